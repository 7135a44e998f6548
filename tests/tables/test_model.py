"""Tables against a plain model: two seats at once, repeats, old versions, a failing store."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.tables.company import (
    ANNA,
    BORIS,
    PATIENCE,
    House,
    Mishap,
    Shelf,
    exchange,
    owner_at,
    six_card,
)

from pegout.dealing import faults
from pegout.engine import CHANCE, IllegalAction, Seat
from pegout.engine.wire import decode, encode
from pegout.tables.facts import Abandoned, Happened, LogEntry, SecretPublished
from pegout.tables.journal import read_entries, read_log
from pegout.tables.refused import Refused
from pegout.tables.table import Table

RULES: Final = six_card(target=31, matchTo=2)
MISHAPS: Final[list[Mishap | None]] = [None, None, None, "not-written", "written-but-lost"]


@dataclass
class Model:
    """What the stored entries say, worked out anew each time and in the plainest way."""

    entries: list[LogEntry]

    @cached_property
    def states(self) -> list[Any]:
        """The state after each entry."""
        state = RULES.start()
        states = []
        for entry in self.entries:
            if isinstance(entry, Happened):
                state = RULES.evolve(state, decode(bytes(entry.event), RULES.event_type))
            states.append(state)
        return states

    @property
    def ended(self) -> bool:
        abandoned = any(isinstance(entry, Abandoned) for entry in self.entries)
        return abandoned or RULES.finished(self.states[-1])

    def asked(self, seat: Seat) -> int:
        """Where the seat last acted, or first had something that it had not had before."""
        asked, had = 1, set[Any]()
        for seq, (entry, state) in enumerate(zip(self.entries, self.states, strict=True), 1):
            cause = entry.cause if isinstance(entry, Happened) else None
            if cause is not None and cause.seat == seat:
                asked = seq
            has = set(RULES.actions(state, seat)) if self.settled(seq) else set()
            if has - had:
                asked = seq
            had = has
        return asked

    def settled(self, seq: int) -> bool:
        """Both texts of the game that goes on are in, and nobody has given up."""
        kinds = [type(entry).__name__ for entry in self.entries[:seq]]
        games = kinds.count("SecretSealed")
        return kinds.count("TextRevealed") == 2 * games and "Abandoned" not in kinds

    def answer(self, seat: Seat, action_id: str) -> tuple[bytes, int] | None:
        """What an action with this id came to: itself and the last of its own events."""
        for place, entry in enumerate(self.entries):
            cause = entry.cause if isinstance(entry, Happened) else None
            if cause is None or (cause.seat, cause.action_id) != (seat, action_id):
                continue
            last = place
            for later in self.entries[place + 1 :]:
                if not isinstance(later, Happened) or later.cause is not None:
                    break
                last += 1
            return bytes(cause.action), last + 1
        return None

    def expects(self, wish: Wish) -> str | int | None:
        """A refusal's code, the answer of a repeated wish, or ``None`` for a wish to carry out."""
        answered = self.answer(wish.seat, wish.action_id)
        if answered is not None:
            return answered[1] if answered[0] == wish.action else "action-id-used"
        if self.ended:
            return "already-ended"
        if not self.settled(len(self.entries)):
            return "not-started"
        if not self.asked(wish.seat) <= wish.expected <= len(self.entries):
            return "stale"
        try:
            RULES.draw(self.states[-1], wish.seat, decode(wish.action, RULES.action_type))
        except IllegalAction as error:
            return error.code
        return None


@dataclass(frozen=True)
class Wish:
    seat: Seat
    action: bytes
    action_id: str
    expected: int


class Tables(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.shelf = Shelf()
        self.sent: list[Wish] = []
        self.number = 0

    def run(self, work: Any) -> Any:  # noqa: ANN401 - whatever the work gives
        async def patiently() -> Any:  # noqa: ANN401
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.loop.run_until_complete(patiently())

    @initialize(seed=st.integers(0, 10_000))
    def open(self, seed: int) -> None:
        async def work() -> None:
            self.house = House(self.shelf)
            self.house.entropy._seed = seed  # noqa: SLF001
            self.room = self.house.room
            self.table_id = await self.room.open(RULES, ANNA, "", ("friend",))
            async with self.room.at(self.table_id) as table:
                await table.sit(BORIS, "", self.house.invitations.shown(table.standing) or "")
                await exchange(table, ANNA, BORIS)

        self.run(work())

    # --- what can happen ------------------------------------------------------------------------

    @rule(
        data=st.data(),
        seat=st.sampled_from([Seat(0), Seat(1)]),
        seen=st.sampled_from(["now", "asked", "before", "future"]),
        mishap=st.sampled_from(MISHAPS),
    )
    def one_wishes(self, data: st.DataObject, seat: Seat, seen: str, mishap: Mishap | None) -> None:
        self.send([self.wish(data, seat, seen)], [mishap])

    @rule(data=st.data(), mishaps=st.lists(st.sampled_from(MISHAPS), min_size=2, max_size=2))
    def both_wish_at_once(self, data: st.DataObject, mishaps: list[Mishap | None]) -> None:
        self.send([self.wish(data, Seat(seat), "now") for seat in (0, 1)], mishaps)

    @precondition(lambda self: self.sent)
    @rule(data=st.data(), mishap=st.sampled_from(MISHAPS))
    def somebody_repeats(self, data: st.DataObject, mishap: Mishap | None) -> None:
        self.send([data.draw(st.sampled_from(self.sent))], [mishap])

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def somebody_uses_an_id_again(self, data: st.DataObject) -> None:
        old = data.draw(st.sampled_from(self.sent))
        self.send([Wish(old.seat, b'{"type":"go"}', old.action_id, old.expected)], [None])

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def a_double_click(self, data: st.DataObject) -> None:
        wish = data.draw(st.sampled_from(self.sent))
        self.send([wish, wish], [None, None])

    @rule(mishaps=st.lists(st.sampled_from(MISHAPS), min_size=6, max_size=6))
    def play_on_for_a_while(self, mishaps: list[Mishap | None]) -> None:
        for mishap in mishaps:
            model = Model(self.stored())
            if model.ended or not model.settled(len(model.entries)):
                return
            state = model.states[-1]
            seat = RULES.awaiting(state)[0]
            action = encode(RULES.actions(state, seat)[0])
            self.send([Wish(seat, action, self.new_id(), len(model.entries))], [mishap])

    @rule(owner=st.sampled_from([ANNA, BORIS]))
    def the_shuffles_are_settled(self, owner: Any) -> None:  # noqa: ANN401
        async def work() -> None:
            async with self.room.at(self.table_id) as table:
                if not table.standing.ended and not table.standing.shuffling.settled:
                    first, second = owner, ANNA if owner == BORIS else BORIS
                    await exchange(table, first, second)

        self.run(work())

    @rule()
    def restart(self) -> None:
        async def work() -> None:
            await self.room.close()
            self.room = self.house.another_room()

        self.run(work())

    @precondition(lambda self: len(self.sent) > 25)
    @rule(owner=st.sampled_from([ANNA, BORIS]), mishap=st.sampled_from(MISHAPS))
    def give_up(self, owner: Any, mishap: Mishap | None) -> None:  # noqa: ANN401
        ended = Model(self.stored()).ended

        async def work() -> str:
            self.house.store.mishaps.clear()
            self.house.store.mishaps.append(mishap)
            async with self.room.at(self.table_id) as table:
                try:
                    await table.abandon(owner)
                except Refused as error:
                    return error.code
                return "abandoned"

        came_to = self.run(work())
        if ended:
            assert came_to == "already-ended"
        else:
            assert came_to == ("not-stored" if mishap else "abandoned")

    # --- how it is done and looked at -----------------------------------------------------------

    def new_id(self) -> str:
        self.number += 1
        return f"id-{self.number}"

    def wish(self, data: st.DataObject, seat: Seat, seen: str) -> Wish:
        """Something that somebody at the seat might send, mostly sensible."""
        model = Model(self.stored())
        state = model.states[-1]
        options = [encode(action) for action in RULES.actions(state, seat)[:8]]
        options += [b'{"type":"go"}', b'{"type":"cut","at":60}', b'{"type":"lay","piece":"5H"}']
        now = len(model.entries)
        asked = model.asked(seat)
        expected = {"now": now, "asked": asked, "before": asked - 1, "future": now + 1}[seen]
        return Wish(seat, data.draw(st.sampled_from(options)), self.new_id(), expected)

    def stored(self) -> list[LogEntry]:
        return list(read_entries(self.shelf.entries(self.table_id)))

    def send(self, wishes: list[Wish], mishaps: list[Mishap | None]) -> None:
        """Send them at once and compare each answer with what the model makes of the log."""
        before = Model(self.stored())
        self.sent.extend(wish for wish in wishes if wish not in self.sent)
        answers = self.run(self._send(wishes, mishaps))
        after = Model(self.stored())
        assert after.entries[: len(before.entries)] == before.entries
        failed = any(answer == "not-stored" for answer in answers)
        for wish, answer in zip(wishes, answers, strict=True):
            stored = after.answer(wish.seat, wish.action_id)
            if isinstance(answer, int):
                assert stored == (wish.action, answer)
            elif answer == "not-stored":
                assert any(mishaps)
            elif len(wishes) == 1:
                assert answer == before.expects(wish)
            else:
                # The other one may have come first.
                assert answer in {before.expects(wish), after.expects(wish)}
            if len(wishes) == 1 and not failed and before.expects(wish) is None:
                assert isinstance(answer, int), answer

    async def _send(self, wishes: list[Wish], mishaps: list[Mishap | None]) -> list[int | str]:
        self.house.store.mishaps.clear()
        self.house.store.mishaps.extend(mishaps)
        async with self.room.at(self.table_id) as table:
            answers = await asyncio.gather(*(self._answer(table, wish) for wish in wishes))
        self.house.store.mishaps.clear()
        return list(answers)

    async def _answer(self, table: Table, wish: Wish) -> int | str:
        try:
            return await table.play(
                owner_at(wish.seat),
                wish.action,
                action_id=wish.action_id,
                expected=wish.expected,
            )
        except Refused as error:
            return error.code

    @invariant()
    def everything_told_is_stored(self) -> None:
        """In order, once, and as it is in the store."""
        if not hasattr(self, "house"):
            return
        stored = self.stored()
        last = 0
        for seq, entry in self.house.gossip.entries(self.table_id):
            assert seq > last, "told twice, or out of order"
            assert encode(stored[seq - 1]) == encode(entry)
            last = seq

    @invariant()
    def every_id_is_in_the_log_once(self) -> None:
        if not hasattr(self, "house"):
            return
        ids = [
            (entry.cause.seat, entry.cause.action_id)
            for entry in self.stored()
            if isinstance(entry, Happened) and entry.cause and entry.cause.seat != CHANCE
        ]
        assert len(ids) == len(set(ids))

    @invariant()
    def what_is_stored_follows_from_its_causes(self) -> None:
        if not hasattr(self, "house"):
            return
        model = Model(self.stored())
        states = [RULES.start(), *model.states]
        for place, entry in enumerate(model.entries):
            if not isinstance(entry, Happened) or entry.cause is None:
                continue
            cause = entry.cause
            decided = RULES.decide(
                states[place],
                cause.seat,
                decode(bytes(cause.action), RULES.action_type),
                () if cause.drawn is None else cause.drawn.pieces,
            )
            facts = model.entries[place : place + len(decided)]
            assert [encode(event) for event in decided] == [
                bytes(fact.event) for fact in facts if isinstance(fact, Happened)
            ]

    def teardown(self) -> None:
        if hasattr(self, "house"):
            standing, _ = read_log(self.table_id, self.shelf.entries(self.table_id))
            for shuffling in standing.shufflings:
                if shuffling.published:
                    assert faults(shuffling.proof(self.table_id, "cards")) == ()
            if standing.ended:
                assert isinstance(self.stored()[-1], SecretPublished)
            self.run(self.room.close())
        self.loop.close()


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """A failing store is logged each time, and here it fails all the time."""
    caplog.set_level(logging.CRITICAL, "pegout.tables.table")


TestTables = pytest.mark.slow(pytest.mark.usefixtures("quiet")(Tables.TestCase))
TestTables.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # shrinking takes minutes; the steps are printed as they were
    suppress_health_check=list(HealthCheck),
)

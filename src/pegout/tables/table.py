"""A table: the only thing in the house that changes, and one wish at a time.

Store, then tell. A wish is worked out as a `Draft`; the store takes it or does not; only then is it
this table's standing, and only then is anybody told. So a failing store harms nothing: whoever
wished is refused, and nobody has seen what did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from pegout.engine import Seat, Unreadable
from pegout.engine.wire import decode, encode
from pegout.tables import fairness, moves, seating
from pegout.tables.draft import Draft
from pegout.tables.facts import Computer, Continued, Happened
from pegout.tables.ids import Owner, TableId
from pegout.tables.journal import damage_told, read_entries
from pegout.tables.listing import listing
from pegout.tables.ports import Asked, Conflict, News, NoAnswer, Outside
from pegout.tables.refused import Refused, refused
from pegout.tables.standing import Moment, Standing

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_MOMENTS: Final = 512
"""How much of the log stays at hand for those who come back after a short while."""
ATTEMPTS: Final = 5
"""How often a wish is tried when somebody else writes to the same table."""
PACE: Final = 0.1
"""Seconds. Computers act only at whole multiples after they were asked: a forced go comes exactly
as late as a chosen card, so that the time tells nothing of what they hold."""
STORE_AGAIN: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds to wait before what must happen is stored again; the last for ever after."""


@dataclass(frozen=True)
class Answer:
    """What an action with an id came to."""

    action: bytes
    seq: int
    """The last entry that the action itself led to."""


class Table:
    """One table in memory. Make them with `Room`, which keeps one of each."""

    def __init__(self, moments: Iterable[Moment], standing: Standing, outside: Outside) -> None:
        self.standing = standing
        self.moments: deque[Moment] = deque(maxlen=KEPT_MOMENTS)
        """The latest entries; what is older is in the store."""
        self._outside = outside
        self._answers: dict[tuple[Seat, str], Answer] = {}
        self._open_answer: tuple[Seat, str] | None = None
        self._lock = asyncio.Lock()
        self._wishes: set[asyncio.Task[Any]] = set()
        self._waiting: dict[object, asyncio.Task[None]] = {}
        self._closed = False
        self._in_doubt = False
        """The store has failed at its last append: nobody knows whether it has written."""
        for moment in moments:
            self._remember(moment)

    @property
    def idle(self) -> bool:
        """Nobody's wish is being carried out and nothing will happen by itself."""
        return not self._wishes and not self._waiting

    # --- wishes ---------------------------------------------------------------------------------

    async def play(
        self, owner: Owner, action: bytes | msgspec.Raw, *, action_id: str, expected: int
    ) -> int:
        """A person's action, as JSON; returns the ``seq`` it led to. Raises `Refused`.

        ``expected`` is the last entry that the person had seen. The same ``action_id`` again gets
        the same answer and changes nothing.
        """

        def wish(draft: Draft) -> int:
            seat = seat_at(draft.standing, owner)
            wanted = _read_action(draft.standing, bytes(action))
            answered = self._answers.get((seat, action_id))
            if answered is not None:
                if answered.action != encode(wanted):
                    raise refused("action-id-used")
                return answered.seq
            moves.check(draft.standing, seat, expected)
            at = self._outside.clock.now()
            return moves.act(draft, seat, wanted, action_id=action_id, at=at)

        return await self._carry_out(wish)

    async def promise(self, owner: Owner, game: int, promise: str) -> int:
        """The hash of a person's text for a game's shuffles; raises `Refused`."""

        def wish(draft: Draft) -> int:
            fairness.promise(draft, seat_at(draft.standing, owner), game, promise)
            return draft.standing.seq

        return await self._carry_out(wish)

    async def reveal(self, owner: Owner, game: int, text: str) -> int:
        """A person's text for a game's shuffles; raises `Refused`."""

        def wish(draft: Draft) -> int:
            fairness.reveal(draft, seat_at(draft.standing, owner), game, text)
            return draft.standing.seq

        return await self._carry_out(wish)

    async def sit(self, owner: Owner, name: str, token: str, *, wished: Seat | None = None) -> Seat:
        """A person takes an open chair with the link's token; raises `Refused`."""

        def wish(draft: Draft) -> Seat:
            at = self._outside.clock.now()
            return seating.sit(draft, owner, name, token, at, wished=wished)

        return await self._carry_out(wish)

    async def abandon(self, owner: Owner) -> int:
        """A person gives up, or gets up before the game has begun; raises `Refused`."""

        def wish(draft: Draft) -> int:
            seat = seat_at(draft.standing, owner)
            moves.abandon(draft, seat, self._outside.clock.now())
            return draft.standing.seq

        return await self._carry_out(wish)

    async def ask_to(self, owner: Owner, another: TableId) -> None:
        """A person asks the company of this ended table to another one; raises `Refused`."""

        def wish(draft: Draft) -> None:
            draft.add(Continued(seat_at(draft.standing, owner), another))

        await self._carry_out(wish)

    # --- one at a time --------------------------------------------------------------------------

    async def _carry_out(self, wish: Callable[[Draft], T]) -> T:
        """Whoever wished may go away meanwhile: what was begun is finished."""
        task = asyncio.get_running_loop().create_task(self._in_turn(wish))
        self._wishes.add(task)
        task.add_done_callback(self._wishes.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, wish: Callable[[Draft], T]) -> T:
        async with self._lock:
            if self._in_doubt:
                await self._catch_up()
            for _ in range(ATTEMPTS):
                draft = Draft(self.standing)
                answer = wish(draft)
                if not draft.moments:
                    return answer
                moves.go_on(draft, self._outside.entropy, self._outside.clock.now())
                if await self._stored(draft):
                    return answer
            raise refused("not-stored")

    async def _stored(self, draft: Draft) -> bool:
        """Store a draft and tell; not done where somebody else has written meanwhile."""
        now = self._outside.clock.now()
        table = self.standing.table
        try:
            await self._outside.store.append(
                table, draft.expected, draft.written(), listing(draft.standing, now)
            )
        except Conflict:
            await self._catch_up()
            return False
        except Exception as error:
            log.exception("table %s could not be stored", table)
            self._in_doubt = True
            raise refused("not-stored") from error
        self._commit(draft.moments, draft.standing)
        return True

    async def _catch_up(self) -> None:
        """Take over what the store has and this memory has not."""
        try:
            data = await self._outside.store.read(self.standing.table, self.standing.seq)
        except Exception as error:
            log.exception("table %s could not be read again", self.standing.table)
            raise refused("not-stored") from error
        draft = Draft(self.standing)
        with damage_told(self.standing.table):
            for entry in read_entries(data):
                draft.add(entry)
        self._in_doubt = False
        if draft.moments:
            self._commit(draft.moments, draft.standing)

    def _commit(self, moments: list[Moment], standing: Standing) -> None:
        self.standing = standing
        for moment in moments:
            self._remember(moment)
        self._outside.announcer.announce(News(standing.table, tuple(moments), standing))
        self.arrange()

    def _remember(self, moment: Moment) -> None:
        self.moments.append(moment)
        if not isinstance(moment.entry, Happened):
            return
        cause = moment.entry.cause
        if cause is not None:
            self._open_answer = (cause.seat, cause.action_id) if cause.action_id else None
            if self._open_answer is not None:
                self._answers[self._open_answer] = Answer(bytes(cause.action), moment.seq)
        elif self._open_answer is not None:
            answer = self._answers[self._open_answer]
            self._answers[self._open_answer] = Answer(answer.action, moment.seq)

    # --- what happens by itself -----------------------------------------------------------------

    def arrange(self) -> None:
        """See that computers are asked and that nobody is waited for without end."""
        if self._closed:
            return
        standing = self.standing
        waited_for = fairness.missing(standing)
        if waited_for is not None:
            self._see_to(waited_for, partial(self._expire, waited_for))
        for seat, chair in enumerate(standing.chairs):
            if isinstance(chair, Computer) and standing.may[seat]:
                turn = Turn(Seat(seat), chair.bot, standing.asked[seat])
                self._see_to(turn, partial(self._take, turn))

    def _see_to(self, what: object, begin: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if what in self._waiting:
            return
        task = asyncio.get_running_loop().create_task(begin())
        self._waiting[what] = task
        task.add_done_callback(partial(self._seen_to, what))

    def _seen_to(self, what: object, task: asyncio.Task[None]) -> None:
        self._waiting.pop(what, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: %s failed", self.standing.table, what, exc_info=error)

    async def _expire(self, waited_for: tuple[int, fairness.Missing]) -> None:
        await self._outside.clock.sleep(fairness.ANSWER_WITHIN)
        await self._insist(partial(fairness.expire, waited_for=waited_for))

    async def _take(self, turn: Turn) -> None:
        """A computer player's turn, from being asked to having acted."""
        standing = self.standing
        asked_at = self._outside.clock.now()
        chosen = await self._chosen(standing, turn)
        spent = max(0.0, self._outside.clock.now() - asked_at)
        await self._outside.clock.sleep((math.floor(spent / PACE) + 1) * PACE - spent)
        for action in (chosen, None):
            try:
                await self._insist(partial(self._act, turn=turn, action=action))
            except Refused as error:
                if error.code in {"stale", "already-ended"}:
                    return
                log.warning("%s wanted what the rules refuse: %s", turn.bot, error)
            else:
                return

    def _act(self, draft: Draft, turn: Turn, action: Any) -> None:  # noqa: ANN401 - an action of whichever family, or none
        moves.check(draft.standing, turn.seat, turn.asked)
        if action is None:
            action = draft.standing.may[turn.seat][0]  # a plain legal one
        moves.act(draft, turn.seat, action, at=self._outside.clock.now())

    async def _chosen(self, standing: Standing, turn: Turn) -> Any:  # noqa: ANN401 - as above
        """What the computer player wants; ``None`` where it fails."""
        ruleset, may = standing.ruleset, standing.may[turn.seat]
        asked = Asked(
            ruleset=ruleset.text,
            options=dict(ruleset.options),
            bot=turn.bot,
            observation=msgspec.Raw(encode(ruleset.observe(standing.state, turn.seat))),
            actions=msgspec.Raw(encode(may)),
            seed=int.from_bytes(self._outside.entropy.secret(8), "big"),
        )
        try:
            return decode(await self._outside.players.choose(asked), ruleset.action_type)
        except (NoAnswer, Unreadable) as error:
            log.warning("%s has not answered at table %s: %s", turn.bot, standing.table, error)
            return None

    async def _insist(self, wish: Callable[[Draft], None]) -> None:
        """Carry out what must happen, however long the store is away."""
        failures = 0
        while True:
            try:
                await self._carry_out(wish)
            except Refused as error:
                if error.code != "not-stored":
                    raise
                pause = STORE_AGAIN[min(failures, len(STORE_AGAIN) - 1)]
                failures += 1
                await self._outside.clock.sleep(pause)
            else:
                return

    async def close(self) -> None:
        """Let what was begun finish, and begin nothing more."""
        self._closed = True
        for task in self._waiting.values():
            task.cancel()
        await asyncio.gather(*self._waiting.values(), *self._wishes, return_exceptions=True)


@dataclass(frozen=True)
class Turn:
    """A computer player that has been asked."""

    seat: Seat
    bot: str
    asked: int


def seat_at(standing: Standing, owner: Owner) -> Seat:
    """Where a person sits; raises `Refused`."""
    seat = standing.seat_of(owner)
    if seat is None:
        raise refused("no-seat")
    return seat


def _read_action(standing: Standing, action: bytes) -> Any:  # noqa: ANN401 - an action of whichever family
    try:
        return decode(action, standing.ruleset.action_type)
    except Unreadable as error:
        raise refused("unreadable-action", why=str(error)) from error

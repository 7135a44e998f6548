"""Where a table stands: its log, folded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, assert_never

from pegout import games
from pegout.dealing import (
    ABSENT,
    COMPUTER,
    SECRET,
    Contribution,
    Drawn,
    GameProof,
    Mixture,
    promise_of_secret,
    promise_of_text,
)
from pegout.engine import CHANCE, AnyRuleset, Seat
from pegout.engine.wire import decode
from pegout.tables.facts import (
    Abandoned,
    Cause,
    Chair,
    Computer,
    Continued,
    Happened,
    LogEntry,
    Open,
    Opened,
    Person,
    Rose,
    Sat,
    SecretPublished,
    SecretSealed,
    TextPromised,
    TextRevealed,
)
from pegout.tables.ids import Owner, Status, TableId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shuffling:
    """How far the promises for one game have come (docs/fair-dealing.md)."""

    game: int
    secret: str = field(repr=False)
    promise: str
    promises: tuple[str | None, ...]
    """By seat."""
    texts: tuple[str | None, ...]
    """By seat; a computer's stands from the beginning."""
    published: bool = False
    draws: tuple[Drawn, ...] = ()

    @property
    def promised(self) -> bool:
        """Nobody's text need be waited for any longer before texts are told."""
        return all(
            promise is not None or text is not None
            for promise, text in zip(self.promises, self.texts, strict=True)
        )

    @property
    def settled(self) -> bool:
        """All parts are in: the shuffles are what they are."""
        return None not in self.texts

    def mixture(self, table: TableId) -> Mixture:
        """What the shuffles follow from; only of settled ones."""
        return Mixture(
            secret=bytes.fromhex(self.secret),
            table=table,
            game=self.game,
            texts=tuple(text for text in self.texts if text is not None),
        )

    def proof(self, table: TableId, pieces: str) -> GameProof:
        """Everything about the dealing of this game; only of published ones.

        A game that was abandoned before all texts were in has no draws to check: there whoever was
        still to reveal stands as absent.
        """
        return GameProof(
            table=table,
            game=self.game,
            set=pieces,
            promise=self.promise,
            secret=self.secret,
            contributions=tuple(
                Contribution(text=ABSENT if text is None else text, promise=promise)
                for promise, text in zip(self.promises, self.texts, strict=True)
            ),
            draws=self.draws,
        )


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry of the log and the game as it then stood."""

    seq: int
    entry: LogEntry
    event: Any
    """The game's event; ``None`` where the entry is not of the game."""
    state: Any


@dataclass(frozen=True, slots=True)
class Standing:
    """A table after the entries 1 to ``seq`` of its log."""

    ruleset: AnyRuleset = field(repr=False)
    opened: Opened = field(repr=False)
    seq: int
    chairs: tuple[Chair, ...] = field(repr=False)
    state: Any = field(repr=False)
    shufflings: tuple[Shuffling, ...]
    """Game by game."""
    abandoned: Seat | None
    continued: Continued | None
    """Where the company was asked to last, after the end."""
    may: tuple[tuple[Any, ...], ...]
    """By seat, what it may do now."""
    asked: tuple[int, ...]
    """By seat, the entry at which it last acted or was given something new to choose from. Whoever
    has seen that one knows enough to choose."""
    deal_from: int
    """The first entry of the deal that is going on: what chance has dealt last."""

    @property
    def table(self) -> TableId:
        return self.opened.table

    @property
    def status(self) -> Status:
        if self.abandoned is not None:
            return "abandoned"
        if self.ruleset.finished(self.state):
            return "finished"
        return "waiting" if self.waits_for_somebody else "playing"

    @property
    def ended(self) -> bool:
        return self.status in {"finished", "abandoned"}

    @property
    def waits_for_somebody(self) -> bool:
        """A chair is open."""
        return any(isinstance(chair, Open) for chair in self.chairs)

    @property
    def shuffling(self) -> Shuffling:
        """Of the latest game."""
        return self.shufflings[-1]

    @property
    def in_play(self) -> bool:
        """The game can go on: everybody sits and its shuffles are settled."""
        return (
            self.abandoned is None
            and bool(self.shufflings)
            and self.shuffling.settled
            and self.shuffling.game == self.ruleset.game(self.state)
        )

    @property
    def awaits_chance(self) -> bool:
        return self.in_play and self.ruleset.awaiting(self.state) == (CHANCE,)

    def seat_of(self, owner: Owner) -> Seat | None:
        """Where a person sits."""
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair, Person) and chair.owner == owner:
                return Seat(seat)
        return None

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(seat) for seat, chair in enumerate(self.chairs) if isinstance(chair, Person)
        )


def first(opened: Opened) -> tuple[Standing, Moment]:
    """The standing after the first entry; raises `UnfitRules` where its ruleset cannot be read."""
    ruleset = games.read(opened.ruleset, opened.options)
    nothing: tuple[tuple[Any, ...], ...] = ((),) * ruleset.seats
    state = ruleset.start(opened.dealer)
    standing = Standing(
        ruleset=ruleset,
        opened=opened,
        seq=1,
        chairs=opened.chairs,
        state=state,
        shufflings=(),
        abandoned=None,
        continued=None,
        may=nothing,
        asked=(1,) * ruleset.seats,
        deal_from=1,
    )
    return standing, Moment(seq=1, entry=opened, event=None, state=state)


def after(standing: Standing, entry: LogEntry) -> tuple[Standing, Moment]:  # noqa: C901 - one case a word
    """The standing after one more entry.

    An entry is a fact and is not decided again; but one whose parts do not fit each other, or not
    those before it, was damaged: raises ``ValueError``, or whatever breaks in the rules.
    """
    seq = standing.seq + 1
    event = None
    match entry:
        case Opened():
            raise ValueError(f"entry {seq}: a table is opened once")
        case Sat(seat=seat, person=person):
            changed = replace(standing, chairs=_put(standing.chairs, seat, person))
        case Rose(seat=seat):
            changed = _without_promise(standing, seat)
            changed = replace(
                changed, chairs=_put(changed.chairs, seat, standing.opened.chairs[seat])
            )
        case SecretSealed():
            changed = replace(standing, shufflings=(*standing.shufflings, _sealed(standing, entry)))
        case TextPromised(game=game, seat=seat, promise=promise):
            shuffling = _of_game(standing, game)
            _check(SECRET.fullmatch(promise) is not None, seq, "a promise has 64 digits")
            promises = _put(shuffling.promises, seat, promise)
            changed = _with(standing, replace(shuffling, promises=promises))
        case TextRevealed(game=game, seat=seat, text=text):
            shuffling = _of_game(standing, game)
            promised = text == ABSENT or promise_of_text(text) == shuffling.promises[seat]
            _check(promised, seq, "the text is another than the promised one")
            texts = _put(shuffling.texts, seat, text)
            changed = _with(standing, replace(shuffling, texts=texts))
        case SecretPublished(game=game, secret=secret):
            shuffling = _of_game(standing, game)
            _check(secret == shuffling.secret, seq, "the secret is another than the sealed one")
            changed = _with(standing, replace(shuffling, published=True))
        case Abandoned(seat=seat):
            changed = replace(standing, abandoned=seat)
        case Continued():
            changed = replace(standing, continued=entry)
        case Happened():
            event = decode(bytes(entry.event), standing.ruleset.event_type)
            changed = _after_event(standing, entry.cause, event, seq)
        case _:
            assert_never(entry)
    changed = _asked_anew(replace(changed, seq=seq))
    return changed, Moment(seq=seq, entry=entry, event=event, state=changed.state)


def fold(entries: Iterable[LogEntry]) -> tuple[Standing, list[Moment]]:
    """A whole log from its first entry."""
    every = iter(entries)
    opened = next(every, None)
    if not isinstance(opened, Opened):
        raise ValueError("entry 1: a log begins with the opening of its table")  # noqa: TRY004
    standing, moment = first(opened)
    moments = [moment]
    for entry in every:
        standing, moment = after(standing, entry)
        moments.append(moment)
    _check(bool(standing.shufflings), standing.seq + 1, "the first secret is missing")
    return standing, moments


def _check(fits: bool, seq: int, why: str) -> None:  # noqa: FBT001 - what is checked
    if not fits:
        raise ValueError(f"entry {seq}: {why}")


def _sealed(standing: Standing, entry: SecretSealed) -> Shuffling:
    """A computer contributes nothing: the server could choose its text."""
    seq = standing.seq + 1
    _check(entry.game == len(standing.shufflings) + 1, seq, "games are counted 1, 2, 3")
    _check(SECRET.fullmatch(entry.secret) is not None, seq, "a secret has 64 digits")
    promised = promise_of_secret(bytes.fromhex(entry.secret))
    _check(promised == entry.promise, seq, "the secret is another than the promised one")
    return Shuffling(
        game=entry.game,
        secret=entry.secret,
        promise=entry.promise,
        promises=(None,) * len(standing.chairs),
        texts=tuple(COMPUTER if isinstance(chair, Computer) else None for chair in standing.chairs),
    )


def _of_game(standing: Standing, game: int) -> Shuffling:
    """Raises ``ValueError`` where its secret was never sealed."""
    known = 1 <= game <= len(standing.shufflings)
    _check(known, standing.seq + 1, f"game {game} has no secret")
    return standing.shufflings[game - 1]


def _with(standing: Standing, shuffling: Shuffling) -> Standing:
    return replace(standing, shufflings=_put(standing.shufflings, shuffling.game - 1, shuffling))


def _without_promise(standing: Standing, seat: Seat) -> Standing:
    """Nobody has revealed a text while a chair was open: whoever sits here next promises anew."""
    shuffling = standing.shuffling
    return _with(standing, replace(shuffling, promises=_put(shuffling.promises, seat, None)))


def _after_event(standing: Standing, cause: Cause | None, event: Any, seq: int) -> Standing:  # noqa: ANN401 - an event of whichever family
    if cause is not None and cause.drawn is not None:
        shuffling = _of_game(standing, cause.game)
        standing = _with(standing, replace(shuffling, draws=(*shuffling.draws, cause.drawn)))
    if cause is not None and cause.seat == CHANCE:
        standing = replace(standing, deal_from=seq)
    elif cause is not None:
        standing = replace(standing, asked=_put(standing.asked, cause.seat, seq))
    return replace(standing, state=standing.ruleset.evolve(standing.state, event))


def _asked_anew(standing: Standing) -> Standing:
    """A seat that may do something new is asked anew; the others are not disturbed.

    Two who cut or discard at the same time only narrow each other's choice, if at all: a choice
    among what is left is as good as before.
    """
    ruleset, state = standing.ruleset, standing.state
    awaited = ruleset.awaiting(state) if standing.in_play else ()
    may = tuple(
        ruleset.actions(state, Seat(seat)) if seat in awaited else ()
        for seat in range(len(standing.chairs))
    )
    if may == standing.may:
        return standing
    asked = tuple(
        before if set(now) <= set(then) else standing.seq
        for before, then, now in zip(standing.asked, standing.may, may, strict=True)
    )
    return replace(standing, may=may, asked=asked)


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])

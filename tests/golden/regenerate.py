"""One recorded game of every shipped ruleset, and of some house rules, always the same.

`./dev golden` writes them anew.

Beside each record lies what every viewer was told of it: who is told more or less than before is
seen there, line by line.

A change of the rules, of the shuffles or of the notation shows itself as a difference in these
files. Look at it before you commit it: an engine that alters an old game is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from tests.strategies import choose

from pegout.dealing import COMPUTER, Drawn, Mixture, pack, promise_of_secret, promise_of_text
from pegout.engine import AnyRuleset, Onlooker, OptionValue, Seat, Viewer, wire
from pegout.games import load, shipped
from pegout.records import Game, Move, Player, Record, write

RECORDS: Final = Path(__file__).parent / "records"
SEEN: Final = Path(__file__).parent / "seen"
ACTS_SEEN: Final = 24
"""From the cut for the deal into the second deal; the last act beside them."""
OPENED: Final = 1_767_643_509
"""An evening in January 2026."""


def played(ruleset: AnyRuleset, seed: str, dealer: Seat | None = None) -> Record:
    """A whole match of players who do anything that is allowed, dealt fairly.

    Seat 0 is a person with a text for the shuffles, the others are computer players.
    """
    games: list[list[Move]] = [[]]
    for number, move in _moves(ruleset, seed, dealer):
        if number > len(games):
            games.append([])
        games[number - 1].append(move)
    return Record(
        table=_digest(seed, "table")[:10],
        ruleset=ruleset,
        digest=ruleset.digest,
        players=(Player("person", "Anna"), *_opponents(ruleset)),
        games=tuple(
            _promised(ruleset, seed, number, moves) for number, moves in enumerate(games, start=1)
        ),
        dealer=dealer,
        opened=OPENED,
    )


def _moves(ruleset: AnyRuleset, seed: str, dealer: Seat | None) -> Iterator[tuple[int, Move]]:
    dice = Random(seed)  # noqa: S311 - not for the shuffles
    state = ruleset.start(dealer)
    while not ruleset.finished(state):
        number = ruleset.game(state)
        seat = ruleset.awaiting(state)[0]
        action = choose(ruleset, dice, state, ruleset.actions(state, seat))
        wanted = ruleset.draw(state, seat, action)
        drawn = None
        if wanted is not None:
            order = pack(_mixture(ruleset, seed, number), wanted.shuffle, ruleset.pieces)
            pieces = tuple(order[place] for place in wanted.places)
            drawn = Drawn(wanted.shuffle, wanted.places, pieces)
        events = ruleset.decide(state, seat, action, () if drawn is None else drawn.pieces)
        for event in events:
            state = ruleset.evolve(state, event)
        yield number, Move(seat, action, events, drawn)


def _opponents(ruleset: AnyRuleset) -> tuple[Player, ...]:
    return (Player("computer", "random"),) * (ruleset.seats - 1)


def _promised(ruleset: AnyRuleset, seed: str, number: int, moves: list[Move]) -> Game:
    texts = _texts(ruleset, seed, number)
    return Game(
        moves=tuple(moves),
        promise=promise_of_secret(_secret(seed, number)),
        promises=tuple(None if text == COMPUTER else promise_of_text(text) for text in texts),
        texts=texts,
        secret=_secret(seed, number).hex(),
    )


def _mixture(ruleset: AnyRuleset, seed: str, number: int) -> Mixture:
    table = _digest(seed, "table")[:10]
    return Mixture(_secret(seed, number), table, number, _texts(ruleset, seed, number))


def _texts(ruleset: AnyRuleset, seed: str, number: int) -> tuple[str, ...]:
    return (_digest(seed, f"text {number}")[:32], *(COMPUTER,) * (ruleset.seats - 1))


def _secret(seed: str, number: int) -> bytes:
    return bytes.fromhex(_digest(seed, f"secret {number}"))


def _digest(seed: str, what: str) -> str:
    return sha256(f"{seed}: {what}".encode()).hexdigest()


HOUSES: Final[Mapping[str, tuple[str, Mapping[str, OptionValue]]]] = {
    "six-card-muggins": ("six-card", {"target": 61, "counting": "muggins"}),
    "six-card-3p-penalty": (
        "six-card-3p",
        {"target": 61, "counting": "muggins", "overclaim": "penalty"},
    ),
    "five-card-auction": ("five-card", {"auction": "deduct"}),
    "domino-mendelev-auction": (
        "domino-mendelev",
        {"auction": "give", "auctionRoles": "winner_is_dealer"},
    ),
}
"""Recorded beside the shipped rulesets: house rules with words of their own."""


def names() -> tuple[str, ...]:
    """What has a recorded game: every shipped ruleset, and some under house rules."""
    return (*shipped(), *HOUSES)


def golden(name: str) -> Record:
    """The recorded game of this name."""
    ruleset, options = HOUSES.get(name, (name, {}))
    return played(load(ruleset, options), f"golden {name}")


def seen(name: str) -> str:
    """One JSON object a line: an act, then what each viewer was told, shown and offered."""
    return "".join(wire.encode(line).decode() + "\n" for line in _seen(golden(name)))


def _seen(record: Record) -> Iterator[object]:
    ruleset = record.ruleset
    viewers: tuple[Viewer, ...] = (*map(Seat, range(ruleset.seats)), Onlooker.SPECTATOR)
    state = ruleset.start(record.dealer)
    moves = [move for _, move in record.numbered()]
    for number, move in enumerate(moves, start=1):
        for event in move.events:
            state = ruleset.evolve(state, event)
        if ACTS_SEEN < number < len(moves):
            continue
        yield {"act": number, "seat": move.seat, "action": move.action}
        for viewer in viewers:
            yield {
                "viewer": "spectator" if isinstance(viewer, Onlooker) else viewer,
                "events": [ruleset.redact(event, viewer) for event in move.events],
                "observation": ruleset.observe(state, viewer),
                "actions": () if isinstance(viewer, Onlooker) else ruleset.actions(state, viewer),
            }


def main() -> None:
    for folder, suffix, text in (
        (RECORDS, ".txt", lambda name: write(golden(name))),
        (SEEN, ".jsonl", seen),
    ):
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            if old.stem not in names():
                old.unlink()
        for name in names():
            path = folder / f"{name}{suffix}"
            path.write_text(text(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

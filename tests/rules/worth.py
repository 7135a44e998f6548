"""What a shipped ruleset declares otherwise than six-card, and what pieces are worth in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from tests.scripted import ruleset

from pegout.engine import OptionValue, ScoreLine
from pegout.games.cribbage import scoring
from pegout.games.cribbage.moves import What
from pegout.pieces import CARDS, SETS, Piece, Suit, read_pieces


def differs(name: str, *sections: str) -> dict[str, Any]:
    """By entry (``deal.each``), what the ruleset's file says otherwise than six-card's.

    With sections (``play``, ``deal.each``) those alone.
    """
    own, others = (dict(_entries(declared(each))) for each in (name, "six-card"))
    return {
        entry: own.get(entry)
        for entry in own | others
        if own.get(entry) != others.get(entry)
        and entry not in {"name", "house_rules"}
        and (not sections or any(f"{entry}.".startswith(f"{each}.") for each in sections))
    }


def declared(name: str, **options: OptionValue) -> Any:  # noqa: ANN401 - a family's own
    rules: Any = ruleset(name, **options)
    return rules.rules


def _entries(rules: Any) -> Iterator[tuple[str, Any]]:  # noqa: ANN401 - as above
    for section, value in msgspec.to_builtins(rules).items():
        if isinstance(value, dict):
            yield from ((f"{section}.{entry}", each) for entry, each in value.items())
        else:
            yield section, value


def by_rule(lines: Iterable[ScoreLine]) -> dict[str, int]:
    """Points by rule: ``{"fifteen": 4, "pair": 2}``."""
    points: dict[str, int] = {}
    for line in lines:
        points[line.rule] = points.get(line.rule, 0) + line.points
    return points


def shown(
    name: str, hand: str, starter: str, what: What = "hand", /, **options: OptionValue
) -> dict[str, int]:
    """What a hand or crib is worth with the starter."""
    rules = declared(name, **options)
    (turned,) = read_pieces(starter, SETS[rules.pieces])
    return by_rule(scoring.show_lines(rules, read_pieces(hand, SETS[rules.pieces]), turned, what))


def laid(name: str, series: str, /, **options: OptionValue) -> dict[str, int]:
    """What the last piece of a series scores, the 2 for 31 too. Cards are named by rank."""
    rules = declared(name, **options)
    pieces = suited(series) if rules.pieces == "cards" else read_pieces(series, SETS["tiles"])
    last = scoring.lay_lines(rules, pieces[:-1], pieces[-1])
    return by_rule((*last, *scoring.limit_lines(rules, pieces)))


def suited(series: str) -> tuple[Piece, ...]:
    """Ranks as cards: the first of a rank in clubs, the next in diamonds, and so on."""
    cards: list[Piece] = []
    for rank in series.split():
        before = sum(card.code[0] == rank for card in cards)
        cards += read_pieces(rank + list(Suit)[before], CARDS)
    return tuple(cards)

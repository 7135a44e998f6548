"""What cribbage can be asked without a game: the worth of a hand or a lay, how many make a hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from pegout.engine import Question, ScoreLine, total
from pegout.games.cribbage import scoring
from pegout.games.cribbage.moves import What
from pegout.games.cribbage.rules import CribbageRules
from pegout.pieces import SETS, Piece, UnreadablePiece, read_pieces


class ScoreAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is this hand or crib worth with this starter."""

    hand: tuple[str, ...]
    starter: str
    crib: bool = False


class LayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What does this piece score on this series, the point for go or last aside."""

    series: tuple[str, ...]
    piece: str


class SizesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces are counted together, the starter not among them."""


class Sizes(msgspec.Struct, frozen=True):
    pieces: str
    """The set they come from: ``cards``, ``tiles``."""
    hand: int
    crib: int


class HandWorth(msgspec.Struct, frozen=True):
    points: int
    lines: tuple[ScoreLine, ...]


class LayWorth(msgspec.Struct, frozen=True):
    points: int
    lines: tuple[ScoreLine, ...]
    count: int
    """The count after it."""


def questions(rules: CribbageRules) -> Mapping[str, Question]:
    """The questions bound to rules."""

    def score(asked: ScoreAsked) -> HandWorth:
        what: What = "crib" if asked.crib else "hand"
        needed = rules.crib if asked.crib else rules.kept
        hand = _read(rules, "hand", asked.hand)
        (starter,) = _read(rules, "starter", (asked.starter,), hand)
        if len(hand) != needed:
            raise ValueError(f"hand: a {what} of {rules.name} has {needed} pieces, not {len(hand)}")
        lines = scoring.show_lines(rules, hand, starter, what)
        return HandWorth(total(lines), lines)

    def lay(asked: LayAsked) -> LayWorth:
        series = _read(rules, "series", asked.series)
        (piece,) = _read(rules, "piece", (asked.piece,), series)
        limit, stands_at = rules.play.limit, scoring.count(series)
        if stands_at == limit:
            raise ValueError(f"series: it stands at the limit of {limit} and has ended")
        if stands_at > limit:
            raise ValueError(f"series: it makes {stands_at}; the limit is {limit}")
        laid = (*series, piece)
        if scoring.count(laid) > limit:
            would_be = scoring.count(laid)
            raise ValueError(f"piece: {piece.code} makes {would_be}; the limit is {limit}")
        lines = (
            *scoring.lay_lines(rules, series, piece),
            *scoring.limit_lines(rules, laid),
        )
        return LayWorth(total(lines), lines, scoring.count(laid))

    def sizes(_: SizesAsked) -> Sizes:
        return Sizes(rules.pieces, rules.kept, rules.crib)

    return MappingProxyType(
        {
            "score": Question(ScoreAsked, HandWorth, score),
            "lay": Question(LayAsked, LayWorth, lay),
            "sizes": Question(SizesAsked, Sizes, sizes),
        }
    )


def _read(
    rules: CribbageRules, field: str, texts: tuple[str, ...], others: tuple[Piece, ...] = ()
) -> tuple[Piece, ...]:
    try:
        pieces = read_pieces(texts, SETS[rules.pieces])
    except UnreadablePiece as error:
        raise ValueError(f"{field}: {error}") from error
    if len(pieces) != len(texts):
        raise ValueError(f"{field}: an empty text is not a piece")
    for piece in pieces:
        if piece in others:
            raise ValueError(f"{field}: {piece.code} lies there already")
    return pieces

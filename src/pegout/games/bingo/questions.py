"""What Bingo can be asked without a game: tricks, replies, values, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from pegout.engine import Question, Seat, total
from pegout.games.bingo import rewards, scoring
from pegout.games.bingo.legality import Stock, answers
from pegout.games.bingo.rules import BingoRules
from pegout.pieces import TILES, Tile, UnreadablePiece, read_pieces

Trump = Annotated[int, msgspec.Meta(ge=0, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]
NoneOrMore = Annotated[int, msgspec.Meta(ge=0)]
BySeat = tuple[NoneOrMore, NoneOrMore]


class TrickAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes this trick, and what are its tiles worth."""

    trump: Trump
    lead: str
    reply: str


class TrickTaken(msgspec.Struct, frozen=True):
    winner: Literal["lead", "reply"]
    points: int


class RepliesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tiles of this hand may answer the lead."""

    trump: Trump
    lead: str
    hand: tuple[str, ...]
    stock: Stock


class Replies(msgspec.Struct, frozen=True):
    replies: tuple[str, ...]
    """In the order of the hand."""


class ValuesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is every tile worth with this trump."""

    trump: Trump


class Values(msgspec.Struct, frozen=True):
    values: dict[str, int]
    total: int


class RewardAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is a played deal worth in large points."""

    closer: SeatNumber | None
    points: BySeat
    """Small points by seat."""
    tricks: BySeat
    """By seat."""
    closer_tricks: NoneOrMore | None = None
    """Those of the closer that count: since closing, with closerNoTrick=after_closing. Without it
    they are all of his ``tricks``."""
    first: SeatNumber | None = None
    """Who was the first to have enough; needed where both have."""
    last_trick: SeatNumber | None = None
    """Who took the last trick; needed where that is rewarded."""


class Reward(msgspec.Struct, frozen=True):
    large: tuple[int, int]
    """By seat."""


def questions(rules: BingoRules) -> Mapping[str, Question]:
    """The questions bound to rules."""

    def trick(asked: TrickAsked) -> TrickTaken:
        (lead,) = _read("lead", (asked.lead,))
        (reply,) = _read("reply", (asked.reply,), (lead,))
        lines = scoring.trick_lines(rules, asked.trump, lead, reply, ())
        taken = scoring.takes(rules, asked.trump, lead, reply)
        return TrickTaken("reply" if taken else "lead", total(lines))

    def replies(asked: RepliesAsked) -> Replies:
        (lead,) = _read("lead", (asked.lead,))
        hand = _read("hand", asked.hand, (lead,))
        allowed, _ = answers(rules, asked.trump, lead, hand, asked.stock)
        return Replies(tuple(tile.code for tile in allowed))

    def values(asked: ValuesAsked) -> Values:
        every = {tile.code: scoring.value(rules, asked.trump, tile) for tile in _all()}
        return Values(every, sum(every.values()))

    def reward(asked: RewardAsked) -> Reward:
        large = [0, 0]
        for seat, points, _ in rewards.rewards(rules, _outcome(rules, asked)):
            large[seat] += points
        return Reward((large[0], large[1]))

    return MappingProxyType(
        {
            "trick": Question(TrickAsked, TrickTaken, trick),
            "replies": Question(RepliesAsked, Replies, replies),
            "values": Question(ValuesAsked, Values, values),
            "reward": Question(RewardAsked, Reward, reward),
        }
    )


def _outcome(rules: BingoRules, asked: RewardAsked) -> rewards.Outcome:
    enough = rules.rewards.enough
    have = [seat for seat, points in enumerate(asked.points) if points >= enough]
    first = have[0] if len(have) == 1 else asked.first
    if len(have) > 1 and first is None:
        raise ValueError(f"first: both have {enough}; who had it first?")
    if asked.first is not None and asked.first not in have:
        raise ValueError(f"first: seat {asked.first} has not {enough}")
    by_last_trick = not have and asked.closer is None and rules.rewards.nobody == "last_trick"
    if by_last_trick and asked.last_trick is None:
        raise ValueError("last_trick: nobody has enough; who took the last trick?")
    closer_tricks = asked.closer_tricks
    if closer_tricks is None:
        closer_tricks = 0 if asked.closer is None else asked.tricks[asked.closer]
    elif asked.closer is None or closer_tricks > asked.tricks[asked.closer]:
        raise ValueError("closer_tricks: more than all tricks of the closer")
    return rewards.Outcome(
        small=asked.points,
        tricks=asked.tricks,
        closer=None if asked.closer is None else Seat(asked.closer),
        closer_tricks=closer_tricks,
        first=None if first is None else Seat(first),
        last_trick=None if asked.last_trick is None else Seat(asked.last_trick),
    )


def _all() -> tuple[Tile, ...]:
    return tuple(tile for tile in TILES if isinstance(tile, Tile))


def _read(field: str, texts: tuple[str, ...], others: tuple[Tile, ...] = ()) -> tuple[Tile, ...]:
    try:
        pieces = read_pieces(texts, TILES)
    except UnreadablePiece as error:
        raise ValueError(f"{field}: {error}") from error
    if len(pieces) != len(texts):
        raise ValueError(f"{field}: an empty text is not a tile")
    for piece in pieces:
        if piece in others:
            raise ValueError(f"{field}: {piece.code} lies there already")
    return tuple(tile for tile in pieces if isinstance(tile, Tile))

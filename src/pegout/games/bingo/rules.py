"""What a Bingo ruleset may declare. A file that says anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pegout.engine import UnfitRules
from pegout.pieces import TILES, Tile, UnreadablePiece, read_pieces

BlankRank = Literal[7, 0]
BlankTrumpDouble = Literal[28, 14]
TrickRule = Literal["pips_any", "suit"]
LastDraw = Literal["winner_takes_trump", "loser_takes_trump"]
SixDoubles = Literal["large", "small"]
BingoAmongDoubles = Literal[0, 10]
BingoTakesTrumpDouble = Literal[0, 1]
Thresholds = Literal["20_0", "30_no_trick"]
Nobody = Literal["none", "higher_total", "last_trick"]
CloserNoTrick = Literal["deal", "after_closing"]
LargeTarget = Literal[7, 8]
NextDealer = Literal["alternate", "winner", "loser"]

NoneOrMore = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
HandSize = Annotated[int, msgspec.Meta(ge=2, le=13)]
"""Two hands, a turned tile and at least one more to draw."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every part of a ruleset file: nothing in it is passed over."""


class DealRules(Declared, frozen=True):
    each: HandSize


class TrumpRules(Declared, frozen=True):
    blank_rank: BlankRank
    """What a blank half counts as when halves are compared or added."""


class ValueRules(Declared, frozen=True):
    """What a tile is worth to whoever takes it."""

    bingo: NoneOrMore
    """The double blank, where blanks are not trump."""
    trump_double: NoneOrMore
    blank_trump_double: BlankTrumpDouble
    """The double blank, where blanks are trump."""
    tens: tuple[str, ...]
    """Tiles that are worth ten, trump or not."""

    def ten(self, tile: Tile) -> bool:
        return tile.code in self.tens


class TrickRules(Declared, frozen=True):
    rule: TrickRule
    """Who takes the trick where nobody has played trump."""
    trump_tiles_follow: bool
    """A trump that bears the number asked for answers it."""
    must_trump: bool
    """Who has neither number must play a trump, or Bingo."""
    last_draw: LastDraw


class DoublesRules(Declared, frozen=True):
    """Bonuses for declared doubles."""

    two: NoneOrMore
    three: NoneOrMore
    four: NoneOrMore
    five: NoneOrMore
    six_and_seven: SixDoubles
    six_large: NoneOrMore
    seven_large: NoneOrMore
    six_small: NoneOrMore
    seven_small: NoneOrMore
    bingo_among: BingoAmongDoubles
    """Small points more where the double blank is among them."""


class RewardRules(Declared, frozen=True):
    """From small points to large ones."""

    enough: AtLeastOne
    """The small points that end a deal."""
    thresholds: Thresholds
    closer_no_trick: CloserNoTrick
    nobody: Nobody
    """Who gets a large point where nobody has enough and nobody closed."""
    play_out: bool
    bingo_takes_trump_double: BingoTakesTrumpDouble


class MatchRules(Declared, frozen=True):
    large_target: LargeTarget
    next_dealer: NextDealer


class BingoRules(Declared, frozen=True, kw_only=True):
    """A whole ruleset file."""

    game: Literal["bingo"]
    name: str
    pieces: Literal["tiles"]
    seats: Literal[2]
    house_rules: tuple[str, ...]
    """Names of the options that a table may set."""
    deal: DealRules
    trump: TrumpRules
    values: ValueRules
    tricks: TrickRules
    doubles: DoublesRules
    rewards: RewardRules
    match: MatchRules

    @property
    def dealt(self) -> int:
        """Tiles in both hands after the deal."""
        return self.seats * self.deal.each

    @property
    def face_down(self) -> int:
        """Tiles in the stock after the deal, the turned one aside."""
        return len(TILES) - self.dealt - 1


def check(rules: BingoRules) -> BingoRules:
    """The same rules, or `UnfitRules` with the entries that make no sense together."""
    try:
        tens = read_pieces(rules.values.tens, TILES)
    except UnreadablePiece as error:
        raise UnfitRules(f"values.tens: {error}") from error
    if tuple(tile.code for tile in tens) != rules.values.tens:
        raise UnfitRules("values.tens: a tile is written with its higher half first")
    return rules

"""What a cribbage ruleset may declare. A file that says anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pegout.engine import UnfitRules
from pegout.pieces import SETS

Pieces = Literal["cards", "tiles"]
Sides = Literal["singles", "partners"]
Manner = Literal["one_at_a_time", "all_at_once"]
Series = Literal["resume", "single"]
HandFlush = Literal["whole", "none"]
CribFlush = Literal["five_only", "four_flat4", "four_or_five", "none"]
Granularity = Literal["event", "item"]
Lurch = Literal["half", "parlett", "acc", "none"]
MatchScale = Literal["one_two", "acc", "one_two_three", "one_two_four", "three_four_four"]
NextDealer = Literal["alternate", "winner", "loser"]

NoneOrMore = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
AtLeastTwo = Annotated[int, msgspec.Meta(ge=2)]
AtLeastTwelve = Annotated[int, msgspec.Meta(ge=12)]

MATCH_POINTS: dict[MatchScale, tuple[int, int, int]] = {
    "one_two": (1, 2, 2),
    "acc": (2, 3, 3),
    "one_two_three": (1, 2, 3),
    "one_two_four": (1, 2, 4),
    "three_four_four": (3, 4, 4),
}
"""Match points for a win, a lurch or skunk, a double skunk (six-card 9.5)."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every part of a ruleset file: nothing in it is passed over."""


class Totals(Declared, frozen=True, tag_field="type", tag="totals"):
    """Values that add up to ``sum``: ``points`` for each way."""

    sum: AtLeastOne
    points: AtLeastOne


class Alike(Declared, frozen=True, tag_field="type", tag="alike"):
    """``points`` for every two pieces of one kind: 2, 6, 12 for two, three, four alike."""

    points: AtLeastOne


class Runs(Declared, frozen=True, tag_field="type", tag="runs"):
    """A point a piece for following ranks, at least ``shortest`` of them."""

    shortest: AtLeastTwo


class Flush(Declared, frozen=True, tag_field="type", tag="flush"):
    """Pieces of one suit: a point a piece."""

    hand: HandFlush
    crib: CribFlush


class StarterMatch(Declared, frozen=True, tag_field="type", tag="starter_match"):
    """His nobs: a piece of ``rank`` in hand or crib, of the starter's suit."""

    rank: NoneOrMore
    points: AtLeastOne


LaidCombination = Totals | Alike | Runs
Combination = Totals | Alike | Runs | Flush | StarterMatch


class Heels(Declared, frozen=True, tag_field="type", tag="heels"):
    """A starter of ``rank``: ``points`` to the dealer at once."""

    rank: NoneOrMore
    points: AtLeastOne


class DealRules(Declared, frozen=True):
    each: AtLeastOne
    manner: Manner
    throw: AtLeastOne
    """How many pieces each player puts in the crib."""
    to_crib: NoneOrMore
    """How many pieces are dealt straight to the crib, after the hands."""


class PlayRules(Declared, frozen=True):
    limit: AtLeastTwelve
    """No piece is worth more than twelve, so that whoever leads can lay."""
    limit_points: AtLeastOne
    last_points: AtLeastOne
    series: Series
    forced_continue: bool
    """The last layer goes on while he can; if not, he may stop once the other has said go."""
    combinations: tuple[LaidCombination, ...]


class ShowRules(Declared, frozen=True):
    combinations: tuple[Combination, ...]


class WinRules(Declared, frozen=True):
    target: AtLeastOne
    exact_finish: bool
    exact_granularity: Granularity
    lurch: Lurch


class MatchRules(Declared, frozen=True):
    scale: MatchScale
    next_dealer: NextDealer
    to: AtLeastOne | None = None
    """Match points that win the match; ``None`` is a single game."""


class CribbageRules(Declared, frozen=True, kw_only=True):
    """A whole ruleset file."""

    game: Literal["cribbage"]
    name: str
    pieces: Pieces
    seats: AtLeastTwo
    sides: Sides
    deal: DealRules
    starter: Heels | None = None
    """Without it no starter scores anything."""
    play: PlayRules
    show: ShowRules
    win: WinRules
    match: MatchRules

    @property
    def kept(self) -> int:
        """Pieces in a hand after the discard."""
        return self.deal.each - self.deal.throw

    @property
    def crib(self) -> int:
        """Pieces in the crib, without the starter."""
        return self.seats * self.deal.throw + self.deal.to_crib

    @property
    def dealt(self) -> int:
        """Pieces dealt before the cut, the crib's own included."""
        return self.seats * self.deal.each + self.deal.to_crib


def check(rules: CribbageRules) -> CribbageRules:
    """The same rules, or `UnfitRules` with the entries that make no sense together."""
    win, play, match = rules.win, rules.play, rules.match
    if rules.sides == "partners" and rules.seats != 4:
        raise UnfitRules("sides: partners need four seats")
    if rules.deal.throw >= rules.deal.each:
        raise UnfitRules(
            f"deal.throw: {rules.deal.throw} of {rules.deal.each} pieces cannot be thrown"
        )
    if rules.dealt >= len(SETS[rules.pieces]):
        whole = len(SETS[rules.pieces])
        raise UnfitRules(f"deal: {rules.dealt} of {whole} pieces leave none to be the starter")
    if win.lurch in {"parlett", "acc"} and win.target != 121:
        raise UnfitRules(f"lurch: {win.lurch} is only for a game to 121, not to {win.target}")
    if win.exact_granularity == "item" and not win.exact_finish:
        raise UnfitRules("exactGranularity: item is only for exactFinish")
    if match.scale in {"one_two_three", "one_two_four", "three_four_four"} and win.lurch != "acc":
        raise UnfitRules(f"matchScale: {match.scale} needs lurch=acc, which knows a double skunk")
    if not play.forced_continue and (play.series != "single" or rules.seats != 2):
        raise UnfitRules("forcedContinue: only a single series of two players may be stopped")
    return rules

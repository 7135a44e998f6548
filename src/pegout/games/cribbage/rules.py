"""What a cribbage ruleset may declare. A file that says anything else is refused."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from pegout.engine import UnfitRules
from pegout.pieces import SETS

Pieces = Literal["cards", "tiles"]
Sides = Literal["singles", "partners"]
Manner = Literal["one_at_a_time", "all_at_once"]
Series = Literal["resume", "single"]
NextLead = Literal["left_of_last", "first_go_caller"]
HandFlush = Literal["whole", "none"]
CribFlush = Literal["five_only", "four_flat4", "four_or_five", "none"]
GroupFlushRule = Literal["group3", "whole", "any3", "none"]
SuitRule = Literal["either_half", "high_half"]
Scorer = Literal["dealer", "pone", "none"]
When = Literal["first_deal", "every_deal"]
Counted = Literal["automatic", "manual", "muggins"]
Overclaim = Literal["correct", "penalty"]
Payment = Literal["none", "deduct", "give"]
Roles = Literal["crib_only", "winner_is_dealer"]
AtTarget = Literal["wins", "loses"]
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


FIRST_OFFERED: Final = (
    "target",
    "lurch",
    "matchTo",
    "matchScale",
    "nextDealer",
    "exactFinish",
    "exactGranularity",
    "series",
    "forcedContinue",
    "handFlush",
    "cribFlush",
)
"""What six-card offered before ruleset files said what they offer: kept games hold such texts."""


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every part of a ruleset file: nothing in it is passed over."""


class Totals(Declared, frozen=True, tag_field="type", tag="totals"):
    """Values that add up to ``sum``: ``points`` for each way."""

    sum: AtLeastOne
    points: AtLeastOne
    zero_counts: bool = True
    """A piece that is worth nothing takes part: with it every way is there once more."""


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


class GroupFlush(Declared, frozen=True, tag_field="type", tag="group_flush"):
    """Tiles that share a number: a point a piece. In the crib all five and nothing less."""

    hand: GroupFlushRule
    suit: SuitRule
    """A tile belongs to both its halves, or to the higher alone."""


class StarterMatch(Declared, frozen=True, tag_field="type", tag="starter_match"):
    """His nobs: a piece of ``rank`` in hand or crib, of the starter's suit."""

    rank: NoneOrMore
    points: AtLeastOne


LaidCombination = Totals | Alike | Runs
Combination = Totals | Alike | Runs | Flush | GroupFlush | StarterMatch


class Heels(Declared, frozen=True, tag_field="type", tag="heels"):
    """A starter of ``rank``: ``points`` to the dealer at once."""

    rank: NoneOrMore
    points: AtLeastOne


class DoubleStarter(Declared, frozen=True, tag_field="type", tag="double"):
    """A starter with two equal halves: ``points`` at once."""

    points: AtLeastOne
    to: Scorer


Starter = Heels | DoubleStarter


class Compensation(Declared, frozen=True):
    """``points`` to the pone on dealing, because the other deals first."""

    points: NoneOrMore
    when: When


class CountingRules(Declared, frozen=True):
    """Who counts: the table, or each player his own, with or without muggins."""

    by: Counted = "automatic"
    overclaim: Overclaim = "correct"


class AuctionRules(Declared, frozen=True):
    """Bidding for the crib."""

    payment: Payment = "none"
    """What becomes of the bid; ``none`` is no auction."""
    roles: Roles = "crib_only"


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
    next_lead: NextLead = "left_of_last"
    """Who leads the next series; the same with two players."""


class ShowRules(Declared, frozen=True):
    combinations: tuple[Combination, ...]


class WinRules(Declared, frozen=True):
    target: AtLeastOne
    exact_finish: bool
    exact_granularity: Granularity
    lurch: Lurch
    at_target: AtTarget = "wins"
    """What happens to who reaches the target first."""


class MatchRules(Declared, frozen=True):
    scale: MatchScale
    next_dealer: NextDealer
    to: AtLeastOne | None = None
    """Match points that win the match; ``None`` is a single game."""


class CribbageRules(Declared, frozen=True, kw_only=True):
    """A whole ruleset file. Only what kept games may lack has a default."""

    game: Literal["cribbage"]
    name: str
    pieces: Pieces
    seats: AtLeastTwo
    sides: Sides
    deal: DealRules
    starter: Starter | None = None
    """Without it no starter scores anything."""
    play: PlayRules
    show: ShowRules
    win: WinRules
    match: MatchRules
    compensation: Compensation | None = None
    counting: CountingRules = CountingRules()
    auction: AuctionRules = AuctionRules()
    house_rules: tuple[str, ...] = FIRST_OFFERED
    """The options that this ruleset offers (docs/options.md)."""

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
    for nonsense in (_pieces, _play, _winning, _counting, _auction):
        nonsense(rules)
    return rules


def _pieces(rules: CribbageRules) -> None:
    if rules.sides == "partners" and rules.seats != 4:
        raise UnfitRules("sides: partners need four seats")
    if rules.deal.throw >= rules.deal.each:
        raise UnfitRules(
            f"deal.throw: {rules.deal.throw} of {rules.deal.each} pieces cannot be thrown"
        )
    if rules.dealt >= len(SETS[rules.pieces]):
        whole = len(SETS[rules.pieces])
        raise UnfitRules(f"deal: {rules.dealt} of {whole} pieces leave none to be the starter")
    of_tiles = isinstance(rules.starter, DoubleStarter) or any(
        isinstance(each, GroupFlush) for each in rules.show.combinations
    )
    if of_tiles and rules.pieces != "tiles":
        raise UnfitRules("pieces: a card has no halves to make a double or to share a number")
    if rules.compensation is None:
        return
    points, target = rules.compensation.points, rules.win.target
    if rules.seats != 2 and points:
        raise UnfitRules("compensation: it is for the pone of two players")
    if points >= target:
        raise UnfitRules(f"compensation: {points} points would win a game to {target}")
    if rules.compensation.when == "every_deal" and not points:
        raise UnfitRules("compensationWhen: every_deal is only for compensation above 0")


def _play(rules: CribbageRules) -> None:
    play = rules.play
    if not play.forced_continue and (play.series != "single" or rules.seats != 2):
        raise UnfitRules("forcedContinue: only a single series of two players may be stopped")
    if play.next_lead == "first_go_caller" and play.series == "single":
        raise UnfitRules("nextLead: after a single series nobody leads again")


def _winning(rules: CribbageRules) -> None:
    win, match = rules.win, rules.match
    if win.lurch in {"parlett", "acc"} and win.target != 121:
        raise UnfitRules(f"lurch: {win.lurch} is only for a game to 121, not to {win.target}")
    if win.exact_granularity == "item" and not win.exact_finish:
        raise UnfitRules("exactGranularity: item is only for exactFinish")
    if match.scale in {"one_two_three", "one_two_four", "three_four_four"} and win.lurch != "acc":
        raise UnfitRules(f"matchScale: {match.scale} needs lurch=acc, which knows a double skunk")
    if win.at_target == "wins":
        return
    if rules.seats != 2:
        raise UnfitRules("win.at_target: with more than two who loses leaves no one winner")
    if win.lurch != "none":
        raise UnfitRules("lurch: who wins by staying behind cannot be lurched")


def _counting(rules: CribbageRules) -> None:
    by_hand = rules.counting.by != "automatic"
    if rules.counting.overclaim == "penalty" and not by_hand:
        raise UnfitRules("overclaim: penalty is only for counting by hand")
    if by_hand and rules.win.at_target == "loses":
        raise UnfitRules("counting: where points lose nobody would claim any")


def _auction(rules: CribbageRules) -> None:
    auction = rules.auction.payment != "none"
    if rules.auction.roles != "crib_only" and not auction:
        raise UnfitRules("auctionRoles: winner_is_dealer is only for an auction")
    if auction and rules.win.at_target == "loses":
        raise UnfitRules("auction: where points lose nobody would bid for the crib")

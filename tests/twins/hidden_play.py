"""The play as a game of hidden hands, in plain Python over the engine: slow, easy to trust."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tests.scripted import DEALER, PONE, in_play

from pegout.analysis.cribbage.lowered import RANKS
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Action, Go, Laid, Lay, SaidGo, Scored, SeriesEnded, Shown
from pegout.games.cribbage.phases import Pegging, State
from pegout.games.cribbage.scoring import TRAITS
from pegout.pieces import Piece, write_pieces

GO: Final = RANKS
ROLES: Final = {PONE: 0, DEALER: 1}
Hand = tuple[int, ...]
Seen = tuple[int, ...]
"""What both have seen: ranks laid, and `GO` for each player who was seen to be unable to lay."""
Strategy = Callable[[int, Seen, Hand, int], float]
"""How likely a role, having seen this and holding these ranks, lays a rank."""


def rank_of(piece: Piece) -> int:
    """0 to 12: ace to king, or the sum of pips."""
    return TRAITS[piece].kind - (1 if hasattr(piece, "suit") else 0)


@dataclass(frozen=True)
class Point:
    """Where somebody acts, or the end of the play."""

    seen: Seen
    margin: int
    """The pone's points less the dealer's."""
    role: int = -1
    """Who acts; -1 at the end."""
    hand: Hand = ()
    """What he holds."""
    after: tuple[tuple[int, Point], ...] = ()
    """Each rank that he may lay, or `GO` alone, and what follows."""
    alone: bool = False
    """The other has laid all."""


@dataclass(frozen=True)
class _Now:
    state: State
    seen: Seen
    margin: int


def points(rules: Cribbage, pone: Sequence[Piece], dealer: Sequence[Piece]) -> Point:
    """The whole play of two hands; pieces of one rank are one act."""
    script = in_play(pone=write_pieces(pone), dealer=write_pieces(dealer), rules=rules)
    return _point(rules, _Now(script.state, (), 0))


def _point(rules: Cribbage, now: _Now) -> Point:
    state = now.state
    if not isinstance(state, Pegging):
        return Point(now.seen, now.margin)
    (seat,) = rules.awaiting(state)
    acts: dict[int, Action] = {}
    for action in rules.actions(state, seat):
        assert isinstance(action, Lay | Go)
        acts.setdefault(rank_of(action.piece) if isinstance(action, Lay) else GO, action)
    after = tuple((act, _point(rules, _acted(rules, now, acts[act]))) for act in sorted(acts))
    hand = tuple(sorted(rank_of(piece) for piece in state.held[seat]))
    return Point(now.seen, now.margin, ROLES[seat], hand, after, not all(state.held))


def _acted(rules: Cribbage, now: _Now, action: Action) -> _Now:
    state, seen, margin = now.state, now.seen, now.margin
    (seat,) = rules.awaiting(state)
    for event in rules.decide(state, seat, action):
        match event:
            case Laid(piece=piece):
                seen = (*seen, rank_of(piece))
            case SaidGo():
                seen = (*seen, GO)
            case Scored(seat=scorer, points=scored):
                margin += scored if scorer == PONE else -scored
            case SeriesEnded(seat=last, count=count):
                assert isinstance(state, Pegging)
                if count < rules.rules.play.limit and state.held[last]:
                    seen = (*seen, GO)  # it came back to him, and he could not go on
            case Shown():
                break
            case _:
                pass
        state = rules.evolve(state, event)
    return _Now(state, seen, margin)


@dataclass(frozen=True)
class HiddenPlay:
    """Pairs of kept hands with their chances, and what follows from each."""

    pairs: Mapping[tuple[Hand, Hand], tuple[float, Point]]

    def worth(self, strategy: Strategy, role: int, hand: Hand) -> float:
        """The role's part of the margin with a hand, where both play by the strategy."""
        sign = 1 - 2 * role

        def follow(point: Point) -> float:
            if point.role < 0:
                return sign * point.margin
            shares = _shares(strategy, point)
            return sum(
                share * follow(then)
                for share, (_, then) in zip(shares, point.after, strict=True)
                if share
            )

        return sum(chance * follow(point) for chance, point in self._held(role, hand))

    def best(self, strategy: Strategy, role: int) -> float:
        """What the role makes of it who plays best against the strategy."""
        hands = {pair[role] for pair in self.pairs}
        return sum(self._best(strategy, role, self._held(role, hand)) for hand in sorted(hands))

    def _held(self, role: int, hand: Hand) -> list[tuple[float, Point]]:
        return [found for pair, found in self.pairs.items() if pair[role] == hand]

    def _best(self, strategy: Strategy, role: int, now: list[tuple[float, Point]]) -> float:
        """``now``: for each hand of the other the point that both came to, all seen alike."""
        by_seen: dict[tuple[Seen, int], list[tuple[float, Point]]] = defaultdict(list)
        for chance, point in now:
            by_seen[point.seen, point.role].append((chance, point))
        total = 0.0
        for (_, actor), points_seen in by_seen.items():
            if actor < 0:
                margins = sum(chance * point.margin for chance, point in points_seen)
                total += (1 - 2 * role) * margins
            elif actor == role:
                total += max(
                    self._best(strategy, role, [(c, p.after[i][1]) for c, p in points_seen])
                    for i in range(len(points_seen[0][1].after))
                )
            else:
                total += self._best(
                    strategy,
                    role,
                    [
                        (chance * share, then)
                        for chance, point in points_seen
                        for share, (_, then) in zip(
                            _shares(strategy, point), point.after, strict=True
                        )
                        if share
                    ],
                )
        return total

    def solved(self, rounds: int) -> Strategy:
        """Plain counterfactual regret minimisation: the average strategy after so many rounds."""
        regrets: dict[tuple[int, Seen, Hand], list[float]] = {}
        averages: dict[tuple[int, Seen, Hand], list[float]] = {}
        acts_of: dict[tuple[int, Seen, Hand], list[int]] = {}

        def walk(point: Point, role: int, own: float, other: float, number: int) -> float:
            if point.role < 0:
                return (1 - 2 * role) * point.margin
            key, acts = (point.role, point.seen, point.hand), len(point.after)
            acts_of[key] = [act for act, _ in point.after]
            regret = regrets.setdefault(key, [0.0] * acts)
            average = averages.setdefault(key, [0.0] * acts)
            positive = sum(regret)
            shares = [each / positive if positive else 1 / acts for each in regret]
            if point.role != role:
                return sum(
                    share * walk(then, role, own, other * share, number)
                    for share, (_, then) in zip(shares, point.after, strict=True)
                )
            values = [
                walk(then, role, own * share, other, number)
                for share, (_, then) in zip(shares, point.after, strict=True)
            ]
            value = sum(map(float.__mul__, shares, map(float, values)))
            for i in range(acts):
                changes[key, i] += other * (values[i] - value)
                average[i] += number * own * shares[i]
            return value

        for number in range(1, rounds + 1):
            for role in (0, 1):
                changes: dict[Any, float] = defaultdict(float)
                for chance, point in self.pairs.values():
                    walk(point, role, 1.0, chance, number)
                for (key, i), change in changes.items():
                    regrets[key][i] = max(regrets[key][i] + change, 0.0)

        def strategy(role: int, seen: Seen, hand: Hand, act: int) -> float:
            average = averages[role, seen, hand]
            place = acts_of[role, seen, hand].index(act)
            return average[place] / sum(average) if sum(average) else 1 / len(average)

        return strategy


def _shares(strategy: Strategy, point: Point) -> list[float]:
    """How likely each act is; one alone is certain, and so is the best where nothing is hidden."""
    if len(point.after) == 1:
        return [1.0]
    if point.alone:
        margins = [_best_margin(then, point.role) for _, then in point.after]
        first = margins.index((max, min)[point.role](margins))
        return [float(place == first) for place in range(len(margins))]
    return [strategy(point.role, point.seen, point.hand, act) for act, _ in point.after]


def _best_margin(point: Point, role: int) -> int:
    if point.role < 0:
        return point.margin
    return (max, min)[role](_best_margin(then, role) for _, then in point.after)

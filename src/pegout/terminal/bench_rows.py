"""The kernels that ``pegout bench`` measures, each beside its peers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from time import process_time
from typing import Any, Final

import msgspec
import numpy as np

from pegout.analysis.cribbage import Shows, shipped_table
from pegout.analysis.cribbage.champion.mind import WHEN
from pegout.analysis.cribbage.champion.playing import simulate_champion
from pegout.analysis.cribbage.dealt_patterns import dealt_patterns
from pegout.analysis.cribbage.discard_arrays import DEALER, lower_throws, no_pegging
from pegout.analysis.cribbage.discard_kernel import discard_means_of_hands
from pegout.analysis.cribbage.discard_points import discard_points
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.play_kernel import score_lays
from pegout.analysis.cribbage.show_arrays import HAND, lower_show
from pegout.analysis.cribbage.show_kernel import count_shows, score_shows
from pegout.analysis.cribbage.simulation.playing import simulate
from pegout.analysis.cribbage.simulation.policy import Policy
from pegout.analysis.cribbage.stored import tables
from pegout.engine import total
from pegout.games import load
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.rules import CribbageRules
from pegout.games.cribbage.scoring import lay_lines, show_lines
from pegout.matches import Wish, played
from pegout.pieces import CARDS
from pegout.terminal.bench_peers import (
    ENGINE,
    NUMPY,
    NUMPY_TABLES,
    OPEN_SPIEL,
    REFERENCE,
    SCORER,
    ByRanks,
    numpy_points,
    open_spiel,
    scorer,
)

FEW: Final = 1_000
MANY: Final = 2_000_000
LAYS: Final = 200_000
SHOWS_OF_SIX_CARD: Final = 12_994_800
RANDOM: Final = Policy(throws="random", lays="random")
POINTS: Final = Policy(throws="all", lays="blueprint")


class Row(msgspec.Struct, frozen=True):
    """One kernel: how much a second of one processor core does."""

    name: str
    unit: str
    """What is counted: ``hands``, ``shows``, ``lays``, ``games``."""
    rate: float
    peers: dict[str, float]
    """The same of others, by their names; without those that are not installed."""

    @property
    def ratios(self) -> dict[str, float]:
        return {name: self.rate / rate for name, rate in self.peers.items()}


def rows(seconds: float) -> Iterator[Row]:
    """All kernels on six-card cribbage; each thing is done for ``seconds`` at least."""
    ruleset = load("six-card")
    assert isinstance(ruleset, Cribbage)
    rules = ruleset.rules
    yield _hands(rules, seconds)
    yield _all_shows(rules, seconds)
    yield _lays(rules, seconds)
    yield _means(rules, seconds)
    yield _points(rules, seconds)
    yield _random_games(rules, seconds)
    yield _games_for_points(rules, seconds)
    yield _games_for_the_win(rules, seconds)


def rate(work: Callable[[], object] | None, number: int, seconds: float) -> float | None:
    """How many of ``number`` pieces of work are done a second of the processor; the best turn."""
    if work is None:
        return None
    work()  # compiled, and its memory touched
    best, spent = float("inf"), 0.0
    while spent < seconds:
        before = process_time()
        work()
        took = max(process_time() - before, 1e-9)
        best, spent = min(best, took), spent + took
    return number / best


def _row(name: str, unit: str, ours: float | None, **peers: float | None) -> Row:
    assert ours is not None
    names = {"numpy": NUMPY, "reference": REFERENCE, "engine": ENGINE, "scorer": SCORER}
    names |= {"spiel": OPEN_SPIEL, "tables": NUMPY_TABLES}
    return Row(name, unit, ours, {names[key]: each for key, each in peers.items() if each})


def _dealt(number: int, pieces: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """[number, pieces], no card twice."""
    chance = np.random.default_rng(1)
    drawn = chance.integers(0, 52, (number * 3, pieces), np.uint8)
    ordered = np.sort(drawn, axis=1)
    return drawn[(np.diff(ordered, axis=1) > 0).all(axis=1)][:number]


def _hands(rules: CribbageRules, seconds: float) -> Row:
    show, dealt = lower_show(rules), _dealt(MANY, 5)
    hands, starters, by_ranks = dealt[:, :4].copy(), dealt[:, 4].copy(), ByRanks(show)
    some = [
        ([CARDS.pieces[n] for n in hand], CARDS.pieces[starter])
        for hand, starter in zip(hands[:FEW].tolist(), starters[:FEW].tolist(), strict=True)
    ]
    return _row(
        "hands",
        "hands",
        rate(lambda: score_shows(show, hands, starters, HAND), len(hands), seconds),
        numpy=rate(lambda: by_ranks.points(hands, starters), len(hands), seconds),
        tables=rate(lambda: numpy_points(show, hands, starters), len(hands), seconds),
        reference=rate(
            lambda: [total(show_lines(rules, h, s, "hand")) for h, s in some], FEW, seconds
        ),
        scorer=rate(scorer(hands[:FEW], starters[:FEW]), FEW, seconds),
    )


def _all_shows(rules: CribbageRules, seconds: float) -> Row:
    show, shows = lower_show(rules), Shows(rules)
    hand, unseen = CARDS.pieces[16:20], [*CARDS.pieces[:16], *CARDS.pieces[20:]]
    return _row(
        "all-shows",
        "shows",
        rate(lambda: count_shows(show, 4, HAND), SHOWS_OF_SIX_CARD, seconds),
        reference=rate(
            lambda: [shows.points(hand, each, "hand") for each in unseen], len(unseen), seconds
        ),
    )


def _lays(rules: CribbageRules, seconds: float) -> Row:
    play = lower_play(rules)
    chance = np.random.default_rng(2)
    series = np.full((LAYS, 8), -1, np.int8)
    lengths = chance.integers(0, 6, LAYS)
    ranks = chance.integers(0, 5, (LAYS, 9)).astype(np.int8)
    for place in range(6):
        series[:, place] = np.where(place < lengths, ranks[:, place], -1)
    laid = ranks[:, 8].copy()
    some = [
        ([CARDS.pieces[4 * n] for n in row if n >= 0], CARDS.pieces[4 * n])
        for row, n in zip(series[:FEW].tolist(), laid[:FEW].tolist(), strict=True)
    ]
    return _row(
        "lays",
        "lays",
        rate(lambda: score_lays(play, series, laid), LAYS, seconds),
        reference=rate(lambda: [total(lay_lines(rules, s, p)) for s, p in some], FEW, seconds),
    )


def _means(rules: CribbageRules, seconds: float) -> Row:
    show, throws, found = lower_show(rules), lower_throws(rules), tables(rules)
    table = shipped_table(rules.name)
    assert found is not None
    assert table is not None
    discards, pegging = found.discards, no_pegging(rules)
    hands, shows = _dealt(10_000, 6).view(np.int8), Shows(rules)
    some = [[CARDS.pieces[n] for n in hand] for hand in hands[:3].tolist()]

    def plain() -> None:
        for hand in some:
            unseen = [card for card in CARDS if card not in hand]
            for thrown in combinations(hand, 2):
                kept = [card for card in hand if card not in thrown]
                shows.mean(kept, unseen, "hand")
                table.mean("dealer", thrown)

    return _row(
        "means",
        "hands",
        rate(
            lambda: discard_means_of_hands(show, throws, discards, hands, DEALER, pegging),
            len(hands),
            seconds,
        ),
        reference=rate(plain, len(some), seconds),
    )


def _points(rules: CribbageRules, seconds: float) -> Row:
    show, throws, found = lower_show(rules), lower_throws(rules), tables(rules)
    assert found is not None
    discards, shows = found.discards, Shows(rules)
    patterns = dealt_patterns(rules, discards)
    hands = _dealt(10, 6).view(np.int8)
    crib, starters = CARDS.pieces[3:7], CARDS.pieces[8:48]
    # What the reference would score: every throw, companion and starter of a hand.
    scored = 15 * comb(46, 2) * 44

    def ours() -> None:
        for hand in hands:
            discard_points(show, throws, discards, patterns, hand, DEALER)

    one = rate(lambda: [shows.points(crib, each, "crib") for each in starters], 40, seconds)
    assert one is not None
    return _row("distributions", "hands", rate(ours, len(hands), seconds), reference=one / scored)


def _random_games(rules: CribbageRules, seconds: float) -> Row:
    return _row(
        "random-games",
        "games",
        rate(lambda: simulate(RANDOM, RANDOM, rules, seed=1, sets=5_000), 10_000, seconds),
        engine=rate(lambda: _matched("random"), 2, seconds),
        spiel=rate(open_spiel(100), 100, seconds),
    )


def _matched(player: str) -> None:
    for _ in played(Wish(rules=load("six-card").text, a=player, b=player, games=2)):
        pass


def _games_for_points(rules: CribbageRules, seconds: float) -> Row:
    return _row(
        "games-for-points",
        "games",
        rate(lambda: simulate(POINTS, POINTS, rules, seed=1, sets=100), 200, seconds),
        engine=rate(lambda: _matched("points"), 2, seconds),
    )


def _games_for_the_win(rules: CribbageRules, seconds: float) -> Row:
    games = rate(lambda: simulate_champion(WHEN, WHEN, rules, seed=1, sets=2), 4, seconds)
    return _row("games-for-the-win", "games", games)

"""The rules in plain words, made from what is declared: no ruleset has a text of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pegout.engine import Chapter, FactValue, Sentence
from pegout.games.cribbage.legality import HIGHEST_BID
from pegout.games.cribbage.rules import (
    MATCH_POINTS,
    Alike,
    CribbageRules,
    DoubleStarter,
    Flush,
    GroupFlush,
    Heels,
    Runs,
    StarterMatch,
    Totals,
)


def telling(rules: CribbageRules) -> tuple[Chapter, ...]:
    """What holds under these rules and house rules, chapter by chapter."""
    chapters = {
        "rules-title-start": _start(rules),
        "rules-title-deal": _deal(rules),
        "rules-title-play": _play(rules),
        "rules-title-show": _show(rules),
        "rules-title-counting": _counting(rules),
        "rules-title-winning": _winning(rules),
    }
    kept = {"set": "tile" if rules.pieces == "tiles" else "card", "seats": rules.seats}
    return tuple(
        Chapter(title, tuple(Sentence(key, {**kept, **facts}) for key, facts in told))
        for title, told in chapters.items()
    )


Told = Iterator[tuple[str, dict[str, FactValue]]]


def _start(rules: CribbageRules) -> Told:
    yield "rules-cribbage-players", {"sides": rules.sides}
    yield "rules-cribbage-values", {}
    yield "rules-cribbage-first-dealer", {}


def _deal(rules: CribbageRules) -> Told:
    deal, auction = rules.deal, rules.auction
    yield "rules-cribbage-dealt", {"count": deal.each, "manner": deal.manner}
    if deal.to_crib:
        yield "rules-cribbage-dealt-crib", {"count": deal.to_crib}
    if rules.compensation is not None and rules.compensation.points:
        due = rules.compensation
        yield "rules-cribbage-compensation", {"points": due.points, "when": due.when}
    if auction.payment != "none":
        yield "rules-cribbage-auction", {"most": HIGHEST_BID}
        yield "rules-cribbage-auction-payment", {"payment": auction.payment}
        yield "rules-cribbage-auction-roles", {"roles": auction.roles}
    whose = "dealer" if auction.payment == "none" else "bidder"
    yield "rules-cribbage-discard", {"count": deal.throw, "crib": rules.crib, "whose": whose}
    yield "rules-cribbage-starter", {}
    match rules.starter:
        case Heels(rank=rank, points=points):
            yield "rules-cribbage-heels", {"rank": rank, "points": points}
        case DoubleStarter(points=points, to=to):
            if to != "none":
                yield "rules-cribbage-double-starter", {"to": to, "points": points}
        case None:
            pass
        case _:
            assert_never(rules.starter)


def _play(rules: CribbageRules) -> Told:
    play = rules.play
    yield "rules-cribbage-lay", {"limit": play.limit}
    yield "rules-cribbage-go", {}
    for each in play.combinations:
        match each:
            case Totals():
                yield "rules-cribbage-laid-total", {"sum": each.sum, "points": each.points}
                if not each.zero_counts:
                    yield "rules-cribbage-laid-zero", {"sum": each.sum}
            case Alike(points=points):
                yield "rules-cribbage-laid-alike", _alike(points)
            case Runs(shortest=shortest):
                yield "rules-cribbage-laid-run", {"count": shortest}
            case _:
                assert_never(each)
    yield "rules-cribbage-limit", {"limit": play.limit, "points": play.limit_points}
    yield "rules-cribbage-last", {"points": play.last_points}
    if play.series == "single":
        yield "rules-cribbage-single", {}
        if not play.forced_continue:
            yield "rules-cribbage-stop", {}
    else:
        yield "rules-cribbage-resume", {"lead": play.next_lead}


def _alike(points: int) -> dict[str, FactValue]:
    return {"two": points, "three": 3 * points, "four": 6 * points}


def _show(rules: CribbageRules) -> Told:
    yield "rules-cribbage-show", {}
    for each in rules.show.combinations:
        match each:
            case Totals():
                yield "rules-cribbage-shown-total", {"sum": each.sum, "points": each.points}
                if not each.zero_counts:
                    yield "rules-cribbage-shown-zero", {}
            case Alike(points=points):
                yield "rules-cribbage-shown-alike", _alike(points)
            case Runs(shortest=shortest):
                yield "rules-cribbage-shown-run", {"count": shortest}
            case Flush():
                if each.hand != "none":
                    facts: dict[str, FactValue] = {"own": rules.kept, "all": rules.kept + 1}
                    yield "rules-cribbage-hand-flush", facts
                facts = {"crib": each.crib, "own": rules.crib, "all": rules.crib + 1}
                yield "rules-cribbage-crib-flush", facts
            case GroupFlush():
                if each.hand != "none":
                    yield "rules-cribbage-group-flush", {"flush": each.hand}
                yield "rules-cribbage-group-crib", {"all": rules.crib + 1}
                yield "rules-cribbage-suit", {"suit": each.suit}
            case StarterMatch(rank=rank, points=points):
                yield "rules-cribbage-nobs", {"rank": rank, "points": points}
            case _:
                assert_never(each)


def _counting(rules: CribbageRules) -> Told:
    counting = rules.counting
    if counting.by == "automatic":
        yield "rules-cribbage-automatic", {}
        return
    yield "rules-cribbage-by-hand", {}
    yield "rules-cribbage-missed", {"by": counting.by}
    yield "rules-cribbage-overclaim", {"overclaim": counting.overclaim}


def _winning(rules: CribbageRules) -> Told:
    win, match = rules.win, rules.match
    yield "rules-cribbage-target", {"target": win.target, "reaching": win.at_target}
    if win.exact_finish:
        yield "rules-cribbage-exact", {"granularity": win.exact_granularity}
    match win.lurch:
        case "half":
            yield "rules-cribbage-lurch-half", {"most": (win.target - 1) // 2}
        case "parlett":
            yield "rules-cribbage-lurch-parlett", {}
        case "acc":
            yield "rules-cribbage-lurch-acc", {}
        case "none":
            pass
        case _:
            assert_never(win.lurch)
    if match.to is None:
        yield "rules-cribbage-one-game", {}
        return
    plain, skunk, double = MATCH_POINTS[match.scale]
    scale = {"acc": 3, "none": 1}.get(win.lurch, 2)
    yield "rules-cribbage-match", {"points": match.to}
    worth: dict[str, FactValue] = {"plain": plain, "skunk": skunk, "double": double}
    yield "rules-cribbage-scale", {**worth, "grades": scale}
    yield "rules-cribbage-next-dealer", {"who": match.next_dealer}

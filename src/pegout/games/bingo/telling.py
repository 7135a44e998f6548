"""The rules in plain words, made from what is declared: no ruleset has a text of its own."""

from __future__ import annotations

from collections.abc import Iterator

from pegout.engine import Chapter, FactValue, Sentence
from pegout.games.bingo.rules import BingoRules

Told = Iterator[tuple[str, dict[str, FactValue]]]


def telling(rules: BingoRules) -> tuple[Chapter, ...]:
    """What holds under these rules and house rules, chapter by chapter."""
    chapters = {
        "rules-title-start": _start(rules),
        "rules-title-values": _values(rules),
        "rules-title-tricks": _tricks(rules),
        "rules-title-doubles": _doubles(rules),
        "rules-title-closing": _closing(rules),
        "rules-title-winning": _winning(rules),
    }
    return tuple(
        Chapter(title, tuple(Sentence(key, facts) for key, facts in told))
        for title, told in chapters.items()
    )


def _start(rules: BingoRules) -> Told:
    yield "rules-bingo-players", {}
    yield "rules-bingo-first-leader", {}
    yield "rules-bingo-dealt", {"count": rules.deal.each}
    yield "rules-bingo-trump", {"blank": rules.trump.blank_rank}


def _values(rules: BingoRules) -> Told:
    values = rules.values
    doubles: dict[str, FactValue] = {"bingo": values.bingo, "trump": values.trump_double}
    yield "rules-bingo-doubles-worth", {**doubles, "blank": values.blank_trump_double}
    yield "rules-bingo-others-worth", {"tens": ", ".join(values.tens)}


def _tricks(rules: BingoRules) -> Told:
    tricks = rules.tricks
    yield "rules-bingo-open-stock", {}
    yield "rules-bingo-trick-winner", {"rule": tricks.rule}
    yield "rules-bingo-drawing", {"last": tricks.last_draw}
    yield "rules-bingo-following", {"trumps": "follow" if tricks.trump_tiles_follow else "apart"}
    yield "rules-bingo-neither", {"trump": "must" if tricks.must_trump else "may"}


def _doubles(rules: BingoRules) -> Told:
    doubles = rules.doubles
    yield "rules-bingo-declaring", {}
    bonuses: dict[str, FactValue] = {
        "two": doubles.two,
        "three": doubles.three,
        "four": doubles.four,
        "five": doubles.five,
    }
    yield "rules-bingo-bonuses", bonuses
    if doubles.six_and_seven == "large":
        yield "rules-bingo-six-large", {"six": doubles.six_large, "seven": doubles.seven_large}
    else:
        yield "rules-bingo-six-small", {"six": doubles.six_small, "seven": doubles.seven_small}
    if doubles.bingo_among:
        yield "rules-bingo-among", {"points": doubles.bingo_among}


def _closing(rules: BingoRules) -> Told:
    yield "rules-bingo-closing", {"enough": rules.rewards.enough}
    yield "rules-bingo-closer-fails", {"since": rules.rewards.closer_no_trick}


def _winning(rules: BingoRules) -> Told:
    rewards = rules.rewards
    out = "play" if rewards.play_out else "stop"
    yield "rules-bingo-enough", {"enough": rewards.enough, "out": out}
    yield "rules-bingo-reward", {"few": 20 if rewards.thresholds == "20_0" else 30}
    yield "rules-bingo-nobody", {"nobody": rewards.nobody}
    if rewards.bingo_takes_trump_double:
        yield "rules-bingo-takes", {"points": rewards.bingo_takes_trump_double}
    yield "rules-bingo-match", {"target": rules.match.large_target}
    yield "rules-bingo-next-leader", {"who": rules.match.next_dealer}

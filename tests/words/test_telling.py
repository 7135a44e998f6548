"""The rules in plain words can be told for whatever a table may be made with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.words.catalogues import messages

from pegout import games
from pegout.engine import AnyRuleset, OptionValue, UnfitRules
from pegout.terminal.voice import Voice
from pegout.words import LANGUAGES, Language

COMPANIONS: dict[str, dict[str, OptionValue]] = {
    "exactGranularity": {"exactFinish": True},
    "overclaim": {"counting": "muggins"},
    "auctionRoles": {"auction": "deduct"},
    "compensationWhen": {"compensation": 2},
    "matchScale": {"matchTo": 5, "lurch": "acc", "target": 121},
    "nextDealer": {"matchTo": 5},
    "lurch": {"target": 121},
    "forcedContinue": {"series": "single"},
}
"""What an option needs beside it to say anything."""


def variants(name: str) -> Iterator[AnyRuleset]:
    """The ruleset as it is, and with each value of each of its options."""
    plain = games.load(name)
    yield plain
    for rule in plain.house_rules:
        numbers = () if rule.choices else (rule.least, rule.most)
        for value in (*rule.choices, *numbers):
            for beside in ({}, COMPANIONS.get(rule.name, {})):
                try:
                    yield games.load(name, {**beside, rule.name: value})
                except UnfitRules:
                    continue


def told(ruleset: AnyRuleset, language: Language) -> dict[str, str]:
    voice = Voice(language, pieces="tiles" if ruleset.pieces.name == "tiles" else "cards")
    return {
        chapter.key: " ".join(voice.say(each.key, **each.facts) for each in chapter.sentences)
        for chapter in ruleset.telling
    }


def companions(name: str, rule: str) -> dict[str, OptionValue]:
    """What this ruleset can take of the options that the rule needs beside it."""
    known = {each.name for each in games.load(name).house_rules} - {rule}
    return {key: value for key, value in COMPANIONS.get(rule, {}).items() if key in known}


def fits(name: str, options: dict[str, OptionValue]) -> bool:
    try:
        games.load(name, options)
    except UnfitRules:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.shipped())
def test_every_variant_is_told_in_every_language(name: str, language: Language) -> None:
    texts = {str(told(each, language)) for each in variants(name)}
    assert len(texts) > 5  # house rules change what is told


def test_every_sentence_is_said_of_some_game() -> None:
    said = {
        key
        for name in games.shipped()
        for ruleset in variants(name)
        for chapter in ruleset.telling
        for key in (chapter.key, *(each.key for each in chapter.sentences))
    }
    written = {key for key in messages("en") if key.startswith("rules-")} - {"rules-title"}
    assert said == written


@pytest.mark.parametrize(
    ("name", "rule", "value"),
    [
        (name, rule.name, value)
        for name in games.shipped()
        for rule in games.load(name).house_rules
        for value in rule.choices
        if value != rule.value and fits(name, {**companions(name, rule.name), rule.name: value})
    ],
)
def test_every_house_rule_changes_what_is_told(name: str, rule: str, value: OptionValue) -> None:
    base = companions(name, rule)
    assert told(games.load(name, base), "en") != told(games.load(name, {**base, rule: value}), "en")

"""Ruleset files: read whole or refused with the reason."""

from __future__ import annotations

import hashlib
import pickle

import pytest
from tests.scripted import altered, six_card

from pegout import games
from pegout.engine import UnfitRules
from pegout.games import UnknownRuleset
from pegout.games.cribbage import Cribbage


@pytest.mark.parametrize("name", games.shipped())
def test_every_shipped_ruleset_is_read(name: str) -> None:
    rules = games.load(name)
    assert rules.name == name
    assert rules.family in games.FAMILIES
    assert rules.digest == hashlib.sha256(rules.text.encode()).hexdigest()
    assert rules.options == {}
    again = games.read(rules.text)
    assert again.digest == rules.digest
    assert again.house_rules == rules.house_rules


def test_six_card_is_shipped() -> None:
    assert "six-card" in games.shipped()


def test_house_rules_lie_over_the_text_and_leave_it_alone() -> None:
    rules = games.load("six-card", {"target": 61})
    assert rules.text == six_card().text
    assert rules.digest == six_card().digest
    assert rules.options == {"target": 61}
    assert isinstance(rules, Cribbage)
    assert rules.rules.win.target == 61


def test_a_ruleset_that_does_not_exist() -> None:
    with pytest.raises(
        UnknownRuleset, match=r"there is no ruleset 'whist'; there are .*six-card"
    ) as e:
        games.load("whist")
    again = pickle.loads(pickle.dumps(e.value))  # noqa: S301 - our own bytes
    assert (str(again), again.name) == (str(e.value), "whist")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "game: None is not a game family; there are cribbage"),
        ("game = 3", "game: 3 is not a game family"),
        ('game = "whist"', "game: 'whist' is not a game family"),
        ("game = ", "the ruleset is not TOML: Invalid value"),
        ("a = " + "[" * 100_000, "the ruleset is not TOML: "),
        ('game = "cribbage"', "Object missing required field `name`"),
    ],
)
def test_a_text_that_is_no_ruleset(text: str, message: str) -> None:
    with pytest.raises(UnfitRules) as refused:
        games.read(text)
    assert str(refused.value).startswith(message)


THREE_OF_FIVE = (("each = 6", "each = 5"), ("throw = 2", "throw = 1"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("target = 121", "target = 0", "Expected `int` >= 1 - at `$.win.target`"),
        ("target = 121", 'target = "121"', "Expected `int`, got `str` - at `$.win.target`"),
        ("seats = 2", "seats = 1", "Expected `int` >= 2 - at `$.seats`"),
        ("seats = 2", "seats = 9", "deal: 54 of 52 pieces leave none to be the starter"),
        ("to_crib = 0", "to_crib = -1", "Expected `int` >= 0 - at `$.deal.to_crib`"),
        ("to_crib = 0", "to_crib = 40", "deal: 52 of 52 pieces leave none to be the starter"),
        ("throw = 2", "throw = 6", "deal.throw: 6 of 6 pieces cannot be thrown"),
        ("throw = 2", "throw = 0", "Expected `int` >= 1 - at `$.deal.throw`"),
        ("limit = 31", "limit = 9", "Expected `int` >= 12 - at `$.play.limit`"),
        ("last_points = 1", "last_points = 0", "Expected `int` >= 1 - at `$.play.last_points`"),
        ('pieces = "cards"', 'pieces = "dice"', "Invalid enum value 'dice' - at `$.pieces`"),
        ("rank = 11\npoints = 2", "rank = 11\npoints = 0", "Expected `int` >= 1"),
        ('crib = "five_only"', 'crib = "six"', "Invalid enum value 'six'"),
        ('sides = "singles" ', 'sides = "partners" ', "sides: partners need four seats"),
        ("seats = 2", "seats = 2\nspectators = 3", "Object contains unknown field `spectators`"),
        ("limit_points = 2", "limit_point = 2", "Object contains unknown field `limit_point`"),
        ('scale = "one_two"', 'scale = "one_two"\nto = 0', "Expected `int` >= 1 - at `$.match.to`"),
        (
            'scale = "one_two"',
            'scale = "one_two_four"',
            "matchScale: one_two_four needs lurch=acc, which knows a double skunk",
        ),
        (
            "forced_continue = true",
            "forced_continue = false",
            "forcedContinue: only a single series of two players may be stopped",
        ),
        (
            'exact_granularity = "event"',
            'exact_granularity = "item"',
            "exactGranularity: item is only for exactFinish",
        ),
    ],
)
def test_an_entry_that_makes_no_sense_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(UnfitRules) as refused:
        altered((old, new))
    assert str(refused.value).startswith(message)


def test_only_two_players_may_stop() -> None:
    three = (*THREE_OF_FIVE, ("seats = 2", "seats = 3"), ("to_crib = 0", "to_crib = 1"))
    with pytest.raises(UnfitRules, match="forcedContinue"):
        altered(*three, series="single", forcedContinue=False)
    assert altered(*three, series="single").seats == 3


FLUSH = '  { type = "flush", hand = "whole", crib = "five_only" },\n'
OFFERS_FLUSH = '"handFlush", "cribFlush",\n'


def test_a_ruleset_offers_only_what_its_file_says() -> None:
    rules = altered((FLUSH, ""), (OFFERS_FLUSH, "\n"))
    names = [rule.name for rule in rules.house_rules]
    assert "handFlush" not in names
    assert "cribFlush" not in names
    with pytest.raises(UnfitRules, match=r"^handFlush: six-card has no such option; it has target"):
        altered((FLUSH, ""), (OFFERS_FLUSH, "\n"), handFlush="none")


def test_an_option_that_is_offered_needs_its_entry() -> None:
    with pytest.raises(
        UnfitRules, match=r"^house_rules: handFlush needs the entry show\.flush\.hand"
    ):
        altered((FLUSH, ""))
    with pytest.raises(UnfitRules, match=r"^house_rules: there is no option moonlight$"):
        altered((OFFERS_FLUSH, '"handFlush", "cribFlush", "moonlight",\n'))

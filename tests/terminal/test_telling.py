"""Every event of every match is told, to everybody, in every language.

Mutant that dies: a rule of the game without its words.
"""

from __future__ import annotations

import ast
import inspect
import random
from typing import Any

import pytest
from tests.strategies import Table, quick_tables, random_match

from pegout import games
from pegout.engine import AnyRuleset, Onlooker, Seat, Viewer
from pegout.games.bingo.moves import MatchEnded
from pegout.games.cribbage import legality
from pegout.pieces import CARDS, TILES
from pegout.terminal.company import Company, Sitter
from pegout.terminal.families import speaker
from pegout.terminal.family import Happened
from pegout.terminal.voice import Voice
from pegout.words import LANGUAGES, Language


def company(voice: Voice, rules: AnyRuleset, you: Seat | None) -> Company:
    sitters = [Sitter("person", "Маша"), *[Sitter("computer", "sensible")] * (rules.seats - 1)]
    return Company(voice, sitters, rules.side, you)


def seen_by(rules: AnyRuleset, viewer: Viewer, steps: list[Any]) -> list[Happened]:
    happened = []
    for step in steps:
        state = step.before
        for event in step.events:
            state = rules.evolve(state, event)
            seen = rules.redact(event, viewer)
            if seen is not None:
                happened.append(Happened(seen, rules.observe(state, viewer)))
    return happened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", quick_tables(), ids=str)
def test_every_event_is_told(table: Table, language: Language) -> None:
    rules, voice = table.rules, Voice(language)
    steps = list(random_match(rules, f"told at {table}"))[:400]
    speaking = speaker(voice, rules)
    viewers: list[Viewer] = [*map(Seat, range(rules.seats)), *Onlooker]
    for viewer in viewers:
        you = None if isinstance(viewer, Onlooker) else viewer
        people, happened = company(voice, rules, you), seen_by(rules, viewer, steps)
        told = [speaking.told(people, happened, at).strip() for at in range(len(happened))]
        # The end of a match says the end of its game as well.
        silent = [at for at, text in enumerate(told) if not text]
        assert all(isinstance(happened[at + 1].event, MatchEnded) for at in silent)
        assert not told or told[-1]
        assert all(speaking.scene(people, each.observation).strip() for each in happened)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", quick_tables(), ids=str)
def test_every_question_is_asked_and_every_answer_read(table: Table, language: Language) -> None:
    """An action named by its pieces is read as that action."""
    rules, voice = table.rules, Voice(language)
    speaking = speaker(voice, rules)
    rng = random.Random(f"asked at {table}")  # noqa: S311 - a test
    for step in list(random_match(rules, f"asked at {table}"))[:200]:
        if step.seat < 0:
            continue
        people = company(voice, rules, step.seat)
        observation = rules.observe(step.before, step.seat)
        actions = rules.actions(step.before, step.seat)
        assert speaking.question(people, observation, actions)
        assert speaking.explanation(actions)
        action = rng.choice(actions)
        typed = TYPED[type(action).__name__](action, language)
        assert speaking.read(typed, observation, actions) == action


TYPED: dict[str, Any] = {
    "Cut": lambda action, _: str(action.at + 1),
    "Discard": lambda action, _: ", ".join(piece.code.lower() for piece in action.pieces),
    "Lay": lambda action, _: f" {action.piece.code} {action.claim or ''} ",
    "Bid": lambda action, _: str(action.points),
    "Pass": lambda _, language: {"en": "Pass", "ru": "пас", "cs": "pas"}[language],
    "Claim": lambda action, _: str(action.points),
    "Accept": lambda _, __: "",
    "Muggins": lambda action, language: (
        f"{'Простак' if language == 'ru' else 'muggins'} {action.points}"
    ),
    "Go": lambda _, language: {"en": "Go", "ru": "дальше", "cs": "dál"}[language],
    "Lead": lambda action, _: action.piece.code + ("" if action.declare is None else "!"),
    "Reply": lambda action, _: action.piece.code.replace("-", ""),
    "Close": lambda _, language: {"en": "close", "ru": "Закрыть", "cs": "zavřít"}[language],
    "Stop": lambda _, language: {"en": "stop", "ru": "Стоп", "cs": "stop"}[language],
}


def codes_of_refusals() -> set[str]:
    """Every code that the rules' own source raises."""
    tree = ast.parse(inspect.getsource(legality))
    return {
        call.args[0].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "IllegalAction"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: Language) -> None:
    speaking = speaker(Voice(language), games.load("six-card"))
    facts: dict[str, int | str] = {
        "at": 5,
        "most": 39,
        "needed": 2,
        "given": 1,
        "piece": "5H",
        "count": 34,
        "limit": 31,
        "least": 3,
        "bid": 2,
        "points": 30,
    }
    told = {code: speaking.refusal(code, facts) for code in codes_of_refusals()}
    assert len(told) > 8
    assert None not in told.values()
    assert len(set(told.values())) == len(told)
    assert "34" in str(told["over-the-limit"])
    assert speaking.refusal("stale", facts) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_and_a_face(language: Language) -> None:
    voice = Voice(language)
    pieces = [*CARDS, *TILES]
    assert len({voice.name(piece) for piece in pieces}) == len(pieces)
    assert len({voice.face(piece) for piece in pieces}) == len(pieces)


def test_colour_is_for_red_suits() -> None:
    plain, coloured = Voice("en"), Voice("en", colour=True)
    reds = [card for card in CARDS if coloured.face(card) != plain.face(card)]
    assert {card.code[1] for card in reds} == {"D", "H"}
    assert len(reds) == 26
    assert coloured.face(reds[0]) == f"\x1b[31m{plain.face(reds[0])}\x1b[0m"


@pytest.mark.parametrize(
    ("kinds", "you", "told"),
    [
        ("person computer", 0, ["you", "the computer"]),
        ("person person", 1, ["your friend", "you"]),
        ("person person", None, ["player 1", "player 2"]),
        ("person computer computer", 0, ["you", "player 2", "player 3"]),
    ],
)
def test_who_is_who(kinds: str, you: int | None, told: list[str]) -> None:
    sitters = [Sitter("computer" if kind == "computer" else "person") for kind in kinds.split()]
    seat = None if you is None else Seat(you)
    people = Company(Voice("en"), sitters, lambda each: each, seat)  # type: ignore[arg-type,return-value]
    assert [people.name(Seat(each)) for each in range(len(sitters))] == told


def test_a_list_of_names() -> None:
    voice = Voice("en")
    assert voice.listed([]) == ""
    assert voice.listed(["a"]) == "a"
    assert voice.listed(["a", "b", "c"]) == "a, b and c"

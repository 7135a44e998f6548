"""Bingo in one person's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pegout.engine import FactValue
from pegout.games.bingo import Bingo
from pegout.games.bingo.moves import Action
from pegout.games.bingo.sight import Observation
from pegout.terminal.bingo import answers
from pegout.terminal.bingo.scene import scene
from pegout.terminal.bingo.story import Story
from pegout.terminal.company import Company
from pegout.terminal.family import Counted, Happened, Unclear
from pegout.terminal.voice import Voice


class BingoSpeaker:
    """`family.Speaker` for Bingo; see there for what each method promises."""

    def __init__(self, voice: Voice, bingo: Bingo) -> None:
        self._voice = voice
        self._story = Story(voice, bingo.rules)

    def told(self, company: Company, happened: Sequence[Happened], at: int) -> str:
        return self._story.told(company, happened, at)

    def scene(self, company: Company, observation: Observation) -> str:
        return scene(self._voice, company, observation)

    def question(self, _: Company, observation: Observation, actions: Sequence[Action]) -> str:
        return answers.question(self._voice, observation, actions)

    def explanation(self, actions: Sequence[Action]) -> str:
        return answers.explanation(self._voice, actions)

    def read(self, text: str, observation: Observation, actions: Sequence[Action]) -> Action:
        return answers.read(self._voice, text, observation, actions)

    def refusal(self, code: str, facts: Mapping[str, FactValue]) -> str | None:
        return answers.refusal(self._voice, code, facts)

    def count(self, hand: Sequence[str], starter: str, *, crib: bool) -> Counted:  # noqa: ARG002 - no hand is counted
        raise Unclear(self._voice.say("bingo-no-score"))

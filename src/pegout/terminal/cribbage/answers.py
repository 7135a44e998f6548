"""What somebody types, read as an action."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Final

from pegout.engine import FactValue, Hidden
from pegout.games.cribbage.moves import Action, Cut, Discard, Go, Lay, Stop
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece, UnreadablePiece, read_piece
from pegout.terminal.company import Company
from pegout.terminal.family import Unclear
from pegout.terminal.voice import Voice, piece_facts

REFUSAL_KEYS: Final = {
    "game-over": "cribbage-refused-game-over",
    "not-your-turn": "cribbage-refused-not-your-turn",
    "not-now": "cribbage-refused-not-now",
    "no-such-place": "cribbage-refused-no-such-place",
    "place-taken": "cribbage-refused-place-taken",
    "wrong-number": "cribbage-refused-wrong-number",
    "same-piece-twice": "cribbage-refused-same-piece-twice",
    "not-in-hand": "cribbage-refused-not-in-hand",
    "can-lay": "cribbage-refused-can-lay",
    "over-the-limit": "cribbage-refused-over-the-limit",
}
NUMBER: Final = re.compile(r"[0-9]{1,3}", re.ASCII)


def question(
    voice: Voice, company: Company, observation: Observation, actions: Sequence[Action]
) -> str:
    """What somebody is asked."""
    match actions[0]:
        case Discard(pieces=pieces):
            asked = voice.say("cribbage-ask-discard", count=len(pieces))
            assert observation.dealer is not None
            crib = voice.sentence("cribbage-crib", **company.facts(observation.dealer))
            return f"{asked} ({crib}.)"
        case Cut():
            if observation.phase == "cutting":
                return voice.say("cribbage-ask-cut")
            return voice.say("cribbage-ask-cut-for-deal")
        case Lay():
            return voice.say("cribbage-ask-lay")
        case _:
            return voice.say("cribbage-ask-go")


def explanation(voice: Voice, actions: Sequence[Action]) -> str:
    """What can be typed."""
    match actions[0]:
        case Discard(pieces=pieces):
            return voice.say("terminal-help-discard", count=len(pieces))
        case Cut():
            return voice.say("terminal-help-cut", most=len(actions))
        case Lay() if any(isinstance(action, Stop) for action in actions):
            return f"{voice.say('terminal-help-lay')} {voice.say('terminal-help-stop')}"
        case Lay():
            return voice.say("terminal-help-lay")
        case _:
            return voice.say("terminal-help-go")


def read(voice: Voice, text: str, observation: Observation, actions: Sequence[Action]) -> Action:
    """The action that is meant; raises `Unclear`. Whether it is allowed the rules say."""
    words = text.replace(",", " ").split()
    said = " ".join(words).casefold()
    if said in {"go", voice.say("terminal-word-go")}:
        return Go()
    if said in {"stop", voice.say("terminal-word-stop")}:
        return Stop()
    match actions[0]:
        case Discard():
            return Discard(tuple(_piece(voice, word, observation) for word in words))
        case Cut():
            return _cut(voice, words, [each.at for each in actions if isinstance(each, Cut)])
        case _ if not words:
            if Go() in actions:
                return Go()
            raise Unclear(explanation(voice, actions))
        case _:
            if len(words) > 1:
                raise Unclear(voice.say("terminal-one-piece"))
            return Lay(_piece(voice, words[0], observation))


def _piece(voice: Voice, word: str, observation: Observation) -> Piece:
    """A piece by its code, or by its place in the hand."""
    (hand,) = (each for each in observation.hands if not isinstance(each, Hidden))
    if NUMBER.fullmatch(word):
        place = int(word)
        if not 1 <= place <= len(hand):
            raise Unclear(voice.say("terminal-no-such-place", place=place, most=len(hand)))
        return hand[place - 1]
    try:
        return read_piece(word)
    except UnreadablePiece as error:
        raise Unclear(voice.say("terminal-not-a-piece", text=error.text)) from error


def anywhere(places: Sequence[int]) -> int:
    """Where somebody cuts who does not mind."""
    return SystemRandom().choice(places)


def _cut(voice: Voice, words: Sequence[str], places: Sequence[int]) -> Cut:
    if not words:
        return Cut(anywhere(places))
    if len(words) == 1 and NUMBER.fullmatch(words[0]) and int(words[0]) - 1 in places:
        return Cut(int(words[0]) - 1)
    raise Unclear(voice.say("terminal-cut-where", most=max(places) + 1))


def refusal(voice: Voice, code: str, facts: Mapping[str, FactValue]) -> str | None:
    """Why the rules refuse an action."""
    key = REFUSAL_KEYS.get(code)
    if key is None:
        return None
    about: dict[str, str] = {}
    if isinstance(facts.get("piece"), str):
        about = piece_facts(read_piece(str(facts["piece"])))
    return voice.sentence(key, **{**facts, **about})

"""What somebody types, read as an action."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Final

from pegout.engine import FactValue, Hidden
from pegout.games.bingo.moves import Action, Close, Cut, Lead, Reply
from pegout.games.bingo.sight import Observation
from pegout.pieces import TILES, Piece, UnreadablePiece, read_piece
from pegout.terminal.family import Unclear
from pegout.terminal.voice import Voice, piece_facts

REFUSAL_KEYS: Final = {
    "game-over": "bingo-refused-game-over",
    "not-your-turn": "bingo-refused-not-your-turn",
    "not-now": "bingo-refused-not-now",
    "no-such-place": "bingo-refused-no-such-place",
    "place-taken": "bingo-refused-place-taken",
    "not-in-hand": "bingo-refused-not-in-hand",
    "not-a-double": "bingo-refused-not-a-double",
    "too-few-doubles": "bingo-refused-too-few-doubles",
    "wrong-number-of-doubles": "bingo-refused-wrong-number-of-doubles",
    "already-closed": "bingo-refused-already-closed",
    "stock-gone": "bingo-refused-stock-gone",
    "must-answer": "bingo-refused-must-answer",
    "must-trump": "bingo-refused-must-trump",
}
NUMBER: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
TWO_HALVES: Final = re.compile(r"[0-6]{2}", re.ASCII)
"""A tile without its hyphen. No hand has so many tiles that it could be a place."""
DECLARED: Final = "!"


def question(voice: Voice, observation: Observation, actions: Sequence[Action]) -> str:
    """What somebody is asked."""
    match actions[0]:
        case Cut():
            return voice.say("bingo-ask-cut-for-deal")
        case Reply():
            assert observation.led is not None
            return voice.say("bingo-ask-reply", **piece_facts(observation.led))
        case _:
            held = _declarable(actions)
            asked = voice.say("bingo-ask-lead")
            return f"{asked} {voice.say('bingo-may-declare', count=held)}" if held else asked


def _declarable(actions: Sequence[Action]) -> int:
    """How many doubles may be declared; 0 for none."""
    numbers = [each.declare for each in actions if isinstance(each, Lead) and each.declare]
    return numbers[0] if numbers else 0


def explanation(voice: Voice, actions: Sequence[Action]) -> str:
    """What can be typed."""
    if isinstance(actions[0], Cut):
        return voice.say("terminal-help-cut", most=len(TILES))
    told = [voice.say("terminal-help-lay")]
    if _declarable(actions):
        told.append(voice.say("bingo-help-declare"))
    if Close() in actions:
        told.append(voice.say("bingo-help-close"))
    return " ".join(told)


def read(voice: Voice, text: str, observation: Observation, actions: Sequence[Action]) -> Action:
    """The action that is meant; raises `Unclear`. Whether it is allowed the rules say."""
    said = " ".join(text.split()).casefold()
    if said in {"close", voice.say("bingo-word-close")}:
        return Close()
    match actions[0]:
        case Cut():
            return _cut(voice, said, [each.at for each in actions if isinstance(each, Cut)])
        case Reply():
            return Reply(_piece(voice, said, observation))
        case _:
            declares = said.endswith(DECLARED)
            piece = _piece(voice, said.removesuffix(DECLARED).strip(), observation)
            return Lead(piece, _doubles(observation) if declares else None)


def _hand(observation: Observation) -> tuple[Piece, ...]:
    (hand,) = (each for each in observation.hands if not isinstance(each, Hidden))
    return hand


def _doubles(observation: Observation) -> int:
    """How many doubles are declared with ``!``: all that are held."""
    return sum(piece.code[0] == piece.code[-1] for piece in _hand(observation))


def _piece(voice: Voice, said: str, observation: Observation) -> Piece:
    """A tile by its numbers, or by its place in the hand."""
    hand, word = _hand(observation), said
    if not said:
        raise Unclear(voice.say("terminal-help-lay"))
    if " " in said:
        raise Unclear(voice.say("terminal-one-piece"))
    if TWO_HALVES.fullmatch(word):
        word = "-".join(word)
    if NUMBER.fullmatch(word):
        place = int(word)
        if not 1 <= place <= len(hand):
            raise Unclear(voice.say("terminal-no-such-place", place=place, most=len(hand)))
        return hand[place - 1]
    try:
        return read_piece(word)
    except UnreadablePiece as error:
        raise Unclear(voice.say("terminal-not-a-piece", text=error.text)) from error


def _cut(voice: Voice, said: str, places: Sequence[int]) -> Cut:
    if not said:
        return Cut(SystemRandom().choice(places))
    if NUMBER.fullmatch(said) and int(said) - 1 in places:
        return Cut(int(said) - 1)
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

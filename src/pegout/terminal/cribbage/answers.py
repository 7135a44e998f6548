"""What somebody types, read as an action."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Final

from pegout.engine import FactValue, Hidden
from pegout.games.cribbage.moves import (
    Accept,
    Action,
    Bid,
    Claim,
    Cut,
    Discard,
    Go,
    Lay,
    Muggins,
    Pass,
    Stop,
)
from pegout.games.cribbage.sight import Observation
from pegout.pieces import Piece, Tile, UnreadablePiece, read_piece
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
    "claim-missing": "cribbage-refused-claim-missing",
    "counted-by-the-table": "cribbage-refused-counted-by-the-table",
    "no-such-bid": "cribbage-refused-no-such-bid",
    "no-such-claim": "cribbage-refused-no-such-claim",
}
NUMBER: Final = re.compile(r"[0-9]{1,3}", re.ASCII)
TWO_HALVES: Final = re.compile(r"[0-6]{2}", re.ASCII)
"""A tile without its hyphen. No hand has so many pieces that it could be a place."""


def question(  # noqa: PLR0911 - one case a word
    voice: Voice, company: Company, observation: Observation, actions: Sequence[Action]
) -> str:
    """What somebody is asked."""
    match actions[0]:
        case Discard(pieces=pieces):
            asked = voice.say("cribbage-ask-discard", count=len(pieces))
            assert observation.owner is not None
            crib = voice.sentence("cribbage-crib", **company.facts(observation.owner))
            return f"{asked} ({crib}.)"
        case Cut():
            if observation.phase == "cutting":
                return voice.say("cribbage-ask-cut")
            return voice.say("cribbage-ask-cut-for-deal")
        case Bid() | Pass():
            return voice.say("cribbage-ask-bid")
        case Claim():
            return voice.say("cribbage-ask-claim")
        case Accept() | Muggins():
            count = observation.last_count
            assert count is not None
            facts = company.facts(count.seat)
            return voice.sentence("cribbage-ask-accept", **facts, points=count.points)
        case Lay():
            return voice.say("cribbage-ask-lay")
        case _:
            return voice.say("cribbage-ask-go")


def explanation(voice: Voice, actions: Sequence[Action]) -> str:
    """What can be typed."""
    told = _explained(voice, actions)
    if any(isinstance(action, Muggins) for action in actions):
        told = f"{told} {voice.say('terminal-help-muggins')}"
    return told


def _explained(voice: Voice, actions: Sequence[Action]) -> str:  # noqa: PLR0911 - one case a word
    match actions[0]:
        case Discard(pieces=pieces):
            return voice.say("terminal-help-discard", count=len(pieces))
        case Cut():
            return voice.say("terminal-help-cut", most=len(actions))
        case Bid() | Pass():
            return voice.say("terminal-help-bid")
        case Claim():
            return voice.say("terminal-help-claim")
        case Accept() | Muggins():
            return voice.say("terminal-help-accept")
        case Lay(claim=claim):
            told = [voice.say("terminal-help-lay")]
            if claim is not None:
                told.append(voice.say("terminal-help-lay-claim"))
            if any(isinstance(action, Stop) for action in actions):
                told.append(voice.say("terminal-help-stop"))
            return " ".join(told)
        case _:
            return voice.say("terminal-help-go")


def read(  # noqa: C901, PLR0911, PLR0912 - one case a word
    voice: Voice, text: str, observation: Observation, actions: Sequence[Action]
) -> Action:
    """The action that is meant; raises `Unclear`. Whether it is allowed the rules say."""
    words = text.replace(",", " ").split()
    said = " ".join(words).casefold()
    if said in {"go", voice.say("terminal-word-go")}:
        return Go()
    if said in {"stop", voice.say("terminal-word-stop")}:
        return Stop()
    if words and words[0].casefold() in {"muggins", voice.say("terminal-word-muggins")}:
        return Muggins(_points(voice, words[1:], actions))
    match actions[0]:
        case Discard():
            return Discard(tuple(_piece(voice, word, observation) for word in words))
        case Cut():
            return _cut(voice, words, [each.at for each in actions if isinstance(each, Cut)])
        case Bid() | Pass():
            if said in {"pass", voice.say("terminal-word-pass")}:
                return Pass()
            return Bid(_points(voice, words, actions))
        case Claim():
            return Claim(_points(voice, words, actions))
        case _ if not words and Accept() in actions:
            return Accept()
        case Accept() | Muggins():
            raise Unclear(explanation(voice, actions))
        case _ if words:
            return _lay(voice, words, observation, actions)
        case _ if Go() in actions:
            return Go()
        case _:
            raise Unclear(explanation(voice, actions))


def _lay(
    voice: Voice, words: Sequence[str], observation: Observation, actions: Sequence[Action]
) -> Lay:
    """A piece, and behind it what is claimed where players count by hand."""
    first, *rest = words
    piece = _piece(voice, first, observation)
    if any(isinstance(each, Lay) and each.claim is not None for each in actions):
        return Lay(piece, _points(voice, rest or ["0"], actions))
    if rest:
        raise Unclear(voice.say("terminal-one-piece"))
    return Lay(piece)


def _points(voice: Voice, words: Sequence[str], actions: Sequence[Action]) -> int:
    if len(words) == 1 and NUMBER.fullmatch(words[0]):
        return int(words[0])
    raise Unclear(explanation(voice, actions))


def _piece(voice: Voice, word: str, observation: Observation) -> Piece:
    """A piece by its code, or by its place in the hand; a tile also without its hyphen."""
    (hand,) = (each for each in observation.hands if not isinstance(each, Hidden))
    if TWO_HALVES.fullmatch(word) and all(isinstance(piece, Tile) for piece in hand):
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

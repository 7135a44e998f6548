"""Cribbage in one person's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from pegout.engine import FactValue, total
from pegout.engine.wire import plain
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Action
from pegout.games.cribbage.questions import HandWorth
from pegout.games.cribbage.scoring import show_lines
from pegout.games.cribbage.sight import Observation
from pegout.pieces import TILES, Piece, UnreadablePiece, read_piece
from pegout.terminal.company import Company
from pegout.terminal.cribbage import answers, counting
from pegout.terminal.cribbage.scene import scene
from pegout.terminal.cribbage.story import Story
from pegout.terminal.family import Counted, Happened, Unclear
from pegout.terminal.voice import Voice


class CribbageSpeaker:
    """`family.Speaker` for cribbage; see there for what each method promises."""

    def __init__(self, voice: Voice, cribbage: Cribbage) -> None:
        self._voice = voice
        self._cribbage = cribbage
        self._story = Story(voice)

    def told(self, company: Company, happened: Sequence[Happened], at: int) -> str:
        return self._story.told(company, happened, at)

    def scene(self, company: Company, observation: Observation) -> str:
        return scene(self._voice, company, observation)

    def question(
        self, company: Company, observation: Observation, actions: Sequence[Action]
    ) -> str:
        return answers.question(self._voice, company, observation, actions)

    def explanation(self, actions: Sequence[Action]) -> str:
        return answers.explanation(self._voice, actions)

    def read(self, text: str, observation: Observation, actions: Sequence[Action]) -> Action:
        return answers.read(self._voice, text, observation, actions)

    def refusal(self, code: str, facts: Mapping[str, FactValue]) -> str | None:
        return answers.refusal(self._voice, code, facts)

    def count(self, hand: Sequence[str], starter: str, *, crib: bool) -> Counted:
        rules = self._cribbage.rules
        needed = rules.crib if crib else rules.kept
        pieces = self._pieces(hand, "hand")
        if len(pieces) != needed:
            key = "terminal-crib-size" if crib else "terminal-hand-size"
            raise Unclear(self._voice.say(key, needed=needed, given=len(pieces)))
        (turned,) = self._pieces([starter], "starter")
        if turned in pieces:
            first = pieces.index(turned) + 1
            told = self._voice.say(
                "terminal-piece-twice", where="starter", place=1, text=starter, first=first
            )
            raise Unclear(told)
        lines = show_lines(rules, pieces, turned, "crib" if crib else "hand")
        worth = HandWorth(total(lines), lines)
        return Counted(plain(worth), "\n".join(self._counted(pieces, turned, worth)))

    def _counted(self, hand: Sequence[Piece], starter: Piece, worth: HandWorth) -> Iterator[str]:
        turned = f"{self._voice.say('cribbage-starter')}: {self._voice.face(starter)}"
        yield f"{self._voice.faces(hand)} · {turned}"
        yield from counting.table(self._voice, worth.lines)
        if not worth.lines:
            yield f"  {self._voice.say('cribbage-aloud-nothing')}"
        yield self._voice.bold(self._voice.say("cribbage-points", points=worth.points))

    def _pieces(self, codes: Sequence[str], where: Literal["hand", "starter"]) -> tuple[Piece, ...]:
        """Pieces in order; the complaint names the first bad one and its place."""
        ours = self._cribbage.pieces
        found: list[Piece] = []
        for place, code in enumerate(codes, start=1):
            facts: dict[str, int | str] = {"where": where, "place": place}
            written = code
            if ours is TILES and answers.TWO_HALVES.fullmatch(code):
                written = "-".join(code)
            try:
                piece = read_piece(written)
            except UnreadablePiece as error:
                key = "terminal-not-a-tile" if ours is TILES else "terminal-not-a-card"
                raise Unclear(self._voice.say(key, text=error.text, **facts)) from error
            if piece not in ours:
                raise Unclear(self._voice.say("terminal-piece-foreign", text=code, **facts))
            if piece in found:
                first = found.index(piece) + 1
                told = self._voice.say("terminal-piece-twice", text=code, first=first, **facts)
                raise Unclear(told)
            found.append(piece)
        return tuple(found)

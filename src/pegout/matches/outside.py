"""Players that are programs of somebody else's: ``engine:COMMAND``.

A program that answers ``choose-discard`` and ``choose-lay`` is told no more than its seat may know.
One that does not, and at a game that these two cannot tell, gets the whole game to follow: all
shuffles and all actions, as a driver of the protocol tells them. Then the program alone answers for
its looking at nothing but its own hand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pegout.engine import AnyRuleset, Unreadable
from pegout.engine.wire import convert, plain
from pegout.matches.families import family
from pegout.matches.family import Request
from pegout.matches.lineup import OUTSIDE
from pegout.matches.players import Dealt, Story, Turn
from pegout.matches.program import Declined, OutsideFailed, Program

__all__ = ["ANSWER_WITHIN", "Outside", "OutsideFailed", "command_of"]

ANSWER_WITHIN: Final = 30.0
"""Seconds for one answer."""
START_WITHIN: Final = 120.0
"""Seconds for the first one: a program may have tables to load and kernels to compile."""

NAMED: Final = re.compile(rf"{OUTSIDE}(?:\[(?P<bot>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)


def command_of(name: str) -> tuple[str, str | None] | None:
    """The command line of an outside player and the bot that is wished; ``None`` for our own."""
    found = NAMED.fullmatch(name)
    return None if found is None else (found["command"], found["bot"])


class Outside:
    """`matches.players.Player` in a program."""

    def __init__(
        self,
        name: str,
        ruleset: AnyRuleset,
        *,
        answer_within: float = ANSWER_WITHIN,
        start_within: float = START_WITHIN,
    ) -> None:
        """Starts the program; raises `OutsideFailed`."""
        named = command_of(name)
        assert named is not None
        command, self._bot = named
        self._ruleset = ruleset
        self._program = Program(command, answer_within=answer_within, start_within=start_within)
        self._declined: Declined | None = None
        """Why it is not asked without a game."""
        self._followed: tuple[Story, str] | None = None
        """The game that is told to it, and its own name for it."""
        self._told = 0
        try:
            self._introduce()
        except BaseException:
            self.close()
            raise

    def _introduce(self) -> None:
        try:
            answer = self._program.ask({"do": "about"})
        except Declined as declined:
            raise self._unwilling(declined) from declined
        bots = answer.get("bots")
        known = bots if isinstance(bots, list) else []
        if self._bot is None:
            self._bot = str(known[-1]) if known else OUTSIDE

    def choose(self, turn: Turn) -> Any:  # noqa: ANN401 - the family's own
        request = None
        if self._declined is None:
            request = family(self._ruleset).request(self._ruleset, turn)
        if request is not None:
            try:
                return self._asked(turn, request)
            except Declined as declined:
                self._declined = declined
        return self._in_game(turn)

    def close(self) -> None:
        self._program.close()

    def _asked(self, turn: Turn, request: Request) -> Any:  # noqa: ANN401 - as above
        fields = {**request.fields, **self._head, "bot": self._bot}
        answer = self._program.ask(fields)
        try:
            action = request.read(answer)
        except Unreadable as error:
            raise self._program.failed(fields, answer, str(error)) from error
        return self._read(turn, fields, answer, action)

    def _in_game(self, turn: Turn) -> Any:  # noqa: ANN401 - as above
        fields: dict[str, Any] = {"do": "choose"}
        try:
            fields |= {"game": self._follow(turn.story), "seat": turn.seat, "bot": self._bot}
            answer = self._program.ask(fields)
        except Declined as declined:
            raise self._unwilling(declined) from declined
        return self._read(turn, fields, answer, answer.get("action"))

    @property
    def _head(self) -> dict[str, Any]:
        head: dict[str, Any] = {"rules": self._ruleset.name}
        return {**head, "options": dict(self._ruleset.options)} if self._ruleset.options else head

    def _follow(self, story: Story) -> str:
        """Tell it what has happened since it was last asked; its name for the game."""
        if self._followed is None or self._followed[0] is not story:
            self._begin(story)
        assert self._followed is not None
        game = self._followed[1]
        for each in story.happened[self._told :]:
            self._told += 1
            if isinstance(each, Dealt):
                self._program.ask({"do": "deal", "game": game, "order": plain(each.order)})
            else:
                action = plain(each.action)
                self._program.ask({"do": "act", "game": game, "seat": each.seat, "action": action})
        return game

    def _begin(self, story: Story) -> None:
        if self._followed is not None:
            self._program.ask({"do": "end", "game": self._followed[1]})
            self._followed = None
        first = story.happened[0]
        assert isinstance(first, Dealt)
        new = {"do": "new", **self._head, "deal": plain(first.order), "dealer": story.dealer}
        answer = self._program.ask(new)
        if not isinstance(answer.get("game"), str):
            raise self._program.failed(new, answer, "it has no `game`")
        self._followed, self._told = (story, answer["game"]), 1

    def _read(
        self,
        turn: Turn,
        asked: Mapping[str, Any],
        answer: Mapping[str, Any],
        action: object,
    ) -> Any:  # noqa: ANN401 - as above
        try:
            read: Any = convert(action, self._ruleset.action_type)
        except Unreadable as error:
            raise self._program.failed(asked, answer, f"no action: {error}") from error
        if _plainly(read) not in map(_plainly, turn.actions):
            raise self._program.failed(asked, answer, "the rules do not allow it")
        return read

    def _unwilling(self, declined: Declined) -> OutsideFailed:
        before = f", and before that {self._declined}" if self._declined is not None else ""
        return OutsideFailed(f"engine:{self._program.command} declines {declined}{before}")


def _plainly(action: object) -> object:
    """Pieces may be named in any order (`engine.Ruleset.actions`)."""
    fields = plain(action)
    if isinstance(fields.get("pieces"), list):
        fields["pieces"] = sorted(fields["pieces"])
    return fields

"""``pegout play``: a whole match at the terminal."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pegout import bots
from pegout.bots import UnknownBot
from pegout.engine import AnyRuleset
from pegout.records import write
from pegout.tables.facts import Happened as HappenedEntry
from pegout.tables.listing import kind, name
from pegout.tables.refused import Refused
from pegout.terminal.company import Company, Sitter
from pegout.terminal.complaint import Complaint
from pegout.terminal.families import speaker
from pegout.terminal.family import Happened, Speaker, Unclear
from pegout.terminal.own_table import OwnTable, own_table
from pegout.terminal.voice import Voice

HELP: Final = "?"
PROMPT: Final = "> "


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    opponents: tuple[str, ...]
    """One for all, or one for each further seat round the table."""
    data: Path | None
    """Where the match is kept; ``None`` for nowhere."""
    record: Path | None
    """Where the record of the ended match is written."""


class Left(Exception):
    """The person has had enough for now."""


def play(voice: Voice, ruleset: AnyRuleset, wishes: Wishes) -> int:
    """Play until the match ends or the person leaves; returns the exit status."""
    opponents = _opponents(ruleset, wishes.opponents)
    # Whoever sits here reads sentences; what a log says of the table is for a server's keeper.
    logging.getLogger("pegout").setLevel(logging.CRITICAL)
    with own_table(wishes.data, ruleset, opponents) as (table, resumed):
        try:
            sitting = Sitting(voice, table)
            _tell(voice.say("terminal-welcome-back" if resumed else "terminal-welcome"))
            if resumed and table.standing.ruleset.options != ruleset.options:
                _tell(voice.say("terminal-older-rules"))
            sitting.to_the_end()
        except (Left, KeyboardInterrupt):
            _tell("")
            _tell(_goodbye(voice, wishes.data))
            return 0
        if wishes.record is not None:
            _keep(voice, table, wishes.record)
    return 0


def _opponents(ruleset: AnyRuleset, named: tuple[str, ...]) -> tuple[str, ...]:
    """A computer player for each further seat; raises `Complaint`."""
    needed = ruleset.seats - 1
    for each in named:
        try:
            bots.bot(each, ruleset)
        except UnknownBot as error:
            raise Complaint(f"--against: {error}") from error
    if len(named) == 1:
        return named * needed
    if len(named) != needed:
        raise Complaint(
            f"--against: {ruleset.name} has {needed} further seats, but {len(named)} are named"
        )
    return named


def _goodbye(voice: Voice, data: Path | None) -> str:
    if data is None:
        return voice.say("terminal-left")
    return voice.say("terminal-left-kept", command=f"pegout play --data {data}")


def _keep(voice: Voice, table: OwnTable, path: Path) -> None:
    try:
        path.write_text(write(table.record()), encoding="utf-8")
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror}") from error
    _tell(voice.say("terminal-record-kept", path=str(path)))


class Sitting:
    """One person at one table, from sitting down to getting up."""

    def __init__(self, voice: Voice, table: OwnTable) -> None:
        self._voice = voice
        self._table = table
        standing = table.standing
        self._ruleset = standing.ruleset
        self._speaker: Speaker = speaker(voice, self._ruleset)
        sitters = [Sitter(kind(chair), name(chair)) for chair in standing.chairs]
        self._company = Company(voice, sitters, self._ruleset.side, table.seat)
        # Whoever comes back is told the deal that is going on.
        self._told = standing.deal_from - 1 if standing.in_play else 0

    def to_the_end(self) -> None:
        """Raises `Left`."""
        while True:
            self._table.wait()
            self._tell_news()
            if self._table.standing.ended:
                return
            self._act()

    def _tell_news(self) -> None:
        """Everything that has happened, as this person may know it."""
        moments = self._table.after(self._told)
        happened: list[Happened] = []
        for moment in moments:
            self._told = moment.seq
            if not isinstance(moment.entry, HappenedEntry):
                continue
            event = self._ruleset.redact(moment.event, self._table.seat)
            if event is not None:
                seen = self._ruleset.observe(moment.state, self._table.seat)
                happened.append(Happened(event, seen))
        for at in range(len(happened)):
            told = self._speaker.told(self._company, happened, at)
            if told:
                _tell(told)

    def _act(self) -> None:
        """Ask until an action is accepted."""
        actions = self._table.actions
        observation = self._ruleset.observe(self._table.standing.state, self._table.seat)
        _tell("")
        _tell(self._speaker.scene(self._company, observation))
        _tell(self._speaker.question(self._company, observation, actions))
        while True:
            typed = _typed().strip()
            try:
                if typed != HELP:
                    self._table.play(self._speaker.read(typed, observation, actions))
                    return
                _tell(self._help(actions))
            except Unclear as unclear:
                _tell(str(unclear))
            except Refused as refused:
                _tell(self._refusal(refused))

    def _help(self, actions: Sequence[Any]) -> str:
        return f"{self._speaker.explanation(actions)} {self._voice.say('terminal-help-leave')}"

    def _refusal(self, refused: Refused) -> str:
        of_the_game = self._speaker.refusal(refused.code, refused.facts)
        if of_the_game is not None:
            return of_the_game
        if refused.code == "not-stored":
            return self._voice.say("terminal-not-stored")
        return self._voice.say("terminal-refused", code=refused.code)


def _typed() -> str:
    """A line from the person; raises `Left` at the end of input."""
    sys.stdout.write(PROMPT)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise Left
    return line


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()

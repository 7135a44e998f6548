"""The events of a deal in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pegout.engine import Hidden, ScoreLine
from pegout.games.bingo.moves import (
    CutForDeal,
    DealEnded,
    DealerChosen,
    Dealt,
    Declared,
    Drew,
    Event,
    GameEnded,
    LargeScored,
    Led,
    MatchEnded,
    Replied,
    StockClosed,
    TrickWon,
    TrumpTurned,
)
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.rules import BingoRules
from pegout.terminal.company import Company
from pegout.terminal.family import Happened
from pegout.terminal.voice import Voice, piece_facts

LINE_KEYS: Final = {
    "trick": "bingo-line-trick",
    "doubles": "bingo-line-doubles",
    "bingo": "bingo-line-bingo",
}
"""By the rule's word."""
REASON_KEYS: Final = {
    "emperor": "bingo-reason-emperor",
    "invincible": "bingo-reason-invincible",
    "bingo": "bingo-reason-bingo",
    "enough": "bingo-reason-enough",
    "closer-failed": "bingo-reason-closer-failed",
    "higher-total": "bingo-reason-higher-total",
    "last-trick": "bingo-reason-last-trick",
}
"""By the reason of large points."""


class Story:
    """Tells events as one viewer knows them."""

    def __init__(self, voice: Voice, rules: BingoRules) -> None:
        self._voice = voice
        self._rules = rules

    def told(self, company: Company, happened: Sequence[Happened], at: int) -> str:  # noqa: C901, PLR0911, PLR0912 - one case a word
        """The event at that place."""
        say, event = self._voice.sentence, _event(happened[at])
        match event:
            case CutForDeal(seat=seat, piece=piece):
                facts = {**company.facts(seat), **piece_facts(piece)}
                cut = say("bingo-event-cut-for-deal", **facts)
                return f"{cut} {say('bingo-event-cut-again')}" if _ties(happened[at]) else cut
            case DealerChosen(seat=seat):
                return say("bingo-event-leader-chosen", **company.facts(opponent(seat)))
            case Dealt():
                return self._dealt(company, event)
            case TrumpTurned(piece=piece, trump=trump):
                return say("bingo-event-trump-turned", **piece_facts(piece), number=trump)
            case StockClosed(seat=seat):
                return say("bingo-event-stock-closed", **company.facts(seat))
            case Led(seat=seat, piece=piece):
                return say("bingo-event-led", **company.facts(seat), **piece_facts(piece))
            case Declared(seat=seat, pieces=pieces):
                facts = company.facts(seat)
                faces = self._voice.faces(pieces)
                return say("bingo-event-declared", **facts, count=len(pieces), pieces=faces)
            case Replied(seat=seat, piece=piece):
                return say("bingo-event-replied", **company.facts(seat), **piece_facts(piece))
            case TrickWon():
                return self._trick_won(company, event)
            case LargeScored():
                return self._large_scored(company, event)
            case Drew(seat=seat, pieces=Hidden()):
                return say("bingo-event-drew", **company.facts(seat))
            case Drew(seat=seat, pieces=(piece, *_)):
                return say("bingo-event-drew-seen", **company.facts(seat), **piece_facts(piece))
            case Drew():
                raise TypeError("nothing has been drawn")
            case DealEnded(winner=None):
                return say("bingo-event-deal-ended-nobody")
            case DealEnded():
                return say("bingo-event-deal-ended")
            case GameEnded():
                return ""  # the end of the match says it
            case MatchEnded(winner=winner, match=large):
                other = [points for side, points in enumerate(large) if side != winner]
                standing = ":".join(map(str, (large[winner], *other)))
                facts = company.side_facts(winner)
                return say("bingo-event-match-ended", **facts, standing=standing)
            case _:
                assert_never(event)

    def _dealt(self, company: Company, event: Dealt) -> str:
        facts, pieces = company.facts(event.seat), event.pieces
        count = pieces.hidden if isinstance(pieces, Hidden) else len(pieces)
        dealt = self._voice.sentence("bingo-event-dealt", **facts, count=count)
        return dealt if isinstance(pieces, Hidden) else f"{dealt} {self._voice.faces(pieces)}"

    def _trick_won(self, company: Company, event: TrickWon) -> str:
        say, facts = self._voice.sentence, company.facts(event.seat)
        if not event.lines:
            return say("bingo-event-trick-won-nothing", **facts)
        reasons = self._voice.listed([self._line(line) for line in event.lines])
        return say(
            "bingo-event-trick-won",
            **facts,
            points=event.points,
            small=event.small,
            reasons=reasons,
        )

    def _line(self, line: ScoreLine) -> str:
        return self._voice.say(LINE_KEYS[line.rule], points=line.points)

    def _large_scored(self, company: Company, event: LargeScored) -> str:
        enough = self._rules.rewards.enough
        return self._voice.sentence(
            "bingo-event-large-scored",
            **company.facts(event.seat),
            points=event.points,
            large=event.large,
            reason=self._voice.say(REASON_KEYS[event.reason], enough=enough),
        )


def _event(happened: Happened) -> Event:
    event: Event = happened.event
    return event


def _ties(here: Happened) -> bool:
    """The tile was the second of two that tied: the next state has none drawn."""
    return here.observation.phase == "cutting-for-deal" and not here.observation.cuts

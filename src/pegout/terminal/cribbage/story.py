"""The events of a deal in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pegout.engine import Hidden, ScoreLine, Side, total
from pegout.games.cribbage.moves import (
    BidMade,
    CalledMuggins,
    Claimed,
    CountAccepted,
    CribOwned,
    CutForDeal,
    DealEnded,
    DealerChosen,
    Dealt,
    Discarded,
    Event,
    GameEnded,
    Laid,
    MatchEnded,
    Missed,
    Passed,
    SaidGo,
    Scored,
    SeriesEnded,
    Shown,
    StarterTurned,
    Stopped,
)
from pegout.games.cribbage.sight import Observation
from pegout.terminal.company import Company
from pegout.terminal.cribbage.counting import reason, table
from pegout.terminal.family import Happened
from pegout.terminal.voice import Voice, piece_facts

LURCH_KEYS = {
    "lurch": "cribbage-result-lurch",
    "skunk": "cribbage-result-skunk",
    "double-skunk": "cribbage-result-double-skunk",
}


class Story:
    """Tells events as one viewer knows them."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def told(self, company: Company, happened: Sequence[Happened], at: int) -> str:  # noqa: C901, PLR0911, PLR0912 - one case a word
        """The event at that place; what comes before and after decides some of the words."""
        say, event = self._voice.sentence, happened[at].event
        match event:
            case CutForDeal(seat=seat, piece=piece):
                facts = {**company.facts(seat), **piece_facts(piece)}
                cut = say("cribbage-event-cut-for-deal", **facts)
                return (
                    cut if not _ties(happened[at]) else f"{cut} {say('cribbage-event-cut-again')}"
                )
            case DealerChosen(seat=seat):
                return say("cribbage-event-dealer-chosen", **company.facts(seat))
            case Dealt():
                return self._dealt(company, event)
            case BidMade(seat=seat, points=points):
                return say("cribbage-event-bid", **company.facts(seat), points=points)
            case Passed(seat=seat):
                return say("cribbage-event-passed", **company.facts(seat))
            case CribOwned(seat=seat):
                return say("cribbage-event-crib-owned", **company.facts(seat))
            case Discarded(seat=seat, pieces=Hidden(hidden=count)):
                return say("cribbage-event-discarded", **company.facts(seat), count=count)
            case Discarded(seat=seat, pieces=tuple() as pieces):
                names = self._voice.names(pieces)
                return say("cribbage-event-discarded-seen", **company.facts(seat), pieces=names)
            case StarterTurned(seat=seat, piece=piece):
                facts = {**company.facts(seat), **piece_facts(piece)}
                turned = say("cribbage-event-starter-turned", **facts)
                return self._with_lost(turned, event.lost)
            case Laid(seat=seat, piece=piece, count=count):
                facts = {**company.facts(seat), **piece_facts(piece)}
                laid = say("cribbage-event-laid", **facts, count=count)
                return self._with_lost(laid, event.lost)
            case SaidGo(seat=seat):
                return say("cribbage-event-said-go", **company.facts(seat))
            case Stopped(seat=seat):
                return say("cribbage-event-stopped", **company.facts(seat))
            case SeriesEnded(count=count):
                ended = say("cribbage-event-series-ended", count=count)
                return self._with_lost(ended, event.lost)
            case Shown():
                return self._shown(company, happened, at, event)
            case Claimed(seat=seat, points=points):
                claimed = say("cribbage-event-claimed", **company.facts(seat), points=points)
                return self._with_lost(claimed, event.lost)
            case CountAccepted(seat=seat):
                return say("cribbage-event-accepted", **company.facts(seat))
            case CalledMuggins(seat=seat, points=points):
                called = say("cribbage-event-called", **company.facts(seat), points=points)
                if not event.taken:
                    called = f"{called} {say('cribbage-event-called-nothing')}"
                return self._with_lost(called, event.lost)
            case Missed(lines=lines):
                reasons = self._voice.listed([reason(self._voice, line) for line in lines])
                return say("cribbage-event-missed", points=total(lines), reasons=reasons)
            case Scored():
                return self._scored(company, happened, at, event)
            case DealEnded():
                return say("cribbage-event-deal-ended")
            case GameEnded():
                return self._game_ended(company, event)
            case MatchEnded(winner=winner):
                return say("cribbage-event-match-ended", **company.side_facts(winner))
        raise TypeError(f"{type(event).__name__} is no event of cribbage")

    def _dealt(self, company: Company, event: Dealt) -> str:
        say = self._voice.sentence
        if isinstance(event.pieces, Hidden):
            count = event.pieces.hidden
            if event.seat is None:
                return say("cribbage-event-dealt-to-crib", count=count)
            return say("cribbage-event-dealt", **company.facts(event.seat), count=count)
        faces = self._voice.faces(event.pieces)
        count = len(event.pieces)
        if event.seat is None:
            return f"{say('cribbage-event-dealt-to-crib', count=count)} {faces}"
        return f"{say('cribbage-event-dealt', **company.facts(event.seat), count=count)} {faces}"

    def _shown(self, company: Company, happened: Sequence[Happened], at: int, event: Shown) -> str:
        starter = happened[at].observation.starter
        facts = {
            **company.facts(event.seat),
            **piece_facts(starter),
            "pieces": self._voice.names(event.pieces),
        }
        key = "cribbage-event-shown-crib" if event.what == "crib" else "cribbage-event-shown-hand"
        shown = self._with_lost(self._voice.sentence(key, **facts), event.lost)
        if event.lost or _next(happened, at, Scored) or _counts_by_hand(happened[at], event):
            return shown
        return f"{shown} {self._voice.sentence('cribbage-aloud-nothing')}."

    def _scored(
        self, company: Company, happened: Sequence[Happened], at: int, event: Scored
    ) -> str:
        facts: dict[str, int | str] = {
            **company.facts(event.seat),
            "points": event.points,
            "score": event.score,
        }
        if event.points < 0:  # the bid
            facts["points"] = -event.points
            return self._voice.sentence("cribbage-event-paid", **facts)
        if at > 0 and isinstance(happened[at - 1].event, Shown):
            counted = table(self._voice, event.lines)
            return "\n".join([*counted, self._voice.sentence("terminal-counted", **facts)])
        last = _is_for_the_last_piece(happened, at)
        listed = self._voice.listed([reason(self._voice, line, last=last) for line in event.lines])
        return self._voice.sentence("cribbage-event-scored", **facts, reasons=listed)

    def _game_ended(self, company: Company, event: GameEnded) -> str:
        say, winner = self._voice.sentence, event.winner
        others = [score for side, score in enumerate(event.scores) if side != winner]
        facts = company.side_facts(winner)
        told = [
            say(
                "cribbage-event-game-ended",
                **facts,
                score=event.scores[winner],
                other=":".join(map(str, others)),
            )
        ]
        told += [
            say(LURCH_KEYS[lurch], **company.side_facts(Side(side)))
            for side, lurch in enumerate(event.lurches)
            if lurch is not None
        ]
        return " ".join(told)

    def _with_lost(self, told: str, lost: Sequence[ScoreLine]) -> str:
        if not lost:
            return told
        return f"{told} {self._voice.sentence('cribbage-event-lost', points=total(lost))}"


def _ties(here: Happened) -> bool:
    """The cut was the last of several that tied: the next state has no cuts in it."""
    return here.observation.phase == "cutting-for-deal" and not here.observation.cuts


def _counts_by_hand(here: Happened, event: Shown) -> bool:
    """What it is worth is for its player to say."""
    seen: Observation = here.observation
    return seen.uncounted == event.seat


def _next(happened: Sequence[Happened], at: int, expected: type[Event]) -> bool:
    return any(isinstance(each.event, expected) for each in islice(happened, at + 1, at + 2))


def _is_for_the_last_piece(happened: Sequence[Happened], at: int) -> bool:
    """The play ends with this point: nobody holds a piece any more."""
    following = [type(each.event) for each in islice(happened, at + 1, at + 3)]
    return following == [SeriesEnded, Shown]

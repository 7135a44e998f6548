"""What lies on the table, as text."""

from __future__ import annotations

from collections.abc import Iterator

from pegout.engine import Hidden, Seat, Side
from pegout.games.cribbage.sight import Observation
from pegout.terminal.company import Company
from pegout.terminal.voice import Voice


def scene(voice: Voice, company: Company, observation: Observation) -> str:
    """Scores, starter, crib, the others' numbers of pieces, the series, one's own hand."""
    return "\n".join(_lines(voice, company, observation))


def _lines(voice: Voice, company: Company, observation: Observation) -> Iterator[str]:
    yield voice.bold(" · ".join(_heading(voice, company, observation)))
    if observation.phase == "cutting-for-deal":
        return
    on_table = list(_on_table(voice, company, observation))
    if on_table:
        yield "  " + " · ".join(on_table)
    if observation.phase == "playing":
        series = voice.faces(observation.series) or "–"
        yield f"  {voice.sentence('cribbage-series')}: {series} = {observation.count}"
    if company.you is not None:
        hand = observation.hands[company.you]
        if not isinstance(hand, Hidden) and hand:
            facts = company.facts(company.you)
            numbered = "   ".join(
                f"{place}) {voice.face(piece)}" for place, piece in enumerate(hand, start=1)
            )
            yield f"  {voice.sentence('cribbage-hand', **facts)}:  {numbered}"


def _heading(voice: Voice, company: Company, observation: Observation) -> Iterator[str]:
    if observation.deal:
        yield voice.say("cribbage-deal", number=observation.deal)
    for side, score in enumerate(observation.scores):
        yield f"{company.side_facts(Side(side))['name']} {score}"
    if observation.dealer is not None:
        yield f"{voice.say('cribbage-dealer')}: {company.name(observation.dealer)}"
    if any(observation.match):
        yield voice.say("cribbage-match", standing=":".join(map(str, observation.match)))


def _on_table(voice: Voice, company: Company, observation: Observation) -> Iterator[str]:
    if observation.starter is not None:
        yield f"{voice.say('cribbage-starter')}: {voice.face(observation.starter)}"
    crib = observation.crib
    in_crib = crib.hidden if isinstance(crib, Hidden) else len(crib)
    if in_crib and observation.owner is not None:
        owner = company.facts(observation.owner)
        held = voice.say("cribbage-crib-holds", count=in_crib)
        yield f"{voice.say('cribbage-crib', **owner)}: {held}"
    for seat, hand in enumerate(observation.hands):
        if isinstance(hand, Hidden):
            name = company.name(Seat(seat))
            if company.is_partner(Seat(seat)):
                name = f"{name} ({voice.say('cribbage-partner')})"
            yield voice.say("cribbage-held-by", name=name, count=hand.hidden)

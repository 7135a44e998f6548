"""What lies on the table, as text."""

from __future__ import annotations

from collections.abc import Iterator

from pegout.engine import Hidden, Seat
from pegout.games.bingo.sight import Observation
from pegout.terminal.company import Company
from pegout.terminal.voice import Voice, piece_facts


def scene(voice: Voice, company: Company, observation: Observation) -> str:
    """Points, trump, stock, the other's number of tiles, the led tile, one's own hand."""
    return "\n".join(_lines(voice, company, observation))


def _lines(voice: Voice, company: Company, observation: Observation) -> Iterator[str]:
    heading = [voice.say("bingo-deal", number=observation.deal)] if observation.deal else []
    large = _by_seat(company, observation.large)
    yield voice.bold(" · ".join([*heading, f"{voice.say('bingo-large')}: {large}"]))
    if observation.trump is None or observation.turned is None:
        return
    small = _by_seat(company, observation.small)
    stock, drawing = observation.stock, observation.drawing or "open"
    table = [
        voice.say("bingo-trump", number=observation.trump),
        voice.say("bingo-turned", **piece_facts(observation.turned)),
        voice.say("bingo-stock", drawing=drawing, count=stock),
        f"{voice.say('bingo-small')}: {small}",
    ]
    yield "  " + " · ".join(table)
    for seat, hand in enumerate(observation.hands):
        if isinstance(hand, Hidden):
            yield f"  {_held(voice, company, observation, Seat(seat), hand.hidden)}"
    if observation.led is not None:
        led = f"{voice.sentence('bingo-led')}: {voice.face(observation.led)}"
        if observation.declared:
            faces = voice.faces(observation.declared)
            led += f" · {voice.say('bingo-declared')}: {faces}"
        yield f"  {led}"
    if company.you is not None:
        own = observation.hands[company.you]
        if not isinstance(own, Hidden) and own:
            facts = company.facts(company.you)
            numbered = "   ".join(
                f"{place}) {voice.face(piece)}" for place, piece in enumerate(own, start=1)
            )
            yield f"  {voice.sentence('bingo-hand', **facts)}:  {numbered}"


def _by_seat(company: Company, points: tuple[int, ...]) -> str:
    return ", ".join(f"{company.name(Seat(seat))} {n}" for seat, n in enumerate(points))


def _held(voice: Voice, company: Company, observation: Observation, seat: Seat, number: int) -> str:
    held = voice.sentence("bingo-held-by", name=company.name(seat), count=number)
    known = observation.known[seat]
    if not known:
        return held
    return f"{held}, {voice.say('bingo-known', pieces=voice.faces(known))}"

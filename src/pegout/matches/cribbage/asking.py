"""Discards and lays as stateless requests of the engine protocol: no more than a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pegout.engine import AnyRuleset, Hidden, Seat, Seen, Unreadable
from pegout.engine.wire import plain
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Discard, Go, Lay, Stop
from pegout.games.cribbage.sight import Observation
from pegout.matches.family import Request
from pegout.matches.players import Acted, Dealt, Story, Turn
from pegout.pieces import Piece

ROLES = ("dealer", "pone")
"""By how far to the dealer's left; at a larger table the others are numbers."""


def request(ruleset: AnyRuleset, turn: Turn) -> Request | None:
    """``choose-discard`` or ``choose-lay``; ``None`` for what these two cannot say."""
    assert isinstance(ruleset, Cribbage)
    rules = ruleset.rules
    if rules.counting.by != "automatic" or rules.auction.payment != "none":
        return None
    seen: Observation = turn.observation
    match turn.actions[0]:
        case Discard():
            fields = {
                "do": "choose-discard",
                "role": _role(ruleset, seen, turn.seat),
                "hand": plain(_pieces(seen.hands[turn.seat])),
                "scores": _scores(ruleset, seen, turn.seat),
            }
            return Request(fields, _discard)
        case Lay() | Stop():
            return Request(_lay_fields(ruleset, turn, seen), _lay)
        case _:
            return None


def _lay_fields(ruleset: Cribbage, turn: Turn, seen: Observation) -> dict[str, Any]:
    seat = turn.seat
    thrown = _pieces(seen.thrown[seat])
    assert seen.starter is not None
    laid, gone = _this_deal(turn.story)
    fields: dict[str, Any] = {
        "do": "choose-lay",
        "role": _role(ruleset, seen, seat),
        "hand": plain((*_pieces(seen.hands[seat]), *seen.laid[seat], *thrown)),
        "discarded": plain(thrown),
        "starter": seen.starter.code,
        "laid": [(_role(ruleset, seen, by), piece.code) for by, piece in laid],
        "scores": _scores(ruleset, seen, seat),
    }
    if seat in gone:  # who leads after all gos; anybody else's follow from the pieces
        fields["said_go"] = [_role(ruleset, seen, by) for by in gone]
    return fields


def _this_deal(story: Story) -> tuple[list[tuple[Seat, Piece]], list[Seat]]:
    """All pieces laid in this deal, and who has said go since the last of them."""
    laid: list[tuple[Seat, Piece]] = []
    gone: list[Seat] = []
    for each in reversed(story.happened):
        match each:
            case Dealt():
                break
            case Acted(seat=seat, action=Lay(piece=piece)):
                laid.append((seat, piece))
            case Acted(seat=seat, action=Go()) if not laid:
                gone.append(seat)
            case _:
                pass
    return laid[::-1], gone[::-1]


def _role(ruleset: Cribbage, seen: Observation, seat: Seat) -> str | int:
    assert seen.dealer is not None
    place = (seat - seen.dealer) % ruleset.seats
    return ROLES[place] if place < len(ROLES) else place


def _scores(ruleset: Cribbage, seen: Observation, seat: Seat) -> dict[str, Any]:
    """The other sides' in turn after one's own."""
    own, sides = ruleset.side(seat), len(seen.scores)
    me, *them = (seen.scores[(own + step) % sides] for step in range(sides))
    return {"me": me, "them": them[0] if len(them) == 1 else them}


def _pieces(pieces: Seen) -> Sequence[Piece]:
    assert not isinstance(pieces, Hidden)
    return pieces


def _discard(answer: Mapping[str, Any]) -> Any:  # noqa: ANN401 - plain JSON
    return {"type": "discard", "pieces": _field(answer, "discard")}


def _lay(answer: Mapping[str, Any]) -> Any:  # noqa: ANN401 - as above
    piece = _field(answer, "lay")
    if piece is None:
        return {"type": "stop" if answer.get("stop") is True else "go"}
    return {"type": "lay", "piece": piece}


def _field(answer: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401 - as above
    if name not in answer:
        raise Unreadable(f"it has no `{name}`")
    return answer[name]

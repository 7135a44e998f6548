"""What a player would throw or lay in a position that is described, not played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from pegout.adapters.engine.cribbage.position import (
    Role,
    Scores,
    Told,
    discarding,
    owner_of,
    playing,
    seat_of,
)
from pegout.adapters.engine.wrong import Wrong
from pegout.bots import AnyBot, Ranked
from pegout.engine import AnyRuleset
from pegout.engine.wire import plain
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Discard, Go, Lay, Stop
from pegout.pieces import Piece, UnreadablePiece, read_pieces


class ChooseDiscard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    role: Role
    hand: tuple[str, ...]
    """As dealt."""
    owner: Role | None = None
    """Whose crib it is, where an auction has given it to another than the dealer."""
    scores: Scores = Scores()


class ChooseLay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    role: Role
    hand: tuple[str, ...]
    """As dealt."""
    discarded: tuple[str, ...]
    starter: str
    laid: tuple[tuple[Role, str], ...]
    """All pieces laid in this deal, in order. Gos and new series follow from them."""
    said_go: tuple[Role, ...] = ()
    """Who has said go since the last of them. Needed only by a player who has said go himself and
    is to lead the next series, for after all gos the same pieces lie on the table."""
    owner: Role | None = None
    """As in `ChooseDiscard`."""
    scores: Scores = Scores()


def choose_discard(
    ruleset: AnyRuleset, asked: ChooseDiscard, player: AnyBot, chance: Random
) -> dict[str, Any]:
    """The pieces to throw, and the ranking of all throws."""
    assert isinstance(ruleset, Cribbage)
    seat, owner = seat_of(ruleset, asked.role, "role"), owner_of(ruleset, asked.owner)
    hand = _pieces(ruleset, "hand", asked.hand, ruleset.rules.deal.each)
    state = discarding(ruleset, seat, hand, owner, asked.scores)
    actions = ruleset.actions(state, seat)
    choice = player.choose(ruleset.observe(state, seat), actions, chance)
    assert isinstance(choice.action, Discard)
    return {"discard": plain(choice.action.pieces), "ranking": _ranking(choice.ranking)}


def choose_lay(
    ruleset: AnyRuleset, asked: ChooseLay, player: AnyBot, chance: Random
) -> dict[str, Any]:
    """The piece to lay and the ranking of all that fit; no piece where it is a go."""
    assert isinstance(ruleset, Cribbage)
    deal = ruleset.rules.deal
    (starter,) = _pieces(ruleset, "starter", (asked.starter,), 1)
    laid = _pieces(ruleset, "laid", [code for _, code in asked.laid])
    seats = [
        seat_of(ruleset, role, f"laid: piece {place}")
        for place, (role, _) in enumerate(asked.laid, start=1)
    ]
    seat = seat_of(ruleset, asked.role, "role")
    told = Told(
        seat=seat,
        owner=owner_of(ruleset, asked.owner),
        hand=_pieces(ruleset, "hand", asked.hand, deal.each),
        discarded=_pieces(ruleset, "discarded", asked.discarded, deal.throw),
        starter=starter,
        laid=tuple(zip(seats, laid, strict=True)),
        said_go=tuple(seat_of(ruleset, role, "said_go") for role in asked.said_go),
        scores=asked.scores,
    )
    state = playing(ruleset, told)
    wanted = (Lay, Go, Stop)
    actions = [each for each in ruleset.actions(state, seat) if isinstance(each, wanted)]
    choice = player.choose(ruleset.observe(state, seat), actions, chance)
    lay = choice.action if isinstance(choice.action, Lay) else None
    answer: dict[str, Any] = {"lay": lay.piece.code if lay else None}
    if lay is not None and lay.claim is not None:
        answer["claim"] = lay.claim
    if isinstance(choice.action, Stop):
        answer["stop"] = True
    return {**answer, "ranking": _ranking(choice.ranking)}


def _pieces(
    cribbage: Cribbage, field: str, codes: Sequence[str], number: int | None = None
) -> tuple[Piece, ...]:
    try:
        pieces = read_pieces(codes, cribbage.pieces)
    except UnreadablePiece as error:
        raise Wrong("bad-argument", f"{field}: {error}") from error
    if len(pieces) != len(codes):
        raise Wrong("bad-argument", f"{field}: an empty text is not a piece")
    if number is not None and len(pieces) != number:
        needs = f"{number} piece" if number == 1 else f"{number} pieces"
        raise Wrong("bad-argument", f"{field}: needs {needs}, not {len(pieces)}")
    return pieces


def _ranking(ranking: Sequence[Ranked[Any]] | None) -> list[dict[str, Any]] | None:
    if ranking is None:
        return None
    return [{**_what(each.action), **each.figures} for each in ranking]


def _what(action: Discard | Lay | Stop) -> dict[str, Any]:
    match action:
        case Discard(pieces=pieces):
            return {"discard": plain(pieces)}
        case Lay(piece=piece):
            return {"lay": piece.code}
        case Stop():
            return {"lay": None, "stop": True}

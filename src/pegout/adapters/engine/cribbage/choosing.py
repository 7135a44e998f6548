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
    playing,
    seat_of,
)
from pegout.adapters.engine.wrong import Wrong
from pegout.bots import AnyBot, Ranked
from pegout.engine import AnyRuleset
from pegout.engine.wire import plain
from pegout.games.cribbage import Cribbage
from pegout.games.cribbage.moves import Discard, Go, Lay
from pegout.pieces import Piece, UnreadablePiece, read_pieces


class ChooseDiscard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    role: Role
    hand: tuple[str, ...]
    """As dealt."""
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
    is to lead the next series, for after both gos the same pieces lie on the table."""
    scores: Scores = Scores()


def choose_discard(
    ruleset: AnyRuleset, asked: ChooseDiscard, player: AnyBot, chance: Random
) -> dict[str, Any]:
    """The pieces to throw, and the ranking of all throws."""
    cribbage = _for_two(ruleset)
    hand = _pieces(cribbage, "hand", asked.hand, cribbage.rules.deal.each)
    state, seat = discarding(cribbage, asked.role, hand, asked.scores), seat_of(asked.role)
    actions = cribbage.actions(state, seat)
    choice = player.choose(cribbage.observe(state, seat), actions, chance)
    assert isinstance(choice.action, Discard)
    return {"discard": plain(choice.action.pieces), "ranking": _ranking(choice.ranking)}


def choose_lay(
    ruleset: AnyRuleset, asked: ChooseLay, player: AnyBot, chance: Random
) -> dict[str, Any]:
    """The piece to lay and the ranking of all that fit; no piece where it is a go."""
    cribbage = _for_two(ruleset)
    deal = cribbage.rules.deal
    (starter,) = _pieces(cribbage, "starter", (asked.starter,), 1)
    laid = _pieces(cribbage, "laid", [code for _, code in asked.laid])
    told = Told(
        role=asked.role,
        hand=_pieces(cribbage, "hand", asked.hand, deal.each),
        discarded=_pieces(cribbage, "discarded", asked.discarded, deal.throw),
        starter=starter,
        laid=tuple(zip((role for role, _ in asked.laid), laid, strict=True)),
        said_go=asked.said_go,
        scores=asked.scores,
    )
    state, seat = playing(cribbage, told), seat_of(asked.role)
    # A stop has no word in the answer; laying on or going is always allowed beside it.
    actions = [each for each in cribbage.actions(state, seat) if isinstance(each, Lay | Go)]
    choice = player.choose(cribbage.observe(state, seat), actions, chance)
    lay = choice.action.piece.code if isinstance(choice.action, Lay) else None
    return {"lay": lay, "ranking": _ranking(choice.ranking)}


def _for_two(ruleset: AnyRuleset) -> Cribbage:
    assert isinstance(ruleset, Cribbage)
    if ruleset.seats != 2:
        raise Wrong("bad-argument", f"rules: {ruleset.name} is not for two; play a whole game")
    return ruleset


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
        raise Wrong("bad-argument", f"{field}: needs {number} pieces, not {len(pieces)}")
    return pieces


def _ranking(ranking: Sequence[Ranked[Any]] | None) -> list[dict[str, Any]] | None:
    if ranking is None:
        return None
    return [{**_what(each.action), **each.figures} for each in ranking]


def _what(action: Discard | Lay) -> dict[str, Any]:
    if isinstance(action, Discard):
        return {"discard": plain(action.pieces)}
    return {"lay": action.piece.code}

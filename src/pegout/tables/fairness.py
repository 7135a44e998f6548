"""Fair dealing at a table: who promises what, and when it is told (docs/fair-dealing.md).

A game's secret is sealed before anything else; then every person promises the hash of a text; only
when all have promised are texts taken and told; only when all texts are in is anything dealt. When
the game has ended the secret is published.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from pegout.dealing import (
    ABSENT,
    SECRET_BYTES,
    UnfitText,
    check_text,
    pack,
    promise_of_secret,
    promise_of_text,
)
from pegout.engine import Draw, Seat
from pegout.pieces import Piece
from pegout.tables.draft import Draft
from pegout.tables.facts import SecretPublished, SecretSealed, TextPromised, TextRevealed
from pegout.tables.ports import Entropy
from pegout.tables.refused import refused
from pegout.tables.standing import Shuffling, Standing

ANSWER_WITHIN: Final = 20.0
"""Seconds that a person has for the promise, and again for the text, once all sit."""

PROMISE: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)

Missing = Literal["promises", "texts"]


def seal(draft: Draft, game: int, entropy: Entropy) -> None:
    """A new secret for a game. It is stored before anybody is told its promise."""
    secret = entropy.secret(SECRET_BYTES)
    draft.add(SecretSealed(game, secret.hex(), promise_of_secret(secret)))


def publish(draft: Draft) -> None:
    """The latest game's secret, where it is not published yet."""
    shuffling = draft.standing.shuffling
    if not shuffling.published:
        draft.add(SecretPublished(shuffling.game, shuffling.secret))


def promise(draft: Draft, seat: Seat, game: int, promised: str) -> None:
    """A person's promise. The same again changes nothing; raises `Refused`."""
    shuffling = _shuffling(draft.standing, game)
    if PROMISE.fullmatch(promised) is None:
        raise refused("unfit-promise")
    before = shuffling.promises[seat]
    if before == promised:
        return
    if before is not None:
        raise refused("already-promised", game=game)
    _in_time(draft.standing, shuffling, seat)
    draft.add(TextPromised(game, seat, promised))


def reveal(draft: Draft, seat: Seat, game: int, text: str) -> None:
    """A person's text, once everybody has promised. The same again changes nothing."""
    shuffling = _shuffling(draft.standing, game)
    try:
        check_text(text)
    except UnfitText as error:
        raise refused("unfit-text") from error
    if shuffling.texts[seat] == text:
        return
    _in_time(draft.standing, shuffling, seat)
    promised = shuffling.promises[seat]
    if promised is None:
        raise refused("not-promised", game=game)
    # Whoever sees another's text before having promised could choose his own after it.
    if draft.standing.waits_for_somebody or not shuffling.promised:
        raise refused("too-early", game=game)
    if promise_of_text(text) != promised:
        raise refused("wrong-promise", game=game)
    draft.add(TextRevealed(game, seat, text))


def missing(standing: Standing) -> tuple[int, Missing] | None:
    """The game whose persons are being waited for, and for what; ``None`` where nobody is."""
    if standing.ended or standing.waits_for_somebody or standing.shuffling.settled:
        return None
    return standing.shuffling.game, "texts" if standing.shuffling.promised else "promises"


def expire(draft: Draft, waited_for: tuple[int, Missing]) -> None:
    """The time is up: `ABSENT` stands in for whoever has not answered."""
    standing = draft.standing
    if missing(standing) != waited_for:
        return
    game, what = waited_for
    given = standing.shuffling.promises if what == "promises" else standing.shuffling.texts
    for seat in standing.persons:
        if given[seat] is None:
            draft.add(TextRevealed(game, seat, ABSENT))


def drawn(standing: Standing, draw: Draw) -> tuple[Piece, ...]:
    """The pieces that lie at the places of a draw."""
    shuffling = standing.shufflings[draw.game - 1]
    if not shuffling.settled:
        raise ValueError(f"nothing can be drawn in game {draw.game} before all texts are in")
    order = pack(shuffling.mixture(standing.table), draw.shuffle, standing.ruleset.pieces)
    return tuple(order[place] for place in draw.places)


def _shuffling(standing: Standing, game: int) -> Shuffling:
    latest = standing.shuffling
    if game < latest.game:
        raise refused("too-late", game=game)
    if game > latest.game:
        raise refused("too-early", game=game)
    return latest


def _in_time(standing: Standing, shuffling: Shuffling, seat: Seat) -> None:
    if standing.ended:
        raise refused("already-ended")
    if shuffling.texts[seat] is not None:
        raise refused("too-late", game=shuffling.game)

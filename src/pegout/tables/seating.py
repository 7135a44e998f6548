"""Who takes which chair."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pegout.engine import AnyRuleset, Seat
from pegout.tables.draft import Draft
from pegout.tables.facts import Chair, Computer, Open, Person, Sat
from pegout.tables.ids import Owner
from pegout.tables.invitations import opens, seal_token
from pegout.tables.refused import refused

FRIEND: Final = "friend"
"""Stands for an opponent who comes by the link; no computer player has this name."""
HOST: Final = Seat(0)
"""Where whoever opens a table sits."""
LONGEST_NAME: Final = 40


def check_name(name: str) -> str:
    """A person's name without spaces around it; may be empty. Raises `Refused`."""
    trimmed = name.strip()
    if len(trimmed) > LONGEST_NAME or not trimmed.isprintable():
        raise refused("unfit-name", most=LONGEST_NAME)
    return trimmed


def chairs(
    ruleset: AnyRuleset,
    host: Person,
    opponents: Sequence[str],
    *,
    bots: Collection[str],
    token: str,
) -> tuple[Chair, ...]:
    """The chairs of a new table: its host, then the others round the table. Raises `Refused`.

    One token opens every chair for a friend: they sit down in the order in which they come.
    """
    if len(opponents) != ruleset.seats - 1:
        raise refused("wrong-opponents", needed=ruleset.seats - 1, given=len(opponents))
    for word in opponents:
        if word != FRIEND and word not in bots:
            raise refused("unknown-bot", bot=word, known=", ".join(bots))
    return (
        host,
        *(Open(seal_token(token)) if word == FRIEND else Computer(word) for word in opponents),
    )


def around(seat: Seat, host: Seat, seats: int) -> Seat:
    """Where somebody sits when the host of the next table sits at seat 0 and nobody moves."""
    return Seat((seat - host) % seats)


def company(chairs: Sequence[Chair], host: Seat) -> tuple[str, ...]:
    """The same opponents again, as the host of the next table names them."""
    others = (chairs[(host + step) % len(chairs)] for step in range(1, len(chairs)))
    return tuple(chair.bot if isinstance(chair, Computer) else FRIEND for chair in others)


def sit(  # noqa: PLR0913 - who comes, how, when
    draft: Draft, owner: Owner, name: str, token: str, at: float, *, wished: Seat | None = None
) -> Seat:
    """A person comes by the link and takes the first free chair, or the one that is wished.

    Whoever sits already keeps that seat; raises `Refused`.
    """
    standing = draft.standing
    seat = standing.seat_of(owner)
    if seat is not None:
        return seat
    invited = [
        Seat(seat)
        for seat, chair in enumerate(standing.opened.chairs)
        if isinstance(chair, Open) and opens(token, chair.invitation)
    ]
    if not invited:
        raise refused("bad-invitation")
    if standing.ended:
        raise refused("already-ended")
    free = [seat for seat in invited if isinstance(standing.chairs[seat], Open)]
    if not free:
        raise refused("seat-taken")
    chosen = wished if wished in free else free[0]
    draft.add(Sat(chosen, Person(owner, check_name(name)), at))
    return chosen

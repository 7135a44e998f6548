"""What a seat can tell from its observation."""

from __future__ import annotations

from random import Random

from pegout.engine import Hidden, Seat, Seen
from pegout.games.bingo.rewards import opponent
from pegout.games.bingo.sight import Observation
from pegout.pieces import TILES, Tile

Hand = tuple[Tile, ...]


def own_seat(observation: Observation) -> Seat:
    """Whose observation it is: nobody but the one who has to act is asked."""
    seat = observation.awaiting[0]
    assert isinstance(seat, int)
    return seat


def own_hand(observation: Observation) -> Hand:
    return as_tiles(observation.hands[own_seat(observation)])


def a_hand_of_the_other(observation: Observation, chance: Random) -> Hand:
    """What he may hold: the tiles that all have seen with him, and others as chance has it."""
    other = opponent(own_seat(observation))
    known = as_tiles(observation.known[other])
    number = number_held(observation, other)
    return (*known, *chance.sample(unseen(observation), number - len(known)))


def number_held(observation: Observation, seat: Seat) -> int:
    """Tiles in a hand."""
    hand = observation.hands[seat]
    return hand.hidden if isinstance(hand, Hidden) else len(hand)


def unseen(observation: Observation) -> Hand:
    """All tiles that the seat has not seen, in set order."""
    seen = {
        tile
        for tiles in (
            own_hand(observation),
            *observation.known,
            *observation.taken,
            tuple(tile for tile in (observation.turned, observation.led) if tile is not None),
        )
        for tile in tiles
    }
    return as_tiles(tuple(tile for tile in TILES if tile not in seen))


def as_tiles(pieces: Seen) -> Hand:
    """Pieces that lie open; all of this game are tiles."""
    assert not isinstance(pieces, Hidden)
    return tuple(piece for piece in pieces if isinstance(piece, Tile))

"""A whole game under the eyes of its driver."""

from __future__ import annotations

from collections import deque
from secrets import token_bytes
from typing import Any, Final

from pegout.dealing import ABSENT, SECRET_BYTES, Drawn, Mixture, pack, promise_of_secret
from pegout.engine import CHANCE, AnyRuleset, Draw, Seat
from pegout.pieces import Piece
from pegout.records import Game as GameRecord
from pegout.records import Move, Player, Record

TABLE: Final = "engine"
"""Stands for the table in shuffles and records: every game has its own secret anyway."""


class Game:
    """One match. Chance is scripted, or shuffled as a table shuffles (docs/fair-dealing.md)."""

    def __init__(self, ruleset: AnyRuleset, dealer: int | None, *, scripted: bool) -> None:
        self.ruleset = ruleset
        self.scripted = scripted
        self.seq = 0
        """How many events there have been."""
        self._dealer = None if dealer is None else Seat(dealer)
        self._state = ruleset.start(self._dealer)
        self._moves: list[tuple[int, Move]] = []
        self._orders: deque[tuple[Piece, ...]] = deque()
        self._packs: dict[tuple[int, int], tuple[Piece, ...]] = {}
        """The last one, by game and shuffle: older packs are never drawn from again."""
        self._secrets: dict[int, bytes] = {}

    @property
    def _texts(self) -> tuple[str, ...]:
        """Whoever drives the seats is not asked for a text."""
        return (ABSENT,) * self.ruleset.seats

    @property
    def finished(self) -> bool:
        return self.ruleset.finished(self._state)

    def observe(self, seat: Seat) -> Any:  # noqa: ANN401 - the family's own
        return self.ruleset.observe(self._state, seat)

    def actions(self, seat: Seat) -> tuple[Any, ...]:
        return self.ruleset.actions(self._state, seat)

    def expect(self, order: tuple[Piece, ...]) -> None:
        """Script one more deal: the whole set in dealing order."""
        self._orders.append(order)

    def go_on(self) -> tuple[Any, ...]:
        """What happens before a player has to act: the deal, if its order is known."""
        events: list[Any] = []
        while self.ruleset.awaiting(self._state) == (CHANCE,) and self._shuffled():
            (deal,) = self.ruleset.actions(self._state, CHANCE)
            events += self._carry_out(CHANCE, deal)
        return tuple(events)

    def act(self, seat: Seat, action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - the family's own
        """All events that follow, the next deal included; raises `IllegalAction`."""
        return (*self._carry_out(seat, action), *self.go_on())

    def record(self) -> Record:
        """The match as far as it has come."""
        ruleset = self.ruleset
        numbers = range(1, ruleset.game(self._state) + 1)
        return Record(
            table=TABLE,
            ruleset=ruleset,
            digest=ruleset.digest,
            players=(Player("person"),) * ruleset.seats,
            games=tuple(self._game_record(number) for number in numbers),
            dealer=self._dealer,
        )

    def _game_record(self, number: int) -> GameRecord:
        moves = tuple(move for game, move in self._moves if game == number)
        secret = None if self.scripted else self._secrets.get(number)
        if secret is None:
            return GameRecord(moves=moves)
        over = self.finished or number < self.ruleset.game(self._state)
        return GameRecord(
            moves=moves,
            promise=promise_of_secret(secret),
            texts=self._texts,
            secret=secret.hex() if over else None,
        )

    def _carry_out(self, seat: Seat, action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - as above
        number = self.ruleset.game(self._state)
        draw = self.ruleset.draw(self._state, seat, action)
        drawn = None if draw is None else Drawn(draw.shuffle, draw.places, self._drawn(draw))
        pieces = () if drawn is None else drawn.pieces
        events = self.ruleset.decide(self._state, seat, action, pieces)
        for event in events:
            self._state = self.ruleset.evolve(self._state, event)
        self._moves.append((number, Move(seat, action, events, drawn)))
        self.seq += len(events)
        return events

    def _shuffled(self) -> bool:
        """The pack of the deal that is due is known; takes the next order of a script."""
        if not self.scripted:
            return True
        if not self._orders:
            return False
        (deal,) = self.ruleset.actions(self._state, CHANCE)
        draw = self.ruleset.draw(self._state, CHANCE, deal)
        assert draw is not None
        self._packs = {(draw.game, draw.shuffle): self._orders.popleft()}
        return True

    def _drawn(self, draw: Draw) -> tuple[Piece, ...]:
        key = (draw.game, draw.shuffle)
        if key not in self._packs:
            self._packs = {key: self._shuffle(draw)}
        return tuple(self._packs[key][place] for place in draw.places)

    def _shuffle(self, draw: Draw) -> tuple[Piece, ...]:
        if draw.game not in self._secrets:
            self._secrets[draw.game] = token_bytes(SECRET_BYTES)
        mixture = Mixture(self._secrets[draw.game], TABLE, draw.game, self._texts)
        return pack(mixture, draw.shuffle, self.ruleset.pieces)

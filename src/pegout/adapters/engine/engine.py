"""Requests and their answers, whatever they travel through."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from random import SystemRandom
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from pegout import __version__, bots
from pegout.adapters.engine import asked
from pegout.adapters.engine.families import FAMILIES
from pegout.adapters.engine.game import Game
from pegout.adapters.engine.wrong import Wrong
from pegout.bots import AnyBot, UnknownBot
from pegout.engine import AnyRuleset, IllegalAction, OptionValue, Seat, UnfitRules, Unreadable, told
from pegout.engine.wire import convert, encode, plain
from pegout.games import UnknownRuleset, load, shipped
from pegout.pieces import Piece, UnreadablePiece, read_pieces
from pegout.records import write

PROTOCOL: Final = 1
MANY_DIGITS: Final = 400
"""No field of a request is a number as long as this; one in ``id`` is echoed as it is written."""

NO_ID: Final = msgspec.Raw(b"null")
LONGEST_MESSAGE: Final = 500

Answer = dict[str, Any]
T = TypeVar("T")


class Engine:
    """Answers requests and keeps the games that were begun. ``ended`` after ``quit``."""

    def __init__(self) -> None:
        self.ended = False
        self._games: dict[str, Game] = {}
        self._begun = 0
        self._chance = SystemRandom()
        self._requests: Mapping[str, tuple[Any, Callable[[Any], Answer]]] = {
            "about": (asked.About, self._about),
            "new": (asked.New, self._new),
            "deal": (asked.Deal, self._deal),
            "observe": (asked.Observe, self._observe),
            "act": (asked.Act, self._act),
            "choose": (asked.Choose, self._choose),
            "record": (asked.OfGame, self._record),
            "end": (asked.OfGame, self._end),
            "quit": (asked.Quit, self._quit),
        }

    @property
    def words(self) -> frozenset[str]:
        """Every request that is known."""
        return _stateless_words() | self._requests.keys()

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, itself one line; never raises."""
        request_id = NO_ID
        try:
            request_id, fields = _read(line)
            answer = {"id": request_id, "ok": True, **self._answer(fields)}
            return encode(answer)
        except Wrong as wrong:
            return self.refusal(wrong, request_id)
        except Exception as error:  # noqa: BLE001 - whoever asks waits for an answer, also to a bug
            traceback.print_exc(file=sys.stderr)
            failed = Wrong("bad-argument", f"the engine failed at this request: {error!r:.200}")
            return self.refusal(failed, request_id)

    def refusal(self, wrong: Wrong, request_id: msgspec.Raw = NO_ID) -> bytes:
        """The answer to a request that is not carried out."""
        # A text may hold half of a surrogate pair, which is no character and does not travel.
        message = wrong.message.encode("utf-8", "replace").decode("utf-8")
        if len(message) > LONGEST_MESSAGE:  # it quotes a request that is longer still
            message = f"{message[: LONGEST_MESSAGE - 1]}…"
        error = {"code": wrong.code, "message": message}
        return encode({"id": request_id, "ok": False, "error": error})

    def _answer(self, fields: dict[str, Any]) -> Answer:
        if "do" not in fields:
            raise Wrong("unknown-request", "a request says in `do` what it asks")
        word = fields.pop("do")
        if isinstance(word, str) and word in self._requests:
            expected, carry_out = self._requests[word]
            return carry_out(_convert(fields, expected))
        return self._stateless(word, fields)

    def _stateless(self, word: object, fields: dict[str, Any]) -> Answer:
        if not isinstance(word, str) or word not in _stateless_words():
            raise Wrong("unknown-request", f"there is no request {told(word)}")
        head = _convert({n: fields.pop(n) for n in ("rules", "options") if n in fields}, asked.Head)
        ruleset = _load(head)
        question = ruleset.questions.get(word)
        request = FAMILIES.get(ruleset.family, {}).get(word)
        if question is not None:
            asked_for = _convert(fields, question.asked)
            try:
                return dict(plain(question.answer(asked_for)))
            except ValueError as error:
                raise Wrong("bad-argument", str(error)) from error
        if request is not None:
            wish = _convert(fields, request.asked)
            player = _player(ruleset, wish.bot)
            return request.answer(ruleset, wish, player, self._chance)
        raise Wrong("unknown-request", f"{ruleset.name} has no request {word!r}")

    def _about(self, _: asked.About) -> Answer:
        every = (bots.names(load(name)) for name in shipped())
        return {
            "name": "pegout",
            "version": __version__,
            "protocol": PROTOCOL,
            "rulesets": list(shipped()),
            "bots": list(dict.fromkeys(name for names in every for name in names)),
        }

    def _new(self, wish: asked.New) -> Answer:
        ruleset = _load(wish)
        if wish.dealer is not None and not 0 <= wish.dealer < ruleset.seats:
            raise Wrong("bad-argument", f"dealer: {_no_seat(ruleset, wish.dealer)}")
        game = Game(ruleset, wish.dealer, scripted=wish.deal is not None)
        if wish.deal is not None:
            game.expect(_order(ruleset, "deal", wish.deal))
        events = game.go_on()
        self._begun += 1
        name = f"g{self._begun}"
        self._games[name] = game
        return {"game": name, "seq": game.seq, "events": plain(events)}

    def _deal(self, wish: asked.Deal) -> Answer:
        game = self._game(wish.game)
        if not game.scripted:
            raise Wrong("bad-argument", f"game: {wish.game} is not scripted: the engine deals")
        if game.finished:
            raise Wrong("illegal-action", "game-over")
        game.expect(_order(game.ruleset, "order", wish.order))
        events = game.go_on()
        return {"seq": game.seq, "events": plain(events)}

    def _observe(self, wish: asked.Observe) -> Answer:
        game = self._game(wish.game)
        seat = _seat(game.ruleset, wish.seat)
        return {
            "seq": game.seq,
            "observation": {"seq": game.seq, **plain(game.observe(seat))},
            "actions": plain(game.actions(seat)),
        }

    def _act(self, wish: asked.Act) -> Answer:
        game = self._game(wish.game)
        seat = _seat(game.ruleset, wish.seat)
        try:
            action = convert(wish.action, game.ruleset.action_type)
        except Unreadable as error:
            raise Wrong("bad-argument", f"action: {error}") from error
        try:
            events = game.act(seat, action)
        except IllegalAction as refused:
            raise Wrong("illegal-action", str(refused)) from refused
        return {"seq": game.seq, "events": plain(events)}

    def _choose(self, wish: asked.Choose) -> Answer:
        game = self._game(wish.game)
        seat = _seat(game.ruleset, wish.seat)
        player = _player(game.ruleset, wish.bot)
        actions = game.actions(seat)
        if not actions:
            raise Wrong("illegal-action", "game-over" if game.finished else "not-your-turn")
        choice = player.choose(game.observe(seat), actions, self._chance)
        return {"action": plain(choice.action)}

    def _record(self, wish: asked.OfGame) -> Answer:
        return {"record": write(self._game(wish.game).record())}

    def _end(self, wish: asked.OfGame) -> Answer:
        self._game(wish.game)
        del self._games[wish.game]
        return {}

    def _quit(self, _: asked.Quit) -> Answer:
        self.ended = True
        return {}

    def _game(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            raise Wrong("unknown-game", f"there is no game {told(name)}")
        return game


def _read(line: bytes) -> tuple[msgspec.Raw, dict[str, Any]]:
    """The id as it is written and the other fields of a request."""
    try:
        text = line.decode("utf-8")
        fields = json.loads(
            text, object_pairs_hook=_once, parse_constant=_no_number, parse_int=_whole_number
        )
        if not isinstance(fields, dict):
            raise Wrong("unreadable", "a request is an object")
    except (ValueError, RecursionError) as error:
        raise Wrong("unreadable", f"the line is not JSON: {error}") from error
    try:
        as_written = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except (RecursionError, msgspec.MsgspecError) as error:
        why = "the line is too deep, or has half of a surrogate pair, which is no character"
        raise Wrong("unreadable", why) from error
    fields.pop("id", None)
    return as_written.get("id", NO_ID), fields


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("an object has a field twice")
    return fields


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")


def _whole_number(digits: str) -> int | float:
    return int(digits) if len(digits) < MANY_DIGITS else float("inf")


def _convert(fields: dict[str, Any], expected: type[T]) -> T:
    try:
        return convert(fields, expected)
    except Unreadable as error:
        raise Wrong("bad-argument", str(error)) from error


@cache
def _stateless_words() -> frozenset[str]:
    """What can be asked of any ruleset without a game."""
    of_families = (word for requests in FAMILIES.values() for word in requests)
    return frozenset((*of_families, *(word for name in shipped() for word in load(name).questions)))


def _load(head: asked.Head | asked.New) -> AnyRuleset:
    # The type of a value is part of the key: 1 and true are equal, and only one of them fits.
    options = tuple((name, type(value), value) for name, value in sorted(head.options.items()))
    try:
        return _loaded(head.rules, options)
    except UnknownRuleset as error:
        raise Wrong("unknown-ruleset", str(error)) from error
    except UnfitRules as error:
        raise Wrong("bad-argument", f"options: {error}") from error


@lru_cache(maxsize=256)
def _loaded(name: str, options: tuple[tuple[str, type, OptionValue], ...]) -> AnyRuleset:
    return load(name, {option: value for option, _, value in options})


def _player(ruleset: AnyRuleset, name: str) -> AnyBot:
    try:
        return bots.bot(name, ruleset)
    except UnknownBot as error:
        raise Wrong("bad-argument", f"bot: {error}") from error


def _seat(ruleset: AnyRuleset, number: int) -> Seat:
    if not 0 <= number < ruleset.seats:
        raise Wrong("bad-argument", f"seat: {_no_seat(ruleset, number)}")
    return Seat(number)


def _no_seat(ruleset: AnyRuleset, number: int) -> str:
    return f"{ruleset.name} has the seats 0 to {ruleset.seats - 1}, not {number}"


def _order(ruleset: AnyRuleset, field: str, texts: tuple[str, ...]) -> tuple[Piece, ...]:
    """A whole set in dealing order."""
    pieces = ruleset.pieces
    try:
        order = read_pieces(texts, pieces)
    except UnreadablePiece as error:
        raise Wrong("bad-argument", f"{field}: {error}") from error
    if len(order) != len(pieces):
        raise Wrong(
            "bad-argument", f"{field}: the whole set has {len(pieces)} pieces, not {len(order)}"
        )
    return order

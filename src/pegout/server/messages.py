"""The words between page and server, over the WebSocket and HTTP (docs/protocol.md).

The page's TypeScript types are generated from these; they are named by their sender.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pegout.dealing import GameProof
from pegout.engine import Chapter, FactValue, HouseRule, OptionValue, Seat, Side
from pegout.tables.ids import Status, TableId


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A frame is one JSON object with its word in ``type``."""


# --- from the page ------------------------------------------------------------------------------


class Watch(Message, frozen=True, tag="watch"):
    """Tell me of this table: what came behind ``since``, and from now on."""

    table: TableId
    since: int = 0
    """The last ``seq`` that the page has; 0 for a page that has nothing."""


class Unwatch(Message, frozen=True, tag="unwatch"):
    table: TableId


class Play(Message, frozen=True, tag="play"):
    """An action. The seat is the session's; the same ``action_id`` again gets the same answer."""

    table: TableId
    action_id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    expected: int
    """The last ``seq`` that the player had seen."""
    action: msgspec.Raw


class PromiseText(Message, frozen=True, tag="promise"):
    """The hash of my text for the shuffles of a game (docs/fair-dealing.md)."""

    table: TableId
    game: int
    promise: str


class RevealText(Message, frozen=True, tag="reveal"):
    """My text, once everybody's hash is in."""

    table: TableId
    game: int
    text: str


class Abandon(Message, frozen=True, tag="abandon"):
    """I give the game up. A guest at a table that still waits for others only gets up."""

    table: TableId


FromPlayer = Watch | Unwatch | Play | PromiseText | RevealText | Abandon


# --- to the page --------------------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True):
    seat: Seat
    side: Side
    kind: Literal["person", "computer", "open"]
    name: str
    """A person's own name, a computer player's word, or empty."""
    here: bool
    """Somebody is watching from this seat."""


class ShuffleView(msgspec.Struct, frozen=True):
    """How far the promises for a game have come. The page checks them itself at the end."""

    game: int
    promise: str
    """SHA-256 of the server's secret."""
    promises: tuple[str | None, ...]
    """By seat."""
    texts: tuple[str | None, ...]
    """By seat; told only once every person has promised."""
    secret: str | None
    """Published when the game has ended."""


class RulesView(msgspec.Struct, frozen=True):
    name: str
    family: str
    pieces: str
    """``cards`` or ``tiles``."""
    seats: int
    digest: str
    options: dict[str, OptionValue]
    """Every option with the value that holds here."""


class TableView(msgspec.Struct, frozen=True):
    """What there is to know of a table besides the game itself."""

    id: TableId
    rules: RulesView
    status: Status
    seats: tuple[SeatView, ...]
    you: Seat | None
    """The session's own seat; ``None`` for a spectator."""
    invite: str | None
    """The token for the open seats, told to those who sit; friends take the seats in order."""
    shuffles: tuple[ShuffleView, ...]
    """Game by game."""
    abandoned: Seat | None
    again: TableId | None
    """Where the company plays again, told to those who sat."""
    opened: float


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this viewer may know it, with the game as it then stands."""

    seq: int
    event: Any = None
    """The event; left out where it is nothing for this viewer or not of the game."""
    observation: Any = None
    """What the viewer may know after it; left out with the event, and in a story."""


class Refusal(msgspec.Struct, frozen=True):
    """An action that is not allowed now, and why: ``code`` is the sentence's key."""

    action: Any
    code: str
    facts: dict[str, FactValue]


class Told(Message, frozen=True, tag="told"):
    """News of a table, in order and without gaps: the first step is the last known ``seq`` + 1."""

    table: TableId
    steps: tuple[Step, ...]
    seq: int
    """The last entry of the log."""
    view: TableView | None
    """Given where it has changed."""
    actions: tuple[Any, ...]
    """Exactly what this seat may do now."""
    refusals: tuple[Refusal, ...]


class Whole(Message, frozen=True, tag="whole"):
    """A table from the beginning of a view: the answer to `Watch` where steps would not do."""

    table: TableId
    view: TableView
    seq: int
    observation: Any
    actions: tuple[Any, ...]
    refusals: tuple[Refusal, ...]
    story: tuple[Step, ...]
    """The steps of the deal that is going on, without observations: for the story."""


class Accepted(Message, frozen=True, tag="accepted"):
    """A wish was carried out; so is one that had been carried out before."""

    table: TableId
    action_id: str
    """Empty for other wishes than `Play`."""
    seq: int
    """The last entry that the wish led to."""


class Refused(Message, frozen=True, tag="refused"):
    """A wish that was not carried out; nothing has changed."""

    table: TableId
    action_id: str
    """Empty for other wishes than `Play`."""
    code: str
    facts: dict[str, FactValue]


class Wrong(Message, frozen=True, tag="wrong"):
    """A frame that could not be understood, or a table that is not there. The connection stays.

    Only after ``too-fast`` it is closed.
    """

    code: Literal[
        "unreadable",
        "too-big",
        "binary",
        "unknown-table",
        "damaged-table",
        "too-many-tables",
        "too-fast",
        "failed",
    ]
    message: str
    """For programmers: what and where."""


ToPlayer = Told | Whole | Accepted | Refused | Wrong


# --- HTTP ---------------------------------------------------------------------------------------


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str


class RulesetInfo(msgspec.Struct, frozen=True):
    name: str
    family: str
    pieces: str
    seats: int
    sides: tuple[Side, ...]
    """By seat: partners have one side."""
    house_rules: tuple[HouseRule, ...]
    bots: tuple[str, ...]
    """Every computer player by name; those that are there for measuring are not offered."""
    levels: tuple[str, ...]
    """Those that people are offered, from the weakest."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wish for a table. The asker sits at seat 0."""

    ruleset: str
    opponents: tuple[str, ...]
    """One for each further seat round the table: a bot's name or ``friend``, in any mixture."""
    options: dict[str, OptionValue] = {}
    name: str = ""


class TableMade(msgspec.Struct, frozen=True):
    table: TableId
    invite: str | None


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wish for the same game with the same company, after the end. Nothing more is needed."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: str
    name: str = ""


class Joined(msgspec.Struct, frozen=True):
    seat: Seat


class TableInList(msgspec.Struct, frozen=True):
    table: TableId
    ruleset: str
    family: str
    status: Status
    names: tuple[str, ...]
    """By seat, as `SeatView.name`."""
    kinds: tuple[Literal["person", "computer", "open"], ...]
    sides: tuple[Side, ...]
    """By seat."""
    you: Seat | None
    scores: tuple[int, ...]
    match: tuple[int, ...]
    winner: Side | None
    opened: float
    changed: float


class Replay(msgspec.Struct, frozen=True):
    """A table that has ended, open for all to see."""

    view: TableView
    steps: tuple[Step, ...]
    """With the referee's observations: every hand is open."""
    proofs: tuple[GameProof, ...]
    """A game each."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about rules that needs no game: counting a hand that lies on a real table.

    What a family can be asked stands in its ``questions``; the answer is that question's struct.
    """

    ruleset: str
    do: str
    asked: msgspec.Raw
    options: dict[str, OptionValue] = {}


class RulesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played by a ruleset with these house rules over it."""

    ruleset: str
    options: dict[str, OptionValue] = {}


class ComputersTold(msgspec.Struct, frozen=True):
    """Whether the strongest computers know these rules beforehand."""

    computers: Literal["prepared", "unprepared", "unfit"]
    """Unprepared where they know the game, and not with these house rules. Unfit where the rules do
    not go together, and there is nothing to know."""


class RulesTold(msgspec.Struct, frozen=True):
    """The rules in plain words: keys of sentences, each with its facts."""

    chapters: tuple[Chapter, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why an HTTP request was not answered as wished."""

    code: str
    message: str
    facts: dict[str, FactValue] = {}

"""Games as text that a person can read and write: docs/records.md gives the grammar.

`write` and `read` are exact: a record that was written is read as the same record. A damaged text
yields its valid beginning and the first `Finding`. `replay` decides every move again, `verify` asks
whether the game was dealt as promised and played by the rules that stand in the record.
"""

from pegout.records.finding import UNPROVED, Finding, FindingCode, FlawedRecord
from pegout.records.reader import LONGEST, Reading, read
from pegout.records.record import Game, Move, Player, Record
from pegout.records.replay import Step, replay
from pegout.records.verdict import proof, verify
from pegout.records.writer import write

__all__ = [
    "LONGEST",
    "UNPROVED",
    "Finding",
    "FindingCode",
    "FlawedRecord",
    "Game",
    "Move",
    "Player",
    "Reading",
    "Record",
    "Step",
    "proof",
    "read",
    "replay",
    "verify",
    "write",
]

"""What is wrong with a record, in words."""

from __future__ import annotations

from typing import Final

from pegout.pieces import UnreadablePiece, read_piece
from pegout.records import Finding, FindingCode
from pegout.terminal.voice import Voice

FINDING_KEYS: Final[dict[FindingCode, str]] = {
    "not-a-record": "terminal-finding-not-a-record",
    "newer-record": "terminal-finding-newer-record",
    "not-text": "terminal-finding-not-text",
    "too-long": "terminal-finding-too-long",
    "breaks-off": "terminal-finding-breaks-off",
    "misplaced": "terminal-finding-misplaced",
    "unfit-value": "terminal-finding-unfit-value",
    "missing": "terminal-finding-missing",
    "twice": "terminal-finding-twice",
    "unfit-rules": "terminal-finding-unfit-rules",
    "other-ruleset": "terminal-finding-other-ruleset",
    "wrong-seats": "terminal-finding-wrong-seats",
    "wrong-number": "terminal-finding-wrong-number",
    "no-such-seat": "terminal-finding-no-such-seat",
    "unknown-word": "terminal-finding-unknown-word",
    "unfit-form": "terminal-finding-unfit-form",
    "unknown-piece": "terminal-finding-unknown-piece",
    "not-a-number": "terminal-finding-not-a-number",
    "unfit-word": "terminal-finding-unfit-word",
    "illegal-move": "terminal-finding-illegal-move",
    "wrong-game": "terminal-finding-wrong-game",
    "draw-missing": "terminal-finding-draw-missing",
    "draw-extra": "terminal-finding-draw-extra",
    "draw-differs": "terminal-finding-draw-differs",
    "draw-impossible": "terminal-finding-draw-impossible",
    "event-missing": "terminal-finding-event-missing",
    "event-extra": "terminal-finding-event-extra",
    "event-differs": "terminal-finding-event-differs",
    "digest-differs": "terminal-finding-digest-differs",
    "text-missing": "terminal-finding-text-missing",
    "text-of-other-kind": "terminal-finding-text-of-other-kind",
    "promise-missing": "terminal-finding-promise-missing",
    "secret-missing": "terminal-finding-secret-missing",
    "unpromised": "terminal-finding-unpromised",
    "unpublished": "terminal-finding-unpublished",
    "nobody-took-part": "terminal-finding-nobody-took-part",
    "table-unfit": "terminal-finding-table-unfit",
    "secret-unfit": "terminal-finding-secret-unfit",
    "secret-not-promised": "terminal-finding-secret-not-promised",
    "set-unknown": "terminal-finding-set-unknown",
    "text-unfit": "terminal-finding-text-unfit",
    "text-not-promised": "terminal-finding-text-not-promised",
    "draw-uneven": "terminal-finding-draw-uneven",
    "place-unknown": "terminal-finding-place-unknown",
    "piece-differs": "terminal-finding-piece-differs",
    "drawn-twice": "terminal-finding-drawn-twice",
}


def in_words(voice: Voice, finding: Finding) -> str:
    """One sentence. Seats are numbered as in the record, from 0."""
    facts: dict[str, int | str] = {"most": 0, "game": finding.game, **finding.facts}
    for name in ("piece", "lies"):
        if name in facts:
            facts[name] = _face(voice, str(facts[name]))
    return voice.sentence(FINDING_KEYS[finding.code], **facts)


def _face(voice: Voice, code: str) -> str:
    try:
        return voice.face(read_piece(code))
    except UnreadablePiece:
        return code

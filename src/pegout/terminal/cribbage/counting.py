"""Points and their reasons, as they are counted aloud."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from pegout.engine import ScoreLine
from pegout.terminal.voice import Voice

LINE_KEYS: Final = {
    "fifteen": "cribbage-line-fifteen",
    "thirty-one": "cribbage-line-thirty-one",
    "pair": "cribbage-line-pair",
    "run": "cribbage-line-run",
    "flush": "cribbage-line-flush",
    "nobs": "cribbage-line-nobs",
    "heels": "cribbage-line-heels",
    "go": "cribbage-line-go",
    "last": "cribbage-line-last",
    "double-starter": "cribbage-line-double-starter",
    "compensation": "cribbage-line-compensation",
    "muggins": "cribbage-line-muggins",
    "overclaim": "cribbage-line-overclaim",
    "bid": "cribbage-line-bid",
}
"""By the rule's word; ``last`` is the point for go when nobody holds a piece any more."""
ALOUD_KEYS: Final = {
    "fifteen": "cribbage-aloud-fifteen",
    "thirty-one": "cribbage-aloud-thirty-one",
    "pair": "cribbage-aloud-pair",
    "run": "cribbage-aloud-run",
    "flush": "cribbage-aloud-flush",
    "nobs": "cribbage-aloud-nobs",
    "heels": "cribbage-aloud-heels",
    "go": "cribbage-aloud-go",
    "last": "cribbage-aloud-last",
    "double-starter": "cribbage-aloud-double-starter",
    "compensation": "cribbage-aloud-compensation",
    "muggins": "cribbage-aloud-muggins",
    "overclaim": "cribbage-aloud-overclaim",
    "bid": "cribbage-aloud-bid",
}
ALIKE: Final = {2: "pair", 3: "royal", 4: "double"}


def reason(voice: Voice, line: ScoreLine, *, last: bool = False) -> str:
    """Why there are points, in a word or two: ``pair royal``."""
    return voice.say(LINE_KEYS[_word(line, last=last)], **_facts(line))


def aloud(voice: Voice, lines: Sequence[ScoreLine], *, last: bool = False) -> list[str]:
    """Each line as it is spoken: "fifteen two", "fifteen four", "and a pair is six"."""
    totals = accumulate(line.points for line in lines)
    said = [
        voice.say(
            ALOUD_KEYS[_word(line, last=last)],
            **_facts(line),
            total=voice.say("cribbage-number", number=total),
        )
        for line, total in zip(lines, totals, strict=True)
    ]
    if len(said) > 1:
        said[-1] = voice.say("cribbage-aloud-and", line=said[-1])
    return said


def table(voice: Voice, lines: Sequence[ScoreLine]) -> list[str]:
    """The count line by line, each with its pieces."""
    said = aloud(voice, lines)
    width = max(map(len, said), default=0)
    return [
        f"  {text:{width}}  {voice.faces(line.pieces)}"
        for text, line in zip(said, lines, strict=True)
    ]


def _word(line: ScoreLine, *, last: bool) -> str:
    return "last" if last and line.rule == "go" else line.rule


def _facts(line: ScoreLine) -> dict[str, int | str]:
    number = len(line.pieces)
    return {"length": number, "alike": ALIKE.get(number, "double")}

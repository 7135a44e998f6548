"""The lines of a text, and how a bad one is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NoReturn

from pegout.engine import FactValue
from pegout.records.finding import Finding, FindingCode, FlawedRecord

COMMENT: Final = "#"
MARGIN: Final = "|"
"""Stands before every line of the ruleset's text."""
LONGEST_SHOWN: Final = 60
LONGEST_LINE: Final = 4000
"""Characters. No line of a game comes near it."""


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    """From 1."""
    raw: str
    """As it stands, without its end."""

    @property
    def text(self) -> str:
        return self.raw.strip()

    @property
    def word(self) -> str:
        """The first word; empty for a line that stands below another."""
        return "" if self.raw[:1].isspace() else self.raw.split(maxsplit=1)[0]

    @property
    def rest(self) -> str:
        """What stands behind the first word."""
        return self.text.partition(" ")[2].strip()

    def flaw(self, code: FindingCode, **facts: FactValue) -> NoReturn:
        raise FlawedRecord(Finding(code, self.number, facts=facts))

    def unfit(self) -> NoReturn:
        """A known word with what does not belong to it."""
        self.flaw("unfit-value", word=self.word, text=shown(self.rest))

    def misplaced(self) -> NoReturn:
        """A line that makes sense, but not here."""
        self.flaw("misplaced", text=shown(self.text))


class Lines:
    """The lines that say something: empty ones and comments are passed over."""

    def __init__(self, text: str) -> None:
        """A text whose first line ends in CR LF was changed as a whole, and is read as if not."""
        raw = text.removeprefix("\ufeff").split("\n")
        if raw[-1] == "":
            raw.pop()
        if raw and raw[0].endswith("\r"):
            raw = [line.removesuffix("\r") for line in raw]
        self.last: Final = len(raw)
        """The number of the last line."""
        self._lines = iter(
            Line(number, line)
            for number, line in enumerate(raw, start=1)
            if line.strip() and not line.startswith(COMMENT)
        )
        self._next = next(self._lines, None)

    @property
    def at_end(self) -> bool:
        return self._next is None

    def peek(self) -> Line:
        """The next line, without going on. A record that ends before its last line breaks off."""
        line = self._next
        if line is None:
            raise FlawedRecord(Finding("breaks-off", max(1, self.last)))
        if len(line.raw) > LONGEST_LINE and not line.raw.startswith(MARGIN):
            line.flaw("too-long", most=LONGEST_LINE)
        return line

    def take(self) -> Line:
        """The next line."""
        line = self.peek()
        self._next = next(self._lines, None)
        return line


def shown(text: str, longest: int = LONGEST_SHOWN) -> str:
    """As much of a bad text as fits in a sentence, with nothing that a terminal would obey."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in short)


def decoded(data: str | bytes, longest: int) -> tuple[str, Finding | None]:
    """The text up to what is no text, or too much of it, and which of the two it is."""
    if isinstance(data, str):
        return (data, None) if len(data) <= longest else _cut(data[:longest], "too-long")
    if len(data) > longest:
        return _cut(data[:longest].decode("utf-8", "ignore"), "too-long")
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        return _cut(data[: error.start].decode("utf-8"), "not-text")


def _cut(text: str, code: FindingCode) -> tuple[str, Finding]:
    """The whole lines, and the finding for the line that is not."""
    whole = text[: text.rfind("\n") + 1]
    return whole, Finding(code, whole.count("\n") + 1)

"""Actions and events as lines of text, for the records.

A family declares one form a word (``games/*/notation.py``); the writer and the reader follow from
the form and from the types of the struct's fields, so that they cannot disagree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import Formatter
from types import UnionType
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from pegout.engine.errors import Unreadable
from pegout.engine.hidden import Seen
from pegout.engine.score import ScoreLine
from pegout.pieces import Piece, UnreadablePiece, read_piece

T = TypeVar("T")
A = TypeVar("A")
E = TypeVar("E")

ATOM: Final = r"[^\s,;:()]+"
WORD: Final = re.compile(r"[a-z0-9-]*[a-z][a-z0-9-]*", re.ASCII)
NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
NOTHING: Final = "-"
"""Stands for ``None``."""
NONE_OF_THEM: Final = "()"
"""Stands for an empty list."""
LINE: Final = re.compile(rf"({ATOM}) ({ATOM}) \(([^()]*)\)")

NotationCode = Literal["unknown-word", "unfit-form", "unknown-piece", "not-a-number", "unfit-word"]


class UnreadableLine(Unreadable):
    """A line that is not in the notation: a word for programs, and what its sentence needs."""

    def __init__(self, code: NotationCode, **facts: str) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} ({', '.join(f'{n}={v!r}' for n, v in facts.items())})")


@dataclass(frozen=True, slots=True)
class _Kind:
    """How values of one type stand in a line."""

    pattern: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _read_number(text: str) -> int:
    if NUMBER.fullmatch(text) is None:
        raise UnreadableLine("not-a-number", text=text)
    return int(text)


def _read_piece(text: str) -> Piece:
    try:
        return read_piece(text)
    except UnreadablePiece as error:
        raise UnreadableLine("unknown-piece", text=error.text) from error


def _write_piece(piece: Piece) -> str:
    return piece.code


def _write_line(line: ScoreLine) -> str:
    return f"{line.rule} {line.points} ({' '.join(map(_write_piece, line.pieces))})"


def _read_line(text: str) -> ScoreLine:
    match = LINE.fullmatch(text)
    assert match is not None  # `LINES.pattern` has found it
    rule, points, pieces = match.groups()
    return ScoreLine(rule, tuple(map(_read_piece, pieces.split())), _read_number(points))


NUMBERS: Final = _Kind(ATOM, str, _read_number)
PIECES: Final = _Kind(ATOM, _write_piece, _read_piece)
LINES: Final = _Kind(rf"{ATOM} {ATOM} \([^()]*\)", _write_line, _read_line)


def _word(words: tuple[str, ...]) -> _Kind:
    def read(text: str) -> str:
        if text not in words:
            raise UnreadableLine("unfit-word", text=text, words=" ".join(words))
        return text

    return _Kind(ATOM, str, read)


def _or_nothing(kind: _Kind) -> _Kind:
    return _Kind(
        kind.pattern,
        lambda value: NOTHING if value is None else kind.write(value),
        lambda text: None if text == NOTHING else kind.read(text),
    )


def _several(kind: _Kind, between: str) -> _Kind:
    def write(values: object) -> str:
        if not isinstance(values, tuple):  # `Hidden`
            raise ValueError(f"{values!r} cannot be written: a record hides nothing")  # noqa: TRY004
        return between.join(map(kind.write, values)) or NONE_OF_THEM

    def read(text: str) -> tuple[Any, ...]:
        if text == NONE_OF_THEM:
            return ()
        return tuple(kind.read(part) for part in re.findall(kind.pattern, text))

    one = kind.pattern
    return _Kind(rf"\(\)|{one}(?:{between}{one})*", write, read)


SIMPLE: Final[Mapping[object, _Kind]] = {
    int: NUMBERS,
    Piece: PIECES,
    Seen: _several(PIECES, " "),
    ScoreLine: LINES,
}


def _kind(expected: Any) -> _Kind:  # noqa: ANN401 - an annotation has no narrower type
    """How a field of this type stands in a line; ``TypeError`` where nobody has said."""
    expected = getattr(expected, "__supertype__", expected)  # of a `NewType`
    if expected in SIMPLE:
        return SIMPLE[expected]
    arguments = get_args(expected)
    if get_origin(expected) is Literal:
        return _word(arguments)
    if get_origin(expected) is tuple and arguments[1:] == (...,):
        return _several(_kind(arguments[0]), ", " if arguments[0] is ScoreLine else " ")
    if arguments[1:] == (type(None),):
        return _or_nothing(_kind(arguments[0]))
    raise TypeError(f"there is no notation for {expected}")


@dataclass(frozen=True, slots=True)
class _Clause:
    """A stretch of a form: words with fields in braces, as `str.format` reads them."""

    text: str
    optional: bool
    """Stood in brackets: left out while its fields have their defaults."""

    @property
    def parts(self) -> tuple[tuple[str, str | None], ...]:
        """Words, each with the field behind them."""
        return tuple((words, field) for words, field, _, _ in Formatter().parse(self.text))

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(field for _, field in self.parts if field is not None)


class _Form:
    """One word's line, as ``{seat} laid {piece}[; lost {lost}]``."""

    def __init__(self, struct: type, text: str) -> None:
        self.text = text
        self._struct = struct
        self._clauses = tuple(
            _Clause(part.strip("[]"), part.startswith("["))
            for part in re.split(r"(\[[^\]]*\])", text)
        )
        self._defaults = {field.name: field.default for field in msgspec.structs.fields(struct)}
        named = [field for clause in self._clauses for field in clause.fields]
        if sorted(named) != sorted(self._defaults):
            raise TypeError(f"{text!r} does not have each field of {struct.__name__} once")
        types = get_type_hints(struct)
        self._kinds = {field: _kind(types[field]) for field in named}
        self._pattern = re.compile("".join(map(self._clause_pattern, self._clauses)))

    @property
    def word(self) -> str:
        """The form's own word, by which its lines are known: the first that is no field."""
        words = "".join(words for clause in self._clauses for words, _ in clause.parts)
        first = WORD.search(words)
        if first is None:
            raise TypeError(f"{self.text!r} has no word")
        return first[0]

    def _clause_pattern(self, clause: _Clause) -> str:
        pattern = "".join(
            re.escape(words) + (f"(?P<{field}>{self._kinds[field].pattern})" if field else "")
            for words, field in clause.parts
        )
        return f"(?:{pattern})?" if clause.optional else pattern

    def write(self, value: object) -> str:
        plain = {name: getattr(value, name) for name in self._defaults}
        return "".join(
            clause.text.format(
                **{name: self._kinds[name].write(plain[name]) for name in clause.fields}
            )
            for clause in self._clauses
            if not clause.optional
            or any(plain[name] != self._defaults[name] for name in clause.fields)
        )

    def read(self, text: str) -> Any:  # noqa: ANN401 - the struct's own type is the union's affair
        match = self._pattern.fullmatch(text)
        if match is None:
            raise UnreadableLine("unfit-form", text=text, form=self.text)
        written = {name: part for name, part in match.groupdict().items() if part is not None}
        return self._struct(
            **{name: self._kinds[name].read(part) for name, part in written.items()}
        )


class Lines(Generic[T]):
    """The lines of one union of structs: ``read(write(value)) == value``."""

    def __init__(self, union: UnionType, forms: Mapping[type, str]) -> None:
        """``TypeError`` for a form that does not fit its struct, or a struct without a form."""
        if set(forms) != set(get_args(union)):
            raise TypeError("the forms are not those of the union")
        self._by_type = {struct: _Form(struct, text) for struct, text in forms.items()}
        self._by_word = {form.word: form for form in self._by_type.values()}
        if len(self._by_word) != len(self._by_type):
            raise TypeError("two forms have the same word")

    @property
    def forms(self) -> tuple[str, ...]:
        """All forms, as they were declared."""
        return tuple(form.text for form in self._by_type.values())

    def write(self, value: T) -> str:
        """One line; ``ValueError`` for hidden pieces, which no record holds."""
        return self._by_type[type(value)].write(value)

    def read(self, text: str) -> T:
        """Raises `UnreadableLine`."""
        word = WORD.search(text)
        if word is None or word[0] not in self._by_word:
            raise UnreadableLine("unknown-word", text=text)
        value: T = self._by_word[word[0]].read(text)
        return value


@dataclass(frozen=True, slots=True)
class Notation(Generic[A, E]):
    """How a family's moves stand in a record."""

    actions: Lines[A]
    """Without who acted."""
    events: Lines[E]

"""docs/protocol.md: its examples are messages, and every word and code stands in it."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

import msgspec
import pytest
from tests.written import ROOT

from pegout.engine.wire import decode, plain
from pegout.games import load, shipped
from pegout.server import messages
from pegout.server.limits import (
    LONGEST_FRAME,
    LONGEST_TRANSPORT_FRAME,
    TOO_FAST,
    TOO_SLOW,
    Limits,
)
from pegout.server.schema import HTTP
from pegout.server.viewers import FEW
from pegout.tables.fairness import ANSWER_WITHIN
from pegout.tables.refused import CODES
from pegout.tables.table import KEPT_MOMENTS

TEXT: Final = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: Final[list[tuple[str, str]]] = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)
WORDS: Final = [*get_args(messages.FromPlayer), *get_args(messages.ToPlayer), *HTTP]


def rows(heading: str) -> dict[str, str]:
    """The table under a heading: what stands in backquotes in the first column, and the rest."""
    section = TEXT.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0]
    found = {}
    for words, rest in re.findall(r"^\| ((?:`[^`]+`(?:, )?)+) \|(.*)$", section, re.MULTILINE):
        found.update(dict.fromkeys(re.findall(r"`([^`]+)`", words), rest))
    return found


def fields_of(struct: Any) -> list[str]:  # noqa: ANN401 - a struct of whichever family
    return [field.encode_name for field in msgspec.structs.fields(struct)]


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_what_it_is_called(name: str, example: str) -> None:
    struct = getattr(messages, name)
    message = decode(example, struct)
    assert plain(message).keys() == msgspec.json.decode(example).keys()
    observed = ruleset_of_the_examples().observation_type
    written = msgspec.json.decode(example)
    for step in [written, *written.get("steps", ())]:
        if step.get("observation"):
            assert decode(msgspec.json.encode(step["observation"]), observed)


def ruleset_of_the_examples() -> Any:  # noqa: ANN401 - whichever it is
    return load("six-card")


def test_every_message_has_its_example() -> None:
    assert sorted(name for name, _ in EXAMPLES) == sorted(each.__name__ for each in WORDS)


def test_every_code_stands_in_it() -> None:
    told = rows("## Codes")
    assert set(CODES) <= set(told)
    assert list(told)[: len(CODES)] == sorted(CODES)
    (wrong,) = re.findall(r"Codes of `wrong`: (.*?)\n\n", TEXT, re.DOTALL)
    codes = {field.name: field for field in msgspec.structs.fields(messages.Wrong)}["code"]
    assert set(re.findall(r"`([a-z-]+)`", wrong)) == set(get_args(codes.type))


def test_the_limits_are_those_that_hold() -> None:
    limits = Limits()
    section = TEXT.split("\n## Limits and close codes\n")[1]
    for told in (
        f"{LONGEST_FRAME:,} bytes",
        f"{LONGEST_TRANSPORT_FRAME // 2**20} MiB",
        f"{limits.frames_at_once} at once, then {limits.frames_a_second:g} a second",
        f"| {limits.waiting_frames} |",
        f"| {limits.tables_watched} |",
        f"**{TOO_FAST}**",
        f"**{TOO_SLOW}**",
    ):
        assert told in section, told
    assert f"(the last {KEPT_MOMENTS} entries, of which\n  at most {FEW})" in TEXT
    assert f"late by {ANSWER_WITHIN:g} seconds" in TEXT


@pytest.mark.parametrize("name", shipped())
def test_the_words_of_every_game_stand_in_it(name: str) -> None:
    ruleset = load(name)
    family = ruleset.family.title()
    for heading, union in (
        (f"### {family}: actions", ruleset.action_type),
        (f"### {family}: events", ruleset.event_type),
    ):
        told = rows(heading)
        for struct in get_args(union):
            word = struct.__struct_config__.tag
            assert word in told, word
            for field in fields_of(struct):
                assert f"`{field}`" in told[word], f"{word}.{field}"
        assert set(told) == {struct.__struct_config__.tag for struct in get_args(union)}
    assert set(rows(f"### {family}: the observation")) == set(fields_of(ruleset.observation_type))

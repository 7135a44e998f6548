"""docs/fair-dealing.md says what the code does: its program, its example, its numbers."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tests.written import ROOT

from pegout.dealing import GameProof, Mixture, faults, pack, promise_of_text
from pegout.dealing.shuffle import LABEL
from pegout.engine.wire import decode
from pegout.pieces import CARDS, TILES
from pegout.tables.fairness import ANSWER_WITHIN

TEXT: Final = (ROOT / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (ROOT / "tests" / "dealing" / "vectors.json").read_text(encoding="utf-8")
)


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    return str(found)


def row(name: str) -> str:
    (found,) = re.findall(rf"^\| {name} \| (.*?) \|$", TEXT, re.MULTILINE)
    return str(found)


def proof() -> GameProof:
    return decode(block("json"), GameProof)


def test_the_program_in_the_document_makes_every_vector() -> None:
    names: dict[str, Any] = {}
    exec(block("python"), names)  # noqa: S102 - the document's own program
    assert len(VECTORS) > 3
    for each in VECTORS:
        pieces = [piece.code for piece in (CARDS if each["set"] == "cards" else TILES)]
        order = names["pack"](
            each["secret"], each["table"], each["game"], each["shuffle"], each["texts"], pieces
        )
        assert order == each["order"]


def test_the_example_is_a_fair_proof() -> None:
    assert faults(proof()) == ()
    text = proof().contributions[0].text
    assert proof().contributions[0].promise == promise_of_text(text)


def test_the_example_step_by_step() -> None:
    example = proof()
    texts = tuple(part.text for part in example.contributions)
    mixture = Mixture(bytes.fromhex(example.secret), example.table, example.game, texts)
    orders = [" ".join(piece.code for piece in pack(mixture, n, CARDS)) for n in (0, 1)]
    assert row("the pack") == f"`{orders[0]}`"
    assert orders[1].startswith(row("shuffle 1 begins").strip("`"))
    message = "⏎".join([LABEL, example.table, str(example.game), "0", *texts, "0"])
    assert f"`{message}`" in row("message of block 0")
    first = bytes.fromhex(row("block 0").strip("`"))
    words = [int.from_bytes(first[at : at + 4], "big") for at in range(0, 32, 4)]
    assert row("first words") == ", ".join([*map(str, words[:5]), "..."])
    for word, below in zip(words[:4], (52, 51, 50, 49), strict=True):
        assert f"{word} mod {below} = {word % below}" in row("first choices")


def test_the_time_limit_is_the_one_that_holds() -> None:
    assert TEXT.count(f"within {ANSWER_WITHIN:g} seconds") == 2


def test_the_sets_are_in_the_order_that_is_told() -> None:
    cards, tiles = ([piece.code for piece in each] for each in (CARDS, TILES))
    assert "`AC AD AH AS`" in TEXT
    assert "`KC KD KH KS`" in TEXT
    assert cards[:4] == ["AC", "AD", "AH", "AS"]
    assert cards[-4:] == ["KC", "KD", "KH", "KS"]
    assert tiles[:6] == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"]
    assert tiles[-1] == "6-6"

"""The conventions of src/pegout/words/README.md, for every catalogue."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from fluent.syntax import ast
from tests.words.catalogues import (
    body,
    catalogues,
    entries,
    facts,
    files,
    messages,
    read,
    terms,
)

from pegout.words import LANGUAGES
from pegout.words.languages import Language

PLURALS: Final[dict[Language, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many", "other"}),
    "cs": frozenset({"one", "few", "many", "other"}),
}
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_there_are_catalogues() -> None:
    assert catalogues()


@every_language
def test_every_language_has_the_same_files(language: Language) -> None:
    assert {path.name for path in files(language)} == {path.name for path in files("en")}


@every_language
def test_everything_in_a_catalogue_can_be_read(language: Language) -> None:
    junk = [
        f"{path.name}: {(entry.content or '').strip()[:60]}"
        for path in files(language)
        for entry in body(path)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@every_language
def test_a_key_stands_once(language: Language) -> None:
    twice = [key for key, n in Counter(e.key for e in entries(language)).items() if n > 1]
    assert twice == []


@every_language
def test_a_key_begins_with_the_name_of_its_file(language: Language) -> None:
    strange = [
        f"{entry.file}: {entry.key}"
        for entry in entries(language)
        if not re.fullmatch(rf"{entry.file}(-[a-zA-Z0-9]+)+", entry.key)
    ]
    assert strange == []


@every_language
def test_a_key_is_one_sentence(language: Language) -> None:
    odd = [e.key for e in entries(language) if e.message.attributes or e.message.value is None]
    assert odd == []


@every_language
def test_every_language_has_the_same_keys(language: Language) -> None:
    english, here = set(messages("en")), set(messages(language))
    assert {"missing": english - here, "more": here - english} == {"missing": set(), "more": set()}


@every_language
def test_a_sentence_uses_the_same_facts_in_every_language(language: Language) -> None:
    english, here = messages("en"), messages(language)
    different = {
        key: (facts("en", key), facts(language, key))
        for key in english.keys() & here.keys()
        if facts("en", key) != facts(language, key)
    }
    assert different == {}


@every_language
def test_plurals_are_complete(language: Language) -> None:
    incomplete = [
        f"{key}: {fact.fact} -> {sorted(fact.branches)}"
        for key, message in messages(language).items()
        for fact in read(message).choices
        if fact.branches & CATEGORIES - {"other"}
        and {b for b in fact.branches if not b.isdigit()} != PLURALS[language]
    ]
    assert incomplete == []


def test_a_choice_by_a_word_has_the_same_branches_in_every_language() -> None:
    different: list[str] = []
    for key in messages("en"):
        for fact in read(messages("en")[key]).facts:
            seen = {
                choice.branches
                for language in LANGUAGES
                if key in messages(language)
                for choice in read(messages(language)[key]).choices
                if choice.fact == fact and not _by_number(choice.branches)
            }
            if len(seen) > 1:
                different.append(f"{key}: ${fact}: {[sorted(branches) for branches in seen]}")
    assert different == []


def _by_number(branches: frozenset[str]) -> bool:
    words = {branch for branch in branches if not branch.isdigit()}
    return bool(words & CATEGORIES - {"other"}) or words == {"other"} != branches


@every_language
def test_what_a_sentence_refers_to_exists(language: Language) -> None:
    known = set(messages(language)) | terms(language)
    lost = {
        entry.key: read(entry.message).references - known
        for entry in entries(language)
        if read(entry.message).references - known
    }
    assert lost == {}


@every_language
def test_a_catalogue_is_written_in_its_own_language(language: Language) -> None:
    """A sentence of three words and more, left in English by mistake, is found by its letters."""
    if language == "en":
        foreign = "[а-яёěščřžýůďťň]"
        strange = [k for k, m in messages("en").items() if re.search(foreign, _text(m))]
    else:
        same = messages("en")
        strange = [
            key
            for key, message in messages(language).items()
            if key in same
            and _text(message) == _text(same[key])
            and len(re.findall(r"[A-Za-z]{2,}", _text(message))) >= 3
        ]
    assert strange == []


def _text(message: ast.Message) -> str:
    texts: list[str] = []

    def gather(pattern: ast.Pattern | None) -> None:
        for element in pattern.elements if pattern else ():
            if isinstance(element, ast.TextElement):
                texts.append(element.value)
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    gather(variant.value)

    gather(message.value)
    return " ".join(texts)

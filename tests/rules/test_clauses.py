"""Every clause has a test, and every test and citation has its clause."""

from __future__ import annotations

import pytest
from tests.rules.clauses import BOOKS, book_of, cited, orphaned, stated, untested

from pegout import games


def test_every_shipped_ruleset_names_its_book() -> None:
    """Two rulesets may share one: a variant of a few options needs no book of its own."""
    assert {book_of(games.load(name).text) for name in games.shipped()} == set(BOOKS)


@pytest.mark.parametrize("book", BOOKS)
def test_clauses_are_numbered_one_after_the_other(book: str) -> None:
    place = [0, 0]
    for number in stated(book):
        chapter, clause = map(int, number.split("."))
        assert [chapter, clause] in ([place[0], place[1] + 1], [place[0] + 1, 1])
        place = [chapter, clause]


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_has_a_test(book: str) -> None:
    assert untested(book) == []


@pytest.mark.parametrize("book", BOOKS)
def test_no_test_and_no_citation_without_a_clause(book: str) -> None:
    assert orphaned(book) == []


def test_citations_are_found() -> None:
    """In a range and in a list, too: ``six-card 9.8-9.10``, ``six-card 9.14, 9.15``."""
    numbers = {number for number, _ in cited("six-card")}
    assert {"5.8", "9.8", "9.10", "9.14", "9.15"} <= numbers


def test_a_citation_without_a_name_is_of_its_own_book() -> None:
    own = {number for number, where in cited("six-card") if where.endswith("six-card.toml")}
    assert {"3.2", "7.1"} <= own
    assert ("5.10", "docs/rules/six-card.md") in set(cited("six-card"))

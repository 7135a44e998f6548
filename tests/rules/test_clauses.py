"""Every clause has a test, and every test and citation has its clause."""

from __future__ import annotations

import pytest
from tests.rules.clauses import BOOKS, cited, orphaned, stated, untested

from pegout.games import shipped


def test_every_shipped_ruleset_has_its_book() -> None:
    assert set(BOOKS) == set(shipped())


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

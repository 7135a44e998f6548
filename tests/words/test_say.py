"""`pegout.words` itself, on sentences made up here."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pegout.words import LANGUAGES, MissingWords, Words, closest
from pegout.words.languages import Language

SENTENCES = {
    "en": """test-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}""",
    "ru": """test-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}""",
    "cs": """test-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}""",
}


def words(language: Language) -> Words:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES[language] + "\ntest-greeting = « { $name } »\n"))
    spoken = Words(language)
    spoken._bundle = bundle  # noqa: SLF001 - the shipped catalogues change; these do not
    return spoken


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("ru", 1, "1 очко"),
        ("ru", 3, "3 очка"),
        ("ru", 11, "11 очков"),
        ("ru", 21, "21 очко"),
        ("ru", 112, "112 очков"),
        ("cs", 1, "1 bod"),
        ("cs", 4, "4 body"),
        ("cs", 5, "5 bodů"),
        ("en", 1000, "1000 points"),
        ("ru", 21000, "21000 очков"),
        ("cs", 1234567, "1234567 bodů"),
    ],
)
def test_the_number_chooses_the_plural_and_is_written_plain(
    language: Language, points: int, said: str
) -> None:
    assert words(language).say("test-points", points=points) == said


def test_nothing_invisible_surrounds_a_fact() -> None:
    assert words("en").say("test-greeting", name="Mary") == "« Mary »"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_an_error_in_every_language(language: Language) -> None:
    with pytest.raises(MissingWords, match=rf"{language}.*no-such-key"):
        Words(language).say("no-such-key")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(MissingWords, match=r"test-greeting.*name"):
        words("en").say("test-greeting")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["ru_RU.UTF-8"], "ru"),
        (["cs-CZ", "en"], "cs"),
        (["de", "sk", "CS"], "cs"),
        (["C.UTF-8"], "en"),
        (["csb_PL"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_house_speaks(wanted: list[str], language: Language) -> None:
    assert closest(wanted) == language

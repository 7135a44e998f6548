"""What is promised before anything is known."""

from __future__ import annotations

import pytest

from pegout.dealing import (
    ABSENT,
    COMPUTER,
    UnfitText,
    check_text,
    promise_of_secret,
    promise_of_text,
)


def test_promises_are_sha_256() -> None:
    """The examples of FIPS 180-2, B.1, and of the empty message."""
    abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert promise_of_secret(b"abc") == abc
    assert promise_of_text("abc") == abc
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert promise_of_secret(b"") == empty


@pytest.mark.parametrize("text", ["x" * 16, "~" * 128, "!\"#$%&'()*+,-./"])
def test_texts_that_fit(text: str) -> None:
    assert check_text(text.ljust(16, "0")) == text.ljust(16, "0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        ABSENT,
        COMPUTER,
        "x" * 15,
        "x" * 129,
        "two words, and more",
        "a-line-feed-at-end\n",
        "tab\tinside-of-the-text",
        "пятнадцать-и-ещё-два",
        "del\x7fdel\x7fdel\x7fdel\x7f",
    ],
)
def test_texts_that_do_not_fit(text: str) -> None:
    """Nobody can choose what stands for a person who is absent, or a line of the message."""
    with pytest.raises(UnfitText):
        check_text(text)

"""Chromium, the house, and guests who come to it.

Every guest is a browser context of its own: a session of its own, and nothing kept from others. A
test fails when a page complained: an error or a warning on the console, an error in the page, a
request that failed or went to a stranger.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.player import PATIENCE_MS

SCREENSHOTS: Final = Path(__file__).parent / "screenshots"
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = {"width": 1280, "height": 800}
FAILED: Final = pytest.StashKey[bool]()
TRACED: Final = "PEGOUT_TRACE" in os.environ
"""Every step is kept with its page; it takes a fifth more of the time."""


class Invites(Protocol):
    """A further guest; ``options`` are those of a browser context."""

    def __call__(self, at: House | None = None, /, **options: Any) -> Guest: ...  # noqa: ANN401


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = os.environ.get("PEGOUT_CHROMIUM")
    if program is None:
        pytest.fail("PEGOUT_CHROMIUM does not name a browser; ./dev test finds one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house that most tests share; each guest is a stranger in it."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    opened = House(tmp_path / "house")
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def invite(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invites]:
    guests: list[Guest] = []

    def come(at: House | None = None, /, **options: Any) -> Guest:  # noqa: ANN401
        chosen = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(**chosen)
        context.set_default_timeout(PATIENCE_MS)
        if TRACED:
            context.tracing.start(snapshots=True)
        guest = Guest(context, (at or house).url)
        guests.append(guest)
        return guest

    yield come
    faults = [fault for guest in guests for fault in guest.faults]
    failed = bool(faults) or request.node.stash.get(FAILED, False)
    for number, guest in enumerate(guests):
        if failed:
            keep(guest, f"{request.node.name}-{number}")
        guest.context.close()
    assert not faults, "\n".join(faults)


def keep(guest: Guest, name: str) -> None:
    """What a failed test leaves behind: how it looked, and every step where that was kept."""
    place = SCREENSHOTS / "failed" / re.sub(r"[^\w.-]+", "-", name)
    for number, page in enumerate(guest.context.pages):
        page.screenshot(path=f"{place}-{number}.png")
    if TRACED:
        guest.context.tracing.stop(path=f"{place}.zip")


@pytest.fixture
def guest(invite: Invites) -> Guest:
    return invite()

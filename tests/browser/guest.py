"""A browser of one person: what it shows, what it was sent, and what went wrong in it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

from pegout.words import LANGUAGES, Language

LEFT: Final = "net::ERR_ABORTED"
"""The browser's own word for an answer that nobody waits for any more: the page was left."""


@dataclass(eq=False)
class Guest:
    """A browser context with a page. A test that expects a complaint names it in ``expected``."""

    context: BrowserContext
    url: str
    """The house."""
    page: Page = field(init=False)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    """Patterns of complaints that belong to the test."""
    frames: list[str] = field(default_factory=list)
    """What came over the WebSocket, in its order."""
    sent: list[str] = field(default_factory=list)
    bodies: list[tuple[str, str]] = field(default_factory=list)
    """Path and text of each answer of the house, once they are noted."""

    def __post_init__(self) -> None:
        self.page = self.open()

    def open(self) -> Page:
        """A further page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._dialled)
        return page

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    @property
    def faults(self) -> list[str]:
        """Complaints that no test has asked for."""
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.expected)
        ]

    def messages(self) -> list[Any]:
        """The frames, read."""
        return [json.loads(frame) for frame in self.frames]

    def _complain(self, what: str) -> None:
        self.complaints.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            self._complain(f"{message.type} on the console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._complain(f"{request.method} {request.url} failed: {request.failure}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in {"data", "blob"} and not request.url.startswith(
            self.url + "/"
        ):
            self._complain(f"asks a stranger: {request.url}")

    def _answered(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if response.status >= 400:
            self._complain(f"{response.request.method} {path} answered {response.status}")

    def note_answers(self) -> None:
        """From now on what the house answers is kept, for whoever searches it."""

        def note(route: Route) -> None:
            response = route.fetch()
            self.bodies.append((urlsplit(route.request.url).path, response.text()))
            route.fulfill(response=response)

        self.context.route("**/api/**", note)

    def _dialled(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))
        line.on("framesent", lambda frame: self.sent.append(str(frame)))
        line.on("socketerror", lambda error: self._complain(f"the line failed: {error}"))


def speak(page: Page, language: Language) -> None:
    """Change the language; a loaded machine takes a moment to fetch the words."""
    page.click(f'[data-lang="{language}"]')
    page.wait_for_selector(f'html[lang="{language}"]')


def spoken(page: Page) -> Language:
    """The language of the page."""
    (found,) = (each for each in LANGUAGES if each == page.locator("html").get_attribute("lang"))
    return found

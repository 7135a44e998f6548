"""What the house itself says of a table, beside what the page shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.guest import Guest

from pegout.records import Record, read


def open_table(guest: Guest, opponent: str = "sensible", /, **options: object) -> str:
    """The path of a table with house rules, its invitation for a friend left to the page."""
    return open_game(guest, "six-card", opponent, **options)


def open_game(guest: Guest, ruleset: str, /, *opponents: str, **options: object) -> str:
    """The path of a table of any game, with somebody in each further seat."""
    wish = {"ruleset": ruleset, "opponents": opponents, "options": options, "name": ""}
    response = guest.context.request.post(f"{guest.url}/api/tables", data=wish)
    expect(response).to_be_ok()
    return f"/table/{response.json()['table']}"


def record_text(guest: Guest, table: str) -> str:
    response = guest.context.request.get(f"{guest.url}/api/tables/{table}/record")
    expect(response).to_be_ok()
    return response.text()


def record_of(guest: Guest, table: str) -> Record:
    """The record of a table that has ended."""
    reading = read(record_text(guest, table))
    assert reading.error is None
    assert reading.record is not None
    return reading.record


def events_of(record: Record) -> list[Any]:
    return [event for _, move in record.numbered() for event in move.events]


def replay_of(guest: Guest, table: str) -> dict[str, Any]:
    """Every entry with what a referee sees after it."""
    response = guest.context.request.get(f"{guest.url}/api/tables/{table}/replay")
    expect(response).to_be_ok()
    replay: dict[str, Any] = response.json()
    return replay


def listed(guest: Guest, table: str) -> dict[str, Any]:
    """How the table stands in the guest's list."""
    response = guest.context.request.get(f"{guest.url}/api/tables")
    expect(response).to_be_ok()
    found: dict[str, Any] = next(each for each in response.json() if each["table"] == table)
    return found

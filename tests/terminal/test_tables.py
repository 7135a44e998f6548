"""``pegout tables``: what it tells, and its exit status."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.terminal.at_terminal import Terminal

from pegout.analysis.cribbage import making, manifests
from pegout.analysis.cribbage.manifests import Made, Measured

SMALL = Made(seed=1, deals=20_000, rounds=(2,), plays=4, board_deals=2_000)


def test_stored_tables_are_proved(terminal: Terminal) -> None:
    done = terminal.run("tables", "verify", "five-card")
    assert (done.status, done.err) == (0, "")
    value, solved, shipped = done.out.splitlines()
    assert value.startswith("five-card: in the play the pone gains −0.")
    assert solved.startswith("As solved, the best answer takes from the pone 0.000")
    assert solved.endswith("within the limit of 0.00100.")
    assert shipped.startswith("As stored, the best answer takes from the pone 0.000")
    assert shipped.endswith("within the limit of 0.00400.")


def test_tables_that_lose_too_much(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def verified(*_: object, **__: object) -> Measured:
        return Measured(value=-0.5, pone_loses=0.006, dealer_loses=0.003)

    monkeypatch.setattr(making, "verified", verified)
    done = terminal.run("tables", "verify", "five-card")
    assert done.status == 1
    assert done.out.endswith(
        "from the pone 0.00600 and from the dealer 0.00300: 0.00450 a player, "
        "beyond the limit of 0.00400.\n"
    )


def test_tables_are_made(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "FULL", SMALL)
    monkeypatch.setattr(manifests, "FOLDER", tmp_path / "tables")
    done = terminal.run(
        "tables", "build", "five-card", "--work", str(tmp_path / "work"), "--seed", "7"
    )
    assert done.err == ""
    assert done.status == 1  # two rounds are not enough
    assert done.out.startswith("The tables of five-card are made and stored.\nfive-card: in the ")
    manifest = msgspec.json.decode(
        (tmp_path / "tables" / "five-card" / manifests.MANIFEST).read_bytes(),
        type=manifests.Manifest,
    )
    assert manifest.made == msgspec.structs.replace(SMALL, seed=7)


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("build", "bingo"), "bingo: tables are for cribbage"),
        (("build", "seven-card"), "deal: a hand of 5 is too large for the public tree"),
        (("build", "six-card-3p"), "seats: "),
        (("build", "five-card", "--workers", "0"), "--workers: 0 is not 1 at least"),
        (("verify", "seven-card"), "seven-card: no tables are stored"),
    ],
)
def test_what_cannot_be_done(
    terminal: Terminal, tmp_path: Path, asked: tuple[str, ...], complaint: str
) -> None:
    work = ("--work", str(tmp_path)) if asked[0] == "build" else ()
    done = terminal.run("tables", *asked, *work)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith(f"pegout: {complaint}")

"""The recipes of CONTRIBUTING, followed to the letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.abc import Traversable
from pathlib import Path

import pytest
from tests.strategies import random_match
from tests.tables.company import ANNA, BORIS, House, exchange, play_on
from tests.workshop.higher import Higher
from tests.written import ROOT

from pegout import games, records
from pegout.engine import AnyRuleset, Onlooker, Seat, UnfitRules, replay
from pegout.games.cribbage import Cribbage
from pegout.tables.recording import record

HERE = Path(__file__).parent


def recipe(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return re.split(rf"^### {title}$", text, flags=re.MULTILINE)[1].split("\n### ")[0]


def altered(text: str, diff: str) -> str:
    """The text with a diff's lines put in; each line that goes must stand there once."""
    changes = re.findall(r"^ *-(.*)\n *\+(.*)$", diff, flags=re.MULTILINE)
    assert changes
    for before, after in changes:
        assert text.count(f"{before}\n") == 1, before
        text = text.replace(before, after)
    return text


@pytest.fixture
def rulesets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folders of families, which stand in for those that are shipped."""

    def folders(_: str) -> Traversable:
        return tmp_path

    for family in games.FAMILIES:
        (tmp_path / family / "rulesets").mkdir(parents=True)
    monkeypatch.setattr(games, "files", folders)
    games._files.cache_clear()  # noqa: SLF001 - read anew
    yield tmp_path
    games._files.cache_clear()  # noqa: SLF001 - and back


def test_a_ruleset_is_one_file(rulesets: Path) -> None:
    (example,) = re.findall(r"```diff\n(.*?)```", recipe("Add a ruleset"), flags=re.DOTALL)
    shipped = ROOT / "src/pegout/games/cribbage/rulesets"
    folder = rulesets / "cribbage/rulesets"
    six_card = (shipped / "six-card.toml").read_text(encoding="utf-8")
    (folder / "once-round.toml").write_text(altered(six_card, example), encoding="utf-8")

    assert games.shipped() == ("once-round",)
    ruleset = games.load("once-round")
    assert ruleset.name == "once-round"
    for seed in range(10):
        *_, last = random_match(ruleset, f"recipe {seed}")
        assert max(ruleset.observe(last.after, Onlooker.SPECTATOR).scores) == 61


def test_a_word_that_nobody_knows_is_refused(rulesets: Path) -> None:
    folder = rulesets / "cribbage/rulesets"
    text = (ROOT / "src/pegout/games/cribbage/rulesets/six-card.toml").read_text(encoding="utf-8")
    (folder / "odd.toml").write_text(text.replace("target = ", "aim = "), encoding="utf-8")
    with pytest.raises(UnfitRules, match="aim"):
        games.load("odd")


@pytest.fixture
def higher(rulesets: Path, monkeypatch: pytest.MonkeyPatch) -> AnyRuleset:
    folder = rulesets / "higher"
    folder.mkdir(parents=True)
    (folder / "rulesets").symlink_to(HERE / "higher/rulesets")
    families = {"cribbage": Cribbage.read, "higher": Higher.read}
    monkeypatch.setattr(games, "FAMILIES", families)
    return games.load("higher")


def test_a_family_is_the_files_that_the_recipe_names() -> None:
    named = re.findall(r"^\| `(\w+)\.py` \|", recipe("Add a family"), flags=re.MULTILINE)
    there = {path.stem for path in (HERE / "higher").glob("*.py")} - {"__init__", "higher"}
    assert set(named) == there
    family = {path.stem for path in (ROOT / "src/pegout/games/cribbage").iterdir()}
    assert set(named) <= family  # a file that grows too long becomes a folder of that name


def test_a_family_is_known_by_its_entry_alone(higher: AnyRuleset) -> None:
    assert games.shipped() == ("higher",)
    for seed in range(20):
        match = list(random_match(higher, f"recipe {seed}"))
        assert max(higher.observe(match[-1].after, Onlooker.SPECTATOR).scores) == 3
        *_, (_, folded) = replay(higher, [event for step in match for event in step.events])
        assert folded == match[-1].after


async def test_a_family_is_at_home_at_a_table_and_in_a_record(higher: AnyRuleset) -> None:
    house = House()
    table_id = await house.room.open(higher, ANNA, "Anna", ("friend",))
    async with house.room.at(table_id) as table:
        token = house.invitations.shown(table.standing)
        assert token is not None
        await table.sit(BORIS, "Борис", token)
        await exchange(table, ANNA, BORIS)
        await play_on(table, lambda standing: standing.ended)
    standing, moments = await house.room.history(table_id)
    await house.room.close()
    written = records.write(record(standing, moments))
    reading = records.read(written)
    assert reading.error is None
    assert reading.record is not None
    assert records.verify(reading.record) == ()
    assert " turned " in written


def test_a_table_of_a_family_tells_each_seat_its_own(higher: AnyRuleset) -> None:
    state = higher.start()
    (chance,) = higher.awaiting(state)
    (deal,) = higher.actions(state, chance)
    tiles = tuple(higher.pieces)[:2]
    for event in higher.decide(state, chance, deal, tiles):
        state = higher.evolve(state, event)
    seen = [higher.observe(state, viewer).hands for viewer in (Seat(0), Seat(1))]
    assert [hands[seat] for seat, hands in enumerate(seen)] == [(tiles[0],), (tiles[1],)]
    assert tiles[1] not in seen[0]
    assert tiles[0] not in seen[1]

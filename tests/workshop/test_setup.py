"""The steps of `./dev setup`: what is done again, and what is not."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from tests.written import ROOT
from workshop import chromium, debian, node, page, python, steps
from workshop.digest import digest, put


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for group in ("runtime", "build", "test"):
        put(tmp_path / f"requirements/{group}.txt", group)
    for name in ("pyproject.toml", "hatch_build.py", "src/pegout/__init__.py"):
        put(tmp_path / name, name)
    return tmp_path


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, house: Path) -> list[str]:
    """A house in a temporary folder, where steps are only noted."""
    done: list[str] = []
    venv = house / ".venv"

    def note(what: str, command: Sequence[str], *_: object, **__: object) -> None:
        done.append(what.split(" (", maxsplit=1)[0])
        if "venv" in command:
            put(venv / "bin/python", "")

    for name, value in {
        "ROOT": house,
        "VENV": venv,
        "PYTHON": venv / "bin/python",
        "STAMPS": venv / "pegout",
        "UNFINISHED": venv / "pegout/unfinished",
        "run": note,
    }.items():
        monkeypatch.setattr(python, name, value)
    return done


WHOLE = [
    "Making a virtual environment",
    "Installing Python packages",
    "Installing Pegout",
    "Compiling Pegout",
]


def test_a_second_set_up_has_nothing_to_do(made: list[str]) -> None:
    python.setup([])
    assert made == WHOLE
    made.clear()
    python.setup([])
    assert made == []


def test_only_what_changed_is_done_again(made: list[str], house: Path) -> None:
    python.setup([])
    made.clear()
    python.setup(["test"])
    assert made == ["Installing Python packages"]
    made.clear()
    put(house / "requirements/runtime.txt", "newer")
    python.setup(["test"])
    assert made == ["Installing Python packages"]
    made.clear()
    put(house / "src/pegout/room.py", "")
    python.setup(["test"])
    assert made == ["Compiling Pegout"]


def test_an_aborted_set_up_is_begun_again(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(python, "_pip", torn)
        with pytest.raises(KeyboardInterrupt):
            python.setup([])
    made.clear()
    python.setup([])
    assert made == WHOLE


def test_an_environment_that_was_moved_is_made_again(made: list[str]) -> None:
    python.setup([])
    made.clear()
    put(python.STAMPS / "made", "elsewhere")
    python.setup([])
    assert made == WHOLE


def test_an_environment_without_a_stamp_is_not_taken_for_good(made: list[str]) -> None:
    put(python.PYTHON, "half made")
    python.setup([])
    assert made == WHOLE


def test_what_is_left_of_an_old_environment_is_in_nobodys_way(made: list[str]) -> None:
    """Kills: removing it at its place, and stumbling over one that was put aside before."""
    put(python.PYTHON, "half made")
    aside = python.VENV.with_name(".venv.old")
    put(aside / "left", "")
    python.setup([])
    assert made == WHOLE
    assert not aside.exists()
    assert (python.STAMPS / "made").exists()


def test_an_environment_that_cannot_be_removed_is_told(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(python.PYTHON, "half made")

    def busy(_: object) -> None:
        raise OSError(errno.ENOTEMPTY, os.strerror(errno.ENOTEMPTY))

    monkeypatch.setattr(shutil, "rmtree", busy)
    with pytest.raises(steps.Failed, match="cannot be removed"):
        python.setup([])
    assert made == []
    assert not python.VENV.exists()  # half of it was never there


def test_an_interrupt_ends_a_step_and_all_that_it_has_started(tmp_path: Path) -> None:
    """Kills: a step that goes on writing beside the next set-up, itself or by its children."""
    script = f"""
from pathlib import Path
from workshop import steps
steps.ROOT, steps.LOGS = Path({str(tmp_path)!r}), Path({str(tmp_path)!r})
steps.run("Installing", ["/bin/sh", "-c", "sleep 60 & echo $! > child.pid; wait"], steps.ROOT)
"""
    noted = tmp_path / "child.pid"
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stderr=subprocess.DEVNULL
    ) as setting_up:
        while not (noted.exists() and noted.read_text(encoding="utf-8").endswith("\n")):
            time.sleep(0.01)
        setting_up.send_signal(signal.SIGINT)
        setting_up.wait(timeout=30)
    child = Path("/proc", noted.read_text(encoding="utf-8").strip(), "stat")
    until = time.monotonic() + 10
    while _runs(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not _runs(child)


def _runs(stat: Path) -> bool:
    """There is such a process, and it is not only waiting to be buried."""
    try:
        return stat.read_text(encoding="utf-8").rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def test_a_failing_step_shows_the_end_of_its_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(steps, "LOGS", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    noisy = "import sys; [print('line', n) for n in range(100)]; sys.exit(3)"
    with pytest.raises(steps.Failed, match=r"Counting failed \(status 3\)"):
        steps.run("Counting", [sys.executable, "-c", noisy], tmp_path)
    told = capsys.readouterr().err
    assert "line 99" in told
    assert "line 10\n" not in told


def test_children_keep_what_they_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in steps.environment()


@pytest.mark.parametrize(
    ("node_says", "npm_says", "answer"),
    [
        ("v20.19.0", "11.0.0", "taken"),
        ("v20.18.3", "11.0.0", "too old"),
        ("v21.7.0", "11.0.0", "too old"),
        ("v22.11.0", "11.0.0", "too old"),
        ("v22.12.0", "11.4.2", "taken"),
        ("v24.0.0", "11.4.2", "taken"),
        ("v20.20.2", "10.8.2", "too old"),
        ("what?", "11.0.0", "too old"),
    ],
)
def test_the_machines_node_is_taken_when_it_is_new_enough(
    node_says: str,
    npm_says: str,
    answer: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name, says in {"node": node_says, "npm": npm_says}.items():
        put(tmp_path / name, f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    found = node.on_machine()
    assert ("too old" if found is None else "taken") == answer


def test_there_may_be_no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.on_machine() is None


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        put(tmp_path / "web" / name, name)
    put(tmp_path / "src/pegout/words/en/page.ftl", "page-title = Pegout")
    return tmp_path


made_anew = count().__next__


def build_noting(root: Path, *, fails: bool = False) -> list[str]:
    done: list[str] = []

    def note(what: str, command: Sequence[str], _: Path, __: dict[str, str]) -> None:
        done.append(what)
        if "--outDir" in command:
            new = Path(command[command.index("--outDir") + 1])
            put(new / "index.html", f"page {made_anew()}")
            if fails:
                raise steps.Failed(what)

    page.build(root, node.Node(Path("/nowhere"), ("npm",)), note)
    return done


def test_the_page_is_built_when_its_sources_change(web: Path) -> None:
    assert not page.is_built(web)
    assert build_noting(web) == ["Installing what the page is built with", "Building the page"]
    assert page.is_built(web)
    put(web / "web/src/main.ts", "other")
    assert not page.is_built(web)
    assert build_noting(web) == ["Building the page"]
    assert page.is_built(web)
    assert [path.name for path in page.page(web).parent.iterdir()] == ["page"]


def test_a_page_that_lies_there_is_not_taken_for_built(web: Path) -> None:
    put(page.page(web) / "index.html", "an old page")
    assert not page.is_built(web)


def test_a_failed_build_leaves_the_old_page(web: Path) -> None:
    build_noting(web)
    before = (page.page(web) / "index.html").read_text(encoding="utf-8")
    put(web / "web/src/main.ts", "broken")
    with pytest.raises(steps.Failed):
        build_noting(web, fails=True)
    assert (page.page(web) / "index.html").read_text(encoding="utf-8") == before
    assert not page.is_built(web)


def test_a_digest_tells_names_from_contents(tmp_path: Path) -> None:
    put(tmp_path / "a", "bc")
    first = digest(tmp_path, [tmp_path / "a"])
    (tmp_path / "a").rename(tmp_path / "ab")
    put(tmp_path / "ab", "c")
    assert digest(tmp_path, [tmp_path / "ab"]) != first


def test_a_chosen_browser_must_be_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGOUT_CHROMIUM", "/no/such/browser")
    with pytest.raises(steps.Failed, match="/no/such/browser"):
        chromium.find()


def test_where_nothing_may_be_installed_the_person_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PEGOUT_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "ON_A_MAC", ())
    with pytest.raises(steps.Failed, match="apt-get install chromium"):
        chromium.find()


def test_root_may_install_debians_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[list[str]] = []
    put(tmp_path / "apt-get", "")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(debian, "run", lambda _, command, **__: done.append(command))
    debian.install("chromium", "Why.")
    assert [command[1] for command in done] == ["update", "install"]
    assert done[1][-1] == "chromium"


def test_a_step_that_outlives_a_killed_set_up_keeps_the_next_waiting(tmp_path: Path) -> None:
    script = f"""
from pathlib import Path
from workshop import steps
steps.ROOT, steps.LOGS = Path({str(tmp_path)!r}), Path({str(tmp_path)!r})
with steps.alone():
    steps.run("Installing", ["/bin/sh", "-c", "echo $$ > step.pid; exec sleep 60"], steps.ROOT)
"""
    noted = tmp_path / "step.pid"
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT) as setting_up:
        while not (noted.exists() and noted.read_text(encoding="utf-8")):
            time.sleep(0.01)
        setting_up.kill()
    with (tmp_path / "build/setup.lock").open("w") as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.kill(int(noted.read_text(encoding="utf-8")), signal.SIGKILL)
        fcntl.flock(lock, fcntl.LOCK_EX)

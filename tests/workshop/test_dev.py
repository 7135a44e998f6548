"""The command line of `./dev`."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.written import ROOT
from workshop import steps


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_dev_names_its_verbs() -> None:
    told = subprocess.run(
        [sys.executable, str(ROOT / "dev"), "--help"], capture_output=True, text=True, check=True
    ).stdout
    for verb in ("setup", "play", "test", "check", "fix", "bench", "golden", "mutate", "lock"):
        assert f"\n    {verb} " in told


def test_dev_hands_the_port_and_the_folder_to_the_server(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    served: list[list[str]] = []
    monkeypatch.setattr(dev.house, "ready", lambda: None)
    monkeypatch.setattr(os, "execve", lambda _, command, __: served.append(command[1:]))
    verb, asked, more = dev.read(
        ["play", "--port", "8123", "--data", str(tmp_path), "--no-browser"]
    )
    verb(asked, more)
    assert served == [["serve", "--port=8123", f"--data={tmp_path}", "--no-browser"]]


def test_dev_refuses_what_it_does_not_know(
    dev: ModuleType,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        dev.read(["play", "--prot", "8123"])
    assert "--prot" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["65536", "-1", "99999999", "http", "٣", "0x50", ""])
def test_dev_refuses_what_is_no_port(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    with pytest.raises(SystemExit):
        dev.read(["play", f"--port={port}"])
    assert "not a number from 0 to 65535" in capsys.readouterr().err
    assert dev.read(["play", "--port=65535"])[1].port == 65535


def test_dev_stops_where_a_step_fails(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise steps.Failed("The reason.")

    monkeypatch.setattr(dev.house, "ready", fail)
    monkeypatch.setattr(sys, "argv", ["dev", "setup"])
    assert dev.main() == 1
    assert "The reason." in capsys.readouterr().err

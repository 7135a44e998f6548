"""The server's key file."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from pegout.server.keys import KEY_FILE, UnfitKey, key_for, server_key


def test_a_key_is_made_once(tmp_path: Path) -> None:
    key = server_key(tmp_path)
    assert len(key) == 32
    assert server_key(tmp_path) == key
    other = tmp_path / "other"
    other.mkdir()
    assert server_key(other) != key


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights on Windows")
def test_only_its_user_can_read_it(tmp_path: Path) -> None:
    server_key(tmp_path)
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("damage", [b"", b"abc", b"g" * 64, b"0" * 63, b"0" * 65, b"\xff" * 64])
def test_a_damaged_key_is_left_alone_and_told(tmp_path: Path, damage: bytes) -> None:
    """Kills: making a new key over an old one, which would lose everybody's games."""
    file = tmp_path / KEY_FILE
    file.write_bytes(damage)
    with pytest.raises(UnfitKey, match=KEY_FILE):
        server_key(tmp_path)
    assert file.read_bytes() == damage


@pytest.mark.parametrize("at", ["fsync", "link"])
def test_a_start_that_is_killed_leaves_no_half_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """Kills: writing under the key's own name, and giving it the name before it is on the disk."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, at, killed)
        with pytest.raises(KeyboardInterrupt):
            server_key(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(server_key(tmp_path)) == 32


def test_of_two_first_starts_the_quicker_one_makes_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = os.link

    def late(source: str, name: Path) -> None:
        name.write_text("ab" * 32)
        link(source, name)

    monkeypatch.setattr(os, "link", late)
    assert server_key(tmp_path) == b"\xab" * 32
    assert [each.name for each in tmp_path.iterdir()] == [KEY_FILE]


def test_each_use_has_its_own_key() -> None:
    assert key_for("sessions", b"k") != key_for("invitations", b"k")
    assert key_for("sessions", b"k") != key_for("sessions", b"l")

"""The server's key: what sessions and invitations are made with."""

from __future__ import annotations

import hmac
import os
import re
import secrets
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

from pegout.storage.file import sync_folder

KEY_FILE: Final = "server.key"
KEY_BYTES: Final = 32
KEY: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}\n?", re.ASCII)


class UnfitKey(Exception):
    """The key file is not one."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is not a key of {2 * KEY_BYTES} hexadecimal digits; put the old one back, or "
            "remove it, and nobody's browser will know its games any more"
        )


def server_key(folder: Path) -> bytes:
    """The key in the data folder, made at the first start; only the server's user can read it.

    Raises ``OSError``, or `UnfitKey`.
    """
    path = folder / KEY_FILE
    if not path.exists():
        _make(path)
    text = path.read_bytes().decode("latin-1")
    if KEY.fullmatch(text) is None:
        raise UnfitKey(path)
    return bytes.fromhex(text)


def _make(path: Path) -> None:
    """A new key, whole before it has its name. Where another start was quicker its key stays."""
    file, beside = tempfile.mkstemp(prefix=f"{KEY_FILE}.", dir=path.parent)  # readable by us alone
    try:
        with os.fdopen(file, "w", encoding="ascii") as out:
            out.write(f"{secrets.token_hex(KEY_BYTES)}\n")
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(beside, path)
    finally:
        Path(beside).unlink()
    sync_folder(path.parent)


def key_for(use: Literal["sessions", "invitations"], key: bytes) -> bytes:
    """A key of its own for each use."""
    return hmac.new(key, f"pegout-{use}-1".encode(), sha256).digest()

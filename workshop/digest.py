"""What a step was made from, as one short text: the same again means nothing to do."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *more: str) -> str:
    """SHA-256 over the files' places below ``root`` and their contents, and over ``more``."""
    whole = sha256()
    for text in more:
        whole.update(text.encode() + b"\0")
    for file in sorted(files):
        content = sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return whole.hexdigest()


def holds(stamp: Path, made_from: str) -> bool:
    """The stamp says that its step was finished with exactly this."""
    try:
        return stamp.read_text(encoding="utf-8") == made_from
    except OSError:
        return False


def put(stamp: Path, made_from: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from, encoding="utf-8")

"""The page, as it was built."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files here carry their hash in the name: what was once got stays right."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a page is made of; the machine's own table differs from machine to machine. Texts are UTF-8,
which the answer adds."""

NOT_BUILT: Final = (
    "The page has not been built.\n\n"
    "In a checkout, `./dev play` builds it. A package that was installed without it was not "
    "complete.\nThe games are here: /api answers.\n"
)


@dataclass(frozen=True)
class File:
    """An answer from the page's folder."""

    status: int
    type: str
    body: bytes
    caching: str


async def find(folder: Path, path: str) -> File:
    """The file at a path; the page itself wherever no file is named, so that its rooms reload."""
    return await asyncio.to_thread(_find, folder, path.lstrip("/"))


def _find(folder: Path, path: str) -> File:
    if "." not in path.rpartition("/")[2]:
        path = INDEX
    body = _read(folder.resolve(), path)
    if body is not None:
        kind = TYPES.get(Path(path).suffix, "application/octet-stream")
        return File(200, kind, body, FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)
    if path == INDEX:
        return File(503, TYPES[".txt"], NOT_BUILT.encode(), ASK_AGAIN)
    return File(404, TYPES[".txt"], b"There is no such file.\n", ASK_AGAIN)


def _read(folder: Path, path: str) -> bytes | None:
    """What lies there; nothing that lies outside the folder."""
    try:
        file = (folder / path).resolve()
        return file.read_bytes() if file.is_relative_to(folder) else None
    except (OSError, ValueError):
        return None

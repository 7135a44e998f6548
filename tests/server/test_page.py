"""The page's folder, served."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.visitors import served, visitor

INDEX = "<!doctype html><title>Pegout</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as a build leaves it, with a secret beside it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "assets" / "table-B1xj8x2.js").write_text("export {};")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "strange.xyz").write_bytes(b"\x00\x01")
    (tmp_path / "server.key").write_text("secret")
    (page / "way-out.txt").symlink_to(tmp_path / "server.key")
    return page


async def test_the_page_and_its_rooms(folder: Path) -> None:
    async with served(page=folder) as house, visitor(house) as anna:
        for path in ("/", "/table/abcdefghijkl", "/games", "/games/abc?pace=0", "/nowhere/at/all/"):
            response = await anna.http.get(path)
            assert (response.status_code, response.text) == (200, INDEX), path
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-cache"
        head = await anna.http.head("/")
        assert (head.status_code, head.text) == (200, "")


async def test_files_and_how_long_they_are_kept(folder: Path) -> None:
    async with served(page=folder) as house, visitor(house) as anna:
        script = await anna.http.get("/assets/table-B1xj8x2.js")
        assert script.text == "export {};"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        icon = await anna.http.get("/favicon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        assert icon.headers["cache-control"] == "no-cache"
        strange = await anna.http.get("/strange.xyz")
        assert strange.headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/table-OLD.js",
        "/nothing.png",
        "/../server.key",
        "/..%2fserver.key",
        "/%2e%2e/server.key",
        "/assets/%2e%2e/%2e%2e/server.key",
        "/way-out.txt",
        "/%00.txt",
    ],
)
async def test_nothing_outside_the_folder(folder: Path, path: str) -> None:
    async with served(page=folder) as house, visitor(house) as anna:
        response = await anna.http.get(path)
        assert "secret" not in response.text
        assert response.status_code == 404
        assert response.headers["content-type"] == "text/plain; charset=utf-8"


async def test_a_page_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    async with served(page=tmp_path / "none") as house, visitor(house) as anna:
        response = await anna.http.get("/")
        assert response.status_code == 503
        assert "has not been built" in response.text
        assert response.headers["content-type"] == "text/plain; charset=utf-8"
        assert (await anna.http.get("/api/health")).status_code == 200

"""The page: what it is built from, whether it is built, and how.

`./dev` and the package's build hook ask here, so that both take the same page for up to date.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from workshop.digest import digest, holds, put
from workshop.node import Node

Run = Callable[[str, Sequence[str], Path, dict[str, str]], None]
"""Runs a command: what it does in words, the command, the folder, the environment."""


def page(root: Path) -> Path:
    """Where the server looks for the page."""
    return root / "src/pegout/server/page"


def made_from(root: Path) -> str:
    """The digest of all that the page is built from."""
    web, words = root / "web", root / "src/pegout/words"
    files = [
        *(file for file in web.iterdir() if file.is_file()),
        *(file for part in ("src", "public") for file in (web / part).rglob("*") if file.is_file()),
        *words.rglob("*.ftl"),
    ]
    return digest(root, files)


def is_built(root: Path) -> bool:
    """The page in place is the one that these sources make."""
    return holds(page(root) / "made-from.txt", made_from(root))


def install(root: Path, node: Node, run: Run) -> None:
    """What the page needs to be built, checked and tested, into ``web/node_modules``."""
    web = root / "web"
    locked = digest(root, [web / "package.json", web / "package-lock.json", web / ".npmrc"])
    stamp = web / "node_modules/.pegout"
    if holds(stamp, locked):
        return
    stamp.unlink(missing_ok=True)
    run("Installing what the page is built with", [*node.npm, "ci"], web, node.environment)
    put(stamp, locked)


def build(root: Path, node: Node, run: Run) -> None:
    """Build the page beside the old one and change them over when it is whole."""
    install(root, node, run)
    sources, place = made_from(root), page(root)
    new, old = place.with_name("page.new"), place.with_name("page.old")
    shutil.rmtree(new, ignore_errors=True)
    shutil.rmtree(old, ignore_errors=True)
    command = [*node.npm, "run", "build", "--", "--outDir", str(new), "--logLevel", "warn"]
    run("Building the page", command, root / "web", node.environment)
    put(new / "made-from.txt", sources)
    if place.exists():
        place.rename(old)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)

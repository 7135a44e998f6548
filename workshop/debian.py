"""Debian's packages, where they may be installed."""

from __future__ import annotations

import os
import shutil
import subprocess

from workshop.steps import Failed, environment, run


def install(package: str, why: str) -> None:
    """Install it as root or with a sudo that asks nothing; else `Failed` says what to do."""
    prefix = _as_root()
    if prefix is None:
        raise Failed(f"{why} Install it (on Debian: sudo apt-get install {package}) and try again.")
    env = {**environment(), "DEBIAN_FRONTEND": "noninteractive"}
    run("Asking Debian for its list of packages", [*prefix, "apt-get", "update"], env=env)
    command = [*prefix, "apt-get", "install", "--yes", "--no-install-recommends", package]
    run(f"Installing Debian's {package}", command, env=env)


def _as_root() -> list[str] | None:
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    quiet = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)  # noqa: S607
    return ["sudo", "-n"] if quiet.returncode == 0 else None

"""``pegout serve`` from the command line."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.terminal.at_terminal import process

from pegout import __version__


def test_it_says_where_it_is_and_goes_when_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pegout", "serve", "--port", "0", "--no-browser"]
    command += ["--language", "en", "--data", str(tmp_path / "house")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe) as serving:
        assert serving.stdout is not None
        assert serving.stderr is not None
        line = serving.stdout.readline().decode()
        address = re.fullmatch(
            r"Pegout is at (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends it\)\.\n", line
        )
        assert address is not None, line
        with urllib.request.urlopen(f"{address[1]}api/health", timeout=30) as answer:  # noqa: S310 - our own
            assert json.load(answer) == {"status": "ok", "version": __version__}
        serving.send_signal(signal.SIGINT)
        assert serving.wait(timeout=30) == 0
        assert serving.stderr.read() == b""
    assert (tmp_path / "house" / "pegout.sqlite").exists()


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        done = process("serve", "--port", str(port), "--no-browser", "--data", str(tmp_path))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"pegout: port {port} on 127.0.0.1 is in use")
    assert done.err.count("\n") == 1

"""The engine as a process: a line in, a line out, whatever stands in it.

Mutants that die: an answer that is not flushed; a print in a player that lands among the answers; a
line that ends the process.
"""

from __future__ import annotations

import io
import json
import os
import random
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.adapters.driver import Driver, order

from pegout.adapters.engine import serve
from pegout.adapters.engine.lines import LONGEST

COMMAND: Final = (sys.executable, "-m", "pegout", "engine")
PATIENCE: Final = 20
"""Seconds for an answer."""
BUFFERED: Final = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""Only a process that buffers its output shows whether it is flushed."""


def test_a_byte_order_mark_before_the_first_line() -> None:
    """Kills: refusing it, and passing it over in every line."""
    answers = io.BytesIO()
    serve(io.BytesIO(b'\xef\xbb\xbf{"do":"about"}\n\xef\xbb\xbf{"do":"about"}\n'), answers)
    first, second = map(json.loads, answers.getvalue().splitlines())
    assert first["ok"]
    assert second["error"]["code"] == "unreadable"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk at hand")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            COMMAND,
            input=b'{"do":"about"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            env=BUFFERED,
            check=False,
            timeout=PATIENCE,
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert done.stderr.startswith(b"pegout: standard output: ")


@contextmanager
def process() -> Iterator[subprocess.Popen[bytes]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=BUFFERED) as engine:
        try:
            yield engine
        finally:
            engine.kill()


def asked(engine: subprocess.Popen[bytes], line: bytes) -> dict[str, Any]:
    """The answer, which must come before anything more is written."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write(line + b"\n")
    engine.stdin.flush()
    ready, _, _ = select.select([engine.stdout], [], [], PATIENCE)
    assert ready, "no answer"
    answer = json.loads(engine.stdout.readline())
    assert isinstance(answer, dict)
    return answer


def ended(engine: subprocess.Popen[bytes]) -> tuple[int, bytes, bytes]:
    """Status, and what was still written, after the end of input."""
    out, err = engine.communicate(timeout=30)
    return engine.returncode, out, err


def served(data: bytes) -> list[dict[str, Any]]:
    """The answers to these lines, in this process."""
    answers = io.BytesIO()
    serve(io.BytesIO(data), answers)
    text = answers.getvalue()
    assert text == b"" or text.endswith(b"\n")
    return [json.loads(line) for line in text.splitlines()]


def test_a_conversation_and_the_end_of_input() -> None:
    with process() as engine:
        assert asked(engine, b'{"do":"about","id":1}')["name"] == "pegout"
        assert asked(engine, b"nonsense")["error"]["code"] == "unreadable"
        new = {"do": "new", "rules": "six-card", "dealer": 1, "deal": order("process")}
        game = asked(engine, json.dumps(new).encode())["game"]
        seen = asked(engine, b'{"do":"observe","game":"%s","seat":0}' % game.encode())
        assert seen["observation"]["phase"] == "discarding"
        assert ended(engine) == (0, b"", b"")


def test_quit() -> None:
    with process() as engine:
        assert asked(engine, b'{"do":"quit","id":"bye"}') == {"id": "bye", "ok": True}
        assert engine.wait(timeout=30) == 0
    assert [answer["ok"] for answer in served(b'{"do":"quit"}\n{"do":"about"}\n')] == [True]


def test_a_last_line_without_its_end_is_answered() -> None:
    assert [answer["ok"] for answer in served(b'{"do":"about"}\n{"do":"about"}')] == [True, True]
    assert [answer["ok"] for answer in served(b'{"do":"about"}\r\n')] == [True]
    assert served(b"") == []


def test_whoever_asks_may_go_away() -> None:
    with process() as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdout.close()
        engine.stdin.write(b'{"do":"about"}\n')
        engine.stdin.flush()
        assert engine.wait(timeout=30) == 0
        assert engine.stderr is not None
        assert engine.stderr.read() == b""


def test_nothing_but_answers_is_on_standard_output() -> None:
    talkative = (
        "import sys; from pegout.adapters import engine; from pegout.bots import random_player;"
        "choose = random_player.RandomPlayer.choose;"
        "random_player.RandomPlayer.choose = lambda *a: (print('hm'), choose(*a))[1];"
        "sys.exit(engine.main())"
    )
    request = {"do": "choose-discard", "rules": "six-card", "bot": "random", "role": "pone"}
    line = json.dumps({**request, "hand": order("x")[:6]})
    done = subprocess.run(
        (sys.executable, "-c", talkative), input=line.encode(), capture_output=True, check=True
    )
    assert json.loads(done.stdout)["ok"]
    assert done.stderr == b"hm\n"


def test_a_line_that_is_too_long_is_one_error() -> None:
    long = b'{"do":"about","id":"' + b"x" * (3 * LONGEST) + b'"}\n'
    answers = served(long + b'{"do":"about"}\n' + long[:-1])
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        "unreadable",
        None,
        "unreadable",
    ]
    just = b'{"do":"about","id":"' + b"x" * (LONGEST - 30) + b'"}\n'
    assert served(just)[0]["ok"]


def test_every_line_has_its_answer_in_order() -> None:
    lines = [b'{"do":"about","id":%d}' % number for number in range(50)]
    for place in (5, 17, 31):
        lines.insert(place, b"")
    answers = served(b"\n".join(lines))
    assert [answer["id"] for answer in answers if answer["ok"]] == list(range(50))
    assert len(answers) == 53


@settings(max_examples=150, deadline=None)
@given(st.lists(st.binary(max_size=80), max_size=20))
def test_any_bytes(lines: list[bytes]) -> None:
    data = b"\n".join([*lines, b'{"do":"about"}'])
    answers = served(data)
    assert len(answers) == data.count(b"\n") + 1
    assert answers[-1]["ok"]


WORDS: Final = [
    *("about", "score", "lay", "choose-discard", "choose-lay", "new", "deal", "observe", "act"),
    *("choose", "record", "end", "nothing"),
]
FIELDS: Final = [
    *(
        "id",
        "rules",
        "options",
        "hand",
        "starter",
        "crib",
        "series",
        "piece",
        "bot",
        "role",
        "scores",
    ),
    *("discarded", "laid", "said_go", "deal", "dealer", "game", "order", "seat", "action", "other"),
]
LEAVES: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.sampled_from(["six-card", "sensible", "random", "pone", "dealer", "g1", "5H", "JD", "6-4"]),
    st.sampled_from(
        [["5H", "6H", "7H", "8C"], ["5H", "9C", "QD", "KS", "2D", "2H"], order("fuzz")]
    ),
    st.sampled_from([{"type": "go"}, {"type": "lay", "piece": "5H"}, {"me": 5}, {"target": 61}]),
)
VALUES: Final = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(["type", "pieces", "me", "target", "x"]), inner, max_size=3
        ),
    ),
    max_leaves=6,
)
REQUESTS: Final = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from(WORDS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=7),
)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.lists(REQUESTS, min_size=1, max_size=8))
def test_any_requests(requests: list[dict[str, Any]]) -> None:
    """Always an answer with the id, always one of the six codes, never a failure of our own."""
    driver = Driver()
    driver.ok("new", rules="six-card", dealer=0, deal=order("fuzz"))
    for request in requests:
        answer = driver.line(json.dumps(request))
        assert answer["id"] == request.get("id")
        if not answer["ok"]:
            assert answer["error"]["code"] in CODES
            assert "the engine failed" not in answer["error"]["message"]
    assert driver.ok("new", rules="six-card")["seq"] == 0


CODES: Final = {
    "unreadable",
    "unknown-request",
    "bad-argument",
    "unknown-ruleset",
    "illegal-action",
    "unknown-game",
}


@pytest.mark.parametrize("seed", range(3))
def test_requests_of_a_real_match_with_a_slip_in_each(seed: int) -> None:
    """One field left out, doubled in size or of another type: answered, and nothing has changed."""
    rng = random.Random(seed)  # noqa: S311 - a test
    driver = Driver()
    fields = {"rules": "six-card", "dealer": 0, "deal": order(f"slips {seed}")}
    game = driver.ok("new", **fields)["game"]
    for _ in range(150):
        seat = rng.randrange(2)
        seen = driver.ok("observe", game=game, seat=seat)
        if not seen["actions"]:
            continue
        action = rng.choice(seen["actions"])
        request = {"do": "act", "game": game, "seat": seat, "action": dict(action)}
        slip = rng.choice(["seat", "game", "action"])
        request[slip] = rng.choice([None, [], "x", 3.5, -7, {"type": "go", "at": 1}, [action]])
        answer = driver.line(json.dumps(request))
        assert not answer["ok"]
        assert driver.ok("observe", game=game, seat=seat) == seen
        driver.ok("act", game=game, seat=seat, action=action)
        if driver.ok("observe", game=game, seat=0)["observation"]["awaiting"] == "deal":
            break

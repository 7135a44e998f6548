"""Players that are programs of somebody else's: they play, or the match ends with a clear word.

Mutants that die: no look at the clock; a program left behind; a request with what its seat cannot
know; the second game told as the first.
"""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from time import monotonic
from typing import Final

import pytest
from tests.matches.arranged import tally, timeless, wish
from tests.matches.programs import PEGOUT, UNKNOWN, Program, alive

from pegout import games
from pegout.matches import OutsideFailed
from pegout.matches.program import Declined
from pegout.matches.program import Program as Process

NO_STATELESS: Final = f'if request["do"].startswith("choose-"): answer = {UNKNOWN}'
NO_GAMES: Final = f'if request["do"] in ("new", "choose"): answer = {UNKNOWN}'

DECLINES: Final = "declines `about`: unknown-request"


def python(program: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}"


@pytest.mark.parametrize("deed", [NO_GAMES, NO_STATELESS])
def test_the_same_player_outside_plays_the_same_games(tmp_path: Path, deed: str) -> None:
    """Asked without a game or with one: at six-card ``sensible`` asks nothing of chance."""
    program = Program(tmp_path, deed)
    outside = tally(wish(program.named("sensible"), "random", 2, mirrored=True))
    inside = tally(wish("sensible", "random", 2, mirrored=True))
    assert timeless(outside) == timeless(inside)
    asked = set(program.asked)
    if deed == NO_STATELESS:
        assert {"choose-discard", "new", "deal", "act", "choose", "end"} <= asked
        assert program.asked.count("choose-discard") == 1
        assert program.asked.count("new") == 2
    else:
        assert asked == {"about", "choose-discard", "choose-lay"}
    assert not any(map(alive, program.processes))


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [name for name in games.shipped() if name not in {"six-card", "bingo"}]
)
def test_at_every_other_game(name: str) -> None:
    """Bingo's players are asked within a game: its protocol has no other way."""
    wished = wish(f"engine[sensible]:{PEGOUT}", f"engine[random]:{PEGOUT}", 1, name)
    assert tally(wished).games == 1


def test_at_bingo_the_whole_game_is_told(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert tally(wish(program.named("random"), "random", 2, "bingo")).games == 2
    assert {"new", "deal", "act", "choose", "end"} < set(program.asked)
    assert not [each for each in program.asked if each.startswith("choose-")]


def test_counting_by_hand_is_told_whole_too(tmp_path: Path) -> None:
    program = Program(tmp_path)
    wished = wish(
        program.named("sensible"), "random", 1, "five-card", counting="muggins", auction="deduct"
    )
    assert tally(wished).games == 1
    assert "choose" in program.asked
    assert "choose-lay" not in program.asked


def test_house_rules_reach_the_program(tmp_path: Path) -> None:
    program = Program(
        tmp_path, 'print(line.decode(), file=open({!r}, "a"))'.format(str(tmp_path / "lines"))
    )
    tally(wish(program.named("random"), "random", 1, target=31, handFlush="none"))
    requests = [json.loads(line) for line in (tmp_path / "lines").read_text().split("\n") if line]
    assert requests[1]["options"] == {"target": 31, "handFlush": "none"}
    assert requests[1]["bot"] == "random"


def test_a_request_tells_no_more_than_its_seat_may_know(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    program = Program(tmp_path, f'print(line.decode(), file=open({str(lines)!r}, "a"))')
    tally(wish(program.named("random"), "random", 1))
    for line in filter(None, lines.read_text().split("\n")):
        request = json.loads(line)
        if request["do"] == "choose-discard":
            assert set(request) == {"id", "do", "rules", "bot", "role", "hand", "scores"}
            assert len(request["hand"]) == 6
        elif request["do"] == "choose-lay":
            assert len(request["hand"]) == 6
            assert set(request["discarded"]) <= set(request["hand"])
            for role, piece in request["laid"]:
                assert (piece in request["hand"]) is (role == request["role"])


def test_one_that_names_no_bot_gets_its_last_player(tmp_path: Path) -> None:
    program = Program(tmp_path, 'if "bots" in answer: answer["bots"] = ["sensible", "random"]')
    assert tally(wish(f"engine:{program.command}", "random", 2, "five-card")).games == 2


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("no-such-program-anywhere", "cannot be started: No such file or directory"),
        ("", "cannot be started"),
        ("'", "cannot be started: No closing quotation"),
        (python("raise SystemExit('out of order')"), r"`about`.*status 1, and it said: out of ord"),
        (python("input(); print('hello', flush=True); input()"), "`about`: not JSON: 'hello'"),
        (python("input(); print('[1]', flush=True); input()"), "`about`: an answer is an object"),
        (python("""input(); print('{"ok":true,"id":7}', flush=True)"""), "to another request"),
        (python("""input(); print('{"ok":false}', flush=True)"""), "an error without its code"),
        (python("""input(); print('{"ok":tr', end="")"""), "`about`: the line has no end"),
        (
            python(f"input(); request = {{'id': 1}}; import json; print(json.dumps({UNKNOWN}))"),
            "declines `about`: unknown-request",
        ),
    ],
)
def test_a_program_that_does_not_speak_the_protocol(command: str, why: str) -> None:
    with pytest.raises(OutsideFailed, match=why) as failed:
        tally(wish(f"engine:{command}", "random", 2))
    assert str(failed.value).startswith(f"engine:{command} ")


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ("if asked == 9: os.kill(os.getpid(), signal.SIGKILL)", r"`choose-\w+`: it has ended.*-9"),
        ("if asked == 9: answer = {'ok': True}", r"`choose-\w+`: it has no `\w+`: it answered {}"),
        ("if asked > 1: answer = {'ok': True, 'discard': ['5X', '5H']}", "no action: .*5X"),
        (
            "if asked > 1: answer = {'ok': True, 'discard': ['5H']}",
            r"`choose-discard`: the rules do not allow it: it answered {.discard.: \[.5H.\]}",
        ),
        (
            f"if asked > 2: answer = {UNKNOWN}",
            r"declines `new`: unknown-request, and before that `choose-\w+`: unknown-request",
        ),
        (
            f"if request['do'][:7] in ('choose-', 'act'): answer = {UNKNOWN}",
            "declines `act`: unknown-request, and before that `choose-discard`: unknown-request",
        ),
        (
            f"{NO_STATELESS}\nif request['do'] == 'new': del answer['game']",
            "`new`: it has no `game`",
        ),
    ],
)
def test_a_program_that_fails_in_the_middle(tmp_path: Path, deed: str, why: str) -> None:
    program = Program(tmp_path, deed)
    with pytest.raises(OutsideFailed, match=why):
        tally(wish(program.named("random"), "random", 2))
    assert not any(map(alive, program.processes))


def test_one_that_thinks_for_ever_is_not_waited_for(tmp_path: Path) -> None:
    program = Process(python("import time; time.sleep(1000)"), answer_within=0.2, start_within=0.2)
    began = monotonic()
    with pytest.raises(OutsideFailed, match=r"`about`: no answer within 0\.2 s$"):
        program.ask({"do": "about"})
    program.close()
    assert monotonic() - began < 10
    slow = Program(tmp_path, "if asked == 3: time.sleep(1000)")
    process = Process(slow.command, answer_within=0.3, start_within=60)
    assert process.ask({"do": "about"})["ok"]
    with pytest.raises(Declined, match="`deal`: unknown-game"):
        process.ask({"do": "deal", "game": "g", "order": []})
    with pytest.raises(OutsideFailed, match=r"no answer within 0\.3 s"):
        process.ask({"do": "about"})
    process.close()
    assert not any(map(alive, slow.processes))


def test_several_workers_have_a_program_each_and_leave_none(tmp_path: Path) -> None:
    program = Program(tmp_path)
    wished = wish(program.named("random"), "random", 4, "five-card")
    assert tally(wished, workers=2).games == 4
    assert len(program.processes) == 2
    assert not any(map(alive, program.processes))


def test_a_program_that_fails_in_a_worker_ends_the_match(tmp_path: Path) -> None:
    program = Program(tmp_path, "if asked == 9: os._exit(3)")
    with pytest.raises(OutsideFailed, match="status 3"):
        tally(wish(program.named("random"), "random", 4), workers=2)
    assert not any(map(alive, program.processes))

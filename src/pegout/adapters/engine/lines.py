"""The engine at standard input and output: a line in, a line out."""

from __future__ import annotations

import codecs
import sys
from typing import BinaryIO, Final

from pegout.adapters.engine.engine import Engine
from pegout.adapters.engine.wrong import Wrong

LONGEST: Final = 1 << 20
"""Bytes of the longest line that is read. A whole deal is below 1,000."""


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line, in order, until the end of input or ``quit``."""
    engine = Engine()
    mark = codecs.BOM_UTF8
    while not engine.ended and (line := requests.readline(LONGEST + 1)):
        line, mark = line.removeprefix(mark), b""  # some shells write one before the first line
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _pass_over(requests)
            too_long = Wrong("unreadable", f"the line is longer than {LONGEST} bytes")
            answer = engine.refusal(too_long)
        else:
            answer = engine.answer(line)
        answers.write(answer + b"\n")
        answers.flush()


def _pass_over(requests: BinaryIO) -> None:
    """Read to the end of a line without keeping it."""
    while (part := requests.readline(LONGEST)) and not part.endswith(b"\n"):
        pass


def main() -> int:
    """``pegout engine``: the exit status."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers may ever stand on standard output
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # Whoever asked has gone. Closing the descriptor keeps Python from complaining at its exit.
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0

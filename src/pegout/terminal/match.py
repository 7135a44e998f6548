"""``pegout match``: two computer players against each other, measured."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import inf
from typing import Final

from pegout.engine.wire import encode
from pegout.matches import (
    Endless,
    OutsideFailed,
    Result,
    Tally,
    UnfitMatch,
    Wish,
    played,
    result,
)
from pegout.matches.tally import WHO, Who
from pegout.terminal.complaint import Complaint
from pegout.terminal.progress import Progress
from pegout.terminal.voice import Voice

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""
NOTHING: Final = "–"
"""Where there is no number."""
WITHOUT_BOUND: Final = "∞"

ROLE_KEYS: Final = {
    "pone": "measure-role-pone",
    "dealer": "measure-role-dealer",
    "leader": "measure-role-leader",
    "second": "measure-role-second",
}
PART_KEYS: Final = {
    "hand": "measure-part-hand",
    "crib": "measure-part-crib",
    "pegging": "measure-part-pegging",
    "starter": "measure-part-starter",
    "compensation": "measure-part-compensation",
    "muggins": "measure-part-muggins",
    "bid": "measure-part-bid",
    "large": "measure-part-large",
    "small": "measure-part-small",
    "tricks": "measure-part-tricks",
    "closings": "measure-part-closings",
    "failures": "measure-part-failures",
}
"""By the words of the tally; the columns stand in this order."""


def match(voice: Voice, wish: Wish, workers: int, *, form: str) -> int:
    """Play, and tell what came of it; ``form`` is ``words`` or ``json``. Raises `Complaint`.

    Interrupted, or where an outside program fails, it tells what was played until then.
    """
    if workers < 1:
        raise Complaint(f"--workers: {workers} is not 1 at least")
    if not 0 < wish.answer_within < inf:
        raise Complaint(f"--time-limit: {wish.answer_within} is no number of seconds")
    tally = Tally.empty(wish.lineup.size)
    status, failed = 0, ""
    progress = Progress(wish.games)
    try:
        for finished in played(wish, workers=workers):
            tally.add(finished)
            if progress.due(tally.games):
                progress.tell(tally.games, _so_far(voice, wish, tally, progress))
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (OutsideFailed, Endless) as error:
        failed = str(error)
    except UnfitMatch as error:
        raise Complaint(str(error)) from error
    finally:
        progress.end()
    if tally.games or not failed:
        outcome = result(wish, tally)
        told = encode(outcome).decode() if form == "json" else _told(voice, outcome)
        sys.stdout.write(f"{told}\n")
    if failed:
        raise Complaint(failed)
    return status


def _so_far(voice: Voice, wish: Wish, tally: Tally, progress: Progress) -> str:
    done = tally.games
    return voice.say(
        "measure-progress",
        games=done,
        wanted=wish.games,
        a=wish.a,
        share=_decimal(voice, 100 * tally.won["a"] / done, 1),
        left=progress.left(done),
    )


def _told(voice: Voice, outcome: Result) -> str:
    return "\n".join(_lines(voice, outcome))


def _lines(voice: Voice, outcome: Result) -> Iterator[str]:
    a, b = _names(outcome)
    say = voice.say
    yield voice.bold(say("measure-title", a=a, b=b, rules=outcome.rules, seed=outcome.seed))
    if outcome.games < outcome.wanted:
        yield say("measure-interrupted", games=outcome.games, wanted=outcome.wanted)
    if not outcome.games:
        return
    if outcome.mirrored:
        yield say("measure-mirrored")
    yield ""
    yield say("measure-games", games=outcome.games, deals=outcome.deals)
    yield say("measure-won", a=a, b=b, won=outcome.won["a"], lost=outcome.won["b"])
    share, elo, first = outcome.share, outcome.elo, outcome.first_dealer
    yield say("measure-share", a=a, **_range(voice, share.share, share.low, share.high))
    yield say(
        "measure-rating",
        elo=_signed(voice, elo.elo, outcome.share.share),
        low=_signed(voice, elo.low, outcome.share.low),
        high=_signed(voice, elo.high, outcome.share.high),
    )
    yield say("measure-first-dealer", **_range(voice, first.share, first.low, first.high))
    yield say("measure-points", a=a, b=b, **_both(voice, outcome.points, 2))
    times = {who: outcome.time[who].mean_ms for who in WHO}
    if any(times.values()):  # kernels do not measure it
        yield say("measure-time", a=a, b=b, **_both(voice, times, 3))
    yield ""
    yield from _table(voice, outcome, (a, b))
    yield ""
    yield say("measure-confidence")


def _names(outcome: Result) -> tuple[str, str]:
    """As they were named; a player against itself is told apart."""
    if outcome.a == outcome.b:
        return f"{outcome.a} (A)", f"{outcome.b} (B)"
    return outcome.a, outcome.b


def _table(voice: Voice, outcome: Result, names: tuple[str, str]) -> Iterator[str]:
    """A row for each player and role, a column for each part that anybody has scored."""
    rows = [
        (name, role, outcome.roles[who][role])
        for who, name in zip(WHO, names, strict=True)
        for role in ROLE_KEYS
        if role in outcome.roles[who]
    ]
    parts = [part for part in PART_KEYS if any(part in means for _, _, means in rows)]
    cells = [["", "", *(voice.say(PART_KEYS[part]) for part in parts)]]
    for name, role, means in rows:
        told = (means[part].mean if part in means else None for part in parts)
        cells.append(
            [name, voice.say(ROLE_KEYS[role]), *(_decimal(voice, mean, 3) for mean in told)]
        )
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        aligned = (
            text.ljust(width) if place < 2 else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(aligned).rstrip()


def _range(voice: Voice, share: float, low: float, high: float) -> dict[str, str]:
    shown = {"share": share, "low": low, "high": high}
    return {name: _decimal(voice, 100 * value, 2) for name, value in shown.items()}


def _both(voice: Voice, of: dict[Who, float | None], digits: int) -> dict[str, str]:
    return {f"of-{who}": _decimal(voice, of[who], digits) for who in WHO}


def _signed(voice: Voice, elo: float | None, share: float) -> str:
    """With its sign; without bound where all or none of the games were won."""
    if elo is None:
        return f"{'+' if share > 0.5 else '-'}{WITHOUT_BOUND}"
    return f"{'+' if elo >= 0 else '-'}{_decimal(voice, abs(elo), 1)}"


def _decimal(voice: Voice, value: float | None, digits: int) -> str:
    """With the mark of the language."""
    if value is None:
        return NOTHING
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return voice.say("measure-decimal", whole=whole, part=part)

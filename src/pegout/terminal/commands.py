"""The commands. Their help is in English; each loads what it needs when it is called."""

# ruff: noqa: PLC0415 - counting a hand must not wait for a server to be loaded
# ruff: noqa: PLR0913 - an argument for each option

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import App, CycloptsError, Parameter

from pegout import __version__
from pegout.terminal.complaint import CANNOT, Complaint
from pegout.terminal.voice import Voice, own_language, wants_colour
from pegout.words import Language

STANDARD_OUTPUT: Final = 1
"""Its descriptor: the engine lends its name to standard error."""

app = App(
    name="pegout",
    help="Cribbage: count a hand, play, replay and verify games, or serve them to a browser.",
    version=__version__,
    result_action="return_value",
)

Rules = Annotated[str, Parameter(help="A shipped ruleset.")]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option", negative=(), help="A house rule, as target=61. May be given several times."
    ),
]
Spoken = Annotated[Language | None, Parameter(help="en, ru or cs; else the machine's own.")]
File = Annotated[
    str, Parameter(help="A record's file; - is standard input.", allow_leading_hyphen=True)
]


def _voice(language: Language | None) -> Voice:
    return Voice(language or own_language(), colour=wants_colour())


@app.command
def score(
    *pieces: Annotated[str, Parameter(help='The hand, as "5H 5S 5C JD" or one by one.')],
    starter: Annotated[str, Parameter(help="The piece that was turned.")],
    crib: Annotated[bool, Parameter(negative=(), help="It is a crib, not a hand.")] = False,
    rules: Rules = "six-card",
    option: Options = None,
    json: Annotated[bool, Parameter(negative=(), help="Answer as the engine does.")] = False,
    language: Spoken = None,
) -> int:
    """Count a hand and explain every point."""
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.score import Hand
    from pegout.terminal.score import score as count

    hand = Hand(pieces, starter, crib)
    form = "json" if json else "words"
    return count(_voice(language), ruleset(rules, option or ()), hand, form=form)


@app.command
def play(
    *,
    rules: Rules = "six-card",
    option: Options = None,
    against: Annotated[
        list[str] | None,
        Parameter(
            name=("--against", "--opponent"),
            negative=(),
            help="A computer player: beginner, casual, club, expert, champion, or another of "
            "`pegout players`. Given once it is for all further seats, else for each in order, "
            "the left one first.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        Parameter(help="A folder that keeps the match, to go on with it later."),
    ] = None,
    record: Annotated[Path | None, Parameter(help="Write the ended match's record here.")] = None,
    language: Spoken = None,
) -> int:
    """Play with computers in all other seats, at this terminal."""
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.play import Wishes
    from pegout.terminal.play import play as sit_down

    wishes = Wishes(tuple(against or ("club",)), data, record)
    return sit_down(_voice(language), ruleset(rules, option or ()), wishes)


@app.command
def rules(name: str = "six-card", /, *, option: Options = None, language: Spoken = None) -> int:
    """Tell the rules of a game, with house rules over them, in plain words."""
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.rules import rules as tell

    return tell(_voice(language), ruleset(name, option or ()))


@app.command
def players(name: str = "six-card", /, *, option: Options = None, language: Spoken = None) -> int:
    """Name the computer players of a game, the weakest level first."""
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.players import players as tell

    plain = ruleset(name, ())
    return tell(_voice(language), ruleset(name, option or ()), plain=plain)


@app.command(name="ready")
def get_ready(
    *names: str,
    workers: Annotated[int, Parameter(help="Processes that work at the same time.")] = 1,
    language: Spoken = None,
) -> int:
    """Compile what the strong players of all games need, or of those named, and keep it on disk.

    Without it the first of them to be asked does so, in a minute or two.
    """
    from pegout.games import shipped
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.ready import ready

    return ready(_voice(language), [ruleset(name, ()) for name in names or shipped()], workers)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes any that is free.")] = 8000,
    data: Annotated[Path, Parameter(help="The folder that keeps the games.")] = Path("data"),
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the page.")] = True,
    language: Spoken = None,
) -> int:
    """Serve the table to browsers, until interrupted."""
    from pegout.terminal.serve import serve as open_house

    return open_house(_voice(language), host, port, data, browser=browser)


@app.command
def verify(file: File, /, *, language: Spoken = None) -> int:
    """Check that a record was dealt as promised and played by the rules.

    The status is 0 where nothing is wrong, 1 where something is.
    """
    from pegout.terminal.verify import verify as check

    return check(_voice(language), file)


@app.command
def replay(file: File, /, *, language: Spoken = None) -> int:
    """Go through a record step by step; on a pipe, all at once."""
    from pegout.terminal.replay import replay as tell

    return tell(_voice(language), file)


@app.command
def match(
    a: Annotated[
        str,
        Parameter(
            help="A player of Pegout's, or engine:COMMAND: a program that speaks the engine "
            "protocol; engine[BOT]:COMMAND names which of its players."
        ),
    ],
    b: Annotated[str, Parameter(help="Whom A plays; at a larger table all other sides.")],
    /,
    *,
    rules: Rules = "six-card",
    option: Options = None,
    games: Annotated[int, Parameter(help="How many are played.")] = 1000,
    duplicate: Annotated[
        bool, Parameter(negative=(), help="Play every deal with A on each side.")
    ] = False,
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 1,
    seed: Annotated[int, Parameter(help="The same seed is the same match.")] = 1,
    time_limit: Annotated[
        float,
        Parameter(help="Seconds that an outside program has for an answer; to begin, two minutes."),
    ] = 30.0,
    through: Annotated[
        Literal["quickest", "engine"],
        Parameter(
            help="quickest: on compiled kernels where both players are; engine: always through the "
            "rules, which plays the same games and measures the time of decisions."
        ),
    ] = "quickest",
    json: Annotated[bool, Parameter(negative=(), help="Tell it as one object.")] = False,
    language: Spoken = None,
) -> int:
    """Let two computer players play against each other, and measure them."""
    from pegout.matches import Wish
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.match import match as compare

    bound = ruleset(rules, option or ())
    wish = Wish(
        rules=bound.text,
        options=dict(bound.options),
        a=a,
        b=b,
        games=games,
        mirrored=duplicate,
        seed=seed,
        answer_within=time_limit,
        through=through,
    )
    return compare(_voice(language), wish, workers, form="json" if json else "words")


tables = App(name="tables", help="Make and prove the tables that computer players play by.")
app.command(tables)


@tables.command
def build(
    name: Annotated[str, Parameter(help="A shipped cribbage ruleset for two.")],
    /,
    *,
    work: Annotated[
        Path, Parameter(help="The folder that keeps what is done, to go on after a stop.")
    ] = Path("build/tables"),
    seed: Annotated[int, Parameter(help="The same seed makes the same tables.")] = 1,
    workers: Annotated[int, Parameter(help="Threads that work at the same time.")] = 1,
    language: Spoken = None,
) -> int:
    """Make the tables of a ruleset and store them in the package."""
    from pegout.terminal.house_rules import ruleset
    from pegout.terminal.tables import build as make

    return make(_voice(language), ruleset(name, ()), work, seed, workers)


@tables.command(name="verify")
def verify_tables(
    name: Annotated[str | None, Parameter(help="A shipped ruleset; else all with tables.")] = None,
    /,
    *,
    workers: Annotated[int, Parameter(help="Threads that work at the same time.")] = 1,
    language: Spoken = None,
) -> int:
    """Work out the best answers to the stored strategies of the play.

    The status is 0 where they gain no more than they may, 1 where they do.
    """
    from pegout.terminal.tables import verify as prove

    return prove(_voice(language), name, workers)


@app.command
def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long each thing is measured at least.")] = 2.0,
    json: Annotated[bool, Parameter(negative=(), help="Tell it as one object.")] = False,
    language: Spoken = None,
) -> int:
    """Measure the compiled kernels beside others that do the same, on one processor core."""
    from pegout.terminal.bench import bench as measure

    return measure(_voice(language), seconds, form="json" if json else "words")


@app.command
def engine() -> int:
    """Speak the engine protocol on standard input and output."""
    from pegout.adapters.engine import main

    return main()


def run(arguments: Sequence[str] | None) -> int:
    """Carry out the command; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # suit signs at a terminal that has none
    try:
        status: Any = app(arguments, exit_on_error=False, print_error=False)
        if not sys.stdout.closed:
            sys.stdout.flush()
    except (CycloptsError, Complaint) as error:
        sys.stderr.write(f"pegout: {error}\n")
        return CANNOT
    except BrokenPipeError:
        # Whoever read has gone, as `head` does. Python would complain once more at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        # Not a file: what was told could not be written, as on a full disk.
        sys.stderr.write(f"pegout: standard output: {error.strerror}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), STANDARD_OUTPUT)
        return CANNOT
    except KeyboardInterrupt:
        return 130
    return status if isinstance(status, int) else 0

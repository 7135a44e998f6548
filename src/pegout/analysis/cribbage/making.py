"""Making the tables of a ruleset: discards, the play, and both again until they fit each other.

Each stage leaves a file in a work folder and is not done again where that is there, so that a
stopped work goes on where it was. The same arguments make the same tables, whatever the number of
workers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from pegout.analysis.cribbage.board import win_table
from pegout.analysis.cribbage.champion.beliefs import leanings
from pegout.analysis.cribbage.champion.pegs import pegs
from pegout.analysis.cribbage.discard_arrays import DiscardTables, lower_throws, no_pegging
from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.lowered import lower_play
from pegout.analysis.cribbage.manifests import (
    FOLDER,
    Made,
    Manifest,
    Measured,
    board_digest,
    cribs_digest,
    points_digest,
)
from pegout.analysis.cribbage.pegging.blueprint import SELDOM, Blueprint, quantised
from pegout.analysis.cribbage.pegging.domains import domains
from pegout.analysis.cribbage.pegging.solver import Responses, Solver
from pegout.analysis.cribbage.pegging.tree import check, grow
from pegout.analysis.cribbage.prior import kept_prior, with_unkept
from pegout.analysis.cribbage.stored import Tables, store
from pegout.games.cribbage.rules import CribbageRules

Floats = npt.NDArray[np.float32]
FULL: Final = Made(
    seed=1,
    deals=4_000_000,
    rounds=(25, 25, 30, 30, 40, 40, 150),
    plays=400,
    board_deals=1_000_000,
)
"""What shipped tables are made with."""
STEADY: Final = 3
"""From this search for the discards on the values of the play change half as much."""
FEWER: Final = 4
"""The searches before the last deal so many times less."""
KEPT_ROUNDS: Final = 20
"""Rounds of learning after which what was learned is written down."""
DISCARDS: Final = 60
"""A search for the discards takes about as long as so many rounds of learning."""
Tell = Callable[[str, float], None]
"""Told the stage (``discards``, ``play``, ``pegs``, ``board``) and how much of all is done."""


@dataclass
class _Work:
    rules: CribbageRules
    made: Made
    folder: Path
    workers: int
    tell: Tell
    solver: Solver | None = None

    def done(self, name: str) -> dict[str, npt.NDArray[Any]] | None:
        """What an earlier run has left of a stage."""
        file = self.folder / f"{name}.npz"
        if not file.exists():
            return None
        with np.load(file) as stored:
            return {each: stored[each] for each in stored.files}

    def keep(self, name: str, **arrays: Any) -> dict[str, npt.NDArray[Any]]:  # noqa: ANN401
        """Leave what a stage has found, whole or not at all; what was given."""
        part = self.folder / f"{name}.part.npz"
        np.savez(part, **arrays)
        part.replace(self.folder / f"{name}.npz")
        return {each: np.asarray(array) for each, array in arrays.items()}

    def share(self, number: int, discards: float, play: float) -> float:
        """How much of all is done within that search for discards and solution of the play."""
        rounds = self.made.rounds
        whole = DISCARDS * len(rounds) + sum(rounds)
        done = DISCARDS * (number + discards) + sum(rounds[:number]) + play * rounds[number]
        return 0.95 * done / whole


def make(
    rules: CribbageRules,
    work: Path,
    *,
    made: Made = FULL,
    workers: int = 1,
    tell: Tell = lambda _stage, _done: None,
    to: Path = FOLDER,
) -> Manifest:
    """Make and store the tables; raises `NotLowered`. ``work`` is the work folder.

    Six-card takes some twenty minutes of one core and 3.6 GB.
    """
    check(lower_play(rules))
    asked = msgspec.json.encode((rules.name, points_digest(rules), made))
    folder = work / f"{rules.name}-{sha256(asked).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    doing = _Work(rules, made, folder, workers, tell)
    worth, tables = no_pegging(rules), None
    discards: dict[str, npt.NDArray[Any]] = {}
    play: dict[str, npt.NDArray[Any]] = {}
    for number in range(len(made.rounds)):
        if number:
            # Later rounds go half way, or discards and play would swing around each other.
            part = np.float32(1.0 if number < STEADY else 0.5)
            worth = worth + part * (play["values"] - worth)
        discards = _discards(doing, number, worth, tables)
        tables = _tables(discards)
        play = _play(doing, number, discards["prior"])
    assert tables is not None
    pone, dealer, crib = map(float, discards["averages"])
    blueprint = Blueprint(grow(lower_play(rules)).tree, play["weights"])
    found = Tables(
        manifest=Manifest(
            ruleset=rules.name,
            pieces=rules.pieces,
            fits_points=points_digest(rules),
            made=made,
            solved=_measured(play["solved"]),
            shipped=_measured(play["shipped"]),
            settled=float((np.abs(play["values"] - worth) * tables.kept).sum()),
            averages=(pone, dealer, crib),
            fits_cribs=cribs_digest(rules),
        ),
        discards=tables,
        pegging=worth,
        pegs=_pegs(doing, blueprint, tables),
        blueprint=blueprint,
        board=None,
    )
    store(found, to)
    tell("board", 0.98)
    found = replace(
        found,
        manifest=msgspec.structs.replace(found.manifest, fits_board=board_digest(rules)),
        board=win_table(rules, deals=made.board_deals, seed=made.seed),
    )
    store(found, to)
    tell("board", 1.0)
    return found.manifest


def verified(rules: CribbageRules, found: Tables, *, workers: int = 1) -> Measured:
    """What best responses gain on stored strategies, worked out anew from the stored discards."""
    prior = kept_prior(rules, found.discards, found.pegging)
    solver = Solver(lower_play(rules), prior, sense=sense_of(rules), workers=workers)
    return measured(solver.responses(found.blueprint.weights.astype(np.float32)))


def measured(responses: Responses) -> Measured:
    """What best responses gain, of each role's strategy."""
    return Measured(
        value=responses.value,
        pone_loses=responses.dealer + responses.value,
        dealer_loses=responses.pone - responses.value,
    )


def sense_of(rules: CribbageRules) -> int:
    """1 where points win, -1 where they lose."""
    return lower_throws(rules).wanted


def _discards(
    work: _Work, number: int, worth: Floats, start: DiscardTables | None
) -> dict[str, npt.NDArray[Any]]:
    name = f"discards-{number}"
    left = work.done(name)
    if left is not None:
        return left
    made = work.made
    last = number == len(made.rounds) - 1
    found = discard_fixed_point(
        work.rules,
        worth,
        deals=made.deals if last else made.deals // FEWER,
        seed=made.seed + number,
        workers=work.workers,
        start=start,
        tell=lambda part: work.tell("discards", work.share(number, part, 0)),
    )
    prior = with_unkept(work.rules, found.tables, kept_prior(work.rules, found.tables, worth))
    return work.keep(name, prior=prior, averages=np.array(found.averages), **found.tables._asdict())


def _tables(arrays: dict[str, npt.NDArray[Any]]) -> DiscardTables:
    return DiscardTables(**{name: arrays[name] for name in DiscardTables._fields})


def _play(work: _Work, number: int, prior: Floats) -> dict[str, npt.NDArray[Any]]:
    name, rounds = f"play-{number}", work.made.rounds[number]
    left = work.done(name)
    if left is not None:
        return left
    learned = work.done("learned")
    solver = work.solver
    if solver is None:
        solver = Solver(
            lower_play(work.rules), prior, sense=sense_of(work.rules), workers=work.workers
        )
        if learned is not None:
            solver.regrets[:] = learned["regrets"]
    else:
        solver.expect(prior)
    work.solver = solver
    if learned is not None and int(learned["number"]) == number:
        solver.go_on(learned["averages"], int(learned["rounds"]))
    while solver.rounds < rounds:
        solver.learn()
        work.tell("play", work.share(number, 1, solver.rounds / rounds))
        if solver.rounds % KEPT_ROUNDS == 0 or solver.rounds == rounds:
            work.keep(
                "learned",
                number=number,
                rounds=solver.rounds,
                regrets=solver.regrets,
                averages=solver.averages,
            )
    arrays: dict[str, npt.NDArray[Any]] = {"values": solver.values(solver.averages)}
    if number == len(work.made.rounds) - 1:
        weights = quantised(solver.tree, domains(), solver.averages, solver.whole, SELDOM)
        arrays["weights"] = weights
        arrays["solved"] = np.array(astuple(solver.responses(solver.averages)))
        arrays["shipped"] = np.array(astuple(solver.responses(weights.astype(np.float32))))
    return work.keep(name, **arrays)


def _pegs(work: _Work, blueprint: Blueprint, tables: DiscardTables) -> Floats:
    left = work.done("pegs")
    if left is None:
        work.tell("pegs", 0.96)
        play = lower_play(work.rules)
        found = pegs(
            play,
            blueprint,
            leanings(tables.kept, play.copies),
            plays=work.made.plays,
            seed=work.made.seed,
        )
        left = work.keep("pegs", pegs=found)
    return left["pegs"]


def _measured(responses: npt.NDArray[Any]) -> Measured:
    return measured(Responses(*map(float, responses)))

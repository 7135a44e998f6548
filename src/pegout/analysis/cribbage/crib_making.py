"""Stores what is found in cribs by rules whose play is not solved.

    python -m pegout.analysis.cribbage.crib_making seven-card --deals 400000

The same arguments make the same file. Where the play is solved `making` stores it with the rest.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from pegout.analysis.cribbage.fixed_point import discard_fixed_point
from pegout.analysis.cribbage.stored import store_cribs
from pegout.games import load
from pegout.games.cribbage import Cribbage

DEALS: Final = 400_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    ruleset = load(wish.ruleset)
    assert isinstance(ruleset, Cribbage)
    found = discard_fixed_point(ruleset.rules, deals=wish.deals, seed=wish.seed)
    store_cribs(ruleset.rules, found.tables)
    pone, dealer, crib = found.averages
    sys.stdout.write(
        f"{ruleset.name}: pone {pone:.3f}, dealer {dealer:.3f}, crib {crib:.3f} points a deal; "
        f"in the last sweep cribs still changed by {found.change:.4f}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Fair dealing: shuffles that nobody can choose and everybody can check.

The construction is specified in ``docs/fair-dealing.md``, precisely enough to write it again; the
page has its own (``web/src/dealing``) and checks a game without asking the server.
"""

from pegout.dealing.promise import (
    ABSENT,
    COMPUTER,
    SECRET,
    SECRET_BYTES,
    TABLE,
    TEXT,
    UnfitText,
    check_text,
    promise_of_secret,
    promise_of_text,
)
from pegout.dealing.proof import (
    Contribution,
    Drawn,
    Fault,
    FaultCode,
    GameProof,
    faults,
    took_part,
)
from pegout.dealing.shuffle import Mixture, pack

__all__ = [
    "ABSENT",
    "COMPUTER",
    "SECRET",
    "SECRET_BYTES",
    "TABLE",
    "TEXT",
    "Contribution",
    "Drawn",
    "Fault",
    "FaultCode",
    "GameProof",
    "Mixture",
    "UnfitText",
    "check_text",
    "faults",
    "pack",
    "promise_of_secret",
    "promise_of_text",
    "took_part",
]

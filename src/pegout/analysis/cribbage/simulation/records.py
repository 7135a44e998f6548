"""NumPy records as kernels like them best.

A record goes into a compiled function as one pointer, however many arrays lie in it, and nothing is
counted while it is there: a tuple of arrays made the simulator five times slower and its compiling
four times. So the sizes of its arrays are fixed, the same for every ruleset.

Each kind of record is described by a class, which is what a type checker and a reader see of it;
compiled code and Python both reach the fields by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record_type(fields: Sequence[Field]) -> np.dtype[np.record]:
    """A record with these fields; they may be records themselves."""
    kind: np.dtype[np.record] = np.dtype((np.record, np.dtype(list(fields), align=True)))  # type: ignore[assignment]
    return kind


def blank(kind: np.dtype[np.record]) -> Any:  # noqa: ANN401 - who asks knows the class
    """A record with nothing but zeros in it."""
    return np.zeros(1, kind)[0]


def fill(record: Any, values: Any) -> None:  # noqa: ANN401 - as above
    """Copy fields of the same names; smaller arrays into the low corner."""
    for name in record.dtype.names:
        value = getattr(values, name)
        if isinstance(value, np.ndarray):
            getattr(record, name)[tuple(slice(0, size) for size in value.shape)] = value
        else:
            setattr(record, name, value)


def copied(record: Any) -> Any:  # noqa: ANN401 - as above
    """The same in a record of its own."""
    return np.array([record], record.dtype)[0]

"""What can go wrong with a store. Each names the file and what to do."""

from __future__ import annotations

from pathlib import Path


class StoreFailure(Exception):
    """A store cannot do what it was asked."""


class StoreInUse(StoreFailure):
    """Another process has the file open: two servers would tell different stories."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            f"{path} is in use by another Pegout; stop that one first, or give this one "
            "another folder"
        )


class StoreDamaged(StoreFailure):
    """The file is not a store, or not a whole one. It is left as it is."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        self.what = what
        super().__init__(
            f"{path} is damaged ({what}). Nothing in it was changed. Move it away, together with "
            f"{path.name}-wal and {path.name}-shm if they are there, and put a backup in its "
            "place; without it an empty store is begun"
        )


class StoreTooNew(StoreFailure):
    """A newer Pegout has written the file."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        self.path = path
        self.version = version
        self.known = known
        super().__init__(
            f"{path} was written by a newer Pegout (store version {version}; this one knows "
            f"{known}); use the newer one"
        )


class StoreUnreachable(StoreFailure):
    """The file cannot be opened, read or written: rights, the folder, the disk."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path} cannot be used: {why}")


class NotStored(StoreFailure):
    """An append has failed, and nothing of it is in the store. Others may follow and succeed."""


class StoreClosed(StoreFailure):
    """The store was closed."""

    def __init__(self) -> None:
        super().__init__("the store is closed")

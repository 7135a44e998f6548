"""The clock on the wall and the machine's own chance."""

from __future__ import annotations

import asyncio
import secrets
import time


class WallClock:
    """`ports.Clock` by the machine's time."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class MachineEntropy:
    """`ports.Entropy` by the operating system's generator."""

    def secret(self, size: int) -> bytes:
        return secrets.token_bytes(size)

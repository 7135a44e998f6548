from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from tests.tables.company import House, Unreliable
from tests.tables.shelf import MemoryStore


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    house = House(Unreliable(MemoryStore()))
    yield house
    await house.room.close()

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from tests.tables.company import House


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    house = House()
    yield house
    await house.room.close()

"""Work that belongs to no table: opening one, reading files, checking sheets, painting portraits.

Each address has one piece done at a time, and of the server's own time no more than its share.
Whoever sends much waits in his own queue, and threads are left for those who play.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from fechtbuch import build_info
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rooms import Hub
from fechtbuch.table.thrift import Thrift

T = TypeVar("T")

_SLOW = 1.0 if build_info.compiled() else 16.0
SHARE, IN_COMPANY, BURST = 0.5 * _SLOW, 0.15 * _SLOW, 4.0 * _SLOW
"""Seconds of work an address may have a second, where others play, and at once.

Several people may live at one address.
"""

MOST_WAITING = 40
"""Pieces of one address that may wait."""

MOST_ADDRESSES = 10_000


class Desk:
    """Where one address is served."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.thrift = Thrift(SHARE, BURST, IN_COMPANY)
        self.waiting = 0


class Errands:
    """All desks of this server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._desks: OrderedDict[str, Desk] = OrderedDict()

    async def run(self, address: str, function: Callable[..., T], *arguments: object) -> T:
        """Have something done for an address, in turn; `Refused` if too much waits already."""
        desk = self._desk(address)
        if desk.waiting >= MOST_WAITING:
            raise Refused("too-many-requests", 429)
        desk.waiting += 1
        try:
            async with desk.lock:
                return await self.hub.in_turn(desk, function, *arguments)
        finally:
            desk.waiting -= 1

    def _desk(self, address: str) -> Desk:
        desk = self._desks.get(address)
        if desk is None:
            desk = self._desks[address] = Desk()
            if len(self._desks) > MOST_ADDRESSES:
                # Whoever was not seen for longest; what is done for him goes on.
                self._desks.popitem(last=False)
        else:
            self._desks.move_to_end(address)
        return desk

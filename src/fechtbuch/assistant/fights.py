"""The fights that a model has begun or sits at, by short names."""

import asyncio
import json
import re
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from fechtbuch.assistant.refusing import Data, Declined, declined, refused_told
from fechtbuch.assistant.seat import Seat
from fechtbuch.assistant.wires import Inside, Outside, Wire
from fechtbuch.scenario import names
from fechtbuch.simulate import set_by_text
from fechtbuch.table.addresses import is_loopback
from fechtbuch.table.app import Services
from fechtbuch.table.bodies import NewSeat, NewSimulation, NewTable
from fechtbuch.table.guard import LARGEST_BODY, Bucket
from fechtbuch.table.opening import open_table, scenario_for
from fechtbuch.table.orders import SeatChange
from fechtbuch.table.refusals import Refused
from fechtbuch.table.simulations import Running, varied

MOST_FIGHTS = 16
"""Fights that are open at once."""

MOST_CHANGES = 20
CALLS = (50.0, 200.0)
MAKING = (1.0, 30.0)
"""Calls a second and at once, as the table's server allows one address; new fights, simulations."""

SETTLE_SECONDS = 15.0
LOOK_SECONDS = 0.1
NAME = "Assistant"
LINK = re.compile(r"/table/([0-9a-f]{1,32})")
OWNER = "mcp"


class Fights:
    """All fights of one server for assistants."""

    def __init__(
        self, services: Services, language: str, referee: bool, servers: tuple[str, ...] = ()
    ) -> None:
        self.services = services
        self.language = language
        self.referee = referee
        """Whether the model may type dice, decree and take back."""
        self.servers = servers
        """Addresses of table servers at which it may sit, besides those of this machine."""
        self.seats: OrderedDict[str, Seat] = OrderedDict()
        self.records: dict[str, tuple[str, str]] = {}
        """Of fights of our own, the table and the token."""
        self._count = 0
        self._calls = Bucket(*CALLS)
        self._making = Bucket(*MAKING)

    def call(self, makes: bool = False) -> None:
        """Count a call; `Declined` if there are too many."""
        if not (self._making if makes else self._calls).take():
            raise Declined(refused_told(Refused("too-many-requests", 429), self.language))

    def seat(self, name: str) -> Seat:
        """The seat at a fight; without a name at the newest. `Declined` names those that are."""
        found = self.seats.get(name) if name else next(reversed(self.seats.values()), None)
        if found is None:
            there = list(self.seats)
            key = "fight" if there else "no-fight"
            raise declined(self.language, key, there or None, fight=name[:60])
        return found

    def name_of(self, seat: Seat) -> str:
        """The name of a fight."""
        return next(name for name, one in self.seats.items() if one is seat)

    async def open(
        self, scenario: str | Data, changes: list[str], play: list[str], typed_dice: bool
    ) -> Seat:
        """Begin a fight at a table of our own; the engine plays whom the model does not."""
        self._room_for_one()
        if typed_dice and not self.referee:
            raise declined(self.language, "referee-only")
        given = await self.services.hub.work(self._scenario, scenario, changes)
        roster = await self.services.hub.work(_roster, given)
        played = self._played(roster, play)
        # The engine has whoever has no seat; a referee has whoever is neither.
        seats = [] if self.referee else [NewSeat(name=NAME, fighters=played)]
        engine = [slug for slug in roster if slug not in played]
        wanted = NewTable(scenario=given, seats=seats, engine=engine, language=self.language)
        opened = await self.services.hub.work(open_table, self.services.store, wanted)
        links = opened["links"]
        token = (links["referee"] if self.referee else links["seats"][0]["link"]).partition("#")[2]
        wire = Inside(self.services.hub, self.services.counsel, opened["table"])
        seat = await self._take(wire, token, adds=False)
        self.records[self.name_of(seat)] = (opened["table"], token)
        if typed_dice:
            change = SeatChange(do="seat", seat="referee", real_dice=True)
            await seat.command(change.model_dump(exclude_none=True))
        await seat.settled(SETTLE_SECONDS)
        return seat

    async def sit(self, link: str) -> Seat:
        """Take the seat that a link of a table server leads to."""
        self._room_for_one()
        address, token = self._address(link)
        try:
            wire = await Outside.to(address)
        except (OSError, TimeoutError, WebSocketException) as error:
            reason = str(error)[:100] or type(error).__name__
            raise declined(self.language, "nobody-there", reason=reason) from None
        seat = await self._take(wire, token, adds=True)
        if seat.role == "referee" and not self.referee:
            await self.leave(self.name_of(seat))
            raise declined(self.language, "referee-only")
        await seat.settled(SETTLE_SECONDS / 3)
        return seat

    async def leave(self, name: str) -> None:
        """Get up from a table."""
        seat = self.seats.pop(name)
        self.records.pop(name, None)
        await seat.leave()

    async def close(self) -> None:
        """Leave all tables."""
        for name in list(self.seats):
            await self.leave(name)

    async def simulate(
        self, scenario: str | Data, changes: list[str], fights: int, seed: int, seconds: float
    ) -> Data:
        """Fight a scenario many times; what was found when the time is up is all there is."""
        work = self.services.hub.work
        given = await work(scenario_for, self._known(scenario))
        wanted = NewSimulation(fights=fights, seed=seed, set=changes[:MOST_CHANGES])
        changed, cells = await work(varied, given, wanted)
        simulations = self.services.simulations
        running = simulations.begin(changed, cells, wanted, self.language, OWNER)
        until = time.monotonic() + seconds
        while running.under_way and not self._found(running) and time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)
        complete = running.status == "done" or self._found(running)
        if running.under_way:
            simulations.cancel(running.id)
        return {**running.data(self.language), "complete": complete}

    def _found(self, running: Running) -> bool:
        """Whether all is there that a model is told: charts come with the last result."""
        return bool(running.results.get(self.language, {}).get("charts"))

    # How it is done

    def _scenario(self, scenario: str | Data, changes: list[str]) -> Data:
        found = scenario_for(self._known(scenario))
        for change in changes[:MOST_CHANGES]:
            try:
                found = set_by_text(found, change)
            except ValueError as error:
                told = declined(self.language, "change", change=change[:80])
                raise Declined({**told.told, "why": str(error)[:400]}) from None
        return found.to_data()

    def _known(self, scenario: str | Data) -> str | Data:
        """A scenario as it was given; `Declined` names those that there are."""
        if isinstance(scenario, dict):
            if len(json.dumps(scenario)) > LARGEST_BODY:
                raise Declined(refused_told(Refused("too-large", 413), self.language))
            return scenario
        there = [info.name for info in names()]
        if scenario not in there:
            raise declined(self.language, "scenario", there, scenario=scenario[:60])
        return scenario

    def _played(self, roster: dict[str, str], play: list[str]) -> list[str]:
        """Whom the model plays: all where nothing is said. `Declined` names those there are."""
        there = sorted({*roster, *roster.values()})
        unknown = [name for name in play if name not in there]
        if unknown:
            raise declined(self.language, "fighter", there, fighter=unknown[0][:60])
        return [slug for slug, side in roster.items() if not play or {slug, side} & set(play)]

    async def _take(self, wire: Wire, token: str, adds: bool) -> Seat:
        seat = Seat(wire, self.language)
        try:
            await seat.sit_down(token, adds)
        except Declined:
            await seat.leave()
            raise
        self._count += 1
        self.seats[f"f{self._count}"] = seat
        return seat

    def _room_for_one(self) -> None:
        self.call(makes=True)
        if len(self.seats) >= MOST_FIGHTS:
            raise declined(self.language, "too-many-fights", list(self.seats), most=MOST_FIGHTS)

    def _address(self, link: str) -> tuple[str, str]:
        """Where a link leads, and its token; only to servers that this one may talk to."""
        try:
            parts = urlsplit(link)
            port = parts.port
        except ValueError:
            raise declined(self.language, "link") from None
        found = LINK.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or found is None or not parts.fragment:
            raise declined(self.language, "link")
        host = parts.hostname or ""
        server = f"{parts.scheme}://{parts.netloc}"
        if not is_loopback(host) and server not in self.servers:
            raise declined(self.language, "server", list(self.servers) or None, server=server[:100])
        scheme = "wss" if parts.scheme == "https" else "ws"
        shown = f"[{host}]" if ":" in host else host
        place = shown if port is None else f"{shown}:{port}"
        return f"{scheme}://{place}/api/tables/{found.group(1)}/socket", parts.fragment


def _roster(given: Data) -> dict[str, str]:
    """All fighters of a scenario with their sides."""
    fight = scenario_for(given).build()
    return {one.slug: fight.sides[one.side].slug for one in fight.roster}

"""Evenings: preparing, looking, going on, links."""

import secrets
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from fechtbuch.books.base import books
from fechtbuch.table import evening, evening_bodies
from fechtbuch.table.access import PLAYER, REFEREE, SPECTATOR, Viewer, hash_of, new_token
from fechtbuch.table.evening import Stand, stand_of
from fechtbuch.table.evening_view import evening_data, masters_data, party_data
from fechtbuch.table.opening import link
from fechtbuch.table.orders import Pause
from fechtbuch.table.refusals import Refused
from fechtbuch.table.routes.common import Language, errand, services_of, token_of
from fechtbuch.table.state import Data
from fechtbuch.table.store.evenings import EveningPlace, KeptEvening

T = TypeVar("T")

router = APIRouter(prefix="/evenings", tags=["evenings"])

EveningId = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$")]
SeatOrRole = Annotated[str, Path(max_length=32, pattern=r"^(referee|spectator|s\d+)$")]
RestName = Annotated[str, Query(max_length=60)]


class Guest:
    """Somebody who takes part in an evening."""

    def __init__(self, request: Request, place: EveningPlace) -> None:
        self.services = services_of(request)
        self.place = place
        self.address = "" if request.client is None else request.client.host

    def need_referee(self) -> None:
        """Only the referee may."""
        if not self.place.referee:
            raise Refused("not-allowed", 403)

    async def work(self, function: Callable[..., T], *arguments: object) -> T:
        """Have something done in the turn of the address that the guest comes from."""
        return await self.services.errands.run(self.address, function, *arguments)

    async def evening(self, expect: int | None = None) -> KeptEvening:
        """The evening, if it is still what the guest has seen."""
        services = self.services
        kept = await services.hub.work(services.evenings.load, self.place.evening)
        if kept is None:
            raise Refused("no-access", 403)
        if expect is not None and expect != kept.seq:
            raise Refused("evening-changed")
        return kept

    async def stand(self, kept: KeptEvening, rest: str = "") -> Stand | None:
        """How things stand at the latest table; nothing before the first."""
        latest = kept.latest
        if latest is None:
            return None
        room = await self.services.hub.room(latest.table)
        await room.catch_up()
        return await room.reading(lambda: stand_of(room.table, kept, latest, rest))

    async def hold(self, kept: KeptEvening) -> None:
        """Let nothing happen any more at the latest table, which is going to be set aside."""
        latest = kept.latest
        if latest is None:
            return
        room = await self.services.hub.room(latest.table)
        if not room.table.session.fight.over and not room.table.settings.paused:
            pause = Pause(do="pause", on=True)
            await room.command(Viewer(REFEREE), pause, secrets.token_hex(16), None)

    async def shown(self, language: str) -> Data:
        """The evening as the guest sees it."""
        kept = await self.evening()
        stand = await self.stand(kept)
        hub = self.services.hub
        data = await self.work(evening_data, kept, stand, self.place, language)
        if self.place.referee:
            linked = await hub.work(self.services.evenings.linked, kept.id)
            data["master"] = await self.work(
                masters_data, kept, stand, linked, hub.keep_days, language
            )
        return data


async def guest_of(
    request: Request, evening: EveningId, token: Annotated[str, Depends(token_of)]
) -> Guest:
    """Let the bearer of a token in."""
    services = services_of(request)
    place = await services.hub.work(services.evenings.place_of, hash_of(token))
    if place is None or place.evening != evening:
        # The same for a wrong evening, a wrong token and a revoked one.
        raise Refused("no-access", 403)
    return Guest(request, place)


AtEvening = Annotated[Guest, Depends(guest_of)]


@router.post("", status_code=201, response_model=evening_bodies.Prepared)
async def prepare(request: Request, wanted: evening_bodies.NewEvening) -> Data:
    """Prepare an evening of several encounters. Its links are shown this once."""
    services = services_of(request)
    return await errand(request, evening.prepare, services.evenings, wanted)


@router.post("/heroes", response_model=evening_bodies.Heroes)
async def heroes(request: Request, wanted: evening_bodies.Scene, language: Language = "en") -> Data:
    """Who would be the party of an evening that begins with a scene."""
    return await errand(request, evening.heroes, wanted.scenario, language)


@router.get("/{evening}", response_model=evening_bodies.Evening)
async def look(at: AtEvening, language: Language = "en") -> Data:
    """The evening as the bearer of the token sees it."""
    return await at.shown(language)


@router.get("/{evening}/where", response_model=evening_bodies.Whereabouts)
async def where(at: AtEvening) -> Data:
    """The table that the evening has come to."""
    services = at.services
    table, count, ended = await services.hub.work(services.evenings.where, at.place.evening)
    return {"table": table, "tables": count, "ended": ended}


@router.delete("/{evening}", status_code=204)
async def delete(at: AtEvening) -> Response:
    """Delete the evening for good, with all its tables, records and links."""
    at.need_referee()
    await at.services.forget_evening(at.place.evening)
    return Response(status_code=204)


# What comes next


@router.get("/{evening}/party", response_model=evening_bodies.RestedParty)
async def party(at: AtEvening, rest: RestName = "", language: Language = "en") -> Data:
    """The party as it would come to the next encounter after a rest."""
    at.need_referee()
    kept = await at.evening()
    evening.check_rest(kept, books()[kept.book].rests, rest)
    stand = await at.stand(kept, rest)
    return {"party": await at.work(party_data, kept, stand, language)}


@router.get("/{evening}/chance", response_model=evening_bodies.Outlook)
async def chance(at: AtEvening, rest: RestName = "", language: Language = "en") -> Data:
    """Who would win the next encounter, after a rest, as the engine plays it."""
    at.need_referee()
    kept = await at.evening()
    evening.check_rest(kept, books()[kept.book].rests, rest)
    stand = await at.stand(kept, rest)
    scene, names = await at.work(evening.coming_scene, kept, stand, language)
    found = await at.services.counsel.outlook(kept.id, at.address, scene.to_data())
    return {
        "win": [
            {"side": slug, "share": share, "interval": [low, high]}
            for slug, _, share, low, high in found["sides"]
        ],
        "names": {row[0]: names.side(place) for place, row in enumerate(found["sides"])},
        "party": kept.party,
        "fights": found["fights"],
    }


@router.put("/{evening}/encounters", response_model=evening_bodies.Evening)
async def line_up(at: AtEvening, wanted: evening_bodies.LineUp, language: Language = "en") -> Data:
    """Line up other encounters in place of those that were not opened yet."""
    at.need_referee()
    kept = await at.evening(wanted.expect)
    await at.work(evening.line_up, at.services.evenings, kept, wanted.encounters)
    return await at.shown(language)


@router.post("/{evening}/next", status_code=201, response_model=evening_bodies.Evening)
async def go_on(at: AtEvening, wanted: evening_bodies.GoOn, language: Language = "en") -> Data:
    """Open the next encounter after a rest; everybody's link leads there now."""
    at.need_referee()
    kept = await at.evening(wanted.expect)
    evening.check_rest(kept, books()[kept.book].rests, wanted.rest)
    stand = await at.stand(kept, wanted.rest)
    await at.work(evening.open_next, at.services.evenings, kept, stand, wanted.rest)
    return await at.shown(language)


@router.post("/{evening}/again", status_code=201, response_model=evening_bodies.Evening)
async def again(at: AtEvening, wanted: evening_bodies.Expecting, language: Language = "en") -> Data:
    """Play the latest encounter again, as the party came to it; what was played is set aside."""
    at.need_referee()
    kept, stand = await _left(at, wanted)
    await at.work(evening.play_again, at.services.evenings, kept, stand)
    return await at.shown(language)


@router.post("/{evening}/back", response_model=evening_bodies.Evening)
async def back(at: AtEvening, wanted: evening_bodies.Expecting, language: Language = "en") -> Data:
    """Take back that the latest encounter was opened; the one before it can be changed again."""
    at.need_referee()
    kept, stand = await _left(at, wanted)
    await at.work(evening.take_back, at.services.evenings, kept, stand)
    return await at.shown(language)


async def _left(at: Guest, wanted: evening_bodies.Expecting) -> tuple[KeptEvening, Stand]:
    kept = await at.evening(wanted.expect)
    await at.hold(kept)
    stand = await at.stand(kept)
    if stand is None:
        raise Refused("nothing-played")
    return kept, stand


@router.post("/{evening}/end", response_model=evening_bodies.Evening)
async def end(at: AtEvening, wanted: evening_bodies.Ending, language: Language = "en") -> Data:
    """End the evening, or go on after all."""
    at.need_referee()
    kept = await at.evening(wanted.expect)
    await at.services.hub.work(evening.end, at.services.evenings, kept, wanted.ended)
    return await at.shown(language)


# Links


@router.post("/{evening}/links/{place}", status_code=201, response_model=evening_bodies.EveningLink)
async def new_link(at: AtEvening, place: SeatOrRole) -> Data:
    """A new link to a seat, for spectators or the game master; the old one is revoked."""
    at.need_referee()
    token = new_token()
    await _relink(at, place, hash_of(token))
    return {"place": place, "link": link(at.place.evening, token, "evening")}


@router.delete("/{evening}/links/{place}", status_code=204)
async def revoke(at: AtEvening, place: SeatOrRole) -> Response:
    """Revoke a link; the game master's own can only be renewed."""
    at.need_referee()
    if place == REFEREE:
        raise Refused("not-allowed", 403)
    await _relink(at, place, None)
    return Response(status_code=204)


async def _relink(at: Guest, place: str, token_hash: str | None) -> None:
    kept = await at.evening()
    stand = await at.stand(kept)
    seats = {one["seat"] for one in kept.settings["seats"]}
    if stand is not None:
        seats = {one.seat for one in stand.seats}
    roles = {REFEREE: REFEREE, SPECTATOR: SPECTATOR}
    if place not in roles and place not in seats:
        raise Refused("seat-unknown", 404, "place")
    hub, evenings = at.services.hub, at.services.evenings
    seat = None if place in roles else place
    await hub.work(evenings.relink, kept.id, roles.get(place, PLAYER), seat, token_hash)
    for room in [one for one in hub.rooms.values() if one.table.evening == kept.id][:1]:
        await hub.check_links(room)

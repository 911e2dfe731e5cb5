"""Tables: opening, looking, commanding, seats, records, moments."""

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response

from fechtbuch.table import bodies
from fechtbuch.table.access import PLAYER, hash_of, new_token
from fechtbuch.table.commands import Carried
from fechtbuch.table.following import stopped_data
from fechtbuch.table.opening import link, load_table, open_table
from fechtbuch.table.orders import MOST_SEATS, Command, SeatChange
from fechtbuch.table.records import record_text
from fechtbuch.table.refusals import NotLegal, Refused
from fechtbuch.table.replaying import moment, moments, story_text
from fechtbuch.table.routes.common import AtTable, Language, errand, services_of
from fechtbuch.table.sight import portrait_for
from fechtbuch.table.state import Data
from fechtbuch.table.words import spoken
from fechtbuch.text.scenarios import words_of

router = APIRouter(prefix="/tables", tags=["tables"])

SeatName = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]
IdempotencyKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9._:-]+$",
        description="The same command sent again with the same key does nothing new.",
    ),
]


@router.post("", status_code=201, response_model=bodies.Opened)
async def open_(request: Request, wanted: bodies.NewTable) -> Data:
    """Open a table. Its links are shown this once."""
    services = services_of(request)
    return await errand(request, open_table, services.store, wanted)


@router.post("/load", status_code=201, response_model=bodies.Opened)
async def load(request: Request, wanted: bodies.LoadTable) -> Data:
    """Go on with a saved record at a new table."""
    services = services_of(request)
    return await errand(request, load_table, services.store, wanted)


@router.get("/{table}", response_model=bodies.TableView)
async def look(at: AtTable, language: Language = "en") -> Data:
    """The table as the bearer of the token sees it."""
    room, viewer = at.room, at.viewer
    await room.catch_up()
    state = await room.reading(lambda: room.show.state(viewer, language))
    return {
        "table": room.table.id,
        "title": words_of(room.table.scenario, spoken(language)).title,
        "book": room.table.book.key,
        "role": viewer.role,
        "state": state,
    }


@router.post("/{table}/commands", response_model=bodies.Accepted)
async def command(
    at: AtTable,
    body: bodies.CommandBody,
    key: IdempotencyKey = None,
    language: Language = "en",
) -> Data:
    """Give a command, the same as over the socket."""
    room, viewer = at.room, at.viewer
    done = await _carry(at, body.command, key, body.expect, language)
    state = await room.reading(lambda: room.show.state(viewer, language))
    stopped = None
    if done.stopped is not None:
        stopped = stopped_data(done.stopped, room.show.speaker(viewer, spoken(language)))
    return {"seq": state["seq"], "state": state, "stopped": stopped}


async def _carry(
    at: AtTable,
    command: Command,
    key: str | None,
    expect: int | None,
    language: str,
) -> Carried:
    try:
        own = key or secrets.token_hex(16)
        return await at.room.command(at.viewer, command, own, expect, language)
    except NotLegal as refused:
        # In the words of the book.
        teller = at.room.show.speaker(at.viewer, spoken(language))
        refused.said = teller.refusal(refused.refusal)
        raise


@router.delete("/{table}", status_code=204)
async def delete(request: Request, at: AtTable) -> Response:
    """Delete the table for good, with its record, its seats and all its links."""
    at.need_referee()
    if at.room.table.evening:
        raise Refused("table-of-evening")
    await services_of(request).hub.forget(at.room.table.id)
    return Response(status_code=204)


@router.get(
    "/{table}/portraits/{fighter}",
    response_class=Response,
    responses={200: {"content": {"image/webp": {}}}},
)
async def portrait(
    request: Request, at: AtTable, fighter: Annotated[str, Path(max_length=200)]
) -> Response:
    """The portrait of a fighter whom the viewer sees."""
    services = services_of(request)
    room, viewer = at.room, at.viewer
    await room.catch_up()
    key = await room.reading(lambda: portrait_for(room.table, viewer, fighter))
    picture = await services.hub.work(services.chests.portrait, key) if key else None
    if picture is None:
        raise Refused("no-portrait", 404)
    return Response(picture, media_type="image/webp")


@router.get("/{table}/log", response_model=bodies.Log)
async def log(
    at: AtTable,
    first: Annotated[int, Query(alias="from", ge=0, le=10_000_000)] = 0,
    most: Annotated[int, Query(ge=1, le=1000)] = 1000,
    language: Language = "en",
) -> Data:
    """Lines of the log that the viewer may read."""
    room, viewer = at.room, at.viewer
    lines, total = await room.reading(lambda: room.show.log(viewer, language, first, most))
    tales = await room.reading(lambda: room.show.tales(viewer, language))
    if lines:
        start, end = lines[0]["n"], lines[-1]["n"]
        tales = [one for one in tales if start <= one["n"] and one["to"] <= end]
    return {"lines": lines, "total": total, "tales": tales if lines else []}


@router.get(
    "/{table}/story",
    response_class=Response,
    responses={200: {"content": {"text/markdown": {}, "text/html": {}}}},
)
async def story(
    at: AtTable,
    form: Annotated[Literal["md", "html"], Query(alias="format")] = "md",
    language: Language = "en",
) -> Response:
    """The whole fight as a text to keep, as far as the viewer may know it."""
    room, viewer = at.room, at.viewer
    text = await room.reading(lambda: story_text(room, viewer, language, form))
    kind = "text/html" if form == "html" else "text/markdown"
    name = f"fechtbuch-{room.table.id}.{form}"
    return Response(
        text,
        media_type=f"{kind}; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get(
    "/{table}/record",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {}}}},
)
async def record(at: AtTable) -> Response:
    """The record to be saved; for others than the referee without secrets until the end."""
    text = await at.room.reading(lambda: record_text(at.room.table, at.viewer))
    name = f"fechtbuch-{at.room.table.id}.jsonl"
    return Response(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


# The game master's notes


@router.get("/{table}/notes", response_model=bodies.Notes)
async def notes(request: Request, at: AtTable) -> Data:
    """What the game master has noted, for nobody else."""
    at.need_referee()
    hub = services_of(request).hub
    return {"text": await hub.work(hub.talk.notes, at.room.table.id)}


@router.put("/{table}/notes", status_code=204)
async def keep_notes(request: Request, at: AtTable, wanted: bodies.Notes) -> Response:
    """Keep the game master's notes in place of what was there."""
    at.need_referee()
    hub = services_of(request).hub
    await hub.work(hub.talk.note, at.room.table.id, wanted.text.replace("\0", ""))
    return Response(status_code=204)


# Seats


def _link(at: AtTable, token: str, page: str = "table") -> str:
    """The path of a new link; at a table of an evening it leads to the whole evening."""
    evening = at.room.table.evening
    if evening and page == "table":
        return link(evening, token, "evening")
    return link(at.room.table.id, token, page)


@router.post("/{table}/seats", status_code=201, response_model=bodies.SeatLink)
async def add_seat(request: Request, at: AtTable, wanted: bodies.NewSeat) -> Data:
    """A new seat with its link."""
    at.need_referee()
    services = services_of(request)
    if len(at.room.table.seats) >= MOST_SEATS:
        raise Refused("too-many", 409)
    made = await at.room.add_seat(wanted, at.viewer)
    token = new_token()
    await services.hub.work(
        services.store.relink, at.room.table.id, PLAYER, made.seat, hash_of(token)
    )
    await services.hub.check_links(at.room)
    return {
        "seat": made.seat,
        "name": made.name,
        "fighters": made.fighters,
        "link": _link(at, token),
    }


@router.patch("/{table}/seats/{seat}", response_model=bodies.Accepted)
async def change_seat(
    at: AtTable,
    seat: SeatName,
    patch: bodies.SeatPatch,
    key: IdempotencyKey = None,
    language: Language = "en",
) -> Data:
    """Change a seat."""
    change = SeatChange(do="seat", seat=seat, **patch.model_dump(exclude_none=True))
    await _carry(at, change, key, None, language)
    state = await at.room.reading(lambda: at.room.show.state(at.viewer, language))
    return {"seq": state["seq"], "state": state}


@router.post("/{table}/seats/{seat}/link", status_code=201, response_model=bodies.SeatLink)
async def new_link(request: Request, at: AtTable, seat: SeatName) -> Data:
    """A new link to a seat; the old one is revoked."""
    at.need_referee()
    kept = at.room.table.seats.get(seat)
    if kept is None:
        raise Refused("seat-unknown", 404, "seat")
    services = services_of(request)
    token = new_token()
    await services.hub.work(services.store.relink, at.room.table.id, PLAYER, seat, hash_of(token))
    await services.hub.check_links(at.room)
    return {
        "seat": seat,
        "name": kept.name,
        "fighters": kept.fighters,
        "link": _link(at, token),
    }


@router.delete("/{table}/seats/{seat}/link", status_code=204)
async def revoke(request: Request, at: AtTable, seat: SeatName) -> Response:
    """Revoke the link of a seat."""
    at.need_referee()
    if seat not in at.room.table.seats:
        raise Refused("seat-unknown", 404, "seat")
    services = services_of(request)
    await services.hub.work(services.store.relink, at.room.table.id, PLAYER, seat, None)
    await services.hub.check_links(at.room)
    return Response(status_code=204)


# Links that belong to no seat

Role = Annotated[str, Path(pattern="^(referee|spectator|replay)$")]


@router.post("/{table}/links/{role}", status_code=201, response_model=bodies.RoleLink)
async def new_role_link(request: Request, at: AtTable, role: Role) -> Data:
    """A new link for the game master, spectators or the replay; the old one is revoked."""
    at.need_referee()
    services = services_of(request)
    token = new_token()
    await services.hub.work(services.store.relink, at.room.table.id, role, None, hash_of(token))
    await services.hub.check_links(at.room)
    return {"role": role, "link": _link(at, token, "replay" if role == "replay" else "table")}


# Moments


@router.get("/{table}/moments", response_model=bodies.Moments)
async def all_moments(at: AtTable, language: Language = "en") -> Data:
    """The moments that led to the head, for a scrubber."""
    return await at.room.reading(lambda: moments(at.room, at.viewer, language))


@router.get("/{table}/moments/{entry}", response_model=bodies.MomentView)
async def one_moment(
    request: Request,
    at: AtTable,
    entry: Annotated[int, Path(ge=0, le=1_000_000)],
    language: Language = "en",
    chance: Annotated[bool, Query(description="Whether to work out who would have won.")] = True,
) -> Data:
    """The table after an entry."""
    counsel = services_of(request).counsel if chance else None
    return await moment(at.room, at.viewer, language, entry, counsel)

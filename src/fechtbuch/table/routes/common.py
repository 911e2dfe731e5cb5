"""What all routes share."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

from fastapi import Depends, Header, Path, Query, Request

from fechtbuch.table.access import Viewer
from fechtbuch.table.entry import viewer_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.room import Room

if TYPE_CHECKING:
    from fechtbuch.table.app import Services

T = TypeVar("T")

Language = Annotated[str, Query(max_length=20, description="The language to answer in.")]
TableId = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$")]


def services_of(request: Request) -> "Services":
    """The services of the application."""
    found: Services = request.app.state.services
    return found


def home_of(request: Request) -> str:
    """The address that a request comes from."""
    return "" if request.client is None else request.client.host


async def errand(request: Request, function: Callable[..., T], *arguments: object) -> T:
    """Have something done that belongs to no table, in the turn of whoever asks."""
    return await services_of(request).errands.run(home_of(request), function, *arguments)


async def token_of(authorization: Annotated[str | None, Header(max_length=300)] = None) -> str:
    """The token that a request brings."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("no-token", 401)
    return token.strip()


class Entered:
    """Somebody at a table."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer

    def need_referee(self) -> None:
        """Only the referee may."""
        if not self.viewer.referee:
            raise Refused("not-allowed", 403)


async def entered(
    request: Request, table: TableId, token: Annotated[str, Depends(token_of)]
) -> Entered:
    """Let the bearer of a token in."""
    services = services_of(request)
    viewer, _ = await services.hub.work(viewer_of, services.store, table, token)
    room = await services.hub.room(table)
    room.visit()
    return Entered(room, viewer)


AtTable = Annotated[Entered, Depends(entered)]

"""The application: HTTP, socket, page."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fastapi import FastAPI, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from fechtbuch import __version__
from fechtbuch.table import problems
from fechtbuch.table.bodies import ProblemDetails
from fechtbuch.table.counsel import Counsel
from fechtbuch.table.errands import Errands
from fechtbuch.table.guard import Buckets, Guard
from fechtbuch.table.laboratory import Register
from fechtbuch.table.questions import Questions
from fechtbuch.table.retention import Retention
from fechtbuch.table.rooms import Hub
from fechtbuch.table.routes import (
    evenings,
    lab,
    library,
    mine,
    questions,
    rulebook,
    sheets,
    tables,
)
from fechtbuch.table.shelf import Kept, Shelf, answer, handed_out, keep
from fechtbuch.table.simulations import Simulations
from fechtbuch.table.socket import Talk
from fechtbuch.table.store import Store
from fechtbuch.table.store.chests import Chests
from fechtbuch.table.store.evenings import Evenings
from fechtbuch.text.catalogue import languages
from fechtbuch.web import PAGES, STATIC, WORKER, pack_of, page
from fechtbuch.web.packing import Pack

if TYPE_CHECKING:
    from fechtbuch.table.notices import Notices

log = logging.getLogger("fechtbuch.table")

WORDS = Path(__file__).resolve().parents[1] / "locale"
"""Where the page's words lie, by language."""

DESCRIPTION = """\
Tables where a referee and players fight by the books. Links carry a token: send it as
`Authorization: Bearer TOKEN`. Errors are problem details (RFC 9457). The messages of the socket
`/api/tables/{table}/socket` have a schema of their own.
"""


class Services:
    """What the routes work with."""

    def __init__(
        self,
        store: Store,
        processes: int | None = None,
        keep_days: int = 0,
        export: Path | None = None,
        host: str = "",
    ) -> None:
        self.host = host
        """Where the server listens; empty if that is not known."""
        self.store = store
        self.hub = Hub(store)
        self.hub.keep_days = keep_days
        self.errands = Errands(self.hub)
        self.retention = Retention(store, self.hub, keep_days, export)
        self.chests = Chests(store)
        self.evenings = Evenings(store)
        self.counsel = Counsel(processes)
        register = Register()
        self.simulations = Simulations(processes, register)
        self.questions = Questions(register, processes)
        self.notices = _notices(store, self.hub)

    async def start(self) -> None:
        """Begin to listen to other servers."""
        if self.notices is not None:
            await self.notices.start()
        self.retention.start()

    async def forget_evening(self, evening: str) -> None:
        """Delete an evening for good, with all its tables."""
        await self.retention.forget_evening(evening)

    async def stop_work(self) -> None:
        """End all heavy work; whoever waits for some is told so."""
        await self.simulations.close()
        await self.questions.close()
        await self.counsel.close()

    async def close(self) -> None:
        """Let everything go."""
        self.retention.close()
        if self.notices is not None:
            await self.notices.close()
        await self.stop_work()
        await self.hub.close()
        self.store.close()


def _notices(store: Store, hub: Hub) -> "Notices | None":
    if not store.shared:
        return None
    # Wants a library that only PostgreSQL needs.
    from fechtbuch.table.notices import Notices as Listener

    return Listener(store, hub)


class Application(FastAPI):
    """Says of its errors that they are problem details.

    The description takes as long to make as all the rest: it is made once somebody asks for it.
    """

    def openapi(self) -> dict[str, Any]:
        """The description of the interface."""
        if self.openapi_schema is None:
            for path in super().openapi()["paths"].values():
                for operation in path.values():
                    for status, response in operation["responses"].items():
                        if status in ("4XX", "5XX"):
                            content = response["content"]
                            content[problems.PROBLEM] = content.pop("application/json")
        return super().openapi()


def create_app(
    database: str,
    *,
    processes: int | None = None,
    rate: float = 50.0,
    makers: float = 1.0,
    keep_days: int = 0,
    export: Path | None = None,
    host: str = "",
) -> FastAPI:
    """The application over a database.

    `processes` think about odds and simulate; `rate` is the number of requests that an address
    may make a second, `makers` that of new tables and simulations. Tables at which nothing was done
    for `keep_days` are forgotten, their records written to `export`. `host` is where it listens.
    """
    services = Services(Store(database), processes, keep_days, export, host)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.close()

    app = Application(
        title="Fechtbuch",
        description=DESCRIPTION,
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses={
            "4XX": {"model": ProblemDetails, "description": "Refused"},
            "5XX": {"model": ProblemDetails, "description": "Not possible now"},
        },
    )
    app.state.services = services
    problems.install(app)
    for routes in (library, rulebook, tables, evenings, lab, questions, mine, sheets):
        app.include_router(routes.router, prefix="/api")

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await Talk(services.hub, services.counsel, websocket, table).run()

    _pages(app)
    app.add_middleware(Guard, requests=Buckets(rate, 4 * rate), makers=Buckets(makers, 30 * makers))
    return app


def _pages(app: FastAPI) -> None:
    for address, name in PAGES.items():
        app.add_api_route(address, _page(name), include_in_schema=False, response_class=Response)

    @app.get("/locale/{language}/table.ftl", include_in_schema=False)
    async def words(request: Request, language: str) -> Response:
        if language not in languages():
            raise HTTPException(404)
        path = WORDS / language / "table.ftl"
        if not path.is_file():
            raise HTTPException(404)
        return handed_out(path, request.scope)

    @app.get(WORKER, include_in_schema=False)
    async def worker() -> Response:
        # Asked for anew each time: an old worker must not outlive an upgrade.
        headers = {"Cache-Control": "no-cache"}
        return FileResponse(
            STATIC / "js" / "worker.js", media_type="text/javascript", headers=headers
        )

    @app.get("/static/pack/{name}.js", include_in_schema=False)
    async def modules(request: Request, name: str) -> Response:
        return answer(_packed(name).script, request.scope)

    @app.get("/static/pack/{name}.js.map", include_in_schema=False)
    async def sources(request: Request, name: str) -> Response:
        return answer(_packed(name).where, request.scope)

    # Only what everybody may have is compressed: no length of it could tell a secret.
    app.mount("/static", Shelf(directory=STATIC), name="static")


class Packed(NamedTuple):
    """The modules of a page, as they are handed out."""

    script: Kept
    where: Kept


def _packed(name: str) -> Packed:
    if name not in PAGES.values():
        raise HTTPException(404)
    return _kept(pack_of(name))


@lru_cache(maxsize=20)
def _kept(pack: Pack) -> Packed:
    return Packed(
        keep(pack.script.encode(), "text/javascript"), keep(pack.where.encode(), "application/json")
    )


def _page(name: str) -> Callable[[], Awaitable[Response]]:
    async def shown() -> Response:
        return HTMLResponse(page(name))

    return shown

"""My fighters and my scenes: what lies under an owner's key."""

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError

from fechtbuch.table import bodies, chest
from fechtbuch.table.access import hash_of, new_token
from fechtbuch.table.entry import viewer_of
from fechtbuch.table.orders import Look, Slug, Written
from fechtbuch.table.portraits import NoPortrait, portrait_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.routes.common import Language, errand, services_of, token_of
from fechtbuch.table.state import Data
from fechtbuch.table.store.chests import FIGHTER, SCENE, Chests

router = APIRouter(prefix="/mine", tags=["mine"])

Thing = Annotated[str, Path(max_length=32, pattern="^[0-9a-f]+$")]
FileName = Annotated[str, Query(min_length=1, max_length=200)]


class Owner:
    """Whoever holds the key of a chest."""

    def __init__(self, chests: Chests, id_: str) -> None:
        self.chests = chests
        self.chest = id_


async def owner_of(request: Request, token: Annotated[str, Depends(token_of)]) -> Owner:
    """Let the bearer of a key in."""
    services = services_of(request)
    found = await services.hub.work(services.chests.find, hash_of(token))
    if found is None:
        raise Refused("no-chest", 403)
    return Owner(services.chests, found)


Mine = Annotated[Owner, Depends(owner_of)]

_LOOKS = TypeAdapter(dict[Slug, Look])


def looks_in(scene: Data) -> dict[str, Look] | None:
    """Take what its fighters look like out of a scene: `looks`, beside what a file of it says."""
    if "looks" not in scene:
        return None
    try:
        return _LOOKS.validate_python(scene.pop("looks"))
    except ValidationError as error:
        wrong = [{**one, "loc": ("body", "looks", *one["loc"])} for one in error.errors()]
        raise RequestValidationError(wrong) from None


@router.post("", status_code=201, response_model=bodies.NewChest)
async def begin(request: Request) -> Data:
    """A new key for fighters and scenes of one's own. It is shown this once."""
    services = services_of(request)
    key = new_token()
    await services.hub.work(services.chests.create, hash_of(key))
    return {"key": key, "address": f"/fighters#{key}"}


@router.get("", response_model=bodies.Chest)
async def look(request: Request, mine: Mine, language: Language = "en") -> Data:
    """Everything that lies under the key."""
    days = services_of(request).hub.keep_days
    return await errand(request, chest.contents, mine.chests, mine.chest, days, language)


@router.delete("", status_code=204)
async def delete(request: Request, mine: Mine) -> Response:
    """Delete everything that lies under the key, and the key with it."""
    await services_of(request).hub.work(mine.chests.delete, mine.chest)
    return Response(status_code=204)


@router.post("/import", status_code=201, response_model=list[bodies.BroughtIn])
async def bring_in(
    request: Request,
    mine: Mine,
    name: FileName,
    book: Annotated[str | None, Query(max_length=60)] = None,
    language: Language = "en",
) -> list[Data]:
    """Keep the fighters and scenes of a file, which is the body; its name tells its kind."""
    content = await request.body()
    kept = await errand(
        request, chest.bring_in, mine.chests, mine.chest, content, name, book or None, language
    )
    return [chest.titled(one, language) for one in kept]


@router.get(
    "/export", response_class=Response, responses={200: {"content": {"application/zip": {}}}}
)
async def take_out(request: Request, mine: Mine) -> Response:
    """All fighters and scenes in one zip."""
    content = await errand(request, chest.taken_out, mine.chests, mine.chest)
    return Response(
        content,
        media_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="fechtbuch.zip"'},
    )


def _routes(kind: str, folder: str) -> None:
    """The same for fighters and for scenes."""

    @router.post(f"/{folder}", status_code=201, response_model=bodies.ChestCard, name=f"new {kind}")
    async def add(
        request: Request,
        mine: Mine,
        data: Annotated[Written, Body()],
        language: Language = "en",
    ) -> Data:
        """Keep a new one. A scene may have `looks`: portraits or arms of its fighters, by slug."""
        looks = looks_in(data) if kind == SCENE else None
        kept = await errand(request, chest.keep, mine.chests, mine.chest, kind, data, "", looks)
        return chest.titled(kept, language)

    @router.put(f"/{folder}/{{thing}}", response_model=bodies.ChestCard, name=f"change {kind}")
    async def change(
        request: Request,
        mine: Mine,
        thing: Thing,
        data: Annotated[Written, Body()],
        language: Language = "en",
    ) -> Data:
        """Keep a changed one in place of the old."""
        looks = looks_in(data) if kind == SCENE else None
        kept = await errand(request, chest.keep, mine.chests, mine.chest, kind, data, thing, looks)
        return chest.titled(kept, language)

    @router.get(f"/{folder}/{{thing}}", response_model=bodies.ChestThing, name=f"one {kind}")
    async def one(request: Request, mine: Mine, thing: Thing, language: Language = "en") -> Data:
        """One of them, whole."""
        work = services_of(request).hub.work
        return chest.titled(await work(chest.whole, mine.chests, mine.chest, thing, kind), language)

    @router.delete(f"/{folder}/{{thing}}", status_code=204, name=f"forget {kind}")
    async def forget(request: Request, mine: Mine, thing: Thing) -> Response:
        """Forget one of them."""
        if not await services_of(request).hub.work(mine.chests.drop, mine.chest, thing):
            raise Refused("belonging-unknown", 404)
        return Response(status_code=204)


_routes(FIGHTER, "fighters")
_routes(SCENE, "scenes")


@router.post("/fighters/{thing}/after", response_model=bodies.ChestCard)
async def after(
    request: Request, mine: Mine, thing: Thing, fought: bodies.Fought, language: Language = "en"
) -> Data:
    """Keep the wounds of a fight that is over: the table, and the link by which one sat there."""
    services = services_of(request)
    work = services.hub.work
    one = await work(chest.found, mine.chests, mine.chest, thing, FIGHTER)
    viewer, _ = await work(viewer_of, services.store, fought.table, fought.token)
    room = await services.hub.room(fought.table)
    await room.catch_up()
    left = await room.reading(lambda: chest.after_fight(room.table, viewer, one.name))
    kept = await work(chest.carry_over, mine.chests, mine.chest, thing, left)
    return chest.titled(kept, language)


@router.put("/fighters/{thing}/portrait", response_model=bodies.ChestCard)
async def paint(request: Request, mine: Mine, thing: Thing, language: Language = "en") -> Data:
    """Give a fighter a portrait: a PNG, JPEG or WebP as the body; an empty one takes it away."""
    work = services_of(request).hub.work
    await work(chest.found, mine.chests, mine.chest, thing, FIGHTER)
    content = await request.body()
    try:
        picture = await errand(request, portrait_of, content) if content else None
    except NoPortrait as why:
        raise Refused(why.code, 422) from None
    await work(mine.chests.paint, mine.chest, thing, picture)
    shown = chest.card(await work(chest.found, mine.chests, mine.chest, thing, FIGHTER))
    return chest.titled(shown, language)


@router.put("/fighters/{thing}/arms", response_model=bodies.ChestCard)
async def emblazon(
    request: Request, mine: Mine, thing: Thing, wanted: bodies.Arms, language: Language = "en"
) -> Data:
    """Give a fighter arms in the place of a portrait, or take them away."""
    work = services_of(request).hub.work
    await work(chest.found, mine.chests, mine.chest, thing, FIGHTER)
    await work(mine.chests.paint, mine.chest, thing, None, wanted.arms)
    shown = chest.card(await work(chest.found, mine.chests, mine.chest, thing, FIGHTER))
    return chest.titled(shown, language)


@router.get(
    "/fighters/{thing}/portrait",
    response_class=Response,
    responses={200: {"content": {"image/webp": {}}}},
)
async def portrait(request: Request, mine: Mine, thing: Thing) -> Response:
    """A fighter's portrait."""
    work = services_of(request).hub.work
    one = await work(chest.found, mine.chests, mine.chest, thing, FIGHTER)
    picture = await work(mine.chests.portrait, one.face.portrait) if one.face.portrait else None
    if picture is None:
        raise Refused("belonging-unknown", 404)
    return Response(picture, media_type="image/webp")

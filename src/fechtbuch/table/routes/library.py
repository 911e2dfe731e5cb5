"""Books, rules and scenarios."""

import os
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Request
from pydantic import TypeAdapter
from starlette.responses import Response

from fechtbuch import build_info
from fechtbuch.scenario import load
from fechtbuch.scenario import names as scenario_names
from fechtbuch.table import library
from fechtbuch.table.addresses import is_loopback, reachable
from fechtbuch.table.bodies import (
    BookInfo,
    BuildInfo,
    Checked,
    Health,
    NetworkAddress,
    RuleInfo,
    ScenarioCard,
)
from fechtbuch.table.orders import Written
from fechtbuch.table.refusals import Refused
from fechtbuch.table.routes.common import Language, errand, services_of
from fechtbuch.table.shelf import Kept, answer, keep
from fechtbuch.table.state import Data

router = APIRouter(tags=["library"])

CARDS = TypeAdapter(list[ScenarioCard])

Word = Annotated[str, Path(max_length=100)]


COMPILING = "FECHTBUCH_COMPILING"
"""Set by whoever serves the sources while they are being compiled."""


@router.get("/build", response_model=BuildInfo)
async def build() -> Data:
    """Whether the rules are compiled, or are going to be soon."""
    return {"compiled": build_info.compiled(), "compiling": bool(os.environ.get(COMPILING))}


@router.get("/address", response_model=NetworkAddress)
async def address(request: Request) -> Data:
    """Where others in the network reach this server; told to whoever sits at this machine."""
    services = services_of(request)
    here = request.client is not None and is_loopback(request.client.host)
    return {"address": reachable(services.host, request.url) if here else ""}


@router.get("/health", response_model=Health)
async def health(request: Request) -> Data:
    """Whether the server and its database answer; without a database it is 503."""
    services = services_of(request)
    await services.hub.work(services.store.place_of, "")
    return {"well": True}


@router.get("/books", response_model=list[BookInfo])
async def books(request: Request, language: Language = "en") -> list[Data]:
    """All rulebooks, with what scenarios and edicts may name."""
    return await errand(request, library.books_data, language)


@router.get("/books/{book}/rules/{id}", response_model=RuleInfo)
async def rule(request: Request, book: Word, id: Word, language: Language = "en") -> Data:  # noqa: A002
    """One rule of a book's ledger."""
    return await errand(request, library.rule_data, book, id, language)


@router.get("/scenarios", response_model=list[ScenarioCard])
async def scenarios(request: Request, language: Language = "en") -> Response:
    """All scenarios that the books bring along."""
    return answer(await errand(request, _cards, language), request.scope)


def _cards(language: str) -> Kept:
    cards = CARDS.validate_python(library.scenario_cards(language))
    return _compressed(CARDS.dump_json(cards, by_alias=True))


@lru_cache(maxsize=20)
def _compressed(cards: bytes) -> Kept:
    """Everybody is told the same, and the lobby begins with it: a small part goes over the line."""
    return keep(cards, "application/json")


@router.get("/scenarios/{name}", response_model=dict[str, Any])
async def scenario(request: Request, name: Word) -> Data:
    """A whole scenario, referring to nothing else."""
    return await errand(request, _scenario, name)


def _scenario(name: str) -> Data:
    if name not in {info.name for info in scenario_names()}:
        raise Refused("scenario-unknown", 404, "name", scenario=name)
    return load(name).to_data()


@router.post("/scenarios/check", response_model=Checked)
async def check(
    request: Request, scenario: Annotated[Written, Body()], language: Language = "en"
) -> Data:
    """Everything that is wrong with a scenario."""
    problems = await errand(request, library.scenario_problems, scenario, language)
    return {"problems": problems}

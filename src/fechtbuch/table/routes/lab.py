"""Simulations, and how strong those are who fight them."""

from typing import Annotated

from fastapi import APIRouter, Header, Path, Request, Response

from fechtbuch.scenario import Scenario
from fechtbuch.table.bodies import Begun, NewSimulation, Simulation
from fechtbuch.table.entry import viewer_of
from fechtbuch.table.opening import scenario_for
from fechtbuch.table.refusals import Refused
from fechtbuch.table.routes.common import Language, errand, home_of, services_of, token_of
from fechtbuch.table.simulations import varied
from fechtbuch.table.state import Data
from fechtbuch.table.strength import BookLadder, ladder_data
from fechtbuch.table.words import spoken

router = APIRouter(tags=["laboratory"])

Id = Annotated[str, Path(max_length=64)]


@router.post("/simulations", status_code=202, response_model=Begun)
async def begin(
    request: Request,
    wanted: NewSimulation,
    language: Language = "en",
    authorization: Annotated[str | None, Header(max_length=300)] = None,
) -> Data:
    """Begin to simulate a scenario, or that of a table whose token is given."""
    scenario, owner = await scenario_wanted(request, wanted.scenario, wanted.table, authorization)
    simulations = services_of(request).simulations
    simulations.register.admit(owner)
    scenario, cells = await errand(request, varied, scenario, wanted)
    return {"id": simulations.begin(scenario, cells, wanted, spoken(language), owner).id}


async def scenario_wanted(
    request: Request, source: str | Data | None, table: str | None, authorization: str | None
) -> tuple[Scenario, str]:
    """A scenario, or that of a table whose token is given, and whose work it will be."""
    services = services_of(request)
    if table is not None:
        token = await token_of(authorization)
        viewer, _ = await services.hub.work(viewer_of, services.store, table, token)
        if not viewer.referee:
            # A scenario tells what is hidden.
            raise Refused("not-allowed", 403)
        return (await services.hub.room(table)).table.scenario, table
    if source is None:
        raise Refused("scenario-missing", 422, "scenario")
    return await errand(request, scenario_for, source), home_of(request)


@router.get("/simulations/{id}", response_model=Simulation)
async def look(request: Request, id: Id, language: Language = "en") -> Data:  # noqa: A002
    """A simulation as far as it is, with charts in the reader's language."""
    return services_of(request).simulations.find(id).data(spoken(language))


@router.delete("/simulations/{id}", status_code=204)
async def cancel(request: Request, id: Id) -> Response:  # noqa: A002
    """Stop a simulation."""
    services_of(request).simulations.cancel(id)
    return Response(status_code=204)


@router.get("/ladder", response_model=list[BookLadder])
async def ladder(request: Request, language: Language = "en") -> list[Data]:
    """How strong each level of play is, in every book, as it was measured."""
    return await errand(request, ladder_data, spoken(language))

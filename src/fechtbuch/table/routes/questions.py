"""The designer's questions."""

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response

from fechtbuch.questions.wishes import OF_SCENARIO, Wish
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.export import as_parquet
from fechtbuch.table.bodies import Begun
from fechtbuch.table.inquiries import (
    Answered,
    NewForm,
    NewQuestion,
    ProposedScene,
    QuestionForm,
)
from fechtbuch.table.library import book_of
from fechtbuch.table.questions import file_forms
from fechtbuch.table.refusals import Refused
from fechtbuch.table.routes.common import Language, home_of, services_of
from fechtbuch.table.routes.lab import scenario_wanted
from fechtbuch.table.state import Data
from fechtbuch.table.words import spoken

router = APIRouter(tags=["laboratory"])

Id = Annotated[str, Path(max_length=64)]
Authorization = Annotated[str | None, Header(max_length=300)]

KINDS = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "parquet": "application/vnd.apache.parquet",
}


@router.post("/questions/form", response_model=QuestionForm)
async def form(
    request: Request,
    wanted: NewForm,
    language: Language = "en",
    authorization: Authorization = None,
) -> Data:
    """What can be asked about a scenario or a book, in the reader's words."""
    book, scenario, owner = await _about(request, wanted, authorization)
    return await services_of(request).questions.form(
        owner,
        home_of(request),
        wanted.question,
        book,
        None if scenario is None else scenario.to_data(),
        spoken(language),
    )


@router.post("/questions", status_code=202, response_model=Begun)
async def begin(
    request: Request,
    wanted: NewQuestion,
    language: Language = "en",
    authorization: Authorization = None,
) -> Data:
    """Begin to answer a question; look at it to see the answer, and again to see it sharper."""
    book, scenario, owner = await _about(request, wanted, authorization)
    given = wanted.model_dump(exclude={"scenario", "table", "book"})
    if scenario is not None:
        name = wanted.scenario if isinstance(wanted.scenario, str) else ""
        given |= {"scenario": name, "data": scenario.to_data()}
    wish = Wish(book=book, **given)
    questions = services_of(request).questions
    return {"id": questions.begin(wish, owner, home_of(request), spoken(language)).id}


async def _about(
    request: Request, wanted: NewForm, authorization: str | None
) -> tuple[str, Scenario | None, str]:
    """The book and the scenario that a question is about, and whose question it is."""
    if wanted.question in OF_SCENARIO:
        scenario, owner = await scenario_wanted(
            request, wanted.scenario, wanted.table, authorization
        )
        return scenario.book, scenario, owner
    if wanted.book is None:
        raise Refused("book-unknown", 422, "book", book="")
    return book_of(wanted.book).key, None, home_of(request)


@router.get("/questions/{id}", response_model=Answered)
async def look(
    request: Request,
    id: Id,  # noqa: A002
    language: Language = "en",
    after: Annotated[int, Query(ge=0, le=10**6, description="What was seen already.")] = 0,
) -> Data:
    """A question as far as it is answered."""
    wished = spoken(language)
    return services_of(request).questions.look(id, wished).data(wished, after)


@router.get(
    "/questions/{id}/file",
    response_class=Response,
    responses={200: {"content": {kind.partition(";")[0]: {} for kind in KINDS.values()}}},
)
async def file(
    request: Request,
    id: Id,  # noqa: A002
    form: Literal["json", "csv", "parquet"] = "json",
) -> Response:
    """What was found as a file: all of it as JSON, or its rows as CSV or Parquet."""
    services = services_of(request)
    question = services.questions.find(id)
    if not question.files:
        raise Refused("question-unanswered", 409)
    if form not in file_forms():
        raise Refused("no-parquet", 501)
    content: str | bytes
    if form == "parquet":
        content = await services.hub.work(_parquet, question.files["json"])
    else:
        content = question.files[form]
    name = f"{question.wish.question}-{question.wish.scenario or question.wish.book}.{form}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=KINDS[form], headers=headers)


@router.get("/questions/{id}/scene", response_model=ProposedScene)
async def scene(
    request: Request,
    id: Id,  # noqa: A002
    change: Annotated[str, Query(max_length=600, description="The key of a proposal.")],
) -> Data:
    """The scenario with a change that was proposed, to be tried or kept."""
    found = services_of(request).questions.find(id).scenes.get(change)
    if found is None:
        raise Refused("proposal-unknown", 404)
    return {"data": found}


def _parquet(document: str) -> bytes:
    """The rows of a JSON document."""
    return as_parquet(json.loads(document)["rows"])


@router.delete("/questions/{id}", status_code=204)
async def cancel(request: Request, id: Id) -> Response:  # noqa: A002
    """Stop; what was found stays."""
    services_of(request).questions.cancel(id)
    return Response(status_code=204)

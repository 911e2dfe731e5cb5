"""The sheet of each book, for whoever edits one."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Request

from fechtbuch.table import bodies, sheets
from fechtbuch.table.orders import Written
from fechtbuch.table.routes.common import Language, errand
from fechtbuch.table.state import Data

router = APIRouter(prefix="/books", tags=["library"])

Word = Annotated[str, Path(max_length=100)]


@router.get("/{book}/sheet", response_model=bodies.SheetForm)
async def form(request: Request, book: Word, language: Language = "en") -> Data:
    """What a fighter's sheet of this book may say."""
    return await errand(request, sheets.form_data, book, language)


@router.post("/{book}/sheet", response_model=bodies.Reckoned)
async def reckon(
    request: Request,
    book: Word,
    sheet: Annotated[Written, Body()],
    language: Language = "en",
) -> Data:
    """What follows from a sheet, and what is wrong with it."""
    return await errand(request, sheets.reckoned, book, sheet, language)


@router.get("/{book}/fighters/{key}", response_model=dict[str, Any])
async def fighter(request: Request, book: Word, key: Word) -> Data:
    """A fighter of the book's catalogue, to begin a sheet with."""
    return await errand(request, sheets.catalogue_fighter, book, key)

"""The rulebook: contents, chapters, rules at length, terms, tables, and searching all of it."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from fechtbuch.table import reading
from fechtbuch.table.routes.common import Language, services_of
from fechtbuch.table.state import Data

router = APIRouter(tags=["rulebook"])

Word = Annotated[str, Path(max_length=100)]
Wanted = Annotated[str, Query(max_length=200, description="Words, in any spelling, or an id.")]


@router.get("/books/{book}/rulebook", response_model=reading.Contents)
async def contents(request: Request, book: Word, language: Language = "en") -> Data:
    """A book's chapters with the titles of all rules, and its tables."""
    return await services_of(request).hub.work(reading.contents, book, language)


@router.get("/books/{book}/rulebook/glossary", response_model=list[reading.GlossaryTerm])
async def glossary(request: Request, book: Word, language: Language = "en") -> list[Data]:
    """A book's terms, with what they mean."""
    return await services_of(request).hub.work(reading.glossary, book, language)


@router.get("/books/{book}/rulebook/chapters/{chapter}", response_model=reading.ChapterText)
async def chapter(request: Request, book: Word, chapter: Word, language: Language = "en") -> Data:
    """A chapter, to be read from start to end."""
    return await services_of(request).hub.work(reading.chapter, book, chapter, language)


@router.get("/books/{book}/rulebook/rules/{id}", response_model=reading.RuleText)
async def rule(request: Request, book: Word, id: Word, language: Language = "en") -> Data:  # noqa: A002
    """A rule at length, with what stands around it."""
    return await services_of(request).hub.work(reading.rule, book, id, language)


@router.get("/books/{book}/rulebook/tables/{table}", response_model=reading.TableText)
async def table(request: Request, book: Word, table: Word, language: Language = "en") -> Data:
    """A table of gear, fighters, states, manoeuvres, modifiers or switches."""
    return await services_of(request).hub.work(reading.table, book, table, language)


@router.get("/books/{book}/search", response_model=list[reading.Found])
async def search(
    request: Request, book: Word, q: Wanted = "", language: Language = "en"
) -> list[Data]:
    """The rules of a book that a query finds, best first; spelling and accents do not matter."""
    return await services_of(request).hub.work(reading.found, q, book, language)


@router.get("/search", response_model=list[reading.Found])
async def search_all(request: Request, q: Wanted = "", language: Language = "en") -> list[Data]:
    """The rules of all books that a query finds, best first."""
    return await services_of(request).hub.work(reading.found, q, "", language)

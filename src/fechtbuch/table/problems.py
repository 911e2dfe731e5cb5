"""Errors as problem details (RFC 9457)."""

import json
import logging
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from fechtbuch.scenario import ScenarioError
from fechtbuch.table.library import problems_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of

log = logging.getLogger("fechtbuch.table")

PROBLEM = "application/problem+json"


def details(status: int, code: str, language: str, **words: str) -> Data:
    """A problem of the server's own, in words."""
    return {
        "type": "about:blank",
        "status": status,
        **Refused(code, status, **words).problem(catalogue_of(None, language)),
        "field": None,
        "problems": [],
    }


def language_of(request: Request) -> str:
    """The language that a request wishes for."""
    asked = request.query_params.get("language")
    header = request.headers.get("accept-language", "en")
    return asked or header.split(",")[0].split(";")[0].strip() or "en"


class Told(JSONResponse):
    """A problem; it may have to name what nobody can write down, such as half a character."""

    def render(self, content: object) -> bytes:
        """As JSON, with a mark where something cannot be written."""
        return json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")


def answer(status: int, body: Data) -> JSONResponse:
    """A problem as a response."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return Told(body, status, media_type=PROBLEM, headers=headers)


DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
"""How databases call it that they are damaged."""


def trouble(error: DBAPIError, writing: bool) -> Refused:
    """What is wrong with the database."""
    orig = error.orig
    called = getattr(orig, "sqlite_errorname", None) or getattr(orig, "sqlstate", None) or ""
    if str(called).startswith(DAMAGED):
        return Refused("database-damaged", 503)
    return Refused("not-kept" if writing else "not-read", 503)


def install(app: FastAPI) -> None:
    """Let an application answer every error as a problem."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        catalogue = catalogue_of(None, language_of(request))
        body: Data = {
            "type": "about:blank",
            "status": error.status,
            **error.problem(catalogue),
            "field": error.field,
            "problems": [],
        }
        return answer(error.status, body)

    @app.exception_handler(ScenarioError)
    async def scenario(request: Request, error: ScenarioError) -> JSONResponse:
        language = language_of(request)
        own = request.url.path.startswith("/api/mine")
        body = details(422, "file-broken" if own else "scenario-broken", language)
        return answer(422, {**body, "field": "scenario", "problems": problems_of(error, language)})

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        body = details(422, "invalid", language_of(request))
        found = [
            {
                "field": ".".join(str(part) for part in one["loc"] if part != "body"),
                "value": "",
                "problem": str(one["msg"])[:300],
                "remedy": "",
            }
            for one in error.errors()[:20]
        ]
        return answer(
            422, {**body, "field": found[0]["field"] if found else None, "problems": found}
        )

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        known = {404: "not-found", 405: "not-a-method", 408: "too-slow", 413: "too-large"}
        code = known.get(error.status_code, "not-understood")
        reply = answer(error.status_code, details(error.status_code, code, language_of(request)))
        for name, value in (error.headers or {}).items():
            reply.headers[name] = value
        return reply

    @app.exception_handler(DBAPIError)
    async def not_kept(request: Request, error: DBAPIError) -> JSONResponse:
        log.error("the database refuses: %s %s: %s", request.method, request.url.path, error.orig)
        return await refused(request, trouble(error, request.method not in ("GET", "HEAD")))

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> JSONResponse:
        log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
        status = int(HTTPStatus.INTERNAL_SERVER_ERROR)
        return answer(status, details(status, "fault", language_of(request)))

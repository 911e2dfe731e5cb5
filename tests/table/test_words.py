"""Every refusal has words in every language."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import fechtbuch.table
from fechtbuch.books.base import Book, books
from fechtbuch.scenario import load
from fechtbuch.scenario import names as scenario_names
from fechtbuch.table.refusals import Refused
from fechtbuch.table.words import label_of
from fechtbuch.text import Catalogue
from fechtbuch.text.catalogue import languages

SOURCES = sorted(Path(fechtbuch.table.__file__).parent.rglob("*.py"))


def messages(language: str) -> set[str]:
    source = files("fechtbuch").joinpath("locale", language, "server.ftl")
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def codes() -> set[str]:
    """Everything that the server's sources refuse."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = {"Refused": 0, "NoPortrait": 0, "details": 1, "_turned_away": 1}.get(name)
            if place is not None and len(node.args) > place:
                code = node.args[place]
                said = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                for one in said:
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        found.add(one.value)
    return found | {
        "not-legal",
        "withheld",
        "no-advice",
        "not-found",
        "not-a-method",
        "not-understood",
    }


def test_the_sources_refuse_with_many_reasons() -> None:
    assert {"stale", "overtaken", "paused", "not-asked", "too-large", "invalid"} <= codes()


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_title_detail_and_remedy(language: str) -> None:
    known = messages(language)
    wanted = {f"refused-{code}{part}" for code in codes() for part in ("", "-detail", "-remedy")}
    assert sorted(wanted - known) == []
    left = {key for key in known if key.startswith("refused-")} - wanted
    assert (
        sorted(left - {f"refused-not-understood{part}" for part in ("", "-detail", "-remedy")})
        == []
    )


@pytest.mark.parametrize("language", languages())
def test_all_languages_say_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


def test_a_refusal_is_told_in_the_language_of_whoever_reads_it() -> None:
    problem = Refused("paused").problem(Catalogue("de"))
    assert problem["title"] != Refused("paused").problem(Catalogue("en"))["title"]
    assert problem["code"] == "paused"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.key)
def test_sheets_settings_and_outcomes_have_names(book: Book, language: str) -> None:
    catalogue = Catalogue(language, [book.package])
    shown = set(book.settings())
    for info in scenario_names():
        if info.book == book.key:
            for view in book.view(load(info.name).build(), -1):
                shown.update(view.sheet)
    unnamed = [key for key in sorted(shown) if label_of(catalogue, key) == key.replace("_", " ")]
    # A name may be the key itself, but not for want of a better one.
    assert [key for key in unnamed if not named(catalogue, key)] == []
    outcomes = {*book.outcome_kinds.values(), "nothing"}
    assert [name for name in sorted(outcomes) if not catalogue.has(f"outcome-{name}")] == []


def named(catalogue: Catalogue, key: str) -> bool:
    prefixes = ("sheet", "number", "part", "slot", "word", "state")
    return any(catalogue.has(f"{prefix}-{key.replace('_', '-')}") for prefix in prefixes)

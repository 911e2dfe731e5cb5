"""Fights that were recorded with another version of their book."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch.books.base import Version, books
from fechtbuch.cli import app
from tests.forging import forged, led_elsewhere

DUEL = "kurt-and-hans"
CHANGED = {
    "en": "Rulings changed since the fight was begun: LSK-ATK-02 (Base armour class).",
    "de": "Seit Beginn des Kampfes geänderte Regeln: LSK-ATK-02 (",
    "fr": "Règles modifiées depuis le début du combat : LSK-ATK-02 (",
    "pl": "Zasady zmienione od początku walki: LSK-ATK-02 (",
}

runner = CliRunner()


def run(*arguments: str, typed: str | None = None, code: int = 0) -> str:
    """What is told, complaints included."""
    result = runner.invoke(app, list(arguments), input=typed)
    assert result.exit_code == code, result.output
    return " ".join((result.stdout + result.stderr).split())


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fight of today, for a book that has a new version tomorrow."""
    path = tmp_path / "fight.jsonl"
    run("play", DUEL, "--auto", "--seed", "7", "--save", str(path))
    book = books()["landsknecht"]
    tomorrow = (*book.versions, Version("of tomorrow", rules=("LSK-ATK-02",)))
    monkeypatch.setattr(book, "versions", tomorrow)
    return path


def lead_elsewhere(path: Path, number: int) -> None:
    """As if the rules of then had led to another state after an entry."""
    lines = forged(path.read_text(encoding="utf-8").splitlines(), led_elsewhere(number))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("language", sorted(CHANGED))
def test_a_record_that_still_agrees_says_which_rulings_changed(file: Path, language: str) -> None:
    said = CHANGED[language]
    assert said in run("replay", str(file), "--verify", "--language", language)
    assert said in run("replay", str(file), "--language", language)


def test_a_record_that_leads_elsewhere_opens_where_it_agrees(file: Path) -> None:
    lead_elsewhere(file, 3)
    told = run("replay", str(file))
    assert "from entry 3 on they lead elsewhere" in told
    assert CHANGED["en"] in told
    assert "the fight is not over" in told


def test_checking_it_names_the_entry_and_the_ruling(file: Path) -> None:
    lead_elsewhere(file, 3)
    told = run("replay", str(file), "--verify", code=1)
    assert "entry 3: the rules of this version lead to another state" in told
    assert CHANGED["en"] in told
    result = runner.invoke(app, ["replay", str(file), "--verify", "--json"])
    checked: dict[str, Any] = json.loads(result.stdout)
    assert checked["verified"] is False
    assert checked["book_version"] == books()["landsknecht"].versions[-2].name
    assert checked["book_version_now"] == "of tomorrow"
    assert checked["changed_rules"] == ["LSK-ATK-02"]


def test_it_can_be_gone_on_with_from_there(file: Path) -> None:
    lead_elsewhere(file, 3)
    before = file.read_text(encoding="utf-8").splitlines()
    told = run("play", "--record", str(file), typed="engine\n")
    assert "from entry 3 on they lead elsewhere" in told
    assert CHANGED["en"] in told
    after = file.read_text(encoding="utf-8").splitlines()
    new = json.loads(after[len(before) - 1])
    assert (new["parent"], new["kind"]) == (2, "answer")


def test_a_record_of_a_version_that_nobody_knows_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books()["landsknecht"], "versions", (Version("0"),))
    told = run("replay", str(file), "--verify")
    assert "cannot say what differs" in told
    assert "version 0" in told


def test_a_record_of_today_has_nothing_to_say(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert "Rulings" not in run("replay", str(file), "--verify")
    assert "ulings" not in run("replay", str(file))

"""`odds` and `advise` as people call them, at the prompt too."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch.cli import app

DUEL = "kurt-and-hans"
STRIKE = ("--actor", "kurt", "--choice", "attack target=hans weapon=messer")

runner = CliRunner()


def run(*arguments: str, typed: str | None = None) -> str:
    result = runner.invoke(app, list(arguments), input=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return result.stdout


def complaint(*arguments: str) -> str:
    result = runner.invoke(app, list(arguments))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return " ".join(result.stderr.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "fight.jsonl"
    run("play", DUEL, "--auto", "--seed", "5", "--save", str(file), "--json")
    return file


def test_odds_as_one_document() -> None:
    data: Any = json.loads(run("odds", DUEL, *STRIKE, "--answer", "hans: none", "--json"))
    assert data["outcomes"] == [
        {"name": "full-hit", "p": "11/20", "float": 0.55},
        {"name": "miss", "p": "1/4", "float": 0.25},
        {"name": "glancing-hit", "p": "1/5", "float": 0.2},
    ]
    assert data["choice"].startswith("attack target=hans weapon=messer")
    assert data["damage"]["0"] == "1/4"
    assert data["states"]["hans"]["down"] == "9/40"
    assert data["cut"] == "0"
    assert data["runs"] > 100
    assert data["exact"] is True


def test_odds_in_words() -> None:
    said = run("odds", DUEL, *STRIKE, "--answer", "hans: parry")
    assert "Exact" in said
    assert "9/20" in said
    assert "Damage to Hans" in said
    assert "Hans: out of the fight" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ["pełne trafienie", "Hans: poza walką"]),
        ("fr", ["touche franche", "Hans\u00a0: hors de combat"]),
        ("de", ["voller Treffer", "Hans: außer Gefecht"]),
    ],
)
def test_odds_in_the_readers_words(language: str, words: list[str]) -> None:
    said = run("--language", language, "odds", DUEL, *STRIKE, "--answer", "hans: none")
    for word in words:
        assert word in said


def test_too_large_an_exchange_is_sampled_with_a_note() -> None:
    result = runner.invoke(app, ["odds", DUEL, *STRIKE, "--runs", "20", "--json"])
    assert result.exit_code == 0
    assert "too many for exact odds" in " ".join(result.stderr.split())
    data = json.loads(result.stdout)
    assert data["exact"] is False
    assert len(data["outcomes"][0]["interval"]) == 2
    assert "Not exact" in run("odds", DUEL, *STRIKE, "--runs", "20")


def test_a_whole_fight_that_is_too_large_is_simulated_with_a_note() -> None:
    result = runner.invoke(app, ["odds", DUEL, "--runs", "20", "--json"])
    assert result.exit_code == 0
    assert "too many to be solved" in " ".join(result.stderr.split())
    assert json.loads(result.stdout)["exact"] is False


def test_a_small_duel_is_solved(tmp_path: Path) -> None:
    file = tmp_path / "dogs.toml"
    dog = "wounds_left = 1"
    file.write_text(
        'book = "landsknecht"\ntitle = "Dogs"\n'
        'options = { morale = false, injury_table = "none" }\n'
        f'[[sides]]\nname = "Wolf"\nfighters = [{{ use = "wolf", at = [0, 0], {dog} }}]\n'
        f'[[sides]]\nname = "Mastiff"\nfighters = [{{ use = "mastiff", at = [1, 0], {dog} }}]\n'
    )
    data = json.loads(run("odds", str(file), "--json"))
    assert data["exact"] is True
    assert data["sides"]["wolf"]["p"] == "81/146"
    assert "81/146" in run("odds", str(file))


def test_bad_odds_are_told() -> None:
    assert "no such fighter; there are kurt, hans" in complaint(
        "odds", DUEL, "--actor", "fritz", "--choice", "attack hans"
    )
    assert "Possible" in complaint("odds", DUEL, "--actor", "kurt", "--choice", "juggle")
    assert "belong together" in complaint("odds", DUEL, "--actor", "kurt")
    assert "fritz" in complaint("odds", DUEL, *STRIKE, "--answer", "fritz: parry")


def test_advice_as_one_document(record: Path) -> None:
    data: Any = json.loads(run("advise", str(record), "--entry", "1", "--seconds", "0.1", "--json"))
    assert data["entry"] == 1
    assert set(data["sides"]) == {"kurt", "hans"}
    for side in data["sides"].values():
        low, high = side["interval"]
        assert low <= side["p"] <= high
    assert data["options"]
    assert {"choice", "p", "interval", "rollouts", "usual"} <= set(data["options"][0])


def test_so_many_rollouts_give_the_same_advice(record: Path) -> None:
    asked = ("advise", str(record), "--entry", "1", "--rollouts", "256", "--seed", "3", "--json")
    data: Any = json.loads(run(*asked))
    assert data["rollouts"] >= 256
    assert json.loads(run(*asked))["options"] == data["options"]


def test_advice_in_words(record: Path) -> None:
    said = run("advise", str(record), "--entry", "0", "--seconds", "0.1")
    assert "rollouts" in said
    assert "(usual)" in said
    assert "100.0%" in run("advise", str(record))


def test_advice_and_odds_show_words_and_no_keys(record: Path) -> None:
    """What the terminal shows of a choice is what a person would say, in his language."""
    advice = run("advise", str(record), "--entry", "0", "--seconds", "0.1", "--language", "fr")
    odds = run("odds", DUEL, *STRIKE, "--language", "fr").splitlines()[0]
    for said in (advice, odds):
        assert "=" not in said
        assert "Attaquer\u00a0: Hans" in said
    assert odds.startswith("Kurt – ")


def test_a_side_that_is_asked_has_its_name(tmp_path: Path) -> None:
    file = tmp_path / "skirmish.jsonl"
    run("play", "skirmish", "--auto", "--seed", "1", "--save", str(file))
    said = run("advise", str(file), "--entry", "1", "--seconds", "0.1", "--language", "de")
    assert not re.search(r"\b(bear|cart)\b", said)


def test_bad_advice_is_told(record: Path, tmp_path: Path) -> None:
    assert "entries 0 to" in complaint("advise", str(record), "--entry", "9999")
    assert "there are kurt, hans" in complaint("advise", str(record), "--seat", "fritz")
    assert "cannot be read" in complaint("advise", str(tmp_path / "nothing"))


def test_odds_and_advice_at_the_prompt() -> None:
    typed = "odds\nodds attack hans\nodds juggle\nadvise 0.05\nadvise much\nquit\n"
    said = " ".join(run("play", DUEL, "--as", "kurt", "--seed", "3", typed=typed).split())
    assert "Name a choice" in said
    assert "Damage to Hans" in said
    assert "rollouts" in said
    assert "not understood" in said

"""The commands as people call them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fechtbuch import __version__
from fechtbuch.cli import app
from fechtbuch.engine.record import Record
from tests.forging import forged

DUEL = "kurt-and-hans"
ROOT = Path(__file__).resolve().parents[2]

runner = CliRunner()


def run(*arguments: str, typed: str | None = None, code: int = 0) -> str:
    result = runner.invoke(app, list(arguments), input=typed)
    assert result.exit_code == code, result.output + result.stderr
    return result.stdout


def complaint(*arguments: str) -> str:
    result = runner.invoke(app, list(arguments))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return " ".join(result.stderr.split())


def document(*arguments: str, code: int = 0) -> Any:
    return json.loads(run(*arguments, code=code))


def test_version_and_help() -> None:
    assert run("--version").startswith(f"fechtbuch {__version__} (")
    for command in ("play", "simulate", "replay", "rules", "check", "scenarios"):
        assert command in run("--help")
        assert "--help" in run(command, "--help")


def test_scenarios_are_listed_and_each_can_be_played() -> None:
    found = document("scenarios", "--json")
    assert len(found) >= 8
    assert all({"name", "book", "title"} <= set(entry) for entry in found)
    assert DUEL in run("scenarios")
    assert "Kurt and Hans" in {entry["title"] for entry in found}


def test_scenarios_are_listed_in_the_language_that_is_asked_for() -> None:
    assert "Kurt i Hans" in run("scenarios", "--language", "pl")
    found = document("scenarios", "--json", "--language", "fr")
    assert "Kurt et Hans" in {entry["title"] for entry in found}
    assert "Kurt und Hans" in run("play", DUEL, "--auto", "--seed", "1", "--language", "de")


# simulate


def test_simulate_prints_one_document_with_all_that_is_promised() -> None:
    data = document("simulate", DUEL, "-n", "200", "--seed", "7", "--json", "--processes", "1")
    assert data["book"] == "landsknecht"
    assert (data["fights"], data["seed"]) == (200, 7)
    assert isinstance(data["compiled"], bool)
    for side in data["sides"].values():
        assert {"wins", "share", "interval"} <= set(side)
        assert len(side["interval"]) == 2
    assert set(data["rounds"]) == {"mean", "p5", "p50", "p95"}
    for one in data["fighters"].values():
        assert {"standing", "survived", "damage_dealt", "damage_taken"} <= set(one)


def test_simulate_prints_tables_for_people() -> None:
    shown = run("simulate", DUEL, "-n", "100", "--processes", "1")
    assert "95% interval" in shown
    assert "survived" in shown
    assert shown.count("standing") == 2
    assert "median round of death" not in shown


def test_a_policy_for_a_side_that_does_not_exist_is_refused() -> None:
    said = complaint("simulate", DUEL, "-n", "10", "--policy", "nobody=random")
    assert "nobody" in said
    assert "there are" in said
    assert "SIDE=NAME" in complaint("simulate", DUEL, "--policy", "nonsense")


def test_a_scenario_that_does_not_exist_is_named() -> None:
    assert "kurt-and-huns" in complaint("simulate", "kurt-and-huns", "-n", "10")
    assert "missing.toml" in complaint("simulate", "missing.toml")


def test_senseless_numbers_are_refused() -> None:
    complaint("simulate", DUEL, "-n", "0")
    complaint("simulate", DUEL, "-n", "many")


# play, replay


def test_a_fight_by_the_engine_is_told_to_its_end() -> None:
    story = run("play", DUEL, "--auto", "--seed", "7", "--tell", "full")
    assert "The fight is over" in story
    assert "Target number" in story
    assert "1d20 →" in story


def test_a_fight_is_told_as_a_story_unless_its_numbers_are_asked_for() -> None:
    story = run("play", DUEL, "--auto", "--seed", "7")
    assert "The fight is over" in story
    assert "Target number" not in story
    assert "1d20" not in story
    assert "LSK-" not in story
    assert "story, full" in complaint("play", DUEL, "--auto", "--tell", "everything")


def test_a_record_is_written_as_a_text_to_keep(tmp_path: Path) -> None:
    file, page = tmp_path / "fight.jsonl", tmp_path / "fight.html"
    run("play", DUEL, "--auto", "--seed", "7", "--save", str(file))
    text = run("story", str(file))
    assert text.startswith("# Kurt and Hans\n")
    assert "## Round 1\n" in text
    assert "## Decisive moments\n" in text
    assert "LSK-" not in text
    full = run("story", str(file), "--tell", "full")
    assert ", attack: 1d20 →" in full
    assert "LSK-ATK-02" in full
    assert run("story", str(file), "--language", "pl").startswith("# Kurt i Hans\n")
    assert run("story", str(file), "--format", "html", "--out", str(page)) == ""
    written = page.read_text(encoding="utf-8")
    assert '<html lang="en">' in written
    assert "<details" in written
    assert "@media print" in written
    assert "md, html" in complaint("story", str(file), "--format", "pdf")


def test_the_same_seed_gives_the_same_fight() -> None:
    assert run("play", DUEL, "--auto", "--seed", "7") == run("play", DUEL, "--auto", "--seed", "7")


def test_a_fight_as_one_document() -> None:
    data = document("play", DUEL, "--auto", "--json", "--seed", "7")
    assert data["book"] == "landsknecht"
    assert data["over"] is True
    assert data["events"][-1]["kind"] == "fight-over"


def test_a_saved_fight_replays_and_verifies(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    fight = document("play", DUEL, "--auto", "--json", "--seed", "7", "--save", str(file))
    again = document("replay", str(file), "--json")
    assert again["events"] == fight["events"]
    assert "hold" in run("replay", str(file), "--verify")
    checked = document("replay", str(file), "--verify", "--json")
    assert checked["verified"] is True
    assert checked["complaints"] == []
    assert "The fight is over" in run("replay", str(file))


def other_face(record: Record) -> None:
    """Another number on the first d20."""
    for entry in record.entries:
        for place, (sides, face) in enumerate(entry.faces):
            if sides == 20:
                entry.faces[place] = (sides, face % 20 + 1)
                return


def test_changed_dice_are_found_out(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    run("play", DUEL, "--auto", "--seed", "7", "--save", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(forged(lines, other_face)) + "\n", encoding="utf-8")
    checked = document("replay", str(file), "--verify", "--json", code=1)
    assert checked["verified"] is False
    assert checked["complaints"]


def test_a_changed_answer_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    run("play", DUEL, "--auto", "--seed", "7", "--save", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    entry = json.loads(lines[1])
    entry["text"] = "nothing"
    lines[1] = json.dumps(entry)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "does not match its hash" in complaint("replay", str(file))


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("a note\n", encoding="utf-8")
    assert "note.txt: line 1" in complaint("replay", str(file))
    assert "nowhere" in complaint("replay", str(tmp_path / "nowhere"))


def test_a_fight_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    screen = run("play", DUEL, "--seed", "9", "--save", str(file), typed="engine\nquit\n")
    assert "The record is in" in screen
    entries = len(file.read_text(encoding="utf-8").splitlines())
    run("play", "--record", str(file), typed="engine\nengine\n")
    assert len(file.read_text(encoding="utf-8").splitlines()) > entries
    assert "hold" in run("replay", str(file), "--verify")


def test_options_that_exclude_each_other_are_refused() -> None:
    assert "--auto" in complaint("play", DUEL, "--json")
    assert "--as" in complaint("play", DUEL, "--auto", "--as", "kurt")
    assert "--as zorro" in complaint("play", DUEL, "--as", "zorro")
    assert "--seed" in complaint("play", DUEL, "--auto", "--seed", "seven")
    assert "--language" in complaint("play", DUEL, "--auto", "--language", "xx")


def test_a_place_that_cannot_be_saved_to_is_refused_before_the_fight(tmp_path: Path) -> None:
    assert "does not exist" in complaint(
        "play", DUEL, "--auto", "--save", str(tmp_path / "no" / "f.jsonl")
    )


# rules, check


def test_a_rule_is_found_by_id_and_by_word() -> None:
    assert "LSK-CTR-03" in run("rules", "landsknecht", "lsk-ctr-03")
    assert "LSK-CHG-01" in run("rules", "landsknecht", "charg")
    assert "LSK-CHG-01" in run("rules", "LSK-CHG-01")
    assert len(document("rules", "landsknecht", "--json")["landsknecht"]) > 150
    assert "no rule" in complaint("rules", "landsknecht", "xyzzy")


def test_coverage_finds_tests_by_their_markers(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_charge.py").write_text(
        'import pytest\n\n@pytest.mark.rule("LSK-CHG-01")\ndef test_it(): ...\n', encoding="utf-8"
    )
    arguments = ("rules", "landsknecht", "--coverage", "--tests", str(tests))
    data = document(*arguments, "--json", code=1)["landsknecht"]
    rules = {rule["id"]: rule for rule in data["rules"]}
    assert rules["LSK-CHG-01"]["tests"] == ["tests/test_charge.py::test_it"]
    assert {"id", "title", "source", "status", "tests"} == set(rules["LSK-CHG-01"])
    assert "LSK-CHG-01" not in data["missing"]
    assert len(data["missing"]) == len(rules) - 1
    run(*arguments, code=1)


def test_coverage_of_a_book_that_is_not_there_is_refused(tmp_path: Path) -> None:
    said = complaint("rules", "duelling", "--coverage", "--tests", str(tmp_path))
    assert "duelling" in said
    assert "landsknecht" in said


def test_coverage_without_tests_says_where_it_looked(tmp_path: Path) -> None:
    assert "no such directory" in complaint(
        "rules", "--coverage", "--tests", str(tmp_path / "nowhere")
    )


def test_check_names_every_error_with_its_field(tmp_path: Path) -> None:
    file = tmp_path / "fight.toml"
    file.write_text('book = "landsknecht"\ntitle = 3\nsides = []\n', encoding="utf-8")
    said = complaint("check", str(file))
    assert "title" in said
    assert "sides" in said
    result = runner.invoke(app, ["check", str(file), "--json"])
    assert result.exit_code == 2
    fields = [problem["field"] for problem in json.loads(result.stdout)["problems"]]
    assert fields == ["title", "sides"]


def test_check_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "jost.toml"
    file.write_text('book = "landsknecht"\nname = 7\n', encoding="utf-8")
    said = complaint("check", str(file), "--language", "de")
    assert f"{file}: name: muss ein Text sein (gefunden: 7); setze es in Anführungszeichen" in said
    result = runner.invoke(app, ["check", str(file), "--json", "--language", "pl"])
    problems = {one["field"]: one for one in json.loads(result.stdout)["problems"]}
    assert problems["name"]["message"] == "musi być tekstem"
    assert problems["name"]["key"] == "problem-text"


def test_check_says_that_a_file_is_valid() -> None:
    assert "is valid" in run("check", str(ROOT / "bench" / "scenarios" / "landsknecht-1v1.toml"))


def test_check_knows_chains(tmp_path: Path) -> None:
    file = tmp_path / "day.toml"
    good = '[[encounters]]\nscenario = "kurt-and-hans"\n'
    file.write_text(good, encoding="utf-8")
    assert "is valid" in run("check", str(file))
    file.write_text(good + 'rest = "siesta"\n', encoding="utf-8")
    assert "no such rest `siesta`" in complaint("check", str(file))
    file.write_text('[[encounters]]\nscenery = "kurt-and-hans"\n', encoding="utf-8")
    assert "scenery" in complaint("check", str(file))


# As a process of its own.


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fechtbuch", *arguments]
    environment = {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=environment
    )


def test_the_end_of_the_input_ends_the_fight_politely() -> None:
    result = process("play", DUEL, "--seed", "7", typed="help\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "The fight was not saved." in result.stdout


def test_all_cores_give_one_document() -> None:
    result = process("simulate", DUEL, "-n", "400", "--seed", "7", "--json", "--processes", "2")
    assert result.returncode == 0
    assert json.loads(result.stdout)["fights"] == 400


def test_whoever_closes_the_pipe_early_meets_no_complaint() -> None:
    command = f"{sys.executable} -m fechtbuch rules landsknecht | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert result.stderr == ""
    assert result.stdout.strip()


@pytest.mark.parametrize("language", ["pl_PL.UTF-8", "xx", "C"])
def test_any_environment_has_words(language: str) -> None:
    environment = {**os.environ, "LC_ALL": language}
    command = [sys.executable, "-m", "fechtbuch", "--help"]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0
    assert "simulate" in result.stdout


# languages


@pytest.mark.parametrize(
    ("language", "over", "title"),
    [
        ("en", "The fight is over.", "Success roll"),
        ("fr", "Le combat est fini.", "Test de réussite"),
    ],
)
def test_a_language_may_stand_before_the_command_or_after_it(
    language: str, over: str, title: str
) -> None:
    for arguments in (
        ["--language", language, "play", DUEL, "--auto", "--seed", "1"],
        ["play", DUEL, "--auto", "--seed", "1", "--language", language],
    ):
        assert over in run(*arguments)
    assert title in run("--language", language, "rules", "GUR-DIC-01")


def test_rules_are_found_by_words_of_the_language() -> None:
    assert "GUR-MAN-03" in run("rules", "gurps", "Attaque Massive", "--language", "fr")
    found = document("rules", "gurps", "GUR-DIC-01", "--language", "fr", "--json")
    assert found["gurps"][0]["title"] == "Test de réussite"


@pytest.mark.parametrize(("language", "said"), [("de", "Kampf"), ("fr", "combat"), ("pl", "walk")])
def test_help_is_given_in_the_language_asked_for(language: str, said: str) -> None:
    helped = subprocess.run(
        [sys.executable, "-m", "fechtbuch", "--language", language, "play", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said in helped.stdout

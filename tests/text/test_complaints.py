"""Errors that people read are told in their language, though they are raised in English."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fechtbuch
from fechtbuch.text.catalogue import languages
from fechtbuch.text.complaints import in_words, sentence_of

HOME = Path(fechtbuch.__file__).parent
READ = (
    *("advise", "cli", "odds", "play", "questions", "scenario", "simulate", "tune"),
    *("table/store", "table/serve.py", "engine/record.py"),
)
"""Where errors are raised that reach somebody at a terminal or at the page."""

OWN_WORDS = {"BadInput", "ScenarioError", "Refusal", "Refused", "RecordMismatch", "KeyError"}
"""Errors that carry keys of messages instead of sentences."""

SENTENCES = {"OddsError": 1}
"""Where the sentence is not the first argument."""

INSIDE = {
    "{}: {}",
    "{}:{}: {}",
    "line 1: {}",
    "line {}: {}; it was changed",
    "{}, {}: {}",
    "choice {} of {}: {}",
    "answer {}: {}",
    "the first state is always there",
    "no role of a story: {}; there are {}",
}
"""What only puts a place before another error, or what a programmer alone can meet."""

PEOPLE = [one for one in languages() if one != "en"]


def text_of(node: ast.expr) -> str:
    """A sentence as the source has it, with `{}` for what is put in; nothing if it is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values
        )
    return ""


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence of an error that people may read, with where it stands."""
    for place in READ:
        path = HOME / place
        for source in [path] if path.is_file() else sorted(path.rglob("*.py")):
            tree = ast.parse(source.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                    continue
                name = ast.unparse(node.exc.func)
                if source.name == "paths.py" and name == "_wrong":
                    yield text_of(node.exc.args[1]) + "; known: {}", f"paths.py:{node.lineno}"
                    continue
                if name in OWN_WORDS or len(node.exc.args) <= SENTENCES.get(name, 0):
                    continue
                text = text_of(node.exc.args[SENTENCES.get(name, 0)])
                if " " in text and text not in INSIDE:
                    yield text, f"{source.relative_to(HOME)}:{node.lineno}"


def test_every_error_that_people_read_has_words() -> None:
    found = list(raised())
    assert len(found) > 90
    strange = [
        f"{place}: {text}"
        for text, place in found
        if in_words(text.replace("{}", "§"), "de") == text.replace("{}", "§")
    ]
    assert strange == [], "add the sentence to complaints.ftl, in four languages"


@pytest.mark.parametrize("language", PEOPLE)
def test_what_is_put_in_comes_out_again(language: str) -> None:
    told = in_words("x.svg: has the suffix `.foo`; use .json, .csv", language)
    assert "x.svg" in told
    assert "`.foo`" in told
    assert ".json, .csv" in told
    assert "suffix" not in told


def test_errors_within_errors_are_told_to_the_end() -> None:
    told = in_words("a.jsonl: line 3: entry 12 does not match its hash; it was changed", "de")
    assert told == (
        "a.jsonl: Zeile 3: Eintrag 12 passt nicht zu seiner Prüfsumme; er wurde verändert"
    )
    assert in_words("x: cannot be read: No such file or directory", "pl") == (
        "x: nie da się odczytać: nie ma takiego pliku ani katalogu"
    )


def test_the_longest_sentence_is_the_one_that_is_meant() -> None:
    assert sentence_of("No such command 'x'. Did you mean 'y'?") == "said-no-command-but"
    assert sentence_of("No such command 'x'.") == "said-no-command"


def test_what_nobody_knows_stays_as_it_is() -> None:
    assert in_words("Something: quite new.", "fr") == "Something: quite new."
    assert in_words("No such file or directory", "en") == "No such file or directory"

"""Nothing of English is left over in the other languages: in files, commands, errors and charts."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.rulebook.serving import contents
from fechtbuch.scenario import names
from fechtbuch.text.catalogue import languages
from fechtbuch.text.titles import title_of
from tests.text.english import HOME, english_in, files_of, left_over, prose, words

OTHERS = [one for one in languages() if one != "en"]
ROOT = Path(__file__).resolve().parents[2]
NAMES = ("people.ftl",)
"""Files of names, which are the same in every language."""

TYPED = frozenset({"build", "dist", "html", "parquet", *(one.name for one in names())})
"""What people type, wherever the words around it come from."""

BORROWED = {
    "de": """
        barrett blind block bonus browning charisma colt desert eagle gewehr gold judo karate lobby
        messer name peacemaker plan steyr aug winchester url text code usp kar min python
        instrumental
    """,
    "fr": """
        action actions bess brown browning chance charge code colt condition coup
        courage description desert direction distance distraction duel duels eagle endurance exact
        fatigue gewehr grâce initiative intelligence intelligent intuition judo licence mana menu
        messer modification modifications moment morale notes obstacle option options pages pause
        peacemaker perception plan plans points poison portrait posture protection provocation
        question regret ricochet round rounds sabre situation steyr surprise talent talents trait
        traits version winchester aug barrett bolas bonus usp kar arguments adresse
        corrosion min url instrumental
    """,
    "pl": """
        barrett bess bolas brown browning colt desert eagle enter gewehr judo karate mana menu
        messer morale peacemaker plan steyr talent winchester aug elf min ork url usp kar uzi
    """,
}
"""Words that are the same in English, so that a whole message may be."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_only_the_same_as_in_english_if_its_words_are(language: str) -> None:
    alike = set(BORROWED[language].split())
    strange = []
    for path in files_of(language):
        if path.suffix != ".ftl" or path.name in NAMES:
            continue
        english = bodies(Path(str(path).replace(f"/locale/{language}/", "/locale/en/")))
        for key, body in bodies(path).items():
            text = prose(re.sub(r"--\w+", "", body))
            if body == english.get(key) and words(text) - alike:
                strange.append(f"{path.name}: {key} = {text}")
    assert strange == []


def bodies(path: Path) -> dict[str, str]:
    """What stands under each key of a Fluent file, as it is written."""
    if not path.is_file():
        return {}
    pieces = re.split(r"^([a-zA-Z][\w-]*) *= *", path.read_text(encoding="utf-8"), flags=re.M)
    found = {key: body.strip() for key, body in zip(pieces[1::2], pieces[2::2], strict=True)}
    return {key: re.sub(r"^#.*", "", body, flags=re.M).strip() for key, body in found.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_no_file_of_a_language_has_an_english_sentence(language: str) -> None:
    found = [
        f"{path.relative_to(HOME)}: {line.strip()}"
        for path in files_of(language)
        for line in prose(path.read_text(encoding="utf-8")).splitlines()
        if english_in(line.replace("Tales and Legends", ""), language) and path.suffix == ".ftl"
    ]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_books_and_chapters_have_titles_in_the_language(language: str) -> None:
    titles = {book.key: title_of(book, language) for book in books().values()}
    assert {key for key, book in books().items() if titles[key] != book.title} == {"gurps"}
    for book in books().values():
        english, other = contents(book, "en"), contents(book, language)
        for ours, theirs in zip(english["chapters"], other["chapters"], strict=True):
            assert left_over(theirs["title"], language) == [], theirs["title"]
            assert theirs["title"] != ours["title"].upper(), "a key is no title"
        for table in other["tables"]:
            assert left_over(table["title"], language) == [], table["title"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_command_help_error_or_chart_speaks_english(language: str) -> None:
    some = [] if os.environ.get("FECHTBUCH_ALL_WORDS") else [str(OTHERS.index(language))]
    told = subprocess.run(
        [sys.executable, "-m", "tests.text.said", *some],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": f"{language}.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    said: dict[str, str] = json.loads(told.stdout)
    commands = frozenset(words(said.pop("commands"))) | TYPED
    wrong = {}
    for line, text in said.items():
        assert text.strip(), line
        if line.endswith(".svg"):
            text = " ".join(re.findall(r">([^<>]+)<", text))
        text = text.replace("Tales and Legends", "").replace("Phase Six", "")
        # What a narrow column has cut is no word of any language: `Enter…` is a boarding axe.
        text = re.sub(r"\w+…", "", text)
        found = left_over(text, language, commands) + english_in(text, language)
        if found:
            wrong[line] = found
    assert wrong == {}

"""People's own fighters in a sentence: gender and forms of their sheet, and without any."""

import json
import pickle
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.naming import GivenName
from fechtbuch.scenario import Scenario, ScenarioError, load
from fechtbuch.scenario.importing import import_file
from fechtbuch.table.sheets import form_data
from fechtbuch.text.bending import Name, functions
from fechtbuch.text.catalogue import Catalogue, languages
from fechtbuch.text.names import Names
from fechtbuch.text.pronouns import with_pronoun
from tests.gurps.sheets.test_gcs import minimal

BOOKS = sorted(books())
POLISH = {
    "genitive": "Adeli",
    "dative": "Adeli",
    "accusative": "Adelę",
    "instrumental": "Adelą",
    "locative": "Adeli",
}
NEEDED = {"landsknecht": {"wounds": 7}}


def sheet_of(book: str, **said: Any) -> dict[str, Any]:
    return {"name": "Adela", **NEEDED.get(book, {}), **said}


def names_of(book: str, language: str, **said: Any) -> Names:
    """A bout of somebody of one's own against Bo, of whom nothing is known."""
    data = books()[book].bout(sheet_of(book, **said), sheet_of(book, name="Bo"))
    fight = Scenario.from_data(data, "bout").build()
    return Names(Catalogue(language, [books()[book].package]), fight)


def name_in(book: str, language: str, **said: Any) -> Name:
    names = names_of(book, language, **said)
    return names.fighter(names.fight.roster[0])


@pytest.mark.parametrize("book", BOOKS)
def test_the_gender_of_a_sheet_reaches_the_story(book: str) -> None:
    for gender, letter, pronoun in (("male", "m", "He"), ("female", "f", "She")):
        name = name_in(book, "en", gender=gender)
        assert name.gender == letter
        assert with_pronoun("en", "Adela parries.", name) == f"{pronoun} parries."
    assert with_pronoun("de", "Adela pariert.", name_in(book, "de", gender="neuter")).startswith(
        "Es"
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", BOOKS)
def test_without_it_nobody_guesses(book: str, language: str) -> None:
    name = name_in(book, language)
    assert (str(name), name.gender, dict(name.forms)) == ("Adela", "", {})
    assert functions(language)["GENDER"](name) == "other"
    assert with_pronoun(language, "Adela x.", name) == "Adela x."


@pytest.mark.parametrize("book", BOOKS)
def test_forms_of_a_sheet_bend_the_name_in_their_language_only(book: str) -> None:
    forms = {"pl": POLISH}
    assert functions("pl")["ACC"](name_in(book, "pl", forms=forms)) == "Adelę"
    assert functions("pl")["BENDS"](name_in(book, "pl", forms=forms)) == "yes"
    assert functions("de")["BENDS"](name_in(book, "de", forms=forms)) == "no"
    assert functions("de")["GEN"](name_in(book, "de", forms=forms)) == "Adelas"


def test_articles_of_german_and_french() -> None:
    german = {
        "nominative": "der Schwarze Ritter",
        "genitive": "des Schwarzen Ritters",
        "dative": "dem Schwarzen Ritter",
        "accusative": "den Schwarzen Ritter",
    }
    french = {
        "with_article": "le Chevalier noir",
        "after_de": "du Chevalier noir",
        "after_a": "au Chevalier noir",
    }
    said = {"gender": "male", "forms": {"de": german, "fr": french}}
    rider = name_in("gurps", "de", **said)
    assert functions("de")["DAT"](rider) == "dem Schwarzen Ritter"
    assert with_pronoun("de", "Der Schwarze Ritter pariert.", rider) == "Er pariert."
    assert functions("fr")["DE"](name_in("gurps", "fr", **said)) == "du Chevalier noir"


def test_half_a_table_of_forms_is_refused_field_by_field() -> None:
    with pytest.raises(ScenarioError) as refused:
        name_in("gurps", "pl", forms={"pl": {"genitive": "Adeli"}})
    fields = {problem.field.rpartition(".")[2] for problem in refused.value.problems}
    assert {"dative", "accusative", "instrumental", "locative"} <= fields


def test_another_name_is_another_person() -> None:
    data = {
        "book": "landsknecht",
        "title": "Three",
        "sides": [
            {"name": "One", "fighters": [{"use": "ilse"}]},
            {"name": "Two", "fighters": [{"use": "ilse", "name": "Bo"}]},
            {"name": "Three", "fighters": [{"use": "ilse", "name": "Jo", "gender": "male"}]},
        ],
    }
    fight = Scenario.from_data(data, "three").build()
    names = Names(Catalogue("en", ["fechtbuch.books.landsknecht"]), fight)
    assert [names.fighter(one).gender for one in fight.roster[:3]] == ["f", "", "m"]


def test_whoever_comes_in_by_edict_is_known_as_well() -> None:
    fight = load("kurt-and-hans").build()
    assert fight.recruiter is not None
    side = fight.sides[0].slug
    fight.recruiter.recruit(fight, {"side": side, **sheet_of("landsknecht", gender="female")})
    names = Names(Catalogue("en", ["fechtbuch.books.landsknecht"]), fight)
    assert names.fighter(fight.roster[-1]).gender == "f"


def test_a_copied_fight_knows_them_and_its_data_are_those_of_before() -> None:
    names = names_of("gurps", "en", gender="female", forms={"pl": POLISH})
    twin = names.fight.copy()
    assert Names(names.catalogue, twin).fighter(twin.roster[0]).gender == "f"
    plain = names_of("gurps", "en", male=False).fight
    assert json.dumps(twin.to_data()) == json.dumps(plain.to_data())


def test_a_given_name_travels_to_other_processes() -> None:
    name = pickle.loads(pickle.dumps(GivenName("Adela", "f", {"pl": {"acc": "Adelę"}})))
    assert (str(name), name.gender, name.forms["pl"]["acc"]) == ("Adela", "f", "Adelę")


@pytest.mark.parametrize("book", BOOKS)
def test_tables_have_a_column_for_it(book: str) -> None:
    column, value = next(iter(NEEDED.get(book, {"notes": "x"}).items()))
    forms = ",".join(f"forms.pl.{case}" for case in POLISH)
    header = f"name,gender,{column},{forms}"
    row = f"Adela,female,{value},{','.join(POLISH.values())}"
    (found,) = import_file(f"{header}\n{row}\n".encode(), "people.csv", book)
    assert found.sheet["gender"] == "female"
    assert found.sheet["forms"] == {"pl": POLISH}


@pytest.mark.parametrize(
    ("said", "gender", "male"),
    [
        ("Female", "female", False),
        ("weiblich", "female", False),
        ("Kobieta", "female", False),
        ("Male", "male", None),
        ("homme", "male", None),
        ("none", None, None),
        ("", None, None),
    ],
)
def test_a_foreign_sheet_brings_its_gender_along(
    said: str, gender: str | None, male: bool | None
) -> None:
    data = minimal(profile={"name": "Tester", "gender": said})
    (found,) = import_file(json.dumps(data).encode(), "tester.gcs")
    assert (found.sheet.get("gender"), found.sheet.get("male")) == (gender, male)


def test_a_woman_of_gurps_has_no_male_body_unless_it_is_said() -> None:
    def male(**said: Any) -> bool:
        fighter: Any = names_of("gurps", "en", **said).fight.roster[0]
        return bool(fighter.block.male)

    assert [male(), male(gender="female"), male(gender="female", male=True)] == [True, False, True]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("book", BOOKS)
def test_the_editor_has_a_field_for_it_in_words(book: str, language: str) -> None:
    form = form_data(book, language)
    root = form["form"]
    fields = {one["name"]: one for one in root.get("variants", [root])[0]["fields"]}
    assert fields["gender"]["node"]["values"] == ["male", "female", "neuter"]
    assert fields["forms"]["later"]
    labels = {"en": "Gender", "de": "Geschlecht", "fr": "Genre", "pl": "Rodzaj"}
    words = {"en": "female", "de": "weiblich", "fr": "féminin", "pl": "żeński"}
    assert (form["labels"]["gender"], form["words"]["female"]) == (
        labels[language],
        words[language],
    )

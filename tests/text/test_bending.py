"""Names in a sentence: their forms, and what is right without any."""

import json

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fechtbuch.text.bending import CASES, Name, functions, in_case

MESSAGES = """
attacks = { $actor } → { ACC($target) }
of = { GEN($actor) } / { DE($actor) } / { A($actor) }
fell = { GENDER($actor) ->
    [f] she
    [m] he
   *[other] they
 } fell
careful = { BENDS($target) ->
    [yes] { ACC($target) }
   *[no] ({ $target })
 }
begins = { CAP($actor) }
"""

BOY = Name("der Müllerbursche", {"acc": "den Müllerburschen"}, "m")


def said(language: str, key: str, **arguments: object) -> str:
    bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
    bundle.add_resource(FluentResource(MESSAGES))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, arguments)
    assert not faults
    return str(text)


def test_a_message_asks_for_a_form() -> None:
    assert said("de", "attacks", actor="Bertha", target=BOY) == "Bertha → den Müllerburschen"


def test_a_number_stands_behind_every_form() -> None:
    brigand = Name("Zbójca", {"acc": "Zbójcę"}, "m").followed_by(" 2")
    assert brigand == "Zbójca 2"
    assert said("pl", "attacks", actor="Jan", target=brigand) == "Jan → Zbójcę 2"
    assert brigand.gender == "m"


def test_a_name_of_ones_own_stays_as_it_is() -> None:
    assert said("pl", "attacks", actor="Jan", target="Kurt") == "Jan → Kurt"
    assert said("pl", "attacks", actor="Jan", target=Name("Kurt")) == "Jan → Kurt"


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("fr", "Aldric", "Aldric / d’Aldric / à Aldric"),
        ("fr", "Élodie", "Élodie / d’Élodie / à Élodie"),
        ("fr", "Kurt", "Kurt / de Kurt / à Kurt"),
        ("de", "Kurt", "Kurts / Kurt / Kurt"),
        ("de", "Hans", "Hans’ / Hans / Hans"),
        ("en", "Kurt", "Kurt’s / Kurt / Kurt"),
        ("pl", "Kurt", "Kurt / Kurt / Kurt"),
    ],
)
def test_what_needs_no_entry(language: str, name: str, text: str) -> None:
    assert said(language, "of", actor=name) == text


def test_words_follow_the_gender_and_are_neutral_without_one() -> None:
    assert said("en", "fell", actor=Name("Ilse", {}, "f")) == "she fell"
    assert said("en", "fell", actor=BOY) == "he fell"
    assert said("en", "fell", actor=Name("Grom")) == "they fell"
    assert said("en", "fell", actor="Grom") == "they fell"


def test_a_message_may_avoid_what_it_cannot_bend() -> None:
    assert said("pl", "careful", target=BOY) == "den Müllerburschen"
    assert said("pl", "careful", target="Kurt") == "(Kurt)"


def test_an_article_is_large_where_a_sentence_begins() -> None:
    assert said("de", "begins", actor=BOY) == "Der Müllerbursche"


@pytest.mark.parametrize("case", CASES)
def test_no_form_of_nobody_fails(case: str) -> None:
    for language in ("en", "de", "fr", "pl"):
        assert isinstance(in_case(language, case, ""), str)


def test_a_name_is_written_like_text() -> None:
    assert json.dumps({"name": BOY}) == '{"name": "der M\\u00fcllerbursche"}'

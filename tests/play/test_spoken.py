"""The words that are shown are understood, in every language; so are their beginnings."""

from typing import Any

import pytest

from fechtbuch.cli.common import catalogue_for
from fechtbuch.engine.choices import Option, Question, Refusal, Slot
from fechtbuch.engine.edicts import decree
from fechtbuch.play.spoken import fold, meant, somebody, spoken
from fechtbuch.scenario import load
from fechtbuch.table.whynot import why_not
from fechtbuch.testing.conformance.playing import session
from fechtbuch.text import Storyteller
from fechtbuch.text.names import Names, item_names
from tests.landsknecht.scenes import man, scene
from tests.phase_six.stage import stage, who

FIGHTS = (
    "gurps/three-brigands",
    "landsknecht/kurt-and-hans",
    "phase-six/marek-and-grom",
    "tales-and-legends/duel-of-honour",
)
LANGUAGES = ("en", "de", "fr", "pl")


class Reader:
    """Somebody who reads the first question of a fight in a language."""

    def __init__(self, name: str, language: str) -> None:
        scenario = load(name)
        table, _ = session(name, 3)
        self.question: Question = table.pending[0]
        catalogue = catalogue_for(scenario.rulebook, language)
        self.names = Names(catalogue, table.fight, item_names(scenario.rulebook))

    def label(self, slot: Slot, value: str) -> str:
        return self.names.value(slot.name, slot.kind, value)

    def says(self, text: str) -> str | None:
        return spoken(self.question, text, self.label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIGHTS)
def test_every_verb_that_is_shown_is_understood_as_it_is_shown(name: str, language: str) -> None:
    reader = Reader(name, language)
    slot = reader.question.slot({})
    assert slot is not None
    labels = [fold(reader.label(slot, value)) for value in slot.values()]
    for value, label in zip(slot.values(), labels):
        if labels.count(label) == 1:
            assert meant(slot, label.upper(), reader.label) == value


def test_a_beginning_is_enough_where_it_is_of_one_word_only() -> None:
    words = {"charge": "szarża", "shoot": "strzał", "step": "krok", "step-back": "krok w tył"}
    slot = Slot("verb", "verb", [Option(verb) for verb in words])

    def shown(_: Slot, value: str) -> str:
        return words[value]

    assert meant(slot, "sza", shown) == "charge"
    assert meant(slot, "Strz", shown) == "shoot"
    assert meant(slot, "s", shown) is None
    assert meant(slot, "krok", shown) == "step"
    assert meant(slot, "krok w", shown) == "step-back"
    assert meant(slot, "end", shown) is None


def test_whole_choices_are_said_in_the_words_of_the_language() -> None:
    german = Reader("landsknecht/kurt-and-hans", "de")
    german.question = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")]).question
    german.names.fight = german.question.fight
    slot = german.question.slot({})
    assert slot is not None
    attack = german.label(slot, "attack")
    said = german.says(f"{attack} Hans")
    assert said is not None
    assert said.startswith("attack target=hans")
    assert german.says(f"{attack} Niemand") is None
    assert german.says("Unsinn") is None


def far_off(language: str, *others: dict[str, Any]) -> Reader:
    """Kurt is asked; Hans stands before him, Ilse far behind."""
    reader = Reader("landsknecht/kurt-and-hans", language)
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted"), man("ilse", 30), *others])
    reader.question = begun.question
    reader.names.fight = begun.question.fight
    return reader


@pytest.mark.parametrize("name", ["Ilse", "ilse", "ILSE"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_named_and_cannot_be_meant_is_refused_with_the_reason(
    language: str, name: str
) -> None:
    reader = far_off(language)
    slot = reader.question.slot({})
    assert slot is not None
    with pytest.raises(Refusal) as found:
        reader.says(f"{reader.label(slot, 'attack')} {name}")
    assert (found.value.reason, found.value.rules) == ("out-of-reach", ["LSK-MOV-07"])
    for foes in (reader.question, far_off(language, man("bertha", 2, 0, "acted")).question):
        asked = why_not(foes, "attack", name, Storyteller(reader.names))
        assert asked["rules"] == ["LSK-MOV-07"]
        assert "Ilse" in asked["text"]


def test_nobody_is_named_whom_the_side_does_not_know_of() -> None:
    reader = far_off("en")
    target = reader.question.slot({"verb": "attack"})
    assert target is not None
    assert somebody(reader.question, target, "ilse", reader.label) == "ilse"
    decree(reader.question.fight, {"verb": "hide", "fighter": "ilse", "side": "ours"})
    assert somebody(reader.question, target, "ilse", reader.label) is None
    assert reader.says("attack ilse") is None


def test_accents_capitals_and_spaces_do_not_matter() -> None:
    assert fold("  Szarża  ŁUKIEM ") == "szarza lukiem"


def test_free_text_takes_all_words_that_are_left() -> None:
    english = Reader("phase-six/marek-and-grom", "en")
    judged = stage([who("marek", 0)], [who("grom", 9)], scene={"referee": True}).play()
    english.question, english.names.fight = judged.question, judged.fight
    assert english.says("something else lift the gate") == 'improvise text="lift the gate"'

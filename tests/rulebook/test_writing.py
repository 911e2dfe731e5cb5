"""How texts are read, glossaries kept and examples reckoned."""

from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.rulebook.checking import faults, sentences
from fechtbuch.rulebook.copying import Sources
from fechtbuch.rulebook.examples import ReckoningError, reckon_file
from fechtbuch.rulebook.glossary import Glossary, Term, read_glossary
from fechtbuch.rulebook.reading import (
    NUMBER,
    RULE,
    STRONG,
    TERM,
    TEXT,
    Piece,
    WritingError,
    read_page,
    read_paragraph,
)
from fechtbuch.rulebook.texts import number_text, page_of, text_of

PAGE = """# Charge

Of running.

## LSK-CHG-01

A [run](running) that **hurts**, see LSK-CHG-02
or [this](LSK-CHG-03).

> It does {kurt.harm}, with {kurt.open:+}.
"""


def test_a_page_has_a_title_an_introduction_and_texts() -> None:
    page = read_page(PAGE)
    assert page.title == "Charge"
    assert [one.plain for one in page.intro] == ["Of running."]
    told, example = page.rules["LSK-CHG-01"]
    assert told.pieces == (
        Piece(TEXT, "A "),
        Piece(TERM, "run", "running"),
        Piece(TEXT, " that "),
        Piece(STRONG, "hurts"),
        Piece(TEXT, ", see "),
        Piece(RULE, "LSK-CHG-02", "LSK-CHG-02"),
        Piece(TEXT, " or "),
        Piece(RULE, "this", "LSK-CHG-03"),
        Piece(TEXT, "."),
    )
    assert example.example
    assert example.pieces[1] == Piece(NUMBER, "", "kurt.harm")
    assert example.pieces[3] == Piece(NUMBER, ":+", "kurt.open")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("No title.", "no title"),
        ("# One\n# Two", "a second title"),
        ("# One\n## LSK-1", "is no id"),
        ("# One\n## LSK-CHG-01\n## LSK-CHG-01", "has a text already"),
        ("# One\n### Three", "headings"),
        ("# One\n\nA [link]( nowhere ).", "mean nothing"),
    ],
)
def test_what_cannot_be_read_says_where(written: str, problem: str) -> None:
    with pytest.raises(WritingError, match=problem):
        read_page(written, "chg.md")


def test_what_matters_most_may_have_links_in_it() -> None:
    told = read_paragraph(["It costs **1 [HP](hit-points) as well**, see **GUR-INJ-05**."])
    assert told.plain == "It costs 1 HP as well, see GUR-INJ-05."
    assert [(piece.kind, piece.text) for piece in told.pieces] == [
        (TEXT, "It costs "),
        (STRONG, "1 "),
        (TERM, "HP"),
        (STRONG, " as well"),
        (TEXT, ", see "),
        (RULE, "GUR-INJ-05"),
        (TEXT, "."),
    ]


def test_numbers_are_put_in_as_people_write_them() -> None:
    assert number_text(-2, False, "en") == "−2"
    assert number_text(2, True, "en") == "+2"
    assert number_text("91/160", False, "en") == "57%"
    assert number_text("91/160", False, "de") == "57\N{NO-BREAK SPACE}%"
    assert number_text("1/1000", False, "en") == "<1%"
    assert number_text("1", False, "en") == "100%"


def test_the_numbers_of_an_example_stand_in_the_text() -> None:
    example = text_of(books()["landsknecht"], "en", "LSK-CHG-04")[-1]
    assert example.example
    assert "are 22 points in a charge, and 15 at a table" in example.plain


def test_a_language_without_the_chapter_reads_english() -> None:
    page = page_of(books()["landsknecht"], "xx", "chg")
    assert page is not None
    assert page.title == "Charge"


def test_sentences_are_counted_by_their_ends() -> None:
    assert sentences([read_paragraph(["One. Two: still two! At 1.5 three?"])]) == 3


SCENE = {
    "opening": "d6=5",
    "options": {"morale": False},
    "sides": [
        {"name": "Ours", "fighters": [{"use": "kurt", "at": [0, 0]}]},
        {"name": "Theirs", "fighters": [{"use": "hans", "at": [1, 0]}]},
    ],
}
BLOW = {
    "scene": "near",
    "play": ["kurt: attack hans weapon=messer", "hans: none"],
    "dice": "d20=6 d8=3",
    "steps": 0,
}


def test_every_kind_of_number_can_be_asked_for() -> None:
    asked = {
        "need": "number attack actor=kurt",
        "skill": "part attack attacker-weapon-skill",
        "none": "part attack charging",
        "die": "roll attack",
        "both": "result attack",
        "harm": "event wounded amount target=hans",
        "limit": "event full-hit limit",
        "times": "count wounded target=hans",
        "left": "fighter hans wounds",
        "chance": "chance wounded target=hans",
    }
    data = {"scenes": {"near": SCENE}, "X-Y-01": {"kurt": {**BLOW, "numbers": asked}}}
    assert reckon_file(data, "landsknecht")["X-Y-01"] == {
        "kurt.need": 15,
        "kurt.skill": 4,
        "kurt.none": 0,
        "kurt.die": 6,
        "kurt.both": 21,
        "kurt.harm": 9,
        "kurt.limit": 11,
        "kurt.times": 1,
        "kurt.left": 3,
        "kurt.chance": "3/4",
    }


def test_an_event_tells_what_it_was_measured_against() -> None:
    yard = {
        "opening": "d20=19 d20=2",
        "sides": [
            {"name": "Ours", "fighters": [{"use": "guard", "slug": "guard", "at": [0, 0]}]},
            {"name": "Theirs", "fighters": [{"use": "veteran", "slug": "veteran", "at": [1, 0]}]},
        ],
    }
    blow = {"scene": "yard", "play": ["guard: attack veteran short-spear"], "dice": "d20=2"}
    asked = {"defence": "against attacked target=veteran"}
    data = {"scenes": {"yard": yard}, "X-Y-01": {"guard": {**blow, "numbers": asked}}}
    assert reckon_file(data, "tales-and-legends")["X-Y-01"] == {"guard.defence": 26}
    turn = {**blow, "numbers": {"x": "against turn"}}
    with pytest.raises(ReckoningError, match="measured against nothing"):
        reckon_file({"scenes": {"yard": yard}, "X-Y-01": {"guard": turn}}, "tales-and-legends")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"numbers": {"x": "number parry"}}, "no such event"),
        ({"numbers": {"x": "guess attack"}}, "asks for nothing"),
        ({"dice": "d20=6"}, "no scripted die is left"),
        ({"dices": "d20=6"}, "unknown: dices"),
        ({"refused": {"hans: attack kurt": "LSK-MOV-04"}}, "X-Y-01.kurt"),
    ],
)
def test_an_example_that_does_not_hold_is_an_error(change: dict[str, object], problem: str) -> None:
    data = {"scenes": {"near": SCENE}, "X-Y-01": {"kurt": {**BLOW, **change}}}
    with pytest.raises(ReckoningError, match=problem):
        reckon_file(data, "landsknecht")


def test_a_glossary_knows_its_forms_and_what_must_not_stand_there(tmp_path: Path) -> None:
    source = tmp_path / "glossary.toml"
    source.write_text(
        '[parry]\nterm = "parry"\nforms = ["parries"]\nnever = ["ripost*", "block"]\n'
        'means = "Turning a blow aside."\nrule = "LSK-PAR-01"\n',
        encoding="utf-8",
    )
    glossary = read_glossary(source)
    assert glossary["parry"].shows("Parries")
    assert not glossary["parry"].shows("parried")
    assert [word for word, _ in glossary.offences("He ripostes, but blocks nothing.")] == [
        "ripost*"
    ]
    assert [word for word, _ in glossary.offences("A Block.")] == ["block"]


def test_what_is_wrong_with_a_chapter_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    book = books()["landsknecht"]
    assert faults(book, "en", "chg") == []
    page = page_of(book, "en", "chg")
    assert page is not None
    wrong = read_page(
        '# Charge\n\nOf running.\n\n## LSK-CHG-02\n\nSee LSK-XXX-99 and [it](nothing), "so".\n\n'
        "## LSK-CHG-01\n\nOne. [Loading](charge) takes hit points. LSK-CHG-01 has {a.b}.\n"
    )
    monkeypatch.setattr("fechtbuch.rulebook.checking.written_page", lambda *_: wrong)
    monkeypatch.setattr("fechtbuch.rulebook.checking.page_of", lambda *_: wrong)
    told = "\n".join(faults(book, "en", "chg"))
    for problem in (
        "LSK-CHG-03: has no text",
        "LSK-CHG-02: 1 sentences; 2 to 5 are wanted",
        "LSK-CHG-02: links to LSK-XXX-99, which is no rule",
        "LSK-CHG-02: the glossary has no term 'nothing'",
        "LSK-CHG-02: typewriter's signs",
        "LSK-CHG-01: 'Loading' is neither the term 'charge' nor one of its forms",
        "LSK-CHG-01: 'hit point*' must not be used; the term is 'Wounds'",
        "LSK-CHG-01: links to itself",
        "LSK-CHG-01: no example gives the number 'a.b'",
        "LSK-CHG-01: the example's number 'kurt.harm' is not used",
    ):
        assert problem in told


def test_a_translation_marks_what_english_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    book = books()["landsknecht"]
    page = read_page("# Sturm\n\nVom Laufen.\n\n## LSK-CHG-01\n\nEr läuft. Er trifft.\n")
    english = page_of(book, "en", "chg")

    def which(_: object, language: str, __: str) -> object:
        return english if language == "en" else page

    monkeypatch.setattr("fechtbuch.rulebook.checking.written_page", which)
    monkeypatch.setattr("fechtbuch.rulebook.checking.page_of", which)
    told = "\n".join(faults(book, "de", "chg"))
    assert "a wide space" not in told
    assert "LSK-CHG-01: the English text has the term 'combat-move', this one has not" in told
    assert "LSK-CHG-01: the English text has the link 'LSK-MOV-04', this one has not" in told


def test_french_has_narrow_spaces_before_its_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    book = books()["landsknecht"]
    narrow, wide = (
        read_page(f"# Charge\n\nOn court.\n\n## LSK-CHG-01\n\nIl court{space}: vite. Il frappe.\n")
        for space in ("\N{NARROW NO-BREAK SPACE}", " ")
    )
    for page, found in ((narrow, False), (wide, True)):
        monkeypatch.setattr("fechtbuch.rulebook.checking.written_page", lambda *_, it=page: it)
        monkeypatch.setattr("fechtbuch.rulebook.checking.page_of", lambda *_, it=page: it)
        told = "\n".join(faults(book, "fr", "chg"))
        assert ("LSK-CHG-01: a wide space where French has a narrow one" in told) is found


def test_eight_words_in_a_row_are_copied_terms_and_numbers_apart() -> None:
    source = "The knight rides 30 feet at the foe and then he strikes with a long lance."
    assert Sources([source]).copied("He rides 10 feet at the foe and then he strikes hard.")
    assert not Sources([source]).copied("He rides at the foe and strikes with a lance.")
    apart = frozenset({"foe", "strikes"})
    assert not Sources([source], apart).copied("feet at the foe and then he strikes with nothing")


def test_terms_show_themselves() -> None:
    glossary = Glossary({"aim": Term("aim", "aim", "Looking along the barrel.")})
    assert glossary["aim"].shows("Aim")
    assert glossary.offences("anything") == []

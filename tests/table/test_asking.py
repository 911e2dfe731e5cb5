"""Questions for the page: what is asked, what goes without saying, and how choices are called."""

import re
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import pytest

from fechtbuch.books.struck import FIGURE
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Slot
from fechtbuch.scenario import load
from fechtbuch.table import room
from fechtbuch.table.access import Eyes
from fechtbuch.table.veil import names_for
from fechtbuch.text.choosing import choice_label
from tests.table.kit import House, Person, Table, delegate, long_duel


def test_what_is_usually_left_out_is_not_asked_for_and_can_be_left_out_again(home: House) -> None:
    table = home.table("three-brigands", seats=[{"name": "Anna", "side": "veteran"}])
    while not any(one["kind"] == "turn" for one in table.state("Anna")["questions"]):
        table.do("referee", delegate(table.state()))
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        question = anna.state["questions"][0]
        wanted = {"type": "options", "question": question["id"], "partial": "attack"}
        plain = anna.ask(wanted, "options")["next"]
        assert plain["complete"], "nobody has to kneel to attack"
        changed = anna.ask({**wanted, "change": "way"}, "options")["next"]["slot"]["options"]
        assert [option["value"] for option in changed] == ["", "kneel"]
        back = anna.ask({**wanted, "partial": changed[0]["text"]}, "options")["next"]
        assert back["text"] == plain["text"]


class Strike(Question):
    """A strike at somebody, with what may be said of it."""

    SLOTS = (
        Slot(VERB, "verb", [Option("strike")], None),
        Slot("target", "fighter", [Option("brigand")], None),
        Slot("weapon", "item", [Option("broadsword"), Option("dagger")], "broadsword"),
        Slot("deceptive", "number", [Option("0"), Option("1")], "0"),
        Slot("telegraphic", "word", [Option("no"), Option("yes")], "no"),
    )

    def slot(self, partial: Partial) -> Slot | None:
        """The next that was not filled."""
        return next((slot for slot in self.SLOTS if slot.name not in partial), None)

    def default(self) -> Choice:
        """Not asked for here."""
        return Choice("strike")


def called(text: str) -> str:
    scenario = load("three-brigands")
    fight = scenario.build()
    names = names_for(scenario.rulebook, fight, "en", Eyes((-1,), True))
    question = Strike("attack", fight, 0, fight.roster[0])
    return choice_label(names, question, text)


def test_a_choice_is_called_by_what_is_special_about_it() -> None:
    plain = "strike target=brigand weapon=broadsword deceptive=0 telegraphic=no"
    assert called(plain) == "strike: Brigand 1"
    assert called(plain.replace("broadsword", "dagger")) == "strike: Brigand 1, dagger"


def test_a_number_or_a_yes_is_called_by_the_name_of_its_slot() -> None:
    special = "strike target=brigand weapon=broadsword deceptive=1 telegraphic=yes"
    assert called(special) == "strike: Brigand 1, deception 1, telegraphic"


def test_what_is_asked_of_a_side_goes_to_one_seat(home: House) -> None:
    """Two play the travellers; who of them is next is asked of one."""
    seats = [
        {"name": "Anna", "fighters": ["marta", "kurt"]},
        {"name": "Bela", "fighters": ["witch-hunter", "field-chaplain"]},
    ]
    table = home.table("ambush-in-the-dark", seats=seats, engine=["robbers"])
    for _ in range(20):
        asked = {name: table.state(name)["questions"] for name in ("Anna", "Bela")}
        if any(one["kind"] == "next" for found in asked.values() for one in found):
            break
        table.do("referee", delegate(table.state()))
    mine = [one["kind"] for found in asked.values() for one in found if one["mine"]]
    assert mine == ["next"]


def hears_of_it(person: Person, asked: bool) -> None:
    """Listen until somebody is asked who is next, or is not any more."""

    def now() -> bool:
        return any(one["kind"] == "next" and one["mine"] for one in person.state["questions"])

    while now() is not asked:
        person.hear()


def test_who_is_away_is_not_waited_for_with_what_is_asked_of_a_side(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes to the next seat of the side, then to the game master; and back."""
    monkeypatch.setattr(room, "AWAY_SECONDS", 0.05)
    seats = [
        {"name": "Anna", "fighters": ["witch-hunter", "field-chaplain"]},
        {"name": "Bela", "fighters": ["marta", "kurt"]},
    ]
    table = home.table("ambush-in-the-dark", seats=seats, engine=["robbers"])
    for _ in range(20):
        if any(one["kind"] == "next" for one in table.state()["questions"]):
            break
        table.do("referee", delegate(table.state()))
    with ExitStack() as house:
        master, bela = Person(table, "referee", house), Person(table, "Bela", house)
        for _ in range(2):
            with ExitStack() as visit:
                anna = Person(table, "Anna", visit)
                hears_of_it(anna, True)
                hears_of_it(bela, False)
            hears_of_it(bela, True)
        bela.socket.close()
        hears_of_it(master, True)


def asked(table: Table, people: Sequence[str], kind: str) -> dict[str, Any]:
    """The first question of a kind that is put to somebody of these."""
    for _ in range(60):
        for who in people:
            for one in table.state(who)["questions"]:
                if one["kind"] == kind:
                    found: dict[str, Any] = one
                    return found
        table.do("referee", delegate(table.state()))
    raise AssertionError(f"nobody is asked: {kind}")


def test_a_defence_tells_where_the_blow_goes_and_what_protects_there(home: House) -> None:
    seats = [{"name": "Anna", "side": "veteran"}]
    table = home.table("three-brigands", seats=seats, engine=["brigands"])
    question = asked(table, ["Anna"], "defence")
    struck = question["struck"]
    told = [line["text"] for line in table.http("Anna", "GET", "/log").json()["lines"]]
    assert f"attacks Veteran with the {question['weapon']}: {struck['place']}." in " ".join(told)
    assert struck["parts"]
    assert set(struck["parts"]) <= set(FIGURE)
    assert struck["armour"] >= 0
    assert re.fullmatch(r"\dd6([+-]\d)? [a-z]+", struck["damage"])


def test_the_harm_of_a_blow_is_a_number_of_the_foe(home: House) -> None:
    seats = [{"name": "Anna", "side": "veteran"}]
    table = home.table("three-brigands", seats=seats, engine=["brigands"], reveal="own")
    struck = asked(table, ["Anna"], "defence")["struck"]
    assert struck["place"], "the log tells it"
    assert struck["damage"] == ""
    referee = next(one for one in table.state()["questions"] if one["kind"] == "defence")
    assert referee["struck"]["damage"] != ""


@pytest.mark.parametrize(("reveal", "told"), [("all", True), ("own", False)])
def test_what_follows_from_the_numbers_of_a_foe_is_told_with_them(
    home: House, reveal: str, told: bool
) -> None:
    """In Tales and Legends no event says whether a blow goes for the head."""
    data = load("hammer-and-plate").to_data()
    data["map"] = {"bounds": [0, 0, 17, 13]}
    for side, place in zip(data["sides"], ([4, 4], [5, 4])):
        side["fighters"][0]["at"] = place
    people = [side["fighters"][0]["slug"] for side in data["sides"]]
    seats = [{"name": name, "fighters": [slug]} for name, slug in zip("AB", people)]
    table = home.table(data, seats=seats, reveal=reveal)
    first = table.state()["questions"][0]
    table.do("referee", {"do": "answer", "question": first["id"], "text": "parry", "loose": True})
    table.do(
        "referee",
        {"do": "answer", "question": asked(table, ["referee"], "turn")["id"], "text": "done"},
    )
    found = asked(table, "AB", "defend")
    assert (found["struck"] is not None) is told
    if told:
        assert found["struck"]["place"] == "body"
        assert "right-leg" in found["struck"]["parts"]
        assert "head" not in found["struck"]["parts"]


def test_books_without_parts_of_the_body_tell_of_none(home: House) -> None:
    data = long_duel()
    for side, place in zip(data["sides"], ([5, 5], [6, 5])):
        side["fighters"][0]["at"] = place
    table = home.table(data, seats=[{"name": "Anna", "side": "kurt"}], engine=["hans"])
    assert asked(table, ["Anna"], "answer")["struck"] is None

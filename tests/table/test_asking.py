"""Questions for the page: what is asked, what goes without saying, and how choices are called."""

from contextlib import ExitStack

import pytest

from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Slot
from fechtbuch.scenario import load
from fechtbuch.table import room
from fechtbuch.table.access import Eyes
from fechtbuch.table.veil import names_for
from fechtbuch.text.choosing import choice_label
from tests.table.kit import House, Person, delegate


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

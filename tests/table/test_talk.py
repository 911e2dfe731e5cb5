"""What people say to one another, what is handed out, noted and pointed at."""

from contextlib import ExitStack

import pytest

from fechtbuch.scenario import load
from fechtbuch.table.store.talk import KEPT_LINES, Said, audience_of
from tests.table.kit import Data, House, Person, Table


def seated(home: House) -> Table:
    seats = [
        {"name": "Anna", "fighters": ["kurt"]},
        {"name": "Bela", "fighters": ["hans"]},
        {"name": "Cleo", "fighters": []},
        {"name": "Dora", "fighters": []},
    ]
    return home.table("kurt-and-hans", seats=seats)


def catch_up(person: Person) -> None:
    """Hear everything that was sent, refusals too."""
    person.say({"type": "ping"})
    person.until(lambda one: one["type"] == "pong")


def heard(person: Person) -> list[Data]:
    """All lines that somebody has been sent by now."""
    catch_up(person)
    return [line for one in person.heard if one["type"] == "talk" for line in one["lines"]]


def say(person: Person, text: str, **more: object) -> list[Data]:
    """Say something; what was refused of it."""
    person.say({"type": "say", "text": text, **more})
    before = len(person.heard)
    catch_up(person)
    return [one for one in person.heard[before:] if one["type"] == "refused"]


def test_a_line_reaches_those_for_whom_it_is_and_nobody_else(home: House) -> None:
    table = seated(home)
    with ExitStack() as stack:
        names = ("Anna", "Bela", "Cleo", "referee", "spectator")
        anna, bela, cleo, master, watcher = (Person(table, one, stack) for one in names)
        assert say(anna, "to all") == []
        assert say(anna, "for Bela alone", to=["s2"]) == []
        assert say(cleo, "for the master", to=["referee"]) == []
        assert [one["text"] for one in heard(anna)] == ["to all", "for Bela alone"]
        assert [one["text"] for one in heard(bela)] == ["to all", "for Bela alone"]
        assert [one["text"] for one in heard(cleo)] == ["to all", "for the master"]
        assert [one["text"] for one in heard(master)] == ["to all", "for the master"]
        assert [one["text"] for one in heard(watcher)] == ["to all"]
        line = heard(bela)[1]
        assert (line["by"], line["name"], line["mine"], line["to"]) == ("s1", "Anna", False, ["s2"])
    with ExitStack() as stack:
        again = heard(Person(table, "Cleo", stack))
        assert [one["text"] for one in again] == ["to all", "for the master"]


def test_whispers_do_not_push_out_what_was_said_to_all(home: House) -> None:
    table = seated(home)
    talk = home.services.hub.talk
    talk.keep(table.id, Said("s1", (), "", "first"))
    for number in range(KEPT_LINES + 5):
        talk.keep(table.id, Said("s1", audience_of(["s2"], "s1"), "", f"psst {number}"))
    kept = talk.after(table.id, 0)
    assert [one.text for one in kept if not one.audience] == ["first"]
    assert len(kept) == KEPT_LINES + 1
    assert kept[1].text == "psst 5"


def test_who_is_muted_says_nothing_and_only_the_game_master_mutes(home: House) -> None:
    table = seated(home)
    assert table.command("Bela", {"do": "seat", "seat": "s2", "muted": False}).status_code == 403
    table.do("referee", {"do": "seat", "seat": "s1", "muted": True})
    shown = {who: table.state(who)["seats"][0]["muted"] for who in ("referee", "Anna", "Bela")}
    assert shown == {"referee": True, "Anna": True, "Bela": False}
    with ExitStack() as stack:
        anna, bela = Person(table, "Anna", stack), Person(table, "Bela", stack)
        assert say(anna, "hello")[0]["problem"]["code"] == "muted"
        assert heard(bela) == []


def test_what_may_not_be_said_is_refused(home: House) -> None:
    table = seated(home)
    with ExitStack() as stack:
        anna, watcher = Person(table, "Anna", stack), Person(table, "spectator", stack)
        refused = [
            say(anna, "x" * 1001),
            say(anna, "   "),
            say(anna, "to nobody", to=["s9"]),
            say(anna, "A letter", title="From the king"),
            say(watcher, "hello"),
        ]
        codes = [one[0]["problem"]["code"] for one in refused]
        assert codes == ["said-too-long", "invalid", "seat-unknown", "not-allowed", "not-allowed"]
        many = [say(anna, f"line {number}") for number in range(10)]
        assert {one["problem"]["code"] for some in many for one in some} == {"too-many-requests"}


def test_the_game_master_hands_out_and_notes(home: House) -> None:
    table = seated(home)
    with ExitStack() as stack:
        master, anna, bela = (Person(table, one, stack) for one in ("referee", "Anna", "Bela"))
        assert say(master, "x" * 5000, title="A map", to=["s1"]) == []
        assert [one["title"] for one in heard(anna)] == ["A map"]
        assert heard(bela) == []
    assert table.http("referee", "PUT", "/notes", json={"text": "They lie."}).status_code == 204
    assert table.http("referee", "GET", "/notes").json() == {"text": "They lie."}
    for who in ("Anna", "spectator", "replay"):
        assert table.http(who, "GET", "/notes").status_code == 403
        assert table.http(who, "PUT", "/notes", json={"text": ""}).status_code == 403
    home.services.store.delete(table.id)
    assert home.services.hub.talk.after(table.id, 0) == []
    assert home.services.hub.talk.notes(table.id) == ""


def test_a_side_sees_where_its_own_point_and_all_where_the_game_master_does(home: House) -> None:
    table = seated(home)
    with ExitStack() as stack:
        names = ("Anna", "Bela", "referee", "spectator")
        anna, bela, master, watcher = (Person(table, one, stack) for one in names)

        def seen(person: Person) -> list[list[int]]:
            catch_up(person)
            return [one["at"] for one in person.heard if one["type"] == "pointed"]

        anna.say({"type": "point", "at": [3, 4]})
        catch_up(anna)
        master.say({"type": "point", "at": [5, 6]})
        catch_up(master)
        assert seen(anna) == seen(master) == [[3, 4], [5, 6]]
        assert seen(bela) == seen(watcher) == [[5, 6]]
        assert anna.ask({"type": "point", "at": [3]}, "pointed")["type"] == "refused"
        watcher.say({"type": "point", "at": [1, 1]})
        catch_up(watcher)
        refused = [one for one in watcher.heard if one["type"] == "refused"]
        assert refused[0]["problem"]["code"] == "not-allowed"
        for _ in range(5):
            anna.say({"type": "point", "at": [3, 4]})
        assert len(seen(anna)) <= 2 + 3


def test_the_ground_is_surveyed_from_what_one_sees(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        found = anna.ask({"type": "survey", "fighter": "hans"}, "surveyed")
        places = {one["slug"]: one["at"] for one in anna.state["fighters"]}
        x, y = places["hans"]
        # A halberd reaches two squares.
        assert sorted(found["threat"]) == sorted(
            [x + dx, y + dy] for dx in range(-2, 3) for dy in range(-2, 3) if (dx, dy) != (0, 0)
        )
        far = max(abs(x - places["kurt"][0]), abs(y - places["kurt"][1]))
        line = {"fighter": "kurt", "far": far, "clear": True, "cover": ""}
        assert found["lines"] == [line]
        table.do("referee", {"do": "set", "reveal": "own"})
        assert anna.ask({"type": "survey", "fighter": "hans"}, "surveyed")["threat"] == []
        table.do("referee", {"do": "hide", "fighter": "hans", "on": True})
        unseen = anna.ask({"type": "survey", "fighter": "hans"}, "surveyed")
        assert unseen["problem"]["code"] == "fighter-unknown"
        assert anna.ask({"type": "survey", "fighter": "kurt"}, "surveyed")["lines"] == []


CHARGES = {
    "kurt-and-hans": ("kurt", "hans", (4, 4), (12, 4)),
    "hammer-and-plate": ("smith", "champion", (4, 4), (8, 4)),
}
"""Two of a scene, and where they stand so that the other may charge."""


@pytest.mark.parametrize("scene", CHARGES)
def test_a_foe_who_may_charge_is_told_with_the_field_from_which_he_strikes(
    home: House, scene: str
) -> None:
    one, other, here, far = CHARGES[scene]
    data = load(scene).to_data()
    data["map"] = {"bounds": [0, 0, 17, 13]}
    for side in data["sides"]:
        for fighter in side["fighters"]:
            fighter["at"] = list(here if fighter["slug"] == one else far)
    table = home.table(data, seats=[{"name": "Anna", "fighters": [one]}])
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        ask = {"type": "survey", "fighter": one}
        (found,) = anna.ask(ask, "surveyed")["charges"]
        assert found["fighter"] == other
        assert here[0] < found["at"][0] < far[0]
        assert found["at"][1] == here[1]
        assert found["far"] == far[0] - found["at"][0]
        table.do("referee", {"do": "set", "reveal": "own"})
        assert anna.ask(ask, "surveyed")["charges"] == [], "how far he runs is a number of his"
        table.do("referee", {"do": "set", "reveal": "all"})
        table.do("referee", {"do": "hide", "fighter": other, "on": True})
        assert anna.ask(ask, "surveyed")["charges"] == []

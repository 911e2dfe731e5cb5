"""Commands over socket and HTTP, on both kinds of databases."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record
from tests.table.kit import House, Person, Table, common, delegate


def people(table: Table, stack: ExitStack, *names: str) -> list[Person]:
    return [Person(table, name, stack) for name in names]


def test_two_players_and_a_referee_see_the_same_fight_to_its_end(house: House) -> None:
    table = house.duel(deadly=True)
    with ExitStack() as stack:
        everybody = people(table, stack, "referee", "Anna", "Bela", "spectator")
        referee, anna, bela, _ = everybody
        while referee.state["over"] is None:
            for one in everybody:
                one.catch_up(referee.state["seq"])
                assert common(one.state) == common(referee.state)
            asked = next((one for one in (anna, bela) if one.state["questions"]), referee)
            assert asked.command(delegate(asked.state))["type"] == "done"
            referee.catch_up(asked.state["seq"])
        assert referee.command({"do": "finish"})["type"] == "done"
        for one in everybody:
            one.catch_up(referee.state["seq"])
            assert one.state["seed"] == referee.state["seed"]
            assert [line["text"] for line in one.log] == [line["text"] for line in referee.log]
    text = table.http("Anna", "GET", "/record").text
    opened = open_record(record_from_lines(text.splitlines()))
    assert verify(opened.session) == []
    assert opened.session.record.seed == referee.state["seed"]


def test_an_answer_is_chosen_slot_by_slot(house: House) -> None:
    table = house.duel()
    with ExitStack() as stack:
        anna, bela = people(table, stack, "Anna", "Bela")
        asked = anna if anna.state["questions"] else bela
        foe = "hans" if asked is anna else "kurt"
        question = asked.state["questions"][0]
        verbs = [option["value"] for option in question["next"]["slot"]["options"]]
        assert "attack" in verbs
        answer = asked.ask(
            {"type": "options", "question": question["id"], "partial": "attack"}, "options"
        )
        # The answer says what it answers: it may come late, when something else is waited for.
        assert (answer["partial"], answer["change"]) == ("attack", None)
        following = answer["next"]
        assert following["complete"]
        assert f"target={foe}" in following["text"]
        assert following["slot"] is None
        changed = asked.ask(
            {
                "type": "options",
                "question": question["id"],
                "partial": "attack",
                "change": following["open"][0]["name"],
            },
            "options",
        )
        assert changed["next"]["slot"]["name"] == following["open"][0]["name"]
        why = asked.ask({"type": "why", "question": question["id"], "value": "fly"}, "why")
        assert why["type"] == "why"
        assert why["text"]
        # In words or by its key; with the rule of the deed where nothing particular forbids it.
        bare = asked.ask({"type": "why", "question": question["id"], "value": "Shoot"}, "why")
        assert "“Shoot”" in bare["text"] or '"Shoot"' in bare["text"]
        assert bare["rules"]
        able = asked.ask({"type": "why", "question": question["id"], "value": "Walk"}, "why")
        assert "is possible" in able["text"]
        # A way is judged for itself: not only that it is not listed, but which rule forbids it.
        far = {"type": "options", "question": question["id"], "partial": "run path=9,9"}
        assert asked.ask(far, "options")["problem"]["rules"] == ["LSK-MOV-08"]
        done = asked.command(
            {"do": "answer", "question": question["id"], "text": following["text"]}
        )
        assert done["type"] == "done"


def test_a_command_sent_twice_is_carried_out_once(house: House) -> None:
    table = house.duel()
    before = table.state()
    command = delegate(before)
    first = table.command("referee", command, before["seq"], "the-same-key")
    again = table.command("referee", command, before["seq"], "the-same-key")
    assert first.status_code == again.status_code == 200
    assert first.json()["seq"] == again.json()["seq"] == before["seq"] + 1
    assert table.state()["seq"] == before["seq"] + 1
    other = table.command("referee", {"do": "pause", "on": True}, None, "the-same-key")
    assert other.status_code == 422
    assert other.json()["code"] == "key-used"


def test_of_two_commands_for_one_moment_one_wins_and_the_other_is_told(house: House) -> None:
    table = house.duel()
    before = table.state()
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(
                lambda number: table.command(
                    "referee", {"do": "edict", "text": f'say text="{number}"'}, before["seq"]
                ),
                range(8),
            )
        )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} <= {
        "stale",
        "overtaken",
    }
    assert table.state()["seq"] == before["seq"] + 1
    assert len(house.services.store.journal(table.id)) == before["seq"] + 1


def test_a_server_that_starts_again_goes_on_where_it_was(
    database: str, houses: Callable[[str], House]
) -> None:
    house = houses(database)
    table = house.duel(deadline=600)
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    table.do("referee", {"do": "edict", "text": "set fighter=hans field=wounds value=9"})
    table.do("referee", {"do": "undo", "to": 3})
    table.do("referee", {"do": "stand", "kind": "busy", "fighter": "hans", "text": "on"})
    before = table.state()
    log = table.http("referee", "GET", "/log").json()
    house.close()
    table.house = houses(database)
    assert table.state() == before
    assert table.http("referee", "GET", "/log").json() == log
    table.do("referee", {"do": "redo"})
    assert table.state()["head"] > before["head"]


def test_undo_and_redo_go_to_any_point(house: House) -> None:
    table = house.duel()
    states = [table.state()]
    for _ in range(5):
        states.append(table.do("referee", delegate(states[-1])))
    back = table.do("referee", {"do": "undo", "to": states[2]["head"]})
    assert common(back) == {**common(states[2]), "seq": back["seq"]}
    for wanted in states[3:]:
        forth = table.do("referee", {"do": "redo"})
        assert common(forth) == {**common(wanted), "seq": forth["seq"]}
    assert table.command("referee", {"do": "redo"}).json()["code"] == "nothing-to-redo"
    assert table.command("referee", {"do": "undo", "to": 999}).status_code == 422


def test_the_same_answer_after_an_undo_gets_the_same_dice(house: House) -> None:
    table = house.duel()
    first = table.do("referee", delegate(table.state()))
    log = table.http("referee", "GET", "/log").json()["lines"]
    table.do("referee", {"do": "undo"})
    table.do("referee", delegate(table.state()))
    again = table.http("referee", "GET", "/log").json()["lines"]
    assert [line["roll"] for line in log] == [line["roll"] for line in again]
    assert table.state()["head"] != first["head"]


def test_an_edict_in_the_past_keeps_what_still_fits(house: House) -> None:
    table = house.duel()
    for _ in range(4):
        state = table.do("referee", delegate(table.state()))
    after = table.do(
        "referee",
        {"do": "edict", "text": "set fighter=hans field=wounds value=3", "at": state["path"][1]},
    )
    assert after["entries"] > state["entries"] + 1
    lines = table.http("referee", "GET", "/log").json()["lines"]
    assert [line["kind"] for line in lines].count("edict") == 1
    assert table.do("referee", {"do": "undo", "to": state["head"]})["path"] == state["path"]


def test_only_the_referee_acts_while_the_table_is_paused(house: House) -> None:
    table = house.duel()
    paused = table.do("referee", {"do": "pause", "on": True})
    assert paused["paused"]
    asked = next(name for name in ("Anna", "Bela") if table.state(name)["questions"])
    refused = table.command(asked, delegate(table.state(asked)))
    assert refused.json()["code"] == "paused"
    table.do("referee", {"do": "pause", "on": False})
    table.do(asked, delegate(table.state(asked)))


def test_a_player_types_real_dice_and_may_leave_them_to_the_table(house: House) -> None:
    table = house.duel()
    table.do("Anna", {"do": "seat", "seat": "s1", "real_dice": True})
    table.do("Bela", {"do": "seat", "seat": "s2", "real_dice": True})
    typed = 0
    for _ in range(40):
        state = table.state()
        if state["over"] is not None or typed == 2:
            break
        question = state["questions"][0]
        if question["dice"] is None:
            table.do("referee", delegate(state))
            continue
        who = "Anna" if question["fighter"] == "kurt" else "Bela"
        mine = table.state(who)["questions"][0]
        assert mine["dice"]["expression"] == question["dice"]["expression"]
        bad = table.command(who, {"do": "answer", "question": question["id"], "text": "99"})
        assert bad.status_code == 422
        table.do(who, {"do": "answer", "question": question["id"], "text": "1"})
        typed += 1
    assert typed == 2
    while table.state()["questions"][0]["dice"] is None:
        table.do("referee", delegate(table.state()))
    state = table.do("referee", {"do": "table-rolls"})
    assert not any(question["dice"] for question in state["questions"])
    assert not all(seat["real_dice"] for seat in state["seats"])


def test_the_engine_plays_a_seat_that_is_handed_to_it(house: House) -> None:
    table = house.duel()
    state = table.do("referee", {"do": "seat", "seat": "s2", "engine": True})
    assert all(question["fighter"] != "hans" for question in state["questions"])
    state = table.do("referee", {"do": "seat", "seat": "s1", "fighters": ["kurt", "hans"]})
    assert [seat["fighters"] for seat in state["seats"]] == [["kurt", "hans"], []]


def test_against_the_engine_only_the_person_is_asked(house: House) -> None:
    table = house.table(seats=[{"name": "Anna", "side": "kurt"}], engine=["*"])
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        while anna.state["over"] is None:
            while not anna.state["questions"] and anna.state["over"] is None:
                anna.hear()
            if anna.state["over"] is not None:
                break
            # Nobody but Kurt, or his side as a whole when it loses heart.
            assert {question["fighter"] for question in anna.state["questions"]} <= {"kurt", None}
            anna.command(delegate(anna.state))


def test_a_standing_answer_is_given_by_itself(house: House) -> None:
    table = house.duel()
    for fighter in ("kurt", "hans"):
        for kind in ("answer", "turn", "release", "last"):
            text = "none" if kind == "answer" else "nothing"
            stand = {"do": "stand", "kind": kind, "fighter": fighter, "text": text}
            state = table.do("referee", stand)
    assert state["round"] > 3
    assert len(state["standing"]) == 8
    state = table.do("referee", {"do": "unstand", "kind": "turn", "fighter": "kurt"})
    assert len(state["standing"]) == 7


def test_the_default_is_taken_when_time_is_up(house: House) -> None:
    table = house.duel()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        table.do("referee", {"do": "deadline", "seconds": 5})
        room = house.services.hub.rooms[table.id]
        anna.until(lambda one: one["type"] == "step" and one["state"]["deadline"] is not None)
        seq = anna.state["seq"]
        # The test does not wait: the time is up at once.
        room.table.settings.due = "2020-01-01T00:00:00+00:00"
        house.client.portal.call(room._take_defaults)  # type: ignore[union-attr]
        anna.catch_up(seq + 1)
    journal = house.services.store.journal(table.id)
    assert journal[-1]["by"] == "table"
    assert journal[-1]["key"] == f"deadline:{seq}"


def test_a_fight_cannot_be_played_on_once_its_dice_are_known(house: House) -> None:
    table = house.duel()
    assert table.command("referee", {"do": "finish"}).json()["code"] == "not-over"
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    assert table.state("Anna")["seed"] is None
    state = table.do("referee", {"do": "finish"})
    assert len(state["seed"]) == 64
    assert table.command("referee", {"do": "undo"}).json()["code"] == "finished"


@pytest.mark.parametrize("name", ["three-brigands", "marek-and-grom", "duel-of-honour"])
def test_a_fight_of_every_book_is_played_over_the_socket(home: House, name: str) -> None:
    sides = [party["slug"] for party in _card(home, name)["sides"]]
    table = home.table(name, seats=[{"name": "Anna", "side": sides[0]}], engine=["*"])
    with ExitStack() as stack:
        referee, anna = Person(table, "referee", stack), Person(table, "Anna", stack)
        for _ in range(12):
            anna.catch_up(referee.state["seq"])
            referee.catch_up(anna.state["seq"])
            asked = referee.state["questions"]
            if not asked or referee.state["over"] is not None:
                break
            assert referee.command({"do": "delegate", "question": asked[0]["id"]})["type"] == "done"
        assert anna.log


def _card(house: House, name: str) -> dict[str, list[dict[str, str]]]:
    cards = house.client.get("/api/scenarios").json()
    found: dict[str, list[dict[str, str]]] = next(card for card in cards if card["name"] == name)
    return found


def test_the_log_says_what_dice_had_to_do_about_a_number(house: House) -> None:
    table = house.table("hammer-and-plate")
    for _ in range(4):
        table.do("referee", delegate(table.state()))
    rolls = [
        line["roll"]
        for line in table.http("referee", "GET", "/log").json()["lines"]
        if line["roll"] is not None
    ]
    assert any(roll["goal"].endswith(" is added") for roll in rolls)


def test_the_table_is_stopped_and_started_whatever_has_come_between(home: House) -> None:
    table = home.duel()
    seq = table.state()["seq"]
    table.do("referee", {"do": "deadline", "seconds": 60})
    late = table.command("referee", {"do": "pause", "on": True}, expect=seq)
    assert late.status_code == 200, late.text
    assert table.state()["paused"]
    # What depends on what was seen is still refused.
    assert table.command("referee", {"do": "undo"}, expect=seq).json()["code"] == "stale"

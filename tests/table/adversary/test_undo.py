"""A player who wants to take back more than is his."""

from fechtbuch.engine.record import ANSWER
from tests.table.adversary.test_noninterference import begin_anew, live_of, rest, world
from tests.table.adversary.test_noninterference import found as found_out
from tests.table.kit import Data, House, Table, delegate


def card(home: House, name: str) -> Data:
    """What the lobby tells of a scenario."""
    cards: list[Data] = home.client.get("/api/scenarios").json()
    return next(one for one in cards if one["name"] == name)


def mid_answer(home: House) -> tuple[Table, str, Data]:
    """A table where a player has just answered and nothing has come of it: (table, who, state)."""
    first, second = (side["slug"] for side in card(home, "sniper-and-patrol")["sides"])
    seats = [{"name": "Anna", "side": first}, {"name": "Bela", "side": second}]
    table = home.table("sniper-and-patrol", seats=seats)
    for _ in range(60):
        asked = next(who for who in ("Anna", "Bela") if table.state(who)["questions"])
        question = table.state(asked)["questions"][0]
        if question["kind"] != "round-end":
            table.do("referee", delegate(table.state()))
            continue
        table.do(asked, {"do": "answer", "question": question["id"], "text": "pass"})
        state = table.state(asked)
        if state["can"]["undo"]:
            return table, asked, state
    raise AssertionError("nobody could take anything back in 60 answers")


def test_a_player_takes_back_his_own_latest_answer_and_nothing_before_it(home: House) -> None:
    table, who, state = mid_answer(home)
    for to in [0, *state["path"][:-2], state["head"]]:
        refused = table.command(who, {"do": "undo", "to": to})
        assert refused.status_code == 403, to
        assert refused.json()["code"] == "not-yours-to-undo"
    assert table.state(who)["head"] == state["head"]
    parent = state["path"][-2]
    assert table.do(who, {"do": "undo", "to": parent})["head"] == parent


def test_taking_back_once_opens_no_way_to_take_back_twice(home: House) -> None:
    table, who, state = mid_answer(home)
    live = home.services.hub.rooms[table.id].table
    entry = live.session.record.entries[live.session.record.head]
    assert entry.kind == ANSWER
    assert table.do(who, {"do": "undo"})["head"] == state["head"] - 1
    assert live.session.record.head == entry.parent
    refused = table.command(who, {"do": "undo", "to": 0})
    assert refused.status_code == 403


def alone(home: House) -> Table:
    return home.table(seats=[{"name": "Anna", "side": "kurt"}], engine=["*"])


def test_who_plays_alone_against_the_engine_goes_back_anywhere_and_the_table_says_so(
    home: House,
) -> None:
    table = alone(home)
    before = table.state("Anna")
    table.do("Anna", delegate(before))
    after = table.state("Anna")
    log = table.http("Anna", "GET", "/log").json()["lines"]
    assert after["can"]["undo"]
    assert after["undone"] == 0
    back = table.do("Anna", {"do": "undo", "to": 0})
    assert back["head"] == before["head"]
    assert back["undone"] == table.state("spectator")["undone"] == 1
    table.do("Anna", delegate(back))
    again = table.http("Anna", "GET", "/log").json()["lines"]
    assert [line["roll"] for line in again] == [line["roll"] for line in log]


def test_nobody_is_alone_where_somebody_else_plays(home: House) -> None:
    table = alone(home)
    for change in (
        {"do": "seat", "seat": "s1", "fighters": ["kurt"]},
        {"do": "edict", "text": "say text=hello"},
    ):
        table.do("referee", change)
    # The game master has spoken: the table is hers, too.
    table.do("Anna", delegate(table.state("Anna")))
    assert table.command("Anna", {"do": "undo", "to": 0}).status_code == 403


def may_go_back(home: House, kind: str) -> list[object]:
    """What Anna may do against Hans, whom the engine plays; the game master plays who hides."""
    data = world("kurt-and-hans", kind)
    for fighter in [one for side in data["sides"] for one in side["fighters"]]:
        fighter["wounds"] = 300
    table = home.table(data, seats=[{"name": "Anna", "side": "kurt"}])
    table.state()
    live = live_of(table)
    live.settings.engine = ["hans"]
    begin_anew(table, 3, kind)
    found: list[object] = []
    for _ in range(60):
        rest(table)
        state = table.state("Anna")
        if state["questions"] and len(found) == 3:
            back = table.command("Anna", {"do": "undo", "to": 0})
            return [*found, back.status_code, table.state("Anna")["can"]]
        if state["questions"]:
            found.append(state["can"])
            table.do("Anna", delegate(state))
        elif any("referee" in live.asked(one) for one in live.session.pending):
            (question,) = live.session.pending
            text = question.default().text()
            table.do("referee", {"do": "answer", "question": question.id, "text": text})
            assert not found_out(live)
    raise AssertionError("Anna is not asked three times")


def test_a_hidden_fighter_of_the_game_masters_does_not_tell_that_one_is_not_alone(
    home: House,
) -> None:
    there, absent = (may_go_back(home, kind) for kind in ("there", "absent"))
    assert there == absent
    assert absent[-2] == 200

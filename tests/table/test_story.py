"""The story at the table: its passages tell the lines of the log, and grow with them."""

from contextlib import ExitStack

from fechtbuch.scenario import load
from tests.table.kit import Data, House, Person, delegate


def covered(lines: list[Data], tales: list[Data]) -> list[int]:
    """Lines that belong to a passage; none may belong to two."""
    found: list[int] = []
    for tale in tales:
        if not tale["bare"]:
            found += [line["n"] for line in lines if tale["n"] <= line["n"] <= tale["to"]]
    return found


def test_the_story_grows_with_the_log_and_is_whole_in_the_end(home: House) -> None:
    table = home.duel(deadly=True)
    with ExitStack() as stack:
        person = Person(table, "spectator", stack)
        tales: list[Data] = person.heard[-1]["tales"]
        state = table.state()
        while state["over"] is None:
            state = table.do("referee", delegate(state))
            step = person.until(lambda message: message["type"] in ("step", "state"))
            news = step["tales"]
            if news:
                tales = [one for one in tales if one["n"] < news[0]["n"]] + news
    log = table.http("spectator", "GET", "/log").json()
    assert tales == log["tales"] == table.http("spectator", "GET", "/moments").json()["tales"]
    told = covered(log["lines"], tales)
    assert len(told) == len(set(told))
    beside = [line for line in log["lines"] if line["n"] not in told]
    assert {line["kind"] for line in beside} <= {"heading"}
    assert "1d20" not in " ".join(one["text"] for one in tales)


def test_a_fight_is_kept_as_a_text_in_the_reader_s_language(home: House) -> None:
    table = home.duel(deadly=True)
    state = table.state()
    while state["over"] is None:
        state = table.do("referee", delegate(state))
    page = table.http("replay", "GET", "/story?format=html&language=de")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-disposition"].startswith("attachment")
    assert '<html lang="de">' in page.text
    assert "<details" in page.text
    text = table.http("replay", "GET", "/story?language=pl")
    assert text.text.startswith("# ")
    assert "Koniec walki" in text.text
    assert table.http("replay", "GET", "/story?format=pdf").status_code == 422


def test_what_is_undone_is_no_longer_told(home: House) -> None:
    table = home.duel(deadly=True)
    state = table.state()
    for _ in range(2):
        state = table.do("referee", delegate(state))
    before = table.http("referee", "GET", "/log").json()["tales"]
    head = state["head"]
    table.do("referee", delegate(state))
    table.do("referee", {"do": "undo", "to": head})
    assert table.http("referee", "GET", "/log").json()["tales"] == before


def test_the_story_tells_no_sums_and_all_who_know_the_same_read_the_same(home: House) -> None:
    """What several readers know alike is put into words once, whoever asks first."""
    sides = load("shields-at-the-ford").sides
    seats = [{"name": name, "side": one.slug} for name, one in zip(("Anna", "Bela"), sides)]
    table = home.table("shields-at-the-ford", seats=seats)
    for _ in range(10):
        table.do("referee", delegate(table.state("referee")))
    read = {who: table.http(who, "GET", "/log").json() for who in ("Bela", "referee", "Anna")}
    words = {
        who: [(line["text"], line["roll"], line["number"]) for line in found["lines"]]
        for who, found in read.items()
    }
    assert len(words["Anna"]) > 20
    assert words["Anna"] == words["Bela"] == words["referee"]
    tales = [one["text"] for one in read["Anna"]["tales"]]
    assert tales
    assert [text for text in tales if " = " in text] == []

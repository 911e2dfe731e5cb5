"""No viewer is sent what is hidden from it."""

import json
import re
from contextlib import ExitStack
from typing import Any

import pytest

from fechtbuch.scenario import load
from tests.table.kit import House, Person, Table, delegate, long_duel


def sent(person: Person) -> str:
    return json.dumps(person.heard, ensure_ascii=False)


def everything(table: Table, who: str) -> str:
    """Whatever a viewer can get over HTTP."""
    paths = ["", "/log", "/record", "/moments"]
    texts = [table.http(who, "GET", path).text for path in paths]
    head = table.state(who)["head"]
    texts.append(table.http(who, "GET", f"/moments/{head}?chance=false").text)
    return "\n".join(texts)


def ambush(house: House, name: str, hide: bool = True) -> tuple[Table, str, str]:
    """A table where somebody of the second side is hidden from the first; his slug and name."""
    data = load(name).to_data()
    one, other = data["sides"][:2]
    hidden = other["fighters"][0]
    hidden["name"] = "Zebediah"
    if hide:
        hidden["hidden"] = [side["slug"] for side in data["sides"] if side is not other]
    table = house.table(
        data,
        seats=[{"name": "Anna", "side": one["slug"]}, {"name": "Bela", "side": other["slug"]}],
    )
    return table, hidden["slug"], hidden["name"]


@pytest.mark.parametrize(
    "name", ["skirmish", "three-brigands", "fire-fight-in-the-yard", "ambush-at-the-ford"]
)
def test_a_hidden_fighter_is_in_nothing_that_his_foes_are_sent(home: House, name: str) -> None:
    table, slug, said = ambush(home, name)
    betrayed = re.compile(rf"\b{slug}\b(?!-)|{said}")
    with ExitStack() as stack:
        anna, bela = Person(table, "Anna", stack), Person(table, "Bela", stack)
        watcher, referee = Person(table, "spectator", stack), Person(table, "referee", stack)
        for _ in range(25):
            if referee.state["over"] is not None:
                break
            question = referee.state["questions"][0]
            if question["fighter"] == slug:
                # He keeps still: whoever attacks or comes into sight is hidden no more.
                text = question["next"]["slot"]["default"]
                answer = {"do": "answer", "question": question["id"], "text": text}
                assert referee.command(answer)["type"] == "done"
                continue
            if question["side"] == anna.state["sides"][0]["slug"] and question["next"]:
                anna.listen()
                for option in (
                    question["next"]["slot"]["options"] if question["next"]["slot"] else []
                ):
                    own = anna.state["questions"][0]["id"]
                    asked = {"type": "options", "question": own}
                    anna.ask({**asked, "partial": option["text"]}, "options")
            command = {"do": "delegate", "question": question["id"]}
            assert referee.command(command)["type"] == "done"
        for person in (anna, bela, watcher):
            person.listen()
        assert betrayed.search(sent(bela))
        assert betrayed.search(sent(referee))
        for person in (anna, watcher):
            found = betrayed.search(sent(person))
            assert found is None, (person.who, sent(person)[found.start() - 200 : found.end() + 50])
    for who in ("Anna", "spectator", "replay"):
        assert betrayed.search(everything(table, who)) is None
    table.do("referee", {"do": "hide", "fighter": slug, "on": False})
    assert betrayed.search(everything(table, "Anna"))


@pytest.mark.parametrize(
    ("scenario", "use"),
    [
        ("kurt-and-hans", "marta"),
        ("knight-and-swashbuckler", "brigand"),
        ("marek-and-grom", "grom"),
        ("hammer-and-plate", "brawler"),
    ],
)
def test_whoever_comes_in_hidden_is_sent_to_no_foe_until_he_is_shown(
    home: House, scenario: str, use: str
) -> None:
    sides = [side["slug"] for side in load(scenario).to_data()["sides"]]
    table = home.table(
        scenario,
        seats=[{"name": "Anna", "side": sides[0]}, {"name": "Bela", "side": sides[1]}],
        engine=[],
    )
    data: Any = {"use": use, "side": sides[1], "name": "Zebediah", "hidden": [sides[0]]}
    if scenario == "knight-and-swashbuckler":
        data["at"] = [0, 0]  # Not between the two, where he would be run into.
    edict = {"do": "edict", "text": f"add-fighter data={json.dumps(json.dumps(data))}"}
    with ExitStack() as stack:
        anna, bela = Person(table, "Anna", stack), Person(table, "Bela", stack)
        watcher, referee = Person(table, "spectator", stack), Person(table, "referee", stack)
        assert referee.command(edict)["type"] == "done"
        for _ in range(8):
            question = referee.state["questions"][0] if referee.state["over"] is None else None
            if question is not None and question["fighter"] == "zebediah":
                text = question["next"]["slot"]["default"]
                referee.command({"do": "answer", "question": question["id"], "text": text})
            elif question is not None:
                referee.command(delegate(referee.state))
        for person in (anna, bela, watcher):
            person.listen()
        assert "Zebediah joins the fight, hidden." in sent(referee)
        assert "Zebediah" in sent(bela)
        for person in (anna, watcher):
            assert "zebediah" not in sent(person).lower()
        for who in ("Anna", "spectator", "replay"):
            assert "zebediah" not in everything(table, who).lower()
        if referee.state["over"] is None:
            referee.command({"do": "hide", "fighter": "zebediah", "on": False})
            anna.listen()
            assert "Zebediah" in sent(anna)


def test_a_newcomer_can_be_hidden_only_from_sides_that_there_are(home: House) -> None:
    data = {"use": "kurt", "side": "hans", "hidden": ["nobody"]}
    edict = {"do": "edict", "text": f"add-fighter data={json.dumps(json.dumps(data))}"}
    assert home.duel().command("referee", edict).status_code == 422


def test_nobody_attacks_whom_he_does_not_know_of(home: House) -> None:
    table = home.table(
        hidden_duel(), seats=[{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
    )
    while not table.state("Anna")["questions"]:
        table.do("referee", delegate(table.state()))
    question = table.state("Anna")["questions"][0]
    for text, loose in (("attack target=hans weapon=messer", False), ("attack hans", True)):
        answer = {"do": "answer", "question": question["id"], "text": text, "loose": loose}
        assert table.command("Anna", answer).status_code == 422


def hidden_duel() -> dict[str, Any]:
    data = long_duel()
    data["sides"][1]["fighters"][0]["hidden"] = ["kurt"]
    return data


def test_the_seed_is_nowhere_before_the_end(home: House) -> None:
    table = home.duel()
    seed = home.services.store.load(table.id).seed  # type: ignore[union-attr]
    with ExitStack() as stack:
        everybody = [Person(table, name, stack) for name in ("referee", "Anna", "spectator")]
        referee = everybody[0]
        for _ in range(8):
            referee.command(delegate(referee.state))
        for person in everybody:
            person.catch_up(referee.state["seq"])
            assert seed.hex() not in sent(person)
            assert person.state["seed"] is None
    for who in table.tokens:
        assert seed.hex() not in everything(table, who)


def test_the_record_of_a_player_is_redacted_until_the_end(home: House) -> None:
    table = home.duel()
    for _ in range(4):
        table.do("referee", delegate(table.state()))
    redacted = table.http("Anna", "GET", "/record").text
    whole = table.http("referee", "GET", "/record").text
    assert "question" not in redacted
    assert "scenario" not in redacted
    hashes = [json.loads(line).get("hash") for line in redacted.splitlines()]
    assert len(hashes) > 2
    assert set(hashes) <= {json.loads(line).get("hash") for line in whole.splitlines()}
    table.do("referee", {"do": "edict", "text": "end"})
    table.do("referee", {"do": "finish"})
    assert table.http("Anna", "GET", "/record").text == table.http("referee", "GET", "/record").text


def test_numbers_of_foes_are_shown_as_the_referee_wants(home: House) -> None:
    table = home.duel(reveal="own")
    table.do("referee", {"do": "edict", "text": "set fighter=hans field=wounds value=77"})

    def health(who: str) -> list[int | None]:
        return [one["health"] for one in table.state(who)["fighters"]]

    assert health("referee") == [300, 77]
    assert health("Anna") == [300, None]
    assert health("Bela") == [None, 77]
    assert health("spectator") == [None, None]
    skill = [[line["key"] for line in one["sheet"]] for one in table.state("Anna")["fighters"]]
    assert "ws" in skill[0]
    assert "ws" not in skill[1]
    table.do("referee", {"do": "set", "reveal": "all"})
    assert health("Anna") == health("spectator") == [300, 77]


def test_the_log_does_not_tell_the_health_of_foes_either(home: House) -> None:
    table = home.duel(reveal="own")
    for _ in range(60):
        table.do("referee", delegate(table.state()))
        lines = table.http("referee", "GET", "/log").json()["lines"]
        if any("Wounds 300" in line["text"] for line in lines):
            break
    for line in lines:
        if "Wounds 300" not in line["text"]:
            continue
        hurt = line["target"]
        victim, foe = ("Anna", "Bela") if hurt == "kurt" else ("Bela", "Anna")
        texts = {
            who: [one["text"] for one in table.http(who, "GET", "/log").json()["lines"]]
            for who in (victim, foe)
        }
        assert line["text"] in texts[victim]
        assert line["text"] not in texts[foe]
        name = line["text"].partition(":")[0]
        assert not any(text.startswith(name) and "300" in text for text in texts[foe])


def test_others_are_only_told_that_the_table_waits_for_reactions(home: House) -> None:
    scenario = long_duel()
    for side, place in zip(scenario["sides"], ([5, 5], [6, 5])):
        side["fighters"][0]["at"] = place
    seats = [{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
    table = home.table(scenario, seats=seats)
    for _ in range(60):
        state = table.state()
        question = state["questions"][0]
        if question["kind"] == "answer":
            break
        kurt = question["fighter"] == "kurt"
        text = "attack target=hans weapon=messer" if kurt else "attack target=kurt weapon=halberd"
        blow = {"do": "answer", "question": question["id"], "text": text}
        if table.command("referee", blow).status_code != 200:
            table.do("referee", delegate(state))
    assert question["kind"] == "answer"
    asked, other = ("Anna", "Bela") if question["fighter"] == "kurt" else ("Bela", "Anna")
    shown = [(one["kind"], one["fighter"]) for one in table.state(asked)["questions"]]
    assert shown == [(question["kind"], question["fighter"])]
    blow = table.state(asked)["questions"][0]
    assert (blow["attacker"], blow["weapon"]) in (("hans", "halberd"), ("kurt", "messer"))
    waiting = table.state(other)["waiting"]
    assert waiting == [{"text": "reactions", "reactions": True, "fighter": None, "seat": None}]
    assert question["id"] not in json.dumps(table.state(other))


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_a_viewer_reads_in_a_language_of_his_own(home: House, language: str) -> None:
    table = home.duel()
    with ExitStack() as stack:
        person = Person(table, "Anna", stack, language)
        assert person.welcome["language"] == language
        person.say({"type": "language", "language": "en"})
        assert person.until(lambda one: one["type"] == "state")["state"]["seq"] == 0

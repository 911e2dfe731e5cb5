"""A model fights by the rules of each book, with tools alone."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fechtbuch.assistant.telling import odds_told
from fechtbuch.cli.app import app
from tests.assistant.kit import Model, with_model

DUELS = {
    "kurt-and-hans": "kurt",
    "knight-and-swashbuckler": "aldric",
    "marek-and-grom": "marek",
    "duel-of-honour": "the-offended",
}


def verified(record: str, folder: Path) -> str:
    """What `fechtbuch replay --verify` says of a record."""
    file = folder / "fight.jsonl"
    file.write_text(record, encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(("scenario", "side"), DUELS.items())
def test_a_whole_fight_is_fought_and_its_dice_can_be_checked(
    scenario: str, side: str, tmp_path: Path
) -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario=scenario, play=[side])
        assert said["you_are"] == "player"
        assert {fighter["side"] for fighter in said["fighters"] if fighter.get("yours")} == {side}
        end = await one.to_the_end(said)
        assert end["over"]
        assert (await one.refused("answer", text="p1"))["refused"].startswith("The fight is over")
        # Alone against the engine, the seed is shown at the end: every die is rolled again.
        assert "dice" in verified(await one.resource("fechtbuch://fights/f1/record"), tmp_path)
        assert sum(one.sizes) / len(one.sizes) < 2500

    with_model(act)


@pytest.mark.parametrize("scenario", DUELS)
def test_a_choice_can_be_made_slot_by_slot_from_what_is_offered(scenario: str) -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario=scenario)
        asked = said["asked"]
        partial = next(iter(asked["values"]))
        for _ in range(8):
            going_on = await one.call("options", partial=partial)
            if "complete" in going_on:
                break
            partial += f" {going_on['slot']}={next(iter(going_on['values']))}"
        after = await one.call("answer", text=going_on["complete"], question=asked["question"])
        assert after["log"]

    with_model(act)


def test_who_plays_all_sides_is_asked_for_all_of_them() -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario="kurt-and-hans", changes=["kurt.ws=5"])
        assert all(fighter["yours"] for fighter in said["fighters"])
        asked = {said["asked"]["fighter"]}
        for _ in range(6):
            if "over" in said:
                break
            said = await one.call("delegate")
            asked |= {said.get("asked", {}).get("fighter", "kurt")}
        assert asked == {"kurt", "hans"}

    with_model(act)


def test_numbers_are_told_with_their_parts_and_rules_by_their_ids() -> None:
    async def act(one: Model) -> None:
        await one.call("open_fight", scenario="kurt-and-hans", play=["kurt"])
        told = await one.call("options", partial="charge")
        assert "= armour class" in told["number"]
        found = await one.call("search_rules", query="charge", book="landsknecht")
        assert found[0]["id"] == "LSK-CHG-01"
        assert "straight line" in (await one.call("rule", id="lsk-chg-01"))["text"]
        log = json.dumps((await one.call("log"))["log"])
        assert "LSK-SEQ-03" in log

    with_model(act)


def test_odds_advice_and_simulations_come_in_time() -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario="kurt-and-hans", play=["kurt"])
        while said["asked"]["fighter"] != "kurt":
            said = await one.call("delegate")
        odds = await one.call("odds", text="attack hans")
        assert odds["exact"]
        assert odds["hurt"][0]["fighter"] == "hans"
        plan = next(one for one in said["asked"]["plans"] if "attack" in one["answer"])
        by_name = await one.call("odds", text=plan["plan"])
        assert by_name == await one.call("odds", text=plan["answer"])
        advice = await one.call("advice", seconds=0.2)
        assert set(advice["chances"]) == {"kurt", "hans"}
        assert advice["best"][0]["answer"]
        cut = await one.call("simulate", scenario="skirmish", fights=100_000, seconds=0.3)
        assert cut["complete"] is False
        assert cut["fights"] < 100_000

    with_model(act)


def test_odds_of_many_courses_are_told_in_short() -> None:
    hit = {"label": "Hans: full hit", "p": "1/20", "float": 0.05, "name": "full-hit"}
    chances = [{**hit, "label": f"{name}: full hit"} for name in range(20)]
    chances[0]["p"] = f"{10**20}/{20 * 10**20}"
    hurt = [{"fighter": "hans", "chance": 0.5, "mean": 3.0, "name": "Hans", "foe": True}] * 10
    told = odds_told({"text": "attack", "exact": True, "outcomes": chances, "hurt": hurt})
    assert told["outcomes"]["0: full hit"] == "5.0%"
    assert told["outcomes"]["1: full hit"] == "1/20 (5.0%)"
    assert len(told["outcomes"]) == 16
    assert (told["more_outcomes"], told["together"]) == (4, "20.0%")
    assert (len(told["hurt"]), told["more_hurt"]) == (8, 2)


def test_books_scenarios_fighters_and_rulebooks_are_there_to_be_read() -> None:
    async def act(one: Model) -> None:
        books = {book["book"] for book in await one.call("books")}
        for book in books:
            scenarios = (await one.call("scenarios", book=book))["scenarios"]
            assert {card["book"] for card in scenarios} == {book}
            assert (await one.call("fighters", book=book))["fighters"]
            contents = await one.resource(f"fechtbuch://books/{book}")
            assert contents.startswith("# ")
            assert contents.count("\n- ") > 50
        listed = await one.client.list_resources()
        assert len(listed.resources) == len(books)
        assert set(await one.call("scenarios")) == books

    with_model(act)


def test_it_speaks_the_language_that_was_asked_for() -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario="kurt-and-hans", play=["kurt"])
        assert "Angreifen" in said["asked"]["values"].values()
        assert "gibt es nicht" in (await one.refused("rule", id="nothing"))["refused"]

    with_model(act, language="de")

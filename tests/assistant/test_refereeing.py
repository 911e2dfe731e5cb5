"""What only a referee may do, and that the record tells it."""

import json
from pathlib import Path

from tests.assistant.kit import Model, with_model
from tests.assistant.test_fighting import verified


def test_dice_are_typed_in_and_marked() -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario="kurt-and-hans", typed_dice=True)
        assert said["you_are"] == "referee"
        while "dice" not in said["asked"]:
            said = await one.call("answer", text="p1")
        assert (await one.refused("answer", text="6"))["possible"] == ["delegate", "type_dice"]
        assert "1d20" in (await one.refused("type_dice", faces="21"))["possible"]
        after = await one.call("type_dice", faces="7")
        assert [line for line in after["log"] if isinstance(line, dict) and "typed_dice" in line]
        assert '"dice"' in await one.resource("fechtbuch://fights/f1/record")

    with_model(act, referee=True)


def test_edicts_and_what_is_taken_back_are_marked(tmp_path: Path) -> None:
    async def act(one: Model) -> None:
        await one.call("open_fight", scenario="kurt-and-hans")
        told = await one.call("edict", text='say text="the rain begins"')
        assert {"edict", "by"} == set(told["log"][-1])
        assert "set" in (await one.refused("edict", text="smite hans"))["possible"]
        await one.call("answer", text="p1")
        assert "taken_back" not in await one.call("fight_state")
        await one.call("undo")
        assert (await one.call("fight_state"))["taken_back"] == 1
        await one.refused("finish")
        await one.call("edict", text="end winner=hans")
        assert (await one.call("finish"))["seed"]
        record = await one.resource("fechtbuch://fights/f1/record")
        assert record.count('"kind":"edict"') == 2
        assert "dice" in verified(record, tmp_path)

    with_model(act, referee=True)


def test_a_side_is_named_in_the_assistant_s_language_when_somebody_joins() -> None:
    async def act(one: Model) -> None:
        await one.call("open_fight", scenario="riot-at-the-gate")
        sheet = json.dumps({"use": "marek", "slug": "late", "side": "Polizei"})
        await one.call("edict", text=f"add-fighter data={json.dumps(sheet)}")
        record = await one.resource("fechtbuch://fights/f1/record")
        assert "late" in record
        assert "Polizei" not in record

    with_model(act, referee=True, language="de")


def test_a_referee_who_plays_one_side_leaves_the_other_to_the_engine() -> None:
    async def act(one: Model) -> None:
        said = await one.call("open_fight", scenario="kurt-and-hans", play=["kurt"])
        while "asked" in said:
            # What is asked of a side names nobody.
            assert said["asked"].get("fighter", "kurt") == "kurt"
            said = await one.call("answer", text="p1")
        assert "over" in said

    with_model(act, referee=True)

"""Dice that somebody types in can be seen to be typed, and only where the game master wants it."""

from tests.table.kit import Data, House, Table, delegate


def typed(table: Table) -> Data:
    """The line of dice that Anna has typed in."""
    table.do("Anna", {"do": "seat", "seat": "s1", "real_dice": True})
    for _ in range(60):
        state = table.state("Anna")
        dice = [one for one in state["questions"] if one["dice"]]
        if dice:
            faces = {"1d20": "7", "1d6": "3", "2d6": "3 4"}[dice[0]["dice"]["expression"]]
            table.do("Anna", {"do": "answer", "question": dice[0]["id"], "text": faces})
            lines: list[Data] = table.http("Anna", "GET", "/log").json()["lines"]
            return next(one for one in reversed(lines) if one["roll"] and one["roll"]["typed"])
        table.do("referee", delegate(table.state()))
    raise AssertionError("Anna was never asked for dice")


def test_typed_dice_are_marked_in_everybodys_log(home: House) -> None:
    table = home.duel()
    line = typed(table)
    assert line["text"].endswith("(typed in)")
    for who in ("Bela", "spectator", "referee"):
        lines = table.http(who, "GET", "/log").json()["lines"]
        marked = [one for one in lines if one["roll"] and one["roll"]["typed"]]
        assert [one["text"] for one in marked][-1] == line["text"]
        assert len(marked) < len([one for one in lines if one["roll"]])


def test_typed_dice_are_at_the_game_masters_discretion(home: House) -> None:
    table = home.duel()
    seat = {"do": "seat", "seat": "s1", "real_dice": True}
    table.do("Anna", seat)
    assert table.command("Anna", {"do": "set", "typed_dice": True}).status_code == 403
    table.do("referee", {"do": "set", "typed_dice": False})
    assert not any(one["real_dice"] for one in table.state()["seats"])
    refused = table.command("Anna", seat)
    assert refused.status_code == 403
    assert refused.json()["code"] == "no-typed-dice"
    assert not table.state("Anna")["can"]["real_dice"]
    table.do("referee", {"do": "set", "typed_dice": True})
    table.do("Anna", seat)

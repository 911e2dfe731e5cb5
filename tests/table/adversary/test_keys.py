"""A player who gives commands under the server's own keys, or under somebody else's."""

from contextlib import ExitStack

from tests.table.kit import House, Person, delegate


def test_a_player_cannot_use_up_the_key_of_the_deadline(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        table.do("referee", {"do": "deadline", "seconds": 5})
        seq = table.state()["seq"]
        stand = {"do": "stand", "kind": "busy", "fighter": "kurt", "text": "on"}
        table.command("Anna", stand, None, f"deadline:{seq + 1}")
        room = home.services.hub.rooms[table.id]
        assert room.table.seq == seq + 1
        room.table.settings.due = "2020-01-01T00:00:00+00:00"
        home.client.portal.call(room._take_defaults)  # type: ignore[union-attr]
        anna.catch_up(seq + 2)
    assert home.services.store.journal(table.id)[-1]["by"] == "table"


def test_a_player_cannot_freeze_the_engine(home: House) -> None:
    table = home.table(seats=[{"name": "Anna", "side": "kurt"}])
    table.do("referee", {"do": "pause", "on": True})
    table.do("referee", {"do": "seat", "seat": "s1", "engine": True})
    seq = table.state()["seq"]
    # What the engine will want to write when the table goes on.
    for ahead in range(1, 4):
        name = {"do": "seat", "seat": "s1", "name": f"Anna {ahead}"}
        table.command("Anna", name, None, f"engine:{seq + 1 + ahead}")
    table.do("referee", {"do": "pause", "on": False})
    keys = [row["key"] for row in home.services.store.journal(table.id)]
    assert not any(key.startswith(("engine:", "deadline:")) for key in keys[:-1])


def test_a_key_of_one_person_is_not_the_key_of_another(home: House) -> None:
    table = home.duel()
    command = {"do": "seat", "seat": "s1", "real_dice": False}
    first = table.command("Anna", command, None, "the-same-key")
    assert first.status_code == 200
    # Bela may not do this, and learns nothing by guessing Anna's key.
    assert table.command("Bela", command, None, "the-same-key").status_code == 403
    asked = "Anna" if table.state("Anna")["questions"] else "Bela"
    done = table.command(asked, delegate(table.state(asked)), None, "another-key")
    assert done.status_code == 200
    own = {"do": "seat", "seat": "s2", "real_dice": False}
    assert table.command("Bela", own, None, "the-same-key").status_code == 200


def test_the_referee_cannot_be_kept_from_bringing_a_chair(home: House) -> None:
    table = home.duel()
    name = {"do": "seat", "seat": "s1", "name": "Anna the First"}
    assert table.command("Anna", name, None, "seat:s3-").status_code == 200
    table.command("Anna", {**name, "name": "Anna"}, None, "seat:s3xxxxx"[:8])
    assert table.http("referee", "POST", "/seats", json={"name": "Cora"}).status_code == 201

"""Who is at a table, told between servers."""

import logging
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from fechtbuch.table.access import PLAYER, REFEREE, SPECTATOR, Viewer
from fechtbuch.table.presence import SILENT_SECONDS, Elsewhere, People
from tests.table.kit import Data, House, Person
from tests.table.postgres import Postgres
from tests.table.test_servers import elsewhere

ANNA = People.of([Viewer(PLAYER, "s1")])


class Server:
    """A server that others hear at once."""

    def __init__(self, net: "list[Server]") -> None:
        self.tables: dict[str, People] = {}
        self.changes: list[str] = []
        self.time = 0.0
        self.net = net
        self.others = Elsewhere(
            self.tell,
            self.changes.append,
            self.tables.get,
            lambda: self.time,
        )
        net.append(self)

    def tell(self, text: str) -> None:
        for one in list(self.net):
            one.hear(text)

    def hear(self, text: str) -> None:
        table, _, what = text.partition(" ")
        assert self.others.heard(table, what)

    def sits(self, table: str, people: People) -> None:
        self.tables[table] = people
        self.others.tell(table, people)


def test_people_of_several_servers_add_up() -> None:
    here = People.of([Viewer(PLAYER, "s1"), Viewer(SPECTATOR), Viewer(REFEREE)])
    there = People.of([Viewer(PLAYER, "s2"), Viewer(SPECTATOR), Viewer(SPECTATOR)])
    assert here + there == People(frozenset({"s1", "s2"}), True, 3)
    assert People.from_data(there.to_data()) == there


def test_a_server_hears_who_comes_and_goes_at_another() -> None:
    net: list[Server] = []
    one, other = Server(net), Server(net)
    one.sits("t", ANNA)
    assert other.others.at("t") == ANNA
    assert one.others.at("t") == People(), "nobody is counted twice"
    one.sits("t", People())
    assert other.others.at("t") == People()
    assert other.changes == ["t", "t"]


def test_a_server_that_opens_a_table_later_asks_who_is_there() -> None:
    net: list[Server] = []
    one = Server(net)
    one.sits("t", ANNA)
    late = Server(net)
    assert late.others.at("t") == People()
    late.others.ask("t")
    assert late.others.at("t") == ANNA


def test_a_server_that_ends_takes_its_people_with_it() -> None:
    net: list[Server] = []
    one, other = Server(net), Server(net)
    one.sits("t", ANNA)
    one.others.leave()
    assert other.others.at("t") == People()


def test_a_server_that_falls_silent_is_taken_for_dead() -> None:
    net: list[Server] = []
    one, other = Server(net), Server(net)
    one.sits("t", ANNA)
    other.time = SILENT_SECONDS - 1
    one.others.beat()
    other.time = 2 * SILENT_SECONDS - 2
    other.others.beat()
    assert other.others.at("t") == ANNA, "it was heard of in time"
    other.time = 3 * SILENT_SECONDS
    other.others.beat()
    assert other.others.at("t") == People()
    assert other.changes == ["t", "t"]


def test_a_seat_taken_at_one_server_is_taken_at_the_other(
    server: Postgres, houses: Callable[[str], House]
) -> None:
    database = server.new_database()
    one, other = houses(database), houses(database)
    here = one.duel()
    there = elsewhere(here, other)
    with ExitStack() as stack:
        referee = Person(here, "referee", stack)
        with ExitStack() as sitting:
            anna = Person(there, "Anna", sitting)
            learns(referee, lambda told: taken(told) == {"s1"})
            learns(anna, lambda told: told["referee"])
            assert here.state()["seats"][0]["online"]
            watcher = Person(here, "spectator", sitting)
            learns(anna, lambda told: told["spectators"] == 1)
            assert watcher.state["seats"][0]["online"], "who comes later is told at once"
        learns(referee, lambda told: taken(told) == set() and told["spectators"] == 0)


def learns(person: Person, holds: Callable[[Data], bool]) -> None:
    """Somebody is told, or was told last, that this is who is there."""
    told = [message for message in person.heard if message["type"] == "presence"]
    if not told or not holds(told[-1]):
        person.until(lambda message: message["type"] == "presence" and holds(message))


def taken(told: Data) -> set[str]:
    return {one["seat"] for one in told["seats"] if one["online"]}


def test_who_is_hung_up_on_at_the_end_leaves_no_complaint(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Hanging up changes who is there, which nobody can be told any more."""
    table = home.duel()

    async def hang_up_and_go_on() -> None:
        hub = home.services.hub
        room = await hub.room(table.id)
        await hub.close()
        await hub.start(room._note_who_is_here(frozenset()))

    assert home.client.portal is not None
    with caplog.at_level(logging.ERROR):
        home.client.portal.call(hang_up_and_go_on)
    assert not caplog.records

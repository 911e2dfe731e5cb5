"""Somebody who asks for work that never ends."""

import asyncio
import gc
import itertools
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from fechtbuch.engine.fight import DRAW, MOST_STEPS
from fechtbuch.engine.record import whole_record
from fechtbuch.scenario import load, open_session, seed_from
from fechtbuch.table import crew as crew_module
from fechtbuch.table import laboratory, live, opening, simulations
from fechtbuch.table.crew import MOST_OF_HOME, Crew, Overdue
from fechtbuch.table.refusals import Refused
from fechtbuch.table.thrift import LONGEST_WAIT, Thrift
from tests.awaited import awaited
from tests.table.driving import Server, endless
from tests.table.kit import Data, House, Person, delegate
from tests.table.napping import computing, napping, niceness, who
from tests.toy import ToyFight, toy_fight


def begun(client: TestClient, scenario: str | Data, fights: int = 100_000) -> str:
    answer = client.post("/api/simulations", json={"scenario": scenario, "fights": fights})
    assert answer.status_code == 202, answer.text
    return str(answer.json()["id"])


def waited(what: Callable[[], Any], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def helpers_of(pid: int) -> list[int]:
    """The processes of a group."""
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdecimal():
            one = int(place.name)
            try:
                if os.getpgid(one) == pid and not _dead(one):
                    found.append(one)
            except ProcessLookupError:
                continue
    return found


def _dead(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def at_work(home: House, name: str) -> int:
    """The process of a simulation, once it is busy with its fights."""
    running = home.services.simulations.find(name)
    assert waited(lambda: running.process is not None and running.process.pid, 20)
    assert running.process is not None
    assert running.process.pid is not None
    pid = running.process.pid
    assert waited(lambda: helpers_of(pid), 30)
    time.sleep(2)
    return pid


def test_a_simulation_of_a_fight_without_end_is_over_two_seconds_after_it_is_cancelled(
    home: House,
) -> None:
    name = begun(home.client, endless())
    pid = at_work(home, name)
    home.client.delete(f"/api/simulations/{name}")
    assert waited(lambda: not helpers_of(pid), 2)
    assert home.client.get(f"/api/simulations/{name}").json()["status"] == "cancelled"


def test_the_server_ends_within_two_seconds_whatever_is_simulated(home: House) -> None:
    pid = at_work(home, begun(home.client, endless()))
    began = time.monotonic()
    home.close()
    assert time.monotonic() - began < 4  # Two for the work, the rest for a busy machine's database.
    assert not helpers_of(pid)


def test_no_simulation_takes_longer_than_it_may(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulations, "MOST_SECONDS", 3.0)
    name = begun(home.client, endless())
    running = home.services.simulations.find(name)
    assert waited(lambda: not running.under_way, 10)
    found = home.client.get(f"/api/simulations/{name}").json()
    assert found["status"] == "failed"
    assert "too long" in found["problem"]


def test_one_address_does_not_take_the_laboratory_from_another(home: House) -> None:
    mine = [begun(home.client, endless()) for _ in range(laboratory.MOST_OF_ONE)]
    more = home.client.post("/api/simulations", json={"scenario": endless(), "fights": 10})
    assert (more.status_code, more.json()["code"]) == (429, "too-many-simulations")
    neighbour = TestClient(home.app, client=("192.0.2.7", 1234))
    portal = home.client.portal
    neighbour.portal = portal
    name = begun(neighbour, "kurt-and-hans", 20)
    running = home.services.simulations.find(name)
    assert waited(lambda: running.status == "done", 60), running.status
    for one in mine:
        home.client.delete(f"/api/simulations/{one}")


def at_counsel(crew: Crew) -> list[BaseProcess]:
    """The processes of a crew that are at work, once there are any."""
    found: list[BaseProcess] = []

    def there() -> list[BaseProcess]:
        found[:] = [one.process for one in crew._busy.values() if one.process is not None]
        return found

    assert waited(there, 60)
    return found


def test_a_worker_that_is_overdue_is_ended_and_replaced() -> None:
    async def play() -> None:
        crew = Crew(1)
        assert await crew.do("a", 5, napping, 0) == {"slept": 0}
        began = time.monotonic()
        with pytest.raises(Overdue):
            await crew.do("a", 0.5, napping, 60)
        assert time.monotonic() - began < 2
        assert await crew.do("a", 5, napping, 0) == {"slept": 0}
        await crew.close()

    awaited(play())


def test_work_that_nobody_wants_any_more_is_ended() -> None:
    async def play() -> None:
        crew = Crew(1)
        await crew.do("a", 5, napping, 0)
        task = asyncio.ensure_future(crew.do("a", 60, napping, 60))
        await asyncio.sleep(0.3)
        task.cancel()
        began = time.monotonic()
        assert await crew.do("b", 5, napping, 0) == {"slept": 0}
        # A new worker has to come up; the nap is not waited for.
        assert time.monotonic() - began < 20
        await crew.close()

    awaited(play())


@pytest.mark.parametrize("tables", [1, 10], ids=["one table", "ten tables at one address"])
def test_who_asks_for_much_keeps_others_waiting_for_one_piece_at_most(tables: int) -> None:
    async def play() -> None:
        crew = Crew(1)
        await crew.do("table 0", 5, napping, 0, home="hostile")
        hostile = [
            asyncio.ensure_future(crew.do(f"table {n % tables}", 5, napping, 0.3, home="hostile"))
            for n in range(10)
        ]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        for _ in range(2):
            await crew.do("other", 5, napping, 0, home="elsewhere")
        assert time.monotonic() - began < 1.5
        assert sum(task.done() for task in hostile) <= 3
        for task in hostile:
            task.cancel()
        await crew.close()

    awaited(play())


def test_what_is_wanted_soon_does_not_wait_for_what_takes_long_and_goes_before_it() -> None:
    async def play() -> None:
        crew = Crew(1, soon=1)
        long = await crew.do("hostile", 5, niceness)
        soon = await crew.do("other", 5, niceness, soon=True)
        assert long["nice"] > soon["nice"] > os.nice(0)
        naps = [
            asyncio.ensure_future(crew.do(f"table {number}", 60, napping, 60, home="hostile"))
            for number in range(3)
        ]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        for owner in ("other", "table 0"):
            assert await crew.do(owner, 5, napping, 0, soon=True) == {"slept": 0}
        assert time.monotonic() - began < 5
        assert not any(nap.done() for nap in naps)
        for nap in naps:
            nap.cancel()
        await crew.close()

    awaited(play())


@pytest.mark.parametrize("pieces", [[0.6], 9 * [0.06]])
def test_a_table_that_has_much_done_soon_has_it_done_behind_the_others(
    monkeypatch: pytest.MonkeyPatch, pieces: list[float]
) -> None:
    monkeypatch.setattr(crew_module, "QUICK_BURST", 0.4)
    monkeypatch.setattr(crew_module, "QUICK_SHARE", 0.001)

    async def play() -> None:
        crew = Crew(1, soon=1)
        ahead = await crew.do("other", 5, niceness, soon=True)
        assert await crew.do("hostile", 5, niceness, soon=True) == ahead
        for piece in pieces:
            await crew.do("hostile", 60, computing, piece, soon=True)
        behind = await crew.do("hostile", 5, niceness, soon=True)
        assert behind["nice"] > ahead["nice"]
        assert await crew.do("other", 5, niceness, soon=True) == ahead
        # It is made good by waiting, not by asking for little once.
        assert await crew.do("hostile", 5, niceness, soon=True) == behind
        crew._share("hostile").at -= 1_000_000
        assert await crew.do("hostile", 5, niceness, soon=True) == ahead
        await crew.close()

    awaited(play())


def test_what_is_not_done_in_a_moment_is_begun_again_behind_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crew_module, "PROMPT_SECONDS", 0.4)
    monkeypatch.setattr(crew_module, "QUICK_BURST", 0.3)
    monkeypatch.setattr(crew_module, "QUICK_SHARE", 0.001)

    async def play() -> None:
        crew = Crew(1, soon=1)
        ahead = await crew.do("hostile", 5, niceness, soon=True)
        assert await crew.do("hostile", 60, napping, 1, soon=True) == {"slept": 1}
        # What had to be ended counts, too.
        behind = await crew.do("hostile", 5, niceness, soon=True)
        assert behind["nice"] > ahead["nice"]
        with pytest.raises(Overdue):
            await crew.do("other", 1, napping, 60, soon=True)
        await crew.close()

    awaited(play())


def test_whoever_asks_again_has_the_same_worker_as_long_as_there_is_another() -> None:
    async def play() -> None:
        crew = Crew(1, soon=2)
        mine = await crew.do("mine", 5, who, soon=True)
        yours = await crew.do("yours", 5, who, soon=True)
        assert mine != yours
        assert await crew.do("mine", 5, who, soon=True) == mine
        # A third has the one that was not asked for longest.
        assert await crew.do("third", 5, who, soon=True) == yours
        await crew.close()

    awaited(play())


def test_an_address_may_not_have_more_waiting_than_is_fit() -> None:
    async def play() -> None:
        crew = Crew(1)
        tasks = [
            asyncio.ensure_future(crew.do(f"table {n % 40}", 5, napping, 9, home="hostile"))
            for n in range(MOST_OF_HOME + 10)
        ]
        await asyncio.sleep(0.1)
        refused = [task for task in tasks if task.done()]
        assert len(refused) >= 8
        assert all(isinstance(task.exception(), Refused) for task in refused)
        task = asyncio.ensure_future(crew.do("other", 5, napping, 0, home="elsewhere"))
        await asyncio.sleep(0)
        assert not task.done()
        for one in (*tasks, task):
            one.cancel()
        await crew.close()

    awaited(play())


def test_the_engine_plays_for_nobody_who_is_not_there(home: House) -> None:
    table = home.table(endless(), engine=["*"])
    hub = home.services.hub
    room = home.client.portal.call(hub.room, table.id)  # type: ignore[union-attr]
    time.sleep(1)
    assert room.table.session.record.head == 0
    with ExitStack() as stack:
        watcher = Person(table, "spectator", stack)
        watcher.until(lambda one: one["type"] == "step" and one["state"]["entries"] > 20)
    time.sleep(1.5)
    entries = len(room.table.session.record.entries)
    time.sleep(1.5)
    assert len(room.table.session.record.entries) == entries


def test_the_engine_stops_where_the_record_is_full(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_ENTRIES", 30)
    table = home.table(endless(), engine=["*"])
    with ExitStack() as stack:
        Person(table, "spectator", stack)
        room = home.services.hub.rooms[table.id]
        assert waited(room.table.full, 60)
        time.sleep(0.5)
        assert len(room.table.session.record.entries) == 30


class Standstill(ToyFight):
    """A fight in which nothing ever happens."""

    steps = 0

    def step(self) -> None:
        """Nothing."""
        Standstill.steps += 1


def test_a_fight_that_does_not_end_is_a_draw() -> None:
    before = toy_fight("anna", "bert")
    fight = Standstill(before.sides, before.grid, before.dice)
    fight.run()
    assert Standstill.steps == MOST_STEPS
    assert (fight.over, fight.bounded, fight.winner) == (True, True, DRAW)


def bush(twigs: int, length: int) -> str:
    """A record of two long branches that were answered in turn, as somebody may have written it."""
    record = open_session(load("kurt-and-hans"), seed_from(3)).record
    heads = [0] * twigs
    for number in range(twigs * length):
        record.head = heads[number % twigs]
        record.append("edict", "", f"say text=x{number}", 1, "referee")
        heads[number % twigs] = record.head
        record.entries[-1].digest = record.entries[0].digest
        record.entries[-1].next = record.entries[0].next
    return "\n".join(record.to_lines()) + "\n"


def test_a_record_of_many_branches_is_looked_through_once(home: House) -> None:
    record = whole_record(bush(2, 30).splitlines())
    walk = record.walk()
    assert sorted(walk) == list(range(61))
    # Each branch to its end before the other: one way back, not sixty.
    back = sum(record.entries[b].parent != a for a, b in itertools.pairwise(walk))
    assert back == 1
    assert home.client.post("/api/tables/load", json={"record": bush(2, 30)}).status_code == 201


def test_a_record_of_many_words_at_one_moment_is_refused_in_time(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LOADED_STEPS", 3000)
    answer = home.client.post("/api/tables/load", json={"record": bush(1, 120)})
    assert (answer.status_code, answer.json()["code"]) == (422, "record-too-much")


def test_a_record_that_takes_too_many_steps_is_refused(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = home.duel()
    for _ in range(12):
        table.do("referee", delegate(table.state()))
    table.do("referee", {"do": "edict", "text": "end winner=kurt"})
    table.do("referee", {"do": "finish"})
    text = table.http("referee", "GET", "/record").text
    assert home.client.post("/api/tables/load", json={"record": text}).status_code == 201
    monkeypatch.setattr(opening, "LOADED_STEPS", 5)
    answer = home.client.post("/api/tables/load", json={"record": text})
    assert (answer.status_code, answer.json()["code"]) == (422, "record-too-much")


def test_a_table_that_takes_more_than_its_share_waits_and_nobody_else_does(home: House) -> None:
    hostile, other = home.duel(), home.duel()
    hostile.state()
    other.state()
    rooms = home.services.hub.rooms
    rooms[hostile.id].thrift = Thrift(share=0.01, burst=0.0)
    rooms[other.id].thrift = Thrift(share=100.0, burst=100.0)
    hostile.state()
    other.state()
    assert rooms[hostile.id].thrift.left < 0
    assert rooms[other.id].thrift.wait() == 0
    rooms[hostile.id].thrift.left = -1.0
    began = time.monotonic()
    hostile.state()
    # Its own answer comes all the same, after a while that has an end.
    assert time.monotonic() - began > LONGEST_WAIT / 2


def test_what_was_saved_up_is_no_more_than_the_burst() -> None:
    thrift = Thrift(share=10.0, burst=0.05)
    thrift.timed(lambda: sum(range(3_000_000)))
    assert thrift.left < 0.05
    thrift.at -= 60
    assert thrift.wait() == 0
    assert thrift.left == 0.05


def test_odds_are_not_looked_up_while_somebody_answers(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        master = Person(table, "referee", stack)
        room = home.services.hub.rooms[table.id]
        asked = master.state["questions"][0]
        # A command is being carried out: an entry is there, and what it told is not noted yet.
        portal = home.client.portal
        assert portal is not None
        portal.call(room.lock.acquire)
        told = room.table.told
        room.table.told = {}
        message = {"type": "odds", "question": asked["id"], "text": asked["default"]["text"]}
        master.say(message)
        time.sleep(0.3)
        room.table.told = told
        portal.call(room.lock.release)
        heard = master.until(lambda one: one["type"] in ("odds", "refused"))
        assert heard["type"] == "odds" or heard["problem"]["code"] != "fault"


def test_the_server_ends_within_two_seconds_whatever_is_advised(home: House) -> None:
    table = home.table(endless(), seats=[{"name": "Anna", "side": "west"}])
    crew = home.services.counsel._crew
    with ExitStack() as stack:
        master = Person(table, "referee", stack)
        question = master.state["questions"][0]["id"]
        master.say({"type": "advice", "question": question, "seconds": 10})
        processes = at_counsel(crew)
        # He hangs up: what he asked for is ended, though nobody has told its process.
    assert waited(lambda: not any(one.is_alive() for one in processes), 5)
    with ExitStack() as stack:
        master = Person(table, "referee", stack)
        master.say({"type": "advice", "question": question, "seconds": 10})
        processes = at_counsel(crew)
        began = time.monotonic()
        portal = home.client.portal
        assert portal is not None
        portal.call(home.services.counsel.close)
        assert time.monotonic() - began < 2
        assert waited(lambda: not any(one.is_alive() for one in processes), 2)


def beginning_of(server: Server, scenario: str | Data) -> httpx.Response:
    """The first moment of a new table, with who will win."""
    opened = httpx.post(f"{server.url}/api/tables", json={"scenario": scenario}, timeout=60).json()
    headers = {"Authorization": f"Bearer {opened['links']['referee'].partition('#')[2]}"}
    moment = f"{server.url}/api/tables/{opened['table']}/moments/0"
    return httpx.get(moment, headers=headers, timeout=60)


def test_who_is_cut_off_when_the_server_ends_is_answered_and_leaves_no_traceback(
    tmp_path: Path,
) -> None:
    errors = tmp_path / "errors.txt"
    with errors.open("w") as written:
        server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", errors=written)
        server.start()
        try:
            # The first answer comes when there is somebody to work it out.
            assert beginning_of(server, "kurt-and-hans").status_code == 200
            with ThreadPoolExecutor(1) as other:
                for _ in range(5):  # whoever was answered at once has not waited
                    waiting = other.submit(beginning_of, server, endless())
                    time.sleep(1)
                    if not waiting.done():
                        break
                assert not waiting.done(), waiting.result().text
                assert server.process is not None
                server.process.send_signal(signal.SIGINT)
                began = time.monotonic()
                assert waiting.result().status_code == 503
                server.process.wait(30)
                assert time.monotonic() - began < 4  # Two, and the rest for a busy machine.
        finally:
            server.stop()
    assert "Traceback" not in errors.read_text()


def test_who_hangs_up_on_a_refusal_leaves_no_traceback(home: House) -> None:
    table = home.duel()
    table.state()
    room = home.services.hub.rooms[table.id]
    complaints: list[str] = []
    portal = home.client.portal
    assert portal is not None

    async def hang_up() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, about: complaints.append(str(about["message"]))
        )

        def refuse() -> None:
            time.sleep(0.2)
            raise Refused("not-allowed", 403)

        asked = asyncio.ensure_future(room.reading(refuse))
        await asyncio.sleep(0.1)
        asked.cancel()
        await asyncio.sleep(0.3)
        gc.collect()

    portal.call(hang_up)
    assert complaints == []

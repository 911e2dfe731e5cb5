"""Whose figures come first: the newest question's, but nobody's twice before all others."""

from typing import cast

from fechtbuch.table.connection import Connection
from fechtbuch.table.counsel import MOST_WAITING, Counsel
from fechtbuch.table.room import Room
from tests.awaited import awaited


class Table:
    """A table that has a name."""

    def __init__(self, name: str) -> None:
        self.id = name


class Place:
    """A room in which somebody always looks on."""

    def __init__(self, name: str) -> None:
        self.table = Table(name)
        self.connections = [cast(Connection, object())]
        self.on_change: list[object] = []


class Busy(Counsel):
    """A counsel that has its hands full, and notes what it would do."""

    def __init__(self) -> None:
        super().__init__(2)
        self.done: list[str] = []

    def _watches(self, room: Room, connection: Connection) -> bool:
        return True

    async def _serve(self) -> None:
        """Later."""

    async def _begin(self, room: Room) -> None:
        self.done.append(room.table.id)
        self._put_off(room, True)

    async def _chance(self, room: Room) -> None:
        self.done.append(f"chance {room.table.id}")

    async def work(self, pieces: int) -> list[str]:
        """Do so many pieces."""
        self.done = []
        for _ in range(pieces):
            if self._waiting:
                await self._begin(self._next())
            elif self._later:
                await self._go_on(*self._later.popitem())
        return self.done


def asked(counsel: Counsel, *names: str, rooms: dict[str, Place]) -> None:
    for name in names:
        counsel.look(cast(Room, rooms.setdefault(name, Place(name))))


def test_the_newest_question_comes_first_and_the_rest_when_nobody_waits() -> None:
    async def play() -> None:
        counsel, rooms = Busy(), dict[str, Place]()
        asked(counsel, "a", "b", "c", rooms=rooms)
        assert await counsel.work(3) == ["c", "b", "a"]
        # What is told once is weighed when nobody waits, the latest first.
        assert await counsel.work(1) == ["chance a"]
        asked(counsel, "d", rooms=rooms)
        assert await counsel.work(2) == ["d", "chance d"]
        await counsel.close()

    awaited(play())


def test_a_table_that_changes_all_the_time_keeps_nobody_waiting() -> None:
    async def play() -> None:
        counsel, rooms = Busy(), dict[str, Place]()
        asked(counsel, "hasty", rooms=rooms)
        assert await counsel.work(1) == ["hasty"]
        asked(counsel, "a", "b", "hasty", "hasty", rooms=rooms)
        assert await counsel.work(3) == ["b", "a", "hasty"]
        await counsel.close()

    awaited(play())


def test_whoever_is_too_many_is_put_off_and_not_forgotten() -> None:
    async def play() -> None:
        counsel, rooms = Busy(), dict[str, Place]()
        names = [f"t{number}" for number in range(MOST_WAITING + 2)]
        asked(counsel, *names, rooms=rooms)
        done = await counsel.work(MOST_WAITING)
        assert done == names[:1:-1]
        while (more := await counsel.work(1)) and "t1" not in more:
            pass
        assert more == ["t1"], "it had to wait, and has its figures now"
        await counsel.close()

    awaited(play())

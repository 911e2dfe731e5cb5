"""A field that comes with a later version: what older ones saved is read, and agrees."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.engine.record import digest_of
from fechtbuch.engine.session import verify
from fechtbuch.scenario import load, open_record, seed_from
from tests.kit.snow import book as snow
from tests.kit.snow.state import things
from tests.kit.variants import Changes, Variant, variant
from tests.kit.yard import busy, yard
from tests.toy_book import course, installed, played

SEED = seed_from(11)

GROWN: Changes = {
    "state/fighter.py": [
        (
            '        self.title: Annotated[str, Since("2")] = ""\n',
            '        self.title: Annotated[str, Since("2")] = ""\n'
            '        self.frost: Annotated[i64, Since("4"), Edict(0, 9)] = 0\n'
            '        self.scarf: Annotated[Thing | None, Linked("things"), Since("4")] = None\n'
            '        self.idols: Annotated[list[Thing], Linked("things"), Since("4")] = []\n'
            '        self.tale: Annotated[Plan | None, Since("4")] = None\n'
            '        self.woes: Annotated[list[Feud], Since("4")] = []\n',
        )
    ],
    "state/things.py": [
        (
            '        self.icy: Annotated[bool, Since("2")] = False\n',
            '        self.icy: Annotated[bool, Since("2")] = False\n'
            '        self.worth: Annotated[i64, Since("4")] = GROUND\n',
        ),
        (
            '        self.rank: Annotated[i64, Since("3")] = -1\n',
            '        self.rank: Annotated[i64, Since("3")] = -1\n'
            '        self.holes: Annotated[list[int], Since("4")] = [0]\n',
        ),
        (
            '        self.heat: Annotated[i64, Since("2")] = 1\n',
            '        self.heat: Annotated[i64, Since("2")] = 1\n'
            '        self.told: Annotated[bool, Since("4")] = True\n',
        ),
    ],
    "state/battle.py": [
        (
            '        self.weather: Annotated[str, Since("2")] = "clear"\n',
            '        self.weather: Annotated[str, Since("2")] = "clear"\n'
            '        self.drift: Annotated[list[list[i64]], Since("4")] = []\n',
        )
    ],
}
"""Fields of every kind of class, and what becomes of them in a fight."""


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Variant]:
    """The small book as it is one version later."""
    with variant(tmp_path, "later_snow", GROWN) as grown:
        grown.write()
        yield grown


def grown_yard(later: Variant, data: dict[str, object]) -> Any:
    fight = yard(later.module("book"))
    fight.restore(json.loads(json.dumps(data)))
    return fight


def test_what_an_older_version_saved_is_read_and_written_again_the_same(later: Variant) -> None:
    old = busy(things)
    new = grown_yard(later, old.to_data())
    assert new.to_data() == old.to_data()
    assert digest_of(new.to_data()) == digest_of(old.to_data())
    assert new.fighters[0].frost == 0
    assert new.walls[0].holes == [0]


def test_the_same_state_has_the_same_data_in_both_versions(later: Variant) -> None:
    new = busy(later.module("state.things"), later.module("book"))
    assert digest_of(new.to_data()) == digest_of(busy(things).to_data())


def test_a_record_of_the_older_version_verifies_and_goes_on(later: Variant) -> None:
    with installed(snow.Snow()):
        begun = played(load(snow.DOCUMENT), SEED, 9)
        whole = played(load(snow.DOCUMENT), SEED)
    assert whole.fight.over
    book = later.module("book")
    with installed(book.Snow()):
        again = open_record(begun.record, SEED, compare=True)
        assert again.disagreeing is None
        assert type(again.session.fight).__module__ == "later_snow.play.fight"
        assert verify(again.session) == []
        assert verify(open_record(whole.record, SEED, compare=True).session) == []
        assert course(played(load(book.DOCUMENT), SEED)) == course(whole)


def test_a_state_with_the_field_changed_round_trips(later: Variant) -> None:
    of = later.module("state.things")
    new = busy(of, later.module("book"))
    key, data = new.key(), json.dumps(new.to_data())
    anna = new.fighters[0]
    anna.frost, anna.title = 3, "the Bold"
    anna.scarf, anna.idols = new.things[2], [new.things[4], new.things[0]]
    anna.favourites = [new.things[3], new.things[1]]
    anna.tale, anna.woes = of.Plan("lie", [], None), [of.Feud(2, [[1]])]
    new.things[1].worth = 5
    new.walls[0].holes = []
    new.fighters[2].feud.told = False
    new.drift = [[1, 2]]
    new.weather = "snow"
    again = grown_yard(later, new.to_data())
    assert again.to_data() == new.to_data()
    assert again.key() == new.key() != key
    assert again.fighters[0].scarf is again.things[2]
    assert again.fighters[0].idols == [again.things[4], again.things[0]]
    assert again.fighters[0].favourites == [again.things[3], again.things[1]]
    assert (again.walls[0].holes, again.walls[1].holes) == ([], [0])
    assert again.walls[0].rank == -1
    assert again.fighters[2].feud.told is False
    # Older data, read into a fight that was otherwise, set everything back to the beginning.
    again.restore(json.loads(data))
    assert json.dumps(again.to_data()) == data
    assert again.key() == key


@pytest.mark.parametrize("field", ["frost", "title", "worth", "holes", "drift", "told"])
def test_only_what_has_changed_is_added_to_the_data(later: Variant, field: str) -> None:
    new = busy(later.module("state.things"), later.module("book"))
    before = json.dumps(new.to_data())
    assert f'"{field}"' not in before
    where = {
        "frost": new.fighters[1],
        "title": new.fighters[1],
        "worth": new.things[1],
        "holes": new.walls[1],
        "drift": new,
        "told": new.fighters[2].feud,
    }[field]
    other = {"title": "x", "holes": [1], "drift": [[1]], "told": False}.get(field, 1)
    setattr(where, field, other)
    after = json.dumps(new.to_data())
    assert after != before
    assert field == "holes" or after.count(f'"{field}"') == 1


def test_the_new_field_can_be_set_by_edict_at_once(later: Variant) -> None:
    book = later.module("book").Snow()
    assert book.settings()["frost"].high == 9
    fight = yard(later.module("book"))
    fight.set_field(fight.fighters[0], "frost", "4")
    assert fight.fighters[0].frost == 4
    assert fight.copy().fighters[0].frost == 4

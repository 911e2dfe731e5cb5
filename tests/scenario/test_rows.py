"""Fighters from a table, for every book."""

import pytest

from fechtbuch.scenario import ScenarioError
from fechtbuch.scenario.importing import import_file

LANDSKNECHT = """name,class,career,level,ws,wounds,armour,hands,belt,quiver,abilities.agi
Anna,warrior,mercenary,3,2,15,jack-chains,messer,short-sword;dagger,,1
Bert,zero-level,,0,1,5,none,short-sword,,,
"""
GURPS = "name\tst\tdx\tskills\ttraits.combat_reflexes\thands\tspeed\n" + (
    "Cleo\t12\t13\tbroadsword=14; shield 13\tyes\tbroadsword;medium-shield\t6.25\n"
)
PHASE_SIX = """name;attributes.strength;skills.melee;hands;armour
Dirk;3;2;hatchet;quilted-gambeson
"""
TALES = """name;attributes.si;skills;hands;armour;hero
Ewa;15;dagger=6;dagger;gambeson;tak
"""


@pytest.mark.parametrize(
    ("book", "text", "name"),
    [
        ("landsknecht", LANDSKNECHT, "Anna"),
        ("gurps", GURPS, "Cleo"),
        ("phase-six", PHASE_SIX, "Dirk"),
        ("tales-and-legends", TALES, "Ewa"),
    ],
)
def test_a_row_is_a_fighter(book: str, text: str, name: str) -> None:
    found = import_file(text.encode(), "people.csv", book)
    assert found[0].name == name
    assert found[0].sheet["book"] == book


def test_cells_become_numbers_lists_and_tables() -> None:
    (cleo,) = import_file(GURPS.encode(), "people.tsv", "gurps")
    assert cleo.sheet["skills"] == {"broadsword": 14, "shield": 13}
    assert cleo.sheet["traits"] == {"combat_reflexes": True}
    assert cleo.sheet["hands"] == ["broadsword", "medium-shield"]
    assert cleo.sheet["speed"] == 6.25


@pytest.mark.parametrize(
    ("text", "field", "key"),
    [
        ("st;dx\n1;2\n", "", "problem-no-header"),
        ("name\n", "", "problem-no-rows"),
        ("name;strength\nA;12\n", "[2].strength", "problem-no-such-field"),
        ("name;st\nA;much\n", "[2].st", "problem-whole-number"),
        ("name;hands\nA;brodsword\n", "[2].hands[0].item", "problem-unknown"),
        ('name;st\n"A;12\n', "", "problem-not-csv"),
        ("name;book\nA;chess\n", "[2].book", "problem-no-book"),
        ("name\n" + "A\n" * 600, "", "problem-many-rows"),
    ],
)
def test_what_is_wrong_is_said_by_row_and_column(text: str, field: str, key: str) -> None:
    with pytest.raises(ScenarioError) as found:
        import_file(text.encode(), "people.csv", "gurps")
    assert [(one.field, one.what.key) for one in found.value.problems] == [(field, key)]

"""Every key that the sources use has words."""

import re
from pathlib import Path

from fechtbuch.testing.conformance.messages import told
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.keys import keys_of

SOURCES = Path(__file__).resolve().parents[2] / "src" / "fechtbuch"
ENGINE = sorted((SOURCES / "engine").glob("*.py"))


def test_the_engine_has_words_for_its_own_keys() -> None:
    keys = keys_of(ENGINE)
    catalogue = Catalogue()
    assert sorted(key for key in keys.messages() if not catalogue.has(key)) == []
    assert [kind for kind in sorted(keys.events - {"roll"}) if not told(catalogue, kind)] == []


def test_keys_are_found_in_literals_conditions_constants_and_lists(tmp_path: Path) -> None:
    source = tmp_path / "chapter.py"
    source.write_text(
        """
NAMES = ["first", "second"]
KIND = "constant"

class AskQuestion(Question):
    def __init__(self, fight):
        super().__init__("ask-this", fight, 0, None)

def rule(fight, who, n):
    fight.note("hit" if n else "miss", "X-01", who)
    kind = "one" if n > 1 else "other"
    fight.note(kind, "X-01")
    fight.note(KIND, "X-01")
    number = fight.tally("skill", 3, "X-02")
    number.add(NAMES[n], 1, "X-02")
    number.cap("limit", 9, "X-02")
    fight.roll(who, 1, 20, "attack", number)
    fight.test(who, number, "save", best(1))
    seen = set()
    seen.add("not a part")
    raise Refusal("no-way", "target", "x")
""",
        encoding="utf-8",
    )
    keys = keys_of([source])
    assert keys.events == {"hit", "miss", "one", "other", "constant"}
    assert keys.parts == {"skill", "first", "second", "limit"}
    assert keys.rolls == {"attack", "save"}
    assert keys.reasons == {"no-way"}
    assert keys.slots == {"target"}
    assert keys.questions == {"ask-this"}


def test_keys_are_found_in_menus(tmp_path: Path) -> None:
    source = tmp_path / "chapter.py"
    source.write_text(
        """
STEP = "way path"
MENU = Menu([Verb("stay"), Verb("go", f"effort {STEP} facing", ["X-01"], "movement")])

def rule(fight, who, other):
    fight.ask(Asked("resist", fight, who, MENU, other))
""",
        encoding="utf-8",
    )
    keys = keys_of([source])
    assert keys.slots == {"effort", "way", "path", "facing"}
    assert keys.groups == {"movement"}
    assert keys.questions == {"resist"}


def test_keys_are_found_in_map_rules(tmp_path: Path) -> None:
    source = tmp_path / "book.py"
    source.write_text(
        """
FOREST = "forest"

class MyBook(Book):
    map_rules = MapRules(cover={"half": 1}, terrains={FOREST: 1, "water": 2})
""",
        encoding="utf-8",
    )
    assert keys_of([source]).messages() == {"terrain-forest", "terrain-water"}


def test_the_terminal_has_words_for_everything_it_says() -> None:
    catalogue = Catalogue()
    used: set[str] = set()
    for path in sorted((SOURCES / "cli").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        used |= set(re.findall(r"""(?:\bsay|_help|_moved)\(\s*"([a-z-]+)["]""", text))
        used |= {f"bad-{key}" for key in re.findall(r"""BadInput\(\s*"([a-z-]+)["]""", text)}
    assert len(used) > 60
    assert sorted(key for key in used if not catalogue.has(key)) == []

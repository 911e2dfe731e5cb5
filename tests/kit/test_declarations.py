"""What cannot be declared is refused, with file, line and what would be right."""

import re
from pathlib import Path

import pytest

from fechtbuch.kit.declared import DeclarationError
from fechtbuch.kit.write_state import write_state

ROOM = '''
"""All of a small book's state."""

from pub.kinds.words import NAMES, MOODS as TEMPERS
from pub.state.wheel import LATE

PLACE: Final = 3


class Thing(Piece):
    def __init__(self, slug: str) -> None:
        self.slug: Annotated[str, Label] = slug
        self.index: Annotated[i64, Fixed] = -1
        #THING


class Coin(Piece):
    def __init__(self, worth: i64) -> None:
        self.worth = worth
        #COIN


class Note(Value):
    #NOTE CLASS
    def __init__(self, text: str, at: i64) -> None:
        self.text = text
        self.at = at
        #NOTE


class Hero(Fighter):
    #HERO CLASS
    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, Fixed] = block
        #HERO

    def fall(self) -> None:
        self.gone = True
        #METHOD


class Battle(Fight):
    def __init__(self, sides: list[Side], grid: Grid) -> None:
        super().__init__(sides, grid, Dice())
        self.heroes: Annotated[list[Hero], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        #BATTLE


class Act(Choice):
    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        #ACT


#CLASS
'''

BAD = [
    # Marks.
    ("HERO", "self.x: Annotated[i64, Fixt] = 0", "there is no mark Fixt; there are ByHand, "),
    ("HERO", "self.x: Annotated[i64, Edict(0)] = 0", "Edict takes 2 arguments, not 1"),
    ("HERO", "self.x: Annotated[i64, Edict(low=0, high=2)] = 0", "takes without names"),
    ("HERO", "self.x: Annotated[i64, Fixed, Step] = 0", "x cannot be both Fixed and Step"),
    ("HERO", "self.x: Annotated[i64, Ends('turn'), Ends('round')] = 0", "x has a mark twice"),
    ("HERO", "self.x: Annotated[i64, ByHand, Since('2')] = 0", "x is not saved: leave out Since"),
    ("HERO", "self.x: Annotated[i64, Fixed, Since('2')] = 0", "x is not saved: leave out Since"),
    ("HERO", "self.x: Annotated[i64, Label, Since('2')] = 0", "x is not saved: leave out Since"),
    ("HERO", "self.x: Annotated[str, Saved(NAMES)] = ''", "Saved is for i64; x is str"),
    ("HERO", "self.x: Annotated[str, Edict(0, 2)] = ''", "Edict is for i64; x is str"),
    ("HERO", "self.x: Annotated[bool, Word(NAMES)] = False", "Word is for i64; x is bool"),
    ("HERO", "self.x: Annotated[i64, Flag] = 0", "Flag is for bool; x is i64"),
    ("HERO", "self.x: Annotated[i64, Says('x')] = 0", "only a choice Says something"),
    ("ACT", "self.x: Annotated[i64, Says('x'), Step] = 0", "a choice is no state: leave out Step"),
    ("COIN", "self.x: Annotated[bool, Flag] = False", "Flag is for the fighters of the fight"),
    ("BATTLE", "self.x: Annotated[i64, Level(0, 1)] = 0", "Level is for the fighters of the fight"),
    # Fields.
    ("HERO", "self.x = block.hp", "say the type of x, as in x: i64"),
    ("HERO", "self.a, self.b = 1, 2", "set a in a line of its own first"),
    ("HERO", "if side: self.x = 1", "set x in a line of its own first"),
    ("METHOD", "self.x = 1", "x must be set in __init__ first"),
    ("HERO CLASS", "x: i64 = 0", "set x in __init__, or make it Final"),
    ("HERO CLASS", "x = 0", "set x in __init__, or make it Final"),
    ("NOTE CLASS", "SAVED: Final = PLACE", "SAVED must be one of ROW, NUMBERS"),
    ("CLASS", "class Coin(Value):\n    pass", "there is another Coin"),
    # What is held.
    ("HERO", "self.x: set[i64] = set()", "set[i64] cannot be saved; mark it Fixed, Step or"),
    ("HERO", "self.x: Block | None = None", "make Block a Piece or a Value in state/"),
    ("HERO", "self.x: Hero | None = None", "keep the index of a Hero in x, not the Hero"),
    ("BATTLE", "self.x: list[Hero] = []", "mark x Roster, or keep indices in it"),
    ("HERO", "self.x: Thing | None = None", "the fight owns Thing: mark x Linked, or keep its"),
    ("NOTE", "self.x: list[Coin] = []", "a Value is shared by copies and cannot hold a Coin"),
    ("COIN", "self.x: Annotated[str, Label] = ''", "Coin is made again from data, which would"),
    (
        "CLASS",
        "class Rare(Coin):\n    def __init__(self, worth: i64, x: Annotated[i64, 1]) -> None:\n"
        "        super().__init__(worth)\n        self.x: Annotated[i64, Fixed] = x",
        "Rare is made again from data, which would not have x: leave out Fixed",
    ),
    (
        "CLASS",
        "class Lost(Value):\n    def __init__(self, a: i64) -> None:\n        self.b = 2",
        "Lost must keep a in a field",
    ),
    (
        "CLASS",
        "class Old(Coin):\n    pass\n\n\nclass Purse(Piece):\n"
        "    def __init__(self) -> None:\n        self.coin: Coin | None = None",
        "coin would forget what Old adds to Coin",
    ),
    # Lists of the fight, and links to them.
    ("HERO", "self.x: Annotated[list[Thing], Own] = []", "Own is for a list of the fight, of a"),
    ("BATTLE", "self.x: Annotated[Thing | None, Own] = None", "Own is for a list of the fight"),
    ("BATTLE", "self.x: Annotated[list[Coin], Own] = []", "Coin needs a field index"),
    ("BATTLE", "self.x: Annotated[list[Hero], Roster] = []", "must be marked Roster, the"),
    ("BATTLE", "self.x: Annotated[list[Thing], Roster] = []", "Roster is for a list of the fight"),
    ("HERO", "self.x: Annotated[list[Thing], Linked('goods')] = []", 'Linked("things") to Thing'),
    ("HERO", "self.x: Annotated[list[Coin], Linked('things')] = []", 'Linked("things") to Thing'),
    ("HERO", "self.x: Annotated[Thing, Linked('things')] = None", "one or none of, what the fight"),
    ("HERO", "self.x: Annotated[list[Thing], Linked('things', 'a')] = []", "Thing has no field a"),
    ("COIN", "self.x: Annotated[Thing | None, Linked('things')] = None", "only fight and fighters"),
    # Beginnings.
    ("HERO", "self.x: Annotated[i64, Step] = block.hp", "x must begin with a plain value or a"),
    ("HERO", "self.x: Annotated[i64, Ends('turn')] = block.hp", "x must begin with a plain value"),
    ("HERO", "self.x: Annotated[i64, Since('2')] = block.hp", "x must begin with a plain value"),
    ("ACT", "self.x: Annotated[bool, Says('x')] = True", "x is said and must begin with False"),
    ("ACT", "self.x: Annotated[str, Says('x')] = 'no'", "x is said and must begin with ''"),
    # Words.
    ("HERO", "self.x: Annotated[i64, Saved(PLACE)] = 0", "PLACE must be imported from a module"),
    ("HERO", "self.x: Annotated[i64, Word(LATE)] = 0", "that does not import written.py"),
    ("ACT", "self.x: Annotated[i64, Says('x', ['a'])] = 0", "['a'] must be imported from"),
]


def written(folder: Path, place: str = "", line: str = "") -> str:
    room = folder / "state"
    room.mkdir()
    text = ROOM
    if place:
        indent = re.search(rf"^( *)#{place}$", text, re.MULTILINE)
        assert indent is not None
        inserted = line.replace("\n", f"\n{indent[1]}")
        text = text.replace(f"#{place}\n", f"{inserted}\n")
    (room / "all.py").write_text(text)
    (room / "wheel.py").write_text(
        "from pub.state.written import x\nLATE: Final = ['a']\n",
    )
    return write_state("pub", folder)


def test_the_small_book_is_good(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert "def copy_hero" in text


def test_what_is_inherited_may_begin_otherwise(tmp_path: Path) -> None:
    text = written(tmp_path, "HERO", "self.hidden_from = 4")
    assert "hidden_from" not in text


def test_words_keep_the_name_they_were_given_at_home(tmp_path: Path) -> None:
    text = written(tmp_path, "HERO", "self.x: Annotated[i64, Saved(TEMPERS)] = 0")
    assert "from pub.kinds.words import MOODS" in text
    assert 'data["x"] = MOODS[one.x]' in text


@pytest.mark.parametrize(("place", "line", "said"), BAD, ids=lambda value: str(value)[:40])
def test_a_bad_declaration_is_refused(tmp_path: Path, place: str, line: str, said: str) -> None:
    with pytest.raises(DeclarationError) as refused:
        written(tmp_path, place, line)
    assert said in str(refused.value)
    assert refused.value.path == tmp_path / "state" / "all.py"
    assert str(refused.value).startswith(f"{refused.value.path}:{refused.value.line}: ")
    shown = refused.value.path.read_text().splitlines()[refused.value.line - 1]
    name = re.match(r"(?:self\.)?(\w+)", line.splitlines()[-1].strip())
    assert name is not None
    assert name[1] in shown or shown.startswith("class ")


OUTSIDE = """
from pub.play.base import House as Home


class Pub(Home):
    LIMIT: Final = 3
    #CLASS

    def open(self) -> None:
        self.round = 1
        self.heroes = []
        #METHOD
"""


@pytest.mark.parametrize(
    ("place", "line", "said"),
    [("METHOD", "self.guests = 1", "Pub adds guests to Battle"), ("CLASS", "x: int", "Pub adds x")],
)
def test_what_extends_the_state_elsewhere_may_add_no_field(
    tmp_path: Path, place: str, line: str, said: str
) -> None:
    play = tmp_path / "play"
    play.mkdir()
    base = "from pub.state.all import Battle\n\n\nclass House(Battle):\n    pass\n"
    (play / "base.py").write_text(base)
    (play / "an_inn.py").write_text(OUTSIDE)
    assert "copy_battle" in written(tmp_path)
    (play / "an_inn.py").write_text(OUTSIDE.replace(f"#{place}", line))
    with pytest.raises(DeclarationError) as refused:
        write_state("pub", tmp_path)
    assert said in str(refused.value)
    assert "declare it in all.py" in str(refused.value)
    assert str(refused.value).startswith(f"{play / 'an_inn.py'}:")


def test_a_row_grows_at_its_end_only(tmp_path: Path) -> None:
    line = "self.x: Annotated[i64, Since('2')] = 0\n        self.y: i64 = 0"
    room = ROOM.replace("#NOTE CLASS", "SAVED: Final = ROW").replace("#NOTE\n", f"{line}\n")
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "all.py").write_text(room)
    with pytest.raises(DeclarationError, match="a row grows at its end"):
        write_state("pub", tmp_path)

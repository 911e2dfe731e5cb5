"""Broken files: each gives the error that a person needs, with its field, and no traceback."""

from pathlib import Path

import pytest

from fechtbuch.scenario import Problem, ScenarioError, check, load, loads
from fechtbuch.text.catalogue import languages

GOOD = """
book = "landsknecht"
title = "A quarrel"

[map]
rows = [
  "..........",
  "...##.....",
  "..........",
]

[[sides]]
name = "Red"
heroes = true
fighters = [{ use = "kurt", at = [0, 0] }]

[[sides]]
name = "Blue"
fighters = [{ use = "hans", at = [8, 0] }]
"""

INLINE = """
book = "landsknecht"
title = "A quarrel"

[[sides]]
name = "Red"
fighters = [{ use = "kurt" }]

[[sides]]
name = "Blue"

[[sides.fighters]]
"""

FIGHTER = """
name = "Jost"
class = "warrior"
career = "mercenary"
level = 1
ws = 1
bs = 1
wounds = 8
armour = "wams"
hands = ["messer"]
"""

KURT = '{ use = "kurt", at = [0, 0] }'
HANS = '{ use = "hans", at = [8, 0] }'


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


def fighter(line: str, without: str = "") -> str:
    """The second side's first fighter written out, with one more line."""
    body = "\n".join(row for row in FIGHTER.splitlines() if not without or without not in row)
    return INLINE + body + "\n" + line + "\n"


SCENARIOS = {
    "no book": (changed('book = "landsknecht"', ""), "book", "missing", "add `book"),
    "book misspelt": (
        changed('"landsknecht"', '"landsknect"'),
        "book",
        "not an installed rulebook",
        "`landsknecht`",
    ),
    "no title": (changed('title = "A quarrel"', ""), "title", "missing", "add `title"),
    "title is a number": (changed('"A quarrel"', "7"), "title", "must be a text", "quotes"),
    "title too long": (changed("A quarrel", "A" * 101), "title", "too long", "at most 100"),
    "unknown field": (changed("title =", 'titel = "x"\ntitle ='), "titel", "no such", "`title`"),
    "rounds too many": (
        changed("title =", "rounds = 99999\ntitle ="),
        "rounds",
        "too large",
        "at most 10000",
    ),
    "rounds in quotes": (
        changed("title =", 'rounds = "20"\ntitle ='),
        "rounds",
        "whole number",
        "without quotes",
    ),
    "seed negative": (changed("title =", "seed = -1\ntitle ="), "seed", "too small", "at least 0"),
    "one side": (
        GOOD[: GOOD.rindex("[[sides]]")],
        "sides",
        "too short",
        "at least 2",
    ),
    "side without name": (changed('name = "Blue"\n', ""), "sides[1].name", "missing", "add `name"),
    "side without fighters": (
        changed(f"fighters = [{HANS}]", "fighters = []"),
        "sides[1].fighters",
        "too short",
        "at least 1",
    ),
    "same side twice": (
        changed('name = "Blue"', 'name = "Red"'),
        "sides[1].slug",
        "another side",
        "give it a slug",
    ),
    "friend unknown": (
        changed('name = "Blue"', 'name = "Blue"\nfriends = ["rad"]'),
        "sides[1].friends[0]",
        "not another side",
        "`red`",
    ),
    "policy unknown": (
        changed('name = "Blue"', 'name = "Blue"\npolicy = "clever"'),
        "sides[1].policy",
        "not a policy",
        "book, novice, trained, strong, random, advised",
    ),
    "fighter unknown": (
        changed('use = "hans"', 'use = "hanz"'),
        "sides[1].fighters[0].use",
        "no fighter",
        "`hans`",
    ),
    "fighter file missing": (
        changed('use = "hans"', 'use = "nobody.toml"'),
        "sides[1].fighters[0].use",
        "no such file",
        "",
    ),
    "fighter file absolute": (
        changed('use = "hans"', 'use = "/etc/nobody.toml"'),
        "sides[1].fighters[0].use",
        "relative path",
        "write the fighter into the scenario",
    ),
    "count zero": (
        changed(HANS, '{ use = "hans", count = 0 }'),
        "sides[1].fighters[0].count",
        "too small",
        "at least 1",
    ),
    "too many fighters": (
        changed(KURT, '{ use = "kurt", count = 64 }').replace(HANS, '{ use = "hans" }'),
        "sides",
        "too many",
        "at most 64",
    ),
    "fewer places than fighters": (
        changed(HANS, '{ use = "hans", count = 3, at = [[7, 0], [8, 0]] }'),
        "sides[1].fighters[0].at",
        "2 fields for 3 fighters",
        "one field for each",
    ),
    "place with three numbers": (
        changed("[8, 0]", "[8, 0, 1]"),
        "sides[1].fighters[0].at",
        "not a field",
        "[x, y]",
    ),
    "place off the map": (
        changed("[8, 0]", "[80, 0]"),
        "sides[1].fighters[0].at",
        "outside the map",
        "change",
    ),
    "place in a wall": (
        changed("[8, 0]", "[3, 1]"),
        "sides[1].fighters[0].at",
        "in a wall",
        "change",
    ),
    "two on one field": (
        changed("[8, 0]", "[0, 0]"),
        "sides[1].fighters[0].at",
        "`kurt` stands",
        "change",
    ),
    "only some placed": (
        changed(HANS, '{ use = "hans" }'),
        "sides[1].fighters[0].at",
        "missing, but others are placed",
        "or nobody",
    ),
    "slug taken": (
        changed('use = "hans"', 'use = "hans", slug = "kurt"'),
        "sides[1].fighters[0].slug",
        "same slug",
        "choose another",
    ),
    "slug with capitals": (
        changed('use = "hans"', 'use = "hans", slug = "Hans!"'),
        "sides[1].fighters[0].slug",
        "characters",
        "a-z0-9",
    ),
    "hidden from nobody known": (
        changed('use = "hans"', 'use = "hans", hidden = ["green"]'),
        "sides[1].fighters[0].hidden[0]",
        "not a side",
        "red, blue",
    ),
    "option unknown": (
        GOOD + "\n[options]\ncareer_trait = true\n",
        "options.career_trait",
        "no such option",
        "`career_traits`",
    ),
    "option value": (
        GOOD + '\n[options]\ninjury_table = "some"\n',
        "options.injury_table",
        "none of the possible values",
        '"all", "named", "none"',
    ),
    "option in quotes": (
        GOOD + '\n[options]\nmorale = "false"\n',
        "options.morale",
        "none of the possible values",
        "true, false",
    ),
    "scene field": (GOOD + "\n[scene]\ndarkness = true\n", "scene.darkness", "no such", "`dark`"),
    "scene word": (
        GOOD + '\n[scene]\nweather = "rain"\n',
        "scene.weather",
        "none of",
        "dry, damp, wet",
    ),
    "scene distance": (GOOD + "\n[scene]\ndistance = 7\n", "scene.distance", "multiple of 5", ""),
    "scene side": (
        GOOD + '\n[scene]\nambush = ["blu"]\n',
        "scene.ambush",
        "`blu` is not a side",
        "`blue`",
    ),
    "map character": (
        changed('"...##....."', '"...##..?.."'),
        "map.rows[1]",
        "column 8",
        "map.legend",
    ),
    "map row is a number": (
        changed('"...##....."', "7"),
        "map.rows[1]",
        "must be a text",
        "quotes",
    ),
    "map too wide": (
        changed('"...##....."', f'"{"." * 201}"'),
        "map.rows[1]",
        "too long",
        "at most 200",
    ),
    "map bounds too large": (
        changed("[map]", "[map]\nbounds = [0, 0, 250, 20]"),
        "map.bounds",
        "too large",
        "200 by 200",
    ),
    "map wall outside": (
        changed("[map]", "[map]\nwalls = [[1, 1], [40, 40]]"),
        "map.walls[1]",
        "outside the map",
        "map.bounds",
    ),
    "map rectangle inside out": (
        changed("[map]", "[map]\ndifficult = [[4, 2, 1, 0]]"),
        "map.difficult[0]",
        "inside out",
        "lowest x",
    ),
    "cover level": (
        changed("[map]", '[map]\ncover = [{ at = [1, 1], level = "thick" }]'),
        "map.cover[0].level",
        "not a level of cover",
        "quarter, half, three-quarter, full",
    ),
    "cover direction": (
        changed("[map]", '[map]\ncover = [{ at = [1, 1], level = "half", from = ["north"] }]'),
        "map.cover[0].from[0]",
        "not a direction",
        "n, ne, e",
    ),
    "legend of two characters": (
        changed(
            '[[sides]]\nname = "Red"', '[map.legend.mm]\nwall = true\n\n[[sides]]\nname = "Red"'
        ),
        "map.legend.mm",
        "single character",
        "one character",
    ),
    "sheet field": (
        fighter('armor = "wams"'),
        "sides[1].fighters[0].armor",
        "no such field",
        "`armour`",
    ),
    "armour unknown": (
        fighter('armour = "chain mail"', without="armour"),
        "sides[1].fighters[0].armour",
        "no such armour",
        "`chainmail`",
    ),
    "weapon unknown": (
        fighter('hands = ["hallberd"]', without="hands"),
        "sides[1].fighters[0].hands[0].item",
        "no such thing",
        "`halberd`",
    ),
    "ammunition unknown": (
        fighter("quiver = { bolts = 20 }"),
        "sides[1].fighters[0].quiver.bolts",
        "no such missile",
        "`bolt`",
    ),
    "too many hands": (
        fighter('hands = ["halberd", "messer"]', without="hands"),
        "sides[1].fighters[0].hands",
        "takes 3 hands",
        "belt",
    ),
    "two-handed weapon and shield": (
        fighter('hands = ["pike"]\nshield = "buckler"', without="hands"),
        "sides[1].fighters[0].hands",
        "pike + buckler, which takes 3 hands",
        "belt",
    ),
    "lance and shield on foot": (
        fighter(
            'hands = ["lance"]\nshield = "shield"\nmount = "warhorse"\nmounted = false',
            without="hands",
        ),
        "sides[1].fighters[0].hands",
        "takes 3 hands",
        "belt",
    ),
    "ability bonus": (
        fighter("abilities = { agi = 4 }"),
        "sides[1].fighters[0].abilities.agi",
        "too large",
        "at most 3",
    ),
    "ability unknown": (
        fighter("abilities = { dex = 1 }"),
        "sides[1].fighters[0].abilities.dex",
        "no such field",
        "agi, int, lea, str, tou, wil",
    ),
    "bonus and score": (
        fighter("abilities = { agi = 1 }\nscores = { agi = 13 }"),
        "sides[1].fighters[0].scores.agi",
        "twice",
        "keep one",
    ),
    "career of another class": (
        fighter('class = "ranger"', without="class"),
        "sides[1].fighters[0].career",
        "class `warrior`",
        "leave the career out",
    ),
    "level without class": (
        fighter('class = "zero-level"', without="class"),
        "sides[1].fighters[0].level",
        "`zero-level`",
        "begins with 1",
    ),
    "spell of another class": (
        fighter('spells = ["command"]'),
        "sides[1].fighters[0].spells[0]",
        "class `cleric`",
        "take out the spell",
    ),
    "mount unknown": (
        fighter('mount = "horse"'),
        "sides[1].fighters[0].mount",
        "no such mount",
        "warhorse",
    ),
    "barding for a mule": (
        fighter('mount = "mule"\nbarding = "plate"'),
        "sides[1].fighters[0].barding",
        "mule can wear",
        "warhorse",
    ),
    "saddle without a horse": (
        fighter('saddle = ["rope"]'),
        "sides[1].fighters[0].saddle",
        "no mount",
        "mount",
    ),
    "state unknown": (
        fighter('states = ["sleeping"]'),
        "sides[1].fighters[0].states[0]",
        "no such state",
        "asleep",
    ),
    "morale out of range": (
        fighter("morale = 13"),
        "sides[1].fighters[0].morale",
        "too large",
        "at most 12",
    ),
    "wounds missing": (
        fighter("", without="wounds"),
        "sides[1].fighters[0].wounds",
        "missing",
        "add `wounds",
    ),
    "shield is a weapon": (
        fighter('shield = "messer"', without="hands"),
        "sides[1].fighters[0].shield",
        "no such shield",
        "buckler",
    ),
    "worn weapon": (
        fighter('worn = ["dagger"]'),
        "sides[1].fighters[0].worn[0]",
        "not worn",
        "belt",
    ),
}

FIGHTERS = {
    "unknown kind": (FIGHTER + 'kind = "beast"\n', "kind", "no kind", "person, creature"),
    "escape sequence": (
        FIGHTER.replace('"Jost"', '"\\u001b[31mJost"'),
        "name",
        "cannot be shown",
        "take it out",
    ),
    "no name": (FIGHTER.replace('name = "Jost"', ""), "name", "missing", "add `name"),
    "unknown class": (
        FIGHTER.replace('"warrior"', '"knight"'),
        "class",
        "no such class",
        "warrior",
    ),
    "creature without numbers": ('name = "Bear"\nkind = "creature"\n', "hd", "missing", "add `hd"),
    "creature with a bow": (
        'name = "Bear"\nkind = "creature"\nhd = 3\nattack = 3\nac = { melee = 13, ranged = 13 }\n'
        'wounds = 14\nmovement = 120\nweapon = "long-bow"\n',
        "weapon",
        "no melee weapon",
        "natural",
    ),
    "creature with a class": (
        'name = "Bear"\nkind = "creature"\nclass = "warrior"\nhd = 3\nattack = 3\n'
        "ac = { melee = 13, ranged = 13 }\nwounds = 14\nmovement = 120\n",
        "class",
        "no such field",
        "known:",
    ),
    "large creature on many squares": (
        'name = "Bear"\nkind = "creature"\nhd = 3\nattack = 3\nac = { melee = 13, ranged = 13 }\n'
        'wounds = 14\nmovement = 120\nsize = "large"\nsquares = [2, 2]\n',
        "squares",
        "not gargantuan",
        "gargantuan",
    ),
    "other book": (
        FIGHTER + 'book = "lansknecht"\n',
        "book",
        "not an installed rulebook",
        "landsknecht",
    ),
}


def the_one(problems: list[Problem], field: str) -> Problem:
    found = [problem for problem in problems if problem.field == field]
    assert found, f"{field} is not among {[str(problem) for problem in problems]}"
    return found[0]


@pytest.mark.parametrize(("text", "field", "message", "remedy"), SCENARIOS.values(), ids=SCENARIOS)
def test_a_broken_scenario_names_field_and_remedy(
    tmp_path: Path, text: str, field: str, message: str, remedy: str
) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    problem = the_one(check(file), field)
    assert problem.file == str(file)
    assert message in problem.message
    assert remedy in problem.remedy
    with pytest.raises(ScenarioError) as caught:
        load(file)
    assert str(problem) in str(caught.value)


@pytest.mark.parametrize(("text", "field", "message", "remedy"), FIGHTERS.values(), ids=FIGHTERS)
def test_a_broken_fighter_names_field_and_remedy(
    tmp_path: Path, text: str, field: str, message: str, remedy: str
) -> None:
    file = tmp_path / "jost.toml"
    head = "" if "book =" in text else 'book = "landsknecht"\n'
    file.write_text(head + text, encoding="utf-8")
    problem = the_one(check(file), field)
    assert message in problem.message
    assert remedy in problem.remedy


def test_every_error_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    text = changed('title = "A quarrel"', "rounds = 0")
    text = text.replace('use = "hans"', 'use = "hans", armour = "tin", ws = "two"')
    file.write_text(text + "\n[options]\nmoral = true\n\n[scene]\nfog = true\n", encoding="utf-8")
    assert {problem.field for problem in check(file)} == {
        "title",
        "rounds",
        "options.moral",
        "scene.fog",
        "sides[1].fighters[0].armour",
        "sides[1].fighters[0].ws",
    }


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_what_is_wrong_is_told_in_the_language_of_whoever_reads_it(language: str) -> None:
    """File, field and found value are the same; the words are other words."""
    for text, field, *_ in SCENARIOS.values():
        with pytest.raises(ScenarioError) as caught:
            loads(text, "broken.toml", Path())
        problem = the_one(caught.value.problems, field)
        assert problem.message_in(language) != problem.message
        assert problem.what.key not in problem.text(language)
        told, english = problem.to_data(language), problem.to_data()
        assert bool(told["remedy"]) == bool(english["remedy"])
        for same in ("file", "field", "key", "found"):
            assert told[same] == english[same]
        assert problem.text(language) in caught.value.text(language)


def test_what_was_found_is_shown() -> None:
    with pytest.raises(ScenarioError) as caught:
        loads(changed('use = "hans"', 'use = "hans", armour = "tin"'))
    assert caught.value.problems[0].found == '"tin"'


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("cut.toml", b'book = "landsknecht\n', "not TOML"),
        ("cut.json", b'{"book": ', "not JSON"),
        ("list.json", b"[1, 2]", "not a table"),
        ("nan.json", b'{"rounds": NaN}', "not JSON"),
        ("latin.toml", 'title = "Jörg"'.encode("latin-1"), "not UTF-8"),
        ("large.toml", b"# " + b"x" * 1_000_001, "too large"),
        ("deep.json", b'{"a":' * 100_000, "not JSON"),
        ("scenario.yaml", b"book: landsknecht", "suffix"),
        ("empty.toml", b"", "missing"),
        ("long.toml", b"rounds = " + b"1" * 5000, "not TOML"),
        ("half.json", b'{"title": "\\ud800", "sides": []}', "half a character"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, name: str, content: bytes, message: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    problems = check(file)
    assert problems
    assert message in problems[0].message


def test_a_missing_file_or_name_is_told() -> None:
    assert "no such file" in check("no/such.toml")[0].message
    with pytest.raises(ScenarioError, match="did you mean `kurt-and-hans`"):
        load("kurt-and-hanz")


def test_good_files_have_no_problems(tmp_path: Path) -> None:
    scenario = tmp_path / "good.toml"
    scenario.write_text(GOOD, encoding="utf-8")
    jost = tmp_path / "jost.toml"
    jost.write_text('book = "landsknecht"\n' + FIGHTER, encoding="utf-8")
    assert check(scenario) == []
    assert check(jost) == []

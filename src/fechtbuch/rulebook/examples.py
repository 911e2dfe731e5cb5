"""Examples, reckoned by the engine: a scene, what is done in it, and the numbers that come of it.

They lie in `rulebook/examples/<chapter>.toml` and hold for all languages:

    [scenes.lane]
    opening = "d6=5"
    sides = [
        { name = "One", fighters = [{ use = "kurt", at = [0, 0] }] },
        { name = "Other", fighters = [{ use = "ilse", at = [5, 0] }] },
    ]

    [LSK-CHG-03.ilse]
    scene = "lane"
    play = ["kurt: charge ilse weapon=messer path=1,0;2,0;3,0;4,0", "ilse: counter"]
    dice = "d20=5 d8=2 d20=20"
    numbers = { need = "number attack actor=ilse", harm = "event full-hit amount actor=ilse" }

`scene` is one of the file or the name of a scenario that comes with the book; `opening` are the
dice that fall before anybody is asked, also in a scene; `given` are edicts that set it up; `play`,
`dice`, `steps`, `until` and `otherwise` are those of `fechtbuch.testing`. `refused` names answers
to the last question that must be refused, each with its rule. What a number may ask for:

| | |
| --- | --- |
| `number attack actor=kurt` | what the last such roll was tested against |
| `part attack charging` | what one part of that number came to; 0 if it has none |
| `roll attack actor=kurt` | what the last such roll came to |
| `result parry actor=hans` | the last such roll and the number it is added to, together |
| `event wounded amount target=hans` | a field, or a value, of the last such event |
| `against attacked target=hans` | the number that the last such event was measured against |
| `count wounded target=hans` | how many such events there were |
| `fighter hans wounds` | a field of a fighter at the end |
| `chance full-hit actor=kurt` | the exact chance of such an event, over all later dice |
"""

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.rulebook.texts import FOLDER
from fechtbuch.scenario import ScenarioError
from fechtbuch.testing import Happening, ScriptError, Situation, situation

EXAMPLES = "examples"
SCENES = "scenes"

_KNOWN = {
    "scene", "opening", "given", "play", "dice", "steps", "until", "otherwise", "refused",
    "numbers",
}  # fmt: skip


class ReckoningError(ValueError):
    """An example that cannot be played, or a number that it does not give."""


def reckon(book: Book, chapter: str) -> dict[str, dict[str, int | str]]:
    """All numbers of a chapter's examples by rule, as `course.name`; chances as fractions."""
    source = book.folder.joinpath(FOLDER, EXAMPLES, f"{chapter}.toml")
    if not source.is_file():
        return {}
    return reckon_file(tomllib.loads(source.read_text(encoding="utf-8")), book.key)


def reckon_file(data: Mapping[str, Any], book: str) -> dict[str, dict[str, int | str]]:
    """The numbers of one file of examples, that holds for a book."""
    scenes = {name: _scene(one, book) for name, one in data.get(SCENES, {}).items()}
    found: dict[str, dict[str, int | str]] = {}
    for rule, courses in data.items():
        if rule == SCENES:
            continue
        numbers = found.setdefault(rule, {})
        for name, course in courses.items():
            try:
                for key, value in _course(course, scenes).items():
                    numbers[f"{name}.{key}"] = value
            except (ScriptError, ScenarioError, LookupError, ValueError) as error:
                raise ReckoningError(f"{rule}.{name}: {error}") from error
    return found


def written(numbers: Mapping[str, Any]) -> str:
    """What is kept of a chapter's numbers."""
    return json.dumps(numbers, indent=1, sort_keys=True) + "\n"


def reckoned_path(folder: Path, chapter: str) -> Path:
    """Where a chapter's numbers are kept below a book's folder."""
    return folder / FOLDER / "reckoned" / f"{chapter}.json"


def _scene(data: Mapping[str, Any], book: str) -> dict[str, Any]:
    return {"book": book, "title": "An example", **data}


def _course(course: Mapping[str, Any], scenes: Mapping[str, Any]) -> dict[str, int | str]:
    unknown = set(course) - _KNOWN
    if unknown:
        raise ReckoningError(f"unknown: {', '.join(sorted(unknown))}")
    scene = course["scene"]
    setting = dict(scenes[scene]) if scene in scenes else {}
    opening = course.get("opening", setting.pop("opening", ""))
    start = situation(setting or scene, given=course.get("given", ()))
    begun = start.play(dice=opening)
    how = {key: course[key] for key in ("steps", "until", "otherwise") if key in course}
    answers = course.get("play", ())
    played = begun.play(*answers, dice=course.get("dice", ""), **how) if answers else begun
    for answer, rule in course.get("refused", {}).items():
        played.refuses(answer, rule=rule)

    asked = course.get("numbers", {})
    numbers = {
        name: _number(query, played) for name, query in asked.items() if not _is_chance(query)
    }
    likely = {name: query for name, query in asked.items() if _is_chance(query)}
    if likely:
        # All dice are played once for all chances: every outcome says what came true.
        odds = begun.chances(
            *answers,
            outcome=lambda fight: tuple(_came_true(fight, query) for query in likely.values()),
            **how,
        )
        for place, name in enumerate(likely):
            numbers[name] = str(sum(share for came, share in odds.items() if came[place]))
    return numbers


def _is_chance(query: str) -> bool:
    return query.split()[0] == "chance"


def _read(query: str) -> tuple[list[str], dict[str, str]]:
    """The words of a query, and the fields that an event must have."""
    words = query.split()
    fields = dict(word.split("=", 1) for word in words if "=" in word)
    return [word for word in words if "=" not in word], fields


def _came_true(fight: Any, query: str) -> bool:
    (_, kind), fields = _read(query)
    return bool(_matching(_events(fight), kind, fields))


def _number(query: str, played: Situation) -> int | str:
    (what, *names), fields = _read(query)
    if what == "fighter":
        return int(getattr(played.fighter(names[0]), names[1]))
    if what == "count":
        return len(_matching(played.story, names[0], fields))
    if what == "event":
        return _value(_last(played.story, names[0], fields, query), names[1])
    if what == "against":
        measure = _last(played.story, names[0], fields, query).tally
        if measure is None:
            raise ReckoningError(f"{query!r}: it was measured against nothing")
        return int(measure.total)
    rolls = [one for one in played.story if one.dice and one.word == names[0]]
    roll = _last(rolls, "", fields, query)
    if what == "roll":
        return int(roll.amount)
    if roll.tally is None:
        raise ReckoningError(f"{query!r}: nothing was tested")
    if what == "number":
        return int(roll.tally.total)
    if what == "result":
        return int(roll.tally.total) + int(roll.amount)
    if what == "part":
        return sum(int(part.value) for part in roll.tally.parts or [] if part.name == names[1])
    raise ReckoningError(f"{query!r} asks for nothing that is known")


def _events(fight: Any) -> list[Happening]:
    slugs = [fighter.slug for fighter in fight.roster]
    return [Happening.of(event, slugs) for event in fight.events]


def _matching(events: Iterable[Happening], kind: str, fields: Mapping[str, str]) -> list[Happening]:
    return [
        event
        for event in events
        if kind in ("", event.kind)
        and all(str(getattr(event, name)) == value for name, value in fields.items())
    ]


def _last(
    events: Iterable[Happening], kind: str, fields: Mapping[str, str], query: str
) -> Happening:
    found = _matching(events, kind, fields)
    if not found:
        raise ReckoningError(f"{query!r}: there was no such event")
    return found[-1]


def _value(event: Happening, name: str) -> int:
    return int(event.values[name]) if name in event.values else int(getattr(event, name))

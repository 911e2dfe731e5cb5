"""The party between two encounters: what a fight has left of it, in numbers and words.

Each member is reckoned from the own sheet alone, in a bout with a twin: nothing that is told here
can depend on what comes next.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fechtbuch.books.base import Book, FighterView, books
from fechtbuch.engine.memory import seat as seat_players
from fechtbuch.engine.table_dice import TableDice
from fechtbuch.scenario import Scenario
from fechtbuch.table.emblems import emblem
from fechtbuch.table.live import LiveTable
from fechtbuch.table.newcomers import with_newcomers
from fechtbuch.table.sheets import field_label, value_word
from fechtbuch.table.state import Data
from fechtbuch.table.store.evenings import Sheets
from fechtbuch.table.words import catalogue_of, items_of, label_of
from fechtbuch.text import Catalogue, Names
from fechtbuch.text.names import called

AFTERWARDS = b"after the fight"
"""A link of the chain of dice that no answer can come to."""

OF_THE_PLACE = ("slug", "at", "hidden")
"""What a scene says of a fighter that is not on the sheet."""

REMEMBERED = 500

Told = dict[str, tuple[int, int]]
"""Something by its name in words: how much there was, and how much is left."""


def left_by(live: LiveTable, rest: str = "") -> Sheets:
    """What a finished fight, and a rest after it, leave of all who can fight on."""
    after = live.session.fight.copy()
    # Arrows are looked for and the like: the same dice for whoever asks, however often.
    dice = TableDice(live.seed)
    dice.place(AFTERWARDS, 0)
    seat_players(after, [], dice)
    return live.book.carry(after, with_newcomers(live), rest)


def carried_on(before: Sheets, after: Sheets) -> Sheets:
    """Changes upon changes, of those who were there and can fight on."""
    return {slug: {**before[slug], **after[slug]} for slug in before if slug in after}


def entries_of(scenario: Data, party: str) -> list[Data]:
    """The sheets of a side of a scene, as the scene has them."""
    side = next(one for one in scenario["sides"] if one["slug"] == party)
    found: list[Data] = side["fighters"]
    return found


def members(book: str, entries: list[Data], carried: Sheets, language: str) -> list[Data]:
    """The party as it is now, in the words of a language."""
    found = [_member(book, one, carried.get(one["slug"]), language) for one in entries]
    alike = Counter(one["name"] for one in found)
    seen: Counter[str] = Counter()
    for one in found:
        name = one["name"]
        seen[name] += 1
        if alike[name] > 1:
            one["name"] = f"{name} {seen[name]}"
    return found


def _member(book: str, entry: Data, changes: Data | None, language: str) -> Data:
    text = json.dumps(entry, sort_keys=True)
    now = "" if changes is None else json.dumps(changes, sort_keys=True)
    found: Data = json.loads(_told(book, text, now, changes is not None, language))
    return found


@lru_cache(REMEMBERED)
def _told(book_key: str, text: str, changed: str, able: bool, language: str) -> str:
    """Kept as text: whoever gets it may change his own."""
    book = books()[book_key]
    entry: Data = json.loads(text)
    was, names = _view(book, entry, language)
    now = was
    told: Told = {}
    if able:
        after = {**entry, **json.loads(changed)}
        after = {name: value for name, value in after.items() if value is not None}
        now, names = _view(book, after, language)
        told = _sheet_changes(was, now, names.catalogue)
        told |= _thing_changes(book, names.catalogue, entry, after)
    return json.dumps(
        {
            "slug": entry["slug"],
            "name": called(names.catalogue, "fighter", now.name),
            "able": able,
            "health": now.health if able else None,
            "full": now.full_health,
            "states": [{"key": key, "text": names.state(key)} for key in now.states],
            "hands": [names.item(thing) for thing in now.hands],
            "emblem": emblem(now.hands),
            "sheet": [
                {
                    "key": key,
                    "label": label_of(names.catalogue, key),
                    "value": names.word(value) if isinstance(value, str) else int(value),
                }
                for key, value in now.sheet.items()
            ],
            "changes": [
                {"label": label, "before": before, "after": left}
                for label, (before, left) in told.items()
                if before != left
            ],
        }
    )


def _view(book: Book, entry: Data, language: str) -> tuple[FighterView, Names]:
    """Somebody by his sheet alone."""
    sheet = {name: value for name, value in entry.items() if name not in OF_THE_PLACE}
    fight = Scenario.from_data(book.bout(sheet, dict(sheet)), "party").build()
    names = Names(catalogue_of(book, language), fight, items_of(book))
    return book.seen(fight, fight.roster[0], -1), names


def _sheet_changes(was: FighterView, now: FighterView, catalogue: Catalogue) -> Told:
    """Numbers of the sheet that everybody is shown."""
    return {
        label_of(catalogue, key): (before, after)
        for key, after in now.sheet.items()
        for before in [was.sheet.get(key)]
        if isinstance(before, int) and isinstance(after, int)
    }


def _thing_changes(book: Book, catalogue: Catalogue, was: Data, now: Data) -> Told:
    """What was spent, lost or broken, and what ails a fighter besides."""
    items = items_of(book)
    before, after = _counted(was, items), _counted(now, items)
    found: Told = {}
    for field, key in {**before, **after}:
        word = value_word(book, catalogue, key)
        label = word[:1].upper() + word[1:]
        if field:
            label = catalogue.labelled(field_label(catalogue, field), word)
        found[label] = (before[field, key], after[field, key])
    return found


def _counted(sheet: Data, items: dict[str, str]) -> "Counter[tuple[str, str]]":
    """The things of a sheet, wherever they are; other entries of lists by the list's name."""
    found: Counter[tuple[str, str]] = Counter()
    for field, value in sheet.items():
        if field in ("skills", "attributes", "abilities", "traits"):
            continue  # What somebody can do is no thing, though it may be called like one.
        for key, count in _things(value):
            if key in items:
                found["", key] += count
            elif isinstance(value, list):
                found[field, key] += count
    return found


def _things(value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, str):
        yield value, 1
    elif isinstance(value, list):
        for one in value:
            yield from _things(one)
    elif isinstance(value, dict) and isinstance(value.get("item"), str):
        yield value["item"], _whole(value.get("count"), 1)
    elif isinstance(value, dict) and isinstance(value.get("part"), str):
        yield value["part"], _whole(value.get("wounds"), 1)
    elif isinstance(value, dict):
        for key, one in value.items():
            count = one.get("count") if isinstance(one, dict) else one
            if _whole(count, -1) >= 0:
                yield key, _whole(count, 0)


def _whole(value: object, usual: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else usual

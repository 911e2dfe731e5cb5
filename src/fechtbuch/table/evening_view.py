"""An evening as one of those who take part sees it.

Players and spectators are shown what was opened so far, and nothing that depends on what was not:
not even whether anything is left.
"""

from fechtbuch.books.base import books
from fechtbuch.scenario import Scenario
from fechtbuch.table.evening import Stand, unhurt
from fechtbuch.table.library import rest_data
from fechtbuch.table.party import entries_of, members
from fechtbuch.table.state import Data
from fechtbuch.table.store import KeptSeat
from fechtbuch.table.store.evenings import EveningPlace, KeptEvening, Sitting
from fechtbuch.table.words import catalogue_of, items_of, spoken
from fechtbuch.text import Names
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of


def evening_data(
    kept: KeptEvening, stand: Stand | None, place: EveningPlace, language: str
) -> Data:
    """The whole evening; `master` is added for the game master."""
    latest = kept.latest
    state = "waiting"
    if kept.ended:
        state = "ended"
    elif stand is not None:
        state = "playing" if stand.outcome["result"] == "playing" else "between"
    return {
        "evening": kept.id,
        "title": kept.title,
        "book": kept.book,
        "book_title": title_of(books()[kept.book], spoken(language)),
        "role": place.role,
        "seat": place.seat,
        "state": state,
        "table": None if latest is None else latest.table,
        "encounters": _opened(kept, stand, language),
        "party": party_data(kept, stand, language),
        "master": None,
    }


def party_data(kept: KeptEvening, stand: Stand | None, language: str) -> list[Data]:
    """The party as it is now."""
    entries = entries_of(kept.encounters[0].scenario, kept.party)
    carried = unhurt(kept) if stand is None else stand.carried
    return members(kept.book, entries, carried, spoken(language))


def _opened(kept: KeptEvening, stand: Stand | None, language: str) -> list[Data]:
    found: list[Data] = []
    for number in sorted({one.number for one in kept.sittings}):
        played = [one for one in kept.sittings if one.number == number]
        rest = played[-1].rest
        words = words_of(Scenario.from_data(kept.encounters[number].scenario), spoken(language))
        found.append(
            {
                "number": number,
                "title": words.title,
                "text": words.text,
                "rest": rest_data(rest, language) if rest else None,
                "tables": [_played(kept, one, stand) for one in played],
            }
        )
    return found


def _played(kept: KeptEvening, sitting: Sitting, stand: Stand | None) -> Data:
    outcome = sitting.outcome
    if outcome is None and stand is not None and sitting == kept.latest:
        outcome = stand.outcome
    outcome = outcome or {"result": "broken-off", "round": 0}
    return {"table": sitting.table, "aside": sitting.aside, "outcome": outcome}


def masters_data(
    kept: KeptEvening, stand: Stand | None, linked: set[str], keep_days: int, language: str
) -> Data:
    """What only the game master sees: what is to come, and who sits where."""
    book = books()[kept.book]
    first = len(kept.line)
    seats = [KeptSeat(**one) for one in kept.settings["seats"]] if stand is None else stand.seats
    return {
        "seq": kept.seq,
        "coming": [
            _coming(kept, number, language) for number in range(first, len(kept.encounters))
        ],
        "rests": [rest_data(rest, language) for rest in book.rests],
        "seats": [
            {
                "seat": one.seat,
                "name": one.name,
                "fighters": one.fighters,
                "linked": one.seat in linked,
            }
            for one in seats
        ],
        "kept_days": keep_days,
    }


def _coming(kept: KeptEvening, number: int, language: str) -> Data:
    encounter = kept.encounters[number]
    scenario = Scenario.from_data(encounter.scenario)
    book = scenario.rulebook
    words = words_of(scenario, spoken(language))
    fight = scenario.build()
    names = Names(catalogue_of(book, language), fight, items_of(book))
    return {
        "number": number,
        "title": words.title,
        "text": words.text,
        "sides": [names.side(int(side.index)) for side in fight.sides if side.slug != kept.party],
        "rest": encounter.rest,
    }

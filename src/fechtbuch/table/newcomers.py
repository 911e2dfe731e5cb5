"""Those whom the referee has brought into a running fight, as if the scenario had named them."""

import json
from dataclasses import replace

from fechtbuch.books.recruiting import Sergeant
from fechtbuch.engine.choices import parse_words
from fechtbuch.engine.record import EDICT
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.model import Recruit
from fechtbuch.table.live import LiveTable


def with_newcomers(table: LiveTable) -> Scenario:
    """The scenario with everybody who has come in since, on his side and with his sheet.

    As it is where the record does not tell of all of them: it may go on from another one.
    """
    scenario, session = table.scenario, table.session
    edicts = [parse_words(one.text) for one in session.path if one.kind == EDICT]
    entries = [json.loads(one["data"]) for one in edicts if one["verb"] == "add-fighter"]
    first = sum(len(party.recruits) for party in scenario.sides)
    late = session.fight.roster[first:]
    sergeant = session.fight.recruiter
    if not isinstance(sergeant, Sergeant) or len(late) != len(entries):
        return scenario
    sides = list(scenario.sides)
    for fighter, entry in zip(late, entries):
        recruit = Recruit(fighter.slug, fighter.slug, sergeant.sheet_of(entry))
        party = sides[fighter.side]
        sides[fighter.side] = replace(party, recruits=(*party.recruits, recruit))
    return replace(scenario, sides=tuple(sides))

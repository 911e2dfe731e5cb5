"""An evening: several encounters with the same party, one link for each who takes part.

An evening is a line of tables, one for each encounter so far. Only the last of them can change:
when the next is opened, what the last fight left of the party is written down with it, and no
command changes that fight any more. Whoever wants to takes the opening back; its table is set aside
and can still be looked at.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec

from fechtbuch.scenario import Scenario
from fechtbuch.simulate.chain import Chain, arrived, chain_of, heroes_of
from fechtbuch.table.access import PLAYER, REFEREE, SPECTATOR, hash_of, new_table_id, new_token
from fechtbuch.table.evening_bodies import MOST_ENCOUNTERS, LinedUp, NewEncounter, NewEvening
from fechtbuch.table.live import LiveTable
from fechtbuch.table.opening import Seated, at_level, begun, kept_table, link, scenario_for, seat
from fechtbuch.table.party import carried_on, entries_of, left_by
from fechtbuch.table.refusals import Refused
from fechtbuch.table.settings import Settings
from fechtbuch.table.state import Data
from fechtbuch.table.store import KeptSeat, Lost
from fechtbuch.table.store.evenings import (
    Encounter,
    EveningPlace,
    Evenings,
    KeptEvening,
    Left,
    Sheets,
    Sitting,
)
from fechtbuch.table.store.faces import Face
from fechtbuch.table.words import catalogue_of, items_of
from fechtbuch.text import Names


@dataclass(frozen=True)
class Stand:
    """What the latest table says of the evening, read at one moment."""

    seq: int
    outcome: Data
    carried: Sheets
    """What is left of the party after the fight, or with what it came to one that is not over."""
    seats: list[KeptSeat]
    settings: Settings
    faces: dict[str, Face]


def stand_of(live: LiveTable, kept: KeptEvening, sitting: Sitting, rest: str = "") -> Stand:
    """How things stand at the latest table, after a rest if its fight is over."""
    carried = sitting.carried
    if live.session.fight.over:
        carried = carried_on(carried, left_by(live, rest))
    seats = [one.copy() for one in live.seats.values()]
    outcome = outcome_of(live, kept.party)
    return Stand(live.seq, outcome, carried, seats, live.settings.copy(), dict(live.faces))


def outcome_of(live: LiveTable, party: str) -> Data:
    """How a fight stands, or ended, for the party."""
    fight = live.session.fight
    result = "playing"
    if fight.over:
        winners = [fight.sides[side].slug for side in fight.winners()]
        result = "won" if party in winners else "lost" if winners else "drawn"
    return {"result": result, "round": int(fight.round)}


# Preparing


def heroes(source: str | Data, language: str) -> Data:
    """Who would be the party of an evening that begins with a scene."""
    scenario = scenario_for(source)
    book, party = scenario.rulebook, heroes_of(scenario)
    names = Names(catalogue_of(book, language), scenario.build(), items_of(book))
    return {
        "members": [{"key": one.slug, "text": names.by_slug(one.slug)} for one in party.recruits]
    }


def prepare(evenings: Evenings, wanted: NewEvening) -> Data:
    """Keep a new evening; `ScenarioError` or `Refused` if it cannot be."""
    scenes = [_scene(one, wanted) for one in wanted.encounters]
    rests = ["", *(one.rest for one in wanted.encounters[1:])]
    chain = chain_of(wanted.title, scenes, rests)
    encounters = _encounters(chain)
    seats = _seats(chain, wanted)
    for slug, look in wanted.looks.items():
        if look.portrait is not None and not evenings.store.has_portrait(look.portrait):
            raise Refused("portrait-unknown", 422, "looks", fighter=slug)
    settings = wanted.model_dump(
        mode="json", include={"engine", "level", "language", "reveal", "advice", "sparing", "looks"}
    )
    settings["seats"] = [vars(one) for one in seats]
    kept = KeptEvening(
        id=new_table_id(),
        title=wanted.title,
        book=chain.scenarios[0].book,
        party=chain.party,
        seq=0,
        ended=False,
        settings=settings,
        encounters=encounters,
    )
    tokens = {
        EveningPlace(kept.id, REFEREE, None): new_token(),
        EveningPlace(kept.id, SPECTATOR, None): new_token(),
        **{EveningPlace(kept.id, PLAYER, one.seat): new_token() for one in seats},
    }
    evenings.create(kept, [(hash_of(token), place) for place, token in tokens.items()])
    links = {
        place.seat or place.role: link(kept.id, one, "evening") for place, one in tokens.items()
    }
    return {
        "evening": kept.id,
        "links": {
            "referee": links[REFEREE],
            "seats": [
                {
                    "seat": one.seat,
                    "name": one.name,
                    "fighters": one.fighters,
                    "link": links[one.seat],
                }
                for one in seats
            ],
            "spectator": links[SPECTATOR],
        },
    }


def _scene(wanted: NewEncounter, evening: NewEvening) -> Scenario:
    scenario = scenario_for(wanted.scenario)
    if evening.options:
        scenario = scenario.with_options(evening.options)
    at_level(scenario, evening.level)
    return scenario


def _encounters(chain: Chain) -> list[Encounter]:
    for scenario in chain.scenarios:
        scenario.build()
    return [
        Encounter(scenario.to_data(), rest)
        for scenario, rest in zip(chain.scenarios, chain.rests, strict=True)
    ]


def _seats(chain: Chain, wanted: NewEvening) -> list[KeptSeat]:
    """Who plays whom: nobody but the party is there all evening."""
    seats = seat(chain.scenarios[0].build(), wanted.seats, []).seats
    party = {one["slug"] for one in entries_of(chain.scenarios[0].to_data(), chain.party)}
    for one in seats:
        strange = [slug for slug in one.fighters if slug not in party]
        if strange:
            raise Refused("fighter-not-of-party", 422, "seats", fighter=strange[0])
    return seats


def line_up(evenings: Evenings, kept: KeptEvening, wanted: list[LinedUp]) -> None:
    """Other encounters in place of those to come; the first stays, because it brings the party."""
    first = max(1, len(kept.line))
    if first + len(wanted) > MOST_ENCOUNTERS:
        raise Refused("too-many", 409)
    base = Scenario.from_data(kept.encounters[0].scenario)
    scenes = [_lined_up(kept, first, one) for one in wanted]
    chain = chain_of(kept.title, [base, *scenes], ["", *(one.rest for one in wanted)])
    _kept(evenings.line_up, kept, first, _encounters(chain)[1:])


def _lined_up(kept: KeptEvening, first: int, wanted: LinedUp) -> Scenario:
    if wanted.scenario is not None:
        return scenario_for(wanted.scenario)
    if wanted.kept is None or not first <= wanted.kept < len(kept.encounters):
        raise Refused("scenario-missing", 422, "encounters")
    return Scenario.from_data(kept.encounters[wanted.kept].scenario)


# Going on


def coming(kept: KeptEvening, stand: Stand | None) -> int:
    """The number of the encounter that comes next; `Refused` if none can be opened now."""
    if kept.ended:
        raise Refused("evening-ended")
    if stand is not None and stand.outcome["result"] == "playing":
        raise Refused("fight-not-over")
    if stand is not None and not stand.carried:
        raise Refused("party-lost")
    number = len(kept.line)
    if number >= len(kept.encounters):
        raise Refused("nothing-lined-up")
    return number


def check_rest(kept: KeptEvening, rests: tuple[str, ...], rest: str) -> None:
    """`Refused` if the book knows no such rest, or nothing came before that calls for one."""
    if rest and (rest not in rests or kept.latest is None):
        raise Refused("rest-unknown", 422, "rest", rest=rest)


def scene_of(kept: KeptEvening, number: int, carried: Sheets) -> Scenario:
    """An encounter as the party comes to it."""
    scenario = Scenario.from_data(kept.encounters[number].scenario)
    return at_level(arrived(scenario, kept.party, carried), str(kept.settings["level"]))


def coming_scene(kept: KeptEvening, stand: Stand | None, language: str) -> tuple[Scenario, Names]:
    """The next encounter as the party comes to it, and what everybody there is called."""
    carried = unhurt(kept) if stand is None else stand.carried
    scene = scene_of(kept, coming(kept, stand), carried)
    book = scene.rulebook
    return scene, Names(catalogue_of(book, language), scene.build(), items_of(book))


def unhurt(kept: KeptEvening) -> Sheets:
    """The party before anything has happened."""
    return {one["slug"]: {} for one in entries_of(kept.encounters[0].scenario, kept.party)}


def open_next(evenings: Evenings, kept: KeptEvening, stand: Stand | None, rest: str) -> str:
    """Open the next encounter; its table."""
    number = coming(kept, stand)
    carried = unhurt(kept) if stand is None else stand.carried
    left = None
    if stand is not None and kept.latest is not None:
        left = Left(kept.latest.table, stand.seq, stand.outcome)
    return _open(evenings, kept, stand, Sitting("", number, rest, carried), left)


def play_again(evenings: Evenings, kept: KeptEvening, stand: Stand) -> str:
    """Set the latest table aside and play its encounter once more, as the party came to it."""
    latest = kept.latest
    if latest is None:
        raise Refused("nothing-played")
    if kept.ended:
        raise Refused("evening-ended")
    left = Left(latest.table, stand.seq, given_up(stand.outcome), aside=True)
    again = Sitting("", latest.number, latest.rest, latest.carried)
    return _open(evenings, kept, stand, again, left)


def take_back(evenings: Evenings, kept: KeptEvening, stand: Stand) -> None:
    """Set the latest table aside: the evening is where it was before it was opened."""
    line = kept.line
    if not line:
        raise Refused("nothing-played")
    left = Left(line[-1].table, stand.seq, given_up(stand.outcome), aside=True)
    _kept(evenings.reopen, kept, left, line[-2].table if len(line) > 1 else None)


def given_up(outcome: Data) -> Data:
    """How a table ended that is set aside."""
    if outcome["result"] == "playing":
        return {**outcome, "result": "broken-off"}
    return outcome


def _open(
    evenings: Evenings, kept: KeptEvening, stand: Stand | None, sitting: Sitting, left: Left | None
) -> str:
    scenario = scene_of(kept, sitting.number, sitting.carried)
    session, seed = begun(scenario)
    there = {fighter.slug for fighter in session.fight.roster}
    seats = [KeptSeat(**one) for one in kept.settings["seats"]] if stand is None else stand.seats
    for one in seats:
        one.fighters = [slug for slug in one.fighters if slug in there]
    party = {one["slug"] for one in entries_of(scenario.to_data(), kept.party)}
    others = [slug for slug in there - party if not any(slug in one.fighters for one in seats)]
    engine = sorted(others) if kept.settings["engine"] else []
    faces = _looks(evenings, kept) if stand is None else stand.faces
    faces = {slug: face for slug, face in faces.items() if slug in there}
    settings = _settings(kept, stand)
    table = kept_table(scenario, session, seed, settings, Seated(seats, engine), looks=faces)
    sitting = Sitting(table.id, sitting.number, sitting.rest, sitting.carried)
    _kept(evenings.open, kept, table, sitting, left)
    return table.id


def _settings(kept: KeptEvening, stand: Stand | None) -> Settings:
    """What a new table begins with: as the last was set, but nothing of its fight."""
    if stand is None:
        own = {name: kept.settings[name] for name in ("reveal", "advice", "sparing", "language")}
        return Settings(paused=True, **own)
    now = stand.settings
    return Settings(
        reveal=now.reveal,
        advice=now.advice,
        deadline=now.deadline,
        paused=True,
        typed_dice=now.typed_dice,
        referee_dice=now.referee_dice,
        sparing=now.sparing,
        ask_all=list(now.ask_all),
        language=now.language,
        muted=list(now.muted),
    )


def _looks(evenings: Evenings, kept: KeptEvening) -> dict[str, Face]:
    """What the party looks like; without pictures that are gone meanwhile."""
    looks = {slug: Face(**look) for slug, look in kept.settings["looks"].items()}
    return {
        slug: face
        for slug, face in looks.items()
        if face.portrait is None or evenings.store.has_portrait(face.portrait)
    }


def end(evenings: Evenings, kept: KeptEvening, ended: bool) -> None:
    """The evening is over, or goes on after all."""
    _kept(evenings.end, kept, ended)


P = ParamSpec("P")


def _kept(write: Callable[P, None], *arguments: P.args, **more: P.kwargs) -> None:
    """Write something, or tell that somebody else was first."""
    try:
        write(*arguments, **more)
    except Lost:
        raise Refused("evening-changed") from None

"""What counsel has found, as somebody is told it."""

from typing import Any

from fechtbuch.engine.knowing import known
from fechtbuch.table import messages as say
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.refusals import Refused
from fechtbuch.table.room import Room
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of
from fechtbuch.text import Names
from fechtbuch.text.choosing import choice_label


def advice_data(
    room: Room, connection: Connection, found: dict[str, Any], seq: int, last: bool
) -> Data:
    """Advice as it is sent: chances, and what is open to whoever is asked, the best first."""
    teller = room.show.teller(connection.viewer, connection.language)
    asked = next((q for q in room.table.session.pending if q.id == found["question"]), None)
    numbers = room.show.numbers(connection.viewer, connection.language)
    ranked: list[Data] = []
    if asked is not None:
        asked = known(asked)
        ranked = [
            {
                "text": option["choice"],
                "label": choice_label(teller.names, asked, option["choice"]),
                "share": option["p"],
                "interval": option["interval"],
                "usual": option["usual"],
            }
            for option in found["options"]
        ]
    return {
        "type": "advice",
        "seq": room.table.seq_of(connection.viewer, seq),
        "question": None if asked is None else numbers.question(asked),
        "win": shares(found),
        "ranked": ranked,
        "rollouts": found["rollouts"],
        "last": last,
    }


def shares(advice: dict[str, Any]) -> list[Data]:
    """Who will win, side by side."""
    return [
        {"side": slug, "share": chance["p"], "interval": chance["interval"]}
        for slug, chance in advice["sides"].items()
    ]


def odds_data(
    room: Room, connection: Connection, asked: say.OddsWanted, found: dict[str, Any]
) -> Data:
    """Odds as they are sent: what may come of a choice, and whom it may hurt."""
    names = room.show.speaker(connection.viewer, connection.language).names
    return {
        "type": "odds",
        "question": asked.question,
        "asked": asked.text,
        "text": found["choice"],
        "outcomes": [
            {
                "name": one["name"],
                "label": names.ending(found["actor"], one["name"]),
                "p": one["p"],
                "float": one["float"],
            }
            for one in found["outcomes"]
        ],
        "damage": found["damages"],
        "mean_damage": found["mean_damage"],
        "hurt": _hurt(names, found),
        "exact": found["exact"],
    }


def _hurt(names: Names, found: dict[str, Any]) -> list[Data]:
    """Whoever may come to harm by a choice, foes first."""
    fight = names.fight
    actor = fight.by_slug(found["actor"])
    some: list[Data] = []
    for slug, chance, mean in found["hurt"]:
        fighter = fight.by_slug(slug)
        if fighter is None or chance <= 0:
            continue
        foe = actor is not None and fight.enemies(actor.side, fighter.side)
        name = names.fighter(fighter)
        some.append({"fighter": slug, "name": name, "foe": foe, "chance": chance, "mean": mean})
    return sorted(some, key=lambda one: not one["foe"])


def send_refusal(room: Room, connection: Connection, refused: Refused, about: str) -> None:
    """Tell somebody why there is no counsel for him."""
    catalogue = catalogue_of(room.table.book, connection.language)
    connection.send(
        dumped(
            {
                "type": "refused",
                "key": None,
                "about": about,
                "problem": refused.problem(catalogue),
                "seq": room.table.seq_of(connection.viewer),
            }
        )
    )

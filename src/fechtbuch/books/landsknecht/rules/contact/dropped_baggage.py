"""What fugitives drop in the way of their pursuers (LSK-FLE-05, LSK-FLE-06, LSK-FLE-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import GROUND, NOBODY, PACK, SPENT
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.harm.morale import checks, stands
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import REFEREE, Asked, things
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Partial, Slot
from fechtbuch.engine.grid import NOWHERE

KINDS: Final = ["valuables", "food", "obstacle"]
"""What may be dropped in the way of pursuers, each kind once."""


DROP: Final = Menu([Verb("nothing"), Verb("drop", "item")])
OBSTACLE: Final = Menu([Verb("stops"), Verb("passed")])


class DropQuestion(Asked):
    """A pursuit begins: do the fugitives drop something (LSK-FLE-05, LSK-FLE-06, LSK-FLE-07)?"""

    def __init__(self, battle: Battle, side: i64, found: list[Thing]) -> None:
        super().__init__("drop", battle, side, DROP)
        self.things = found

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """One thing."""
        return things(slot, self.things)


class ObstacleQuestion(Asked):
    """An obstacle was dropped: does it stop the pursuers, referee (LSK-FLE-07)?"""

    def __init__(self, battle: Battle, thing: Thing, pursuer: Combatant) -> None:
        super().__init__("obstacle", battle, REFEREE, OBSTACLE)
        self.thing = thing
        self.pursuer = pursuer

    def about(self) -> dict[str, str]:
        """What lies in the way of whom."""
        return {"item": self.thing.slug, "pursuer": self.pursuer.slug}


def drop_things(
    fight: Battle, side: i64, fugitives: list[Combatant], parties: list[list[Combatant]]
) -> list[list[Combatant]]:
    """LSK-FLE-05, LSK-FLE-06, LSK-FLE-07: each kind once; who breaks off is out of it."""
    dropped: list[str] = []
    while len(parties) > 0:
        found: list[Thing] = []
        asked = False
        for fugitive in fugitives:
            for thing in [*fugitive.hands, *fugitive.carried]:
                if thing.kind not in dropped and _may_be_dropped(fight, thing):
                    found.append(thing)
                    asked = asked or thing.kind in KINDS
        if not asked:
            break  # nothing that is left could stop anybody
        answer = fight.ask(DropQuestion(fight, side, found))
        assert isinstance(answer, Action)
        if answer.verb != "drop" or answer.thing is None:
            break
        if answer.thing.kind in KINDS:
            dropped.append(answer.thing.kind)
        owner = fight.fighters[answer.thing.holder]
        _throw_away(fight, owner, answer.thing)
        if answer.thing.kind == "obstacle":
            if _stops_them(fight, owner, answer.thing, parties[0][0]):
                return []
        elif not _tempts_anybody(fight, answer.thing, parties):
            fight.note("drops-in-vain", "LSK-RUL-75", owner, item=answer.thing.slug)
        else:
            parties = _distracted(fight, answer.thing, parties)
    return parties


def _may_be_dropped(fight: Battle, thing: Thing) -> bool:
    """LSK-RUL-75: anything; where nobody checks morale only what stops them without a check."""
    if thing.pavise and thing.set_up:
        return False  # it stands where it was set up
    return fight.options.morale or thing.kind == "obstacle"


def _tempts_anybody(fight: Battle, thing: Thing, parties: list[list[Combatant]]) -> bool:
    for party in parties:
        for pursuer in party:
            if _tempted(fight, pursuer, thing):
                return True
    return False


def _throw_away(fight: Battle, owner: Combatant, thing: Thing) -> None:
    """It lies where its owner ran."""
    owner.hands = [other for other in owner.hands if other is not thing]
    owner.carried = [other for other in owner.carried if other is not thing]
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = owner.at
    fight.note("drops-in-flight", "LSK-FLE-05", owner, item=thing.slug)
    reckon(fight, owner)


def _stops_them(fight: Battle, owner: Combatant, thing: Thing, pursuer: Combatant) -> bool:
    """LSK-FLE-07: it works without a check, unless the referee rules otherwise."""
    if fight.scene.referee and fight.ask(ObstacleQuestion(fight, thing, pursuer)).verb == "passed":
        fight.note("obstacle-passed", "LSK-FLE-07", pursuer, item=thing.slug)
        return False
    fight.note("obstacle", "LSK-FLE-07", owner, item=thing.slug)
    return True


def _distracted(
    fight: Battle, thing: Thing, parties: list[list[Combatant]]
) -> list[list[Combatant]]:
    """Who goes on after something was dropped in the way."""
    left: list[list[Combatant]] = []
    for party in parties:
        stopped: dict[str, bool] = {}
        on: list[Combatant] = []
        for fighter in party:
            if not _tempted(fight, fighter, thing):
                on.append(fighter)
                continue
            if fighter.group not in stopped:
                # LSK-RUL-24: failure means that they stop for it; a group rolls once for all.
                stopped[fighter.group] = not stands(fight, fighter)
            if stopped[fighter.group]:
                _break_off(fight, fighter, thing)
            else:
                on.append(fighter)
        if len(on) > 0:
            left.append(on)
    return left


def _tempted(fight: Battle, pursuer: Combatant, thing: Thing) -> bool:
    """Whether a pursuer is after what was dropped; player characters decide for themselves."""
    block = pursuer.block
    if not checks(fight, pursuer):
        return False
    if thing.kind == "valuables":
        return block.motive == "treasure"
    if thing.kind != "food" or block.motive != "food" or block.intelligent:
        return False
    return block.eats == "" or thing.food in block.eats.split()


def _break_off(fight: Battle, pursuer: Combatant, thing: Thing) -> None:
    """LSK-FLE-05, LSK-FLE-06: treasure is gathered, food eaten, by the first who comes to it."""
    rule = "LSK-FLE-05" if thing.kind == "valuables" else "LSK-FLE-06"
    fight.note("breaks-off", rule, pursuer, item=thing.slug)
    if thing.place != GROUND:
        return
    thing.at = NOWHERE
    if thing.kind == "valuables":
        thing.place = PACK
        thing.holder = pursuer.index
        pursuer.carried = [*pursuer.carried, thing]
        reckon(fight, pursuer)
    else:
        thing.place = SPENT

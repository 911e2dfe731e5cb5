"""Declaring a Wait: for what, for whom, and what is done then (GUR-MAN-36, GUR-MAN-38)."""

from typing import Final

from fechtbuch.books.gurps.asking.open_verbs import limbs, versions
from fechtbuch.books.gurps.kinds.terms import MANOEUVRES, VERSIONS
from fechtbuch.books.gurps.rules.things.usable_weapons import shooters
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.asking import listed, places
from fechtbuch.engine.choices import Partial, Slot

WHENS: Final = [
    "foe-in-reach",
    "foe-within",
    "foe-enters",
    "foe-in-view",
    "attack-on-me",
    "attack-on-ally",
    "attack-on-anybody",
    "ally-attacks",
    "manoeuvre",
    "turn-ends",
]
"""What a Wait may wait for (GUR-MAN-38)."""


def wait_slot(fight: Battle, fighter: Combatant, slot: str, partial: Partial) -> Slot | None:
    """What is offered for a slot; None where there is nothing to choose."""
    if slot == "when":
        return listed(slot, "word", WHENS)
    when = partial["when"]
    if slot == "who":
        return _whom(fight, fighter, when)
    if slot == "steps":
        far = [str(n) for n in range(1, 11)]
        return listed(slot, "number", far, "3") if when == "foe-within" else None
    if slot == "at":
        return _where(fight, fighter) if when == "foe-enters" else None
    if slot == "way":
        return listed(slot, "word", MANOEUVRES, "attack") if when == "manoeuvre" else None
    if slot == "as":  # GUR-RUL-36
        kinds = ["attack", "committed-attack", "defensive-attack", "all-out-attack"]
        if not limbs(fight, fighter):
            kinds = ["attack", "all-out-attack"]
        return listed(slot, "word", kinds)
    if slot == "version":
        found = versions(fight, fighter, partial["as"])
        return listed(slot, "word", [VERSIONS[one] for one in found]) if found else None
    return listed(slot, "item", _weapons(fight, fighter, partial))


def _whom(fight: Battle, fighter: Combatant, when: str) -> Slot | None:
    """Somebody whose doing he waits for; anybody's, where none is named."""
    if when == "attack-on-me":
        return None
    ally = when in ("attack-on-ally", "ally-attacks")
    slugs = [
        other.slug
        for other in fight.fighters
        if other is not fighter and not other.out() and fight.foes(fighter, other) != ally
    ]
    return listed("who", "fighter", slugs, "") if slugs else None


def _where(fight: Battle, fighter: Combatant) -> Slot:
    """Hexes near by; any other will do as well."""
    area = fight.grid.area(fighter.at, 2)
    return places("at", [f for f in area if f != fighter.at and fight.grid.open(f)])


def _weapons(fight: Battle, fighter: Combatant, partial: Partial) -> list[str]:
    ranged: list[str] = []
    for thrown in (False, True):
        for means in shooters(fight, fighter, thrown):
            if means.name() not in ranged:
                ranged.append(means.name())
    if partial.get("version", "") in ("ranged", "suppression"):
        return ranged or [BARE]
    names = limbs(fight, fighter)
    if partial["as"] == "attack":
        names.extend([name for name in ranged if name not in names])
    return [*names, BARE]

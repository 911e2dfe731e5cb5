"""Declaring a strike, shot or feint: weapon, mode, location, split, effort, deception (GUR-OPT)."""

from fechtbuch.books.gurps.asking.open_attacks import (
    targets_for,
    weapons_for,
)
from fechtbuch.books.gurps.asking.stroke import Stroke, weapons_named
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    FEINT,
)
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DUAL, SPLITS
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import VERB, Option, Partial, Slot


def strike_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """What is offered for a slot of a strike or shot; None where there is nothing to choose."""
    if slot == "target":
        return _targets(question.battle, turn, partial[VERB])
    if slot == "weapon":
        return listed(slot, "item", _names(weapons_named(question, turn, partial)))
    if slot == "mode":
        keys = [means.form.mode.key for means in weapons_named(question, turn, partial)]
        return listed(slot, "word", keys) if len(keys) > 1 else None
    stroke = Stroke(question, turn, partial)
    if slot == "item":
        return stroke.items()
    if slot == "location":
        return None if stroke.wild() else Slot(slot, "word", stroke.locations(), "")
    if slot == "chink":
        able = not stroke.wild() and stroke.may_chink()
        return Slot(slot, "word", [Option("yes", ["GUR-HIT-03"])], "") if able else None
    if slot == "shots":
        return stroke.counts()
    if slot == "split":
        splits = stroke.splits()
        return Slot(slot, "word", splits, "") if splits else None
    if slot == "second":
        return stroke.seconds() if partial.get("split") == SPLITS[DUAL] else None
    if slot == "bonus":
        return stroke.bonus()
    if slot == "effort":
        return stroke.efforts()
    if slot == "telegraphic":
        return stroke.telegraphic()
    return stroke.deceptions()


def feint_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """The same for a feint."""
    if slot == "target":
        return _targets(question.battle, turn, "feint")
    found = weapons_named(question, turn, partial)
    if slot == "weapon":
        return listed(slot, "item", _names(found))
    if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT:
        return None
    if all(means.form.mode.ranged for means in found):
        return None
    return Slot(slot, "word", [Option("defensive", ["GUR-OPT-04"])], "")


def _targets(fight: Battle, turn: Turn, verb: str) -> Slot:
    """Everybody whom one of the weapons could be used against."""
    foes: list[Combatant] = []
    for means in weapons_for(fight, turn, verb):
        for foe in targets_for(fight, turn, verb, means):
            if foe not in foes:
                foes.append(foe)
    return Slot("target", "fighter", [Option(foe.slug) for foe in foes])


def _names(found: list[Means]) -> list[str]:
    names: list[str] = []
    for means in found:
        if means.name() not in names:
            names.append(means.name())
    return names

"""Declaring a strike, shot or feint: weapon, mode, location, split, effort, deception (GUR-OPT)."""

from fechtbuch.books.gurps.asking.open_attacks import (
    targets_for,
    weapons_for,
)
from fechtbuch.books.gurps.asking.stroke import Stroke, number_of, numbered, weapons_named
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    FEINT,
)
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
)
from fechtbuch.books.gurps.state.blow import DUAL, SPLITS
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.choices import VERB, Option, Partial, Slot
from fechtbuch.engine.tally import Tally


def strike_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """What is offered for a slot of a strike or shot; None where there is nothing to choose."""
    if slot == "target":
        return _targets(question, turn, partial)
    if slot == "weapon":
        return _weapons(question, turn, partial)
    if slot == "mode":
        keys = [means.form.mode.key for means in weapons_named(question, turn, partial)]
        if len(keys) < 2:
            return None
        return Slot(slot, "word", numbered(question, turn, partial, slot, keys), keys[0])
    stroke = Stroke(question, turn, partial)
    if slot == "item":
        return stroke.items()
    if slot == "location":  # GUR-HIT-01
        return None if stroke.wild() else Slot(slot, "word", stroke.locations(), "")
    if slot == "chink":
        able = not stroke.wild() and stroke.may_chink()
        return Slot(slot, "word", [stroke.option(slot, "yes", "GUR-HIT-03")], "") if able else None
    if slot == "shots":  # GUR-RNG-06
        return stroke.counts()
    if slot == "split":  # GUR-OPT-08, GUR-OPT-09
        splits = stroke.splits()
        return Slot(slot, "word", splits, "") if splits else None
    if slot == "second":
        return stroke.seconds() if partial.get("split") == SPLITS[DUAL] else None
    if slot == "bonus":  # GUR-RUL-27
        return stroke.bonus()
    if slot == "effort":  # GUR-EFF-10
        return stroke.efforts()
    if slot == "telegraphic":  # GUR-OPT-07
        return stroke.telegraphic()
    return stroke.deceptions()  # GUR-OPT-05, GUR-OPT-06


def feint_slot(question: Asked, turn: Turn, slot: str, partial: Partial) -> Slot | None:
    """The same for a feint."""
    if slot == "target":
        return _targets(question, turn, partial)
    found = weapons_named(question, turn, partial)
    if slot == "weapon":
        return _weapons(question, turn, partial)
    if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT:
        return None
    if all(means.form.mode.ranged for means in found):
        return None
    return Slot(slot, "word", [Option("defensive", ["GUR-OPT-04"])], "")


def _targets(question: Asked, turn: Turn, partial: Partial) -> Slot:
    """Everybody whom one of the weapons could be used against, with the best number there is."""
    fight = question.battle
    verb = partial[VERB]
    foes: list[Combatant] = []
    for means in weapons_for(fight, turn, verb):
        for foe in targets_for(fight, turn, verb, means):
            if foe not in foes:
                foes.append(foe)
    found: list[Option] = []
    for foe in foes:
        named: Partial = {VERB: verb, "target": foe.slug}
        found.append(Option(foe.slug, [], "", _best(question, turn, named)))
    return Slot("target", "fighter", found)


def _weapons(question: Asked, turn: Turn, partial: Partial) -> Slot:
    """What could be used against the target, each with its best number."""
    names = _names(weapons_named(question, turn, partial))
    found: list[Option] = []
    for name in names:
        named: Partial = {**partial, "weapon": name}
        found.append(Option(name, [], "", _best(question, turn, named)))
    return Slot("weapon", "item", found, names[0] if names else None)


def _best(question: Asked, turn: Turn, partial: Partial) -> Tally | None:
    """The highest number of the weapons and modes that the slots leave open; for those who look."""
    if not question.battle.telling:
        return None
    best: Tally | None = None
    for means in weapons_named(question, turn, partial):
        found = number_of(question, turn, partial, means)
        if best is None or found.total > best.total:
            best = found
    return best


def _names(found: list[Means]) -> list[str]:
    names: list[str] = []
    for means in found:
        if means.name() not in names:
            names.append(means.name())
    return names

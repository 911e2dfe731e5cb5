"""Items and help for others (PSX-TRN-13, PSX-STA-05, PSX-STA-12 to PSX-STA-15, PSX-RUL-44)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import CARRIED, ITEM
from fechtbuch.books.phase_six.rules.dice import save
from fechtbuch.books.phase_six.rules.equipment import spend
from fechtbuch.books.phase_six.rules.modifiers import PHYSICAL, check
from fechtbuch.books.phase_six.rules.wounds import heal, wake
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing

DRESSINGS: Final = ("bandage", "kit", "tincture")
"""Effects of items that First Aid is given with; a tincture needs a bandage beside it."""


def d3(fight: Battle, who: Participant, purpose: str) -> i64:
    """PSX-RUL-40: half a plain d6, rounded up; dice that measure never explode (PSX-DIC-04)."""
    return (fight.roll(who, 1, 6, purpose, None, [2, 4, 6]) + 1) // 2


def items(fight: Battle, who: Participant) -> list[Thing]:
    """Items at hand."""
    return [
        thing
        for thing in fight.things
        if thing.holder == who.index and thing.kind == ITEM and thing.place == CARRIED
    ]


def dressings(fight: Battle, who: Participant) -> list[Thing]:
    """Items for First Aid."""
    found = [thing for thing in items(fight, who) if thing.effect in DRESSINGS]
    bandaged = False
    for thing in found:
        if thing.effect == "bandage":
            bandaged = True
    return [thing for thing in found if bandaged or thing.effect != "tincture"]


def potions(fight: Battle, who: Participant) -> list[Thing]:
    """Items that need no roll."""
    return [thing for thing in items(fight, who) if thing.effect not in DRESSINGS]


def heals(thing: Thing) -> bool:
    """Whether a potion heals wounds; the others give boosts."""
    return thing.effect != "boost" and thing.effect != "adrenaline"


def near(fight: Battle, who: Participant, at: i64) -> list[Participant]:
    """Oneself, and the willing or helpless within 1 m, as seen from a field."""
    found: list[Participant] = []
    for other in fight.fighters:
        if other is who:
            found.append(other)
        elif other.present() and fight.grid.distance(at, other.at) <= 1:
            if (other.hidden_from >> who.side) & 1 == 1:
                continue
            if other.helpless() or not fight.foes(who, other):
                found.append(other)
    return found


def patients(fight: Battle, who: Participant, at: i64) -> list[Participant]:
    """Whom First Aid could help: wounded, bleeding or dying."""
    return [
        other
        for other in near(fight, who, at)
        if other.dying > 0 or other.bleeding > 0 or other.health < other.block.max_health
    ]


def stabilise(fight: Battle, who: Participant, patient: Participant, walking: bool) -> None:
    """PSX-STA-05: First Aid against the dying level, in one roll."""
    value = who.block.first_aid
    level = patient.dying
    fight.note("tends", "PSX-STA-05", who, patient)
    successes = check(fight, who, value, PHYSICAL, "first-aid", "PSX-STA-05", level, walking)
    if level > 0 and successes >= level:
        patient.dying = 0
        patient.unconscious = 1  # PSX-RUL-43
        fight.note("stabilised", "PSX-STA-05", who, patient)


def first_aid(
    fight: Battle, who: Participant, patient: Participant, dressing: Thing, walking: bool
) -> None:
    """PSX-STA-12: half the successes, rounded up, are healed, and bleeding ends."""
    if patient.dying > 0:
        stabilise(fight, who, patient, walking)
        if patient.dying == 0 and dressing.effect != "bandage":
            spend(fight, dressing)
        return
    fight.note("tends", "PSX-STA-12", who, patient, dressing.slug)
    value = who.block.first_aid
    successes = check(fight, who, value, PHYSICAL, "first-aid", "PSX-STA-12", 1, walking)
    if successes == 0:
        return
    healed = (successes + 1) // 2
    if dressing.effect != "bandage":
        healed += d3(fight, who, "healing")
        spend(fight, dressing)
    heal(fight, patient, healed, "PSX-STA-12")
    if patient.bleeding > 0:
        patient.bleeding = 0
        fight.note("bandaged", "PSX-STA-09", who, patient)


def use(fight: Battle, who: Participant, item: Thing, patient: Participant) -> None:
    """Potions and shots: no roll, a charge is spent; no condition ends by them."""
    fight.note("uses", "PSX-TRN-13", who, patient, item.slug)
    if item.effect == "boost":
        boost(fight, patient, d3(fight, who, "boosts"))
    elif item.effect == "adrenaline":
        boost(fight, patient, fight.roll(who, 1, 6, "boosts") + 2)
    else:
        # PSX-RUL-72: nobody offers it for the dying, who may have fallen since.
        wounds = d3(fight, who, "healing")
        if patient.dying == 0:
            heal(fight, patient, wounds, "PSX-TRN-13")
    spend(fight, item)


def boost(fight: Battle, patient: Participant, amount: i64) -> None:
    """PSX-STA-02, PSX-RUL-57: extra health that wounds use up first."""
    patient.boosts += amount
    fight.note("boosted", "PSX-STA-02", None, patient, amount=amount)


def extinguish(fight: Battle, who: Participant, target: Participant) -> None:
    """PSX-RUL-44: the fire is put out, without a roll."""
    target.burning = 0
    fight.note("extinguishes", "PSX-RUL-44", who, target)


def free(fight: Battle, who: Participant, target: Participant) -> None:
    """PSX-STA-15: out of the net, by a Deftness check or by a helper's hands."""
    if target is who:
        if save(fight, who, who.block.deftness, "free-oneself", "PSX-STA-15", 1) == 0:
            fight.note("still-netted", "PSX-STA-15", who)
            return
    target.netted = False
    fight.note("freed", "PSX-STA-15", who, target)


def rouse(fight: Battle, who: Participant, target: Participant) -> None:
    """PSX-STA-14: a helper wakes a sleeper."""
    fight.note("rouses", "PSX-STA-14", who, target)
    wake(fight, target)


def rest(fight: Battle, who: Participant) -> None:
    """PSX-STA-13: six hours: wounds heal by a check, dice come back, boosts vanish."""
    value = who.block.resistance + who.block.endurance + who.block.willpower
    successes = check(fight, who, value, PHYSICAL, "rest", "PSX-STA-13", 0)
    heal(fight, who, successes, "PSX-STA-13")
    who.bonus = who.block.max_bonus
    who.destiny = who.block.max_destiny
    who.rerolls = who.block.max_rerolls
    who.boosts = 0

"""Initiative: one roll each, groups, ties, latecomers (TAL-SEQ-05 to TAL-SEQ-08)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import INITIATIVE as INITIATIVE_SKILL
from fechtbuch.books.tales_and_legends.kinds.skills import RE
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, skill
from fechtbuch.books.tales_and_legends.state.battle import DECLARING, TURNS, Battle
from fechtbuch.books.tales_and_legends.state.fighter import STANDARD, Combatant
from fechtbuch.engine.grid import NOWHERE


def ranks_before(one: Combatant, other: Combatant) -> bool:
    """TAL-SEQ-06, TAL-RUL-23: result, Hero, Reflex, initiative level, chance."""
    if one.initiative != other.initiative:
        return one.initiative > other.initiative
    if one.block.hero != other.block.hero:
        return one.block.hero
    if one.attributes[RE] != other.attributes[RE]:
        return one.attributes[RE] > other.attributes[RE]
    a = one.block.levels[INITIATIVE_SKILL]
    b = other.block.levels[INITIATIVE_SKILL]
    if a != b:
        return a > b
    if one.tie != other.tie:
        return one.tie > other.tie
    return one.index < other.index


def sorted_by_rank(fighters: list[Combatant]) -> list[Combatant]:
    """Highest first."""
    ordered: list[Combatant] = []
    for fighter in fighters:
        place: i64 = len(ordered)
        while place > 0 and ranks_before(fighter, ordered[place - 1]):
            place -= 1
        ordered.insert(place, fighter)
    return ordered


def _same_rank(one: Combatant, other: Combatant) -> bool:
    return (
        one.initiative == other.initiative
        and one.block.hero == other.block.hero
        and one.attributes[RE] == other.attributes[RE]
        and one.block.levels[INITIATIVE_SKILL] == other.block.levels[INITIATIVE_SKILL]
    )


def shuffle_ties(fight: Battle, fighters: list[Combatant]) -> None:
    """Chance decides the last ties: a d100 for each."""
    for fighter in fighters:
        fighter.tie = 0
    if len(fighters) == 2 and _same_rank(fighters[0], fighters[1]):
        _shuffle_two(fight, fighters[0], fighters[1])
        return
    for fighter in fighters:
        for other in fighters:
            if other.index < fighter.index and _same_rank(fighter, other):
                if other.tie == 0:
                    other.tie = fight.roll(other, 1, 100, "tie")
                    fight.told_among([one for one in fighters if _same_rank(one, other)])
                if fighter.tie == 0:
                    fighter.tie = fight.roll(fighter, 1, 100, "tie")
                    fight.told_among([one for one in fighters if _same_rank(one, other)])


def against_heroes(fight: Battle, fighter: Combatant) -> bool:
    """TAL-SEQ-07: no Hero, and an opponent of Heroes."""
    if fighter.block.hero or fight.sides[fighter.side].heroes:
        return False
    for foe in fight.fighters:
        if fight.foes(fighter, foe) and (foe.block.hero or fight.sides[foe.side].heroes):
            return True
    return False


def duelling(fight: Battle) -> bool:
    """TAL-SEQ-01: a duel has exactly two; with a third person it is a battle (TAL-RUL-106)."""
    if not fight.scene.duel:
        return False
    persons: i64 = 0
    for fighter in fight.fighters:
        if not fighter.block.mount:
            persons += 1
    return persons == 2


def roll_initiative(fight: Battle) -> None:
    """TAL-SEQ-05, TAL-SEQ-24: once for a battle, every round in a duel."""
    fight.round += 1
    fight.surprise_round = False
    fight.note("round", "TAL-SEQ-02", amount=fight.round)
    present = [f for f in fight.fighters if fights(f) and not f.surprised]
    duel = duelling(fight)
    fresh: list[Combatant] = []
    for fighter in present:
        fighter.acted = False
        if duel or not fight.rolled_initiative or fighter.initiative == NOWHERE:
            fresh.append(fighter)
    if len(fresh) == 2 and len(fight.fighters) == 2:
        order = _order_of_two(fight, present, fresh)
    else:
        order = order_of(fight, present, fresh)
    fight.rolled_initiative = True
    fight.order = [fighter.index for fighter in order]
    fight.arranged = False
    if fight.telling:
        for fighter in order:
            fight.note("initiative", "TAL-SEQ-05", fighter, amount=fighter.initiative)
    fight.place = 0
    fight.acting = NOBODY
    if duel and len(order) == 2:
        fight.declared = []
        fight.declarer = order[1].index
        order[1].standard = STANDARD - lost_actions(order[1])
        order[1].extra = 1
        fight.phase = DECLARING
    else:
        end_duel(fight)
        fight.phase = TURNS


def end_duel(fight: Battle) -> None:
    """TAL-RUL-106: a third person has come; nobody declares any more."""
    if fight.declarer != NOBODY:
        fight.declarer = NOBODY
        fight.note("becomes-battle", "TAL-RUL-106")


def order_of(fight: Battle, present: list[Combatant], fresh: list[Combatant]) -> list[Combatant]:
    """TAL-SEQ-05, TAL-SEQ-06: who has no initiative yet tests it; the highest is first."""
    tested: list[Combatant] = []
    for fighter in fresh:
        tally = skill(fight, fighter, INITIATIVE_SKILL)
        mate = group_mate(fight, fighter, tally.total, tested)
        if mate is not None:
            fighter.initiative = mate.initiative
        else:
            marks = _told_apart(fight, tested)
            fighter.initiative = rolled(fight, fighter, tally, "initiative", marks)
            tested.append(fighter)
    shuffle_ties(fight, present)
    return sorted_by_rank(present)


def group_mate(
    fight: Battle, fighter: Combatant, value: i64, tested: list[Combatant]
) -> Combatant | None:
    """TAL-SEQ-07: one of a kind who has rolled for all opponents of Heroes with the same value."""
    mate: Combatant | None = None
    if fight.options.group_initiative and against_heroes(fight, fighter):
        for other in tested:
            if (
                against_heroes(fight, other)
                and other.block.group == fighter.block.group
                and skill(fight, other, INITIATIVE_SKILL).total == value
            ):
                mate = other
    return mate


def insert_latecomer(fight: Battle, fighter: Combatant) -> None:
    """TAL-SEQ-05: whoever joins later, or recovers from surprise, tests and is put in."""
    tally = skill(fight, fighter, INITIATIVE_SKILL)
    fighter.initiative = rolled(fight, fighter, tally, "initiative", [])
    fight.note("initiative", "TAL-SEQ-05", fighter, amount=fighter.initiative)


def put_in_latecomers(fight: Battle, present: list[Combatant]) -> None:
    """TAL-SEQ-05: into the order that there is, each before the first he outdoes."""
    order = [fight.fighters[index] for index in fight.order]
    order = [fighter for fighter in order if fighter in present]
    late = [fighter for fighter in present if fighter not in order]
    for fighter in late:
        _settle_ties(fight, fighter, order + late)
    for fighter in sorted_by_rank(late):
        order.insert(_place_of(fighter, order), fighter)
    fight.order = [fighter.index for fighter in order]


def _settle_ties(fight: Battle, fighter: Combatant, among: list[Combatant]) -> None:
    """TAL-SEQ-06: between him and his equals; what chance has decided between the others stays."""
    equals = [one for one in among if _same_rank(fighter, one)]
    if len(equals) > 1:
        for one in equals:
            if one.tie == 0:
                one.tie = fight.roll(one, 1, 100, "tie")
                fight.told_among(list(equals))


def _place_of(fighter: Combatant, order: list[Combatant]) -> i64:
    """Before the first whom he outdoes."""
    place: i64 = 0
    while place < len(order) and not ranks_before(fighter, order[place]):
        place += 1
    return place


def take_in(fight: Battle) -> None:
    """TAL-SEQ-05: whoever has come into a running round tests on arrival, so that nothing he
    suffers from then on counts (TAL-SEQ-08), and is put in. In a duel he waits for the next round,
    from which on it is a battle (TAL-RUL-106)."""
    fight.incomplete = False
    for fighter in fight.fighters:
        if fighter.initiative == NOWHERE and fights(fighter) and not fighter.surprised:
            insert_latecomer(fight, fighter)
            if fight.declarer == NOBODY:
                _put_in(fight, fighter)


def _put_in(fight: Battle, fighter: Combatant) -> None:
    """Into the order of the running round: whose place is past has no turn in it (TAL-SEQ-02)."""
    order = [fight.fighters[index] for index in fight.order]
    _settle_ties(fight, fighter, [*order, fighter])
    place = _place_of(fighter, order)
    order.insert(place, fighter)
    fight.order = [one.index for one in order]
    if place < fight.place:
        fight.place += 1
        fighter.acted = True


def lost_actions(fighter: Combatant) -> i64:
    """TAL-WND-06, TAL-STA-07, TAL-RUL-83: standard actions taken from the budget."""
    lost: i64 = 0
    if fighter.dazed > 0:
        lost += 1
    if fighter.life < 20 and fighter.block.life >= 20:
        lost += 1
    return lost


def fights(fighter: Combatant) -> bool:
    """Who has a place in the order: mounts act in the rider's turn (TAL-MNT-01)."""
    return not fighter.gone and not fighter.dead and not fighter.block.mount


# What exact odds need not know more of: between two, who is before whom.


def _order_of_two(
    fight: Battle, present: list[Combatant], fresh: list[Combatant]
) -> list[Combatant]:
    mark = fight.together()
    order = order_of(fight, present, fresh)
    if mark >= 0:
        fight.settled(mark, "initiative", [int(fighter.index) for fighter in order])
    return order


def _told_apart(fight: Battle, tested: list[Combatant]) -> list[i64]:
    """Results that matter to who comes next; none where all do."""
    if len(tested) != 1 or len(fight.fighters) != 2:
        return []
    first = tested[0].initiative
    return [first, first + 1]


def _shuffle_two(fight: Battle, one: Combatant, other: Combatant) -> None:
    mark = fight.together("tie")
    one.tie = fight.roll(one, 1, 100, "tie")
    fight.told_among([one, other])
    other.tie = fight.roll(other, 1, 100, "tie")
    fight.told_among([one, other])
    if mark >= 0:
        fight.settled(mark, "tie", [int(ranks_before(one, other))])

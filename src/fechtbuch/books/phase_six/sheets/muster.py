"""Sheets into participants: every derived number of the book, and things with unique slugs."""

from importlib.resources import files

from fechtbuch.books.phase_six.kinds.armoury import (
    LINEAGES,
    TALENTS,
    WEAPONS,
    far_sighted,
    modified,
)
from fechtbuch.books.phase_six.kinds.arms import ARM, CARRIED, ITEM, MAIN, OFF, UNLIMITED, WORN
from fechtbuch.books.phase_six.kinds.block import Block
from fechtbuch.books.phase_six.play.fight import SETTABLE
from fechtbuch.books.phase_six.rules.equipment import reckon
from fechtbuch.books.phase_six.sheets.sheet import FighterSheet, WeaponKit
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import (
    DEAD_AT,
    EVERYTHING,
    NOTHING_AT_ALL,
    UP,
    Participant,
)
from fechtbuch.books.phase_six.state.things import Thing, thing_of, weapon_thing
from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter

_FOLDER = files("fechtbuch.books.phase_six")
_COVER = {"": 0, "2+": 2, "3+": 3, "4+": 4, "5+": 5, "6+": 6, "none": 7}

SKILLS = {
    "melee": ("strength", "quickness"),
    "shooting": ("deftness", "strength"),
    "throwing": ("strength", "endurance"),
    "perception": ("apprehension", "quickness"),
    "first_aid": ("conscientiousness", "conscientiousness"),
    "evasion": ("quickness", "deftness"),
}
"""The two attributes whose average, rounded up, is the base of a skill (PSX-RUL-03)."""


HUMAN_DICE = 2
"""Bonus dice and rerolls that everybody starts with (PSX-RUL-46)."""


def block_of(sheet: FighterSheet, key: str, heroes: bool) -> Block:
    """All numbers of a fighter: start values, templates, lineage, talents."""
    lineage = LINEAGES[sheet.lineage]
    talents = [TALENTS[name] for name in sheet.talents]
    sources = [lineage, *talents]

    def more(name: str) -> int:
        return sum(int(source.get(name, 0)) for source in sources)

    block = Block(key)
    block.lineage = sheet.lineage
    for name, value in sheet.attributes.model_dump().items():
        if hasattr(block, name):
            setattr(block, name, value + more(name))
    for name, (one, other) in SKILLS.items():
        base = -(-(getattr(block, one) + getattr(block, other)) // 2)
        setattr(block, name, base + getattr(sheet.skills, name) + more(name))
    block.minimum_roll = max(2, sheet.minimum_roll + more("minimum_roll"))
    block.critical = more("critical")
    block.actions = max(0, sheet.actions + more("actions"))
    block.max_health = max(1, sheet.health + more("health"))
    block.innate = sheet.innate + more("innate")
    # PSX-RUL-65: every lineage has the dice of a human, unless its row says otherwise.
    # PSX-RUL-46, PSX-RUL-50: opponents have only the dice that their sheet names.
    block.max_bonus = _dice(sheet.bonus_dice, lineage.get("bonus", HUMAN_DICE), heroes)
    block.max_destiny = _dice(sheet.destiny_dice, lineage.get("destiny", 0), heroes)
    block.max_rerolls = _dice(sheet.rerolls, lineage.get("rerolls", HUMAN_DICE), heroes)
    block.flies = bool(lineage.get("flies", False))
    for talent in talents:
        if "flag" in talent:
            setattr(block, talent["flag"], True)
    block.licences = list(sheet.two_weapon_licence)
    return block


def _dice(said: int | None, usual: int, heroes: bool) -> int:
    if said is not None:
        return said
    return usual if heroes else 0


class Muster(Roll):
    """Turns sheets into participants with their things."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        self.battle = battle

    def enroll(
        self,
        sheet: FighterSheet,
        slug: str,
        block: str,
        side: Side,
        at: Place,
        hidden_from: int = 0,
    ) -> Participant:
        """Bring a fighter into the fight (PSX-RUL-52)."""
        numbers = block_of(sheet, block, side.heroes)
        fighter = Participant(slug, sheet.given_name(), side.index, numbers)
        fighter.hidden_from = hidden_from
        fighter.bonus = numbers.max_bonus
        fighter.destiny = numbers.max_destiny
        fighter.rerolls = numbers.max_rerolls
        if at is not None:
            fighter.at = field_at(*at)
        self.battle.enroll(fighter, self._things(sheet))
        for thing in self.battle.carried(fighter):
            if thing.place == MAIN:
                fighter.main = thing.index
            elif thing.place == OFF:
                fighter.off = thing.index
            elif thing.place == ARM:
                fighter.shield = thing.index
        reckon(self.battle, fighter)
        _begin_in(fighter, sheet)
        return fighter

    def _things(self, sheet: FighterSheet) -> list[Thing]:
        percent = sum(int(TALENTS[name].get("range_percent", 0)) for name in sheet.talents)
        things: list[Thing] = []
        for kit, place in zip(sheet.hands, (MAIN, OFF)):
            things.append(self._weapon(kit, percent, place))
        things += [self._weapon(kit, percent, CARRIED) for kit in sheet.carried]
        if sheet.shield is not None:
            shield = thing_of(self.thing_slug(sheet.shield), sheet.shield)
            shield.place = ARM if sheet.shield_on_arm else CARRIED
            things.append(shield)
        for piece in sheet.armour:
            armour = thing_of(self.thing_slug(piece.item), piece.item)
            armour.place = WORN
            armour.condition = piece.condition
            things.append(armour)
        for gear in sheet.items:
            item = thing_of(self.thing_slug(gear.item), gear.item)
            if gear.charges is not None:
                item.count = gear.charges
            elif item.kind == ITEM:
                item.count = item.count * gear.count
            else:
                item.count = gear.count
            things.append(item)
        return things

    def _weapon(self, kit: WeaponKit, percent: int, place: int) -> Thing:
        # PSX-RUL-61: fixed changes first, then the percentage.
        weapon = far_sighted(modified(WEAPONS[kit.item], list(kit.modifications)), percent)
        if kit.poison is not None:
            weapon = weapon.copy()
            weapon.poisoned = kit.poison
        thing = weapon_thing(self.thing_slug(kit.item), weapon)
        thing.place = place
        thing.count = kit.count
        if kit.loaded is not None:
            thing.loaded = min(kit.loaded, int(weapon.capacity))
        thing.spare = UNLIMITED if kit.spare is None else kit.spare
        return thing


def _begin_in(fighter: Participant, sheet: FighterSheet) -> None:
    """Where the scenario says something else than PSX-RUL-52."""
    if sheet.health_left is not None:
        fighter.health = min(sheet.health_left, fighter.block.max_health)
    fighter.boosts = sheet.boosts
    if sheet.bonus_left is not None:
        fighter.bonus = min(sheet.bonus_left, fighter.block.max_bonus)
    if sheet.destiny_left is not None:
        fighter.destiny = min(sheet.destiny_left, fighter.block.max_destiny)
    if sheet.rerolls_left is not None:
        fighter.rerolls = min(sheet.rerolls_left, fighter.block.max_rerolls)
    fighter.cover = _COVER[sheet.cover]
    for name in SETTABLE.levels:
        setattr(fighter, name, getattr(sheet.conditions, name))
    for state in sheet.states:
        if state == "shield-up":
            fighter.block_state = UP
        elif state == "alert":
            fighter.senses = EVERYTHING
        elif state == "oblivious":
            fighter.senses = NOTHING_AT_ALL
        else:
            setattr(fighter, state, True)
    if fighter.dying >= DEAD_AT:
        fighter.dead = True
    if fighter.dying > 0:
        fighter.health = 0
    elif fighter.health == 0 and fighter.boosts == 0 and fighter.unconscious == 0:
        fighter.dying = 1


class Adjutant(Sergeant):
    """Brings fighters into a running fight by the referee's word."""

    folder = _FOLDER
    model = FighterSheet
    muster = Muster

    def ground(self, fight: Fight, fighter: Fighter) -> list[int]:
        """The field of everybody who is there."""
        assert isinstance(fighter, Participant)
        return [int(fighter.at)] if fighter.present() else []

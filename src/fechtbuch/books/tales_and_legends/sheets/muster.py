"""From sheets to combatants: derived values, skills, things, mounts (2.2, 2.3)."""

from importlib.resources import files

from fechtbuch.books.fighters import fighter_data, unique
from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.books.tales_and_legends.kinds.armoury import MISSILES
from fechtbuch.books.tales_and_legends.kinds.arms import BELT, HAND, PACK, POUCH, QUIVER, WORN
from fechtbuch.books.tales_and_legends.kinds.block import Block
from fechtbuch.books.tales_and_legends.kinds.skills import (
    BRAWN,
    CH,
    DODGE,
    GRAPPLE,
    HOLDING_ON,
    IN,
    KO,
    RIDING,
    SI,
    SKILLS,
    ZR,
    synergy,
)
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.sheets.outfit import (
    armour_thing,
    natural_thing,
    weapon_thing,
)
from fechtbuch.books.tales_and_legends.sheets.sheet import FighterSheet, Kit, Suit, quality_number
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter

_FOLDER = files("fechtbuch.books.tales_and_legends")

_RACES = {
    "human": (0, 0, 0),
    "beast": (0, 0, 0),
    "ork": (2, 3, 0),
    "elf": (2, 0, 0),
    "dwarf": (-1, 3, 12),
}
"""Speed, Endurance and Life that a race adds (2.3)."""


def block_of(sheet: FighterSheet, key: str) -> Block:
    """What never changes, with every derived value of section 2.3."""
    block = Block(key)
    attributes = sheet.attributes.in_order()
    levels = [sheet.skills.get(name, 0) for name in SKILLS]
    levels[HOLDING_ON] = sheet.skills.get("athletics", 0)
    bonuses = [sheet.bonuses.get(name, 0) for name in SKILLS]
    bonuses[HOLDING_ON] = sheet.bonuses.get("athletics", 0)
    block.levels = list(levels)
    block.bonus = [
        levels[number] + synergy(levels, number) + bonuses[number] for number in range(len(SKILLS))
    ]
    more_speed, more_endurance, more_life = _RACES[sheet.race]
    block.life = 2 * max(10, attributes[KO]) + 10 + more_life
    block.mana = 2 * max(10, attributes[IN]) + 10
    block.speed = (max(10, attributes[ZR]) + 1) // 2 + more_speed
    block.load = (max(10, attributes[SI]) + 1) // 2
    block.endurance = (max(10, attributes[KO]) + 1) // 2 + more_endurance
    block.hero = sheet.hero
    block.humanoid = sheet.humanoid
    block.huge = sheet.huge
    block.dwarf = sheet.race == "dwarf"
    block.undead = "undead" in sheet.traits
    block.silver_fears = "silver-fears" in sheet.traits
    block.sees_in_dark = "sees-in-dark" in sheet.traits
    if "small-build" in sheet.traits:
        block.load -= 2
        block.bonus[BRAWN] -= 4
        block.bonus[GRAPPLE] -= 4
        block.bonus[DODGE] += 4
        block.defence = 2
    if "big-build" in sheet.traits:
        block.speed -= 2
        block.bonus[BRAWN] += 4
    block.natural_armour = sheet.natural_armour
    width, height = sheet.footprint if sheet.mount is None else (1, 1)
    block.width, block.height = width, height
    block.large = width > 1 or height > 1
    block.tall = sheet.tall
    block.mount = sheet.is_mount
    block.trained = sheet.trained
    block.saddle = sheet.saddle
    block.cavalry = "cavalry-weapon" in sheet.abilities
    block.riding_proficiency = "riding-proficiency" in sheet.abilities
    block.proficiencies = list(sheet.proficiencies)
    taken = sheet.armour_proficiency
    light, medium, heavy = taken.get("light", 0), taken.get("medium", 0), taken.get("heavy", 0)
    block.armour_proficiency = [light, medium, heavy]
    block.spells = list(sheet.spells)
    block.group = sheet.group or ""
    block.fear = sheet.fear
    assert len(block.levels) > RIDING
    return block


class Muster(Roll):
    """Turns sheets into combatants with things whose slugs are unique in the fight."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        self.battle = battle
        for key, weapon in MISSILES.items():
            battle.missiles.setdefault(key, weapon)

    def enroll(
        self,
        sheet: FighterSheet,
        slug: str,
        block: str,
        side: Side,
        at: Place,
        hidden_from: int = 0,
    ) -> Combatant:
        """Bring a fighter into the fight, and its mount behind it."""
        fighter = self._combatant(sheet, slug, block, side)
        fighter.hidden_from = hidden_from
        if at is not None:
            fighter.at = field_at(*at)
        self.battle.enroll(fighter, self._things(sheet))
        if sheet.mount is not None:
            self._give_mount(sheet.mount, fighter, side, sheet.mounted, sheet.mount_life)
        reckon(self.battle, fighter)
        for state in sheet.states:
            _begin_in(fighter, state)
        return fighter

    def _combatant(self, sheet: FighterSheet, slug: str, block: str, side: Side) -> Combatant:
        natural = [natural_thing(name, place) for place, name in enumerate(sheet.natural)]
        fighter = Combatant(slug, sheet.given_name(), side.index, block_of(sheet, block), natural)
        self.fighters.append(slug)
        fighter.attributes = list(sheet.attributes.in_order())
        fighter.life = fighter.block.life if sheet.life_left is None else sheet.life_left
        fighter.mana = fighter.block.mana
        fighter.wounds = [
            Wound(hit.part, hit.wounds, 0, hit.dressed, hit.brittle) for hit in sheet.wounds
        ]
        fighter.disabled = [part for part in sheet.disabled if part not in sheet.lost]
        fighter.lost = [*sheet.lost, *fighter.disabled]
        fighter.barbs = list(sheet.barbs)
        fighter.fatigue = sheet.fatigue
        fighter.exhaustion = sheet.exhaustion
        if sheet.luck is not None:
            fighter.luck = sheet.luck
        elif sheet.hero:
            fighter.luck = max(10, fighter.attributes[CH]) + (20 if sheet.race == "human" else 10)
        return fighter

    def _give_mount(
        self, key: str, rider: Combatant, side: Side, mounted: bool, life: int | None
    ) -> None:
        sheet = FighterSheet.model_validate(fighter_data(_FOLDER, key))
        mount = self._combatant(sheet, unique(key, self.fighters), key, side)
        mount.hidden_from = rider.hidden_from
        if life is not None:
            mount.life = life
        self.battle.enroll(mount, self._things(sheet))
        if mounted:
            mount.rider = rider.index
            rider.mount = mount.index
            mount.at = rider.at
        elif rider.at != NOWHERE:
            taken = {int(other.at) for other in self.battle.fighters if other.at != NOWHERE}
            mount.at = self.battle.grid.nearest_open(rider.at, taken)

    def _things(self, sheet: FighterSheet) -> list[Thing]:
        things = [self._thing(kit, HAND) for kit in sheet.hands]
        hands = [thing for thing in things if thing.weapon is None or not thing.weapon.strapped]
        for thing, kit in zip(things, sheet.hands):
            weapon = thing.weapon
            if weapon is None:
                continue
            alone = len(hands) == 1 and thing in hands
            may = not (weapon.light or weapon.one_handed_only or weapon.shield or weapon.cavalry)
            thing.both = weapon.two_hands or (
                alone and may and not weapon.shoots() and sheet.mount is None
                if kit.both is None
                else kit.both and may
            )
            if kit.loaded and weapon.shoots():
                for key in sheet.quiver:
                    if MISSILES[key].family == weapon.family:
                        thing.laid = key
                        thing.loaded = True
        for kits, place in ((sheet.belt, BELT), (sheet.pouch, POUCH), (sheet.pack, PACK)):
            things.extend(self._thing(kit, place) for kit in kits)
        for key, count in sheet.quiver.items():
            bundle = weapon_thing(self.thing_slug(key), key)
            bundle.place = QUIVER
            bundle.count = count
            things.append(bundle)
        for suit in (sheet.armour, sheet.helmet):
            if suit is not None:
                things.append(self._suit(suit))
        return things

    def _thing(self, kit: Kit, place: int) -> Thing:
        thing = weapon_thing(self.thing_slug(kit.item), kit.item)
        thing.place = place
        thing.solid = kit.solid
        thing.silver = kit.silver
        thing.base = quality_number(kit.quality)
        thing.quality = thing.base if kit.now is None else quality_number(kit.now)
        return thing

    def _suit(self, suit: Suit) -> Thing:
        thing = armour_thing(self.thing_slug(suit.item), suit.item, suit.coverage)
        thing.place = WORN
        thing.solid = suit.solid
        thing.base = quality_number(suit.quality)
        thing.quality = thing.base if suit.now is None else quality_number(suit.now)
        return thing


def _begin_in(fighter: Combatant, state: str) -> None:
    if state in ("dazed", "stunned", "terrified"):
        setattr(fighter, state, 1)
    elif state == "entangled":
        fighter.entangled = "net"
    else:
        setattr(fighter, state, True)
    if fighter.helpless() and state != "bound":
        fighter.prone = True


class Adjutant(Sergeant):
    """Brings fighters into a running fight by the referee's word."""

    folder = _FOLDER
    model = FighterSheet
    muster = Muster

    def ground(self, fight: Fight, fighter: Fighter) -> list[int]:
        """The fields of everybody who stands in the way."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return [int(f) for f in fight.ground_of(fighter)] if fighter.holds_field() else []

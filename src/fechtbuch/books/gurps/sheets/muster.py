"""From sheets to fighters with everything that they carry."""

from importlib.resources import files
from typing import Any

from fechtbuch.books.gurps.kinds.arms import BELT, HAND, QUALITIES, Kind
from fechtbuch.books.gurps.kinds.catalogue import ARMOUR
from fechtbuch.books.gurps.kinds.character import Block
from fechtbuch.books.gurps.kinds.fitting import fit_out
from fechtbuch.books.gurps.kinds.terms import (
    EYE,
    FACE,
    GROIN,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    LOCATIONS,
    NECK,
    POSTURES,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.hands import first_setting, reckon
from fechtbuch.books.gurps.sheets.own import state_numbers
from fechtbuch.books.gurps.sheets.sheet import FighterSheet, Kit, grip_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fight import Side

_FOLDER = files("fechtbuch.books.gurps")

PARTS = {
    "torso": [TORSO],
    "groin": [GROIN],
    "arms": [RIGHT_ARM, LEFT_ARM],
    "legs": [RIGHT_LEG, LEFT_LEG],
    "hands": [RIGHT_HAND, LEFT_HAND],
    "feet": [RIGHT_FOOT, LEFT_FOOT],
    "skull": [SKULL],
    "face": [FACE],
    "neck": [NECK],
    "eye": [EYE],
}
"""What the data call the parts that a piece of armour covers."""


class Muster(Roll):
    """Turns sheets into fighters, with slugs for things that are unique in the fight."""

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
    ) -> Combatant:
        """Bring a fighter into the fight."""
        fighter = Combatant(slug, sheet.given_name(), side.index, block_of(sheet, block))
        fighter.hidden_from = hidden_from
        if at is not None:
            fighter.at = field_at(*at)
        things: list[Thing] = []
        taken = 0
        kinds: dict[str, Kind] = {}
        for kit in sheet.hands:
            kind = _kind(sheet, kit.item, kinds)
            grip = grip_of(kit, kind, taken, sheet.left_handed)
            taken |= grip
            things.append(self._thing(kit, kind, HAND, grip))
        things.extend(
            self._thing(kit, _kind(sheet, kit.item, kinds), BELT, 0) for kit in sheet.belt
        )
        body = [Kit(item=key) for key, thing in sheet.own.items() if thing.natural]
        things.extend(self._thing(kit, _kind(sheet, kit.item, kinds), HAND, 0) for kit in body)
        self.battle.enroll(fighter, things)
        for thing, kit in zip(things, [*sheet.hands, *sheet.belt, *body]):
            self.battle.refit(fighter, thing)
            thing.setting = first_setting(thing) if kit.reach is None else kit.reach
        reckon(fighter)
        fighter.posture = POSTURES.index(sheet.posture)
        if sheet.hp_left is not None:
            fighter.hp = sheet.hp_left
        if sheet.fp_left is not None:
            fighter.fp = sheet.fp_left
        if sheet.facing is not None:
            fighter.facing = sheet.facing
        for part in sheet.crippled:
            fighter.crippled |= 1 << LOCATIONS.index(part)
        fighter.eyes_lost = sheet.eyes_lost
        for state in sheet.states:
            self.battle.change_state(fighter, state, True, "")
        return fighter

    def _thing(self, kit: Kit, kind: Kind, place: int, grip: int) -> Thing:
        thing = Thing(self.thing_slug(kit.item), kind)
        thing.place = place
        thing.grip = grip
        thing.quality = QUALITIES[kit.quality]
        thing.rated = kit.st or 0
        thing.spare = kit.spare
        for mode in kind.modes:
            if mode.ranged and not mode.thrown and kit.loaded:
                thing.shots = mode.shots if kit.shots is None else min(kit.shots, mode.shots)
        return thing


def _kind(sheet: FighterSheet, key: str, known: dict[str, Kind]) -> Kind:
    """The kind of a thing; two of somebody's own are of one kind."""
    if key not in known:
        known[key] = sheet.kind_of(key)
    return known[key]


def block_of(sheet: FighterSheet, key: str) -> Block:
    """What never changes: attributes, skills, traits, armour."""
    block = Block(key)
    block.st, block.dx, block.iq, block.ht = sheet.st, sheet.dx, sheet.iq, sheet.ht
    block.hp = sheet.st if sheet.hp is None else sheet.hp
    block.will = sheet.iq if sheet.will is None else sheet.will
    block.per = sheet.iq if sheet.per is None else sheet.per
    block.fp = sheet.ht if sheet.fp is None else sheet.fp
    block.speed = sheet.dx + sheet.ht if sheet.speed is None else round(4 * sheet.speed)
    block.basic_move = block.speed // 4 if sheet.move is None else sheet.move
    block.lift = basic_lift(sheet.st) if sheet.lift is None else round(100 * sheet.lift)
    block.sm = sheet.sm
    block.male = sheet.has_male_body()
    block.left_handed = sheet.left_handed
    block.skills = dict(sheet.skills)
    traits = sheet.traits
    block.combat_reflexes = traits.combat_reflexes
    block.ambidextrous = traits.ambidexterity
    block.high_pain = traits.high_pain_threshold
    block.low_pain = traits.low_pain_threshold
    block.hard_to_kill = traits.hard_to_kill
    block.hard_to_subdue = traits.hard_to_subdue
    block.peripheral = traits.peripheral_vision
    block.trained = traits.trained_by_a_master
    block.masters = list(traits.weapon_master)
    block.master = bool(traits.weapon_master)
    block.extra_attacks = traits.extra_attack
    block.multi_strike = traits.multi_strike
    for name in sheet.armour:
        wear(block, ARMOUR[name])
    _embody(block, sheet)
    fit_out(block)
    return block


def _embody(block: Block, sheet: FighterSheet) -> None:
    """What a sheet states itself: bonuses, DR, a body of another plan, numbers of its weapons."""
    block.dodge_bonus = sheet.dodge_bonus or 0
    block.parry_bonus = sheet.parry_bonus or 0
    block.block_bonus = sheet.block_bonus or 0
    block.handless = bool(sheet.handless)
    block.worn += round(100 * (sheet.baggage or 0))
    for part in sheet.lacks:
        block.lacks |= 1 << LOCATIONS.index(part)
    # The torso comes before the vitals.
    for part, layer in sorted(sheet.protection.items()):
        where = LOCATIONS.index(part)
        crushing = layer.dr if layer.crushing is None else layer.crushing
        if where == VITALS:  # behind the torso's: what they have more or less than it
            block.dr[VITALS] = layer.dr - block.dr[TORSO]
            block.dr_crushing[VITALS] = crushing - block.dr_crushing[TORSO]
            continue
        block.dr[where] += layer.dr
        block.dr_crushing[where] += crushing
        block.rigid[where] += max(0, layer.dr - layer.flexible)
        block.rigid_crushing[where] += max(0, crushing - layer.flexible)
    for name, numbers in sheet.limbs.items():
        state_numbers(block, name, numbers)
    for key, thing in sheet.own.items():
        for mode in thing.modes:
            state_numbers(block, f"{key} {mode.key}", mode)


def wear(block: Block, entry: dict[str, Any]) -> None:
    """GUR-DMG-03: layers add up; the flexible ones are told apart."""
    block.worn += round(100 * entry["weight"])
    dr = entry["dr"]
    crushing = entry.get("crushing", dr)
    if entry.get("narrow_view", False):
        block.narrow_view = True
    for part in entry["locations"]:
        for where in PARTS[part]:
            if entry.get("front", False):
                block.front[where] += dr
                continue
            block.dr[where] += dr
            block.dr_crushing[where] += crushing
            if not entry.get("flexible", False):
                block.rigid[where] += dr
                block.rigid_crushing[where] += crushing


def basic_lift(st: int) -> int:
    """ST × ST / 5 in hundredths of a pound, to the nearest pound from 10 on."""
    hundredths = 20 * st * st
    if hundredths >= 1000:
        return (hundredths + 50) // 100 * 100
    return hundredths


class Adjutant(Sergeant):
    """Brings fighters into a running fight by the referee's word."""

    folder = _FOLDER
    model = FighterSheet
    muster = Muster

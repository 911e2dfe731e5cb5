"""From sheets to combatants: people, creatures and mounts with all that they carry."""

from importlib.resources import files

from fechtbuch.books.fighters import unique
from fechtbuch.books.landsknecht.kinds.armoury import ARMOUR, SHIELDS, WEAPONS, hard_fists, read
from fechtbuch.books.landsknecht.kinds.arms import BELT, HAND, PACK, POUCH, WORN
from fechtbuch.books.landsknecht.kinds.block import GARGANTUAN, LARGE, NORMAL, Block
from fechtbuch.books.landsknecht.kinds.scene import LandsknechtSide
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.harm.injuries import bonus_of
from fechtbuch.books.landsknecht.rules.shooting.loading import needs_loading, reload_rounds
from fechtbuch.books.landsknecht.sheets.parts import Bundle, Kit
from fechtbuch.books.landsknecht.sheets.sheet import Creature, FighterSheet, Person
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing, thing_of
from fechtbuch.books.recruiting import Place, Roll, Sergeant
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter

_CLASSES = read("classes.toml")
_MOUNTS = read("mounts.toml")
_SCORES = {row["bonus"]: row["from"] for row in read("abilities.toml")["bonus"]}
_SIZES = {"normal": NORMAL, "large": LARGE, "gargantuan": GARGANTUAN}
_FOLDER = files("fechtbuch.books.landsknecht")


class Muster(Roll):
    """Turns sheets into combatants with their things, with slugs that are unique in the fight."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        self.battle = battle

    def enroll(
        self,
        sheet: FighterSheet,
        slug: str,
        block: str,
        side: LandsknechtSide,
        at: Place,
        hidden_from: int = 0,
    ) -> Combatant:
        """Bring a fighter into the fight, and its mount behind it."""
        form = sheet.root
        fighter = self._person(form, slug, block, side) if isinstance(form, Person) else None
        if isinstance(form, Creature):
            fighter = self._creature(form, slug, block, side)
        assert fighter is not None
        fighter.group = form.group or (f"hired {block}" if form.hireling else block)
        fighter.hidden_from = hidden_from
        if at is not None:
            fighter.at = field_at(*at)
        self.fighters.append(slug)
        self.battle.enroll(fighter, self._things(form, fighter))
        if isinstance(form, Person) and form.mount is not None:
            self._give_mount(form, fighter, side)
        reckon(self.battle, fighter)
        self._load(fighter, form)
        for state in form.states:
            _begin_in(fighter, state)
        if fighter.wounds <= 0:
            _begin_in(fighter, "unconscious" if fighter.wounds == 0 else "down")  # LSK-DMG-02
        return fighter

    def _person(self, form: Person, slug: str, block_key: str, side: LandsknechtSide) -> Combatant:
        block = Block(block_key)
        block.klass = form.klass
        block.career = form.career or ""
        block.level = form.level
        block.hit_dice = max(1, form.level)
        block.warrior = form.klass == "warrior"
        block.mercenary = form.career == "mercenary"
        block.duellist = form.career == "duellist"
        block.pit_fighter = form.career == "pit-fighter"
        block.soldier = form.career == "soldier"
        block.only_skilled = self.battle.options.unskilled_weapon == "forbidden"
        hard = block.pit_fighter and self.battle.options.career_traits
        block.natural = hard_fists() if hard else WEAPONS["unarmed"]
        block.morale = form.morale
        block.checks_morale = form.hireling or not side.heroes
        block.motive = form.motive or "other"
        armour = ARMOUR[form.armour]
        block.armour_load = armour["encumbrance"]
        block.metal = armour["metal"]
        fighter = Combatant(slug, form.given_name(), side.index, block)
        scores = [
            _SCORES[bonus] if score is None else score
            for bonus, score in zip(form.abilities.in_order(), form.scores.in_order())
        ]
        _set_abilities(fighter, scores)
        fighter.ws = form.ws
        fighter.bs = form.bs
        fighter.armour_rating = armour["ar"]
        fighter.max_wounds = form.wounds
        fighter.wounds = form.wounds if form.wounds_left is None else form.wounds_left
        fighter.saves = saves_of(form.klass, form.level)
        fighter.spells = list(form.spells)
        return fighter

    def _creature(
        self, form: Creature, slug: str, block_key: str, side: LandsknechtSide
    ) -> Combatant:
        block = Block(block_key)
        block.creature = True
        block.klass = ""
        block.level = form.hd
        block.hit_dice = form.hd
        block.size = _SIZES[form.size]
        block.width, block.height = form.footprint
        block.large = block.width > 1 or block.height > 1
        usual = FOOT if form.size == "normal" else 2 * FOOT  # LSK-MOV-07
        block.reach = (form.reach or usual) // FOOT
        weapon = WEAPONS[form.weapon]
        block.natural = weapon if weapon.natural else WEAPONS["natural-blow"]
        block.ac_melee = form.ac.melee
        block.ac_ranged = form.ac.ranged
        block.metal = form.metal
        block.intelligent = form.intelligent
        block.can_speak = form.intelligent
        block.undead = form.undead
        block.construct = form.is_construct
        block.sees_in_dark = form.sees_in_dark
        block.natural_grappler = form.natural_grappler
        block.morale = form.morale
        block.checks_morale = form.hireling or not side.heroes
        # LSK-FLE-08: unintelligent creatures want food, all others have another motive.
        block.motive = form.motive or ("other" if form.intelligent else "food")
        block.eats = " ".join(form.eats)
        block.own_rate = form.movement
        fighter = Combatant(slug, form.given_name(), side.index, block)
        _set_abilities(fighter, [_SCORES[bonus] for bonus in form.abilities.in_order()])
        fighter.strength = 0  # the attack bonus stands for WS and Str (section 5.2)
        fighter.ws = form.attack
        fighter.armour_rating = form.ar
        fighter.max_wounds = form.wounds
        fighter.wounds = form.wounds if form.wounds_left is None else form.wounds_left
        fighter.saves = creature_saves(form.hd)  # LSK-SAV-02
        return fighter

    def _give_mount(self, form: Person, rider: Combatant, side: LandsknechtSide) -> None:
        """LSK-EQP-07, LSK-MNT-06: a mount is a combatant of its own."""
        assert form.mount is not None
        row = _MOUNTS["mounts"][form.mount]
        barding = None if form.barding is None else _MOUNTS["barding"][form.barding]
        block = Block(form.mount)
        block.creature = True
        block.mount = True
        block.klass = ""
        block.war_trained = row["war_trained"]
        block.level = row["hd"]
        block.hit_dice = row["hd"]
        block.size = _SIZES[row["size"]]
        block.reach = row["reach"] // FOOT
        block.natural = WEAPONS[row["weapon"]]
        block.ac_melee = row["ac"]
        block.ac_ranged = row["ac"]
        block.intelligent = False
        block.can_speak = False
        block.morale = row["morale"]
        block.checks_morale = False  # only LSK-MNT-06 asks for it
        block.motive = "food"
        block.eats = "plants"
        block.mount_load = row["load"] + (0 if barding is None else barding["load"])
        block.rate_times, block.rate_over = row["rates"]
        block.metal = form.barding in ("chain", "plate")
        slug = unique(form.mount, self.fighters)
        mount = Combatant(slug, row["name"], side.index, block)
        mount.hidden_from = rider.hidden_from
        mount.ws = row["attack"]
        mount.armour_rating = row["ar"] if barding is None else barding["ar"]
        mount.max_wounds = row["wounds"]
        mount.wounds = row["wounds"] if form.mount_wounds is None else form.mount_wounds
        mount.saves = creature_saves(row["hd"])
        self.fighters.append(slug)
        self.battle.enroll(mount, [self._thing(kit, PACK) for kit in form.saddle])
        if form.mounted:
            mount.rider = rider.index
            rider.mount = mount.index
            mount.at = rider.at
        elif rider.at != NOWHERE:
            taken = {int(fighter.at) for fighter in self.battle.fighters if fighter.at != NOWHERE}
            mount.at = self.battle.grid.nearest_open(rider.at, taken)
        reckon(self.battle, mount)

    def _things(self, form: Person | Creature, fighter: Combatant) -> list[Thing]:
        if isinstance(form, Creature):
            held = not WEAPONS[form.weapon].natural
            return [self._thing(Kit(item=form.weapon), HAND)] if held else []
        things = [self._thing(kit, HAND) for kit in form.hands]
        if form.shield is not None:
            pavise = bool(SHIELDS[form.shield.item]["set_up"])
            things.append(self._thing(form.shield, PACK if pavise else HAND))
        for kits, place in (
            (form.worn, WORN),
            (form.belt, BELT),
            (form.pouch, POUCH),
            (form.pack, PACK),
        ):
            things.extend(self._thing(kit, place) for kit in kits)
        for key, bundle in sorted(form.quiver.items()):
            things.extend(self._missiles(key, bundle))
        for thing in things:
            if thing.pavise and thing.set_up:
                thing.at = fighter.at
        return things

    def _thing(self, kit: Kit, place: int) -> Thing:
        thing = thing_of(self.thing_slug(kit.item), kit.item)
        thing.place = place
        if thing.hands == 0 and place in (HAND, WORN, BELT):
            # LSK-RUL-74: what fills no hand serves from wherever it is written.
            thing.place = WORN if thing.weapon is not None else BELT
        thing.count = kit.count
        thing.set_up = kit.ready
        # LSK-MIS-13: matches burn when the fight begins, unless the sheet says otherwise.
        thing.unlit = thing.weapon is not None and thing.weapon.match and not kit.lit
        return thing

    def _missiles(self, key: str, bundle: Bundle) -> list[Thing]:
        """Ammunition in its case; darts and rocks one by one, since each of them flies."""
        if key in WEAPONS:
            return [self._thing(Kit(item=key), BELT) for _ in range(bundle.count)]
        thing = self._thing(Kit(item=key, count=bundle.count), BELT)
        thing.poison = bundle.poison
        return [thing]

    def _load(self, fighter: Combatant, form: Person | Creature) -> None:
        """LSK-MIS-13: what is in hand or at the belt is loaded, unless the sheet says otherwise."""
        if isinstance(form, Creature):
            return
        empty = [kit.item for kit in [*form.hands, *form.belt] if not kit.loaded]
        for thing in [*fighter.hands, *fighter.carried]:
            weapon = thing.weapon
            if weapon is None:
                continue
            if not needs_loading(weapon):
                continue
            if thing.place in (HAND, BELT) and thing.key not in empty:
                thing.shots = weapon.barrels
            else:
                thing.load_left = reload_rounds(fighter, weapon)


class Adjutant(Sergeant):
    """Brings fighters into a running fight by the referee's word."""

    folder = _FOLDER
    model = FighterSheet
    muster = Muster

    def ground(self, fight: Fight, fighter: Fighter) -> list[int]:
        """The fields of everybody who stands in the way."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return [int(f) for f in fight.ground_of(fighter)] if fighter.standing() else []


def saves_of(klass: str, level: int) -> list[int]:
    """LSK-SAV-02: Paralyzation, Poison, Breath, Device, Magic."""
    values: list[int] = []
    for row in _CLASSES["classes"][klass]["saves"]:
        if row["from"] <= level:
            values = row["values"]
    return list(values)


def creature_saves(hit_dice: int) -> list[int]:
    """LSK-SAV-02: as a Warrior of a level equal to the Hit Dice, 0 as zero level, at most 6."""
    if hit_dice == 0:
        return saves_of("zero-level", 0)
    return saves_of("warrior", min(hit_dice, _CLASSES["highest_level"]))


def _set_abilities(fighter: Combatant, scores: list[int]) -> None:
    fighter.scores = scores
    bonuses = [bonus_of(score) for score in scores]
    fighter.strength, fighter.agility = bonuses[0], bonuses[1]
    fighter.intelligence, fighter.willpower = bonuses[3], bonuses[4]


def _begin_in(fighter: Combatant, state: str) -> None:
    setattr(fighter, state, True)
    if state == "aiming":
        fighter.aimed = True  # the Round of aiming has gone by
    elif state in ("down", "dead", "unconscious"):
        fighter.down = True
        fighter.prone = True
    if state == "dead":
        fighter.unconscious = True

"""Landsknecht as the rest of the program sees it."""

from dataclasses import replace
from typing import Any

from fechtbuch.books.base import Book, FighterView, MapRules, Turn
from fechtbuch.books.building import chosen, recruits_of, sides_of
from fechtbuch.books.following import Derived
from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.armoury import CARRIED, ITEMS, SHIELDS, WEAPONS
from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.kinds.scene import LandsknechtSide, Options, Scene
from fechtbuch.books.landsknecht.mind.policy import LandsknechtPolicy
from fechtbuch.books.landsknecht.mind.thinking import LandsknechtMind
from fechtbuch.books.landsknecht.mind.weights import LandsknechtWeights
from fechtbuch.books.landsknecht.play.fight import LandsknechtFight
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_reach, longest_reach
from fechtbuch.books.landsknecht.rules.harm.aftermath import RESTS, carried
from fechtbuch.books.landsknecht.rules.moving.movement import charge_squares
from fechtbuch.books.landsknecht.sheets.following import following
from fechtbuch.books.landsknecht.sheets.muster import Adjutant, Muster
from fechtbuch.books.landsknecht.sheets.scene_sheet import SceneSheet
from fechtbuch.books.landsknecht.sheets.sheet import FighterSheet
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.invariants import INVARIANTS
from fechtbuch.books.landsknecht.state.telling import TELLING
from fechtbuch.books.landsknecht.state.written import SETTABLE
from fechtbuch.books.minds import Thinking
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE, Sight, Topology
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.telling import Telling

_OUTCOMES = (
    "full-hit",
    "glancing-hit",
    "miss",
    "helpless-struck",
    "misfire",
    "stray-nobody",
    "passes-between",
    "wrestling-fails",
    "immobilised",
    "pinned",
    "disarmed",
    "spell-works",
    "spell-spoiled",
)
"""Kinds of events that are outcomes of an action."""
_GUARDS = {"answer": ("guard", "parry")}


class Landsknecht(Book):
    """The fighting rules of Landsknecht."""

    key = "landsknecht"
    title = "Landsknecht"
    package = "fechtbuch.books.landsknecht"
    languages = ("en", "de", "fr", "pl")
    fighter_model = FighterSheet
    scene_model = SceneSheet
    settable = SETTABLE
    policy = LandsknechtPolicy
    thinking = Thinking(LandsknechtWeights, LandsknechtMind)
    rests = tuple(RESTS)
    outcomes = _OUTCOMES
    grave = frozenset({"flee", "surrender", "improvise", "drop"})
    guards = _GUARDS
    timeless = True
    secrets = Book.secrets | {"score"}
    between = frozenset({"limit", "ours", "theirs"})
    map_rules = MapRules(
        topology=Topology.SQUARES,
        sight=Sight.ROUNDED,
        difficult=5,  # feet more than the usual 5, LSK-MOV-08
        # LSK-COV-02, LSK-COV-03, LSK-COV-04, LSK-COV-05
        cover={"quarter": 1, "half": 2, "three-quarter": 3, "full": 4},
    )

    fight_class: type[LandsknechtFight] = LandsknechtFight
    """The class of its fights; a table with rules of its own puts its subclass here."""

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        scene = scenario.scene
        assert isinstance(scene, SceneSheet)
        sides = sides_of(scenario, LandsknechtSide)
        for side in sides:
            side.alert = side.slug in scene.alert
            side.ambush = side.slug in scene.ambush
            side.may_be_surprised = side.slug in scene.surprise
        battle = self.fight_class(
            sides, scenario.grid(), chosen(Options(), scenario), _scene(scenario, scene)
        )
        battle.recruiter = Adjutant()
        muster = Muster(battle)
        for side, recruit, hidden in recruits_of(scenario, sides):
            muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, recruit.at, hidden)
        return battle

    def specimens(self) -> dict[str, dict[str, Any]]:
        """Every fighter, weapon, armour, shield, mount, barding and thing in a bout."""
        found = super().specimens()
        foe = {"use": "militiaman", "count": 2}
        for key, weapon in WEAPONS.items():
            if key in CARRIED:
                found[f"weapon {key}"] = self.bout(_armed_with(key, weapon), foe)
        for key in self.data("data/armour.toml"):
            found[f"armour {key}"] = self.bout({"use": "kurt", "armour": key}, foe)
        for key in SHIELDS:
            found[f"shield {key}"] = self.bout({"use": "kurt", "shield": key}, foe)
        mounts = self.data("data/mounts.toml")
        for key in mounts["mounts"]:
            found[f"mount {key}"] = self.bout({"use": "ulrich", "mount": key}, foe)
        for key in mounts["barding"]:
            barded = {"use": "mounted-sergeant", "mount": "warhorse", "barding": key}
            found[f"barding {key}"] = self.bout(barded, foe)
        for key in ITEMS:
            found[f"thing {key}"] = self.bout({"use": "hans", "pouch": [key]}, foe)
        return found

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """Attacks, morale and surprise want a low roll, saves a high one."""
        if purpose in ("attack", "morale", "surprise"):
            return rolled <= number
        return rolled >= number if purpose == "save" else None

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Wounds, missiles and spells that are left."""
        assert isinstance(fight, Battle)
        return carried(fight, rest)

    def seen(self, fight: Fight, fighter: Fighter, side: int) -> FighterView:
        """What a side knows of a fighter; LSK-FLE-04: no map for those who run for their lives."""
        assert isinstance(fight, Battle)
        view = super().seen(fight, fighter, side)
        if side >= 0 and (fight.pursuit_hides >> side) & 1 == 1:
            return replace(view, at=NOWHERE, fields=())
        return view

    def full_health(self, fighter: Fighter) -> int:
        """Wounds."""
        assert isinstance(fighter, Combatant)
        return fighter.max_wounds

    def in_hands(self, fight: Fight, fighter: Fighter) -> list[str]:
        """What somebody holds."""
        assert isinstance(fighter, Combatant)
        return [thing.slug for thing in fighter.hands]

    def ground(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """The squares of whoever takes several."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        several = fighter.block.width > 1 or fighter.block.height > 1
        return tuple(fight.ground_of(fighter)) if several and fighter.at != NOWHERE else ()

    def reach(self, fight: Fight, fighter: Fighter) -> int:
        """The longest weapon in hand (LSK-MOV-07)."""
        assert isinstance(fighter, Combatant)
        return int(longest_reach(fighter))

    def ranges(self, fight: Fight, fighter: Fighter) -> list[tuple[str, int]]:
        """Short, medium and long range of what is in hand (LSK-MIS-10)."""
        assert isinstance(fighter, Combatant)
        for thing in fighter.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.long > 0:
                feet = {"short": weapon.short, "medium": weapon.medium, "long": weapon.long}
                return [(name, int(far // FOOT)) for name, far in feet.items()]
        return []

    def charge(self, fight: Fight, fighter: Fighter, foe: Fighter) -> int:
        """The end of a straight run with a weapon that reaches from there (LSK-MOV-04)."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        assert isinstance(foe, Combatant)
        if not fighter.able() or fighter.block.mount:
            return NOWHERE
        prospects = Prospects(fight, fighter)
        for slug in prospects.weapons(None):
            weapon = prospects.weapon(slug)
            reach = blow_reach(fighter, weapon, "charge")
            ends = [] if weapon.garrote else charge_squares(fight, fighter, foe, reach)
            if ends:
                return int(min(ends, key=lambda end: _run(fight, fighter, foe, end)))
        return NOWHERE

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """Armour and pace; to friends skills, load and morale."""
        assert isinstance(fighter, Combatant)
        sheet: dict[str, int | str] = {
            "armour_rating": fighter.armour_rating,
            "rate": fighter.rate,
            "combat_move": fighter.combat_move(),
        }
        if known:
            sheet["ws"] = fighter.ws
            sheet["bs"] = fighter.bs
            sheet["encumbrance"] = fighter.encumbrance
            sheet["morale"] = fighter.block.morale
        return sheet

    def derived(self, fight: Fight, fighter: Fighter, sheet: Any) -> list[Derived]:
        """Load and pace, target numbers, armour, saves."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        assert isinstance(sheet, FighterSheet)
        return following(fight, fighter, sheet)

    def telling(self) -> Telling:
        """Which events tell what has changed."""
        return TELLING

    def invariants(self) -> Invariants:
        """What always holds."""
        return INVARIANTS

    def turns(self, fight: Fight) -> list[Turn]:
        """The sides in their order, the members of each as they come (LSK-SEQ-03)."""
        assert isinstance(fight, Battle)
        return [
            Turn(fighter.slug, fighter.turn_over)
            for side in fight.order
            for fighter in fight.fighters
            if fighter.side == side and fighter.in_the_fight()
        ] or super().turns(fight)


def _armed_with(key: str, weapon: Weapon) -> dict[str, Any]:
    """Anselm with another weapon in hand, or on the fist, and what it shoots."""
    fighter: dict[str, Any] = {"use": "anselm", "hands": [key], "quiver": {}}
    if weapon.melee and weapon.hands == 0:
        fighter |= {"hands": [], "worn": [key]}
    if weapon.ammunition and weapon.ammunition != key:
        fighter["quiver"] = {weapon.ammunition: 20}
    return fighter


def _scene(scenario: Any, sheet: SceneSheet) -> Scene:
    scene = Scene()
    scene.dark = sheet.dark
    scene.open_ground = sheet.open_ground
    scene.weather = sheet.weather
    scene.distance = sheet.distance or 0
    scene.sight = sheet.sight or 0
    scene.placed = scenario.placed()
    scene.surprise = len(sheet.surprise) > 0
    scene.contact_morale = sheet.contact_morale
    scene.referee = sheet.referee
    scene.rounds = scenario.rounds
    return scene


BOOK = Landsknecht()


def _run(fight: Battle, fighter: Combatant, foe: Combatant, end: int) -> tuple[int, int]:
    """How long a run to a square is, and how far from the straight way to a foe it ends."""
    aside = (x_of(end) - x_of(foe.at)) ** 2 + (y_of(end) - y_of(foe.at)) ** 2
    return int(fight.grid.distance(fighter.at, end)), int(aside)

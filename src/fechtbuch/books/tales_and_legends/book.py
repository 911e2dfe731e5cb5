"""Tales and Legends as the rest of the program sees it."""

from typing import Any

from fechtbuch.books.base import Book, MapRules, Turn
from fechtbuch.books.building import chosen, recruits_of, sides_of
from fechtbuch.books.following import Derived
from fechtbuch.books.minds import Thinking
from fechtbuch.books.struck import Struck
from fechtbuch.books.tales_and_legends.asking.blow_targets import charge_targets
from fechtbuch.books.tales_and_legends.asking.open_ways import may_charge
from fechtbuch.books.tales_and_legends.asking.usable_weapons import charge_things
from fechtbuch.books.tales_and_legends.kinds.armoury import ARMOUR, MISSILES, WEAPONS
from fechtbuch.books.tales_and_legends.kinds.scene import Options, Scene
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.mind.thinking import TalesMind
from fechtbuch.books.tales_and_legends.mind.weights import TalesWeights
from fechtbuch.books.tales_and_legends.play.fight import TalesFight
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path, charge_reach
from fechtbuch.books.tales_and_legends.rules.defending.defence import reach_of
from fechtbuch.books.tales_and_legends.rules.harm.aftermath import carried
from fechtbuch.books.tales_and_legends.rules.harm.recovery import RESTS
from fechtbuch.books.tales_and_legends.rules.moving.movement import GROUNDS, SLIPPERY
from fechtbuch.books.tales_and_legends.sheets.following import following
from fechtbuch.books.tales_and_legends.sheets.muster import Adjutant, Muster
from fechtbuch.books.tales_and_legends.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.books.tales_and_legends.sheets.struck import struck
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.invariants import INVARIANTS
from fechtbuch.books.tales_and_legends.state.shown import TO_BE_SET
from fechtbuch.books.tales_and_legends.state.telling import TELLING
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE, Sight, Topology
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.telling import Telling

_OUTCOMES = (
    "hit",
    "missed",
    "parried",
    "dodged",
    "field-hit",
    "area-hit",
    "scattered",
    "feinted",
    "feint-failed",
    "falls",
    "pushed",
    "cannot-be-pushed",
    "grapples",
    "joins-grapple",
    "broke-free",
    "contest-lost",
    "pins",
    "entangled",
    "dropped",
    "damaged",
    "destroyed",
    "unseated",
    "charge-lost",
    "holds-on",
    "casts",
    "spell-failed",
    "declaration-lost",
)
"""Kinds of events that are outcomes of an action."""
_GUARDS = {"defend": ("parry", "dodge")}


class TalesAndLegends(Book):
    """The combat rules of Tales and Legends."""

    key = "tales-and-legends"
    title = "Tales and Legends"
    package = "fechtbuch.books.tales_and_legends"
    languages = ("en", "de", "fr", "pl")
    fighter_model = FighterSheet
    scene_model = SceneSheet
    policy = TalesPolicy
    thinking = Thinking(TalesWeights, TalesMind)
    settable = TO_BE_SET
    rests = tuple(RESTS)
    outcomes = _OUTCOMES
    asides = frozenset({"luck", "skill"})
    grave = frozenset(
        {"flee", "improvise", "leave", "let-go", "drop-item", "ignore-load", "ignore-fatigue"}
        | {"again", "more-defence", "milder-wound", "suppress"}  # luck that does not come back
    )
    guards = _GUARDS
    timeless = True
    secrets = Book.secrets | {"attribute.amount", "band.amount", "initiative.amount"}
    between = frozenset({"attacked.amount", "fear", "first", "result", "second"})
    fight_class: type[TalesFight] = TalesFight
    """The class of its fights; a table with rules of its own puts its subclass here."""

    map_rules = MapRules(
        topology=Topology.SQUARES,
        sight=Sight.ROUNDED,
        squeeze=True,
        difficult=1,
    )

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        scene = scenario.scene
        assert isinstance(scene, SceneSheet)
        sides = sides_of(scenario, Side)
        slugs = [side.slug for side in sides]
        battle = self.fight_class(
            sides, scenario.grid(), chosen(Options(), scenario), _scene(scenario, scene, slugs)
        )
        battle.recruiter = Adjutant()
        muster = Muster(battle)
        for side, recruit, hidden in recruits_of(scenario, sides):
            muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, recruit.at, hidden)
        return battle

    def specimens(self) -> dict[str, dict[str, Any]]:
        """Every fighter, weapon, missile, armour and state in a small fight."""
        found = super().specimens()
        for key, weapon in WEAPONS.items():
            if weapon.natural or key == "bare-hands":
                continue
            one: dict[str, Any] = {"use": "veteran", "hands": [key]}
            if weapon.shoots():
                missile = next(k for k, m in MISSILES.items() if m.family == weapon.family)
                one["quiver"] = {missile: 10}
            if weapon.cavalry:
                one = {"use": "knight", "hands": [key]}
            found[f"weapon-{key}"] = self.bout(one, {"use": "guard"})
        for key, kind in MISSILES.items():
            fitting = [k for k, w in WEAPONS.items() if w.shoots() and w.family == kind.family]
            one = {"use": "archer", "hands": [fitting[0]], "quiver": {key: 10}}
            found[f"missile-{key}"] = self.bout(one, {"use": "guard"})
        for key, row in ARMOUR.items():
            place = "helmet" if row["zone"] == "head" else "armour"
            for coverage in (30, 50):
                one = {"use": "guard", place: {"item": key, "coverage": coverage}}
                found[f"armour-{key}-{coverage}"] = self.bout(one, {"use": "brawler"})
        for state in self.states():
            one = {"use": "guard", "states": [state]}
            found[f"state-{state}"] = self.bout(one, {"use": "guard"})
        return found

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """Percentages want a low roll; the difficulty of a d20 test is no part of its number."""
        return rolled <= number if purpose in ("item", "missile", "danger") else None

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Life, wounds, tiredness, missiles and the state of things."""
        assert isinstance(fight, Battle)
        return carried(fight, rest)

    def telling(self) -> Telling:
        """Which events tell what has changed."""
        return TELLING

    def invariants(self) -> Invariants:
        """What always holds."""
        return INVARIANTS

    @property
    def outcome_kinds(self) -> dict[str, str]:
        """Hits, misses and defences, contests, things that break."""
        return {kind: kind for kind in _OUTCOMES}

    def full_health(self, fighter: Fighter) -> int:
        """Life."""
        assert isinstance(fighter, Combatant)
        return fighter.block.life

    def in_hands(self, fight: Fight, fighter: Fighter) -> list[str]:
        """What somebody holds."""
        assert isinstance(fighter, Combatant)
        return [thing.slug for thing in fighter.hands]

    def facing(self, fighter: Fighter) -> int:
        """One of eight ways (TAL-RUL-70)."""
        assert isinstance(fighter, Combatant)
        return fighter.facing

    def ground(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """The fields of whoever takes several."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return tuple(fight.ground_of(fighter)) if fight.is_large(fighter) else ()

    def reach(self, fight: Fight, fighter: Fighter) -> int:
        """The longest weapon in hand."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return int(reach_of(fight, fighter))

    def ranges(self, fight: Fight, fighter: Fighter) -> list[tuple[str, int]]:
        """How far what is in hand shoots; a bow as far as its archer can draw it."""
        assert isinstance(fighter, Combatant)
        for thing in fighter.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.shoots():
                drawn = int(fighter.block.load * weapon.range_per_load)
                return [("most", drawn or int(weapon.range))]
        return []

    def struck(self, question: Question) -> Struck | None:
        """Head, body or the part that was called (TAL-HIT-07, TAL-ATK-05)."""
        return struck(question)

    def charge(self, fight: Fight, fighter: Fighter, foe: Fighter) -> int:
        """The end of a way that leads straight nearer (TAL-RUL-51)."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        assert isinstance(foe, Combatant)
        if fighter.out() or fighter.block.mount or not may_charge(fight, fighter):
            return NOWHERE
        for thing in charge_things(fight, fighter):
            if foe in charge_targets(fight, fighter, thing, ""):
                return int(charge_path(fight, fighter, foe, charge_reach(thing, ""))[-1])
        return NOWHERE

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """Speed; to friends tiredness, and the reactions that are left."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        sheet: dict[str, int | str] = {"speed": fight.legs(fighter).block.speed}
        if known:
            sheet["fatigue"] = fighter.fatigue
            sheet["exhaustion"] = fighter.exhaustion
            sheet["endurance"] = fighter.block.endurance
            sheet["parries"] = len(fighter.parries)
            sheet["dodges"] = fighter.dodges
        return sheet

    def actions_left(self, fight: Fight, fighter: Fighter) -> int | None:
        """Standard and extra actions of this turn, and what is bought for defence."""
        assert isinstance(fighter, Combatant)
        return int(fighter.standard + fighter.extra + fighter.dodges) + len(fighter.parries)

    def derived(self, fight: Fight, fighter: Fighter, sheet: Any) -> list[Derived]:
        """Life and load, defence, armour, attacks, skills."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        assert isinstance(sheet, FighterSheet)
        return following(fight, fighter, sheet)

    def turns(self, fight: Fight) -> list[Turn]:
        """The order of this round (TAL-SEQ-05)."""
        assert isinstance(fight, Battle)
        return [
            Turn(
                fight.fighters[index].slug,
                fight.fighters[index].acted and index != fight.acting,
                index == fight.acting,
            )
            for index in fight.order
            if not fight.fighters[index].gone
        ] or super().turns(fight)


def _scene(scenario: Any, sheet: SceneSheet, slugs: list[str]) -> Scene:
    scene = Scene()
    scene.duel = sheet.duel
    scene.light = sheet.light
    scene.water = sheet.water
    scene.climb = sheet.climb
    footing, running = GROUNDS[sheet.ground]
    scene.footing = sheet.footing or footing
    scene.running_footing = sheet.running_footing or running
    scene.slippery = SLIPPERY[sheet.slippery]
    scene.distance = sheet.distance
    scene.placed = scenario.placed()
    scene.rounds = scenario.rounds
    for slug in sheet.ambush:
        scene.ambush |= 1 << slugs.index(slug)
    if sheet.watch:
        watch = {"watchful": 0, "careless": -10}
        scene.watch = [watch[sheet.watch.get(slug, "watchful")] for slug in slugs]
    return scene


BOOK = TalesAndLegends()

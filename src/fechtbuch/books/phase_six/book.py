"""Phase Six as the rest of the program sees it."""

from typing import Any

from fechtbuch.books.base import Book, MapRules, Turn
from fechtbuch.books.building import chosen, recruits_of, sides_of
from fechtbuch.books.following import Derived
from fechtbuch.books.minds import Thinking
from fechtbuch.books.phase_six.kinds.armoury import (
    ARMOURS,
    ITEMS,
    LINEAGES,
    MODIFICATIONS,
    SHIELDS,
    TALENTS,
    THROWABLES,
    WEAPONS,
)
from fechtbuch.books.phase_six.kinds.arms import MELEE
from fechtbuch.books.phase_six.kinds.scene import Options, Scene
from fechtbuch.books.phase_six.mind.policy import PhaseSixPolicy
from fechtbuch.books.phase_six.mind.thinking import PhaseSixMind
from fechtbuch.books.phase_six.mind.weights import PhaseSixWeights
from fechtbuch.books.phase_six.play.fight import SETTABLE, PhaseSixFight
from fechtbuch.books.phase_six.rules.aftermath import REST, carried
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.movement import run_range, walk_range
from fechtbuch.books.phase_six.rules.to_hit import reach as farthest
from fechtbuch.books.phase_six.sheets.following import following
from fechtbuch.books.phase_six.sheets.muster import Adjutant, Muster
from fechtbuch.books.phase_six.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.invariants import INVARIANTS
from fechtbuch.books.phase_six.state.telling import TELLING
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import Sight, Topology
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.telling import Telling

_MODIFIED = {"pistol": "glock", "shotgun": "pump-action-shotgun"}
"""What a modification that is not for rifles is tried on, by class."""


_OUTCOMES = (
    "hits",
    "misses",
    "evaded",
    "evade-failed",
    "parried",
    "shield-parries",
    "disarmed",
    "keeps-weapon",
    "stays-up",
    "deviates",
    "netted",
)
"""Kinds of events that are outcomes of an act."""
_GUARDS = {"defend": ("shield-parry", "parry", "evade")}


class PhaseSix(Book):
    """The combat rules of Phase Six."""

    key = "phase-six"
    title = "Phase Six"
    package = "fechtbuch.books.phase_six"
    languages = ("en", "de", "fr", "pl")
    fighter_model = FighterSheet
    scene_model = SceneSheet
    policy = PhaseSixPolicy
    thinking = Thinking(PhaseSixWeights, PhaseSixMind)
    settable = SETTABLE
    rests = (REST,)
    outcomes = _OUTCOMES
    asides = frozenset({"extra"})  # keeping a roll, or spending something on it (PSX-BON-07)
    grave = frozenset(
        {"withdraw", "improvise", "drop", "ignore-pain"}
        | {"buy-with-destiny", "destiny", "destiny-reroll"}  # what is spent does not come back
    )
    minor = frozenset({"react", "round-start", "round-end", "extra"})
    empty_handed = frozenset({"act", "defend"})
    guards = _GUARDS
    timeless = True
    secrets = Book.secrets | {"boosts", "initiative.amount", "joins.amount"}
    map_rules = MapRules(
        topology=Topology.SQUARES,
        sight=Sight.CROSSED,  # PSX-COV-10
        squeeze=True,  # PSX-TRN-16: any of the eight neighbours
        cover={"6+": 1, "5+": 2, "4+": 3},  # PSX-COV-01
    )

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        sides = sides_of(scenario, Side)
        options = chosen(Options(), scenario)
        battle = PhaseSixFight(sides, scenario.grid(), options, _scene(scenario))
        battle.recruiter = Adjutant()
        muster = Muster(battle)
        for side, recruit, hidden in recruits_of(scenario, sides):
            muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, recruit.at, hidden)
        return battle

    def specimens(self) -> dict[str, dict[str, Any]]:
        """Every fighter, weapon, modification, armour, shield, item, lineage, talent in a bout."""
        found = super().specimens()
        foe = {"use": "guard", "count": 2}
        for key, weapon in WEAPONS.items():
            arms = {"use": "marek", "hands": [key], "carried": []}
            if weapon.hands == 1 and weapon.skill == MELEE:
                arms["shield"] = "buckler"
            found[f"weapon {key}"] = self.bout(arms, foe)
        for key, row in MODIFICATIONS.items():
            gun = _MODIFIED.get(row.get("classes", [""])[0], "m-16")
            kit = {"item": gun, "modifications": [key]}
            found[f"modification {key}"] = self.bout({"use": "vance", "hands": [kit]}, foe)
        for key in ARMOURS:
            found[f"armour {key}"] = self.bout({"use": "marek", "armour": [key]}, foe)
        for key in SHIELDS:
            found[f"shield {key}"] = self.bout({"use": "ottwin", "shield": key}, foe)
        for key in [*ITEMS, *THROWABLES]:
            items = [key, "bandages"]
            found[f"item {key}"] = self.bout({"use": "vance", "items": items}, foe)
        for key in LINEAGES:
            found[f"lineage {key}"] = self.bout({"use": "nessa", "lineage": key}, foe)
        for key in TALENTS:
            found[f"talent {key}"] = self.bout({"use": "ottwin", "talents": [key]}, foe)
        return found

    def result(self, roll: Event, number: int) -> int | None:
        """How many dice of a pool reach a minimum roll: one more or fewer makes a difference."""
        if not roll.dice.endswith("x6"):
            return None
        return sum(total >= number for total in _totals(roll.faces))

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Wounds, rounds, charges and dice that are left."""
        assert isinstance(fight, Battle)
        sheets = {
            recruit.slug: recruit.sheet.model_dump(mode="json", exclude_none=True)
            for party in scenario.sides
            for recruit in party.recruits
        }
        return carried(fight, sheets, rest)

    def telling(self) -> Telling:
        """Which events tell what has changed."""
        return TELLING

    def invariants(self) -> Invariants:
        """What always holds."""
        return INVARIANTS

    @property
    def outcome_kinds(self) -> dict[str, str]:
        """Hits and misses, what a defence came to, and what special attacks and throws do."""
        return {kind: kind for kind in _OUTCOMES}

    def full_health(self, fighter: Fighter) -> int:
        """Health."""
        assert isinstance(fighter, Participant)
        return fighter.block.max_health

    def in_hands(self, fight: Fight, fighter: Fighter) -> list[str]:
        """Weapons in hand, and the shield on the arm."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Participant)
        hands = [thing.slug for thing in held(fight, fighter)]
        if fighter.shield >= 0:
            hands.append(fight.things[fighter.shield].slug)
        return hands

    def reach(self, fight: Fight, fighter: Fighter) -> int:
        """The longest weapon for blows in hand; fists and butts reach one metre (PSX-RNG-01)."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Participant)
        kinds = [kind_of(thing) for thing in held(fight, fighter)]
        return max([1, *(int(kind.reach) for kind in kinds if kind.skill == MELEE)])

    def ranges(self, fight: Fight, fighter: Fighter) -> list[tuple[str, int]]:
        """How far what is shot or thrown goes (PSX-RNG-01, PSX-RNG-04)."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Participant)
        kinds = [kind_of(thing) for thing in held(fight, fighter)]
        far = [int(farthest(fight, kind)) for kind in kinds if kind.skill != MELEE]
        return [("most", max(far))] if far else []

    def clear(self, fight: Fight, one: int, other: int) -> bool:
        """Neither ground nor fog between them (PSX-COV-10)."""
        assert isinstance(fight, Battle)
        return bool(fight.sees(one, other))

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """Actions and protection; to friends what can be rolled and spent."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Participant)
        sheet: dict[str, int | str] = {
            "actions": fighter.actions,
            "protection": fighter.protection(),
        }
        if known:
            sheet["melee"] = fighter.block.melee
            sheet["shooting"] = fighter.block.shooting
            sheet["evasion"] = fighter.evasion()
            sheet["walk"] = walk_range(fighter)
            sheet["run"] = run_range(fighter)
            sheet["bonus"] = fighter.bonus
            sheet["destiny"] = fighter.destiny
            sheet["rerolls"] = fighter.rerolls
            main = None if fighter.main < 0 else fight.things[fighter.main]
            if main is not None and main.weapon is not None and main.weapon.capacity > 0:
                sheet["loaded"] = main.loaded
        return sheet

    def actions_left(self, fight: Fight, fighter: Fighter) -> int | None:
        """The actions of this round (PSX-TRN-07)."""
        assert isinstance(fighter, Participant)
        return int(fighter.actions)

    def derived(self, fight: Fight, fighter: Fighter, sheet: Any) -> list[Derived]:
        """Health, dice, minimum rolls, protection, load."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Participant)
        assert isinstance(sheet, FighterSheet)
        return following(fight, fighter, sheet)

    def turns(self, fight: Fight) -> list[Turn]:
        """The initiative order (PSX-INI-03)."""
        assert isinstance(fight, Battle)
        return [
            Turn(fight.fighters[index].slug, place < fight.place, place == fight.place)
            for place, index in enumerate(fight.order)
            if fight.fighters[index].present()
        ] or super().turns(fight)


def _totals(faces: list[int]) -> list[int]:
    """The final totals of exploding dice: a six goes on with the next face."""
    totals = [0]
    for face in faces:
        totals[-1] += face
        if face != 6:
            totals.append(0)
    return totals[:-1] if totals[-1] == 0 else totals


def _scene(scenario: Any) -> Scene:
    sheet = scenario.scene
    assert isinstance(sheet, SceneSheet)
    scene = Scene()
    scene.distance = sheet.distance
    scene.referee = sheet.referee
    scene.placed = scenario.placed()
    scene.rounds = scenario.rounds
    return scene


BOOK = PhaseSix()

"""GURPS manoeuvres as the rest of the program sees them."""

from collections.abc import Mapping
from typing import Any

from fechtbuch.books.base import Book, MapRules, Turn
from fechtbuch.books.building import chosen, recruits_of, sides_of
from fechtbuch.books.following import Derived
from fechtbuch.books.gurps.kinds.catalogue import ARMOUR, KINDS
from fechtbuch.books.gurps.kinds.scene import Options, Scene
from fechtbuch.books.gurps.kinds.terms import MANOEUVRES
from fechtbuch.books.gurps.mind.policy import GurpsPolicy
from fechtbuch.books.gurps.mind.thinking import GurpsMind
from fechtbuch.books.gurps.mind.weights import GurpsWeights
from fechtbuch.books.gurps.play.fight import GurpsFight
from fechtbuch.books.gurps.rules.basics.rolls import SUCCESS, judge
from fechtbuch.books.gurps.rules.defending.defence_scores import plain_dodge
from fechtbuch.books.gurps.rules.harm.aftermath import RESTS, carried
from fechtbuch.books.gurps.rules.moving.facing_and_reach import best_reach
from fechtbuch.books.gurps.rules.moving.movement import towards_foe
from fechtbuch.books.gurps.sheets.following import following
from fechtbuch.books.gurps.sheets.gcs import SUFFIX, read_gcs
from fechtbuch.books.gurps.sheets.muster import Adjutant, Muster
from fechtbuch.books.gurps.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.books.gurps.sheets.struck import struck
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.invariants import INVARIANTS
from fechtbuch.books.gurps.state.shown import ALLOWED
from fechtbuch.books.gurps.state.telling import TELLING
from fechtbuch.books.imports import Import
from fechtbuch.books.minds import Thinking
from fechtbuch.books.struck import Struck
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE, Topology
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.telling import Telling

_OUTCOMES = (
    "misses",
    "cannot-hit",
    "fumbles",
    "malfunction",
    "near-miss",
    "hits",
    "critical-hit",
    "no-defence",
    "defended",
    "not-defended",
    "avoids-hits",
    "takes-the-blow",
    "disarmed",
    "seizes",
    "grabs",
    "wrested",
    "breaks-free",
    "stays-held",
    "locks",
    "throws-down",
    "taken-down",
    "takedown-fails",
    "pins",
    "pin-fails",
)
"""Kinds of events that are outcomes of an action."""

_NO_TESTS = ("damage", "slam-damage")
"""Rolls with a number beside them that they are not tested against."""


class GurpsManoeuvres(Book):
    """A sheet of combat manoeuvres, played from the first turn to the last."""

    key = "gurps"
    title = "GURPS manoeuvres"
    package = "fechtbuch.books.gurps"
    languages = ("en", "de", "fr", "pl")
    fighter_model = FighterSheet
    scene_model = SceneSheet
    settable = ALLOWED
    policy = GurpsPolicy
    thinking = Thinking(GurpsWeights, GurpsMind)
    rests = RESTS
    outcomes = _OUTCOMES
    grave = frozenset({"flee", "surrender", "improvise", "drop", "effort"})
    guards = dict.fromkeys(("defence", "second-defence"), ("block", "parry", "dodge"))
    timeless = True
    secrets = Book.secrets | {"dr", "fp", "hp", "limb-limit.amount"}
    between = frozenset({"feints.amount"})
    map_rules = MapRules(
        topology=Topology.HEXES,
        difficult=2,  # half points more per hex, GUR-MOV-04
        cover={"partial": 1},  # GUR-RNG-14
    )

    def imports(self) -> Mapping[str, Import]:
        """Files of GURPS Character Sheet."""
        return {SUFFIX: read_gcs}

    def build(self, scenario: Any) -> Fight:
        """The fight at its very beginning."""
        sides = sides_of(scenario, Side)
        scene = Scene()
        scene.darkness = scenario.scene.darkness
        scene.cover_dr = scenario.scene.cover_dr
        scene.rounds = scenario.rounds
        battle = GurpsFight(sides, scenario.grid(), chosen(Options(), scenario), scene)
        battle.recruiter = Adjutant()
        muster = Muster(battle)
        unfaced: list[Combatant] = []
        for side, recruit, hidden in recruits_of(scenario, sides):
            place = len([True for other in battle.fighters if other.side == side.index])
            at = recruit.at or self._line_up(battle, side.index, place)
            fighter = muster.enroll(recruit.sheet, recruit.slug, recruit.block, side, at, hidden)
            if recruit.sheet.facing is None:
                unfaced.append(fighter)
        for fighter in unfaced:
            fighter.facing = towards_foe(battle, fighter)
        for fighter in battle.fighters:
            if "unaware" not in _states_of(scenario, fighter.slug):
                fighter.saw = (1 << len(battle.fighters)) - 1
        return battle

    def _line_up(self, battle: Battle, side: int, place: int) -> tuple[int, int]:
        """Where nobody is placed: two lines, ten yards apart."""
        taken = {int(fighter.at) for fighter in battle.fighters if fighter.at != NOWHERE}
        f = battle.grid.nearest_open(field_at(10 * side, 2 * place), taken)
        return x_of(f), y_of(f)

    def specimens(self) -> dict[str, dict[str, Any]]:
        """Every fighter, weapon, shield, armour and thing in a bout."""
        found = super().specimens()
        foe = {"use": "brigand"}
        for key, kind in KINDS.items():
            if kind.shield:
                found[f"shield {key}"] = self.bout({"use": "aldric", "hands": [key]}, foe)
            elif kind.modes:
                skills = {name: 13 for mode in kind.modes for name in mode.skill.split(",")}
                armed = {"item": key, "spare": 20}
                changes = {"use": "veteran", "hands": [armed], "belt": [], "skills": skills}
                found[f"weapon {key}"] = self.bout(changes, foe)
            else:
                found[f"thing {key}"] = self.bout({"use": "aldric", "belt": [key]}, foe)
        for key in ARMOUR:
            found[f"armour {key}"] = self.bout({"use": "aldric", "armour": [key]}, foe)
        return found

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """GUR-DIC-01: all that is rolled against a number wants 3d6 low; damage wants nothing."""
        return judge(rolled, number, number) >= SUCCESS if purpose not in _NO_TESTS else None

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Wounds, fatigue, crippled limbs, ammunition and gear that are left."""
        assert isinstance(fight, Battle)
        return carried(fight, rest)

    def full_health(self, fighter: Fighter) -> int:
        """Hit Points."""
        assert isinstance(fighter, Combatant)
        return fighter.block.hp

    def in_hands(self, fight: Fight, fighter: Fighter) -> list[str]:
        """What somebody holds."""
        assert isinstance(fighter, Combatant)
        return [thing.slug for thing in fighter.hands]

    def facing(self, fighter: Fighter) -> int:
        """One of six ways (GUR-MOV-02)."""
        assert isinstance(fighter, Combatant)
        return fighter.facing

    def reach(self, fight: Fight, fighter: Fighter) -> int:
        """The longest ready weapon (GUR-MOV-08)."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return int(best_reach(fight, fighter))

    def ranges(self, fight: Fight, fighter: Fighter) -> list[tuple[str, int]]:
        """Up to where a shot does its whole damage, and how far it flies at all."""
        assert isinstance(fighter, Combatant)
        for thing in fighter.hands:
            for form in thing.forms:
                if form.mode.ranged and not form.mode.thrown and form.range > 0:
                    half = [("half", int(form.half))] if 0 < form.half < form.range else []
                    return [*half, ("most", int(form.range))]
        return []

    def struck(self, question: Question) -> Struck | None:
        """The hit location (GUR-HIT-02)."""
        return struck(question)

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """The manoeuvre; to friends the numbers that change or are asked for most."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        sheet: dict[str, int | str] = {"manoeuvre": MANOEUVRES[fighter.manoeuvre]}
        if known:
            sheet["st"] = fighter.block.st
            sheet["dx"] = fighter.block.dx
            sheet["ht"] = fighter.block.ht
            sheet["dodge"] = plain_dodge(fight, fighter).total
            sheet["move"] = fighter.pace()
            sheet["fp"] = fighter.fp
            sheet["encumbrance"] = fighter.level
        return sheet

    def telling(self) -> Telling:
        """Which events tell what has changed."""
        return TELLING

    def invariants(self) -> Invariants:
        """What always holds."""
        return INVARIANTS

    def derived(self, fight: Fight, fighter: Fighter, sheet: Any) -> list[Derived]:
        """Load and Move, defences, levels in hand, armour by location."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        assert isinstance(sheet, FighterSheet)
        return following(fight, fighter, sheet)

    def turns(self, fight: Fight) -> list[Turn]:
        """The turn order (GUR-SEQ-01)."""
        assert isinstance(fight, Battle)
        return [
            Turn(
                fight.fighters[index].slug,
                place < fight.place and index != fight.acting,
                index == fight.acting,
            )
            for place, index in enumerate(fight.order)
            if not fight.fighters[index].gone
        ] or super().turns(fight)


def _states_of(scenario: Any, slug: str) -> list[str]:
    for party in scenario.sides:
        for recruit in party.recruits:
            if recruit.slug == slug:
                return list(recruit.sheet.states)
    return []


BOOK = GurpsManoeuvres()

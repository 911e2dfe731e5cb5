"""Tales and Legends as the rest of the program sees it."""

from collections.abc import Callable
from typing import Any

from pydantic import BaseModel

from fechtbuch.books.base import Book, FighterView, MapRules, Setting, Turn
from fechtbuch.books.building import chosen, recruits_of, sides_of
from fechtbuch.books.tales_and_legends.kinds.armoury import ARMOUR, MISSILES, WEAPONS
from fechtbuch.books.tales_and_legends.kinds.scene import Options, Scene
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.play.fight import NUMBERS, STATES, TalesFight
from fechtbuch.books.tales_and_legends.rules.harm.aftermath import carried
from fechtbuch.books.tales_and_legends.rules.harm.recovery import RESTS
from fechtbuch.books.tales_and_legends.rules.moving.movement import GROUNDS, SLIPPERY
from fechtbuch.books.tales_and_legends.sheets.muster import Adjutant, Muster
from fechtbuch.books.tales_and_legends.sheets.sheet import FighterSheet, SceneSheet
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import Sight, Topology
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import Stream

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


class TalesAndLegends(Book):
    """The combat rules of Tales and Legends."""

    key = "tales-and-legends"
    title = "Tales and Legends"
    package = "fechtbuch.books.tales_and_legends"
    languages = ("en", "de", "fr", "pl")
    fight_class: type[TalesFight] = TalesFight
    """The class of its fights; a table with rules of its own puts its subclass here."""

    map_rules = MapRules(
        topology=Topology.SQUARES,
        sight=Sight.ROUNDED,
        squeeze=True,
        difficult=1,
    )

    @property
    def fighter_model(self) -> type[BaseModel]:
        """People, beasts and mounts."""
        return FighterSheet

    @property
    def scene_model(self) -> type[BaseModel]:
        """Battle or duel, light, water, ambush."""
        return SceneSheet

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

    def policies(self) -> dict[str, Callable[[Stream], Player]]:
        """Who may play without a person."""
        return {"book": TalesPolicy, "random": RandomPlayer}

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
        for state in STATES:
            one = {"use": "guard", "states": [state]}
            found[f"state-{state}"] = self.bout(one, {"use": "guard"})
        return found

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """Percentages want a low roll; the difficulty of a d20 test is no part of its number."""
        return rolled <= number if purpose in ("item", "missile", "danger") else None

    def rests(self) -> tuple[str, ...]:
        """Ten minutes, an hour, a day on one's feet, a week in bed (TAL-WND-15, -16)."""
        return tuple(RESTS)

    def carry(self, fight: Fight, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        """Life, wounds, tiredness, missiles and the state of things."""
        assert isinstance(fight, Battle)
        return carried(fight, rest)

    @property
    def outcome_kinds(self) -> dict[str, str]:
        """Hits, misses and defences, contests, things that break."""
        return {kind: kind for kind in _OUTCOMES}

    @property
    def asides(self) -> frozenset[str]:
        """Luck, and which skill a test is made with."""
        return frozenset({"luck", "skill"})

    @property
    def timeless(self) -> bool:
        """Wounds have clocks of their own; the number of the round is read by its limit only."""
        return True

    def seen(self, fight: Fight, fighter: Fighter, side: int) -> FighterView:
        """What a side (-1: the referee) knows of a fighter."""
        assert isinstance(fight, Battle)
        assert isinstance(fighter, Combatant)
        return _view(fight, fighter, side)

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

    def settings(self) -> dict[str, Setting]:
        """The fields that an edict may set."""
        found = {name: Setting(name, "number", 0, 500) for name in NUMBERS}
        found["life"] = Setting("life", "number", -100, 500)
        found["facing"] = Setting("facing", "direction", 0, 7)
        found["at"] = Setting("at", "field")
        return found

    def states(self) -> tuple[str, ...]:
        """The states that an edict may add or remove."""
        return tuple(STATES)


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


def _view(battle: Battle, fighter: Combatant, side: int) -> FighterView:
    known = side < 0 or not battle.enemies(side, fighter.side)
    condition = battle.condition(fighter)
    sheet: dict[str, int | str] = {"speed": battle.legs(fighter).block.speed}
    if known:
        sheet["fatigue"] = fighter.fatigue
        sheet["exhaustion"] = fighter.exhaustion
        sheet["endurance"] = fighter.block.endurance
        sheet["parries"] = len(fighter.parries)
        sheet["dodges"] = fighter.dodges
    return FighterView(
        slug=fighter.slug,
        name=fighter.name,
        side=fighter.side,
        at=fighter.at,
        health=condition.health if known else None,
        full_health=fighter.block.life if known else None,
        states=tuple(condition.states),
        hands=tuple(thing.slug for thing in fighter.hands),
        out=condition.out,
        facing=fighter.facing,
        fields=tuple(battle.ground_of(fighter)) if battle.is_large(fighter) else (),
        sheet=sheet,
    )


BOOK = TalesAndLegends()

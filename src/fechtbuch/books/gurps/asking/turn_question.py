"""Choosing a manoeuvre, slot by slot (GUR-SEQ-03, GUR-MAN-01)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.asking.open_verbs import ManoeuvreMenu
from fechtbuch.books.gurps.kinds.arms import BELT
from fechtbuch.books.gurps.kinds.terms import (
    ATTACK,
    DEFENSIVE,
    GIANT_STEP,
    KNEELING,
    LYING,
    MANOEUVRES,
    NOT_STUNNED,
    STANDING,
    VERSIONS,
)
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.moving.movement import (
    budget_of,
    facing_costs,
    facings,
    full_points,
    half_points,
    step_error,
    step_paths,
    walk_error,
    walks,
)
from fechtbuch.books.gurps.rules.things.usable_weapons import shooters
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_field, parse_path, path_text

FREE: Final = ("let-go", "drop", "crouch", "fast-draw", "crank")
"""Free actions (GUR-SEQ-05); the turn goes on after them."""

RULES: Final = {
    "do-nothing": "GUR-MAN-35",
    "move": "GUR-MAN-23",
    "change-posture": "GUR-MAN-24",
    "ready": "GUR-MAN-25",
    "aim": "GUR-MAN-26",
    "evaluate": "GUR-MAN-30",
    "concentrate": "GUR-MAN-34",
    "attack": "GUR-MAN-02",
    "all-out-attack": "GUR-MAN-03",
    "committed-attack": "GUR-MAN-11",
    "defensive-attack": "GUR-MAN-15",
    "all-out-defence": "GUR-MAN-17",
    "move-and-attack": "GUR-MAN-19",
    "all-out-slam": "GUR-MAN-22",
    "wait": "GUR-MAN-36",
    "let-go": "GUR-SEQ-05",
    "drop": "GUR-SEQ-05",
    "crouch": "GUR-SEQ-05",
    "fast-draw": "GUR-EQP-06",
    "crank": "GUR-WRE-06",
}

GROUPS: Final = {
    "attack": "attacks",
    "all-out-attack": "attacks",
    "committed-attack": "attacks",
    "defensive-attack": "attacks",
    "all-out-defence": "attacks",
    "move-and-attack": "moving-attacks",
    "all-out-slam": "moving-attacks",
    "move": "movement",
    "change-posture": "movement",
    "ready": "preparations",
    "aim": "preparations",
    "evaluate": "preparations",
    "concentrate": "preparations",
    "do-nothing": "specials",
    "wait": "specials",
}
"""The sheet's own groups of manoeuvres; the rest are free actions."""

WHENS: Final = (
    "foe-in-reach",
    "foe-within",
    "foe-enters",
    "foe-in-view",
    "attack-on-me",
    "attack-on-ally",
    "attack-on-anybody",
    "ally-attacks",
    "manoeuvre",
    "turn-ends",
)
"""What a Wait may wait for (GUR-MAN-38)."""


@mypyc_attr(free_list_len=1)
class TurnQuestion(ManoeuvreMenu):
    """The manoeuvre of a turn and its parameters."""

    def slot(self, partial: Partial) -> Slot | None:
        """The manoeuvre, then what belongs to it, movement last."""
        if VERB not in partial:
            options = [
                Option(verb, [RULES[verb]], GROUPS.get(verb, "free")) for verb in self.verbs()
            ]
            return Slot(VERB, "verb", options, "do-nothing")
        verb = partial[VERB]
        if verb in FREE:
            return self._free_slot(partial, verb)
        if verb == "do-nothing":
            return None
        if verb == "wait":
            return self._wait_slot(partial)
        if "version" not in partial:
            versions = self.versions(verb)
            if versions:
                names = [VERSIONS[version] for version in versions]
                return Slot("version", "word", [Option(name) for name in names], names[0])
        slot = self._parameter_slot(partial, verb)
        if slot is not None:
            return slot
        return self._movement_slot(partial, verb)

    def _free_slot(self, partial: Partial, verb: str) -> Slot | None:
        if verb == "let-go" and "target" not in partial:
            slugs = [
                self.battle.fighters[hold.victim].slug
                for hold in self.battle.holds
                if hold.holder == self.fighter.index
            ]
            return Slot("target", "fighter", [Option(slug) for slug in slugs], slugs[0])
        if verb == "crank" and "target" not in partial:
            slugs = [victim.slug for victim in self.locks()]
            return Slot("target", "fighter", [Option(slug) for slug in slugs], slugs[0])
        if verb == "drop" and "item" not in partial:
            return Slot("item", "item", [Option(thing.slug) for thing in self.droppable()])
        if verb == "fast-draw":
            if "item" not in partial:
                return Slot("item", "item", [Option(thing.slug) for thing in self.quick()])
            thing = self.thing_at(partial["item"])
            if "hand" not in partial and thing.place == BELT:
                grips = self.grips(thing)
                return Slot("hand", "word", [Option(grip) for grip in grips], grips[0])
        return None

    def _parameter_slot(self, partial: Partial, verb: str) -> Slot | None:
        version = partial.get("version", "")
        if verb == "committed-attack":
            if "weapon" not in partial:
                names = [*self.limbs(), BARE]
                return Slot("weapon", "item", [Option(name) for name in names], names[0])
            if "steps" not in partial:
                return Slot("steps", "number", [Option("2", ["GUR-MAN-13"])], "")
        elif verb == "defensive-attack" and version != "block":
            if "weapon" not in partial:
                names = self.unbalanced() if version == "u-parry" else self.limbs()
                names = [name for name in names if name not in ("kick", "head-butt")]
                if names:
                    return Slot("weapon", "item", [Option(name) for name in names], names[0])
        elif verb == "change-posture":
            if "posture" not in partial:
                found = self.postures()
                return Slot("posture", "word", [Option(name) for name in found], found[0])
        elif verb == "ready":
            if "item" not in partial:
                return Slot("item", "item", [Option(t.slug) for t in self.ready_items()])
            if "way" not in partial:
                ways = self.ready_ways(self.thing_at(partial["item"]))
                return Slot("way", "word", [Option(way) for way in ways], ways[0])
        elif verb == "aim":
            if "target" not in partial:
                return Slot("target", "fighter", [Option(f.slug) for f in self.aim_targets()])
            if "weapon" not in partial:
                names = [thing.slug for thing in self.aimables()]
                return Slot("weapon", "item", [Option(name) for name in names], names[0])
        elif verb == "evaluate":
            if "target" not in partial:
                return Slot("target", "fighter", [Option(f.slug) for f in self.studies()])
        if verb in ("attack", "defensive-attack") and "effort" not in partial:
            manoeuvre = ATTACK if verb == "attack" else DEFENSIVE
            if GIANT_STEP in attack_efforts(self.battle, self.fighter, manoeuvre, 0):
                return Slot("effort", "word", [Option("giant-step", ["GUR-EFF-04"])], "")
        return None

    def _wait_slot(self, partial: Partial) -> Slot | None:
        fight = self.battle
        if "when" not in partial:
            return Slot("when", "word", [Option(when) for when in WHENS], WHENS[0])
        when = partial["when"]
        if "who" not in partial and when != "attack-on-me":
            ally = when in ("attack-on-ally", "ally-attacks")
            slugs = [
                other.slug
                for other in fight.fighters
                if other is not self.fighter
                and not other.out()
                and fight.foes(self.fighter, other) != ally
            ]
            if slugs:
                return Slot("who", "fighter", [Option(slug) for slug in slugs], "")
        if when == "foe-within" and "steps" not in partial:
            return Slot("steps", "number", [Option(str(n)) for n in range(1, 11)], "3")
        if when == "foe-enters" and "at" not in partial:
            near = [
                field_text(f)
                for f in fight.grid.area(self.fighter.at, 2)
                if f != self.fighter.at and fight.grid.open(f)
            ]
            return Slot("at", "field", [Option(text) for text in near], near[0])
        if when == "manoeuvre" and "way" not in partial:
            return Slot("way", "word", [Option(name) for name in MANOEUVRES], "attack")
        if "as" not in partial:
            kinds = ["attack", "committed-attack", "defensive-attack", "all-out-attack"]
            if not self.limbs():
                kinds = ["attack", "all-out-attack"]
            return Slot("as", "word", [Option(kind) for kind in kinds], "attack")
        kind = partial["as"]
        if "version" not in partial and kind != "attack":
            names = [VERSIONS[version] for version in self.versions(kind)]
            return Slot("version", "word", [Option(name) for name in names], names[0])
        if "weapon" not in partial:
            names = self._wait_weapons(partial)
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        return None

    def _wait_weapons(self, partial: Partial) -> list[str]:
        version = partial.get("version", "")
        ranged: list[str] = []
        for thrown in (False, True):
            for means in shooters(self.battle, self.fighter, thrown):
                if means.name() not in ranged:
                    ranged.append(means.name())
        if version in {"ranged", "suppression"}:
            return ranged or [BARE]
        names = self.limbs()
        if partial["as"] == "attack":
            names.extend([name for name in ranged if name not in names])
        return [*names, BARE]

    def _movement_slot(self, partial: Partial, verb: str) -> Slot | None:
        fighter = self.fighter
        steps, points, forward = movement_of(self.battle, fighter, partial)
        if "way" not in partial and steps > 0 and verb != "ready":
            if fighter.posture == KNEELING and fighter.lame_legs() == 0:
                return Slot("way", "word", [Option("rise", ["GUR-MOV-03"])], "")
            if fighter.posture == STANDING:
                return Slot("way", "word", [Option("kneel", ["GUR-MOV-03"])], "")
        if partial.get("way") in ("rise", "kneel"):
            return None
        if "path" not in partial and (steps > 0 or points > 0):
            paths = self._paths(steps, points, forward)
            if paths:
                must = None if verb == "move" else ""
                return Slot("path", "path", [Option(path_text(path)) for path in paths], must)
        if "facing" not in partial:
            found = self._facings(partial, steps, points, forward)
            if len(found) > 1:
                return Slot("facing", "direction", [Option(str(f)) for f in found], "")
        return None

    def _paths(self, steps: i64, points: i64, forward: bool) -> list[list[i64]]:
        fighter = self.fighter
        if points == 0 or fighter.posture == LYING:
            return step_paths(self.battle, fighter, steps if steps > 0 else 1)
        reach = walks(self.battle, fighter, points, forward)
        found: list[list[i64]] = []
        if reach is None:
            return found
        for f in reach.fields():
            if f != fighter.at:
                best: i64 = -1
                cheapest: i64 = 0
                for facing in range(6):
                    cost = reach.cost(f, facing)
                    if cost >= 0 and (best < 0 or cost < cheapest):
                        best = facing
                        cheapest = cost
                found.append(reach.path_to(f, best))
        if not found and not forward:
            return step_paths(self.battle, fighter, 1)
        return found

    def _facings(self, partial: Partial, steps: i64, points: i64, forward: bool) -> list[i64]:
        if self.fighter.posture == LYING:
            return []
        text = partial.get("path", "")
        path = parse_path(text) if text else []
        if points == 0:
            everywhere: list[i64] = [0, 1, 2, 3, 4, 5]
            return everywhere if steps > 0 else []
        budget = budget_of(self.battle, self.fighter, points, path)
        costs = facing_costs(self.battle, self.fighter, path, forward)
        return facings(self.battle, costs, budget)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any way that can be walked and any hex to watch will do, not only those listed."""
        if slot.kind == "field":
            try:
                if self.battle.grid.open(parse_field(value)):
                    return None
            except ValueError:
                pass
            return Refusal("not-a-field", slot.name, value, ["GUR-MAN-38"])
        if slot.kind == "path":
            try:
                path = parse_path(value)
            except ValueError:
                return Refusal("not-a-path", "path", value)
            steps, points, forward = movement_of(self.battle, self.fighter, partial)
            if points > 0:
                error = walk_error(self.battle, self.fighter, path, points, forward)
            else:
                error = step_error(self.battle, self.fighter, path, steps)
            if not error:
                return None
            return Refusal(error, "path", value, ["GUR-MOV-04"])
        return self.why_not(slot, value, partial)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why a manoeuvre is not offered."""
        if slot.name == VERB:
            if self.fighter.stunned != NOT_STUNNED:
                return Refusal("stunned", slot.name, value, ["GUR-SEQ-03"], slot.values())
            if value in MANOEUVRES:
                return Refusal("manoeuvre-closed", slot.name, value, [RULES[value]], slot.values())
        return Refusal("not-possible", slot.name, value, [], slot.values())


def movement_of(fight: Battle, fighter: Combatant, partial: Partial) -> tuple[i64, i64, bool]:
    """Hexes of steps, or half points of a walk, that a manoeuvre gives before its attack."""
    verb = partial[VERB]
    if verb in {"move", "move-and-attack", "all-out-slam"}:
        return 0, full_points(fighter), False
    if verb == "all-out-attack":
        return 0, half_points(fighter), True
    if verb == "all-out-defence" and partial.get("version", "") == "dodge":
        return 0, half_points(fighter), False
    if verb in ("change-posture", "do-nothing", "wait"):
        return 0, 0, False
    steps = fighter.step()
    if partial.get("steps", "") == "2" and verb == "committed-attack":
        steps *= 2
    if partial.get("effort", "") == "giant-step":
        steps += fighter.step()
    return steps, 0, False

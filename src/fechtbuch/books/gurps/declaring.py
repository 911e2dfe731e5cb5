"""Declaring an attack, slot by slot (GUR-SEQ-07 step 1, GUR-OPT-14)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.arcs import REAR, arc_of
from fechtbuch.books.gurps.arms import (
    BOTH,
    NOBODY,
)
from fechtbuch.books.gurps.attack_menu import DONE
from fechtbuch.books.gurps.blow import (
    GRAB,
    GRAPPLE,
    JUDO_THROW,
    LOCK,
)
from fechtbuch.books.gurps.choices import Action
from fechtbuch.books.gurps.declared import dress, wrestling_blow
from fechtbuch.books.gurps.fighter import Combatant
from fechtbuch.books.gurps.means import (
    Means,
    foes_of,
)
from fechtbuch.books.gurps.slam import slam_blow
from fechtbuch.books.gurps.striking import StrikeSlots
from fechtbuch.books.gurps.suppression import LEAST_RATE
from fechtbuch.books.gurps.terms import (
    ALL_OUT_ATTACK,
    FEINT,
    LEFT_ARM,
    LOCATIONS,
    NECK,
    RIGHT_ARM,
    TORSO,
)
from fechtbuch.books.gurps.to_hit import floor_of
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_path, path_text

PARTS: Final = (TORSO, NECK, RIGHT_ARM, LEFT_ARM, 9, 10, 11, 12, 13, 14)
"""Body parts that can be seized (GUR-WRE-03)."""


@mypyc_attr(free_list_len=1)
class AttackQuestion(StrikeSlots):
    """What an attack of this turn is used for."""

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, then what belongs to it."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), DONE)
        verb = partial[VERB]
        if verb == DONE:
            return None
        if verb in {"strike", "disarm"}:
            return self._strike_slot(partial, verb)
        if verb in {"shoot", "throw"}:
            return self._shot_slot(partial, verb == "throw")
        if verb == "feint":
            return self._feint_slot(partial)
        if verb == "grapple":
            return self._grapple_slot(partial)
        if verb == "grab":
            return self._grab_slot(partial)
        if verb == "slam":
            return self._slam_slot(partial)
        if verb == "suppress":
            return self._suppress_slot(partial)
        return self._hold_slot(partial, verb)

    def _feint_slot(self, partial: Partial) -> Slot | None:
        found = self.feinters()
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self.feint_targets(means):
                    if foe not in foes:
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self.feint_targets(means)]
        if "weapon" not in partial:
            names: list[str] = []
            for means in found:
                if means.name() not in names:
                    names.append(means.name())
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        ranged = all(m.form.mode.ranged for m in found if m.name() == partial["weapon"])
        all_out = self.turn.manoeuvre == ALL_OUT_ATTACK and self.turn.version == FEINT
        if "way" not in partial and not ranged and not all_out:
            return Slot("way", "word", [Option("defensive", ["GUR-OPT-04"])], "")
        return None

    def _grapple_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.grapple_targets()])
        target = self.fighter_at(partial["target"])
        hands = self._free_hands()
        if "part" not in partial:
            options = [Option(LOCATIONS[part], ["GUR-WRE-03"]) for part in PARTS]
            if hands == 0:
                options = [Option("neck", ["GUR-WRE-12"])]
            return Slot("part", "word", options, options[0].value)
        if "weapon" not in partial and partial["part"] == "neck":
            behind = arc_of(self.battle, target, self.fighter.at) == REAR
            weapons = self.choke_weapons() if behind else []
            if weapons:
                names = [Option(thing.slug, ["GUR-WRE-12"]) for thing in weapons]
                return Slot("weapon", "item", names, names[0].value if hands == 0 else "")
        if "hands" not in partial and not partial.get("weapon"):
            counts = ["1", "2"] if hands == BOTH else ["1"]
            return Slot("hands", "number", [Option(count) for count in counts], counts[-1])
        return self._wrestle_trick(partial, GRAPPLE)

    def _wrestle_trick(self, partial: Partial, kind: i64) -> Slot | None:
        """Deceptive and Telegraphic where an attack roll is made (GUR-OPT-14)."""
        if "telegraphic" not in partial:
            return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], "")
        exclusive = self.battle.options.telegraphic_exclusive == "on"
        if "deceptive" not in partial and not (
            exclusive and partial.get("telegraphic", "") == "yes"
        ):
            action = self.build(partial)
            assert isinstance(action, Action)
            blow = wrestling_blow(self.battle, self.turn, action, kind)
            room = (floor_of(self.battle, blow) - 10) // 2
            if room > 0:
                counts = [Option(str(n + 1), ["GUR-OPT-05"]) for n in range(room)]
                return Slot("deceptive", "number", counts, "")
        return None

    def _grab_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.grab_targets()])
        if "item" not in partial:
            target = self.fighter_at(partial["target"])
            return Slot("item", "item", [Option(thing.slug) for thing in target.hands])
        return self._wrestle_trick(partial, GRAB)

    def _slam_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.slam_targets()])
        if "weapon" not in partial:
            shield = self.fighter.shield()
            if shield is not None and shield.ready():
                return Slot("weapon", "item", [Option(shield.slug, ["GUR-MOV-12"])], "")
        if "telegraphic" not in partial:
            return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], "")
        exclusive = self.battle.options.telegraphic_exclusive == "on"
        if "deceptive" not in partial and not (
            exclusive and partial.get("telegraphic", "") == "yes"
        ):
            action = self.build(partial)
            assert isinstance(action, Action) and action.target is not None
            blow = slam_blow(self.fighter, action.target, action.thing)
            dress(self.battle, self.turn, action, blow)
            room = (floor_of(self.battle, blow) - 10) // 2
            if room > 0:
                counts = [Option(str(n + 1), ["GUR-OPT-05"]) for n in range(room)]
                return Slot("deceptive", "number", counts, "")
        return None

    def _suppress_slot(self, partial: Partial) -> Slot | None:
        found = [
            means
            for means in self.shots(False)
            if means.form.mode.rof >= LEAST_RATE
            and means.thing is not None
            and means.thing.shots >= LEAST_RATE
        ]
        if "weapon" not in partial:
            names = [means.name() for means in found]
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        means = self.pick(partial, found)
        assert means.thing is not None
        if "shots" not in partial:
            most = min(means.form.mode.rof, means.thing.shots)
            counts = [str(count) for count in range(LEAST_RATE, most + 1)]
            return Slot("shots", "number", [Option(count) for count in counts], counts[-1])
        if "path" not in partial:
            zones = self.zones(means, int(partial["shots"]))
            return Slot("path", "path", [Option(zone, ["GUR-RNG-11"]) for zone in zones])
        return None

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any zone within range, in sight and in front will do, not only those listed."""
        if slot.kind != "path":
            return self.why_not(slot, value, partial)
        try:
            hexes = parse_path(value)
        except ValueError:
            return Refusal("not-a-path", "path", value)
        found = [means for means in self.shots(False) if means.name() == partial["weapon"]]
        pairs = len(hexes) // 2
        rapid = bool(found) and found[0].form.mode.rof >= 10
        if len(hexes) % 2 or not found or not 1 <= pairs <= int(partial["shots"]) // LEAST_RATE:
            return Refusal("not-a-path", "path", value, ["GUR-RNG-11"])
        if pairs > 1 and not rapid:
            return Refusal("not-a-path", "path", value, ["GUR-RNG-11"])
        for number, f in enumerate(hexes):
            near = number % 2 == 0 or self.battle.grid.distance(hexes[number - 1], f) == 1
            ahead = arc_of(self.battle, self.fighter, f) == 0
            seen = self.battle.grid.clear_line(self.fighter.at, f)
            far = self.battle.grid.distance(self.fighter.at, f) > found[0].form.range
            if not near or not ahead or not seen or far:
                return Refusal("no-way", "path", value, ["GUR-RNG-11"])
        return None

    def zones(self, means: Means, shots: int) -> list[str]:
        """Pairs of adjacent hexes about foes in front and in sight; two pairs from 10 shots on."""
        fight = self.battle
        found: list[str] = []
        fighter = self.fighter
        for foe in foes_of(fight, fighter):
            if foe.out() or fight.apart(fighter, foe) > means.form.range:
                continue
            if arc_of(fight, fighter, foe.at) != 0:
                continue
            for f in [foe.at, *fight.grid.neighbours(foe.at)]:
                for g in fight.grid.neighbours(f):
                    clear = fight.grid.clear_line(fighter.at, f) and fight.grid.clear_line(
                        fighter.at, g
                    )
                    text = path_text([f, g])
                    if clear and f < g and text not in found:
                        if fight.grid.open(f) and fight.grid.open(g):
                            found.append(text)
        if shots >= 10 and means.form.mode.rof >= 10 and len(found) >= 2:
            first = found[0]
            for other in found[1:4]:
                if not set(first.split(";")) & set(other.split(";")):
                    found.append(f"{first};{other}")
        if not found:
            ahead = fight.grid.step(fighter.at, fighter.facing)
            found.append(path_text([ahead, fight.grid.step(ahead, fighter.facing)]))
        return found

    def _hold_slot(self, partial: Partial, verb: str) -> Slot | None:
        holds = self.holds(verb)
        if "target" not in partial:
            slugs: list[str] = []
            for hold in holds:
                other = hold.holder if verb == "break-free" else hold.victim
                slug = self.battle.fighters[other].slug
                if slug not in slugs:
                    slugs.append(slug)
            return Slot("target", "fighter", [Option(slug) for slug in slugs], slugs[0])
        if "part" not in partial:
            parts = [LOCATIONS[hold.part] for hold in self.of(verb, partial["target"])]
            if len(parts) > 1:
                return Slot("part", "word", [Option(part) for part in parts], parts[0])
        if verb == "choke" and "way" not in partial:
            hold = self.of(verb, partial["target"])[0]
            edged = hold.weapon != NOBODY and self.battle.things[hold.weapon].kind.edged
            if not edged:
                return Slot("way", "word", [Option("fatigue", ["GUR-RUL-30"])], "")
        if verb == "judo-throw":
            if "way" not in partial:
                way = Option("damage", ["GUR-WRE-08"])
                if any(hold.lock for hold in self.of(verb, partial["target"])):
                    way = Option("go-down", ["GUR-WRE-09"])
                return Slot("way", "word", [way], "")
            if "at" not in partial and partial["way"] != "go-down":
                target = self.fighter_at(partial["target"])
                hexes = [
                    field_text(f)
                    for f in self.battle.grid.neighbours(target.at)
                    if self.battle.grid.open(f) and self.battle.somebody_at(f) is None
                ]
                if hexes:
                    return Slot("at", "field", [Option(text) for text in hexes], "")
            if "facing" not in partial:
                return Slot("facing", "number", [Option(str(d)) for d in range(6)], "")
            return self._wrestle_trick(partial, JUDO_THROW)
        if verb == "arm-lock":
            return self._wrestle_trick(partial, LOCK)
        return None

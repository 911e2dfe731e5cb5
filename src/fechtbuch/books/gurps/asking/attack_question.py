"""Declaring an attack, slot by slot (GUR-SEQ-07 step 1, GUR-OPT-14)."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.asking.open_attacks import DONE
from fechtbuch.books.gurps.asking.open_grips import PARTS
from fechtbuch.books.gurps.asking.strike_slots import StrikeSlots
from fechtbuch.books.gurps.kinds.arms import (
    BOTH,
    NOBODY,
)
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    DETERMINED,
    FEINT,
    LOCATIONS,
)
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.declared.declared_blow import dress, wrestling_blow
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.hitting.slam import slam_blow
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score, floor_of
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR, arc_from, arc_of
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    foes_of,
)
from fechtbuch.books.gurps.state.blow import (
    GRAB,
    GRAPPLE,
    JUDO_THROW,
    LOCK,
    Blow,
)
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_path, path_text


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
            options = [
                Option(LOCATIONS[part], ["GUR-WRE-03"])
                for part in PARTS
                if self.may_seize(target, part)
            ]
            if hands == 0:
                options = [Option("neck", ["GUR-WRE-12"])]
            return Slot("part", "word", options, options[0].value)
        if "weapon" not in partial and partial["part"] == "neck":
            behind = arc_from(self.battle, target, self.fighter) == REAR or target.face_down
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
        action = self.build(partial)
        assert isinstance(action, Action)
        return self._trick(partial, wrestling_blow(self.battle, self.turn, action, kind))

    def _trick(self, partial: Partial, blow: Blow) -> Slot | None:
        """Shown openly, if it cannot be tried otherwise (GUR-DIC-01); or as a deception."""
        fight = self.battle
        turn = self.turn
        if "bonus" not in partial and turn.version == DETERMINED and turn.favour:
            if turn.attacks > 1 and turn.manoeuvre != ALL_OUT_SLAM:
                return Slot("bonus", "word", [Option("yes", ["GUR-RUL-27"])], "")
        if "telegraphic" not in partial and may_telegraph(fight, self.fighter, blow.target):
            without = "" if attack_score(fight, blow).total >= LEAST_SCORE else "yes"
            return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], without)
        exclusive = fight.options.telegraphic_exclusive == "on"
        if "deceptive" not in partial and not (
            exclusive and partial.get("telegraphic", "") == "yes"
        ):
            room = (floor_of(fight, blow) - 10) // 2
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
        action = self.build(partial)
        assert isinstance(action, Action) and action.target is not None
        blow = slam_blow(self.fighter, action.target, action.thing)
        dress(self.battle, self.turn, action, blow)
        return self._trick(partial, blow)

    def _suppress_slot(self, partial: Partial) -> Slot | None:
        found = self.suppressors()
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
            if not near or not self._covers(found[0], f):
                return Refusal("no-way", "path", value, ["GUR-RNG-11"])
        if not self._joined(hexes):
            return Refusal("not-a-path", "path", value, ["GUR-RNG-11"])
        return None

    def _covers(self, means: Means, f: i64) -> bool:
        """Whether fire reaches a hex: in range, in front, in sight, and no wall."""
        grid = self.battle.grid
        if grid.distance(self.fighter.at, f) > means.form.range or not grid.open(f):
            return False
        return arc_of(self.battle, self.fighter, f) == FRONT and grid.clear_line(self.fighter.at, f)

    def _joined(self, hexes: list[i64]) -> bool:
        """Whether each zone after the first touches an earlier one and shares no hex with it."""
        grid = self.battle.grid
        for number in range(2, len(hexes), 2):
            before = hexes[:number]
            pair = hexes[number : number + 2]
            if any(f in before for f in pair):
                return False
            if not any(grid.distance(f, g) == 1 for f in pair for g in before):
                return False
        return True

    def zones(self, means: Means, shots: int) -> list[str]:
        """Pairs of adjacent hexes about foes in front and in sight; two pairs from 10 shots on."""
        fight = self.battle
        fighter = self.fighter
        found: list[str] = []
        for foe in foes_of(fight, fighter):
            if not foe.out() and self._covers(means, foe.at):
                self._pairs_about(means, foe.at, found)
        if not found:
            self._pairs_about(means, fight.grid.step(fighter.at, fighter.facing), found)
        if shots >= 10 and means.form.mode.rof >= 10:
            for other in found[1:]:
                both = f"{found[0]};{other}"
                if self._joined(parse_path(both)):
                    found.append(both)
        return found

    def _pairs_about(self, means: Means, middle: i64, found: list[str]) -> None:
        """Add the pairs of adjacent hexes with one that is here or next to it."""
        grid = self.battle.grid
        for f in [middle, *grid.neighbours(middle)]:
            if self._covers(means, f):
                for g in grid.neighbours(f):
                    text = path_text([f, g])
                    if f < g and text not in found and self._covers(means, g):
                        found.append(text)

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
                return Slot("facing", "direction", [Option(str(d)) for d in range(6)], "")
            return self._wrestle_trick(partial, JUDO_THROW)
        if verb == "arm-lock":
            return self._wrestle_trick(partial, LOCK)
        return None

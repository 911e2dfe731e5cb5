"""The question of a turn: what to do, slot by slot (TAL-SEQ-13, -14, -17)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.actions import (
    drawable,
    lying_near,
    may_grip,
    missiles_for,
    wearable,
)
from fechtbuch.books.tales_and_legends.arms import NOBODY, Thing
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.charging import charge_error, charge_path, charge_reach
from fechtbuch.books.tales_and_legends.choices import Action
from fechtbuch.books.tales_and_legends.combine import (
    STANDARD,
    charge_price,
    draw_price,
    heaviness,
    strike_price,
)
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.handling import (
    close_things,
    held_things,
    loadable,
    packed,
    plantable,
    planted,
    potions,
    wants_missile,
)
from fechtbuch.books.tales_and_legends.holding import may_get_hold
from fechtbuch.books.tales_and_legends.menu import castable, sleepers, verbs_of
from fechtbuch.books.tales_and_legends.mounted import BANDS, mounts_near
from fechtbuch.books.tales_and_legends.movement import metres, thinned, walks, way_error
from fechtbuch.books.tales_and_legends.questions import BattleQuestion
from fechtbuch.books.tales_and_legends.spells import SPELLS
from fechtbuch.books.tales_and_legends.targets import (
    attack_targets,
    charge_specials,
    charge_targets,
    charge_things,
    cover_shields,
    feint_targets,
    feint_things,
    grab_targets,
    grapple_foes,
    grapple_weapons,
    hold_weapons,
    may_kill,
    melee_targets,
    parry_things,
    preparable,
    prepared_specials,
    ready_shots,
    seconds,
    shot_targets,
    specials_with,
    striking_things,
    throwables,
)
from fechtbuch.books.tales_and_legends.verbs import DIRECTIONS, DONE, GROUPS, RULES, SLOTS
from fechtbuch.books.tales_and_legends.ways import jump_goals, ram_path, rammable
from fechtbuch.books.tales_and_legends.wounds import BODY_PARTS, HEAD_PARTS
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_path, path_text


class TurnQuestion(BattleQuestion):
    """What the turn owner does next."""

    def __init__(self, battle: Battle, fighter: Combatant, kind: str = "turn") -> None:
        super().__init__(kind, battle, fighter)

    def about(self) -> dict[str, str]:
        """What is left of the turn."""
        return {"standard": str(self.fighter.standard), "extra": str(self.fighter.extra)}

    def void(self) -> bool:
        """Whoever cannot act any more is not asked."""
        return self.fighter.gone or self.fighter.helpless()

    def default(self) -> Choice:
        """The end of the turn; after a declared aggression, the attack it demands."""
        verbs = self.verbs()
        if DONE in verbs or len(verbs) == 0:
            return Action(DONE)
        partial: Partial = {}
        while True:
            slot = self.slot(partial)
            if slot is None:
                return self.build(partial)
            value = slot.default
            if value is None:
                value = slot.options[0].value
            partial[slot.name] = "attack" if slot.name == VERB and "attack" in verbs else value

    def verbs(self) -> list[str]:
        """The open verbs."""
        return verbs_of(self.battle, self.fighter)

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, then what has to be said of it."""
        if VERB not in partial:
            options = [
                Option(verb, RULES.get(verb), GROUPS.get(verb, "other")) for verb in self.verbs()
            ]
            return Slot(VERB, "verb", options, DONE if DONE in self.verbs() else None)
        verb = partial[VERB]
        names = SLOTS.get(verb)
        if names is None:
            return None
        for name in names:
            if name not in partial:
                slot = self.slot_of(verb, name, partial)
                if slot is not None:
                    return slot
        return None

    def slot_of(self, verb: str, name: str, partial: Partial) -> Slot | None:
        """One slot of a verb; None if there is nothing to say."""
        if name == "weapon":
            return _items("weapon", self.things(verb))
        if name == "special":
            return self.special_slot(verb, partial)
        if name == "target":
            return self.target_slot(verb, partial)
        if name == "second":
            if partial.get("special") != "two-weapon":
                return None
            return _items("second", seconds(self.fighter, self.thing_at(partial["weapon"])))
        if name == "part":
            return part_slot(verb, partial.get("special", ""))
        if name == "item":
            return self.item_slot(verb, partial)
        if name == "kill":
            return self.kill_slot(verb, partial)
        if name == "how":
            return self.how_slot(verb, partial)
        if name == "path":
            return self.path_slot(verb, partial)
        return Slot("text", "text", [], "")

    def things(self, verb: str) -> list[Thing]:
        """What a verb may be done with."""
        fight = self.battle
        fighter = self.fighter
        if verb == "attack":
            return [
                thing
                for thing in striking_things(fight, fighter)
                if len(self.specials(verb, thing)) > 0
            ]
        if verb == "charge":
            return [
                thing
                for thing in charge_things(fight, fighter)
                if len(self.specials(verb, thing)) > 0
            ]
        if verb == "shoot":
            return [t for t in ready_shots(fight, fighter) if len(self.specials(verb, t)) > 0]
        if verb == "throw":
            return [t for t in throwables(fighter) if len(self.specials(verb, t)) > 0]
        if verb == "parry":
            return parry_things(fight, fighter)
        if verb == "cover":
            return cover_shields(fight, fighter)
        if verb == "prepare":
            return preparable(fight, fighter)
        if verb == "feint":
            return [
                thing
                for thing in feint_things(fight, fighter)
                if len(feint_targets(fight, fighter, thing)) > 0
            ]
        if verb == "strike":
            return grapple_weapons(fight, fighter)
        if verb == "stab":
            return hold_weapons(fight, fighter)
        return self.carried_things(verb)

    def carried_things(self, verb: str) -> list[Thing]:
        """What a verb of equipment may be done with."""
        fight = self.battle
        fighter = self.fighter
        if verb == "draw":
            return [t for t in drawable(fighter) if draw_price(t).affordable(fighter)]
        if verb == "stow":
            return [t for t in held_things(fighter) if draw_price(t).affordable(fighter)]
        if verb == "drop-item":
            return held_things(fighter)
        if verb == "grip":
            return [t for t in fighter.hands if may_grip(fighter, t)]
        if verb == "pick-up":
            return [t for t in lying_near(fight, fighter) if draw_price(t).affordable(fighter)]
        if verb == "take-missile":
            return wants_missile(fight, fighter)
        if verb == "load":
            return loadable(fight, fighter)
        if verb == "drink":
            return potions(fighter)
        if verb == "fetch":
            return packed(fighter)
        if verb == "don":
            return wearable(fighter)
        if verb == "doff":
            return list(fighter.worn)
        if verb == "plant":
            return plantable(fight, fighter)
        if verb == "pack":
            return planted(fight, fighter)
        return close_things(fighter)

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks that have a target."""
        fight = self.battle
        fighter = self.fighter
        if verb == "attack":
            return [
                special
                for special in specials_with(fight, fighter, thing)
                if len(attack_targets(fight, fighter, thing, special)) > 0
            ]
        if verb == "charge":
            return [
                special
                for special in charge_specials(fight, fighter, thing)
                if len(charge_targets(fight, fighter, thing, special)) > 0
            ]
        thrown = verb == "throw"
        price = strike_price(fight, fighter, thing, "", False, True)
        if (
            not price.affordable(fighter)
            or len(shot_targets(fight, fighter, thing, thrown, False)) == 0
        ):
            return []
        found = ["", "called"]
        weapon = thing.weapon
        assert weapon is not None
        if weapon.entangling:
            return [""]
        if not thrown and len(shot_targets(fight, fighter, thing, False, True)) > 0:
            found.append("field")
        if thrown and weapon.ricochet:
            found.append("ricochet")
        return found

    def special_slot(self, verb: str, partial: Partial) -> Slot:
        """The special attack, or the spell."""
        if verb == "cast":
            names = castable(self.battle, self.fighter)
            return Slot("special", "word", [Option(name) for name in names], names[0])
        thing = self.thing_at(partial["weapon"])
        if verb == "prepare":
            values = prepared_specials(self.battle, self.fighter, thing)
        else:
            values = self.specials(verb, thing)
        default = "" if "" in values else values[0]
        return Slot("special", "word", [Option(value) for value in values], default)

    def targets(self, verb: str, partial: Partial) -> list[Combatant]:
        """Whom a verb may name."""
        fight = self.battle
        fighter = self.fighter
        special = partial.get("special", "")
        if verb == "attack":
            return attack_targets(fight, fighter, self.thing_at(partial["weapon"]), special)
        if verb == "charge":
            return charge_targets(fight, fighter, self.thing_at(partial["weapon"]), special)
        if verb == "shoot" or verb == "throw":
            return shot_targets(
                fight,
                fighter,
                self.thing_at(partial["weapon"]),
                verb == "throw",
                special == "field",
            )
        if verb == "feint":
            return feint_targets(fight, fighter, self.thing_at(partial["weapon"]))
        if verb == "trample":
            return charge_targets(fight, fighter, fighter.block.natural[0], "trample")
        if verb == "grapple":
            return grab_targets(fight, fighter)
        if verb == "hold":
            return [foe for foe in fight.fighters if may_get_hold(fight, fighter, foe)]
        if verb == "mount":
            return mounts_near(fight, fighter)
        if verb == "wake":
            return sleepers(fight, fighter)
        if verb == "cover":
            return fight.foes_of(fighter)
        if verb == "choke" and fighter.grapple == NOBODY:
            return [foe for foe in melee_targets(fight, fighter, 1) if foe.choked_dead > 0]
        return self.partners(verb)

    def partners(self, verb: str) -> list[Combatant]:
        """Whom a grapple activity may name."""
        found: list[Combatant] = []
        for foe in grapple_foes(self.battle, self.fighter):
            if verb == "pin" and foe.pinned_by != NOBODY:
                continue
            if verb in ("choke", "subdue") and foe.pinned_by == NOBODY:
                continue
            if verb == "take-down" and foe.prone and self.fighter.on_top_of == foe.index:
                continue
            if verb == "silence" and foe.silenced:
                continue
            found.append(foe)
        return found

    def target_slot(self, verb: str, partial: Partial) -> Slot | None:
        """Whom."""
        fight = self.battle
        if verb == "fast" or verb == "run":
            if self.fighter.mounted() or fight.scene.water:
                return None
            foes = rammable(fight, self.fighter, metres(fight, self.fighter, verb))
            if len(foes) == 0:
                return None
            options = [Option(""), *[Option(foe.slug, ["TAL-MOV-07"]) for foe in foes]]
            return Slot("target", "fighter", options, "")
        if verb == "prepare":
            options = [Option(""), *[Option(foe.slug) for foe in fight.foes_of(self.fighter)]]
            return Slot("target", "fighter", options, "")
        if verb == "cover" and partial.get("how") != "melee":
            return None
        if verb == "cast":
            if not SPELLS[partial["special"]].direct:
                return None
            others = [o for o in fight.fighters if not o.gone and not o.dead]
            return _fighters(others)
        return _fighters(self.targets(verb, partial))

    def item_slot(self, verb: str, partial: Partial) -> Slot | None:
        """What is struck at, or which missile."""
        if verb == "take-missile":
            bundles = missiles_for(self.battle, self.fighter, self.thing_at(partial["weapon"]))
            return _items("item", bundles)
        if partial.get("special") not in ("item", "disarm"):
            return None
        target = self.fighter_at(partial["target"])
        things = list(target.hands)
        if partial.get("special") == "item":
            things.extend(target.worn)
        return _items("item", things)

    def kill_slot(self, verb: str, partial: Partial) -> Slot | None:
        """TAL-ATK-21: a killing blow, where somebody is helpless and it can be paid."""
        target = self.fighter_at(partial["target"])
        thing = self.thing_at(partial["weapon"])
        special = partial.get("special", "")
        if verb == "charge":
            price = charge_price(self.battle, self.fighter, thing, special, True)
        else:
            price = strike_price(
                self.battle, self.fighter, thing, special, True, verb in ("shoot", "throw")
            )
        if not may_kill(self.battle, self.fighter, target, price):
            return None
        return Slot("kill", "word", [Option(""), Option("yes", ["TAL-ATK-21"])], "")

    def how_slot(self, verb: str, partial: Partial) -> Slot | None:
        """How: each verb means something else by it."""
        fighter = self.fighter
        if verb == "attack":
            thing = self.thing_at(partial["weapon"])
            if heaviness(self.battle, fighter, thing, False) == 0:
                return None
            return Slot("how", "word", [Option(""), Option("strain", ["TAL-ACT-12"])], "")
        if verb == "shoot":
            if not fighter.mounted() or fighter.moved:
                return None
            return _words(["", *BANDS[:3]], "TAL-RUL-87")
        if verb == "face":
            return _words(DIRECTIONS, "TAL-RUL-70")
        if verb == "cover":
            return _words(["melee", *DIRECTIONS], "TAL-MAN-07")
        if verb == "shift":
            return _words(["head", "back"], "TAL-HLD-06")
        if verb == "let-go":
            return _words(
                ["freely", "controlled"] if fighter.affords(0, 1) else ["freely"], "TAL-HLD-08"
            )
        if verb == "mount":
            return _words(["quick", "slow"] if fighter.unspent() else ["quick"], "TAL-MNT-12")
        if verb == "dismount":
            return _words(
                ["slow", "quick"] if STANDARD.affordable(fighter) else ["quick"], "TAL-MNT-13"
            )
        if verb == "free":
            ways = ["deft-hand", "brawn"]
            for thing in fighter.hands:
                if thing.weapon is not None and thing.weapon.light:
                    ways.append("cut")
                    break
            return _words(ways, "TAL-STA-13")
        if verb == "climb":
            return _words(["slow", "fast"], "TAL-MOV-15")
        if partial.get("target"):
            return _words(["overthrow", "push"], "TAL-MOV-07")
        return None

    def path_slot(self, verb: str, partial: Partial) -> Slot:
        """Where to."""
        fight = self.battle
        fighter = self.fighter
        if verb == "charge" or verb == "trample":
            target = self.fighter_at(partial["target"])
            special = "trample" if verb == "trample" else partial.get("special", "")
            thing = (
                fighter.block.natural[0] if verb == "trample" else self.thing_at(partial["weapon"])
            )
            path = path_text(charge_path(fight, fighter, target, charge_reach(thing, special)))
            return Slot("path", "path", [Option(path)], path)
        if partial.get("target"):
            target = self.fighter_at(partial["target"])
            path = path_text(ram_path(fight, fighter, target, metres(fight, fighter, verb)))
            return Slot("path", "path", [Option(path)], path)
        if verb == "jump":
            leaps = [Option(path_text(line)) for line in jump_goals(fight, fighter)]
            return Slot("path", "path", leaps, None)
        ways = walks(fight, fighter, metres(fight, fighter, verb))
        fields = [f for f in ways.fields() if f != fighter.at]
        options = [Option(path_text(ways.path_to(f))) for f in thinned(fields)]
        if verb in ("stand", "crawl", "drag") or len(options) == 0:
            options.insert(0, Option(""))
            return Slot("path", "path", options, "")
        return Slot("path", "path", options, None)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """A path that is not listed may be walked all the same."""
        if slot.name != "path" or partial[VERB] == "jump":
            return self.why_not(slot, value, partial)
        try:
            path = parse_path(value)
        except ValueError as error:
            return Refusal("not-a-path", "path", str(error))
        verb = partial[VERB]
        fight = self.battle
        fighter = self.fighter
        if verb == "charge" or verb == "trample":
            target = self.fighter_at(partial["target"])
            special = "trample" if verb == "trample" else partial.get("special", "")
            thing = (
                fighter.block.natural[0] if verb == "trample" else self.thing_at(partial["weapon"])
            )
            reason = charge_error(fight, fighter, target, charge_reach(thing, special), path)
            return Refusal(reason, "path", value, ["TAL-RUL-51"]) if reason else None
        if partial.get("target"):
            return self.accepts_ram(value, path, partial)
        reason = way_error(fight, fighter, path, metres(fight, fighter, verb))
        if not reason and len(path) == 0:
            reason = "not-a-path"
        return Refusal(reason, "path", value, ["TAL-RUL-58"]) if reason else None

    def accepts_ram(self, value: str, path: list[i64], partial: Partial) -> Refusal | None:
        """A run through the field of who is to be rammed."""
        fight = self.battle
        target = self.fighter_at(partial["target"])
        here = self.fighter.at
        for f in path:
            if fight.grid.distance(here, f) != 1 or not fight.grid.open(f):
                return Refusal("not-adjacent", "path", value, ["TAL-RUL-26"])
            here = f
        if len(path) > metres(fight, self.fighter, partial[VERB]) or target.at not in path[1:]:
            return Refusal("too-far", "path", value, ["TAL-RUL-26"])
        before = path[: path.index(target.at)]
        reason = way_error(fight, self.fighter, before, len(before))
        return Refusal(reason, "path", value, ["TAL-RUL-26"]) if reason else None


def part_slot(verb: str, special: str) -> Slot | None:
    """TAL-ATK-05, TAL-HIT-07: which part; for a charge with both, which gets the +5."""
    if special == "called":
        options = [Option(part) for part in [*BODY_PARTS, *HEAD_PARTS]]
        return Slot("part", "word", options, options[0].value)
    if special == "both":
        return Slot(
            "part", "word", [Option("overthrow", ["TAL-ATK-18"]), Option("push")], "overthrow"
        )
    if special == "":
        return Slot("part", "word", [Option(""), Option("head", ["TAL-HIT-07"])], "")
    return None


def _items(name: str, things: list[Thing]) -> Slot:
    options = [Option(thing.slug) for thing in things]
    return Slot(name, "item", options, options[0].value if options else None)


def _fighters(fighters: list[Combatant]) -> Slot:
    options = [Option(fighter.slug) for fighter in fighters]
    return Slot("target", "fighter", options, options[0].value if options else None)


def _words(words: list[str], rule: str) -> Slot:
    return Slot("how", "word", [Option(word, [rule]) for word in words], words[0])

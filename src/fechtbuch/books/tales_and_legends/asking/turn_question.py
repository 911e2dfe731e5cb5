"""The question of a turn: what to do, slot by slot (TAL-SEQ-13, -14, -17)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_verbs import castable, verbs_of
from fechtbuch.books.tales_and_legends.asking.open_ways import ram_path, rammable
from fechtbuch.books.tales_and_legends.asking.shot_targets import area_fields
from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    may_kill,
    prepared_specials,
    seconds,
)
from fechtbuch.books.tales_and_legends.asking.verb_options import (
    HOW_RULES,
    how_words,
    specials_for,
    targets_for,
    things_for,
)
from fechtbuch.books.tales_and_legends.kinds.arms import Thing
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE, GROUPS, RULES, SLOTS
from fechtbuch.books.tales_and_legends.rules.basics.combinations import KILL_WITH
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import range_of, thrown_blow
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres, thinned, walks, way_error
from fechtbuch.books.tales_and_legends.rules.declared.charging import (
    charge_error,
    charge_path,
    charge_reach,
)
from fechtbuch.books.tales_and_legends.rules.harm.wounds import BODY_PARTS, HEAD_PARTS
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price, strike_price
from fechtbuch.books.tales_and_legends.rules.moving.leaping import jump_lines, walls_near
from fechtbuch.books.tales_and_legends.rules.things.actions import missiles_for
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import BattleQuestion
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_field, parse_path, path_text

WITH_SPECIALS: Final = ["attack", "charge", "shoot", "throw"]


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
            first = self.thing_at(partial["weapon"])
            target = self.fighter_at(partial["target"])
            return _items("second", seconds(self.battle, self.fighter, first, target))
        if name == "field":
            return self.field_slot(partial)
        if name == "part":
            if verb == "stab" and self.fighter.hold_place != "head":
                return None  # TAL-HLD-06
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
        found = things_for(self.battle, self.fighter, verb)
        if verb in WITH_SPECIALS:
            return [thing for thing in found if len(self.specials(verb, thing)) > 0]
        return found

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks that have a target."""
        return specials_for(self.battle, self.fighter, verb, thing)

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

    def weapon_of(self, partial: Partial) -> Thing | None:
        """The weapon that was named."""
        return self.thing_at(partial["weapon"]) if partial.get("weapon") else None

    def target_slot(self, verb: str, partial: Partial) -> Slot | None:
        """Whom."""
        fight = self.battle
        special = partial.get("special", "")
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
        if special == "area":
            return None
        return _fighters(targets_for(fight, self.fighter, verb, self.weapon_of(partial), special))

    def field_slot(self, partial: Partial) -> Slot | None:
        """TAL-ATK-22: the field of an area attack; those of enemies are listed."""
        if partial.get("special") != "area":
            return None
        fields = area_fields(self.battle, self.fighter, self.thing_at(partial["weapon"]))
        options = [Option(field_text(f), ["TAL-ATK-22"]) for f in fields]
        return Slot("field", "field", options, options[0].value)

    def item_slot(self, verb: str, partial: Partial) -> Slot | None:
        """What is struck at, or which missile."""
        if verb == "take-missile":
            bundles = missiles_for(self.battle, self.fighter, self.thing_at(partial["weapon"]))
            return _items("item", bundles)
        if partial.get("special") not in ("item", "disarm") or verb == "prepare":
            return None
        target = self.fighter_at(partial["target"])
        things = list(target.hands)
        if partial.get("special") == "item":
            things.extend(target.worn)
        return _items("item", things)

    def kill_slot(self, verb: str, partial: Partial) -> Slot | None:
        """TAL-ATK-21: a killing blow, where somebody is helpless and it can be paid."""
        special = partial.get("special", "")
        if special not in KILL_WITH:
            return None
        target = self.fighter_at(partial["target"])
        thing = self.thing_at(partial["weapon"])
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
        words = how_words(self.battle, self.fighter, verb, self.weapon_of(partial))
        if len(words) > 0:
            return _words(words, HOW_RULES[verb])
        if verb in ("fast", "run") and partial.get("target"):
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
            if verb == "trample" and fight.apart(fighter, target) <= 1:
                path = ""
            return Slot("path", "path", [Option(path)], path)
        if partial.get("target"):
            target = self.fighter_at(partial["target"])
            path = path_text(ram_path(fight, fighter, target, metres(fight, fighter, verb)))
            return Slot("path", "path", [Option(path)], path)
        if verb == "jump":
            lines = jump_lines(fight, fighter, partial["how"] == "running")
            return Slot("path", "path", [Option(path_text(line)) for line in lines], None)
        if verb == "climb":
            tops = [Option(path_text([f])) for f in walls_near(fight, fighter)]
            return Slot("path", "path", tops, tops[0].value)
        ways = walks(fight, fighter, metres(fight, fighter, verb))
        fields = [f for f in ways.fields() if f != fighter.at]
        options = [Option(path_text(ways.path_to(f))) for f in thinned(fields)]
        if verb in ("stand", "crawl", "drag") or len(options) == 0:
            options.insert(0, Option(""))
            return Slot("path", "path", options, "")
        return Slot("path", "path", options, None)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """A path that is not listed may be walked all the same, and any near field thrown at."""
        if slot.name == "field":
            return self.accepts_field(value, partial)
        if slot.name != "path" or partial[VERB] in ("jump", "climb"):
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
            if verb == "trample" and fight.apart(fighter, target) <= 1:
                return self.why_not(slot, value, partial)
            reason = charge_error(fight, fighter, target, charge_reach(thing, special), path)
            if not reason and special == "trample" and len(path) >= speed(fight, fighter):
                reason = "too-far"
            return Refusal(reason, "path", value, ["TAL-RUL-51"]) if reason else None
        if partial.get("target"):
            return self.accepts_ram(value, path, partial)
        reason = way_error(fight, fighter, path, metres(fight, fighter, verb))
        if not reason and len(path) == 0:
            reason = "not-a-path"
        return Refusal(reason, "path", value, ["TAL-RUL-58"]) if reason else None

    def accepts_field(self, value: str, partial: Partial) -> Refusal | None:
        """Any field of the map within range of the throw."""
        try:
            f = parse_field(value)
        except ValueError as error:
            return Refusal("not-a-field", "field", str(error))
        if not self.battle.grid.inside(f):
            return Refusal("off-map", "field", value)
        far = range_of(self.fighter, thrown_blow(self.thing_at(partial["weapon"])))
        if self.battle.grid.distance(self.fighter.at, f) > far:
            return Refusal("too-far", "field", value, ["TAL-ATK-22"])
        return None

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

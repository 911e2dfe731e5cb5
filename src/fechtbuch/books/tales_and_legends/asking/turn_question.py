"""The question of a turn: what to do, slot by slot (TAL-SEQ-13, TAL-SEQ-14, TAL-SEQ-17)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.blow_targets import may_kill
from fechtbuch.books.tales_and_legends.asking.numbers import (
    number_of_target,
    number_of_thing,
    number_of_verb,
    number_of_way,
)
from fechtbuch.books.tales_and_legends.asking.open_specials import prepared_specials, seconds
from fechtbuch.books.tales_and_legends.asking.open_verbs import is_open, verbs_of
from fechtbuch.books.tales_and_legends.asking.open_ways import rammable
from fechtbuch.books.tales_and_legends.asking.shot_targets import area_fields
from fechtbuch.books.tales_and_legends.asking.verb_options import (
    HOW_RULES,
    WITH_SPECIALS,
    castable,
    how_words,
    specials_for,
    targets_for,
    things_for,
)
from fechtbuch.books.tales_and_legends.asking.way_slots import (
    charge_refusal,
    charge_slot,
    climb_slot,
    jump_slot,
    ram_refusal,
    ram_slot,
    trample_refusal,
    trample_slot,
    walk_refusal,
    walk_slot,
)
from fechtbuch.books.tales_and_legends.asking.why_not import (
    unfit_special,
    unfit_target,
    unfit_thing,
    verb_refusal,
)
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE, TURN
from fechtbuch.books.tales_and_legends.rules.basics.combinations import KILL_WITH
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import range_of, thrown_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import MOVES
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_reach
from fechtbuch.books.tales_and_legends.rules.harm.wounds import BODY_PARTS, HEAD_PARTS
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price, strike_price
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import area_difficulty
from fechtbuch.books.tales_and_legends.rules.things.actions import missiles_for
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import Asked
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb, listed, optional
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.fields import field_text, parse_field, path_text
from fechtbuch.engine.tally import Tally

"""Verbs whose targets are rolled against by their physical defence."""


class TurnQuestion(Asked):
    """What the turn owner does next."""

    def __init__(
        self, battle: Battle, fighter: Combatant, kind: str = "turn", menu: Menu = TURN
    ) -> None:
        super().__init__(kind, battle, fighter, menu)

    def about(self) -> dict[str, str]:
        """What is left of the turn, and the creature that one holds on to, whose numbers all
        numbers of this question tell."""
        left = {"standard": str(self.fighter.standard), "extra": str(self.fighter.extra)}
        if self.fighter.holds_on != NOBODY:
            left["creature"] = self.battle.fighters[self.fighter.holds_on].slug
        return left

    def void(self) -> bool:
        """Whoever cannot act any more is not asked."""
        return self.fighter.gone or self.fighter.helpless()

    def open(self, verb: str) -> bool:
        """Whether a verb can be chosen now, the end of the turn included."""
        return is_open(self.battle, self.fighter, verb)

    def open_verbs(self) -> list[Verb]:
        """The open verbs in the order of the situation."""
        return [self.menu.by_name[verb] for verb in verbs_of(self.battle, self.fighter)]

    def default(self) -> Choice:
        """The end of the turn; after a declared aggression, the attack it demands."""
        if self.open(DONE):
            return self.make(DONE)
        first = "attack" if self.open("attack") else "charge"  # TAL-RUL-04
        partial: Partial = {VERB: first}
        while True:
            slot = self.slot(partial)
            if slot is None:
                return self.build(partial)
            value = slot.default
            partial[slot.name] = slot.options[0].value if value is None else value

    def verb_option(self, verb: Verb) -> Option:
        """With the number that it is tested against, if there is one already."""
        worth = number_of_verb(self.battle, self.fighter, verb.name)
        return Option(verb.name, verb.rules, verb.group, worth)

    def slot(self, partial: Partial) -> Slot | None:
        """While a blow is owed nothing goes without saying."""
        slot = super().slot(partial)
        if slot is not None and slot.name == VERB and DONE not in slot.values():
            slot.default = None
        return slot

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What a slot of a verb offers."""
        verb = partial[VERB]
        if slot == "weapon":
            worth = number_of_thing(self.battle, self.fighter, verb)
            return things_slot(slot, self.things(verb), worth)
        if slot == "special":
            return self.special_slot(verb, partial)
        if slot == "target":
            return self.target_slot(verb, partial)
        if slot == "second":
            if partial.get("special") != "two-weapon":
                return None
            first = self.thing_at(partial["weapon"])
            target = self.fighter_at(partial["target"])
            return things_slot(slot, seconds(self.battle, self.fighter, first, target))
        if slot == "field":
            return self.field_slot(partial)
        if slot == "part":
            if verb == "stab" and self.fighter.hold_place != "head":
                return None  # TAL-HLD-06
            return part_slot(partial.get("special", ""))
        if slot == "item":
            return self.item_slot(verb, partial)
        if slot == "kill":
            return self.kill_slot(verb, partial)
        if slot == "how":
            return self.how_slot(verb, partial)
        if slot == "path":
            return self.path_slot(verb, partial)
        return Slot("text", "text", [], "")

    def things(self, verb: str) -> list[Thing]:
        """What a verb may be done with."""
        found = things_for(self.battle, self.fighter, verb)
        if verb in WITH_SPECIALS:
            return [thing for thing in found if len(self.specials(verb, thing)) > 0]
        return found

    def specials(self, verb: str, thing: Thing) -> list[str]:
        """Special attacks that have a target, or that may wait for one."""
        if verb == "prepare":
            return prepared_specials(self.battle, self.fighter, thing)
        return specials_for(self.battle, self.fighter, verb, thing)

    def special_slot(self, verb: str, partial: Partial) -> Slot:
        """The special attack, or the spell."""
        if verb == "cast":
            return listed("special", "word", castable(self.battle, self.fighter))
        values = self.specials(verb, self.thing_at(partial["weapon"]))
        return listed("special", "word", values, "" if "" in values else None)

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
            return optional(self.target_options(verb, "", foes))
        if verb == "prepare":
            return optional(fighters_slot(fight.foes_of(self.fighter)))
        if verb == "cover" and partial.get("how") != "melee":
            return None
        if verb == "cast":
            if not SPELLS[partial["special"]].direct:
                return None
            found = [o for o in fight.fighters if not o.gone and not o.dead]
            return self.target_options(verb, partial["special"], found)
        if special == "area":
            return None
        weapon = self.weapon_of(partial)
        found = targets_for(fight, self.fighter, verb, weapon, special)
        return self.target_options(verb, special, found)

    def target_options(self, verb: str, special: str, targets: list[Combatant]) -> Slot:
        """Targets, each with the number that must be reached of it (TAL-HIT-01)."""
        options: list[Option] = []
        for target in targets:
            worth = number_of_target(self.battle, self.fighter, verb, special, target)
            options.append(Option(target.slug, [], "", worth))
        return Slot("target", "fighter", options, options[0].value if options else None)

    def field_slot(self, partial: Partial) -> Slot | None:
        """TAL-ATK-22: the field of an area attack; those of enemies are listed."""
        if partial.get("special") != "area":
            return None
        fields = area_fields(self.battle, self.fighter, self.thing_at(partial["weapon"]))
        options: list[Option] = []
        for f in fields:
            worth = area_difficulty(self.battle, self.fighter, f)
            options.append(Option(field_text(f), ["TAL-ATK-22"], "", worth))
        return Slot("field", "field", options, options[0].value)

    def item_slot(self, verb: str, partial: Partial) -> Slot | None:
        """What is struck at, or which missile."""
        if verb == "take-missile":
            weapon = self.thing_at(partial["weapon"])
            return things_slot("item", missiles_for(self.battle, self.fighter, weapon))
        if partial.get("special") not in ("item", "disarm") or verb == "prepare":
            return None
        target = self.fighter_at(partial["target"])
        things = list(target.hands)
        if partial.get("special") == "item":
            things.extend(target.worn)
        return things_slot("item", things)

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
        return optional(Slot("kill", "word", [Option("yes", ["TAL-ATK-21"])]))

    def how_slot(self, verb: str, partial: Partial) -> Slot | None:
        """How: each verb means something else by it."""
        if verb in MOVES:
            return (
                words_slot(["overthrow", "push"], "TAL-MOV-07") if partial.get("target") else None
            )
        words = how_words(self.battle, self.fighter, verb, self.weapon_of(partial))
        if len(words) == 0:
            return None
        options: list[Option] = []
        for word in words:
            worth = number_of_way(self.battle, self.fighter, verb, word)
            options.append(Option(word, [HOW_RULES[verb]], "", worth))
        return Slot("how", "word", options, words[0])

    def charge_reach(self, partial: Partial) -> i64:
        """From how far a charge strikes."""
        return charge_reach(self.thing_at(partial["weapon"]), partial.get("special", ""))

    def path_slot(self, verb: str, partial: Partial) -> Slot:
        """Where to."""
        fight = self.battle
        fighter = self.fighter
        if verb == "jump":
            return jump_slot(fight, fighter, partial["how"] == "running")
        if verb == "climb":
            return climb_slot(fight, fighter)
        if not partial.get("target"):
            return walk_slot(fight, fighter, verb)
        target = self.fighter_at(partial["target"])
        if verb == "trample":
            return trample_slot(fight, fighter, target)
        if verb == "charge":
            return charge_slot(fight, fighter, target, self.charge_reach(partial))
        return ram_slot(fight, fighter, target, verb)

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Any other way may be gone as well that leads to the same."""
        verb = partial[VERB]
        fight = self.battle
        fighter = self.fighter
        if verb == "jump" or verb == "climb":
            return self.why_not(slot, path_text(path), partial)
        if not partial.get("target"):
            return walk_refusal(fight, fighter, verb, path)
        target = self.fighter_at(partial["target"])
        if verb == "trample":
            if fight.apart(fighter, target) <= 1:
                return self.why_not(slot, path_text(path), partial)
            return trample_refusal(fight, fighter, target, path)
        if verb == "charge":
            trampling = partial.get("special") == "trample"
            reach = self.charge_reach(partial)
            return charge_refusal(fight, fighter, target, reach, path, trampling)
        return ram_refusal(fight, fighter, target, verb, path)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Ways need not be listed, nor the field that something is thrown at."""
        if slot.kind == "field":
            return self.field_error(value, partial)
        return super().accepts(slot, value, partial)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why something is not offered, with its rule."""
        if slot.name == VERB:
            if value not in self.menu.by_name:
                return super().why_not(slot, value, partial)
            return verb_refusal(self.battle, self.fighter, slot, value)
        verb = partial[VERB]
        rules = self.menu.by_name[verb].rules
        offered = slot.values()
        if slot.name == "weapon":
            reason, rule = unfit_thing(self.battle, self.fighter, verb, value)
            return Refusal(reason, slot.name, value, [rule], offered)
        special = partial.get("special", "")
        thing = self.weapon_of(partial)
        if slot.name == "target":
            foe = next((one for one in self.battle.fighters if one.slug == value), None)
            reason, rule = unfit_target(self.battle, self.fighter, verb, thing, special, foe)
            return Refusal(reason, slot.name, value, [rule], offered)
        if slot.name == "special" and thing is not None:
            reason, rule = unfit_special(self.battle, self.fighter, verb, thing, value)
            return Refusal(reason, slot.name, value, [rule, *rules], offered)
        return super().why_not(slot, value, partial)

    def field_error(self, value: str, partial: Partial) -> Refusal | None:
        """Why a field is none within range of the throw."""
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


def part_slot(special: str) -> Slot | None:
    """TAL-ATK-05, TAL-HIT-07: which part; for a charge with both, which gets the +5."""
    if special == "called":
        return listed("part", "word", [*BODY_PARTS, *HEAD_PARTS])
    if special == "both":
        both = [Option("overthrow", ["TAL-ATK-18"]), Option("push")]
        return Slot("part", "word", both, "overthrow")
    if special == "":
        return optional(Slot("part", "word", [Option("head", ["TAL-HIT-07"])]))
    return None


def things_slot(name: str, things: list[Thing], worth: Tally | None = None) -> Slot:
    """A slot of things, the first of which goes without saying."""
    options = [Option(thing.slug, [], "", worth) for thing in things]
    return Slot(name, "item", options, options[0].value if options else None)


def fighters_slot(fighters: list[Combatant]) -> Slot:
    """A slot of targets, the first of which goes without saying."""
    return listed("target", "fighter", [fighter.slug for fighter in fighters])


def words_slot(words: list[str], rule: str) -> Slot:
    """How something is done, in the usual way first."""
    return Slot("how", "word", [Option(word, [rule]) for word in words], words[0])

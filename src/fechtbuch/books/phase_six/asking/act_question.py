"""The question what somebody does, slot by slot: on a turn, in a window, in a round phase."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.open_verbs import FREE, REACTION, TURN, Outlook
from fechtbuch.books.phase_six.asking.usable_weapons import Arm, arm_named
from fechtbuch.books.phase_six.asking.why_not import (
    SPECIAL,
    mode_refusal,
    spot_refusal,
    target_refusal,
    verb_refusal,
    weapon_refusal,
)
from fechtbuch.books.phase_six.kinds.arms import MODES, SHIELD, THROWN
from fechtbuch.books.phase_six.kinds.verbs import IN_WINDOW, ON_TURN
from fechtbuch.books.phase_six.rules.equipment import held
from fechtbuch.books.phase_six.rules.improvised_missiles import missile_of
from fechtbuch.books.phase_six.rules.modifiers import PHYSICAL, check_need
from fechtbuch.books.phase_six.rules.movement import MOST_LISTED, move_range, paths, way_error
from fechtbuch.books.phase_six.rules.readying import hands_for
from fechtbuch.books.phase_six.rules.throwing import spots
from fechtbuch.books.phase_six.rules.to_hit import Attack, hit_need
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import DISARM, VIOLENT
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.questions import Asked, fighters, things
from fechtbuch.engine.asking import Verb, listed, optional, ways
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_path, path_text
from fechtbuch.engine.tally import Tally

CHECKED: Final = ("throw", "first-aid", "stabilise")
"""Acts that are a check whoever they are done to."""


class ActQuestion(Asked):
    """The actor's turn: what now (PSX-TRN-03)?"""

    def __init__(self, battle: Battle, who: Participant, when: i64 = TURN, kind: str = "act"):
        super().__init__(kind, battle, who, ON_TURN if when == TURN else IN_WINDOW)
        self.when = when

    def about(self) -> dict[str, str]:
        """How many actions are left."""
        return {"actions": str(self.fighter.actions)}

    def void(self) -> bool:
        """PSX-TRN-06: only where nothing else could be chosen nobody is asked.

        PSX-RUL-64: not either before everybody has answered what the referee has just allowed.
        """
        if self.when == TURN and len(self.battle.allowed) > 0:
            return True
        return self.fighter.helpless() or self.fighter.dead or super().void()

    def open_verbs(self) -> list[Verb]:
        """What can be done from where one stands, doing nothing first."""
        return [self.menu.verbs[0], *self.outlook({}).open_verbs(self.menu)]

    def verb_option(self, verb: Verb) -> Option:
        """Throws and first aid with their minimum roll (PSX-THR-01, PSX-STA-05, PSX-STA-12)."""
        if verb.name not in CHECKED or not self.battle.telling:
            return super().verb_option(verb)
        need = check_need(self.battle, self.fighter, PHYSICAL)
        return Option(verb.name, verb.rules, verb.group, need)

    def outlook(self, partial: Partial) -> Outlook:
        """What can be done where the act takes place: in the course of a walk, or on the spot."""
        if partial.get(VERB) == "walk":
            return Outlook(self.battle, self.fighter, self.walked_to(partial), FREE)
        return Outlook(self.battle, self.fighter, self.fighter.at, self.when)

    def act(self, partial: Partial) -> str:
        """The act that slots are about: the free one of a walk, or the chosen one."""
        return partial.get("act") or partial.get(VERB, "")

    def slots(self, verb: str, partial: Partial) -> list[str]:
        """PSX-TRN-08: a walk has the slots of its free act between its two ways."""
        if verb == "walk" and partial.get("act"):
            return ["path", "act", *self.menu.by_name[partial["act"]].slots, "then"]
        return super().slots(verb, partial)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What there is to choose, slot by slot."""
        outlook = self.outlook(partial)
        act = self.act(partial)
        if slot == "path":
            return self.ways_out(partial[VERB])
        if slot == "act":
            return self.free_acts(outlook, partial)
        if slot == "then":
            return self.ways_on(partial)
        if slot == "target":
            return self.targets(act, partial, outlook)
        if slot == "item":
            if act == "use":
                return things("item", outlook.remedies(self.fighter_at(partial["target"])))
            return things("item", outlook.things(act))
        if slot == "hand":
            thing = self.thing_at(partial["item"])
            if thing.kind == SHIELD or len(hands_for(self.battle, self.fighter, thing)) < 2:
                return None
            return Slot("hand", "word", [Option("off", ["PSX-SPC-08"])], "")
        if slot == "at":
            found = spots(self.battle, self.fighter, self.thing_at(partial["item"]), outlook.at)
            # A throw is about its field: none is usual.
            return Slot("at", "field", [Option(field_text(f)) for f in found])
        if slot == "text":
            return Slot("text", "text", [])
        return self.attack_slot(slot, partial, outlook)

    # A walk and its free act (PSX-TRN-08).

    def walked_to(self, partial: Partial) -> i64:
        """Where a walk has led before its free act."""
        return parse_path(partial["path"])[-1] if partial.get("path") else self.fighter.at

    def metres_left(self, partial: Partial) -> i64:
        """What is left of a walk after its first way, difficult ground reckoned."""
        metres = move_range(self.fighter, "walk")
        if partial.get("path"):
            for f in parse_path(partial["path"]):
                metres -= 1 + self.battle.grid.cost(f)
        return metres

    def ways_out(self, verb: str) -> Slot:
        """The ways from here; a walk may begin with its free act."""
        who = self.fighter
        slot = ways("path", paths(self.battle, who, who.at, move_range(who, verb)))
        if verb == "walk":
            on_the_spot = Outlook(self.battle, who, who.at, FREE)
            if len(on_the_spot.open_verbs(self.menu)) > 0:
                return optional(slot)
        return slot

    def free_acts(self, outlook: Outlook, partial: Partial) -> Slot:
        """The free act, which may be left out of a walk that leads anywhere."""
        options = [self.verb_option(verb) for verb in outlook.open_verbs(self.menu)]
        for option in options:
            if option.worth is not None:
                option.worth.add("walking", 1, "PSX-TRN-08")
        slot = Slot("act", "word", options)
        return optional(slot) if partial["path"] else slot

    def ways_on(self, partial: Partial) -> Slot | None:
        """The way after the free act, as far as the walk goes; who has hunkered down stays."""
        left = self.metres_left(partial)
        if not partial["act"] or partial["act"] == "hunker" or left <= 0:
            return None
        return optional(
            ways("then", paths(self.battle, self.fighter, self.walked_to(partial), left))
        )

    # An attack, aim, an accurate attack.

    def targets(self, act: str, partial: Partial, outlook: Outlook) -> Slot:
        """Whom it is done to; of an attack with what is in hand each with the minimum roll."""
        thrown: list[Arm] = []
        people = outlook.people(act)
        if act == "hurl":
            thing = self.thing_at(partial["item"])
            thrown = [Arm(thing.slug, missile_of(thing), thing, [THROWN])]
            people = outlook.under_missiles([thing])
        elif act != "attack":
            return fighters(people)
        if not self.battle.telling:
            return fighters(people)  # where nobody looks there is no need of numbers
        found: list[Option] = []
        for other in people:
            arm = (thrown or outlook.reaching(outlook.arms(act), other))[0]
            need = self.need(arm, other, outlook, arm.modes[0])
            found.append(Option(other.slug, [], "", need))
        return Slot("target", "fighter", found, found[0].value if found else None)

    def attack_slot(self, slot: str, partial: Partial, outlook: Outlook) -> Slot | None:
        """Weapon, mode, special attack and what that needs."""
        target = self.fighter_at(partial["target"])
        if slot == "weapon":
            return self.weapons(self.act(partial), target, outlook)
        if slot == "extra":
            if partial["special"] != VIOLENT:
                return None
            most = self.fighter.actions - 1
            return listed("extra", "number", [str(extra) for extra in range(1, most + 1)], "1")
        if slot == "disarmed":
            if partial["special"] != DISARM:
                return None
            return things("disarmed", held(self.battle, target))
        arm = arm_named(self.battle, self.fighter, partial["weapon"])
        if arm is None:
            raise Refusal("weapon-not-ready", "weapon", partial["weapon"], ["PSX-EQP-02"])
        telling = self.battle.telling  # where nobody looks there is no need of numbers
        if slot == "mode":
            if len(arm.weapon.modes) < 2:
                return None
            found: list[Option] = []
            for mode in arm.modes:
                worth = self.need(arm, target, outlook, mode) if telling else None
                found.append(Option(MODES[mode], ["PSX-MOD-01"], "", worth))
            return Slot("mode", "word", found, "")
        mode = MODES.index(partial["mode"]) if partial.get("mode") else arm.modes[0]
        specials: list[Option] = []
        for name in outlook.specials(arm, mode, target):
            worth = self.need(arm, target, outlook, mode, name) if telling else None
            specials.append(Option(name, [], "", worth))
        return optional(Slot("special", "word", specials))

    def weapons(self, act: str, target: Participant, outlook: Outlook) -> Slot:
        """What to attack with, each weapon with its minimum roll; what to aim or invest in."""
        arms = outlook.arms(act)
        if act != "attack":
            return listed("weapon", "item", [arm.slug for arm in arms])
        found: list[Option] = []
        for arm in outlook.reaching(arms, target):
            need = self.need(arm, target, outlook, arm.modes[0])
            found.append(Option(arm.slug, [], "", need))
        return Slot("weapon", "item", found, found[0].value if found else None)

    def need(
        self, arm: Arm, target: Participant, outlook: Outlook, mode: i64, special: str = ""
    ) -> Tally:
        """The minimum roll that an attack would need."""
        who = self.fighter
        home = who.at
        who.at = outlook.at
        attack = Attack(who, target, arm.weapon, arm.thing, mode)
        attack.special = special
        attack.walking = outlook.when == FREE
        need = hit_need(self.battle, attack)
        who.at = home
        return need

    # What is not listed.

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any way that can be walked, any field that can be hit, anybody in reach is legal."""
        if slot.kind == "field":
            thing = self.thing_at(partial["item"])
            return spot_refusal(self.battle, thing, self.outlook(partial).at, slot, value)
        act = self.act(partial)
        if slot.name in (VERB, "act") and value == "improvise" and self.may_be_judged():
            return None
        if slot.name == "target" and act in ("attack", "aim", "accurate"):
            return target_refusal(self.outlook(partial), act, slot, value)
        return super().accepts(slot, value, partial)

    def may_be_judged(self) -> bool:
        """PSX-RUL-64: at a table there is somebody to judge; a record tells of it."""
        return self.battle.host is not None and self.fighter.actions > 0

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """PSX-TRN-16: why a way cannot be gone."""
        start = self.fighter.at
        budget = move_range(self.fighter, partial[VERB])
        if slot.name == "then":
            start = self.walked_to(partial)
            budget = self.metres_left(partial)
        reason = way_error(self.battle, self.fighter, start, path, budget)
        return Refusal(reason, slot.name, path_text(path), ["PSX-TRN-16"]) if reason else None

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why something is not offered."""
        offered = slot.values()
        if slot.name in (VERB, "act") and value in self.menu.by_name:
            return verb_refusal(self.outlook(partial), slot, value)
        if slot.name in (VERB, "act"):
            return self.out_of_order(slot, value)
        if slot.kind == "path":
            return Refusal("no-way-named", slot.name, value, ["PSX-TRN-16"], offered[:MOST_LISTED])
        if slot.name == "weapon":
            return weapon_refusal(self.outlook(partial), slot, value)
        if slot.name == "mode":
            return mode_refusal(self.outlook(partial), slot, partial["weapon"], value)
        if slot.name == "special":
            rules = SPECIAL.get(value, ["PSX-RUL-51"])
            return Refusal("not-combined", slot.name, value, rules, offered)
        verb = self.menu.by_name.get(self.act(partial))
        if slot.name == "item" and verb is not None:
            # PSX-RUL-72: a draught that heals does nothing for the dying.
            dying = verb.name == "use" and self.fighter_at(partial["target"]).dying > 0
            because = ["PSX-RUL-72"] if dying else verb.rules
            return Refusal("not-with-this", slot.name, value, because, offered)
        if slot.name == "target" and verb is not None:
            return Refusal("not-for-them", slot.name, value, verb.rules, offered)
        return Refusal(
            "not-possible", slot.name, value, [] if verb is None else verb.rules, offered
        )


class ReactQuestion(ActQuestion):
    """A window is open, or a phase of the round: answer with one act, or none (PSX-REA-07)."""

    def __init__(self, battle: Battle, who: Participant, actor: Participant, kind: str = "react"):
        super().__init__(battle, who, REACTION, kind)
        self.actor = actor

    def about(self) -> dict[str, str]:
        """Whose act it is that can be answered."""
        return {"actor": self.actor.slug, "actions": str(self.fighter.actions)}

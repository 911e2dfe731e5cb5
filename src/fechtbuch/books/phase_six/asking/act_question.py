"""The question what somebody does, slot by slot: on a turn, in a window, in a round phase."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.open_verbs import (
    END,
    FREE,
    PASS,
    REACTION,
    RULES,
    TURN,
    Arm,
    Outlook,
    arm_named,
    attackable,
    group_of,
)
from fechtbuch.books.phase_six.kinds.arms import MODES, Thing, Weapon
from fechtbuch.books.phase_six.rules.attack import Attack, hit_need, in_reach
from fechtbuch.books.phase_six.rules.equipment import held
from fechtbuch.books.phase_six.rules.items import dressings, near, patients, potions
from fechtbuch.books.phase_six.rules.movement import MOST_LISTED, move_range, paths, way_error
from fechtbuch.books.phase_six.rules.spending import victims
from fechtbuch.books.phase_six.rules.throwing import may_throw_at, spots
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import DISARM, VIOLENT, Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.questions import BattleQuestion
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.tally import Tally


def fighter_slot(found: list[Participant]) -> Slot:
    """A slot of participants."""
    options = [Option(other.slug) for other in found]
    return Slot("target", "fighter", options, options[0].value if options else None)


def thing_slot(name: str, found: list[Thing]) -> Slot:
    """A slot of things."""
    options = [Option(thing.slug) for thing in found]
    return Slot(name, "item", options, options[0].value if options else None)


class ActQuestion(BattleQuestion):
    """The actor's turn: what now (PSX-TRN-03)?"""

    def __init__(self, battle: Battle, who: Participant, when: i64 = TURN, kind: str = "act"):
        super().__init__(kind, battle, who)
        self.when = when

    def about(self) -> dict[str, str]:
        """How many actions are left."""
        return {"actions": str(self.fighter.actions)}

    def outlook(self) -> Outlook:
        """What can be done from where one stands."""
        return Outlook(self.battle, self.fighter, self.fighter.at, self.when)

    def idle(self) -> str:
        """The verb for doing nothing."""
        return END if self.when == TURN else PASS

    def void(self) -> bool:
        """PSX-TRN-06: only where nothing else could be chosen nobody is asked."""
        who = self.fighter
        return who.gone or who.helpless() or who.dead or len(self.outlook().verbs()) < 2

    def default(self) -> Choice:
        """End the turn, or do not react."""
        return Act(self.idle())

    def slot(self, partial: Partial) -> Slot | None:
        """Verb first, then what the verb needs."""
        if VERB not in partial:
            options = [Option(verb, RULES[verb], group_of(verb)) for verb in self.outlook().verbs()]
            return Slot(VERB, "verb", options, self.idle())
        verb = partial[VERB]
        if verb == "walk":
            return self._walk_slot(partial)
        if verb in ("run", "crawl"):
            if "path" not in partial:
                return self._path_slot("path", self.fighter.at, move_range(self.fighter, verb))
            return None
        return self._act_slot(verb, partial, self.outlook())

    # A walk and its free act (PSX-TRN-08).

    def _walk_slot(self, partial: Partial) -> Slot | None:
        who = self.fighter
        if "path" not in partial:
            slot = self._path_slot("path", who.at, move_range(who, "walk"))
            if len(Outlook(self.battle, who, who.at, FREE).verbs()) > 0:
                slot.options.insert(0, Option(""))
                slot.default = ""
            return slot
        at = self._end(partial["path"], who.at)
        outlook = Outlook(self.battle, who, at, FREE)
        if "act" not in partial:
            verbs = [Option(verb, RULES[verb], group_of(verb)) for verb in outlook.verbs()]
            if partial["path"]:
                verbs.insert(0, Option(""))
            return Slot("act", "word", verbs, "" if partial["path"] else None)
        verb = partial["act"]
        if not verb:
            return None
        slot_of_act = self._act_slot(verb, partial, outlook)
        if slot_of_act is not None:
            return slot_of_act
        if "then" not in partial and verb != "hunker":
            left = move_range(who, "walk") - self._length(partial["path"])
            if left > 0:
                slot = self._path_slot("then", at, left)
                slot.options.insert(0, Option(""))
                slot.default = ""
                return slot
        return None

    def _end(self, path: str, start: i64) -> i64:
        return parse_path(path)[-1] if path else start

    def _length(self, path: str) -> i64:
        """Metres that a path takes, difficult ground included."""
        metres: i64 = 0
        if path:
            for f in parse_path(path):
                metres += 1 + self.battle.grid.cost(f)
        return metres

    def _path_slot(self, name: str, start: i64, budget: i64) -> Slot:
        found = paths(self.battle, self.fighter, start, budget)
        options = [Option(path_text(path)) for path in found]
        return Slot(name, "path", options, options[0].value if options else None)

    # All other acts.

    def _act_slot(self, verb: str, partial: Partial, outlook: Outlook) -> Slot | None:
        if verb == "attack":
            return self._attack_slot(partial, outlook)
        if verb in ("aim", "accurate"):
            arms = outlook.aim_arms(verb == "accurate")
            if "target" not in partial:
                return fighter_slot(outlook.sighted())
            return self._arm_slot(arms) if "weapon" not in partial else None
        if verb == "steal":
            if "target" not in partial:
                return fighter_slot(victims(self.battle, self.fighter))
            return None
        if verb in ("first-aid", "stabilise", "use", "extinguish", "free", "wake"):
            return self._help_slot(verb, partial, outlook)
        if verb == "improvise":
            return None if "text" in partial else Slot("text", "text", [])
        return self._thing_slot(verb, partial, outlook)

    def _arm_slot(self, arms: list[Arm]) -> Slot:
        options = [Option(arm.slug) for arm in arms]
        return Slot("weapon", "item", options, options[0].value if options else None)

    def _attack_slot(self, partial: Partial, outlook: Outlook) -> Slot | None:
        arms = outlook.attack_arms()
        if "target" not in partial:
            return fighter_slot(outlook.targets(arms))
        target = self.fighter_at(partial["target"])
        if "weapon" not in partial:
            fitting = outlook.arms_for(arms, target)
            options = [
                Option(arm.slug, [], "", self._worth(arm, target, outlook)) for arm in fitting
            ]
            return Slot("weapon", "item", options, options[0].value if options else None)
        arm = arm_named(self.battle, self.fighter, partial["weapon"])
        if arm is None:
            raise Refusal("weapon-not-ready", "weapon", partial["weapon"], ["PSX-EQP-02"])
        if "mode" not in partial and len(arm.weapon.modes) > 1:
            modes = [Option(MODES[mode], ["PSX-MOD-01"]) for mode in arm.modes]
            return Slot("mode", "word", modes, "")
        mode = arm.modes[0]
        if partial.get("mode"):
            mode = MODES.index(partial["mode"])
        if "special" not in partial:
            specials = [Option(word) for word in outlook.specials(arm, mode, target)]
            return Slot("special", "word", [Option(""), *specials], "")
        if partial["special"] == VIOLENT and "extra" not in partial:
            most = self.fighter.actions - 1
            numbers = [Option(str(number)) for number in range(1, most + 1)]
            return Slot("extra", "number", numbers, "1")
        if partial["special"] == DISARM and "disarmed" not in partial:
            return thing_slot("disarmed", held(self.battle, target))
        return None

    def _worth(self, arm: Arm, target: Participant, outlook: Outlook) -> Tally:
        """The minimum roll that an attack would need."""
        who = self.fighter
        home = who.at
        who.at = outlook.at
        attack = Attack(who, target, arm.weapon, arm.thing, arm.modes[0])
        attack.walking = outlook.when == FREE
        need = hit_need(self.battle, attack)
        who.at = home
        return need

    def _help_slot(self, verb: str, partial: Partial, outlook: Outlook) -> Slot | None:
        fight = self.battle
        who = self.fighter
        if "target" not in partial:
            if verb == "first-aid":
                return fighter_slot(patients(fight, who, outlook.at))
            if verb == "stabilise":
                return fighter_slot(outlook.dying())
            if verb == "use":
                return fighter_slot(near(fight, who, outlook.at))
            if verb == "extinguish":
                return fighter_slot(outlook.burning())
            return fighter_slot(outlook.netted() if verb == "free" else outlook.sleepers())
        if "item" not in partial:
            if verb == "first-aid":
                return thing_slot("item", dressings(fight, who))
            if verb == "use":
                return thing_slot("item", potions(fight, who))
        return None

    def _thing_slot(self, verb: str, partial: Partial, outlook: Outlook) -> Slot | None:
        if "item" not in partial:
            if verb == "reload":
                return thing_slot("item", outlook.reloadable())
            if verb == "ready":
                return thing_slot("item", outlook.ready_things())
            if verb == "pick-up":
                return thing_slot("item", outlook.lying())
            if verb == "drop":
                return thing_slot("item", outlook.droppable())
            if verb == "ready-shield":
                return thing_slot("item", outlook.carried_shields())
            if verb == "throw":
                return thing_slot("item", outlook.throwables())
            return None
        if verb in ("ready", "pick-up") and "hand" not in partial:
            if len(outlook.hands(self.thing_at(partial["item"]))) > 1:
                return Slot("hand", "word", [Option("off", ["PSX-SPC-08"])], "")
        if verb == "throw" and "at" not in partial:
            thing = self.thing_at(partial["item"])
            found = spots(self.battle, self.fighter, thing, outlook.at)
            options = [Option(field_text(f)) for f in found]
            return Slot("at", "field", options)  # a throw is about its field: none is usual
        return None

    # What is not listed.

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any way that can be walked, any field that can be hit, anybody in reach is legal."""
        if slot.kind == "path":
            return self._way_refusal(slot, value, partial)
        verb = partial.get("act") or partial.get(VERB, "")
        at = self.fighter.at
        if partial.get(VERB) == "walk" and partial.get("path"):
            at = self._end(partial["path"], at)
        if slot.name == "at" and slot.kind == "field":
            return self._field_refusal(slot, value, partial, at)
        if slot.name == "target" and verb in ("attack", "aim", "accurate"):
            return self._target_refusal(slot, value, verb, at)
        return self.why_not(slot, value, partial)

    def _way_refusal(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        try:
            path = parse_path(value) if value else []
        except ValueError as error:
            return Refusal("path-unreadable", slot.name, str(error))
        if not path:
            return Refusal("no-way-named", slot.name, value, [], slot.values()[:MOST_LISTED])
        who = self.fighter
        start = who.at
        budget = move_range(who, partial[VERB])
        if slot.name == "then" and partial.get("path"):
            start = self._end(partial["path"], start)
            budget -= self._length(partial["path"])
        reason = way_error(self.battle, who, start, path, budget)
        return Refusal(reason, slot.name, value, ["PSX-TRN-16"]) if reason else None

    def _field_refusal(self, slot: Slot, value: str, partial: Partial, at: i64) -> Refusal | None:
        try:
            spot = parse_field(value)
        except ValueError as error:
            return Refusal("not-a-field", slot.name, str(error))
        thing = self.thing_at(partial["item"])
        if may_throw_at(self.battle, thing, at, spot):
            return None
        return Refusal("out-of-throwing-range", slot.name, value, ["PSX-THR-05"], slot.values())

    def _target_refusal(self, slot: Slot, value: str, verb: str, at: i64) -> Refusal | None:
        target = self.battle.participant(value)
        if target is None or not attackable(self.battle, self.fighter, target):
            return Refusal("not-possible", slot.name, value, ["PSX-RUL-53"], slot.values())
        seen = self.battle.sees(at, target.at)
        if verb != "attack" and seen:
            return None
        for arm in Outlook(self.battle, self.fighter, at, self.when).attack_arms():
            if in_reach(self.battle, at, target, arm.weapon):
                return None
        if not seen:
            return Refusal("not-in-sight", slot.name, value, ["PSX-COV-10"], slot.values())
        return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], slot.values())

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why something is not offered."""
        offered = slot.values()
        if slot.name == VERB and self.fighter.actions == 0 and value in RULES:
            return Refusal("no-action-left", slot.name, value, ["PSX-TRN-05"], offered)
        if slot.name == "weapon":
            return self._weapon_refusal(slot, value, partial)
        if slot.name == "mode":
            return Refusal("too-little-ammunition", slot.name, value, ["PSX-RUL-22"], offered)
        if slot.name == "special":
            return Refusal("not-combined", slot.name, value, ["PSX-RUL-51"], offered)
        return Refusal("not-possible", slot.name, value, [], offered)

    def _weapon_refusal(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        offered = slot.values()
        thing = self.battle.thing_by_slug(value)
        weapon: Weapon | None = None if thing is None else thing.weapon
        if thing is not None and weapon is not None and thing.holder == self.fighter.index:
            if not thing.in_hand():
                return Refusal("weapon-not-ready", slot.name, value, ["PSX-EQP-02"], offered)
            if arm_named(self.battle, self.fighter, value) is None:
                return Refusal("too-little-ammunition", slot.name, value, ["PSX-EQP-03"], offered)
            return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], offered)
        return Refusal("not-possible", slot.name, value, [], offered)


class ReactQuestion(ActQuestion):
    """A window is open, or a phase of the round: answer with one act, or none (PSX-REA-07)."""

    def __init__(self, battle: Battle, who: Participant, actor: Participant, kind: str = "react"):
        super().__init__(battle, who, REACTION, kind)
        self.actor = actor

    def about(self) -> dict[str, str]:
        """Whose act it is that can be answered."""
        return {"actor": self.actor.slug, "actions": str(self.fighter.actions)}

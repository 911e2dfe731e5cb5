"""Carrying out an act: what it costs and which chapter does it (PSX-TRN-07, -13 to -15)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, MODES, SHIELD, Thing, Weapon
from fechtbuch.books.phase_six.rules.aiming import aim, invest
from fechtbuch.books.phase_six.rules.attack import Attack, in_reach, resolve, usable_modes
from fechtbuch.books.phase_six.rules.cover import announce_block, block_cost
from fechtbuch.books.phase_six.rules.equipment import (
    drop,
    hand_of,
    kind_of,
    lower,
    ready_cost,
    ready_step,
    reload_step,
    shift,
    stow_shield,
    take_in_hand,
    take_shield,
)
from fechtbuch.books.phase_six.rules.items import (
    extinguish,
    first_aid,
    free,
    rouse,
    stabilise,
    use,
)
from fechtbuch.books.phase_six.rules.modifiers import MENTAL, PERCEPTION, PHYSICAL, check
from fechtbuch.books.phase_six.rules.movement import go, hunker, stand_up, withdraw
from fechtbuch.books.phase_six.rules.special_attacks import brace
from fechtbuch.books.phase_six.rules.spending import SPENDING, break_off, get_action, pay
from fechtbuch.books.phase_six.rules.throwing import throw
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act, Verdict
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Slot

FREE_VERBS: Final = frozenset(["drop", "shift", "lower-shield", "take-up", *SPENDING])
"""Acts of cost 0 (PSX-TRN-15); readying and reloading may be, too."""

TESTED: Final = (
    "strength",
    "quickness",
    "deftness",
    "endurance",
    "resistance",
    "willpower",
    "apprehension",
    "melee",
    "shooting",
    "throwing",
    "perception",
    "first_aid",
    "evasion",
)
"""Values that the referee may have tested."""

DIFFICULTIES: Final = (-2, -1, 0, 1, 3, 6, 12)
"""The usual steps of difficulty (PSX-DIC-03)."""


class JudgeQuestion(Question):
    """PSX-TRN-14: somebody wants to do what no rule lists; the referee sets cost and roll."""

    def __init__(self, battle: Battle, who: Participant, text: str, most: i64) -> None:
        super().__init__("judge", battle, -1, None)
        self.actor = who
        self.said = text
        self.most = most
        """What it may cost: all that the actor has; one action where it is a reaction."""

    def about(self) -> dict[str, str]:
        """Who wants what."""
        return {"actor": self.actor.slug, "text": self.said}

    def default(self) -> Choice:
        """One action, no roll."""
        return Verdict("allow")

    def slot(self, partial: Partial) -> Slot | None:
        """Refused, or allowed at a cost, with a roll or without."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("allow"), Option("refuse")], "allow")
        if partial[VERB] == "refuse":
            return None
        if "cost" not in partial:
            costs = [Option(str(cost)) for cost in range(1, self.most + 1)]
            return Slot("cost", "number", costs, "1")
        if "value" not in partial:
            return Slot("value", "word", [Option(name) for name in TESTED], "")
        if partial["value"] and "difficulty" not in partial:
            steps = [Option(str(step), ["PSX-DIC-03"]) for step in DIFFICULTIES]
            return Slot("difficulty", "number", steps, "0")
        return None

    def build(self, partial: Partial) -> Choice:
        """The verdict."""
        return Verdict(
            partial[VERB],
            int(partial.get("cost") or 1),
            partial.get("value", ""),
            int(partial.get("difficulty") or 0),
        )


def cost_of(fight: Battle, who: Participant, act: Act) -> i64:
    """PSX-TRN-07, -15: what an act costs in actions."""
    verb = act.verb
    if verb in FREE_VERBS:
        return 0
    if verb == "attack":
        return 1 + act.extra
    if verb == "block":
        return block_cost(who)
    if verb == "ready" and act.thing is not None and ready_cost(act.thing) == 0:
        return 0
    if verb == "reload" and act.thing is not None and kind_of(act.thing).reload == 0:
        return 0
    return 1


def free_act(fight: Battle, who: Participant, act: Act) -> None:
    """PSX-TRN-15: an act of cost 0: no window, and no chain breaks."""
    verb = act.verb
    thing = act.thing
    if verb in SPENDING:
        get_action(fight, who, act)
    elif verb == "shift":
        shift(fight, who)
    elif verb == "lower-shield":
        lower(fight, who)
    elif verb == "take-up":
        who.braced = False
        fight.note("takes-up", "PSX-SPC-10", who)
    elif thing is not None:
        if verb == "drop":
            drop(fight, who, thing)
        elif verb == "ready":
            take_in_hand(fight, who, thing, hand_of(act.hand))
        elif verb == "reload":
            reload_step(fight, who, thing)


def perform(fight: Battle, who: Participant, act: Act, cost: i64, answered: list[int]) -> None:
    """An act that costs actions, paid and carried out; `answered` takes who has had his say."""
    pay(who, cost)
    verb = act.verb
    if verb == "attack":
        strike(fight, who, act, False, answered)
    elif verb == "walk":
        walk(fight, who, act, answered)
    elif verb == "aim" or verb == "accurate":
        target = act.target
        assert target is not None
        weapon = weapon_of(act)
        if verb == "aim":
            aim(fight, who, target, act.thing, weapon)
        else:
            invest(fight, who, target, act.thing, weapon)
    else:
        break_off(who)
        if verb == "run" or verb == "crawl":
            rule = "PSX-TRN-09" if verb == "run" else "PSX-TRN-10"
            go(fight, who, act.path, rule, answered)
        elif verb == "withdraw":
            withdraw(fight, who, answered)
        else:
            simple(fight, who, verb, act, False)


def walk(fight: Battle, who: Participant, act: Act, answered: list[int]) -> None:
    """PSX-TRN-08, PSX-RUL-13: a walk, and in its course one act that costs nothing more."""
    who.accurate_steps = 0
    if act.free != "attack":
        who.chain = 0  # a shot on the way counts as that shot
    go(fight, who, act.path, "PSX-TRN-08", answered)
    if act.free == "" or who.helpless() or not who.present():
        return
    if act.free == "attack":
        strike(fight, who, act, True, answered)
    elif act.free == "improvise":
        improvise(fight, who, act.said, 1, True)
    else:
        simple(fight, who, act.free, act, True)
    if len(act.then) > 0 and not who.helpless() and who.present() and not who.netted:
        go(fight, who, act.then, "PSX-TRN-08", answered)


def weapon_of(act: Act) -> Weapon:
    """What an act is done with."""
    if act.natural is not None:
        return act.natural
    assert act.thing is not None
    return kind_of(act.thing)


def strike(fight: Battle, who: Participant, act: Act, walking: bool, answered: list[int]) -> None:
    """An attack as declared, in its mode."""
    target = act.target
    assert target is not None
    weapon = weapon_of(act)
    thing = act.thing
    mode: i64 = MELEE
    if act.mode:
        mode = MODES.index(act.mode)
    elif thing is not None:
        modes = usable_modes(weapon, thing)
        if len(modes) == 0:
            return
        mode = modes[0]
    if walking and not _still_possible(fight, who, target, weapon, thing):
        who.chain = 0  # PSX-RUL-13: a walk without a shot
        fight.note("attack-lost", "PSX-TRN-08", who, target)
        return
    attack = Attack(who, target, weapon, thing, mode)
    attack.special = act.special
    attack.extra = act.extra
    attack.aimed_at = act.aimed_at
    attack.walking = walking
    if resolve(fight, attack):
        answered.append(target.index)


def _still_possible(
    fight: Battle, who: Participant, target: Participant, weapon: Weapon, thing: Thing | None
) -> bool:
    """A blow of opportunity on the way may have changed what was planned."""
    if not target.present() or not in_reach(fight, who.at, target, weapon):
        return False
    return thing is None or thing.in_hand()


def simple(fight: Battle, who: Participant, verb: str, act: Act, walking: bool) -> None:
    """Acts with one thing or one person, on their own or during a walk."""
    thing = act.thing
    target = act.target
    if verb == "hunker":
        hunker(fight, who)
    elif verb == "stand-up":
        stand_up(fight, who)
    elif verb == "brace":
        brace(fight, who)
    elif verb == "block":
        announce_block(fight, who)
    elif verb == "stow-shield":
        stow_shield(fight, who)
    elif thing is not None and verb == "reload":
        reload_step(fight, who, thing)
    elif thing is not None and verb in ("ready", "pick-up"):
        if thing.kind == SHIELD:
            take_shield(fight, who, thing)
        else:
            ready_step(fight, who, thing, hand_of(act.hand))
    elif thing is not None and verb == "ready-shield":
        take_shield(fight, who, thing)
    elif thing is not None and verb == "throw":
        throw(fight, who, thing, act.at, walking)
    elif target is None:
        return
    elif thing is not None and verb == "first-aid":
        first_aid(fight, who, target, thing, walking)
    elif thing is not None and verb == "use":
        use(fight, who, thing, target)
    elif verb == "stabilise":
        stabilise(fight, who, target, walking)
    elif verb == "extinguish":
        extinguish(fight, who, target)
    elif verb == "free":
        free(fight, who, target)
    elif verb == "wake":
        rouse(fight, who, target)


def improvise(fight: Battle, who: Participant, text: str, most: i64, walking: bool = False) -> bool:
    """PSX-TRN-14: the referee says what an arbitrary act costs and what is rolled for it.

    Says whether it was done; what is refused costs nothing and can be answered by nobody. In the
    course of a walk it is paid with the walk (PSX-RUL-13).
    """
    verdict = fight.ask(JudgeQuestion(fight, who, text, most))
    assert isinstance(verdict, Verdict)
    if verdict.verb == "refuse" or (verdict.cost > who.actions and not walking):
        fight.note("improvise-refused", "PSX-TRN-14", who, word=text)
        return False
    if not walking:
        pay(who, verdict.cost)
        break_off(who)
    successes: i64 = 0
    if verdict.value:
        value = value_of(who, verdict.value)
        kind = kind_of_check(verdict.value)
        successes = check(
            fight, who, value, kind, "improvise", "PSX-TRN-14", 1, walking, verdict.difficulty
        )
    fight.note("improvises", "PSX-TRN-14", who, amount=successes, word=text)
    return True


def value_of(who: Participant, name: str) -> i64:
    """A value as it stands: encumbrance and tear gas count (PSX-EVA-02, PSX-RUL-59)."""
    if name == "evasion":
        return who.evasion()
    if name == "perception":
        return who.perception()
    if name == "willpower":
        return who.willpower()
    number: i64 = getattr(who.block, name)
    return number


def kind_of_check(name: str) -> i64:
    """PSX-STA-11: attributes of the body and skills are physical, those of the mind are not."""
    if name == "perception":
        return PERCEPTION
    return MENTAL if name in ("willpower", "apprehension") else PHYSICAL

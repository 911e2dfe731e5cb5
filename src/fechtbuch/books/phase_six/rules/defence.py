"""The defence window: evade, parry, shield parry (EVA, PAR, PSX-COV-09, PSX-REA-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING, OFF, Weapon
from fechtbuch.books.phase_six.kinds.verbs import BEFORE_A_DEFENCE, FOR_DICE, SPENDING
from fechtbuch.books.phase_six.rules.costless_acts import (
    Before,
    costless_open,
    costless_things,
    free_act,
    take_back,
)
from fechtbuch.books.phase_six.rules.cover import cover_number, parrying_shield, shield_level
from fechtbuch.books.phase_six.rules.dice import explained, make
from fechtbuch.books.phase_six.rules.equipment import held, kind_of, usable_shield
from fechtbuch.books.phase_six.rules.modifiers import fighting, lasting, own_need, shaken
from fechtbuch.books.phase_six.rules.readying import hands_for
from fechtbuch.books.phase_six.rules.spending import break_off, get_action, may_spend, pay, victims
from fechtbuch.books.phase_six.rules.still_valid import holds_shield, take_up
from fechtbuch.books.phase_six.rules.success_roll import PLAIN, SuccessRoll
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import POMMEL, UNARMED, Act
from fechtbuch.books.phase_six.state.fighter import UP, Participant
from fechtbuch.books.phase_six.state.questions import Asked, fighters, things
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import VERB, Option, Partial, Slot
from fechtbuch.engine.tally import Tally

NONE: Final = "none"
EVADE: Final = "evade"
PARRY: Final = "parry"
SHIELD_PARRY: Final = "shield-parry"
RAISE: Final = "raise-shield"

DEFENCE: Final = Menu(
    [
        Verb(NONE),
        Verb(EVADE, "", ["PSX-EVA-01"]),
        Verb(PARRY, "weapon", ["PSX-PAR-01"]),
        Verb(SHIELD_PARRY, "", ["PSX-COV-09"]),
        Verb(RAISE, "", ["PSX-COV-07"]),
        *FOR_DICE,
        *BEFORE_A_DEFENCE,
    ]
)


COSTLESS_VERBS: Final = frozenset([verb.name for verb in BEFORE_A_DEFENCE])


class Incoming:
    """Hits on their way to a target, and what its defence makes of them."""

    def __init__(
        self,
        attacker: Participant,
        weapon: Weapon,
        mode: i64,
        normal: i64,
        criticals: list[int],
        special: str = "",
    ) -> None:
        self.attacker = attacker
        self.weapon = weapon
        self.mode = mode
        self.normal = normal
        self.criticals = criticals
        self.special = special
        """What it is to do instead of wounding, as everybody sees who sees it coming."""
        self.shield: i64 = 0
        """The cover level that a shield parry gives."""

    def hits(self) -> i64:
        """Hits of both kinds."""
        hits: i64 = self.normal
        for criticals in self.criticals:
            hits += criticals
        return hits


# Who may do what.


def may_defend(fight: Battle, target: Participant, incoming: Incoming) -> bool:
    """PSX-REA-07.2: whether there is anything to ask the target; not the helpless (PSX-RUL-49)."""
    if not target.can_get_action() or target.helpless() or target.dead:
        return False
    if incoming.mode == MELEE:
        return True  # PSX-MOD-02: one can always try to evade
    # PSX-MOD-03, PSX-RUL-23: what is shot or thrown is neither evaded nor parried.
    if parrying_shield(fight, target, incoming.attacker.at) is not None:
        return True
    return may_raise(fight, target) or may_bare_shield(fight, target)


def may_bare_shield(fight: Battle, target: Participant) -> bool:
    """PSX-RUL-70: a shield hangs on the arm, and what keeps it from use can be dropped at once."""
    return target.shield != NOTHING and not holds_shield(fight, target)


def may_raise(fight: Battle, target: Participant) -> bool:
    """Shield mastery: the block is raised in the defence window and active at once."""
    return (
        target.block.shield_mastery
        and target.block_state != UP
        and usable_shield(fight, target) is not None
    )


def parry_weapons(fight: Battle, target: Participant, incoming: Incoming) -> list[str]:
    """PSX-PAR-01, PSX-RUL-31: what a melee attack can be parried with."""
    if incoming.mode != MELEE:
        return []
    found: list[str] = []
    butt = False
    for thing in held(fight, target):
        if MELEE in kind_of(thing).modes:
            found.append(thing.slug)
        else:
            butt = True
    if butt:
        found.append(POMMEL)
    if incoming.weapon.natural:
        found.append(UNARMED)
    if target.block.shield_training:
        shield = usable_shield(fight, target)
        if shield is not None:
            found.append(shield.slug)
    return found


class DefenceQuestion(Asked):
    """An attack has hit: evade, parry, shield parry, or nothing?"""

    def __init__(self, battle: Battle, target: Participant, incoming: Incoming) -> None:
        super().__init__("defend", battle, target, DEFENCE)
        self.incoming = incoming

    def about(self) -> dict[str, str]:
        """Who attacks with what, and the hits."""
        return {
            "attacker": self.incoming.attacker.slug,
            "weapon": self.incoming.weapon.key,
            "normal": str(self.incoming.normal),
            "critical": str(sum(self.incoming.criticals)),
        }

    def void(self) -> bool:
        """Whoever has become helpless in the meantime is not asked."""
        return self.fighter.helpless() or super().void()

    def open(self, verb: str) -> bool:
        """What is legal now; without an action only what gets one."""
        fight = self.battle
        who = self.fighter
        incoming = self.incoming
        if verb in SPENDING:
            return may_spend(fight, who, verb)
        if verb in COSTLESS_VERBS:
            return costless_open(fight, who, verb)
        if who.actions == 0:
            return False
        if verb == EVADE:
            return incoming.mode == MELEE
        if verb == PARRY:
            return len(parry_weapons(fight, who, incoming)) > 0
        if verb == SHIELD_PARRY:
            return parrying_shield(fight, who, incoming.attacker.at) is not None
        return may_raise(fight, who)

    def verb_option(self, verb: Verb) -> Option:
        """An evasion and a parry with the minimum roll of each, a shield with its cover."""
        worth: Tally | None = None
        if verb.name == EVADE:
            worth = evade_need(self.battle, self.fighter, self.incoming)
        elif verb.name == PARRY:
            slug = parry_weapons(self.battle, self.fighter, self.incoming)[0]
            worth = parry_need(self.battle, self.fighter, self.battle.thing_by_slug(slug))
        elif verb.name in (SHIELD_PARRY, RAISE):
            level = shield_level(self.battle, self.fighter)
            worth = cover_number(self.battle, level, "PSX-COV-06")
        return Option(verb.name, verb.rules, verb.group, worth)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The weapon of a parry with its dice, or whom to steal from."""
        if slot == "target":
            return fighters(victims(self.battle, self.fighter))
        if slot == "item":
            return things("item", costless_things(self.battle, self.fighter, partial[VERB]))
        if slot == "hand":
            weapon = self.thing_at(partial["item"])
            if len(hands_for(self.battle, self.fighter, weapon)) < 2:
                return None
            return Slot("hand", "word", [Option("off", ["PSX-SPC-08"])], "")
        found: list[Option] = []
        for slug in parry_weapons(self.battle, self.fighter, self.incoming):
            thing = self.battle.thing_by_slug(slug)
            dice = parry_dice(self.battle, self.fighter, thing, slug == UNARMED)
            found.append(Option(slug, ["PSX-PAR-02"], "", dice))
        return Slot("weapon", "item", found, found[0].value if found else None)


# What happens.


def defend(fight: Battle, question: DefenceQuestion) -> bool:
    """PSX-REA-07.2: ask until a defence is declared or declined; says whether one was."""
    who = question.fighter
    incoming = question.incoming
    before: Before | None = None
    while True:
        answer = fight.ask(question)
        assert isinstance(answer, Act)
        verb = answer.verb
        if verb in SPENDING:
            get_action(fight, who, answer)
            continue
        if who.helpless() or not who.present():
            return False
        if verb in COSTLESS_VERBS:
            if before is None:
                before = Before(fight, who)
            free_act(fight, who, answer)
            continue
        if verb == NONE or who.actions <= 0:
            if before is not None:
                take_back(fight, before)  # PSX-RUL-70
            return False
        pay(who, 1)  # PSX-REA-02
        break_off(fight, who)
        if verb == EVADE:
            evade(fight, who, incoming)
        elif verb == PARRY:
            parry(fight, who, incoming, answer)
        elif verb == RAISE:
            who.block_state = UP
            fight.lasts = True
            fight.note("raises-shield", "PSX-COV-07", who)
        else:
            incoming.shield = shield_level(fight, who)
            fight.note("shield-parries", "PSX-COV-09", who, incoming.attacker)
        return True


def evade_dice(fight: Battle, who: Participant) -> Tally:
    """PSX-EVA-02: the evasion value."""
    pool = fight.tally("evasion", who.block.evasion, "PSX-EVA-02")
    pool.add("encumbrance", -who.load, "PSX-EQP-04")
    shaken(who, pool)
    return pool


def evade_need(fight: Battle, who: Participant, incoming: Incoming) -> Tally:
    """PSX-EVA-03: one's own minimum roll, raised by the hits."""
    need = own_need(fight, who)
    need.add("hits", incoming.hits(), "PSX-EVA-03")
    lasting(who, need)
    return need


def evade(fight: Battle, who: Participant, incoming: Incoming) -> None:
    """PSX-EVA-03: one success against the raised minimum roll avoids the whole attack."""
    pool = evade_dice(fight, who)
    need = evade_need(fight, who, incoming)
    fight.note("evades", "PSX-EVA-01", who, incoming.attacker)
    explained(fight, "evade-dice", "PSX-EVA-02", who, pool)
    roll = SuccessRoll(who, PLAIN, "evade", pool.total, need)
    roll.wanted = 1
    roll.stake = incoming.hits()
    make(fight, roll)
    if roll.successes > 0:
        incoming.normal = 0
        incoming.criticals = []
        fight.note("evaded", "PSX-EVA-03", who, incoming.attacker)
    else:
        fight.note("evade-failed", "PSX-EVA-03", who, incoming.attacker)


def parry_dice(fight: Battle, who: Participant, thing: Thing | None, fists: bool) -> Tally:
    """PSX-PAR-02: as many dice as an attack with that weapon would have."""
    if thing is not None and thing.weapon is None:
        return shield_dice(fight, who)
    pool = fight.tally("melee", who.block.melee, "PSX-PAR-02")
    if thing is not None:
        pool.add("damage-potential", kind_of(thing).potential, "PSX-PAR-02")
    elif fists and who.block.quickness > 2:
        pool.add("quick-fists", 1, "PSX-RUL-31")
    shaken(who, pool)
    return pool


def shield_dice(fight: Battle, who: Participant) -> Tally:
    """Shield training: Strength or Deftness, whichever is better."""
    if who.block.strength >= who.block.deftness:
        pool = fight.tally("strength", who.block.strength, "PSX-PAR-02")
    else:
        pool = fight.tally("deftness", who.block.deftness, "PSX-PAR-02")
    shaken(who, pool)
    return pool


def parry_need(fight: Battle, who: Participant, thing: Thing | None) -> Tally:
    """PSX-PAR-02: the minimum roll of an attack with that weapon."""
    need = own_need(fight, who)
    if thing is not None and thing.place == OFF and not who.block.blade_dance:
        need.add("off-hand", 1, "PSX-RUL-37")
    fighting(who, need)
    return need


def parry(fight: Battle, who: Participant, incoming: Incoming, answer: Act) -> None:
    """PSX-PAR-02, PSX-PAR-03: each success removes a normal hit; criticals come through."""
    thing = answer.thing
    natural = answer.natural
    if natural is not None and natural.butt:
        take_up(fight, who)  # PSX-RUL-38: melee use
    pool = parry_dice(fight, who, thing, natural is not None and natural.natural)
    need = parry_need(fight, who, thing)
    if fight.telling:
        slug = thing.slug if thing is not None else "" if natural is None else natural.key
        fight.note("parries", "PSX-PAR-01", who, incoming.attacker, slug)
    explained(fight, "parry-dice", "PSX-PAR-02", who, pool)
    roll = SuccessRoll(who, PLAIN, "parry", pool.total, need)
    roll.wanted = incoming.normal
    make(fight, roll)
    removed = roll.successes if roll.successes < incoming.normal else incoming.normal
    incoming.normal -= removed
    fight.note("parried", "PSX-PAR-03", who, incoming.attacker, amount=removed)

"""What the struck may do: one parry or one dodge, then luck (step 3 of TAL-HIT-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import DODGE, UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.balance import lame
from fechtbuch.books.tales_and_legends.rules.basics.checks import against_result, skill
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import weapon_tally
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    may_react,
    parrying_things,
    reaction_modifiers,
    room_behind,
    unprepared,
)
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import (
    CRITICAL,
    body_from,
    dodge_marks,
)
from fechtbuch.books.tales_and_legends.rules.harm.falling import off_the_wall
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import (
    NOTHING,
    Asked,
    FieldQuestion,
    LuckQuestion,
)
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Option, Partial, Slot
from fechtbuch.engine.tally import Tally

DEFEND: Final = Menu(
    [Verb(NOTHING), Verb("parry", "weapon", ["TAL-MAN-01"]), Verb("dodge", "", ["TAL-MAN-03"])]
)
RETREAT: Final = Menu([Verb("go", "field", ["TAL-MAN-04"]), Verb("stay", "", ["TAL-MAN-04"])])
"""Where to give ground (TAL-MAN-04)."""

UNANSWERED: Final = 0

DODGED: Final = 1

PARRIED: Final = 2


class ReactionQuestion(Asked):
    """After a hit: nothing, one of the bought parries, or a dodge (TAL-RUL-71 b)."""

    def __init__(
        self,
        battle: Battle,
        who: Combatant,
        attacker: Combatant,
        result: i64,
        things: list[Thing],
        dodge: bool,
        need: i64 = 0,
        blow: Blow | None = None,
    ) -> None:
        super().__init__("defend", battle, who, DEFEND)
        self.attacker = attacker
        self.blow = blow
        self.result = result
        self.things = things
        """What could parry."""
        self.dodge = dodge
        self.need = need
        """What a dodge must come to; 0 where nobody looks."""

    def about(self) -> dict[str, str]:
        """Attacker and result, not the damage."""
        return {"attacker": self.attacker.slug, "result": str(self.result)}

    def open(self, verb: str) -> bool:
        """What has been bought."""
        return self.dodge if verb == "dodge" else len(self.things) > 0

    def verb_option(self, verb: Verb) -> Option:
        """With what a dodge must come to: more than the attack, or 20 more (TAL-MAN-04)."""
        worth: Tally | None = None
        if verb.name == "dodge" and self.need > 0:
            worth = self.battle.tally("difficulty", self.need, "TAL-MAN-03")
        return Option(verb.name, verb.rules, verb.group, worth)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What to parry with: the result must be more than the attack's (TAL-MAN-01)."""
        options: list[Option] = []
        for thing in self.things:
            worth = self.battle.tally("difficulty", self.result + 1, "TAL-MAN-01")
            options.append(Option(thing.slug, [], "", worth))
        return Slot(slot, "item", options, options[0].value)


def react(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """Step 3: one parry or one dodge, then luck (TAL-MAN-06, TAL-RUL-71 b, TAL-RUL-72)."""
    outcome: i64 = UNANSWERED
    if target.has_reactions() and may_react(fight, target, attacker, blow.reason):
        things: list[Thing] = []
        if blow.melee() and not blow.unparried:
            things = parrying_things(fight, target, attacker, blow.thing, struck_at(blow))
        dodge = target.dodges > 0 and not target.mounted()  # TAL-MNT-09
        if len(things) > 0 or dodge:
            need: i64 = 0
            if dodge and fight.telling:
                need = dodge_need(target, blow, ground_to_give(fight, attacker, target, blow))
            answer = fight.ask(
                ReactionQuestion(fight, target, attacker, blow.result, things, dodge, need, blow)
            )
            if answer.verb == "parry" and isinstance(answer, Action) and answer.thing is not None:
                outcome = _parry(fight, attacker, target, blow, answer.thing, True)
            elif answer.verb == "dodge":
                target.dodges -= 1
                outcome = _dodge(fight, attacker, target, blow)
    if outcome == UNANSWERED and fight.options.luck and target.block.hero and target.luck > 0:
        outcome = _lucky(fight, attacker, target, blow)
    return outcome


def struck_at(blow: Blow) -> Thing | None:
    """The item that a blow is to harm, which cannot parry it; a disarm may be parried with the
    very weapon it is after (TAL-RUL-13, TAL-RUL-100)."""
    return None if blow.special == "disarm" else blow.item


def _parry(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, thing: Thing, bought: bool
) -> i64:
    """TAL-MAN-01: weapon skill of the parrying item against the attack result."""
    if bought:
        parries = list(target.parries)
        parries.remove(fight.index_of(target, thing))
        target.parries = parries
    meeting = melee_blow(target, thing)
    meeting.skill = meeting.weapon.skill if not meeting.weapon.natural else UNARMED
    tally = weapon_tally(fight, target, meeting, True)
    tally.add("parry", meeting.weapon.parry, "TAL-ITM-15")
    reaction_modifiers(fight, target, attacker, True, tally)
    reached = against_result(
        fight, target, tally, "parry", blow.result, [blow.result, blow.result + 1]
    )
    if reached > blow.result:
        blow.parried_by = thing
        fight.note("parried", "TAL-MAN-01", target, attacker, item=thing.slug)
        return PARRIED
    fight.note("parry-failed", "TAL-MAN-01", target, attacker, item=thing.slug)
    return UNANSWERED


def ground_to_give(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> list[i64]:
    """TAL-MAN-04: fields that a dodge could lead to; none is needed against missiles, and none
    is there in a grapple, whence nobody dodges outsiders at all (TAL-GRP-04)."""
    if not blow.melee() or target.holds_on != NOBODY or target.grapple != NOBODY:
        return []
    return room_behind(fight, attacker, target)


def dodge_need(target: Combatant, blow: Blow, room: list[i64]) -> i64:
    """What a dodge must come to (TAL-MAN-03, TAL-MAN-04, TAL-RUL-46, TAL-RUL-82, TAL-RUL-118)."""
    if len(room) == 0 and (blow.melee() or target.holds_on != NOBODY):
        return blow.result + 20
    return blow.result + 1


def _dodge(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-MAN-03 to TAL-MAN-05: dodge skill against the attack result, and giving ground."""
    tally = skill(fight, target, DODGE)
    lame(target, tally)  # TAL-RUL-61
    reaction_modifiers(fight, target, attacker, blow.melee(), tally)
    room = ground_to_give(fight, attacker, target, blow)
    need = dodge_need(target, blow, room)
    marks: list[i64] = [blow.result, blow.result + 1, blow.result + 20]
    if blow.result >= body_from(fight, attacker, target, blow) + CRITICAL:
        marks = dodge_marks(fight, attacker, target, blow) + marks
    reached = against_result(fight, target, tally, "dodge", blow.result, marks)
    if reached < need:
        blow.dodge_result = reached
        blow.dodged_in_vain = True
        fight.note("dodge-failed", "TAL-MAN-03", target, attacker)
        return UNANSWERED
    fight.note("dodged", "TAL-MAN-03", target, attacker)
    if len(room) > 0:
        optional = reached >= blow.result + 20
        if len(room) == 1 and not optional:
            _give_ground(fight, target, attacker, room[0])
        else:
            answer = fight.ask(FieldQuestion("retreat", fight, target, RETREAT, room, optional))
            if answer.verb == "go" and isinstance(answer, Action):
                _give_ground(fight, target, attacker, answer.at)
    return DODGED


def _give_ground(fight: Battle, target: Combatant, attacker: Combatant, f: i64) -> None:
    """TAL-MAN-04: one field back; whoever need not and stays is not told to have gone."""
    before = target.at
    fight.displace(target, f)
    off_the_wall(fight, target, before)
    if fight.telling:
        fight.note("gives-ground", "TAL-MAN-04", target, attacker, values={"to": target.at})


def _lucky(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-TST-12: five points for a parry test, a dodge test or +10 PD."""
    if target.out() or blow.reason or unprepared(fight, target, attacker):
        return UNANSWERED
    return buy_defence(fight, attacker, target, blow)


def buy_defence(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """What five points of luck may still do about a hit."""
    helps = ["more-defence"]
    if not target.mounted() and not target.charged:
        helps.append("dodge")
    thing = lucky_thing(fight, target, blow)
    if thing is not None and blow.melee() and not blow.unparried and not target.charged:
        helps.append("parry")
    answer = fight.ask(LuckQuestion(fight, target, helps, blow.result))
    if answer.verb == "nothing":
        return UNANSWERED
    spend_luck(fight, target, 5)
    if answer.verb == "dodge":
        return _dodge(fight, attacker, target, blow)
    if answer.verb == "parry" and thing is not None:
        return _parry(fight, attacker, target, blow, thing, False)
    blow.defence += 10
    if blow.result >= blow.defence:
        return UNANSWERED
    fight.note("missed", "TAL-TST-12", attacker, target)
    return DODGED


def lucky_thing(fight: Battle, target: Combatant, blow: Blow) -> Thing | None:
    """What a lucky parry is made with: the first thing in hand that can parry."""
    for thing in target.hands:
        weapon = thing.weapon
        if weapon is not None and weapon.armour > 0 and thing is not struck_at(blow):
            if not thing.missile and not weapon.shoots() and not weapon.cavalry:
                return thing
    return None


def last_moment(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-TST-12: unprepared, but able to move, against an attack that would kill."""
    if not fight.options.luck or not target.block.hero or target.luck == 0:
        return UNANSWERED
    if target.helpless() or target.pinned_by != NOBODY or target.unaware or target.surprised:
        return UNANSWERED
    if not blow.reason and not unprepared(fight, target, attacker):
        return UNANSWERED  # asked before
    return buy_defence(fight, attacker, target, blow)

"""Holding an action, and actions that happen together (4.16)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.improvising import decision
from fechtbuch.books.landsknecht.asking.open_verbs import Prospects
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.kinds.verbs import HOLD, NOTHING
from fechtbuch.books.landsknecht.play.carrying_out import (
    alone,
    approach,
    carry_out,
    declare,
    do_other,
    finish,
    settle,
)
from fechtbuch.books.landsknecht.rules.basics.circumstances import can_strike
from fechtbuch.books.landsknecht.rules.contact.flight import LEAVE
from fechtbuch.books.landsknecht.rules.defending.answers import parry
from fechtbuch.books.landsknecht.rules.harm.wounds import hurt
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, lose
from fechtbuch.books.landsknecht.rules.hitting.attack import apply_effects
from fechtbuch.books.landsknecht.rules.hitting.blow import Result
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.rules.shooting.shooting import poison
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import NOWHERE, field_text, parse_field

WAIT: Final = "wait"
LAPSE: Final = "lapse"


class ReleaseQuestion(TurnQuestion):
    """An enemy has declared an action: wait, or release the held one (LSK-HLD-04)?

    What can be released is judged against the place that the enemy will have reached; a blow at
    a passer-by names one of the squares on his way instead.
    """

    def __init__(self, battle: Battle, holder: Combatant, deed: Deed) -> None:
        super().__init__(battle, holder, "release")
        self.deed = deed

    def about(self) -> dict[str, str]:
        """Who does what."""
        about = {"enemy": self.deed.actor.slug, "verb": self.deed.action.verb}
        if self.deed.action.target is not None:
            about["target"] = self.deed.action.target.slug
        return about

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or not self.fighter.able()

    def default(self) -> Choice:
        """Wait."""
        return Action(WAIT)

    def slot(self, partial: Partial) -> Slot | None:
        """Wait, or any action; a blow at a passer-by names a square of his way."""
        verb = partial.get(VERB, "")
        if verb == WAIT:
            return None
        enemy = self.deed.actor
        slot = self._with_enemy_there(partial)
        if VERB not in partial:
            assert slot is not None
            options = [option for option in slot.options if option.value not in (NOTHING, HOLD)]
            if "attack" not in slot.values() and len(self.passing()) > 0:
                options.insert(0, Option("attack", ["LSK-HLD-04"]))
            return Slot(VERB, "verb", [Option(WAIT, ["LSK-HLD-01"]), *options], WAIT)
        if verb != "attack":
            return slot
        if "target" not in partial:
            assert slot is not None
            if enemy.slug not in slot.values() and len(self.passing()) > 0:
                options = [*slot.options, Option(enemy.slug, ["LSK-HLD-04"])]
                return Slot("target", "fighter", options, options[0].value)
            return slot
        if partial["target"] == enemy.slug and "at" not in partial:
            squares = [Option(field_text(square)) for square in self.passing()]
            if slot is not None and len(slot.options) > 0:
                squares.insert(0, Option(""))  # where he comes to stand
            if len(squares) > 0 and squares[-1].value:
                return Slot("at", "field", squares, squares[0].value)
        return slot

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Ways are judged as they will be when the enemy has moved."""
        home = self._move_enemy(partial.get("at", ""))
        refusal = super().accepts(slot, value, self._from_here(partial))
        self._put_back(home)
        return refusal

    def _with_enemy_there(self, partial: Partial) -> Slot | None:
        home = self._move_enemy(partial.get("at", ""))
        if partial.get("at") and "weapon" not in partial:
            slugs = self._weapons_from_here()
            slot: Slot | None = Slot("weapon", "item", [Option(slug) for slug in slugs], slugs[0])
        else:
            slot = super().slot(self._from_here(partial))
        self._put_back(home)
        return slot

    def _from_here(self, partial: Partial) -> Partial:
        """The slots as those of a turn; who strikes a passer-by does not walk up to him."""
        plain = {name: value for name, value in partial.items() if name != "at"}
        if partial.get("at"):
            plain["path"] = ""
        return plain

    def _move_enemy(self, at: str) -> i64:
        """Put the enemy where the blow will find him; gives where he stands now."""
        enemy = self.deed.actor
        home = enemy.at
        if at:
            place(self.battle, enemy, parse_field(at))
        elif self.deed.action.path:
            place(self.battle, enemy, self.deed.action.path[-1])
        enemy.off_map = not at and self.deed.action.word == LEAVE
        return home

    def _put_back(self, home: i64) -> None:
        place(self.battle, self.deed.actor, home)
        self.deed.actor.off_map = False

    def passing(self) -> list[i64]:
        """The squares of the enemy's way, its beginning included, where a blow would reach him."""
        action = self.deed.action
        way = way_of(self.deed)
        if action.word != LEAVE:
            way.pop()
        found: list[i64] = []
        for square in way:
            home = self._move_enemy(field_text(square))
            if len(self._weapons_from_here()) > 0:
                found.append(square)
            self._put_back(home)
        return found

    def _weapons_from_here(self) -> list[str]:
        """What reaches the enemy without a step."""
        if self.fighter.routed:
            return []
        prospects = Prospects(self.battle, self.fighter)
        return [
            slug
            for slug in prospects.blow_weapons()
            if can_strike(self.battle, self.fighter, self.deed.actor, prospects.weapon(slug))
        ]


def way_of(deed: Deed) -> list[i64]:
    """The squares of a declared movement, the first included."""
    return [deed.start, *deed.action.path]


class LastQuestion(TurnQuestion):
    """All sides have acted: let the held action lapse, or take it now (LSK-HLD-03)?"""

    def __init__(self, battle: Battle, holder: Combatant) -> None:
        super().__init__(battle, holder, "last")

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or super().void()

    def default(self) -> Choice:
        """Let it lapse."""
        return Action(LAPSE)

    def slot(self, partial: Partial) -> Slot | None:
        """Let it lapse, or any action."""
        if partial.get(VERB) == LAPSE:
            return None
        slot = super().slot(partial)
        if slot is not None and slot.name == VERB:
            options = [option for option in slot.options if option.value not in (NOTHING, HOLD)]
            slot = Slot(VERB, "verb", [Option(LAPSE, ["LSK-HLD-03"]), *options], LAPSE)
        return slot


def perform(fight: Battle, actor: Combatant, action: Action) -> None:
    """An action on one's own turn: declared, perhaps answered by releases, carried out."""
    deed = Deed(actor, action)
    declare(fight, deed)
    released = released_on(fight, deed)
    if len(released) == 0:
        alone(fight, deed)
    else:
        together(fight, [deed, *released], deed)


def released_on(fight: Battle, deed: Deed) -> list[Deed]:
    """LSK-HLD-04: every enemy who holds is asked before the action is carried out."""
    released: list[Deed] = []
    holders = [
        fighter
        for fighter in fight.fighters
        if fighter.holding_action and fight.foes(fighter, deed.actor) and fighter.able()
    ]
    for holder in fight.in_answer_order(holders):
        answer = decision(fight, ReleaseQuestion(fight, holder, deed))
        if answer.verb == WAIT:
            continue
        fight.note("releases", "LSK-HLD-02", holder, deed.actor, word=answer.verb)
        mine = Deed(holder, answer)
        declare(fight, mine)
        if answer.verb == "parry":
            parry(fight, holder)  # LSK-HLD-03: it helps against the very action it follows
        else:
            released.append(mine)
    return released


def last_actions(fight: Battle) -> None:
    """LSK-SEQ-03 step 4: held actions still unused form one group without a declaring one."""
    deeds: list[Deed] = []
    holders = [fighter for fighter in fight.fighters if fighter.holding_action]
    for holder in fight.in_answer_order(holders):
        # LSK-WRS-06: in a grip the action that is left may still go into getting free.
        if not holder.able() and not holder.immobilised():
            continue
        answer = decision(fight, LastQuestion(fight, holder))
        if answer.verb != LAPSE:
            deed = Deed(holder, answer)
            declare(fight, deed)
            deeds.append(deed)
    if len(deeds) == 1:
        alone(fight, deeds[0])
    elif len(deeds) > 1:
        together(fight, deeds, None)


def together(fight: Battle, deeds: list[Deed], declarer: Deed | None) -> None:
    """LSK-HLD-02, -04: all rolls with the state before, all results afterwards.

    Rolls come in the order of declaration (LSK-RUL-61).
    """
    fight.note("together", "LSK-HLD-02", deeds[0].actor, amount=len(deeds))
    for deed in deeds:
        if deed.action.at == NOWHERE:
            approach(fight, deed)
    later: list[Result] = []
    for deed in deeds:
        if deed.action.at == NOWHERE or declarer is None:
            carry_out(fight, deed, later)
        else:
            _strike_in_passing(fight, deed, declarer, later)
    for deed in deeds:
        if not deed.failed:
            do_other(fight, deed)
    _apply(fight, later)
    for deed in deeds:
        settle(fight, deed)
    for deed in deeds:
        finish(fight, deed)


def _strike_in_passing(fight: Battle, deed: Deed, declarer: Deed, later: list[Result]) -> None:
    """The blow falls as if the passer-by were on the square named, if he came as far as that."""
    passer = declarer.actor
    end, left = passer.at, passer.off_map
    way = way_of(declarer)
    if end not in way or way.index(deed.action.at) > way.index(end):
        lose(fight, deed)
        return
    place(fight, passer, deed.action.at)
    passer.off_map = False
    carry_out(fight, deed, later)
    place(fight, passer, end)
    passer.off_map = left


def _apply(fight: Battle, later: list[Result]) -> None:
    """LSK-DMG-05: damage first, summed for each victim, then what the weapons do besides."""
    victims: list[int] = []
    for result in later:
        if result.damage > 0 and result.victim.index not in victims:
            victims.append(result.victim.index)
    for index in victims:
        amount = 0
        for result in later:
            if result.victim.index == index:
                amount += result.damage
                result.blow.attacker.dealt += result.damage
        hurt(fight, fight.fighters[index], amount, None)
    for result in later:
        apply_effects(fight, result)
        poison(fight, result)
    aftermath(fight)

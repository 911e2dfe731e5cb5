"""Holding an action, and actions that happen together (4.16)."""

from fechtbuch.books.landsknecht.asking.held_question import (
    LAPSE,
    WAIT,
    LastQuestion,
    ReleaseQuestion,
)
from fechtbuch.books.landsknecht.asking.improvising import decision
from fechtbuch.books.landsknecht.play.carrying_out import (
    alone,
    approach,
    carry_out,
    declare,
    do_other,
    finish,
    settle,
)
from fechtbuch.books.landsknecht.rules.defending.answers import parry
from fechtbuch.books.landsknecht.rules.grappling.still_valid import end_invalid
from fechtbuch.books.landsknecht.rules.harm.wounds import hurt
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, can_go_on, lose
from fechtbuch.books.landsknecht.rules.hitting.attack import apply_effects
from fechtbuch.books.landsknecht.rules.hitting.blow import Result
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.rules.shooting.shooting import poison
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.knowing import unknown_to


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
        if not unknown_to(deed.actor, fighter.side)
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
    """LSK-HLD-02, LSK-HLD-04: all rolls with the state before, all results afterwards.

    Rolls come in the order of declaration (LSK-RUL-61).
    """
    fight.note("together", "LSK-HLD-02", deeds[0].actor, amount=len(deeds))
    for deed in deeds:
        if deed.action.at == NOWHERE:
            approach(fight, deed)
    end_invalid(fight)
    later: list[Result] = []
    for deed in deeds:
        if deed.action.at == NOWHERE or declarer is None:
            carry_out(fight, deed, later)
        else:
            _strike_in_passing(fight, deed, declarer, later)
    for deed in deeds:
        if can_go_on(fight, deed):
            do_other(fight, deed)
    _apply(fight, later)
    for deed in deeds:
        settle(fight, deed)
    end_invalid(fight)
    for deed in deeds:
        finish(fight, deed)


def _strike_in_passing(fight: Battle, deed: Deed, declarer: Deed, later: list[Result]) -> None:
    """The blow falls as if the passer-by were on the square named, if he came as far as that."""
    passer = declarer.actor
    end, left = passer.at, passer.off_map
    way = declarer.way()
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

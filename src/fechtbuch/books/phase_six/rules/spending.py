"""Actions: got for dice (PSX-BON-04 to PSX-BON-06), and paid for acts (PSX-TRN-15)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.verbs import COSTLESS
from fechtbuch.books.phase_six.rules.cover import block_cost
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.readying import ready_cost
from fechtbuch.books.phase_six.rules.still_valid import stop_investing
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant


def may_buy(who: Participant) -> bool:
    """PSX-BON-04: a bonus die buys an action; the helpless cannot (PSX-RUL-12)."""
    return who.bonus > 0 and not who.helpless()


def may_buy_with_destiny(who: Participant) -> bool:
    """PSX-RUL-12: a destiny die does it as well."""
    return who.destiny > 0 and not who.helpless()


def victims(fight: Battle, who: Participant) -> list[Participant]:
    """PSX-BON-05, PSX-RUL-11: opponents with an action right now, however far away."""
    if who.destiny == 0 or who.helpless():
        return []
    return [
        foe
        for foe in fight.fighters
        if foe.actions > 0 and fight.known_foes(who, foe) and foe.present()
    ]


def may_spend(fight: Battle, who: Participant, verb: str) -> bool:
    """Whether an action can be got in this way."""
    if verb == "buy":
        return may_buy(who)
    if verb == "buy-with-destiny":
        return may_buy_with_destiny(who)
    return len(victims(fight, who)) > 0


def get_action(fight: Battle, who: Participant, act: Act) -> None:
    """Carry out one of the spending verbs; no window opens and no chain breaks (PSX-BON-06)."""
    if act.verb == "steal":
        victim = act.target
        assert victim is not None
        if who.destiny == 0 or victim.actions == 0:
            return
        who.destiny -= 1
        victim.actions -= 1
        who.actions += 1
        fight.note("steals-action", "PSX-BON-05", who, victim, amount=who.actions)
    elif act.verb == "buy-with-destiny":
        if who.destiny == 0:
            return
        who.destiny -= 1
        who.actions += 1
        fight.note("buys-action", "PSX-RUL-12", who, amount=who.actions, word="destiny-die")
    else:
        if who.bonus == 0:
            return
        who.bonus -= 1
        who.actions += 1
        fight.note("buys-action", "PSX-BON-04", who, amount=who.actions, word="bonus-die")


def cost_of(fight: Battle, who: Participant, act: Act) -> i64:
    """PSX-TRN-07, PSX-TRN-15: what an act costs in actions."""
    verb = act.verb
    if verb in COSTLESS:
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


def pay(who: Participant, cost: i64) -> None:
    """Actions are spent."""
    who.actions -= cost


def break_off(fight: Battle, who: Participant) -> None:
    """Another act that costs an action: no recoil any more, no accurate attack.

    PSX-REC-03, PSX-RUL-21: it ends the chain of shots. PSX-SPC-02, PSX-RUL-20: what was
    invested in an accurate attack is lost.
    """
    who.chain = 0
    stop_investing(fight, who)

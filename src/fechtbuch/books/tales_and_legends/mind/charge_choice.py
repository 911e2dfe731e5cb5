"""How the book's fighters charge: at once or after a move, with blows to follow, also all out."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.mind.blow_choice import Blows
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.estimates import all_out
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.plans import Plans


def charge_at_once(blows: Blows, bout: Bout, plans: Plans) -> None:
    """TAL-ATK-16: a blow at the end of a run, another if there is time, and no guard."""
    who = bout.who
    price = charge_price(bout.fight, who, bout.thing, "", False)
    if not price.affordable(who):
        return
    path = charge_path(bout.fight, who, bout.foe, bout.reach)
    more = who.standard + who.extra - price.standard - price.extra
    if more > who.standard - price.standard:
        more = who.standard - price.standard
    charges(blows, bout, plans, None, path, more)


def run_up(blows: Blows, bout: Bout, plans: Plans) -> None:
    """TAL-RUL-99: a move, and a charge at the end of it."""
    fight = bout.fight
    who = bout.who
    pace = speed(fight, who)
    if bout.far - bout.reach <= pace or bout.far - bout.reach > 2 * pace:
        return
    price = charge_price(fight, who, bout.thing, "", False)
    if price.standard != 1 or price.extra != 1:
        return
    move = Action("move")
    move.path = bout.way("move")
    if len(move.path) == 0:
        return
    home = who.at
    who.at = move.path[-1]
    path = charge_path(fight, who, bout.foe, bout.reach)
    who.at = home
    charges(blows, bout, plans, move, path, 0)


def charges(
    blows: Blows, bout: Bout, plans: Plans, move: Action | None, path: list[i64], more: i64
) -> None:
    """A charge along a path, after a move or at once, with so many blows more; also all out."""
    if len(path) == 0:
        return
    walk = path if move is None else move.path + path
    one_charge(blows, bout, plans, move, path, walk, more, False)
    if all_out(bout.who):
        one_charge(blows, bout, plans, move, path, walk, more, True)


def one_charge(
    blows: Blows,
    bout: Bout,
    plans: Plans,
    move: Action | None,
    path: list[i64],
    walk: list[i64],
    more: i64,
    wild: bool,
) -> None:
    """One way of charging: the guard is lost until the next turn; all out the PD, too."""
    steps: list[Choice] = [] if move is None else [move]
    if wild:
        steps.append(Action("aggressive"))
    act = Action("charge", bout.foe, bout.thing)
    act.path = path
    steps.append(act)
    plan = plans.add(steps[0])
    plan.steps.extend(steps[1:])
    after: i64 = 10 if wild else 0
    others: i64 = 0
    if more > 0:
        bout.strike(blows.room, after, False)
        others = blows.room.harm * more
    bout.strike(blows.room, after + 5, True)
    plan.harm_done = blows.room.harm + others
    plan.ends_it = blows.room.ends
    blows.weather(plan, blows.later(bout, path[-1], wild), 0)
    blows.run_into(bout, plan, walk, wild, True, 0)

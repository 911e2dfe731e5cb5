"""Out of action: Down, dead, asleep, overpowered, and what ends with it (LSK-DMG-02)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.basics.hands import drop_all
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.grid import NOWHERE


def bring_down(fight: Battle, victim: Combatant) -> None:
    """LSK-DMG-02: prone, unable to fight, dropping what was held; grips and plans end."""
    if victim.down:
        return
    victim.down = True
    victim.prone = True
    fight.note("down", "LSK-DMG-02", target=victim)
    stop_everything(fight, victim)
    spoil_casting(fight, victim, "LSK-CST-06")
    drop_all(fight, victim)
    release_hold(fight, victim)
    free_from_all(fight, victim)
    if victim.mount != NOBODY:
        leave_saddle(fight, victim)
    if victim.rider != NOBODY:
        fight.fallen_riders.append(victim.rider)  # LSK-RUL-81: it throws its rider


def die(fight: Battle, victim: Combatant, rule: str) -> None:
    """The end of a combatant."""
    bring_down(fight, victim)
    victim.dead = True
    victim.unconscious = True
    fight.note("dead", rule, target=victim)


def stop_everything(fight: Battle, fighter: Combatant) -> None:
    """Aim, search, loading, holding back: nothing of it survives being put out of action."""
    fighter.end_aim()
    fighter.search = None
    fighter.loading = None
    fighter.holding_action = False
    fighter.parrying = False


def break_off_plans(fight: Battle, fighter: Combatant) -> None:
    """LSK-RUL-82: whoever does something else gives up what he was about, and it is told."""
    about: list[Thing] = []
    if fighter.aiming and fighter.aiming_with != NOBODY:
        about.append(fight.things[fighter.aiming_with])
    if fighter.loading is not None:
        about.append(fighter.loading)
    if fighter.search is not None:
        about.append(fighter.search)
    for thing in about:
        fight.note("plan-ends", "LSK-RUL-82", fighter, item=thing.slug)
    stop_everything(fight, fighter)


def overpower(fight: Battle, fighter: Combatant) -> None:
    """Somebody becomes helpless on his feet: plans and grips end, a spell does not."""
    stop_everything(fight, fighter)
    release_hold(fight, fighter)


def fall_asleep(fight: Battle, target: Combatant, rule: str) -> None:
    """Helpless until damage or a friend wakes him."""
    target.asleep = True
    overpower(fight, target)
    spoil_casting(fight, target, "LSK-CST-02")
    fight.note("asleep", rule, target=target)
    if target.rider != NOBODY:
        fight.fallen_riders.append(target.rider)  # a sleeping horse lies down (LSK-MNT-06)


def wake(fight: Battle, sleeper: Combatant) -> None:
    """A sleeper wakes (LSK-CST-08)."""
    sleeper.asleep = False
    sleeper.sleep_left = 0
    fight.note("woken", "LSK-CST-08", target=sleeper)


def spoil_casting(fight: Battle, victim: Combatant, rule: str) -> None:
    """A spell that has not taken effect is lost and spent (LSK-CST-02, LSK-CST-03, LSK-CST-06).

    The caster is no longer helpless from this moment on (LSK-RUL-60).
    """
    if victim.casting is not None:
        fight.note("spell-spoiled", rule, target=victim, item=victim.casting.spell)
        victim.casting = None


def leave_saddle(fight: Battle, rider: Combatant, puller: Combatant | None = None) -> None:
    """LSK-MNT-07: off the horse, to a neighbouring square; the mount stands still."""
    mount = fight.fighters[rider.mount]
    mount.rider = NOBODY
    rider.mount = NOBODY
    beside = square_beside(fight, mount, puller)
    if beside != NOWHERE:
        rider.at = beside
    elif puller is not None:
        # LSK-RUL-85: where there is no room, who is pulled lies in the holder's square.
        rider.at = puller.at
        rider.prone = True
    reckon(fight, mount)
    values = {"to": int(rider.at)} if fight.telling else None
    fight.note("left-saddle", "LSK-MNT-07", rider, mount, values=values)


def square_beside(fight: Battle, body: Combatant, puller: Combatant | None = None) -> i64:
    """LSK-RUL-85: a free square next to a mount, the one nearest to whoever pulls; or nowhere."""
    taken = {body.at}
    for fighter in fight.fighters:
        if fighter.standing():
            for square in fight.ground_of(fighter):
                taken.add(square)
    if puller is not None:
        best = NOWHERE
        for square in fight.grid.ring(body.at, 1):
            if square not in taken and fight.grid.open(square):
                away = fight.grid.distance(square, puller.at)
                if best == NOWHERE or away < fight.grid.distance(best, puller.at):
                    best = square
        return best
    found = fight.grid.nearest_open(body.at, taken)
    if found == NOWHERE or fight.grid.distance(found, body.at) > 1:
        return NOWHERE
    return found


def lie_beside(fight: Battle, fighter: Combatant) -> None:
    """LSK-MOV-08: who comes to where another has come to stand is in the nearest free square."""
    home = fighter.at
    tried: set[i64] = {home}
    while shares_ground(fight, fighter):
        square = fight.grid.nearest_open(home, tried)
        if square == NOWHERE:
            fighter.at = home
            return
        tried.add(square)
        fighter.at = square
    if fighter.rider != NOBODY:
        fight.fighters[fighter.rider].at = fighter.at
    if fighter.at != home:
        fight.note("ends-up", "LSK-MOV-08", fighter, values={"at": fighter.at})


def shares_ground(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody else who is up is in one of a combatant's squares, horse and rider apart."""
    if fighter.at == NOWHERE:
        return False
    for other in fight.fighters:
        together = other.index == fighter.mount or other.index == fighter.rider
        if other is not fighter and other.standing() and not together:
            if fight.apart(fighter, other) == 0:
                return True
    return False


def release_hold(fight: Battle, holder: Combatant) -> None:
    """A holder lets go of whomever he holds (LSK-WRS-13); a mancatcher opens with it."""
    if holder.hold_on == NOBODY:
        return
    victim = fight.fighters[holder.hold_on]
    loosen(fight, holder)
    fight.note("let-go", "LSK-WRS-13", holder, victim)


def loosen(fight: Battle, holder: Combatant) -> None:
    """A grip is no more: both know nothing of each other."""
    victim = fight.fighters[holder.hold_on]
    holder.hold_on = NOBODY
    victim.held_by = [index for index in victim.held_by if index != holder.index]
    if victim.garrotted_by == holder.index:
        victim.garrotted_by = NOBODY
    if victim.caught_by == holder.index:
        victim.caught_by = NOBODY
    if len(victim.held_by) == 0:
        victim.pinned = False
        victim.hold_streak = 0
        if victim.standing() and not victim.mounted():
            lie_beside(fight, victim)  # LSK-RUL-85: he lay there only as long as he was held


def free_from_all(fight: Battle, victim: Combatant) -> None:
    """Every grip on somebody ends."""
    for index in victim.held_by:
        release_hold(fight, fight.fighters[index])
    if victim.caught_by != NOBODY:
        release_hold(fight, fight.fighters[victim.caught_by])
    victim.held_by = []
    victim.pinned = False
    victim.hold_streak = 0
    victim.garrotted_by = NOBODY

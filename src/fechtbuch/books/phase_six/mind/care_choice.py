"""What the book's own fighters do besides fighting: wounds, fire, arms."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING, SINGLE, WEAPON
from fechtbuch.books.phase_six.mind.target_choice import FAR, nearest, pressed, reaches
from fechtbuch.books.phase_six.rules.equipment import kind_of, may_reload
from fechtbuch.books.phase_six.rules.items import dressings, potions
from fechtbuch.books.phase_six.rules.movement import going, may_move, run_range, walk_range
from fechtbuch.books.phase_six.rules.to_hit import has_rounds
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.clouds import FIRE
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.paths import Reach, reachable


def care(fight: Battle, who: Participant) -> Choice | None:
    """A potion when badly hurt, a bandage when bleeding, a hand for friends who die or sleep."""
    if 2 * who.health <= who.block.max_health or who.bleeding > 0:
        if 2 * who.health <= who.block.max_health:
            for thing in potions(fight, who):
                if thing.effect == "heal" or who.boosts == 0:
                    return Act("use", who, thing)
        if who.bleeding > 0 and not pressed(fight, who):
            found = dressings(fight, who)
            if len(found) > 0:
                return Act("first-aid", who, found[0])
    for friend in fight.fighters:
        if not (friend.asleep or friend.dying > 0) or friend.side != who.side:
            continue
        if not friend.present() or fight.apart(who, friend) > 1 or pressed(fight, who):
            continue
        if friend.asleep:
            return Act("wake", friend)
        if who.block.first_aid > 1 and friend.dying <= who.block.first_aid:
            return Act("stabilise", friend)
    return None


def arms(fight: Battle, who: Participant) -> Choice | None:
    """Something useful in hand: reload, or take what is quicker; pick up, stand up."""
    main = None if who.main == NOTHING else fight.things[who.main]
    if main is not None:
        weapon = kind_of(main)
        if weapon.skill == SINGLE and not has_rounds(weapon, main, weapon.modes[0]):
            if pressed(fight, who) and weapon.reload > 1:
                blade = carried_weapon(fight, who, 0)
                if blade is not None:
                    return Act("ready", None, blade)
            if may_reload(fight, who, main):
                return Act("reload", None, main)
            blade = carried_weapon(fight, who, 3)
            return None if blade is None else Act("ready", None, blade)
        if who.hunkered and weapon.skill == MELEE and not reaches(fight, who):
            return Act("stand-up")
        return None
    if who.off != NOTHING:
        return Act("shift")
    for thing in fight.lying_near(who.at):
        if thing.weapon is not None and thing.weapon.ready <= 1:
            return Act("pick-up", None, thing)
    blade = carried_weapon(fight, who, 3)
    if blade is not None:
        return Act("ready", None, blade)
    return Act("stand-up") if who.hunkered and not reaches(fight, who) else None


def carried_weapon(fight: Battle, who: Participant, most: i64) -> Thing | None:
    """The carried weapon with most dice that is ready soon enough and has something to fire."""
    best: Thing | None = None
    dice: i64 = -1
    for thing in fight.things:
        if thing.holder != who.index or thing.in_hand() or thing.kind != WEAPON:
            continue
        weapon = kind_of(thing)
        if weapon.ready > most:
            continue
        if weapon.skill == SINGLE and thing.loaded == 0 and thing.spare == 0:
            continue
        own = weapon.potential + (who.block.melee if weapon.skill == MELEE else who.block.shooting)
        if own > dice:
            best = thing
            dice = own
    return best


def out_of_the_fire(fight: Battle, who: Participant) -> Choice | None:
    """Who stands in a fire walks out of it and puts himself out on the way."""
    if not burns_at(fight, who.at) or not may_move(who, "walk"):
        return None
    way = going(fight, who)
    reach = reachable(fight.grid, who.at, walk_range(who), way)
    path = way_out(fight, who, reach)
    if len(path) > 0:
        act = Act("walk")
        if who.burning > 0:
            act.target = who
            act.free = "extinguish"
    else:
        path = way_out(fight, who, reachable(fight.grid, who.at, run_range(who), way))
        if len(path) == 0:
            return None
        act = Act("run")
    act.path = path
    return act


def burns_at(fight: Battle, at: i64) -> bool:
    """Whether a field is on fire."""
    for cloud in fight.clouds:
        if cloud.kind == FIRE and 2 * fight.grid.distance(cloud.at, at) <= cloud.across:
            return True
    return False


def way_out(fight: Battle, who: Participant, reach: Reach) -> list[i64]:
    """The way to the field that does not burn and lies nearest to an opponent."""
    foe = nearest(fight, who)
    best: i64 = -1
    least: i64 = FAR
    for f in reach.fields():
        metres = 0 if foe is None else fight.grid.distance(f, foe.at)
        if f != who.at and metres < least and not burns_at(fight, f):
            best = f
            least = metres
    return [] if best < 0 else reach.path_to(best)

"""With what, at whom and from where somebody could act now (LSK-SEQ-01)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY, Weapon
from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, CROWDS, DROP, FLYING, THROWS
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach, is_unaware
from fechtbuch.books.landsknecht.rules.basics.hands import drawable
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_reach, blow_things, melee_form
from fechtbuch.books.landsknecht.rules.grappling.grips import (
    grip_weapons,
    grips,
    hold_weapons,
    may_wrestle,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.moving.mounted import may_mount
from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_squares,
    combat_move,
    place,
    running_move,
    strike_squares,
    walks,
)
from fechtbuch.books.landsknecht.rules.shooting.loading import may_load
from fechtbuch.books.landsknecht.rules.shooting.missiles import (
    ready_at_belt,
    ready_to_fire,
    shooting_things,
    shot,
    throwable_at_belt,
    throwable_things,
    within_range,
)
from fechtbuch.books.landsknecht.rules.shooting.shooting import crowd_around
from fechtbuch.books.landsknecht.rules.things.items import (
    bayonet,
    lying,
    searchable,
    takes_bayonet,
    treatable,
    usable_items,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.paths import Reach


class Prospects:
    """What the questions about one turn need to know again and again."""

    def __init__(self, fight: Battle, fighter: Combatant) -> None:
        self.fight = fight
        self.fighter = fighter
        self.foes = [
            foe
            for foe in fight.fighters
            if fight.foes(fighter, foe)
            and not (foe.gone or foe.dead or foe.surrendered or foe.off_map)
        ]
        self._walk: Reach | None = None
        self._reached: dict[str, list[Combatant]] = {}
        """Whom a verb reaches with a weapon or missile, found out once."""

    def walk(self) -> Reach:
        """Everywhere within the combat move."""
        if self._walk is None:
            self._walk = walks(self.fight, self.fighter, combat_move(self.fight, self.fighter))
        return self._walk

    # Whom.

    def targets(self, verb: str) -> list[Combatant]:
        """Whom a verb can be about, with whatever there is to do it with."""
        fighter = self.fighter
        if verb == "wrestle":
            return self.wrestle_targets()
        if verb == "mount":
            return self.mounts()
        if verb == "wake":
            return self.sleepers()
        if verb == "use":
            return self.patients()
        if verb in BLOWS and fighter.immobilised():
            return [self.fight.fighters[index] for index in fighter.held_by]
        found: list[Combatant] = []
        if verb in BLOWS:
            for slug in self.weapons(None):
                _add(found, self.blow_targets(verb, slug))
        else:
            for thing in self.missiles(verb):
                _add(found, self.shot_targets(verb, thing))
        return found

    def blow_targets(self, verb: str, slug: str) -> list[Combatant]:
        """Enemies whom a weapon reaches after a walk, or at the end of a charge."""
        key = f"{verb} {slug}"
        if key not in self._reached:
            self._reached[key] = self._struck_by(verb, slug)
        return self._reached[key]

    def _struck_by(self, verb: str, slug: str) -> list[Combatant]:
        weapon = self.weapon(slug)
        squares = blow_reach(self.fighter, weapon, verb)
        if verb == "charge":
            if weapon.garrote or running_move(self.fight, self.fighter) == 0:
                return []
            return [
                foe
                for foe in self.foes
                if len(charge_squares(self.fight, self.fighter, foe, squares)) > 0
            ]
        if self.fighter.block.mount:
            # A mount strikes from where its rider has brought it (LSK-MNT-06).
            return [foe for foe in self.foes if in_reach(self.fight, self.fighter, foe, squares)]
        steps = combat_move(self.fight, self.fighter) // FOOT
        found: list[Combatant] = []
        for foe in self.foes:
            if weapon.garrote and not is_unaware(self.fight, foe):
                continue
            if self.fight.apart(self.fighter, foe) > steps + squares:
                continue
            if len(strike_squares(self.fight, self.fighter, foe, squares, self.walk())) > 0:
                found.append(foe)
        return found

    def shot_targets(self, verb: str, thing: Thing) -> list[Combatant]:
        """Enemies in range from here or from a square within a walk."""
        key = f"{verb} {thing.slug}"
        if key not in self._reached:
            self._reached[key] = self._in_range(verb, thing)
        return self._reached[key]

    def _in_range(self, verb: str, thing: Thing) -> list[Combatant]:
        found: list[Combatant] = []
        for foe in self.foes:
            if len(self.shot_squares(thing, foe, verb in THROWS, True)) > 0:
                if verb not in CROWDS or self._in_a_crowd(foe):
                    found.append(foe)
        return found

    def _in_a_crowd(self, foe: Combatant) -> bool:
        """LSK-RUL-17: whether others stand around an enemy on foot."""
        if not foe.standing() or foe.rider != NOBODY:
            return False
        return len(crowd_around(self.fight, self.fighter, foe)) > 1

    def usual_square(self, verb: str, slug: str, foe: Combatant) -> i64:
        """Whence an attack is made unless another way is said: from here, or the first that does.

        Only for a target that the weapon reaches.
        """
        thing = self.fight.thing_by_slug(slug)
        if verb in FLYING and thing is not None:
            return self.shot_squares(thing, foe, verb in THROWS, True)[0]
        far = blow_reach(self.fighter, self.weapon(slug), verb)
        if verb == "charge":
            return charge_squares(self.fight, self.fighter, foe, far)[0]
        return strike_squares(self.fight, self.fighter, foe, far, self.walk())[0]

    def shot_squares(
        self, thing: Thing, foe: Combatant, thrown: bool, only_one: bool = False
    ) -> list[i64]:
        """Squares within a walk from which a missile reaches."""
        fighter = self.fighter
        blow = shot(fighter, foe, thing, thrown)
        found: list[i64] = []
        home = fighter.at
        for square in self.walk().fields():
            place(self.fight, fighter, square)
            if within_range(self.fight, blow):
                found.append(square)
                if only_one:
                    break
        place(self.fight, fighter, home)
        return found

    def wrestle_targets(self) -> list[Combatant]:
        """Enemies within a walk and 5'."""
        if not may_wrestle(self.fighter):
            return []
        return [
            foe
            for foe in self.foes
            if not foe.block.mount
            and not foe.down
            and foe.index != self.fighter.hold_on
            and self.fighter.index not in foe.held_by
            and self._within_a_walk(foe)
        ]

    def mounts(self) -> list[Combatant]:
        """Riderless mounts within a walk."""
        mounts = may_mount(self.fight, self.fighter)
        return [mount for mount in mounts if self._within_a_walk(mount)]

    def patients(self) -> list[Combatant]:
        """Injured friends, and oneself, whom a surgeon can get at."""
        return [
            friend
            for friend in self.fight.fighters
            if friend.side == self.fighter.side
            and treatable(friend)
            and self._within_a_walk(friend)
        ]

    def _within_a_walk(self, other: Combatant) -> bool:
        """Whether a walk leads next to somebody."""
        return len(strike_squares(self.fight, self.fighter, other, 1, self.walk())) > 0

    def sleepers(self) -> list[Combatant]:
        """Friends asleep beside one."""
        return [
            friend
            for friend in self.fight.fighters
            if friend.asleep
            and friend.side == self.fighter.side
            and self.fight.apart(self.fighter, friend) <= 1
        ]

    # With what.

    def weapons(self, target: Combatant | None) -> list[str]:
        """Things to strike with: in hand, worn, at the belt, bare hands; in a grip, what serves."""
        fighter = self.fighter
        if fighter.immobilised():
            return hold_weapons(self.fight, fighter)
        if target is not None and grips(fighter, target):
            return grip_weapons(self.fight, fighter)
        if fighter.block.mount:
            return [BARE_HANDS]
        found = [thing.slug for thing in blow_things(self.fight, fighter)]
        bare = len(found) == 0 or not fighter.block.creature
        for thing in drawable(fighter):
            if melee_form(fighter, thing) is not None:
                found.append(thing.slug)
        if bare:
            found.append(BARE_HANDS)
        return found

    def weapon(self, slug: str) -> Weapon:
        """What a slug is in a blow."""
        thing = self.fight.thing_by_slug(slug)
        return melee_blow(self.fight, self.fighter, self.fighter, thing).weapon

    def missiles(self, verb: str) -> list[Thing]:
        """What can be shot or thrown now, in hand or drawn for it (LSK-WPN-01)."""
        if verb in THROWS:
            return [*throwable_things(self.fighter), *throwable_at_belt(self.fighter)]
        return [*self.ready_shots(), *ready_at_belt(self.fighter)]

    def ready_shots(self) -> list[Thing]:
        """Missile weapons in hand that are ready to fire."""
        fighter = self.fighter
        return [thing for thing in shooting_things(fighter) if ready_to_fire(fighter, thing)]

    def things_for(self, verb: str) -> list[Thing]:
        """The things that any other verb can be about."""
        fighter = self.fighter
        if verb == "aim":
            return [*self.ready_shots(), *throwable_things(fighter)]
        if verb == "load":
            return [thing for thing in shooting_things(fighter) if may_load(fighter, thing)]
        if verb == "clear":
            return [thing for thing in shooting_things(fighter) if thing.jammed]
        if verb == "light-match":
            return [thing for thing in shooting_things(fighter) if thing.unlit]
        if verb == "search":
            return searchable(fighter)
        if verb == "use":
            return self.usable_items()
        if verb == DROP:
            return fighter.hands
        return self.handled_things(verb)

    def usable_items(self) -> list[Thing]:
        """Items at hand that do something when used; a surgeon needs somebody to treat."""
        return [
            thing
            for thing in usable_items(self.fighter)
            if thing.effect != "treats-injury" or len(self.patients()) > 0
        ]

    def handled_things(self, verb: str) -> list[Thing]:
        """The things that a verb of handling can be about (LSK-WPN-07)."""
        fighter = self.fighter
        fight = self.fight
        arms = 2 - fighter.arms_lost
        if verb == "stow":
            return list(fighter.hands)
        if verb == "put-on":
            return [
                thing
                for thing in fighter.carried
                if thing.kind == "shield" and thing.place == BELT and 0 < thing.hands <= arms
            ]
        if verb == "set-up":
            return [thing for thing in fighter.carried if thing.pavise and not thing.set_up]
        if verb == "fix-bayonet":
            if bayonet(fighter) is None:
                return []
            return [thing for thing in fighter.hands if takes_bayonet(thing)]
        found: list[Thing] = []
        if verb == "pick-up":
            found = [thing for thing in lying(fight) if thing.hands <= arms]
        elif verb == "take":
            for friend in fight.fighters:
                if friend.side == fighter.side and friend is not fighter and friend.able():
                    found.extend([thing for thing in friend.hands if thing.hands <= arms])
        elif verb == "lift":
            found = [thing for thing in fighter.carried if thing.pavise and thing.set_up]
        return [thing for thing in found if len(self.handling_squares(verb, thing)) > 0]

    def handling_squares(self, verb: str, thing: Thing) -> list[i64]:
        """Squares within a walk from which a thing can be handled (LSK-MOV-10, LSK-WPN-07)."""
        fight = self.fight
        if verb == "take":
            giver = fight.fighters[thing.holder]
            return strike_squares(fight, self.fighter, giver, 1, self.walk())
        if verb == "pick-up" or verb == "lift":
            near = 1 if verb == "pick-up" else 0
            return [
                square
                for square in self.walk().fields()
                if fight.grid.distance(square, thing.at) <= near
            ]
        return self.walk().fields()


def _add(found: list[Combatant], more: list[Combatant]) -> None:
    """Each of them once."""
    for foe in more:
        if foe not in found:
            found.append(foe)

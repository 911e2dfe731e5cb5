"""What somebody could do now: which verbs, with what, to whom, from where (LSK-SEQ-01)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY, Thing, Weapon
from fechtbuch.books.landsknecht.kinds.verbs import HANDLING, HOLD, NOTHING
from fechtbuch.books.landsknecht.rules.basics.circumstances import catching, in_reach, is_unaware
from fechtbuch.books.landsknecht.rules.basics.weapons import (
    blow_things,
    drawable,
    melee_form,
    reach,
)
from fechtbuch.books.landsknecht.rules.contact.flight import can_flee
from fechtbuch.books.landsknecht.rules.grappling.grips import may_wrestle
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.casting import castable
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

    def walk(self) -> Reach:
        """Everywhere within the combat move."""
        if self._walk is None:
            self._walk = walks(self.fight, self.fighter, combat_move(self.fight, self.fighter))
        return self._walk

    # With what.

    def blow_weapons(self) -> list[str]:
        """Things to strike with: in hand, worn, at the belt, bare hands."""
        fighter = self.fighter
        found = [thing.slug for thing in blow_things(self.fight, fighter)]
        for thing in drawable(fighter):
            if melee_form(fighter, thing) is not None:
                found.append(thing.slug)
        if not found or not fighter.block.creature:
            found.append(BARE_HANDS)
        return found

    def weapon(self, slug: str) -> Weapon:
        """What a slug is in a blow."""
        thing = self.fight.thing_by_slug(slug)
        return melee_blow(self.fight, self.fighter, self.fighter, thing).weapon

    def ready_shots(self) -> list[Thing]:
        """Missile weapons in hand that are ready to fire."""
        fighter = self.fighter
        return [thing for thing in shooting_things(fighter) if ready_to_fire(fighter, thing)]

    def missiles(self, thrown: bool) -> list[Thing]:
        """What can be shot or thrown now, in hand or drawn for it (LSK-WPN-01)."""
        if thrown:
            return [*throwable_things(self.fighter), *throwable_at_belt(self.fighter)]
        return [*self.ready_shots(), *ready_at_belt(self.fighter)]

    # Whom.

    def blow_targets(self, slug: str) -> list[Combatant]:
        """Enemies within a walk and the weapon's reach."""
        weapon = self.weapon(slug)
        squares = reach(self.fighter, weapon)
        steps = combat_move(self.fight, self.fighter) // FOOT
        if self.fighter.block.mount:
            # A mount strikes from where its rider has brought it (LSK-MNT-06).
            return [foe for foe in self.foes if in_reach(self.fight, self.fighter, foe, squares)]
        found: list[Combatant] = []
        for foe in self.foes:
            if weapon.garrote and not is_unaware(self.fight, foe):
                continue
            if self.fight.apart(self.fighter, foe) > steps + squares:
                continue
            if len(strike_squares(self.fight, self.fighter, foe, squares, self.walk())) > 0:
                found.append(foe)
        return found

    def charge_targets(self, slug: str) -> list[Combatant]:
        """Enemies at the end of a straight run."""
        weapon = self.weapon(slug)
        if weapon.garrote or running_move(self.fight, self.fighter) == 0:
            return []
        squares = reach(self.fighter, weapon)
        return [
            foe
            for foe in self.foes
            if len(charge_squares(self.fight, self.fighter, foe, squares)) > 0
        ]

    def shot_targets(self, thing: Thing, thrown: bool) -> list[Combatant]:
        """Enemies in range from here or from a square within a walk."""
        found: list[Combatant] = []
        for foe in self.foes:
            if len(self.shot_squares(thing, foe, thrown, True)) > 0:
                found.append(foe)
        return found

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
            and len(strike_squares(self.fight, self.fighter, foe, 1, self.walk())) > 0
        ]

    # Verbs.

    def verbs(self) -> list[str]:
        """The legal verbs, `nothing` first."""
        fighter = self.fighter
        fight = self.fight
        if fighter.immobilised():
            # LSK-MOR-03: those who have lost heart get free if they can, but strike nobody.
            found = [NOTHING, "escape"] if fighter.routed else [NOTHING, "escape", "attack"]
            return [*found, "improvise"] if fight.scene.referee else found
        mount = fight.mount_of(fighter)
        if mount is not None and mount.bolting > 0:
            return [NOTHING, "jump-off"]
        if fighter.block.mount:
            return [NOTHING, "attack"] if self.blow_targets(BARE_HANDS) else [NOTHING]
        if fighter.routed:
            # LSK-MOR-03: who cannot flee has surrendered before his turn, or fights on.
            return ["flee", "parry"] if can_flee(fight, fighter) else ["parry"]
        found = [NOTHING]
        self._attack_verbs(found)
        self._movement_verbs(found)
        if fighter.hold_on != NOBODY:
            if catching(fight, fighter) is None:
                found.append("force")
            found.append("keep")
            found.append("release")
        self._missile_verbs(found)
        found.append("parry")
        if len(castable(fight, fighter)) > 0:
            found.append("cast")
        self._handling_verbs(found)
        if not fighter.holding_action:
            found.append(HOLD)
        if fight.scene.referee:
            found.append("improvise")
        return found

    def _attack_verbs(self, found: list[str]) -> None:
        weapons = self.blow_weapons()
        for slug in weapons:
            if len(self.blow_targets(slug)) > 0:
                found.append("attack")
                break
        for slug in weapons:
            if len(self.charge_targets(slug)) > 0:
                found.append("charge")
                break
        for verb, thrown in (("shoot", False), ("throw", True)):
            things = self.missiles(thrown)
            if any(len(self.shot_targets(thing, thrown)) > 0 for thing in things):
                found.append(verb)
                if any(len(self.crowd_targets(thing, thrown)) > 0 for thing in things):
                    found.append(f"{verb}-crowd")
        if len(self.wrestle_targets()) > 0:
            found.append("wrestle")

    def crowd_targets(self, thing: Thing, thrown: bool) -> list[Combatant]:
        """Enemies in range who stand in a crowd (LSK-RUL-17)."""
        return [
            foe
            for foe in self.shot_targets(thing, thrown)
            if foe.standing()
            and foe.rider == NOBODY
            and len(crowd_around(self.fight, self.fighter, foe)) > 1
        ]

    def _movement_verbs(self, found: list[str]) -> None:
        if len(self.walk().fields()) > 1:
            found.append("move")
            if running_move(self.fight, self.fighter) > 0:
                found.append("run")
        if can_flee(self.fight, self.fighter):
            found.append("flee")
        if len(self.mounts()) > 0:
            found.append("mount")
        if self.fighter.mounted():
            found.append("dismount")

    def mounts(self) -> list[Combatant]:
        """Riderless mounts within a walk."""
        return [
            mount
            for mount in may_mount(self.fight, self.fighter)
            if len(strike_squares(self.fight, self.fighter, mount, 1, self.walk())) > 0
        ]

    def _missile_verbs(self, found: list[str]) -> None:
        fighter = self.fighter
        if len(self.ready_shots()) > 0 or len(throwable_things(fighter)) > 0:
            found.append("aim")
        if len(self.loadable()) > 0:
            found.append("load")
        if len(self.jammed()) > 0:
            found.append("clear")
        if len(self.unlit()) > 0:
            found.append("light-match")

    def loadable(self) -> list[Thing]:
        """Weapons in hand that can take another shot."""
        return [t for t in shooting_things(self.fighter) if may_load(self.fighter, t)]

    def jammed(self) -> list[Thing]:
        """Weapons in hand with a misfire to clear."""
        return [thing for thing in shooting_things(self.fighter) if thing.jammed]

    def unlit(self) -> list[Thing]:
        """Matchlocks in hand whose match is out."""
        return [thing for thing in shooting_things(self.fighter) if thing.unlit]

    def _handling_verbs(self, found: list[str]) -> None:
        if not self.fighter.block.intelligent:
            return
        if len(searchable(self.fighter)) > 0:
            found.append("search")
        if len(self.usable_items()) > 0:
            found.append("use")
        for verb in HANDLING:
            if len(self.things_for(verb)) > 0:
                found.append(verb)
        if len(self.sleepers()) > 0:
            found.append("wake")

    def sleepers(self) -> list[Combatant]:
        """Friends asleep beside one."""
        return [
            friend
            for friend in self.fight.fighters
            if friend.asleep
            and friend.side == self.fighter.side
            and self.fight.apart(self.fighter, friend) <= 1
        ]

    def things_for(self, verb: str) -> list[Thing]:
        """The things that a verb of handling can be about."""
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

    def patients(self) -> list[Combatant]:
        """Injured friends, and oneself, whom a surgeon can get at."""
        return [
            friend
            for friend in self.fight.fighters
            if friend.side == self.fighter.side
            and treatable(friend)
            and len(strike_squares(self.fight, self.fighter, friend, 1, self.walk())) > 0
        ]

    def usable_items(self) -> list[Thing]:
        """Items at hand that do something when used; a surgeon needs somebody to treat."""
        return [
            thing
            for thing in usable_items(self.fighter)
            if thing.effect != "treats-injury" or len(self.patients()) > 0
        ]

"""Which verbs somebody may choose now (LSK-SEQ-01)."""

from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.verbs import (
    BLOWS,
    DROP,
    FLYING,
    HANDLING,
    HOLD,
    MISSILE_CARE,
    NOTHING,
)
from fechtbuch.books.landsknecht.rules.basics.circumstances import catching
from fechtbuch.books.landsknecht.rules.contact.flight import can_flee
from fechtbuch.books.landsknecht.rules.hitting.casting import castable
from fechtbuch.books.landsknecht.rules.moving.mounted import may_get_down
from fechtbuch.books.landsknecht.rules.moving.movement import running_move


def is_open(prospects: Prospects, verb: str) -> bool:
    """Whether a verb can be chosen: in a grip, on a bolting mount, by a mount, by who is free."""
    fight = prospects.fight
    fighter = prospects.fighter
    mount = fight.mount_of(fighter)
    if mount is not None and mount.bolting > 0:
        # LSK-RUL-80: nothing else, also in a grip.
        return verb == NOTHING or (verb == "jump-off" and may_get_down(fight, fighter))
    if fighter.immobilised():
        if verb == "attack":
            # LSK-MOR-03: those who have lost heart get free if they can, but strike nobody.
            return not fighter.routed
        return verb in (NOTHING, "escape") or (verb == "improvise" and fight.scene.referee)
    if fighter.block.mount:
        return verb == NOTHING or (verb == "attack" and len(prospects.targets(verb)) > 0)
    if fighter.routed and verb not in ("flee", "parry", DROP):
        # LSK-MOR-03: who cannot flee has surrendered before his turn, or fights on.
        return False
    return _open_to_the_free(prospects, verb)


def _open_to_the_free(prospects: Prospects, verb: str) -> bool:
    fight = prospects.fight
    fighter = prospects.fighter
    if verb in BLOWS:
        for slug in prospects.weapons(None):
            if len(prospects.blow_targets(verb, slug)) > 0:
                return True
        return False
    if verb in FLYING:
        for thing in prospects.missiles(verb):
            if len(prospects.shot_targets(verb, thing)) > 0:
                return True
        return False
    if verb in MISSILE_CARE or verb == DROP:
        return len(prospects.things_for(verb)) > 0
    if verb in HANDLING or verb == "search" or verb == "use":
        return fighter.block.intelligent and len(prospects.things_for(verb)) > 0
    if verb == "wake":
        return fighter.block.intelligent and len(prospects.targets(verb)) > 0
    if verb == "wrestle" or verb == "mount":
        return len(prospects.targets(verb)) > 0
    if verb == "move":
        return len(prospects.walk().fields()) > 1
    if verb == "run":
        return len(prospects.walk().fields()) > 1 and running_move(fight, fighter) > 0
    if verb == "flee":
        return can_flee(fight, fighter)
    if verb == "dismount":
        return fighter.mounted() and (
            may_get_down(fight, fighter) or len(prospects.walk().fields()) > 1
        )
    if verb == "force":
        return fighter.hold_on != NOBODY and catching(fight, fighter) is None
    if verb == "keep" or verb == "release":
        return fighter.hold_on != NOBODY
    if verb == "cast":
        return len(castable(fight, fighter)) > 0
    if verb == HOLD:
        return not fighter.holding_action
    if verb == "improvise":
        return fight.scene.referee
    return verb == NOTHING or verb == "parry"

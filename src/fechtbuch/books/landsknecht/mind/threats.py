"""Who can get at somebody on a square, and what that is likely to cost.

A turn weighs many squares. What an enemy's blow would do depends on the square only by how many set
upon the victim there, so each blow is reckoned once a turn and remembered; of a square there is
only to see who reaches it.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.mind.judging import Strike, reckon, usual_blow, weigh
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    helps,
    in_reach,
    on_the_same_side,
    same_body,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import longest_reach
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, running_move
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.fields import shifted
from fechtbuch.engine.plans import LIFE

PLAIN: Final[i64] = 0
CHARGE: Final[i64] = 1
COUNTER: Final[i64] = 2
"""Ways in which he may strike: as he stands, at a run, into a charge (LSK-CHG-03)."""

MOST: Final[i64] = 3
"""More than three together count no more (LSK-CND-06)."""

KINDS: Final = 36
"""Three ways, the victim charging or not, parrying or not, one to three together."""


class Threat:
    """An enemy of whoever plans his turn."""

    def __init__(self, foe: Combatant) -> None:
        self.foe = foe
        self.comes = False
        """Whether he strikes at all; the others only stand there."""
        self.reach: i64 = 0
        self.walk: i64 = -1
        self.run: i64 = -1
        """How far he gets, -1 as long as nobody has asked."""
        self.apart: i64 = 0
        self.upon = False
        """How far from the square that is weighed, and whether he helps others to strike there."""
        self.weighed = False
        self.rolled = False
        self.number: i64 = 0
        """Of the blow at him what `Strike` knows beside harm, once it was weighed."""
        self.known: i64 = 0
        """Bits of what is remembered of his own blows."""
        self.harm: list[int] = [0] * KINDS
        self.ends: list[int] = [0] * KINDS


class Threats:
    """All enemies of somebody. Room is used again from turn to turn."""

    def __init__(self) -> None:
        self.room: list[Threat] = []
        self.count: i64 = 0
        self.again: i64 = 0
        """Of the last total the part of those who have acted and come in the next Round."""
        self.strike = Strike()
        self.mine = Strike()

    def look(self, fight: Battle, who: Combatant) -> None:
        """Who there is. Where they stand may change afterwards, what they are may not."""
        self.count = 0
        for foe in fight.fighters:
            hostile = fight.foes(who, foe)
            if not hostile and not fight.foes(foe, who):
                continue
            if self.count == len(self.room):
                self.room.append(Threat(foe))
            threat = self.room[self.count]
            self.count += 1
            threat.foe = foe
            threat.comes = (
                hostile
                and foe.able()
                and not foe.routed
                and not foe.block.mount
                and foe.rider == NOBODY
            )
            threat.reach = longest_reach(foe)
            threat.walk = -1
            threat.run = -1
            threat.weighed = False
            threat.known = 0

    def stand(self, fight: Battle, who: Combatant) -> None:
        """See from where somebody stands now who is how far away, and who sets upon him."""
        index: i64 = 0
        while index < self.count:
            threat = self.room[index]
            foe = threat.foe
            threat.apart = fight.apart(foe, who)
            threat.upon = (
                threat.apart <= threat.reach
                and helps(fight, foe)
                and in_reach(fight, foe, who, threat.reach)
            )
            index += 1

    def together(self, fight: Battle, who: Combatant, striker: Combatant) -> i64:
        """LSK-RUL-14: how many would set upon him with this one, as `team` counts them."""
        count: i64 = 1
        index: i64 = 0
        while index < self.count and count < MOST:
            threat = self.room[index]
            if threat.upon and not same_body(threat.foe, striker):
                if on_the_same_side(fight, striker, threat.foe, who):
                    count += 1
            index += 1
        return count

    def weigh(self, fight: Battle, who: Combatant, threat: Threat, way: i64) -> None:
        """What a blow of his would do here; the answer is in `strike`."""
        strike = self.strike
        foe = threat.foe
        place = way * 12 + self.together(fight, who, foe) - 1
        if who.charged:
            place += 6
        if who.parrying:
            place += 3
        bit = shifted(1, place)
        if threat.known & bit != 0:
            strike.harm = threat.harm[place]
            strike.ends = threat.ends[place]
            return
        blow = usual_blow(fight, foe, who, way == CHARGE)
        blow.counters_charge = way == COUNTER
        reckon(strike, fight, blow)
        threat.harm[place] = strike.harm
        threat.ends[place] = strike.ends
        threat.known |= bit

    def blow_at(
        self, fight: Battle, who: Combatant, threat: Threat, thing: Thing | None, charge: bool
    ) -> Strike:
        """What a blow at him would do with the weapon of this turn."""
        mine = self.mine
        blow = melee_blow(fight, who, threat.foe, thing)
        blow.charge = charge
        mine.rolled = threat.rolled
        mine.number = threat.number
        if threat.weighed and threat.rolled:
            weigh(mine, fight, blow)
        else:
            reckon(mine, fight, blow)
            threat.weighed = True
            threat.rolled = mine.rolled
            threat.number = mine.number
        return mine

    def of(self, foe: Combatant) -> Threat:
        """What is known of an enemy."""
        index: i64 = 0
        while self.room[index].foe is not foe:
            index += 1
        return self.room[index]

    def cost(self, fight: Battle, who: Combatant, threat: Threat, next_round: i64) -> i64:
        """What one of them is likely to cost before one's own next turn.

        Whoever has acted comes in the next Round only, and counts by so much.
        """
        foe = threat.foe
        if not threat.comes or (next_round == 0 and foe.acted):
            return 0
        feet = (threat.apart - threat.reach) * FOOT
        way = PLAIN
        if feet > 0:
            if threat.walk < 0:
                threat.walk = combat_move(fight, foe)
                threat.run = running_move(fight, foe)
            if feet > threat.walk:
                if feet > threat.run:
                    return 0
                way = CHARGE
        self.weigh(fight, who, threat, way)
        found = worst(self.strike)
        return found * next_round // LIFE if foe.acted else found

    def total(self, fight: Battle, who: Combatant, but: Threat | None, next_round: i64) -> i64:
        """What all of them are likely to cost where somebody stands, but one."""
        total: i64 = 0
        self.again = 0
        index: i64 = 0
        while index < self.count:
            threat = self.room[index]
            if threat is not but:
                found = self.cost(fight, who, threat, next_round)
                total += found
                if threat.foe.acted:
                    self.again += found
            index += 1
        return total

    def coming(self, fight: Battle, who: Combatant, at: i64, next_round: i64) -> i64:
        """What all of them are likely to cost on some square."""
        home = who.at
        who.at = at
        self.stand(fight, who)
        total = self.total(fight, who, None, next_round)
        who.at = home
        return total


def worst(strike: Strike) -> i64:
    """Harm, or the chance to fall where that is more."""
    return strike.harm if strike.harm > strike.ends else strike.ends

"""A combatant of Landsknecht: state of the Round, state of the fight (section 2)."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import HAND, NOBODY
from fechtbuch.books.landsknecht.kinds.block import Block
from fechtbuch.books.landsknecht.state.burdens import Casting, Injury
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.books.landsknecht.state.written import (
    copy_combatant,
    end_round_combatant,
    read_combatant,
    write_combatant,
)
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import (
    Edict,
    Ends,
    Flag,
    Follows,
    Label,
    Linked,
    Ordered,
    Outside,
    Shown,
    Since,
    Uncounted,
)

UNDECIDED: Final = 0
EXPOSED: Final = 1
DEFENDING: Final = 2
"""What somebody busy does about attacks in this Round (LSK-ITM-03)."""
NO_DEED: Final = 0
MOVED: Final = 1
OTHER_DEED: Final = 2
"""What somebody has done in this Round, as far as LSK-RUL-07 asks."""


class Combatant(Fighter):
    """A person, creature or mount in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, Label("key")] = block
        self.group: Annotated[str, Uncounted] = block.key
        """Who checks morale together."""
        self.squad: Annotated[i64, Follows] = -1
        """The same as a number, over all sides; the fight sets it."""
        # Numbers.
        self.wounds: Annotated[i64, Edict(-100, 500)] = 1
        self.max_wounds: Annotated[i64, Edict(1, 500)] = 1
        self.ws: Annotated[i64, Edict(0, 20)] = 0
        self.bs: Annotated[i64, Edict(0, 20)] = 0
        self.armour_rating: Annotated[i64, Edict(0, 20)] = 0
        self.strength: Annotated[i64, Edict(-3, 3)] = 0
        self.agility: Annotated[i64, Edict(-3, 3)] = 0
        self.intelligence: Annotated[i64, Edict(-3, 3)] = 0
        self.willpower: Annotated[i64, Edict(-3, 3)] = 0
        self.scores: list[int] = [9, 9, 9, 9, 9, 9]
        self.saves: list[int] = [16, 14, 17, 15, 18]
        self.rate: Annotated[i64, Edict(0, 1000)] = 120
        """Movement rate in feet per Turn, from encumbrance; kept up to date by `load`."""
        self.encumbrance: i64 = 0
        # Things, spells, a mount.
        self.hands: Annotated[list[Thing], Linked("things"), Ordered] = []
        self.carried: Annotated[list[Thing], Linked("things"), Ordered] = []
        """At the belt, in pouch and pack, worn."""
        self.spells: list[str] = []
        self.rider: i64 = NOBODY
        self.mount: i64 = NOBODY
        # Out of the fight, or nearly.
        self.dead: Annotated[bool, Flag] = False
        self.down: Annotated[bool, Flag] = False
        self.unconscious: Annotated[bool, Shown] = False
        self.crawled: i64 = 0
        """Feet crawled towards the next square while Down (LSK-DMG-02)."""
        self.surrendered: Annotated[bool, Flag] = False
        self.routed: Annotated[bool, Flag] = False
        # Injuries, and the numbers that they make.
        self.injuries: list[Injury] = []
        self.exposure: Annotated[i64, Edict(-20, 20)] = 0
        self.own_attack: Annotated[i64, Edict(-20, 20)] = 0
        self.extra_load: i64 = 0
        self.extra_items: i64 = 0
        self.arms_lost: i64 = 0
        self.eyes_lost: i64 = 0
        self.lame: Annotated[bool, Shown] = False
        self.was_wounded = False
        # What hampers somebody until something ends it.
        self.asleep: Annotated[bool, Flag] = False
        self.sleep_left: i64 = 0
        """Rounds of magic sleep still to come; 0: until something wakes him."""
        self.paralysed: Annotated[bool, Flag] = False
        self.bound: Annotated[bool, Flag] = False
        self.pinned: Annotated[bool, Flag] = False
        self.hold_on: i64 = NOBODY
        self.held_by: list[int] = []
        self.hold_streak: i64 = 0
        self.garrotted_by: i64 = NOBODY
        self.netted: Annotated[bool, Shown] = False
        self.caught_by: i64 = NOBODY
        self.prone: Annotated[bool, Flag] = False
        self.blind: Annotated[bool, Flag] = False
        self.lit: Annotated[bool, Flag] = False
        """In the light of somebody's torch."""
        self.torchlit: Annotated[bool, Since("0.2")] = False
        """Lit by a light in the fight, and only as long as that is near (LSK-RUL-89)."""
        self.unaware: Annotated[bool, Flag] = False
        self.surprised: Annotated[bool, Flag] = False
        self.gagged: Annotated[bool, Flag] = False
        self.bolting: i64 = 0
        # What somebody is about for more than a Round.
        self.aiming: Annotated[bool, Flag] = False
        self.aimed = False
        self.aiming_with: i64 = NOBODY
        """Index of the weapon that is aimed (LSK-RUL-51); nobody's: any."""
        self.casting: Casting | None = None
        self.symbol_ready = False
        """Held the holy symbol when the Round began (LSK-RUL-58)."""
        self.search: Annotated[Thing | None, Linked("things", "slug")] = None
        self.search_left: i64 = 0
        self.loading: Annotated[Thing | None, Linked("things", "slug")] = None
        self.busy_counted = False
        self.ordered = ""
        """A word of command that takes the next action (LSK-CST-08)."""
        self.busy_rounds: i64 = 0
        """Rounds that an improvised action still takes (LSK-SEQ-02)."""
        self.improvising = ""
        # What ends with the Round (section 2.4).
        self.turn_over: Annotated[bool, Ends("round")] = False
        self.turn_to_come: Annotated[bool, Ends("round"), Since("0.2")] = False
        """A rider who has acted before his turn: a horse that bolts runs on it (LSK-RUL-70)."""
        self.acted: Annotated[bool, Flag, Ends("round")] = False
        self.attacked: Annotated[bool, Ends("round")] = False
        self.deed: Annotated[i64, Ends("round")] = NO_DEED
        self.damaged_this_round: Annotated[bool, Ends("round")] = False
        self.charged: Annotated[bool, Shown, Ends("round")] = False
        self.parrying: Annotated[bool, Shown, Ends("round")] = False
        self.weapon_changed: Annotated[bool, Ends("round")] = False
        self.holding_action: Annotated[bool, Ends("round")] = False
        self.busy_choice: Annotated[i64, Ends("round")] = UNDECIDED
        self.moved_this_round: Annotated[bool, Ends("round")] = False
        self.fleeing: Annotated[bool, Shown, Ends("round")] = False
        """Fled in this Round (LSK-FLE-08)."""
        self.off_map: Annotated[bool, Ends("round")] = False
        """Fled over the edge of the map."""
        self.charted: Annotated[i64, Outside] = 0
        """Where and how the fight's crowd has last seen it."""

    # Short questions that many chapters ask.

    def standing(self) -> bool:
        """Neither Down, dead, fled nor surrendered (LSK-MOV-07)."""
        return not (self.down or self.gone or self.surrendered or self.off_map)

    def helpless(self) -> bool:
        """Helpless in the sense of LSK-CND-04, casting apart."""
        return (
            self.down
            or self.pinned
            or self.asleep
            or self.netted
            or self.bound
            or self.paralysed
            or self.caught_by != NOBODY
        )

    def immobilised(self) -> bool:
        """In somebody's grip (LSK-WRS-06)."""
        return len(self.held_by) > 0

    def able(self) -> bool:
        """Able in the sense of section 2.1."""
        return not (
            self.gone
            or self.surrendered
            or self.surprised
            or self.off_map  # LSK-RUL-84
            or len(self.held_by) > 0
            or self.helpless()  # and so is whoever is Down
        )

    def in_the_fight(self) -> bool:
        """Still counts for its side at the end of the Round (LSK-SEQ-08)."""
        return not (
            self.down
            or self.gone
            or self.surrendered
            or self.pinned
            or self.asleep
            or self.caught_by != NOBODY
        )

    def alive(self) -> bool:
        """Whether it lives, on the field or away from it."""
        return not self.dead

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return self.in_the_fight()

    def busy(self) -> bool:
        """Searching, or loading a firearm: open to attacks as if unaware (LSK-ITM-02)."""
        if self.search is not None:
            return True
        # LSK-RUL-40: whoever loads a crossbow defends as usual.
        thing = self.loading
        return thing is not None and thing.weapon is not None and thing.weapon.firearm

    def end_aim(self) -> None:
        """The aim is used or given up (LSK-MIS-08, LSK-RUL-19)."""
        self.aiming = False
        self.aimed = False
        self.aiming_with = NOBODY

    def mounted(self) -> bool:
        """In the saddle."""
        return self.mount != NOBODY

    def combat_move(self) -> i64:
        """Combat move per Round in feet, of the legs alone (LSK-MOV-05)."""
        if self.lame:
            return 10 if self.rate > 0 else 0
        return self.rate // 3

    def running_move(self) -> i64:
        """Running move per Round in feet, of the legs alone."""
        return 0 if self.lame else self.rate

    def holds(self, thing: Thing) -> bool:
        """Whether a thing is in one of the hands."""
        return thing.place == HAND and thing.holder == self.index

    # State.

    def clear_round(self) -> None:
        """What ends with the Round (section 2.4)."""
        end_round_combatant(self)

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        copy_combatant(self, twin)
        return twin

    def to_data(self) -> dict[str, object]:
        """The combatant's state as JSON-ready data; things are the fight's."""
        return write_combatant(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data; what is a thing is set by the fight."""
        read_combatant(self, data)

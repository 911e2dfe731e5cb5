"""A combatant of Landsknecht: state of the Round, state of the fight (section 2)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import HAND, NOBODY, Thing
from fechtbuch.books.landsknecht.kinds.block import Block
from fechtbuch.engine.data import fields, listed, read_fields, wholes, write_fields
from fechtbuch.engine.fighter import Fighter

UNDECIDED: Final = 0
EXPOSED: Final = 1
DEFENDING: Final = 2
"""What somebody busy does about attacks in this Round (LSK-ITM-03)."""
NO_DEED: Final = 0
MOVED: Final = 1
OTHER_DEED: Final = 2
"""What somebody has done in this Round, as far as LSK-RUL-07 asks."""


class Injury:
    """One lasting injury (LSK-DMG-03)."""

    def __init__(self, key: str, place: str, side: str) -> None:
        self.key = key
        self.place = place
        self.side = side

    def to_data(self) -> dict[str, object]:
        """The injury as JSON-ready data."""
        return {"key": self.key, "place": self.place, "side": self.side}


def injury_from(data: dict[str, object]) -> Injury:
    """The injury that `Injury.to_data` wrote."""
    return Injury(str(data["key"]), str(data["place"]), str(data["side"]))


class Casting:
    """A spell that is being cast: what, at whom, and how its dice are divided."""

    def __init__(self, spell: str, targets: list[int], shares: list[int], word: str) -> None:
        self.spell = spell
        self.targets = targets
        self.shares = shares
        self.word = word

    def to_data(self) -> dict[str, object]:
        """The casting as JSON-ready data."""
        return {
            "spell": self.spell,
            "targets": list(self.targets),
            "shares": list(self.shares),
            "word": self.word,
        }


def casting_from(data: dict[str, object]) -> Casting:
    """The casting that `Casting.to_data` wrote."""
    spell, word = str(data["spell"]), str(data["word"])
    return Casting(spell, wholes(data["targets"]), wholes(data["shares"]), word)


class Combatant(Fighter):
    """A person, creature or mount in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block = block
        self.group = block.key
        """Who checks morale together."""
        self.squad: i64 = -1
        """The same as a number, over all sides; the fight sets it."""
        self.scores: list[int] = [9, 9, 9, 9, 9, 9]
        self.strength: i64 = 0
        self.agility: i64 = 0
        self.intelligence: i64 = 0
        self.willpower: i64 = 0
        self.ws: i64 = 0
        self.bs: i64 = 0
        self.armour_rating: i64 = 0
        self.max_wounds: i64 = 1
        self.wounds: i64 = 1
        self.saves: list[int] = [16, 14, 17, 15, 18]
        self.rate: i64 = 120
        """Movement rate in feet per Turn, from encumbrance; kept up to date by `weapons`."""
        self.encumbrance: i64 = 0
        self.hands: list[Thing] = []
        self.carried: list[Thing] = []
        """At the belt, in pouch and pack, worn."""
        self.spells: list[str] = []
        self.rider: i64 = NOBODY
        self.mount: i64 = NOBODY
        # Cleared at the end of each Round.
        self.turn_over = False
        self.acted = False
        self.attacked = False
        self.deed: i64 = NO_DEED
        self.damaged_this_round = False
        self.charged = False
        self.parrying = False
        self.weapon_changed = False
        self.holding_action = False
        self.busy_choice: i64 = UNDECIDED
        self.moved_this_round = False
        self.fleeing = False
        """Fled in this Round (LSK-FLE-08)."""
        self.off_map = False
        """Fled over the edge of the map."""
        # Last until something ends them.
        self.aiming = False
        self.aimed = False
        self.aiming_with: i64 = NOBODY
        """Index of the weapon that is aimed (LSK-RUL-51); nobody's: any."""
        self.casting: Casting | None = None
        self.symbol_ready = False
        """Held the holy symbol when the Round began (LSK-RUL-58)."""
        self.search: Thing | None = None
        self.search_left: i64 = 0
        self.busy_counted = False
        self.loading: Thing | None = None
        self.hold_on: i64 = NOBODY
        self.held_by: list[int] = []
        self.hold_streak: i64 = 0
        self.pinned = False
        self.garrotted_by: i64 = NOBODY
        self.netted = False
        self.caught_by: i64 = NOBODY
        self.blind = False
        self.lit = False
        """In the light of somebody's torch."""
        self.eyes_lost: i64 = 0
        self.unaware = False
        self.surprised = False
        self.bound = False
        self.asleep = False
        self.sleep_left: i64 = 0
        """Rounds of magic sleep still to come; 0: until something wakes him."""
        self.paralysed = False
        self.gagged = False
        self.prone = False
        self.down = False
        self.unconscious = False
        self.crawled: i64 = 0
        """Feet crawled towards the next square while Down (LSK-DMG-02)."""
        self.dead = False
        self.injuries: list[Injury] = []
        self.exposure: i64 = 0
        self.own_attack: i64 = 0
        self.extra_load: i64 = 0
        self.extra_items: i64 = 0
        self.arms_lost: i64 = 0
        self.lame = False
        self.routed = False
        self.surrendered = False
        self.bolting: i64 = 0
        self.was_wounded = False
        self.ordered = ""
        """A word of command that takes the next action (LSK-CST-08)."""
        self.busy_rounds: i64 = 0
        """Rounds that an improvised action still takes (LSK-SEQ-02)."""
        self.improvising = ""
        self.charted: i64 = 0
        """Where and how the fight's crowd has last seen it; no part of its state."""

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
            self.down
            or self.gone
            or self.surrendered
            or self.surprised
            or len(self.held_by) > 0
            or self.helpless()
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
        self.turn_over = False
        self.acted = False
        self.attacked = False
        self.deed = NO_DEED
        self.damaged_this_round = False
        self.charged = False
        self.parrying = False
        self.weapon_changed = False
        self.holding_action = False
        self.busy_choice = UNDECIDED
        self.moved_this_round = False
        self.fleeing = False
        self.off_map = False

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        self.copy_base(twin)
        twin.group = self.group
        twin.squad = self.squad
        twin.scores = self.scores
        twin.strength = self.strength
        twin.agility = self.agility
        twin.intelligence = self.intelligence
        twin.willpower = self.willpower
        twin.ws = self.ws
        twin.bs = self.bs
        twin.armour_rating = self.armour_rating
        twin.max_wounds = self.max_wounds
        twin.wounds = self.wounds
        twin.saves = self.saves
        twin.rate = self.rate
        twin.encumbrance = self.encumbrance
        twin.spells = self.spells
        twin.rider = self.rider
        twin.mount = self.mount
        twin.turn_over = self.turn_over
        twin.acted = self.acted
        twin.attacked = self.attacked
        twin.deed = self.deed
        twin.damaged_this_round = self.damaged_this_round
        twin.charged = self.charged
        twin.parrying = self.parrying
        twin.weapon_changed = self.weapon_changed
        twin.holding_action = self.holding_action
        twin.busy_choice = self.busy_choice
        twin.moved_this_round = self.moved_this_round
        twin.fleeing = self.fleeing
        twin.off_map = self.off_map
        twin.aiming = self.aiming
        twin.aimed = self.aimed
        twin.aiming_with = self.aiming_with
        twin.casting = self.casting
        twin.symbol_ready = self.symbol_ready
        twin.search_left = self.search_left
        twin.busy_counted = self.busy_counted
        twin.hold_on = self.hold_on
        twin.held_by = self.held_by
        twin.hold_streak = self.hold_streak
        twin.pinned = self.pinned
        twin.garrotted_by = self.garrotted_by
        twin.netted = self.netted
        twin.caught_by = self.caught_by
        twin.blind = self.blind
        twin.lit = self.lit
        twin.eyes_lost = self.eyes_lost
        twin.unaware = self.unaware
        twin.surprised = self.surprised
        twin.bound = self.bound
        twin.asleep = self.asleep
        twin.sleep_left = self.sleep_left
        twin.paralysed = self.paralysed
        twin.gagged = self.gagged
        twin.prone = self.prone
        twin.down = self.down
        twin.unconscious = self.unconscious
        twin.crawled = self.crawled
        twin.dead = self.dead
        twin.injuries = self.injuries
        twin.exposure = self.exposure
        twin.own_attack = self.own_attack
        twin.extra_load = self.extra_load
        twin.extra_items = self.extra_items
        twin.arms_lost = self.arms_lost
        twin.lame = self.lame
        twin.routed = self.routed
        twin.surrendered = self.surrendered
        twin.bolting = self.bolting
        twin.was_wounded = self.was_wounded
        twin.ordered = self.ordered
        twin.busy_rounds = self.busy_rounds
        twin.improvising = self.improvising
        return twin

    def to_data(self) -> dict[str, object]:
        """The combatant's state as JSON-ready data; things are the fight's."""
        data = self.base_data()
        data["block"] = self.block.key
        write_fields(data, self, _PLAIN, _LISTS)
        data["casting"] = None if self.casting is None else self.casting.to_data()
        data["search"] = "" if self.search is None else self.search.slug
        data["loading"] = "" if self.loading is None else self.loading.slug
        data["injuries"] = [injury.to_data() for injury in self.injuries]
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data; search and loading are set by the fight."""
        self.restore_base(data)
        read_fields(data, self, _PLAIN, _LISTS)
        casting = data["casting"]
        self.casting = None if casting is None else casting_from(fields(casting))
        self.injuries = [injury_from(fields(injury)) for injury in listed(data["injuries"])]


# Lists are replaced, never changed in place, so that copies may share them.
_LISTS: Final = ["scores", "saves", "spells", "held_by"]
_PLAIN: Final = [
    "group",
    "strength",
    "agility",
    "intelligence",
    "willpower",
    "ws",
    "bs",
    "armour_rating",
    "max_wounds",
    "wounds",
    "rate",
    "encumbrance",
    "rider",
    "mount",
    "turn_over",
    "acted",
    "attacked",
    "deed",
    "damaged_this_round",
    "charged",
    "parrying",
    "weapon_changed",
    "holding_action",
    "busy_choice",
    "moved_this_round",
    "fleeing",
    "off_map",
    "aiming",
    "aimed",
    "aiming_with",
    "symbol_ready",
    "search_left",
    "busy_counted",
    "hold_on",
    "hold_streak",
    "pinned",
    "garrotted_by",
    "netted",
    "caught_by",
    "blind",
    "lit",
    "eyes_lost",
    "unaware",
    "surprised",
    "bound",
    "asleep",
    "sleep_left",
    "paralysed",
    "gagged",
    "prone",
    "down",
    "unconscious",
    "crawled",
    "dead",
    "exposure",
    "own_attack",
    "extra_load",
    "extra_items",
    "arms_lost",
    "lame",
    "routed",
    "surrendered",
    "bolting",
    "was_wounded",
    "ordered",
    "busy_rounds",
    "improvising",
]

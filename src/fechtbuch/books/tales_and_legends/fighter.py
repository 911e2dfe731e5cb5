"""A combatant of Tales and Legends: numbers, states, and what a turn has left (2.4)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.arms import HAND, NOBODY, Thing
from fechtbuch.books.tales_and_legends.skills import ATTRIBUTE_OF, KO, RE, SI
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE

STANDARD: Final = 2
"""Standard actions of a turn (TAL-SEQ-10)."""


class Block:
    """What never changes about a fighter."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.levels: list[i64] = []
        self.bonus: list[i64] = []
        """By skill: level, synergy and permanent bonuses, without the attribute."""
        self.life: i64 = 30
        self.endurance: i64 = 5
        self.speed: i64 = 5
        self.load: i64 = 5
        self.mana: i64 = 30
        self.defence: i64 = 0
        """Permanent modifier of the physical defence, such as that of a small build."""
        self.hero = False
        self.humanoid = True
        self.huge = False
        self.dwarf = False
        self.silver_fears = False
        self.fear: i64 = 0
        """ST of the courage test of whoever faces it; 0 for what frightens nobody (TAL-STA-11)."""
        self.undead = False
        self.sees_in_dark = False
        self.natural_armour: i64 = 0
        self.width: i64 = 1
        self.height: i64 = 1
        self.large = False
        self.tall: i64 = 2
        """Metres; what somebody falls who falls off."""
        self.natural: list[Thing] = []
        """Bare hands, claws, hooves: weapons that nobody can take away."""
        self.mount = False
        self.trained = True
        self.saddle = True
        self.cavalry = False
        self.riding_proficiency = True
        self.proficiencies: list[str] = []
        self.armour_proficiency: list[i64] = [0, 0, 0]
        """How often taken, for light, medium and heavy armour."""
        self.spells: list[str] = []
        self.group = ""


class Wound:
    """The wounds of one hit (TAL-WND-02)."""

    def __init__(
        self, part: str, wounds: i64, since: i64, dressed: bool = False, brittle: bool = False
    ) -> None:
        self.part = part
        self.wounds = wounds
        self.since = since
        """What the victim's clock of bleeding showed when it arose."""
        self.dressed = dressed
        self.brittle = brittle
        """Whether splinters of a brittle head are in it (TAL-ITM-22)."""

    def to_data(self) -> list[object]:
        """Part, wounds, when, dressed, brittle."""
        return [self.part, self.wounds, self.since, self.dressed, self.brittle]


class Prepared:
    """A prepared attack that waits for somebody to come into reach (TAL-MAN-12)."""

    def __init__(self, thing: i64, special: str, part: str, against: i64) -> None:
        self.thing = thing
        """Index of the thing, below 0 a natural weapon."""
        self.special = special
        self.part = part
        self.against = against

    def to_data(self) -> list[object]:
        """Thing, special attack, part, enemy."""
        return [self.thing, self.special, self.part, self.against]


class Cover:
    """A shield held against one opponent, or against missiles from one direction (TAL-MAN-07)."""

    def __init__(self, thing: i64, against: i64, direction: i64) -> None:
        self.thing = thing
        self.against = against
        self.direction = direction

    def to_data(self) -> list[int]:
        """Shield, opponent, direction."""
        return [self.thing, self.against, self.direction]


@mypyc_attr(allow_interpreted_subclasses=True)
class Combatant(Fighter):
    """Somebody who fights."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block = block
        self.attributes: list[i64] = []
        self.hands: list[Thing] = []
        self.carried: list[Thing] = []
        self.worn: list[Thing] = []
        self.life: i64 = 0
        self.fatigue: i64 = 0
        self.exhaustion: i64 = 0
        self.mana: i64 = 0
        self.luck: i64 = 0
        self.wounds: list[Wound] = []
        self.lost: list[str] = []
        """Parts of the body that no longer work (TAL-WND-12)."""
        self.barbs: list[str] = []
        """Barbed missiles that stick in the body, by key (TAL-ITM-22)."""
        self.clock: i64 = 0
        """Half-rounds that its wounds have bled: two a round, one while they are pressed."""
        self.pressing = False
        """Does nothing this round but press its wounds (TAL-WND-07)."""
        self.burden: i64 = 0
        """Row of the overload table (TAL-MOV-16)."""
        self.ignores_burden = False
        self.facing: i64 = 0
        # Place in the order.
        self.initiative: i64 = NOWHERE
        self.tie: i64 = 0
        # States.
        self.prone = False
        self.dead = False
        self.unconscious = False
        self.stunned: i64 = 0
        self.fainted = False
        self.asleep = False
        self.paralysed = False
        self.bound = False
        self.dazed: i64 = 0
        self.dazed_now = False
        """Whether the running turn counts against the daze (TAL-RUL-83)."""
        self.dazzled = False
        self.blinded = False
        self.terrified: i64 = 0
        self.afraid_of: i64 = NOBODY
        """What the terrified would run from (TAL-STA-11)."""
        self.faced: list[i64] = []
        """Frightening creatures before which the courage has been tested."""
        self.surprised = False
        self.unaware = False
        self.entangled = ""
        """The weapon in whose cords somebody hangs (TAL-STA-13)."""
        self.entangled_by: i64 = NOBODY
        self.silenced = False
        self.helpless_round = False
        """Forced into helplessness towards outsiders until the end of the round (TAL-GRP-11)."""
        # The turn.
        self.will_fail = False
        """Has said that the next test of its own shall fail (TAL-TST-09)."""
        self.standard: i64 = 0
        self.extra: i64 = 0
        self.actions: i64 = 0
        """How many actions this turn has seen, free ones included."""
        self.acted = False
        """Whether the turn of this round is over."""
        self.moved = False
        self.stepped = False
        self.charged = False
        """Neither dodge nor parry until the next turn (TAL-ATK-16)."""
        self.attacked = False
        self.aimed = False
        self.feint_target: i64 = NOBODY
        self.feint_thing: i64 = 0
        self.aggressive = False
        self.aggressive_due = False
        """Declared; the first melee attack must follow (TAL-RUL-04)."""
        self.aggressive_open = False
        """Its drawbacks, until the next turn."""
        self.cautious = False
        self.cautious_tired = False
        self.defensive = False
        self.parries: list[i64] = []
        """Things for which parries have been bought; below 0 natural weapons."""
        self.shields_parried: list[i64] = []
        self.dodges: i64 = 0
        self.prepared: list[Prepared] = []
        self.covers: list[Cover] = []
        self.run_bonus: i64 = 0
        self.ran_at: list[i64] = []
        """Enemies whom the run led straight to, and so does not help against (TAL-MOV-06)."""
        self.ran_from: list[i64] = []
        """Enemies from whom it led away (TAL-RUL-87)."""
        self.full: str = ""
        """What a row of full-round actions is spent on, with its thing (TAL-RUL-20)."""
        self.full_left: i64 = 0
        # Grapple, hold, saddle.
        self.grapple: i64 = NOBODY
        self.on_top_of: i64 = NOBODY
        self.pinned_by: i64 = NOBODY
        self.breath: i64 = -1
        """Rounds of breath left while choked; -1 where nobody chokes."""
        self.choked_dead: i64 = 0
        self.deep_breath = False
        self.holds_on: i64 = NOBODY
        self.hold_kept = False
        self.hold_speed: i64 = 0
        self.hold_place = "back"
        self.mount: i64 = NOBODY
        self.rider: i64 = NOBODY
        self.band: i64 = 0
        """Metres of the largest band moved since the start of the own or the rider's turn."""
        self.named_band: i64 = -1
        self.spurred = False
        self.spur_tried = False
        self.fright: i64 = 0
        self.climbing: i64 = NOWHERE
        """The wall on which somebody hangs, and how many metres up (TAL-MOV-14)."""
        self.climbed: i64 = 0
        self.rounds_left: i64 = 0
        """What an improvised deed still takes."""

    # Numbers.

    def value(self, skill: i64) -> i64:
        """TAL-TST-02: the skill value."""
        return self.attributes[ATTRIBUTE_OF[skill]] + self.block.bonus[skill]

    def tired(self) -> i64:
        """Fatigue and exhaustion with the points that only count as if (TAL-WND-13)."""
        points = self.fatigue + self.exhaustion
        if self.dazed > 0:
            points += 5  # TAL-STA-07
        if self.life < 20 and self.block.life >= 20:
            points += 5  # TAL-WND-06
        return points

    def strength(self) -> i64:
        """Strength."""
        return self.attributes[SI]

    def reflex(self) -> i64:
        """The Reflex that counts for the defence: at least 10 (section 2.3)."""
        reflex = self.attributes[RE]
        return reflex if reflex > 10 else 10

    def condition(self) -> i64:
        """Condition."""
        return self.attributes[KO]

    # Short questions that many chapters ask.

    def alive(self) -> bool:
        """Whether it lives."""
        return not self.dead

    def out(self) -> bool:
        """Dead, stunned or unconscious: fallen out of the fight (TAL-RUL-84)."""
        return self.dead or self.unconscious or self.fainted or self.stunned > 0

    def helpless(self) -> bool:
        """TAL-STA-02, towards everybody; neither a pin nor cords are enough (TAL-RUL-80)."""
        return self.out() or self.asleep or self.paralysed or self.bound

    def present(self) -> bool:
        """Still counts for its side (TAL-RUL-89)."""
        return not self.gone and not self.helpless()

    def holds_field(self) -> bool:
        """Whether its field is taken: whoever is able to stand in the way."""
        return not self.gone and not self.out()

    def mounted(self) -> bool:
        """In the saddle."""
        return self.mount != NOBODY

    def unspent(self) -> bool:
        """Whether the whole turn is still there (TAL-RUL-20)."""
        return self.standard == STANDARD and self.extra == 1

    def affords(self, standard: i64, extra: i64) -> bool:
        """TAL-SEQ-11: an extra action may be paid with a standard one, not the reverse."""
        return self.standard >= standard and self.standard + self.extra >= standard + extra

    def pay(self, standard: i64, extra: i64) -> None:
        """Pay a price; extra actions first out of the extra one."""
        self.standard -= standard
        while extra > 0:
            if self.extra > 0:
                self.extra -= 1
            else:
                self.standard -= 1
            extra -= 1

    def pay_full(self) -> None:
        """TAL-SEQ-12: the whole turn."""
        self.standard = 0
        self.extra = 0

    def may_go_on(self) -> bool:
        """Whether the turn has anything left: an action, or the free step (TAL-MOV-01)."""
        if self.standard > 0 or self.extra > 0:
            return True
        return not (
            self.moved
            or self.stepped
            or self.prone
            or self.mount != NOBODY
            or self.grapple != NOBODY
            or self.holds_on != NOBODY
        )

    def hands_taken(self) -> i64:
        """Hands that hold something; what is strapped on leaves its hand free (TAL-ITM-22)."""
        taken: i64 = 0
        for thing in self.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.strapped:
                continue
            taken += 2 if thing.both else 1
        return taken

    def hands_usable(self) -> i64:
        """Hands that still work (TAL-RUL-61)."""
        hands: i64 = 2
        if len(self.lost) > 0:
            if "left-hand" in self.lost or "left-arm" in self.lost:
                hands -= 1
            if "right-hand" in self.lost or "right-arm" in self.lost:
                hands -= 1
        return hands

    def free_hands(self) -> i64:
        """Hands that hold nothing and work."""
        free = self.hands_usable() - self.hands_taken()
        return free if free > 0 else 0

    def holds(self, thing: Thing) -> bool:
        """Whether a thing is in one of the hands, or grown there."""
        if thing.index < 0:
            return True
        return thing.place == HAND and thing.holder == self.index

    def has_reactions(self) -> bool:
        """Whether any bought parry or dodge is left."""
        return self.dodges > 0 or len(self.parries) > 0

    # State.

    def lose_manoeuvres(self) -> None:
        """TAL-RUL-05: what was bought ends at the start of the next turn, or with helplessness."""
        self.charged = False
        self.aggressive = False
        self.aggressive_due = False
        self.aggressive_open = False
        self.cautious = False
        self.defensive = False
        self.dodges = 0
        self.run_bonus = 0
        if len(self.prepared) > 0:
            self.prepared = []
        if len(self.parries) > 0:
            self.parries = []
        if len(self.shields_parried) > 0:
            self.shields_parried = []
        if len(self.covers) > 0:
            self.covers = []

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        self.copy_base(twin)
        twin.attributes = self.attributes
        twin.life = self.life
        twin.fatigue = self.fatigue
        twin.exhaustion = self.exhaustion
        twin.mana = self.mana
        twin.luck = self.luck
        twin.wounds = self.wounds
        twin.lost = self.lost
        twin.barbs = self.barbs
        twin.clock = self.clock
        twin.pressing = self.pressing
        twin.burden = self.burden
        twin.ignores_burden = self.ignores_burden
        twin.facing = self.facing
        twin.initiative = self.initiative
        twin.tie = self.tie
        twin.prone = self.prone
        twin.dead = self.dead
        twin.unconscious = self.unconscious
        twin.stunned = self.stunned
        twin.fainted = self.fainted
        twin.asleep = self.asleep
        twin.paralysed = self.paralysed
        twin.bound = self.bound
        twin.dazed = self.dazed
        twin.dazed_now = self.dazed_now
        twin.dazzled = self.dazzled
        twin.blinded = self.blinded
        twin.terrified = self.terrified
        twin.afraid_of = self.afraid_of
        twin.faced = self.faced
        twin.surprised = self.surprised
        twin.unaware = self.unaware
        twin.entangled = self.entangled
        twin.entangled_by = self.entangled_by
        twin.silenced = self.silenced
        twin.helpless_round = self.helpless_round
        twin.will_fail = self.will_fail
        twin.standard = self.standard
        twin.extra = self.extra
        twin.actions = self.actions
        twin.acted = self.acted
        twin.moved = self.moved
        twin.stepped = self.stepped
        twin.charged = self.charged
        twin.attacked = self.attacked
        twin.aimed = self.aimed
        twin.feint_target = self.feint_target
        twin.feint_thing = self.feint_thing
        twin.aggressive = self.aggressive
        twin.aggressive_due = self.aggressive_due
        twin.aggressive_open = self.aggressive_open
        twin.cautious = self.cautious
        twin.cautious_tired = self.cautious_tired
        twin.defensive = self.defensive
        twin.parries = self.parries
        twin.shields_parried = self.shields_parried
        twin.dodges = self.dodges
        twin.prepared = self.prepared
        twin.covers = self.covers
        twin.run_bonus = self.run_bonus
        twin.ran_at = self.ran_at
        twin.ran_from = self.ran_from
        twin.full = self.full
        twin.full_left = self.full_left
        twin.grapple = self.grapple
        twin.on_top_of = self.on_top_of
        twin.pinned_by = self.pinned_by
        twin.breath = self.breath
        twin.choked_dead = self.choked_dead
        twin.deep_breath = self.deep_breath
        twin.holds_on = self.holds_on
        twin.hold_kept = self.hold_kept
        twin.hold_speed = self.hold_speed
        twin.hold_place = self.hold_place
        twin.mount = self.mount
        twin.rider = self.rider
        twin.band = self.band
        twin.named_band = self.named_band
        twin.spurred = self.spurred
        twin.spur_tried = self.spur_tried
        twin.fright = self.fright
        twin.climbing = self.climbing
        twin.climbed = self.climbed
        twin.rounds_left = self.rounds_left
        return twin

    def to_data(self) -> dict[str, object]:
        """The combatant's state as JSON-ready data; things are the fight's."""
        data = self.base_data()
        data["block"] = self.block.key
        for name in PLAIN:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        data["wounds"] = [wound.to_data() for wound in self.wounds]
        data["covers"] = [cover.to_data() for cover in self.covers]
        data["prepared"] = [prepared.to_data() for prepared in self.prepared]
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave."""
        self.restore_base(data)
        for name in PLAIN:
            setattr(self, name, data[name])
        for name in LISTS:
            values = data[name]
            assert isinstance(values, list)
            setattr(self, name, list(values))
        wounds = data["wounds"]
        covers = data["covers"]
        prepared = data["prepared"]
        assert isinstance(wounds, list) and isinstance(covers, list)
        assert isinstance(prepared, list)
        self.wounds = [Wound(wound[0], wound[1], wound[2], wound[3], wound[4]) for wound in wounds]
        self.covers = [Cover(cover[0], cover[1], cover[2]) for cover in covers]
        self.prepared = [Prepared(plan[0], plan[1], plan[2], plan[3]) for plan in prepared]


# Lists are replaced, never changed in place, so that copies may share them.
LISTS: Final = [
    "attributes",
    "lost",
    "barbs",
    "faced",
    "parries",
    "ran_at",
    "ran_from",
    "shields_parried",
]

PLAIN: Final = [
    "life",
    "fatigue",
    "exhaustion",
    "mana",
    "luck",
    "clock",
    "pressing",
    "burden",
    "ignores_burden",
    "facing",
    "initiative",
    "tie",
    "prone",
    "dead",
    "unconscious",
    "stunned",
    "fainted",
    "asleep",
    "paralysed",
    "bound",
    "dazed",
    "dazed_now",
    "dazzled",
    "blinded",
    "terrified",
    "afraid_of",
    "surprised",
    "unaware",
    "entangled",
    "entangled_by",
    "silenced",
    "helpless_round",
    "will_fail",
    "standard",
    "extra",
    "actions",
    "acted",
    "moved",
    "stepped",
    "charged",
    "attacked",
    "aimed",
    "feint_target",
    "feint_thing",
    "aggressive",
    "aggressive_due",
    "aggressive_open",
    "cautious",
    "cautious_tired",
    "defensive",
    "dodges",
    "run_bonus",
    "full",
    "full_left",
    "grapple",
    "on_top_of",
    "pinned_by",
    "breath",
    "choked_dead",
    "deep_breath",
    "holds_on",
    "hold_kept",
    "hold_speed",
    "hold_place",
    "mount",
    "rider",
    "band",
    "named_band",
    "spurred",
    "spur_tried",
    "fright",
    "climbing",
    "climbed",
    "rounds_left",
]

"""Sequence of play: contact, initiative, turns, end of the Round (4.1)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.actions import Deed, decision, run
from fechtbuch.books.landsknecht.arms import NOBODY
from fechtbuch.books.landsknecht.battle import (
    CLOSING,
    CONTACT,
    FOOT,
    HELD,
    OPENING,
    TURNS,
    Battle,
)
from fechtbuch.books.landsknecht.casting import sleep_on, symbols_at_round_start, take_effect
from fechtbuch.books.landsknecht.choices import Action, Pick
from fechtbuch.books.landsknecht.conditions import in_reach
from fechtbuch.books.landsknecht.fighter import OTHER_DEED, PARALYZATION, Combatant
from fechtbuch.books.landsknecht.flight import can_flee, flight, flight_path
from fechtbuch.books.landsknecht.holding import last_actions, perform
from fechtbuch.books.landsknecht.items import count_search
from fechtbuch.books.landsknecht.missiles import count_loading
from fechtbuch.books.landsknecht.morale import at_end_of_round, on_contact, surrender
from fechtbuch.books.landsknecht.mounted import aftermath
from fechtbuch.books.landsknecht.movement import place
from fechtbuch.books.landsknecht.pursuit import settle_flights
from fechtbuch.books.landsknecht.questions import (
    AnswerQuestionBase,
    BattleQuestion,
    fighter_options,
)
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.turn import TurnQuestion
from fechtbuch.books.landsknecht.verbs import HOLD, NOTHING
from fechtbuch.books.landsknecht.weapons import draw, drawable, drop_all
from fechtbuch.books.landsknecht.wounds import apply_waiting, hurt, release_hold
from fechtbuch.books.landsknecht.wrestling import garrote_turn
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot
from fechtbuch.engine.fields import block, field, y_of
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.grid import NOWHERE

FARTHEST_ROOM: Final = 64
"""How many squares from his place in the line somebody is put at most."""


class NextQuestion(BattleQuestion):
    """A side is to act and several members have not: who is next (LSK-SEQ-03)?"""

    def __init__(self, battle: Battle, side: i64) -> None:
        super().__init__("next", battle, side, None)

    def members(self) -> list[Combatant]:
        """Those of the side who still have a turn, in roster order."""
        return yet_to_act(self.battle, self.side)

    def void(self) -> bool:
        """Somebody has parried meanwhile, and there is nothing left to choose."""
        return len(self.members()) < 2

    def default(self) -> Choice:
        """Roster order."""
        return Pick("next", self.members()[:1])

    def slot(self, partial: Partial) -> Slot | None:
        """Which member."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("next")], "next")
        if "who" not in partial:
            members = self.members()
            return Slot("who", "fighter", fighter_options(members), members[0].slug)
        return None

    def build(self, partial: Partial) -> Choice:
        """The member named."""
        return Pick("next", [self.fighter_at(partial["who"])])


class DrawQuestion(AnswerQuestionBase):
    """A surprised Mercenary may still draw a weapon (LSK-WPN-06)."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("surprised-draw", battle, fighter)

    def verbs(self) -> list[Option]:
        """Nothing, or draw."""
        return [Option(NOTHING), Option("draw", ["LSK-WPN-06"])]

    def slot(self, partial: Partial) -> Slot | None:
        """Verb, then which weapon."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), NOTHING)
        if partial[VERB] == "draw" and "item" not in partial:
            things = drawable(self.fighter)
            return Slot("item", "item", [Option(thing.slug) for thing in things], things[0].slug)
        return None


def step(fight: Battle) -> None:
    """From one boundary to the next."""
    phase = fight.phase
    if phase == TURNS:
        next_turn(fight)
    elif phase == OPENING:
        open_round(fight)
    elif phase == HELD:
        last_actions(fight)
        fight.phase = CLOSING
    elif phase == CLOSING:
        close_round(fight)
    elif phase == CONTACT:
        first_contact(fight)


def first_contact(fight: Battle) -> None:
    """LSK-SEQ-06: distance, morale, surprise; then Round 0 or Round 1."""
    if not fight.scene.placed:
        form_lines(fight)
    on_contact(fight)
    surprised = surprised_sides(fight) if fight.scene.surprise else []
    free: list[int] = []
    for side in range(len(fight.sides)):
        if side in surprised:
            continue
        for other in surprised:
            if fight.enemies(side, other):
                free.append(side)
                break
    if len(free) == 0:
        fight.phase = OPENING
        return
    for fighter in fight.fighters:
        if fighter.side in surprised:
            fighter.surprised = True
            if _may_still_draw(fight, fighter):
                answer = fight.ask(DrawQuestion(fight, fighter))
                if answer.verb == "draw" and isinstance(answer, Action) and answer.thing:
                    draw(fight, fighter, answer.thing)
    fight.note("round-zero", "LSK-SEQ-06", values={"surprised": len(surprised)})
    fight.order = free
    fight.ranks = list(range(len(free)))
    fight.place = 0
    fight.tied = False
    symbols_at_round_start(fight)
    fight.phase = TURNS


def _may_still_draw(fight: Battle, fighter: Combatant) -> bool:
    """LSK-WPN-06: a Mercenary on his feet with something at the belt."""
    if not fight.options.career_traits or not fighter.block.mercenary:
        return False
    return fighter.standing() and not fighter.helpless() and len(drawable(fighter)) > 0


def form_lines(fight: Battle) -> None:
    """Each side a line abreast, the nearest opponents 3d6 × 10' apart unless the scene says."""
    grid = fight.grid
    feet = fight.scene.distance
    if feet == 0:
        feet = 10 * fight.roll(None, 3, 6, "distance")
    if 0 < fight.scene.sight < feet:
        feet = fight.scene.sight
    row: i64 = grid.min_y if grid.bounded else 0
    middle: i64 = (grid.min_x + grid.max_x + 1) // 2 if grid.bounded else 0
    taken: set[i64] = set()
    for side in range(len(fight.sides)):
        members = [
            fighter
            for fighter in fight.fighters
            if fighter.side == side and fighter.rider == NOBODY and fighter.at == NOWHERE
        ]
        column = middle - sum([int(fighter.block.width) for fighter in members]) // 2
        depth: i64 = 1
        for fighter in members:
            place(fight, fighter, _room_near(fight, fighter, field(column, row), taken))
            taken.update(fight.ground_of(fighter))
            column += fighter.block.width
            depth = max(depth, fighter.block.height)
        row += depth - 1 + max(1, feet // FOOT)
    fight.note("contact", "LSK-SEQ-06", amount=feet)


def _room_near(fight: Battle, fighter: Combatant, square: i64, taken: set[i64]) -> i64:
    """The nearest square where a whole body finds room, in the same row if it can be."""
    width, height = fighter.block.width, fighter.block.height
    for radius in range(FARTHEST_ROOM):
        best = NOWHERE
        for corner in fight.grid.ring(square, radius):
            ground = block(corner, width, height)
            if all(fight.grid.open(part) and part not in taken for part in ground):
                if best == NOWHERE or y_of(corner) == y_of(square) != y_of(best):
                    best = corner
        if best != NOWHERE:
            return best
    return square


def surprised_sides(fight: Battle) -> list[int]:
    """LSK-SEQ-06: 1d6 for each side; 1–2, or 1–4 against an ambush, one less if alert."""
    surprised: list[int] = []
    for side in fight.parties:
        if not side.may_be_surprised or side.ambush:
            continue
        limit: i64 = 0
        for other in fight.parties:
            if fight.enemies(side.index, other.index) and not match_burns(fight, other.index):
                limit = max(limit, 4 if other.ambush else 2)
        if limit == 0:
            continue  # LSK-MIS-12: a lit match rules out stealth
        tally = fight.tally("surprise", limit, "LSK-SEQ-06")
        if side.alert:
            tally.add("alert", -1, "LSK-SEQ-06")
        if fight.roll(None, 1, 6, "surprise", tally, [tally.total, 6]) <= tally.total:
            surprised.append(side.index)
            fight.note("surprised", "LSK-SEQ-06", word=side.slug)
    return surprised


def match_burns(fight: Battle, side: i64) -> bool:
    """LSK-MIS-12: whether anybody of a side gives himself away by a lit match."""
    for fighter in fight.fighters:
        if fighter.side == side:
            for thing in [*fighter.hands, *fighter.carried]:
                if thing.weapon is not None and thing.weapon.match and not thing.unlit:
                    return True
    return False


def open_round(fight: Battle) -> None:
    """LSK-SEQ-03, steps 1 and 2: spells take effect, then initiative."""
    fight.round += 1
    fight.note("round", "LSK-SEQ-03", amount=fight.round)
    take_effect(fight)
    symbols_at_round_start(fight)
    initiative(fight)
    _those_who_may_come_free(fight)
    fight.place = 0
    fight.tied = _is_tied(fight)
    fight.phase = TURNS


def _those_who_may_come_free(fight: Battle) -> None:
    """Sides whose members all are pinned, asleep or caught act last, if somebody frees them."""
    for fighter in fight.fighters:
        if fighter.side in fight.order or fighter.block.mount:
            continue
        if not (fighter.down or fighter.gone or fighter.surrendered):
            fight.ranks = [*fight.ranks, len(fight.order)]
            fight.order = [*fight.order, int(fighter.side)]


def sides_in_the_fight(fight: Battle) -> list[int]:
    """Sides with at least one member in the fight (LSK-SEQ-08)."""
    present = [False] * len(fight.sides)
    for fighter in fight.fighters:
        if not fighter.block.mount and fighter.in_the_fight():
            present[fighter.side] = True
    return [side for side, there in enumerate(present) if there]


def initiative(fight: Battle) -> None:
    """LSK-SEQ-04, -05: one die between two sides, else a die for each."""
    sides = sides_in_the_fight(fight)
    if len(sides) < 2:
        fight.order = sides
        fight.ranks = [0] * len(sides)
        return
    if len(sides) == 2 and fight.options.initiative == "single_die":
        first, second = sides[0], sides[1]
        if fight.sides[second].heroes and not fight.sides[first].heroes:
            first, second = second, first
        face = fight.roll(None, 1, 6, "initiative", None, [3, 6])
        fight.order = [first, second] if face > 3 else [second, first]
        fight.ranks = [0, 1]
        rule = "LSK-SEQ-04"
    else:
        _die_for_each(fight, sides)
        rule = "LSK-SEQ-05"
    if fight.telling:
        fight.note("initiative", rule, word=fight.sides[fight.order[0]].slug)


def _die_for_each(fight: Battle, sides: list[int]) -> None:
    """Highest first; equal sides act together and roll on only for who declares first."""
    faces: dict[int, int] = {}
    for side in sides:
        faces[side] = fight.roll(None, 1, 6, "initiative")
    order: list[int] = []
    ranks: list[int] = []
    for face in range(6, 0, -1):
        level = [side for side in sides if faces[side] == face]
        rank = len(order)
        for side in _declaring_order(fight, level):
            order.append(side)
            ranks.append(rank)
    fight.order = order
    fight.ranks = ranks


def _declaring_order(fight: Battle, sides: list[int]) -> list[int]:
    if len(sides) < 2:
        return sides
    return [sides[place] for place in fight.roll_order(len(sides), 6, "declaring")]


def _is_tied(fight: Battle) -> bool:
    """Whether the acting side shares its place with another (LSK-SEQ-05)."""
    if fight.place >= len(fight.order):
        return False
    rank = fight.ranks[fight.place]
    count = 0
    for other in fight.ranks:
        if other == rank:
            count += 1
    return count > 1


def has_turn(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody still has a turn of his own in this Round."""
    if fighter.turn_over or fighter.acted or fighter.down or fighter.gone or fighter.surprised:
        return False
    if fighter.surrendered or fighter.off_map or fighter.holding_action:
        return False
    if fighter.block.mount:
        return _mount_has_turn(fight, fighter)
    return not (
        fighter.pinned
        or fighter.asleep
        or fighter.bound
        or fighter.paralysed
        or fighter.caught_by != NOBODY
    )


def _mount_has_turn(fight: Battle, mount: Combatant) -> bool:
    """LSK-MNT-06: a warhorse strikes only in a Round in which its rider does not attack."""
    if not mount.block.war_trained or mount.rider == NOBODY:
        return False
    rider = fight.fighters[mount.rider]
    if not rider.turn_over or rider.attacked or rider.holding_action:
        return False
    for foe in fight.fighters:
        if foe.standing() and fight.foes(mount, foe):
            if in_reach(fight, mount, foe, mount.block.reach):
                return True
    return False


def yet_to_act(fight: Battle, side: i64) -> list[Combatant]:
    """The members of a side who still have a turn, in roster order."""
    members: list[Combatant] = []
    for fighter in fight.fighters:
        if fighter.side == side and has_turn(fight, fighter):
            members.append(fighter)
    return members


def next_turn(fight: Battle) -> None:
    """LSK-SEQ-03 step 3: the next member of the acting side, or the next side."""
    if fight.place >= len(fight.order):
        fight.phase = HELD
        return
    side = fight.order[fight.place]
    members = yet_to_act(fight, side)
    if len(members) == 0:
        _next_side(fight)
        return
    if len(members) > 1:
        answer = fight.ask(NextQuestion(fight, side))
        assert isinstance(answer, Pick)
        members = answer.members
    if len(members) > 0:
        take_turn(fight, members[0])


def _next_side(fight: Battle) -> None:
    """The last of the tied sides has acted: what waited lands (LSK-SEQ-05)."""
    rank = fight.ranks[fight.place]
    fight.place += 1
    if fight.place < len(fight.order) and fight.ranks[fight.place] == rank:
        return
    fight.tied = False
    if len(fight.waiting) > 0:
        apply_waiting(fight)
        aftermath(fight)
    fight.tied = _is_tied(fight)


def take_turn(fight: Battle, fighter: Combatant) -> None:
    """One character's turn."""
    fighter.turn_over = True
    if fight.telling:
        fight.note("turn", "LSK-SEQ-01", fighter)
    mount = fight.mount_of(fighter)
    if mount is not None and mount.bolting > 0:
        _bolt(fight, fighter, mount)
        return
    if not _may_choose(fight, fighter):
        return
    answer = decision(fight, TurnQuestion(fight, fighter))
    if answer.verb == NOTHING:
        if not fighter.acted:  # a parry may have been volunteered meanwhile
            fight.note("passes", "LSK-SEQ-07", fighter)
    elif answer.verb == HOLD:
        fighter.holding_action = True
        fight.note("holds", "LSK-HLD-01", fighter)
    else:
        perform(fight, fighter, answer)


def _bolt(fight: Battle, rider: Combatant, mount: Combatant) -> None:
    """LSK-MNT-06: the mount runs away with its rider, who stays on or jumps off."""
    answer = fight.ask(TurnQuestion(fight, rider))
    assert isinstance(answer, Action)
    if answer.verb == "jump-off":
        perform(fight, rider, answer)
        return
    mount.bolting -= 1
    rider.acted = True
    rider.end_aim()  # LSK-RUL-19: forced to do something else
    rider.deed = OTHER_DEED
    fight.note("bolted", "LSK-MNT-06", mount, rider)
    run(fight, Deed(rider, answer), flight_path(fight, rider), [])


def _may_choose(fight: Battle, fighter: Combatant) -> bool:
    """What happens before a choice, or in its place."""
    if fighter.hold_on != NOBODY:
        victim = fight.fighters[fighter.hold_on]
        if victim.garrotted_by == fighter.index:
            fight.note("choked", "LSK-EQP-02", fighter, victim)
            hurt(fight, victim, garrote_turn(fight, fighter), fighter)
            aftermath(fight)
    if fighter.netted:
        if not save(fight, fighter, PARALYZATION):
            return False
        fighter.netted = False
        fight.note("out-of-the-net", "LSK-EQP-02", fighter)
    if fighter.busy_rounds > 0:
        fighter.busy_rounds -= 1
        fighter.acted = True
        fighter.deed = OTHER_DEED
        left = fighter.busy_rounds
        fight.note("improvises-on", "LSK-SEQ-02", fighter, amount=left, word=fighter.improvising)
        return False
    if fighter.ordered:
        _obey(fight, fighter)
        return False
    if fighter.routed and not fighter.immobilised() and not fighter.block.mount:
        return _routed_goes_on(fight, fighter)
    return True


def _obey(fight: Battle, fighter: Combatant) -> None:
    """LSK-CST-08: the next action belongs to one word."""
    word = fighter.ordered
    fighter.ordered = ""
    fight.note("obeys", "LSK-CST-08", fighter, word=word)
    if word == "flee" and not fighter.immobilised():
        action = flight(fight, fighter)
        if action is not None:
            perform(fight, fighter, action)
            return
    elif word == "drop":
        drop_all(fight, fighter)
        release_hold(fight, fighter)
    fighter.acted = True
    fighter.deed = OTHER_DEED


def _routed_goes_on(fight: Battle, fighter: Combatant) -> bool:
    """LSK-MOR-03: who cannot flee any farther surrenders if intelligent, else fights on."""
    if can_flee(fight, fighter):
        return True
    if fighter.block.intelligent:
        surrender(fight, fighter)
        return False
    fighter.routed = False
    fight.note("fights-on", "LSK-MOR-03", fighter)
    return True


def close_round(fight: Battle) -> None:
    """LSK-SEQ-03 step 5: flights, morale, Round-long states, end of the fight."""
    settle_flights(fight)
    at_end_of_round(fight)
    for fighter in fight.fighters:
        if fighter.search is not None:
            count_search(fight, fighter)
        if fighter.loading is not None:
            count_loading(fight, fighter)
        if fighter.aiming:
            # LSK-MIS-08: ready in the Round after aiming, and in no other.
            if fighter.aimed:
                fighter.end_aim()
            else:
                fighter.aimed = True
        if fighter.sleep_left > 0:
            sleep_on(fight, fighter)
        fighter.clear_round()
        fighter.surprised = False
    fight.gunfire_checked = []
    _test_end(fight)
    fight.phase = OPENING


def _test_end(fight: Battle) -> None:
    """LSK-SEQ-08: one side left has won, none is a draw; friends win together."""
    sides = sides_in_the_fight(fight)
    if len(sides) == 0:
        fight.end(DRAW)
        return
    for one in sides:
        for other in sides:
            if fight.enemies(one, other):
                if fight.round >= fight.scene.rounds:
                    fight.bounded = True
                    fight.end(DRAW)
                return
    fight.end(sides[0])

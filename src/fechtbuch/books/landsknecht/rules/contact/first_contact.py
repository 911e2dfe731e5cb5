"""First contact: distance, the line of each side, surprise (LSK-SEQ-06)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.verbs import NOTHING
from fechtbuch.books.landsknecht.rules.basics.hands import draw, drawable
from fechtbuch.books.landsknecht.rules.harm.morale import on_contact
from fechtbuch.books.landsknecht.rules.hitting.casting import symbols_at_round_start
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.rules.moving.standing_room import room_near
from fechtbuch.books.landsknecht.state.battle import FOOT, OPENING, TURNS, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter, things
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Partial, Slot
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import NOWHERE

DRAW: Final = Menu([Verb(NOTHING), Verb("draw", "item", ["LSK-WPN-06"])])


class DrawQuestion(AskedFighter):
    """A surprised Mercenary may still draw a weapon (LSK-WPN-06)."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("surprised-draw", battle, fighter, DRAW)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Which weapon."""
        return things(slot, drawable(self.fighter))


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
            fighter.surprised = True  # LSK-RUL-43: this Round is all that it costs
            if _may_still_draw(fight, fighter):
                answer = fight.ask(DrawQuestion(fight, fighter))
                if isinstance(answer, Action) and answer.thing is not None:
                    draw(fight, fighter, answer.thing)
    fight.note("round-zero", "LSK-SEQ-06", values={"surprised": len(surprised)})
    # Nothing has been played yet: the first of them begins, tied with nobody.
    fight.order = free
    fight.ranks = list(range(len(free)))
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
            place(fight, fighter, room_near(fight, fighter, field(column, row), taken))
            taken.update(fight.ground_of(fighter))
            column += fighter.block.width
            depth = max(depth, fighter.block.height)
        row += depth - 1 + max(1, feet // FOOT)
    fight.note("contact", "LSK-SEQ-06", amount=feet)


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
        face = fight.roll(None, 1, 6, "surprise", tally, [tally.total, 6])
        fight.told_for(side.index)
        if face <= tally.total:
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

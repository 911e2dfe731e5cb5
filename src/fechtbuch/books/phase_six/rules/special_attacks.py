"""Special attacks: what they do in place of wounds (chapter SPC)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import NOTHING, Weapon
from fechtbuch.books.phase_six.rules.equipment import fall
from fechtbuch.books.phase_six.rules.modifiers import PHYSICAL, check
from fechtbuch.books.phase_six.rules.wounds import begin_dying, deepen, knock_out, wake
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.questions import Asked
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.grid import NOWHERE

RESIST: Final = Menu([Verb("strength", "", ["PSX-SPC-07"]), Verb("deftness", "", ["PSX-SPC-07"])])


class ResistQuestion(Asked):
    """PSX-SPC-07: hold on to the weapon by Strength or by Deftness?"""

    def __init__(self, battle: Battle, who: Participant, hits: i64, weapon: Thing) -> None:
        super().__init__("resist-disarm", battle, who, RESIST)
        self.hits = hits
        self.weapon = weapon

    def about(self) -> dict[str, str]:
        """The weapon at stake and the successes needed."""
        return {"weapon": self.weapon.slug, "hits": str(self.hits)}

    def open_verbs(self) -> list[Verb]:
        """The better value first."""
        strength, deftness = self.menu.verbs
        if self.fighter.block.deftness > self.fighter.block.strength:
            return [deftness, strength]
        return [strength, deftness]

    def default(self) -> Choice:
        """The better value."""
        return self.make(self.open_verbs()[0].name)


def knockout(fight: Battle, who: Participant, target: Participant, hits: i64) -> None:
    """PSX-SPC-04: Resistance against the hits that are left; the shortfall is the depth."""
    if hits == 0:
        return
    if target.dying > 0:
        return  # PSX-RUL-34
    value = target.block.resistance
    successes = check(fight, target, value, PHYSICAL, "resist-knockout", "PSX-SPC-04", hits)
    if successes < hits:
        knock_out(fight, target, hits - successes)
    else:
        fight.note("stays-up", "PSX-SPC-04", None, target, amount=successes)


def disarm(
    fight: Battle, who: Participant, target: Participant, aimed_at: Thing | None, hits: i64
) -> None:
    """PSX-SPC-07, PSX-RUL-36: as many successes as hits, or the weapon is gone."""
    if aimed_at is None or aimed_at.holder != target.index or not aimed_at.in_hand():
        return
    by = fight.ask(ResistQuestion(fight, target, hits, aimed_at)).verb
    value = target.block.deftness if by == "deftness" else target.block.strength
    successes = check(fight, target, value, PHYSICAL, "resist-disarm", "PSX-SPC-07", hits)
    if successes >= hits:
        fight.note("keeps-weapon", "PSX-SPC-07", who, target, aimed_at.slug)
        return
    fall(fight, target, aimed_at)
    fight.note("disarmed", "PSX-SPC-07", who, target, aimed_at.slug)


def coup_de_grace(fight: Battle, who: Participant, target: Participant, successes: i64) -> None:
    """PSX-SPC-11, PSX-SPC-12: dying at the level of the successes, or so much worse."""
    if successes == 0:
        if target.asleep:
            wake(fight, target)
        return
    who.dealt += target.health
    target.taken += target.health
    target.boosts = 0
    if target.dying > 0:
        deepen(fight, target, successes)
    else:
        begin_dying(fight, target, successes)


# Bracing.


def rest_near(fight: Battle, who: Participant, weapon: Weapon) -> bool:
    """PSX-RUL-38: an obstacle that gives cover within 1 m, or low down with a tripod."""
    if who.hunkered and weapon.bipod:
        return True
    if fight.grid.obstacle(who.at) > 0:
        return True
    for f in fight.grid.neighbours(who.at):
        if fight.grid.obstacle(f) > 0:
            return True
    return False


def may_brace(fight: Battle, who: Participant) -> bool:
    """PSX-SPC-10: the weapon in the main hand allows it and there is something to rest it on."""
    if who.braced or who.main == NOTHING or who.at == NOWHERE:
        return False
    weapon = fight.things[who.main].weapon
    return weapon is not None and weapon.braceable and rest_near(fight, who, weapon)


def brace(fight: Battle, who: Participant) -> None:
    """PSX-SPC-10: the weapon rests."""
    who.braced = True
    fight.lasts = True
    fight.note("braces", "PSX-SPC-10", who, item=fight.things[who.main].slug)

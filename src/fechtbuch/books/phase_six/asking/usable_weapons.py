"""What somebody can attack with now, and whom at all."""

from fechtbuch.books.phase_six.kinds.arms import BUTT, FISTS, MELEE, Weapon
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.to_hit import usable_modes
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import POMMEL, UNARMED
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing


class Arm:
    """Something to attack with, and the modes in which it can be done now."""

    def __init__(self, slug: str, weapon: Weapon, thing: Thing | None, modes: list[int]) -> None:
        self.slug = slug
        self.weapon = weapon
        self.thing = thing
        self.modes = modes


def arms_of(fight: Battle, who: Participant) -> list[Arm]:
    """Weapons in hand with ammunition, a butt, and bare hands."""
    found: list[Arm] = []
    things = held(fight, who)
    for thing in things:
        weapon = kind_of(thing)
        modes = usable_modes(weapon, thing)
        if len(modes) > 0:
            found.append(Arm(thing.slug, weapon, thing, modes))
    if len(things) > 0:
        found.append(Arm(POMMEL, BUTT, None, [MELEE]))
    found.append(Arm(UNARMED, FISTS, None, [MELEE]))
    return found


def arm_named(fight: Battle, who: Participant, slug: str) -> Arm | None:
    """One of them by its name."""
    for arm in arms_of(fight, who):
        if arm.slug == slug:
            return arm
    return None


def attackable(fight: Battle, who: Participant, other: Participant) -> bool:
    """PSX-RUL-53: anybody but oneself, the dead, and those of whom one's side does not know."""
    return other is not who and other.present() and (other.hidden_from >> who.side) & 1 == 0

"""Where a blow goes that somebody may parry or dodge, and what protects him there."""

from fechtbuch.books.struck import FIGURE, Struck
from fechtbuch.books.tales_and_legends.kinds.arms import HEAD
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import armour_at
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.harm.wounds import is_head_part
from fechtbuch.engine.choices import Question

_DRAWN = {
    "left-fingers": "left-hand",
    "right-fingers": "right-hand",
    "genitals": "groin",
    "heart": "trunk",
    "liver": "trunk",
    "stomach": "trunk",
}
"""Parts that are called and are no part of the figure by themselves (TAL-ATK-05)."""


def _parts(one: str) -> tuple[str, ...]:
    """Torso and limbs are one (TAL-HIT-07)."""
    return tuple(part for part in FIGURE if part != "head") if one == "body" else (one,)


def struck(question: Question) -> Struck | None:
    """Head, body or a part of them; no event tells it, only the parts of the attacker's number."""
    if not isinstance(question, ReactionQuestion) or question.blow is None:
        return None
    blow = question.blow
    place = blow.part or ("head" if blow.zone == HEAD else "body")
    one = "head" if is_head_part(place) else _DRAWN.get(place, place)
    fighter = question.fighter
    worn = armour_at(fighter, blow.zone)
    armour = 0 if worn is None else int(worn.armour)
    return Struck(
        place,
        _parts(one) if fighter.block.humanoid else (),
        armour + int(fighter.block.natural_armour),
        told=False,
    )

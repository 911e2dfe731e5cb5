"""Where a blow goes that somebody is to defend against, and what protects him there."""

from fechtbuch.books.gurps.kinds.arms import TYPE_WORDS
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, RANDOM
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.books.gurps.rules.harm.damage import damage_of, resistance
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR
from fechtbuch.books.gurps.state.blow import SHOT, STRIKE, THROWN
from fechtbuch.books.struck import Struck
from fechtbuch.engine.choices import Question

_DRAWN = {
    "eye": "head",
    "skull": "head",
    "face": "head",
    "torso": "trunk",
    "vitals": "trunk",
}
"""Locations that are no part of the figure by themselves (GUR-HIT-02)."""


def struck(question: Question) -> Struck | None:
    """The location of a strike, shot or throw; of several hits nobody knows it yet (GUR-RUL-68)."""
    if not isinstance(question, DefenceQuestion):
        return None
    blow = question.blow
    where = blow.location
    if (
        blow.kind not in (STRIKE, SHOT, THROWN)
        or where == RANDOM
        or (blow.random and blow.hits > 1)
    ):
        return None
    block = blow.target.block
    place = LOCATIONS[where]
    part = _DRAWN.get(place, place)
    form = blow.form
    return Struck(
        place,
        (part,) if block.lacks == 0 and not block.handless else (),
        int(resistance(blow.target, where, form.mode.type, blow.arc == REAR, False)),
        f"{form.dice}d6{damage_of(question.battle, blow).total:+}" if form.dice > 0 else "",
        TYPE_WORDS[form.mode.type],
    )

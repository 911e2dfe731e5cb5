"""What the referee decrees leaves nothing without its ground."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.rules.still_valid import able
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field_text
from fechtbuch.scenario import load


def marek_and_grom() -> tuple[Any, Any, Any]:
    fight = load("phase-six/marek-and-grom").build()
    marek, grom = fight.roster[:2]
    return fight, marek, grom


@pytest.mark.rule("PSX-STA-04")
def test_who_is_raised_from_the_dead_is_dying_without_health() -> None:
    fight, marek, _ = marek_and_grom()
    decree(fight, {"verb": "add-state", "fighter": marek.slug, "state": "dead"})
    decree(fight, {"verb": "remove-state", "fighter": marek.slug, "state": "dead"})
    assert (marek.dead, marek.dying, marek.health) == (False, 1, 0)


@pytest.mark.rule("PSX-RUL-18")
def test_an_aim_at_somebody_who_is_removed_ends_at_once() -> None:
    fight, marek, grom = marek_and_grom()
    marek.aim_target, marek.aim_weapon, marek.aim_steps = grom.index, marek.main, 1
    fight.telling = True
    decree(fight, {"verb": "remove-fighter", "fighter": grom.slug})
    assert marek.aim_steps == 0
    assert "aim-ends" in [event.kind for event in fight.events]


@pytest.mark.rule("PSX-TRN-16")
def test_nobody_is_put_on_the_field_of_another() -> None:
    fight, marek, grom = marek_and_grom()
    before = marek.at
    edict = {"verb": "set", "fighter": marek.slug, "field": "at"}
    with pytest.raises(Refusal, match="field-not-free"):
        decree(fight, {**edict, "value": field_text(grom.at)})
    assert marek.at == before
    decree(fight, {**edict, "value": field_text(before)})  # where one stands already
    assert marek.at == before
    grom.dead = True
    decree(fight, {**edict, "value": field_text(grom.at)})
    assert marek.at == grom.at


@pytest.mark.rule("PSX-TRN-04", "PSX-STA-16")
@pytest.mark.parametrize("state", ["unconscious", "dead", "asleep", "dying", "withdrawn"])
def test_the_helpless_are_given_no_actions(state: str) -> None:
    fight, marek, _ = marek_and_grom()
    decree(fight, {"verb": "add-state", "fighter": marek.slug, "state": state})
    edict = {"verb": "set", "fighter": marek.slug, "field": "actions"}
    with pytest.raises(Refusal, match="no-actions-for-the-helpless") as refused:
        decree(fight, {**edict, "value": "1"})
    assert refused.value.rules == ["PSX-TRN-04"]
    decree(fight, {**edict, "value": "0"})
    decree(fight, {"verb": "remove-state", "fighter": marek.slug, "state": state})
    if able(marek):
        decree(fight, {**edict, "value": "1"})
    assert marek.actions == int(able(marek))

"""How the book's own fighters play: one test for each thing they know."""

from typing import Any

import pytest

from fechtbuch.books.learned import offers_for
from fechtbuch.books.tales_and_legends.asking.duel_questions import (
    DeclaredQuestion,
    DeclareQuestion,
)
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.book import TalesAndLegends
from fechtbuch.books.tales_and_legends.mind.policy import TalesPolicy
from fechtbuch.books.tales_and_legends.mind.thinking import TalesMind
from fechtbuch.books.tales_and_legends.mind.weights import TalesWeights
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    ESCAPE,
    RollerQuestion,
    start_grapple,
)
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import BRING_DOWN
from fechtbuch.books.tales_and_legends.rules.moving.flight import TERROR
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared, Prepared
from fechtbuch.books.tales_and_legends.state.questions import Asked
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.choices import Choice, Player, Question, read_choice
from fechtbuch.engine.choosing import Chooser
from fechtbuch.engine.fields import field
from fechtbuch.engine.streams import Stream
from tests.tales_and_legends.scenes import Entry, arena

BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}
BOW: dict[str, Any] = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}


def ready(ours: list[Entry], theirs: list[Entry], apart: int = 1, **more: Any) -> Any:
    """A fight in which the first fighter has a fresh turn."""
    fight = arena(ours, theirs, apart, **more)
    begin_turn(fight, fight.fighters[0])
    return fight


def decided(fight: Any, question: Question | None = None) -> Action:
    """What the policy does, and that it may do so."""
    asked = TurnQuestion(fight, fight.fighters[0]) if question is None else question
    choice = TalesPolicy(Stream(1, 1)).decide(asked)
    assert isinstance(choice, Action)
    assert read_choice(asked, choice.text()).text() == choice.text()
    return choice


def test_blows_are_aimed_and_all_out() -> None:
    fight = ready(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    assert decided(fight).verb == "aim"
    veteran.extra, veteran.aimed = 0, True
    assert decided(fight).verb == "aggressive"
    veteran.aggressive = veteran.aggressive_due = veteran.aggressive_open = True
    assert decided(fight).verb == "attack"
    veteran.aggressive_due, veteran.attacked, veteran.standard = False, True, 1
    assert decided(fight).verb == "attack"
    veteran.standard = 0
    assert decided(fight).verb == "done"


def test_who_has_struck_with_a_closed_guard_buys_a_defence() -> None:
    fight = ready(["veteran"], ["guard"])
    fight.fighters[0].standard, fight.fighters[0].attacked = 0, True
    bought = decided(fight)
    assert (bought.verb, bought.thing.slug if bought.thing else "") == ("parry", "long-sword")


def test_whose_weapon_parries_dearly_buys_a_dodge() -> None:
    fight = ready(["guard"], ["veteran"])
    fight.fighters[0].standard, fight.fighters[0].attacked = 0, True
    assert decided(fight).verb == "dodge"


def all_out(fight: Any) -> Any:
    """The first fighter has declared to fight aggressively."""
    first = fight.fighters[0]
    first.aggressive = first.aggressive_due = first.aggressive_open = True
    return fight


def test_nobody_buys_a_defence_that_a_charge_has_voided() -> None:
    fight = ready(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.standard, veteran.charged = 0, True
    assert decided(fight).verb == "done"


def test_who_can_reach_an_enemy_in_a_charge_charges() -> None:
    fight = ready(["veteran"], ["guard"], apart=7)
    assert decided(fight).verb == "aggressive"
    charge = decided(all_out(fight))
    assert charge.verb == "charge"
    assert len(charge.path) == 6


def test_nobody_charges_into_a_waiting_spear() -> None:
    fight = ready(["veteran"], ["guard"], apart=7)
    guard = fight.fighters[1]
    guard.prepared = [Prepared(guard.hands[0].index, "", "", -1)]
    assert decided(fight).verb == "parry"
    fight.fighters[0].extra = 0
    assert decided(fight).verb == "move"


def test_a_longer_spear_charges_into_a_waiting_sword() -> None:
    fight = ready(["guard"], ["veteran"], apart=7)
    veteran = fight.fighters[1]
    veteran.prepared = [Prepared(veteran.hands[0].index, "", "", -1)]
    assert decided(all_out(fight)).verb == "charge"


def test_nobody_runs_up_to_an_enemy_who_then_has_the_first_blow() -> None:
    assert decided(ready(["guard"], ["veteran"], apart=20)).verb == "move"
    assert decided(ready(["guard"], [BOW], apart=20)).verb == "fast"


def test_far_away_one_runs_and_then_waits_with_a_prepared_attack() -> None:
    fight = ready(["guard"], ["veteran"], apart=30)
    assert decided(fight).verb == "fast"
    guard = fight.fighters[0]
    guard.standard, guard.moved = 1, True
    assert decided(fight).verb == "prepare"
    guard.standard = 0
    guard.prepared = [Prepared(guard.hands[0].index, "", "", -1)]
    assert decided(fight).verb == "dodge"  # no nearer: who is in reach triggers nothing


@pytest.mark.parametrize(("apart", "weapon"), [(14, "lance"), (4, "lance"), (3, "lance")])
def test_a_knight_couches_the_lance_wherever_the_way_leads_nearer(apart: int, weapon: str) -> None:
    charge = decided(all_out(ready(["knight"], ["guard"], apart=apart)))
    assert (charge.verb, charge.thing.slug if charge.thing else "") == ("charge", weapon)


@pytest.mark.parametrize(("intuition", "verb"), [(2, "feint"), (9, "aim")])
def test_light_weapons_feint_at_who_is_no_better(intuition: int, verb: str) -> None:
    knife = {"use": "veteran", "hands": ["dagger"], "belt": [], "skills": {"dagger": 12}}
    fight = ready([knife], [{"use": "guard", "skills": {"intuition": intuition}}])
    assert decided(fight).verb == verb
    fight.fighters[0].feint_target = 1
    fight.fighters[0].standard = 1
    blow = decided(fight)
    assert (blow.verb, blow.special) == ("attack", "")


def test_the_much_stronger_grapple_and_throw_themselves_at_the_weaker() -> None:
    assert decided(ready([BARE], ["guard"])).verb == "grapple"
    leap = decided(all_out(ready([BARE], ["guard"], apart=5)))
    assert (leap.verb, leap.special) == ("charge", "grab")
    assert decided(ready([BARE], [BARE | {"slug": "other"}])).verb != "grapple"


def test_in_a_grapple_the_stronger_pins_and_chokes_and_the_weaker_leaves() -> None:
    fight = ready([BARE], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    assert decided(fight).verb == "pin"
    guard.pinned_by = brawler.index
    assert decided(fight).verb == "choke"
    guard.pinned_by = -1
    begin_turn(fight, guard)
    assert decided(fight, TurnQuestion(fight, guard)).verb == "leave"
    brawler.on_top_of = guard.index
    assert decided(fight, TurnQuestion(fight, guard)).verb == "throw-off"
    guard.pinned_by = brawler.index
    assert decided(fight, TurnQuestion(fight, guard)).verb == "break-pin"


def test_a_knife_in_the_grapple_is_used_when_no_whole_round_is_left() -> None:
    fight = ready([{**BARE, "hands": ["dagger"]}], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    brawler.standard = 1
    blow = decided(fight)
    assert blow.verb == "strike"


def test_an_archer_takes_loads_aims_and_shoots_the_nearest() -> None:
    fight = ready(["archer"], [{"use": "guard", "at": [40, 5]}, {"use": "brawler", "at": [25, 5]}])
    archer = fight.fighters[0]
    assert decided(fight).verb == "take-missile"
    archer.hands[0].laid = "long-arrow"
    assert decided(fight).verb == "load"
    archer.hands[0].loaded = True
    assert decided(fight).verb == "aim"
    archer.aimed = True
    shot = decided(fight)
    assert (shot.verb, shot.special) == ("shoot", "")
    assert shot.target is fight.fighters[2]


def test_over_a_wall_the_archer_lobs_and_with_an_empty_quiver_draws() -> None:
    walls = [(14, y) for y in range(21)]
    fight = ready([BOW], ["guard"], apart=12, walls=walls)
    fight.fighters[0].aimed = True
    lob = decided(fight)
    assert (lob.verb, lob.special) == ("shoot", "field")
    empty = ready(["archer"], ["guard"], apart=12)
    archer = empty.fighters[0]
    next(bundle for bundle in archer.carried if bundle.missile).count = 0
    assert decided(empty).verb == "drop-item"
    archer.hands = []
    assert decided(empty).verb == "draw"


def test_the_fallen_stand_up_and_the_entangled_get_free() -> None:
    fight = ready(["guard"], ["veteran"])
    guard = fight.fighters[0]
    guard.prone = True
    assert decided(fight).verb == "stand"
    guard.prone, guard.entangled = False, "net"
    free = decided(fight)
    assert (free.verb, free.word) == ("free", "deft-hand")


def test_mighty_blows_are_for_those_who_cannot_be_missed() -> None:
    fight = ready([{"use": "veteran", "skills": {"sword": 25}}], ["guard"])
    veteran, guard = fight.fighters
    veteran.extra, veteran.attacked = 0, True
    assert decided(fight).special == ""
    guard.prone = True
    assert decided(fight).special == "mighty"


def test_a_beast_is_climbed_from_behind_and_stabbed() -> None:
    climber = {**BARE, "hands": ["dagger"], "skills": {"dagger": 10}, "at": [9, 5]}
    fight = ready([climber], [{"use": "great-bear", "at": [10, 5]}])
    brawler, bear = fight.fighters
    bear.facing = 2
    assert decided(fight).verb == "hold"
    brawler.holds_on = bear.index
    assert decided(fight).verb == "keep"
    brawler.hold_kept = True
    assert decided(fight).verb == "stab"


def thing(fight: Any, slug: str) -> Thing:
    found = fight.thing_by_slug(slug, None)
    assert isinstance(found, Thing)
    return found


@pytest.mark.parametrize(("result", "verb"), [(33, "parry"), (53, "nothing")])
def test_the_better_defence_is_spent_unless_it_is_hopeless(result: int, verb: str) -> None:
    fight = ready(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    sword = thing(fight, "long-sword")
    veteran.parries = [sword.index]
    asked = ReactionQuestion(fight, veteran, guard, result, [sword], True)
    assert decided(fight, asked).verb == verb
    acrobat = ready(["veteran"], [{"use": "guard", "skills": {"dodge": 20}}])
    guard = acrobat.fighters[1]
    spear = thing(acrobat, "short-spear")
    asked = ReactionQuestion(acrobat, guard, acrobat.fighters[0], 33, [spear], True)
    assert decided(acrobat, asked).verb == "dodge"


def test_short_questions_are_answered_to_the_point() -> None:
    fight = ready(["guard", "brawler"], ["veteran"])
    guard, brawler, _ = fight.fighters
    assert decided(fight, Asked("escape", fight, guard, ESCAPE)).verb == "break-free"
    assert decided(fight, Asked("bring-down", fight, guard, BRING_DOWN)).verb == "bring-down"
    assert decided(fight, Asked("terror", fight, guard, TERROR)).verb == "flee"
    assert decided(fight, RollerQuestion(fight, [guard, brawler])).target is brawler


def test_a_declared_blow_is_struck_all_out() -> None:
    fight = ready(["veteran"], ["guard"], scene={"duel": True})
    planned = Declared("attack", fight.fighters[0].hands[0].index, NO_THING, "")
    assert decided(fight, DeclaredQuestion(fight, fight.fighters[0], planned)).verb == "aggressive"
    all_out(fight)
    assert decided(fight, DeclaredQuestion(fight, fight.fighters[0], planned)).verb == "attack"


def test_a_duellist_declares_a_defence_and_blows_or_a_charge() -> None:
    fight = ready(["veteran"], ["guard"], scene={"duel": True})
    veteran = fight.fighters[0]
    assert decided(fight, DeclareQuestion(fight, veteran)).verb == "parry"
    veteran.extra = 0
    assert decided(fight, DeclareQuestion(fight, veteran)).verb == "attack"
    far = ready(["veteran"], ["guard"], apart=7, scene={"duel": True})
    assert decided(far, DeclareQuestion(far, far.fighters[0])).verb == "charge"
    veteran.standard = 0
    assert decided(fight, DeclareQuestion(fight, veteran)).verb == "done"
    assert fight.fighters[0].at == field(10, 5)


def test_who_stands_behind_a_beast_comes_near_to_hold_on_instead_of_charging() -> None:
    climber = {**BARE, "hands": ["dagger"], "skills": {"dagger": 14}, "at": [7, 5]}
    fight = ready([climber], [{"use": "great-bear", "at": [10, 5]}])
    brawler, bear = fight.fighters
    bear.facing = 2
    near = decided(fight)
    assert near.verb == "move"
    brawler.at, brawler.standard, brawler.moved = field(9, 5), 1, True
    assert decided(fight).verb == "hold"
    bear.facing = 6
    assert decided(fight).verb == "aggressive"


def test_losers_join_a_hold_when_they_are_strong_enough_together() -> None:
    strong = {"use": "brawler", "slug": "strong"}
    fight = ready([BARE, {**BARE, "slug": "mate", "at": [11, 6]}], [strong])
    mine, mate, foe = fight.fighters
    assert decided(fight).verb != "grapple"
    start_grapple(fight, mate, foe, False)
    assert decided(fight).verb == "grapple"
    foe.block.bonus = [bonus + 40 for bonus in foe.block.bonus]
    assert decided(fight).verb != "grapple"
    assert mine.grapple == -1


class Eager(Chooser):
    """Begins with a plan of several steps, and then takes whatever comes first."""

    begun = False

    def pick(self, question: Question) -> Choice:
        for choice, rest in zip(self.offers.choices, self.offers.rests, strict=False):
            if rest and choice is not None and not self.begun:
                self.begun = True
                return choice
        first = self.offers.choices[0]
        assert first is not None
        return first


@pytest.mark.rule("TAL-RUL-64", "TAL-RUL-112", "TAL-SEQ-13")
@pytest.mark.parametrize("chooses", [False, True])
def test_nobody_goes_on_with_what_another_had_begun(chooses: bool) -> None:
    """A guard who is taken out of the fight right after his first word leaves the charge with his
    spear to nobody: the next of his side has weapons of his own."""
    fight = ready(["guard", {"use": "veteran", "at": [10, 7]}], ["brawler"], apart=5)
    guard, veteran, _ = fight.fighters
    mind = TalesMind(Stream(1, 1), TalesWeights())
    offers = offers_for(TalesAndLegends(), 8, 32, False)
    player: Player = Eager(offers, mind, mind.habit) if chooses else mind
    assert player.decide(TurnQuestion(fight, guard)).verb == "aggressive"
    guard.gone = True
    begin_turn(fight, veteran)
    fight.decisions += 1
    choice = player.decide(TurnQuestion(fight, veteran))
    assert isinstance(choice, Action)
    assert choice.thing is None or choice.thing in veteran.hands

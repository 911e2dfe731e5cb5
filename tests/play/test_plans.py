"""Plans for programs: from a session, from a situation, folded and whole."""

import pytest

from fechtbuch.advise.figures import Trial
from fechtbuch.play import EnginePlayer, Planner, follow, plans_of
from fechtbuch.scenario import load
from fechtbuch.scenario.records import open_session
from fechtbuch.testing import ScriptError, situation
from tests.toy import toy_fight

SEED = bytes([2]) * 32
DUELS = ["kurt-and-hans", "knight-and-swashbuckler", "marek-and-grom", "hammer-and-plate"]
FAR_APART = ["three-brigands", "archers-on-a-wall"]
"""Where an attack can reach nobody: which blow it is to be is not asked then."""


@pytest.mark.parametrize("name", [*DUELS, *FAR_APART])
def test_a_plan_goes_up_to_what_others_or_the_dice_must_answer(name: str) -> None:
    session = open_session(load(name), SEED)
    plans = plans_of(session)
    assert len(plans) >= 3
    for plan in plans:
        head = session.record.head
        asked = session.pending[0]
        assert follow(session, asked, plan.answers) is None
        for entry in session.path[-len(plan.answers) : -1]:
            assert not entry.faces  # dice fall after the last of its answers only
        session.go(head)


def test_what_comes_to_the_same_is_one_plan() -> None:
    # In Tales and Legends one may say something before anything else, and be asked again.
    session = open_session(load("hammer-and-plate"), SEED)
    planner = Planner(load("hammer-and-plate").rulebook)
    plans = planner.offers(session, session.pending[0], most=40)
    assert not [one for one in plans if one.answers[0].startswith("say")]
    assert len({tuple(one.answers) for one in plans}) == len(plans)


def test_the_best_comes_first_and_equals_are_tied() -> None:
    session = open_session(load("hammer-and-plate"), SEED)
    planner = Planner(load("hammer-and-plate").rulebook)
    judged = [one for one in planner.offers(session, session.pending[0], 40) if one.marks]
    scores = [one.score or 0 for one in judged]
    assert scores == sorted(scores, reverse=True)
    assert [one.tied for one in judged] == [score == scores[0] for score in scores]


def test_figures_are_of_the_whole_plan() -> None:
    source = load("hammer-and-plate")
    session = open_session(source, SEED)
    plans = plans_of(session)
    blow = next(one for one in plans if one.deed.about_foe)
    wait = next(one for one in plans if not one.deed.about_foe)
    trial = Trial(session, source.rulebook, session.pending[0], [blow.answers, wait.answers], 1)
    trial.work(None, 8)
    struck, waited = trial.figures
    assert struck.hits > 0
    assert waited.hits == 0
    assert struck.played == waited.played == 8
    assert sorted(trial.ties())[0] == 1


def test_the_testing_kit_has_them() -> None:
    duel = situation("knight-and-swashbuckler").play()
    plans = duel.plans()
    whole = next(one for one in plans if len(one.answers) > 1)
    # The first of its dice is all that is missing.
    with pytest.raises(ScriptError, match="rolls 3d6"):
        duel.play(*whole.answers)
    with pytest.raises(ScriptError, match="scenario"):
        situation(toy_fight("anna", "carl")).plans()


BLOWS = ["powder-and-prayer", "three-brigands", "shields-at-the-ford", "three-on-one"]
"""Where somebody is struck at and may do something about it."""


@pytest.mark.parametrize("name", BLOWS)
def test_who_does_not_know_the_numbers_of_foes_meets_a_blow_all_the_same(name: str) -> None:
    """What he is proposed first is what happens when his time is up."""
    source = load(name)
    guards = source.rulebook.guards
    planner = Planner(source.rulebook)
    met = 0
    for seed in (2, 0, 1, 3):
        session = open_session(source, bytes([seed]) * 32)
        engine = EnginePlayer(source, session, bytes([seed]) * 32)
        for _ in range(200):
            if not session.pending or met == 2:
                break
            question = session.pending[0]
            slot = question.slot({})
            usual = [one for one in guards.get(question.kind, ()) if slot and one in slot.values()]
            if usual:
                met += 1
                offers = planner.offers(session, question, blind=True)
                assert offers[0].answers[0].split()[0] == usual[0]
                assert question.default().text() in [one.answers[0] for one in offers]
            engine.answer(question)
    assert met == 2


def test_what_may_be_done_to_friend_and_foe_is_proposed_for_a_foe() -> None:
    source = load("smoke-in-the-corridor")
    planner = Planner(source.rulebook)
    session = open_session(source, SEED)
    engine = EnginePlayer(source, session, SEED)
    aimed = 0
    for _ in range(40):
        if not session.pending:
            break
        question = session.pending[0]
        sides = {one.slug: one.side for one in session.fight.roster}
        for offer in planner.offers(session, question):
            for step in offer.steps:
                if step.filled["verb"] in ("aim", "attack", "hurl") and "target" in step.filled:
                    aimed += 1
                    assert sides[step.filled["target"]] != question.side, step.text
        engine.answer(question)
    assert aimed

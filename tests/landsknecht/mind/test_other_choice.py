"""How the book's own fighters use holds, nets, garrotes, spells and things."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.mind.policy import LandsknechtPolicy
from fechtbuch.engine.choices import Choice, Question, read_choice
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import Scenario
from fechtbuch.testing import Situation
from tests.landsknecht.people import dummy, soldier
from tests.landsknecht.scenes import man, scene


class Careful(LandsknechtPolicy):
    """Plays as the book does, and makes sure that all of it is legal."""

    def __init__(self, whim: Stream) -> None:
        super().__init__(whim)
        self.said: set[str] = set()

    def decide(self, question: Question) -> Choice:
        choice = super().decide(question)
        assert read_choice(question, choice.text()).text() == choice.text()
        self.said.add(choice.verb)
        return choice


def does(begun: Situation) -> str:
    """What the policy answers to the question that waits."""
    return Careful(Stream(1, 1)).decide(begun.question).text()


def foe(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    return soldier(x, y, *states, **{"name": "Foe", "hands": ["messer"], **changes})


def test_a_net_fighter_throws_the_net_and_then_stabs() -> None:
    begun = scene([man("net-fighter", 0)], [foe(1)])
    assert does(begun) == "attack target=foe weapon=weighted-net"
    helpless = scene([man("net-fighter", 0)], [foe(1, 0, "bound"), dummy(30)])
    assert does(helpless) == "attack target=foe weapon=spear"


def test_no_net_for_a_man_in_plate() -> None:
    begun = scene([man("net-fighter", 0)], [foe(1, ws=6, armour="full-plate")])
    assert "weighted-net" not in does(begun)


def test_a_strangler_takes_the_unaware_from_behind() -> None:
    begun = scene([man("strangler", 0)], [foe(1, 0, "unaware")])
    assert does(begun) == "attack target=foe weapon=garrote"


def test_a_garrote_snatched_from_a_wrestler_falls_before_a_full_pair_of_hands() -> None:
    begun = scene([soldier(0, hands=["garrote"])], [foe(1, 0, "acted", hands=["dagger"])])
    taken = begun.play(
        "jost: wrestle foe", "foe: disarm garrote", dice="d20=5 d20=15 d20=1", steps=0
    )
    later = taken.play(
        "edict: add-state fighter=jost state=unaware", otherwise="default", until="foe", dice="d6=2"
    )
    assert [thing.slug for thing in later.fighter("foe").hands] == ["dagger"]
    assert "weapon=garrote" not in does(later)
    later.refuses("foe: attack target=jost weapon=garrote", "not-at-hand")


def test_against_the_watchful_he_wrestles_or_draws() -> None:
    begun = scene([man("strangler", 0)], [foe(1, 0, "acted", ws=0)])
    assert does(begun) == "wrestle target=foe"
    begun = scene([man("strangler", 0)], [foe(1)])
    assert does(begun) == "attack target=foe weapon=dagger"


def test_a_pit_fighter_walks_up_and_lays_hands_on_the_weaker() -> None:
    begun = scene([man("bertha", 0)], [man("hans", 3)])
    assert does(begun) == "wrestle target=hans path=1,0;2,0"
    begun = scene([man("bertha", 0)], [foe(1, ws=6)])
    assert does(begun).startswith("attack")


def test_tentacles_wrestle() -> None:
    assert does(scene([man("well-clasper", 0)], [foe(1)])) == "wrestle target=foe"


def test_a_pinned_victim_is_beaten_a_garrotted_one_choked() -> None:
    grip = scene([man("bertha", 0)], [foe(1, 0, "acted", hands=[]), dummy(30)]).play(
        "bertha: wrestle foe", "bertha: immobilise", dice="d20=20 d20=1 d6=5"
    )
    assert does(grip) == "force"
    victim = grip.fight.by_slug("foe")
    victim.pinned = True
    assert does(grip) == "attack target=foe weapon=bare-hands"
    victim.garrotted_by = 0
    assert does(grip) == "keep"


def test_who_is_held_breaks_free_or_stabs() -> None:
    def held(**changes: Any) -> str:
        begun = scene([man("bertha", 0)], [foe(1, hands=[], belt=["dagger"], **changes)])
        return does(begun.play("bertha: wrestle foe", "bertha: immobilise", dice="d20=20 d20=1"))

    assert held() == "escape"
    assert held(ws=0) == "attack target=bertha weapon=dagger"


def test_an_armed_winner_keeps_his_weapon() -> None:
    won = scene([soldier(0)], [foe(1, 0, "acted")]).play("jost: wrestle foe", dice="d20=1 d20=20")
    assert does(won) == "release"
    won = scene([man("bertha", 0)], [foe(1, 0, "acted")])
    assert does(won.play("bertha: wrestle foe", dice="d20=20 d20=1")) == "immobilise"


def test_spells_are_cast_where_nobody_can_spoil_them() -> None:
    far = [foe(10, 0, "acted"), foe(10, 1, "acted", name="Second")]
    assert does(scene([man("marta", 0)], [*far])).startswith("cast spell=magic-missile")
    near = [foe(3), foe(3, 1, name="Second")]
    assert not does(scene([man("marta", 0)], near)).startswith("cast")


def test_sleep_is_for_two_or_more_who_can_sleep() -> None:
    apprentice = man("apprentice", 0)
    two = [foe(5, 0, "acted"), foe(5, 1, "acted", name="Second")]
    assert does(scene([apprentice], two)) == "cast spell=sleep"
    dead = [man("gallows-dead", 5, 0, "acted"), man("gallows-dead", 5, 1, "acted")]
    assert not does(scene([apprentice], dead)).startswith("cast")


def test_a_cleric_heals_the_worst_and_else_commands() -> None:
    ours = [man("veit", 0), soldier(1, 0, "acted", wounds_left=3)]
    begun = scene(ours, [foe(2, 0, "acted")])
    assert does(begun) == "cast spell=cure-light-wounds targets=jost"
    begun = scene([man("veit", 0)], [foe(2, 0, "acted")])
    assert does(begun) == "cast spell=command targets=foe word=drop"


def test_light_in_the_dark_and_an_alarm_for_the_unaware() -> None:
    dark = scene([soldier(0, belt=["torch"])], [dummy(9)], place={"dark": True})
    assert does(dark) == "use item=torch"
    ours = [man("bailiff", 0), soldier(0, 1, "unaware", "acted")]
    assert does(scene(ours, [dummy(9)])) == "use item=horn"


def test_the_disarmed_pick_up_what_lies_beside_them() -> None:
    begun = scene([soldier(0, hands=["messer"])], [dummy(9)]).play("jost: drop messer")
    assert does(begun) == "pick-up item=messer"


PARTIES = {
    "nets and nooses": ["net-fighter", "strangler", "bailiff", "bertha"],
    "spells": ["marta", "veit", "apprentice", "field-chaplain"],
    "beasts": ["well-clasper", "wolf", "ogre"],
    "riders": ["ulrich", "mounted-sergeant", "pistoleer"],
    "missiles": ["slinger", "poacher", "arquebusier", "crossbowman"],
}


@pytest.mark.parametrize("ours", PARTIES)
def test_whatever_they_do_is_legal(ours: str) -> None:
    foes = ["kurt", "hans", "militiaman", "peasant"]
    said: set[str] = set()
    for number in range(4):
        sides = [
            {"name": "Ours", "fighters": [man(key, 0, y) for y, key in enumerate(PARTIES[ours])]},
            {"name": "Theirs", "fighters": [man(key, 8, y) for y, key in enumerate(foes)]},
        ]
        data = {"book": "landsknecht", "title": "A test", "rounds": 30, "sides": sides}
        fight = Scenario.from_data(data).build()
        dice = BulkDice(7)
        dice.deal(number, fight.roster)
        fight.dice = dice
        players = [Careful(dice.whim) for _ in fight.sides]
        fight.players = list(players)
        fight.run()
        assert fight.over
        said |= players[0].said
    assert len(said) > 2

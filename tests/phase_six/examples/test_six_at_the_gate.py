"""Six at the gate: a story that fixes the order of everything that a window can hold.

Marek, Nessa and Vance hold the gate against Ottwin, Grom and Kestrel. One round is told, from the
first blow to the start of the next round; every question that anybody is asked is written
down in its order, and nobody else is asked anything.
"""

import pytest

from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.phase_six.stage import stage, totals, who

MISS = [1] * 20


def dice(*hits: int, of: int) -> str:
    """So many dice of which these are worth something."""
    return totals(*hits, *MISS[: of - len(hits)])


def at_the_gate() -> Situation:
    return stage(
        [
            who("marek", 0, destiny_dice=1),
            who("nessa", 4),
            who("vance", -5, 3),
        ],
        [
            who("ottwin", 1, bonus_dice=1),
            who("grom", 5),
            who("kestrel", 9, 9),
        ],
        actions={"nessa": 1, "vance": 2, "ottwin": 2, "grom": 1, "kestrel": 0},
        order=["marek", "nessa", "vance", "ottwin", "grom", "kestrel"],
    )


class Story:
    """A fight told act by act, with the questions that each act raises."""

    def __init__(self, start: Situation) -> None:
        self.now = start.play()

    def __call__(self, answer: str, rolled: str = "", *, then: str) -> None:
        """Somebody answers; `then` is who is asked next, and what."""
        before = len(self.now.asked)
        self.now = self.now.play(answer, dice=rolled)
        asked = [f"{one.who}@{one.kind}" for one in self.now.asked[before:] if one.by != "void"]
        assert asked == [then], answer

    def actions(self, *names: str) -> list[int]:
        return [int(self.now.fighter(name).actions) for name in names]


@pytest.mark.rule(
    "PSX-REA-01",
    "PSX-REA-02",
    "PSX-REA-03",
    "PSX-REA-04",
    "PSX-REA-05",
    "PSX-REA-06",
    "PSX-REA-07",
    "PSX-RUL-07",
    "PSX-RUL-08",
    "PSX-RUL-09",
    "PSX-RUL-10",
    "PSX-BON-05",
    "PSX-BON-06",
)
def test_six_at_the_gate() -> None:
    story = Story(at_the_gate())
    assert story.actions("marek", "nessa", "vance", "ottwin", "grom", "kestrel") == [
        2, 1, 2, 2, 1, 0,
    ]  # fmt: skip

    # Marek swings at Ottwin: two normal hits and a critical one. He could still spend his destiny
    # die on the roll; only when he keeps it is anybody else asked, and nobody but the target.
    story("marek: attack ottwin long-sword", dice(5, 5, 11, of=8), then="marek@extra")
    story("marek: keep", then="ottwin@defend")

    # The shield comes up before the blow lands: it takes the critical hit, then one of the normal
    # ones, and plate takes the last. (He has a bonus die, so he is asked after each roll.) That was
    # Ottwin's answer to this blow; the others are asked in initiative order, Nessa first.
    story("ottwin: shield-parry", totals(5), then="ottwin@extra")
    story("ottwin: keep", totals(5, 1), then="ottwin@extra")
    story("ottwin: keep", then="nessa@react")
    assert story.now.happened("wounded") == []
    assert story.actions("ottwin") == [1]

    # Nessa answers Marek's blow by stabbing Grom. A reaction can be answered by its target alone:
    # Grom parries, with the action that he had kept.
    story("nessa: attack grom dagger", dice(5, 5, of=8), then="grom@defend")
    story("grom: parry sledgehammer", dice(5, 5, of=7), then="vance@react")
    assert story.actions("nessa", "grom") == [0, 0]

    # No window followed the stab: the next question was Vance's, about Marek's blow. He shoots
    # Ottwin, who has used up his answer to the blow but not to the shot; he lets it come.
    story("vance: attack ottwin mode=single", dice(11, 11, of=9), then="ottwin@defend")
    story("ottwin: none", then="marek@act")
    assert story.now.fighter("ottwin").health == 4

    # Ottwin had answered, Grom's parry left him nothing, Kestrel never had an action: so the turn
    # went back to Marek. Vance kept his second action; one act, one reaction.
    assert story.actions("marek", "vance", "ottwin", "grom", "kestrel") == [1, 1, 1, 0, 0]

    # Marek steals the action that Ottwin has kept. That is no act: nobody may answer it.
    story("marek: steal ottwin", then="marek@act")
    assert story.actions("marek", "ottwin") == [2, 0]

    # He walks around Ottwin and strikes on the way: one act. Ottwin has no action, but a bonus
    # die that buys one, and in the middle of the blow he does buy it.
    story(
        "marek: walk path=0,1;1,1 act=attack target=ottwin weapon=long-sword then=2,1",
        dice(7, of=8),
        then="ottwin@defend",
    )
    story("ottwin: buy", then="ottwin@defend")
    story("ottwin: parry morning-star", dice(5, of=10), then="vance@react")
    assert story.now.fighter("marek").at == field(2, 1)
    assert story.actions("marek", "ottwin") == [1, 0]

    # When blow and walk are both over one window follows for the two. Vance fires at Grom, who
    # cannot answer a shot, and goes down. He comes later in the order and is no longer asked.
    story("vance: attack grom mode=burst", dice(*[7] * 11, of=11), then="marek@act")
    assert story.now.fighter("grom").dying == 1

    # Nobody has anything left. Marek keeps his last action for the others' turns.
    story("marek: end", then="nessa@act")
    assert story.actions("marek", "nessa") == [1, 3]

    # Nessa runs; the whole way is gone before anybody is asked. Marek is before her in the
    # order, and passes; Vance, Ottwin and Kestrel have nothing to react with.
    story("nessa: run path=5,1;6,2;7,3", then="marek@react")
    story("marek: pass", then="nessa@act")
    story("nessa: end", then="vance@act")
    story("vance: end", then="ottwin@act")
    # Grom's turn is a roll against dying, and nothing else.
    story("ottwin: end", totals(5, 1), then="kestrel@act")
    assert story.now.fighter("grom").dying == 1

    # Kestrel aims, and everybody who has kept something and sees her may answer, in order.
    story("kestrel: aim nessa kar98", then="marek@react")
    story("marek: pass", then="nessa@react")
    # Nessa runs at her, which Kestrel cannot answer: it was no attack.
    story("nessa: run path=7,4;8,5;8,6;8,7;8,8", then="vance@react")
    story("vance: pass", then="ottwin@react")
    story("ottwin: pass", then="kestrel@act")
    story("kestrel: end", then="marek@round-end")

    # The round ends. Whoever has kept an action and perceives the last actor may use one, in
    # initiative order; the last actor herself may not.
    story("marek: pass", then="nessa@round-end")
    story("nessa: attack kestrel dagger", dice(5, 5, 5, of=8), then="kestrel@defend")
    story("kestrel: none", then="vance@round-end")
    assert story.now.fighter("kestrel").aim_steps == 0
    story("vance: pass", then="ottwin@round-end")
    story("ottwin: pass", then="marek@round-start")

    # The next round starts, with a phase of its own and one more act for each who has one: not for
    # Nessa, whose stab was her last. Then it is Marek's turn, and his actions are new.
    assert story.now.fight.round == 2
    story("marek: hunker", then="vance@round-start")
    story("vance: pass", then="ottwin@round-start")
    story("ottwin: pass", then="marek@act")
    assert story.actions("marek", "nessa", "vance", "ottwin", "kestrel") == [2, 0, 2, 2, 1]

"""Every manoeuvre with every attack option and every defence after it, as the sheet has them.

The table is the sheet's own (GUR-MAN-01 and GUR-OPT-14), written down here once more and read by
nothing but this test. For each line and each option a fighter equipped for it declares the
manoeuvre and tries the option; then somebody strikes at his leg, and what he is offered is held
against the line's column of defences.
"""

from dataclasses import dataclass
from functools import cache

import pytest

from fechtbuch.books.gurps.kinds.terms import MANOEUVRES
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.engine.choices import Choice, Question, Refusal, every_choice, understand
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Host
from fechtbuch.engine.grid import field
from tests.gurps.arena import battle, who

OPTIONS = (
    "strike",
    "extra-attack",
    "feint",
    "deceptive",
    "telegraphic",
    "dual-weapon",
    "rapid-strike",
    "grapple",
    "slam",
)
"""A plain blow or shot, the six attack options, and the two attacks made with the body."""

DEFENCES = (
    "dodge",
    "acrobatic",
    "parry",
    "off-hand",
    "bare-hand",
    "low-line",
    "crossed",
    "supported",
    "block",
    "second",
    "back",
    "aside",
    "forward",
    "dive",
)
"""Dodges, parries with each hand and with the leg, their two-handed forms, block, retreats."""

STEPS = "back aside forward dive"
PARRIES = "parry off-hand bare-hand low-line crossed supported"
ANY = f"dodge acrobatic {PARRIES} block {STEPS}"
NONE = ""
ON_THE_MOVE = "dodge acrobatic block"
OTHER_LIMBS = "dodge acrobatic off-hand bare-hand low-line block"
KNEELING = "dodge acrobatic parry off-hand bare-hand crossed supported block dive"

SIX = "extra-attack feint deceptive telegraphic dual-weapon rapid-strike"
MELEE = f"strike {SIX} grapple"
RANGED = "strike extra-attack feint deceptive dual-weapon"
RUNNING = "strike extra-attack deceptive telegraphic dual-weapon grapple"
RUNNING_SHOT = "strike extra-attack deceptive dual-weapon"
SLAMMING = "slam extra-attack deceptive telegraphic"


@dataclass(frozen=True)
class Line:
    """A line of the sheet: the words that declare it, its options, its defences."""

    words: str
    options: str
    defences: str
    kind: str = "melee"
    """What its attack is: `melee`, `ranged`, `slam`, or `none`."""
    far: bool = False
    """Whether it begins one hex farther from the foe."""
    blade: str = "broadsword"
    after: str = ""
    """What hangs on the left hand afterwards, if that has changed."""

    def __str__(self) -> str:
        return f"{self.words} ({self.kind})"


RUN = "path=6,5"

LINES = [
    Line("attack", f"{MELEE} slam", ANY),
    Line("attack", f"{RANGED} grapple slam", ANY, "ranged"),
    Line("all-out-attack version=double", f"{MELEE} slam", NONE),
    Line("all-out-attack version=determined", f"{MELEE} slam", NONE),
    Line("all-out-attack version=strong", f"{MELEE} slam", NONE),
    Line("all-out-attack version=long", f"{MELEE} slam", NONE),
    Line("all-out-attack version=feint", MELEE, NONE),
    Line("all-out-attack version=feint", RANGED, NONE, "ranged"),
    Line("all-out-attack version=ranged", RANGED, NONE, "ranged"),
    Line("all-out-attack version=suppression", "", NONE, "burst"),
    Line("committed-attack version=determined", MELEE, OTHER_LIMBS),
    Line("committed-attack version=determined steps=2", MELEE, OTHER_LIMBS),
    Line("committed-attack version=strong", MELEE, OTHER_LIMBS),
    Line("defensive-attack version=parry", MELEE, ANY),
    Line("defensive-attack version=block", MELEE, ANY),
    Line("defensive-attack version=u-parry", MELEE, ANY, blade="axe"),
    Line("all-out-defence version=dodge", "", ANY, "none"),
    Line("all-out-defence version=parry", "", ANY, "none"),
    Line("all-out-defence version=block", "", ANY, "none"),
    Line("all-out-defence version=double", "", f"{ANY} second", "none"),
    Line(f"move-and-attack version=melee {RUN}", RUNNING, ON_THE_MOVE, far=True),
    Line(f"move-and-attack version=ranged {RUN}", RUNNING_SHOT, ON_THE_MOVE, "ranged", far=True),
    Line(f"move-and-attack version=slam {RUN}", SLAMMING, ON_THE_MOVE, "slam", far=True),
    Line(f"all-out-slam version=determined {RUN}", SLAMMING, NONE, "slam", far=True),
    Line(f"all-out-slam version=feint {RUN}", SLAMMING, NONE, "slam", far=True),
    Line(f"all-out-slam version=strong {RUN}", SLAMMING, NONE, "slam", far=True),
    Line("move path=5,6", "", ANY, "none"),
    Line("change-posture posture=kneeling", "", KNEELING, "none"),
    Line("ready item=large-knife way=draw-left", "", ANY, "knife", after="knife"),
    Line("aim target=foe", "", ANY, "ranged"),
    Line("evaluate target=foe", "", ANY, "none"),
    Line("concentrate", "", ANY, "none"),
    Line("do-nothing", "", ANY, "none"),
    Line("wait when=attack-on-ally as=attack", "", ANY, "none"),
    Line("wait when=attack-on-me as=attack", f"{MELEE} slam", ANY),
    Line("wait when=attack-on-me as=attack", f"{RANGED} grapple slam", ANY, "ranged"),
    Line("wait when=attack-on-me as=committed-attack version=strong", MELEE, OTHER_LIMBS),
    Line("wait when=attack-on-me as=defensive-attack version=parry", MELEE, ANY),
    Line("wait when=attack-on-me as=all-out-attack version=double", f"{MELEE} slam", NONE),
    Line("wait when=attack-on-me as=all-out-attack version=ranged", RANGED, NONE, "ranged"),
]

NAMES_WEAPON = ("committed-attack", "defensive-attack version=parry", "u-parry", "wait")
"""Manoeuvres that name the weapon when they are declared."""

GUN, BURST = "auto-pistol-9mm", "submachine-gun"


def left_hand(line: Line, option: str) -> str:
    """What the left hand has: a second weapon, nothing, or a shield."""
    if line.kind == "knife" or option == "grapple":
        return "empty"
    return "second" if option == "dual-weapon" else "shield"


def right_hand(line: Line) -> str:
    """What the right hand has; suppression fire needs both."""
    return {"ranged": GUN, "burst": BURST}.get(line.kind, line.blade)


def possible(line: Line, option: str, done: bool) -> set[str]:
    """What the things in hand allow at all, `done` whether the option was carried out."""
    found = {"dodge", "acrobatic", "low-line", "second", *STEPS.split()}
    left = line.after or left_hand(line, option)
    if line.kind == "burst":
        return found
    shooting = line.kind == "ranged"
    if not shooting:
        found.add("parry")
    if left == "shield":
        found.add("block")
    if left in ("second", "knife") and not shooting:
        found |= {"off-hand", "crossed"}
    if left == "empty" and not (option == "grapple" and done):
        found |= {"bare-hand"} if shooting else {"bare-hand", "supported"}
    return found


def barred(line: Line, option: str, done: bool) -> set[str]:
    """GUR-MAN-14: the limbs that a Committed Attack has used cannot defend."""
    if "committed" not in line.words:
        return set()
    if option == "grapple":
        return {"bare-hand"}
    return {"off-hand"} if option == "dual-weapon" and done else set()


def expected(line: Line, option: str, done: bool) -> set[str]:
    """The defences after the manoeuvre, by the sheet and by what the hands hold."""
    column = set(line.defences.split())
    if "committed" in line.words and option == "grapple":
        column.add("parry")  # the empty hand is the limb that attacks, not the sword arm
    return (column & possible(line, option, done)) - barred(line, option, done)


def answers(line: Line, option: str) -> list[str]:
    """How the option is said, each in turn; a line's own first feint comes before it."""
    right = right_hand(line)
    blow = f"strike target=foe weapon={right}"
    if line.kind in ("ranged", "burst"):
        blow = f"shoot target=foe weapon={right} shots=1"
    if line.kind == "slam" and option in ("deceptive", "telegraphic"):
        blow = "slam target=foe"
    said = {
        "strike": [blow],
        "extra-attack": [blow, "slam target=foe" if line.kind == "slam" else blow],
        "feint": [f"feint target=foe weapon={right}"],
        "deceptive": [f"{blow} deceptive=1"],
        "telegraphic": [f"{blow} telegraphic=yes"],
        "dual-weapon": [f"{blow} split=dual-weapon"],
        "rapid-strike": [f"{blow} split=rapid-strike"],
        "grapple": ["grapple target=foe"],
        "slam": ["slam target=foe"],
    }[option]
    if line.words.endswith("version=feint") and option != "feint":
        return [f"feint target=foe weapon={right}", *said]
    return said


def declaration(line: Line, option: str) -> str:
    """The manoeuvre with the weapon it is to be made with."""
    for name in NAMES_WEAPON:
        if name in line.words:
            bare = option == "grapple" or (option == "slam" and "committed" not in line.words)
            bare = bare and ("defensive" not in line.words or "wait" in line.words)
            if bare and "version=ranged" not in line.words:
                return f"{line.words} weapon=bare-hands"
            return f"{line.words} weapon={right_hand(line)}"
    return line.words


class Steady(Dice):
    """Three dice always show 9, and every other die a 1."""

    def face(self, roller: int, sides: int) -> int:
        return 1

    def total(self, roller: int, count: int, sides: int, cuts: list[int]) -> int:
        return 9 if count == 3 else count


class Trial(Host):
    """Plays a line with one option and notes what is offered."""

    def __init__(self, manoeuvre: str, said: list[str]) -> None:
        self.manoeuvre = manoeuvre
        self.said = said
        self.closed = ""
        """Why the manoeuvre itself was refused, if it was."""
        self.refused = ""
        """Why the option was."""
        self.defences: set[str] = set()

    def ask(self, fight: Fight, question: Question) -> Choice:
        if question.void():
            return question.default()
        asked = question.who
        assert asked is not None
        if asked.slug == "hero":
            return self._hero(question)
        if question.kind == "turn":
            return understand(question, "attack")
        if question.kind == "attack":
            low = "strike target=hero mode=swing location=right-leg"
            return understand(question, low)
        return question.default()

    def _hero(self, question: Question) -> Choice:
        if question.kind == "turn":
            try:
                return understand(question, self.manoeuvre)
            except Refusal as refusal:
                self.closed = self.refused = f"{self.manoeuvre}: {refusal}"
                return question.default()
        if question.kind == "wait":
            return understand(question, "proceed")
        if question.kind == "attack" and self.said:
            text = self.said.pop(0)
            try:
                return understand(question, text)
            except Refusal as refusal:
                self.refused = f"{text}: {refusal}"
                self.said = []
        if question.kind == "defence":
            self.defences |= offered(question)
        if question.kind == "second-defence":
            self.defences.add("second")
        return self._failing(question) if question.kind == "defence" else question.default()

    def _failing(self, question: Question) -> Choice:
        """A defence, so that a second one may be offered."""
        return understand(question, "dodge")


def offered(question: Question) -> set[str]:
    """The defences of a question by the names of the columns."""
    found: set[str] = set()
    for choice in every_choice(question, 3000):
        verb = choice["verb"]
        if verb == "parry":
            weapon = choice["weapon"]
            names = {"leg": "low-line", "left-hand": "bare-hand"}
            hand = "off-hand" if weapon in ("shortsword", "large-knife") else "parry"
            found.add(names.get(weapon, hand))
            found |= {way for way in ("crossed", "supported") if choice.get("way") == way}
        elif verb != "none":
            found.add(verb)
        if choice.get("acrobatic"):
            found.add("acrobatic")
        if choice.get("retreat"):
            found.add(choice["retreat"])
    return found


@cache
def arranged(right: str, left: str, far: bool, extra: bool) -> Battle:
    """Hero, foe and a third who will strike at the hero."""
    hands: list[dict[str, object]] = [{"item": right, "hand": "right"}]
    if right == BURST:
        hands = [{"item": right, "hand": "both"}]
    elif left == "shield":
        hands.append({"item": "medium-shield", "hand": "left"})
    elif left == "second":
        hands.append({"item": GUN if right == GUN else "shortsword", "hand": "left"})
    skills = dict.fromkeys(("broadsword", "axe-mace", "shortsword", "shield", "brawling"), 16)
    skills |= {"guns-pistol": 18, "guns-smg": 16, "wrestling": 16, "acrobatics": 14, "knife": 16}
    hero = {
        "use": "aldric",
        "slug": "hero",
        "skills": skills,
        "armour": [],
        "hp": 200,
        "speed": 1.0,
        "move": 6,
        "hands": hands,
        "belt": ["large-knife"] if right != BURST else [],
        "traits": {"ambidexterity": True, "extra_attack": int(extra)},
    }
    foe = {"use": "brenn", "slug": "foe", "hands": ["shortsword"], "hp": 200, "armour": []}
    third = {
        "use": "brenn",
        "slug": "third",
        "at": [12, 5],
        "hands": ["shortsword"],
        "skills": {"shortsword": 20},
    }
    fight = battle(hero, foe, third, apart=2 if far else 1)
    fight.dice = Steady()
    return fight


def tried(line: Line, option: str) -> Trial:
    """Play it: what was refused, if anything was, and the defences offered afterwards."""
    left = left_hand(line, option)
    fight = arranged(right_hand(line), left, line.far, option == "extra-attack").copy()
    assert isinstance(fight, Battle)
    fight.dice = Steady()
    trial = Trial(declaration(line, option), answers(line, option))
    fight.host = trial
    fight.step()
    hero, third = who(fight, "hero"), who(fight, "third")
    if "attack-on-me" in line.words:
        fight.step()  # the foe strikes, and the Wait is sprung
    trial.defences = set()
    if trial.said and not trial.refused:
        trial.refused = f"{trial.said[0]}: never asked"
    ahead = [hero.facing, (hero.facing + 1) % 6, (hero.facing + 5) % 6]
    spots = [fight.grid.step(hero.at, way) for way in ahead]
    third.at = next(spot for spot in spots if fight.somebody_at(spot) is None)
    third.facing = fight.grid.direction(third.at, hero.at)
    fight.place = 2
    fight.step()
    return trial


@pytest.mark.rule("GUR-MAN-01", "GUR-MAN-02", "GUR-MAN-03", "GUR-MAN-14", "GUR-MAN-19")
@pytest.mark.rule("GUR-MAN-23", "GUR-MAN-35", "GUR-MAN-36", "GUR-OPT-01", "GUR-OPT-14")
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_an_option_and_every_defence(line: Line, option: str) -> None:
    trial = tried(line, option)
    shieldless = "version=block" in line.words and left_hand(line, option) != "shield"
    assert bool(trial.closed) == shieldless, f"{line} must be open, but: {trial.closed}"
    allowed = option in line.options.split() and not shieldless
    if allowed:
        assert not trial.refused, f"{line} must allow {option}, but: {trial.refused}"
    else:
        assert trial.refused, f"{line} must not allow {option}"
    wanted = expected(line, option, allowed)
    wrong = [
        f"{line} with {option}: {name} "
        + ("is missing" if name in wanted else "is offered against the sheet")
        for name in DEFENCES
        if (name in wanted) != (name in trial.defences)
    ]
    assert not wrong, "; ".join(wrong)


def test_the_table_has_every_manoeuvre() -> None:
    assert {line.words.split()[0] for line in LINES} == set(MANOEUVRES)
    assert len(LINES) * len(OPTIONS) * len(DEFENCES) >= 5000
    assert field(5, 5) == who(arranged("broadsword", "shield", False, False), "hero").at

"""What may be combined with what, written down from the book and held against the program.

The tables here are those of the chapter on special actions: nothing is read from the program.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from fechtbuch import build_info
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.choices import VERB, Choice, Partial, Player, Question
from fechtbuch.engine.random_player import RandomPlayer, values_of
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import load
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import Entry, meet, scene

MANOEUVRES = ("parry", "dodge", "cover", "cautious", "aggressive", "defensive", "prepare")
"""TAL-SEQ-16."""

EXCLUSIVE = {("aggressive", "defensive"), ("aggressive", "cautious")}
"""TAL-SEQ-19: of such a pair only one in the same turn."""

ONCE = {"cautious", "aggressive", "defensive"}
"""TAL-RUL-73: these do not add to themselves; the others are bought again (TAL-SEQ-18)."""

SPECIALS = (
    "two-weapon", "multiple", "called", "feint", "overthrow", "push", "bypass", "field", "mighty",
    "trip", "disarm", "charge", "trample", "aim",
)  # fmt: skip
"""The special attacks of the chapter, one of which an attack may carry (TAL-SEQ-20)."""

TOGETHER = {
    *((one, "aim") for one in SPECIALS if one != "aim"),
    ("charge", "overthrow"),
    ("charge", "push"),
    ("charge", "trample"),
}
"""The exceptions: aim combines with everything, charge with overthrow, push and trample."""

KILLED_WITH = set(SPECIALS) - {"aim", "multiple", "feint", "trample"}
"""TAL-ATK-21 combines with all; three standard actions nobody has, and a trample has no blow."""

TOO_DEAR = {("cover", "multiple"), ("defensive", "multiple"), ("prepare", "multiple")}
"""Manoeuvres do not count against that limit (TAL-SEQ-20), but two attacks and S are three S."""

PREPARED = {"called", "mighty", "bypass", "overthrow", "push", "trip", "disarm", "grab"}
"""TAL-RUL-64: what costs one attack may wait, and a grab does (TAL-RUL-39)."""


def together(one: str, other: str) -> bool:
    """Whether one attack may carry both."""
    return (one, other) in TOGETHER or (other, one) in TOGETHER


def exclusive(one: str, other: str) -> bool:
    """Whether two manoeuvres may not be used in one turn."""
    return (one, other) in EXCLUSIVE or (other, one) in EXCLUSIVE


READY: dict[str, Any] = {
    "use": "veteran",
    "hands": ["dagger", "medium-wooden-shield"],
    "belt": [],
}
WORDS = {
    "parry": "parry dagger",
    "dodge": "dodge",
    "cover": "cover medium-wooden-shield how=e",
    "cautious": "cautious",
    "aggressive": "aggressive",
    "defensive": "defensive",
    "prepare": "prepare weapon=dagger",
}


def after(one: str) -> Situation:
    """A turn in which a manoeuvre has been used, with as much left as may be."""
    used = meet(READY, "guard").play(f"veteran: {WORDS[one]}")
    if one == "aggressive":  # the attack that it demands
        used = used.play("veteran: attack dagger guard", dice="2d20=1,19")
    return used


@pytest.mark.rule("TAL-SEQ-19", "TAL-SEQ-16", "TAL-SEQ-18", "TAL-RUL-73", "TAL-MAN-10")
@pytest.mark.parametrize(("one", "other"), list(product(MANOEUVRES, MANOEUVRES)))
def test_each_pair_of_manoeuvres_in_each_order(one: str, other: str) -> None:
    offered = other in after(one).offers()
    if exclusive(one, other) or (one == other and one in ONCE):
        assert not offered
    else:
        assert offered


@pytest.mark.rule("TAL-MAN-08", "TAL-SEQ-19")
def test_a_shield_covers_or_parries_while_another_thing_does_the_other() -> None:
    covered = after("cover")
    assert covered.offers("parry") == ["dagger", "bare-hands"]
    parried = meet(READY, "guard").play("veteran: parry medium-wooden-shield")
    assert "cover" not in parried.offers()
    assert "cover" in after("parry").offers()


ARSENAL: dict[str, Any] = {
    "use": "veteran",
    "hands": [{"item": "long-sword", "both": False}, "dagger"],
    "belt": [],
}


@pytest.mark.rule("TAL-RUL-64")
def test_what_may_be_prepared() -> None:
    start = meet(ARSENAL, "guard")
    assert set(start.offers("prepare weapon=long-sword")) == {"", *PREPARED - {"grab"}}
    bare = meet({"use": "brawler", "hands": [], "belt": []}, "guard")
    assert set(bare.offers("prepare weapon=bare-hands")) == {"", *PREPARED}


@pytest.mark.rule("TAL-SEQ-20", "TAL-ATK-17", "TAL-ATK-18", "TAL-ATK-19", "TAL-RUL-75")
def test_what_may_end_a_charge() -> None:
    bare = meet({"use": "brawler", "hands": [], "belt": []}, "guard", apart=5)
    allowed = {one for one in SPECIALS if one != "aim" and together("charge", one)}
    assert set(bare.offers("charge weapon=bare-hands")) == {"", "both", "grab", *allowed}
    sword = meet(ARSENAL, "guard", apart=5)
    assert sword.offers("charge weapon=long-sword") == [""]


OF_INTEREST = {
    *MANOEUVRES, "attack", "charge", "trample", "feint", "aim", "shoot", "half", "step", "load",
    "take-missile", "grip",
}  # fmt: skip


class Reveller(Player):
    """Any legal choice, most of them blows and manoeuvres; what each turn came to is kept."""

    def __init__(self, stream: Stream, book: "Ledger") -> None:
        self.stream = stream
        self.any = RandomPlayer(stream)
        self.book = book

    def decide(self, question: Question) -> Choice:
        if not isinstance(question, TurnQuestion) or self.stream.below(12) == 0:
            choice = self.any.decide(question)
        else:
            choice = self._choose(question)
        if isinstance(question, TurnQuestion) and isinstance(choice, Action):
            self.book.enter(question, choice)
        return choice

    def _choose(self, question: TurnQuestion) -> Choice:
        verbs = [verb.name for verb in question.open_verbs() if verb.name in OF_INTEREST]
        if question.fighter.feint_target >= 0:  # seldom enough
            verbs = [verb for verb in verbs if verb in ("aim", "attack")] or verbs
        if not verbs:
            return self.any.decide(question)
        partial: Partial = {VERB: verbs[self.stream.below(len(verbs))]}
        while True:
            slot = question.slot(partial)
            if slot is None:
                return question.build(partial)
            values = values_of(slot)
            if not values:
                return self.any.decide(question)
            partial[slot.name] = values[self.stream.below(len(values))]


class Ledger:
    """Turns as they were taken, held against the tables as they are entered."""

    def __init__(self) -> None:
        self.turns = 0
        self.moment: tuple[int, int, int] = (-1, -1, -1)
        self.fight = 0
        self.used: list[tuple[str, str]] = []
        """Manoeuvres of the running turn, each with its thing."""
        self.manoeuvres: set[tuple[str, str]] = set()
        self.attacks: set[tuple[str, str]] = set()
        self.killed: set[str] = set()
        self.both = False
        self.carried: set[str] = set()
        """Special attacks of the running turn."""
        self.crossed: set[tuple[str, str]] = set()
        """Manoeuvre and special attack of one turn."""

    def enter(self, question: TurnQuestion, choice: Action) -> None:
        """One action of a turn."""
        fighter = question.fighter
        moment = (self.fight, int(question.battle.round), int(fighter.index))
        if moment != self.moment:
            self.moment = moment
            self.turns += 1
            self.used = []
            self.carried = set()
        if choice.verb in MANOEUVRES:
            self._manoeuvre(choice)
        elif choice.verb in ("attack", "charge", "trample", "shoot"):
            self._attack(question, choice)
        elif choice.verb in ("feint", "aim"):
            self.carried.add(choice.verb)
        for manoeuvre, _ in self.used:
            for special in self.carried:
                assert (manoeuvre, special) not in TOO_DEAR
                self.crossed.add((manoeuvre, special))

    def _manoeuvre(self, choice: Action) -> None:
        thing = "" if choice.thing is None else choice.thing.slug
        for verb, other in self.used:
            assert not exclusive(verb, choice.verb), (verb, choice.verb)
            assert verb != choice.verb or verb not in ONCE, verb
            if {verb, choice.verb} == {"cover", "parry"}:
                assert other != thing, f"{thing} covers and parries"
            self.manoeuvres.add(tuple(sorted((verb, choice.verb))))  # type: ignore[arg-type]
        self.used.append((choice.verb, thing))

    def _attack(self, question: TurnQuestion, choice: Action) -> None:
        fighter = question.fighter
        carried = {choice.special} & set(SPECIALS)
        if choice.special == "both":
            carried = {"overthrow", "push"}
        if choice.verb in ("charge", "trample"):
            carried.add(choice.verb)
        if fighter.aimed:
            carried.add("aim")
        target, thing = choice.target, choice.thing
        if choice.verb == "attack" and target is not None and thing is not None:
            if fighter.feint_target == target.index and fighter.feint_thing == thing.index:
                carried.add("feint")
        self.carried |= carried
        for one, other in combinations(sorted(carried), 2):
            if {one, other} == {"overthrow", "push"}:
                assert "charge" in carried
                self.both = True
            else:
                assert together(one, other), carried
                self.attacks.add((one, other))
        if choice.kill:
            assert not carried & {"multiple", "feint", "trample"}, carried
            self.killed |= carried - {"aim"}


def allowed_manoeuvres() -> Iterator[tuple[str, str]]:
    for one, other in product(MANOEUVRES, MANOEUVRES):
        if one <= other and not exclusive(one, other) and (one != other or one not in ONCE):
            yield one, other


def allowed_crossings() -> set[tuple[str, str]]:
    """Every manoeuvre with every special attack in one turn, as far as it can be paid."""
    return set(product(MANOEUVRES, SPECIALS)) - TOO_DEAR


ALLOWED_ATTACKS = {tuple(sorted(pair)) for pair in TOGETHER}

SHIELDED: dict[str, Any] = {**READY, "slug": "shielded"}
PAIRED: dict[str, Any] = {
    "use": "veteran",
    "hands": ["dagger", "hatchet"],
    "belt": [],
    "slug": "paired",
}
MAULER: dict[str, Any] = {"use": "brawler", "hands": [], "belt": [], "slug": "mauler"}
SHOOTER: dict[str, Any] = {
    "use": "archer",
    "hands": [{"item": "long-bow", "loaded": True}, "steel-buckler"],
    "slug": "shooter",
}
SLEEPER: dict[str, Any] = {"use": "guard", "states": ["bound"], "slug": "sleeper"}


def party(name: str) -> dict[str, Any]:
    ours: list[Entry] = [
        {**SHIELDED, "at": [5, 5]},
        {**PAIRED, "at": [5, 7]},
        {**MAULER, "at": [5, 9]},
        {**SHOOTER, "at": [2, 7]},
    ]
    theirs: list[Entry] = [
        {**SHIELDED, "at": [8, 5], "slug": "other-shielded"},
        {**PAIRED, "at": [8, 7], "slug": "other-paired"},
        {**SLEEPER, "at": [7, 8]},
        {**SLEEPER, "at": [6, 6], "slug": "other-sleeper"},
    ]
    data = scene(ours, theirs, bounds=(0, 2, 12, 12), rounds=12)
    data["title"] = name
    return data


def revel(turns: int) -> Ledger:
    """So many random turns."""
    chosen = load(party("Random turns"))
    book = Ledger()
    while book.turns < turns:
        book.fight += 1
        fight = chosen.build()
        dice = BulkDice(11)
        dice.deal(book.fight, fight.roster)
        fight.dice = dice
        fight.players = [Reveller(dice.whim, book) for _ in fight.sides]
        fight.run()
    return book


COMPILED = build_info.compiled()
TURNS = 100_000 if COMPILED else 1_500


@pytest.mark.rule("TAL-SEQ-19", "TAL-SEQ-20", "TAL-MAN-08", "TAL-ATK-21", "TAL-RUL-33")
def test_random_turns_use_no_forbidden_pair_and_every_allowed_one() -> None:
    book = revel(TURNS)
    assert book.turns >= TURNS
    if COMPILED:
        assert book.manoeuvres == set(allowed_manoeuvres())
        assert book.attacks == ALLOWED_ATTACKS
        assert book.killed == KILLED_WITH
        assert book.both
        assert book.crossed == allowed_crossings()
    else:
        assert book.manoeuvres <= set(allowed_manoeuvres())
        assert len(book.manoeuvres) >= 20
        assert len(book.crossed) >= 70

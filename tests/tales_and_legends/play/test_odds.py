"""Exact odds of hits, defences, contests and breakage against an account of their own.

The account below knows the dice and the numbers of the book, and nothing of the program: it adds
up faces. More than five hundred generated cases are compared as exact fractions.
"""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE
from fechtbuch.books.tales_and_legends.rules.basics.checks import opposed, passes, skill
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import DODGED, PARRIED, react
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item
from fechtbuch.books.tales_and_legends.rules.hitting.attack import roll_to_hit
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.sheets.outfit import weapon_thing
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.enumeration import Enumeration, Negligible
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import arena, meet

Odds = dict[int, Fraction]

REROLLS = 6
"""A 20, or a 1, is rolled on at most so often (stated in the book's README)."""


def d20() -> Odds:
    """What is added to a value: one d20, 20s rolled on, a 1 rolled off."""
    found: Odds = {face: Fraction(1, 20) for face in range(2, 20)}
    for sign, total in ((1, 20), (-1, 1)):
        weight = Fraction(1, 20)
        for roll in range(REROLLS):
            last = 20 if roll == REROLLS - 1 else 19
            for face in range(1, last + 1):
                sum_ = total + sign * face
                found[sum_] = found.get(sum_, Fraction(0)) + weight / 20
            total += 20 * sign
            weight /= 20
    assert sum(found.values()) == 1
    return found


DIE = d20()


def at_least(need: int) -> Fraction:
    """The chance that the die shows so much or more."""
    return sum((chance for face, chance in DIE.items() if face >= need), Fraction(0))


def enumerate_all(fight: Any, once: Any) -> dict[Any, Fraction]:
    """The chance of everything that `once` can come to."""
    dice = Enumeration()
    fight.telling = False
    found: dict[Any, Fraction] = {}
    while True:
        fight.dice = dice
        try:
            outcome = once()
        except Negligible:
            pass  # others stand for it
        else:
            found[outcome] = found.get(outcome, Fraction(0)) + dice.weight()
        if not dice.advance():
            return found


class Always(Player):
    """Gives the same answer to whatever asks for it."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        assert slot is not None
        if self.verb not in slot.values():
            return question.default()
        partial = {"verb": self.verb}
        while True:
            slot = question.slot(partial)
            if slot is None:
                return question.build(partial)
            partial[slot.name] = slot.values()[0]


QUALITY = {1: -5, 2: -2, 3: 0, 4: 2, 5: 5}


def hit_cases() -> Iterator[tuple[int, int, bool, bool, int, bool, bool, int]]:
    dice = Random(20)
    for _ in range(200):
        yield (
            dice.randrange(1, 6),
            dice.randrange(0, 9),
            dice.random() < 0.3,
            dice.random() < 0.3,
            dice.randrange(0, 12),
            dice.random() < 0.3,
            dice.random() < 0.3,
            dice.choice([0, 30, 40, 50]),
        )


@pytest.mark.rule("TAL-TST-01", "TAL-TST-05", "TAL-TST-06", "TAL-HIT-04", "TAL-HIT-05")
def test_odds_of_misses_and_bands() -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    fight.acting = guard.index
    spear = guard.hands[0]
    for quality, tired, cautious, aggressive, weary, defensive, prone, coverage in hit_cases():
        spear.quality = quality
        guard.fatigue, guard.cautious, guard.aggressive = tired, cautious, aggressive
        veteran.fatigue, veteran.defensive, veteran.prone = weary, defensive, prone
        veteran.worn[0].coverage = coverage
        value = 12 + 6 + QUALITY[quality] - tired - 5 * cautious + 10 * aggressive
        defence = max(10, 10 + 16 - weary + 5 * defensive - 10 * prone)
        body = max(defence, coverage)
        marks = sorted({defence, body, body + 20, *(body + 10 * n for n in range(3, 8))})

        def once(marks: list[int] = marks) -> int:
            blow = melee_blow(guard, spear)
            roll_to_hit(fight, guard, veteran, blow)
            return sum(1 for mark in marks if blow.result >= mark)

        bounds = [*marks, 10**6]
        expected = {0: 1 - at_least(marks[0] - value)}
        for place, mark in enumerate(marks, 1):
            expected[place] = at_least(mark - value) - at_least(bounds[place] - value)
        found = enumerate_all(fight, once)
        assert found == {place: chance for place, chance in expected.items() if chance}


def defence_cases(seed: int) -> Iterator[tuple[int, bool, bool, bool, bool, int]]:
    dice = Random(seed)
    for _ in range(60):
        yield (
            dice.randrange(0, 10),
            dice.random() < 0.4,
            dice.random() < 0.4,
            dice.random() < 0.3,
            dice.random() < 0.3,
            dice.randrange(20, 66),
        )


def beats(value: int, result: int, by: int = 1) -> Fraction:
    """The chance to reach `by` more than a standing result; ties are rolled again, without end."""
    tie = DIE.get(result - value, Fraction(0))
    return at_least(result + by - value) / (1 - tie)


def set_up(fight: Any, case: tuple[int, bool, bool, bool, bool, int]) -> int:
    """Put the case on the veteran; what it takes from his tests."""
    tired, cautious, defensive, prone, turned, _ = case
    _, veteran = fight.fighters
    veteran.fatigue, veteran.cautious, veteran.defensive = tired, cautious, defensive
    veteran.prone = prone
    veteran.facing = 2 if turned else 6
    return -tired + 5 * cautious + 5 * defensive - 10 * prone - 5 * turned


@pytest.mark.rule("TAL-TST-12")
@pytest.mark.parametrize("tired", [1, 4, 9])
def test_odds_of_a_test_for_which_luck_forgets_tiredness(tired: int) -> None:
    fight = arena(["veteran"], ["guard"], options={"luck": True})
    veteran, guard = fight.fighters
    fight.acting = veteran.index
    fight.players = [Always("ignore-fatigue"), Always("nothing")]
    veteran.fatigue = tired
    value = int(skill(fight, veteran, GRAPPLE).total) + tired

    def tested(difficulty: int) -> bool:
        veteran.luck = 1
        return passes(fight, veteran, skill(fight, veteran, GRAPPLE), "balance", difficulty)

    for need in (2, 3, 10, 17, 19, 20, 21, 25):
        expected = at_least(need)
        assert enumerate_all(fight, lambda need=need: tested(value + need))[True] == expected

    def struck() -> bool:
        veteran.luck = 1
        blow = melee_blow(veteran, veteran.hands[0])
        roll_to_hit(fight, veteran, guard, blow)
        return blow.result >= blow.defence

    attack = attack_tally(fight, veteran, guard, melee_blow(veteran, veteran.hands[0])).total
    for weary in (0, 2):
        guard.fatigue = weary
        guard.attributes = [40] * len(guard.attributes)  # a defence that is worth a throw
        defence = physical_defence(fight, guard, veteran, True, "").total
        expected = at_least(defence - attack - tired)
        assert enumerate_all(fight, struck)[True] == expected


@pytest.mark.rule("TAL-MAN-01", "TAL-RUL-07", "TAL-ITM-12")
def test_odds_of_a_parry() -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    fight.players = [Always("nothing"), Always("parry")]
    sword = veteran.hands[0]
    for number, case in enumerate(defence_cases(7)):
        sword.quality = 1 + number % 5
        value = 16 + 15 + QUALITY[1 + number % 5] + set_up(fight, case)

        def once(result: int = case[-1]) -> bool:
            blow = melee_blow(guard, guard.hands[0])
            blow.result, blow.defence = result, 10
            veteran.parries = [sword.index]
            return react(fight, guard, veteran, blow) == PARRIED

        expected = beats(value, case[-1])
        assert enumerate_all(fight, once).get(True, Fraction(0)) == expected


@pytest.mark.rule("TAL-MAN-01", "TAL-MAN-03", "TAL-MAN-05")
@pytest.mark.parametrize(("defence", "most"), [("parry long-sword", 2_000), ("dodge", 5_000)])
def test_a_whole_blow_with_its_defence_takes_a_few_thousand_courses(
    defence: str, most: int
) -> None:
    ready = meet("veteran", "guard").play(f"veteran: {defence}", "veteran: done")
    odds = ready.chances(
        "guard: attack veteran short-spear",
        f"veteran: {defence}",
        outcome=lambda fight: int(fight.fighters[0].life),
        otherwise="default",
        steps=1,
        most=most,  # `TooMany` beyond it, the same on every machine
    )
    assert sum(odds.values()) == 1
    assert len(odds) > 20


@pytest.mark.rule("TAL-MAN-03", "TAL-MAN-04", "TAL-RUL-07")
@pytest.mark.parametrize(("ranged", "walled"), [(False, False), (False, True), (True, True)])
def test_odds_of_a_dodge_with_room_without_and_before_missiles(ranged: bool, walled: bool) -> None:
    walls = [(12, 4), (12, 5), (12, 6)] if walled else []
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    fight = arena([bow], ["veteran"], walls=walls)
    archer, veteran = fight.fighters
    fight.players = [Always("nothing"), Always("dodge")]
    for case in defence_cases(8):
        # Never critical, so that wins by 1 and by 20 are all that matters.
        result = min(case[-1], 59)
        value = 16 + 10 + 2 + 1 + set_up(fight, case)

        def once(result: int = result) -> bool:
            shot = shot_blow(fight, archer.hands[0])
            blow = shot if ranged else melee_blow(archer, archer.natural[0])
            blow.result, blow.defence = result, 10
            veteran.dodges = 1
            veteran.at = field(11, 5)
            return react(fight, archer, veteran, blow) == DODGED

        expected = beats(value, result, 20 if walled and not ranged else 1)
        assert enumerate_all(fight, once).get(True, Fraction(0)) == expected


@pytest.mark.rule("TAL-MAN-05", "TAL-RUL-36")
@pytest.mark.parametrize(("result", "tired"), [(60, 0), (67, 3), (74, 6), (90, 2)])
def test_odds_of_a_critical_hit_after_a_dodge_in_vain(result: int, tired: int) -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    fight.players = [Always("nothing"), Always("dodge")]
    veteran.fatigue = tired
    value = 29 - tired
    armour, worn = 40, list(veteran.worn)

    def times_worse(dodge: int) -> int:
        beyond = result - max(dodge, armour)
        return beyond // 10 if beyond >= 20 else 0  # TAL-HIT-05: less than 20 is not critical

    def once() -> int:
        blow = melee_blow(guard, guard.hands[0])
        blow.result, blow.defence = result, 26
        veteran.dodges, veteran.at, veteran.life = 1, field(11, 5), 10_000
        if react(fight, guard, veteran, blow) == DODGED:
            return -1
        return times_worse(blow.dodge_result) if blow.dodged_in_vain else 0

    expected: Odds = {-1: beats(value, result)}
    tie = DIE.get(result - value, Fraction(0))
    for face, chance in DIE.items():
        if value + face < result:
            factor = times_worse(value + face)
            expected[factor] = expected.get(factor, Fraction(0)) + chance / (1 - tie)
    assert enumerate_all(fight, once) == {k: v for k, v in expected.items() if v}
    assert veteran.worn == worn


class Once(Dice):
    """Enumerates an opposed test up to its first tie."""

    def __init__(self) -> None:
        super().__init__()
        self.every = Enumeration()
        self.rollers: list[int] = []

    def total(self, roller: int, count: int, sides: int, cuts: list[int]) -> int:
        if self.rollers[-1:] == [1] and roller == 0:
            raise Tied
        self.rollers.append(roller)
        return self.every.total(roller, count, sides, cuts)


class Tied(Exception):
    """Both have rolled the same."""


@pytest.mark.rule("TAL-TST-04", "TAL-RUL-71")
@pytest.mark.parametrize("difference", range(-20, 21, 2))
def test_odds_of_an_opposed_test(difference: int) -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    theirs = skill(fight, veteran, GRAPPLE).total
    found = {"won": Fraction(0), "lost": Fraction(0), "tied": Fraction(0)}
    dice = Once()
    while True:
        fight.dice = dice
        dice.rollers = []
        try:
            margin = opposed(
                fight, guard, fight.tally("situation", theirs + difference, ""), "a",
                veteran, skill(fight, veteran, GRAPPLE), "b", [],
            )  # fmt: skip
            found["won" if margin > 0 else "lost"] += dice.every.weight()
        except Tied:
            found["tied"] += dice.every.weight()
        if not dice.every.advance():
            break
    won = sum((chance * below(face + difference) for face, chance in DIE.items()), Fraction(0))
    tied = sum(
        (chance * DIE.get(face + difference, Fraction(0)) for face, chance in DIE.items()),
        Fraction(0),
    )
    assert found == {"won": won, "lost": 1 - won - tied, "tied": tied}

    def once() -> bool:
        mine = fight.tally("situation", theirs + difference, "")
        other = skill(fight, veteran, GRAPPLE)
        return opposed(fight, guard, mine, "a", veteran, other, "b", []) > 0

    assert enumerate_all(fight, once)[True] == won / (1 - tied)


def below(face: int) -> Fraction:
    """The chance that the die shows less."""
    return 1 - at_least(face)


BREAKABLE = [
    ("mace", 20),
    ("long-sword", 30),
    ("medium-wooden-shield", 20),
    ("steel-buckler", 40),
    ("whip", 8),
]
CHANCE = {1: 50, 2: 40, 3: 30, 4: 20, 5: 10}


def breaking_cases() -> Iterator[tuple[str, int, int, int, int, bool]]:
    dice = Random(13)
    for _ in range(150):
        key, armour = dice.choice(BREAKABLE)
        base = dice.randrange(1, 6)
        now = dice.randrange(1, base + 1)
        yield key, armour, base, now, dice.randrange(1, 5 * armour), dice.random() < 0.25


@pytest.mark.rule(
    "TAL-ITM-02", "TAL-ITM-03", "TAL-ITM-04", "TAL-ITM-08", "TAL-ITM-11", "TAL-RUL-12"
)
def test_odds_of_things_that_break() -> None:
    fight = arena(["guard"], ["archer"])
    for key, armour, base, now, damage, solid in breaking_cases():

        def once(
            key: str = key,
            base: int = base,
            now: int = now,
            damage: int = damage,
            solid: bool = solid,
        ) -> int:
            thing = weapon_thing(key, key)
            thing.base, thing.quality, thing.solid = base, now, solid
            strike_item(fight, thing, damage, fight.fighters[0])
            return int(thing.quality)

        if solid:
            checks = damage // (2 * armour) if damage > 2 * armour else 0
        else:
            checks = damage // armour
        chance = Fraction(min(100, checks * CHANCE[base]), 100)
        expected: Odds = {now: Fraction(1)}
        for _ in range(checks):
            after: Odds = {}
            for quality, weight in expected.items():
                worse = 0 if quality == 0 else quality - 1
                after[worse] = after.get(worse, Fraction(0)) + weight * chance
                after[quality] = after.get(quality, Fraction(0)) + weight * (1 - chance)
            expected = after
        found = enumerate_all(fight, once)
        assert found == {quality: weight for quality, weight in expected.items() if weight}


def test_the_cases_are_five_hundred_and_more() -> None:
    cases = len(list(hit_cases())) + 4 * len(list(defence_cases(7))) + 4 + 21
    assert cases + len(list(breaking_cases())) >= 500

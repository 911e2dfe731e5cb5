"""Where a rule turns: the last case that belongs to it, and the first that does not."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.verbs import ON_TURN
from fechtbuch.books.phase_six.rules.cover import cover_criticals
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.initiative import join
from fechtbuch.books.phase_six.rules.spending import cost_of
from fechtbuch.books.phase_six.state.choices import POMMEL, Act
from fechtbuch.engine.choices import Refusal, parse_words, understand
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from tests.phase_six.stage import arena, stage, totals, who

# What it costs.


@pytest.mark.rule("PSX-TRN-07", "PSX-TRN-15", "PSX-EQP-07")
@pytest.mark.parametrize("verb", ["aim", "accurate", "throw", "hurl", "pick-up", "brace", "use"])
@pytest.mark.parametrize("number", ["reload", "ready"])
def test_only_reloading_and_readying_are_free_with_a_weapon_made_for_it(
    verb: str, number: str
) -> None:
    """A quick loader makes the reload cost nothing, a dagger is ready at once; nothing else is."""
    fight = arena([who("vance", 0)], [who("grom", 9)])
    gun = next(thing for thing in fight.things if thing.weapon is not None)
    gun.weapon = kind_of(gun).copy()
    setattr(gun.weapon, number, 0)
    act = Act(verb)
    act.thing = gun
    assert cost_of(fight, fight.fighters[0], act) == 1
    free = Act(number)
    free.thing = gun
    assert cost_of(fight, fight.fighters[0], free) == 0


@pytest.mark.rule("PSX-TRN-07")
def test_every_verb_of_a_turn_has_its_price() -> None:
    """The table of acts: nothing, one action, or two for a shield block."""
    fight = arena([who("ottwin", 0)], [who("grom", 9)])
    ottwin = fight.fighters[0]
    found: dict[int, set[str]] = {}
    for verb in ON_TURN.verbs[1:]:
        found.setdefault(int(cost_of(fight, ottwin, Act(verb.name))), set()).add(verb.name)
    assert found[2] == {"block"}
    assert found[0] == {
        "drop",
        "shift",
        "lower-shield",
        "take-up",
        "buy",
        "buy-with-destiny",
        "steal",
    }
    assert found[1] >= {"attack", "aim", "walk", "run", "crawl", "reload", "ready", "stow-shield"}
    assert sorted(found) == [0, 1, 2]


# Cover against criticals, group by group.


@pytest.mark.rule("PSX-RUL-26", "PSX-COV-03", "PSX-CRT-06")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ((5, 1, 1), [2, 0]),  # the first die saves from the highest
        ((1, 5, 1), [1, 1]),
        ((1, 1, 5), [1, 1]),
        ((5, 5, 1), [1, 0]),
        ((1, 1, 1), [2, 1]),
    ],
)
def test_the_first_die_of_the_cover_is_for_the_highest_critical(
    dice: tuple[int, int, int], left: list[int]
) -> None:
    """Two criticals of 11 and one of 17, behind 5+."""
    fight = arena([who("grom", 0)], [who("vance", 9)])
    fight.dice = ScriptedDice(parse_script(totals(*dice)))
    assert cover_criticals(fight, fight.fighters[0], [2, 1], 2) == left


# Who was there before.


@pytest.mark.rule("PSX-INI-03", "PSX-RUL-48", "PSX-RUL-04")
@pytest.mark.parametrize(
    ("quickness", "first", "why"), [(2, True, "quickness"), (1, False, "quickness")]
)
def test_a_newcomer_who_is_level_is_told_apart_once_and_from_the_right_one(
    quickness: int, first: bool, why: str
) -> None:
    """Grom is there with 5 and Quickness 1 or 2; the newcomer rolls 5 in all."""
    fight = arena([who("marek", 0)], [who("grom", 9)])
    marek, grom = fight.fighters
    for one, speed in ((marek, quickness), (grom, 3 - quickness)):
        one.block = one.block.changed("quickness", speed)
    grom.initiative = 5
    fight.order = [grom.index]
    fight.phase, fight.telling = 1, True
    fight.dice = ScriptedDice(parse_script(totals(*([4, 1] if quickness == 2 else [5]))))
    join(fight)
    assert fight.order == ([0, 1] if first else [1, 0])
    told = [event for event in fight.events if event.kind == "tie-decided"]
    ahead, behind = (marek, grom) if first else (grom, marek)
    assert [(int(one.actor), int(one.target), one.word) for one in told] == [
        (int(ahead.index), int(behind.index), why)
    ]


# Where a way leads.


@pytest.mark.rule("PSX-TRN-09", "PSX-TRN-16", "PSX-RUL-76")
def test_a_way_is_told_if_somebody_has_gone_it() -> None:
    """Round and back again is a way of so many metres; to be stopped at the first step is none."""
    lane = {"bounds": [0, 0, 9, 0]}
    free: Any = stage([who("nessa", 0)], [who("vance", 9)], ground=lane)
    there = free.play("nessa: run path=1,0;2,0;1,0;0,0", otherwise="default", until="nessa@act")
    moved = there.event("moved")
    assert (moved.amount, moved.values["from"] == moved.values["to"]) == (4, True)
    lurking = stage(
        [who("nessa", 0)],
        [who("grom", 1), who("vance", 9)],
        ground=lane,
        given=["hide fighter=grom side=ours"],
    )
    met = lurking.play("nessa: run path=1,0;2,0", otherwise="default", until="nessa@act")
    assert met.event("way-closed").rule == "PSX-RUL-76"
    assert not met.happened("moved")
    assert met.fighter("nessa").at == free.play().fighter("nessa").at


@pytest.mark.rule("PSX-TRN-16")
def test_coming_back_beside_ones_field_is_told() -> None:
    fight: Any = stage([who("marek", 0), who("nessa", 5)], [who("grom", 9)]).play().fight
    for words in (
        "add-state fighter=marek state=dead",
        "set fighter=nessa field=at value=0,0",
        "remove-state fighter=marek state=dead",
    ):
        decree(fight, parse_words(words))
    told = [event for event in fight.events if event.kind == "ends-up"]
    assert [event.values["at"] for event in told] == [fight.by_slug("marek").at]


# Why not with this weapon.


@pytest.mark.rule("PSX-EQP-02", "PSX-RNG-01", "PSX-UNA-04")
@pytest.mark.parametrize(
    ("weapon", "reason"),
    [
        ("unarmed", "out-of-range"),
        (POMMEL, "out-of-range"),
        ("light-crossbow", "weapon-not-ready"),
        ("sledgehammer", "not-in-hand"),
    ],
)
def test_a_weapon_is_refused_for_the_reason_that_holds(weapon: str, reason: str) -> None:
    """Grom stands where the long sword reaches him, and fists and pommel do not."""
    turn = stage([who("marek", 0)], [who("grom", 2)]).play()
    with pytest.raises(Refusal) as found:
        understand(turn.question, f"attack target=grom weapon={weapon}")
    assert found.value.reason == reason


@pytest.mark.rule("PSX-EQP-03", "PSX-RUL-22")
def test_an_empty_weapon_is_refused_for_its_rounds() -> None:
    fight: Any = arena([who("kestrel", 0)], [who("grom", 5)])
    rifle = fight.things[fight.fighters[0].main]
    rifle.loaded = 0
    turn = stage([who("kestrel", 0)], [who("grom", 1)]).play()
    asked: Any = turn.question.fight
    thing = asked.thing_by_slug(rifle.slug)
    thing.loaded = 0
    with pytest.raises(Refusal) as found:
        understand(turn.question, f"attack target=grom weapon={rifle.slug}")
    assert found.value.reason == "too-little-ammunition"


@pytest.mark.rule("PSX-MOD-01", "PSX-RUL-22")
@pytest.mark.parametrize(
    ("mode", "loaded", "reason", "rule"),
    [
        ("burst", 2, "too-little-ammunition", "PSX-RUL-22"),
        ("thrown", 30, "not-with-this", "PSX-MOD-01"),
        ("melee", 2, "not-with-this", "PSX-MOD-01"),
    ],
)
def test_a_mode_is_refused_for_the_reason_that_holds(
    mode: str, loaded: int, reason: str, rule: str
) -> None:
    turn = stage([who("vance", 0)], [who("grom", 5)]).play()
    rifle: Any = turn.fight.thing_by_slug("m-16")
    rifle.loaded = loaded
    with pytest.raises(Refusal) as found:
        understand(turn.question, f"attack target=grom weapon=m-16 mode={mode}")
    assert (found.value.reason, found.value.rules) == (reason, [rule])


@pytest.mark.rule("PSX-RUL-51", "PSX-RUL-35", "PSX-RUL-36", "PSX-SPC-03", "PSX-SPC-11")
@pytest.mark.parametrize(
    ("special", "rule"),
    [
        ("violent", "PSX-RUL-35"),  # one action is left
        ("disarm", "PSX-RUL-36"),  # Grom holds nothing
        ("knockout", "PSX-SPC-03"),  # a sword is not blunt
        ("coup-de-grace", "PSX-SPC-11"),  # Grom is on his feet
    ],
)
def test_a_special_attack_is_refused_with_the_rule_that_says_when_it_can_be_made(
    special: str, rule: str
) -> None:
    empty = who("grom", 1, hands=[], carried=[])
    turn = stage([who("marek", 0)], [empty]).play("marek: hunker", until="marek@act")
    with pytest.raises(Refusal) as found:
        understand(turn.question, f"attack target=grom weapon=long-sword special={special}")
    assert (found.value.reason, found.value.rules) == ("not-combined", [rule, "PSX-RUL-51"])


@pytest.mark.rule("PSX-RUL-53", "PSX-COV-10", "PSX-RNG-01")
@pytest.mark.parametrize(
    ("words", "walled", "reason"),
    [
        ("attack target=vance", False, "out-of-range"),
        ("attack target=vance", True, "not-in-sight"),
        ("aim target=vance", False, ""),
        ("aim target=vance", True, "not-in-sight"),
        ("accurate target=vance", True, "not-in-sight"),
        ("attack target=marek", False, "nobody-to-attack"),
    ],
)
def test_a_target_is_refused_for_the_reason_that_holds(
    words: str, walled: bool, reason: str
) -> None:
    ground = {"bounds": [0, 0, 20, 0], "walls": [[9, 0, 9, 0]] if walled else []}
    turn = stage([who("marek", 0), who("nessa", 1)], [who("vance", 12)], ground=ground).play()
    if not reason:
        assert understand(turn.question, words).text().startswith(words)
        return
    with pytest.raises(Refusal) as found:
        understand(turn.question, words)
    assert found.value.reason == reason

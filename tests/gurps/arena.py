"""Fighters face to face on hexes, and dice by their totals: what the tests of this book share."""

from collections.abc import Sequence
from typing import Any

from fechtbuch.books.gurps.kinds.arms import NOBODY, Form
from fechtbuch.books.gurps.kinds.terms import ATTACK, LYING, WAIT
from fechtbuch.books.gurps.rules.basics.hands import put_away
from fechtbuch.books.gurps.rules.hitting.declaring import place
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SHOT, STRIKE, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.choices import Option
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.grid import field
from fechtbuch.scenario import Scenario
from fechtbuch.testing import Situation, situation

TO_THE_END: dict[str, Any] = {"otherwise": "default", "until": "over", "steps": 0}
"""How to play on to the next boundary, whoever else is asked taking the default."""


def battle(
    *entries: dict[str, Any] | str,
    sides: Sequence[int] | None = None,
    apart: int = 1,
    ground: dict[str, Any] | None = None,
    scene: dict[str, Any] | None = None,
    **options: Any,
) -> Battle:
    """A fight in which the first entry is about to take his turn, the others in their order.

    The first stands on 5,5; the others `apart` hexes to the east of him, one beside the other.
    """
    listed: list[dict[str, Any]] = [
        {"use": entry} if isinstance(entry, str) else dict(entry) for entry in entries
    ]
    belongs = list(sides) if sides is not None else [0] + [1] * (len(listed) - 1)
    for number, entry in enumerate(listed):
        if "at" not in entry:
            entry["at"] = [5, 5] if number == 0 else [5 + apart, 5 + 1 - number]
    parties = [
        {
            "name": f"Side {side}",
            "fighters": [entry for entry, home in zip(listed, belongs) if home == side],
        }
        for side in sorted(set(belongs))
    ]
    data: dict[str, Any] = {"book": "gurps", "title": "Arena", "options": options, "sides": parties}
    if ground is not None:
        data["map"] = ground
    if scene is not None:
        data["scene"] = scene
    fight = Scenario.from_data(data).build()
    assert isinstance(fight, Battle)
    by_entry = sorted(
        range(len(listed)), key=lambda number: (belongs[number], number)
    )  # roster order
    order = [by_entry.index(number) for number in range(len(listed))]
    fight.order = order
    fight.round = 1
    return fight


def arena(*entries: dict[str, Any] | str, **more: Any) -> Situation:
    """The same as a situation to play on."""
    return situation(battle(*entries, **more))


def rolls(*totals: int | str) -> str:
    """Dice by totals of 3d6; `"2d:3,5"` names faces of its own, `"d:4"` one die."""
    words: list[str] = []
    for total in totals:
        if isinstance(total, int):
            first = min(6, total - 2)
            second = min(6, total - first - 1)
            words.append(f"3d6={first},{second},{total - first - second}")
        else:
            count, _, faces = total.partition("d:")
            words.append(f"{count or 1}d6={faces}")
    return " ".join(words)


def scripted(fight: Battle, *totals: int | str) -> Battle:
    """The fight with these dice to fall next."""
    fight.dice = ScriptedDice(parse_script(rolls(*totals)))
    return fight


def who(fight: Any, slug: str) -> Combatant:
    """A fighter by slug."""
    found = fight.by_slug(slug)
    assert isinstance(found, Combatant)
    return found


def form_of(fighter: Combatant, key: str, mode: str = "") -> tuple[Thing, Form]:
    """A thing in hand and one of its modes as it is held."""
    for thing in [*fighter.hands, *fighter.carried]:
        if thing.kind.key == key:
            for form in thing.forms:
                hands = 2 if thing.grip == 3 else 1
                if form.mode.key == mode or (not mode and form.mode.hands == hands):
                    if not form.mode.ranged or form.mode.hands <= 2:
                        return thing, form
    raise AssertionError(f"{fighter.slug} has no {key} {mode}")


def blow(fight: Battle, attacker: str, target: str, key: str, mode: str = "") -> Blow:
    """A blow or shot as it stands at its declaration."""
    one, other = who(fight, attacker), who(fight, target)
    if key in ("punch", "kick", "head-butt"):
        form = {"punch": one.block.punch, "kick": one.block.kick, "head-butt": one.block.head}[key]
        found = Blow(one, other, None, form, STRIKE)
        found.arm = 4 if key == "kick" else 1
    else:
        thing, form = form_of(one, key, mode)
        found = Blow(one, other, thing, form, SHOT if form.mode.ranged else STRIKE)
        found.arm = thing.grip
    place(fight, found)
    return found


def parts(tally: Any) -> dict[str, int]:
    """The parts of a number by name."""
    found: dict[str, int] = {}
    for part in tally.parts or []:
        found[part.name] = found.get(part.name, 0) + part.value
    return found


def scores(played: Situation, purpose: str) -> list[int]:
    """The numbers that were rolled against for a purpose, in order."""
    return [roll.tally.total for roll in played.rolls(purpose) if roll.tally is not None]


def numbers(asked: Situation, words: str, slot: str) -> dict[str, int | None]:
    """The options of a slot with their numbers, as somebody sees them who has said these words."""
    asked.fight.telling = True
    asked.question.fight.telling = True
    partial: dict[str, str] = dict(word.split("=") for word in words.split())
    found = asked.question.slot(partial)
    while found is not None and found.name != slot:
        partial[found.name] = found.default or ""
        found = asked.question.slot(partial)
    assert found is not None
    return {option.value: number_of(option) for option in found.options}


def number_of(option: Option) -> int | None:
    """The number beside an option."""
    return None if option.worth is None else int(option.worth.total)


def struck(
    start: Situation, blow: str, *answers: str, dice: str, until: str = "", **more: Any
) -> Situation:
    """One Attack of whoever is first in turn order, played to the end of the turn."""
    first = start.fight.fighters[start.fight.order[0]].slug
    if not until:
        more["steps"], until = 1, "over"
    return start.play(
        f"{first}: attack",
        f"{first}: {blow}",
        *answers,
        dice=dice,
        otherwise="default",
        until=until,
        **more,
    )


def coming(asked: Situation) -> Blow:
    """The attack that somebody is asked to meet, or to take for an ally."""
    attack = getattr(asked.question, "blow", None)
    assert isinstance(attack, Blow), f"{asked.question.kind} is asked"
    return attack


def telling(fight: Battle) -> Battle:
    """The fight with its numbers explained."""
    fight.telling = True
    return fight


def grip(
    fight: Battle, holder: str, victim: str, part: int = 4, hands: int = 3, **more: Any
) -> Hold:
    """Somebody holds somebody, both in the victim's hex."""
    one, other = who(fight, holder), who(fight, victim)
    one.at = other.at
    hold = Hold(one.index, other.index, part, hands)
    for name, value in more.items():
        setattr(hold, name, value)
    if hold.pin:
        other.posture = LYING
    for thing in list(one.hands):
        if thing.grip & hands != 0 and hold.weapon == NOBODY:
            put_away(fight, one, thing)  # a hold has hands (GUR-RUL-87)
    fight.holds = [*fight.holds, hold]
    return hold


def at(q: int, r: int) -> int:
    """A hex."""
    return field(q, r)


def on_watch(fight: Battle, when: str, *slugs: str) -> None:
    """These wait for something, to strike with what they have in hand."""
    for slug in slugs:
        fighter = who(fight, slug)
        fighter.waiting, fighter.wait_for, fighter.wait_as = True, when, ATTACK
        fighter.manoeuvre, fighter.wait_with = WAIT, fighter.hands[0].index
    fight.waiters = len(slugs)

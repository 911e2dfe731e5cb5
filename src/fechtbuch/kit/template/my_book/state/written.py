"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, whole, wholes
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from fechtbuch.kit.template.my_book.state.battle import Battle
    from fechtbuch.kit.template.my_book.state.choices import Action
    from fechtbuch.kit.template.my_book.state.fighter import Combatant
    from fechtbuch.kit.template.my_book.state.questions import Asked


def copy_battle(one: "Battle", twin: "Battle") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    for each in one.fighters:
        other = each.copy()
        twin.roster.append(other)
        twin.fighters.append(other)
    twin.order = one.order
    twin.place = one.place


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["order"] = list(one.order)
    data["place"] = one.place
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.order = wholes(data["order"])
    one.place = whole(data["place"])
    for combatant, state in zip(one.fighters, listed(data["fighters"])):
        combatant.restore(fields(state))


def key_battle(one: "Battle") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([each.key() for each in one.fighters]),
        tuple(one.order),
        one.place,
    )


def words_of_action(one: "Action") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.target is not None:
        words["target"] = one.target.slug
    return words


def fill_action(one: "Action", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])


def copy_combatant(one: "Combatant", twin: "Combatant") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.health = one.health


def write_combatant(one: "Combatant", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["block"] = one.block.key
    data["health"] = one.health
    return data


def read_combatant(one: "Combatant", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.health = whole(data["health"])


def key_combatant(one: "Combatant") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        one.health,
    )


def shown_combatant(one: "Combatant") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    return found


SETTABLE: Final = Settable(
    numbers={"health": (0, 99)},
    words={},
    flags=[],
    levels={},
    directions={},
)

"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from alehouse.state.battle import Battle
    from alehouse.state.choices import Action
    from alehouse.state.fighter import Brawler
    from alehouse.state.questions import Asked


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
    for brawler, state in zip(one.fighters, listed(data["fighters"])):
        brawler.restore(fields(state))


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
    if one.wild:
        words["wild"] = "yes"
    if one.to != -1:
        words["to"] = field_text(one.to)
    return words


def fill_action(one: "Action", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    one.wild = partial.get("wild", "") == "yes"
    if partial.get("to"):
        one.to = parse_field(partial["to"])


def copy_brawler(one: "Brawler", twin: "Brawler") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.wind = one.wind
    twin.reeling = one.reeling
    twin.ducked = one.ducked


def write_brawler(one: "Brawler", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["block"] = one.block.key
    data["wind"] = one.wind
    data["reeling"] = one.reeling
    data["ducked"] = one.ducked
    return data


def read_brawler(one: "Brawler", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.wind = whole(data["wind"])
    one.reeling = truth(data["reeling"])
    one.ducked = truth(data["ducked"])


def key_brawler(one: "Brawler") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        one.wind,
        one.reeling,
        one.ducked,
    )


def end_round_brawler(one: "Brawler") -> None:
    """Set back what ends with the round."""
    one.ducked = False


def shown_brawler(one: "Brawler") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.reeling:
        found.append("reeling")
    return found


SETTABLE: Final = Settable(
    numbers={"wind": (0, 99)},
    words={},
    flags=["reeling"],
    levels={},
    directions={},
)

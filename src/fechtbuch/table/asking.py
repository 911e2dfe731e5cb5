"""Questions and the choices that answer them, for the page: slot by slot, with labels."""

from fechtbuch.books.struck import Struck
from fechtbuch.engine.choices import (
    VERB,
    Option,
    Partial,
    Question,
    Refusal,
    Slot,
    parse_words,
    print_words,
)
from fechtbuch.engine.fields import parse_field, parse_path, x_of, y_of
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.play import Draft, arranged
from fechtbuch.table.state import Data
from fechtbuch.table.veil import VeiledNames
from fechtbuch.table.words import number_data
from fechtbuch.text import Storyteller
from fechtbuch.text.choosing import choice_label

MOST_OPTIONS = 1000
"""Options of one slot that are sent; what lies beyond can be typed."""


def question_data(question: Question, teller: Storyteller, mine: bool) -> Data:
    """A question that somebody may answer."""
    fight = question.fight
    data: Data = {
        "id": question.id,
        "kind": question.kind,
        "fighter": None if question.who is None else question.who.slug,
        "side": fight.sides[question.side].slug if question.side >= 0 else None,
        "mine": mine,
        "sentence": teller.question(question),
        "attacker": None,
        "weapon": "",
        "struck": None,
        "default": None,
        "dice": None,
        "next": None,
    }
    if isinstance(question, DiceQuestion):
        # It is not said at whom dice are rolled: his numbers may be among the parts.
        tally = None if _discreet(teller) else question.tally
        data["dice"] = {
            "expression": question.expression,
            "written": teller.names.dice(question.expression),
            "purpose": teller.names.catalogue.say(f"roll-{question.purpose}"),
            "need": None if tally is None else int(tally.total),
            "number": None if tally is None else number_data(teller, tally),
        }
        return data
    data["attacker"] = _attacker(question, teller)
    if data["attacker"] is not None:
        data["weapon"] = _weapon(question, teller)
    default = question.default().text()
    data["default"] = {"text": default, "label": choice_label(teller.names, question, default)}
    data["next"] = next_data(Draft(question), teller)
    return data


def _attacker(question: Question, teller: Storyteller) -> str | None:
    """Who strikes, where that is what is asked about, and he can be seen."""
    fighter = question.fight.by_slug(question.about().get("attacker", ""))
    names = teller.names
    if fighter is None:
        return None
    unseen = isinstance(names, VeiledNames) and not names.eyes.sees(fighter.hidden_from)
    return None if unseen else str(fighter.slug)


def _weapon(question: Question, teller: Storyteller) -> str:
    """With what he strikes, from what the sentence may tell."""
    told = teller.about(question)
    thing = told.get("weapon") or told.get("item") or ""
    return teller.names.word(thing) if thing else ""


def struck_data(struck: Struck | None, teller: Storyteller) -> Data | None:
    """Where a blow goes, as far as somebody may know: its harm is a number of whoever strikes."""
    discreet = _discreet(teller)
    if struck is None or (discreet and not struck.told):
        return None
    names = teller.names
    harm = [names.dice(struck.damage), names.word(struck.kind)] if struck.damage else []
    return {
        "place": names.word(struck.place),
        "parts": list(struck.parts),
        "armour": struck.armour,
        "damage": "" if discreet else " ".join(harm),
    }


def drafted(question: Question, partial: str, change: str | None = None) -> Draft:
    """The draft of a choice of which this much was said; `Refusal` if it is not legal."""
    said = parse_words(partial) if partial.strip() else {}
    if change:
        said.pop(change, None)
    draft = Draft(question, dict(said), change or "")
    for name, value in said.items():
        if name not in draft.filled or draft.filled[name] != value:
            raise _why(draft, name, value)
    return draft


def _why(draft: Draft, name: str, value: str) -> Refusal:
    filled: Partial = {}
    while True:
        slot = draft.question.slot(filled)
        if slot is None or (slot.name not in draft.filled and slot.name != name):
            return Refusal("slot-unknown", name, value, [], list(filled))
        if slot.name == name:
            # What is not listed may be judged for itself, as a way is, and then has its own reason.
            judged = draft.question.accepts(slot, value, filled)
            return judged or draft.question.why_not(slot, value, filled)
        filled[slot.name] = draft.filled[slot.name]


def next_data(draft: Draft, teller: Storyteller) -> Data:
    """How a draft goes on."""
    names = teller.names
    # Slots before the one that is asked for stand as they are; the verb comes first.
    said: Partial = {name: draft.filled[name] for name in draft.filled if name in draft.said}
    if VERB in draft.filled:
        said = {VERB: draft.filled[VERB], **said}
    partial = print_words(said) if said else ""
    complete = draft.slot is None
    text = draft.text() if complete else ""
    return {
        "partial": partial,
        "slot": None if draft.slot is None else slot_data(draft, draft.slot, partial, teller),
        "open": [
            {
                "name": slot.name,
                "label": names.slot(slot.name),
                "value": draft.filled[slot.name],
                "value_label": names.value(slot.name, slot.kind, draft.filled[slot.name]),
            }
            for slot in draft.open
        ],
        "complete": complete,
        "text": text,
        "label": choice_label(teller.names, draft.question, text) if complete else "",
        "number": None
        if draft.worth is None or _kept_back(draft.question, draft.filled, teller)
        else number_data(teller, draft.worth),
    }


def _discreet(teller: Storyteller) -> bool:
    """Whether whoever is told may not know the numbers of foes."""
    names = teller.names
    return isinstance(names, VeiledNames) and not (names.eyes.reveal or names.eyes.referee)


def _kept_back(question: Question, filled: Partial, teller: Storyteller) -> bool:
    """Whether the number of a choice would tell a foe's, which the referee keeps to herself."""
    if not _discreet(teller):
        return False
    fight = question.fight
    foes = {one.slug for one in fight.roster if fight.enemies(question.side, one.side)}
    named = {part.partition(":")[0] for value in filled.values() for part in value.split(",")}
    # What is asked because of somebody else is about his numbers as well.
    return bool(foes & (named | set(question.about().values())))


def slot_data(draft: Draft, slot: Slot, partial: str, teller: Storyteller) -> Data:
    """A slot with its options, group by group."""
    names = teller.names
    options = arranged(slot)[:MOST_OPTIONS]
    if slot.default == "" and "" not in slot.values():
        options = [Option(""), *options]  # Nothing need be said of it.
    labels = [names.value(slot.name, slot.kind, option.value) for option in options]
    twice = {label for label in labels if labels.count(label) > 1} if len(labels) < 100 else set()
    groups = dict.fromkeys(option.group for option in options if option.group)
    return {
        "name": slot.name,
        "label": names.slot(slot.name),
        "kind": slot.kind,
        "default": slot.default,
        "groups": [{"key": key, "label": names.catalogue.say(f"group-{key}")} for key in groups],
        "options": [
            _option(
                option,
                f"{label} ({option.value})" if label in twice else label,
                slot,
                partial,
                teller,
                draft,
            )
            for option, label in zip(options, labels)
        ],
    }


def _option(
    option: Option, label: str, slot: Slot, partial: str, teller: Storyteller, draft: Draft
) -> Data:
    value = option.value
    text = value if slot.name == VERB else print_words({VERB: partial, slot.name: value})
    if not value:
        text = partial
    data: Data = {"value": value, "label": label, "text": text}
    if option.group:
        data["group"] = option.group
    if option.note:
        data["detail"] = teller.names.catalogue.say(f"note-{option.note}")
    if option.worth is not None:
        filled = {**draft.filled, slot.name: value}
        if not _kept_back(draft.question, filled, teller):
            data["number"] = number_data(teller, option.worth)
    if option.rules:
        data["rules"] = list(option.rules)
    if slot.kind == "fighter" and value:
        data["fighter"] = value
    elif slot.kind == "field" and value:
        data["at"] = spot(parse_field(value))
    elif slot.kind == "path" and value:
        way = parse_path(value)
        data["path"] = [spot(field) for field in way]
        data["at"] = data["path"][-1]
    return data


def spot(field: int) -> list[int]:
    """A field as the page has it."""
    return [int(x_of(field)), int(y_of(field))]

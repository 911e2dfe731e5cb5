"""Why something is not offered: asked in the reader's words, told with the reason and a rule."""

from fechtbuch.engine.asking import Asks
from fechtbuch.engine.choices import VERB, Partial, Question, Refusal, Slot
from fechtbuch.engine.knowing import Known
from fechtbuch.play import Draft
from fechtbuch.play.spoken import somebody
from fechtbuch.table.asking import drafted
from fechtbuch.table.state import Data
from fechtbuch.text.story import Storyteller

MOST = 200
"""Values that are compared by what they are called; a map has more fields than that."""


def why_not(question: Question, partial: str, value: str, teller: Storyteller) -> Data:
    """The answer: text and rules. What is possible after all is said to be."""
    draft = drafted(question, partial)
    slot = draft.slot
    passed = _passed_over(draft, value, teller)
    if passed is not None:
        return {"text": teller.refusal(passed), "rules": passed.rules}
    if slot is None:
        return {"text": teller.refusal(Refusal("slot-unknown", "", value)), "rules": []}
    menu = _rules(question) if slot.name == VERB else {}
    meant, label = _meant(question, slot, value, list(menu), teller)
    if meant in slot.values():
        text = teller.names.catalogue.say("why-possible", {"value": label})
        return {"text": text, "rules": menu.get(meant, [])}
    refusal = question.why_not(slot, meant, draft.filled)
    if refusal.value == meant:
        refusal.value = label
    # Where nothing particular stands in the way, the rule of the deed itself says what it needs.
    refusal.rules = list(refusal.rules) or menu.get(meant, [])[:1]
    return {"text": teller.refusal(refusal), "rules": refusal.rules}


def _passed_over(draft: Draft, value: str, teller: Storyteller) -> Refusal | None:
    """Why somebody is not among those of a slot that only one could fill, so that nobody asked."""
    filled: Partial = {}
    for name, taken in draft.filled.items():
        slot = draft.question.slot(filled)
        if slot is not None and name not in draft.said:
            other = somebody(draft.question, slot, value, lambda _, one: teller.names.by_slug(one))
            if other is not None and other not in slot.values():
                return draft.question.why_not(slot, other, filled)
        filled[name] = taken
    return None


def _rules(question: Question) -> dict[str, list[str]]:
    """Every verb that such a question may offer, with its rules."""
    asked = question.question if isinstance(question, Known) else question
    if not isinstance(asked, Asks):
        return {}
    return {verb.name: verb.rules for verb in asked.menu.verbs}


def _meant(
    question: Question, slot: Slot, said: str, verbs: list[str], teller: Storyteller
) -> tuple[str, str]:
    """The value that somebody means by its own name or by what the reader calls it."""
    wanted = said.strip().casefold()
    for one in [*slot.values()[:MOST], *verbs]:
        label = teller.names.offered(slot.name, one) if one else ""
        if one and wanted in (one.casefold(), label.casefold()):
            return one, label
    names = teller.names
    other = somebody(question, slot, said, lambda _, slug: names.by_slug(slug))
    return (said, said) if other is None else (other, names.by_slug(other))

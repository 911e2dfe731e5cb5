"""A table in few words: what a model reads of states, questions, logs, odds and advice.

Everything is data, and what people wrote stands in strings of its own. Lists are cut, and say how
much more there is, so that an ordinary exchange takes less than 2,000 tokens.
"""

from typing import Any

from fechtbuch.text.figures import Figures

Data = dict[str, Any]

MOST_OPTIONS = 24
MOST_LINES = 24
MOST_FIGHTERS = 30
MOST_FIELDS = 24
MOST_RANKED = 5
MOST_OUTCOMES = 16
MOST_HURT = 8
MOST_FRACTION = 20
"""Characters."""
MOST_SAID = 8
MOST_MARKS = 3
MOST_TEXT = 300
"""Characters of one text that somebody wrote."""


def state_told(state: Data) -> Data:
    """How everybody stands."""
    told: Data = {"round": state["round"], "turn": state["turn"]}
    told["fighters"] = [_fighter(one) for one in state["fighters"][:MOST_FIGHTERS]]
    _more(told, "more_fighters", len(state["fighters"]) - MOST_FIGHTERS)
    told["ground"] = _ground(state["map"])
    # People choose their names: they are told as names, and nowhere else.
    told["people"] = [
        {"seat": one["seat"], "name": one["name"], "fighters": one["fighters"]}
        for one in state["seats"]
    ]
    told["taken_back"] = state["undone"]
    told["commitment"] = state["commitment"]
    return {key: value for key, value in told.items() if value not in (None, [], 0)}


def _fighter(one: Data) -> Data:
    told: Data = {"id": one["slug"], "name": one["name"], "side": one["side"], "at": one["at"]}
    if one["health"] is not None:
        told["health"] = f"{one['health']}/{one['full']}"
    told["states"] = [state["text"] for state in one["states"]]
    told["hands"] = one["hands"]
    told["out"] = one["out"]
    told["yours"] = one["mine"]
    return {key: value for key, value in told.items() if value not in (None, [], False)}


def _ground(ground: Data) -> Data:
    told: Data = {"kind": ground["topology"], "low": ground["low"], "high": ground["high"]}
    told["fields"] = [f"{_spot(one['at'])} {one['text']}" for one in ground["fields"][:MOST_FIELDS]]
    _more(told, "more_fields", len(ground["fields"]) - MOST_FIELDS)
    return {key: value for key, value in told.items() if value != []}


def question_told(question: Data) -> Data:
    """A question with plans that can be taken whole, and the options of its first slot."""
    told: Data = {"question": question["id"], "asks": question["sentence"]}
    told["fighter"] = question["fighter"]
    if question["dice"] is not None:
        dice = question["dice"]
        told["dice"] = f"{dice['written']}: {dice['purpose']}"
        if dice["number"] is not None:
            told["number"] = number_told(dice["number"])
        return told
    if question["default"] is not None:
        told["default"] = question["default"]["text"]
    told["plans"] = [_plan(one) for one in question["plans"]]
    told |= options_told(question["next"])
    return {key: value for key, value in told.items() if value not in (None, [], "")}


def _plan(plan: Data) -> Data:
    does = plan["title"] + (f": {plan['line']}" if plan["line"] else "")
    told: Data = {"plan": plan["id"], "does": does, "answer": plan["answers"][0]}
    if len(plan["answers"]) > 1:
        told["then"] = plan["answers"][1:]
    marks = [mark["label"] for mark in plan["marks"][:MOST_MARKS]]
    return {**told, "for_and_against": marks} if marks else told


def options_told(going_on: Data, like: str = "") -> Data:
    """How a choice goes on: the values of its next slot, or that it is complete."""
    told: Data = {}
    if going_on["complete"]:
        told = {"complete": going_on["text"], "does": going_on["label"]}
    if going_on["number"] is not None:
        told["number"] = number_told(going_on["number"])
    if going_on["open"]:
        told["could_also_say"] = {one["name"]: one["value"] for one in going_on["open"]}
    slot = going_on["slot"]
    if slot is not None:
        wanted = like.casefold()
        fitting = [
            one
            for one in slot["options"]
            if wanted in one["value"].casefold() or wanted in one["label"].casefold()
        ]
        told["slot"] = slot["name"]
        told["values"] = {one["value"]: _option(one) for one in fitting[:MOST_OPTIONS]}
        _more(told, "more_values", len(fitting) - MOST_OPTIONS)
    return told


def _option(option: Data) -> str:
    said = [option["label"]]
    if option.get("number") is not None:
        said.append(f"{option['number']['name']} {option['number']['total']}")
    if option.get("detail"):
        said.append(option["detail"])
    return "; ".join(said)


def number_told(number: Data) -> str:
    """A number with its parts, which sum to it."""
    parts = ", ".join(f"{one['text']} {one['value']:+d}" for one in number["parts"])
    return f"{number['name']} {number['total']}" + (f" = {parts}" if parts else "")


def lines_told(lines: list[Data]) -> Data:
    """Lines of the log, the last ones where there are many."""
    shown = lines[-MOST_LINES:]
    told: Data = {"log": [line_told(one) for one in shown]}
    _more(told, "earlier_lines", len(lines) - len(shown))
    return told


def line_told(line: Data) -> str | Data:
    """A line of the log; the referee's own words are quoted, with whose they are."""
    text: str = line["text"][:MOST_TEXT]
    if line["kind"] == "edict":
        return {"edict": text, "by": line["by"]}
    roll = line["roll"]
    if roll is not None:
        if roll["goal"]:
            text += f" ({roll['goal']})"
        if roll["typed"]:
            return {"typed_dice": text, "by": line["by"]}
    if line["number"] is not None:
        text += f" [{number_told(line['number'])}]"
    elif line["rules"]:
        text += f" [{line['rules'][0]}]"
    return text


def talk_told(lines: list[Data]) -> Data:
    """What people have said, word for word, with who said it."""
    shown = lines[-MOST_SAID:]
    told: Data = {
        "said": [
            {"by": one["by"], "name": one["name"], "words": f"{one['title']} {one['text']}".strip()}
            for one in shown
        ]
    }
    for one in told["said"]:
        one["words"] = one["words"][:MOST_TEXT]
    _more(told, "said_before", len(lines) - len(shown))
    return told if shown else {}


def odds_told(odds: Data) -> Data:
    """What may follow from a choice, the likeliest first."""
    outcomes = odds["outcomes"]
    hurt = odds["hurt"]
    told: Data = {
        "of": odds["text"],
        "exact": odds["exact"],
        "outcomes": {one["label"]: _chance(one) for one in outcomes[:MOST_OUTCOMES]},
        "hurt": [
            {"fighter": one["fighter"], "chance": _percent(one["chance"]), "mean": one["mean"]}
            for one in hurt[:MOST_HURT]
        ],
    }
    rest = outcomes[MOST_OUTCOMES:]
    if rest:
        told["more_outcomes"] = len(rest)
        told["together"] = _percent(sum(one["float"] for one in rest))
    _more(told, "more_hurt", len(hurt) - MOST_HURT)
    return told


def _chance(outcome: Data) -> str:
    """A chance as a fraction, where that is short, and as a percentage."""
    percent = _percent(outcome["float"])
    return f"{outcome['p']} ({percent})" if len(outcome["p"]) <= MOST_FRACTION else percent


def advice_told(advice: Data) -> Data:
    """The best options, and who will win."""
    return {
        "chances": {one["side"]: _percent(one["share"]) for one in advice["win"]},
        "best": [
            {
                "answer": one["text"],
                "does": one["label"],
                "wins": _percent(one["share"]),
                "between": [_percent(share) for share in one["interval"]],
            }
            for one in advice["ranked"][:MOST_RANKED]
        ],
        "fights_tried": advice["rollouts"],
    }


def simulation_told(simulation: Data) -> Data:
    """How often each side has won."""
    told: Data = {
        "complete": simulation["complete"],
        "fights": simulation["done"],
        "wins": {
            one["slug"]: {
                "share": _percent(one["share"]),
                "between": [_percent(share) for share in one["interval"]],
            }
            for one in simulation["sides"]
        },
        "draws": _percent(simulation["draws"]),
        "rounds": simulation["rounds"],
        "problem": simulation["problem"],
    }
    return {key: value for key, value in told.items() if value is not None}


def _percent(share: float) -> str:
    return Figures().percent(share)


def _spot(at: list[int]) -> str:
    return f"{at[0]},{at[1]}"


def _more(told: Data, key: str, count: int) -> None:
    if count > 0:
        told[key] = count

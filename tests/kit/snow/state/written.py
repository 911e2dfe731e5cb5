"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, note_order, text, texts, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.settable import Settable
from tests.kit.snow.kinds.words import PLACES, POSTURES, STYLES, TEMPERS
from tests.kit.snow.state.things import Feud, Grudge, Mark, Plan, Quarrel, Step, Thing, Wall

if TYPE_CHECKING:
    from tests.kit.snow.state.battle import Battle
    from tests.kit.snow.state.choices import Act
    from tests.kit.snow.state.fighter import Body, Thrower
    from tests.kit.snow.state.questions import Asked


def copy_battle(one: "Battle", twin: "Battle") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    if len(one.things) > 0:
        twin.things = [twin_thing(each) for each in one.things]
    for each in one.fighters:
        other = each.copy()
        link_thrower(each, other, twin)
        twin.roster.append(other)
        twin.fighters.append(other)
    twin.place = one.place
    twin.order = one.order
    twin.paths = one.paths
    if len(one.walls) > 0:
        twin.walls = [twin_wall(each) for each in one.walls]
    if one.prize is not None:
        twin.prize = twin.things[one.prize.index]
    twin.thrown = one.thrown
    twin.shadow = one.shadow
    twin.weather = one.weather


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["things"] = [write_thing(each, {}) for each in one.things]
    data["place"] = one.place
    data["order"] = list(one.order)
    data["paths"] = [list(each) for each in one.paths]
    data["walls"] = [wall_data(each) for each in one.walls]
    data["prize"] = -1 if one.prize is None else one.prize.index
    data["thrown"] = one.thrown
    if one.weather != "clear":
        data["weather"] = one.weather
    orders = orders_battle(one)
    if len(orders) > 0:
        data["orders"] = orders
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    for thing, state in zip(one.things, listed(data["things"])):
        read_thing(thing, fields(state))
    one.place = whole(data["place"])
    one.order = wholes(data["order"])
    one.paths = [wholes(each) for each in listed(data["paths"])]
    one.walls = [wall_from(each) for each in listed(data["walls"])]
    found_prize = whole(data["prize"])
    one.prize = None
    for piece in one.things:
        if piece.index == found_prize:
            one.prize = piece
    one.thrown = whole(data["thrown"])
    one.weather = text(data["weather"]) if "weather" in data else "clear"
    for thrower, state in zip(one.fighters, listed(data["fighters"])):
        thrower.restore(fields(state))
        read_links_thrower(thrower, one, fields(state))


def orders_battle(one: "Battle") -> list[object]:
    """Lists out of order."""
    found: list[object] = []
    for each in one.fighters:
        note_order(found, each.index, "belt", [piece.index for piece in each.belt])
    return found


def read_orders_battle(one: "Battle", data: dict[str, object]) -> None:
    """Put lists into the order that they were in."""
    for entry in listed(data.get("orders", [])):
        who, name, places = listed(entry)
        each = one.fighters[whole(who)]
        if name == "belt":
            each.belt = [one.things[place] for place in wholes(places)]


def key_battle(one: "Battle") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([each.key() for each in one.fighters]),
        tuple([key_thing(each) for each in one.things]),
        one.place,
        tuple(one.order),
        tuple([tuple(each) for each in one.paths]),
        tuple([key_wall(each) for each in one.walls]),
        -1 if one.prize is None else one.prize.index,
        one.weather,
    )


def words_of_act(one: "Act") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.target is not None:
        words["target"] = one.target.slug
    if one.thing is not None:
        words["thing"] = one.thing.slug
    if one.style != 0:
        words["style"] = STYLES[one.style]
    if one.at != -1:
        words["at"] = field_text(one.at)
    if len(one.path) > 0:
        words["path"] = path_text(one.path)
    if one.count != 1:
        words["count"] = str(one.count)
    if one.shouting:
        words["shouting"] = "yes"
    if one.words_said:
        words["words"] = one.words_said
    one.say_shares(words)
    return words


def fill_act(one: "Act", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    if partial.get("thing"):
        one.thing = question.thing_at(partial["thing"])
    if partial.get("style"):
        one.style = STYLES.index(partial["style"])
    if partial.get("at"):
        one.at = parse_field(partial["at"])
    if partial.get("path"):
        one.path = parse_path(partial["path"])
    if partial.get("count"):
        one.count = int(partial["count"])
    one.shouting = partial.get("shouting", "") == "yes"
    one.words_said = partial.get("words", "")
    question.hear_shares(one, partial)


def copy_body(one: "Body", twin: "Body") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.hits = one.hits
    twin.cold = one.cold
    twin.posture = one.posture
    twin.facing = one.facing
    twin.crying = one.crying
    twin.warned = one.warned


def write_body(one: "Body", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["child"] = one.child.key
    data["hits"] = one.hits
    data["cold"] = one.cold
    data["posture"] = one.posture
    data["facing"] = one.facing
    data["crying"] = one.crying
    data["warned"] = one.warned
    data["pockets"] = [each.index for each in one.pockets]
    if len(one.favourites) > 0:
        data["favourites"] = [each.slug for each in one.favourites]
    return data


def read_body(one: "Body", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.hits = whole(data["hits"])
    one.cold = whole(data["cold"])
    one.posture = whole(data["posture"])
    one.facing = whole(data["facing"])
    one.crying = truth(data["crying"])
    one.warned = truth(data["warned"])


def key_body(one: "Body") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        one.hits,
        one.cold,
        one.posture,
        one.facing,
        one.crying,
        one.warned,
        tuple([each.index for each in one.belt]),
        tuple([each.index for each in one.pockets]),
        tuple([each.index for each in one.favourites]),
    )


def copy_thrower(one: "Thrower", twin: "Thrower") -> None:
    """Give a twin that was just made everything that its making did not."""
    copy_body(one, twin)
    twin.luck = one.luck
    twin.temper = one.temper
    twin.chased_by = one.chased_by
    twin.plan = one.plan
    twin.plans = one.plans
    if one.feud is not None:
        twin.feud = twin_feud(one.feud)
    if len(one.feuds) > 0:
        twin.feuds = [twin_feud(each) for each in one.feuds]
    twin.oldest = twin_grudge(one.oldest)
    twin.threw = one.threw
    twin.dodged = one.dodged
    twin.balls = one.balls
    twin.strain = one.strain
    twin.reach = one.reach
    twin.diary = one.diary
    twin.title = one.title


def link_thrower(one: "Thrower", twin: "Thrower", fight: "Battle") -> None:
    """Let a twin refer to what its own fight has."""
    if len(one.hands) > 0:
        twin.hands = [fight.things[each.index] for each in one.hands]
    if len(one.belt) > 0:
        twin.belt = [fight.things[each.index] for each in one.belt]
    if len(one.pockets) > 0:
        twin.pockets = [fight.things[each.index] for each in one.pockets]
    if len(one.favourites) > 0:
        twin.favourites = [fight.things[each.index] for each in one.favourites]
    if one.sledge is not None:
        twin.sledge = fight.things[one.sledge.index]
    if one.shovel is not None:
        twin.shovel = fight.things[one.shovel.index]


def write_thrower(one: "Thrower", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    write_body(one, data)
    data["luck"] = one.luck
    data["temper"] = TEMPERS[one.temper]
    data["chased_by"] = one.chased_by
    data["sledge"] = "" if one.sledge is None else one.sledge.slug
    data["shovel"] = -1 if one.shovel is None else one.shovel.index
    data["plan"] = None if one.plan is None else plan_data(one.plan)
    data["plans"] = [plan_data(each) for each in one.plans]
    data["feud"] = None if one.feud is None else feud_data(one.feud)
    data["feuds"] = [feud_data(each) for each in one.feuds]
    data["oldest"] = grudge_data(one.oldest)
    data["threw"] = one.threw
    data["dodged"] = list(one.dodged)
    data["balls"] = list(one.balls)
    data["strain"] = one.strain
    if one.title != "":
        data["title"] = one.title
    return data


def read_thrower(one: "Thrower", data: dict[str, object]) -> None:
    """Take over the state from data."""
    read_body(one, data)
    one.luck = whole(data["luck"])
    one.temper = TEMPERS.index(text(data["temper"]))
    one.chased_by = whole(data["chased_by"])
    one.plan = None if data["plan"] is None else plan_from(data["plan"])
    one.plans = [plan_from(each) for each in listed(data["plans"])]
    one.feud = None if data["feud"] is None else feud_from(data["feud"])
    one.feuds = [feud_from(each) for each in listed(data["feuds"])]
    one.oldest = grudge_from(data["oldest"])
    one.threw = truth(data["threw"])
    one.dodged = wholes(data["dodged"])
    one.balls = wholes(data["balls"])
    one.strain = whole(data["strain"])
    one.title = text(data["title"]) if "title" in data else ""


def read_links_thrower(one: "Thrower", fight: "Battle", data: dict[str, object]) -> None:
    """Refer to what the fight has, as the data say."""
    one.pockets = [fight.things[each] for each in wholes(data["pockets"])]
    one.favourites = []
    if "favourites" in data:
        found_favourites = {piece.slug: piece for piece in fight.things}
        one.favourites = [found_favourites[each] for each in texts(data["favourites"])]
    found_sledge = text(data["sledge"])
    one.sledge = None
    for piece in fight.things:
        if piece.slug == found_sledge:
            one.sledge = piece
    found_shovel = whole(data["shovel"])
    one.shovel = None
    for piece in fight.things:
        if piece.index == found_shovel:
            one.shovel = piece


def key_thrower(one: "Thrower") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        key_body(one),
        one.temper,
        one.chased_by,
        -1 if one.sledge is None else one.sledge.index,
        -1 if one.shovel is None else one.shovel.index,
        None if one.plan is None else key_plan(one.plan),
        tuple([key_plan(each) for each in one.plans]),
        None if one.feud is None else key_feud(one.feud),
        tuple([key_feud(each) for each in one.feuds]),
        key_grudge(one.oldest),
        one.threw,
        tuple(one.dodged),
        tuple(one.balls),
        one.strain,
        one.title,
    )


def end_turn_thrower(one: "Thrower") -> None:
    """Set back what ends with the turn."""
    one.threw = False
    if len(one.dodged) > 0:
        one.dodged = []


def end_round_thrower(one: "Thrower") -> None:
    """Set back what ends with the round."""
    one.balls = [1, 2]
    one.strain = 0


def twin_thing(one: Thing) -> Thing:
    """An independent twin."""
    twin = Thing(one.slug, one.kind)
    twin.index = one.index
    twin.place = one.place
    twin.holder = one.holder
    twin.icy = one.icy
    return twin


def write_thing(one: Thing, data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["slug"] = one.slug
    data["kind"] = one.kind.key
    data["place"] = PLACES[one.place]
    data["holder"] = one.holder
    if one.icy:
        data["icy"] = one.icy
    return data


def read_thing(one: Thing, data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.place = PLACES.index(text(data["place"]))
    one.holder = whole(data["holder"])
    one.icy = truth(data["icy"]) if "icy" in data else False


def key_thing(one: Thing) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.place,
        one.holder,
        one.icy,
    )


def twin_mark(one: Mark) -> Mark:
    """An independent twin."""
    return Mark(one.depth, one.fresh)


def mark_data(one: Mark) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.depth, int(one.fresh)]
    return row


def mark_from(entry: object) -> Mark:
    """Made again from such data."""
    row = listed(entry)
    return Mark(whole(row[0]), truth(row[1]))


def key_mark(one: Mark) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.depth,
        one.fresh,
    )


def twin_wall(one: Wall) -> Wall:
    """An independent twin."""
    twin = Wall(one.at, twin_mark(one.first))
    twin.height = one.height
    twin.broken = one.broken
    if len(one.marks) > 0:
        twin.marks = [twin_mark(each) for each in one.marks]
    twin.builders = one.builders
    twin.flag = one.flag
    twin.rank = one.rank
    return twin


def wall_data(one: Wall) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [
        one.at,
        mark_data(one.first),
        one.height,
        one.broken,
        [mark_data(each) for each in one.marks],
        list(one.builders),
    ]
    if one.flag != "" or one.rank != -1:
        row.append(one.flag)
    if one.rank != -1:
        row.append(one.rank)
    return row


def wall_from(entry: object) -> Wall:
    """Made again from such data."""
    row = listed(entry)
    one = Wall(whole(row[0]), mark_from(row[1]))
    one.height = whole(row[2])
    one.broken = truth(row[3])
    one.marks = [mark_from(each) for each in listed(row[4])]
    one.builders = wholes(row[5])
    one.flag = text(row[6]) if len(row) > 6 else ""
    one.rank = whole(row[7]) if len(row) > 7 else -1
    return one


def key_wall(one: Wall) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.at,
        key_mark(one.first),
        one.height,
        one.broken,
        tuple([key_mark(each) for each in one.marks]),
        tuple(one.builders),
        one.flag,
        one.rank,
    )


def step_data(one: Step) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.verb, one.at]
    return row


def step_from(entry: object) -> Step:
    """Made again from such data."""
    row = listed(entry)
    return Step(text(row[0]), whole(row[1]))


def key_step(one: Step) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.verb,
        one.at,
    )


def plan_data(one: Plan) -> dict[str, object]:
    """As JSON-ready data."""
    data: dict[str, object] = {
        "name": one.name,
        "steps": [step_data(each) for each in one.steps],
        "last": None if one.last is None else step_data(one.last),
    }
    if not one.secret:
        data["secret"] = one.secret
    return data


def plan_from(entry: object) -> Plan:
    """Made again from such data."""
    data = fields(entry)
    one = Plan(
        text(data["name"]),
        [step_from(each) for each in listed(data["steps"])],
        None if data["last"] is None else step_from(data["last"]),
    )
    one.secret = truth(data["secret"]) if "secret" in data else True
    return one


def key_plan(one: Plan) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.name,
        tuple([key_step(each) for each in one.steps]),
        None if one.last is None else key_step(one.last),
        one.secret,
    )


def twin_quarrel(one: Quarrel) -> Quarrel:
    """An independent twin."""
    twin = Quarrel(one.foe, one.paths)
    twin.plan = one.plan
    twin.words = one.words
    twin.heat = one.heat
    return twin


def quarrel_data(one: Quarrel) -> dict[str, object]:
    """As JSON-ready data."""
    data: dict[str, object] = {
        "foe": one.foe,
        "paths": [list(each) for each in one.paths],
        "plan": None if one.plan is None else plan_data(one.plan),
        "words": list(one.words),
    }
    if one.heat != 1:
        data["heat"] = one.heat
    return data


def quarrel_from(entry: object) -> Quarrel:
    """Made again from such data."""
    data = fields(entry)
    one = Quarrel(whole(data["foe"]), [wholes(each) for each in listed(data["paths"])])
    one.plan = None if data["plan"] is None else plan_from(data["plan"])
    one.words = texts(data["words"])
    one.heat = whole(data["heat"]) if "heat" in data else 1
    return one


def key_quarrel(one: Quarrel) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.foe,
        tuple([tuple(each) for each in one.paths]),
        None if one.plan is None else key_plan(one.plan),
        tuple(one.words),
        one.heat,
    )


def twin_feud(one: Feud) -> Feud:
    """An independent twin."""
    twin = Feud(one.foe, one.paths)
    twin.plan = one.plan
    twin.words = one.words
    twin.heat = one.heat
    return twin


def feud_data(one: Feud) -> dict[str, object]:
    """As JSON-ready data."""
    data: dict[str, object] = {
        "foe": one.foe,
        "paths": [list(each) for each in one.paths],
        "plan": None if one.plan is None else plan_data(one.plan),
        "words": list(one.words),
    }
    if one.heat != 1:
        data["heat"] = one.heat
    return data


def feud_from(entry: object) -> Feud:
    """Made again from such data."""
    data = fields(entry)
    one = Feud(whole(data["foe"]), [wholes(each) for each in listed(data["paths"])])
    one.plan = None if data["plan"] is None else plan_from(data["plan"])
    one.words = texts(data["words"])
    one.heat = whole(data["heat"]) if "heat" in data else 1
    return one


def key_feud(one: Feud) -> tuple[object, ...]:
    """What makes two states different."""
    return (key_quarrel(one),)


def twin_grudge(one: Grudge) -> Grudge:
    """An independent twin."""
    twin = Grudge(one.foe, one.paths, one.winters)
    twin.plan = one.plan
    twin.words = one.words
    twin.heat = one.heat
    return twin


def grudge_data(one: Grudge) -> dict[str, object]:
    """As JSON-ready data."""
    data: dict[str, object] = {
        "foe": one.foe,
        "paths": [list(each) for each in one.paths],
        "plan": None if one.plan is None else plan_data(one.plan),
        "words": list(one.words),
        "winters": one.winters,
    }
    if one.heat != 2:
        data["heat"] = one.heat
    return data


def grudge_from(entry: object) -> Grudge:
    """Made again from such data."""
    data = fields(entry)
    one = Grudge(
        whole(data["foe"]), [wholes(each) for each in listed(data["paths"])], whole(data["winters"])
    )
    one.plan = None if data["plan"] is None else plan_from(data["plan"])
    one.words = texts(data["words"])
    one.heat = whole(data["heat"]) if "heat" in data else 2
    return one


def key_grudge(one: Grudge) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        key_quarrel(one),
        one.winters,
    )


def shown_thrower(one: "Thrower") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.cold > 0:
        found.append("cold")
    if one.crying:
        found.append("crying")
    if one.chased_by != -1:
        found.append("chased")
    if one.sledge is not None:
        found.append("sledge")
    if one.plan is not None:
        found.append("planning")
    if len(one.feuds) > 0:
        found.append("at-feud")
    if one.strain > 0:
        found.append("strain")
    return found


SETTABLE: Final = Settable(
    numbers={"hits": (0, 9)},
    words={"posture": POSTURES},
    flags=["crying", "warned"],
    levels={"cold": (0, 5), "strain": (0, 3)},
    directions={"facing": 8},
)

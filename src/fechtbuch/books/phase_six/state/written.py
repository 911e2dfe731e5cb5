"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.books.phase_six.kinds.arms import PLACES
from fechtbuch.books.phase_six.state.clouds import Cloud
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, text, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from fechtbuch.books.phase_six.state.battle import Battle
    from fechtbuch.books.phase_six.state.choices import Act
    from fechtbuch.books.phase_six.state.fighter import Participant
    from fechtbuch.books.phase_six.state.questions import Asked


def copy_battle(one: "Battle", twin: "Battle") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    if len(one.things) > 0:
        twin.things = [twin_thing(each) for each in one.things]
    for each in one.fighters:
        other = each.copy()
        twin.roster.append(other)
        twin.fighters.append(other)
    twin.phase = one.phase
    twin.order = one.order
    twin.place = one.place
    twin.last_actor = one.last_actor
    twin.clouds = one.clouds
    twin.allowed = one.allowed
    twin.fog = one.fog
    twin.watchful = one.watchful


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["things"] = [write_thing(each, {}) for each in one.things]
    data["phase"] = one.phase
    data["order"] = list(one.order)
    data["place"] = one.place
    data["last_actor"] = one.last_actor
    data["clouds"] = [cloud_data(each) for each in one.clouds]
    if len(one.allowed) > 0:
        data["allowed"] = list(one.allowed)
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.restore_things(listed(data["things"]))
    one.phase = whole(data["phase"])
    one.order = wholes(data["order"])
    one.place = whole(data["place"])
    one.last_actor = whole(data["last_actor"])
    one.clouds = [cloud_from(each) for each in listed(data["clouds"])]
    one.allowed = wholes(data["allowed"]) if "allowed" in data else []
    for participant, state in zip(one.fighters, listed(data["fighters"])):
        participant.restore(fields(state))


def key_battle(one: "Battle") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([each.key() for each in one.fighters]),
        tuple([key_thing(each) for each in one.things]),
        one.phase,
        tuple(one.order),
        one.place,
        one.last_actor,
        tuple([key_cloud(each) for each in one.clouds]),
        tuple(one.allowed),
    )


def words_of_act(one: "Act") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if len(one.path) > 0:
        words["path"] = path_text(one.path)
    if one.free:
        words["act"] = one.free
    if one.target is not None:
        words["target"] = one.target.slug
    one.say_thing(words)
    if one.at != -1:
        words["at"] = field_text(one.at)
    if one.mode:
        words["mode"] = one.mode
    if one.special:
        words["special"] = one.special
    if one.extra != 0:
        words["extra"] = str(one.extra)
    if one.aimed_at is not None:
        words["disarmed"] = one.aimed_at.slug
    if one.hand:
        words["hand"] = one.hand
    if len(one.then) > 0:
        words["then"] = path_text(one.then)
    if one.said:
        words["text"] = one.said
    return words


def fill_act(one: "Act", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    if partial.get("path"):
        one.path = parse_path(partial["path"])
    one.free = partial.get("act", "")
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    question.hear_thing(one, partial)
    if partial.get("at"):
        one.at = parse_field(partial["at"])
    one.mode = partial.get("mode", "")
    one.special = partial.get("special", "")
    if partial.get("extra"):
        one.extra = int(partial["extra"])
    if partial.get("disarmed"):
        one.aimed_at = question.thing_at(partial["disarmed"])
    one.hand = partial.get("hand", "")
    if partial.get("then"):
        one.then = parse_path(partial["then"])
    one.said = partial.get("text", "")


def cloud_data(one: Cloud) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.kind, one.at, one.across, one.left, one.there]
    return row


def cloud_from(entry: object) -> Cloud:
    """Made again from such data."""
    row = listed(entry)
    return Cloud(text(row[0]), whole(row[1]), whole(row[2]), whole(row[3]), truth(row[4]))


def key_cloud(one: Cloud) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.kind,
        one.at,
        one.across,
        one.left,
        one.there,
    )


def copy_participant(one: "Participant", twin: "Participant") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.initiative = one.initiative
    twin.health = one.health
    twin.boosts = one.boosts
    twin.actions = one.actions
    twin.bonus = one.bonus
    twin.destiny = one.destiny
    twin.rerolls = one.rerolls
    twin.worn = one.worn
    twin.load = one.load
    twin.main = one.main
    twin.off = one.off
    twin.shield = one.shield
    twin.readying = one.readying
    twin.ready_steps = one.ready_steps
    twin.block_state = one.block_state
    twin.aim_target = one.aim_target
    twin.aim_weapon = one.aim_weapon
    twin.aim_steps = one.aim_steps
    twin.accurate_target = one.accurate_target
    twin.accurate_weapon = one.accurate_weapon
    twin.accurate_steps = one.accurate_steps
    twin.chain = one.chain
    twin.cover = one.cover
    twin.senses = one.senses
    twin.struck_opportunity = one.struck_opportunity
    twin.ignored_pain = one.ignored_pain
    twin.gassed = one.gassed
    twin.dying = one.dying
    twin.unconscious = one.unconscious
    twin.shocked = one.shocked
    twin.burning = one.burning
    twin.bleeding = one.bleeding
    twin.poisoned = one.poisoned
    twin.hunkered = one.hunkered
    twin.asleep = one.asleep
    twin.netted = one.netted
    twin.unaware = one.unaware
    twin.from_behind = one.from_behind
    twin.braced = one.braced
    twin.dazed = one.dazed
    twin.withdrawn = one.withdrawn
    twin.resting = one.resting
    twin.dead = one.dead


def write_participant(one: "Participant", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["initiative"] = one.initiative
    data["health"] = one.health
    data["boosts"] = one.boosts
    data["actions"] = one.actions
    data["bonus"] = one.bonus
    data["destiny"] = one.destiny
    data["rerolls"] = one.rerolls
    data["worn"] = one.worn
    data["load"] = one.load
    data["main"] = one.main
    data["off"] = one.off
    data["shield"] = one.shield
    data["readying"] = one.readying
    data["ready_steps"] = one.ready_steps
    data["block_state"] = one.block_state
    data["aim_target"] = one.aim_target
    data["aim_weapon"] = one.aim_weapon
    data["aim_steps"] = one.aim_steps
    data["accurate_target"] = one.accurate_target
    data["accurate_weapon"] = one.accurate_weapon
    data["accurate_steps"] = one.accurate_steps
    data["chain"] = one.chain
    data["cover"] = one.cover
    data["senses"] = one.senses
    data["struck_opportunity"] = one.struck_opportunity
    data["ignored_pain"] = one.ignored_pain
    data["gassed"] = one.gassed
    data["dying"] = one.dying
    data["unconscious"] = one.unconscious
    data["shocked"] = one.shocked
    data["burning"] = one.burning
    data["bleeding"] = one.bleeding
    data["poisoned"] = one.poisoned
    data["hunkered"] = one.hunkered
    data["asleep"] = one.asleep
    data["netted"] = one.netted
    data["unaware"] = one.unaware
    data["from_behind"] = one.from_behind
    data["braced"] = one.braced
    data["dazed"] = one.dazed
    data["withdrawn"] = one.withdrawn
    data["resting"] = one.resting
    data["dead"] = one.dead
    return data


def read_participant(one: "Participant", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.initiative = whole(data["initiative"])
    one.health = whole(data["health"])
    one.boosts = whole(data["boosts"])
    one.actions = whole(data["actions"])
    one.bonus = whole(data["bonus"])
    one.destiny = whole(data["destiny"])
    one.rerolls = whole(data["rerolls"])
    one.worn = whole(data["worn"])
    one.load = whole(data["load"])
    one.main = whole(data["main"])
    one.off = whole(data["off"])
    one.shield = whole(data["shield"])
    one.readying = whole(data["readying"])
    one.ready_steps = whole(data["ready_steps"])
    one.block_state = whole(data["block_state"])
    one.aim_target = whole(data["aim_target"])
    one.aim_weapon = whole(data["aim_weapon"])
    one.aim_steps = whole(data["aim_steps"])
    one.accurate_target = whole(data["accurate_target"])
    one.accurate_weapon = whole(data["accurate_weapon"])
    one.accurate_steps = whole(data["accurate_steps"])
    one.chain = whole(data["chain"])
    one.cover = whole(data["cover"])
    one.senses = whole(data["senses"])
    one.struck_opportunity = truth(data["struck_opportunity"])
    one.ignored_pain = truth(data["ignored_pain"])
    one.gassed = truth(data["gassed"])
    one.dying = whole(data["dying"])
    one.unconscious = whole(data["unconscious"])
    one.shocked = whole(data["shocked"])
    one.burning = whole(data["burning"])
    one.bleeding = whole(data["bleeding"])
    one.poisoned = whole(data["poisoned"])
    one.hunkered = truth(data["hunkered"])
    one.asleep = truth(data["asleep"])
    one.netted = truth(data["netted"])
    one.unaware = truth(data["unaware"])
    one.from_behind = truth(data["from_behind"])
    one.braced = truth(data["braced"])
    one.dazed = truth(data["dazed"])
    one.withdrawn = truth(data["withdrawn"])
    one.resting = truth(data["resting"])
    one.dead = truth(data["dead"])


def key_participant(one: "Participant") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        one.initiative,
        one.health,
        one.boosts,
        one.actions,
        one.bonus,
        one.destiny,
        one.rerolls,
        one.worn,
        one.load,
        one.main,
        one.off,
        one.shield,
        one.readying,
        one.ready_steps,
        one.block_state,
        one.aim_target,
        one.aim_weapon,
        one.aim_steps,
        one.accurate_target,
        one.accurate_weapon,
        one.accurate_steps,
        one.chain,
        one.cover,
        one.senses,
        one.struck_opportunity,
        one.ignored_pain,
        one.gassed,
        one.dying,
        one.unconscious,
        one.shocked,
        one.burning,
        one.bleeding,
        one.poisoned,
        one.hunkered,
        one.asleep,
        one.netted,
        one.unaware,
        one.from_behind,
        one.braced,
        one.dazed,
        one.withdrawn,
        one.resting,
        one.dead,
    )


def end_round_participant(one: "Participant") -> None:
    """Set back what ends with the round."""
    one.chain = 0
    one.struck_opportunity = False


def twin_thing(one: Thing) -> Thing:
    """An independent twin."""
    twin = Thing(one.slug, one.key, one.kind)
    twin.index = one.index
    twin.origin = one.origin
    twin.weapon = one.weapon
    twin.protection = one.protection
    twin.slot = one.slot
    twin.load = one.load
    twin.effect = one.effect
    twin.place = one.place
    twin.holder = one.holder
    twin.at = one.at
    twin.count = one.count
    twin.loaded = one.loaded
    twin.spare = one.spare
    twin.reloading = one.reloading
    twin.condition = one.condition
    twin.rounds_of = one.rounds_of
    return twin


def write_thing(one: Thing, data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["slug"] = one.slug
    data["key"] = one.key
    data["origin"] = one.origin
    data["place"] = PLACES[one.place]
    data["holder"] = one.holder
    data["at"] = one.at
    data["count"] = one.count
    data["loaded"] = one.loaded
    data["spare"] = one.spare
    data["reloading"] = one.reloading
    data["condition"] = one.condition
    if one.rounds_of != -1:
        data["rounds_of"] = one.rounds_of
    return data


def read_thing(one: Thing, data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.origin = whole(data["origin"])
    one.place = PLACES.index(text(data["place"]))
    one.holder = whole(data["holder"])
    one.at = whole(data["at"])
    one.count = whole(data["count"])
    one.loaded = whole(data["loaded"])
    one.spare = whole(data["spare"])
    one.reloading = whole(data["reloading"])
    one.condition = whole(data["condition"])
    one.rounds_of = whole(data["rounds_of"]) if "rounds_of" in data else -1


def key_thing(one: Thing) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.place,
        one.holder,
        one.at,
        one.count,
        one.loaded,
        one.spare,
        one.reloading,
        one.condition,
        one.rounds_of,
    )


def shown_participant(one: "Participant") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.dying > 0:
        found.append("dying")
    if one.unconscious > 0:
        found.append("unconscious")
    if one.shocked > 0:
        found.append("shocked")
    if one.burning > 0:
        found.append("burning")
    if one.bleeding > 0:
        found.append("bleeding")
    if one.poisoned > 0:
        found.append("poisoned")
    if one.hunkered:
        found.append("hunkered")
    if one.asleep:
        found.append("asleep")
    if one.netted:
        found.append("netted")
    if one.braced:
        found.append("braced")
    if one.dazed:
        found.append("dazed")
    if one.withdrawn:
        found.append("withdrawn")
    if one.dead:
        found.append("dead")
    return found


SETTABLE: Final = Settable(
    numbers={
        "health": (0, 1000),
        "boosts": (0, 1000),
        "actions": (0, 1000),
        "bonus": (0, 1000),
        "destiny": (0, 1000),
        "rerolls": (0, 1000),
        "chain": (0, 1000),
        "cover": (0, 7),
    },
    words={},
    flags=[
        "hunkered",
        "asleep",
        "netted",
        "unaware",
        "from_behind",
        "braced",
        "dazed",
        "withdrawn",
        "resting",
    ],
    levels={
        "dying": (0, 20),
        "unconscious": (0, 20),
        "shocked": (0, 20),
        "burning": (0, 20),
        "bleeding": (0, 20),
        "poisoned": (0, 20),
    },
    directions={},
)

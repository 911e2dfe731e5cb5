"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.books.gurps.kinds.arms import PLACES
from fechtbuch.books.gurps.kinds.terms import EFFORTS, LOCATIONS, POSTURES, RETREATS, VERSIONS
from fechtbuch.books.gurps.state.holds import Hold, Opening
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.zones import Zone
from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, note_order, text, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from fechtbuch.books.gurps.state.battle import Battle
    from fechtbuch.books.gurps.state.choices import Action, Defence
    from fechtbuch.books.gurps.state.fighter import Combatant
    from fechtbuch.books.gurps.state.questions import Asked


def copy_battle(one: "Battle", twin: "Battle") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    if len(one.things) > 0:
        twin.things = [twin_thing(each) for each in one.things]
    for each in one.fighters:
        other = each.copy()
        link_combatant(each, other, twin)
        twin.roster.append(other)
        twin.fighters.append(other)
    twin.order = one.order
    twin.place = one.place
    twin.acting = one.acting
    if len(one.holds) > 0:
        twin.holds = [twin_hold(each) for each in one.holds]
    if len(one.zones) > 0:
        twin.zones = [twin_zone(each) for each in one.zones]
    twin.waiters = one.waiters
    twin.skipped = one.skipped


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["things"] = [write_thing(each, {}) for each in one.things]
    data["order"] = list(one.order)
    data["place"] = one.place
    data["acting"] = one.acting
    data["holds"] = [hold_data(each) for each in one.holds]
    data["zones"] = [zone_data(each) for each in one.zones]
    data["waiters"] = one.waiters
    data["skipped"] = list(one.skipped)
    orders = orders_battle(one)
    if len(orders) > 0:
        data["orders"] = orders
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    for thing, state in zip(one.things, listed(data["things"])):
        read_thing(thing, fields(state))
    one.order = wholes(data["order"])
    one.place = whole(data["place"])
    one.acting = whole(data["acting"])
    one.holds = [hold_from(each) for each in listed(data["holds"])]
    one.zones = [zone_from(each) for each in listed(data["zones"])]
    one.waiters = whole(data["waiters"])
    one.skipped = wholes(data["skipped"])
    for combatant, state in zip(one.fighters, listed(data["fighters"])):
        combatant.restore(fields(state))


def orders_battle(one: "Battle") -> list[object]:
    """Lists out of order."""
    found: list[object] = []
    for each in one.fighters:
        note_order(found, each.index, "hands", [piece.index for piece in each.hands])
        note_order(found, each.index, "carried", [piece.index for piece in each.carried])
    return found


def read_orders_battle(one: "Battle", data: dict[str, object]) -> None:
    """Put lists into the order that they were in."""
    for entry in listed(data.get("orders", [])):
        who, name, places = listed(entry)
        each = one.fighters[whole(who)]
        if name == "hands":
            each.hands = [one.things[place] for place in wholes(places)]
        elif name == "carried":
            each.carried = [one.things[place] for place in wholes(places)]


def key_battle(one: "Battle") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([key_combatant(each) for each in one.fighters]),
        tuple([key_thing(each) for each in one.things]),
        tuple(one.order),
        one.place,
        one.acting,
        tuple([key_hold(each) for each in one.holds]),
        tuple([key_zone(each) for each in one.zones]),
        one.waiters,
        tuple(one.skipped),
    )


def words_of_action(one: "Action") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.when:
        words["when"] = one.when
    if one.who is not None:
        words["who"] = one.who.slug
    if one.becomes:
        words["as"] = one.becomes
    if one.version != 0:
        words["version"] = VERSIONS[one.version]
    if one.target is not None:
        words["target"] = one.target.slug
    one.say_thing(words)
    if one.mode:
        words["mode"] = one.mode
    if one.location != 4:
        words["location"] = LOCATIONS[one.location]
    if one.chink:
        words["chink"] = "yes"
    if one.split:
        words["split"] = one.split
    if one.second is not None:
        words["second"] = one.second.slug
    if one.favoured:
        words["bonus"] = "yes"
    if one.telegraphic:
        words["telegraphic"] = "yes"
    if one.deceptive != 0:
        words["deceptive"] = str(one.deceptive)
    if one.effort != 0:
        words["effort"] = EFFORTS[one.effort]
    if one.shots != 0:
        words["shots"] = str(one.shots)
    if one.steps != 0:
        words["steps"] = str(one.steps)
    one.say_posture(words)
    if one.item is not None:
        words["item"] = one.item.slug
    if one.hand:
        words["hand"] = one.hand
    if one.way:
        words["way"] = one.way
    if one.part != -1:
        words["part"] = LOCATIONS[one.part]
    if one.hands != 0:
        words["hands"] = str(one.hands)
    if one.at != -1:
        words["at"] = field_text(one.at)
    if len(one.path) > 0:
        words["path"] = path_text(one.path)
    if one.facing != -1:
        words["facing"] = str(one.facing)
    return words


def fill_action(one: "Action", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    one.when = partial.get("when", "")
    if partial.get("who"):
        one.who = question.fighter_at(partial["who"])
    one.becomes = partial.get("as", "")
    if partial.get("version"):
        one.version = VERSIONS.index(partial["version"])
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    question.hear_thing(one, partial)
    one.mode = partial.get("mode", "")
    if partial.get("location"):
        one.location = LOCATIONS.index(partial["location"])
    one.chink = partial.get("chink", "") == "yes"
    one.split = partial.get("split", "")
    if partial.get("second"):
        one.second = question.fighter_at(partial["second"])
    one.favoured = partial.get("bonus", "") == "yes"
    one.telegraphic = partial.get("telegraphic", "") == "yes"
    if partial.get("deceptive"):
        one.deceptive = int(partial["deceptive"])
    if partial.get("effort"):
        one.effort = EFFORTS.index(partial["effort"])
    if partial.get("shots"):
        one.shots = int(partial["shots"])
    if partial.get("steps"):
        one.steps = int(partial["steps"])
    question.hear_posture(one, partial)
    if partial.get("item"):
        one.item = question.thing_at(partial["item"])
    one.hand = partial.get("hand", "")
    one.way = partial.get("way", "")
    if partial.get("part"):
        one.part = LOCATIONS.index(partial["part"])
    if partial.get("hands"):
        one.hands = int(partial["hands"])
    if partial.get("at"):
        one.at = parse_field(partial["at"])
    if partial.get("path"):
        one.path = parse_path(partial["path"])
    if partial.get("facing"):
        one.facing = int(partial["facing"])


def words_of_defence(one: "Defence") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    one.say_limb(words)
    if one.skill:
        words["skill"] = one.skill
    if one.way:
        words["way"] = one.way
    if one.acrobatic:
        words["acrobatic"] = "yes"
    if one.effort != 0:
        words["effort"] = EFFORTS[one.effort]
    if one.retreat != 0:
        words["retreat"] = RETREATS[one.retreat]
    if one.to != -1:
        words["to"] = field_text(one.to)
    if one.facing != -1:
        words["facing"] = str(one.facing)
    return words


def fill_defence(one: "Defence", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    question.hear_limb(one, partial)
    one.skill = partial.get("skill", "")
    one.way = partial.get("way", "")
    one.acrobatic = partial.get("acrobatic", "") == "yes"
    if partial.get("effort"):
        one.effort = EFFORTS.index(partial["effort"])
    if partial.get("retreat"):
        one.retreat = RETREATS.index(partial["retreat"])
    if partial.get("to"):
        one.to = parse_field(partial["to"])
    if partial.get("facing"):
        one.facing = int(partial["facing"])


def copy_combatant(one: "Combatant", twin: "Combatant") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.bit = one.bit
    twin.facing = one.facing
    twin.hp = one.hp
    twin.fp = one.fp
    twin.level = one.level
    twin.move = one.move
    twin.posture = one.posture
    twin.face_down = one.face_down
    twin.dead = one.dead
    twin.unconscious = one.unconscious
    twin.mortal = one.mortal
    twin.collapsed = one.collapsed
    twin.yielded = one.yielded
    twin.asleep = one.asleep
    twin.stunned = one.stunned
    twin.thresholds = one.thresholds
    twin.shock = one.shock
    twin.fresh_shock = one.fresh_shock
    twin.shock_cap = one.shock_cap
    twin.crippled = one.crippled
    twin.destroyed = one.destroyed
    twin.numb = one.numb
    twin.sore = one.sore
    twin.eyes_lost = one.eyes_lost
    twin.shaken = one.shaken
    twin.choked_turns = one.choked_turns
    twin.manoeuvre = one.manoeuvre
    twin.version = one.version
    twin.barred = one.barred
    twin.named = one.named
    twin.recovered = one.recovered
    twin.parried = one.parried
    twin.blocked = one.blocked
    twin.retreated = one.retreated
    twin.retreat_from = one.retreat_from
    twin.retreat_kind = one.retreat_kind
    twin.acrobatics_used = one.acrobatics_used
    twin.attack_effort = one.attack_effort
    twin.defence_effort = one.defence_effort
    twin.off_balance = one.off_balance
    twin.guard_dropped = one.guard_dropped
    twin.torn = one.torn
    twin.sprinted = one.sprinted
    twin.conscious = one.conscious
    twin.defended = one.defended
    twin.drew = one.drew
    twin.steps_back = one.steps_back
    twin.waiting = one.waiting
    twin.wait_for = one.wait_for
    twin.wait_who = one.wait_who
    twin.wait_hexes = one.wait_hexes
    twin.wait_as = one.wait_as
    twin.wait_version = one.wait_version
    twin.wait_with = one.wait_with
    twin.wait_natural = one.wait_natural
    twin.idle = one.idle
    twin.ran = one.ran
    twin.gone_ways = one.gone_ways
    twin.saw = one.saw
    twin.seen_by = one.seen_by
    twin.aim_at = one.aim_at
    twin.aim_with = one.aim_with
    twin.aims = one.aims
    twin.braced = one.braced
    twin.studied = one.studied
    twin.studies = one.studies
    twin.feint_on = one.feint_on
    twin.feint = one.feint
    twin.feint_turns = one.feint_turns
    twin.feint_with = one.feint_with
    twin.misled_by = one.misled_by
    twin.misled = one.misled
    twin.misled_turns = one.misled_turns
    twin.openings = one.openings
    twin.close_with = one.close_with
    twin.close_arc = one.close_arc
    twin.concentrating = one.concentrating
    twin.strangled = one.strangled
    twin.until_free = one.until_free
    twin.knocked_out = one.knocked_out


def link_combatant(one: "Combatant", twin: "Combatant", fight: "Battle") -> None:
    """Let a twin refer to what its own fight has."""
    if len(one.hands) > 0:
        twin.hands = [fight.things[each.index] for each in one.hands]
    if len(one.carried) > 0:
        twin.carried = [fight.things[each.index] for each in one.carried]


def write_combatant(one: "Combatant", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["block"] = one.block.key
    data["facing"] = one.facing
    data["hp"] = one.hp
    data["fp"] = one.fp
    data["level"] = one.level
    data["move"] = one.move
    data["posture"] = one.posture
    data["face_down"] = one.face_down
    data["dead"] = one.dead
    data["unconscious"] = one.unconscious
    data["mortal"] = one.mortal
    data["collapsed"] = one.collapsed
    data["yielded"] = one.yielded
    data["asleep"] = one.asleep
    data["stunned"] = one.stunned
    data["thresholds"] = one.thresholds
    data["shock"] = one.shock
    data["fresh_shock"] = one.fresh_shock
    data["shock_cap"] = one.shock_cap
    data["crippled"] = one.crippled
    data["destroyed"] = one.destroyed
    data["numb"] = list(one.numb)
    data["sore"] = one.sore
    data["eyes_lost"] = one.eyes_lost
    data["shaken"] = one.shaken
    data["choked_turns"] = one.choked_turns
    data["manoeuvre"] = one.manoeuvre
    data["version"] = one.version
    data["barred"] = one.barred
    data["named"] = one.named
    data["recovered"] = one.recovered
    data["parried"] = list(one.parried)
    data["blocked"] = list(one.blocked)
    data["retreated"] = one.retreated
    data["retreat_from"] = one.retreat_from
    data["retreat_kind"] = one.retreat_kind
    data["acrobatics_used"] = one.acrobatics_used
    data["attack_effort"] = one.attack_effort
    data["defence_effort"] = one.defence_effort
    data["off_balance"] = one.off_balance
    data["guard_dropped"] = one.guard_dropped
    data["torn"] = one.torn
    data["sprinted"] = one.sprinted
    data["conscious"] = one.conscious
    data["defended"] = one.defended
    data["drew"] = list(one.drew)
    data["steps_back"] = one.steps_back
    data["waiting"] = one.waiting
    data["wait_for"] = one.wait_for
    data["wait_who"] = one.wait_who
    data["wait_hexes"] = one.wait_hexes
    data["wait_as"] = one.wait_as
    data["wait_version"] = one.wait_version
    data["wait_with"] = one.wait_with
    data["wait_natural"] = one.wait_natural
    data["idle"] = one.idle
    data["ran"] = one.ran
    data["gone_ways"] = list(one.gone_ways)
    data["saw"] = one.saw
    data["seen_by"] = one.seen_by
    data["aim_at"] = one.aim_at
    data["aim_with"] = one.aim_with
    data["aims"] = one.aims
    data["braced"] = one.braced
    data["studied"] = one.studied
    data["studies"] = one.studies
    data["feint_on"] = one.feint_on
    data["feint"] = one.feint
    data["feint_turns"] = one.feint_turns
    data["feint_with"] = one.feint_with
    data["misled_by"] = one.misled_by
    data["misled"] = one.misled
    data["misled_turns"] = one.misled_turns
    data["openings"] = [opening_data(each) for each in one.openings]
    data["close_with"] = one.close_with
    data["close_arc"] = one.close_arc
    data["concentrating"] = one.concentrating
    data["strangled"] = one.strangled
    data["until_free"] = one.until_free
    data["knocked_out"] = one.knocked_out
    return data


def read_combatant(one: "Combatant", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.facing = whole(data["facing"])
    one.hp = whole(data["hp"])
    one.fp = whole(data["fp"])
    one.level = whole(data["level"])
    one.move = whole(data["move"])
    one.posture = whole(data["posture"])
    one.face_down = truth(data["face_down"])
    one.dead = truth(data["dead"])
    one.unconscious = truth(data["unconscious"])
    one.mortal = truth(data["mortal"])
    one.collapsed = truth(data["collapsed"])
    one.yielded = truth(data["yielded"])
    one.asleep = truth(data["asleep"])
    one.stunned = whole(data["stunned"])
    one.thresholds = whole(data["thresholds"])
    one.shock = whole(data["shock"])
    one.fresh_shock = whole(data["fresh_shock"])
    one.shock_cap = whole(data["shock_cap"])
    one.crippled = whole(data["crippled"])
    one.destroyed = whole(data["destroyed"])
    one.numb = wholes(data["numb"])
    one.sore = whole(data["sore"])
    one.eyes_lost = whole(data["eyes_lost"])
    one.shaken = whole(data["shaken"])
    one.choked_turns = whole(data["choked_turns"])
    one.manoeuvre = whole(data["manoeuvre"])
    one.version = whole(data["version"])
    one.barred = whole(data["barred"])
    one.named = whole(data["named"])
    one.recovered = truth(data["recovered"])
    one.parried = wholes(data["parried"])
    one.blocked = wholes(data["blocked"])
    one.retreated = truth(data["retreated"])
    one.retreat_from = whole(data["retreat_from"])
    one.retreat_kind = whole(data["retreat_kind"])
    one.acrobatics_used = truth(data["acrobatics_used"])
    one.attack_effort = whole(data["attack_effort"])
    one.defence_effort = whole(data["defence_effort"])
    one.off_balance = truth(data["off_balance"])
    one.guard_dropped = truth(data["guard_dropped"])
    one.torn = truth(data["torn"])
    one.sprinted = truth(data["sprinted"])
    one.conscious = truth(data["conscious"])
    one.defended = truth(data["defended"])
    one.drew = wholes(data["drew"])
    one.steps_back = whole(data["steps_back"])
    one.waiting = truth(data["waiting"])
    one.wait_for = text(data["wait_for"])
    one.wait_who = whole(data["wait_who"])
    one.wait_hexes = whole(data["wait_hexes"])
    one.wait_as = whole(data["wait_as"])
    one.wait_version = whole(data["wait_version"])
    one.wait_with = whole(data["wait_with"])
    one.wait_natural = text(data["wait_natural"])
    one.idle = truth(data["idle"])
    one.ran = whole(data["ran"])
    one.gone_ways = wholes(data["gone_ways"])
    one.saw = whole(data["saw"])
    one.seen_by = whole(data["seen_by"])
    one.aim_at = whole(data["aim_at"])
    one.aim_with = whole(data["aim_with"])
    one.aims = whole(data["aims"])
    one.braced = truth(data["braced"])
    one.studied = whole(data["studied"])
    one.studies = whole(data["studies"])
    one.feint_on = whole(data["feint_on"])
    one.feint = whole(data["feint"])
    one.feint_turns = whole(data["feint_turns"])
    one.feint_with = whole(data["feint_with"])
    one.misled_by = whole(data["misled_by"])
    one.misled = whole(data["misled"])
    one.misled_turns = whole(data["misled_turns"])
    one.openings = [opening_from(each) for each in listed(data["openings"])]
    one.close_with = whole(data["close_with"])
    one.close_arc = whole(data["close_arc"])
    one.concentrating = whole(data["concentrating"])
    one.strangled = truth(data["strangled"])
    one.until_free = whole(data["until_free"])
    one.knocked_out = truth(data["knocked_out"])


def key_combatant(one: "Combatant") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([each.index for each in one.hands]),
        tuple([each.index for each in one.carried]),
        one.facing,
        one.hp,
        one.fp,
        one.level,
        one.move,
        one.posture,
        one.face_down,
        one.dead,
        one.unconscious,
        one.mortal,
        one.collapsed,
        one.yielded,
        one.asleep,
        one.stunned,
        one.thresholds,
        one.shock,
        one.fresh_shock,
        one.shock_cap,
        one.crippled,
        one.destroyed,
        tuple(one.numb),
        one.sore,
        one.eyes_lost,
        one.shaken,
        one.choked_turns,
        one.manoeuvre,
        one.version,
        one.barred,
        one.named,
        one.recovered,
        tuple(one.parried),
        tuple(one.blocked),
        one.retreated,
        one.retreat_from,
        one.retreat_kind,
        one.acrobatics_used,
        one.attack_effort,
        one.defence_effort,
        one.off_balance,
        one.guard_dropped,
        one.torn,
        one.sprinted,
        one.conscious,
        one.defended,
        tuple(one.drew),
        one.steps_back,
        one.waiting,
        one.wait_for,
        one.wait_who,
        one.wait_hexes,
        one.wait_as,
        one.wait_version,
        one.wait_with,
        one.wait_natural,
        one.idle,
        one.ran,
        tuple(one.gone_ways),
        one.saw,
        one.seen_by,
        one.aim_at,
        one.aim_with,
        one.aims,
        one.braced,
        one.studied,
        one.studies,
        one.feint_on,
        one.feint,
        one.feint_turns,
        one.feint_with,
        one.misled_by,
        one.misled,
        one.misled_turns,
        tuple([key_opening(each) for each in one.openings]),
        one.close_with,
        one.close_arc,
        one.concentrating,
        one.strangled,
        one.until_free,
        one.knocked_out,
    )


def end_period_combatant(one: "Combatant") -> None:
    """Set back what ends with the period."""
    one.manoeuvre = 0
    one.version = 0
    one.barred = 0
    one.named = 0
    one.recovered = False
    one.retreated = False
    one.retreat_from = -1
    one.retreat_kind = 0
    one.acrobatics_used = False
    one.attack_effort = 0
    one.defence_effort = 0
    one.off_balance = False
    one.guard_dropped = False
    one.torn = False
    one.sprinted = False
    one.conscious = False
    one.defended = False
    if len(one.drew) > 0:
        one.drew = []
    one.steps_back = 0


def twin_hold(one: Hold) -> Hold:
    """An independent twin."""
    twin = Hold(one.holder, one.victim, one.part, one.hands)
    twin.lock = one.lock
    twin.pin = one.pin
    twin.behind = one.behind
    twin.weapon = one.weapon
    twin.item = one.item
    twin.failed = one.failed
    twin.fresh = one.fresh
    twin.chokes = one.chokes
    return twin


def hold_data(one: Hold) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [
        one.holder,
        one.victim,
        one.part,
        one.hands,
        int(one.lock),
        int(one.pin),
        int(one.behind),
        one.weapon,
        one.item,
        one.failed,
        int(one.fresh),
    ]
    if one.chokes:
        row.append(int(one.chokes))
    return row


def hold_from(entry: object) -> Hold:
    """Made again from such data."""
    row = listed(entry)
    one = Hold(whole(row[0]), whole(row[1]), whole(row[2]), whole(row[3]))
    one.lock = truth(row[4])
    one.pin = truth(row[5])
    one.behind = truth(row[6])
    one.weapon = whole(row[7])
    one.item = whole(row[8])
    one.failed = whole(row[9])
    one.fresh = truth(row[10])
    one.chokes = truth(row[11]) if len(row) > 11 else False
    return one


def key_hold(one: Hold) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.holder,
        one.victim,
        one.part,
        one.hands,
        one.lock,
        one.pin,
        one.behind,
        one.weapon,
        one.item,
        one.failed,
        one.fresh,
        one.chokes,
    )


def opening_data(one: Opening) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.foe, one.arm, one.turns]
    return row


def opening_from(entry: object) -> Opening:
    """Made again from such data."""
    row = listed(entry)
    return Opening(whole(row[0]), whole(row[1]), whole(row[2]))


def key_opening(one: Opening) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.foe,
        one.arm,
        one.turns,
    )


def twin_thing(one: Thing) -> Thing:
    """An independent twin."""
    twin = Thing(one.slug, one.kind)
    twin.index = one.index
    twin.quality = one.quality
    twin.rated = one.rated
    twin.forms = one.forms
    twin.owner = one.owner
    twin.worn = one.worn
    twin.place = one.place
    twin.holder = one.holder
    twin.grip = one.grip
    twin.at = one.at
    twin.unready = one.unready
    twin.setting = one.setting
    twin.shots = one.shots
    twin.loading = one.loading
    twin.spare = one.spare
    twin.swung = one.swung
    twin.balanced = one.balanced
    twin.aside = one.aside
    twin.jam = one.jam
    return twin


def write_thing(one: Thing, data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["slug"] = one.slug
    data["kind"] = one.kind.key
    data["place"] = PLACES[one.place]
    data["holder"] = one.holder
    data["grip"] = one.grip
    data["at"] = one.at
    data["unready"] = one.unready
    data["setting"] = one.setting
    data["shots"] = one.shots
    data["loading"] = one.loading
    data["spare"] = one.spare
    data["swung"] = one.swung
    if one.balanced:
        data["balanced"] = one.balanced
    data["aside"] = one.aside
    data["jam"] = one.jam
    return data


def read_thing(one: Thing, data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.place = PLACES.index(text(data["place"]))
    one.holder = whole(data["holder"])
    one.grip = whole(data["grip"])
    one.at = whole(data["at"])
    one.unready = whole(data["unready"])
    one.setting = whole(data["setting"])
    one.shots = whole(data["shots"])
    one.loading = whole(data["loading"])
    one.spare = whole(data["spare"])
    one.swung = truth(data["swung"])
    one.balanced = truth(data["balanced"]) if "balanced" in data else False
    one.aside = whole(data["aside"])
    one.jam = whole(data["jam"])


def key_thing(one: Thing) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.place,
        one.holder,
        one.grip,
        one.at,
        one.unready,
        one.setting,
        one.shots,
        one.loading,
        one.spare,
        one.swung,
        one.balanced,
        one.aside,
        one.jam,
    )


def twin_zone(one: Zone) -> Zone:
    """An independent twin."""
    twin = Zone(one.firer, one.thing, one.hexes, one.shots)
    twin.hits = one.hits
    twin.victims = one.victims
    return twin


def zone_data(one: Zone) -> dict[str, object]:
    """As JSON-ready data."""
    return {
        "firer": one.firer,
        "thing": one.thing,
        "hexes": list(one.hexes),
        "shots": one.shots,
        "hits": one.hits,
        "victims": list(one.victims),
    }


def zone_from(entry: object) -> Zone:
    """Made again from such data."""
    data = fields(entry)
    one = Zone(
        whole(data["firer"]), whole(data["thing"]), wholes(data["hexes"]), whole(data["shots"])
    )
    one.hits = whole(data["hits"])
    one.victims = wholes(data["victims"])
    return one


def key_zone(one: Zone) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.firer,
        one.thing,
        tuple(one.hexes),
        one.shots,
        one.hits,
        tuple(one.victims),
    )


def shown_combatant(one: "Combatant") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.dead:
        found.append("dead")
    if one.unconscious:
        found.append("unconscious")
    if one.mortal:
        found.append("mortal")
    if one.collapsed:
        found.append("collapsed")
    if one.yielded:
        found.append("yielded")
    if one.asleep:
        found.append("asleep")
    if one.stunned > 0:
        found.append("stunned")
    if one.off_balance:
        found.append("off_balance")
    if one.guard_dropped:
        found.append("guard_dropped")
    if one.waiting:
        found.append("waiting")
    if one.strangled:
        found.append("strangled")
    return found


SETTABLE: Final = Settable(
    numbers={
        "hp": (-200, 200),
        "fp": (-200, 200),
        "level": (0, 4),
        "move": (0, 30),
        "shock": (0, 8),
        "eyes_lost": (0, 2),
        "aims": (0, 10),
        "studies": (0, 10),
    },
    words={"posture": POSTURES},
    flags=[
        "face_down",
        "dead",
        "unconscious",
        "collapsed",
        "yielded",
        "asleep",
        "off_balance",
        "guard_dropped",
        "idle",
        "braced",
    ],
    levels={},
    directions={"facing": 6},
)

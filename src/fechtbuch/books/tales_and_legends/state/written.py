"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.plans import Cover, Declared, Prepared
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, text, texts, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from fechtbuch.books.tales_and_legends.state.battle import Battle
    from fechtbuch.books.tales_and_legends.state.body import Body
    from fechtbuch.books.tales_and_legends.state.choices import Action
    from fechtbuch.books.tales_and_legends.state.fighter import Combatant
    from fechtbuch.books.tales_and_legends.state.questions import Asked


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
    twin.missiles = one.missiles
    twin.phase = one.phase
    twin.order = one.order
    twin.arranged = one.arranged
    twin.place = one.place
    twin.acting = one.acting
    twin.surprise_round = one.surprise_round
    twin.rolled_initiative = one.rolled_initiative
    twin.declared = one.declared
    twin.declarer = one.declarer
    if len(one.grapples) > 0:
        twin.grapples = [twin_grapple(each) for each in one.grapples]
    twin.next_grapple = one.next_grapple
    twin.spent = one.spent


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["things"] = [write_thing(each, {}) for each in one.things]
    data["phase"] = one.phase
    data["order"] = list(one.order)
    if one.arranged:
        data["arranged"] = one.arranged
    data["place"] = one.place
    data["acting"] = one.acting
    data["surprise_round"] = one.surprise_round
    data["rolled_initiative"] = one.rolled_initiative
    data["declared"] = [declared_data(each) for each in one.declared]
    data["declarer"] = one.declarer
    data["grapples"] = [grapple_data(each) for each in one.grapples]
    data["next_grapple"] = one.next_grapple
    data["spent"] = [list(each) for each in one.spent]
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    for thing, state in zip(one.things, listed(data["things"])):
        read_thing(thing, fields(state))
    one.phase = whole(data["phase"])
    one.order = wholes(data["order"])
    one.arranged = truth(data["arranged"]) if "arranged" in data else False
    one.place = whole(data["place"])
    one.acting = whole(data["acting"])
    one.surprise_round = truth(data["surprise_round"])
    one.rolled_initiative = truth(data["rolled_initiative"])
    one.declared = [declared_from(each) for each in listed(data["declared"])]
    one.declarer = whole(data["declarer"])
    one.grapples = [grapple_from(each) for each in listed(data["grapples"])]
    one.next_grapple = whole(data["next_grapple"])
    one.spent = [wholes(each) for each in listed(data["spent"])]
    for combatant, state in zip(one.fighters, listed(data["fighters"])):
        combatant.restore(fields(state))
        read_links_combatant(combatant, one, fields(state))


def key_battle(one: "Battle") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple([key_combatant(each) for each in one.fighters]),
        tuple([key_thing(each) for each in one.things]),
        one.phase,
        tuple(one.order),
        one.arranged,
        one.place,
        one.acting,
        one.surprise_round,
        one.rolled_initiative,
        tuple([key_declared(each) for each in one.declared]),
        one.declarer,
        tuple([key_grapple(each) for each in one.grapples]),
        tuple([tuple(each) for each in one.spent]),
    )


def copy_body(one: "Body", twin: "Body") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.attributes = one.attributes
    twin.life = one.life
    twin.fatigue = one.fatigue
    twin.exhaustion = one.exhaustion
    twin.mana = one.mana
    twin.luck = one.luck
    twin.wounds = one.wounds
    twin.lost = one.lost
    twin.disabled = one.disabled
    twin.barbs = one.barbs
    twin.clock = one.clock
    twin.pressing = one.pressing
    twin.burden = one.burden
    twin.ignores_burden = one.ignores_burden
    twin.facing = one.facing
    twin.prone = one.prone
    twin.dead = one.dead
    twin.unconscious = one.unconscious
    twin.stunned = one.stunned
    twin.fainted = one.fainted
    twin.asleep = one.asleep
    twin.paralysed = one.paralysed
    twin.bound = one.bound
    twin.dazed = one.dazed
    twin.dazed_now = one.dazed_now
    twin.dazzled = one.dazzled
    twin.blinded = one.blinded
    twin.terrified = one.terrified
    twin.afraid_of = one.afraid_of
    twin.faced = one.faced
    twin.surprised = one.surprised
    twin.unaware = one.unaware
    twin.entangled = one.entangled
    twin.entangled_by = one.entangled_by
    twin.silenced = one.silenced
    twin.helpless_round = one.helpless_round


def write_body(one: "Body", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["block"] = one.block.key
    data["attributes"] = list(one.attributes)
    data["hands"] = [each.index for each in one.hands]
    data["carried"] = [each.index for each in one.carried]
    data["worn"] = [each.index for each in one.worn]
    data["life"] = one.life
    data["fatigue"] = one.fatigue
    data["exhaustion"] = one.exhaustion
    data["mana"] = one.mana
    data["luck"] = one.luck
    data["wounds"] = [wound_data(each) for each in one.wounds]
    data["lost"] = list(one.lost)
    if len(one.disabled) > 0:
        data["disabled"] = list(one.disabled)
    data["barbs"] = list(one.barbs)
    data["clock"] = one.clock
    data["pressing"] = one.pressing
    data["burden"] = one.burden
    data["ignores_burden"] = one.ignores_burden
    data["facing"] = one.facing
    data["prone"] = one.prone
    data["dead"] = one.dead
    data["unconscious"] = one.unconscious
    data["stunned"] = one.stunned
    data["fainted"] = one.fainted
    data["asleep"] = one.asleep
    data["paralysed"] = one.paralysed
    data["bound"] = one.bound
    data["dazed"] = one.dazed
    data["dazed_now"] = one.dazed_now
    data["dazzled"] = one.dazzled
    data["blinded"] = one.blinded
    data["terrified"] = one.terrified
    data["afraid_of"] = one.afraid_of
    data["faced"] = list(one.faced)
    data["surprised"] = one.surprised
    data["unaware"] = one.unaware
    data["entangled"] = one.entangled
    data["entangled_by"] = one.entangled_by
    data["silenced"] = one.silenced
    data["helpless_round"] = one.helpless_round
    return data


def read_body(one: "Body", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.attributes = wholes(data["attributes"])
    one.life = whole(data["life"])
    one.fatigue = whole(data["fatigue"])
    one.exhaustion = whole(data["exhaustion"])
    one.mana = whole(data["mana"])
    one.luck = whole(data["luck"])
    one.wounds = [wound_from(each) for each in listed(data["wounds"])]
    one.lost = texts(data["lost"])
    one.disabled = texts(data["disabled"]) if "disabled" in data else []
    one.barbs = texts(data["barbs"])
    one.clock = whole(data["clock"])
    one.pressing = truth(data["pressing"])
    one.burden = whole(data["burden"])
    one.ignores_burden = truth(data["ignores_burden"])
    one.facing = whole(data["facing"])
    one.prone = truth(data["prone"])
    one.dead = truth(data["dead"])
    one.unconscious = truth(data["unconscious"])
    one.stunned = whole(data["stunned"])
    one.fainted = truth(data["fainted"])
    one.asleep = truth(data["asleep"])
    one.paralysed = truth(data["paralysed"])
    one.bound = truth(data["bound"])
    one.dazed = whole(data["dazed"])
    one.dazed_now = truth(data["dazed_now"])
    one.dazzled = truth(data["dazzled"])
    one.blinded = truth(data["blinded"])
    one.terrified = whole(data["terrified"])
    one.afraid_of = whole(data["afraid_of"])
    one.faced = wholes(data["faced"])
    one.surprised = truth(data["surprised"])
    one.unaware = truth(data["unaware"])
    one.entangled = text(data["entangled"])
    one.entangled_by = whole(data["entangled_by"])
    one.silenced = truth(data["silenced"])
    one.helpless_round = truth(data["helpless_round"])


def key_body(one: "Body") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        tuple(one.attributes),
        tuple([each.index for each in one.hands]),
        tuple([each.index for each in one.carried]),
        tuple([each.index for each in one.worn]),
        one.life,
        one.fatigue,
        one.exhaustion,
        one.mana,
        one.luck,
        tuple([key_wound(each) for each in one.wounds]),
        tuple(one.lost),
        tuple(one.disabled),
        tuple(one.barbs),
        one.clock,
        one.pressing,
        one.burden,
        one.ignores_burden,
        one.facing,
        one.prone,
        one.dead,
        one.unconscious,
        one.stunned,
        one.fainted,
        one.asleep,
        one.paralysed,
        one.bound,
        one.dazed,
        one.dazed_now,
        one.dazzled,
        one.blinded,
        one.terrified,
        one.afraid_of,
        tuple(one.faced),
        one.surprised,
        one.unaware,
        one.entangled,
        one.entangled_by,
        one.silenced,
        one.helpless_round,
    )


def end_turn_body(one: "Body") -> None:
    """Set back what ends with the turn."""
    one.pressing = False
    one.ignores_burden = False


def words_of_action(one: "Action") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.word:
        words["how"] = one.word
    if one.target is not None:
        words["target"] = one.target.slug
    if one.thing is not None:
        words["weapon"] = one.thing.slug
    if one.special:
        words["special"] = one.special
    if one.second is not None:
        words["second"] = one.second.slug
    if one.part:
        words["part"] = one.part
    if one.item is not None:
        words["item"] = one.item.slug
    if one.kill:
        words["kill"] = "yes"
    if one.at != -1:
        words["field"] = field_text(one.at)
    if len(one.path) > 0:
        words["path"] = path_text(one.path)
    if one.said:
        words["text"] = one.said
    return words


def fill_action(one: "Action", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    one.word = partial.get("how", "")
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    if partial.get("weapon"):
        one.thing = question.thing_at(partial["weapon"])
    one.special = partial.get("special", "")
    if partial.get("second"):
        one.second = question.thing_at(partial["second"])
    one.part = partial.get("part", "")
    if partial.get("item"):
        one.item = question.thing_at(partial["item"])
    one.kill = partial.get("kill", "") == "yes"
    if partial.get("field"):
        one.at = parse_field(partial["field"])
    if partial.get("path"):
        one.path = parse_path(partial["path"])
    one.said = partial.get("text", "")


def copy_combatant(one: "Combatant", twin: "Combatant") -> None:
    """Give a twin that was just made everything that its making did not."""
    copy_body(one, twin)
    twin.initiative = one.initiative
    twin.tie = one.tie
    twin.will_fail = one.will_fail
    twin.standard = one.standard
    twin.extra = one.extra
    twin.actions = one.actions
    twin.acted = one.acted
    twin.moved = one.moved
    twin.stepped = one.stepped
    twin.charged = one.charged
    twin.attacked = one.attacked
    twin.aimed = one.aimed
    twin.feint_target = one.feint_target
    twin.feint_thing = one.feint_thing
    twin.aggressive = one.aggressive
    twin.aggressive_due = one.aggressive_due
    twin.aggressive_open = one.aggressive_open
    twin.cautious = one.cautious
    twin.cautious_tired = one.cautious_tired
    twin.defensive = one.defensive
    twin.parries = one.parries
    twin.shields_parried = one.shields_parried
    twin.dodges = one.dodges
    twin.prepared = one.prepared
    twin.covers = one.covers
    twin.run_bonus = one.run_bonus
    twin.ran_at = one.ran_at
    twin.ran_from = one.ran_from
    twin.full = one.full
    twin.full_left = one.full_left
    twin.grapple = one.grapple
    twin.on_top_of = one.on_top_of
    twin.pinned_by = one.pinned_by
    twin.breath = one.breath
    twin.choked_dead = one.choked_dead
    twin.deep_breath = one.deep_breath
    twin.holds_on = one.holds_on
    twin.hold_kept = one.hold_kept
    twin.hold_speed = one.hold_speed
    twin.hold_place = one.hold_place
    twin.mount = one.mount
    twin.rider = one.rider
    twin.band = one.band
    twin.named_band = one.named_band
    twin.spurred = one.spurred
    twin.spur_tried = one.spur_tried
    twin.fright = one.fright
    twin.climbing = one.climbing
    twin.climbed = one.climbed
    twin.rounds_left = one.rounds_left


def link_combatant(one: "Combatant", twin: "Combatant", fight: "Battle") -> None:
    """Let a twin refer to what its own fight has."""
    if len(one.hands) > 0:
        twin.hands = [fight.things[each.index] for each in one.hands]
    if len(one.carried) > 0:
        twin.carried = [fight.things[each.index] for each in one.carried]
    if len(one.worn) > 0:
        twin.worn = [fight.things[each.index] for each in one.worn]


def write_combatant(one: "Combatant", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    write_body(one, data)
    data["initiative"] = one.initiative
    data["tie"] = one.tie
    data["will_fail"] = one.will_fail
    data["standard"] = one.standard
    data["extra"] = one.extra
    data["actions"] = one.actions
    data["acted"] = one.acted
    data["moved"] = one.moved
    data["stepped"] = one.stepped
    data["charged"] = one.charged
    data["attacked"] = one.attacked
    data["aimed"] = one.aimed
    data["feint_target"] = one.feint_target
    data["feint_thing"] = one.feint_thing
    data["aggressive"] = one.aggressive
    data["aggressive_due"] = one.aggressive_due
    data["aggressive_open"] = one.aggressive_open
    data["cautious"] = one.cautious
    data["cautious_tired"] = one.cautious_tired
    data["defensive"] = one.defensive
    data["parries"] = list(one.parries)
    data["shields_parried"] = list(one.shields_parried)
    data["dodges"] = one.dodges
    data["prepared"] = [prepared_data(each) for each in one.prepared]
    data["covers"] = [cover_data(each) for each in one.covers]
    data["run_bonus"] = one.run_bonus
    data["ran_at"] = list(one.ran_at)
    data["ran_from"] = list(one.ran_from)
    data["full"] = one.full
    data["full_left"] = one.full_left
    data["grapple"] = one.grapple
    data["on_top_of"] = one.on_top_of
    data["pinned_by"] = one.pinned_by
    data["breath"] = one.breath
    data["choked_dead"] = one.choked_dead
    data["deep_breath"] = one.deep_breath
    data["holds_on"] = one.holds_on
    data["hold_kept"] = one.hold_kept
    data["hold_speed"] = one.hold_speed
    data["hold_place"] = one.hold_place
    data["mount"] = one.mount
    data["rider"] = one.rider
    data["band"] = one.band
    data["named_band"] = one.named_band
    data["spurred"] = one.spurred
    data["spur_tried"] = one.spur_tried
    data["fright"] = one.fright
    data["climbing"] = one.climbing
    data["climbed"] = one.climbed
    data["rounds_left"] = one.rounds_left
    return data


def read_combatant(one: "Combatant", data: dict[str, object]) -> None:
    """Take over the state from data."""
    read_body(one, data)
    one.initiative = whole(data["initiative"])
    one.tie = whole(data["tie"])
    one.will_fail = truth(data["will_fail"])
    one.standard = whole(data["standard"])
    one.extra = whole(data["extra"])
    one.actions = whole(data["actions"])
    one.acted = truth(data["acted"])
    one.moved = truth(data["moved"])
    one.stepped = truth(data["stepped"])
    one.charged = truth(data["charged"])
    one.attacked = truth(data["attacked"])
    one.aimed = truth(data["aimed"])
    one.feint_target = whole(data["feint_target"])
    one.feint_thing = whole(data["feint_thing"])
    one.aggressive = truth(data["aggressive"])
    one.aggressive_due = truth(data["aggressive_due"])
    one.aggressive_open = truth(data["aggressive_open"])
    one.cautious = truth(data["cautious"])
    one.cautious_tired = truth(data["cautious_tired"])
    one.defensive = truth(data["defensive"])
    one.parries = wholes(data["parries"])
    one.shields_parried = wholes(data["shields_parried"])
    one.dodges = whole(data["dodges"])
    one.prepared = [prepared_from(each) for each in listed(data["prepared"])]
    one.covers = [cover_from(each) for each in listed(data["covers"])]
    one.run_bonus = whole(data["run_bonus"])
    one.ran_at = wholes(data["ran_at"])
    one.ran_from = wholes(data["ran_from"])
    one.full = text(data["full"])
    one.full_left = whole(data["full_left"])
    one.grapple = whole(data["grapple"])
    one.on_top_of = whole(data["on_top_of"])
    one.pinned_by = whole(data["pinned_by"])
    one.breath = whole(data["breath"])
    one.choked_dead = whole(data["choked_dead"])
    one.deep_breath = truth(data["deep_breath"])
    one.holds_on = whole(data["holds_on"])
    one.hold_kept = truth(data["hold_kept"])
    one.hold_speed = whole(data["hold_speed"])
    one.hold_place = text(data["hold_place"])
    one.mount = whole(data["mount"])
    one.rider = whole(data["rider"])
    one.band = whole(data["band"])
    one.named_band = whole(data["named_band"])
    one.spurred = truth(data["spurred"])
    one.spur_tried = truth(data["spur_tried"])
    one.fright = whole(data["fright"])
    one.climbing = whole(data["climbing"])
    one.climbed = whole(data["climbed"])
    one.rounds_left = whole(data["rounds_left"])


def read_links_combatant(one: "Combatant", fight: "Battle", data: dict[str, object]) -> None:
    """Refer to what the fight has, as the data say."""
    one.hands = [fight.things[each] for each in wholes(data["hands"])]
    one.carried = [fight.things[each] for each in wholes(data["carried"])]
    one.worn = [fight.things[each] for each in wholes(data["worn"])]


def key_combatant(one: "Combatant") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        key_body(one),
        one.initiative,
        one.tie,
        one.will_fail,
        one.standard,
        one.extra,
        one.actions,
        one.acted,
        one.moved,
        one.stepped,
        one.charged,
        one.attacked,
        one.aimed,
        one.feint_target,
        one.feint_thing,
        one.aggressive,
        one.aggressive_due,
        one.aggressive_open,
        one.cautious,
        one.cautious_tired,
        one.defensive,
        tuple(one.parries),
        tuple(one.shields_parried),
        one.dodges,
        tuple([key_prepared(each) for each in one.prepared]),
        tuple([key_cover(each) for each in one.covers]),
        one.run_bonus,
        tuple(one.ran_at),
        tuple(one.ran_from),
        one.full,
        one.full_left,
        one.grapple,
        one.on_top_of,
        one.pinned_by,
        one.breath,
        one.choked_dead,
        one.deep_breath,
        one.holds_on,
        one.hold_kept,
        one.hold_speed,
        one.hold_place,
        one.mount,
        one.rider,
        one.band,
        one.named_band,
        one.spurred,
        one.spur_tried,
        one.fright,
        one.climbing,
        one.climbed,
        one.rounds_left,
    )


def end_turn_combatant(one: "Combatant") -> None:
    """Set back what ends with the turn."""
    one.pressing = False
    one.ignores_burden = False
    one.moved = False
    one.stepped = False
    one.attacked = False
    one.aimed = False
    one.feint_target = -1
    one.hold_kept = False
    one.band = 0
    one.named_band = -1
    one.spurred = False
    one.spur_tried = False


def end_manoeuvres_combatant(one: "Combatant") -> None:
    """Set back what ends with the manoeuvres."""
    one.charged = False
    one.aggressive = False
    one.aggressive_due = False
    one.aggressive_open = False
    one.cautious = False
    one.defensive = False
    if len(one.parries) > 0:
        one.parries = []
    if len(one.shields_parried) > 0:
        one.shields_parried = []
    one.dodges = 0
    if len(one.prepared) > 0:
        one.prepared = []
    if len(one.covers) > 0:
        one.covers = []
    one.run_bonus = 0


def twin_grapple(one: Grapple) -> Grapple:
    """An independent twin."""
    twin = Grapple(one.number, one.one, one.other)
    twin.initiator = one.initiator
    twin.victim = one.victim
    twin.may_escape = one.may_escape
    return twin


def grapple_data(one: Grapple) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [
        one.number,
        list(one.one),
        list(one.other),
        one.initiator,
        one.victim,
        one.may_escape,
    ]
    return row


def grapple_from(entry: object) -> Grapple:
    """Made again from such data."""
    row = listed(entry)
    one = Grapple(whole(row[0]), wholes(row[1]), wholes(row[2]))
    one.initiator = whole(row[3])
    one.victim = whole(row[4])
    one.may_escape = truth(row[5])
    return one


def key_grapple(one: Grapple) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.number,
        tuple(one.one),
        tuple(one.other),
        one.initiator,
        one.victim,
        one.may_escape,
    )


def prepared_data(one: Prepared) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.thing, one.special, one.part, one.against]
    return row


def prepared_from(entry: object) -> Prepared:
    """Made again from such data."""
    row = listed(entry)
    return Prepared(whole(row[0]), text(row[1]), text(row[2]), whole(row[3]))


def key_prepared(one: Prepared) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.thing,
        one.special,
        one.part,
        one.against,
    )


def cover_data(one: Cover) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.thing, one.against, one.direction]
    return row


def cover_from(entry: object) -> Cover:
    """Made again from such data."""
    row = listed(entry)
    return Cover(whole(row[0]), whole(row[1]), whole(row[2]))


def key_cover(one: Cover) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.thing,
        one.against,
        one.direction,
    )


def declared_data(one: Declared) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.verb, one.thing, one.second, one.special]
    return row


def declared_from(entry: object) -> Declared:
    """Made again from such data."""
    row = listed(entry)
    return Declared(text(row[0]), whole(row[1]), whole(row[2]), text(row[3]))


def key_declared(one: Declared) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.verb,
        one.thing,
        one.second,
        one.special,
    )


def twin_thing(one: Thing) -> Thing:
    """An independent twin."""
    twin = Thing(one.slug, one.key)
    twin.index = one.index
    twin.weapon = one.weapon
    twin.zone = one.zone
    twin.armour = one.armour
    twin.coverage = one.coverage
    twin.soft = one.soft
    twin.solid = one.solid
    twin.silver = one.silver
    twin.weight = one.weight
    twin.missile = one.missile
    twin.base = one.base
    twin.owner = one.owner
    twin.home = one.home
    twin.gripped = one.gripped
    twin.quality = one.quality
    twin.place = one.place
    twin.holder = one.holder
    twin.at = one.at
    twin.count = one.count
    twin.both = one.both
    twin.laid = one.laid
    twin.loaded = one.loaded
    twin.set_up = one.set_up
    return twin


def write_thing(one: Thing, data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["slug"] = one.slug
    row: list[object] = [
        one.quality,
        one.place,
        one.holder,
        one.at,
        one.count,
        one.both,
        one.laid,
        one.loaded,
        one.set_up,
    ]
    data["state"] = row
    return data


def read_thing(one: Thing, data: dict[str, object]) -> None:
    """Take over the state from data."""
    row = listed(data["state"])
    one.quality = whole(row[0])
    one.place = whole(row[1])
    one.holder = whole(row[2])
    one.at = whole(row[3])
    one.count = whole(row[4])
    one.both = truth(row[5])
    one.laid = text(row[6])
    one.loaded = truth(row[7])
    one.set_up = truth(row[8])


def key_thing(one: Thing) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.quality,
        one.place,
        one.holder,
        one.at,
        one.count,
        one.both,
        one.laid,
        one.loaded,
        one.set_up,
    )


def wound_data(one: Wound) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.part, one.wounds, one.since, one.dressed, one.brittle]
    return row


def wound_from(entry: object) -> Wound:
    """Made again from such data."""
    row = listed(entry)
    return Wound(text(row[0]), whole(row[1]), whole(row[2]), truth(row[3]), truth(row[4]))


def key_wound(one: Wound) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.part,
        one.wounds,
        one.since,
        one.dressed,
        one.brittle,
    )


def shown_combatant(one: "Combatant") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.prone:
        found.append("prone")
    if one.dead:
        found.append("dead")
    if one.unconscious:
        found.append("unconscious")
    if one.stunned > 0:
        found.append("stunned")
    if one.asleep:
        found.append("asleep")
    if one.paralysed:
        found.append("paralysed")
    if one.bound:
        found.append("bound")
    if one.dazed > 0:
        found.append("dazed")
    if one.dazzled:
        found.append("dazzled")
    if one.blinded:
        found.append("blinded")
    if one.terrified > 0:
        found.append("terrified")
    if one.surprised:
        found.append("surprised")
    if one.unaware:
        found.append("unaware")
    if one.entangled:
        found.append("entangled")
    if one.silenced:
        found.append("silenced")
    if one.helpless_round:
        found.append("subdued")
    if one.charged:
        found.append("charged")
    if one.aggressive_open:
        found.append("aggressive")
    if one.cautious:
        found.append("cautious")
    if one.defensive:
        found.append("defensive")
    return found


SETTABLE: Final = Settable(
    numbers={
        "life": (-100, 500),
        "fatigue": (0, 500),
        "exhaustion": (0, 500),
        "mana": (0, 500),
        "luck": (0, 500),
        "stunned": (0, 500),
        "dazed": (0, 500),
        "terrified": (0, 500),
        "fright": (0, 500),
    },
    words={},
    flags=[
        "prone",
        "dead",
        "unconscious",
        "asleep",
        "paralysed",
        "bound",
        "dazzled",
        "blinded",
        "surprised",
        "unaware",
        "silenced",
    ],
    levels={"stunned": (0, 500), "dazed": (0, 500), "terrified": (0, 500)},
    directions={"facing": 8},
)

"""Written by `fechtbuch write-state`; do not edit."""

from typing import TYPE_CHECKING, Final

from fechtbuch.books.landsknecht.kinds.arms import PLACES
from fechtbuch.books.landsknecht.state.burdens import Casting, Injury, Poisoned, Waiting
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.engine.data import fields, listed, note_order, text, texts, truth, whole, wholes
from fechtbuch.engine.fields import field_text, parse_field, parse_path, path_text
from fechtbuch.engine.settable import Settable

if TYPE_CHECKING:
    from fechtbuch.books.landsknecht.state.battle import Battle
    from fechtbuch.books.landsknecht.state.choices import Action, Pick, Verdict
    from fechtbuch.books.landsknecht.state.fighter import Combatant
    from fechtbuch.books.landsknecht.state.questions import Asked


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
    twin.phase = one.phase
    twin.order = one.order
    twin.ranks = one.ranks
    twin.place = one.place
    twin.tied = one.tied
    twin.waiting = one.waiting
    twin.poisoned = one.poisoned
    twin.lights = one.lights
    twin.squads = one.squads
    twin.half_checked = one.half_checked
    twin.gunfire_checked = one.gunfire_checked
    twin.first_numbers = one.first_numbers
    twin.widest = one.widest
    twin.pursuit_hides = one.pursuit_hides


def write_battle(one: "Battle", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["fighters"] = [each.to_data() for each in one.fighters]
    data["things"] = [write_thing(each, {}) for each in one.things]
    data["phase"] = one.phase
    data["order"] = list(one.order)
    data["ranks"] = list(one.ranks)
    data["place"] = one.place
    data["tied"] = one.tied
    data["waiting"] = [waiting_data(each) for each in one.waiting]
    if len(one.poisoned) > 0:
        data["poisoned"] = [poisoned_data(each) for each in one.poisoned]
    if one.lights != 0:
        data["lights"] = one.lights
    data["half_checked"] = list(one.half_checked)
    data["gunfire_checked"] = list(one.gunfire_checked)
    data["first_numbers"] = list(one.first_numbers)
    data["pursuit_hides"] = one.pursuit_hides
    orders = orders_battle(one)
    if len(orders) > 0:
        data["orders"] = orders
    return data


def read_battle(one: "Battle", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    for thing, state in zip(one.things, listed(data["things"])):
        read_thing(thing, fields(state))
    one.phase = whole(data["phase"])
    one.order = wholes(data["order"])
    one.ranks = wholes(data["ranks"])
    one.place = whole(data["place"])
    one.tied = truth(data["tied"])
    one.waiting = [waiting_from(each) for each in listed(data["waiting"])]
    one.poisoned = (
        [poisoned_from(each) for each in listed(data["poisoned"])] if "poisoned" in data else []
    )
    one.lights = whole(data["lights"]) if "lights" in data else 0
    one.half_checked = wholes(data["half_checked"])
    one.gunfire_checked = wholes(data["gunfire_checked"])
    one.first_numbers = wholes(data["first_numbers"])
    one.pursuit_hides = whole(data["pursuit_hides"])
    for combatant, state in zip(one.fighters, listed(data["fighters"])):
        combatant.restore(fields(state))
        read_links_combatant(combatant, one, fields(state))


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
        one.phase,
        tuple(one.order),
        tuple(one.ranks),
        one.place,
        one.tied,
        tuple([key_waiting(each) for each in one.waiting]),
        tuple([key_poisoned(each) for each in one.poisoned]),
        one.lights,
        tuple(one.half_checked),
        tuple(one.gunfire_checked),
        tuple(one.first_numbers),
    )


def injury_data(one: Injury) -> dict[str, object]:
    """As JSON-ready data."""
    return {"key": one.key, "place": one.place, "side": one.side}


def injury_from(entry: object) -> Injury:
    """Made again from such data."""
    data = fields(entry)
    return Injury(text(data["key"]), text(data["place"]), text(data["side"]))


def key_injury(one: Injury) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.key,
        one.place,
        one.side,
    )


def casting_data(one: Casting) -> dict[str, object]:
    """As JSON-ready data."""
    return {
        "spell": one.spell,
        "targets": list(one.targets),
        "shares": list(one.shares),
        "word": one.word,
    }


def casting_from(entry: object) -> Casting:
    """Made again from such data."""
    data = fields(entry)
    return Casting(
        text(data["spell"]), wholes(data["targets"]), wholes(data["shares"]), text(data["word"])
    )


def key_casting(one: Casting) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.spell,
        tuple(one.targets),
        tuple(one.shares),
        one.word,
    )


def poisoned_data(one: Poisoned) -> dict[str, object]:
    """As JSON-ready data."""
    return {"victim": one.victim, "poison": one.poison}


def poisoned_from(entry: object) -> Poisoned:
    """Made again from such data."""
    data = fields(entry)
    return Poisoned(whole(data["victim"]), text(data["poison"]))


def key_poisoned(one: Poisoned) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.victim,
        one.poison,
    )


def waiting_data(one: Waiting) -> list[object]:
    """As JSON-ready data."""
    row: list[object] = [one.victim, one.amount, one.source]
    return row


def waiting_from(entry: object) -> Waiting:
    """Made again from such data."""
    row = listed(entry)
    return Waiting(whole(row[0]), whole(row[1]), whole(row[2]))


def key_waiting(one: Waiting) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.victim,
        one.amount,
        one.source,
    )


def words_of_action(one: "Action") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.spell:
        words["spell"] = one.spell
    one.say_targets(words)
    if one.target is not None:
        words["target"] = one.target.slug
    one.say_thing(words)
    if one.word:
        words["word"] = one.word
    if one.at != -1:
        words["at"] = field_text(one.at)
    if len(one.path) > 0:
        words["path"] = path_text(one.path)
    if len(one.then) > 0:
        words["then"] = path_text(one.then)
    if one.text_said:
        words["text"] = one.text_said
    return words


def fill_action(one: "Action", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    one.spell = partial.get("spell", "")
    question.hear_targets(one, partial)
    if partial.get("target"):
        one.target = question.fighter_at(partial["target"])
    question.hear_thing(one, partial)
    one.word = partial.get("word", "")
    if partial.get("at"):
        one.at = parse_field(partial["at"])
    if partial.get("path"):
        one.path = parse_path(partial["path"])
    if partial.get("then"):
        one.then = parse_path(partial["then"])
    one.text_said = partial.get("text", "")


def words_of_pick(one: "Pick") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    one.say_members(words)
    return words


def fill_pick(one: "Pick", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    question.hear_members(one, partial)


def words_of_verdict(one: "Verdict") -> Partial:
    """The choice as filled slots."""
    words: Partial = {VERB: one.verb}
    if one.rounds != 0:
        words["rounds"] = str(one.rounds)
    return words


def fill_verdict(one: "Verdict", question: "Asked", partial: Partial) -> None:
    """Fill the choice from slots."""
    if partial.get("rounds"):
        one.rounds = int(partial["rounds"])


def copy_combatant(one: "Combatant", twin: "Combatant") -> None:
    """Give a twin that was just made everything that its making did not."""
    one.copy_base(twin)
    twin.group = one.group
    twin.squad = one.squad
    twin.wounds = one.wounds
    twin.max_wounds = one.max_wounds
    twin.ws = one.ws
    twin.bs = one.bs
    twin.armour_rating = one.armour_rating
    twin.strength = one.strength
    twin.agility = one.agility
    twin.intelligence = one.intelligence
    twin.willpower = one.willpower
    twin.scores = one.scores
    twin.saves = one.saves
    twin.rate = one.rate
    twin.encumbrance = one.encumbrance
    twin.spells = one.spells
    twin.rider = one.rider
    twin.mount = one.mount
    twin.dead = one.dead
    twin.down = one.down
    twin.unconscious = one.unconscious
    twin.crawled = one.crawled
    twin.surrendered = one.surrendered
    twin.routed = one.routed
    twin.injuries = one.injuries
    twin.exposure = one.exposure
    twin.own_attack = one.own_attack
    twin.extra_load = one.extra_load
    twin.extra_items = one.extra_items
    twin.arms_lost = one.arms_lost
    twin.eyes_lost = one.eyes_lost
    twin.lame = one.lame
    twin.was_wounded = one.was_wounded
    twin.asleep = one.asleep
    twin.sleep_left = one.sleep_left
    twin.paralysed = one.paralysed
    twin.bound = one.bound
    twin.pinned = one.pinned
    twin.hold_on = one.hold_on
    twin.held_by = one.held_by
    twin.hold_streak = one.hold_streak
    twin.garrotted_by = one.garrotted_by
    twin.netted = one.netted
    twin.caught_by = one.caught_by
    twin.prone = one.prone
    twin.blind = one.blind
    twin.lit = one.lit
    twin.torchlit = one.torchlit
    twin.unaware = one.unaware
    twin.surprised = one.surprised
    twin.gagged = one.gagged
    twin.bolting = one.bolting
    twin.aiming = one.aiming
    twin.aimed = one.aimed
    twin.aiming_with = one.aiming_with
    twin.casting = one.casting
    twin.symbol_ready = one.symbol_ready
    twin.search_left = one.search_left
    twin.busy_counted = one.busy_counted
    twin.ordered = one.ordered
    twin.busy_rounds = one.busy_rounds
    twin.improvising = one.improvising
    twin.turn_over = one.turn_over
    twin.turn_to_come = one.turn_to_come
    twin.acted = one.acted
    twin.attacked = one.attacked
    twin.deed = one.deed
    twin.damaged_this_round = one.damaged_this_round
    twin.charged = one.charged
    twin.parrying = one.parrying
    twin.weapon_changed = one.weapon_changed
    twin.holding_action = one.holding_action
    twin.busy_choice = one.busy_choice
    twin.moved_this_round = one.moved_this_round
    twin.fleeing = one.fleeing
    twin.off_map = one.off_map


def link_combatant(one: "Combatant", twin: "Combatant", fight: "Battle") -> None:
    """Let a twin refer to what its own fight has."""
    if len(one.hands) > 0:
        twin.hands = [fight.things[each.index] for each in one.hands]
    if len(one.carried) > 0:
        twin.carried = [fight.things[each.index] for each in one.carried]
    if one.search is not None:
        twin.search = fight.things[one.search.index]
    if one.loading is not None:
        twin.loading = fight.things[one.loading.index]


def write_combatant(one: "Combatant", data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["block"] = one.block.key
    data["group"] = one.group
    data["wounds"] = one.wounds
    data["max_wounds"] = one.max_wounds
    data["ws"] = one.ws
    data["bs"] = one.bs
    data["armour_rating"] = one.armour_rating
    data["strength"] = one.strength
    data["agility"] = one.agility
    data["intelligence"] = one.intelligence
    data["willpower"] = one.willpower
    data["scores"] = list(one.scores)
    data["saves"] = list(one.saves)
    data["rate"] = one.rate
    data["encumbrance"] = one.encumbrance
    data["spells"] = list(one.spells)
    data["rider"] = one.rider
    data["mount"] = one.mount
    data["dead"] = one.dead
    data["down"] = one.down
    data["unconscious"] = one.unconscious
    data["crawled"] = one.crawled
    data["surrendered"] = one.surrendered
    data["routed"] = one.routed
    data["injuries"] = [injury_data(each) for each in one.injuries]
    data["exposure"] = one.exposure
    data["own_attack"] = one.own_attack
    data["extra_load"] = one.extra_load
    data["extra_items"] = one.extra_items
    data["arms_lost"] = one.arms_lost
    data["eyes_lost"] = one.eyes_lost
    data["lame"] = one.lame
    data["was_wounded"] = one.was_wounded
    data["asleep"] = one.asleep
    data["sleep_left"] = one.sleep_left
    data["paralysed"] = one.paralysed
    data["bound"] = one.bound
    data["pinned"] = one.pinned
    data["hold_on"] = one.hold_on
    data["held_by"] = list(one.held_by)
    data["hold_streak"] = one.hold_streak
    data["garrotted_by"] = one.garrotted_by
    data["netted"] = one.netted
    data["caught_by"] = one.caught_by
    data["prone"] = one.prone
    data["blind"] = one.blind
    data["lit"] = one.lit
    if one.torchlit:
        data["torchlit"] = one.torchlit
    data["unaware"] = one.unaware
    data["surprised"] = one.surprised
    data["gagged"] = one.gagged
    data["bolting"] = one.bolting
    data["aiming"] = one.aiming
    data["aimed"] = one.aimed
    data["aiming_with"] = one.aiming_with
    data["casting"] = None if one.casting is None else casting_data(one.casting)
    data["symbol_ready"] = one.symbol_ready
    data["search"] = "" if one.search is None else one.search.slug
    data["search_left"] = one.search_left
    data["loading"] = "" if one.loading is None else one.loading.slug
    data["busy_counted"] = one.busy_counted
    data["ordered"] = one.ordered
    data["busy_rounds"] = one.busy_rounds
    data["improvising"] = one.improvising
    data["turn_over"] = one.turn_over
    if one.turn_to_come:
        data["turn_to_come"] = one.turn_to_come
    data["acted"] = one.acted
    data["attacked"] = one.attacked
    data["deed"] = one.deed
    data["damaged_this_round"] = one.damaged_this_round
    data["charged"] = one.charged
    data["parrying"] = one.parrying
    data["weapon_changed"] = one.weapon_changed
    data["holding_action"] = one.holding_action
    data["busy_choice"] = one.busy_choice
    data["moved_this_round"] = one.moved_this_round
    data["fleeing"] = one.fleeing
    data["off_map"] = one.off_map
    return data


def read_combatant(one: "Combatant", data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.restore_base(data)
    one.group = text(data["group"])
    one.wounds = whole(data["wounds"])
    one.max_wounds = whole(data["max_wounds"])
    one.ws = whole(data["ws"])
    one.bs = whole(data["bs"])
    one.armour_rating = whole(data["armour_rating"])
    one.strength = whole(data["strength"])
    one.agility = whole(data["agility"])
    one.intelligence = whole(data["intelligence"])
    one.willpower = whole(data["willpower"])
    one.scores = wholes(data["scores"])
    one.saves = wholes(data["saves"])
    one.rate = whole(data["rate"])
    one.encumbrance = whole(data["encumbrance"])
    one.spells = texts(data["spells"])
    one.rider = whole(data["rider"])
    one.mount = whole(data["mount"])
    one.dead = truth(data["dead"])
    one.down = truth(data["down"])
    one.unconscious = truth(data["unconscious"])
    one.crawled = whole(data["crawled"])
    one.surrendered = truth(data["surrendered"])
    one.routed = truth(data["routed"])
    one.injuries = [injury_from(each) for each in listed(data["injuries"])]
    one.exposure = whole(data["exposure"])
    one.own_attack = whole(data["own_attack"])
    one.extra_load = whole(data["extra_load"])
    one.extra_items = whole(data["extra_items"])
    one.arms_lost = whole(data["arms_lost"])
    one.eyes_lost = whole(data["eyes_lost"])
    one.lame = truth(data["lame"])
    one.was_wounded = truth(data["was_wounded"])
    one.asleep = truth(data["asleep"])
    one.sleep_left = whole(data["sleep_left"])
    one.paralysed = truth(data["paralysed"])
    one.bound = truth(data["bound"])
    one.pinned = truth(data["pinned"])
    one.hold_on = whole(data["hold_on"])
    one.held_by = wholes(data["held_by"])
    one.hold_streak = whole(data["hold_streak"])
    one.garrotted_by = whole(data["garrotted_by"])
    one.netted = truth(data["netted"])
    one.caught_by = whole(data["caught_by"])
    one.prone = truth(data["prone"])
    one.blind = truth(data["blind"])
    one.lit = truth(data["lit"])
    one.torchlit = truth(data["torchlit"]) if "torchlit" in data else False
    one.unaware = truth(data["unaware"])
    one.surprised = truth(data["surprised"])
    one.gagged = truth(data["gagged"])
    one.bolting = whole(data["bolting"])
    one.aiming = truth(data["aiming"])
    one.aimed = truth(data["aimed"])
    one.aiming_with = whole(data["aiming_with"])
    one.casting = None if data["casting"] is None else casting_from(data["casting"])
    one.symbol_ready = truth(data["symbol_ready"])
    one.search_left = whole(data["search_left"])
    one.busy_counted = truth(data["busy_counted"])
    one.ordered = text(data["ordered"])
    one.busy_rounds = whole(data["busy_rounds"])
    one.improvising = text(data["improvising"])
    one.turn_over = truth(data["turn_over"])
    one.turn_to_come = truth(data["turn_to_come"]) if "turn_to_come" in data else False
    one.acted = truth(data["acted"])
    one.attacked = truth(data["attacked"])
    one.deed = whole(data["deed"])
    one.damaged_this_round = truth(data["damaged_this_round"])
    one.charged = truth(data["charged"])
    one.parrying = truth(data["parrying"])
    one.weapon_changed = truth(data["weapon_changed"])
    one.holding_action = truth(data["holding_action"])
    one.busy_choice = whole(data["busy_choice"])
    one.moved_this_round = truth(data["moved_this_round"])
    one.fleeing = truth(data["fleeing"])
    one.off_map = truth(data["off_map"])


def read_links_combatant(one: "Combatant", fight: "Battle", data: dict[str, object]) -> None:
    """Refer to what the fight has, as the data say."""
    found_search = text(data["search"])
    one.search = None
    for piece in fight.things:
        if piece.slug == found_search:
            one.search = piece
    found_loading = text(data["loading"])
    one.loading = None
    for piece in fight.things:
        if piece.slug == found_loading:
            one.loading = piece


def key_combatant(one: "Combatant") -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.base_key(),
        one.wounds,
        one.max_wounds,
        one.ws,
        one.bs,
        one.armour_rating,
        one.strength,
        one.agility,
        one.intelligence,
        one.willpower,
        tuple(one.scores),
        tuple(one.saves),
        one.rate,
        one.encumbrance,
        tuple([each.index for each in one.hands]),
        tuple([each.index for each in one.carried]),
        tuple(one.spells),
        one.rider,
        one.mount,
        one.dead,
        one.down,
        one.unconscious,
        one.crawled,
        one.surrendered,
        one.routed,
        tuple([key_injury(each) for each in one.injuries]),
        one.exposure,
        one.own_attack,
        one.extra_load,
        one.extra_items,
        one.arms_lost,
        one.eyes_lost,
        one.lame,
        one.was_wounded,
        one.asleep,
        one.sleep_left,
        one.paralysed,
        one.bound,
        one.pinned,
        one.hold_on,
        tuple(one.held_by),
        one.hold_streak,
        one.garrotted_by,
        one.netted,
        one.caught_by,
        one.prone,
        one.blind,
        one.lit,
        one.torchlit,
        one.unaware,
        one.surprised,
        one.gagged,
        one.bolting,
        one.aiming,
        one.aimed,
        one.aiming_with,
        None if one.casting is None else key_casting(one.casting),
        one.symbol_ready,
        -1 if one.search is None else one.search.index,
        one.search_left,
        -1 if one.loading is None else one.loading.index,
        one.busy_counted,
        one.ordered,
        one.busy_rounds,
        one.improvising,
        one.turn_over,
        one.turn_to_come,
        one.acted,
        one.attacked,
        one.deed,
        one.damaged_this_round,
        one.charged,
        one.parrying,
        one.weapon_changed,
        one.holding_action,
        one.busy_choice,
        one.moved_this_round,
        one.fleeing,
        one.off_map,
    )


def end_round_combatant(one: "Combatant") -> None:
    """Set back what ends with the round."""
    one.turn_over = False
    one.turn_to_come = False
    one.acted = False
    one.attacked = False
    one.deed = 0
    one.damaged_this_round = False
    one.charged = False
    one.parrying = False
    one.weapon_changed = False
    one.holding_action = False
    one.busy_choice = 0
    one.moved_this_round = False
    one.fleeing = False
    one.off_map = False


def twin_thing(one: Thing) -> Thing:
    """An independent twin."""
    twin = Thing(one.slug, one.key)
    twin.index = one.index
    twin.weapon = one.weapon
    twin.kind = one.kind
    twin.shield_melee = one.shield_melee
    twin.shield_ranged = one.shield_ranged
    twin.pavise = one.pavise
    twin.hands = one.hands
    twin.oversized = one.oversized
    twin.per_item = one.per_item
    twin.food = one.food
    twin.effect = one.effect
    twin.poison = one.poison
    twin.count = one.count
    twin.place = one.place
    twin.holder = one.holder
    twin.at = one.at
    twin.shots = one.shots
    twin.load_left = one.load_left
    twin.jam_left = one.jam_left
    twin.jammed = one.jammed
    twin.set_up = one.set_up
    twin.unlit = one.unlit
    twin.burning = one.burning
    twin.closed_on = one.closed_on
    return twin


def write_thing(one: Thing, data: dict[str, object]) -> dict[str, object]:
    """Put the state into data."""
    data["slug"] = one.slug
    data["key"] = one.key
    data["poison"] = one.poison
    data["count"] = one.count
    data["place"] = PLACES[one.place]
    data["holder"] = one.holder
    data["at"] = one.at
    data["shots"] = one.shots
    data["load_left"] = one.load_left
    data["jam_left"] = one.jam_left
    data["jammed"] = one.jammed
    data["set_up"] = one.set_up
    data["unlit"] = one.unlit
    if one.burning:
        data["burning"] = one.burning
    if one.closed_on != -1:
        data["closed_on"] = one.closed_on
    return data


def read_thing(one: Thing, data: dict[str, object]) -> None:
    """Take over the state from data."""
    one.count = whole(data["count"])
    one.place = PLACES.index(text(data["place"]))
    one.holder = whole(data["holder"])
    one.at = whole(data["at"])
    one.shots = whole(data["shots"])
    one.load_left = whole(data["load_left"])
    one.jam_left = whole(data["jam_left"])
    one.jammed = truth(data["jammed"])
    one.set_up = truth(data["set_up"])
    one.unlit = truth(data["unlit"])
    one.burning = truth(data["burning"]) if "burning" in data else False
    one.closed_on = whole(data["closed_on"]) if "closed_on" in data else -1


def key_thing(one: Thing) -> tuple[object, ...]:
    """What makes two states different."""
    return (
        one.count,
        one.place,
        one.holder,
        one.at,
        one.shots,
        one.load_left,
        one.jam_left,
        one.jammed,
        one.set_up,
        one.unlit,
        one.burning,
        one.closed_on,
    )


def shown_combatant(one: "Combatant") -> list[str]:
    """The states that people see."""
    found: list[str] = []
    if one.dead:
        found.append("dead")
    if one.down:
        found.append("down")
    if one.unconscious:
        found.append("unconscious")
    if one.surrendered:
        found.append("surrendered")
    if one.routed:
        found.append("routed")
    if one.lame:
        found.append("lame")
    if one.asleep:
        found.append("asleep")
    if one.paralysed:
        found.append("paralysed")
    if one.bound:
        found.append("bound")
    if one.pinned:
        found.append("pinned")
    if one.netted:
        found.append("netted")
    if one.prone:
        found.append("prone")
    if one.blind:
        found.append("blind")
    if one.lit:
        found.append("lit")
    if one.unaware:
        found.append("unaware")
    if one.surprised:
        found.append("surprised")
    if one.gagged:
        found.append("gagged")
    if one.aiming:
        found.append("aiming")
    if one.acted:
        found.append("acted")
    if one.charged:
        found.append("charged")
    if one.parrying:
        found.append("parrying")
    if one.fleeing:
        found.append("fleeing")
    return found


SETTABLE: Final = Settable(
    numbers={
        "wounds": (-100, 500),
        "max_wounds": (1, 500),
        "ws": (0, 20),
        "bs": (0, 20),
        "armour_rating": (0, 20),
        "strength": (-3, 3),
        "agility": (-3, 3),
        "intelligence": (-3, 3),
        "willpower": (-3, 3),
        "rate": (0, 1000),
        "exposure": (-20, 20),
        "own_attack": (-20, 20),
    },
    words={},
    flags=[
        "dead",
        "down",
        "surrendered",
        "routed",
        "asleep",
        "paralysed",
        "bound",
        "pinned",
        "prone",
        "blind",
        "lit",
        "unaware",
        "surprised",
        "gagged",
        "aiming",
        "acted",
    ],
    levels={},
    directions={},
)

"""The question of a turn, slot by slot, and why something is refused (LSK-SEQ-09)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.open_verbs import Prospects
from fechtbuch.books.landsknecht.asking.shown_numbers import blow_worth, shot_worth
from fechtbuch.books.landsknecht.asking.way_options import (
    approach_slot,
    then_slot,
    way_slot,
    ways_from,
)
from fechtbuch.books.landsknecht.kinds.arms import Thing
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.kinds.verbs import FLYING, GROUPS, HANDLING, NOTHING, RULES, THROWS
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach, is_helpless
from fechtbuch.books.landsknecht.rules.basics.weapons import at_the_belt, reach, usable
from fechtbuch.books.landsknecht.rules.contact.flight import flight, flight_refusal, flight_slot
from fechtbuch.books.landsknecht.rules.grappling.grips import (
    grip_weapons,
    grips,
    hold_weapons,
    may_wrestle,
)
from fechtbuch.books.landsknecht.rules.hitting.casting import (
    cast_slot,
    divides,
    hindrance,
    targets_of,
)
from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_squares,
    combat_move,
    left_after,
    place,
    running_move,
    straight_run,
    walks,
    way_error,
)
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot, throwable_things, within_range
from fechtbuch.books.landsknecht.rules.things.items import searchable
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, BLOW_VERBS, Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import (
    BattleQuestion,
    fighter_options,
    thing_options,
)
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_path, path_text


class TurnQuestion(BattleQuestion):
    """It is somebody's turn: nothing, any legal action, or hold."""

    def __init__(self, battle: Battle, fighter: Combatant, kind: str = "turn") -> None:
        super().__init__(kind, battle, fighter.side, fighter)
        self.fighter = fighter
        self.listed_only = False
        """The referee has refused something else (LSK-SEQ-02)."""
        self._prospects: Prospects | None = None

    def prospects(self) -> Prospects:
        """What the fighter can do, found out once: nothing moves while he makes up his mind.

        A released action is another matter; it is judged with the enemy now here, now there.
        """
        if self.kind != "turn":
            return Prospects(self.battle, self.fighter)
        if self._prospects is None:
            self._prospects = Prospects(self.battle, self.fighter)
        return self._prospects

    def void(self) -> bool:
        """Nobody acts who is gone, has acted or cannot act."""
        fighter = self.fighter
        return fighter.gone or fighter.acted or fighter.surrendered or fighter.helpless()

    def default(self) -> Choice:
        """Nothing; whoever has lost heart runs (LSK-MOR-03)."""
        if self.fighter.routed and not self.fighter.immobilised() and not self.void():
            return flight(self.battle, self.fighter) or Action("parry")
        return Action(NOTHING)

    def slot(self, partial: Partial) -> Slot | None:
        """Verb, then what the verb needs."""
        prospects = self.prospects()
        if VERB not in partial:
            verbs = prospects.verbs()
            if self.kind == "turn" and self.fighter.hands and "parry" in verbs:
                verbs.append("drop")  # free, and asked again
            if self.listed_only:
                verbs = [verb for verb in verbs if verb != "improvise"]
            options = [
                Option(verb, RULES.get(verb, []), GROUPS.get(verb, "other")) for verb in verbs
            ]
            return Slot(VERB, "verb", options, verbs[0])
        verb = partial[VERB]
        if verb in BLOW_VERBS:
            return self._blow_slot(prospects, verb, partial)
        if verb in FLYING:
            return self._shot_slot(prospects, verb, partial)
        if verb == "cast":
            return cast_slot(self.battle, self.fighter, partial)
        return self._other_slot(prospects, verb, partial)

    def _blow_slot(self, prospects: Prospects, verb: str, partial: Partial) -> Slot | None:
        fight = self.battle
        fighter = self.fighter
        held = fighter.immobilised()
        if "target" not in partial:
            found: list[Combatant] = []
            if held:
                found = [fight.fighters[index] for index in fighter.held_by]
            else:
                for slug in self._weapons(prospects, None):
                    for foe in self._targets(prospects, verb, slug):
                        if foe not in found:
                            found.append(foe)
            default = found[0].slug if found else None
            return Slot("target", "fighter", fighter_options(found), default)
        target = self.fighter_at(partial["target"])
        if "weapon" not in partial:
            slugs = self._weapons(prospects, target)
            if not held:
                slugs = [s for s in slugs if target in self._targets(prospects, verb, s)]
            options = [
                Option(slug, [], "", blow_worth(fight, fighter, target, verb, slug))
                for slug in slugs
            ]
            return Slot("weapon", "item", options, slugs[0] if slugs else None)
        if fight.options.helpless_choice and is_helpless(fight, target) and "word" not in partial:
            return Slot("word", "word", [Option(""), Option("roll", ["LSK-RUL-04"])], "")
        if held or grips(fighter, target) or fighter.block.mount:
            return None
        squares = reach(fighter, prospects.weapon(partial["weapon"]))
        if "path" not in partial:
            if verb == "charge":
                ends = charge_squares(fight, fighter, target, squares)
                ways = [path_text(straight_run(fight, fighter, end)) for end in ends]
                return Slot(
                    "path", "path", [Option(way) for way in ways], ways[0] if ways else None
                )
            return approach_slot(fight, fighter, target, squares)
        if verb != "charge" and "then" not in partial:
            return then_slot(self.battle, self.fighter, partial["path"])
        return None

    def _weapons(self, prospects: Prospects, target: Combatant | None) -> list[str]:
        fighter = self.fighter
        if fighter.immobilised():
            return hold_weapons(self.battle, fighter)
        if target is not None and grips(fighter, target):
            return grip_weapons(self.battle, fighter)
        if fighter.block.mount:
            return [BARE_HANDS]
        return prospects.blow_weapons()

    def _targets(self, prospects: Prospects, verb: str, slug: str) -> list[Combatant]:
        if verb == "charge":
            return prospects.charge_targets(slug)
        return prospects.blow_targets(slug)

    def _shot_slot(self, prospects: Prospects, verb: str, partial: Partial) -> Slot | None:
        thrown = verb in THROWS
        crowd = verb.endswith("-crowd")
        things = prospects.missiles(thrown)
        if "target" not in partial:
            found: list[Combatant] = []
            for thing in things:
                targets = (
                    prospects.crowd_targets(thing, thrown)
                    if crowd
                    else prospects.shot_targets(thing, thrown)
                )
                for foe in targets:
                    if foe not in found:
                        found.append(foe)
            return Slot(
                "target", "fighter", fighter_options(found), found[0].slug if found else None
            )
        target = self.fighter_at(partial["target"])
        if "weapon" not in partial:
            fitting = [t for t in things if target in prospects.shot_targets(t, thrown)]
            options = [
                Option(t.slug, [], "", shot_worth(self.battle, self.fighter, target, t, thrown))
                for t in fitting
            ]
            return Slot("weapon", "item", options, fitting[0].slug if fitting else None)
        chosen = self.thing_at(partial["weapon"])
        assert chosen is not None
        if "path" not in partial:
            squares = prospects.shot_squares(chosen, target, thrown)
            return way_slot("path", self.fighter, squares, prospects.walk())
        if "then" not in partial:
            return then_slot(self.battle, self.fighter, partial["path"])
        return None

    def _other_slot(self, prospects: Prospects, verb: str, partial: Partial) -> Slot | None:
        fight = self.battle
        fighter = self.fighter
        if verb == "move":
            if "path" not in partial:
                ways = prospects.walk()
                options = ways_from(ways, fighter)
                return Slot("path", "path", options, options[0].value)
            if "item" not in partial and len(at_the_belt(fighter)) > 0:
                return Slot("item", "item", [Option(""), *thing_options(at_the_belt(fighter))], "")
        elif verb == "run" and "path" not in partial:
            ways = walks(fight, fighter, running_move(fight, fighter))
            options = ways_from(ways, fighter)
            return Slot("path", "path", options, options[0].value)
        elif verb == "flee":
            return flight_slot(fight, fighter, partial)
        elif verb == "wrestle":
            if "target" not in partial:
                targets = prospects.wrestle_targets()
                return Slot("target", "fighter", fighter_options(targets), targets[0].slug)
            if "path" not in partial:
                return approach_slot(fight, fighter, self.fighter_at(partial["target"]), 1)
        elif verb == "mount":
            if "target" not in partial:
                mounts = prospects.mounts()
                return Slot("target", "fighter", fighter_options(mounts), mounts[0].slug)
            if "path" not in partial:
                return approach_slot(fight, fighter, self.fighter_at(partial["target"]), 1)
        elif verb == "dismount" and "path" not in partial:
            ways = prospects.walk()
            return way_slot("path", fighter, ways.fields(), ways)
        elif verb == "wake" and "target" not in partial:
            sleepers = prospects.sleepers()
            return Slot("target", "fighter", fighter_options(sleepers), sleepers[0].slug)
        elif verb == "improvise" and "text" not in partial:
            return Slot("text", "text", [])
        else:
            return self._thing_slot(prospects, verb, partial)
        return None

    def _thing_slot(self, prospects: Prospects, verb: str, partial: Partial) -> Slot | None:
        fighter = self.fighter
        things: list[Thing] = []
        name = "item"
        if verb == "aim":
            things = [*prospects.ready_shots(), *throwable_things(fighter)]
            name = "weapon"
        elif verb == "load":
            things = prospects.loadable()
            name = "weapon"
        elif verb == "clear":
            things = prospects.jammed()
            name = "weapon"
        elif verb == "light-match":
            things = prospects.unlit()
        elif verb == "search":
            things = searchable(fighter)
        elif verb == "use":
            things = prospects.usable_items()
        elif verb == "drop":
            things = fighter.hands
        elif verb in HANDLING:
            things = prospects.things_for(verb)
        else:
            return None
        if name not in partial:
            return Slot(name, "item", thing_options(things), things[0].slug if things else None)
        if verb == "stow" and "word" not in partial:
            return Slot("word", "word", [Option("belt"), Option("pack")], "belt")
        thing = self.thing_at(partial[name])
        assert thing is not None
        if verb == "use" and "target" not in partial and thing.effect == "treats-injury":
            patients = prospects.patients()
            return Slot("target", "fighter", fighter_options(patients), patients[0].slug)
        return self._handling_way(prospects, verb, thing, partial)

    def _handling_way(
        self, prospects: Prospects, verb: str, thing: Thing, partial: Partial
    ) -> Slot | None:
        """LSK-MOV-10: up to the combat move, before and after."""
        if verb not in HANDLING and verb not in ("use", "light-match"):
            return None
        if "path" not in partial:
            if "target" in partial:
                patient = self.fighter_at(partial["target"])
                return approach_slot(self.battle, self.fighter, patient, 1)
            squares = prospects.handling_squares(verb, thing)
            return way_slot("path", self.fighter, squares, prospects.walk())
        if "then" not in partial:
            return then_slot(self.battle, self.fighter, partial["path"])
        return None

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any walkable way is legal, listed or not; so is any division of a spell's dice."""
        if slot.kind == "path":
            return self._way_refusal(slot, value, partial)
        if slot.name == "targets":
            return self._division_refusal(slot, value, partial)
        return self.why_not(slot, value, partial)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What stands in the way of an action that is not offered."""
        fighter = self.fighter
        reason, rule = "", ""
        if slot.name == VERB and value in RULES:
            mount = self.battle.mount_of(fighter)
            if fighter.immobilised():
                reason, rule = "held-fast", "LSK-WRS-06"
            elif mount is not None and mount.bolting > 0:
                reason, rule = "mount-bolts", "LSK-MNT-06"
            elif fighter.routed:
                reason, rule = "lost-heart", "LSK-MOR-03"
            elif value == "cast":
                reason, rule = hindrance(fighter)
            elif value == "wrestle" and not may_wrestle(fighter):
                reason, rule = "hands-not-free", "LSK-WRS-01"
        elif slot.name == "weapon":
            thing = self.battle.thing_by_slug(value)
            weapon = None if thing is None else thing.weapon
            if weapon is not None and weapon.garrote and usable(self.battle, fighter, weapon):
                reason, rule = "not-unaware", "LSK-EQP-02"
        if reason:
            return Refusal(reason, slot.name, value, [rule], slot.values())
        return super().why_not(slot, value, partial)

    def _division_refusal(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """LSK-CST-08: `hans:2,kurt:1` divides three dice."""
        spell = SPELLS[partial["spell"]]
        known = [target.slug for target in targets_of(self.battle, self.fighter, spell)]
        targets: list[str] = []
        shares: list[int] = []
        for entry in value.split(","):
            slug, _, share = entry.partition(":")
            if slug not in known or not share.isdecimal():
                return super().why_not(slot, value, partial)
            targets.append(slug)
            shares.append(int(share))
        if divides(self.fighter, spell, targets, shares):
            return None
        return Refusal("dice-not-divided", slot.name, value, ["LSK-CST-08"], slot.values())

    def _way_refusal(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        fight = self.battle
        fighter = self.fighter
        try:
            path = parse_path(value) if value else []
        except ValueError as error:
            return Refusal("path-unreadable", slot.name, str(error))
        verb = partial[VERB]
        if verb == "charge":
            # It follows exactly one line.
            return Refusal("path-not-straight", slot.name, value, ["LSK-MOV-09"], slot.values())
        if not path:
            return self.why_not(slot, value, partial)  # staying would be offered
        fast = verb in ("run", "flee")
        budget = running_move(fight, fighter) if fast else combat_move(fight, fighter)
        start = fighter.at
        before = partial.get("path", "")
        if slot.name == "then" and before:
            way = parse_path(before)
            budget = left_after(fight, fighter, way)
            start = way[-1]
        reason = way_error(fight, fighter, start, path, budget)
        if reason:
            return Refusal(reason, slot.name, value, ["LSK-MOV-08"])
        if verb == "flee":
            return flight_refusal(fight, fighter, path)
        if slot.name == "path" and (
            verb in ("attack", "wrestle", "mount") or verb in FLYING or "target" in partial
        ):
            return self._end_refusal(slot, value, partial, path[-1])
        if slot.name == "path" and verb in HANDLING:
            thing = self.thing_at(partial["item"])
            assert thing is not None
            if path[-1] not in self.prospects().handling_squares(verb, thing):
                return Refusal("target-out-of-reach", slot.name, value, ["LSK-WPN-07"])
        return None

    def _end_refusal(self, slot: Slot, value: str, partial: Partial, end: i64) -> Refusal | None:
        """Whether the end of a way has the target in reach, or in range and in sight."""
        target = self.fighter_at(partial["target"])
        home = self.fighter.at
        place(self.battle, self.fighter, end)
        fits = self._reaches_from_here(target, partial)
        place(self.battle, self.fighter, home)
        if fits:
            return None
        if partial[VERB] in FLYING:
            return Refusal("target-out-of-range", slot.name, value, ["LSK-MIS-10"])
        return Refusal("target-out-of-reach", slot.name, value, ["LSK-MOV-07"])

    def _reaches_from_here(self, target: Combatant, partial: Partial) -> bool:
        verb = partial[VERB]
        if verb in FLYING:
            thing = self.thing_at(partial["weapon"])
            assert thing is not None
            return within_range(self.battle, shot(self.fighter, target, thing, verb in THROWS))
        squares: i64 = 1
        if verb == "attack":
            prospects = self.prospects()
            squares = reach(self.fighter, prospects.weapon(partial["weapon"]))
        return in_reach(self.battle, self.fighter, target, squares)

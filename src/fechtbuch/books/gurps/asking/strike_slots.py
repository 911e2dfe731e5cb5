"""Declaring a strike or a shot: weapon, mode, location, split, effort, deception (GUR-OPT)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_attacks import AttackMenu
from fechtbuch.books.gurps.kinds.arms import (
    BOTH,
    BURN,
    IMP,
    PI_HUGE,
    PI_SMALL,
)
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_SLAM,
    DETERMINED,
    EFFORTS,
    EYE,
    FLURRY,
    GREAT_LUNGE,
    HEROIC_CHARGE,
    LOCATIONS,
    MIGHTY_BLOW,
    RANDOM,
    SLAM,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.declared.may_attempt import (
    described,
    kind_of,
    may_telegraph,
    may_try,
)
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.ranged import shots_bonus
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score, floor_of
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_of
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    facing_ok,
    foes_of,
    lunge_of,
    means_of,
    reaches,
    shooters,
    shot_targets,
)
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    RAPID,
    SHOT,
    SPLITS,
    STRIKE,
    Blow,
)
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import Option, Partial, Refusal, Slot


class StrikeSlots(AttackMenu):
    """The slots of strikes and shots."""

    def pick(self, partial: Partial, found: list[Means]) -> Means:
        """The means that the slots name."""
        weapon = partial["weapon"]
        mode = partial.get("mode", "")
        for means in found:
            if means.name() == weapon and (not mode or means.form.mode.key == mode):
                return means
        if not found:
            raise Refusal("not-possible", "weapon", weapon)
        return found[0]

    def _strike_slot(self, partial: Partial, verb: str) -> Slot | None:
        fight = self.battle
        found = [means for means in self.strikes() if self._aims_at(means, verb)]
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self._aims_at(means, verb):
                    if foe not in foes:
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self._aims_at(means, verb)]
        if "weapon" not in partial:
            names: list[str] = []
            for means in found:
                if means.name() not in names:
                    names.append(means.name())
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        same = [means for means in found if means.name() == partial["weapon"]]
        if "mode" not in partial:
            keys = [means.form.mode.key for means in same]
            if len(keys) > 1:
                return Slot("mode", "word", [Option(key) for key in keys], keys[0])
        means = self.pick(partial, same)
        wild = facing_ok(fight, self.fighter, target, means) == 2
        if verb == "disarm":
            weapons = target.weapons()
            if "item" not in partial and len(weapons) > 1:
                names = [
                    thing.slug
                    for thing in weapons
                    if self._open(partial, "item", thing.slug, means, AT_WEAPON)
                ]
                return Slot(
                    "item", "item", [Option(name, ["GUR-HIT-05"]) for name in names], names[0]
                )
            return self._trick_slot(partial, means, target, AT_WEAPON)
        if "location" not in partial and not wild:
            return Slot("location", "word", self._locations(partial, target, means), "")
        if "chink" not in partial and not wild and self._may_chink(partial, target, means):
            return Slot("chink", "word", [Option("yes", ["GUR-HIT-03"])], "")
        slot = self._split_slot(partial, means, target)
        if slot is not None:
            return slot
        return self._trick_slot(partial, means, target, STRIKE)

    def _aims_at(self, means: Means, verb: str) -> list[Combatant]:
        """Whom a weapon may strike, or whose weapon."""
        if verb == "strike":
            return self.targets(means, verb)
        return self.disarmable(means) if means.thing is not None else []

    def _open(self, partial: Partial, name: str, value: str, means: Means, kind: i64) -> bool:
        """GUR-DIC-01: whether the score can still be 3 or more with this in a slot."""
        chosen: Partial = dict(partial)
        chosen[name] = value
        action = self.build(chosen)
        assert isinstance(action, Action)
        return may_try(self.battle, self.turn, action, means, kind, chosen)

    def _locations(self, partial: Partial, target: Combatant, means: Means) -> list[Option]:
        kind = means.form.mode.type
        pointed = kind in (IMP, BURN) or PI_SMALL <= kind <= PI_HUGE
        behind = arc_of(self.battle, target, self.fighter.at) == REAR
        found: list[Option] = []
        for location in range(RANDOM + 1):
            if location == TORSO or (location == VITALS and not pointed):
                continue
            if location == EYE and (not pointed or behind):
                continue
            if not self._open(partial, "location", LOCATIONS[location], means, kind_of(means)):
                continue
            found.append(Option(LOCATIONS[location], ["GUR-HIT-02"]))
        return found

    def _may_chink(self, partial: Partial, target: Combatant, means: Means) -> bool:
        """GUR-HIT-03: only where there is armour that has gaps."""
        kind = means.form.mode.type
        name = partial.get("location", "")
        location = LOCATIONS.index(name) if name else TORSO
        if location == RANDOM or not (kind == IMP or PI_SMALL <= kind <= PI_HUGE):
            return False
        where: i64 = TORSO if location == VITALS else location
        if target.block.dr[where] == 0:
            return False
        return self._open(partial, "chink", "yes", means, kind_of(means))

    def _split_slot(self, partial: Partial, means: Means, target: Combatant) -> Slot | None:
        turn = self.turn
        if turn.follow != 0 or turn.split_done:
            return None
        if "split" not in partial:
            splits = [
                option
                for option in self.splits(means)
                if self._open(partial, "split", option.value, means, kind_of(means))
            ]
            if splits:
                return Slot("split", "word", splits, "")
            return None
        if partial["split"] == SPLITS[DUAL] and "second" not in partial:
            foes: list[Combatant] = [target]
            for foe in foes_of(self.battle, self.fighter):
                if foe is not target and self._second_reaches(means, foe):
                    foes.append(foe)
            return Slot("second", "fighter", [Option(foe.slug) for foe in foes], target.slug)
        return None

    def _second_reaches(self, first: Means, foe: Combatant) -> bool:
        for other in self.seconds(first):
            if other.form.mode.ranged:
                if foe in shot_targets(self.battle, self.fighter, other):
                    return True
            elif reaches(self.battle, self.turn, other, foe, lunge_of(self.turn)) == 1:
                return True
        return False

    def seconds(self, first: Means) -> list[Means]:
        """The weapons of the other hand for a Dual-Weapon Attack."""
        found: list[Means] = []
        if first.thing is None:
            return found
        for other in means_of(self.battle, self.fighter):
            if other.thing is not None and other.thing is not first.thing:
                if other.thing.grip != BOTH and not other.thing.kind.shield:
                    found.append(other)
        for other in shooters(self.battle, self.fighter, False):
            if other.thing is not first.thing and other.form.mode.pistol:
                found.append(other)
        return found

    def splits(self, means: Means) -> list[Option]:
        """GUR-OPT-08, -09, -14: two attacks for one."""
        turn = self.turn
        found: list[Option] = []
        ranged = means.form.mode.ranged
        if not turn.moving() and not ranged and not means.form.unready_after:
            found.append(Option(SPLITS[RAPID], ["GUR-OPT-08"]))
        slamming = turn.version == SLAM or turn.manoeuvre == ALL_OUT_SLAM
        if not slamming:
            one_hand = means.thing is not None and means.thing.grip != BOTH
            shield = means.thing is not None and means.thing.kind.shield
            if one_hand and not shield and (not ranged or means.form.mode.pistol):
                if self.seconds(means):
                    found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
            elif means.natural == "punch" and self._free_hands() == BOTH:
                found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
        return found

    def _trick_slot(
        self, partial: Partial, means: Means, target: Combatant, kind: i64
    ) -> Slot | None:
        """Bonus, effort, telegraphic, deceptive, in that order."""
        turn = self.turn
        fight = self.battle
        ranged = means.form.mode.ranged
        if "bonus" not in partial and turn.version == DETERMINED and turn.favour:
            several = turn.attacks > 1 or partial.get("split", "") or turn.follow != 0
            if several and turn.manoeuvre != ALL_OUT_SLAM:
                without = "" if self._open(partial, "bonus", "", means, kind) else "yes"
                return Slot("bonus", "word", [Option("yes", ["GUR-RUL-27"])], without)
        if "effort" not in partial and not ranged:
            options = self._efforts(partial, means, target, kind)
            if options:
                must = reaches(fight, turn, means, target, lunge_of(turn)) == 0
                if not must and not self._open(partial, "effort", "", means, kind):
                    options = [
                        option
                        for option in options
                        if self._open(partial, "effort", option.value, means, kind)
                    ]
                    must = True
                return Slot("effort", "word", options, options[0].value if must else "")
        exclusive = fight.options.telegraphic_exclusive == "on"
        if "telegraphic" not in partial and not ranged:
            if may_telegraph(fight, self.fighter, target):
                without = "" if self._open(partial, "telegraphic", "", means, kind) else "yes"
                return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], without)
        if "deceptive" not in partial:
            if not (exclusive and partial.get("telegraphic", "") == "yes"):
                options = self._deceptions(partial, means, kind)
                if options:
                    return Slot("deceptive", "number", options, "")
        return None

    def _efforts(
        self, partial: Partial, means: Means, target: Combatant, kind: i64
    ) -> list[Option]:
        turn = self.turn
        fight = self.battle
        found: list[Option] = []
        in_reach = reaches(fight, turn, means, target, lunge_of(turn)) != 0
        for effort in attack_efforts(fight, self.fighter, turn.manoeuvre, turn.version):
            if effort == FLURRY and not self._may_flurry(partial):
                continue
            if effort == GREAT_LUNGE and in_reach:
                continue
            if effort != GREAT_LUNGE and not in_reach:
                continue
            if effort == MIGHTY_BLOW and (means.form.mode.base == 0 or kind == AT_WEAPON):
                continue
            if effort not in (FLURRY, MIGHTY_BLOW, GREAT_LUNGE, HEROIC_CHARGE):
                continue
            found.append(Option(EFFORTS[effort], ["GUR-EFF-10"]))
        return found

    def _may_flurry(self, partial: Partial) -> bool:
        """GUR-EFF-02: with the pair of blows, or with each of them if each has its price."""
        if self.turn.follow == RAPID:
            return self.battle.options.flurry_cost == "per_attack"
        return partial.get("split", "") == SPLITS[RAPID]

    def blow_from(self, partial: Partial, means: Means, kind: i64) -> Blow:
        """The blow that the slots describe so far."""
        action = self.build(partial)
        assert isinstance(action, Action)
        return described(self.battle, self.turn, action, means, kind)

    def _deceptions(self, partial: Partial, means: Means, kind: i64) -> list[Option]:
        """GUR-OPT-05: as many steps as leave the score at 10 or more."""
        blow = self.blow_from(partial, means, kind)
        room = (floor_of(self.battle, blow) - 10) // 2
        found: list[Option] = []
        steps: i64 = 1
        while steps <= room:
            blow.deceptive = steps
            worth = attack_score(self.battle, blow)
            found.append(Option(str(steps), ["GUR-OPT-05"], "", worth))
            steps += 1
        return found

    def _shot_slot(self, partial: Partial, thrown: bool) -> Slot | None:
        found = [means for means in self.shots(thrown) if self.shot_targets(means)]
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self.shot_targets(means):
                    if foe not in foes:
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self.shot_targets(means)]
        if "weapon" not in partial:
            names = [means.name() for means in found]
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        means = self.pick(partial, found)
        if "location" not in partial:
            return Slot("location", "word", self._locations(partial, target, means), "")
        if "chink" not in partial and self._may_chink(partial, target, means):
            return Slot("chink", "word", [Option("yes", ["GUR-HIT-03"])], "")
        if "shots" not in partial and not thrown:
            counts = self.shot_counts(means)
            if len(counts) > 1 or counts[0] > 1:
                counts = [
                    count
                    for count in counts
                    if self._open(partial, "shots", str(count), means, SHOT)
                ]
                options = [
                    Option(str(count), ["GUR-RNG-07"] if shots_bonus(count) else [])
                    for count in counts
                ]
                return Slot("shots", "number", options, str(counts[0]))
        slot = self._split_slot(partial, means, target)
        if slot is not None:
            return slot
        return self._trick_slot(partial, means, target, kind_of(means))

    def shot_counts(self, means: Means) -> list[int]:
        """GUR-RNG-06: how many shots one attack may have."""
        mode = means.form.mode
        assert means.thing is not None
        most = min(mode.rof, means.thing.shots)
        least: i64 = (mode.rof + 3) // 4 if mode.full_auto else 1
        if least > most:
            least = most
        return [int(count) for count in range(least, most + 1)]

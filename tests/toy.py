"""A rulebook of its own for the tests of the engine: small, but it uses the whole contract.

Fighters take turns on squares. Whoever acts strikes (a d20 under skill, harder blows are harder
to land), bursts (a pool of exploding d6), throws (exploding sum), walks, says, tries something
that the referee judges, or rests. Whoever is struck may parry (opposed d6) or duck; then his
friends are asked all at once whether they rally to him. Anybody may shout out of turn, once a
round.
"""

from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Refusal, Slot
from fechtbuch.engine.dice import Dice, ScriptedDice
from fechtbuch.engine.fight import DRAW, Fight, Side
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import (
    NOWHERE,
    Grid,
    field,
    field_text,
    parse_field,
    parse_path,
    path_text,
)
from fechtbuch.engine.settable import whole_number

LAST_ROUND = 30
STATES = ["brave", "prone"]


class Words(Choice):
    """A choice that is nothing but its slots."""

    def __init__(self, partial: Partial) -> None:
        super().__init__(partial[VERB])
        self.partial = {slot: value for slot, value in partial.items() if value}

    def words(self) -> Partial:
        return self.partial

    def get(self, slot: str) -> str:
        return self.partial.get(slot, "")


class Toy(Fighter):
    def __init__(self, slug: str, side: int, skill: int = 10, health: int = 8) -> None:
        super().__init__(slug, slug.capitalize(), side)
        self.skill = skill
        self.health = health
        self.states: list[str] = []
        self.shouted = False

    def alive(self) -> bool:
        return self.health > 0

    def up(self) -> bool:
        return self.health > 0 and not self.gone

    def copy(self) -> "Toy":
        twin = Toy(self.slug, self.side, self.skill, self.health)
        self.copy_base(twin)
        twin.name = self.name
        twin.states = list(self.states)
        twin.shouted = self.shouted
        return twin

    def to_data(self) -> dict[str, object]:
        return {
            **self.base_data(),
            "skill": self.skill,
            "health": self.health,
            "states": list(self.states),
            "shouted": self.shouted,
        }


class ToyQuestion(Question):
    """The parts that the toy's questions share."""

    fight: "ToyFight"
    who: Toy | None

    def verbs(self) -> list[str]:
        raise NotImplementedError

    def slot(self, partial: Partial) -> Slot | None:
        if VERB not in partial:
            return Slot(VERB, "verb", [Option(verb) for verb in self.verbs()], self.verbs()[-1])
        for slot in self.more(partial[VERB]):
            if slot.name not in partial:
                return slot
        return None

    def more(self, verb: str) -> list[Slot]:
        return []

    def default(self) -> Words:
        return Words({VERB: self.verbs()[-1]})

    def build(self, partial: Partial) -> Words:
        return Words(partial)


class Act(ToyQuestion):
    """What somebody does in his turn."""

    def __init__(self, fight: "ToyFight", who: Toy) -> None:
        super().__init__("act", fight, who.side, who)

    def about(self) -> dict[str, str]:
        assert self.who is not None
        return {"who": self.who.slug}

    def verbs(self) -> list[str]:
        return ["strike", "burst", "throw", "walk", "say", "try", "rest"]

    def more(self, verb: str) -> list[Slot]:
        assert self.who is not None
        if verb in ("strike", "burst", "throw"):
            foes = [Option(foe.slug) for foe in self.fight.foes(self.who)]
            target = Slot("target", "fighter", foes, None)
            if verb != "strike":
                return [target]
            weapons = [Option("fist"), Option("club"), Option("cleaver")]
            hard = [Option(str(number)) for number in (1, 2, 3)]
            return [
                target,
                Slot("weapon", "item", weapons, "club"),
                Slot("hard", "number", hard, ""),
            ]
        if verb == "walk":
            ways = [Option(path_text(path)) for path in self.fight.ways(self.who)]
            return [Slot("path", "path", ways, None)]
        if verb in ("say", "try"):
            return [Slot("text", "text", [], None)]
        return []

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        assert self.who is not None
        if slot.kind == "path":
            # Any way to a field in reach will do, not only the listed one.
            try:
                path = parse_path(value)
            except ValueError:
                return Refusal("not-a-path", "path", value)
            if self.fight.walkable(self.who, path):
                return None
        return self.why_not(slot, value, partial)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        assert self.who is not None
        other = self.fight.by_slug(value)
        if slot.name == "target" and other is not None and other.side == self.who.side:
            return Refusal("a-friend", "target", value, ["TOY-02"], slot.values())
        return super().why_not(slot, value, partial)


class Defend(ToyQuestion):
    """How somebody meets a blow."""

    def __init__(self, fight: "ToyFight", who: Toy, attacker: Toy) -> None:
        super().__init__("defend", fight, who.side, who)
        self.attacker = attacker

    def about(self) -> dict[str, str]:
        return {"attacker": self.attacker.slug}

    def void(self) -> bool:
        return super().void() or self.attacker.gone

    def verbs(self) -> list[str]:
        assert self.who is not None
        return ["parry", "none"] if "prone" in self.who.states else ["parry", "duck", "none"]

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        if value == "duck":
            return Refusal("lies-already", slot.name, value, ["TOY-05"], slot.values())
        return super().why_not(slot, value, partial)


class Rally(ToyQuestion):
    """Whether a friend of somebody who was struck rallies to him."""

    def __init__(self, fight: "ToyFight", who: Toy) -> None:
        super().__init__("rally", fight, who.side, who)

    def verbs(self) -> list[str]:
        return ["yes", "no"]


class Verdict(ToyQuestion):
    """What the referee thinks of something tried."""

    def __init__(self, fight: "ToyFight", about: Toy, text: str) -> None:
        super().__init__("verdict", fight, -1, None)
        self.tried = text
        self.by = about

    def about(self) -> dict[str, str]:
        return {"who": self.by.slug, "text": self.tried}

    def verbs(self) -> list[str]:
        return ["allow", "deny"]


class Shout(ToyQuestion):
    """What anybody may put in."""

    def __init__(self, fight: "ToyFight", who: Toy) -> None:
        super().__init__("shout", fight, who.side, who)

    def verbs(self) -> list[str]:
        return ["shout"]

    def more(self, verb: str) -> list[Slot]:
        return [Slot("text", "text", [], "")]


class ToyFight(Fight):
    roster: list[Toy]  # type: ignore[assignment]

    def __init__(self, sides: list[Side], grid: Grid, dice: Dice) -> None:
        super().__init__(sides, grid, dice)
        self.turn = 0
        self.omen = 0

    # The rules.

    def step(self) -> None:
        if self.omen == 0:
            self.omen = self.roll(None, 1, 6, "omen")
            self.note("omen", "TOY-01", amount=self.omen)
            return
        who = self.roster[self.turn]
        if who.up():
            self.act(who)
        self.turn += 1
        if self.turn == len(self.roster):
            self.turn = 0
            self.round += 1
            for fighter in self.roster:
                fighter.shouted = False
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        standing = sorted({fighter.side for fighter in self.roster if fighter.up()})
        if self.over:
            return
        if len(standing) < 2:
            self.end(standing[0] if standing else DRAW)
        elif self.round >= LAST_ROUND:
            self.bounded = True
            self.end(DRAW)

    def act(self, who: Toy) -> None:
        choice = self.ask(Act(self, who))
        assert isinstance(choice, Words)
        if not who.up():
            return
        if choice.verb == "strike":
            self.strike(who, choice)
        elif choice.verb == "burst":
            self.burst(who, self.named(choice.get("target")))
        elif choice.verb == "throw":
            target = self.named(choice.get("target"))
            far = self.explode(who, 2, "throw")
            self.note("thrown", "TOY-07", who, target, amount=far)
            if far >= 12:
                self.hurt(who, target, 1)
        elif choice.verb == "walk":
            who.at = parse_path(choice.get("path"))[-1]
            self.note("walked", "TOY-06", who, word=field_text(who.at))
        elif choice.verb == "try":
            verdict = self.ask(Verdict(self, who, choice.get("text")))
            self.note("tried", "TOY-09", who, word=verdict.verb)
        elif choice.verb == "say":
            self.note("said", "", who, word=choice.get("text"))
        elif choice.verb == "rest":
            self.note("rested", "", who)

    def strike(self, who: Toy, choice: Words) -> None:
        target = self.named(choice.get("target"))
        hard = int(choice.get("hard") or "0")
        aim = self.tally("skill", who.skill, "TOY-02")
        aim.add("club", 1 if choice.get("weapon") == "club" else 0, "TOY-02")
        aim.add("hard", -2 * hard, "TOY-03")
        aim.add("prone", 2 if "prone" in target.states else 0, "TOY-05")
        aim.add("brave", 1 if "brave" in who.states else 0, "TOY-08")
        self.settle(who, aim, "strike")
        if self.roll(who, 1, 20, "strike", aim, [aim.total]) > aim.total:
            self.note("missed", "TOY-02", who, target)
            return
        defence = self.ask(Defend(self, target, who))
        if not who.up() or not target.up():
            return
        if defence.verb == "parry":
            mine = self.roll(who, 1, 6, "press")
            if self.roll(target, 1, 6, "parry") >= mine:
                self.note("parried", "TOY-04", target, who)
                return
        elif defence.verb == "duck":
            target.states.append("prone")
            self.note("ducked", "TOY-05", target)
            return
        self.hurt(who, target, self.roll(who, 1, 6, "harm") + hard)
        friends = [f for f in self.roster if f.side == target.side and f is not target and f.up()]
        answers = self.ask_all([Rally(self, friend) for friend in friends])
        for friend, answer in zip(friends, answers, strict=True):
            if answer.verb == "yes" and "brave" not in friend.states:
                friend.states.append("brave")
                self.note("rallied", "TOY-08", friend, target)

    def burst(self, who: Toy, target: Toy) -> None:
        counts = self.pool(who, 3, [4, 8], "burst")
        self.note("burst", "TOY-07", who, target, values={"hits": counts[1], "great": counts[2]})
        if counts[1] + 2 * counts[2]:
            self.hurt(who, target, counts[1] + 2 * counts[2])

    def hurt(self, who: Toy, target: Toy, harm: int) -> None:
        target.health -= harm
        who.dealt += harm
        target.taken += harm
        self.note("hurt", "TOY-02", who, target, amount=harm)

    def foes(self, who: Toy) -> list[Toy]:
        return [f for f in self.roster if f.up() and self.enemies(who.side, f.side)]

    def ways(self, who: Toy) -> list[list[int]]:
        """One straight way of each length east."""
        if who.at == NOWHERE:
            return []
        ways: list[list[int]] = []
        for steps in range(1, 4):
            path = [who.at + 16384 * step for step in range(1, steps + 1)]
            if self.walkable(who, path):
                ways.append(path)
        return ways

    def walkable(self, who: Toy, path: list[int]) -> bool:
        here = who.at
        for place in path:
            if self.grid.distance(here, place) != 1 or not self.grid.open(place):
                return False
            here = place
        return 1 <= len(path) <= 3

    def named(self, slug: str) -> Toy:
        found = self.by_slug(slug)
        assert isinstance(found, Toy)
        return found

    # What the engine wants to know.

    def copy(self) -> "ToyFight":
        twin = type(self)(self.sides, self.grid, self.dice)
        twin.roster = [fighter.copy() for fighter in self.roster]
        twin.round = self.round
        twin.over = self.over
        twin.winner = self.winner
        twin.bounded = self.bounded
        twin.modifiers = self.modifiers
        twin.decisions = self.decisions
        twin.turn = self.turn
        twin.omen = self.omen
        return twin

    def key(self) -> str:
        return str(self.to_data())

    def to_data(self) -> dict[str, object]:
        return {
            "round": self.round,
            "turn": self.turn,
            "omen": self.omen,
            "over": self.over,
            "winner": self.winner,
            "bounded": self.bounded,
            "decisions": self.decisions,
            "modifiers": [modifier.to_data() for modifier in self.modifiers],
            "roster": [fighter.to_data() for fighter in self.roster],
        }

    def volunteer_question(self, fighter: Fighter) -> Question | None:
        assert isinstance(fighter, Toy)
        return Shout(self, fighter) if fighter.up() and not fighter.shouted else None

    def volunteered(self, fighter: Fighter, choice: Choice) -> None:
        assert isinstance(fighter, Toy)
        assert isinstance(choice, Words)
        fighter.shouted = True
        loud = self.roll(fighter, 1, 4, "shout")
        self.note("shouted", "TOY-10", fighter, amount=loud, word=choice.get("text"))

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        assert isinstance(fighter, Toy)
        if field == "health":
            fighter.health = whole_number(value, "value", -100, 100)
        elif field == "skill":
            fighter.skill = whole_number(value, "value", -100, 100)
        elif field == "at":
            fighter.at = parse_field(value)
        else:
            raise Refusal("field-not-settable", "field", field, [], ["health", "skill", "at"])

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        assert isinstance(fighter, Toy)
        if state not in STATES:
            raise Refusal("state-unknown", "state", state, [], STATES)
        fighter.states = [known for known in fighter.states if known != state]
        if on:
            fighter.states.append(state)

    def add_fighter(self, data: dict[str, object]) -> None:
        slug, side = data.get("slug"), data.get("side")
        if not isinstance(slug, str) or not isinstance(side, int) or self.by_slug(slug):
            raise Refusal("fighter-not-understood", "data", str(slug))
        self.enlist(Toy(slug, side))

    def skip(self, fighter: Fighter) -> None:
        if self.roster[self.turn] is not fighter:
            raise Refusal("not-at-turn", "fighter", fighter.slug)
        self.turn += 1

    def improvise(self, fighter: Fighter, text: str, price: int) -> None:
        assert isinstance(fighter, Toy)
        fighter.health -= price
        self.note("improvised", "edict", fighter, word=text, amount=price)


def toy_fight(*sides: str, skill: int = 10, health: int = 8) -> ToyFight:
    """A fight between sides written as their members: `toy_fight("anna bert", "carl dora")`."""
    names = ["red", "blue", "green"]
    parties = [Side(names[number], names[number].capitalize()) for number in range(len(sides))]
    fight = ToyFight(parties, Grid(), ScriptedDice([]))
    for number, side in enumerate(sides):
        for place, slug in enumerate(side.split()):
            fighter = Toy(slug, number, skill, health)
            fighter.at = field(place, 2 * number)
            fight.enlist(fighter)
    return fight

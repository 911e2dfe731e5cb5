"""What may follow from a choice, with the chance of each."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

from fechtbuch.engine.endings import Ending
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Condition
from fechtbuch.engine.saying import Said
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.statistics import Interval, wilson
from fechtbuch.text.tables import percent, titled_table

NOTHING = "nothing"
"""The outcome where nothing happened that the book has a name for."""

OUT = "out"
"""The state of whoever is out of the fight."""

K = TypeVar("K", str, int)


@dataclass(frozen=True)
class Odds(Framed):
    """The chances of everything that may follow from one choice. Each group sums to one."""

    actor: str
    choice: str
    """The choice in full."""
    target: str
    """The fighter whom the choice names; empty if it names none."""
    runs: int
    """How many courses of the dice were played."""
    outcomes: dict[str, Fraction] = field(default_factory=dict)
    """By the book's names. What others did stands with their slug, several things in order."""
    victims: dict[str, dict[int, Fraction]] = field(default_factory=dict)
    """The damage that each fighter takes who may take any."""
    states: dict[str, dict[str, Fraction]] = field(default_factory=dict)
    """For each fighter the chance of every state that the choice may change."""
    health: dict[str, dict[int, Fraction]] = field(default_factory=dict)
    """What health, in the book's own measure, is left to each whose health may change."""
    cut: Fraction = Fraction(0)
    """At most this much weight may belong elsewhere, because exploding dice were cut off."""
    samples: int = 0
    """0: exact. Otherwise shares of so many courses taken by chance."""
    typical: bool = False
    """Whether the dice before the choice, such as initiative, fell by chance: they are too many."""
    said: tuple[Said, ...] = field(default=(), repr=False, compare=False)
    """What is worth a word of the choice, for those who put it into words."""

    @property
    def exact(self) -> bool:
        """Whether these are chances, not shares."""
        return self.samples == 0

    @property
    def damage(self) -> dict[int, Fraction]:
        """The damage to the target; without one, that to everybody but the actor, if it is one."""
        if self.target:
            return self.victims.get(self.target, {0: Fraction(1)})
        others = [slug for slug in self.victims if slug != self.actor]
        return self.victims[others[0]] if len(others) == 1 else {}

    def mean_damage(self, slug: str = "") -> Fraction:
        """The damage that the target, or anybody else, takes on average."""
        chances = self.victims.get(slug, {}) if slug else self.damage
        return sum((amount * chance for amount, chance in chances.items()), Fraction(0))

    def interval(self, chance: Fraction) -> Interval:
        """Where a chance lies: just there if exact, else Wilson's 95 % interval."""
        if self.exact:
            return (float(chance), float(chance))
        return wilson(round(chance * self.samples), self.samples)

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each outcome, amount of damage and state."""
        found: list[tuple[str, str, str, Fraction]] = []
        found += [("outcome", self.actor, name, p) for name, p in self.outcomes.items()]
        for slug, damage in self.victims.items():
            found += [("damage", slug, str(amount), p) for amount, p in damage.items()]
        for slug, states in self.states.items():
            found += [("state", slug, state, p) for state, p in states.items()]
        return [
            {
                "what": what,
                "who": who,
                "name": name,
                "p": str(p),
                "share": float(p),
                "low": self.interval(p)[0],
                "high": self.interval(p)[1],
            }
            for what, who, name, p in found
        ]

    def __repr__(self) -> str:
        how = "exact" if self.exact else f"{self.samples} samples"
        outcomes = ", ".join(f"{name} {float(p):.1%}" for name, p in self.outcomes.items())
        return f"<{self.actor}: {self.choice}: {outcomes or 'nothing named'}; {how}>"

    def _repr_html_(self) -> str:
        """The odds in a notebook."""
        rows = [
            [row["what"], row["who"], row["name"], percent(row["share"]), row["p"]]
            for row in self.rows()
        ]
        how = f"exact, {self.runs} courses of the dice"
        if not self.exact:
            how = f"shares of {self.samples} courses of the dice"
        heads = ["what", "who", "", "chance", "as a fraction"]
        return titled_table(f"{self.actor}: {self.choice}", how, heads, rows)

    def to_data(self) -> dict[str, object]:
        """The odds as JSON-ready data."""
        data: dict[str, object] = {
            "choice": self.choice,
            "runs": self.runs,
            "outcomes": [
                {"name": name, "p": str(chance), "float": float(chance)}
                for name, chance in self.outcomes.items()
            ],
            "damage": _texts(self.damage),
            "states": {slug: _texts(states) for slug, states in self.states.items()},
            "cut": str(self.cut),
            "actor": self.actor,
            "target": self.target,
            "victims": {slug: _texts(damage) for slug, damage in self.victims.items()},
            "health": {slug: _texts(left) for slug, left in self.health.items()},
            "exact": self.exact,
        }
        if self.typical:
            data["typical"] = True
        if not self.exact:
            data["samples"] = self.samples
            for entry, chance in zip(data["outcomes"], self.outcomes.values()):  # type: ignore[call-overload]
                entry["interval"] = list(self.interval(chance))
        return data


def _texts(chances: dict[K, Fraction]) -> dict[str, str]:
    return {str(value): str(chance) for value, chance in chances.items()}


def summed_up(
    before: Fight,
    endings: Iterable[Ending],
    named: bool,
    actor: str,
    choice: str,
    target: str,
    runs: int,
    cut: Fraction,
    samples: int = 0,
) -> Odds:
    """The odds from all endings; `before` is the fight before the choice."""
    outcomes: dict[str, Fraction] = {}
    victims: dict[str, dict[int, Fraction]] = {}
    states: dict[str, dict[str, Fraction]] = {}
    health: dict[str, dict[int, Fraction]] = {}
    for ending in endings:
        chance = ending.chance
        if named:
            _add(outcomes, ", ".join(ending.names) or NOTHING, chance)
        for slug, amount, condition in zip(ending.slugs, ending.damage, ending.conditions):
            _add(victims.setdefault(slug, {}), amount, chance)
            of = states.setdefault(slug, {})
            for state in _states(condition):
                _add(of, state, chance)
            _add(health.setdefault(slug, {}), condition.health, chance)
    for fighter in before.roster:
        condition = before.condition(fighter)
        of = states.setdefault(fighter.slug, {})
        for state in _states(condition):
            of.setdefault(state, Fraction(0))
            if of[state] == 1:
                del of[state]
        if list(health.get(fighter.slug, {})) == [condition.health]:
            del health[fighter.slug]
    return Odds(
        actor,
        choice,
        target,
        runs,
        dict(sorted(outcomes.items(), key=lambda one: (-one[1], one[0]))),
        {slug: dict(sorted(of.items())) for slug, of in victims.items() if list(of) != [0]},
        {slug: dict(sorted(of.items())) for slug, of in states.items() if of},
        {slug: dict(sorted(of.items())) for slug, of in health.items()},
        cut,
        samples,
    )


def _states(condition: Condition) -> list[str]:
    return [*condition.states, OUT] if condition.out else condition.states


def _add(chances: dict[K, Fraction], value: K, chance: Fraction) -> None:
    chances[value] = chances.get(value, Fraction(0)) + chance

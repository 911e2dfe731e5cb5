"""Movement before, between and after attacks, and other single steps (GUR-MOV-03)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.terms import KNEELING, LYING, STANDING
from fechtbuch.books.gurps.rules.moving.movement import (
    facing_costs,
    facings_after,
    first_hexes,
    step_error,
    step_paths,
    walk_error,
    walks,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import Arc, parse_path, path_text

STEP: Final = Menu(
    [
        Verb("stay", "steps"),
        Verb("step", "steps effort path facing", ["GUR-MOV-03"]),
        Verb("rise", "steps effort", ["GUR-MOV-03"]),
        Verb("kneel", "steps effort", ["GUR-MOV-03"]),
    ],
    own_turn=True,
)


@mypyc_attr(free_list_len=1)
class StepQuestion(Asked):
    """Movement of a manoeuvre beside its attacks, or a step on breaking free (GUR-WRE-04)."""

    def __init__(
        self,
        battle: Battle,
        fighter: Combatant,
        steps: i64,
        points: i64,
        against: Combatant | None = None,
        forward: bool = False,
        onward: bool = False,
    ) -> None:
        super().__init__("step", battle, fighter, STEP)
        self.steps = steps
        self.points = points
        self.against = against
        """Whom attacks that still come are meant for; None after the attacks."""
        self.forward = forward
        """Whether it leads into front hexes only (GUR-MAN-03)."""
        self.onward = onward
        """Whether he was driven off his way and goes on from here (GUR-MAN-38)."""
        self.buys = False
        """Whether a Giant Step may be bought with it (GUR-EFF-04)."""
        self.doubles = False
        """Whether a second step may be declared, at −2 to hit (GUR-MAN-13)."""
        self.frees = False
        """Whether he has just broken free (GUR-WRE-04)."""

    def void(self) -> bool:
        """Nowhere to go."""
        return self.fighter.out()

    def open(self, verb: str) -> bool:
        """A step may also lead up from the knees, or down, but no walk does."""
        fighter = self.fighter
        if verb == "step":
            return True
        if self.points > 0 or self.frees:
            return False
        if verb == "rise":
            return fighter.posture == KNEELING and fighter.lame_legs() == 0
        return fighter.posture == STANDING

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What is declared or bought with it, where to, which way to look."""
        if slot == "steps":
            return Slot(slot, "number", [Option("2", ["GUR-MAN-13"])], "") if self.doubles else None
        if slot == "effort":
            must = "" if self.steps > 0 else "giant-step"
            giant = [Option("giant-step", ["GUR-EFF-04"])]
            return Slot(slot, "word", giant, must) if self.buys else None
        if slot == "path":
            ways = [path_text(path) for path in self._paths(partial)]
            return listed(slot, "path", ways, "") if ways else None
        turns: list[i64] = [0, 1, 2, 3, 4, 5]
        if self.points > 0:
            text = partial.get("path", "")
            turns = self._facings(parse_path(text) if text else [])
        return listed(slot, "direction", [str(f) for f in turns], "") if turns else None

    def _hexes(self, partial: Partial) -> i64:
        """How far the steps lead, with what has been declared or bought."""
        steps = self.steps
        if partial.get("steps", "") == "2":
            steps *= 2
        if partial.get("effort", "") == "giant-step":
            steps += self.fighter.step()
        return steps

    def _facings(self, path: list[i64]) -> list[i64]:
        """GUR-MOV-05: what the points allow; all-out, the foe must stay in front."""
        grid = self.battle.grid
        costs = facing_costs(self.battle, self.fighter, path, self.forward)
        found = facings_after(self.battle, self.fighter, path, costs, self.points)
        if self.forward and self.against is not None:
            here = path[-1] if path else self.fighter.at
            ahead = [f for f in found if grid.arc(here, f, self.against.at) is Arc.FRONT]
            return ahead if ahead else found
        return found

    def _paths(self, partial: Partial) -> list[list[i64]]:
        if self.points > 0 and self.fighter.posture == LYING:
            return first_hexes(self.battle, self.fighter, self.forward)
        if self.points > 0:
            reach = walks(self.battle, self.fighter, self.points, self.forward)
            found: list[list[i64]] = []
            if reach is not None:
                for f in reach.fields():
                    if f != self.fighter.at:
                        for facing in range(6):
                            if reach.cost(f, facing) == reach.least(f):
                                found.append(reach.path_to(f, facing))
                                break
            return found
        return step_paths(self.battle, self.fighter, self._hexes(partial))

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Any way that can be walked will do."""
        if self.points > 0:
            error = walk_error(self.battle, self.fighter, path, self.points, self.forward)
        else:
            error = step_error(self.battle, self.fighter, path, self._hexes(partial))
        return Refusal(error, slot.name, path_text(path), ["GUR-MOV-04"]) if error else None

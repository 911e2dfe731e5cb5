"""Movement before, between and after attacks, and other single steps (GUR-MOV-03)."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.terms import KNEELING, STANDING
from fechtbuch.books.gurps.rules.moving.movement import (
    facing_costs,
    facings,
    step_error,
    step_paths,
    walk_error,
    walks,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import BattleQuestion
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import Arc, parse_path, path_text


@mypyc_attr(free_list_len=1)
class StepQuestion(BattleQuestion):
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
        super().__init__("step", battle, fighter)
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

    def default(self) -> Choice:
        """Stay."""
        return Action("stay")

    def void(self) -> bool:
        """Nowhere to go."""
        return self.fighter.out()

    def slot(self, partial: Partial) -> Slot | None:
        """Whether, where to, which way to look."""
        if VERB not in partial:
            return Slot(VERB, "verb", self._verbs(), "stay")
        verb = partial[VERB]
        if self.doubles and "steps" not in partial:
            return Slot("steps", "number", [Option("2", ["GUR-MAN-13"])], "")
        if verb == "stay":
            return None
        if self.buys and "effort" not in partial:
            must = "" if self.steps > 0 else "giant-step"
            return Slot("effort", "word", [Option("giant-step", ["GUR-EFF-04"])], must)
        if verb != "step":
            return None
        if "path" not in partial:
            found = self._paths(partial)
            if found:
                return Slot("path", "path", [Option(path_text(path)) for path in found], "")
        if "facing" not in partial:
            if self.points > 0:
                text = partial.get("path", "")
                path = parse_path(text) if text else []
                options = self._facings(path)
            else:
                options = [0, 1, 2, 3, 4, 5]
            if options:
                return Slot("facing", "direction", [Option(str(f)) for f in options], "")
        return None

    def _verbs(self) -> list[Option]:
        found = [Option("stay"), Option("step", ["GUR-MOV-03"])]
        fighter = self.fighter
        if self.points == 0 and not self.frees:
            if fighter.posture == KNEELING and fighter.lame_legs() == 0:
                found.append(Option("rise", ["GUR-MOV-03"]))
            elif fighter.posture == STANDING:
                found.append(Option("kneel", ["GUR-MOV-03"]))
        return found

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
        found = facings(self.battle, costs, self.points)
        if self.forward and self.against is not None:
            here = path[-1] if path else self.fighter.at
            ahead = [f for f in found if grid.arc(here, f, self.against.at) is Arc.FRONT]
            return ahead if ahead else found
        return found

    def _paths(self, partial: Partial) -> list[list[i64]]:
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

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any way that can be walked."""
        if slot.kind == "path":
            try:
                path = parse_path(value)
            except ValueError:
                return Refusal("not-a-path", "path", value)
            if self.points > 0:
                error = walk_error(self.battle, self.fighter, path, self.points, self.forward)
            else:
                error = step_error(self.battle, self.fighter, path, self._hexes(partial))
            if not error:
                return None
            return Refusal(error, "path", value, ["GUR-MOV-04"])
        return self.why_not(slot, value, partial)

"""A Landsknecht fight, from first contact to the last blow."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.play.sequence import step
from fechtbuch.books.landsknecht.rules.basics.hands import drop_all
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.defending.answers import COUNTER, free_to_answer, parry
from fechtbuch.books.landsknecht.rules.grappling.still_valid import (
    end_invalid,
    stop_improvising,
)
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    bring_down,
    die,
    free_from_all,
    lie_beside,
    overpower,
    shares_ground,
    spoil_casting,
    stop_everything,
)
from fechtbuch.books.landsknecht.rules.hitting.casting import speechless
from fechtbuch.books.landsknecht.rules.moving.movement import can_crawl, crawl, crawl_squares, place
from fechtbuch.books.landsknecht.state.battle import CONTACT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter
from fechtbuch.books.landsknecht.state.shown import condition
from fechtbuch.books.landsknecht.state.written import SETTABLE
from fechtbuch.engine.asking import Menu, Verb, places
from fechtbuch.engine.choices import Choice, Partial, Question, Refusal, Slot
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import AT, Settable
from fechtbuch.engine.tally import Tally

VOLUNTEER: Final = Menu(
    [
        Verb("parry", "", ["LSK-PAR-01"]),
        Verb("crawl", "at", ["LSK-DMG-02"]),
        Verb("break-off", "", ["LSK-RUL-86"]),
    ],
)


class VolunteerQuestion(AskedFighter):
    """A parry may be declared at any moment (LSK-PAR-01, LSK-RUL-59), and the Down may crawl."""

    def __init__(self, battle: Battle, fighter: Combatant) -> None:
        super().__init__("volunteer", battle, fighter, VOLUNTEER)

    def open_verbs(self) -> list[Verb]:
        """Parry; somebody who lies there awake crawls (LSK-DMG-02, LSK-RUL-45)."""
        found = [VOLUNTEER.by_name["crawl" if self.fighter.down else "parry"]]
        if self.fighter.busy_rounds > 0:
            found.append(VOLUNTEER.by_name["break-off"])  # LSK-RUL-86: the actor's own word
        return found

    def default(self) -> Choice:
        """The only one there is."""
        return Action(self.open_verbs()[0].name)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Where somebody crawls to."""
        return places(slot, crawl_squares(self.battle, self.fighter))


@mypyc_attr(allow_interpreted_subclasses=True)
class LandsknechtFight(Battle):
    """The book's fight."""

    def fresh(self) -> "LandsknechtFight":
        """An empty fight of this class."""
        return LandsknechtFight(self.parties, self.grid, self.options, self.scene)

    def step(self) -> None:
        """From one boundary to the next."""
        step(self)

    def condition(self, fighter: Fighter) -> Condition:
        """How a fighter is."""
        assert isinstance(fighter, Combatant)
        return condition(fighter)

    def spots(self, who: Fighter, other: Fighter) -> bool:
        """Whoever is aware and not blind, in the dark or otherwise, sees along a clear line."""
        assert isinstance(who, Combatant)
        if who.unconscious or who.dead or who.asleep or who.unaware or self.blind(who):
            return False
        return self.grid.clear_line(who.at, other.at)

    def outstanding(self, fighter: Fighter) -> i64:
        """LSK-SEQ-05, LSK-CST-01: damage that waits for tied sides, a spell until it works."""
        assert isinstance(fighter, Combatant)
        return len(self.waiting) + len(self.poisoned) + (0 if fighter.casting is None else 1)

    def volunteer_question(self, fighter: Fighter) -> Question | None:
        """A parry of whoever has not acted, is able and aware; the conscious Down may crawl."""
        if not isinstance(fighter, Combatant) or self.phase == CONTACT:
            return None
        if fighter.acted or fighter.unaware or fighter.block.mount:
            return None
        if fighter.able():
            if not free_to_answer(self, fighter):
                return None
        elif not can_crawl(self, fighter):
            return None
        return VolunteerQuestion(self, fighter)

    def volunteered(self, fighter: Fighter, choice: Choice) -> None:
        """Carry out what was volunteered."""
        assert isinstance(fighter, Combatant)
        if choice.verb == "parry":
            parry(self, fighter)
        elif choice.verb == "break-off":
            stop_improvising(self, fighter)
        elif isinstance(choice, Action):
            crawl(self, fighter, choice.at)

    def foreseen(self, who: Fighter, tally: Tally, purposes: list[str]) -> Tally:
        """What waits for an attack, by whatever verb it is made.

        Whoever is attacked is shown the attacker's number, with what waits for him in it.
        """
        if purposes[0] == "answer" and COUNTER not in purposes:
            return tally
        return super().foreseen(who, tally, ["attack"])

    def settable(self) -> Settable:
        """What sheets and edicts may set."""
        return SETTABLE

    def put_by_edict(self, fighter: Fighter, f: i64) -> None:
        """Rider and mount are put together, with all their squares on open ground that is free."""
        assert isinstance(fighter, Combatant)
        before = fighter.at
        place(self, fighter, f)
        closed = [square for square in self.ground_of(fighter) if not self.grid.open(square)]
        if fighter.standing() and (len(closed) > 0 or shares_ground(self, fighter)):
            place(self, fighter, before)
            raise Refusal("field-not-free", "value", field_text(f), ["LSK-MOV-08"])

    def after_edict(self) -> None:
        """LSK-CST-02, LSK-RUL-77, LSK-RUL-81: what is made impossible ends without a die."""
        self.fallen_riders = []
        for fighter in self.fighters:
            if fighter.gone:
                stop_everything(self, fighter)
                spoil_casting(self, fighter, "LSK-CST-02")
            elif fighter.standing() and fighter.mount == NOBODY and not fighter.immobilised():
                if fighter.rider == NOBODY:  # whoever stands up under a horse makes way
                    lie_beside(self, fighter)
            if fighter.casting is not None and speechless(fighter):
                spoil_casting(self, fighter, "LSK-CST-02")
        self.lasting = True
        end_invalid(self)

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets a number or a place."""
        assert isinstance(fighter, Combatant)
        super().set_field(fighter, field, value)
        if field == "wounds" and fighter.wounds <= 0 and not fighter.down:
            bring_down(self, fighter)
        if field == "wounds" and fighter.wounds > 0 and not fighter.dead:
            fighter.down = False
            fighter.unconscious = False
        if field != AT and field != "rate":
            rate = fighter.rate
            reckon(self, fighter)
            if fighter.block.creature:
                fighter.rate = rate

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on somebody or takes it away."""
        assert isinstance(fighter, Combatant)
        if state == "dead" and on:
            die(self, fighter, "edict")
            return
        if state == "down" and on:
            bring_down(self, fighter)
            return
        super().change_state(fighter, state, on, value)
        if state == "surrendered" and on:
            stop_everything(self, fighter)
            spoil_casting(self, fighter, "LSK-MOR-03")
            drop_all(self, fighter)  # LSK-MOR-03; a grip ends by LSK-RUL-77
        if on and state in ("asleep", "bound", "paralysed", "pinned"):
            overpower(self, fighter)
        if state == "pinned" and not on:
            free_from_all(self, fighter)
        if state in ("dead", "down") and not on:
            fighter.down = False
            fighter.dead = False
            fighter.unconscious = False

    def skip(self, fighter: Fighter) -> None:
        """The action of this Round is passed over."""
        assert isinstance(fighter, Combatant)
        fighter.acted = True
        fighter.turn_over = True
        fighter.holding_action = False

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """Something that no rule lists, for some Rounds (LSK-SEQ-02)."""
        assert isinstance(fighter, Combatant)
        self.skip(fighter)
        fighter.busy_rounds = price - 1 if price > 0 else 0
        self.lasting = True
        fighter.improvising = text
        self.note("improvises", "LSK-SEQ-02", fighter, amount=price, word=text)

"""What somebody unseen has rolled is nobody else's roll where a side's knowledge is played on."""

import pytest

from fechtbuch.engine.choices import Player
from fechtbuch.engine.dice import ScriptedDice
from fechtbuch.engine.position import position_of
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.record import FORMAT, Record
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from tests.engine.tables import SEED
from tests.toy import Rally, Toy, ToyFight, toy_fight


class Watching(ToyFight):
    """Everybody keeps watch for a moment, one after the other, and one of them is asked on."""

    asked = "carl"
    unseen_too = False

    def step(self) -> None:
        if self.omen == 1:
            self.end(0)
            return
        self.omen = 1
        for fighter in self.roster:
            if self.unseen_too or fighter.up():
                seen = self.roll(fighter, 1, 20, "watch")
                self.note("watched", "TOY-01", fighter, amount=seen)
        self.ask(Rally(self, self.named(self.asked)))
        self.roll(self.named(self.asked), 1, 20, "watch")


class WatchingBert(Watching):
    asked = "bert"


class Ordering(Watching):
    """Whoever is not there has his place in the order all the same."""

    unseen_too = True


def watching(kind: type[Watching]) -> Session:
    toy = toy_fight("anna bert", "carl dora", skill=15, health=8)
    fight = kind(toy.sides, toy.grid, ScriptedDice([]))
    for fighter in toy.roster:
        fight.enlist(Toy(fighter.slug, fighter.side, 15, 8))
    fight.named("carl").hidden_from = 1
    fight.named("bert").hidden_from = 2
    return Session(Record({"format": FORMAT, "book": "toy"}), fight, SEED)


def told(events: list[dict[str, object]]) -> dict[object, object]:
    return {event["actor"]: event["amount"] for event in events if event["kind"] == "watched"}


@pytest.mark.parametrize(
    ("kind", "side", "unseen"), [(Watching, 1, "bert"), (WatchingBert, 0, "carl")]
)
def test_dice_of_somebody_unseen_are_passed_over(
    kind: type[Watching], side: int, unseen: str
) -> None:
    session = watching(kind)
    [question] = session.pending
    slugs = [fighter.slug for fighter in session.fight.roster]
    fallen = told([event.to_data(slugs) for event in session.story])
    players: list[Player] = [RandomPlayer(Stream(1, place)) for place in range(2)]
    fight = position_of(session, question, side).begin(players, ScriptedDice([(20, 20)]))
    fight.telling = True
    fight.step()
    again = told([event.to_data(slugs) for event in fight.events])
    assert unseen in fallen
    assert unseen not in again
    assert again == {slug: face for slug, face in fallen.items() if slug != unseen}


def test_who_has_his_place_in_the_order_keeps_his_own_dice() -> None:
    session = watching(Ordering)
    [question] = session.pending
    slugs = [fighter.slug for fighter in session.fight.roster]
    fallen = told([event.to_data(slugs) for event in session.story])
    players: list[Player] = [RandomPlayer(Stream(1, place)) for place in range(2)]
    fight = position_of(session, question, 1).begin(players, ScriptedDice([(20, 20)]))
    fight.telling = True
    fight.step()
    assert told([event.to_data(slugs) for event in fight.events]) == fallen

"""Whoever plays for a seat knows what the seat knows: nobody is attacked whom it has not found."""

import pytest

from fechtbuch.engine.choices import Choice, Partial, Player, Question, every_choice
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fields import parse_field, x_of, y_of
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import known, known_to
from fechtbuch.engine.session import Session
from fechtbuch.engine.table_dice import TableDice
from fechtbuch.odds import exchange
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import Scenario, load, new_record
from fechtbuch.simulate import simulate
from tests.table.kit import Data, House, Table, delegate

SEED = bytes(range(32))

SKIRMISHES = ["skirmish", "three-brigands", "fire-fight-in-the-yard", "ambush-at-the-ford"]
"""A scenario of every book in which somebody can be hidden and others are left to fight."""


def hidden_in(name: str, place: int = 0) -> tuple[Data, str]:
    """A scenario in which somebody of the second side is hidden from the first; his slug."""
    data: Data = load(name).to_data()
    one, other = data["sides"][:2]
    one_hidden = other["fighters"][place]
    one_hidden["hidden"] = [one["slug"]]
    return data, one_hidden["slug"]


def session_of(data: Data) -> Session:
    scenario = Scenario.from_data(data)
    return Session(new_record(scenario, SEED, {}), scenario.build(), SEED)


def known_now(session: Session, slug: str) -> bool:
    fighter = session.fight.by_slug(slug)
    assert fighter is not None
    return not fighter.hidden_from


def duel(home: House) -> Table:
    """Kurt and Hans side by side, and Kurt does not know of Hans."""
    data: Data = load("kurt-and-hans").to_data()
    data["sides"][1]["fighters"][0]["hidden"] = ["kurt"]
    return home.table(
        data, seats=[{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
    )


def asked(table: Table, who: str) -> Data:
    for _ in range(40):
        found: list[Data] = table.state(who)["questions"]
        if found and found[0]["kind"] == "turn":
            return found[0]
        state = table.state()
        question = state["questions"][0]
        text = question["next"]["slot"]["default"]
        table.do("referee", {"do": "answer", "question": question["id"], "text": text})
    raise AssertionError(f"{who} is never asked to act")


def test_a_standing_answer_attacks_nobody_hidden(home: House) -> None:
    table = duel(home)
    question = asked(table, "Anna")
    text = "attack target=hans weapon=messer"
    table.do("Anna", {"do": "stand", "kind": "turn", "fighter": "kurt", "text": text})
    assert table.state("Anna")["questions"][0]["id"] == question["id"]
    assert "target=hans" not in table.http("referee", "GET", "/record").text


@pytest.mark.parametrize("by", ["Anna", "referee"])
def test_the_engine_attacks_nobody_hidden_in_a_players_place(home: House, by: str) -> None:
    table = duel(home)
    question = asked(table, "Anna")
    table.do(by, {"do": "delegate", "question": question["id"]})
    record = table.http("referee", "GET", "/record").text
    assert "target=hans" not in record


def test_not_even_the_game_master_attacks_for_a_side_whom_it_does_not_know(home: House) -> None:
    table = duel(home)
    question = asked(table, "Anna")
    answer = {"do": "answer", "question": question["id"], "text": "attack hans", "loose": True}
    assert table.command("referee", answer).status_code == 422


@pytest.mark.parametrize("name", SKIRMISHES)
def test_whoever_is_asked_is_offered_nobody_hidden_and_every_field(name: str) -> None:
    """The same question in two worlds that differ in nothing but where the hidden one stands."""
    data, slug = hidden_in(name)
    session = session_of(data)
    looked = 0
    for _ in range(60):
        if session.fight.over or looked > 12:
            break
        assert not known_now(session, slug)
        question = session.pending[0]
        if question.side == 0:
            seen = [str(one) for one in every_choice(known(question), 200)]
            away = session.fight.by_slug(slug)
            assert away is not None
            before, away.at = away.at, away.at + 2
            elsewhere = [str(one) for one in every_choice(known(question), 200)]
            away.at = before
            assert seen == elsewhere
            assert slug not in " ".join(seen).split("'")
            looked += 1
        session.answer(known(question).default().text(), question.id)
    assert looked > 0


@pytest.mark.parametrize("name", SKIRMISHES)
def test_a_hidden_fighter_becomes_known_when_he_attacks_and_the_log_tells_it(name: str) -> None:
    for place in range(3):
        data, slug = hidden_in(name, place)
        for fighter in [one for side in data["sides"][1:] for one in side["fighters"]]:
            fighter["hidden"] = [data["sides"][0]["slug"]]
        session = session_of(data)
        engine = EnginePlayer(Scenario.from_data(data), session, SEED)
        for _ in range(400):
            if session.fight.over or known_now(session, slug):
                break
            engine.answer(session.pending[0])
        told = [one for one in session.story if one.kind == "becomes-known"]
        if known_now(session, slug):
            assert told
            assert all(one.known_to(0) for one in told)
            return
    raise AssertionError("none of them was ever found")


def test_the_ambush_in_the_dark_shows_its_foes_once_they_strike() -> None:
    data: Data = load("ambush-in-the-dark").to_data()
    session = session_of(data)
    engine = EnginePlayer(Scenario.from_data(data), session, SEED)
    for _ in range(1500):
        if session.fight.over:
            break
        engine.answer(session.pending[0])
    roster = session.fight.roster
    strikers = {one.actor for one in session.story if one.kind in ("full-hit", "glancing-hit")}
    assert any(roster[one].side == 1 for one in strikers)
    assert not [one for one in strikers if roster[one].hidden_from]
    # What strikes a side is told to it, with the name of whoever struck.
    for event in session.story:
        if event.kind in ("full-hit", "glancing-hit") and roster[event.actor].side == 1:
            assert event.known_to(0)


@pytest.mark.parametrize("name", SKIRMISHES)
def test_a_walk_over_a_field_with_somebody_unseen_is_offered_and_ends_there(name: str) -> None:
    """The hidden one is put on the first field of a walk that is offered, and it is walked."""
    data, slug = hidden_in(name)
    session = session_of(data)
    for _ in range(120):
        question = session.pending[0]
        way = walk_of(question) if question.side == 0 and question.who is not None else None
        if way is None:
            session.answer(known(question).default().text(), question.id)
            continue
        assert question.who is not None
        text, field = way
        walker, start = question.who.slug, question.who.at
        session.edict(f"set fighter={slug} field=at value={field}")
        assert not known_now(session, slug)
        session.answer(text, session.pending[0].id)
        while not session.fight.over and not known_now(session, slug):
            session.answer(known(session.pending[0]).default().text(), session.pending[0].id)
        after = session.fight.by_slug(walker)
        assert after is not None
        assert after.at == start
        assert [one.word for one in session.story if one.kind == "becomes-known"] == ["met"]
        return
    raise AssertionError("nobody was asked for a walk")


def _free(question: Question, way: str) -> bool:
    """Whether nobody at all stands on the first field of a way."""
    first = parse_field(way.partition(";")[0])
    return all(one.at != first for one in question.fight.roster)


def walk_of(question: Question) -> tuple[str, str] | None:
    """A walk of some fields that is offered, and its first field."""
    asked = known(question)
    first = asked.slot({})
    for verb in ("move", "walk"):
        if first is None or verb not in first.values():
            continue
        filled: Partial = {"verb": verb}
        while (slot := asked.slot(filled)) is not None:
            ways = [value for value in slot.values() if ";" in value and _free(question, value)]
            if slot.kind == "path" and slot.name == "path" and ways:
                filled[slot.name] = ways[0]
            else:
                filled[slot.name] = "" if "" in slot.values() else slot.default or slot.values()[0]
        if ";" in filled.get("path", ""):
            return asked.build(filled).text(), filled["path"].split(";")[0]
    return None


@pytest.mark.parametrize("name", SKIRMISHES)
def test_whoever_leaves_his_hiding_place_is_noticed_at_the_end_of_a_turn(name: str) -> None:
    """In his place he goes unnoticed; on the open field beside somebody awake he does not."""
    data, slug = hidden_in(name)
    found = {}
    for leaves in (False, True):
        fight = Scenario.from_data(data).build()
        fight.players = [Idle() for _ in fight.sides]
        fight.dice, fight.telling = TableDice(SEED), True
        hidden = fight.by_slug(slug)
        assert hidden is not None
        for _ in range(2):
            fight.advance()
        if leaves:
            hidden.at = beside(fight)
        for _ in range(8):
            fight.advance()
        found[leaves] = [one for one in fight.events if one.kind == "becomes-known"]
    assert found[False] == []
    assert [one.word for one in found[True]] == ["sight"]
    assert found[True][0].known_to(0)


class Idle(Player):
    """Does what is done if nobody answers."""

    def decide(self, question: Question) -> Choice:
        return question.default()


def beside(fight: Fight) -> int:
    """A free field beside somebody of the first side."""
    foe = next(one for one in fight.roster if one.side == 0)
    taken = {one.at for one in fight.roster}
    around = [
        field_at(x_of(foe.at) + dx, y_of(foe.at) + dy) for dx in (1, 0, -1) for dy in (0, 1, -1)
    ]
    return next(one for one in around if one not in taken and fight.grid.open(one))


@pytest.mark.parametrize("name", SKIRMISHES)
def test_odds_and_the_state_of_a_side_leave_out_whom_it_does_not_know(name: str) -> None:
    data, slug = hidden_in(name)
    session = session_of(data)
    twin = known_to(session.fight, 0)
    hidden = twin.by_slug(slug)
    assert hidden is not None
    assert hidden.gone
    engine = EnginePlayer(Scenario.from_data(data), session, SEED)
    for _ in range(40):
        if session.fight.over or known_now(session, slug):
            break
        question = session.pending[0]
        if question.side == 0 and question.who is not None and question.own_turn():
            text = known(question).default().text()
            found = exchange(session, question.who.slug, text, seat=0)
            assert slug not in found.victims or set(found.victims[slug]) == {0}
            return
        engine.answer(question)


def test_simulated_fights_are_played_from_what_each_side_knows() -> None:
    """A blind side walks into nobody and strikes at nobody: it does worse than one that sees."""
    open_ = simulate(load("kurt-and-hans"), 60, seed=3, processes=1)
    data: Data = load("kurt-and-hans").to_data()
    data["sides"][1]["fighters"][0]["hidden"] = ["kurt"]
    blind = simulate(Scenario.from_data(data), 60, seed=3, processes=1)
    assert blind.sides["kurt"].share < open_.sides["kurt"].share


def test_delegated_play_goes_on_where_somebody_is_hidden(home: House) -> None:
    data, _ = hidden_in("skirmish")
    table = home.table(data, seats=[{"name": "Anna", "side": data["sides"][0]["slug"]}])
    for _ in range(30):
        state = table.state()
        if state["over"] is not None:
            break
        table.do("referee", delegate(state))

"""Events, numbers, questions and refusals in words."""

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.events import Event
from fechtbuch.engine.fields import field
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.tally import Tally
from fechtbuch.play import play
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names
from fechtbuch.text.numbers import plain, signed
from fechtbuch.text.story import DEED, DICE, EFFECT, HEADING, NUMBER, Storyteller
from tests.toy import ToyFight, toy_fight

ITEMS = {"messer": "Messer", "light-crossbow": "Light crossbow"}


@pytest.fixture
def fight() -> ToyFight:
    return toy_fight("anna bert", "carl dora")


def teller(fight: ToyFight, side: int = -1) -> Storyteller:
    catalogue = Catalogue("en", ["fechtbuch.books.landsknecht"])
    return Storyteller(Names(catalogue, fight, ITEMS), side)


def target_number() -> Tally:
    number = Tally("armour-class", 14, "LSK-ATK-02", True)
    number.add("agility", -2, "LSK-ATK-02")
    number.add_for(0b01, "cover", -1, "LSK-COV-02")
    number.add("strength", 1, "LSK-ATK-04")
    return number


def test_numbers_have_a_proper_minus_sign() -> None:
    assert [plain(-3), plain(3), signed(-3), signed(3), signed(0)] == ["−3", "3", "−3", "+3", "+0"]


def test_a_deed_names_who_does_what_with_what(fight: ToyFight) -> None:
    event = Event("declares", "LSK-SEQ-07", 0, 2)
    event.word, event.item = "attack", "messer-2"
    (line,) = teller(fight).tell(event)
    assert (line.kind, line.text) == (DEED, "Anna attacks Carl with the messer.")
    assert line.rules == ("LSK-SEQ-07",)


def test_nothing_is_said_of_a_weapon_where_there_is_none(fight: ToyFight) -> None:
    event = Event("declares", "", 0, 2)
    event.word = "attack"
    assert teller(fight).tell(event)[0].text == "Anna attacks Carl."


def test_values_reach_the_words_and_fields_read_as_fields(fight: ToyFight) -> None:
    event = Event("walked", "LSK-MOV-01", 1, -1)
    event.amount = 15
    event.values = {"from": field(0, 0), "to": field(3, -2)}
    assert teller(fight).tell(event)[0].text == "Bert walks 15 feet to 3,−2."


def test_a_roll_shows_the_number_with_its_parts_then_the_dice(fight: ToyFight) -> None:
    event = Event("roll", "", 0, -1)
    event.word, event.dice, event.faces, event.amount = "attack", "1d20", [6], 6
    event.tally = target_number()
    told = teller(fight)
    told.tell(Event("guards", "LSK-CTR-03", 0, 2))
    number, dice = told.tell(event)
    assert number.kind == NUMBER
    assert number.text == "Target number 12 = 14 armour class − 2 agility − 1 cover + 1 strength"
    assert number.rules == ("LSK-ATK-02", "LSK-COV-02", "LSK-ATK-04")
    assert (dice.kind, dice.text) == (DICE, "Anna, attack: 1d20 → 6")


def test_several_dice_show_their_sum(fight: ToyFight) -> None:
    event = Event("roll", "", 0, -1)
    event.word, event.dice, event.faces, event.amount = "morale", "2d6", [3, 5], 8
    assert teller(fight).tell(event)[0].text == "Anna, morale: 2d6 → 3, 5 = 8"


@pytest.mark.parametrize(
    ("actor", "side", "who"),
    [(0, "", "Anna"), (-1, "", "The game master"), (-1, "second", "Second")],
)
def test_every_line_of_dice_says_who_rolls(
    fight: ToyFight, actor: int, side: str, who: str
) -> None:
    fight.sides[1].slug, fight.sides[1].name = "second", "second"
    event = Event("roll", "", actor, -1)
    event.word, event.dice, event.faces, event.amount = "initiative", "1d6", [4], 4
    event.item = side
    told = teller(fight)
    told.tell(Event("guards", "LSK-CTR-03", 0, 2))
    assert told.tell(event)[0].text == f"{who}, initiative: 1d6 → 4"


@pytest.mark.parametrize(
    ("dice", "faces", "counted", "amount", "text"),
    [
        ("2d20h1", [7, 15], [1], 15, "2d20 (highest) → (7), 15 = 15"),
        ("4d6l3", [7, 1, 2, 1], [1, 2, 3], 4, "4d6 (lowest 3) → (7), 1, 2, 1 = 4"),
        ("2x10", [9, 10, 3], [], 22, "2d10 → 9, 10+3 = 22"),
        ("2x10f9", [9, 10, 3, 2], [], 24, "2d10 (rolled on from 9) → 9+10+3, 2 = 24"),
        ("2x6f7", [6, 6], [], 12, "2d6 → 6, 6 = 12"),
    ],
)
def test_dice_show_which_of_them_count_and_which_were_rolled_on(
    fight: ToyFight, dice: str, faces: list[int], counted: list[int], amount: int, text: str
) -> None:
    event = Event("roll", "", 0, -1)
    event.word, event.dice, event.faces, event.counted = "morale", dice, faces, counted
    event.amount = amount
    assert teller(fight).tell(event)[0].text == f"Anna, morale: {text}"


@pytest.mark.parametrize(
    ("language", "one", "three", "five"),
    [
        ("en", "2d20 (highest)", "5d6 (lowest 3)", "6d6 (highest 5)"),
        ("de", "2W20 (der höchste)", "5W6 (die 3 niedrigsten)", "6W6 (die 5 höchsten)"),
        ("fr", "2d20 (le plus haut)", "5d6 (les 3 plus bas)", "6d6 (les 5 plus hauts)"),
        ("pl", "2k20 (najwyższa)", "5k6 (3 najniższe)", "6k6 (5 najwyższych)"),
    ],
)
def test_kept_dice_are_written_as_the_language_has_it(
    fight: ToyFight, language: str, one: str, three: str, five: str
) -> None:
    names = Names(Catalogue(language, []), fight)
    assert [names.dice(text) for text in ("2d20h1", "5d6l3", "6d6h5")] == [one, three, five]
    plain = names.dice("3d6")
    assert [names.dice(text) for text in ("3x6", "3o6")] == [plain, plain]
    assert names.dice("2v20+1") == names.dice("2d20") + "+1"


def test_secret_parts_are_summed_up_for_who_must_not_know_them(fight: ToyFight) -> None:
    text = teller(fight, 1).sum_text(target_number())
    assert text == "Target number 12 = 14 armour class − 2 agility + 1 strength − 1 unknown"
    assert "cover" in teller(fight, 0).sum_text(target_number())


def test_nobody_is_told_what_is_kept_from_him(fight: ToyFight) -> None:
    event = Event("down", "LSK-DMG-02", -1, 2)
    event.audience = 0b10
    assert teller(fight, 0).tell(event) == []
    assert [line.kind for line in teller(fight, 1).tell(event)] == [EFFECT]
    assert len(teller(fight, -1).tell(event)) == 1


def test_the_end_of_the_fight_names_the_winner_or_a_draw(fight: ToyFight) -> None:
    event = Event("fight-over", "", -1, -1)
    event.word = "blue"
    (line,) = teller(fight).tell(event)
    assert (line.kind, line.text) == (HEADING, "The fight is over. Winner: Blue.")
    event.word = ""
    assert teller(fight).tell(event)[0].text == "The fight is over. Nobody has won."


def test_an_event_without_words_shows_its_key_and_fails_nothing(fight: ToyFight) -> None:
    assert teller(fight).tell(Event("unheard-of", "", 0, -1))[0].text == "effect-unheard-of"


def test_those_who_share_a_name_are_numbered() -> None:
    fight = toy_fight("pike pike-2", "carl")
    fight.roster[1].name = fight.roster[0].name = "Pikeman"
    names = teller(fight).names
    assert [names.fighter(one) for one in fight.roster] == ["Pikeman 1", "Pikeman 2", "Carl"]


def test_who_joins_without_a_name_of_his_own_has_that_of_his_sheet() -> None:
    playing = play("nets-on-the-bridge", seed=1)
    playing.session.edict(
        'add-fighter data="{\\"use\\":\\"net-fighter\\",\\"side\\":\\"the-town\\"}"'
    )
    assert playing.story()[-1] == "Net fighter joins the fight."
    assert playing.story("de")[-1] == "Der Netzkämpfer kommt in den Kampf."


def test_fighters_and_sides_that_are_words_are_named_in_the_language() -> None:
    fight = toy_fight("guard guard-2 extra", "kurt robber")
    for fighter, name in zip(
        fight.roster, ["Town guard", "Town guard", "Town guard 7", "Kurt", "Robin"], strict=True
    ):
        fighter.name = name
    fight.sides[1].name = "Robbers"
    package = "fechtbuch.books.tales_and_legends"
    names = Names(Catalogue("pl", [package]), fight)
    guards = [names.fighter(one) for one in fight.roster[:3]]
    assert guards == ["Strażnik miejski 1", "Strażnik miejski 2", "Strażnik miejski 7"]
    assert [names.fighter(one) for one in fight.roster[3:]] == ["Kurt", "Robin"]
    assert names.by_slug("guard-2") == names.word("guard-2") == "Strażnik miejski 2"
    assert names.side(1) == names.word(fight.sides[1].slug) == "Rabusie"
    english = Names(Catalogue("en", [package]), fight)
    assert (english.by_slug("guard-2"), english.side(1)) == ("Town guard 2", "Robbers")


def test_a_refusal_gives_the_reason_the_rules_and_what_is_possible(fight: ToyFight) -> None:
    refusal = Refusal("not-possible", "target", "bert", ["LSK-ATK-01"], ["carl", "dora"])
    assert teller(fight).refusal(refusal) == (
        "“Bert” is not possible here. (LSK-ATK-01) Possible: Carl, Dora."
    )


def test_a_word_that_is_left_over_is_no_matter_of_the_verb(fight: ToyFight) -> None:
    """What was typed has slots of its own; that there is a verb goes without saying."""
    told = teller(fight).refusal(Refusal("not-understood", "", "fast", [], ["verb", "target"]))
    assert told == "“fast” was not understood. Possible: target."
    told = teller(fight).refusal(Refusal("not-understood", "", "fast", [], ["verb"]))
    assert told == "“fast” was not understood."


def test_a_long_answer_that_is_refused_is_not_said_again_at_length(fight: ToyFight) -> None:
    told = teller(fight).refusal(Refusal("not-possible", "verb", "x" * 4000, [], []))
    assert told == f"“{'x' * 119}…” is not possible here."


def test_real_dice_are_asked_for_with_what_they_are_needed_for(fight: ToyFight) -> None:
    question = DiceQuestion(fight, fight.roster[0], "1d20", "attack", target_number())
    assert teller(fight).question(question) == "Anna: roll 1d20 for attack: 12 or less."
    question = DiceQuestion(fight, None, "2d6", "morale", None)
    assert teller(fight).question(question) == "The game master: roll 2d6 for morale."


def test_a_shot_into_melee_says_what_strikes_somebody_at_random(fight: ToyFight) -> None:
    number = target_number()
    number.add("into-melee", -4, "LSK-MIS-01")
    question = DiceQuestion(fight, fight.roster[0], "1d20", "attack", number)
    assert teller(fight).question(question) == (
        "Anna: roll 1d20 for attack: 8 or less; 9 to 12 strike somebody at random."
    )


@pytest.mark.parametrize(
    ("language", "dice"), [("en", "2d6+1"), ("de", "2W6+1"), ("fr", "2d6+1"), ("pl", "2k6+1")]
)
def test_dice_are_written_as_the_language_writes_them(
    fight: ToyFight, language: str, dice: str
) -> None:
    assert Names(Catalogue(language), fight).dice("2d6+1") == dice


@pytest.mark.parametrize("dice", ["3o6", "2v6+0"])
def test_dice_that_are_held_against_each_other_are_not_added_up(fight: ToyFight, dice: str) -> None:
    event = Event("roll", "", -1, -1)
    event.word, event.dice, event.faces, event.amount = "declaring", dice, [5, 3], 1
    (line,) = teller(fight).tell(event)
    assert line.text.endswith("→ 5, 3")


@pytest.mark.parametrize(("rolled", "dice"), [("5x6", "5W6"), ("2v20+0", "2W20"), ("3o6", "3W6")])
def test_dice_that_are_not_added_up_are_written_like_others(
    fight: ToyFight, rolled: str, dice: str
) -> None:
    assert Names(Catalogue("de"), fight).dice(rolled) == dice

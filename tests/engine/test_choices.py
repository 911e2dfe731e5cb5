"""Choices: their canonical text, what is refused and why, and what a person may leave out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.choices import (
    MOST_TEXT,
    VERB,
    Option,
    Partial,
    Question,
    Refusal,
    Slot,
    _matches,
    complete,
    every_choice,
    fill,
    parse_words,
    print_words,
    read_choice,
    understand,
)
from fechtbuch.engine.fields import field
from fechtbuch.engine.random_player import RandomPlayer, values_of
from fechtbuch.engine.streams import Stream
from tests.toy import Act, Defend, Verdict, toy_fight

SLOT = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True).filter(lambda name: name != VERB)
VALUE = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def act(**changes: int) -> Act:
    fight = toy_fight("anna bert", "carl cora dora", **changes)
    return Act(fight, fight.roster[0])


def refusal(question: Question, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_choice(question, text)
    return caught.value


def misunderstood(question: Question, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        understand(question, text)
    return caught.value


# The canonical text


@given(SLOT, st.dictionaries(SLOT, VALUE, max_size=5))
def test_printing_and_reading_are_inverse(verb: str, slots: Partial) -> None:
    partial = {VERB: verb, **slots}
    text = print_words(partial)
    assert parse_words(text) == partial
    assert "\n" not in text
    assert print_words(parse_words(text)) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("hans", "say text=hans"),
        ("3,-2;4,-2", "say text=3,-2;4,-2"),
        ("two words", 'say text="two words"'),
        ("", 'say text=""'),
        ("a=b", 'say text="a=b"'),
        ('he said "no"', r'say text="he said \"no\""'),
        ("back\\slash here", r'say text="back\\slash here"'),
        ("one\ntwo", r'say text="one\ntwo"'),
        ("\\n", "say text=\\n"),
        ("żółć", "say text=żółć"),
    ],
)
def test_values_are_quoted_only_where_they_must_be(value: str, text: str) -> None:
    assert print_words({VERB: "say", "text": value}) == text
    assert parse_words(text)["text"] == value


def test_space_between_words_does_not_matter() -> None:
    assert parse_words("  strike \t target=hans\n weapon=club ") == {
        VERB: "strike",
        "target": "hans",
        "weapon": "club",
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-verb"),
        ("   ", "no-verb"),
        ("=x", "no-verb"),
        ("Strike", "no-verb"),
        ("strike,", "not-understood"),
        ("strike hans", "not-understood"),
        ("strike Target=hans", "not-understood"),
        ('strike target="hans', "not-understood"),
        ('strike target=ha"ns', "not-understood"),
        ("strike target=hans target=kurt", "slot-twice"),
        ("strike verb=walk", "slot-twice"),
        ("say text=" + "x" * MOST_TEXT, "text-too-long"),
        ("say text=\ud800", "not-unicode"),
    ],
)
def test_texts_that_are_no_choice(text: str, reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_words(text)
    assert caught.value.reason == reason


def test_reading_takes_no_time_whatever_is_typed() -> None:
    for text in ('a="' + "\\" * 15_000, "a " + '"' * 15_000, "a=" * 7_000, '" \\' * 5_000):
        for read in (parse_words, lambda text: understand(act(), text)):
            with pytest.raises(Refusal):
                read(text)


# What a question accepts


def test_a_choice_is_built_from_its_text() -> None:
    choice = read_choice(act(), "strike target=carl weapon=cleaver hard=2")
    assert choice.verb == "strike"
    assert choice.text() == "strike target=carl weapon=cleaver hard=2"


def test_a_slot_with_an_empty_default_may_stay_unsaid() -> None:
    partial = parse_words("strike target=carl weapon=club")
    assert fill(act(), partial)["hard"] == ""
    assert complete(act(), partial).text() == "strike target=carl weapon=club"


def test_other_slots_must_be_said() -> None:
    missing = refusal(act(), "strike target=carl")
    assert (missing.reason, missing.slot) == ("slot-missing", "weapon")
    assert missing.offered == ["fist", "club", "cleaver"]


def test_a_value_that_is_not_offered_is_refused_with_what_is() -> None:
    unknown = refusal(act(), "strike target=emil weapon=club")
    assert (unknown.reason, unknown.slot, unknown.value) == ("not-possible", "target", "emil")
    assert unknown.offered == ["carl", "cora", "dora"]


def test_a_question_gives_its_own_reason_with_the_rule() -> None:
    friend = refusal(act(), "strike target=bert weapon=club")
    assert (friend.reason, friend.rules) == ("a-friend", ["TOY-02"])
    assert str(friend) == "a-friend: target=bert (TOY-02); possible: carl, cora, dora"


def test_a_slot_that_does_not_belong_is_refused() -> None:
    extra = refusal(act(), "rest target=carl")
    assert (extra.reason, extra.slot, extra.value) == ("slot-unknown", "target", "carl")


def test_an_unknown_verb_is_refused() -> None:
    assert refusal(act(), "fly").slot == VERB


def test_values_may_be_legal_without_being_listed() -> None:
    question = act()
    assert "0,1" not in question.slot({VERB: "walk"}).values()  # type: ignore[union-attr]
    assert read_choice(question, "walk path=0,1;0,2").text() == "walk path=0,1;0,2"
    assert refusal(question, "walk path=0,5").reason == "not-possible"
    assert refusal(question, "walk path=nowhere").reason == "not-a-path"


def test_free_text_is_taken_as_it_is() -> None:
    choice = read_choice(act(), r'say text="Have at\nyou, \"Carl\"!"')
    assert choice.words()["text"] == 'Have at\nyou, "Carl"!'


# What a person may leave out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("strike carl", "strike target=carl weapon=club"),
        ("STRIKE Carl", "strike target=carl weapon=club"),
        ("strike ca", "strike target=carl weapon=club"),
        ("strike d fist", "strike target=dora weapon=fist"),
        ("strike fist dora", "strike target=dora weapon=fist"),
        ("strike carl 2", "strike target=carl weapon=club hard=2"),
        ("strike carl h=2", "strike target=carl weapon=club hard=2"),
        ("strike weapon=cle target=do", "strike target=dora weapon=cleaver"),
        ("strike Target=dora", "strike target=dora weapon=club"),
        ("strike target=carl weapon=fist hard=1", "strike target=carl weapon=fist hard=1"),
        ("walk 2,0", "walk path=1,0;2,0"),
        ("walk path=3,0", "walk path=1,0;2,0;3,0"),
        ("walk path=1,0;1,1", "walk path=1,0;1,1"),
        ("say have at you", 'say text="have at you"'),
        ("say text=hello", "say text=hello"),
        ('say text="have at \\"you\\""', 'say text="have at \\"you\\""'),
        ("r", "rest"),
        ("", "rest"),
    ],
)
def test_less_is_understood(typed: str, meant: str) -> None:
    assert understand(act(), typed).text() == meant


@pytest.mark.parametrize(
    ("typed", "reason", "slot"),
    [
        ("strike c", "ambiguous", "target"),
        ("strike target=c", "ambiguous", "target"),
        ("strike carl c", "not-understood", ""),
        ("s carl", "ambiguous", VERB),
        ("strike", "slot-missing", "target"),
        ("walk 1,0;1,1", "slot-missing", "path"),  # legal, but not listed: to be said by name
        ("strike bert", "slot-missing", "target"),
        ("strike target=bert", "a-friend", "target"),
        ("strike carl gently", "not-understood", ""),
        ("strike carl speed=3", "not-understood", ""),
        ("strike target=carl target=dora", "slot-twice", "target"),
        ("fly", "not-possible", VERB),
        ("rest " + "x" * MOST_TEXT, "text-too-long", ""),
    ],
)
def test_what_is_not_understood_is_refused(typed: str, reason: str, slot: str) -> None:
    found = misunderstood(act(), typed)
    assert (found.reason, found.slot) == (reason, slot)


def test_an_ambiguous_word_names_what_it_could_mean() -> None:
    assert misunderstood(act(), "strike c").offered == ["carl", "cora"]


def test_the_whole_word_wins_over_longer_ones() -> None:
    fight = toy_fight("anna", "hans hans-2")
    assert understand(Act(fight, fight.roster[0]), "strike hans").words()["target"] == "hans"


def test_what_was_not_understood_is_named() -> None:
    assert "gently" in str(misunderstood(act(), "strike carl gently"))


@given(st.integers(0, 2**32 - 1))
def test_every_canonical_text_is_understood_as_itself(key: int) -> None:
    question = act()
    choice = RandomPlayer(Stream(key, 1)).decide(question)
    assert read_choice(question, choice.text()).text() == choice.text()
    assert understand(question, choice.text()).text() == choice.text()


# All choices, and any choice


def test_every_choice_is_listed_depth_first() -> None:
    found = [complete(act(), partial).text() for partial in every_choice(act(), 1000)]
    assert found[:3] == [
        "strike target=carl weapon=fist",
        "strike target=carl weapon=fist hard=1",
        "strike target=carl weapon=fist hard=2",
    ]
    # 3 targets with 3 weapons and 4 weights, 3 bursts, 3 throws, 3 ways, rest; free text is open
    assert len(found) == 36 + 3 + 3 + 3 + 1
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("most", [0, 1, 7, 45])
def test_the_list_is_bounded(most: int) -> None:
    assert len(every_choice(act(), most)) == most


def test_a_random_player_takes_every_choice_sooner_or_later() -> None:
    question = act()
    player = RandomPlayer(Stream(1, 2))
    taken = {player.decide(question).text() for _ in range(3000)}
    listed = {complete(question, partial).text() for partial in every_choice(question, 1000)}
    assert listed <= taken
    assert {text.split()[0] for text in taken} == set(question.verbs())


def test_a_random_player_gives_up_where_nothing_can_be_chosen() -> None:
    class Hopeless(Verdict):
        def more(self, verb: str) -> list[Slot]:
            return [Slot("target", "fighter", [], None)]

    fight = toy_fight("anna", "carl")
    choice = RandomPlayer(Stream(1, 2)).decide(Hopeless(fight, fight.roster[0], ""))
    assert choice.text() == "deny"


def test_a_random_player_does_not_fill_slots_for_ever() -> None:
    class Endless(Verdict):
        def slot(self, partial: Partial) -> Slot | None:
            return Slot(f"slot-{len(partial)}", "word", [], "")

    fight = toy_fight("anna", "carl")
    assert RandomPlayer(Stream(1, 2)).decide(Endless(fight, fight.roster[0], "")).verb == "deny"


def test_the_values_that_may_be_taken_blindly() -> None:
    question = act()
    hard = question.slot({VERB: "strike", "target": "carl", "weapon": "club"})
    assert hard is not None
    assert values_of(hard) == ["1", "2", "3", ""]


# Questions


def test_a_slot_as_data() -> None:
    slot = act().slot({VERB: "strike"})
    assert slot is not None
    assert slot.to_data() == {
        "name": "target",
        "kind": "fighter",
        "options": [{"value": "carl"}, {"value": "cora"}, {"value": "dora"}],
        "default": None,
    }


def test_a_question_reads_the_fight_when_it_is_looked_at() -> None:
    fight = toy_fight("anna", "carl")
    anna, carl = fight.roster
    question = Defend(fight, carl, anna)
    assert "duck" in question.verbs()
    carl.states.append("prone")
    assert refusal(question, "duck").reason == "lies-already"


def test_a_question_is_void_when_its_fighter_is_gone_or_its_cause() -> None:
    fight = toy_fight("anna", "carl")
    anna, carl = fight.roster
    question = Defend(fight, carl, anna)
    assert not question.void()
    anna.gone = True
    assert question.void()
    anna.gone, carl.gone = False, True
    assert question.void()


def test_a_walker_is_offered_the_ways_from_where_he_stands() -> None:
    question = act()
    assert question.who is not None
    question.who.at = field(5, 5)
    slot = question.slot({VERB: "walk"})
    assert slot is not None
    assert slot.values() == ["6,5", "6,5;7,5", "6,5;7,5;8,5"]


def test_a_field_is_named_whole() -> None:
    """5,1 may be as legal as 5,10 without being listed."""
    slot = Slot("at", "field", [Option("5,10"), Option("7,2")])
    assert _matches(slot, "5,10") == ["5,10"]
    assert _matches(slot, "5,1") == []
    assert _matches(Slot("item", "item", [Option("dagger")]), "dag") == ["dagger"]

"""The story of a fight: what is told has happened, and all that happened is one unfold away."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.books.tales_and_legends.kinds.armoury import WEAPONS
from fechtbuch.engine.events import Event
from fechtbuch.engine.session import Session
from fechtbuch.scenario import load, names
from fechtbuch.testing.conformance.messages import told as words_for
from fechtbuch.testing.conformance.playing import answers, session
from fechtbuch.text.bending import Name
from fechtbuch.text.blows import Harm
from fechtbuch.text.catalogue import Catalogue, languages
from fechtbuch.text.decrees import decreed
from fechtbuch.text.names import Names, called, item_names
from fechtbuch.text.narrator import Narrator
from fechtbuch.text.passages import Passage
from fechtbuch.text.pronouns import with_pronoun
from fechtbuch.text.roles import AVERTED, NAMES, Roles, read_role, roles_of
from fechtbuch.text.story import HEADING, Storyteller

LANGUAGES = languages()
FIGHTS = ("kurt-and-hans", "three-brigands", "shields-at-the-ford", "three-on-one", "skirmish")
DECISIONS = 60


@cache
def catalogue_of(language: str, package: str = "") -> Catalogue:
    return Catalogue(language, [package] if package else [])


@cache
def played(name: str) -> Session:
    table, players = session(name, 2)
    for _ in answers(table, players, DECISIONS):
        pass
    return table


@cache
def told(name: str, language: str, side: int = -1) -> list[Passage]:
    table = played(name)
    book = load(name).rulebook
    teller = Storyteller(
        Names(catalogue_of(language, book.package), table.fight, item_names(book)), side
    )
    narrator = Narrator(roles_of(book))
    for n, event in enumerate(table.story):
        if event.known_to(side):
            narrator.hear(n, event, teller)
    narrator.close()
    assert teller.names.catalogue.missing == set()
    return narrator.told


# What is told is what happened.

NEEDED = {
    "missed": {"missed"},
    "hit": {"hit", "critical", "grazed"},
    "grazed": {"grazed"},
    "armour": {"armour"},
    "parried": {"parried", "partly"},
    "dodged": {"dodged", "partly"},
    "blocked": {"blocked"},
    "averted": {"averted"},
    "harm": {"harm"},
    "felled": {"felled"},
    "killed": {"killed"},
}
"""By what a passage claims: the roles of events one of which must be among those it tells."""


def people_of(event: Event) -> set[int]:
    return {int(event.actor), int(event.target)} - {-1}


@pytest.mark.parametrize("name", FIGHTS)
def test_every_outcome_that_is_told_is_among_the_events_of_its_passage(name: str) -> None:
    story, roles = played(name).story, roles_of(load(name).rulebook)
    claims = 0
    for passage in told(name, "en"):
        for claim in passage.claims:
            claims += 1
            bearing = [
                event
                for event in story[passage.first : passage.last + 1]
                if roles.of(event).name in NEEDED[claim.outcome]
            ]
            assert bearing, (claim, passage)
            assert any(claim.target in people_of(event) for event in bearing), (claim, passage)
    assert claims > 3


@pytest.mark.parametrize("name", FIGHTS)
def test_every_fall_and_death_is_told(name: str) -> None:
    story, roles = played(name).story, roles_of(load(name).rulebook)
    claimed = {(claim.outcome, claim.target) for one in told(name, "en") for claim in one.claims}
    dead = {target for outcome, target in claimed if outcome == "killed"}
    out = {target for outcome, target in claimed if outcome in ("felled", "killed")}
    for event in story:
        role = roles.of(event)
        if role.name == "killed":
            assert role.about(event) in dead
        elif role.name == "felled":
            assert role.about(event) in out


@pytest.mark.parametrize("name", FIGHTS)
def test_every_event_is_one_unfold_away(name: str) -> None:
    passages = told(name, "en")
    held = {n for one in passages for n in range(one.first, one.last + 1)}
    teller = Storyteller(
        Names(
            catalogue_of("en", load(name).rulebook.package),
            played(name).fight,
            item_names(load(name).rulebook),
        )
    )
    roles = roles_of(load(name).rulebook)
    for n, event in enumerate(played(name).story):
        if teller.tell(event) and roles.of(event).name != "turn":
            assert n in held, (n, event.kind)
    for one, following in pairwise(passages):
        assert one.first <= one.last <= max(following.first, one.last)
        assert following.first >= one.first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIGHTS)
def test_every_language_tells_the_same_passages(name: str, language: str) -> None:
    english, other = told(name, "en"), told(name, language)
    assert [(one.first, one.last, one.claims) for one in other] == [
        (one.first, one.last, one.claims) for one in english
    ]
    for passage in other:
        assert passage.text.strip() == passage.text
        assert "  " not in passage.text
        assert passage.text[:1] == passage.text[:1].upper()
        assert passage.kind == HEADING or passage.text.endswith((".", "!", "?", "”", "“", "»"))


def test_a_fight_reads_the_same_whenever_it_is_told() -> None:
    assert told("three-brigands", "en") == told("three-brigands", "en")


def test_a_story_can_be_read_while_it_goes_on() -> None:
    table = played("three-brigands")
    book = load("three-brigands").rulebook
    names_ = Names(catalogue_of("en", book.package), table.fight, item_names(book))
    narrator, teller = Narrator(roles_of(book)), Storyteller(names_)
    for n, event in enumerate(table.story):
        narrator.hear(n, event, teller)
        assert narrator.passages() == narrator.passages()
    narrator.close()
    assert narrator.told == told("three-brigands", "en")


# Every variant of every outcome says that outcome and no other.

SAYS = {
    "en": {
        "missed": "misses",
        "parried": "parries[.]",
        "dodged": "dodges[.]",
        "blocked": "blocks[.]",
        "averted": "fends",
        "armour": "armour",
        "grazed": "graze",
        "harm": "hurt",
        "felled": "down|out of it",
        "killed": "kill|dies",
    },
    "de": {
        "missed": "verfehlt",
        "parried": "pariert[.]",
        "dodged": "weicht aus[.]",
        "blocked": "blockt[.]",
        "averted": "wehrt ab",
        "armour": "Rüstung",
        "grazed": "streif",
        "harm": "verletzt",
        "felled": "außer Gefecht",
        "killed": "tötet|stirbt",
    },
    "fr": {
        "missed": "manque",
        "parried": "pare[.]",
        "dodged": "esquive[.]",
        "blocked": "bloque[.]",
        "averted": "se défend",
        "armour": "armure",
        "grazed": "effleurer",
        "harm": "bless",
        "felled": "hors de combat",
        "killed": "tue|meurt",
    },
    "pl": {
        "missed": "chybia",
        "parried": "paruje[.]",
        "dodged": "robi unik[.]",
        "blocked": "blokuje[.]",
        "averted": "odpiera atak",
        "armour": "pancerz",
        "grazed": "muska|draśnięcie",
        "harm": "rani|obrażenia",
        "felled": "powala|odpada",
        "killed": "zabija|ginie",
    },
}
"""By language and outcome: words of which one is said, and which no other outcome says."""


def every_variant(language: str, outcome: str) -> Iterator[str]:
    catalogue = catalogue_of(language)
    for key in (f"story-{outcome}", f"story-{outcome}-alone"):
        for variant in range(catalogue.variants(key)):
            for gender in ("m", "f", ""):
                for share in ("light", "grave", "untold"):
                    for defence in ("none", "parry", "dodge", "block", "partly"):
                        for back in (0, 1):
                            words = {
                                "opening": "X",
                                "actor": Name("Anna", {}, "f"),
                                "target": Name("Ben", {}, gender),
                                "share": share,
                                "defence": defence,
                                "back": back,
                            }
                            yield catalogue.vary(key, variant, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcome", sorted(SAYS["en"]))
def test_every_variant_says_its_outcome_and_no_other(language: str, outcome: str) -> None:
    said = set(every_variant(language, outcome))
    for text in said:
        assert re.search(SAYS[language][outcome], text, re.IGNORECASE), text
        for other, words in SAYS[language].items():
            if other != outcome:
                assert not re.search(words, text, re.IGNORECASE), (other, text)
        assert "{" not in text
        assert "story-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_heavy_a_wound_was_is_told_by_the_share_that_it_took(language: str) -> None:
    catalogue = catalogue_of(language)
    for key in ("story-harm", "story-harm-alone"):
        for variant in range(catalogue.variants(key)):
            texts = {
                share: catalogue.vary(
                    key,
                    variant,
                    {
                        "opening": "X",
                        "actor": "Anna",
                        "target": "Ben",
                        "share": share,
                        "defence": "none",
                    },
                )
                for share in ("light", "plain", "grave", "untold")
            }
            assert texts["plain"] == texts["untold"]
            assert len(set(texts.values())) == 3


def test_shares_of_health() -> None:
    assert Harm(1, 10).share == "light"
    assert Harm(3, 7).share == "plain"
    assert Harm(5, 5).share == "grave"
    assert Harm(2, -3).share == "grave"  # nothing was left before
    assert Harm(5, None).share == "untold"


# Pronouns


def test_a_pronoun_stands_for_whoever_the_sentence_before_was_about() -> None:
    kurt, boy = Name("Kurt", {}, "m"), Name("Müllerbursche", {"a": "der Müllerbursche"}, "m")
    assert with_pronoun("en", "Kurt misses.", kurt) == "He misses."
    assert with_pronoun("de", "Der Müllerbursche fällt.", boy) == "Er fällt."
    assert with_pronoun("fr", "Ilse tombe.", Name("Ilse", {}, "f")) == "Elle tombe."
    assert with_pronoun("pl", "Kurt chybia.", kurt) == "Chybia."


def test_no_pronoun_without_a_gender_or_where_the_name_comes_again() -> None:
    kurt = Name("Kurt", {}, "m")
    assert with_pronoun("en", "Grom misses.", Name("Grom")) == "Grom misses."
    assert with_pronoun("en", "Kurt looks for Kurt.", kurt) == "Kurt looks for Kurt."
    assert with_pronoun("en", "The horse of Kurt falls.", kurt) == "The horse of Kurt falls."


# Roles


@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.key)
def test_a_book_gives_roles_to_events_that_it_has(book: Book) -> None:
    catalogue = catalogue_of("en", book.package)
    kinds = {kind.partition("/")[0] for kind in roles_of(book).roles}
    assert sorted(kind for kind in kinds if not words_for(catalogue, kind)) == []


@pytest.mark.parametrize("book", books().values(), ids=lambda book: book.key)
def test_whatever_tells_a_loss_of_health_has_the_role_of_harm(book: Book) -> None:
    fields = ("wounds", "hp", "health", "life")
    roles = roles_of(book).roles
    for field, tellings in book.telling().told.items():
        if field.split(".")[1] in fields:
            for one in tellings:
                kind, equals, _ = one.rpartition(":")[2].partition("=")
                if equals:
                    assert roles[kind].name == "harm", (field, one)


def test_what_can_only_be_shot_with_is_told_as_a_shot() -> None:
    shots = {key for key, one in WEAPONS.items() if one.shoots() and one.melee_as is None}
    assert roles_of(books()["tales-and-legends"]).shots == shots
    passages = told("arrows-over-the-wall", "pl")
    assert [one for one in passages if re.search("[Ss]trzela do|ddaje strzał", one.text)]
    assert not [one for one in passages if re.search("(?i:atakuje|naciera|godzi).*łuk", one.text)]


def test_a_moment_that_stands_alone_names_who_acts() -> None:
    passages = told("ambush-at-the-ford", "fr")
    short = [one for one in passages if one.text.startswith(("Il ", "Elle "))]
    assert short
    assert not [one for one in short if one.alone.startswith(("Il ", "Elle "))]
    assert all(one.alone == one.text for one in passages if one not in short and one.alone)


def test_a_role_is_written_with_whom_and_what() -> None:
    role = read_role("harm@target:after")
    assert (role.name, role.who, role.detail) == ("harm", "target", "after")
    assert set(AVERTED) <= NAMES
    with pytest.raises(ValueError, match="no role of a story: 'wound'"):
        read_role("wound")


def test_a_book_without_roles_is_told_line_by_line() -> None:
    table = played("kurt-and-hans")
    book = load("kurt-and-hans").rulebook
    teller = Storyteller(Names(catalogue_of("en", book.package), table.fight, item_names(book)))
    narrator = Narrator(Roles({}))
    for n, event in enumerate(table.story):
        narrator.hear(n, event, teller)
    narrator.close()
    assert any("Full hit: " in one.text for one in narrator.told)
    assert all(one.claims == () for one in narrator.told)


def test_those_who_fight_in_english_have_the_names_of_the_data() -> None:
    for book in books().values():
        shipped = {
            one.name
            for info in names()
            if info.book == book.key
            for one in load(f"{info.book}/{info.name}").build().roster
        }
        catalogue = catalogue_of("en", book.package)
        for name in shipped:
            assert called(catalogue, "fighter", name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_referee_says_is_a_passage_of_its_own(language: str) -> None:
    table, players = session("kurt-and-hans", 2)
    for _ in answers(table, players, 3):
        pass
    table.edict("set fighter=hans field=wounds value=3")
    for _ in answers(table, players, 3):
        pass
    book = load("kurt-and-hans").rulebook
    names = Names(catalogue_of(language, book.package), table.fight, item_names(book))
    narrator = Narrator(roles_of(book))
    for n, event in enumerate(table.story):
        narrator.hear(n, event, Storyteller(names, -1))
    narrator.close()
    (at,) = [n for n, event in enumerate(table.story) if event.kind == "edict"]
    (passage,) = [one for one in narrator.told if one.first <= at <= one.last]
    assert passage.first == at
    # Nothing else is told with it, and it is told in words.
    assert passage.text == decreed(names, "set fighter=hans field=wounds value=3")
    assert "field=" not in passage.text
    assert "3" in passage.text


def test_a_latecomer_is_not_called_the_quickest() -> None:
    table = played("ambush-at-the-ford")
    book = load("ambush-at-the-ford").rulebook
    teller = Storyteller(Names(catalogue_of("en", book.package), table.fight, item_names(book)))
    one, other, late = [event for event in table.story if event.kind == "initiative"][:3]
    begins = next(event for event in table.story if event.kind == "round")
    narrator = Narrator(roles_of(book))

    def heard(*events: Event) -> list[str]:
        """What is told of a round that begins with these."""
        before = len(narrator.told)
        for event in (begins, *events, begins):
            narrator.hear(narrator.told[-1].last + 1 if narrator.told else 0, event, teller)
        return [each.text for each in narrator.told[before:] if each.kind == "tale"]

    def first(event: Event, texts: list[str]) -> bool:
        """Whether somebody leads the order, by what is told."""
        return any(str(teller.arguments(event)["actor"]) in text for text in texts)

    assert first(one, heard(one, other))
    # He finds a place in an order that is there already, wherever it is.
    assert not first(late, heard(late))
    # Where all roll anew he may be the first, with others who have just come as well.
    rolled = heard(late, other, one)
    assert first(late, rolled)
    assert not first(other, rolled)
    assert first(other, heard(other, one, late))

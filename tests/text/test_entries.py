"""Messages are read one by one, and come to the same as a file that is read whole."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

import fechtbuch
from fechtbuch.text import entries
from fechtbuch.text.entries import Entries

SOURCES = sorted(Path(fechtbuch.__file__).parent.rglob("locale/*/*.ftl"))

FILE = """\
# Words of a toy.
-sword = sword
    .many = swords

## A group
greeting = Well met, { $name }!
    .short = Hail
drawn = { $count ->
    [one] One { -sword } is drawn.
   *[other] { $count } { -sword.many ->
        [swords] swords
       *[other] blades
    } are drawn.
}

told = { greeting }
    And { drawn }
broken = { $count
"""


def filled() -> Entries:
    bundle = Entries("en")
    bundle.add_text(FILE)
    return bundle


def say(bundle: FluentBundle, key: str, **given: object) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, given)
    assert errors == []
    return str(text)


def test_a_message_is_said_with_all_that_it_refers_to() -> None:
    bundle = filled()
    assert say(bundle, "told", name="Kurt", count=1) == ("Well met, Kurt!\nAnd One sword is drawn.")
    assert say(bundle, "drawn", count=2) == "2 swords are drawn."
    assert set(bundle.get_message("greeting").attributes) == {"short"}


def test_what_cannot_be_read_or_is_no_message_is_not_there() -> None:
    bundle = filled()
    assert not bundle.has_message("broken")
    assert not bundle.has_message("sword")
    assert not bundle.has_message("nothing")
    with pytest.raises(KeyError):
        bundle.get_message("nothing")


def test_only_what_is_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def parsed(source: str) -> Resource:
        read.append(source)
        return FluentResource(source)

    monkeypatch.setattr(entries, "_parsed", parsed)
    say(filled(), "greeting", name="Hans")
    assert [source.partition(" ")[0] for source in read] == ["greeting"]


def test_the_first_of_two_files_counts() -> None:
    bundle = filled()
    bundle.add_text("greeting = Go away.\nfarewell = Farewell.\n")
    assert say(bundle, "greeting", name="Kurt") == "Well met, Kurt!"
    assert say(bundle, "farewell") == "Farewell."


@pytest.mark.parametrize("path", SOURCES[::7], ids=lambda path: f"{path.parent.name}-{path.name}")
def test_files_have_the_same_messages_read_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = [one for one in FluentParser().parse(text).body if isinstance(one, Message | Term)]
    single = [FluentParser().parse_entry(source) for _, source in entries._entries(text)]
    assert whole
    for one, other in zip(whole, single, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name


def test_threads_that_ask_at_once_all_find_the_words() -> None:
    """A message that another thread is just reading is waited for, with all it refers to."""
    chain = "".join(f"m{n} = {{ m{n + 1} }}\n" for n in range(40)) + "m40 = the end\n"
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            for _ in range(20):
                bundle = Entries("en")
                bundle.add_text(chain)
                said = list(threads.map(lambda _, one=bundle: say(one, "m0"), range(8)))
                assert said == ["the end"] * 8
    finally:
        sys.setswitchinterval(interval)

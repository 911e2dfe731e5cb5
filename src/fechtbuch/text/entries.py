"""Messages of Fluent files, each read when it is first asked for.

The program and a book have thousands of them, a command says a few dozen, and reading them all took
longer than whatever else a command does before its first word.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

_HEAD = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
"""How an entry begins; whatever belongs to it is indented, closes a brace or is a comment."""

_BRACED = re.compile(r"\{[^{}]*")
_NAME = re.compile(r"(?<![$a-zA-Z0-9_-])-?[a-zA-Z][a-zA-Z0-9_-]*")


class Entries(FluentBundle):
    """A bundle that knows where its messages stand and reads those that are wanted."""

    def __init__(
        self, language: str, functions: dict[str, Callable[..., Any]] | None = None
    ) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        """What was not read yet, by name; terms with their dash."""
        self._found: set[str] = set()
        self._reading: set[str] = set()
        self._lock = RLock()
        """Threads share a bundle: what one of them reads is there for all when all of it is."""

    def add_text(self, text: str) -> None:
        """Take in a file. As with all bundles, the first entry of a name counts."""
        for name, source in _entries(text):
            if name not in self._found:
                self._found.add(name)
                self._unread[name] = source

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it can be read."""
        self._want(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The message."""
        self._want(message_id)
        return super().get_message(message_id)

    def _want(self, name: str) -> None:
        if name in self._unread:
            with self._lock:
                self._read(name)

    def _read(self, name: str) -> None:
        """Read an entry, and those that it may refer to."""
        source = self._unread.get(name)
        if source is None or name in self._reading:
            return
        self._reading.add(name)
        self.add_resource(_parsed(source))
        for braced in _BRACED.findall(source):
            for other in _NAME.findall(braced):
                self._read(other)
        self._reading.discard(name)
        del self._unread[name]


@lru_cache(maxsize=512)
def _entries(text: str) -> tuple[tuple[str, str], ...]:
    """The entries of a file by name, unread."""
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return tuple(
        (head.group(1), text[head.start() : end]) for head, end in zip(heads, ends, strict=True)
    )


@lru_cache(maxsize=50_000)
def _parsed(source: str) -> Resource:
    """One entry, read once however many catalogues are made."""
    return FluentResource(source)

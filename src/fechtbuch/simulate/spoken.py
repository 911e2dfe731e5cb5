"""Fields, switches and values by their names in the reader's language, never by their paths."""

import re
from collections.abc import Mapping

from fechtbuch.books.base import books
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.words import Words
from fechtbuch.text.names import called
from fechtbuch.text.rules import rules_in

_FIELD_KEYS = ("field", "sheet", "part", "slot", "number", "word", "state", "skill", "value")


class Spoken(Words):
    """What can be varied, in words."""

    def tell(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """A message of the questions."""
        return self.catalogue.say(f"question-{key}", arguments)

    def named(self, name: str) -> str:
        """A fighter's name."""
        return called(self.catalogue, "fighter", name)

    def field(self, name: str) -> str:
        """What a field of a sheet is called."""
        key = name.replace("_", "-")
        for prefix in _FIELD_KEYS:
            if self.catalogue.has(f"{prefix}-{key}"):
                return self.catalogue.say(f"{prefix}-{key}")
        if self.catalogue.has(f"item-{key}") or key in self._items:
            return self.item(key)
        return name.replace("_", " ").replace("-", " ")

    def value(self, value: object, path: str = "") -> str:
        """A value as people say it; of a field, where its path is known."""
        if isinstance(value, bool):
            return self.catalogue.say("switch-on" if value else "switch-off")
        if isinstance(value, int):
            return str(value).replace("-", "−")
        if not value:
            return self.tell("nothing")
        if value == "none" and path and not path.startswith("options."):
            return self.tell("nothing")
        switch = f"switch-{str(value).replace('_', '-')}"
        return self.catalogue.say(switch) if self.catalogue.has(switch) else self.field(str(value))

    def option(self, name: str) -> str:
        """What a switch is called: by a name of its own, or else by the rule that it changes."""
        key = f"called-{name.replace('_', '-')}"
        if self.catalogue.has(key):
            return self.catalogue.say(key)
        book = books()[self.book]
        spec = book.options.get(name)
        known = rules_in(book, self.language)
        if spec is None or not spec.rules or spec.rules[0] not in known:
            return name.replace("_", " ")
        return re.sub(r" \(.*\)$", "", known[spec.rules[0]].title)

    def path(self, scenario: Scenario, text: str) -> str:
        """A path such as `kurt.ws` in words: Kurt's weapon skill."""
        head, _, rest = text.partition(".")
        words = rest.split(".") if rest else []
        if head in ("fighters", "sides", "like") and len(words) > 1:
            head, words = words[0], words[1:]
        if head == "rounds":
            return self.tell("path-rounds")
        if head == "options":
            return self.tell("path-option", {"option": self.option(".".join(words))})
        if head == "scene":
            return self.scene(words)
        names = {
            recruit.slug: self.named(str(recruit.to_data().get("name") or recruit.slug))
            for party in scenario.sides
            for recruit in party.recruits
        }
        sides = {party.slug: self.side(party.name) for party in scenario.sides}
        if words[:1] == ["fighters"] and head in sides:
            words = words[1:]
            owner = sides[head]
        else:
            owner = names.get(head) or sides.get(head) or head
        if words == ["count"]:
            return self.tell("path-count", {"side": owner})
        return self.tell("path-of", {"owner": owner, "field": self.fields(words)})

    def scene(self, words: list[str]) -> str:
        """A circumstance of the fight."""
        key = f"scene-{words[0].replace('_', '-')}" if len(words) == 1 else ""
        known = key and self.catalogue.has(f"question-{key}")
        field = self.tell(key) if known else self.fields(words)
        return self.tell("path-scene", {"field": field})

    def fields(self, words: list[str]) -> str:
        """Fields within fields; the innermost says enough where it is no number."""
        kept = [word for word in words if not word.isdecimal()]
        inner = kept[-1:] or words[-1:]
        name = self.field(inner[0]) if inner else ""
        # Nouns are large in German, and short names such as ST everywhere.
        if self.language == "de" or name[1:2].isupper():
            return name
        return name.lower() if self.language == "en" else name[:1].lower() + name[1:]

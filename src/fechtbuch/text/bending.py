"""Names that bend: the case, the article, the elision that a language asks for in a sentence.

A name is text like any other; beside it lie the forms that its entry in `names.ftl` gives as
attributes, and its gender:

    fighter-brigand = Zbójca
        .acc = Zbójcę
        .gender = m

A message asks for one by a function: `{ $actor } atakuje { ACC($target) }.` Whatever has no such
form, a person's own fighter above all, falls back to what is right without bending: French *de*
elides by the first letter, a German genitive takes its *s*, everything else stays as it is. Where a
language cannot leave a name as it is, the message asks `BENDS` and says it in another way.
"""

from collections.abc import Callable, Mapping
from typing import Any

NO_FORMS: Mapping[str, str] = {}

CASES = ("gen", "dat", "acc", "ins", "loc", "voc", "de", "a")
"""The forms that a message may ask for, each by the function of that name in capitals."""

GENDER = "gender"
"""The attribute with the gender: `m`, `f`, `n`; in Polish `p` for several with a man among them."""

UNKNOWN = "other"
"""What `GENDER` says of a name without one; messages have their neutral words there."""

_VOWELS = "aâàäeéèêëiîïoôöuùûüyœæ"
_HISSING = ("s", "ß", "x", "z")


class Name(str):
    """A name with the forms that its language has for it."""

    forms: Mapping[str, str]
    gender: str

    def __new__(cls, text: str, forms: Mapping[str, str] = NO_FORMS, gender: str = "") -> "Name":
        """The name as it stands alone."""
        name = super().__new__(cls, text)
        name.forms = forms
        name.gender = gender
        return name

    def followed_by(self, tail: str) -> "Name":
        """The name with something after it in every form: `Zbójca 2`, `Zbójcę 2`."""
        forms = {case: form + tail for case, form in self.forms.items()}
        return Name(self + tail, forms, self.gender)


def in_case(language: str, case: str, name: str) -> str:
    """A name in a case, as far as its forms or the language's habits go."""
    if isinstance(name, Name) and case in name.forms:
        return name.forms[case]
    if language == "fr" and case == "de":
        return f"d’{name}" if name[:1].lower() in _VOWELS and name else f"de {name}"
    if language == "fr" and case == "a":
        return f"à {name}"
    if language == "de" and case == "gen":
        return f"{name}’" if name.endswith(_HISSING) else f"{name}s"
    if language == "en" and case == "gen":
        return f"{name}’s"
    return name


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """What messages of a language may call."""

    def case_of(case: str) -> Callable[[Any], Any]:
        return lambda name: in_case(language, case, str_of(name))

    found: dict[str, Callable[[Any], Any]] = {case.upper(): case_of(case) for case in CASES}
    found["GENDER"] = lambda name: name.gender or UNKNOWN if isinstance(name, Name) else UNKNOWN
    found["BENDS"] = lambda name: "yes" if isinstance(name, Name) and name.forms else "no"
    found["CAP"] = capital
    return found


def capital(text: object) -> str:
    """With a capital letter, for the beginning of a sentence: `Der Müllerbursche`."""
    words = str_of(text)
    return words[:1].upper() + words[1:]


def str_of(value: object) -> str:
    """Text as it is, numbers as Fluent would write them."""
    return value if isinstance(value, str) else str(value)

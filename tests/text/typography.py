"""How each language sets its signs: quotes, spaces, apostrophes, minus signs, dashes, dots.

A text is looked at without its code: what stands between backticks, what people type, and names.
"""

import re
from functools import cache
from pathlib import Path

from tests.text.english import files_of

NARROW = "\N{NARROW NO-BREAK SPACE}"
FIXED = "\N{NO-BREAK SPACE}"
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "pl": "„”"}
"""What opens and closes what somebody says, or what a thing is called."""
ALL_QUOTES = frozenset("“”„«»")

TYPED = (
    *("help-choice", "help-answer", "help-contenders", "bad-contender", "edict-help"),
    *("command-edict", "command-volunteer", "usage-command", "usage-options"),
    *("said-seat-number", "said-postgres-wanted", "bad-policy-extra"),
    *("remedy-no-table", "remedy-parry", "remedy-career", "remedy-squares"),
)
"""Messages that show how something is typed, sign by sign."""

SHARES_TYPED = ("help-", "bad-", "remedy-", "said-")
"""Messages in which a share may be one that is typed, as `2%`."""

RAISED = ("said-", "complaint-quoted")
"""Sentences of errors, as a library raises them; in other languages they are read as others."""
NAMES = "people.ftl"
"""Names as they stand in the data."""

_LITERAL = re.compile(r'\{ *"([^"]*)" *\}')
_PLACED = re.compile(r"\{[^{}]*\}")
_CODE = re.compile(r"`[^`]*`|https?:\S+|\[[^\]]*\]\([^)]*\)|\{[a-z]+\.[^}]*\}|<[^>]*>")
_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)


@cache
def texts(language: str) -> dict[str, str]:
    """Every message and every page of a rulebook of a language, by file and key."""
    found: dict[str, str] = {}
    for path in files_of(language):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".ftl":
            found |= _messages(path, text)
        elif path.suffix == ".md":
            for number, line in enumerate(text.splitlines(), 1):
                found[f"{path.parts[-4]}/{path.name}:{number}"] = _CODE.sub("x", line)
    return found


def _messages(path: Path, text: str) -> dict[str, str]:
    text = re.sub(r"^#.*$", "", text, flags=re.M)
    pieces = _MESSAGE.split(text)
    return {
        f"{path.name}:{key}": shown(body)
        for key, body in zip(pieces[1::2], pieces[2::2], strict=True)
        if key not in TYPED
        and path.name != NAMES
        and not (path.parent.name == "en" and key.startswith(RAISED))
    }


def shown(body: str) -> str:
    """A message as it is read: numbers for what is put in, one line for each case."""
    text = _LITERAL.sub(r"\1", body)
    text = re.sub(r"\{ *\$?[\w()$ ,\"-]+->", "\n", text)
    text = re.sub(r"^ *(?:\*?\[[\w -]+\]|\.[\w-]+ *=)", "\n", text, flags=re.M)
    text = _CODE.sub("x", _PLACED.sub("8", text))
    # What is left of braces closed a choice in the middle of a sentence.
    return re.sub(r"\n *\}", "8", text)


def faults(text: str, language: str, key: str = "") -> list[str]:
    """What is set wrongly in a text."""
    found = [f"{what}: {text[max(0, at - 20) : at + 20]!r}" for what, at in _signs(text, language)]
    if not key.rpartition(":")[2].startswith(SHARES_TYPED):
        found += [f"share: {one!r}" for one in _shares(text, language)]
    return found


def _signs(text: str, language: str) -> list[tuple[str, int]]:
    wrong = {
        "hyphen for a minus": r"(?<![\w.,=/-])-\d",
        "dash": r"—|(?<=\w) - (?=\w)",
        "dots": r"\.\.\.",
        "apostrophe": r"(?<=[^\W\d_])'(?=[^\W\d_])(?!Chim|Danir)",
        "straight quotes": r'"',
        "two spaces": r"(?<=\w)  (?=\w)",
        "quotes of another language": "[" + "".join(ALL_QUOTES - set(QUOTES[language])) + "]",
    }
    if language == "fr":
        wrong |= {
            "no narrow space": rf"(?<=[^\s{NARROW}{FIXED}?!.(…])[;!?»](?=\s|$)",
            "no space before a colon": rf"(?<=[^\s\d{NARROW}{FIXED}]):(?=\s|$)",
            "a space that breaks": r"(?<=\S) (?:[;!?»%]|:(?!:))|« (?=\S)",
            "no space in quotes": rf"«(?![{NARROW}{FIXED} ])",
            "a wide space": rf"{FIXED}[;!?]",
        }
    else:
        wrong["a space before a sign"] = rf"(?<=\w)[ {FIXED}{NARROW}][;:!?](?=\s|$)"
    if language == "de":
        wrong["a space that breaks"] = r"(?<=\d) %"
    found = [
        (what, match.start()) for what, sign in wrong.items() for match in re.finditer(sign, text)
    ]
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    if text.count(opening) != text.count(closing):
        found.append(("quotes that are not closed", max(0, text.find(opening))))
    return found


def _shares(text: str, language: str) -> list[str]:
    """Shares: English and Polish set the sign close, German and French with a space."""
    close = re.findall(r"\d%", text)
    apart = re.findall(rf"\d[ {FIXED}{NARROW}]%", text)
    return apart if language in ("en", "pl") else close

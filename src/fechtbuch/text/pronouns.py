"""Pronouns for whoever the sentence before was about, where the gender is known.

Polish needs none: the verb says it, and the sentence begins without a subject.
"""

from fechtbuch.text.bending import Name, capital, in_case

SUBJECTS = {
    "en": {"m": "he", "f": "she", "n": "it"},
    "de": {"m": "er", "f": "sie", "n": "es"},
    "fr": {"m": "il", "f": "elle"},
    "pl": {"m": "", "f": "", "n": ""},
}

SUBJECT_CASE = {"de": "a", "fr": "acc"}
"""The form in which a name is the subject of a sentence, where it is not the name itself."""


def as_subject(language: str, name: str) -> str:
    """A name as it stands at the beginning of a sentence's clause: `der Müllerbursche`."""
    case = SUBJECT_CASE.get(language)
    # A name without forms of its own is its own subject: the fallbacks are for other places.
    if case is None or not (isinstance(name, Name) and case in name.forms):
        return str(name)
    return in_case(language, case, name)


def with_pronoun(language: str, sentence: str, name: str) -> str:
    """The sentence with a pronoun for its subject; as it is where that would not be right.

    A name that is also told further on stays: `Hans lets go of Hans's horse` is clear, `he` is not.
    """
    gender = name.gender if isinstance(name, Name) else ""
    pronoun = SUBJECTS.get(language, {}).get(gender)
    subject = capital(as_subject(language, name))
    rest = sentence.removeprefix(f"{subject} ")
    if pronoun is None or rest == sentence or not subject or str(name) in rest:
        return sentence
    return capital(f"{pronoun} {rest}".strip())


def begins_with(language: str, sentence: str, name: str) -> bool:
    """Whether somebody is the subject of a sentence."""
    return bool(name) and sentence.startswith(capital(as_subject(language, name)) + " ")

"""The voice of a story: passages in sentences, with pronouns, lists and variants of messages."""

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from fechtbuch.text import roles as role_names
from fechtbuch.text.bending import Name, capital
from fechtbuch.text.blows import Blow
from fechtbuch.text.passages import Beat, Claim, Passage
from fechtbuch.text.pronouns import as_subject, begins_with, with_pronoun
from fechtbuch.text.roles import FELLED, HARM, KILLED
from fechtbuch.text.story import Storyteller

LONG = 90
"""Letters of a sentence that is not put together with others any more."""

GRASPS = ("reach", "throw", "lock")
"""What is begun by hand: that it succeeds is not yet what came of it."""


@dataclass(frozen=True)
class Sentence:
    """A sentence, whom it is about, and who else is in it."""

    text: str
    about: int = -1
    others: frozenset[int] = frozenset()
    plain: bool = False
    """Whether it can be said in one with others about the same fighter."""


NOTHING_SAID = Sentence("")


class Voice:
    """Speaks to one reader, by the names that he knows."""

    def __init__(self) -> None:
        self.told: list[Passage] = []
        """The passages that are finished."""
        self._teller: Storyteller | None = None
        self._names: dict[int, Name] = {}
        self._before = NOTHING_SAID
        self._turn = 0
        self._and = ""
        """The word between the last two of a list, with its spaces."""

    def finished(self, beat: Beat) -> tuple[Passage | None, Sentence]:
        """The passage, and its last sentence."""
        parts: list[str | Blow] = list(beat.parts)
        if beat.walk is not None:
            parts.append(self.say("story-walk", beat.walk))
        claims = list(beat.claims)
        sentences: list[Sentence] = []
        for part in parts:
            if isinstance(part, Blow):
                if part.outcome and not (part.opening in GRASPS and part.outcome == role_names.HIT):
                    claims.append(Claim(part.outcome, part.actor, part.target))
                said = self._blow(part)
                told = [*part.between, *part.after]
                sentences += [self._sentence(one, simple=one in told) for one in said]
            else:
                sentences.append(self._sentence(part, simple=True))
        before, found = self._before, []
        joined = self._joined(sentences)
        for sentence in joined:
            about, text = sentence.about, sentence.text
            # A pronoun must not be taken for somebody else whom the sentence before has named.
            if about >= 0 and about == before.about and before.others <= sentence.others:
                text = with_pronoun(self._language, text, self._names[about])
            found.append(text)
            before = sentence
        if not found:
            return None, before
        span = (beat.first, beat.last, beat.kind)
        text = " ".join(found)
        alone = " ".join([joined[0].text, *found[1:]])
        made = Passage(*span, text, beat.fighter, tuple(claims), beat.weight, self._turn, alone)
        return made, before

    def _sentence(self, text: str, simple: bool = False) -> Sentence:
        """A sentence, and who is in it."""
        names = self._names
        began = [one for one in names if begins_with(self._language, text, names[one])]
        about = max(began, key=lambda one: len(names[one])) if began else -1
        others = frozenset(
            one
            for one, name in names.items()
            if one != about and any(form in text for form in (name, *name.forms.values()))
        )
        plain = simple and about >= 0 and len(text) < LONG
        # What has clauses of its own does not go into a list.
        plain = plain and not any(sign in text for sign in (*";:,(", self._and))
        return Sentence(text, about, others, plain)

    def _joined(self, sentences: list[Sentence]) -> list[Sentence]:
        """What several sentences say of the same fighter, in one."""
        found: list[Sentence] = []
        run: list[Sentence] = []
        for sentence in [*sentences, NOTHING_SAID]:
            if run and sentence.plain and sentence.about == run[0].about:
                if sentence.text not in [one.text for one in run]:
                    run.append(sentence)
                continue
            if len(run) > 1:
                found.append(self._in_one(run))
            else:
                found += run
            run = [sentence] if sentence.plain else []
            if not sentence.plain and sentence.text:
                found.append(sentence)
        return found

    def _in_one(self, run: list[Sentence]) -> Sentence:
        subject = capital(as_subject(self._language, self._names[run[0].about]))
        verbs = [one.text.removeprefix(f"{subject} ").removesuffix(".") for one in run]
        others = frozenset().union(*(one.others for one in run))
        return Sentence(f"{subject} {self.listed(verbs)}.", run[0].about, others, False)

    def _blow(self, blow: Blow) -> list[str]:
        """A blow in sentences."""
        words: dict[str, str | int] = {
            **blow.words,
            "share": blow.harm.share,
            "defence": blow.defence,
            "back": 1 if blow.back else 0,
        }
        opening = blow.opening
        if opening and not blow.words.get("own"):
            key = f"story-{opening}-walking" if blow.walking else f"story-{opening}"
            opening = self.say(key, words)
        found: list[str] = []
        outcome = blow.outcome
        if outcome == role_names.HIT and blow.opening in GRASPS:
            outcome = ""  # What was grasped, and how, is told by itself.
        if not outcome:
            found += [f"{opening}."] if opening else []
        elif opening and not blow.between:
            found.append(self.say(f"story-{outcome}", {**words, "opening": opening}))
        else:
            found += [f"{opening}."] if opening else []
            found += blow.between
            found.append(self.say(f"story-{outcome}-alone", words))
        if not outcome:
            found += blow.between
        if words.get("critical") and outcome in (HARM, FELLED, KILLED):
            found.append(self.say("story-critical", words))
        return found + blow.after

    def listed(self, names: Sequence[str]) -> str:
        """Names as one says them one after another."""
        if len(names) < 2:
            return names[0] if names else ""
        return self.say("story-and", {"before": ", ".join(names[:-1]), "last": names[-1]})

    @property
    def _language(self) -> str:
        return "" if self._teller is None else self._teller.names.catalogue.language

    def named(self, index: int) -> Name:
        """A fighter as he was called last."""
        assert self._teller is not None
        known = self._names.get(index)
        if known is None:
            names = self._teller.names
            known = self._names[index] = names.fighter(names.fight.roster[index])
        return known

    def say(self, key: str, words: dict[str, str | int]) -> str:
        """A message, in the variant that the number of the passage asks for."""
        assert self._teller is not None
        number = crc32(f"{key} {len(self.told)}".encode())
        return self._teller.names.catalogue.vary(key, number, words)

"""The story of a fight: what belongs together in a sentence or two, the numbers folded away.

Beside the full lines of `fechtbuch.text.story`, which stay as they are. A narrator hears the events
of one reader one by one and divides them into passages; each passage knows which events it tells,
so that every number is one unfold away. What the words of a message are chosen by is what the
events say and nothing else. The variant of a message follows from the number of the passage, so a
fight reads the same whenever it is told.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from fechtbuch.engine.events import Event
from fechtbuch.engine.fighter import Fighter
from fechtbuch.text import roles as role_names
from fechtbuch.text.bending import Name
from fechtbuch.text.blows import Blow, Harm
from fechtbuch.text.numbers import MINUS
from fechtbuch.text.passages import BESIDES, TALE, Beat, Claim, Passage
from fechtbuch.text.roles import AVERTED, BLOW, FELLED, HARM, KILLED, Role, Roles
from fechtbuch.text.story import DEED, EDICT, HEADING, Storyteller
from fechtbuch.text.voice import NOTHING_SAID, Voice

OVER = "fight-over"
ROUNDS = ("round", "round-zero", "surprise-round")


class Narrator(Voice):
    """Tells one reader a fight."""

    def __init__(self, roles: Roles, knows: Callable[[Fighter], bool] | None = None) -> None:
        super().__init__()
        self.roles = roles
        self._knows = knows or (lambda fighter: True)
        self._beat: Beat | None = None
        self._since: int | None = None
        self._order: _Order | None = None
        self._ordered: set[int] = set()
        """Whoever has had a place in an order."""
        self._fallen: list[int] = []
        """Whoever fell, the latest last."""
        self._hurt: set[int] = set()
        self._round = _Round()
        self._fell_here: set[int] = set()

    def hear(self, n: int, event: Event, teller: Storyteller, text: str = "") -> None:
        """Take in the next event that the reader may know; `text` are its own words, if known."""
        if self._teller is None:
            self._teller = teller
            self._and = self.listed(("", ""))
        self._teller = teller
        if event.dice:
            self._stretch(n)
            return
        arguments = teller.arguments(event)
        for index, key in ((event.actor, "actor"), (event.target, "target")):
            name = arguments[key]
            if index >= 0 and isinstance(name, Name):
                self._names[int(index)] = name
        setting, key = teller.setting(event)
        role = self.roles.of(event)
        if role.name != role_names.ORDER:
            self._order = None
        if setting == HEADING and role.name != role_names.TURN:
            self._heading(n, event, text or teller.names.catalogue.say(key, arguments))
        elif not self._takes(n, event, role, arguments):
            words = text or teller.names.catalogue.say(key, arguments)
            self._plain(n, event, setting, words)

    def passages(self) -> list[Passage]:
        """Everything so far, with the passage that may still grow."""
        if self._beat is None:
            return self.told
        passage, _ = self.finished(self._beat)
        return self.told if passage is None else [*self.told, passage]

    def close(self) -> None:
        """What comes next is told in a passage of its own."""
        if self._beat is not None:
            passage, before = self.finished(self._beat)
            if passage is not None:
                self.told.append(passage)
                self._before = before
            elif self.told and self.told[-1].kind == TALE and self.told[-1].turn != BESIDES:
                # What has no words of its own is unfolded with what was told before it,
                self.told[-1] = replace(self.told[-1], last=self._beat.last)
            else:
                self._since = self._beat.first  # or with what comes next.
            self._beat = None
        self._fell_here = set()

    # What an event adds.

    def _takes(self, n: int, event: Event, role: Role, words: dict[str, str | int]) -> bool:
        """Whether the event has found its place by its role."""
        name = role.name
        if name == role_names.SILENT:
            self._stretch(n)
        elif name == role_names.TURN:
            self.close()
            self._turn += 1
            self._before = NOTHING_SAID
            self._open(n, int(event.actor))
        elif name == role_names.ORDER:
            self._first(n, event, words)
        elif name == role_names.CHOOSES:
            self.close()
            self._open(n, int(event.actor)).parts.append(self.say("story-chooses", words))
        elif name == role_names.WALK:
            self._walk(n, event, words)
        elif name == BLOW:
            self._begin(n, event, role, words)
        elif name in (HARM, FELLED, KILLED):
            return self._suffers(n, event, role, words)
        elif name == role_names.DROPPED:
            if role.about(event) not in self._fell_here:
                return False
            self._stretch(n)
        elif name:
            return self._outcome(n, event, role)
        return bool(name)

    def _first(self, n: int, event: Event, words: dict[str, str | int]) -> None:
        """Who leads the order; whoever only finds a place in one that is there already does not."""
        if self._order is None:
            self._order = _Order(words, frozenset(self._ordered))
        actor = int(event.actor)
        self._ordered.add(actor)
        if self._order.told or (self._order.before and actor not in self._order.before):
            self._stretch(n)
            return
        self._order.told = True
        self.close()
        self._open(n).parts.append(self.say("story-first", self._order.leads))

    def _walk(self, n: int, event: Event, words: dict[str, str | int]) -> None:
        beat = self._beat
        actor = int(event.actor)
        blow = None if beat is None else beat.blow
        if blow is not None and blow.actor == actor and not blow.found and not blow.between:
            blow.walking = True
            self._stretch(n)
            return
        if beat is None or beat.fighter != actor or (beat.parts and beat.walk is None):
            self.close()
            beat = self._open(n, actor)
        to = (event.values or {}).get("to", (event.values or {}).get("at"))
        if to is None or ("amount" in words and words["amount"] == 0 and "from" in words):
            self._stretch(n)
            return
        beat.walk = {**words, "to": str(words.get("to", words.get("at"))).replace("-", MINUS)}
        beat.last = n

    def _begin(self, n: int, event: Event, role: Role, words: dict[str, str | int]) -> None:
        beat, actor, target = self._beat, int(event.actor), int(event.target)
        blow = None if beat is None else beat.blow
        if blow is not None and (blow.actor, blow.target) == (actor, target) and not blow.found:
            self._stretch(n)  # It was announced, and now it comes.
            return
        walked = beat is not None and beat.walk is not None and beat.fighter == actor
        if beat is None or not (beat.fighter == actor and not beat.parts):
            self.close()
            beat = self._open(n, actor)
        shot = role.detail == "strike" and self.roles.shoots(event.item)
        blow = Blow(actor, target, "shoot" if shot else role.detail, walking=walked)
        blow.words = {**words, "place": words["word"], "placed": self._placed(event)}
        blow.words["natural"] = 0 if words["has_item"] else 1
        if not role.detail:
            assert self._teller is not None
            _, key = self._teller.setting(event)
            blow.opening = self._teller.names.catalogue.say(key, words).removesuffix(".")
            blow.words["own"] = 1
        if walked and blow.words.get("own"):
            self._tell_walk(beat)
            blow.walking = False
        beat.walk = None
        beat.parts.append(blow)
        beat.last = n

    def _placed(self, event: Event) -> int:
        return 1 if self.roles.usual and event.word and event.word not in self.roles.usual else 0

    def _outcome(self, n: int, event: Event, role: Role) -> bool:
        """What came of a blow; not taken where no blow is told between the two."""
        defends = role.name in AVERTED or role.name in (
            role_names.FAILED,
            role_names.PARTLY,
            role_names.RETREAT,
        )
        pair = (int(event.actor), int(event.target))
        if defends:
            pair = (pair[1], pair[0])
        blow = None if self._beat is None else self._beat.blow
        if role.name == role_names.SHOT and blow is not None and blow.actor == pair[0]:
            if blow.opening == "strike":
                blow.opening = "shoot"
            self._stretch(n)
            return True
        if blow is None or not _fits(blow, pair):
            if role.name == role_names.ARMOUR:
                self._stretch(n)  # What comes through is told.
                return True
            if defends or min(pair) < 0:
                return False
            blow = self._anew(n, *pair)
        self._stretch(n)
        self._note(blow, event, role)
        return True

    def _anew(self, n: int, actor: int, target: int) -> Blow:
        """A blow of which only the outcome is told: its beginning came before another's."""
        self.close()
        blow = Blow(actor, target, words={"actor": self.named(actor)})
        blow.words["target"] = self.named(target)
        self._open(n, actor).parts.append(blow)
        return blow

    def _note(self, blow: Blow, event: Event, role: Role) -> None:
        name, amount = role.name, int(event.amount)
        values = event.values or {}
        if name == role_names.RETREAT:
            blow.back = True
        elif name == role_names.FAILED:
            blow.defence = role.detail
        elif name == role_names.PARTLY:
            if amount == 0:
                blow.defence = role.detail
            else:
                blow.defence = "partly"
                if values.get("left", 0) == 0:
                    blow.found.add({"parry": "parried", "dodge": "dodged"}[role.detail])
        elif name == role_names.ARMOUR:
            if values.get("through", 0) == 0 and amount > 0:
                blow.found.add(name)
        elif name == role_names.CRITICAL:
            blow.found.add(role_names.HIT)
            blow.words["critical"] = 1
        else:
            blow.found.add(name)

    def _suffers(self, n: int, event: Event, role: Role, words: dict[str, str | int]) -> bool:
        """Harm, a fall or a death: of the blow that is told, or on its own."""
        who = role.about(event)
        blow = None if self._beat is None else self._beat.blow
        struck = blow is not None and blow.target == who and (bool(blow.found) or blow.walking)
        struck = struck or (blow is not None and blow.target == who and not blow.between)
        harm = Harm(int(event.amount), _number(words.get(role.detail)))
        if role.name == HARM:
            self._hurt.add(who)
            if who not in self._round.hurt:
                self._round.hurt.append(who)
        else:
            again = who in self._fell_here and role.name == FELLED
            self._fell_here.add(who)
            if who not in self._fallen:
                self._fallen.append(who)
                self._round.fallen.append(who)
            elif role.name == FELLED and not again and not struck:
                return False
            if again:
                self._stretch(n)
                return True
        if struck and blow is not None and self._beat is not None:
            blow.found.add(role.name)
            if role.name == HARM:
                blow.harm = Harm(blow.harm.lost + harm.lost, harm.left)
            self._beat.weight = max(self._beat.weight, blow.weight)
            self._stretch(n)
            return True
        if role.name != HARM:
            return False
        beat = self._beat or self._open(n)
        target = self.named(who)
        said = self.say("story-suffers", {"target": target, "share": harm.share})
        self._add(beat, said)
        beat.claims.append(Claim(HARM, -1, who))
        beat.weight = max(beat.weight, harm.weight)
        beat.last = n
        return True

    def _plain(self, n: int, event: Event, setting: str, words: str) -> None:
        """An event with its own sentence."""
        if setting == EDICT:
            # What the referee says stands for itself, also in the middle of a blow.
            self.close()
            self._open(n).parts.append(words.strip())
            self.close()
            return
        if setting == DEED or self._beat is None:
            beat = self._beat
            if beat is None or beat.parts or beat.walk is not None:
                self.close()
                beat = self._open(n, int(event.actor))
        else:
            beat = self._beat
        beat.last = n
        role = self.roles.of(event)
        if role.name in (FELLED, KILLED):
            beat.claims.append(Claim(role.name, -1, role.about(event)))
            beat.weight = max(beat.weight, 1.5 if role.name == KILLED else 1.25)
        if words.strip():
            self._add(beat, words.strip())

    def _add(self, beat: Beat, sentence: str) -> None:
        blow = beat.blow
        if blow is None:
            if beat.walk is not None:
                self._tell_walk(beat)
            beat.parts.append(sentence)
        elif blow.found:
            blow.after.append(sentence)
        else:
            blow.between.append(sentence)

    def _tell_walk(self, beat: Beat) -> None:
        if beat.walk is not None:
            beat.parts.append(self.say("story-walk", beat.walk))
            beat.walk = None

    def _heading(self, n: int, event: Event, text: str) -> None:
        self.close()
        self._before = NOTHING_SAID
        if event.kind in ROUNDS:
            self._end_round(n)
            self._round = _Round(begun=True)
        elif event.kind == OVER and not self._round.quiet:
            self._end_round(n)
        self.told.append(Passage(self._first_untold(n), n, HEADING, text))
        if event.kind == OVER:
            ending = self._ending(event)
            if ending:
                self.told.append(Passage(n, n, TALE, ending, turn=BESIDES))

    def _end_round(self, n: int) -> None:
        recap = self._round.sentence(self)
        if recap and self.told:
            self.told.append(Passage(n, n, TALE, recap, turn=BESIDES))

    def _ending(self, event: Event) -> str:
        """What the victory has cost, as far as the reader knows those who won."""
        teller = self._teller
        if teller is None or not event.word:
            return ""
        fight = teller.names.fight
        side = next((one for one in fight.sides if one.slug == event.word), None)
        won = [one for one in fight.roster if side is not None and one.side == side.index]
        if not won or not all(self._knows(one) for one in won):
            return ""
        standing = [one for one in won if int(one.index) not in self._fallen]
        hurt = [one for one in won if int(one.index) in self._hurt]
        if not standing:
            return ""
        alone = len(standing) == 1
        key = "story-end-unhurt"
        if len(standing) < len(won):
            key = "story-end-last" if alone else "story-end-price"
        elif hurt:
            key = "story-end-hurt"
        fallen = [teller.names.fighter(one) for one in won if int(one.index) in self._fallen]
        words: dict[str, str | int] = {
            "last": teller.names.fighter(standing[0]),
            "fallen": self.listed(fallen),
            "single": 1 if len(won) == 1 else 0,
        }
        return self.say(key, words)

    def _open(self, n: int, fighter: int = -1) -> Beat:
        self._beat = Beat(self._first_untold(n), n, TALE, fighter)
        return self._beat

    def _first_untold(self, n: int) -> int:
        since, self._since = self._since, None
        return n if since is None else since

    def _stretch(self, n: int) -> None:
        if self._beat is None:
            self._open(n)
        elif self._beat.last < n:
            self._beat.last = n


@dataclass
class _Order:
    """An order that is being told."""

    leads: dict[str, str | int]
    """The words of the first of it."""
    before: frozenset[int]
    """Who had a place in an order before it."""
    told: bool = False


@dataclass
class _Round:
    """What a round has brought."""

    begun: bool = False
    hurt: list[int] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)

    @property
    def quiet(self) -> bool:
        """Whether nobody came to harm."""
        return not self.hurt and not self.fallen

    def sentence(self, narrator: Narrator) -> str:
        """The sentence at its end; none where there is nothing to say."""
        key, about = "story-round-fallen", self.fallen
        if not about:
            if not self.begun or not narrator.roles.quiet:
                return ""
            key, about = ("story-round-hurt", self.hurt) if self.hurt else ("story-round-quiet", [])
        names = [narrator.named(one) for one in about]
        return narrator.say(key, {"names": narrator.listed(names)} if names else {})


def _fits(blow: Blow, pair: tuple[int, int]) -> bool:
    return (blow.actor == pair[0] and pair[1] in (blow.target, -1)) or (
        pair[0] == -1 and pair[1] == blow.target
    )


def _number(value: str | int | None) -> int | None:
    """A number that the reader may know; numbers below zero are written with their own sign."""
    if isinstance(value, int):
        return value
    try:
        return int((value or "").replace("−", "-"))
    except ValueError:
        return None

"""A table as one viewer sees it: the state, as plain data that fits `state.State`."""

from fechtbuch.books.base import FighterView
from fechtbuch.engine.choices import Question
from fechtbuch.engine.events import NOBODY, Event
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.knowing import PUBLIC, known
from fechtbuch.engine.session import Session
from fechtbuch.play.standing import Order, order_label, suggested, words_label
from fechtbuch.table.access import PLAYER, SPECTATOR, Eyes, Viewer, identity
from fechtbuch.table.asking import question_data, struck_data
from fechtbuch.table.before import Before
from fechtbuch.table.chronicle import Chronicle
from fechtbuch.table.ground import framed, map_data
from fechtbuch.table.live import LiveTable
from fechtbuch.table.numbering import Numbering, nobody_known
from fechtbuch.table.refusals import Refused
from fechtbuch.table.rights import allowed, may_have_advice
from fechtbuch.table.sight import fighter_data, views_for
from fechtbuch.table.state import Data
from fechtbuch.table.turns import order_data, waiting_data
from fechtbuch.table.unasked import offers
from fechtbuch.table.veil import names_for
from fechtbuch.table.words import spoken
from fechtbuch.text import Catalogue, Storyteller
from fechtbuch.text.passages import BESIDES
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of
from fechtbuch.text.versions import how_it_opens


class Show:
    """Shows a table to anybody, in any language; logs are rendered once for all who share them."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.online: set[str] = set()
        """Seats at which somebody sits."""
        self.linked: set[str] = set()
        self._chronicles: dict[tuple[str, Eyes], Chronicle] = {}
        self._maps: dict[tuple[str, str], Data] = {}
        table.unseen = self.unseen

    def forget(self, length: int) -> None:
        """The story is another one from this event on."""
        for chronicle in self._chronicles.values():
            chronicle.cut(length)

    def chronicle(self, viewer: Viewer, language: str) -> Chronicle:
        """The log as a viewer reads it, up to date."""
        eyes = self.table.eyes(viewer)
        key = (spoken(language), eyes)
        found = self._chronicles.get(key)
        if found is None:
            # Whoever is kept from the numbers of foes is told otherwise than all the others.
            kin = [one for (code, _), one in self._chronicles.items() if code == key[0]]
            elder = next((one for one in kin if one.eyes.reveal and eyes.reveal), None)
            found = Chronicle(self.table, key[0], eyes, elder)
            self._chronicles[key] = found
        found.update()
        return found

    def lines(self, viewer: Viewer, language: str, first: int) -> list[Data]:
        """The lines that a viewer may read of the story from an event on."""
        chronicle = self.chronicle(viewer, language)
        numbers = self.numbers(viewer, language)
        return [numbers.line(line) for line in chronicle.lines[first:] if line is not None]

    def tales(self, viewer: Viewer, language: str, first: int = 0) -> list[Data]:
        """The story as a viewer may read it, from the passage on that tells this event."""
        chronicle = self.chronicle(viewer, language)
        numbers = self.numbers(viewer, language)
        found: list[Data] = []
        for one, headed in chronicle.tales(first):
            span = range(one.first, one.last + 1)
            told = [n for n in span if chronicle.lines[n] is not None]
            if told:
                start, end = numbers.lines_before(told[0]), numbers.lines_before(told[-1])
                tale: Data = {"n": start, "to": end, "text": one.text}
                tale["bare"] = one.turn == BESIDES
                tale["after"] = tale["bare"] and headed
                found.append(tale)
        return found

    def log(self, viewer: Viewer, language: str, first: int, most: int) -> tuple[list[Data], int]:
        """The lines that a viewer may read from a number on, and how many there are in all."""
        if self.table.eyes(viewer).referee:
            return self.lines(viewer, language, first)[:most], len(self.table.session.story)
        lines = self.lines(viewer, language, 0)
        return lines[first : first + most], len(lines)

    def numbers(self, viewer: Viewer, language: str, session: Session | None = None) -> Numbering:
        """How a viewer counts entries, lines and questions."""
        chronicle = self.chronicle(viewer, language)
        return Numbering(
            self.table,
            session or self.table.session,
            chronicle.eyes,
            chronicle.lines,
            chronicle.heard,
        )

    def asked(self, viewer: Viewer, name: str) -> Question:
        """A question of a viewer's own, as he calls it; `Refused` where it is none of his."""
        mine = self.table.questions_of(viewer)
        asked = self.numbers(viewer, "en").asked(name, mine)
        for question in mine:
            if question.id == asked:
                return question
        raise Refused("not-asked", 409, "question")

    def unseen(self, before: Before) -> list[str]:
        """The seats of whose acquaintance nobody has done anything: they do not count it."""
        table = self.table
        if not table.session.fight.hiding:
            return []
        viewers = [Viewer(PLAYER, seat) for seat in table.seats] + [Viewer(SPECTATOR)]
        return [one.seat or "" for one in viewers if nobody_known(table, before, table.eyes(one))]

    def teller(self, viewer: Viewer, language: str) -> Storyteller:
        """Who speaks to a viewer."""
        chronicle = self.chronicle(viewer, language)
        sides = chronicle.eyes.sides
        return chronicle.teller(sides[0] if sides else PUBLIC, self.table.session.fight)

    def speaker(self, viewer: Viewer, language: str) -> Storyteller:
        """Somebody to tell a viewer why not. Touches nothing, so it may speak at any time."""
        table = self.table
        eyes = table.eyes(viewer)
        names = names_for(table.book, table.session.fight, language, eyes)
        return Storyteller(names, eyes.sides[0] if eyes.sides else PUBLIC)

    def state(self, viewer: Viewer, language: str) -> Data:
        """The whole state."""
        teller = self.teller(viewer, language)
        return state_of(self, viewer, teller, self.table.session)

    def map(self, grid: Grid, views: list[FighterView], catalogue: Catalogue) -> Data:
        """The ground; it seldom changes."""
        key = (grid.key(), catalogue.language)
        if key not in self._maps:
            self._maps.clear()
            rules = self.table.book.map_rules
            self._maps[key] = map_data(grid, catalogue, rules.terrains, rules.cover)
        found = self._maps[key]
        if found["bounded"]:
            return found
        return framed(found, [view.at for view in views])


def state_of(show: Show, viewer: Viewer, teller: Storyteller, session: Session) -> Data:
    """The state of a session as a viewer sees it."""
    table = show.table
    fight = session.fight
    names = teller.names
    eyes = table.eyes(viewer)
    views = views_for(table, session, eyes)
    visible = {view.slug for view in views}
    mine = set(table.fighters_of(viewer))
    live = session is table.session
    numbers = show.numbers(viewer, names.catalogue.language, session)
    order = order_data(table, session, visible, teller)
    now = next((one["slug"] for one in order if one["now"]), None)
    pending = session.pending if live else []
    return {
        "seq": table.seq_of(viewer),
        "head": numbers.head,
        "entries": numbers.entries,
        "undone": table.settings.undone,
        "path": numbers.path,
        "round": int(fight.round),
        "round_title": _round_title(int(fight.round), names.catalogue),
        "turn": now,
        "over": _over(session, teller),
        "paused": table.settings.paused,
        "seed": table.seed.hex() if table.revealed else None,
        "commitment": table.commitment,
        "values": values_data(table, viewer),
        "order": order,
        "map": show.map(fight.grid, views, names.catalogue),
        "fighters": [fighter_data(table, session, view, eyes, mine, teller) for view in views],
        "sides": [
            {
                "slug": side.slug,
                "name": names.side(int(side.index)),
                "index": int(side.index),
                "heroes": bool(side.heroes),
                "friends": [
                    other.slug
                    for other in fight.sides
                    if other.index != side.index and not fight.enemies(side.index, other.index)
                ],
            }
            for side in fight.sides
        ],
        "questions": [
            {**_question(table, viewer, one, teller), "id": numbers.question(one)}
            for one in pending
            if table.may_answer(viewer, one)
        ],
        "volunteers": [
            question_data(known(one), teller, one.who is not None and one.who.slug in mine)
            for one in (offers(table, viewer) if live else [])
        ],
        "waiting": waiting_data(table, viewer, pending, now, visible, teller),
        "deadline": table.settings.due,
        "standing": _standing(table, viewer, mine, names.catalogue.language),
        "can": allowed(table, viewer, live),
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "fighters": [slug for slug in seat.fighters if slug in visible],
                "engine": seat.engine,
                "real_dice": seat.real_dice,
                "online": seat.seat in show.online,
                "linked": seat.seat in show.linked,
                "ask_all": seat.seat in table.settings.ask_all,
                "muted": seat.seat in table.settings.muted
                and (viewer.referee or viewer.seat == seat.seat),
            }
            for seat in table.seats.values()
        ],
        "settings": _settings(table) if viewer.referee else None,
        "upgrade": _upgrade(table, names.catalogue),
    }


def values_data(table: LiveTable, viewer: Viewer) -> list[Data]:
    """What people's pages have added to the dice."""
    return [
        {
            "seat": who,
            "name": table.called(who),
            "value": entry.text,
            "begins": entry.begins(),
            "mine": who == identity(viewer),
        }
        for who, entry in table.values().items()
    ]


def _settings(table: LiveTable) -> Data:
    settings = table.settings
    return {
        "reveal": settings.reveal,
        "advice": settings.advice,
        "deadline": settings.deadline,
        "typed_dice": settings.typed_dice,
        "sparing": settings.sparing,
    }


def _upgrade(table: LiveTable, catalogue: Catalogue) -> Data | None:
    news = table.news()
    if news is None:
        return None
    return {
        "text": how_it_opens(table.book, news.then, news.entry, catalogue),
        "entry": news.entry,
        "rules": list(table.book.changed_since(news.then) or ()),
        "go_on": table.upgrade is not None and not table.revealed,
    }


def _question(table: LiveTable, viewer: Viewer, question: Question, teller: Storyteller) -> Data:
    """A question, with its plans for whoever is asked; what is best is what goes by itself."""
    mine = _is_mine(table, viewer, question)
    data = question_data(known(question), teller, mine)
    if data["attacker"] is not None:
        data["struck"] = struck_data(table.book.struck(question), teller)
    eyes = table.eyes(viewer)
    blind = table.planning.blind(question) if eyes.referee else not eyes.reveal
    wins = may_have_advice(table, viewer)
    # Who only looks on is told what is best, and nothing else.
    plans = table.planning.data(question, blind, teller.names, wins, None if mine else 1)
    if plans:
        best = plans[0]
        data["default"] = {"text": best["answers"][0], "label": best["title"], "plan": best["id"]}
    data["plans"] = plans if mine else []
    if mine and plans and question.who is not None and not question.own_turn():
        offers = table.planning.of(question, blind).offers
        data["standing"] = [
            {"text": text, "label": words_label(text, teller.names)}
            for text in suggested(table.book, offers)
        ]
    return data


def _is_mine(table: LiveTable, viewer: Viewer, question: Question) -> bool:
    return (viewer.seat or viewer.role) in table.asked(question)


def _round_title(number: int, catalogue: Catalogue) -> str:
    """What the book calls the round that is being fought: some count seconds."""
    if not catalogue.has("heading-round"):
        return ""
    return catalogue.say("heading-round", {"amount": number})


def _over(session: Session, teller: Storyteller) -> Data | None:
    fight = session.fight
    if not fight.over:
        return None
    winner = fight.sides[fight.winner].slug if fight.winner >= 0 else None
    event = Event("fight-over", "", NOBODY, NOBODY)
    event.word = winner or ""
    return {"winner": winner, "text": " ".join(line.text for line in teller.tell(event))}


def _standing(table: LiveTable, viewer: Viewer, mine: set[str], language: str) -> list[Data]:
    orders = [Order.from_list(one) for one in table.settings.standing]
    names = names_for(table.book, table.session.fight, language, table.eyes(viewer), own_words=True)
    return [
        {
            "kind": one.kind,
            "fighter": one.fighter,
            "text": one.text,
            "foe": one.foe,
            "chance": one.chance,
            "cost": one.cost,
            "keep": one.keep,
            "label": order_label(one, names),
        }
        for one in orders
        if viewer.referee or one.fighter in mine
    ]


def welcome(
    table: LiveTable, viewer: Viewer, language: str, languages: list[str], kept_days: int = 0
) -> Data:
    """The answer to a hello."""
    seat = table.seats.get(viewer.seat or "")
    words = words_of(table.scenario, spoken(language))
    return {
        "type": "welcome",
        "viewer": {
            "role": viewer.role,
            "seat": viewer.seat,
            "name": viewer.role if seat is None else seat.name,
            "fighters": table.fighters_of(viewer),
        },
        "table": table.id,
        "commitment": table.commitment,
        "beginning": table.beginning,
        "book": table.book.key,
        "book_title": title_of(table.book, spoken(language)),
        "title": words.title,
        "text": words.text,
        "language": spoken(language),
        "languages": languages,
        "grave": sorted(table.book.grave),
        "kept_days": kept_days,
        "evening": table.evening,
    }

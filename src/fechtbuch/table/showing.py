"""A table as one viewer sees it: the state, as plain data that fits `state.State`."""

from dataclasses import replace

from fechtbuch.books.base import FighterView, Turn
from fechtbuch.engine.choices import Question
from fechtbuch.engine.events import NOBODY, Event
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.knowing import PUBLIC, known
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.play.standing import Order, order_label, suggested, words_label
from fechtbuch.table.access import PLAYER, SPECTATOR, Eyes, Viewer, identity
from fechtbuch.table.asking import question_data, spot, struck_data
from fechtbuch.table.chronicle import Chronicle
from fechtbuch.table.commands import may_take_back
from fechtbuch.table.emblems import emblem
from fechtbuch.table.ground import framed, map_data
from fechtbuch.table.live import ENGINE, REFEREE, Before, LiveTable
from fechtbuch.table.numbering import Numbering, nobody_known
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.unasked import offers
from fechtbuch.table.veil import names_for
from fechtbuch.table.words import label_of, spoken
from fechtbuch.table.yielding import yielding
from fechtbuch.text import Catalogue, Storyteller
from fechtbuch.text.narrator import BESIDES
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.titles import title_of
from fechtbuch.text.versions import how_it_opens

LOG_SENT = 400
"""Lines of the log that a full state brings along."""


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


def views_for(table: LiveTable, session: Session, eyes: Eyes) -> list[FighterView]:
    """The fighters that somebody sees, with what may be known of them."""
    book, fight = table.book, session.fight
    everything = {view.slug: view for view in book.view(fight, -1)}
    if eyes.referee:
        return list(everything.values())
    asked = eyes.sides or tuple(int(side.index) for side in fight.sides)
    seen = [{view.slug: view for view in book.view(fight, side)} for side in asked]
    found: list[FighterView] = []
    for slug, full in everything.items():
        known = [views[slug] for views in seen if slug in views]
        if not known or (not eyes.sides and len(known) < len(seen)):
            continue
        view = _most(known) if eyes.sides else _least(known)
        if eyes.reveal:
            view = replace(view, health=full.health, full_health=full.full_health, sheet=full.sheet)
        found.append(view)
    return found


def _most(known: list[FighterView]) -> FighterView:
    """What is known by putting together what several sides know."""
    best = known[0]
    for view in known[1:]:
        if best.health is None and view.health is not None:
            best = replace(view, at=best.at if best.at != NOWHERE else view.at)
        elif best.at == NOWHERE:
            best = replace(best, at=view.at, fields=view.fields)
    return best


def _least(known: list[FighterView]) -> FighterView:
    """What every side knows."""
    least = known[0]
    for view in known[1:]:
        sheet = {key: value for key, value in least.sheet.items() if view.sheet.get(key) == value}
        least = replace(
            least,
            at=least.at if view.at == least.at else NOWHERE,
            fields=least.fields if view.at == least.at else (),
            health=least.health if view.health == least.health else None,
            full_health=least.full_health if view.full_health == least.full_health else None,
            states=tuple(state for state in least.states if state in view.states),
            hands=least.hands if view.hands == least.hands else (),
            sheet=sheet,
        )
    return least


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
    order = _order(table, session, visible, teller)
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
        "fighters": [_fighter(table, session, view, eyes, mine, teller) for view in views],
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
        "waiting": _waiting(table, viewer, pending, now, visible, teller),
        "deadline": table.settings.due,
        "standing": _standing(table, viewer, mine, names.catalogue.language),
        "can": _can(table, viewer, live),
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


def may_have_advice(table: LiveTable, viewer: Viewer) -> bool:
    """Whether somebody may be advised."""
    if viewer.referee:
        return True
    return viewer.role == PLAYER and table.settings.advice and table.settings.reveal == "all"


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


def _order(
    table: LiveTable, session: Session, visible: set[str], teller: Storyteller
) -> list[Data]:
    acting = None
    for question in session.pending:
        if question.who is not None and question.own_turn():
            acting = question.who.slug
    turns = known_turns(table.book.turns(session.fight), acting, visible)
    return [
        {
            "slug": turn.slug,
            "name": teller.names.by_slug(turn.slug),
            "done": turn.done,
            "now": turn.now,
            "note": teller.names.state(turn.note) if turn.note else "",
        }
        for turn in turns
    ]


def known_turns(turns: list[Turn], acting: str | None, visible: set[str]) -> list[Turn]:
    """The turns of those who are seen; while somebody unseen has his, the next of them is next."""
    now = [place for place, one in enumerate(turns) if one.now or one.slug == acting]
    if now and not any(turns[place].slug in visible for place in now):
        after = turns[now[-1] + 1 :] + turns[: now[-1]]
        seen = [one for one in after if one.slug in visible]
        following = next((one for one in seen if not one.done), seen[0] if seen else None)
        now = [place for place, one in enumerate(turns) if one is following]
    return [
        replace(one, now=place in now) for place, one in enumerate(turns) if one.slug in visible
    ]


def _waiting(
    table: LiveTable,
    viewer: Viewer,
    pending: list[Question],
    now: str | None,
    visible: set[str],
    teller: Storyteller,
) -> list[Data]:
    """Whom the table waits for; what others are asked out of turn stays theirs.

    While it waits for somebody unseen it waits for all the viewer knows for who has the turn.
    """
    found: list[Data] = []
    reactions = unseen = False
    for question in pending:
        who = question.who
        own = viewer.referee or table.may_answer(viewer, question)
        on_turn = who is not None and who.slug == now and who.slug in visible
        if not own and who is not None and who.slug not in visible:
            unseen = True
            continue
        if not own and not on_turn:
            reactions = True
            continue
        asked = sorted(table.asked(question) - {ENGINE, REFEREE})
        if who is not None:
            name: str = teller.names.fighter(who)
        else:
            name = teller.names.side(int(question.side))
        found.append(
            {
                "text": name,
                "reactions": not on_turn,
                "fighter": None if who is None else who.slug,
                "seat": asked[0] if asked else None,
            }
        )
    if reactions:
        text = teller.names.catalogue.say("table-reactions")
        found.append({"text": text, "reactions": True, "fighter": None, "seat": None})
    if unseen and not found and now is not None:
        owner = table.owner(now)
        seat = owner if owner in table.seats else None
        name = teller.names.by_slug(now)
        found.append({"text": name, "reactions": False, "fighter": now, "seat": seat})
    return found


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


def _can(table: LiveTable, viewer: Viewer, live: bool) -> Data:
    session = table.session
    open_ = live and not table.revealed
    referee = viewer.referee and open_
    playing = open_ and viewer.role == PLAYER and not table.settings.paused
    told = table.settings.reveal == "all"
    dice = [one for one in session.pending if isinstance(one, DiceQuestion)]
    return {
        "answer": (referee or playing)
        and any(table.may_answer(viewer, one) for one in session.pending),
        "undo": (referee and table.decided()) or (playing and may_take_back(table, viewer)),
        "redo": referee and bool(session.record.children(session.record.head)),
        "edict": referee,
        "order": referee and len(session.fight.turn_order()) > 1 and not session.fight.over,
        "pause": referee,
        "seats": referee,
        "advice": open_ and may_have_advice(table, viewer) and not session.fight.over,
        "odds": open_
        and (viewer.referee or (viewer.role == PLAYER and told))
        and not session.fight.over,
        "finish": referee and session.fight.over,
        "real_dice": referee or (open_ and viewer.role == PLAYER and table.settings.typed_dice),
        "table_rolls": (referee or playing) and any(table.may_answer(viewer, one) for one in dice),
        "surrender": playing and yielding(table, viewer) is not None,
        "mend": referee or (playing and table.alone() == viewer.seat),
    }


def _face(table: LiveTable, slug: str) -> Data | None:
    face = table.faces.get(slug)
    return None if face is None else {"portrait": face.portrait, "arms": face.arms}


def portrait_for(table: LiveTable, viewer: Viewer, slug: str) -> str | None:
    """The hash of a fighter's portrait, for whoever sees him now."""
    face = table.faces.get(slug)
    views = views_for(table, table.session, table.eyes(viewer)) if face is not None else []
    seen = any(view.slug == slug for view in views)
    return face.portrait if face is not None and seen else None


def _fighter(
    table: LiveTable,
    session: Session,
    view: FighterView,
    eyes: Eyes,
    mine: set[str],
    teller: Storyteller,
) -> Data:
    names = teller.names
    fight = session.fight
    fighter = fight.by_slug(view.slug)
    hidden: list[str] = []
    if fighter is not None and fighter.hidden_from:
        if eyes.referee or any(not fight.enemies(side, fighter.side) for side in eyes.sides):
            hidden = [s.slug for s in fight.sides if (fighter.hidden_from >> s.index) & 1]
    owner = table.owner(view.slug)
    at = None if view.at == NOWHERE else spot(view.at)
    fields = [spot(field) for field in view.fields] if view.fields else ([at] if at else [])
    return {
        "slug": view.slug,
        "name": names.by_slug(view.slug),
        "side": fight.sides[view.side].slug,
        "at": at,
        "fields": fields,
        "facing": None if view.facing is None else int(view.facing),
        "health": None if view.health is None else int(view.health),
        "full": None if view.full_health is None else int(view.full_health),
        "states": [{"key": key, "text": names.state(key)} for key in view.states],
        "hands": [names.item(thing) for thing in view.hands],
        "emblem": emblem(view.hands),
        "face": _face(table, view.slug),
        "out": bool(view.out),
        "hidden": hidden,
        "mine": view.slug in mine,
        "seat": owner if owner in table.seats else None,
        "engine": owner == ENGINE,
        "sheet": [
            {
                "key": key,
                "label": label_of(names.catalogue, key),
                "value": names.word(value) if isinstance(value, str) else int(value),
            }
            for key, value in view.sheet.items()
        ],
    }


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

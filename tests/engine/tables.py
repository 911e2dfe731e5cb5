"""A small table for tests of sessions: a toy fight, its questions, its state."""

from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.record import FORMAT, Record, record_from_lines
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.engine.table_dice import commitment
from tests.toy import ToyFight, toy_fight

SEED = bytes(range(32))


def start() -> ToyFight:
    return toy_fight("anna bert", "carl dora", skill=15, health=8)


def table(seed: bytes | None = SEED, real_dice: set[str] | None = None) -> Session:
    record = Record({"format": FORMAT, "book": "toy", "commitment": commitment(SEED)})
    return Session(record, start(), seed, real_dice)


def reopened(session: Session, seed: bytes | None = SEED) -> Session:
    return Session(record_from_lines(session.record.to_lines()), start(), seed)


def story(session: Session) -> list[dict[str, object]]:
    slugs = [fighter.slug for fighter in session.fight.roster]
    return [event.to_data(slugs) for event in session.story]


def asked(session: Session) -> list[str]:
    return [question.id for question in session.pending]


def state(session: Session) -> tuple[object, list[dict[str, object]], list[str]]:
    return session.fight.key(), story(session), asked(session)


def answer_all(session: Session, key: int = 1, most: int = 1000) -> None:
    """Answer everything with any legal choice."""
    player = RandomPlayer(Stream(key, 3))
    for _ in range(most):
        if not session.pending:
            break
        question = session.pending[-1]
        session.answer(player.decide(question).text(), question.id, "random")


def health(session: Session, slug: str) -> int:
    assert isinstance(session.fight, ToyFight)
    return session.fight.named(slug).health


def kinds(session: Session) -> list[str]:
    return [event.kind for event in session.story]


def struck(session: Session) -> None:
    """Anna strikes Carl, who is asked to defend himself."""
    session.answer("strike target=carl weapon=club")
    assert session.pending[0].kind == "defend", "choose another seed"


# Questions to several at once


def rallying() -> Session:
    """Carl was hit; Dora, Emil and Fritz are asked whether they rally."""
    fight = toy_fight("anna", "carl dora emil fritz", skill=20, health=20)
    session = Session(Record({"format": FORMAT}), fight, SEED)
    session.answer("strike target=carl weapon=club")
    session.answer("none")
    assert [question.kind for question in session.pending] == ["rally"] * 3
    return session

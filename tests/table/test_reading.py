"""The rulebook over HTTP."""

from tests.table.kit import House

BOOK = "/api/books/landsknecht/rulebook"


def test_a_rulebook_is_read_by_contents_chapter_rule_and_table(home: House) -> None:
    get = home.client.get
    contents = get(f"{BOOK}?language=de").json()
    assert contents["chapters"][0]["rules"][0] == {"id": "LSK-SEQ-01", "title": "Eine Handlung"}
    chapter = get(f"{BOOK}/chapters/chg").json()
    assert chapter["rules"][0]["id"] == "LSK-CHG-01"
    rule = get(f"{BOOK}/rules/lsk-chg-03").json()
    assert rule["text"][0]["pieces"]
    assert any(one["example"] for one in rule["text"])
    table = get(f"{BOOK}/tables/weapons?language=pl").json()
    assert table["title"] == "Broń"
    assert len(get(f"{BOOK}/glossary").json()) > 20


def test_rules_are_searched_in_one_book_or_in_all(home: House) -> None:
    found = home.client.get("/api/books/landsknecht/search", params={"q": "chrage"}).json()
    assert found[0]["id"] == "LSK-CHG-01"
    everywhere = home.client.get("/api/search", params={"q": "parad", "language": "de"}).json()
    assert len({one["book"] for one in everywhere}) > 1
    assert home.client.get("/api/search").json() == []


def test_what_is_not_there_is_refused(home: House) -> None:
    for path in ("rules/LSK-XXX-99", "chapters/xyz", "tables/xyz"):
        answer = home.client.get(f"{BOOK}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "rule-unknown")
    assert home.client.get("/api/books/chess/rulebook").json()["code"] == "book-unknown"
    assert home.client.get("/api/search", params={"q": "x" * 300}).status_code == 422


def test_what_is_refused_names_the_rule_that_forbids_it(home: House) -> None:
    table = home.duel()
    state = table.state("referee")
    question = state["questions"][0]
    places = {one["slug"]: one["at"] for one in state["fighters"]}
    (x, y), (to, _) = places.pop(question["fighter"]), *places.values()
    weapon = {"kurt": "messer", "hans": "halberd"}[question["fighter"]]
    one_step = f"{x + (1 if to > x else -1)},{y}"
    text = f"charge target={next(iter(places))} weapon={weapon} path={one_step}"
    command = {"do": "answer", "question": question["id"], "text": text}
    problem = table.command("referee", command).json()
    assert problem["code"] == "not-legal"
    assert problem["rules"] == ["LSK-MOV-04"]

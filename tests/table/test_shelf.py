"""The files of a page: handed out whole, packed for who can unpack, and not sent twice."""

import gzip
import os
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from fechtbuch.table.shelf import LEAST, Shelf
from fechtbuch.web import STATIC
from tests.table.kit import House

LONG = "let a = 1;\n" * LEAST


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "page.js").write_text(LONG, encoding="utf-8")
    (tmp_path / "short.css").write_text("a{}", encoding="utf-8")
    (tmp_path / "face.woff2").write_bytes(bytes(2 * LEAST))
    (tmp_path / "inner").mkdir()
    return tmp_path


@pytest.fixture
def client(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Mount("/static", Shelf(directory=folder))]))


def test_text_is_packed_for_who_can_unpack_it(client: TestClient) -> None:
    plain = client.get("/static/page.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (LONG, None)
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    with client.stream("GET", "/static/page.js", headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert gzip.decompress(raw).decode() == LONG
    assert int(packed.headers["content-length"]) == len(raw) < len(LONG) / 10
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", ["short.css", "face.woff2"])
def test_what_would_not_become_shorter_is_left_alone(client: TestClient, name: str) -> None:
    assert "content-encoding" not in client.get(f"/static/{name}").headers


def test_what_a_visitor_has_already_is_not_sent_again(client: TestClient, folder: Path) -> None:
    tag = client.get("/static/page.js").headers["etag"]
    again = client.get("/static/page.js", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    path = folder / "page.js"
    path.write_text("other", encoding="utf-8")
    os.utime(path, ns=(1, 1))  # on a file system with coarse times, too
    changed = client.get("/static/page.js", headers={"If-None-Match": tag})
    assert (changed.status_code, changed.text) == (200, "other")


def test_a_head_tells_the_length_only(client: TestClient) -> None:
    head = client.head("/static/page.js", headers={"Accept-Encoding": "identity"})
    assert (int(head.headers["content-length"]), head.content) == (len(LONG), b"")


@pytest.mark.parametrize("name", ["", "inner", "nothing.js", "%2e%2e/secret.js", "page.js/x"])
def test_nothing_else_is_there(client: TestClient, folder: Path, name: str) -> None:
    folder.with_name("secret.js").write_text("secret", encoding="utf-8")
    assert client.get(f"/static/{name}").status_code == 404


def test_nothing_can_be_put_there(client: TestClient) -> None:
    assert client.post("/static/page.js").status_code == 405


def test_the_table_serves_its_page_and_words_so(home: House) -> None:
    for path, file in (
        ("/static/js/table.js", STATIC / "js" / "table.js"),
        ("/locale/pl/table.ftl", STATIC.parents[1] / "locale" / "pl" / "table.ftl"),
    ):
        answer = home.client.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.content == file.read_bytes()
        headers = {"If-None-Match": answer.headers["etag"]}
        assert home.client.get(path, headers=headers).status_code == 304


def test_a_page_comes_in_one_file_and_its_modules_under_their_own_addresses(home: House) -> None:
    answer = home.client.get("/static/pack/table.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    headers = {"If-None-Match": answer.headers["etag"]}
    assert home.client.get("/static/pack/table.js", headers=headers).status_code == 304
    assert answer.text.rstrip().endswith("//# sourceMappingURL=table.js.map")
    where = home.client.get("/static/pack/table.js.map").json()
    assert len(where["sources"]) > 50
    for address in where["sources"]:
        assert home.client.get(address).status_code == 200, address


@pytest.mark.parametrize("name", ["words.js", "words.js.map", "table.css", "", "%2e%2e/table.js"])
def test_only_pages_are_made_one_file(home: House, name: str) -> None:
    assert home.client.get(f"/static/pack/{name}").status_code == 404

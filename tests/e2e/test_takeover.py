"""While `make run` compiles, the page says so; then it goes on at the new server by itself."""

from pathlib import Path

from playwright.sync_api import Browser, expect

import fechtbuch
import run_table
from tests.e2e.people import PATIENCE, STILL

PLAY = "Play against the engine"


def test_a_fight_goes_on_when_another_build_takes_over(tmp_path: Path, browser: Browser) -> None:
    builds = [tmp_path / "pure", tmp_path / "compiled"]
    for folder in builds:
        folder.mkdir()
        (folder / "fechtbuch").symlink_to(Path(fechtbuch.__file__).resolve().parent)
    options = ["--database", str(tmp_path / "tables.db")]
    server = run_table.Server(run_table.listen("127.0.0.1", 0), options)
    context = browser.new_context(locale="en", **STILL)
    context.set_default_timeout(3000 * PATIENCE)
    try:
        server.serve(builds[0], compiling=True)
        page = context.new_page()
        page.goto(server.address)
        expect(page.locator(".building")).to_contain_text("The rules are being compiled")
        page.locator('[data-scenario="kurt-and-hans"] .scene').first.click()
        page.get_by_role("button", name=PLAY).click()
        page.wait_for_selector(".question.for-me #sentence")
        sentence = page.locator("#sentence").inner_text()
        server.serve(builds[1])
        page.wait_for_selector(".building", state="detached")
        page.wait_for_selector("main.table")
        expect(page.locator("#sentence")).to_have_text(sentence)
        seq = page.get_attribute("main.table", "data-seq")
        page.reload()
        page.wait_for_selector(".question.for-me #sentence")
        assert page.get_attribute("main.table", "data-seq") == seq
    finally:
        context.close()
        server.end()
        server.listening.close()

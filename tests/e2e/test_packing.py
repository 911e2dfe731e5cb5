"""Modules in one file run as they do one by one, and a page opens with few requests."""

from pathlib import Path

from playwright.sync_api import Browser, Route

from fechtbuch.web.packing import pack
from tests.e2e.people import Person
from tests.e2e.pictures import duel

MODULES = {
    "a.js": """
import { told, tell } from "./told.js";
import * as ring from "./ring.js";
import { early, Late as Later, late } from "./ring.js";
import { passed, other } from "./passing.js";
import { default as nothing, usual } from "./minified.js";
tell(`a ${early()} ${new Later().name} ${late} ${ring.late}`);
tell(`${passed()} ${other} ${usual} ${nothing}`);
globalThis.told = told;
let open, room, rooms, bind, name;
export async function more() {
  const { asked } = await import("./inner/asked.js");
  tell(asked());
  tell((await import("./inner/asked.js")).asked());
}
more().then(() => { globalThis.over = true; });
""",
    "told.js": """
export const told = [];
export function tell(what) {
  told.push(what);
}
""",
    "ring.js": """
import { back } from "./back.js";
import { tell } from "./told.js";
tell("ring");
export function early() {
  return `early ${back()}`;
}
export const late = "late";
export class Late {
  name = "Late";
}
""",
    "back.js": """
import {
  early,
  late,
} from "./ring.js";
import { tell } from "./told.js";
tell(`back ${typeof early}`);
export function back() {
  try {
    return `back ${late}`;
  } catch {
    return "back";
  }
}
""",
    "passing.js": """
export { early as passed } from "./ring.js";
export { one as other } from "./apart.js";
""",
    "apart.js": "export const { one, two } = { one: 1, two: 2 };\n",
    "minified.js": "const a=1,b=2;export{b as usual};\nexport default a;\n",
    "inner/asked.js": """
import "../told.js";
import{told as t,tell as s}from'../told.js';s("asked");let n = 0;
export function asked() {
  n += 1;
  return `asked ${n} of ${t.length}`;
}
""",
}


def ran(browser: Browser, files: dict[str, str], entry: str) -> tuple[list[str], list[str]]:
    """What a page with this module tells, and its errors."""
    page = browser.new_page()
    errors: list[str] = []
    shell = f'<script type="module" src="/{entry}"></script>'

    def served(route: Route) -> None:
        path = route.request.url.split("/", 3)[3]
        if path:
            route.fulfill(body=files.get(path, ""), content_type="text/javascript")
        else:
            route.fulfill(body=shell, content_type="text/html")

    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("http://modules.test/**", served)
    page.goto("http://modules.test/")
    page.wait_for_function("globalThis.over")
    told = page.evaluate("globalThis.told")
    page.close()
    return told, errors


def test_one_file_does_what_its_modules_do(browser: Browser, tmp_path: Path) -> None:
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = {**MODULES, "pack.js": pack(tmp_path, "a.js").script}
    results = [ran(browser, files, entry) for entry in ("a.js", "pack.js")]
    told, errors = results[0]
    assert errors == []
    assert told[:2] == ["back function", "ring"], "the ring is run from its far end"
    assert told[-1] == "asked 2 of 6", told
    assert results[1] == results[0]


def test_a_table_opens_with_few_requests(address: str, browser: Browser) -> None:
    link = duel(address, "kurt-and-hans")
    person = Person(browser, "visitor", "en")
    asked: list[str] = []
    person.page.on("request", lambda one: asked.append(one.url))
    person.page.goto(link)
    person.page.wait_for_selector("main.table .token")
    assert [one for one in asked if one.endswith(".js")] == [f"{address}/static/pack/table.js"]
    assert len(asked) <= 20, asked
    assert person.troubles == []
    person.context.close()

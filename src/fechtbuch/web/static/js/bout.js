// A fight for two, at least one of them of one's own: against the engine, or as a table for a group.

import { html } from "./view.js";
import { post } from "./api.js";
import { language, say } from "./words.js";
import { look } from "./faces.js";
import { remember } from "./recent.js";
import { ownFighters, sheetOf } from "./stock.js";
import { openGroup } from "./group.js";
import { update } from "./frame.js";
import { send } from "./fought.js";

/** Who fights whom: `own:ID` or `book:BOOK:KEY`. */
const chosen = { one: "", other: "" };

/** @param {string} value */
function bookOf(value) {
  const [kind, first] = value.split(":");
  return kind === "book" ? first : ownFighters().find((each) => each.id === first)?.book ?? "";
}

/** @param {string} value @param {any[]} books */
async function entry(value, books) {
  const [kind, first, second] = value.split(":");
  if (kind === "book") {
    const name = books.find((each) => each.key === first)?.fighters.find((/** @type {any} */ each) => each.key === second)?.name ?? second;
    return { id: "", name, sheet: { use: second }, face: null };
  }
  const card = ownFighters().find((each) => each.id === first);
  return { id: first, name: card?.name ?? "", sheet: await sheetOf(first), face: card };
}

/** @param {any[]} books */
async function scene(books) {
  const both = [await entry(chosen.one, books), await entry(chosen.other, books)];
  const slugs = ["first", "second"];
  const sides = both.map((each, place) => ({ name: say("side-number", { number: place + 1 }), slug: `side-${place + 1}`, fighters: [{ ...each.sheet, slug: slugs[place] }] }));
  const looks = Object.fromEntries(both.flatMap((each, place) => (look(each.face) ? [[slugs[place], look(each.face)]] : [])));
  return { scenario: { book: bookOf(chosen.one), title: say("bout-title"), sides }, looks, both, slugs };
}

/** @param {any[]} books */
async function fight(books) {
  const { scenario, looks, both } = await scene(books);
  const opened = await post("/api/tables", { scenario, looks, seats: [{ name: say("you"), side: "side-1" }], engine: ["side-2"], language: language() });
  const { link } = opened.links.seats[0];
  remember(opened, scenario.title, link);
  send(opened, link, [both[0].id]);
  location.href = link;
}

/** @param {any[]} books */
async function group(books) {
  const { scenario, looks, both, slugs } = await scene(books);
  const sides = scenario.sides.map((side, place) => ({ name: side.name, slug: side.slug, fighters: [both[place].name], slugs: [slugs[place]] }));
  openGroup({ scenario, looks, title: scenario.title, sides, opened: (opened) => send(opened, opened.links.referee, both.map((each) => each.id)) });
}

/** @param {"one" | "other"} which @param {string} label @param {string} book @param {any[]} books */
function chooser(which, label, book, books) {
  const value = chosen[which];
  const choose = (/** @type {Event} */ event) => {
    chosen[which] = /** @type {HTMLSelectElement} */ (event.target).value;
    if (which === "one" && bookOf(chosen.one) !== bookOf(chosen.other)) chosen.other = "";
    update();
  };
  return html`<label>${label}<select @change=${choose}>
    <option value="">–</option>
    <optgroup label=${say("my-fighters")}>${ownFighters(book).map((each) => html`<option value="own:${each.id}" ?selected=${value === `own:${each.id}`}>${each.name}</option>`)}</optgroup>
    ${books.filter((each) => !book || each.key === book).map((each) => html`<optgroup label=${each.title}>${each.fighters.map((/** @type {any} */ fighter) => html`<option value="book:${each.key}:${fighter.key}" ?selected=${value === `book:${each.key}:${fighter.key}`}>${fighter.name}</option>`)}</optgroup>`)}
  </select></label>`;
}

/**
 * @param {any[]} books
 * @param {boolean} busy
 * @param {(work: () => Promise<unknown>) => unknown} tried
 */
export function bout(books, busy, tried) {
  const ready = chosen.one && chosen.other && !busy;
  return html`<section class="bout"><h2>${say("bout")}</h2><div class="row">
    ${chooser("one", say("you"), "", books)}
    ${chooser("other", say("foe"), chosen.one ? bookOf(chosen.one) : "", books)}
    <button class="option go" ?disabled=${!ready} @click=${() => tried(() => fight(books))}>${say("play-engine")}</button>
    <button class="option" ?disabled=${!ready} @click=${() => tried(() => group(books))}>${say("new-table")}</button></div></section>`;
}

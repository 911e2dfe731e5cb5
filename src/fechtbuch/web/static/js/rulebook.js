// The page of the rulebooks: every book, every rule under an address of its own.

import { html, nothing } from "./view.js";
import { complain, head, onLanguage, start, update } from "./frame.js";
import { get, spoken } from "./api.js";
import { say } from "./words.js";
import { Reader } from "./reader.js";
import { DICE, dieOf, order } from "./ours.js";
import { die } from "./heraldry.js";
import * as dialog from "./dialog.js";

const reader = new Reader({ moved });
/** @type {any[]} */
let books = [];
/** What was looked for in all books, and found. */
let query = "";
/** @type {any[] | null} */
let hits = null;

/** What the address names. */
function address() {
  const [, , book = "", place = ""] = location.pathname.split("/").map(decodeURIComponent);
  return { book, place };
}

/** The address follows the reader. */
function moved() {
  const path = `/rules/${reader.book}${reader.place ? `/${reader.place}` : ""}`;
  if (path !== location.pathname) history.pushState(null, "", path);
  document.title = `${reader.title()} – Fechtbuch`;
}

async function load() {
  const { book, place } = address();
  if (book) {
    await reader.turn(book, place, true);
    return;
  }
  reader.book = "";
  try {
    books = [...(await get(spoken("/api/books")))].sort((a, b) => order(a.key) - order(b.key));
  } catch (error) {
    complain(error);
  }
  document.title = `${say("rulebooks")} – Fechtbuch`;
  update();
}

function page() {
  const inside = address().book !== "";
  return html`
    ${head({ here: "/rules", tools: inside ? html`<button class="plain wide-only" @click=${() => print()}>${say("print")}</button>` : nothing })}
    ${inside ? html`<main id="main" class="book-page">${reader.draw()}</main>` : shelf()}`;
}

/** All books, and a search through all of them. */
function shelf() {
  return html`<main id="main" class="shelf">
    <h1>${say("rulebooks")}</h1>
    <label class="find"><span class="unseen">${say("search-all-books")}</span>
      <input type="search" autocomplete="off" maxlength="200" placeholder=${say("search-all-books")} .value=${query} @input=${look}></label>
    ${hits ? found() : html`<ul class="front spines">${books.map(spine)}</ul>`}
  </main>`;
}

/** @param {any} one */
function spine(one) {
  const [sides, face] = dieOf(one.key);
  return html`<li><a class="spine" href="/rules/${one.key}"><b>${one.title}</b><i aria-hidden="true">${die(sides, face, { size: 42, tilt: -6, label: one.title })}</i>${one.key in DICE ? html`<span>${say(`book-${one.key}`)}</span>` : nothing}</a></li>`;
}

function found() {
  if (!hits?.length) return html`<p class="hint" role="status">${say("found-nothing", { query })}</p>`;
  return html`<p class="unseen" role="status">${say("found-count", { count: hits.length })}</p>
    <ul class="front">${hits.map((one) => html`<li><a class="nb" href="/rules/${one.book}/${one.id}"><b>${one.title}</b><span>${one.summary} <i>${one.book_title} · ${one.id}</i></span></a></li>`)}</ul>`;
}

/** @param {Event} event */
async function look(event) {
  query = /** @type {HTMLInputElement} */ (event.target).value;
  const asked = query;
  try {
    const answer = query.trim() ? await get(spoken(`/api/search?q=${encodeURIComponent(query)}`)) : null;
    if (asked === query) hits = answer;
  } catch (error) {
    complain(error);
  }
  update();
}

addEventListener("popstate", load);
document.addEventListener("keydown", (event) => {
  if (address().book && !dialog.isOpen()) reader.key(event);
});
onLanguage(() => (address().book ? reader.again() : load()));
start(page).then(load);

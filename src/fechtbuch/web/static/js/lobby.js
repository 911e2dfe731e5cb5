// The lobby: scenarios of every book, two clicks from a fight.

import { html, nothing, repeat } from "./view.js";
import { complain, head, onLanguage, start, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { keep, recall } from "./memory.js";
import { language, say } from "./words.js";
import { openGroup } from "./group.js";
import { forget, remember, tables } from "./recent.js";
import { fill, shelf } from "./shelf.js";
import { preview } from "./preview.js";
import { sideSign } from "./heraldry.js";

/** @type {any[] | null} */
let scenarios = null;
let book = recall("book");
let starting = "";

async function load() {
  try {
    scenarios = bySize(await get(spoken("/api/scenarios")));
  } catch (error) {
    complain(error);
  }
  update();
}

/** The scenarios of each book, those with few fighters first: a newcomer begins with a duel. @param {any[]} all */
function bySize(all) {
  const books = [...new Set(all.map((one) => one.book))];
  return [...all].sort((a, b) => books.indexOf(a.book) - books.indexOf(b.book) || a.fighters - b.fighters);
}

function page() {
  const books = new Map((scenarios ?? []).map((one) => [one.book, one.book_title]));
  if (book && scenarios && !books.has(book)) book = "";
  const shown = (scenarios ?? []).filter((one) => !book || one.book === book);
  return html`
    ${head({ here: "/" })}
    <main id="main" class="lobby">
      <section class="intro">
        <h1>${say("lobby-title")}</h1>
        <p class="story">${say("lobby-text")}</p>
      </section>
      ${recent()}
      <div class="books" role="group" aria-label=${say("books")}>
        <button class="small" aria-pressed=${book === "" ? "true" : "false"} @click=${() => filter("")}>${say("all-books")}</button>
        ${[...books].map(([key, title]) => html`<button class="small" aria-pressed=${book === key ? "true" : "false"} @click=${() => filter(key)}>${title}</button>`)}
      </div>
      ${scenarios === null ? html`<p class="hint" role="status">${say("loading")}</p>` : nothing}
      <ul class="cards">${repeat(shown, (/** @type {any} */ one) => one.name, card)}</ul>
      ${shelf()}
      <section class="own">
        <h2>${say("own-fight")}</h2>
        <p>${say("own-fight-text")}</p>
        <div class="options">
          <a class="option button" href="/build">${say("build")}</a>
          <label class="option button file">${say("load-record")}<input type="file" accept=".jsonl,.json" @change=${loadRecord}></label>
          <a class="option button" href="/simulate">${say("simulate")}</a>
        </div>
      </section>
    </main>`;
}

/** @param {string} key */
function filter(key) {
  book = key;
  keep("book", key);
  update();
}

/** @param {any} one */
function card(one) {
  return html`
    <li class="card" data-scenario=${one.name}>
      ${preview(one)}
      <p class="card-book"><a href="/rules/${one.book}">${one.book_title}</a></p>
      <h2>${one.title}</h2>
      <p class="story">${one.description}</p>
      <p class="card-sides">
        ${one.sides.map((/** @type {any} */ side, /** @type {number} */ index) => html`
          ${index ? html`<span class="against">${say("against")}</span>` : nothing}
          <span class="card-side side-${index % 6}">${sideSign(index)} ${named(side)}</span>`)}
      </p>
      <div class="options">
        <button class="option go" ?disabled=${starting !== ""} @click=${() => play(one)} aria-label="${say("play-engine")}: ${one.title}">${starting === one.name ? say("starting") : say("play-engine")}</button>
        <button class="option" @click=${() => openGroup({ scenario: one.name, title: one.title, sides: one.sides })} aria-label="${say("new-table")}: ${one.title}">${say("new-table")}</button>
        <a class="link" href="/simulate?scenario=${encodeURIComponent(one.name)}" aria-label="${say("is-it-fair")} ${one.title}">${say("is-it-fair")}</a>
      </div>
    </li>`;
}

/** @param {any} side */
function named(side) {
  const [first] = side.fighters;
  if (side.fighters.length === 1) return first === side.name ? side.name : `${side.name} (${first})`;
  return say("side-of", { side: side.name, count: side.fighters.length });
}

/** @param {any} one */
async function play(one) {
  starting = one.name;
  update();
  try {
    const [mine, ...others] = one.sides;
    const opened = await post("/api/tables", {
      scenario: one.name,
      seats: [{ name: say("you"), side: mine.slug }],
      engine: others.map((/** @type {any} */ side) => side.slug),
      language: language(),
    });
    remember(opened, one.title, opened.links.seats[0].link, one.name);
    location.href = opened.links.seats[0].link;
  } catch (error) {
    starting = "";
    complain(error);
    update();
  }
}

function recent() {
  const known = tables();
  if (known.length === 0) return nothing;
  return html`<nav class="recent" aria-label=${say("your-tables")}>
    <span>${say("your-tables")}</span>
    ${known.map((one) => html`<a href=${one.link}>${scenarios?.find((other) => other.name === one.scenario)?.title ?? one.title}</a>`)}
    <button class="link" @click=${() => { forget(); update(); }}>${say("forget")}</button>
  </nav>`;
}

/** @param {Event} event */
async function loadRecord(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const opened = await post("/api/tables/load", { record: await file.text() });
    remember(opened, file.name, opened.links.referee);
    location.href = opened.links.referee;
  } catch (error) {
    complain(error);
  }
  input.value = "";
}

onLanguage(load);
start(page).then(() => Promise.all([load(), fill()]));

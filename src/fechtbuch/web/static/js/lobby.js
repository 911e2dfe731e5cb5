// The lobby: a first fight, the tables one sits at, and the scenes of every book, two taps from a fight.

import { html, nothing, repeat } from "./view.js";
import { complain, head, onLanguage, start, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { keep, recall } from "./memory.js";
import { say, wholes } from "./words.js";
import { openScene, play, starting } from "./scene.js";
import { forget, isEvening, remember, tables } from "./recent.js";
import { shelf } from "./shelf.js";
import { DICE, dieOf, order } from "./ours.js";
import { fill } from "./stock.js";
import { hero } from "./hero.js";
import { die, sign } from "./heraldry.js";

/** The scene of a first fight. */
const FIRST = "kurt-and-hans";
/** Scenes of a book that are shown until all are asked for. */
const FEW = 4;
/** Tables whose state is asked for. */
const MOST_TABLES = 3;

/** Minutes that a short fight takes at most, and how far from one half an even one may be. */
const SHORT = 10;
const EVEN = 0.1;

/** Kinds of scenes to filter by, each with what it lets through. @type {Record<string, (one: any) => boolean>} */
const SIZES = {
  all: () => true,
  duels: (one) => one.fighters === 2,
  few: (one) => one.fighters > 2 && one.fighters <= 6,
  battles: (one) => one.fighters > 6,
  short: (one) => one.measured !== null && one.measured.minutes <= SHORT,
  even: (one) => one.measured !== null && Math.abs(one.measured.first + one.measured.draws / 2 - 0.5) <= EVEN,
};

/** @type {any[] | null} */
let scenarios = null;
let size = recall("size") in SIZES ? recall("size") : "all";
let sought = "";
/** Books of which all scenes are shown. @type {Set<string>} */
const opened = new Set();
/** What is known of the tables, by their ids. @type {Map<string, any>} */
const states = new Map();

async function load() {
  try {
    scenarios = [...(await get(spoken("/api/scenarios")))].sort((a, b) => a.fighters - b.fighters);
  } catch (error) {
    complain(error);
  }
  update();
  look();
}

/** Ask how the latest tables stand. */
async function look() {
  for (const one of tables().slice(0, MOST_TABLES)) {
    try {
      const token = one.link.split("#")[1] ?? "";
      states.set(one.id, isEvening(one) ? await get(spoken(`/api/evenings/${one.id}`), token) : (await get(spoken(`/api/tables/${one.id}`), token)).state);
    } catch {
      states.set(one.id, null);
    }
    update();
  }
}

function page() {
  const all = scenarios ?? [];
  const first = all.find((one) => one.name === FIRST);
  const shown = all.filter((one) => SIZES[size](one) && fits(one));
  // The books stand in their own order, whatever the size of their scenes.
  const books = [...new Map([...all].sort((a, b) => a.book.localeCompare(b.book)).map((one) => [one.book, one.book_title]))].sort((a, b) => order(a[0]) - order(b[0]));
  return html`
    ${head({ here: "/", tools: search() })}
    <main id="main" class="lobby">
      <section class="hero">
        <div class="say"><h1>${say("hero-title")}</h1><p>${say("hero-text")}</p>
          <div class="hero-go"><button class="go" ?disabled=${!first || starting() !== ""} @click=${() => play(first)}>${starting() === FIRST ? say("starting") : say("hero-go")}</button>
            <button class="link" ?disabled=${!first || starting() !== ""} @click=${() => { keep("hint", ""); play(first); }}>${say("hero-guided")}</button></div></div>
        <div class="hero-picture">${first ? hero(first) : nothing}</div>
      </section>
      ${recent()}
      <div class="sect"><h2>${say("lobby-title")}</h2>
        <div class="filters" role="group" aria-label=${say("scene-size")}>${Object.keys(SIZES).map((one) => html`<button class="chip" aria-pressed=${size === one ? "true" : "false"} @click=${() => { size = one; keep("size", one); update(); }}>${say(`size-${one}`)} ${one === "all" && scenarios ? all.length : ""}</button>`)}</div>
        <button class="sect-end" data-do="prepare" ?disabled=${scenarios === null} @click=${prepare}>${say("evening-prepare")}</button>
      </div>
      ${scenarios === null ? html`<p class="hint" role="status">${say("loading")}</p>` : nothing}
      <section class="books">${books.map(([key, title]) => book(key, title, shown.filter((one) => one.book === key)))}</section>
      ${shelf()}
      <section class="own-fight">
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

/** An evening of several encounters; what draws it is loaded when it is wanted. */
async function prepare() {
  (await import("./preparing.js")).openPreparing([...(scenarios ?? [])].sort((a, b) => order(a.book) - order(b.book)));
}

/** @param {any} one */
function fits(one) {
  const text = `${one.title} ${one.description} ${one.sides.map((/** @type {any} */ side) => `${side.name} ${side.fighters.join(" ")}`).join(" ")}`.toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function search() {
  return html`<label class="find">${sign("seek")}<span class="unseen">${say("find-scene")}</span>
    <input type="search" id="find" placeholder=${say("find-scene")} .value=${sought} maxlength="60" @input=${(/** @type {InputEvent} */ event) => { sought = /** @type {HTMLInputElement} */ (event.target).value; update(); }}><kbd>/</kbd></label>`;
}

/** @param {string} key @param {string} title @param {any[]} scenes */
function book(key, title, scenes) {
  const [sides, face] = dieOf(key);
  const all = opened.has(key) || sought !== "" || size !== "all";
  const shown = all ? scenes : scenes.slice(0, FEW);
  return html`<article class="book" data-book=${key}>
    <header><h2>${title}</h2>${die(sides, face, { size: 42, tilt: -6, label: title })}<p>${key in DICE ? say(`book-${key}`) : nothing}</p></header>
    <ul class="scenes">${repeat(shown, (one) => one.name, row)}</ul>
    ${scenes.length === 0 ? html`<p class="hint">${say("no-scene")}</p>` : nothing}
    <footer>${scenes.length > shown.length ? html`<button class="link" @click=${() => { opened.add(key); update(); }}>${say("all-scenes", { count: scenes.length })}</button>` : html`<span></span>`}
      <a class="link" href="/rules/${key}">${say("read-book")}</a></footer>
  </article>`;
}

/** @param {any} one */
function sizeOf(one) {
  return one.fighters === 2 ? say("duel") : one.sides.map((/** @type {any} */ side) => side.fighters.length).join(` ${say("against")} `);
}

/** How many of a hundred fights the first side won, and the others; nobody won the rest. @param {any} one */
function evenness({ measured: { first, draws }, sides }) {
  const [ours, theirs] = wholes([first, 1 - first - draws]);
  const words = say("scene-even", { side: sides[0].name, ours, theirs });
  return html`<span class="scene-even" title=${words}><span class="unseen">${words}</span><span aria-hidden="true">${ours} : ${theirs}</span>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="side-0" width=${Math.max(0, ours - 1)} height="6"></rect><rect class="side-1" x=${101 - theirs} width=${Math.max(0, theirs - 1)} height="6"></rect></svg></span>`;
}

/** @param {any} one */
function row(one) {
  return html`<li class="card" data-scenario=${one.name}><button class="scene" @click=${() => openScene(one)}>
    <span class="scene-title">${one.title}</span>
    <span class="scene-sides">${[sizeOf(one), one.measured ? say("minutes", { minutes: one.measured.minutes }) : "", one.map.topology === "hexes" ? say("hexes") : ""].filter(Boolean).join(" · ")}</span>
    ${one.measured ? evenness(one) : nothing}
  </button></li>`;
}

function recent() {
  const known = tables();
  return html`<div class="sect"><h2>${say("your-tables")}</h2>${known.length ? html`<button class="link" @click=${() => { forget(); update(); }}>${say("forget")}</button>` : nothing}</div>
    <nav class="tables" aria-label=${say("your-tables")}>
      ${known.slice(0, MOST_TABLES).map(tableCard)}
      ${known.length ? nothing : html`<p class="no-tables">${say("no-tables")}</p>`}
      <form class="join" @submit=${joinBy}><label><span class="unseen">${say("join-link")}</span><input name="link" placeholder=${say("join-link")} autocomplete="off"></label><button class="small">${say("join")}</button></form>
    </nav>
    ${known.length > MOST_TABLES ? html`<p class="more-tables">${known.slice(MOST_TABLES).map((one) => html`<a href=${one.link}>${nameOf(one)}</a> `)}</p>` : nothing}`;
}

/** @param {any} one */
function nameOf(one) {
  return scenarios?.find((other) => other.name === one.scenario)?.title ?? one.title;
}

/** Who one is at a table. @param {any} state */
function roleIn(state) {
  if (state.can.edict) return say("game-master");
  const mine = new Set(state.fighters.filter((/** @type {any} */ one) => one.mine).map((/** @type {any} */ one) => one.side));
  const sides = state.sides.filter((/** @type {any} */ one) => mine.has(one.slug)).map((/** @type {any} */ one) => one.name);
  return sides.length ? say("you-are", { side: sides.join(", ") }) : "";
}

/** An evening with how it stands. @param {any} one */
function eveningCard(one) {
  const evening = states.get(one.id);
  const word = evening === null ? say("table-gone") : evening ? say(`evening-${evening.state}`) : "";
  return html`<a class="tab" href=${one.link}><b>${one.title}</b><span class="hint">${[evening?.book_title, say("evening")].filter(Boolean).join(" · ")}</span><span class="tab-state">${word}</span></a>`;
}

/** A table with how it stands. @param {any} one */
function tableCard(one) {
  if (isEvening(one)) return eveningCard(one);
  const state = states.get(one.id);
  const mine = state?.questions.some((/** @type {any} */ question) => question.mine);
  const scene = scenarios?.find((other) => other.name === one.scenario);
  const word = state === null ? say("table-gone") : !state ? "" : state.over ? state.over.text : mine ? say("your-turn") : state.paused ? say("paused") : say("waiting-for", { who: state.waiting.map((/** @type {any} */ other) => other.text).join(", ") || say("the-engine") });
  return html`<a class="tab ${mine ? "you" : ""}" href=${one.link}>
    <b>${nameOf(one)}</b><span class="hint">${[scene?.book_title, state ? state.round_title || say("round", { round: state.round }) : "", state ? roleIn(state) : ""].filter(Boolean).join(" · ")}</span>
    <span class="tab-state">${word}</span></a>`;
}

/** @param {SubmitEvent} event */
function joinBy(event) {
  event.preventDefault();
  const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link") ?? "").trim();
  const found = /\/(table|replay|evening)\/[^\s]+$/.exec(text)?.[0];
  if (found) location.href = found;
  else complain({ title: say("join-wrong") });
}

/** @param {Event} event */
async function loadRecord(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const loaded = await post("/api/tables/load", { record: await file.text() });
    remember(loaded, file.name, loaded.links.referee);
    location.href = loaded.links.referee;
  } catch (error) {
    complain(error);
  }
  input.value = "";
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || /** @type {HTMLElement} */ (event.target).matches("input, textarea, select")) return;
  event.preventDefault();
  document.getElementById("find")?.focus();
});
onLanguage(load);
start(page).then(() => Promise.all([load(), fill()]));

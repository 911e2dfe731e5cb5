// Preparing an evening: which encounters in a row, who plays whom of the party, who plays the foes.

import { html, nothing } from "./view.js";
import { get, post, spoken } from "./api.js";
import { complain } from "./frame.js";
import { language, say } from "./words.js";
import { encounters, lineUp, looksOf, scenesOf, sourceOf } from "./lineup.js";
import { emblemIn, faceThere, instead, peopled } from "./instead.js";
import { look } from "./faces.js";
import { level, levelChoice } from "./level.js";
import { rememberEvening } from "./recent.js";
import { fill } from "./stock.js";
import { seatNames } from "./seatnames.js";
import * as dialog from "./dialog.js";

/** @param {any[]} scenarios all scenes that the books bring along */
export async function openPreparing(scenarios) {
  const form = {
    title: say("evening-usual"),
    book: scenarios[0]?.book ?? "",
    /** @type {import("./lineup.js").Lined[]} */
    row: [],
    /** @type {any[]} */
    books: [],
    /** @type {{key: string, text: string}[]} */
    party: [],
    /** Whose party it is: the first scene. */
    of: "",
    /** @type {string[]} */
    seats: [],
    /** Who plays each of the party: a seat's number, or "master". @type {Record<string, string>} */
    plays: {},
    /** Fighters of the reader's own in the places of the party's, by slug. @type {Record<string, string>} */
    instead: {},
    /** The sides of that scene, where its card tells. @type {any[]} */
    sides: [],
    /** What the party looks like. @type {Record<string, any>} */
    looks: {},
    engine: true,
    problem: "",
    busy: false,
  };
  dialog.open(say("evening-prepare"), () => body(form, scenarios), { wide: true });
  try {
    const [books] = await Promise.all([get(spoken("/api/books")), fill()]);
    form.books = books;
  } catch (error) {
    complain(error);
  }
  dialog.redraw();
}

/** @param {any} form @param {any[]} scenarios */
function body(form, scenarios) {
  const titles = [...new Map(scenarios.map((one) => [one.book, one.book_title]))];
  const book = form.books.find((/** @type {any} */ one) => one.key === form.book);
  const levels = scenarios.find((one) => one.book === form.book)?.levels ?? [];
  return html`<form class="preparing" @submit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); create(form, levels); }}>
    <p class="story">${say("evening-about")}</p>
    <div class="two"><label>${say("evening-name")} <input name="title" required maxlength="60" .value=${form.title} @input=${(/** @type {Event} */ event) => { form.title = /** @type {HTMLInputElement} */ (event.target).value; }}></label>
      <label>${say("evening-book")} <select name="book" @change=${(/** @type {Event} */ event) => { form.book = /** @type {HTMLSelectElement} */ (event.target).value; line(form, [], scenarios); }}>
        ${titles.map(([key, title]) => html`<option value=${key} ?selected=${key === form.book}>${title}</option>`)}</select></label></div>
    <h3>${say("evening-encounters")}</h3>
    ${lineUp(form.row, { scenes: scenesOf(scenarios, form.book), rests: book?.rests ?? [], first: 0, changed: (row) => line(form, row, scenarios) })}
    ${form.party.length ? seats(form) : nothing}
    <h3>${say("evening-foes")}</h3>
    <label class="check"><input type="radio" name="foes" .checked=${form.engine} @change=${() => { form.engine = true; dialog.redraw(); }}> ${say("the-engine")}</label>
    <label class="check"><input type="radio" name="foes" .checked=${!form.engine} @change=${() => { form.engine = false; dialog.redraw(); }}> ${say("game-master")}</label>
    ${form.engine ? levelChoice(levels) : nothing}
    <div class="options dialog-foot">${form.problem ? html`<p class="refusal-box" role="alert">${form.problem}</p>` : nothing}<button class="option go" ?disabled=${form.busy || form.row.length === 0}>${form.busy ? say("starting") : say("evening-make")}</button></div>
  </form>`;
}

/** The row is another; whoever leads it brings the party. @param {any} form @param {import("./lineup.js").Lined[]} row @param {any[]} scenarios */
async function line(form, row, scenarios) {
  form.row = row;
  const first = row[0]?.key ?? "";
  dialog.redraw();
  if (first === form.of) return;
  form.of = first;
  form.sides = scenarios.find((one) => one.name === first)?.sides ?? [];
  form.party = [];
  form.instead = {};
  form.looks = {};
  if (!first) return;
  try {
    const { members } = await post(spoken("/api/evenings/heroes"), { scenario: await sourceOf(row[0]) });
    const looks = await looksOf(row[0]);
    if (form.of !== first) return;
    form.party = members;
    form.looks = Object.fromEntries(members.flatMap((/** @type {any} */ one) => (look(looks[one.key]) ? [[one.key, look(looks[one.key])]] : [])));
    form.seats = members.slice(0, 4).map((/** @type {any} */ _, /** @type {number} */ n) => say("player", { number: n + 1 }));
    form.plays = Object.fromEntries(members.map((/** @type {any} */ one, /** @type {number} */ n) => [one.key, String(n % form.seats.length)]));
  } catch (error) {
    form.of = "";
    complain(error);
  }
  dialog.redraw();
}

/** @param {any} form */
function seats(form) {
  const redraw = dialog.redraw;
  return html`<h3>${say("evening-party")}</h3>
    <p class="hint">${say("evening-party-text")}</p>
    ${seatNames(form, redraw)}
    <ul class="plain-list who">${form.party.map((/** @type {any} */ one) => ({ ...one, slug: one.key, name: one.text, emblem: emblemIn(form.sides, one.key) })).map((/** @type {any} */ one) => html`<li><label><span class="side-0">${faceThere(form.instead, one, 0, form.looks)} <span>${one.text}</span></span>${instead(form.instead, one, form.book, redraw)}
      <select aria-label="${say("who-plays")} ${one.text}" @change=${(/** @type {Event} */ event) => { form.plays[one.key] = /** @type {HTMLSelectElement} */ (event.target).value; redraw(); }}>
        ${form.seats.map((/** @type {string} */ name, /** @type {number} */ place) => html`<option value=${place} ?selected=${form.plays[one.key] === String(place)}>${name}</option>`)}
        <option value="master" ?selected=${form.plays[one.key] === "master"}>${say("game-master")}</option>
      </select></label></li>`)}</ul>`;
}

/** @param {any} form @param {string[]} levels */
async function create(form, levels) {
  form.busy = true;
  form.problem = "";
  dialog.redraw();
  try {
    const row = await encounters(form.row);
    const { scenario, looks } = await peopled(/** @type {any} */ (row[0]).scenario, form.instead, form.looks);
    const made = await post(spoken("/api/evenings"), {
      title: form.title.trim(),
      encounters: [{ ...row[0], scenario }, ...row.slice(1)],
      looks,
      seats: form.seats.map((/** @type {string} */ name, /** @type {number} */ place) => ({ name, fighters: Object.keys(form.plays).filter((slug) => form.plays[slug] === String(place)) })),
      engine: form.engine,
      level: form.engine ? level(levels) : "",
      language: language(),
    });
    rememberEvening(made, form.title.trim());
    location.href = made.links.referee;
  } catch (error) {
    form.problem = problemOf(error);
    form.busy = false;
    dialog.redraw();
  }
}

/** What is wrong, in words: notices would lie behind the dialog. @param {any} error */
function problemOf(error) {
  const found = (error?.problems ?? []).map((/** @type {any} */ one) => [one.problem, one.remedy].filter(Boolean).join("; "));
  return [error?.title || error?.message, ...(found.length ? found : [error?.detail, error?.remedy])].filter(Boolean).join(" · ");
}

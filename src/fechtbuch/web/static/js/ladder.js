// How strong the engine's levels of play are: everybody against everybody, book by book, and what a
// search gains that knows the best of them.

import { html, nothing } from "./view.js";
import { complain, update } from "./frame.js";
import { get, spoken } from "./api.js";
import { decimal, number, percent, say } from "./words.js";

/** Levels and grounds that have words; a stranger's book may have others. */
const LEVELS = ["novice", "trained", "book", "strong"];
const GROUNDS = ["1v1", "4v4", "apart"];

/** A rating without any length of bar, and how wide the bars are. */
const LOWEST = 800;
const WIDTH = 400;
/** How many shades there are between even and always. */
const SHADES = 5;

/** Every book that was measured. @type {any[] | null} */
let books = null;

/** Ask for it, in the reader's language. */
export async function loadLadder() {
  try {
    books = await get(spoken("/api/ladder"));
  } catch (error) {
    complain(error);
  }
  update();
}

/** The page. */
export function ladder() {
  return html`
    <main id="main" class="inquiry">
      <div class="asking">
        <h1>${say("ask-ladder")}</h1>
        <p class="story">${say("ask-about-ladder")}</p>
        <div class="leaf"><dl class="levels">${LEVELS.map((one) => html`<dt>${name(one)}</dt><dd>${say(`ladder-about-${one}`)}</dd>`)}</dl>
          <p class="hint">${say("ladder-read")}</p></div>
      </div>
      <section class="finding" aria-label=${say("result")} aria-busy=${books ? "false" : "true"}>
        ${books ? books.map(book) : html`<div class="leaf unanswered">···</div>`}
      </section>
    </main>`;
}

/** @param {any} one */
function book(one) {
  return html`<article class="leaf strength">
    <h2 class="found">${one.title}</h2>
    <p class="hint">${say(one.current ? "ladder-current" : "ladder-older", { version: one.version })}</p>
    <div class="pair">${matrix(one.rungs, one.title)}${grounds(one.grounds, one.title)}</div>
    ${one.grounds.some((/** @type {any} */ ground) => ground.sought) ? html`<details class="repeat"><summary>${say("ladder-holes")}</summary>${one.grounds.filter((/** @type {any} */ ground) => ground.sought).map(holes)}</details>` : nothing}
  </article>`;
}

/** Who beats whom: a row's share against each column, and the rating as a bar. @param {any[]} rungs @param {string} title */
function matrix(rungs, title) {
  const top = Math.max(...rungs.map((one) => one.rating));
  return html`<div class="sheet" tabindex="0" role="region" aria-label=${`${title} · ${say("ladder-matrix")}`}><table class="tiles">
    <caption>${say("ladder-matrix")}</caption>
    <thead><tr><th scope="col">${say("ladder-level")}</th>${rungs.map((one) => html`<th scope="col" class="figure">${name(one.level)}</th>`)}<th scope="col" class="figure">${say("ladder-rating")}</th></tr></thead>
    <tbody>${rungs.map((one, row) => html`<tr><th scope="row">${name(one.level)}</th>
      ${one.shares.map((/** @type {number} */ share, /** @type {number} */ column) => html`<td class=${`figure ${row === column ? "self" : shade(share)}`}>${row === column ? "·" : percent(share)}</td>`)}
      <td class="figure rated"><svg viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true"><rect height="10" width=${Math.max(1, WIDTH * (one.rating - LOWEST) / (top - LOWEST))}></rect></svg><span>${number(one.rating)}</span></td></tr>`)}</tbody>
  </table></div>`;
}

/** The class of a tile: whose it is, and how surely. @param {number} share */
function shade(share) {
  const strong = Math.min(SHADES, Math.round(Math.abs(share - 0.5) * 2 * SHADES));
  return strong === 0 ? "even" : `${share > 0.5 ? "won" : "lost"} by-${strong}`;
}

/** The best level on each ground, against the book's own and against a search. @param {any[]} list @param {string} title */
function grounds(list, title) {
  return html`<div class="sheet" tabindex="0" role="region" aria-label=${`${title} · ${say("ladder-grounds")}`}><table>
    <caption>${say("ladder-grounds")}</caption>
    <thead><tr><th scope="col">${say("ladder-ground")}</th><th scope="col" class="figure">${say("ladder-ahead")}</th><th scope="col" class="figure">${say("ladder-sought")}</th><th scope="col" class="figure">${say("ladder-draws")}</th></tr></thead>
    <tbody>${list.map((one) => html`<tr><th scope="row">${place(one)}</th>
      <td class="figure">${got(one.ahead)}</td><td class="figure">${one.sought ? got(one.sought.got) : "–"}</td><td class="figure">${percent(one.draws)}</td></tr>`)}</tbody>
  </table></div>`;
}

/** A share with where it lies. @param {any} one */
function got(one) {
  return html`${percent(one.share)} <span class="hint span">${say("ladder-span", { low: percent(one.low), high: percent(one.high), fights: one.fights })}</span>`;
}

/** What a search would rather do on one ground. @param {any} one */
function holes(one) {
  return html`<h4>${place(one)} · ${say("ladder-rollouts", { rollouts: one.sought.rollouts })}</h4>
    <ul class="holes">${one.sought.holes.map((/** @type {any} */ hole) => html`<li><b>${say("ladder-gain", { gain: decimal(100 * hole.gain, 1), error: decimal(100 * hole.error, 1) })}</b> <code>${hole.usual}</code> → <code>${hole.better}</code></li>`)}</ul>`;
}

/** @param {string} level */
function name(level) {
  return LEVELS.includes(level) ? say(`ladder-${level}`) : level;
}

/** @param {any} ground */
function place(ground) {
  return GROUNDS.includes(ground.name) ? say(`ladder-on-${ground.name}`) : ground.title || ground.name;
}

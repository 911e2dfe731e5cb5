// Shortcuts of the table page, and the list of them.

import { html } from "./view.js";
import { command, table } from "./store.js";
import { say } from "./words.js";
import * as dialog from "./dialog.js";
import * as drafting from "./draft.js";
import { press } from "./defence.js";
import { bestOf, plansOf, take } from "./plans.js";
import { openRuleNow } from "./rules.js";

/** @type {Record<string, string>} */
const LIST = {
  "1–5": "key-plan", Enter: "key-confirm", "D T H": "key-columns", "B P D + 1–5": "key-defence", Z: "key-undo", W: "why-not", R: "rules-here",
  Q: "key-question", M: "key-map", L: "key-log", S: "key-sheet", O: "key-order", N: "key-asked", "+ − 0": "key-zoom", U: "ruler", I: "point", Escape: "key-back", "?": "key-help",
};

/** @type {Record<string, string>} */
const PLACES = {
  q: "#question .plan, #question .cell:not([disabled]), #question .option, #question button, #question input",
  m: ".ground", l: ".log-scroll", s: ".sheets select", o: ".order .now .turn, .order .turn", d: ".column[data-column='1'] .option", t: ".column[data-column='2'] .option", h: ".column[data-column='3'] .option",
};
/** @type {Record<string, string>} */
const TABS = { m: "map", l: "log", s: "sheet" };

/** What keys do to the page. @typedef {{show: (tab: string) => void, zoom: (factor: number) => void, fit: () => void, tool: (mode: "ruler" | "point") => void, drop: () => boolean}} Page */

/** The row of the matrix whose key was pressed last. */
let row = "";

/**
 * Hear keys for the whole page.
 * @param {Page} page
 */
export function listen(page) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (dialog.isOpen() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.matches("input, select, textarea")) return;
    if (event.key === "Enter" && target.closest("button, a, summary, .ground")) return;
    if (pressed(event.key.length === 1 ? event.key.toLowerCase() : event.key, page)) event.preventDefault();
  });
}

/** Whether a key meant something. @param {string} key @param {Page} page */
function pressed(key, page) {
  const matrix = document.querySelector(".matrix");
  if (matrix && "bpd".includes(key)) row = key.toUpperCase();
  else if (matrix && row && /^[1-5]$/.test(key)) press(row, key), row = "";
  else if (matrix && key === "n") click(".matrix .cell.none");
  else if (/^[1-9]$/.test(key)) number(Number(key) - 1);
  else if (key === "Enter") confirm();
  else if (key === "Escape" && page.drop()) return true;
  else if (key === "u") page.tool("ruler");
  else if (key === "i" && table.welcome?.viewer.role !== "spectator") page.tool("point");
  else if (key === "Escape" && (drafting.draft.trail.length || drafting.draft.pick)) drafting.back();
  else if (key in PLACES) {
    if (key in TABS) page.show(TABS[key]);
    focus(PLACES[key]);
  } else if (key === "z") table.state?.can.undo && command({ do: "undo" });
  else if (key === "w") click("#question [data-do=why]");
  else if (key === "n" || key === "0") page.fit();
  else if (key === "+" || key === "=") page.zoom(0.8);
  else if (key === "-") page.zoom(1.25);
  else if (key === "r") openRuleNow();
  else if (key === "?") help();
  else return false;
  return true;
}

/** The plan of this number; where there are none, the option of the open column, or what is ready to be done. @param {number} place */
function number(place) {
  const question = drafting.current();
  const plans = plansOf(question);
  if (plans.length && drafting.draft.trail.length === 0) {
    if (plans[place]) take(question, plans[place]);
    return;
  }
  const options = document.querySelectorAll("#question .column.now .option");
  if (options.length) /** @type {HTMLElement | undefined} */ (options[place])?.click();
  else if (place === 0) click("#go:not([disabled])");
}

/** What is put together, or else the best. */
function confirm() {
  if (document.querySelector("#go:not([disabled])")) click("#go");
  else if (document.querySelector(".matrix .cell.best")) click(".matrix .cell.best");
  else {
    const question = drafting.current();
    const best = drafting.draft.trail.length === 0 ? bestOf(question) : null;
    if (best) take(question, best);
    else number(0);
  }
}

/** @param {string} selector */
function click(selector) {
  /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
}

/** Go to the first that can be seen and used: folded lists hold buttons, too. @param {string} selector */
function focus(selector) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  all.find((one) => one.checkVisibility() && !one.matches(":disabled"))?.focus();
}

/** Show the list of shortcuts. */
export function help() {
  dialog.open(say("keys"), () => html`
    <dl class="keys">${Object.entries(LIST).map(([key, word]) => html`<div><dt>${key.split(" ").map((one) => html`<kbd>${one}</kbd> `)}</dt><dd>${say(word)}</dd></div>`)}</dl>
    <p class="hint">${say("map-help")}</p>`);
}

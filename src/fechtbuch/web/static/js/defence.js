// A defence as a matrix: rows are what one does, columns where one goes. Every cell is one tap and
// shows the whole chance; what is not possible keeps its cell, empty.

import { html, nothing } from "./view.js";
import { command, fighterBy, table } from "./store.js";
import * as drafting from "./draft.js";
import { capital, decimal, number, percent, say } from "./words.js";
import { explain } from "./explain.js";
import { parts } from "./worth.js";
import { UNKNOWN } from "./shares.js";
import { figuresOf, plansOf } from "./plans.js";
import { key, parse } from "./geometry.js";
import { besideThem, standingBox } from "./standing.js";
import { update } from "./frame.js";

/** The slot that says where one goes, and the one that says onto which field. */
const WHERE = "retreat";
const ONTO = "to";
/** Ways to go that have a short word on the map. */
const WORDS = ["back", "aside", "forward"];
/** What one does, as the book lists it, each with its key. @type {Record<string, string>} */
const ROWS = { block: "B", parry: "P", dodge: "D" };
const NONE = "none";

/** Whether a question is answered by the matrix. @param {any} question */
export function wantsMatrix(question) {
  return table.welcome?.book === "gurps" && question.kind === "defence" && question.mine && drafting.draft.trail.length === 0;
}

/** Ways in 216 in which three dice show at most a sum. @param {number} most */
function ways(most) {
  let found = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) for (let c = 1; c <= 6; c += 1) if (a + b + c <= most) found += 1;
  return found;
}

/** The chance of a defence roll: three dice at most the number; 3 and 4 always succeed, 17 and 18 never. @param {number} total */
function chance(total) {
  return ways(Math.min(16, Math.max(4, total))) / 216;
}

/**
 * What is said of a row: the verb, and the best thing to do it with where there are several.
 * @param {string} verb
 */
function begun(verb) {
  const next = drafting.wanted(verb);
  const things = next?.slot?.name === "weapon" ? next.slot.options : [];
  const best = [...things].sort((a, b) => (b.number?.total ?? 0) - (a.number?.total ?? 0))[0];
  return best ? { text: best.text, thing: best.label } : { text: verb, thing: next?.open.find((/** @type {any} */ one) => one.name === "weapon")?.value_label ?? "" };
}

/** The text that asks for a row in a column. @param {string} row @param {string} where @param {string} [onto] */
function said(row, where, onto = "") {
  return `${row}${where ? ` ${WHERE}=${where}` : ""}${onto ? ` ${ONTO}=${onto}` : ""}`;
}

/** The field that was tapped, and the column that goes there. */
let stepped = { question: "", where: "", onto: "" };

/** The field that a column goes to because it was tapped. @param {any} question @param {string} where */
function ontoOf(question, where) {
  return stepped.question === question.id && stepped.where === where ? stepped.onto : "";
}

/**
 * The fields that the columns lead to, for the map.
 * @param {any} question
 * @returns {{option: any, verb: null}[]}
 */
export function stepFields(question) {
  if (!wantsMatrix(question)) return [];
  const stands = fighterBy(question.fighter)?.at;
  const own = stands ? key(stands) : "";
  const found = new Map();
  for (const verb of question.next.slot.options) {
    if (!(verb.value in ROWS)) continue;
    const { text } = begun(verb.value);
    for (const { value, label } of drafting.changed(text, WHERE)?.slot?.options ?? []) {
      const next = value && !found.has(value) ? drafting.wanted(said(text, value)) : null;
      if (!next) continue;
      // Where there is one field only, nobody is asked for it.
      const open = next.open.some((/** @type {any} */ one) => one.name === ONTO);
      const fields = open ? drafting.changed(said(text, value), ONTO)?.slot?.options ?? [] : only(next);
      const word = WORDS.includes(value) ? say(`way-${value}`) : label;
      found.set(value, fields.filter((/** @type {any} */ one) => one.at && key(one.at) !== own).map((/** @type {any} */ one) => ({ option: { ...one, label: capital(label), step: value, word, taken: ontoOf(question, value) === one.value }, verb: null })));
    }
  }
  return [...found.values()].flat();
}

/** The one field that a choice leads to. @param {any} next */
function only(next) {
  const value = new RegExp(` ${ONTO}=(-?\\d+,-?\\d+)`).exec(next.text)?.[1] ?? "";
  return [{ value, at: parse(value), text: next.text }];
}

/** A field was tapped: its column goes there from now on. @param {any} question @param {{at?: string}} pick @returns {boolean} whether it meant something */
export function takeStep(question, { at }) {
  const taken = at && question ? stepFields(question).find(({ option }) => key(option.at) === at)?.option : null;
  if (!taken) return false;
  stepped = taken.taken ? { question: "", where: "", onto: "" } : { question: question.id, where: taken.step, onto: taken.value };
  update();
  return true;
}

/** @param {any} question */
export function matrix(question) {
  const verbs = question.next.slot.options;
  const rows = Object.keys(ROWS).map((verb) => ({ verb, offered: verbs.some((/** @type {any} */ one) => one.value === verb), text: verb, thing: "" }));
  for (const row of rows) if (row.offered) Object.assign(row, begun(row.verb));
  const where = rows.map((row) => (row.offered ? drafting.changed(row.text, WHERE) : null)).find((one) => one?.slot)?.slot.options;
  const alone = rows.every((row) => !row.offered || (drafting.after(row.text)?.complete && !drafting.after(row.text).open.some((/** @type {any} */ one) => one.name === WHERE)));
  const columns = where ?? (alone ? [{ value: "", label: "" }] : [{ value: "", label: "" }, null, null, null, null]);
  let best = "";
  let most = -1;
  const cells = rows.map((row) => columns.map((/** @type {any} */ column) => {
    if (!column || !row.offered) return { ...row, column, next: null };
    const slot = drafting.changed(row.text, WHERE)?.slot;
    const offered = column.value === "" || slot?.options.some((/** @type {any} */ one) => one.value === column.value);
    const plain = offered ? drafting.wanted(said(row.text, column.value)) : null;
    const onto = ontoOf(question, column.value);
    // Where the step leads may change the number; until it is known the usual one stands.
    const there = offered && onto ? drafting.wanted(said(row.text, column.value, onto)) : null;
    const next = there?.complete ? there : plain;
    const total = next?.number?.total;
    if (total !== undefined && total > most) {
      most = total;
      best = said(row.text, column.value);
    }
    return { ...row, column, offered, next };
  }));
  if (most < 0 && !table.state.can.odds) best = unjudged(question, rows);
  return html`<div class="defend">
    <table class="matrix" role="grid" aria-label=${say("defence-matrix")} @keydown=${move}>
      <thead><tr><td></td>${columns.map((/** @type {any} */ column, /** @type {number} */ n) => html`<th scope="col" class=${column?.value && ontoOf(question, column.value) ? "picked" : ""}><kbd>${n + 1}</kbd> ${capital(column?.value === "" ? say("stand-here") : column?.label ?? "")}</th>`)}</tr></thead>
      <tbody>
        ${rows.map((row, place) => html`<tr><th scope="row"><kbd>${ROWS[row.verb]}</kbd> ${capital(verbs.find((/** @type {any} */ one) => one.value === row.verb)?.label ?? say(`defence-${row.verb}`))}<small>${row.thing}</small></th>
          ${cells[place].map((/** @type {any} */ cell, /** @type {number} */ n) => html`<td>${one(question, cell, n, best)}</td>`)}</tr>`)}
        <tr class="nothing"><th scope="row"><kbd>N</kbd> ${capital(verbs.find((/** @type {any} */ one) => one.value === NONE)?.label ?? "")}</th>
          <td colspan=${columns.length}><button class="cell none" data-text=${NONE} @click=${() => answer(question, NONE)}>${say("let-it-land")}</button></td></tr>
      </tbody>
    </table>
    ${through(question)}
  </div>`;
}

/** Where no number may be told: the cell of what is done if nobody answers. @param {any} question @param {{verb: string, text: string, offered: boolean}[]} rows */
function unjudged(question, rows) {
  const verb = plansOf(question)[0]?.answers[0].split(" ")[0];
  return rows.find((row) => row.offered && row.verb === verb)?.text ?? "";
}

/** @param {any} question @param {{verb: string, text: string, column: any, offered: boolean, next: any}} cell @param {number} n @param {string} best */
function one(question, { verb, text: row, column, offered, next }, n, best) {
  if (!column || !offered) return html`<span class="cell shut" title=${say("not-possible")}>–</span>`;
  const total = next?.number?.total;
  const text = said(row, column.value);
  const hears = explain(`cell ${text}`, () => html`<div class="caps">${next?.label ?? ""}</div>${next?.number ? parts(next.number) : nothing}`, null);
  return html`<button class="cell ${text === best ? "best" : ""}" data-text=${text} data-row=${ROWS[verb]} data-col=${n + 1} ?disabled=${!next?.complete} @click=${() => answer(question, next.text)}
    @pointerenter=${hears.enter} @pointerleave=${hears.leave} @focus=${hears.focus} @blur=${hears.leave} @pointerdown=${hears.down} @pointerup=${hears.up} @contextmenu=${hears.menu}>
    <b>${total === undefined ? UNKNOWN : percent(chance(total))}</b><small>${total === undefined ? "" : html`<span class="wide-only">${say("or-less", { number: total })}</span><span class="narrow-only">≤ ${total}</span>`}</small>
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true"><rect width=${total === undefined ? 0 : (chance(total) * 100).toFixed(0)} height="5"></rect></svg>
  </button>`;
}

/** What comes of it if nothing is done. @param {any} question */
function through(question) {
  const bare = plansOf(question).find((plan) => plan.answers[0] === NONE);
  const figures = bare ? figuresOf(question, bare) : null;
  return html`<div class="beside">
    <div class="box"><h4>${say("if-it-lands")} ${left(fighterBy(question.fighter), figures)}</h4><p>${say("if-it-lands-text", { harm: figures ? decimal(figures.taken, 1) : UNKNOWN, fall: figures ? percent(figures.fall) : UNKNOWN })}</p></div>
    <div class="box special"><h4>${say("more-defences")}</h4><div class="chips">
      <button class="option chip" data-do="build" @click=${() => drafting.chooseAt(0, { text: "dodge" })}>${say("build-own")}</button></div></div>
    ${besideThem() ? standingBox(question) : nothing}
  </div>`;
}

/** What health goes from and to, on average. @param {any} fighter @param {any} figures */
function left(fighter, figures) {
  if (fighter?.health === null || fighter?.health === undefined) return nothing;
  const then = figures ? number(Math.round(fighter.health - figures.taken)) : UNKNOWN;
  return html`<b title=${say("health")}>${number(fighter.health)} → ${then}</b>`;
}

/** @param {any} question @param {string} text */
function answer(question, text) {
  return command({ do: "answer", question: question.id, text });
}

/** Arrow keys move in the matrix. @param {KeyboardEvent} event */
function move(event) {
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const step = steps[/** @type {keyof typeof steps} */ (event.key)];
  const here = document.activeElement?.closest("td");
  const row = here?.parentElement;
  if (!step || !here || !row) return;
  event.preventDefault();
  const rows = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("tbody tr")];
  const at = [...row.querySelectorAll("td")].indexOf(/** @type {HTMLTableCellElement} */ (here));
  const next = rows[rows.indexOf(row) + step[0]]?.querySelectorAll("td");
  /** @type {HTMLElement | null | undefined} */ (next?.[Math.min(at + step[1], next.length - 1)]?.querySelector("button"))?.focus();
}

/** A row's key was pressed, then a column's. @param {string} row @param {string} column */
export function press(row, column) {
  /** @type {HTMLElement | null} */ (document.querySelector(`.matrix [data-row="${row}"][data-col="${column}"]:not([disabled])`))?.click();
}

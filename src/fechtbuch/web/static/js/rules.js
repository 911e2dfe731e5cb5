// Rules from everywhere: an id, a state or a number opens the book beside the fight, at its rule.

import { html, nothing } from "./view.js";
import { fighterBy, table } from "./store.js";
import { capital, say } from "./words.js";
import { update } from "./frame.js";
import { Reader, fetched } from "./reader.js";
import * as dialog from "./dialog.js";
import * as drafting from "./draft.js";

const reader = new Reader({ beside });
/** Which rule tells of a state, of a number of the sheet, of a kind of ground. @type {{states: Record<string, string>, sheet: Record<string, string>, ground: Record<string, string>}} */
let places = { states: {}, sheet: {}, ground: {} };
let placed = "";
/** How many lines of the log that name a rule are shown beside it. */
const LINES = 3;

/**
 * Ids as buttons that open the rule.
 * @param {string[]} ids
 */
export function ruleLinks(ids) {
  if (!ids?.length) return nothing;
  return html`<span class="rules">${ids.map((id) => ruleButton(id, id, "rule"))}</span>`;
}

/**
 * The rule as a line that opens it, for forms: they are called back when the book is closed.
 * @param {string} id nothing for none
 * @param {() => void} ask
 */
export function ruleLine(id, ask) {
  return id ? html`<p class="hint">${ruleButton(id, say("open-rule", { rule: id }), "asks-rule", ask)}</p>` : nothing;
}

/** @param {string} id @param {unknown} words @param {string} look @param {() => void} [ask] what a press does, if not only to open the rule */
export function ruleButton(id, words, look, ask = () => openRule(id)) {
  return html`<button class=${look} title=${say("open-rule", { rule: id })} @click=${(/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
    ask();
  }}>${words}</button> `;
}

/** Learn which rules tell of states and numbers of this table's book. */
async function learn() {
  const book = table.welcome?.book;
  if (!book || placed === book) return;
  placed = book;
  try {
    places = await fetched(`/api/books/${encodeURIComponent(book)}/rulebook`);
    update();
  } catch {
    placed = "";
  }
}

/** The rule that tells of a state, of a number or of a kind of ground; nothing if none does. @param {"states" | "sheet" | "ground"} kind @param {string} key */
export function ruleOf(kind, key) {
  learn();
  return places[kind][kind === "sheet" ? key.replaceAll("_", "-") : key] ?? "";
}

/** The rules that tell of kinds of ground. @param {string[]} kinds */
export function rulesOfGround(kinds) {
  return [...new Set(kinds.map((kind) => ruleOf("ground", kind)).filter(Boolean))];
}

/** A state's words, that open its rule where one tells of it. @param {{key: string, text: string}} state */
export function stateLink(state) {
  const id = ruleOf("states", state.key);
  return id ? ruleButton(id, state.text, "asks-rule") : state.text;
}

/** The label of a number of the sheet, that opens its rule where one tells of it. @param {{key: string, label: string}} line */
export function sheetLink(line) {
  const id = ruleOf("sheet", line.key);
  // It begins a line; a button keeps its first letter from the style of the list.
  const label = capital(line.label);
  return id ? ruleButton(id, label, "asks-rule") : label;
}

/**
 * Open the book at a rule, beside whatever is shown.
 * @param {string} id nothing for the front of the book
 * @param {() => void} [closed] what follows when it is closed and nothing else was opened
 */
export function openRule(id, closed) {
  const book = table.welcome?.book;
  if (!book) return;
  reader.trail = [];
  reader.turn(book, id, true);
  dialog.open(table.welcome.book_title ?? say("rules"), draw, {
    look: "dialog book-over",
    keys: (event) => reader.key(event),
    closed: () => {
      if (!dialog.isOpen()) closed?.();
    },
  });
}

/** Open the book at the rule that applies now. */
export function openRuleNow() {
  openRule(ruleNow());
}

/** The rule that applies now: of what is being chosen, of what is offered, of what was told last. */
function ruleNow() {
  const { draft } = drafting;
  const options = draft.next?.slot?.options ?? [];
  const focused = document.activeElement?.getAttribute("data-text") ?? "";
  const lit = options.find((/** @type {any} */ one) => one.text === focused && one.rules?.length);
  const offered = lit ?? options.find((/** @type {any} */ one) => one.rules?.length);
  if (draft.why?.rules?.length) return draft.why.rules[0];
  if (offered) return offered.rules[0];
  const told = [...table.log].reverse().find((line) => line.rules.length);
  return told?.rules[0] ?? "";
}

function draw() {
  return html`
    <div class="over-tools">
      <button class="plain small" ?disabled=${reader.trail.length === 0} @click=${() => reader.back()}>‹ ${say("back-one-rule")}</button>
      <a class="plain small button" href="/rules/${reader.book}${reader.place ? `/${reader.place}` : ""}" target="_blank" rel="noopener">${say("open-own-page")}</a>
    </div>
    ${reader.draw()}
    ${goesOn()}`;
}

/** Who is asked meanwhile. */
function goesOn() {
  const mine = table.state?.questions.find((/** @type {any} */ one) => one.mine);
  const who = fighterBy(mine?.fighter ?? table.state?.turn ?? "")?.name ?? "";
  if (!table.id || !table.state || table.state.over) return nothing;
  return html`<aside class="goes-on">
    <b>${say("fight-goes-on")}</b>
    <p class="hint">${mine ? mine.sentence : ""}</p>
    <button class="go" @click=${dialog.close}>${who ? say("back-to-turn", { fighter: who }) : say("back-to-fight")}</button>
  </aside>`;
}

/** Where this fight has met a rule. @param {string} id */
function beside(id) {
  const met = table.log.filter((line) => line.text && (line.rules.includes(id) || line.number?.parts.some((/** @type {any} */ part) => part.rule === id))).slice(-LINES).reverse();
  if (met.length === 0) return nothing;
  return html`<section><h2>${say("in-this-fight")}</h2>${met.map((line) => html`<p class="nb"><span>${line.text}</span></p>`)}</section>`;
}

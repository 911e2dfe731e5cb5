// A designer's question on its way: what is asked, the link that asks it again, and the answer that
// gets sharper while one watches.

import { call, get, post, spoken } from "./api.js";
import { complain, update } from "./frame.js";
import { language, say } from "./words.js";

/** Questions about one scenario. */
export const OF_SCENARIO = ["balance", "sensitivity", "why"];
/** Questions about a book. */
export const OF_BOOK = ["matchups", "regress", "value"];

/** How many fights of each variant may be asked for; the second is usual. @type {Record<string, number[]>} */
export const SIZES = {
  balance: [500, 2000, 8000, 20_000],
  sensitivity: [500, 2000, 8000, 20_000],
  why: [250, 1000, 4000, 20_000],
  matchups: [50, 200, 1000, 5000],
  regress: [100, 500, 2000, 10_000],
  value: [20, 40, 200, 1000],
};

/** Fewer and more are never fought; a link may have been written by hand. */
const FEWEST = 10;
const MOST = 20_000;
const POLL = 300;
/** Up to this width the answer stands below the form. */
const STACKED = 960;
const LISTS = /** @type {const} */ (["vary", "costs", "set", "changes", "fighters", "scenarios", "options"]);
/** Fighters that are chosen to begin with. */
const FEW = 6;

/**
 * What is asked, in the words of the commands: so it is its own link.
 * @typedef {object} Wish
 * @property {string} question
 * @property {string} scenario
 * @property {any} data a scenario of one's own, whole; null where everybody has it
 * @property {string} table
 * @property {string} book
 * @property {string} side
 * @property {string} target
 * @property {number} fights
 * @property {number} squad
 * @property {string} battles
 * @property {string[]} vary
 * @property {string[]} costs
 * @property {string[]} set
 * @property {string[]} changes
 * @property {string[]} fighters
 * @property {string[]} scenarios
 * @property {string[]} options
 */

/** @type {Wish} */
export const wish = { question: "", scenario: "", data: null, table: "", book: "", side: "", target: "50%", fights: 0, squad: 1, battles: "", vary: [], costs: [], set: [], changes: [], fighters: [], scenarios: [], options: [] };

/** @type {{form: any, run: any, found: any, wrong: Record<string, string>}} */
export const state = { form: null, run: null, found: null, wrong: {} };

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Counts what was asked for, so that a late answer to something older is not shown. */
let turn = 0;

/** Take a question from an address; whether it is one. @param {URLSearchParams} address */
export function open(address) {
  const question = address.get("ask") ?? "";
  if (!(question in SIZES)) return false;
  wish.question = question;
  wish.scenario = address.get("scenario") ?? "";
  wish.table = address.get("table") ?? "";
  wish.book = address.get("book") ?? "";
  wish.side = address.get("side") ?? "";
  wish.target = address.get("target") ?? "50%";
  wish.battles = address.get("battles") ?? "";
  wish.squad = Number(address.get("squad") ?? 1) || 1;
  const fights = Math.round(Number(address.get("fights")));
  wish.fights = fights ? Math.min(MOST, Math.max(FEWEST, fights)) : SIZES[question][1];
  for (const name of LISTS) wish[name] = address.getAll(name);
  return true;
}

/** The address that asks the same again. */
export function link() {
  return linkOf(wish);
}

/** The address that asks something. @param {Wish} wanted */
export function linkOf(wanted) {
  const found = new URLSearchParams({ ask: wanted.question });
  const about = OF_SCENARIO.includes(wanted.question) ? (wanted.table ? "table" : "scenario") : "book";
  found.set(about, wanted[about]);
  const { fights, ...rest } = body(wanted);
  for (const name of LISTS) for (const one of rest[name] ?? []) found.append(name, one);
  for (const name of ["side", "target", "squad", "battles"]) if (rest[name]) found.set(name, String(rest[name]));
  found.set("fights", String(fights));
  return `${location.pathname}?${found}`;
}

/** What the server is told: only what belongs to the question. @param {Wish} [wanted] @returns {Record<string, any>} */
function body(wanted = wish) {
  const { question, fights, vary } = wanted;
  const about = OF_SCENARIO.includes(question)
    ? { ...(wanted.table ? { table: wanted.table } : { scenario: wanted.data ?? wanted.scenario }), side: wanted.side, set: wanted.set }
    : { book: wanted.book };
  const costs = wanted.costs.filter((one) => vary.length > 1 && vary.some((other) => pathOf(other) === pathOf(one)));
  const own = {
    balance: { vary, target: wanted.target, costs },
    matchups: { fighters: wanted.fighters, squad: wanted.squad, options: wanted.options },
    regress: { changes: wanted.changes, scenarios: wanted.scenarios },
    value: { fighters: wanted.fighters, options: wanted.options, ...(wanted.battles ? { battles: Number(wanted.battles) } : {}) },
  }[question];
  return { question, fights, ...about, ...own };
}

/** What stands before the sign of equality. @param {string} text */
export function pathOf(text) {
  return text.slice(0, text.lastIndexOf("="));
}

/** What stands behind it. @param {string} text */
export function valueOf(text) {
  return text.slice(text.lastIndexOf("=") + 1);
}

/** A field of a form by its path. @param {any[]} groups @param {string} path */
export function fieldOf(groups, path) {
  return groups.flatMap((group) => group.fields).find((one) => one.path === path);
}

/** Turn to another question; what it shares with the last stays. @param {string} question */
export function turnTo(question) {
  if (wish.question === question) return;
  stop();
  wish.question = question;
  wish.fights = SIZES[question]?.[1] ?? 0;
  Object.assign(state, { run: null, found: null, wrong: {} });
}

/** Have the form made for what is asked about. */
export async function loadForm() {
  turn += 1;
  const mine = turn;
  const { question, scenario, table, book } = body();
  try {
    const form = await post(spoken("/api/questions/form"), { question, scenario, table, book }, wish.table ? location.hash.slice(1) : undefined);
    if (mine !== turn) return;
    state.form = form;
    begin(form);
  } catch (error) {
    complain(error);
  }
  update();
}

/** A form that was never filled in begins with something that can be asked. @param {any} form */
function begin(form) {
  const known = new Set([...form.groups, ...form.rules].flatMap((/** @type {any} */ group) => group.fields.map((/** @type {any} */ one) => one.path)));
  const fits = (/** @type {string} */ text) => known.has(pathOf(text));
  const numbers = form.groups.flatMap((/** @type {any} */ group) => group.fields).filter((/** @type {any} */ one) => one.number !== null);
  if (wish.question === "balance" && wish.vary.length === 0 && numbers.length) wish.vary = [widely(numbers.find((/** @type {any} */ one) => /\.(ws|st|skill|quickness)$|skills\./.test(one.path)) ?? numbers[0])];
  if (wish.question === "regress" && wish.changes.length === 0 && form.rules[0]?.fields.length) wish.changes = [otherwise(form.rules[0].fields[0])];
  if (OF_BOOK.includes(wish.question) && wish.question !== "regress" && wish.fighters.length === 0) wish.fighters = form.fighters.slice(0, FEW).map((/** @type {any} */ one) => one.value);
  if (form.sides.every((/** @type {any} */ one) => one.value !== wish.side)) wish.side = "";
  if (wish.question !== "regress") wish.set = wish.set.filter(fits);
}

/** Something else was chosen to ask about: what hung on the old one goes. */
export function forget() {
  Object.assign(wish, { vary: [], costs: [], set: [], changes: [], fighters: [], scenarios: [], options: [], side: "" });
  Object.assign(state, { form: null, run: null, found: null, wrong: {} });
  stop();
}

/** A range around how things are, or all that may be chosen. @param {any} field */
export function widely(field) {
  if (field.number === null) return `${field.path}=${field.choices.map((/** @type {any} */ one) => one.value).join(",")}`;
  const reach = field.number >= 40 ? 20 : field.number >= 20 ? 10 : 4;
  const low = Math.max(field.low ?? -Infinity, field.number - reach);
  const high = Math.min(field.high ?? Infinity, field.number + reach);
  return `${field.path}=${low}..${high}${reach > 10 ? "..4" : ""}`;
}

/** Another value than it has. @param {any} field */
export function otherwise(field) {
  const other = field.choices.find((/** @type {any} */ one) => one.text !== field.now);
  if (other) return `${field.path}=${other.value}`;
  return `${field.path}=${field.number === null ? field.low ?? 1 : field.number + (field.high !== null && field.number >= field.high ? -1 : 1)}`;
}

/** Ask. */
export async function ask() {
  stop();
  state.wrong = {};
  const asked = wish.question;
  try {
    const { id } = await post(spoken("/api/questions"), body(), wish.table ? location.hash.slice(1) : undefined);
    if (wish.question !== asked) return;
    history.replaceState(null, "", `${link()}${wish.table ? location.hash : ""}`);
    state.run = { id, status: "waiting", done: 0, fights: wish.fights, cells: 0, revision: 0, command: "", python: "", files: [], problem: null, field: null };
    state.found = null;
    poll(id);
  } catch (error) {
    const { field, detail, title, problems } = /** @type {any} */ (error);
    const place = (field ?? "").split(".")[0];
    if (place in wish) state.wrong = { [place]: problems?.[0]?.problem || detail || title };
    else complain(error);
  }
  update();
}

/** Where form and answer stand one below the other, turn to the answer. */
function reveal() {
  if (innerWidth > STACKED) return;
  setTimeout(() => document.querySelector(".finding")?.scrollIntoView({ block: "start" }), 50);
}

/** @param {string} id */
async function poll(id) {
  clearTimeout(timer);
  try {
    const now = await get(spoken(`/api/questions/${id}?after=${state.found?.language === language() ? state.run.revision : 0}`));
    if (state.run?.id !== id) return;
    const { found, ...run } = now;
    state.run = run;
    if (found && !state.found) reveal();
    if (found) state.found = { ...found, question: wish.question, language: run.language };
    if (run.problem) state.wrong = { [run.field ?? "all"]: run.problem };
    // What was found long ago is told in another language soon.
    if (under() || (state.found && state.found.language !== language())) timer = setTimeout(() => poll(id), POLL);
  } catch (error) {
    complain(error);
  }
  update();
}

/** Whether an answer is on its way. */
export function under() {
  return state.run !== null && ["waiting", "running"].includes(state.run.status);
}

/** What is under way is not wanted any more. */
function stop() {
  clearTimeout(timer);
  if (under()) call("DELETE", `/api/questions/${state.run.id}`).catch(() => null);
}

/** Stop, and keep what was found. */
export async function cancel() {
  try {
    await call("DELETE", `/api/questions/${state.run.id}`);
    await poll(state.run.id);
  } catch (error) {
    complain(error);
  }
}

/** The language has changed: form and answer are told anew. */
export async function retell() {
  if (wish.question) await loadForm();
  if (state.run) await poll(state.run.id);
}

/** What is wrong with a number, in words; empty if nothing. @param {string} text @param {number | null} low @param {number | null} high */
export function wrongNumber(text, low, high) {
  if (/^[+-]?\d+$/.test(text) && (low === null || Number(text) >= low) && (high === null || Number(text) <= high)) return "";
  if (low === null || high === null) return say("ask-wrong-whole");
  return say("ask-wrong-range", { low, high });
}

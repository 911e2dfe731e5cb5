// The answer that is being put together: slot by slot, from the panel or from the map.
//
// The server says how a choice goes on. What it said is kept until the question changes, and asked
// for in advance, one request after another, so that the map can show where each verb leads.

import { command, table } from "./store.js";
import { enqueue, landed } from "./requests.js";
import * as requests from "./requests.js";
import { update } from "./frame.js";
import { language } from "./words.js";
import { places } from "./reach.js";
import * as plans from "./plans.js";
import { quiet } from "./explain.js";
import { goesUnasked } from "./quick.js";
import { ruleLinks } from "./rules.js";
import { html } from "./view.js";

const MOST_AHEAD = 16;
const MOST_ODDS = 8;
/** So many ways are few. */
const FEW = 6;

export const draft = {
  /** The question that is open in the panel. */
  question: "",
  /** How the choice goes on. @type {any} */
  next: null,
  /** The steps before. @type {any[]} */
  trail: [],
  /** What is being waited for. @type {string | null} */
  wanted: null,
  /** Why something is not offered. @type {any} */
  why: null,
  /** A fighter or field that was picked on the map before anything else. @type {{fighter?: string, at?: string} | null} */
  pick: null,
  /** Why something that was typed is refused, with the rules that forbid it. @type {unknown} */
  refusal: "",
  sending: false,
};

/** @type {Map<string, any>} */
let known = new Map();
/** @type {Map<string, any>} */
let odds = new Map();
let stamp = "";
let withheld = false;

/** @param {string} question @param {string} partial @param {string} [change] */
function place(question, partial, change = "") {
  return `${question}|${change}|${partial}`;
}

/** The questions, the viewer's own first. */
export function questions() {
  const all = table.state?.questions ?? [];
  return [...all].sort((a, b) => Number(b.mine) - Number(a.mine));
}

/** What the viewer's fighters may put in unasked, those of others last. */
export function volunteers() {
  const all = table.state?.volunteers ?? [];
  return [...all].sort((a, b) => Number(b.mine) - Number(a.mine));
}

/** The question that is open, or what is being put in unasked. */
export function current() {
  return [...questions(), ...volunteers()].find((question) => question.id === draft.question) ?? null;
}

/** Whether something is being put in unasked. */
export function unasked() {
  return volunteers().some((one) => one.id === draft.question);
}

/**
 * A new state of the table has come, or the same once more after a lost connection.
 * @param {any} state
 */
export function refresh(state) {
  const now = `${state.seq} ${language()} ${state.questions.map((/** @type {any} */ one) => one.id)}`;
  if (now === stamp) {
    requests.again();
    return;
  }
  stamp = now;
  const mine = questions().filter((question) => question.mine);
  const same = [...questions(), ...volunteers()].find((question) => question.id === draft.question);
  const scene = sceneOf(state, same);
  // Somebody sat down, gave his value for the dice or wrote a line: nothing of the fight is another.
  if (same && scene === drawn && draft.next) {
    requests.again();
    update();
    return;
  }
  const said = same && put === askedOf(same) ? steps().slice(1).map((step) => step.partial) : [];
  known = new Map();
  odds = new Map();
  requests.forget();
  plans.forget();
  quiet();
  withheld = false;
  // What is put to the viewer opens by itself; what the game master may answer for others does not.
  open(same && (same.mine || mine.length === 0) ? same.id : (mine[0]?.id ?? ""));
  if (draft.question === same?.id) sayAgain(said);
}

/** The fight as the choice was begun in it. */
let drawn = "";
/** Who was asked what when the choice was begun. */
let put = "";
/** What was said before the fight changed under it, to be said again step by step. @type {string[]} */
let again = [];

/** All of the fight that a choice hangs on. @param {any} state @param {any} question */
function sceneOf({ fighters, map, round, turn, can }, question) {
  const { plans: _, ...rest } = question ?? {};
  return JSON.stringify([language(), round, turn, can.odds, rest, map, fighters]);
}

/** @param {any} question */
function askedOf({ id, kind, fighter }) {
  return `${id} ${kind} ${fighter}`;
}

/** Say again what was said, as far as it is still possible. @param {string[]} said */
function sayAgain(said) {
  again = said;
  if (again.length) go(/** @type {string} */ (again.shift()));
}

/** The sentence is what one reads first. */
function toTop() {
  queueMicrotask(() => document.querySelector(".ask-part")?.scrollTo({ top: 0 }));
}

/** @param {string} id */
export function open(id) {
  const question = [...questions(), ...volunteers()].find((one) => one.id === id);
  draft.question = question ? id : "";
  draft.next = question?.next ?? null;
  draft.trail = [];
  draft.wanted = null;
  draft.why = null;
  draft.pick = null;
  draft.refusal = "";
  draft.sending = false;
  again = [];
  drawn = question ? sceneOf(table.state, question) : "";
  put = question ? askedOf(question) : "";
  if (question?.next) {
    known.set(place(id, ""), question.next);
    lookAhead();
  }
  update();
  toTop();
}

function lookAhead() {
  const options = draft.next?.slot?.options ?? [];
  const verbs = draft.next?.slot?.name === "verb" ? options : options.filter((/** @type {any} */ option) => !option.at);
  for (const option of verbs.slice(0, MOST_AHEAD)) want(option.text);
  wantOdds();
}

function wantOdds() {
  // A question to a whole side has no odds, nor has what is put in unasked.
  if (!table.state?.can.odds || !draft.next || withheld || unasked() || !current()?.fighter) return;
  const texts = draft.next.complete ? [draft.next.text] : (draft.next.slot?.options ?? []).map(worthOdds).filter(Boolean);
  for (const text of texts.slice(0, MOST_ODDS)) {
    if (!odds.has(place(draft.question, text)) && requests.flying("odds")?.text !== text) enqueue({ type: "odds", question: draft.question, text });
  }
}

/** The choice whose odds an option stands for; empty if it stands for none. @param {any} option */
function worthOdds(option) {
  const next = after(option.text);
  // Where there are few ways, as in defence, each has its odds, doing nothing included.
  if (next?.complete && (targetOf(next.text) || option.number || next.number || fewWays())) return next.text;
  return option.number || option.fighter || fewWays() ? option.text : "";
}

/**
 * Whether an option has a box for what it is worth: it stands from the first, so that nothing moves when the number comes.
 * @param {any} option
 */
export function tellsWorth(option) {
  return Boolean(table.state?.can.odds && current()?.fighter && !unasked() && (option.fighter || option.number || (steps().length === 1 && fewWays())));
}

/** Whether the question offers no more than a handful of ways. */
function fewWays() {
  const slot = draft.next?.slot;
  return Boolean(slot && slot.groups.length < 2 && slot.options.length <= FEW);
}

/**
 * The numbers that an option leads to: its own, or from the least to the largest of what is chosen next.
 * @param {any} option
 * @returns {{name: string, low: number, high: number} | null}
 */
export function numbersOf(option) {
  const next = after(option.text);
  const number = option.number ?? next?.number;
  if (number) return { name: number.name, low: number.total, high: number.total };
  const found = (next?.slot?.options ?? []).map((/** @type {any} */ one) => one.number).filter(Boolean);
  if (found.length === 0 || found.some((/** @type {any} */ one) => one.name !== found[0].name)) return null;
  const totals = found.map((/** @type {any} */ one) => one.total);
  return { name: found[0].name, low: Math.min(...totals), high: Math.max(...totals) };
}

/** @param {string} partial */
function want(partial) {
  if (known.has(place(draft.question, partial))) return;
  enqueue({ type: "options", question: draft.question, partial });
}

/** @param {any} message */
export function heardOptions(message) {
  const at = place(message.question, message.partial, message.change ?? "");
  const flying = requests.flying("options");
  // What was asked before everything changed may still be answered: nobody waits for that.
  if (!flying || at !== place(flying.question, flying.partial, flying.change)) return;
  known.set(at, message.next);
  if (!requests.waiting("options")) wantOdds();
  if (draft.wanted === at) step(message.next);
  landed("options");
}

/** @param {any} message */
export function heardOdds(message) {
  odds.set(place(message.question, message.asked), message);
  odds.set(place(message.question, message.text), message);
  landed("odds");
}

/** @param {any} message */
export function heardWhy(message) {
  draft.why = message;
  landed("why");
}

/** @param {any} message */
export function heardRefusal(message) {
  draft.sending = false;
  const asked = message.about === "options" ? requests.flying("options") : null;
  const at = asked ? place(asked.question, asked.partial, asked.change) : "";
  if (at && draft.wanted === at) {
    draft.wanted = null;
    again = [];
    draft.refusal = html`${message.problem.detail} ${ruleLinks(message.problem.rules)}`;
    draft.why = null; // one answer at a time: they stand in one place
  } else if (at) known.set(at, { refused: true, partial: asked.partial, slot: null, open: [], complete: false, text: "", label: "", number: null });
  // What may not be known now need not be asked for again before something has changed.
  if (message.about === "odds" && message.problem.code === "withheld") {
    withheld = true;
    requests.drop("odds");
  }
  landed(message.about);
}

/** @param {any} next */
function step(next) {
  const chosen = byHand;
  byHand = false;
  if (draft.next) draft.trail = [...draft.trail, draft.next];
  draft.next = next;
  draft.wanted = null;
  draft.why = null;
  draft.refusal = "";
  draft.pick = null;
  lookAhead();
  update();
  if (again.length) go(/** @type {string} */ (again.shift()));
  else toTop();
  // Said again is not said now, and what is put in unasked is not answered.
  if (chosen && next.complete && !unasked() && goesUnasked(next.text)) confirm();
}

/**
 * Choose an option.
 * @param {{text: string}} option
 */
export function choose(option) {
  go(option.text, undefined, true);
}

/** Everything that was said so far, step by step, and how it goes on. @returns {any[]} */
export function steps() {
  return draft.next ? [...draft.trail, draft.next] : [];
}

/**
 * Choose an option of a step, now or again; what came after it is left.
 * @param {number} step
 * @param {{text: string}} option
 */
export function chooseAt(step, option) {
  const all = steps();
  if (step < all.length - 1) {
    draft.next = all[step];
    draft.trail = all.slice(0, step);
  }
  draft.pick = null;
  go(option.text, undefined, true);
}

/** How a choice goes on, asked for if it is not known. @param {string} partial */
export function wanted(partial) {
  want(partial);
  return after(partial);
}

/** How a choice goes on where a slot is filled by hand; asked for if it is not known. @param {string} partial @param {string} slot */
export function changed(partial, slot) {
  const at = place(draft.question, partial, slot);
  if (!known.has(at)) {
    const next = after(partial);
    if (!next) want(partial);
    else if (next.open?.some((/** @type {any} */ one) => one.name === slot)) enqueue({ type: "options", question: draft.question, partial, change: slot });
  }
  return known.get(at) ?? null;
}

/**
 * Fill a slot by hand that took its default.
 * @param {string} name
 */
export function change(name) {
  go(draft.next.partial, name);
}

/** Whether the step that is waited for was chosen by hand. */
let byHand = false;

/** @param {string} partial @param {string} [change] @param {boolean} [hand] whether somebody chose it just now */
function go(partial, change, hand = false) {
  byHand = hand;
  const at = place(draft.question, partial, change);
  const ready = known.get(at);
  if (ready && !ready.refused) {
    step(ready);
    return;
  }
  draft.wanted = at;
  const message = { type: "options", question: draft.question, partial };
  enqueue(change ? { ...message, change } : message, true);
  update();
}

/** Take the last step back. */
export function back() {
  draft.next = draft.trail[draft.trail.length - 1] ?? current()?.next ?? null;
  draft.trail = draft.trail.slice(0, -1);
  draft.why = null;
  draft.pick = null;
  update();
}

/** Start again. */
export function restart() {
  open(draft.question);
}

/** Put nothing in after all: back to what is asked. */
export function leave() {
  open(questions().find((question) => question.mine)?.id ?? "");
}

/** Send the complete choice. */
export async function confirm() {
  if (!draft.next?.complete || draft.sending) return;
  draft.sending = true;
  update();
  const { question } = draft;
  const text = draft.next.text;
  await command(unasked() ? { do: "volunteer", fighter: current()?.fighter, text } : { do: "answer", question, text });
  draft.sending = false;
  update();
}

/**
 * Answer at once.
 * @param {string} text
 * @param {boolean} [loose]
 */
export function answer(text, loose = false) {
  return command({ do: "answer", question: draft.question, text, loose });
}

/**
 * Ask why a value is not offered.
 * @param {string} value
 */
export function whyNot(value) {
  enqueue({ type: "why", question: draft.question, partial: draft.next?.partial ?? "", value }, true);
}

/**
 * What is known of the odds of a choice, whole or begun.
 * @param {string} text
 */
export function oddsOf(text) {
  const whole = after(text)?.text;
  return odds.get(place(draft.question, text)) ?? (whole ? odds.get(place(draft.question, whole)) : null) ?? null;
}

/** What is known of how a choice goes on. @param {string} partial */
export function after(partial) {
  return known.get(place(draft.question, partial)) ?? null;
}

/**
 * The options of now that name a fighter or field, however far away: those of the slot that is
 * open, or, before a verb is chosen, those that each verb would lead to.
 * @returns {{option: any, verb: any}[]}
 */
export function onMap() {
  const slot = draft.next?.slot;
  if (!slot) return [];
  const here = places(slot, table.state);
  if (here.length) return here.map((option) => ({ option, verb: null }));
  const found = [];
  for (const verb of slot.options) {
    const next = after(verb.text);
    const target = targetOf(next?.text ?? "");
    if (next?.complete && target) found.push({ option: { ...verb, label: next.label, fighter: target }, verb: null });
    if (next?.slot) for (const option of places(next.slot, table.state)) found.push({ option, verb });
  }
  return found;
}

/**
 * The fighter that a choice is aimed at.
 * @param {string} text
 */
export function targetOf(text) {
  return /(?:^| )target=([^\s"]+)/.exec(text)?.[1] ?? "";
}

/**
 * A fighter or field was picked on the map. Where several verbs lead there, a token that was
 * dragged takes the first, and a tap asks.
 * @param {{fighter?: string, at?: string, dragged?: boolean}} pick
 * @returns {boolean} whether it meant something
 */
export function picked(pick) {
  const fits = onMap().filter(({ option }) =>
    pick.fighter ? option.fighter === pick.fighter : option.at && `${option.at[0]},${option.at[1]}` === pick.at,
  );
  if (fits.length === 0) return false;
  const one = fits.length === 1 || pick.dragged;
  if (one || fits.every(({ option, verb }) => verb === null && !isVerb(option))) {
    draft.pick = null;
    choose(fits[0].option);
  } else {
    draft.pick = pick;
    update();
  }
  return true;
}

/** @param {any} option */
function isVerb(option) {
  return draft.next?.slot?.name === "verb" && option.text === option.value;
}

/** The options that the pick on the map leaves. @returns {{option: any, verb: any}[]} */
export function narrowed() {
  const { pick } = draft;
  if (!pick) return [];
  return onMap().filter(({ option }) =>
    pick.fighter ? option.fighter === pick.fighter : option.at && `${option.at[0]},${option.at[1]}` === pick.at,
  );
}

// The log as a story: one entry for each deed, what followed from it and the dice folded inside.

import { html, nothing, ref, repeat } from "./view.js";
import { fighterBy, master, sideIndex, table } from "./store.js";
import { say, signed } from "./words.js";
import { ruleLinks } from "./rules.js";
import { complain, update } from "./frame.js";
import { get, spoken } from "./api.js";
import { keep, recall } from "./memory.js";

const FILTERS = ["all", "mine"];
const MOST = 400;
const CHIPS = 5;

/** Entries that were unfolded. @type {Set<number>} */
const unfolded = new Set();
let filter = recall("log") === "mine" ? "mine" : "all";
let more = 0;
let pinned = true;
/** The last line there was when the reader left the end, and the last there is. */
let seen = -1;
let latest = -1;
/** @type {HTMLElement | null} */
let box = null;

/** What was done, what came of it, where a way went on, and what was said before; `tale` tells all of it. @typedef {{first: any, rest: any[], steps: any[], leads: any[], tale?: string, bare?: boolean}} Deed */

let full = recall("log-full") === "yes";

/**
 * The log as a story: each passage with the lines that it tells folded inside. Lines without a passage, and those of
 * one that is not told to its end, stand for themselves.
 * @param {any[]} lines
 * @param {any[]} tales
 * @returns {Deed[]}
 */
export function passages(lines, tales) {
  /** @type {Deed[]} */
  const found = [];
  const last = lines.length ? lines[lines.length - 1].n : -1;
  const first = lines.length ? lines[0].n : 0;
  let at = 0;
  /** @param {number} n */
  const before = (n) => {
    const from = at;
    while (at < lines.length && lines[at].n < n) at += 1;
    if (at > from) found.push(...deeds(lines.slice(from, at)));
  };
  for (const tale of tales) {
    if (tale.n < first || tale.to > last) continue;
    if (tale.bare) {
      before(tale.after ? tale.n + 1 : tale.n);
      found.push({ first: { ...NOTHING, n: tale.n }, rest: [], steps: [], leads: [], tale: tale.text, bare: true });
      continue;
    }
    before(tale.n);
    const from = at;
    while (at < lines.length && lines[at].n <= tale.to) at += 1;
    const told = lines.slice(from, at);
    const head = told.find((line) => line.kind === "edict") ?? told.find((line) => line.kind === "deed" && line.target) ?? told.find((line) => line.kind === "deed") ?? told.find((line) => line.kind !== "heading") ?? told[0];
    if (head) found.push({ first: head, rest: told.filter((line) => line !== head), steps: [], leads: [], tale: tale.text });
  }
  before(Infinity);
  return found;
}

/** A line that tells nothing: what is said of a round has none of its own. */
const NOTHING = { entry: 0, kind: "recap", depth: 1, text: "", rules: [], fighter: null, target: null, at: null, roll: null, number: null, by: "" };

/**
 * The log, filtered, in entries.
 * @param {any[]} lines
 * @returns {Deed[]}
 */
export function deeds(lines) {
  /** @type {Deed[]} */
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const heads = line.kind === "heading" || line.kind === "deed" || line.kind === "edict";
    if (heads && last && goesOn(last, line)) last.steps.push(line);
    else if (heads || !last || last.first.kind === "edict") {
      const rest = last && line.kind === "deed" ? thrownFor(last, line) : [];
      /** @type {Deed} */
      const deed = { first: line, rest, steps: [], leads: [] };
      if (last && leadsTo(last, line)) {
        deed.leads = [...last.leads, last.first, ...last.steps];
        found.pop();
      }
      found.push(deed);
    } else last.rest.push(line);
  }
  return found;
}

/** Whether a deed only says what the next is part of: "Veteran: Wait." before "Veteran waits." @param {Deed} deed @param {any} line */
function leadsTo({ first, rest }, line) {
  return line.kind === "deed" && first.kind === "deed" && rest.length === 0 && !first.target && !first.roll && !first.number && line.entry === first.entry && line.fighter === first.fighter;
}

/** The rolls that were thrown for a deed before it was told. They are taken from the deed before. @param {Deed} last @param {any} line @returns {any[]} */
function thrownFor(last, line) {
  let from = last.rest.length;
  while (from > 0 && last.rest[from - 1].roll && last.rest[from - 1].fighter === line.fighter && last.rest[from - 1].entry === line.entry) from -= 1;
  return last.first.roll ? [] : last.rest.splice(from);
}

/** Whether somebody who was on the way goes on, with nothing between. @param {Deed} deed @param {any} line */
function goesOn({ first, rest }, line) {
  return line.kind === "deed" && first.kind === "deed" && rest.length === 0 && line.fighter === first.fighter && [first, line].every((one) => one.at && !one.roll && !one.number);
}

/** @param {Deed} deed */
function wanted(deed) {
  if (deed.bare || filter === "all" || deed.first.kind === "heading" || (filter === "mine" && !anybodyMine())) return true;
  const lines = [...deed.leads, deed.first, ...deed.rest];
  return lines.some((line) => [line.fighter, line.target].some((slug) => slug && fighterBy(slug)?.mine));
}

/**
 * @param {any[]} [lines]
 * @param {{act?: ((line: any) => unknown) | null, rolls?: boolean, tales?: any[]}} [how] `rolls`: only what was rolled; `tales`: the story of the lines
 */
export function logPanel(lines = table.log, how = {}) {
  const some = lines.slice(-(MOST + more));
  const told = full || how.rolls ? deeds(some) : passages(some, how.tales ?? table.tales);
  const shown = newestOf(told.filter((deed) => (how.rolls ? deed.first.kind === "heading" || [...deed.leads, deed.first, ...deed.rest].some((line) => line.roll) : wanted(deed))));
  const earlier = lines === table.log && (table.logFrom > 0 || lines.length > MOST + more);
  queueMicrotask(follow);
  latest = Math.max(-1, ...shown.map((deed) => deed.first.n));
  const news = pinned ? 0 : shown.filter((deed) => deed.first.n > seen).length;
  return html`
    <section class="log" aria-label=${say("log")}>
      <h2 class="unseen">${say("log")}</h2>
      <div class="log-scroll" tabindex="0" role="log" aria-label=${say("log")} aria-live="off" ${ref(hold)} @scroll=${scrolled}>
        ${earlier ? html`<button class="link" @click=${loadEarlier}>${say("log-earlier")}</button>` : nothing}
        ${repeat(shown, (/** @type {Deed} */ deed) => (deed.bare ? `bare ${deed.first.n} ${deed.tale}` : deed.first.n), (/** @type {Deed} */ deed) => entry(deed, how))}
      </div>
      ${news ? html`<button class="log-news" @click=${toEnd}>${say("log-new", { count: news })} ↓</button>` : nothing}
      <div class="log-filter" role="group" aria-label=${say("log-filter")}>
        ${FILTERS.filter((one) => one !== "mine" || anybodyMine()).map((one) => html`
          <button class="small" aria-pressed=${one === (anybodyMine() || filter !== "mine" ? filter : "all") ? "true" : "false"} @click=${() => choose(one)}>${say(`log-${one}`)}</button>`)}
        <button class="small" aria-pressed=${full ? "true" : "false"} @click=${tellFull}>${say("log-full")}</button>
      </div>
    </section>`;
}

/** The entry that was told last, which is marked. @type {Deed | undefined} */
let newest;

/** @param {Deed[]} all */
function newestOf(all) {
  newest = [...all].reverse().find((deed) => deed.first.kind !== "heading" && !deed.bare);
  return all;
}

function anybodyMine() {
  return table.state?.fighters.some((/** @type {any} */ one) => one.mine) ?? false;
}

/** Every line with its numbers, or the story. */
function tellFull() {
  full = !full;
  keep("log-full", full ? "yes" : "no");
  update();
}

/** @param {string} one */
function choose(one) {
  filter = one;
  keep("log", one);
  update();
}

/** @param {Element | undefined} element */
function hold(element) {
  box = /** @type {HTMLElement | null} */ (element ?? null);
}

function scrolled() {
  if (!box) return;
  const was = pinned;
  if (box.scrollHeight - box.scrollTop - box.clientHeight < 60) pinned = true;
  else leave();
  if (was !== pinned) update();
}

/** The reader leaves the end: what comes from now on is new. */
function leave() {
  if (pinned) seen = latest;
  pinned = false;
}

function toEnd() {
  pinned = true;
  follow();
  update();
}

function follow() {
  if (box && pinned) box.scrollTop = box.scrollHeight;
}

async function loadEarlier() {
  leave();
  more += MOST;
  if (table.logFrom > 0 && table.log.length < MOST + more) {
    try {
      const from = Math.max(0, table.logFrom - MOST);
      const { lines, tales } = await get(spoken(`/api/tables/${table.id}/log?from=${from}`), table.token);
      const old = lines.filter((/** @type {any} */ line) => line.n < table.logFrom);
      table.log = [...old, ...table.log];
      table.tales = [...tales.filter((/** @type {any} */ one) => one.to < table.logFrom), ...table.tales];
      table.logFrom = from;
    } catch (error) {
      complain(error);
    }
  }
  update();
}

/** @param {Deed} deed @param {{act?: ((line: any) => unknown) | null}} how */
function entry(deed, how) {
  if (deed.tale !== undefined) return passage(deed, how);
  const { first, rest, steps, leads } = deed;
  const last = steps[steps.length - 1] ?? first;
  if (first.kind === "heading" && rest.length === 0) return heading(first, how);
  const lines = first.kind === "heading" ? rest : [...leads, first, ...rest];
  const open = unfolded.has(first.n);
  const rolls = lines.filter((line) => line.roll);
  const told = rest.filter((line) => !line.roll && line.text);
  const side = first.fighter && first.kind !== "heading" ? sideIndex(fighterBy(first.fighter)?.side ?? "") : -1;
  const deep = rolls.length > 0 || lines.some((line) => line.number || line.rules.length);
  return html`
    ${first.kind === "heading" ? heading(first, how) : nothing}
    <article class="entry ${first.kind} ${side >= 0 ? `side-${side % 6}` : ""} ${deed === newest ? "newest" : ""}" data-entry=${first.entry} data-n=${first.n}>
      ${leads.map((line) => html`<p class="lead">${line.text}</p>`)}
      ${first.kind === "heading" ? nothing : html`<div class="entry-head">
        <p class="deed">${first.kind === "edict" ? html`<span class="edict-mark">${say("edict")}</span> ` : nothing}${first.roll ? first.roll.purpose : last.text}${steps.length ? html` <span class="hint">${say("log-steps", { count: steps.length + 1 })}</span>` : nothing}</p>
        ${deep && rolls.length === 0 ? toggle(first, open, []) : nothing}
        ${how.act ? how.act(first) : nothing}
      </div>`}
      ${told.map((line) => html`<p class="effect">${line.text}</p>`)}
      ${rolls.length || (deep && first.kind === "heading") ? toggle(first, open, rolls) : nothing}
      ${open ? html`<div class="unfolded">${[...leads, first, ...steps, ...rest].map((line, n, all) => wholeLine(line, line.by !== all[n - 1]?.by))}</div>` : nothing}
    </article>`;
}

/** A passage of the story; its lines unfold. @param {Deed} deed @param {{act?: ((line: any) => unknown) | null}} how */
function passage(deed, how) {
  const { first, rest, tale } = deed;
  if (deed.bare) return html`<p class="entry recap">${tale}</p>`;
  const open = unfolded.has(first.n);
  const side = first.fighter ? sideIndex(fighterBy(first.fighter)?.side ?? "") : -1;
  const kind = first.kind === "heading" ? "effect" : first.kind;
  return html`
    <article class="entry tale ${kind} ${side >= 0 ? `side-${side % 6}` : ""} ${deed === newest ? "newest" : ""}" data-entry=${first.entry} data-n=${first.n}>
      <div class="entry-head">
        <p class="deed">${first.kind === "edict" ? html`<span class="edict-mark">${say("edict")}</span> ` : nothing}${tale}</p>
        ${toggle(first, open, [])}
        ${how.act ? how.act(first) : nothing}
      </div>
      ${open ? html`<div class="unfolded">${[first, ...rest].sort((a, b) => a.n - b.n).map((line, n, all) => wholeLine(line, line.by !== all[n - 1]?.by))}</div>` : nothing}
    </article>`;
}

/** The button that unfolds an entry, with its rolls in short. @param {any} first @param {boolean} open @param {any[]} rolls */
function toggle(first, open, rolls) {
  const label = open ? say("log-fold") : say("log-unfold", { count: rolls.length });
  return html`<button class=${rolls.length ? "fold" : "fold bare"} aria-expanded=${open ? "true" : "false"} title=${label} @click=${() => fold(first.n)}>
    <span aria-hidden="true">${open ? "▾" : "▸"}</span><span class="unseen">${label}</span>
    ${rolls.slice(0, CHIPS).map((line) => chip(line, first.roll?.purpose ?? ""))}${rolls.length > CHIPS ? html`<span class="hint">+${rolls.length - CHIPS}</span>` : nothing}
  </button>`;
}

/** @param {any} line @param {{act?: ((line: any) => unknown) | null}} how */
function heading(line, how) {
  return html`<div class="log-heading" data-entry=${line.entry}><h3>${line.text}</h3>${how.act ? how.act(line) : nothing}</div>`;
}

/** A roll in short; where the entry says already what it is for, by whom. @param {any} line @param {string} said */
function chip({ roll, fighter }, said) {
  const who = fighterBy(fighter)?.name ?? "";
  return html` <span class="chip" title=${say("labelled", { label: `${who} ${roll.purpose}`, text: `${roll.written} → ${roll.shown.join(", ")}` })}>${said === roll.purpose && who ? who : roll.purpose}
    <b>${roll.total}</b>${roll.goal ? html`<span class="against"> · ${roll.goal}</span>` : nothing}</span>`;
}

/** Everything of a line. @param {any} line @param {boolean} other whether another decided than over the line before */
function wholeLine(line, other) {
  const shown = new Set(line.number?.parts.map((/** @type {any} */ part) => part.rule));
  return html`<div class="full">
    ${line.roll ? html`<p class="roll"><span>${line.text || line.roll.purpose}</span></p>` : html`<p>${line.text}</p>`}
    ${line.number ? sum(line.number) : nothing}
    ${ruleLinks(line.rules.filter((/** @type {string} */ id) => !shown.has(id)))}
    ${line.by && other && master() ? html`<p class="by">${say("decided-by", { who: decider(line.by) })}</p>` : nothing}
  </div>`;
}

/** Whoever decided: a seat by its name, the rest in words. @param {string} by */
function decider(by) {
  return ["referee", "table", "default", "standing", "engine"].includes(by) ? say(`decided-${by}`) : by;
}

/** A number with its parts as a table. @param {any} number */
export function sum(number) {
  return html`<table class="sum">
    <caption>${number.name}</caption>
    <tbody>
      ${number.parts.map((/** @type {any} */ part) => html`
        <tr><td class="num">${signed(part.value)}</td><td>${part.text}</td><td>${part.rule && part.rule !== "edict" ? ruleLinks([part.rule]) : nothing}</td></tr>`)}
    </tbody>
    <tfoot><tr><td class="num">${number.total}</td><td colspan="2">${number.name}</td></tr></tfoot>
  </table>`;
}

/** @param {number} n */
function fold(n) {
  if (unfolded.has(n)) unfolded.delete(n);
  else unfolded.add(n);
  leave();
  update();
  if (unfolded.has(n)) requestAnimationFrame(() => box?.querySelector(`[data-n="${n}"]`)?.scrollIntoView({ block: "nearest" }));
}

/** The last number that was explained. */
export function lastNumber() {
  for (let place = table.log.length - 1; place >= 0; place -= 1) {
    if (table.log[place].number) return table.log[place];
  }
  return null;
}

// The dice as they fell, and what they were held against. While something is explained, that stands here.

import { html, nothing } from "./view.js";
import { fighterBy, table } from "./store.js";
import { wanted } from "./dice.js";
import { die } from "./heraldry.js";
import { capital, number as written, say, signed } from "./words.js";
import { ruleButton, ruleLinks } from "./rules.js";
import { explained, leave, stay } from "./explain.js";
import { current } from "./draft.js";
import { body } from "./body.js";

/** Dice that have room; more are told by their sum. */
const MOST_DICE = 7;
/** How far the last roll is looked for. */
const BACK = 80;

/** @param {(tab: string) => void} show opens a panel */
export function rollsPanel(show) {
  const about = explained();
  const question = about ? null : current();
  const struck = question && blowRoll(question);
  const line = about ? null : struck ?? lastRoll();
  return html`<section class="rolls" aria-label=${about ? say("explained") : struck ? say("the-blow") : say("last-roll")}>
    ${about ? html`<div class="explained" @pointerenter=${stay} @pointerleave=${leave}>${about.draw()}</div>` : struck ? blow(question, struck) : line ? told(line) : html`<p class="hint">${say("no-roll-yet")}</p>`}
    ${about ? nothing : html`<p class="rolls-foot">${table.state.can.real_dice ? html`<span class="hint">${say("own-dice-hint")}</span>` : nothing}<button class="link" @click=${() => show("rolls")}>${say("all-rolls")}</button></p>`}
  </section>`;
}

/** The roll that was told last; what is rolled as a round begins does not displace the one that decided something. */
export function lastRoll() {
  let latest = null;
  let before = false;
  for (let place = table.log.length - 1; place >= Math.max(0, table.log.length - BACK); place -= 1) {
    const line = table.log[place];
    if (line.kind === "heading") before = latest !== null;
    if (!line.roll) continue;
    latest ??= line;
    if (line.number) return before ? line : latest;
  }
  return latest;
}

/**
 * The roll of the blow that somebody is asked about, once the dice lie there. Some books tell the blow and
 * then roll, others tell it with what was rolled.
 * @param {any} question
 */
function blowRoll(question) {
  if (!question.attacker) return null;
  let told = false;
  for (let place = table.log.length - 1; place >= Math.max(0, table.log.length - BACK); place -= 1) {
    const line = table.log[place];
    if (line.roll && line.fighter === question.attacker) return line;
    if (told) return null;
    if (line.kind !== "deed") continue;
    if (line.fighter !== question.attacker || line.target !== question.fighter) return null;
    told = true;
  }
  return null;
}

/** Where there is no room for a panel: the dice of the blow, and where it goes. @param {any} question */
export function blowDice(question) {
  const line = blowRoll(question);
  if (!line) return nothing;
  return html`<div class="blow-dice">${tray(line, 36)}<span class="hint">${[question.struck?.place, line.roll.goal].filter(Boolean).join(" · ")}</span></div>`;
}

/**
 * The blow that is to be answered: how it fell, where it goes, and what its number is made of.
 * @param {any} question @param {any} line
 */
function blow({ struck, weapon, attacker }, line) {
  const { roll, number } = line;
  const rows = html`<dl class="sumline">
    ${number?.parts.map((/** @type {any} */ part) => html`<div><dt>${part.rule && part.rule !== "edict" ? ruleButton(part.rule, part.text, "rule part-rule") : part.text}</dt><dd>${signed(part.value)}</dd></div>`)}
    ${number ? html`<div class="total"><dt>${number.name}</dt><dd>${written(number.total)}</dd></div>` : nothing}
    ${struck && struck.armour !== null ? html`<div><dt>${say("armour-there")}</dt><dd>${written(struck.armour)}</dd></div>` : nothing}
    ${struck?.damage ? html`<div><dt>${say("blow-harm")}</dt><dd>${struck.damage}</dd></div>` : nothing}</dl>`;
  return html`
    <div class="caps blow-head">${say("blow-head", { who: fighterBy(attacker)?.name ?? "", total: written(roll.total) })}${roll.goal ? ` · ${roll.goal}` : ""}</div>
    ${tray(line, roll.shown.length > 4 ? 40 : 52)}
    <p class="blow-place">${capital([weapon, struck?.place].filter(Boolean).join(" · "))}</p>
    ${struck?.parts.length ? html`<div class="struck">${body(struck)}${rows}</div>` : rows}`;
}

/** A roll with its faces and its sum. @param {any} line */
export function told(line) {
  const { roll, number } = line;
  const who = fighterBy(line.fighter)?.name;
  return html`
    <div class="caps">${[who, roll.purpose].filter(Boolean).join(" · ")}</div>
    ${tray(line, roll.shown.length > 4 ? 40 : 54)}
    ${number ? html`<dl class="sumline">${number.parts.map((/** @type {any} */ part) => html`<div><dt>${part.text} ${part.rule && part.rule !== "edict" ? ruleLinks([part.rule]) : nothing}</dt><dd>${signed(part.value)}</dd></div>`)}
      <div class="total"><dt>${number.name}</dt><dd>${number.total}</dd></div>
      ${roll.goal ? html`<div><dt>${say("needed")}</dt><dd>${roll.goal}</dd></div>` : nothing}</dl>` : html`<p class="hint">${roll.goal}</p>`}`;
}

/** Which dice of a pool are the hits that the roll comes to. @param {any} line @returns {(face: string) => boolean} */
function counted({ roll, number }) {
  const hits = (/** @type {string} */ face) => Number(face) >= number.total;
  const pool = number && /^\d*x/.test(roll.dice) && roll.shown.filter(hits).length === roll.total;
  return pool ? hits : () => false;
}

/** Dice as they fell, with what they come to. @param {any} line @param {number} size */
function tray(line, size) {
  const { roll } = line;
  const { sides } = wanted(roll.dice);
  const faces = roll.shown.slice(0, MOST_DICE);
  const counts = counted(line);
  return html`<div class="tray" data-roll=${line.n}>${faces.map((/** @type {string} */ face, /** @type {number} */ n) => die(sides, face.replace(/[()]/g, ""), { size, tilt: ((line.n * 7 + n * 11) % 17) - 8, off: face.startsWith("("), hot: face.includes("+") || counts(face), label: say("die-shows", { die: roll.written, face }) }))}
      ${roll.shown.length > MOST_DICE ? html`<span class="hint">+${roll.shown.length - MOST_DICE}</span>` : nothing}<b class="tray-total">= ${roll.total}</b></div>`;
}

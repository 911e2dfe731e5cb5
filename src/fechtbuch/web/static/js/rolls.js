// The dice as they fell, and what they were held against. While something is explained, that stands here.

import { html, nothing } from "./view.js";
import { fighterBy, table } from "./store.js";
import { wanted } from "./dice.js";
import { die } from "./heraldry.js";
import { say, signed } from "./words.js";
import { ruleLinks } from "./rules.js";
import { explained, leave, stay } from "./explain.js";

/** Dice that have room; more are told by their sum. */
const MOST_DICE = 7;
/** How far the last roll is looked for. */
const BACK = 80;

/** @param {(tab: string) => void} show opens a panel */
export function rollsPanel(show) {
  const about = explained();
  const line = about ? null : lastRoll();
  return html`<section class="rolls" aria-label=${about ? say("explained") : say("last-roll")}>
    ${about ? html`<div class="explained" @pointerenter=${stay} @pointerleave=${leave}>${about.draw()}</div>` : line ? told(line) : html`<p class="hint">${say("no-roll-yet")}</p>`}
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

/** Where there is no room for a panel: the dice of the blow that somebody is asked about, once they lie there. @param {any} question */
export function blowDice(question) {
  if (!question.attacker) return nothing;
  for (let place = table.log.length - 1; place >= Math.max(0, table.log.length - BACK); place -= 1) {
    const line = table.log[place];
    if (line.roll && line.fighter === question.attacker) return html`<div class="blow-dice">${tray(line, 36)}<span class="hint">${line.roll.goal}</span></div>`;
    if (line.kind === "deed") break;
  }
  return nothing;
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

/** Dice as they fell, with what they come to. @param {any} line @param {number} size */
function tray(line, size) {
  const { roll } = line;
  const { sides } = wanted(roll.dice);
  const faces = roll.shown.slice(0, MOST_DICE);
  return html`<div class="tray" data-roll=${line.n}>${faces.map((/** @type {string} */ face, /** @type {number} */ n) => die(sides, face.replace(/[()]/g, ""), { size, tilt: ((line.n * 7 + n * 11) % 17) - 8, off: face.startsWith("("), hot: face.includes("+"), label: say("die-shows", { die: roll.written, face }) }))}
      ${roll.shown.length > MOST_DICE ? html`<span class="hint">+${roll.shown.length - MOST_DICE}</span>` : nothing}<b class="tray-total">= ${roll.total}</b></div>`;
}

// What an option is worth: its number with every part, what may come of it, and in short who comes to harm.

import { html, nothing } from "./view.js";
import { decimal, percent, say, signed } from "./words.js";
import { ruleLinks } from "./rules.js";

const MOST_HURT = 2;
/** Chances below this are nothing to think about. */
const WORTH_SAYING = 0.005;

/** Signs of a fraction that still says something to a person. */
const LONGEST = 11;

/** Outcomes that nobody hopes for. */
const IN_VAIN = /(^|[ :])(nothing|none|miss|near-miss|fail|cannot|defended|parried|evaded|stays|keeps|holds|deviates)|-(fails|failed|lost)/;

/** What an option is worth, in short: the harm to others and to oneself. @param {any} odds */
export function short(odds) {
  const hurt = odds.hurt.filter((/** @type {any} */ one) => one.chance >= WORTH_SAYING).slice(0, MOST_HURT);
  if (hurt.length === 0) {
    const hoped = odds.outcomes.find((/** @type {any} */ one) => !IN_VAIN.test(one.name));
    return hoped ? html`<span class="worth odds">${hoped.label} ${percent(hoped.float)}</span>` : nothing;
  }
  return hurt.map((/** @type {any} */ one) => html`
    <span class="worth ${one.foe ? "odds" : "risk"}">${say("odds-harm", { fighter: one.name, share: percent(one.chance) })}</span>`);
}

/**
 * A number and its parts.
 * @param {any} number
 */
export function parts(number) {
  return html`<span class="parts">
    <span class="sum"><b>${number.name}</b> <b>${number.total}</b></span>
    ${number.parts.map((/** @type {any} */ part) => html`
      <span class="part"><span>${signed(part.value)}</span><span>${part.text}</span>${part.rule && part.rule !== "edict" ? ruleLinks([part.rule]) : nothing}</span>`)}
  </span>`;
}

/** @param {any} odds */
export function outcomes(odds) {
  return html`<span class="outcomes">
    ${odds.outcomes.slice(0, 8).map((/** @type {any} */ one) => html`
      <span class="outcome"><span>${one.label}</span><span>${percent(one.float, 1)}</span><span class="fraction">${odds.exact && one.p.length <= LONGEST ? one.p : ""}</span></span>`)}
    ${odds.hurt.filter((/** @type {any} */ one) => one.chance >= WORTH_SAYING).map((/** @type {any} */ one) => html`<span class="outcome harm ${one.foe ? "odds" : "risk"}"><span>${say("mean-damage", { fighter: one.name })}</span><span>${decimal(one.mean, 1)}</span><span></span></span>`)}
    <span class="exactness">${odds.exact ? say("odds-exact") : say("odds-estimated")}</span>
  </span>`;
}

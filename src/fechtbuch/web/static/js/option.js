// One option as a button. Pointing at it, or holding it, tells what it is made of, and shows on the map
// where it leads.

import { html, nothing } from "./view.js";
import * as drafting from "./draft.js";
import { explain } from "./explain.js";
import { percent } from "./words.js";
import { ruleLinks } from "./rules.js";
import { outcomes, parts } from "./worth.js";
import { UNKNOWN } from "./shares.js";
import { defends } from "./plans.js";
import { table } from "./store.js";

/**
 * @param {any} option
 * @param {{step: number, chosen?: boolean}} how which column it stands in, and whether it was taken there
 */
export function optionButton(option, { step, chosen = false }) {
  const odds = drafting.oddsOf(option.text);
  const numbers = drafting.numbersOf(option);
  const worth = hoped(odds);
  const hears = explain(`option ${option.text}`, () => why(option), option);
  return html`
    <button class="option chip" data-text=${option.text} data-fighter=${option.fighter ?? ""} aria-pressed=${chosen ? "true" : "false"}
      @click=${() => drafting.chooseAt(step, option)}
      @pointerenter=${hears.enter} @pointerleave=${hears.leave} @focus=${hears.focus} @blur=${hears.leave}
      @pointerdown=${hears.down} @pointerup=${hears.up} @contextmenu=${hears.menu}>
      <span class="label">${option.label}</span>
      ${option.detail ? html`<span class="detail">${option.detail}</span>` : nothing}
      ${drafting.tellsWorth(option) ? html`<b class=${worth === null ? "worth" : "worth odds"}>${worth ?? (numbers ? (numbers.low === numbers.high ? numbers.low : `${numbers.low}–${numbers.high}`) : UNKNOWN)}</b>` : nothing}
    </button>`;
}

/** The chance of what one hopes for, in short: to hurt, or not to be hurt where one defends. @param {any} odds */
function hoped(odds) {
  const foe = odds?.hurt.find((/** @type {any} */ one) => one.foe);
  if (foe) return foe.chance < 0.005 ? "–" : percent(foe.chance);
  const own = odds?.hurt.find((/** @type {any} */ one) => !one.foe);
  if (own && defends(drafting.current(), table.state.turn)) return percent(own.chance);
  return odds ? "–" : null;
}

/** @param {any} option */
function why(option) {
  const odds = drafting.oddsOf(option.text);
  const number = option.number ?? drafting.after(option.text)?.number;
  return html`<div class="caps">${option.label}</div>
    ${number ? parts(number) : nothing}${odds ? outcomes(odds) : nothing}
    ${number || odds ? nothing : html`<p class="hint">${drafting.after(option.text)?.label || option.detail || option.label}</p>`}
    ${ruleLinks(option.rules)}`;
}

/**
 * Arrow keys move among the buttons of a list.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const forward = event.key === "ArrowRight" || event.key === "ArrowDown";
  if (!forward && event.key !== "ArrowLeft" && event.key !== "ArrowUp") return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...list.querySelectorAll("button:not([disabled])")];
  const here = buttons.indexOf(/** @type {Element} */ (document.activeElement));
  if (here < 0) return;
  event.preventDefault();
  const next = buttons[(here + (forward ? 1 : buttons.length - 1)) % buttons.length];
  /** @type {HTMLElement} */ (next).focus();
}

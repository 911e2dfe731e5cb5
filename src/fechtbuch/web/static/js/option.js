// One option as a button. Pointing at it, or holding it, shows what it is made of, and on the map where
// it leads.

import { classMap, html, nothing, ref } from "./view.js";
import * as drafting from "./draft.js";
import { update } from "./frame.js";
import { ruleLinks } from "./rules.js";
import { outcomes, parts, short } from "./worth.js";

/** The option whose breakdown is shown. */
let shown = "";

/** @param {any} option */
export function optionButton(option) {
  const odds = drafting.oddsOf(option.text);
  const open = shown === option.text;
  const hold = holding(option.text);
  const numbers = drafting.numbersOf(option);
  const number = option.number ?? drafting.after(option.text)?.number;
  const told = Boolean(number || odds || option.rules?.length);
  return html`
    <span class=${classMap({ "option-box": true, open })}>
      <button class="option" data-text=${option.text} data-fighter=${option.fighter ?? ""}
        aria-describedby=${open && told ? "breakdown" : nothing}
        @click=${() => drafting.choose(option)}
        @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && show(option, e)}
        @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && leave()}
        @focus=${(/** @type {Event} */ e) => /** @type {Element} */ (e.target).matches(":focus-visible") && show(option, e)} @blur=${() => show(null)}
        @pointerdown=${hold.down} @pointerup=${hold.up} @contextmenu=${hold.menu}>
        <span class="label">${option.label}</span>
        ${option.detail ? html`<span class="detail">${option.detail}</span>` : nothing}
        ${numbers ? html`<span class="worth">${numbers.name} ${numbers.low === numbers.high ? numbers.low : `${numbers.low}–${numbers.high}`}</span>` : nothing}
        ${odds ? short(odds) : nothing}
      </button>
      ${open && told ? html`
        <span class="breakdown" id="breakdown" role="tooltip" ${ref(put)} @pointerenter=${stay} @pointerleave=${leave}>
          ${number ? parts(number) : nothing}
          ${odds ? outcomes(odds) : nothing}
          ${ruleLinks(option.rules)}
        </span>` : nothing}
    </span>`;
}

/** Milliseconds in which a pointer may cross from the button to the breakdown, whose rules can be opened. */
const CROSSING = 220;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** The pointer has left; it may be on its way to the breakdown. */
function leave() {
  clearTimeout(leaving);
  leaving = setTimeout(() => show(null), CROSSING);
}

function stay() {
  clearTimeout(leaving);
}

/** Where the button lies whose breakdown is shown. @type {DOMRect | null} */
let place = null;

/** Put the breakdown above its button, whatever scrolls around it. @param {Element | undefined} element */
function put(element) {
  if (!(element instanceof HTMLElement) || !place) return;
  const wide = element.offsetWidth;
  element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - wide - 8))}px`;
  element.style.bottom = `${innerHeight - place.top + 6}px`;
}

/** @param {any} option @param {Event} [event] */
function show(option, event) {
  clearTimeout(leaving);
  place = event ? /** @type {Element} */ (event.currentTarget).getBoundingClientRect() : null;
  shown = option?.text ?? "";
  lit = option ? option.fighter ?? (option.at ? `${option.at[0]},${option.at[1]}` : "") : "";
  litPath = option?.path ?? [];
  litVerb = option?.text ?? "";
  update();
}

/** What the option under the pointer names, for the map. */
export let lit = "";
/** @type {[number, number][]} */
export let litPath = [];
export let litVerb = "";

/** @param {string} text */
function holding(text) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    down: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") return;
      place = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      timer = setTimeout(() => {
        shown = text;
        update();
      }, 450);
    },
    up: () => clearTimeout(timer),
    menu: (/** @type {Event} */ event) => event.preventDefault(),
  };
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

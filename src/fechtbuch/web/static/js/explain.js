// What explains a card or an option stands in the right column, in the place of the dice: never over
// the map's aim, nor over what it explains. On a phone it lies over the map while one holds.

import { update } from "./frame.js";

const HOLD = 450;
/** A pointer that only passes explains nothing. */
const LINGER = 120;
/** Milliseconds in which a pointer may cross to the explanation, whose rules can be opened. */
const CROSSING = 1200;

/** @type {{id: string, draw: () => unknown, about: any} | null} */
let shown = null;
let held = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** The pointer is on the explanation. */
export function stay() {
  clearTimeout(leaving);
}

/** The pointer has left what is explained, or the explanation. */
export function leave() {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    quiet();
    update();
  }, CROSSING);
}

/** What is explained now. */
export function explained() {
  return shown;
}

/** Whether a finger holds it open. */
export function holding() {
  return held;
}

/** Explain nothing. */
export function quiet() {
  clearTimeout(timer);
  clearTimeout(leaving);
  shown = null;
  held = false;
}

/**
 * Listeners that explain an element while it is pointed at, focused or held.
 * @param {string} id
 * @param {() => unknown} draw
 * @param {any} about the plan or option, for the map
 */
export function explain(id, draw, about) {
  const open = () => {
    clearTimeout(leaving);
    shown = { id, draw, about };
    update();
  };
  const close = () => {
    clearTimeout(timer);
    if (shown?.id !== id) return;
    quiet();
    update();
  };
  return {
    enter: (/** @type {PointerEvent} */ event) => {
      clearTimeout(timer);
      // A guide that tells of the dice is not to point at something else.
      if (event.pointerType === "mouse" && !document.querySelector('.coach[data-step="3"]')) timer = setTimeout(open, LINGER);
    },
    leave: (/** @type {Event} */ event) => {
      clearTimeout(timer);
      if (event.type === "pointerleave" && shown?.id === id && !held) leave();
      else if (event.type !== "pointerleave") close();
    },
    focus: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && open(),
    down: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      const button = /** @type {HTMLElement} */ (event.currentTarget);
      timer = setTimeout(() => {
        held = true;
        // Whoever holds wants to know, not to choose.
        button.addEventListener("click", (click) => { click.stopImmediatePropagation(); click.preventDefault(); }, { once: true, capture: true });
        open();
      }, HOLD);
    },
    up: close,
    menu: (/** @type {Event} */ event) => event.preventDefault(),
  };
}

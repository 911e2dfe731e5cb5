// The game master's order of turns: somebody is dragged in the strip, or moved by keys, and acts at another place.
// Those who have acted and those who are still to act change places among themselves: nobody gains or loses a turn.

import { command, table } from "./store.js";
import { edictText } from "./edicttext.js";

/** Pixels that a mouse may tremble before it drags. */
const TREMBLE = 6;

/** Milliseconds that a finger rests on somebody before it lifts him; a quick one scrolls the strip. */
const HOLD = 350;

/** How near to its edge, and by how much, the strip scrolls under whoever is dragged. */
const EDGE = 44;
const SCROLL = 9;

/** @typedef {{slug: string, done: boolean, now: boolean}} Place */

/** What somebody may change places with; nothing where he may not be moved. @param {any} state @param {Place} place */
function part(state, place) {
  if (!state.can?.order || place.now) return "";
  return place.done ? "done" : "coming";
}

/** Whether somebody may be put elsewhere. @param {any} state @param {Place} place */
export function movable(state, place) {
  const own = part(state, place);
  return own !== "" && state.order.filter((/** @type {Place} */ one) => part(state, one) === own).length > 1;
}

/** Whether somebody may act by so many places later, or earlier. @param {any} state @param {string} slug @param {number} by */
export function mayGo(state, slug, by) {
  const here = state.order.findIndex((/** @type {Place} */ one) => one.slug === slug);
  const there = state.order[here + by];
  return here >= 0 && there !== undefined && part(state, there) !== "" && part(state, there) === part(state, state.order[here]);
}

/** Let somebody act one place later, or earlier. @param {string} slug @param {number} by */
export function go(slug, by) {
  const { state } = table;
  if (!mayGo(state, slug, by)) return;
  const here = state.order.findIndex((/** @type {Place} */ one) => one.slug === slug);
  put(slug, state.order[here + (by > 0 ? 2 : -1)]?.slug ?? "");
}

/** By keys: Shift and an arrow. Whether it was that. @param {KeyboardEvent} event */
export function arrangedByKey(event) {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const slug = document.activeElement?.closest("[data-turn]")?.getAttribute("data-turn");
  if (!event.shiftKey || !by || !slug || !table.state.can.order) return false;
  event.preventDefault();
  go(slug, by);
  return true;
}

/** @param {string} slug @param {string} before whom; nobody is the end */
async function put(slug, before) {
  const typing = document.activeElement?.closest("[data-turn]");
  const text = edictText("order", { fighter: slug, before });
  if (!(await command({ do: "edict", text })) || !typing) return;
  // Whoever moves somebody by keys stays with him.
  setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector(`[data-turn="${CSS.escape(slug)}"] .turn`))?.focus());
}

/** What is being dragged. @type {{item: HTMLElement, list: HTMLElement, pointer: number, from: number, x: number, lifted: boolean, before: string | null, timer: number, scrolled: number} | null} */
let held = null;

/** Whether a click is the end of a drag, and no choice. */
let dropped = false;

/** Somebody in the strip is taken hold of. @param {PointerEvent} event */
export function grip(event) {
  dropped = false;
  const item = /** @type {HTMLElement} */ (event.currentTarget);
  const list = item.parentElement;
  if (event.button !== 0 || !list || held) return;
  held = { item, list, pointer: event.pointerId, from: event.clientX, x: event.clientX, lifted: false, before: null, timer: 0, scrolled: list.scrollLeft };
  if (event.pointerType === "touch") held.timer = window.setTimeout(lift, HOLD);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", release);
  window.addEventListener("keydown", escape, true);
  // A finger that has lifted somebody must not scroll; whether it has is known only now.
  list.addEventListener("touchmove", hold, { passive: false });
}

/** Whether the click that follows is the end of a drag. */
export function wasDragged() {
  return dropped;
}

function lift() {
  if (!held) return;
  held.lifted = true;
  held.item.classList.add("lifted");
  held.list.classList.add("arranging");
  navigator.vibrate?.(15);
}

/** @param {TouchEvent} event */
function hold(event) {
  if (held?.lifted) event.preventDefault();
}

/** @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  release();
}

/** @param {PointerEvent} event */
function move(event) {
  if (!held || event.pointerId !== held.pointer) return;
  held.x = event.clientX;
  const far = Math.abs(held.x - held.from) > TREMBLE;
  if (!held.lifted && far) {
    if (event.pointerType === "touch") return release();
    lift();
  }
  if (!held.lifted) return;
  const box = held.list.getBoundingClientRect();
  if (held.x < box.left + EDGE) held.list.scrollLeft -= SCROLL;
  else if (held.x > box.right - EDGE) held.list.scrollLeft += SCROLL;
  held.item.style.transform = `translateX(${held.x - held.from + held.list.scrollLeft - held.scrolled}px)`;
  mark();
}

/** Find and show the place where somebody would be put. */
function mark() {
  if (!held) return;
  const { item, list, x } = held;
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  for (const one of items) one.classList.remove("drop-before", "drop-after");
  const { state } = table;
  const own = state.order.find((/** @type {Place} */ one) => one.slug === item.dataset.turn);
  const others = items.filter((one) => one !== item && own && state.order.some((/** @type {Place} */ place) => place.slug === one.dataset.turn && part(state, place) === part(state, own)));
  held.before = null;
  if (!others.length) return;
  const next = others.find((one) => {
    const box = one.getBoundingClientRect();
    return x < box.left + box.width / 2;
  });
  const last = others[others.length - 1];
  const after = next ?? items[Math.max(items.indexOf(last), items.indexOf(item)) + 1];
  // Where he is already nothing is to be done.
  const here = items[items.indexOf(item) + 1];
  if (after === here) return;
  held.before = after?.dataset.turn ?? "";
  (next ?? last).classList.add(next ? "drop-before" : "drop-after");
}

/** @param {PointerEvent} event */
function drop(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const { item, before, lifted } = held;
  release();
  dropped = lifted;
  if (lifted && before !== null && item.dataset.turn) put(item.dataset.turn, before);
}

function release() {
  if (!held) return;
  const { item, list, timer } = held;
  held = null;
  clearTimeout(timer);
  item.classList.remove("lifted");
  item.style.transform = "";
  list.classList.remove("arranging");
  for (const one of list.children) one.classList.remove("drop-before", "drop-after");
  window.removeEventListener("pointermove", move);
  window.removeEventListener("pointerup", drop);
  window.removeEventListener("pointercancel", release);
  window.removeEventListener("keydown", escape, true);
  list.removeEventListener("touchmove", hold);
}

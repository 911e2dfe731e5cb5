// What of a map is shown at first: all of it, or those who fight, neither tiny nor huge.

import { SIZE, centre, inColumn } from "./geometry.js";

const MARGIN = 1.2 * SIZE;
/** Pixels of a field below which a map is too small to read. */
const SMALLEST = 24;
/** And above which it shows too little. */
const LARGEST = 62;
const AROUND = 3.2 * SIZE;
const LEAST = 7 * SIZE;

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{wide: number, high: number}} Screen */

/** The whole map with everybody on it. @param {any} map @param {any[]} placed @returns {Box} */
export function extent(map, placed) {
  const { topology, low, high } = map;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const corners = [
    inColumn(topology, low[0], low[1]),
    inColumn(topology, high[0], low[1]),
    inColumn(topology, low[0], high[1]),
    inColumn(topology, high[0], high[1]),
    inColumn(topology, high[0], Math.min(high[1], low[1] + 1)),
  ];
  for (const field of [...corners, ...placed.map((one) => one.at)]) {
    const [x, y] = centre(topology, field);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left - MARGIN, y: top - MARGIN, w: right - left + 2 * MARGIN, h: bottom - top + 2 * MARGIN };
}

/**
 * A view of those who fight.
 * @param {any} state
 * @param {Box} whole
 * @param {Screen} screen
 * @param {string} focus who must be seen where not all can be
 * @returns {{box: Box, close: boolean}} `close`: not all can be seen
 */
export function action({ map, fighters }, whole, screen, focus) {
  const placed = fighters.filter((/** @type {any} */ one) => one.at);
  const standing = placed.filter((/** @type {any} */ one) => !one.out);
  const there = standing.length ? standing : placed;
  if (there.length === 0) return { box: { ...whole }, close: false };
  const points = there.map((/** @type {any} */ one) => centre(map.topology, one.at));
  const xs = points.map((/** @type {[number, number]} */ [x]) => x);
  const ys = points.map((/** @type {[number, number]} */ [, y]) => y);
  const x = Math.max(Math.min(...xs) - AROUND, whole.x);
  const y = Math.max(Math.min(...ys) - AROUND, whole.y);
  const w = Math.min(Math.max(...xs) + AROUND, whole.x + whole.w) - x;
  const h = Math.min(Math.max(...ys) + AROUND, whole.y + whole.h) - y;
  const one = fighters.find((/** @type {any} */ fighter) => fighter.slug === focus);
  const foes = one?.at ? there.filter((/** @type {any} */ other) => other.side !== one.side).map((/** @type {any} */ other) => centre(map.topology, other.at)) : [];
  const { box, close } = readable(grown({ x, y, w, h }, LEAST), screen, one?.at ? centre(map.topology, one.at) : null, foes);
  return { box: { ...box, x: inside(box.x, box.w, whole.x, whole.w), y: inside(box.y, box.h, whole.y, whole.h) }, close };
}

/**
 * A view in which tokens are neither tiny nor huge, around whoever matters.
 * @param {Box} box
 * @param {Screen} screen
 * @param {[number, number] | null} focus
 * @param {[number, number][]} foes the nearest of them is shown as well where there is room for both
 * @returns {{box: Box, close: boolean}}
 */
function readable(box, { wide, high }, focus, foes) {
  if (!wide || !high) return { box, close: false };
  const size = SIZE * Math.min(wide / box.w, high / box.h);
  if (size >= SMALLEST || !focus) {
    const unit = SIZE / Math.min(Math.max(size, SMALLEST), LARGEST);
    const [w, h] = size >= SMALLEST ? [wide * unit, high * unit] : [box.w, box.h];
    return { box: { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h }, close: false };
  }
  const w = (wide * SIZE) / SMALLEST;
  const h = (high * SIZE) / SMALLEST;
  const far = (/** @type {[number, number]} */ [x, y]) => Math.hypot(x - focus[0], y - focus[1]);
  const [nearest] = foes.filter(([x, y]) => Math.abs(x - focus[0]) < w - 2 * MARGIN && Math.abs(y - focus[1]) < h - 2 * MARGIN).sort((a, b) => far(a) - far(b));
  const [x, y] = nearest ? [(focus[0] + nearest[0]) / 2, (focus[1] + nearest[1]) / 2] : focus;
  return { box: { x: inside(x - w / 2, w, box.x, box.w), y: inside(y - h / 2, h, box.y, box.h), w, h }, close: true };
}

/** The start of a window, moved so that it shows no more than it must beside the map. @param {number} start @param {number} size @param {number} from @param {number} length */
function inside(start, size, from, length) {
  if (size >= length) return from - (size - length) / 2;
  return Math.min(Math.max(start, from), from + length - size);
}

/** @param {Box} box @param {number} least @returns {Box} */
function grown(box, least) {
  const w = Math.max(box.w, least);
  const h = Math.max(box.h, least * 0.6);
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

// A scenario's ground at a glance: what lies there, and who stands where at the beginning.

import { svg } from "./view.js";
import { SIZE, centre } from "./geometry.js";
import { ground } from "./ground.js";
import { arms, sideShape } from "./heraldry.js";

const AROUND = 2.5 * SIZE;
/** Wide pictures on cards: so many times as wide as high. */
const WIDE = 3.2;
/** Tokens on a large map are drawn larger than their fields, or nobody would see them. */
const TOKEN = 1 / 17;

/** What was drawn once need not be drawn again. @type {WeakMap<object, Map<string, unknown>>} */
const drawn = new WeakMap();

/**
 * @param {any} scenario with `map` and `sides`
 * @param {string} [place] where it is shown, if in several places at once
 */
export function preview(scenario, place = "") {
  const known = drawn.get(scenario) ?? new Map();
  drawn.set(scenario, known);
  if (!known.has(place)) known.set(place, picture(scenario, place));
  return known.get(place);
}

/** @param {any} scenario @param {string} place */
function picture({ name, map, sides }, place) {
  const { topology } = map;
  const places = sides.flatMap((/** @type {any} */ side, /** @type {number} */ index) => side.places.map((/** @type {[number, number]} */ at, /** @type {number} */ n) => ({ at, index, emblem: side.emblems?.[n] })));
  const box = frame(topology, places.map((/** @type {any} */ one) => one.at));
  const size = Math.max(1, (box.h * TOKEN * 2) / SIZE);
  return svg`<svg class="preview" viewBox="${box.x} ${box.y} ${box.w} ${box.h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${ground({ ...map, bounded: false, fields: map.fields.filter((/** @type {any} */ field) => near(box, centre(topology, field.at))) }, box, `${place} ${name}`)}
    ${places.map((/** @type {any} */ { at, index, emblem }) => {
      const [x, y] = centre(topology, at);
      return svg`<g class="token side-${index % 6}" transform="translate(${x} ${y}) scale(${size.toFixed(2)})"><circle class="disc" r="18"></circle>${emblem ? arms(index, emblem, 15) : svg`<path class="body" transform="scale(15)" d=${sideShape(index)}></path>`}</g>`;
    })}
  </svg>`;
}

/** @param {string} topology @param {[number, number][]} places */
function frame(topology, places) {
  const points = (places.length ? places : [/** @type {[number, number]} */ ([0, 0])]).map((at) => centre(topology, at));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  let [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  let [w, h] = [Math.max(...xs) + AROUND - x, Math.max(...ys) + AROUND - y];
  if (w < h * WIDE) [x, w] = [x - (h * WIDE - w) / 2, h * WIDE];
  else [y, h] = [y - (w / WIDE - h) / 2, w / WIDE];
  return { x, y, w, h };
}

/** @param {{x: number, y: number, w: number, h: number}} box @param {[number, number]} point */
function near({ x, y, w, h }, [px, py]) {
  return px > x - w && px < x + 2 * w && py > y - h && py < y + 2 * h;
}

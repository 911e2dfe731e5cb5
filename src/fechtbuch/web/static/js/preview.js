// A scenario's ground at a glance: what lies there, and who stands where at the beginning.

import { svg } from "./view.js";
import { SIZE, centre, column, fieldAt, inColumn, outline } from "./geometry.js";
import { moved } from "./ground.js";
import { sideShape } from "./tokens.js";

const AROUND = 2.5 * SIZE;
/** Wide pictures on cards: so many times as wide as high. */
const WIDE = 3.2;
/** Tokens on a large map are drawn larger than their fields, or nobody would see them. */
const TOKEN = 1 / 17;
/** A grid finer than this would be a grey haze. */
const MOST_FIELDS = 900;

/** What was drawn once need not be drawn again. @type {WeakMap<object, unknown>} */
const drawn = new WeakMap();

/** @param {any} scenario with `map` and `sides` */
export function preview(scenario) {
  if (!drawn.has(scenario)) drawn.set(scenario, picture(scenario));
  return drawn.get(scenario);
}

/** @param {any} scenario */
function picture({ map, sides }) {
  const { topology } = map;
  const places = sides.flatMap((/** @type {any} */ side, /** @type {number} */ index) => side.places.map((/** @type {[number, number]} */ at) => ({ at, index })));
  const box = frame(topology, places.map((/** @type {any} */ one) => one.at));
  const shape = outline(topology);
  const lines = grid(map, box);
  const size = Math.max(1, (box.h * TOKEN * 2) / SIZE);
  const [left, top] = centre(topology, inColumn(topology, map.low[0], map.high[1]));
  const [right, bottom] = centre(topology, inColumn(topology, map.high[0], map.low[1]));
  return svg`<svg class="preview" viewBox="${box.x} ${box.y} ${box.w} ${box.h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${lines ? svg`<path class="grid" d=${lines}></path>` : svg`<rect class="board" x=${Math.min(left, right) - SIZE / 2} y=${Math.min(top, bottom) - SIZE / 2} width=${Math.abs(right - left) + SIZE} height=${Math.abs(bottom - top) + SIZE}></rect>`}
    <g class="grounds">${map.fields.filter((/** @type {any} */ field) => near(box, centre(topology, field.at))).map((/** @type {any} */ field) => {
      const [x, y] = centre(topology, field.at);
      return svg`<g class=${field.kinds.join(" ")} transform="translate(${x} ${y})"><path d=${shape}></path></g>`;
    })}</g>
    ${places.map((/** @type {any} */ { at, index }) => {
      const [x, y] = centre(topology, at);
      return svg`<path class="body side-${index % 6}" transform="translate(${x} ${y}) scale(${size.toFixed(2)})" d=${sideShape(index)}></path>`;
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

/** The fields of the map that are in the picture. @param {any} map @param {{x: number, y: number, w: number, h: number}} box */
function grid({ topology, low, high }, { x, y, w, h }) {
  const shape = outline(topology);
  const [rows, cols] = [[y, y + h].map((at) => fieldAt(topology, x, at)[1]), [x, x + w].map((at) => column(topology, fieldAt(topology, at, y)))];
  const found = [];
  for (let row = Math.max(low[1], Math.min(...rows)); row <= Math.min(high[1], Math.max(...rows)); row += 1) {
    for (let col = Math.max(low[0], cols[0]); col <= Math.min(high[0], cols[1]); col += 1) {
      found.push(moved(shape, topology, inColumn(topology, col, row)));
    }
  }
  return found.length > MOST_FIELDS ? "" : found.join("");
}

/** @param {{x: number, y: number, w: number, h: number}} box @param {[number, number]} point */
function near({ x, y, w, h }, [px, py]) {
  return px > x - w && px < x + 2 * w && py > y - h && py < y + 2 * h;
}

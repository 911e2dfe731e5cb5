// Lines as a hand would draw them: the edge of any set of fields, pushed about and eased, or as one
// outline with round corners. All of it comes from the fields and a seed, so that a map looks the same
// on every screen.

import { SIZE, centre, isHex } from "./geometry.js";

/** @typedef {[number, number]} Point */

const HEX = SIZE / Math.sqrt(3);

/** Numbers between 0 and 1 that depend on nothing but the seed. @param {number} seed */
export function chance(seed) {
  let now = seed >>> 0;
  return () => (now = (Math.imul(now, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** A seed for a text. @param {string} text */
export function seedOf(text) {
  let found = 7;
  for (const letter of text) found = (Math.imul(found, 31) + letter.charCodeAt(0)) >>> 0;
  return found;
}

/** @param {number} value */
export const short = (value) => value.toFixed(1);

/** The corners of a field, clockwise on paper. @param {string} topology @param {Point} field @returns {Point[]} */
export function corners(topology, field) {
  const [x, y] = centre(topology, field);
  if (!isHex(topology)) {
    const h = SIZE / 2;
    return [[x - h, y - h], [x + h, y - h], [x + h, y + h], [x - h, y + h]];
  }
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const at = (Math.PI / 3) * corner - Math.PI / 2;
    return [x + HEX * Math.cos(at), y + HEX * Math.sin(at)];
  });
}

/** @param {Point} point */
const name = ([x, y]) => `${Math.round(x * 2)},${Math.round(y * 2)}`;

/**
 * The edge of a set of fields as closed lines; edges that two fields share are none.
 * @param {string} topology @param {Point[]} fields @returns {Point[][]}
 */
export function loops(topology, fields) {
  /** @type {Map<string, [Point, Point]>} */
  const edges = new Map();
  for (const field of fields) {
    const around = corners(topology, field);
    around.forEach((from, place) => {
      const to = around[(place + 1) % around.length];
      if (!edges.delete(`${name(to)}>${name(from)}`)) edges.set(`${name(from)}>${name(to)}`, [from, to]);
    });
  }
  /** @type {Map<string, [Point, Point][]>} */
  const starts = new Map();
  for (const edge of edges.values()) starts.set(name(edge[0]), [...(starts.get(name(edge[0])) ?? []), edge]);
  const found = [];
  for (let first = starts.keys().next().value; first !== undefined; first = starts.keys().next().value) {
    /** @type {Point[]} */
    const loop = [];
    let at = first;
    for (let list = starts.get(at); list; list = starts.get(at)) {
      const [from, to] = /** @type {[Point, Point]} */ (list.pop());
      if (list.length === 0) starts.delete(at);
      loop.push(from);
      at = name(to);
    }
    found.push(loop);
  }
  return found;
}

/** @param {Point[]} points @param {boolean} [closed] */
export function line(points, closed = true) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/**
 * The edge of a set of fields as a hand draws it.
 * @param {string} topology @param {Point[]} fields @param {() => number} random
 * @param {{wobble: number, ease?: number, cuts?: number}} how how far it strays, in fields; how often it is eased and its corners are cut
 */
export function drawn(topology, fields, random, { wobble, ease = 0, cuts = 2 }) {
  return loops(topology, fields).map((loop) => {
    /** @type {Point[]} */
    let points = [];
    const stray = () => (random() - 0.5) * 2 * wobble * SIZE;
    loop.forEach((from, place) => {
      const to = loop[(place + 1) % loop.length];
      points.push(from, [(from[0] + to[0]) / 2 + stray(), (from[1] + to[1]) / 2 + stray()]);
    });
    for (let turn = 0; turn < ease; turn += 1) points = eased(points);
    for (let turn = 0; turn < cuts; turn += 1) points = cut(points);
    return line(points);
  }).join("");
}

/** @param {Point[]} points @returns {Point[]} */
function eased(points) {
  const count = points.length;
  return points.map((point, place) => {
    const before = points[(place + count - 1) % count];
    const after = points[(place + 1) % count];
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

/** @param {Point[]} points @returns {Point[]} */
function cut(points) {
  return points.flatMap((from, place) => {
    const to = points[(place + 1) % points.length];
    /** @type {Point[]} */
    const both = [[from[0] * 0.75 + to[0] * 0.25, from[1] * 0.75 + to[1] * 0.25], [from[0] * 0.25 + to[0] * 0.75, from[1] * 0.25 + to[1] * 0.75]];
    return both;
  });
}

/** @param {Point} from @param {Point} to @returns {[number, number, number]} its direction and length */
function unit(from, to) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far, far];
}

/**
 * One outline with round corners, a little inside the fields' own.
 * @param {string} topology @param {Point[]} fields @param {number} [radius] @param {number} [inset]
 */
export function rounded(topology, fields, radius = 9, inset = 2.5) {
  return loops(topology, fields).map((loop) => {
    const all = loop.length;
    const bends = loop.filter((point, place) => {
      const [ax, ay] = unit(loop[(place + all - 1) % all], point);
      const [bx, by] = unit(point, loop[(place + 1) % all]);
      return Math.abs(ax * by - ay * bx) > 0.01;
    });
    const count = bends.length;
    const inner = bends.map((point, place) => {
      const [ax, ay] = unit(bends[(place + count - 1) % count], point);
      const [bx, by] = unit(point, bends[(place + 1) % count]);
      const far = inset / Math.max(0.3, 1 + ax * bx + ay * by);
      return /** @type {Point} */ ([point[0] + (-ay - by) * far, point[1] + (ax + bx) * far]);
    });
    return `${inner.map((point, place) => {
      const [ax, ay, before] = unit(point, inner[(place + count - 1) % count]);
      const [bx, by, after] = unit(point, inner[(place + 1) % count]);
      const r = Math.min(radius, before / 2, after / 2);
      return `${place ? "L" : "M"}${short(point[0] + ax * r)} ${short(point[1] + ay * r)}Q${short(point[0])} ${short(point[1])} ${short(point[0] + bx * r)} ${short(point[1] + by * r)}`;
    }).join("")}Z`;
  }).join("");
}

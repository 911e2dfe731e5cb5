// The picture beside the first fight: those two as they stand, one of them with a plan, on ground that shows what
// a map can be like.

import { svg } from "./view.js";
import { SIZE, centre, distance } from "./geometry.js";
import { ground } from "./ground.js";
import { rounded } from "./hand.js";
import { arms } from "./heraldry.js";
import { pill } from "./pill.js";
import { say } from "./words.js";

/** @typedef {[number, number]} Field */

/** How much of the map is seen, in fields. */
const SEEN = { wide: 17.4, high: 5.6 };
/** Tokens are larger than they would be on the table. */
const TOKEN = 1.25;
/** Fields that the one with the plan can reach, to both sides and up and down. */
const REACH = 3;

/** What lies around, seen from him who has the plan. @type {Record<string, Field[]>} */
const AROUND = {
  chasm: Array.from({ length: 30 }, (_, n) => [n - 12, -3]),
  wall: [[4, 3], [5, 3], [5, 2], [6, 3], [6, 2], [4, 4], [5, 4], [6, 4]],
  screen: [[-1, 3], [0, 3], [8, 3], [9, 2], [9, 3], [10, 2], [10, 3], [11, 1], [11, 2], [-5, 2], [-4, 3]],
  difficult: [[8, -1], [9, -1], [9, -2], [8, -2]],
  obstacle: [[7, 2], [7, 1]],
};

/** @param {any} scenario a duel on squares */
export function hero({ map, sides }) {
  const { topology } = map;
  const [from, to] = sides.map((/** @type {any} */ side) => side.places[0]);
  const [near, far] = sides.map((/** @type {any} */ side) => centre(topology, side.places[0]));
  const fields = new Map();
  for (const [kind, all] of Object.entries(AROUND)) for (const [dx, dy] of all) fields.set(`${dx},${dy}`, { at: [from[0] + dx, from[1] + dy], kinds: [kind] });
  const [w, h] = [SEEN.wide * SIZE, SEEN.high * SIZE];
  const box = { x: (near[0] + far[0]) / 2 - w / 2, y: (near[1] + far[1]) / 2 - h / 2, w, h };
  const side = Array.from({ length: 2 * REACH + 1 }, (_, n) => n - REACH);
  const reach = side.flatMap((dx) => side.filter((dy) => Math.abs(dy) < REACH && !fields.has(`${dx},${dy}`)).map((dy) => /** @type {Field} */ ([from[0] + dx, from[1] + dy])));
  const lit = rounded(topology, reach);
  const stop = centre(topology, [to[0] - 1, to[1]]);
  return svg`<svg class="preview" viewBox="${box.x} ${box.y} ${box.w} ${box.h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${ground({ ...map, bounded: false, fields: [...fields.values()] }, box, "hero")}
    <g class="ways side-0"><path class="reach-lit" d=${lit}></path><path class="reach-edge" d=${lit}></path><path class="reach-line" d=${lit}></path></g>
    <g class="side-0"><path class="path" d="M${near[0]} ${near[1]}L${stop[0]} ${stop[1]}"></path><circle class="way lit" cx=${stop[0]} cy=${stop[1]} r=${15 * TOKEN}></circle></g>
    <line class="aim-edge" x1=${stop[0]} y1=${stop[1]} x2=${far[0]} y2=${far[1]}></line><line class="aim" x1=${stop[0]} y1=${stop[1]} x2=${far[0]} y2=${far[1]}></line>
    ${sides.map((/** @type {any} */ one, /** @type {number} */ index) => figure(one, index, index === 0 ? near : far))}
    ${pill(say("fields-far", { far: distance(map, from, to) }), [...stop, ...far])}
  </svg>`;
}

/** @param {any} side @param {number} index @param {[number, number]} at */
function figure(side, index, [x, y]) {
  return svg`<g class="token side-${index} ${index ? "picked" : "asked"}" transform="translate(${x} ${y}) scale(${TOKEN})">
      <ellipse class="shadow" cx="2" cy="4" rx="22" ry="21"></ellipse><circle class="halo" r="26"></circle><circle class="disc" r="22"></circle><circle class="ring" r="19.9"></circle>${arms(index, side.emblems[0], 15)}
      ${index ? [45, 135, 225, 315].map((turn) => svg`<path class="bracket" transform="rotate(${turn})" d="M25 -5A27 27 0 0 1 25 5"></path>`) : ""}</g>
    <text class="token-name" x=${x} y=${y + 44}>${side.fighters[0]}</text>`;
}

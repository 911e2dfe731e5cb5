// A body as the old masters drew it, seen from in front: where a blow goes. Whatever is struck is filled.

import { svg } from "./view.js";
import { say } from "./words.js";

/** The parts of the right side, which stand left for who looks; those of the left side are their mirror. @type {Record<string, string>} */
const SIDED = {
  arm: "M20 33.5q-8 5-9.5 19l-2.5 15 6.5 2 6.5-17z",
  hand: "M8.5 69.5l6 1.8q1.2 4-.6 7.2-3.4 3-6.2.2-1.6-4.2.8-9.2z",
  leg: "M23 69.5q7 4 14.3 3.5v30l-3 23H24.5l-2.5-26z",
  foot: "M24.5 128h9.8l.4 8H18q.2-3.6 6.5-5.5z",
};
/** The others. @type {Record<string, string>} */
const MIDDLE = {
  neck: "M33 21h10l1.5 9h-13z",
  head: "M27.5 13.5a10.5 11 0 1 0 21 0a10.5 11 0 1 0 -21 0z",
  trunk: "M24 30h28l4.5 5-3.5 25H23l-3.5-25z",
  groin: "M23 61.5h30l-.4 6q-14.6 7-29.2 0z",
};
const MIRROR = "matrix(-1 0 0 1 76 0)";

/** A figure with what is struck. @param {{place: string, parts: string[]}} struck */
export function body({ place, parts }) {
  const part = (/** @type {string} */ name, /** @type {string} */ d, /** @type {string} */ turned) => svg`<path class=${parts.includes(name) ? "hit" : ""} data-part=${name} transform=${turned} d=${d}></path>`;
  return svg`<svg class="body-figure" viewBox="0 0 76 140" role="img" aria-label=${say("struck-at", { place })}>
    ${Object.entries(MIDDLE).map(([name, d]) => part(name, d, ""))}
    ${Object.entries(SIDED).map(([name, d]) => [part(`right-${name}`, d, ""), part(`left-${name}`, d, MIRROR)])}
  </svg>`;
}

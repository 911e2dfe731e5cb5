// A few words beside a line on the map, never on what the line joins.

import { svg } from "./view.js";
import { SIZE } from "./geometry.js";

/** How far a token reaches, with its ring. */
const TOKEN = 22;

/**
 * @param {string} text
 * @param {[number, number, number, number]} ends of the line
 * @param {string} [more] classes
 */
export function pill(text, [x1, y1, x2, y2], more = "") {
  const wide = 16 + text.length * 7.4;
  const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const steep = dy > dx;
  // Between tokens that stand close it would lie on them.
  const far = steep ? dy > 2 * TOKEN + 24 : dx > 2 * TOKEN + wide;
  const beside = far ? (x1 + x2) / 2 + wide / 2 + 12 : Math.max(x1, x2) + TOKEN + wide / 2;
  const above = far ? (y1 + y2) / 2 - SIZE * 0.72 : Math.min(y1, y2) - TOKEN - 14;
  const [x, y] = steep ? [beside, (y1 + y2) / 2] : [(x1 + x2) / 2, above];
  return svg`<g class="pill ${more}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><rect x=${-wide / 2} y="-12" width=${wide} height="24" rx="12"></rect><text y="5">${text}</text></g>`;
}

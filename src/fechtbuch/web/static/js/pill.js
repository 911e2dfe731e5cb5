// A few words beside a line on the map, never on what the line joins.

import { svg } from "./view.js";
import { SIZE } from "./geometry.js";

/** How far a token reaches, with its ring. */
const TOKEN = 22;

/** How long a pill is. @param {string} text @param {number} grown */
export function length(text, grown) {
  return (16 + text.length * 7.4) * grown;
}

/** A pill around its middle. @param {string} text @param {number} x @param {number} y @param {number} grown how much larger than drawn */
export function plate(text, x, y, grown) {
  const wide = length(text, 1);
  return svg`<g class="pill" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${grown.toFixed(2)})"><rect x=${-wide / 2} y="-12" width=${wide} height="24" rx="12"></rect><text y="5">${text}</text></g>`;
}

/**
 * Words beside a line.
 * @param {string} text
 * @param {[number, number, number, number]} ends of the line
 * @param {number} [grown] how much larger than drawn
 */
export function pill(text, [x1, y1, x2, y2], grown = 1) {
  const wide = length(text, grown);
  const high = 12 * grown;
  const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const steep = dy > dx;
  // Between tokens that stand close it would lie on them.
  const far = steep ? dy > 2 * (TOKEN + high) : dx > 2 * TOKEN + wide;
  const beside = far ? (x1 + x2) / 2 + wide / 2 + 12 : Math.max(x1, x2) + TOKEN + wide / 2;
  const above = far ? (y1 + y2) / 2 - SIZE * 0.72 : Math.min(y1, y2) - TOKEN - 2 - high;
  return steep ? plate(text, beside, (y1 + y2) / 2, grown) : plate(text, (x1 + x2) / 2, above, grown);
}

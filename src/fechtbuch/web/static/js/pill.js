// A few words beside a line on the map, never on what the line joins.

import { svg } from "./view.js";
import { SIZE } from "./geometry.js";

/**
 * @param {string} text
 * @param {[number, number, number, number]} ends of the line
 * @param {string} [more] classes
 */
export function pill(text, [x1, y1, x2, y2], more = "") {
  const wide = 16 + text.length * 7.4;
  const steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
  const [x, y] = [(x1 + x2) / 2 + (steep ? wide / 2 + 12 : 0), (y1 + y2) / 2 - (steep ? 0 : SIZE * 0.72)];
  return svg`<g class="pill ${more}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><rect x=${-wide / 2} y="-12" width=${wide} height="24" rx="12"></rect><text y="5">${text}</text></g>`;
}

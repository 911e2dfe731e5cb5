// The ground of a map: the grid, walls, rough fields, cover, heights, and numbers along its edges.

import { nothing, svg } from "./view.js";
import { SIZE, centre, inColumn, isHex, outline } from "./geometry.js";

/** A map with more fields than this is drawn without its grid. */
const MOST_FIELDS = 12_000;

/** The grid that was drawn last, so that it need not be drawn for every glance. */
let lines = { name: "", d: "" };

/** @param {any} map */
function grid({ topology, low, high }) {
  const name = `${topology} ${low} ${high}`;
  if (lines.name !== name) {
    const drawn = [];
    const shape = outline(topology);
    const count = (high[0] - low[0] + 1) * (high[1] - low[1] + 1);
    for (let row = low[1]; row <= high[1] && count <= MOST_FIELDS; row += 1) {
      for (let col = low[0]; col <= high[0]; col += 1) {
        drawn.push(moved(shape, topology, inColumn(topology, col, row)));
      }
    }
    lines = { name, d: drawn.join("") };
  }
  return lines.d;
}

/**
 * What is drawn on a field that is not plain, besides its colour.
 * @param {string[]} kinds
 * @param {number} height
 */
export function signs(kinds, height) {
  return svg`
    ${kinds.includes("difficult") || kinds.includes("terrain") ? svg`<path class="rough" d="M-12 5q4 -5 8 0t8 0t8 0M-12 -5q4 -5 8 0t8 0t8 0"></path>` : nothing}
    ${kinds.includes("cover") || kinds.includes("obstacle") ? svg`<path class="shelter" d="M-11 10V-4A11 9 0 0 1 11 -4V10Z"></path>` : nothing}
    ${height ? svg`<text class="height" y="5">${height > 0 ? "▲" : "▼"}${Math.abs(height)}</text>` : nothing}`;
}

/**
 * The whole ground, and paper around it.
 * @param {any} map
 * @param {{x: number, y: number, w: number, h: number}} whole
 */
export function ground(map, whole) {
  const shape = outline(map.topology);
  return svg`
    <rect class="paper" x=${whole.x - 4000} y=${whole.y - 4000} width=${whole.w + 8000} height=${whole.h + 8000}></rect>
    <path class="board" d=${grid(map)}></path>
    <g class="grounds">
      ${map.fields.map((/** @type {any} */ field) => {
        const [x, y] = centre(map.topology, field.at);
        return svg`<g class=${field.kinds.join(" ")} transform="translate(${x} ${y})">
          <title>${field.text}</title><path d=${shape}></path>${signs(field.kinds, field.height)}
        </g>`;
      })}
    </g>
    <g class="ruler" aria-hidden="true">${ruler(map)}</g>`;
}

/** @param {any} map */
function ruler({ topology, low, high }) {
  const marks = [];
  for (let col = low[0]; col <= high[0]; col += 1) {
    if (col % 5) continue;
    const [x, y] = centre(topology, inColumn(topology, col, low[1]));
    marks.push(svg`<text x=${x} y=${isHex(topology) ? y - SIZE * 0.7 : y + SIZE * 0.78}>${col}</text>`);
  }
  for (let row = low[1]; row <= high[1]; row += 1) {
    if (row % 5) continue;
    const [x, y] = centre(topology, inColumn(topology, low[0], row));
    marks.push(svg`<text x=${x - SIZE * 0.75} y=${y + 4}>${row}</text>`);
  }
  return marks;
}

/** The outline of a field where it lies. @param {string} shape @param {string} topology @param {[number, number]} field */
export function moved(shape, topology, field) {
  const [x, y] = centre(topology, field);
  return shape.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${(Number(a) + x).toFixed(1)} ${(Number(b) + y).toFixed(1)}`)
    .replace(/H(-?[\d.]+)/g, (_, a) => `H${(Number(a) + x).toFixed(1)}`)
    .replace(/V(-?[\d.]+)/g, (_, b) => `V${(Number(b) + y).toFixed(1)}`);
}

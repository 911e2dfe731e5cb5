// Bars: shares of several sides as one, and how much health is left.

import { html, nothing, svg } from "./view.js";
import { LOW } from "./tokens.js";

/** What a number's box holds until it is known. */
export const UNKNOWN = "···";

/** @param {{share: number, index: number}[]} parts @param {number[]} [interval] how sure the first share is */
export function shareBar(parts, interval) {
  let at = 0;
  return html`<svg class="chance-bar" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
    ${parts.map(({ share, index }) => {
      const from = at;
      at += share * 200;
      return part(from, share * 200, index % 6);
    })}
    ${interval ? svg`<path class="spread" d="M${interval[0] * 200} 5H${interval[1] * 200}"></path>` : nothing}
  </svg>`;
}

/** One side's part of the bar; all but the first side are hatched. @param {number} from @param {number} wide @param {number} index */
function part(from, wide, index) {
  const strokes = [];
  for (let x = from + 3; index > 0 && x < from + wide - 2; x += 5) strokes.push(`M${x.toFixed(1)} 10l4 -10`);
  return svg`<rect class="side-${index}" x=${from} y="0" width=${Math.max(0, wide - 1)} height="10"></rect>${strokes.length ? svg`<path d=${strokes.join("")}></path>` : nothing}`;
}

/** Health as a bar in the colour of the side, which turns when little is left. @param {number} share */
export function lifeBar(share) {
  return html`<svg class="life" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="6"></rect><rect class=${share <= LOW ? "part low" : "part"} width=${(share * 100).toFixed(0)} height="6"></rect></svg>`;
}

// What many fights came to: the share of each side with its interval, and how long they took.

import { html, nothing } from "./view.js";
import { decimal, percent, say } from "./words.js";
import { sideSign } from "./heraldry.js";

/** @param {any} run @param {(side: any) => string} name what a side is called */
export function outcome(run, name) {
  return html`
    <ul class="shares">
      ${run.sides.map((/** @type {any} */ side, /** @type {number} */ index) => html`
        <li class="side-${index % 6}">
          <span class="share-name">${sideSign(index)} ${name(side)}</span>
          <span class="share-value">${percent(side.share, 1)}</span>
          ${bar(side.share, side.interval)}
          <span class="hint">${say("interval", { low: percent(side.interval[0], 1), high: percent(side.interval[1], 1) })}</span>
        </li>`)}
    </ul>
    <p class="hint">
      ${run.draws ? say("draws", { share: percent(run.draws, 1) }) : nothing}
      ${run.rounds ? say("rounds-taken", { mean: decimal(run.rounds.mean, 1), low: run.rounds.p5, middle: run.rounds.p50, high: run.rounds.p95 }) : nothing}
    </p>`;
}

/** A share of all fights, with its interval if that is known. @param {number} share @param {[number, number]} [interval] */
export function bar(share, interval) {
  return html`<svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="rest" width="100" height="8"></rect>
    <rect class="bar" width=${share * 100} height="8"></rect>
    <rect class="span" x=${interval ? interval[0] * 100 : 0} width=${interval ? Math.max(0.4, (interval[1] - interval[0]) * 100) : 0} y="3" height="2"></rect>
  </svg>`;
}

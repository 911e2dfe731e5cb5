// How the chance of winning moved over a fight, and the moments that turned it.

import { html, nothing, svg } from "./view.js";
import { percent, say } from "./words.js";

/** A moment turns a fight if it moves the chance by so much. */
const TURNS = 0.1;
const MOST_TURNS = 6;

/**
 * The moments that turned the fight, in their order.
 * @param {(number | undefined)[]} shares of the first side, by moment
 * @returns {{at: number, swing: number}[]}
 */
export function turningPoints(shares) {
  const found = [];
  /** @type {number | undefined} */
  let before;
  shares.forEach((share, at) => {
    if (share === undefined) return;
    if (before !== undefined && Math.abs(share - before) >= TURNS) found.push({ at, swing: share - before });
    before = share;
  });
  return found.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, MOST_TURNS).sort((a, b) => a.at - b.at);
}

/**
 * The course as a line, with its turning points to be looked at.
 * @param {any} side the first one
 * @param {(number | undefined)[]} shares
 * @param {number} place the moment that is shown
 * @param {(to: number) => void} look
 */
export function course(side, shares, place, look) {
  const last = shares.length - 1;
  if (last < 1) return nothing;
  /** @type {[number, number][]} */
  const points = [];
  shares.forEach((share, at) => {
    if (share !== undefined) points.push([(at / last) * 100, 30 - share * 30]);
  });
  const line = points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  return html`<div class="course-box">
    <svg class="course side-${side.index % 6}" viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label=${say("course-label", { side: side.name })}
      @click=${(/** @type {MouseEvent} */ event) => { const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect(); look(Math.round(((event.clientX - box.left) / box.width) * last)); }}>
      <line class="half" x1="0" x2="100" y1="15" y2="15"></line>
      ${points.length > 1 ? svg`<polyline points=${line}></polyline>` : nothing}
      ${turningPoints(shares).map(({ at }) => svg`<line class="turn-mark" x1=${(at / last) * 100} x2=${(at / last) * 100} y1="0" y2="30"></line>`)}
      <line class="now" x1=${(place / last) * 100} x2=${(place / last) * 100} y1="0" y2="30"></line>
    </svg>
  </div>`;
}

/**
 * The turning points to be tapped, the one that decided it first of all marked.
 * @param {(number | undefined)[]} shares
 * @param {(at: number) => string} words what happened then
 * @param {number} place
 * @param {(to: number) => void} look
 */
export function turns(shares, words, place, look) {
  const found = turningPoints(shares);
  if (found.length === 0) return nothing;
  const most = found.reduce((best, one) => (Math.abs(one.swing) > Math.abs(best.swing) ? one : best));
  return html`<div class="turns" role="group" aria-label=${say("turning-points")}>
    <p class="hint">${say("turning-point", { swing: percent(Math.abs(most.swing)) })} <button class="link" @click=${() => look(most.at)}>${words(most.at) || say("moment-number", { moment: most.at })}</button></p>
    <span class="turn-chips">${found.map(({ at, swing }) => html`<button class="chip" data-turn=${at} aria-pressed=${at === place ? "true" : "false"} title=${words(at)} @click=${() => look(at)}>${at} <b class=${swing < 0 ? "bad" : "good"}>${swing < 0 ? "−" : "+"}${percent(Math.abs(swing))}</b></button>`)}</span>
  </div>`;
}

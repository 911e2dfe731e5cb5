// Who acts when, whom the table waits for, and who is likely to win.

import { html, nothing } from "./view.js";
import { choose, fighterBy, table } from "./store.js";
import { percent, say } from "./words.js";
import { sideSign } from "./tokens.js";
import { rove } from "./option.js";

/** The bar with the turn order. @param {any} [state] */
export function orderBar(state = table.state) {
  return html`
    <ol class="order" aria-label=${say("turn-order")} @keydown=${rove} @scroll=${(/** @type {Event} */ event) => fade(/** @type {HTMLElement} */ (event.currentTarget))}>
      ${state.order.map((/** @type {any} */ place) => {
        const fighter = state.fighters.find((/** @type {any} */ one) => one.slug === place.slug);
        const side = state.sides.find((/** @type {any} */ one) => one.slug === fighter?.side);
        return html`
          <li class="${place.now ? "now" : ""} ${place.done ? "done" : ""} ${fighter?.out ? "out" : ""}">
            <button class="turn side-${(side?.index ?? 0) % 6}" @click=${() => choose(place.slug)} aria-current=${place.now ? "step" : nothing}>
              ${sideSign(side, side?.index ?? 0)}<span class="turn-name">${place.name}</span>
              ${place.note ? html`<span class="turn-note">${place.note}</span>` : nothing}
              ${fighter?.hidden.length ? html`<span class="turn-note">${say("is-hidden")}</span>` : nothing}
              ${place.done ? html`<span class="turn-done" aria-label=${say("turn-done")}>✓</span>` : nothing}
              ${place.now ? html`<span class="unseen">${say("turn-now")}</span>` : nothing}
            </button>
          </li>`;
      })}
    </ol>`;
}

/**
 * How often each side wins from here, as a bar.
 * @param {{side: string, share: number, interval: [number, number]}[] | null | undefined} win
 * @param {any} [state]
 */
export function chanceBar(win, state = table.state) {
  if (!win?.length) return nothing;
  const sides = win.map((one) => ({ ...one, known: state.sides.find((/** @type {any} */ side) => side.slug === one.side) }));
  const label = sides.map((one) => `${one.known?.name ?? one.side} ${percent(one.share)}`).join(", ");
  let at = 0;
  return html`
    <div class="chance" role="img" aria-label=${say("chance-label", { shares: label })} title=${say("chance-label", { shares: label })}>
      <span class="chance-bar" aria-hidden="true">
        ${sides.map((one) => {
          const from = at;
          at += one.share * 100;
          return html`<svg class="chance-part side-${(one.known?.index ?? 0) % 6}" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect x=${from} y="0" width=${Math.max(0, one.share * 100)} height="10"></rect></svg>`;
        })}
      </span>
      <span class="chance-words">${sides.slice(0, 2).map((one) => html`<span class="side-${(one.known?.index ?? 0) % 6}">${sideSign(one.known, one.known?.index ?? 0)} <b>${percent(one.share)}</b> <span class="chance-name">${one.known?.name ?? ""}</span></span>`)}</span>
    </div>`;
}

/** One line that says whose turn it is and whom everybody waits for. */
export function standLine() {
  const { state } = table;
  const turn = fighterBy(state.turn);
  const words = [say("round", { round: state.round })];
  if (turn) words.push(say("turn-of", { fighter: turn.name }));
  return html`<span>${words.join(" · ")}</span>`;
}

/** A long order fades where it goes on. @param {HTMLElement} bar */
export function fade(bar) {
  bar.classList.toggle("more-before", bar.scrollLeft > 4);
  bar.classList.toggle("more-after", bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 4);
}

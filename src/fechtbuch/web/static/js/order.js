// Who acts when, with how they are; who is likely to win.

import { html, nothing } from "./view.js";
import { choose, table } from "./store.js";
import { number, percent, say, wholes } from "./words.js";
import { mark, sideSign } from "./heraldry.js";
import { UNKNOWN, lifeBar, shareBar } from "./shares.js";
import { rove } from "./option.js";
import { arrangedByKey, grip, movable, wasDragged } from "./arranging.js";

/** Letters of a name that have room in one line of the narrowest box. */
const LONG = 16;

/** The strip with the turn order. @param {any} [state] */
export function orderBar(state = table.state) {
  const next = state.over ? -1 : state.order.findIndex((/** @type {any} */ place, /** @type {number} */ n) => n > now(state) && !place.now && !place.done && !by(state, place.slug)?.out);
  return html`
    <ol class="order" aria-label=${say("turn-order")} @keydown=${(/** @type {KeyboardEvent} */ event) => arrangedByKey(event) || rove(event)} @scroll=${(/** @type {Event} */ event) => fade(/** @type {HTMLElement} */ (event.currentTarget))}>
      ${state.order.map((/** @type {any} */ place, /** @type {number} */ n) => turn(state, place, n === next && now(state) >= 0))}
    </ol>`;
}

/** @param {any} state */
const now = (state) => state.order.findIndex((/** @type {any} */ place) => place.now);

/** @param {any} state @param {string} slug */
const by = (state, slug) => state.fighters.find((/** @type {any} */ one) => one.slug === slug);

/** @param {any} state @param {any} place @param {boolean} next */
function turn(state, place, next) {
  const fighter = by(state, place.slug);
  const index = state.sides.find((/** @type {any} */ one) => one.slug === fighter?.side)?.index ?? 0;
  const known = fighter && fighter.health !== null && fighter.full;
  const share = known ? Math.max(0, Math.min(1, fighter.health / fighter.full)) : 0;
  const moves = movable(state, place);
  // Whose blow is to be answered, and by whom.
  const blow = state.questions?.find((/** @type {any} */ one) => one.mine && one.attacker && one.attacker !== one.fighter && [one.attacker, one.fighter].includes(place.slug));
  const part = blow ? say(blow.attacker === place.slug ? "strikes" : "answers") : "";
  const asked = !place.now && state.questions?.some((/** @type {any} */ one) => one.fighter === place.slug);
  const note = fighter?.hidden.length ? say("is-hidden") : place.note;
  return html`
    <li class="${place.now ? "now" : ""} ${asked ? "asked" : ""} ${place.done && !place.now ? "done" : ""} ${fighter?.out ? "out" : ""} ${next ? "next" : ""} ${moves ? "moves" : ""}" data-turn=${place.slug} @pointerdown=${moves ? grip : nothing}>
      <button class="turn side-${index % 6}" @click=${() => wasDragged() || choose(place.slug)} aria-current=${place.now ? "step" : nothing} aria-keyshortcuts=${moves ? "Shift+ArrowLeft Shift+ArrowRight" : nothing} title=${[place.name, note, moves ? say("order-drag") : ""].filter(Boolean).join(", ")}>
        ${mark(fighter, index, 28)}
        <span class="turn-name ${place.name.length > LONG ? "long" : ""}"><span>${place.name.replace(/ \d+$/, "")}</span>${/ \d+$/.exec(place.name)?.[0] ?? ""}</span>
        <span class="turn-life">${lifeBar(share)}
          <span>${fighter?.out ? say("down") : known ? number(fighter.health) : note || "?"}</span></span>
        ${part ? html`<span class="turn-next">${part}</span>` : next ? html`<span class="turn-next" aria-hidden="true">${say("next")}</span>` : nothing}
        ${place.done ? html`<span class="unseen">${say("turn-done")}</span>` : nothing}
        ${place.now ? html`<span class="unseen">${say("turn-now")}</span>` : nothing}
      </button>
    </li>`;
}

/**
 * How often each side wins from here, as a bar. Its box stands before anything is known.
 * @param {{side: string, share: number, interval: [number, number]}[] | null | undefined} win
 * @param {any} [state]
 */
export function chanceBar(win, state = table.state) {
  const sides = (win ?? []).map((one) => ({ ...one, known: state.sides.find((/** @type {any} */ side) => side.slug === one.side) }));
  const shown = wholes(sides.map((one) => one.share));
  const label = sides.map((one, n) => `${one.known?.name ?? one.side} ${percent(shown[n] / 100)} (${percent(one.interval[0])}–${percent(one.interval[1])})`).join(", ");
  const named = sides.length ? sides.slice(0, 2) : state.sides.slice(0, 2).map((/** @type {any} */ side) => ({ known: side }));
  return html`
    <div class="chance" role="img" aria-label=${say("chance-label", { shares: label || UNKNOWN })} title=${say("chance-label", { shares: label || UNKNOWN })}>
      <span class="chance-words">${named.map((/** @type {any} */ one, /** @type {number} */ n) => html`<span class="side-${(one.known?.index ?? 0) % 6}">${sideSign(one.known?.index ?? 0)} <span class="chance-name">${one.known?.name ?? ""}</span> <b>${sides.length ? percent(shown[n] / 100) : UNKNOWN}</b></span>`)}</span>
      ${shareBar(sides.map((one) => ({ share: one.share, index: one.known?.index ?? 0 })), sides[0]?.interval)}
    </div>`;
}

/** A long order fades where it goes on. @param {HTMLElement} bar */
export function fade(bar) {
  bar.classList.toggle("more-before", bar.scrollLeft > 4);
  bar.classList.toggle("more-after", bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 4);
}

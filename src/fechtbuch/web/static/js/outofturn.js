// What fighters may put in unasked, out of turn. A tap opens it where questions stand, with the same
// options; nothing happens before it is confirmed there.

import { html, nothing } from "./view.js";
import { fighterBy, table } from "./store.js";
import * as drafting from "./draft.js";
import { say } from "./words.js";

/** More than these, or longer ones, are folded away. */
const FEW = 3;
const SHORT = 24;

/** What stands beside a question, or alone where nothing is asked. */
export function outOfTurn() {
  const all = drafting.volunteers();
  if (all.length === 0 || table.state.over || drafting.unasked()) return nothing;
  const few = all.length <= FEW && all.every((one) => one.mine && label(one).length <= SHORT);
  if (few) {
    return html`<div class="out-of-turn" role="group" aria-label=${say("volunteer")}>
      <span class="hint">${say("volunteer")}</span>${all.map(button)}</div>`;
  }
  return html`<details class="out-of-turn">
    <summary>${say("volunteer")}</summary>
    <div class="options">${all.map(button)}</div>
  </details>`;
}

/** One fighter, and what it comes to where there is but one thing. @param {any} offer */
function label(offer) {
  const name = fighterBy(offer.fighter)?.name ?? offer.fighter;
  return offer.next?.complete ? say("labelled", { label: name, text: offer.next.label }) : name;
}

/** @param {any} offer */
function button(offer) {
  return html`<button class="small quiet" data-volunteer=${offer.fighter} @click=${() => drafting.open(offer.id)}>${label(offer)}</button>`;
}

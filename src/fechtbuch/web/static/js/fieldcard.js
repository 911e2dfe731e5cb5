// What a field of the drawn map is, for whoever taps it: its ground in words, and the rules that tell of it.

import { html, nothing } from "./view.js";
import { key } from "./geometry.js";
import { ruleLinks, rulesOfGround } from "./rules.js";
import { say } from "./words.js";
import { update } from "./frame.js";

/** The field that is told of, nothing for none. */
let asked = "";

/**
 * Tell of a field, or no longer, if it is bare or told of already.
 * @param {any} map @param {string} at
 */
export function tellField(map, at) {
  asked = asked !== at && map.fields.some((/** @type {any} */ one) => key(one.at) === at) ? at : "";
  update();
}

/** The card in a corner of the map. @param {any} map */
export function fieldCard(map) {
  const found = asked ? map.fields.filter((/** @type {any} */ one) => key(one.at) === asked) : [];
  if (found.length === 0) return nothing;
  return html`
    <aside class="field-card" role="status">
      <span><b>${asked}</b> ${found.map((/** @type {any} */ one) => html`<span>${one.text}</span> ${ruleLinks(rulesOfGround(one.kinds))}`)}</span>
      <button class="plain small" aria-label=${say("close")} title=${say("close")} @click=${() => tellField(map, asked)}>×</button>
    </aside>`;
}

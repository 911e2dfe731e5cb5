// Rules by their ids: a click opens the rule's summary.

import { html, nothing } from "./view.js";
import { get, spoken } from "./api.js";
import { complain } from "./frame.js";
import { say } from "./words.js";
import { table } from "./store.js";
import * as dialog from "./dialog.js";

/** @type {Map<string, any>} */
const known = new Map();

/**
 * Ids as buttons that open the rule.
 * @param {string[]} ids
 */
export function ruleLinks(ids) {
  if (!ids?.length) return nothing;
  return html`<span class="rules">${ids.map((id) => html`<button class="rule" @click=${(/** @type {Event} */ event) => {
    event.stopPropagation();
    openRule(id);
  }}>${id}</button> `)}</span>`;
}

/**
 * Show a rule.
 * @param {string} id
 */
export async function openRule(id) {
  const path = spoken(`/api/books/${table.welcome?.book}/rules/${encodeURIComponent(id)}`);
  try {
    if (!known.has(path)) known.set(path, await get(path));
  } catch (error) {
    complain(error);
    return;
  }
  const rule = known.get(path);
  dialog.open(rule.title, () => html`
    <p class="rule-id"><code>${rule.id}</code> · ${rule.chapter}</p>
    <p class="story">${rule.summary}</p>
    <p class="hint">${say("rule-source", { source: rule.source })}</p>
    ${rule.see.length ? html`<p>${say("rule-see")} ${ruleLinks(rule.see)}</p>` : nothing}`);
}

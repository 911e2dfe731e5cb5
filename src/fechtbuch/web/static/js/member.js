// One of the party between two encounters: health, what ails him, what he has used up or lost.

import { html, nothing } from "./view.js";
import { mark } from "./heraldry.js";
import { lifeBar } from "./shares.js";
import { say } from "./words.js";

/** @param {any} one */
export function member(one) {
  const share = one.able && one.full ? Math.max(0, Math.min(1, one.health / one.full)) : 0;
  return html`<li class="member side-0 ${one.able ? "" : "behind"}" data-member=${one.slug}>
    ${mark(one, 0, 40)}
    <div class="member-main">
      <b class="member-name">${one.name}</b>
      ${one.able
        ? html`<span class="member-life">${lifeBar(share)}<span>${say("health-of", { health: one.health, full: one.full ?? 0 })}</span></span>`
        : html`<span class="member-gone">${say("member-behind")}</span>`}
      ${one.able && one.states.length ? html`<p class="member-states">${one.states.map((/** @type {any} */ each) => each.text).join(" · ")}</p>` : nothing}
      ${one.changes.length ? html`<ul class="changes">${one.changes.map(change)}</ul>` : nothing}
      ${one.able ? html`<details><summary>${say("sheet")}</summary>
        ${one.hands.length ? html`<p>${say("in-hand")} ${one.hands.join(", ")}</p>` : nothing}
        <dl class="numbers">${one.sheet.map((/** @type {any} */ line) => html`<div><dt>${line.label}</dt><dd>${line.value}</dd></div>`)}</dl></details>` : nothing}
    </div></li>`;
}

/** @param {{label: string, before: number, after: number}} one */
function change(one) {
  const word = one.after === 0 ? say("change-gone") : one.before === 0 && one.after === 1 ? say("change-new") : "";
  return html`<li><span>${one.label}</span> <b>${word || `${one.before} → ${one.after}`}</b></li>`;
}

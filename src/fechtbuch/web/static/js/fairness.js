// Were the dice fair? What was fixed before the first die, who added to it, and the proof afterwards,
// reckoned in this browser.

import { html, nothing } from "./view.js";
import { say } from "./words.js";
import { complain } from "./frame.js";
import { wereFair } from "./fairdice.js";
import * as dialog from "./dialog.js";

/**
 * Show what the dice hang on, and check them here.
 * @param {object} about
 * @param {string} about.commitment
 * @param {string | null} about.seed
 * @param {any[]} about.values what people's pages added
 * @param {boolean} about.canReveal
 * @param {() => void} about.reveal
 * @param {() => Promise<string>} about.record
 * @param {import("./fairdice.js").Mine | null} about.mine
 */
export function openFairness(about) {
  /** @type {import("./fairdice.js").Found | null} */
  let found = null;
  let busy = false;
  const check = async () => {
    busy = true;
    dialog.redraw();
    try {
      found = await wereFair(await about.record(), about.mine);
    } catch (error) {
      complain(error);
    }
    busy = false;
    dialog.redraw();
    document.querySelector("dialog .verdict")?.scrollIntoView({ block: "nearest" });
  };
  dialog.open(say("fairness"), () => html`
    <p class="story">${say("fairness-how")}</p>
    <p>${say("fairness-commitment")}<br><code class="hash">${about.commitment}</code></p>
    ${values(about.values)}
    ${about.seed
      ? html`
        <p>${say("fairness-seed")}<br><code class="hash">${about.seed}</code></p>
        <button class="option go" ?disabled=${busy} @click=${check}>${say("fairness-check")}</button>
        <div role="status" class="verdict">${found ? verdict(found) : nothing}</div>`
      : html`<p>${say("fairness-later")}</p>
        ${about.canReveal ? html`<button class="option" @click=${about.reveal}>${say("fairness-reveal")}</button>` : nothing}`}
    <p class="hint">${say("fairness-offline")} <code>fechtbuch replay --verify</code></p>`);
}

/** Who has added what. @param {any[]} added */
function values(added) {
  if (!added.length) return html`<p>${say("fairness-nobody")}</p>`;
  return html`<p>${say("fairness-values")}</p>
    <ul class="plain-list">${added.map((one) => html`<li>
      ${say(one.begins ? "fairness-value" : "fairness-value-later", { name: one.seat === "referee" ? say("game-master") : one.name })}
      ${one.mine ? say("fairness-mine") : nothing}<br><code class="hash">${one.value}</code></li>`)}</ul>`;
}

/** What was found, in plain sentences. @param {import("./fairdice.js").Found} found */
function verdict(found) {
  const { dice, typed, brought, entry } = found;
  const people = found.seats.length;
  if (found.wrong.length) {
    return html`<p class="fair-no">${say("fair-no")}</p>
      <ul>${found.wrong.map((what) => html`<li>${say(`fair-no-${what}`, { entry: entry ?? 0 })}</li>`)}</ul>`;
  }
  return html`<p class="fair-yes">${say("fair-yes", { dice, people })}</p>
    ${found.mine ? html`<p>${say("fair-mine")}</p>` : nothing}
    ${typed ? html`<p>${say("fair-typed", { typed })}</p>` : nothing}
    ${brought ? html`<p>${say("fair-brought", { brought })}</p>` : nothing}`;
}

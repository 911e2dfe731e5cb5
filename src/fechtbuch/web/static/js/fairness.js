// Whether the table's dice were fixed before the fight: the seed's hash was shown from the start,
// and the revealed seed must have that hash.

import { html, nothing } from "./view.js";
import { say } from "./words.js";
import * as dialog from "./dialog.js";

const PREFIX = "fechtbuch-seed:";

/**
 * What is shown of a seed before the fight.
 * @param {string} seed hexadecimal
 */
export async function commitmentOf(seed) {
  const raw = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const bytes = new Uint8Array([...new TextEncoder().encode(PREFIX), ...raw]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Show commitment and seed, and check them here.
 * @param {{commitment: string, seed: string | null, canReveal: boolean, reveal: () => void, record: string | null}} about
 */
export function openFairness(about) {
  let result = "";
  const check = async () => {
    if (!crypto.subtle) {
      // Browsers calculate hashes only over https or on the machine itself.
      result = "fair-unable";
      dialog.redraw();
      return;
    }
    result = (await commitmentOf(about.seed ?? "")) === about.commitment ? "fair-yes" : "fair-no";
    dialog.redraw();
  };
  dialog.open(say("fairness"), () => html`
    <p class="story">${say("fairness-how")}</p>
    <p>${say("fairness-commitment")}<br><code class="hash">${about.commitment}</code></p>
    ${about.seed
      ? html`
        <p>${say("fairness-seed")}<br><code class="hash">${about.seed}</code></p>
        <button class="option go" @click=${check}>${say("fairness-check")}</button>
        ${result ? html`<p role="status" class=${result}>${say(result)}</p>` : nothing}`
      : html`<p>${say("fairness-later")}</p>
        ${about.canReveal ? html`<button class="option" @click=${about.reveal}>${say("fairness-reveal")}</button>` : nothing}`}
    <p class="hint">${say("fairness-offline")} <code>fechtbuch replay --verify</code></p>`);
}

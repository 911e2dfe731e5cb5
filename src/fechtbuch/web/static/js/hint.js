// Three short steps for a newcomer, closable for ever.

import { html, nothing } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";
import { update } from "./frame.js";

let step = 1;

/** The hint, unless it was closed once. */
export function hint() {
  if (recall("hint") === "closed") return nothing;
  return html`
    <aside class="newcomer" aria-label=${say("hint")}>
      <p><span class="step">${step}/3</span> ${say(`hint-${step}`)}</p>
      <div class="row">
        ${step < 3 ? html`<button class="small" @click=${() => { step += 1; update(); }}>${say("hint-next")}</button>` : nothing}
        <button class="small" @click=${() => { keep("hint", "closed"); update(); }}>${say("hint-close")}</button>
      </div>
    </aside>`;
}

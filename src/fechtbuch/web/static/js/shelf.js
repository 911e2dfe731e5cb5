// The reader's own fighters and scenes, as the lobby lists them.

import { html, nothing } from "./view.js";
import { update } from "./frame.js";
import { key, mine } from "./chest.js";
import { say } from "./words.js";

/** @type {any} */
let all = null;

/** Look what lies under the key of this browser. */
export async function fill() {
  if (!key()) return;
  try {
    all = await mine("GET");
    update();
  } catch {
    // The lobby is there without them.
  }
}

/** What there is, and the way to it. */
export function shelf() {
  const things = all ? [...all.fighters, ...all.scenes] : [];
  if (things.length === 0) return nothing;
  return html`<nav class="recent" aria-label=${say("my-fighters")}>
    <span>${say("my-fighters")}</span>
    ${things.slice(0, 12).map((one) => html`<a href="/fighters">${one.name}</a>`)}
  </nav>`;
}

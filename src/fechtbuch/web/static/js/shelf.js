// The reader's own fighters and scenes, as the lobby lists them.

import { html, nothing } from "./view.js";
import { ownFighters, ownScenes } from "./stock.js";
import { say } from "./words.js";

const MOST = 12;

/** What there is, and the way to it. */
export function shelf() {
  const things = [...ownFighters().map((one) => ({ ...one, link: "/fighters" })), ...ownScenes().map((one) => ({ ...one, link: `/build?mine=${one.id}` }))];
  if (things.length === 0) return nothing;
  return html`<nav class="recent" aria-label=${say("my-fighters")}>
    <span>${say("my-fighters")}</span>
    ${things.slice(0, MOST).map((one) => html`<a href=${one.link}>${one.name}</a>`)}
  </nav>`;
}

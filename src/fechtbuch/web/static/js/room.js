// How much room a field has left, told when it becomes scarce: nothing that is typed gets lost unsaid.

import { html, nothing } from "./view.js";
import { say } from "./words.js";

/** Share of a field below which its room is scarce. */
const SCARCE = 0.1;

/**
 * @param {number} written characters
 * @param {number} most as many as fit
 */
export function roomLeft(written, most) {
  const left = Math.max(0, most - written);
  return left > most * SCARCE ? nothing : html`<span class="hint room-left" role="status">${say("room-left", { count: left })}</span>`;
}

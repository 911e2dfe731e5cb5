// How well the engine plays: chosen when a table is opened, and remembered for the next.

import { html, nothing } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";

/** The level that was chosen last, if the book has it; else empty, as the scene has it. @param {string[]} levels */
export function level(levels) {
  const last = recall("level");
  return levels.includes(last) ? last : "";
}

/** The choice. @param {string[]} levels */
export function levelChoice(levels) {
  if (levels.length === 0) return nothing;
  const now = level(levels);
  return html`<label class="level">${say("engine-level")} <select name="level" @change=${(/** @type {Event} */ event) => keep("level", /** @type {HTMLSelectElement} */ (event.target).value)}>
    <option value="" ?selected=${now === ""}>${say("level-usual")}</option>
    ${levels.map((one) => html`<option value=${one} ?selected=${now === one}>${LEVELS.includes(one) ? say(`level-${one}`) : one}</option>`)}
  </select></label>`;
}

/** The levels that have words; a stranger's book may have others. */
const LEVELS = ["novice", "trained", "strong"];

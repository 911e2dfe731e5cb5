// Shortcuts of the table page, and the list of them.

import { html } from "./view.js";
import { say } from "./words.js";
import * as dialog from "./dialog.js";
import * as drafting from "./draft.js";
import { openRuleNow } from "./rules.js";

/** @type {Record<string, string>} */
const LIST = { q: "key-question", m: "key-map", l: "key-log", s: "key-sheet", r: "rules-here", "1–9": "key-number", Enter: "key-confirm", Escape: "key-back", "?": "key-help" };

const PLACES = { q: "#question button, #question input, #question select", m: ".ground", l: ".log-scroll", s: ".sheets select" };

/**
 * Hear keys for the whole page.
 * @param {(tab: string) => void} showTab
 */
export function listen(showTab) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (dialog.isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("input, select, textarea")) return;
    const place = PLACES[/** @type {keyof typeof PLACES} */ (event.key)];
    if (place) {
      showTab({ q: "", m: "map", l: "log", s: "sheet" }[event.key] ?? "");
      /** @type {HTMLElement | null} */ (document.querySelector(place))?.focus();
    } else if (/^[1-9]$/.test(event.key)) {
      /** @type {HTMLElement | undefined} */ (document.querySelectorAll("#question button.option")[Number(event.key) - 1])?.click();
    } else if (event.key === "Escape" && drafting.draft.trail.length) drafting.back();
    else if (event.key === "r") openRuleNow();
    else if (event.key === "?") help();
    else return;
    event.preventDefault();
  });
}

/** Show the list of shortcuts. */
export function help() {
  dialog.open(say("keys"), () => html`
    <dl class="keys">${Object.entries(LIST).map(([key, word]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(word)}</dd></div>`)}</dl>
    <p class="hint">${say("map-help")}</p>`);
}

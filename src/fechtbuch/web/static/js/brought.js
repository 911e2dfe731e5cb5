// Files that somebody brings: kept under one's key, with what of them agrees and what is not used here.

import { html, nothing } from "./view.js";
import { spoken } from "./api.js";
import { send } from "./chest.js";
import { say } from "./words.js";

/** Files that fighters and scenes can come from. */
export const FILES = ".gcs,.csv,.tsv,.toml,.json,.zip";

/**
 * Keep what is in a file; what came of it.
 * @param {File} file
 * @param {string} book of a table of fighters that does not say so itself
 * @returns {Promise<any[]>}
 */
export function bringIn(file, book) {
  const named = /\.[ct]sv$/i.test(file.name) ? `&book=${encodeURIComponent(book)}` : "";
  return send("POST", spoken(`/import?name=${encodeURIComponent(file.name)}${named}`), file);
}

/** Everything that is wrong with a file, for beside the complaint. @param {any} error */
export function wrongs(error) {
  const problems = error.problems ?? [];
  return problems.length ? html`<ul>${problems.slice(0, 6).map((/** @type {any} */ each) => html`<li>${each.field} ${each.problem} ${each.remedy}</li>`)}</ul>` : nothing;
}

/** What files came to, one by one; nothing while there was none. @param {any[]} brought */
export function broughtIn(brought) {
  if (!brought.length) return nothing;
  return html`<section class="brought"><h2>${say("brought-in")}</h2>${brought.map((each) => html`
    <details open><summary>${each.name}</summary>
      ${Object.keys(each.agreement).length ? html`<p>${say("agreement", { agree: sum(each, 0), all: sum(each, 1) })}</p>` : nothing}
      ${each.remarks.length ? html`<ul>${each.remarks.map((/** @type {string} */ remark) => html`<li>${remark}</li>`)}</ul>` : nothing}</details>`)}</section>`;
}

/** @param {any} each @param {number} place */
function sum(each, place) {
  return Object.values(each.agreement).reduce((/** @type {number} */ total, /** @type {any} */ pair) => total + pair[place], 0);
}

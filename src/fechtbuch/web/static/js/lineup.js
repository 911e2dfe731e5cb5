// Encounters in a row: chosen among the scenes of one book, one's own among them, with a rest before
// each but the first.

import { html, nothing, repeat } from "./view.js";
import { OWN, ownScenes, sceneOf } from "./stock.js";
import { say } from "./words.js";

/** @typedef {{key: string, title: string, rest: string, n: number}} Lined */
/** @typedef {{key: string, text: string}} Labelled */

/** What stands in the row already: the server has all of it. */
export const KEPT = "kept:";
let count = 0;

/** The scenes of a book that can be lined up. @param {any[]} scenarios @param {string} book @returns {{key: string, title: string, own: boolean}[]} */
export function scenesOf(scenarios, book) {
  return [
    ...scenarios.filter((one) => one.book === book).map((one) => ({ key: one.name, title: one.title, own: false })),
    ...ownScenes().filter((one) => one.book === book).map((one) => ({ key: `${OWN}${one.id}`, title: one.name, own: true })),
  ];
}

/** A scene at the end of the row. @param {{key: string, title: string}} scene @returns {Lined} */
export function lined(scene) {
  count += 1;
  return { key: scene.key, title: scene.title, rest: "", n: count };
}

/** What the server is told of a scene: its name, or all of it. @param {{key: string}} one @returns {Promise<string | object>} */
export async function sourceOf(one) {
  return one.key.startsWith(OWN) ? (await sceneOf(one.key.slice(OWN.length))).data : one.key;
}

/** What the fighters of a scene of one's own look like. @param {{key: string}} one @returns {Promise<Record<string, any>>} */
export async function looksOf(one) {
  return one.key.startsWith(OWN) ? (await sceneOf(one.key.slice(OWN.length))).looks : {};
}

/** The row as the server wants it. @param {Lined[]} row */
export async function encounters(row) {
  return Promise.all(row.map(async (one) => (one.key.startsWith(KEPT) ? { kept: Number(one.key.slice(KEPT.length)), rest: one.rest } : { scenario: await sourceOf(one), rest: one.rest })));
}

/**
 * The row with its tools.
 * @param {Lined[]} row
 * @param {{scenes: {key: string, title: string, own: boolean}[], rests: Labelled[], first: number, changed: (row: Lined[]) => void}} about `first` is the number of the first of them, from 0
 */
export function lineUp(row, about) {
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    const next = [...row];
    next.splice(to, 0, ...next.splice(from, 1));
    about.changed(next);
  };
  return html`<ol class="lined">${repeat(row, (one) => one.n, (one, place) => html`<li>
      ${place + about.first > 0 ? rest(one, about, () => about.changed([...row])) : nothing}
      <div class="lined-row"><b class="lined-number">${place + about.first + 1}</b><span class="lined-title">${one.title}</span>
        <button type="button" class="plain" ?disabled=${place === 0} title=${say("lined-up", { title: one.title })} @click=${() => move(place, place - 1)}><span aria-hidden="true">↑</span><span class="unseen">${say("lined-up", { title: one.title })}</span></button>
        <button type="button" class="plain" ?disabled=${place === row.length - 1} title=${say("lined-down", { title: one.title })} @click=${() => move(place, place + 1)}><span aria-hidden="true">↓</span><span class="unseen">${say("lined-down", { title: one.title })}</span></button>
        <button type="button" class="plain" title=${say("lined-out", { title: one.title })} @click=${() => about.changed(row.filter((other) => other !== one))}><span aria-hidden="true">✕</span><span class="unseen">${say("lined-out", { title: one.title })}</span></button></div>
    </li>`)}</ol>
    <label class="lined-add">${say("lined-add")} <select data-do="add-encounter" @change=${(/** @type {Event} */ event) => {
      const chosen = /** @type {HTMLSelectElement} */ (event.target);
      const scene = about.scenes.find((one) => one.key === chosen.value);
      chosen.value = "";
      if (scene) about.changed([...row, lined(scene)]);
    }}>
      <option value="">${say("lined-choose")}</option>
      ${about.scenes.map((one) => html`<option value=${one.key}>${one.title}${one.own ? ` · ${say("lined-own")}` : ""}</option>`)}
    </select></label>`;
}

/** @param {Lined} one @param {{rests: Labelled[]}} about @param {() => void} changed */
function rest(one, about, changed) {
  return html`<label class="lined-rest"><span>${say("rest-before")}</span> <select aria-label="${say("rest-before")} ${one.title}" @change=${(/** @type {Event} */ event) => { one.rest = /** @type {HTMLSelectElement} */ (event.target).value; changed(); }}>
    <option value="" ?selected=${one.rest === ""}>${say("rest-none")}</option>
    ${about.rests.map((each) => html`<option value=${each.key} ?selected=${one.rest === each.key}>${each.text}</option>`)}
  </select></label>`;
}

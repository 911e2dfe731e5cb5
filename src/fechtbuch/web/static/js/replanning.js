// Lining up anew what is still to come of an evening.

import { html } from "./view.js";
import { get, spoken } from "./api.js";
import { complain } from "./frame.js";
import { KEPT, encounters, lineUp, scenesOf } from "./lineup.js";
import { fill } from "./stock.js";
import { say } from "./words.js";
import * as dialog from "./dialog.js";

/**
 * @param {any} evening
 * @param {(encounters: object[]) => Promise<void>} keep
 */
export async function openRow(evening, keep) {
  const { master } = evening;
  const first = Math.max(1, evening.encounters.filter((/** @type {any} */ one) => one.tables.some((/** @type {any} */ each) => !each.aside)).length);
  /** @type {any[]} */
  let scenarios = [];
  /** @type {import("./lineup.js").Lined[]} */
  let row = master.coming.filter((/** @type {any} */ one) => one.number >= first).map((/** @type {any} */ one) => ({ key: `${KEPT}${one.number}`, title: one.title, rest: one.rest, n: -one.number - 1 }));
  dialog.open(say("evening-line-up"), () => html`<p class="hint">${say("evening-line-up-text")}</p>
    ${lineUp(row, { scenes: scenesOf(scenarios, evening.book), rests: master.rests, first, changed: (next) => { row = next; dialog.redraw(); } })}
    <div class="options dialog-foot"><button class="option go" data-do="keep" @click=${async () => {
      try {
        await keep(await encounters(row));
      } catch (error) {
        complain(error);
      }
    }}>${say("save")}</button></div>`, { wide: true });
  try {
    const [found] = await Promise.all([get(spoken("/api/scenarios")), fill()]);
    scenarios = found;
  } catch (error) {
    complain(error);
  }
  dialog.redraw();
}

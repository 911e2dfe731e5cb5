// What a fighter of one's own looks like: a picture, or a charge and two colours.

import { html } from "./view.js";
import { mine, send } from "./chest.js";
import { say } from "./words.js";
import { CHARGES, TINCTURES, armsOf } from "./faces.js";
import { mark } from "./heraldry.js";
import * as dialog from "./dialog.js";

/**
 * Let the owner choose.
 * @param {any} card the fighter
 * @param {(work: () => Promise<unknown>) => Promise<unknown>} tried does something that may fail, and looks again
 */
export function dress(card, tried) {
  const arms = armsOf(card) ?? { charge: "sword", field: "azure", ink: "or" };
  const done = (/** @type {() => Promise<unknown>} */ work) => tried(async () => {
    await work();
    dialog.close();
  });
  const tincture = (/** @type {string} */ one) => say(`tincture-${one}`);
  const part = (/** @type {"charge" | "field" | "ink"} */ name, /** @type {string[]} */ all, /** @type {(one: string) => string} */ words) => html`<label>${say(`arms-${name}`)}
    <select name=${name} @change=${(/** @type {Event} */ event) => { arms[name] = /** @type {HTMLSelectElement} */ (event.target).value; dialog.redraw(); }}>
      ${all.map((one) => html`<option value=${one} ?selected=${one === arms[name]}>${words(one)}</option>`)}</select></label>`;
  dialog.open(say("look-title", { name: card.name }), () => html`
    <div class="dressing">
      <label class="option button file">${say("portrait-file")}<input type="file" accept="image/png,image/jpeg,image/webp" @change=${(/** @type {Event} */ event) => {
        const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
        if (file) done(() => send("PUT", `/fighters/${card.id}/portrait`, file));
      }}></label>
      <p class="hint">${say("portrait-hint")}</p>
      <h3>${say("arms-title")}</h3>
      <div class="row">${mark({ slug: "dressing", face: { arms: `${arms.charge}:${arms.field}:${arms.ink}` } }, 1, 96)}
        ${part("charge", CHARGES, (one) => say(`charge-${one}`))}${part("field", TINCTURES, tincture)}${part("ink", TINCTURES, tincture)}</div>
      <div class="options dialog-foot">
        <button class="option go" ?disabled=${arms.field === arms.ink} @click=${() => done(() => mine("PUT", `/fighters/${card.id}/arms`, { arms: `${arms.charge}:${arms.field}:${arms.ink}` }))}>${say("arms-take")}</button>
        <button class="option" @click=${() => done(() => mine("PUT", `/fighters/${card.id}/arms`, { arms: null }))}>${say("look-none")}</button>
      </div>
    </div>`);
}

// The people of a table that is being prepared: one name each, some more or fewer of them.

import { html } from "./view.js";
import { say } from "./words.js";

/** Names, and buttons for more and fewer; whoever played for a seat that is gone plays for the first. @param {{seats: string[], plays: Record<string, string>}} form @param {() => void} redraw */
export function seatNames(form, redraw) {
  return html`
    <ul class="plain-list seat-names">
      ${form.seats.map((name, place) => html`
        <li><label>${say("seat-number", { number: place + 1 })} <input .value=${name} required maxlength="60"
          @input=${(/** @type {Event} */ event) => { form.seats[place] = /** @type {HTMLInputElement} */ (event.target).value; redraw(); }}></label></li>`)}
    </ul>
    <div class="row">
      <button type="button" class="small" ?disabled=${form.seats.length >= 12} @click=${() => { form.seats.push(say("player", { number: form.seats.length + 1 })); redraw(); }}>${say("seat-add")}</button>
      <button type="button" class="small" ?disabled=${form.seats.length <= 1} @click=${() => {
        form.seats.pop();
        for (const slug of Object.keys(form.plays)) if (Number(form.plays[slug]) >= form.seats.length) form.plays[slug] = "0";
        redraw();
      }}>${say("seat-remove")}</button>
    </div>`;
}

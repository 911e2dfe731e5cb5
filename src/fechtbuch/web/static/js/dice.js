// Real dice: the page asks for exactly the dice that are needed, one box for each.

import { html, nothing } from "./view.js";
import { command } from "./store.js";
import { say } from "./words.js";
import { parts } from "./worth.js";
import { update } from "./frame.js";

/**
 * How many dice of how many sides an expression asks for, and whether more may follow.
 * @param {string} expression such as `3d6`, `2d20h1`, `5x6`, `4x10f9`, `2v20+0`, `3o6`
 */
export function wanted(expression) {
  const found = /^(\d*)([dxov])(\d+)(?:f(\d+))?/.exec(expression);
  const count = Number(found?.[1] || 1);
  const sides = Number(found?.[3] ?? 6);
  const explodes = found?.[2] === "x" && Number(found[4] ?? sides) <= sides;
  return { count, sides, open: explodes || found?.[2] === "v" };
}

/** Boxes that were added for dice that are rolled again. */
let extra = 0;
let forQuestion = "";

/** @param {any} question */
export function diceForm(question) {
  if (forQuestion !== question.id) {
    forQuestion = question.id;
    extra = 0;
  }
  const { expression, written, number } = question.dice;
  const { count, sides, open } = wanted(expression);
  // One die as the language writes it: `W20` of `1W20`.
  const one = written.replace(/^\d*/, "").replace(/[^\p{L}\d].*$/u, "");
  const boxes = Array.from({ length: count + extra }, (_, place) => place);
  return html`
    <p class="sentence" id="sentence">${question.sentence}</p>
    <form class="dice" @submit=${(/** @type {SubmitEvent} */ event) => send(event, question.id)} @input=${passOn}>
      <fieldset>
        <legend class="unseen">${question.sentence}</legend>
        ${boxes.map((place) => html`
          <label class="die"><span class="unseen">${say("die", { number: place + 1, sides })}</span>
            <input type="number" inputmode="numeric" min="1" max=${sides} name="face" placeholder=${one} ?required=${place < count} autocomplete="off">
          </label>`)}
        ${open ? html`<button type="button" class="small" @click=${() => { extra += 1; update(); }}>${say("die-more")}</button>` : nothing}
      </fieldset>
      <div class="options">
        <button class="option go">${say("dice-send")}</button>
        <button type="button" class="option quiet" @click=${() => command({ do: "delegate", question: question.id })}>${say("dice-table-rolls")}</button>
      </div>
      ${number ? parts(number) : nothing}
    </form>`;
}

/** A full box passes the cursor on. @param {InputEvent} event */
function passOn(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  if (box.value.length < box.max.length) return;
  const boxes = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("input")];
  boxes[boxes.indexOf(box) + 1]?.focus();
}

/** @param {SubmitEvent} event @param {string} question */
async function send(event, question) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const faces = new FormData(form).getAll("face").map(String).filter(Boolean);
  const accepted = await command({ do: "answer", question, text: faces.join(" ") });
  if (accepted) form.reset();
}

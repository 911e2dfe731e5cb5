// The guided first fight: four steps inside a real one, each pointing at one place. Skippable, and never
// shown again.

import { html, nothing, ref } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";
import { table } from "./store.js";
import { update } from "./frame.js";

const STEPS = 4;
/** What each step points at, the first that is on the screen. */
const PLACES = [".token.asked, .token", ".plans, .matrix, .ask-part", ".dice-part, .thumb-tabs", ".ask-part"];

let step = 1;
/** How many answers had been given when the plans were shown. */
let answered = -1;

/** The step that is shown, unless it was all closed once. */
export function coach() {
  if (recall("hint") === "closed" || !table.state || table.state.over) return nothing;
  if (step === 2 && answered < 0) answered = table.state.path.length;
  // A tap on a plan goes on by itself.
  if (step === 2 && table.state.path.length > answered) step = 3;
  return html`<div class="veil" ${ref((element) => place(element, ""))}></div>
    <aside class="coach newcomer" aria-label=${say("hint")} ${ref((element) => place(element, "card"))} data-step=${step}>
      <div class="coach-steps">${Array.from({ length: STEPS }, (_, n) => html`<i class=${n < step ? "on" : ""}></i>`)}<span class="hint">${say("coach-of", { step })}</span></div>
      <h2>${say(`coach-${step}-title`)}</h2>
      <p>${say(`coach-${step}`)}</p>
      <footer><button class="link" @click=${close}>${say("coach-skip")}</button>
        <button class="small go" @click=${next}>${say("hint-next")}</button></footer>
    </aside>`;
}

function next() {
  step += 1;
  if (step > STEPS) close();
  update();
}

function close() {
  keep("hint", "closed");
  update();
}

/** Lay the light around what is pointed at, and the card beside it. @param {Element | undefined} element @param {string} what */
function place(element, what) {
  if (!(element instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    const target = PLACES[step - 1].split(", ").map((one) => document.querySelector(one)).find((one) => one?.checkVisibility?.() && one.getBoundingClientRect().width > 0);
    if (!target) return;
    const box = target.getBoundingClientRect();
    if (what === "card") {
      const above = box.top > innerHeight / 2;
      element.style.top = above ? "auto" : `${Math.min(box.bottom + 18, innerHeight - element.offsetHeight - 12)}px`;
      element.style.bottom = above ? `${innerHeight - box.top + 18}px` : "auto";
      element.style.left = `${Math.max(12, Math.min(box.left + box.width / 2 - element.offsetWidth / 2, innerWidth - element.offsetWidth - 12))}px`;
    } else {
      element.style.left = `${box.left - 6}px`;
      element.style.top = `${box.top - 6}px`;
      element.style.width = `${box.width + 12}px`;
      element.style.height = `${box.height + 12}px`;
    }
  });
}

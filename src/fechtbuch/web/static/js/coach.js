// The guided first fight: four steps inside a real one, each pointing at one place. Skippable, and never
// shown again unless it is asked for. Players have theirs, the game master another.

import { html, nothing, ref } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";
import { master, table } from "./store.js";
import { edictIsOpen } from "./edict.js";
import { update } from "./frame.js";

const STEPS = 4;

/**
 * What each step points at, the first that is on the screen; the steps that go on by themselves once
 * that is done which they tell of.
 * @typedef {{kept: string, title: (step: number) => string, text: (step: number) => string, skip: string, places: string[], done: Record<number, () => boolean>}} Guide
 */

/** @type {Guide} */
const PLAYER = {
  kept: "hint",
  title: (step) => say(`coach-${step}-title`),
  text: (step) => say(`coach-${step}`),
  skip: "coach-skip",
  places: [".token.asked, .token", ".plans, .matrix, .ask-part", ".dice-part, .thumb-tabs", ".ask-part"],
  done: { 2: () => table.state.path.length > answered },
};

/** @type {Guide} */
const MASTER = {
  kept: "hint-master",
  title: (step) => say(`guide-${step}-title`),
  text: (step) => say(`guide-${step}`),
  skip: "guide-skip",
  places: [".ask-part", ".board-part", ".head [data-do=edict]", ".side-tabs [data-tab=master], .thumb-tabs [data-tab=master]"],
  done: { 3: edictIsOpen },
};

let step = 1;
/** How many answers had been given when the step began. */
let answered = -1;

/** Whom it is for. */
function guide() {
  return master() ? MASTER : PLAYER;
}

/** The step that is shown, unless it was all closed once. */
export function coach() {
  const { kept, title, text, skip, done } = guide();
  if (recall(kept) === "closed" || !table.state || table.state.over) return nothing;
  if (answered < 0) answered = table.state.path.length;
  if (done[step]?.()) begin(step + 1);
  return html`<div class="veil" ${ref((element) => place(element, ""))}></div>
    <aside class="coach newcomer" aria-label=${say("hint")} ${ref((element) => place(element, "card"))} data-step=${step}>
      <div class="coach-steps">${Array.from({ length: STEPS }, (_, n) => html`<i class=${n < step ? "on" : ""}></i>`)}<span class="hint">${say("coach-of", { step })}</span></div>
      <h2>${title(step)}</h2>
      <p>${text(step)}</p>
      <footer>${step < STEPS ? html`<button class="link" @click=${close}>${say(skip)}</button>` : html`<span></span>`}
        <button class="small go" @click=${next}>${step < STEPS ? say("hint-next") : say(skip)}</button></footer>
    </aside>`;
}

/** Show it from the beginning. */
export function coachAgain() {
  keep(guide().kept, "");
  begin(1);
  update();
}

/** @param {number} wanted */
function begin(wanted) {
  step = wanted;
  answered = table.state.path.length;
}

function next() {
  if (step === STEPS) close();
  else begin(step + 1);
  update();
}

function close() {
  keep(guide().kept, "closed");
  update();
}

/** Lay the light around what is pointed at, and the card beside it. @param {Element | undefined} element @param {string} what */
function place(element, what) {
  if (!(element instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    const target = guide().places[step - 1].split(", ").map((one) => document.querySelector(one)).find((one) => one?.checkVisibility?.() && one.getBoundingClientRect().width > 0);
    if (!target) return;
    const box = target.getBoundingClientRect();
    if (what === "card") {
      // Where there is more room: what it tells of is to be seen.
      const above = box.top > innerHeight - box.bottom;
      const top = above ? box.top - 18 - element.offsetHeight : box.bottom + 18;
      const left = Math.max(12, Math.min(box.left + box.width / 2 - element.offsetWidth / 2, innerWidth - element.offsetWidth - 12));
      element.style.top = `${Math.max(12, Math.min(top, innerHeight - element.offsetHeight - 12))}px`;
      element.style.left = `${left}px`;
      element.style.setProperty("--points", `${Math.max(24, Math.min(box.left + box.width / 2 - left, element.offsetWidth - 24))}px`);
      element.dataset.side = above ? "above" : "below";
    } else {
      element.style.left = `${box.left - 6}px`;
      element.style.top = `${box.top - 6}px`;
      element.style.width = `${box.width + 12}px`;
      element.style.height = `${box.height + 12}px`;
    }
  });
}

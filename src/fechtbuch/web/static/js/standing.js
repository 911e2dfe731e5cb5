// Standing answers: given by themselves while their conditions hold. They are offered in the question
// itself, seen there, and lifted there.

import { html, nothing } from "./view.js";
import { command, table } from "./store.js";
import * as drafting from "./draft.js";
import { percent, say } from "./words.js";
import { update } from "./frame.js";

const STEP = 10;
const USUAL = 60;

/** The least chance that is asked of each answer, in per cent. @type {Map<string, number>} */
const least = new Map();

/** Where what may stand is at hand without a tap: on a phone below the answers, where it is read on. */
const PHONE = matchMedia("(max-width: 760px)");
/** Where it has room beside a defence. */
const WIDE = matchMedia("(min-width: 1181px)");

/** Whether it stands beside the answers. */
export function besideThem() {
  return WIDE.matches;
}

/** What stands for whoever is asked, and what may. @param {any} question @returns {{kept: any[], offers: any[]}} */
function found(question) {
  const kept = table.state.standing.filter((/** @type {any} */ one) => one.fighter === question.fighter);
  const offers = question.mine && !drafting.unasked() ? question.standing ?? [] : [];
  return { kept, offers: offers.filter((/** @type {any} */ one) => !kept.some((/** @type {any} */ other) => other.kind === question.kind && other.text === one.text)) };
}

/** Behind a word, where there is no room. @param {any} question */
export function standing(question) {
  const { kept, offers } = found(question);
  if (kept.length + offers.length === 0) return nothing;
  return html`<details class="stands" ?open=${PHONE.matches}>
    <summary>${say("standing-answers")}${kept.length ? ` (${kept.length})` : ""}</summary>
    <div class="stand-box" role="group" aria-label=${say("standing-answers")}>${rows(question, kept, offers)}</div>
  </details>`;
}

/** Beside the answers. @param {any} question */
export function standingBox(question) {
  const { kept, offers } = found(question);
  if (kept.length + offers.length === 0) return nothing;
  return html`<div class="box stand-beside" role="group" aria-label=${say("standing-answers")}><h4>${say("standing-answers")}</h4><div class="stand-rows">${rows(question, kept, offers)}</div></div>`;
}

/** @param {any} question @param {any[]} kept @param {any[]} offers */
function rows(question, kept, offers) {
  return [...kept.map((one) => html`<div class="stand-row">
      <button class="toggle" role="switch" aria-checked="true" aria-label=${one.label} data-standing=${one.kind} @click=${() => command({ do: "unstand", kind: one.kind, fighter: one.fighter, ...(one.foe ? { foe: one.foe } : {}) })}><i></i></button>
      <span>${one.label}</span></div>`), ...offers.map((one) => offer(question, one))];
}

/** @param {any} question @param {any} one */
function offer(question, one) {
  const chance = least.get(one.text) ?? USUAL;
  const words = say("always-if", { answer: one.label });
  const step = (/** @type {number} */ by) => () => {
    least.set(one.text, Math.max(0, Math.min(100, chance + by)));
    update();
  };
  return html`<div class="stand-row">
    <button class="toggle" role="switch" aria-checked="false" aria-label=${words} data-stand=${one.text} @click=${() => stand(question, one.text, chance)}><i></i></button>
    <span>${words}</span>
    <span class="stepper"><button class="plain" aria-label=${say("less")} @click=${step(-STEP)}>−</button><b>≥ ${percent(chance / 100)}</b><button class="plain" aria-label=${say("more")} @click=${step(STEP)}>+</button></span>
  </div>`;
}

/** Let an answer stand, and give it now if the question is still there. @param {any} question @param {string} text @param {number} chance */
async function stand(question, text, chance) {
  const kept = await command({ do: "stand", kind: question.kind, fighter: question.fighter, text, chance });
  if (kept && drafting.questions().some((one) => one.id === question.id)) await drafting.answer(text, true);
}

// Standing answers: given by themselves while they fit, offered where they are needed, and lifted there.

import { html, nothing } from "./view.js";
import { command, table } from "./store.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { say } from "./words.js";

/** What stands for whoever is asked, and the offer to let the answer stand. @param {any} question */
export function standing(question) {
  const kept = table.state.standing.filter((/** @type {any} */ one) => one.fighter === question.fighter);
  return html`${kept.map((/** @type {any} */ one) => html`
      <button class="link" data-standing=${one.kind} @click=${() => command({ do: "unstand", kind: one.kind, fighter: one.fighter })}>${say("stop-standing", { answer: one.label })}</button>`)}
    ${may(question) && draft.next?.complete ? html`<button class="link always" @click=${() => stand(question, draft.next.text)}>${say("always-so")}</button>` : nothing}`;
}

/** Only what is asked out of turn is worth a standing answer. @param {any} question */
function may(question) {
  return question.mine && !drafting.unasked() && question.fighter !== null && question.fighter !== table.state.turn;
}

/** @param {any} question @param {string} text */
async function stand(question, text) {
  const kept = await command({ do: "stand", kind: question.kind, fighter: question.fighter, text });
  if (kept && drafting.questions().some((one) => one.id === question.id)) await drafting.confirm();
}

// The question that is put to the viewer, in a sentence, with its legal answers: the best first,
// the rest as the book groups them. One place for it all.

import { html, nothing, repeat } from "./view.js";
import { command, fighterBy, master, table } from "./store.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { percent, say } from "./words.js";
import { openRuleNow, ruleLinks } from "./rules.js";
import { diceForm } from "./dice.js";
import { update } from "./frame.js";
import { countdown } from "./countdown.js";
import { optionButton, rove } from "./option.js";
import { outOfTurn } from "./outofturn.js";
import { outcomes, parts } from "./worth.js";

const MANY = 14;
const BEST = 3;

let whyOpen = false;

/** The panel. */
export function questionPanel() {
  const { state } = table;
  const questions = drafting.questions();
  const question = drafting.current();
  const mine = questions.filter((one) => one.mine);
  const others = questions.filter((one) => !one.mine);
  return html`
    <section class="question ${mine.length ? "for-me" : ""}" aria-label=${say("question")} id="question"
      aria-busy=${draft.wanted ? "true" : "false"}>
      <h2 class="unseen">${say("question")}</h2>
      ${state.paused ? html`<p class="paused">${say("paused")}</p>` : nothing}
      ${mine.length > 1 ? tabs(mine, question) : nothing}
      ${question ? body(question) : waiting(state)}
      ${master() && others.length ? forOthers(others, question) : nothing}
      ${question ? nothing : outOfTurn()}
    </section>`;
}

/** @param {any[]} mine @param {any} question */
function tabs(mine, question) {
  return html`<div class="question-tabs">
    ${mine.map((one) => html`
      <button class="small" aria-pressed=${one.id === question?.id ? "true" : "false"} @click=${() => drafting.open(one.id)}>
        ${fighterBy(one.fighter)?.name ?? one.sentence}
      </button>`)}
  </div>`;
}

/** @param {any[]} others @param {any} question */
function forOthers(others, question) {
  return html`<div class="for-others">
    <span>${say("answer-for")}</span>
    ${others.map((one) => html`
      <button class="small" aria-pressed=${one.id === question?.id ? "true" : "false"}
        @click=${() => drafting.open(one.id === question?.id ? "" : one.id)}>${fighterBy(one.fighter)?.name ?? one.sentence}</button>`)}
    ${others.map((one) => one.id === question?.id ? html`
      <button class="small" @click=${() => command({ do: "delegate", question: one.id })}>${say("let-engine-answer")}</button>` : nothing)}
  </div>`;
}

/** @param {any} state */
function waiting(state) {
  if (state.over) return nothing;
  if (state.paused) return nothing;
  return html`
    <p class="sentence waiting">${say("waiting-for", { who: state.waiting.map((/** @type {any} */ one) => one.text).join(", ") || say("the-engine") })}</p>
    ${countdown(state.deadline, null)}`;
}

/** @param {any} question */
function body(question) {
  if (question.dice) return diceForm(question);
  const next = draft.next;
  if (!next) return nothing;
  return html`
    <p class="sentence" id="sentence">${question.sentence}</p>
    ${countdown(table.state.deadline, question.default)}
    ${crumbs(question, next)}
    ${next.complete ? ready(question, next) : options(next)}
    ${draft.refusal ? html`<p class="refusal" role="alert">${draft.refusal}</p>` : nothing}
    ${footer(question, next)}`;
}

/** @param {any} question @param {any} next */
function crumbs(question, next) {
  if (draft.trail.length === 0 && !drafting.unasked()) return nothing;
  return html`<div class="crumbs">
    <button class="small" @click=${draft.trail.length ? drafting.back : drafting.leave}>← ${say("back")}</button>
    ${draft.trail.length > 1 ? html`<button class="small" @click=${drafting.restart}>${say("start-again")}</button>` : nothing}
    <span class="slot-label">${next.complete ? next.label || next.text : next.slot?.label}</span>
  </div>`;
}

/** @param {any} next */
function options(next) {
  const { slot } = next;
  if (!slot) return nothing;
  if (draft.pick) return narrowed();
  if (slot.kind === "text" || slot.options.length === 0) return free(slot);
  const fields = slot.options.filter((/** @type {any} */ option) => option.at && !option.fighter);
  if (fields.length > MANY) return fieldChoice(slot, fields);
  const groups = slot.groups.length ? slot.groups : [{ key: "", label: "" }];
  const known = new Set(groups.map((/** @type {any} */ group) => group.key));
  const rest = slot.options.filter((/** @type {any} */ option) => !known.has(option.group ?? ""));
  return html`
    ${draft.trail.length === 0 ? best() : nothing}
    <div class="groups" @keydown=${rove}>
      ${groups.map((/** @type {any} */ group) => optionGroup(group, slot.options.filter((/** @type {any} */ option) => (option.group ?? "") === group.key)))}
      ${rest.length ? optionGroup({ key: "", label: "" }, rest) : nothing}
    </div>`;
}

/** @param {any} group @param {any[]} members */
function optionGroup(group, members) {
  if (members.length === 0) return nothing;
  return html`<div class="group" role="group" aria-label=${group.label || say("options")}>
    ${group.label ? html`<h3>${group.label}</h3>` : nothing}
    <div class="options">${repeat(members, (/** @type {any} */ option) => option.value, optionButton)}</div>
  </div>`;
}

function narrowed() {
  const fits = drafting.narrowed();
  const who = draft.pick?.fighter ? fighterBy(draft.pick.fighter)?.name : draft.pick?.at;
  return html`<div class="group" role="group" aria-label=${say("options-for", { target: who ?? "" })}>
    <h3>${say("options-for", { target: who ?? "" })}</h3>
    <div class="options" @keydown=${rove}>
      ${fits.map(({ option, verb }) => optionButton({ ...option, label: verb ? `${verb.label}: ${option.label}` : option.label }))}
      <button class="option quiet" @click=${() => { draft.pick = null; update(); }}>${say("all-options")}</button>
    </div>
  </div>`;
}

/** The options that win most often, where the viewer may know. */
function best() {
  const { advice } = draft;
  if (!table.state.can.advice) return nothing;
  const ranked = different(advice?.ranked ?? []).slice(0, BEST);
  if (!drafting.wantsAdvice() || (advice && ranked.length === 0)) return nothing;
  return html`<div class="group best" role="group" aria-label=${say("best-options")} aria-busy=${advice ? "false" : "true"}>
    <h3>${say("best-options")}</h3>
    <button class="plain tiny hide" title=${say("advice-hide")} aria-label=${say("advice-hide")} @click=${() => drafting.setAdvice(false)}>✕</button>
    <div class="options" @keydown=${rove}>
      ${ranked.length === 0 ? html`<p class="hint">${say("thinking")}</p>` : nothing}
      ${ranked.map((/** @type {any} */ one) => html`
        <button class="option" data-text=${one.text} @click=${() => drafting.choose(one)}>
          <span class="label">${one.label}</span>
          <span class="worth" title=${say("wins-interval", { low: percent(one.interval[0]), high: percent(one.interval[1]) })}>
            ${say("wins-share", { share: percent(one.share) })}</span>
        </button>`)}
    </div>
  </div>`;
}

/** The best of each kind: not three ways to charge the same foe. @param {any[]} ranked */
function different(ranked) {
  const seen = new Set();
  return ranked.filter(({ text }) => {
    const kind = `${text.split(" ")[0]} ${drafting.targetOf(text)}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** The deed first, what may be changed of it, and what may come of it. @param {any} question @param {any} next */
function ready(question, next) {
  const odds = drafting.oddsOf(next.text);
  const mayStand = question.mine && !drafting.unasked() && canStand(question);
  return html`
    <div class="ready">
      <div class="ready-deed">
        ${draft.trail.length === 0 && !drafting.unasked() ? html`<p class="choice">${next.label || next.text}</p>` : nothing}
        <div class="options">
          <button class="option go" id="go" ?disabled=${draft.sending} @click=${drafting.confirm}>${draft.sending ? say("sending") : say("do-it")}</button>
          ${mayStand ? html`<button class="option quiet" @click=${() => stand(question, next.text)}>${say("always-so")}</button>` : nothing}
        </div>
        ${next.open?.length ? html`<div class="open-slots">
          ${next.open.map((/** @type {any} */ slot) => html`
            <button class="small" @click=${() => drafting.change(slot.name)}>${slot.value === "" ? html`<span aria-hidden="true">＋</span> ${slot.label}` : html`${slot.label}: <b>${slot.value_label || "–"}</b> <span aria-hidden="true">✎</span>`}</button>`)}
        </div>` : nothing}
      </div>
      ${next.number || tells(odds) ? html`<div class="prospect">${next.number ? parts(next.number) : nothing}${tells(odds) ? outcomes(odds) : nothing}</div>` : nothing}
    </div>`;
}

/** Whether odds say more than that nothing happens. @param {any} odds */
function tells(odds) {
  return odds && (odds.hurt.length > 0 || odds.outcomes.some((/** @type {any} */ one) => one.name !== "nothing"));
}

/** Only what is asked out of turn is worth a standing answer. @param {any} question */
function canStand(question) {
  return question.fighter !== null && question.fighter !== table.state.turn;
}

/** @param {any} question @param {string} text */
async function stand(question, text) {
  const kept = await command({ do: "stand", kind: question.kind, fighter: question.fighter, text });
  if (kept && drafting.questions().some((one) => one.id === question.id)) await drafting.confirm();
}

/** @param {any} slot @param {any[]} fields */
function fieldChoice(slot, fields) {
  const others = slot.options.filter((/** @type {any} */ option) => !fields.includes(option));
  return html`
    <p class="hint">${say("pick-field", { count: fields.length })}</p>
    <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => pickField(event, fields)}>
      <label>${slot.label}
        <select name="field">
          ${fields.map((option) => html`<option value=${option.value}>${option.label}</option>`)}
        </select>
      </label>
      <button class="small">${say("choose")}</button>
    </form>
    ${others.length ? html`<div class="options" @keydown=${rove}>${others.map(optionButton)}</div>` : nothing}`;
}

/** @param {SubmitEvent} event @param {any[]} fields */
function pickField(event, fields) {
  event.preventDefault();
  const value = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("field");
  const option = fields.find((one) => one.value === value);
  if (option) drafting.choose(option);
}

/** A slot whose values are typed. @param {any} slot */
function free(slot) {
  return html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => typed(event, slot)}>
    <label>${slot.label} <input name="value" .value=${slot.default ?? ""} autocomplete="off" maxlength="200"></label>
    <button class="small">${say("choose")}</button>
  </form>`;
}

/** @param {SubmitEvent} event @param {any} slot */
function typed(event, slot) {
  event.preventDefault();
  const value = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? "");
  const quoted = /^[^\s="]+$/.test(value) ? value : `"${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`;
  drafting.choose({ text: `${draft.next.partial} ${slot.name}=${quoted}` });
}

/** @param {any} question @param {any} next */
function footer(question, next) {
  const standing = table.state.standing.filter((/** @type {any} */ one) => one.fighter === question.fighter);
  return html`
    <div class="question-foot">
      ${next.slot ? html`<button class="link" aria-expanded=${whyOpen ? "true" : "false"} @click=${() => { whyOpen = !whyOpen; update(); }}>${say("why-not")}</button>` : nothing}
      <button class="link" @click=${openRuleNow}>${say("rules-here")}</button>
      ${question.mine && !drafting.unasked() ? html`<button class="link" data-do="delegate" @click=${() => command({ do: "delegate", question: question.id })}>${say("let-engine-answer")}</button>` : nothing}
      ${table.state.can.advice && !drafting.wantsAdvice() ? html`<button class="link" @click=${() => drafting.setAdvice(true)}>${say("advice-show")}</button>` : nothing}
      ${standing.map((/** @type {any} */ one) => html`
        <button class="link" @click=${() => command({ do: "unstand", kind: one.kind, fighter: one.fighter })}>${say("stop-standing", { answer: one.label })}</button>`)}
      ${draft.trail.length ? nothing : outOfTurn()}
    </div>
    ${whyOpen && next.slot ? html`
      <form class="row why" @submit=${askWhy}>
        <label>${say("why-not-what")} <input name="value" autocomplete="off" maxlength="100"></label>
        <button class="small">${say("ask")}</button>
        ${draft.why ? html`<p class="why-answer" role="status">${draft.why.text} ${ruleLinks(draft.why.rules)}</p>` : nothing}
      </form>` : nothing}`;
}

/** @param {SubmitEvent} event */
function askWhy(event) {
  event.preventDefault();
  const value = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? "").trim();
  if (value) drafting.whyNot(value);
}

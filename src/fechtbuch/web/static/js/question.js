// The question that is put to the viewer, in a sentence: plans on one tap, the matrix of a defence, and
// below them the columns in which everything that is legal can be built. Every part keeps its place.

import { html, nothing } from "./view.js";
import { command, fighterBy, master, table } from "./store.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { say } from "./words.js";
import { openRuleNow } from "./rules.js";
import { diceForm } from "./dice.js";
import { countdown } from "./countdown.js";
import { outOfTurn } from "./outofturn.js";
import { planCards, plansOf } from "./plans.js";
import { matrix, wantsMatrix } from "./defence.js";
import { building, own, whyNot } from "./own.js";
import { besideThem, standing } from "./standing.js";
import { blowDice } from "./rolls.js";
import { update } from "./frame.js";

const PHONE = matchMedia("(max-width: 760px)");
/** Letters of a question that have room in one line on a tablet; a longer one has two, smaller. */
const LONG = 64;
/** Letters that have room in one line on a desk. */
const LONGER = 84;
/** Letters of one that has room in those two. */
const LONGEST = 130;

/** Whether the columns are wanted on a small screen. */
let builds = "";

/** The panel. */
export function questionPanel() {
  const { state } = table;
  const questions = drafting.questions();
  const question = drafting.current();
  const mine = questions.filter((one) => one.mine);
  const others = questions.filter((one) => !one.mine);
  return html`
    <section class="question ${mine.length ? "for-me" : ""}" aria-label=${say("question")} id="question"
      aria-busy=${draft.wanted ? "true" : "false"} data-kind=${question?.kind ?? ""}>
      <h2 class="unseen">${say("question")}</h2>
      ${question ? body(question, mine, others) : waiting(state, others)}
    </section>`;
}

/** @param {any[]} mine @param {any} question */
function tabs(mine, question) {
  return mine.length < 2 ? nothing : html`<span class="question-tabs">
    ${mine.map((one) => html`
      <button class="chip" aria-pressed=${one.id === question?.id ? "true" : "false"} @click=${() => drafting.open(one.id)}>
        ${fighterBy(one.fighter)?.name ?? one.sentence}
      </button>`)}
  </span>`;
}

/** @param {any[]} others @param {any} question */
function forOthers(others, question) {
  if (!master() || others.length === 0) return nothing;
  return html`<span class="for-others">
    <span>${say("answer-for")}</span>
    ${others.map((one) => html`
      <button class="chip" aria-pressed=${one.id === question?.id ? "true" : "false"}
        @click=${() => drafting.open(one.id === question?.id ? "" : one.id)}>${fighterBy(one.fighter)?.name ?? one.sentence}</button>`)}
    ${others.map((one) => one.id === question?.id ? html`
      <button class="chip" @click=${() => command({ do: "delegate", question: one.id })}>${say("let-engine-answer")}</button>` : nothing)}
  </span>`;
}

/** @param {any} state @param {any[]} others */
function waiting(state, others) {
  const who = state.waiting.map((/** @type {any} */ one) => one.text).join(", ") || say("the-engine");
  return html`<header class="ask-head">
      <p class="sentence waiting">${state.over ? nothing : state.paused ? say("paused") : say("waiting-for", { who })}</p>
      ${state.over || state.paused ? nothing : countdown(state.deadline, null)}
    </header>
    <div class="ask-rest">${forOthers(others, null)}${outOfTurn()}</div>`;
}

/** @param {any} question @param {string} look */
function delegate(question, look) {
  return question.mine && !drafting.unasked() ? html`<button class=${look} data-do="delegate" @click=${() => command({ do: "delegate", question: question.id })}>${say("let-engine-answer")}</button>` : nothing;
}

/** @param {any} question @param {any[]} mine @param {any[]} others */
function body(question, mine, others) {
  if (question.dice) return diceForm(question);
  if (!draft.next) return nothing;
  const plans = plansOf(question);
  const grid = wantsMatrix(question);
  const build = builds === question.id || building();
  // On a phone it stands beside "build your own", where the thumb is.
  const paired = PHONE.matches && plans.length > 0 && !grid;
  return html`
    <header class="ask-head">
      <p class="sentence ${question.sentence.length > LONG ? "long" : ""} ${question.sentence.length > LONGER ? "longer" : ""} ${question.sentence.length > LONGEST ? "longest" : ""}" id="sentence">${question.sentence}</p>
      ${countdown(table.state.deadline, question.default)}${tabs(mine, question)}${forOthers(others, question)}
      <span class="question-foot">
        ${grid && besideThem() ? nothing : standing(question)}
        ${draft.trail.length ? nothing : outOfTurn()}
        ${whyNot()}
        <button class="link rules-link" @click=${openRuleNow}>${say("rules-here")} <kbd>R</kbd></button>
        ${paired ? nothing : delegate(question, "link")}
      </span>
    </header>
    ${blowDice(question)}
    <div class="ask-body ${grid ? "with-matrix" : plans.length ? "with-plans" : "bare"} ${build ? "builds" : ""}">
      ${grid ? matrix(question) : planCards(question)}
      ${plans.length && !grid ? html`<div class="pair">
        <button class="option" data-do="build" aria-pressed=${build ? "true" : "false"} @click=${() => { const open = build; if (draft.trail.length || draft.pick) drafting.restart(); builds = open ? "" : question.id; update(); }}>${build ? say("back-to-plans") : say("build-own")}</button>${paired ? delegate(question, "option") : nothing}
        ${paired && !build ? html`<p class="hint">${say("hold-card")}</p>` : nothing}
      </div>` : nothing}
      ${grid ? nothing : own(question)}
    </div>`;
}

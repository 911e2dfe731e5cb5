// Plans on one tap: whole intents with what they come to. Their boxes stand before the numbers are
// known; the cards are sorted once, by the server, and then stay.

import { UNKNOWN } from "./shares.js";
import { html, nothing, repeat, svg } from "./view.js";
import { command, fighterBy, sideIndex, table } from "./store.js";
import { decimal, percent, say } from "./words.js";
import { mark } from "./heraldry.js";
import { explain } from "./explain.js";
import { rove } from "./option.js";
import { update } from "./frame.js";

/** Cards that have room; the rest can be built. */
const MOST = 5;

/** Letters of a title that have room in one line of the narrowest card: what follows may have two. */
const BRIEF = 16;
/** Letters of what follows that have room in one line there. */
const TERSE = 24;

/** Kinds of plans that want somebody to strike. */
const ATTACKS = ["attacks", "moving-attacks", "attack"];
/** What is left to say after an attack that had no target. */
const LEFT = /^(done|stay|step|kneel)\b/;

/** What plans come to, by question and plan. @type {Map<string, any>} */
let known = new Map();
/** Whether one is on its way. */
let taking = "";

/** @param {any} message */
export function heardFigures(message) {
  for (const plan of message.plans) known.set(`${message.question}|${plan.id}`, plan.figures);
}

/** Another question: nothing is known of it. */
export function forget() {
  known = new Map();
  taking = "";
}

/** The plans of a question. @param {any} question @returns {any[]} */
export function plansOf(question) {
  return (question?.mine ? question.plans ?? [] : []).slice(0, MOST);
}

/** Whether a plan is an attack that finds nobody whom it could reach. @param {any} plan */
function inVain(plan) {
  return ATTACKS.includes(plan.kind) && plan.targets.length === 0 && /attack/.test(plan.answers[0]) && plan.answers.slice(1).some((/** @type {string} */ one) => LEFT.test(one));
}

/** Whether a deed is an attack, and the best attack there is would reach nobody. @param {any} question @param {string} group what kind of deed it is */
export function reachesNobody(question, group) {
  return ATTACKS.includes(group) && (question?.plans ?? []).some((/** @type {any} */ plan) => plan.kind === group && inVain(plan));
}

/** @param {any} question @param {any} plan */
export function figuresOf(question, plan) {
  return known.get(`${question.id}|${plan.id}`) ?? plan.figures ?? null;
}

/**
 * Who is likely to win, by the estimate of the cards where they are known: bar and cards must not contradict each other.
 * @param {any} question @param {any[] | null | undefined} win
 */
export function agreed(question, win) {
  const known = plansOf(question).map((plan) => figuresOf(question, plan)).filter((figures) => figures?.interval && figures.wins !== null);
  if (win?.length !== 2 || known.length === 0 || !win.some((one) => one.side === question.side)) return win;
  const best = known.reduce((most, figures) => (figures.wins > most.wins ? figures : most));
  const ties = Math.max(0, 1 - win[0].share - win[1].share);
  const left = (/** @type {number} */ share) => Math.max(0, 1 - ties - share);
  return win.map((one) => (one.side === question.side ? { ...one, share: best.wins, interval: best.interval } : { ...one, share: left(best.wins), interval: [left(best.interval[1]), left(best.interval[0])] }));
}

/** Carry a plan out as a whole. @param {any} question @param {any} plan */
export async function take(question, plan) {
  if (taking) return;
  taking = plan.id;
  update();
  await command({ do: "plan", question: question.id, answers: plan.answers });
  taking = "";
  update();
}

/** The cards. @param {any} question */
export function planCards(question) {
  const plans = plansOf(question);
  if (plans.length === 0) return nothing;
  const reaction = defends(question, table.state.turn);
  return html`<div class="plans" data-count=${plans.length} role="group" aria-label=${say("plans")} @keydown=${rove}>
    ${repeat(plans, (plan) => `${question.id} ${plan.id}`, (plan, place) => card(question, plan, place, reaction))}
  </div>`;
}

/** Whether somebody is about to be hit: struck at or asked out of turn, and striking is not among the answers. @param {any} question @param {string | null} turn */
export function defends(question, turn) {
  const struck = Boolean(question.attacker) && question.attacker !== question.fighter;
  return question.fighter !== null && (struck || question.fighter !== turn) && !plansOf(question).some((plan) => plan.kind.startsWith("attack"));
}

/** @param {any} question @param {any} plan @param {number} place @param {boolean} reaction */
function card(question, plan, place, reaction) {
  const figures = figuresOf(question, plan);
  const hears = explain(`plan ${plan.id}`, () => why(question, plan), plan);
  const wins = figures?.wins ?? null;
  const best = bestOf(question);
  const here = agreed(question, table.chance?.win)?.find((one) => one.side === question.side)?.share;
  const brief = plan.title.length <= BRIEF && plan.line.length > TERSE;
  return html`<button class="plan ${plan === best ? "best" : ""} ${brief ? "brief" : ""} ${taking === plan.id ? "taken" : ""}" data-plan=${plan.id} data-kind=${plan.kind} ?disabled=${taking !== ""}
    @click=${() => take(question, plan)} @pointerenter=${hears.enter} @pointerleave=${hears.leave} @focus=${hears.focus} @blur=${hears.leave}
    @pointerdown=${hears.down} @pointerup=${hears.up} @contextmenu=${hears.menu}>
    <span class="plan-head">${emblem(question, plan)}<span class="plan-title">${plan.title}</span>${place < 9 ? html`<kbd>${place + 1}</kbd>` : nothing}</span>
    <span class="plan-line ${inVain(plan) ? "warns" : ""}">${inVain(plan) ? say("reaches-nobody") : plan.line}</span>
    ${alone(question) ? nothing : html`<span class="figures">${numbers(figures, reaction).map(([value, word, bad]) => html`<span class=${bad ? "figure bad" : "figure"}><b class=${figures ? "there" : ""}>${value}</b><span>${word}</span></span>`)}</span>
    <span class="wins">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="4"></rect>
        ${wins === null ? nothing : svg`<rect class="part" width=${(wins * 100).toFixed(1)} height="4"></rect>`}
        ${figures?.interval ? svg`<path class="spread" d="M${figures.interval[0] * 100} 2H${figures.interval[1] * 100}"></path>` : nothing}
        ${here === undefined ? nothing : svg`<rect class="now" x=${(here * 100 - 0.4).toFixed(1)} y="-3" width="1" height="10"></rect>`}</svg>
      <span>${say("wins")} <b>${wins === null ? UNKNOWN : percent(wins)}</b>${figures?.tie && tied(question, figures) ? html` <i title=${say("tied")}>=</i>` : plan === best && place > 0 ? html` <i class="risen" title=${say("risen")}>▲</i>` : nothing}</span>
    </span>`}
  </button>`;
}

/** Whether another plan cannot be told from it. @param {any} question @param {any} figures */
function tied(question, figures) {
  return plansOf(question).filter((other) => figuresOf(question, other)?.tie === figures.tie).length > 1;
}

/** Whether there is one plan only: nothing is reckoned where nothing is to be compared. @param {any} question */
function alone(question) {
  return question.plans.length === 1;
}

/**
 * The plan that is recommended: the first, unless another has clearly turned out to be better. Cards stay where they are.
 * @param {any} question
 */
export function bestOf(question) {
  const [first, ...others] = plansOf(question);
  const start = first && figuresOf(question, first);
  if (!start?.interval) return first;
  const above = (/** @type {any} */ figures) => Boolean(figures?.interval) && figures.interval[0] > start.wins && start.interval[1] < figures.wins;
  return others.reduce((best, plan) => {
    const figures = figuresOf(question, plan);
    return above(figures) && figures.wins > figuresOf(question, best).wins ? plan : best;
  }, first);
}

/**
 * The three numbers of a card. For a defence: whether it gets through, and how hard.
 * @param {any} figures @param {boolean} reaction @returns {[string, string, boolean][]}
 */
function numbers(figures, reaction) {
  const chance = (/** @type {number | undefined} */ value) => (value === undefined ? UNKNOWN : percent(value));
  const harm = (/** @type {number | undefined} */ value) => (value === undefined ? UNKNOWN : value === 0 ? "0" : decimal(value, 1));
  if (reaction) {
    return [[chance(figures?.hurt), say("figure-hurt"), false], [harm(figures?.taken), say("figure-harm"), false], [chance(figures?.fall), say("figure-fall"), true]];
  }
  const nobody = figures && figures.hit < 0.005;
  return [[nobody ? "–" : chance(figures?.hit), say("figure-hit"), false], [harm(figures?.harm), say("figure-harm"), false], [chance(figures?.fall), say("figure-fall"), true]];
}

/** @type {[string, RegExp][]} */
const EMBLEMS = [
  ["shield", /parry|block|guard|defen|dodge|shield|evade|cautious/],
  ["walk", /move|walk|run|step|fast|half|withdraw|flee|face|movement|retreat/],
  ["wait", /^(none|nothing|pass|end|done|hold|wait|keep|stay|do-nothing|other|specials)/],
];

/** @param {any} question @param {any} plan */
function emblem(question, plan) {
  const fighter = fighterBy(question.fighter);
  const said = `${plan.answers[0]?.split(" ")[0] ?? ""}`;
  const charge = EMBLEMS.find(([, words]) => words.test(said))?.[0];
  return mark(charge ? { emblem: charge } : { ...(fighter ?? { emblem: "fist" }), face: null }, fighter ? sideIndex(fighter.side) : 0, 30);
}

/** What a plan is made of, for the panel that explains. @param {any} question @param {any} plan */
function why(question, plan) {
  const figures = figuresOf(question, plan);
  return html`<div class="caps">${say("plan")}</div>
    <p class="story explained-title">${plan.title}${plan.line ? html` <span class="hint">${plan.line}</span>` : nothing}</p>
    <dl class="sumline">
      ${plan.marks.map((/** @type {any} */ one) => html`<div><dt>${one.label}</dt><dd>${one.value < 0 ? "−" : "+"}${decimal(Math.abs(one.value) / 1000, 2)}</dd></div>`)}
      ${figures?.wins === null || figures?.wins === undefined ? nothing : html`<div class="total"><dt>${say("wins")}</dt><dd>${percent(figures.wins)}${figures.interval ? html` <span class="hint">${percent(figures.interval[0])}–${percent(figures.interval[1])}</span>` : nothing}</dd></div>`}
    </dl>
    <ol class="hint path-words">${plan.steps.map((/** @type {string} */ step) => html`<li>${step}</li>`)}</ol>`;
}

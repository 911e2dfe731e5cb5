// The question that is put to the viewer, in a sentence, with its legal answers: the best first,
// the rest as the book groups them. One place for it all.

import { classMap, html, nothing, ref, repeat } from "./view.js";
import { command, fighterBy, master, table } from "./store.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { percent, say, signed } from "./words.js";
import { ruleLinks } from "./rules.js";
import { diceForm } from "./dice.js";
import { update } from "./frame.js";
import { countdown } from "./countdown.js";
import { outOfTurn } from "./outofturn.js";

const MANY = 14;
const BEST = 3;

let whyOpen = false;
/** The option whose breakdown is shown. */
let shown = "";

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
      ${question && (draft.trail.length || drafting.unasked()) ? nothing : outOfTurn()}
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
  const ranked = advice?.ranked?.slice(0, BEST) ?? [];
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

/** @param {any} option */
function optionButton(option) {
  const odds = drafting.oddsOf(option.text);
  const open = shown === option.text;
  const hold = holding(option.text);
  return html`
    <span class=${classMap({ "option-box": true, open })}>
      <button class="option" data-text=${option.text} data-fighter=${option.fighter ?? ""}
        aria-describedby=${open && (option.number || odds) ? "breakdown" : nothing}
        @click=${() => drafting.choose(option)}
        @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && show(option, e)}
        @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && show(null)}
        @focus=${(/** @type {Event} */ e) => /** @type {Element} */ (e.target).matches(":focus-visible") && show(option, e)} @blur=${() => show(null)}
        @pointerdown=${hold.down} @pointerup=${hold.up} @contextmenu=${hold.menu}>
        <span class="label">${option.label}</span>
        ${option.detail ? html`<span class="detail">${option.detail}</span>` : nothing}
        ${option.number ? html`<span class="worth">${option.number.name} ${option.number.total}</span>` : nothing}
        ${odds ? html`<span class="worth odds">${short(odds)}</span>` : nothing}
      </button>
      ${open && (option.number || odds) ? html`
        <span class="breakdown" id="breakdown" role="tooltip" ${ref(put)}>
          ${option.number ? parts(option.number) : nothing}
          ${odds ? outcomes(odds) : nothing}
          ${option.rules?.length ? html`<span class="rules">${option.rules.join(" · ")}</span>` : nothing}
        </span>` : nothing}
    </span>`;
}

/** Where the button lies whose breakdown is shown. @type {DOMRect | null} */
let place = null;

/** Put the breakdown above its button, whatever scrolls around it. @param {Element | undefined} element */
function put(element) {
  if (!(element instanceof HTMLElement) || !place) return;
  const wide = element.offsetWidth;
  element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - wide - 8))}px`;
  element.style.bottom = `${innerHeight - place.top + 6}px`;
}

/** @param {any} option @param {Event} [event] */
function show(option, event) {
  place = event ? /** @type {Element} */ (event.currentTarget).getBoundingClientRect() : null;
  shown = option?.text ?? "";
  lit = option ? option.fighter ?? (option.at ? `${option.at[0]},${option.at[1]}` : "") : "";
  litPath = option?.path ?? [];
  litVerb = option?.text ?? "";
  update();
}

/** What the option under the pointer names, for the map. */
export let lit = "";
/** @type {[number, number][]} */
export let litPath = [];
export let litVerb = "";

/** @param {string} text */
function holding(text) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    down: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") return;
      place = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      timer = setTimeout(() => {
        shown = text;
        update();
      }, 450);
    },
    up: () => clearTimeout(timer),
    menu: (/** @type {Event} */ event) => event.preventDefault(),
  };
}

/** @param {any} odds */
function short(odds) {
  // What one hopes for is worth the place, not that nothing comes of it.
  const hoped = odds.outcomes.find((/** @type {any} */ one) => !/^(nothing|none|miss|fail)/.test(one.name));
  const first = hoped ?? odds.outcomes[0];
  return first ? `${first.label} ${percent(first.float)}` : "";
}

/**
 * A number and its parts.
 * @param {any} number
 */
export function parts(number) {
  return html`<span class="parts">
    <span class="sum"><b>${number.name}</b> <b>${number.total}</b></span>
    ${number.parts.map((/** @type {any} */ part) => html`
      <span class="part"><span>${signed(part.value)}</span><span>${part.text}</span>${part.rule && part.rule !== "edict" ? html`<code>${part.rule}</code>` : nothing}</span>`)}
  </span>`;
}

/** @param {any} odds */
function outcomes(odds) {
  return html`<span class="outcomes">
    ${odds.outcomes.slice(0, 8).map((/** @type {any} */ one) => html`
      <span class="outcome"><span>${one.label}</span><span>${percent(one.float, 1)}</span><span class="fraction">${odds.exact ? one.p : ""}</span></span>`)}
    ${odds.mean_damage > 0 ? html`<span class="outcome"><span>${say("mean-damage")}</span><span>${odds.mean_damage.toFixed(1)}</span><span></span></span>` : nothing}
    <span class="exactness">${odds.exact ? say("odds-exact") : say("odds-estimated")}</span>
  </span>`;
}

/** @param {any} question @param {any} next */
function ready(question, next) {
  const odds = drafting.oddsOf(next.text);
  return html`
    <div class="ready">
      ${draft.trail.length === 0 ? html`<p class="choice">${next.label || next.text}</p>` : nothing}
      ${odds ? outcomes(odds) : nothing}
      <div class="options">
        <button class="option go" id="go" ?disabled=${draft.sending} @click=${drafting.confirm}>${draft.sending ? say("sending") : say("do-it")}</button>
        ${question.mine && !drafting.unasked() && canStand(question) ? html`
          <button class="option quiet" @click=${() => stand(question, next.text)}>${say("always-so")}</button>` : nothing}
      </div>
      ${next.open?.length ? html`<div class="open-slots">
        ${next.open.map((/** @type {any} */ slot) => html`
          <button class="small" @click=${() => drafting.change(slot.name)}>${slot.label}: <b>${slot.value_label || "–"}</b> <span aria-hidden="true">✎</span></button>`)}
      </div>` : nothing}
    </div>`;
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
      ${question.mine && !drafting.unasked() ? html`<button class="link" data-do="delegate" @click=${() => command({ do: "delegate", question: question.id })}>${say("let-engine-answer")}</button>` : nothing}
      ${table.state.can.advice && !drafting.wantsAdvice() ? html`<button class="link" @click=${() => drafting.setAdvice(true)}>${say("advice-show")}</button>` : nothing}
      ${standing.map((/** @type {any} */ one) => html`
        <button class="link" @click=${() => command({ do: "unstand", kind: one.kind, fighter: one.fighter })}>${say("stop-standing", { answer: one.label })}</button>`)}
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

/**
 * Arrow keys move among the buttons of a list.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const forward = event.key === "ArrowRight" || event.key === "ArrowDown";
  if (!forward && event.key !== "ArrowLeft" && event.key !== "ArrowUp") return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...list.querySelectorAll("button:not([disabled])")];
  const here = buttons.indexOf(/** @type {Element} */ (document.activeElement));
  if (here < 0) return;
  event.preventDefault();
  const next = buttons[(here + (forward ? 1 : buttons.length - 1)) % buttons.length];
  /** @type {HTMLElement} */ (next).focus();
}

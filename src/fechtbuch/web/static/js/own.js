// Building one's own: deed, then at whom or where, then how, in columns that keep their places. What
// was chosen stays in its column and can be changed there; the sum and the one button stand right.

import { html, nothing, repeat } from "./view.js";
import { fighterBy, table } from "./store.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { percent, say } from "./words.js";
import { optionButton, rove } from "./option.js";
import { ruleLinks } from "./rules.js";
import { explain } from "./explain.js";
import { outcomes, parts } from "./worth.js";
import { reachesNobody } from "./plans.js";
import { update } from "./frame.js";

const MANY = 14;
let whyOpen = false;

/** The columns. @param {any} question */
export function own(question) {
  const steps = drafting.steps();
  const last = steps.length - 1;
  const third = last >= 2 ? last : -1;
  return html`<div class="own" role="group" aria-label=${say("build-own")} data-step=${last}>
    ${column(1, question.kind === "turn" || steps[0]?.slot?.name === "verb" ? say("own-deed") : steps[0]?.slot?.label ?? say("own-deed"), "D", steps, 0)}
    ${draft.pick ? narrowed() : column(2, steps[1]?.slot?.label ?? say("own-target"), "T", steps, last >= 1 ? 1 : -1)}
    ${column(3, third > 0 && steps[third].slot ? steps[third].slot.label : say("own-how"), "H", steps, third, openSlots(steps))}
    ${sum(question)}
  </div>`;
}

/** @param {number} place @param {string} title @param {string} key @param {any[]} steps @param {number} step @param {unknown} [more] */
function column(place, title, key, steps, step, more = nothing) {
  const here = steps[step];
  const now = step === steps.length - 1 && !here?.complete;
  return html`<div class="column ${now ? "now" : ""}" data-column=${place}>
    <div class="caps"><em>${place}</em> <span class="slot-label">${title}</span> <kbd>${key}</kbd></div>
    <div class="groups" @keydown=${rove}>${here?.slot ? slot(here.slot, step, steps) : nothing}${more}</div>
  </div>`;
}

/** @param {any} slot @param {number} step @param {any[]} steps */
function slot(slot, step, steps) {
  if (slot.kind === "text" || slot.options.length === 0) return free(slot);
  const fields = slot.options.filter((/** @type {any} */ option) => option.at && !option.fighter);
  const rest = fields.length > MANY ? slot.options.filter((/** @type {any} */ option) => !fields.includes(option)) : slot.options;
  const groups = slot.groups.length ? slot.groups : [{ key: "", label: "" }];
  const order = [...groups.map((/** @type {any} */ group) => group.key), ""];
  const sorted = [...rest].sort((a, b) => order.indexOf(a.group ?? "") - order.indexOf(b.group ?? ""));
  return html`
    ${fields.length > MANY ? fieldChoice(slot, fields, step) : nothing}
    ${repeat(sorted, (/** @type {any} */ option) => option.value, (/** @type {any} */ option, /** @type {number} */ n) => html`${n && (option.group ?? "") !== (sorted[n - 1].group ?? "") ? html`<i class="gap" aria-hidden="true"></i>` : nothing}${optionButton(option, { step, chosen: chosen(option, steps[step + 1]) })}`)}`;
}

/** @param {any} option @param {any} next */
function chosen(option, next) {
  return next !== undefined && (next.partial === option.text || next.partial.startsWith(`${option.text} `));
}

/** What was left at its usual value and may be changed. @param {any[]} steps */
function openSlots(steps) {
  const next = steps[steps.length - 1];
  if (!next?.complete || !next.open?.length) return nothing;
  return next.open.map((/** @type {any} */ open) => html`
    <button class="option chip open-slot" data-slot=${open.name} @click=${() => drafting.change(open.name)}>
      <span class="label">${open.label}</span> ${open.value === "" ? html`<span class="detail">+</span>` : html`<b class="worth">${open.value_label || "–"}</b>`}</button>`);
}

/** Whatever fits what was tapped on the map, attacks first. */
function narrowed() {
  const fits = drafting.narrowed();
  const who = draft.pick?.fighter ? fighterBy(draft.pick.fighter)?.name : draft.pick?.at;
  return html`<div class="column now" data-column="2">
    <div class="caps"><em>2</em> <span class="slot-label">${say("options-for", { target: who ?? "" })}</span></div>
    <div class="groups" @keydown=${rove}>
      ${fits.map(({ option, verb }) => optionButton({ ...option, label: verb ? say("labelled", { label: verb.label, text: option.label }) : option.label }, { step: draft.trail.length }))}
      <button class="option chip quiet" @click=${() => { draft.pick = null; update(); }}>${say("all-options")}</button>
    </div>
  </div>`;
}

/** @param {any} slot @param {any[]} fields @param {number} step */
function fieldChoice(slot, fields, step) {
  return html`<form class="row field-choice" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const value = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("field");
    const option = fields.find((one) => one.value === value);
    if (option) drafting.chooseAt(step, option);
  }}>
    <span class="hint">${say("pick-field", { count: fields.length })}</span>
    <label><span class="unseen">${slot.label}</span><select name="field">${fields.map((option) => html`<option value=${option.value}>${option.label}</option>`)}</select></label>
    <button class="small">${say("choose")}</button>
  </form>`;
}

/** A slot whose values are typed. @param {any} slot */
function free(slot) {
  return html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const value = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? "");
    const quoted = /^[^\s="]+$/.test(value) ? value : `"${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`;
    drafting.choose({ text: `${draft.next.partial} ${slot.name}=${quoted}` });
  }}>
    <label><span class="unseen">${slot.label}</span><input name="value" .value=${slot.default ?? ""} autocomplete="off" maxlength="200"></label>
    <button class="small">${say("choose")}</button>
  </form>`;
}

/** The whole choice in words, what it comes to, and the button that does it. @param {any} question */
function sum(question) {
  const next = draft.next;
  const complete = Boolean(next?.complete);
  const odds = complete ? drafting.oddsOf(next.text) : null;
  const foe = odds?.hurt.find((/** @type {any} */ one) => one.foe);
  const hears = explain("sum", () => html`<div class="caps">${next?.label}</div>${next?.number ? parts(next.number) : nothing}${odds ? outcomes(odds) : nothing}`, null);
  const deed = drafting.steps()[0]?.slot?.options.find((/** @type {any} */ one) => next?.partial === one.text || next?.partial?.startsWith(`${one.text} `));
  const vain = draft.trail.length > 0 && reachesNobody(question, deed?.group ?? "");
  const words = complete ? next.label || next.text : draft.trail.length ? next?.slot?.label ?? "" : "";
  return html`<div class="sum-column">
    <p class="choice">${words}</p>
    <p class="hint sum-line ${vain ? "warns" : ""}">${vain ? say("reaches-nobody") : complete && next.number ? `${next.number.name} ${next.number.total}` : ""}${odds ? ` · ${short(odds)}` : ""}</p>
    ${draft.refusal ? html`<p class="refusal" role="alert">${draft.refusal}</p>` : nothing}
    <div class="sum-buttons">
      <button class="go option" id="go" ?disabled=${!complete || draft.sending} @click=${drafting.confirm}
        @pointerenter=${hears.enter} @pointerleave=${hears.leave} @focus=${hears.focus} @blur=${hears.leave} @pointerdown=${hears.down} @pointerup=${hears.up}>
        ${draft.sending ? say("sending") : say("do-it")}${foe ? html` · ${percent(foe.chance)}` : nothing} <kbd>⏎</kbd></button>
      <button class="plain back" ?disabled=${draft.trail.length === 0 && !drafting.unasked()} @click=${draft.trail.length ? drafting.back : drafting.leave} title=${say("back")}><span aria-hidden="true">←</span><span class="unseen">${say("back")}</span></button>
    </div>
  </div>`;
}

/** @param {any} odds */
function short(odds) {
  return odds.hurt.slice(0, 2).map((/** @type {any} */ one) => say("odds-harm", { fighter: one.name, share: percent(one.chance) })).join(" · ");
}

/** Why something is not offered: asked for by its name. */
export function whyNot() {
  if (!draft.next?.slot) return nothing;
  return html`<button class="link" data-do="why" aria-expanded=${whyOpen ? "true" : "false"} @click=${() => { whyOpen = !whyOpen; update(); if (whyOpen) typeWhy(); }}>${say("why-not")} <kbd>W</kbd></button>
    ${whyOpen ? html`<form class="why" @keydown=${closeWhy} @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const value = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("value") ?? "").trim();
      if (value) drafting.whyNot(value);
    }}>
      <label>${say("why-not-what")} <input name="value" autocomplete="off" maxlength="100"></label>
      <button class="small">${say("ask")}</button>
      ${draft.why ? html`<p class="why-answer" role="status">${draft.why.text} ${ruleLinks(draft.why.rules)}</p>` : nothing}
    </form>` : nothing}`;
}

/** Whoever asks why not types at once. */
function typeWhy() {
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".why input"))?.focus());
}

/** @param {KeyboardEvent} event */
function closeWhy(event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  whyOpen = false;
  update();
  /** @type {HTMLElement | null} */ (document.querySelector("#question [data-do=why]"))?.focus();
}

/** Whether one builds on a small screen, where plans and columns share the room. */
export function building() {
  return draft.trail.length > 0 || draft.pick !== null || drafting.unasked() || !table.state.questions.some((/** @type {any} */ one) => one.id === draft.question && one.plans?.length);
}

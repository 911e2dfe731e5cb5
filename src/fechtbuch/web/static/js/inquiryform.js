// The form of a question, made from the scenario or the book: fields with words, never with keys.

import { html, live, nothing } from "./view.js";
import { number, say } from "./words.js";
import { update } from "./frame.js";
import { OF_SCENARIO, SIZES, ask, cancel, fieldOf, otherwise, pathOf, state, under, valueOf, widely, wish, wrongNumber } from "./inquiry.js";

const MOST_VARIED = 3;
const MOST_CHANGED = 6;
/** Contenders that a question takes at most. */
const MOST_FIGHTERS = 40;
const LEAST_BATTLES = 20;

/** @param {Event} event */
const typed = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** The fields of the question that is asked, and its button. */
export function inquiryForm() {
  const { form } = state;
  if (!form) return html`<p class="hint" role="status">${say("ask-form-waiting")}</p>`;
  return html`
    ${wish.question === "balance" ? html`${varied(form)}${target(form)}` : nothing}
    ${OF_SCENARIO.includes(wish.question) && !(wish.question === "balance" && /^rounds/.test(wish.target)) ? side(form) : nothing}
    ${wish.question === "matchups" || wish.question === "value" ? fighters(form) : nothing}
    ${wish.question === "matchups" ? plainNumber("squad", say("ask-squad"), String(wish.squad), 1, 12, (text) => { wish.squad = Number(text); }) : nothing}
    ${wish.question === "value" ? plainNumber("battles", say("ask-battles"), wish.battles, LEAST_BATTLES, 2000, (text) => { wish.battles = text; }, say("ask-battles-usual")) : nothing}
    ${wish.question === "regress" ? html`${changed("changes", form.rules, say("ask-change"), say("ask-change-more"))}${scenes(form)}` : nothing}
    <label>${say("ask-fights")}
      <select name="fights" @change=${(/** @type {Event} */ event) => { wish.fights = Number(typed(event)); }}>
        ${[...new Set([...SIZES[wish.question], wish.fights])].sort((a, b) => a - b).map((size) => html`<option value=${size} ?selected=${size === wish.fights}>${number(size)}</option>`)}
      </select></label>
    ${OF_SCENARIO.includes(wish.question) ? html`<details ?open=${wish.set.length > 0}><summary>${say("ask-set")}</summary>${changed("set", form.groups, "", say("ask-set-more"))}</details>` : nothing}
    ${wrong("all")}
    <div class="options">
      <button class="option go" ?disabled=${under()}>${state.run ? say("ask-again") : say("ask-run")}</button>
      ${under() ? html`<button type="button" class="option" @click=${cancel}>${say("cancel")}</button>` : nothing}
    </div>`;
}

/** Ask, if what can be seen here is right. @param {Event} event */
export function submit(event) {
  event.preventDefault();
  state.wrong = problems();
  if (Object.keys(state.wrong).length === 0) ask();
  else {
    update();
    queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(".inquiry [aria-invalid=true]"))?.focus());
  }
}

/** What is wrong, by field. @returns {Record<string, string>} */
function problems() {
  /** @type {Record<string, string>} */
  const found = {};
  const { question } = wish;
  const note = (/** @type {string} */ key, /** @type {string} */ text) => { if (text && !found[key]) found[key] = text; };
  if (question === "balance") {
    if (wish.vary.length === 0) note("vary", say("ask-wrong-vary"));
    wish.vary.forEach((text, place) => {
      const field = fieldOf(state.form.groups, pathOf(text));
      if (wish.vary.findIndex((other) => pathOf(other) === pathOf(text)) < place) note("vary", say("ask-wrong-twice"));
      if (field?.number === null || !field) return;
      const [from, to] = ends(text);
      note("vary", wrongNumber(from, field.low, field.high) || wrongNumber(to, field.low, field.high) || (Number(from) >= Number(to) ? say("ask-wrong-order") : ""));
    });
    if (wish.vary.length > 1) for (const text of wish.costs) if (!(Number(valueOf(text) || "x") >= 0)) note("costs", say("ask-wrong-cost"));
    const [kind, amount] = aim();
    if (kind === "won" && !(Number(amount) > 0 && Number(amount) < 100)) note("target", say("ask-wrong-share"));
    if ((kind === "rounds" || kind === "standing") && !(Number(amount) > 0)) note("target", say("ask-wrong-above"));
  }
  if (question === "regress" && wish.changes.length === 0) note("changes", say("ask-wrong-change"));
  if (question === "matchups" || question === "value") {
    if (wish.fighters.length < 2) note("fighters", say("ask-wrong-two"));
    if (wish.fighters.length > MOST_FIGHTERS) note("fighters", say("ask-wrong-many", { count: wish.fighters.length, most: MOST_FIGHTERS }));
  }
  if (question === "matchups") note("squad", wrongNumber(String(wish.squad), 1, 12));
  if (question === "value" && wish.battles && wrongNumber(wish.battles, LEAST_BATTLES, 2000)) note("battles", say("ask-wrong-battles", { least: LEAST_BATTLES }));
  for (const name of /** @type {const} */ (["set", "changes"])) {
    const groups = name === "set" ? state.form.groups : state.form.rules;
    if ((name === "changes") !== (question === "regress")) continue;
    for (const text of wish[name]) {
      const field = fieldOf(groups, pathOf(text));
      if (field && field.choices.length === 0) note(name, wrongNumber(valueOf(text), field.low, field.high));
    }
  }
  return found;
}

/** What is wrong with a field, beside it. @param {string} name */
function wrong(name) {
  return state.wrong[name] ? html`<p class="wrong" role="alert" id=${`wrong-${name}`}>${state.wrong[name]}</p>` : nothing;
}

/** @param {string} name */
const invalid = (name) => (state.wrong[name] ? "true" : "false");

/** A field chosen by its name, in groups of owners. @param {any[]} groups @param {string} path @param {string} label @param {string} name @param {(field: any) => void} chosen */
function pick(groups, path, label, name, chosen) {
  const title = (/** @type {any} */ group) => (group.side < 0 ? say("ask-switches") : group.owner === "everybody" ? say("ask-everybody") : group.owner);
  return html`<select aria-label=${label} aria-invalid=${invalid(name)} @change=${(/** @type {Event} */ event) => { chosen(fieldOf(groups, typed(event))); state.wrong = {}; update(); }}>
    ${groups.filter((group) => group.fields.length).map((group) => html`<optgroup label=${title(group)}>
      ${group.fields.map((/** @type {any} */ one) => html`<option value=${one.path} ?selected=${one.path === path}>${one.now ? say("ask-now", { label: one.label, now: one.now }) : one.label}</option>`)}
    </optgroup>`)}
  </select>`;
}

/** Whose field it is, where a closed list would not say. @param {any[]} groups @param {string} path */
function owner(groups, path) {
  const found = groups.find((group) => group.fields.some((/** @type {any} */ one) => one.path === path));
  return found?.side >= 0 && found.owner !== "everybody" ? html`<b class="owner side-${found.side % 6}">${found.owner}</b>` : nothing;
}

/** Both ends of a range. @param {string} text */
function ends(text) {
  const [from = "", to = ""] = valueOf(text).split("..");
  return [from, to];
}

/** What may be otherwise, and how far. @param {any} form */
function varied(form) {
  const groups = form.groups;
  const put = (/** @type {number} */ place, /** @type {string} */ text) => { wish.vary = wish.vary.map((one, at) => (at === place ? text : one)); };
  return html`<fieldset class="rows" aria-describedby="wrong-vary"><legend>${say("ask-vary")}</legend>
    ${wish.vary.map((text, place) => {
      const path = pathOf(text);
      const field = fieldOf(groups, path);
      const [from, to] = ends(text);
      const step = valueOf(text).split("..")[2];
      const range = (/** @type {string} */ a, /** @type {string} */ b) => put(place, `${path}=${a.trim()}..${b.trim()}${step ? `..${step}` : ""}`);
      const price = wish.costs.find((one) => pathOf(one) === path);
      return html`<div class="varied">
        ${owner(groups, path)}${pick(groups, path, say("ask-vary"), "vary", (chosen) => put(place, widely(chosen)))}
        ${field?.number === null
          ? html`<span class="hint">${say("ask-vary-all", { values: field.choices.map((/** @type {any} */ one) => one.text).join(", ") })}</span>`
          : html`<label>${say("ask-vary-low")} <input inputmode="numeric" name="low" aria-invalid=${invalid("vary")} .value=${live(from)} @change=${(/** @type {Event} */ event) => range(typed(event), to)}></label>
            <label>${say("ask-vary-high")} <input inputmode="numeric" name="high" aria-invalid=${invalid("vary")} .value=${live(to)} @change=${(/** @type {Event} */ event) => range(from, typed(event))}></label>`}
        ${wish.vary.length > 1 ? html`<label>${say("ask-cost")} <input inputmode="decimal" aria-invalid=${invalid("costs")} .value=${live(price ? valueOf(price) : "1")} @change=${(/** @type {Event} */ event) => { wish.costs = [...wish.costs.filter((one) => pathOf(one) !== path), `${path}=${typed(event).trim().replace(",", ".")}`]; }}></label>
          <button type="button" class="link" @click=${() => { wish.vary = wish.vary.filter((_, at) => at !== place); update(); }}>${say("remove")}</button>` : nothing}
      </div>`;
    })}
    ${wrong("vary")}${wrong("costs")}
    ${wish.vary.length < MOST_VARIED ? html`<button type="button" class="link" @click=${() => { const next = unused(groups, wish.vary, true); if (next) wish.vary = [...wish.vary, widely(next)]; update(); }}>${say("ask-vary-more")}</button>` : nothing}
  </fieldset>`;
}

/** A field that is not chosen yet. @param {any[]} groups @param {string[]} chosen @param {boolean} numbers */
function unused(groups, chosen, numbers) {
  return groups.flatMap((group) => group.fields).find((one) => (!numbers || one.number !== null) && chosen.every((other) => pathOf(other) !== one.path));
}

/** The kind of target, and its number. @returns {[string, string]} */
function aim() {
  if (wish.target === "50%") return ["even", ""];
  const [kind, amount] = wish.target.split("=");
  if (amount !== undefined) return [kind, amount];
  const [one, other] = wish.target.split(":").map(Number);
  return ["won", other ? String((100 * one) / (one + other)) : wish.target.replace("%", "")];
}

/** What it should come to. @param {any} form */
function target(form) {
  const [kind, amount] = aim();
  const usual = { even: "50%", won: "60%", rounds: "rounds=4", standing: "standing=1" };
  const write = (/** @type {string} */ text) => { wish.target = kind === "won" ? `${text}%` : `${kind}=${text}`; };
  return html`<fieldset class="rows"><legend>${say("ask-target")}</legend><div class="varied">
    <select name="target" aria-label=${say("ask-target")} @change=${(/** @type {Event} */ event) => { wish.target = usual[/** @type {keyof typeof usual} */ (typed(event))]; state.wrong = {}; update(); }}>
      ${Object.keys(usual).map((one) => html`<option value=${one} ?selected=${one === kind}>${say(`ask-target-${one}`)}</option>`)}
    </select>
    ${kind === "even" ? nothing : html`<label>${kind === "won" ? say("ask-target-percent") : say("ask-target-number")} <input inputmode="decimal" name="amount" aria-invalid=${invalid("target")} .value=${live(amount)} @change=${(/** @type {Event} */ event) => write(typed(event).trim().replace(",", "."))}></label>`}
  </div>${wrong("target")}</fieldset>`;
}

/** Whose wins are told. @param {any} form */
function side(form) {
  return html`<label>${say("ask-side")}
    <select name="side" @change=${(/** @type {Event} */ event) => { wish.side = typed(event); }}>
      ${form.sides.map((/** @type {any} */ one, /** @type {number} */ place) => html`<option value=${place ? one.value : ""} ?selected=${one.value === wish.side}>${one.text}</option>`)}
    </select>${wrong("side")}</label>`;
}

/** Who takes part. @param {any} form */
function fighters(form) {
  const all = form.fighters.map((/** @type {any} */ one) => one.value);
  // Whoever came with a link may be written otherwise than the book has him.
  const more = wish.fighters.filter((one) => !all.includes(one)).map((one) => ({ value: one, text: one }));
  const some = (/** @type {string[]} */ chosen) => { wish.fighters = chosen; state.wrong = {}; update(); };
  return html`<fieldset class="rows"><legend>${say("ask-fighters")}</legend>
    <div class="row"><button type="button" class="link" @click=${() => some(all)}>${say("ask-all")}</button><button type="button" class="link" @click=${() => some([])}>${say("ask-none")}</button></div>
    <div class="crowd">${[...form.fighters, ...more].map((/** @type {any} */ one) => html`<label class="check"><input type="checkbox" name="fighter" aria-invalid=${invalid("fighters")} .checked=${live(wish.fighters.includes(one.value))} @change=${() => some(wish.fighters.includes(one.value) ? wish.fighters.filter((other) => other !== one.value) : [...wish.fighters, one.value])}> ${one.text}</label>`)}</div>
    ${wrong("fighters")}</fieldset>`;
}

/** @param {string} name @param {string} label @param {string} now @param {number} low @param {number} high @param {(text: string) => void} put @param {string} [hint] */
function plainNumber(name, label, now, low, high, put, hint = "") {
  return html`<label>${label} <input inputmode="numeric" name=${name} placeholder=${hint} aria-invalid=${invalid(name)} .value=${live(now)} @change=${(/** @type {Event} */ event) => { put(typed(event).trim()); state.wrong = {}; update(); }}>${wrong(name)}</label>`;
}

/** Things that get another value. @param {"set" | "changes"} name @param {any[]} groups @param {string} legend @param {string} more */
function changed(name, groups, legend, more) {
  const put = (/** @type {number} */ place, /** @type {string} */ text) => { wish[name] = wish[name].map((one, at) => (at === place ? text : one)); };
  return html`<fieldset class="rows">${legend ? html`<legend>${legend}</legend>` : nothing}
    ${wish[name].map((text, place) => {
      const path = pathOf(text);
      const field = fieldOf(groups, path);
      return html`<div class="varied">
        ${owner(groups, path)}${pick(groups, path, more, name, (chosen) => put(place, otherwise(chosen)))}
        ${field?.choices.length
          ? html`<select aria-label=${say("ask-value-of")} @change=${(/** @type {Event} */ event) => put(place, `${path}=${typed(event)}`)}>${field.choices.map((/** @type {any} */ one) => html`<option value=${one.value} ?selected=${one.value === valueOf(text)}>${one.text}</option>`)}</select>`
          : html`<label>${say("ask-value-of")} <input inputmode="numeric" aria-invalid=${invalid(name)} .value=${live(valueOf(text))} @change=${(/** @type {Event} */ event) => put(place, `${path}=${typed(event).trim()}`)}></label>`}
        <button type="button" class="link" @click=${() => { wish[name] = wish[name].filter((_, at) => at !== place); update(); }}>${say("remove")}</button>
      </div>`;
    })}
    ${wrong(name)}
    ${wish[name].length < MOST_CHANGED ? html`<button type="button" class="link" @click=${() => { const next = unused(groups, wish[name], false); if (next) wish[name] = [...wish[name], otherwise(next)]; update(); }}>${more}</button>` : nothing}
  </fieldset>`;
}

/** In which scenarios; in all where none is chosen. @param {any} form */
function scenes(form) {
  return html`<details ?open=${wish.scenarios.length > 0}><summary>${say("ask-scenarios")}</summary>
    <div class="crowd wide">${form.scenarios.map((/** @type {any} */ one) => html`<label class="check"><input type="checkbox" .checked=${live(wish.scenarios.includes(one.value))} @change=${() => { wish.scenarios = wish.scenarios.includes(one.value) ? wish.scenarios.filter((other) => other !== one.value) : [...wish.scenarios, one.value]; update(); }}> ${one.text}</label>`)}</div>
    ${wrong("scenarios")}</details>`;
}

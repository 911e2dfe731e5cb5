// The laboratory: "Is it fair?", many fights at once, sharper while one watches, and the designer's
// other questions.

import { html, nothing, ref } from "./view.js";
import { complain, head, onLanguage, start, update } from "./frame.js";
import { call, get, post, spoken } from "./api.js";
import { number, say } from "./words.js";
import { chart } from "./charts.js";
import { outcome } from "./outcome.js";
import { rulePages } from "./readings.js";
import { OWN, fill, ownScene, ownScenes, sceneOf } from "./stock.js";
import { OF_SCENARIO, ask, forget, loadForm, open, retell, turnTo, wish } from "./inquiry.js";
import { inquiryForm, submit } from "./inquiryform.js";
import { finding } from "./finding.js";
import { ladder, loadLadder } from "./ladder.js";

const POLL = 350;
const SIZES = [1_000, 10_000, 100_000];
const FAIR = "fair";
const LADDER = "ladder";
const QUESTIONS = [FAIR, "balance", "sensitivity", "why", "matchups", "regress", "value", LADDER];

const asked = new URLSearchParams(location.search);
const form = {
  scenario: asked.get("scenario") ?? "",
  table: asked.get("table") ?? "",
  fights: 10_000,
  sweep: "",
  set: "",
};

/** @type {any[]} */
let scenarios = [];
/** What the books say of themselves, their switches among it. @type {any[]} */
let known = [];
/** @type {any} */
let run = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Whether the address asked for an answer at once. */
let hasty = open(asked) && asked.has("fights");
/** Whether it is asked how strong the engine is: that was measured once and for all. */
let measured = asked.get("ask") === LADDER;

async function load() {
  try {
    [scenarios, known] = await Promise.all([get(spoken("/api/scenarios")), get(spoken("/api/books")), fill()]);
    // A link to a scene of somebody else's leads to one that everybody has.
    if ((!form.scenario || (form.scenario.startsWith(OWN) && !ownScene(form.scenario))) && !form.table) form.scenario = scenarios[0]?.name ?? "";
    if (wish.question) await about();
    if (measured) await loadLadder();
    // On a phone the questions are one row: the chosen one is in sight.
    document.querySelector(".chip[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  } catch (error) {
    complain(error);
  }
  update();
}

/** The scenario or the book that is asked about, and its form. */
async function about() {
  wish.table = form.table;
  wish.scenario = form.scenario;
  wish.book ||= chosen()?.book ?? known[0]?.key ?? "";
  try {
    wish.data = await whole();
  } catch (error) {
    complain(error);
    return;
  }
  await loadForm();
  if (hasty) ask();
  hasty = false;
}

/** What is known of the scenario that is chosen; nothing of a table's. @returns {any} */
function chosen() {
  return form.table ? undefined : scenarios.find((one) => one.name === form.scenario) ?? ownScene(form.scenario);
}

/** The scenario itself where it is one's own: the server does not know it by its name. @returns {Promise<any>} */
async function whole() {
  return !form.table && ownScene(form.scenario) ? (await sceneOf(form.scenario.slice(OWN.length))).data : null;
}

/** @param {string} question */
function choose(question) {
  const before = wish.question;
  measured = question === LADDER;
  turnTo(question === FAIR || measured ? "" : question);
  if (measured) loadLadder();
  if (wish.question && wish.question !== before) about();
  const address = question === FAIR ? new URLSearchParams() : new URLSearchParams({ ask: question });
  if (form.table) address.set("table", form.table);
  else address.set("scenario", form.scenario);
  history.replaceState(null, "", `${location.pathname}?${address}${form.table ? location.hash : ""}`);
  update();
}

/** The question that is asked. */
function here() {
  return measured ? LADDER : wish.question || FAIR;
}

function page() {
  return html`
    ${head({ here: "/simulate" })}
    <nav class="asks" aria-label=${say("ask")}>
      <span class="asks-label">${say("ask")}</span>
      ${QUESTIONS.map((one) => html`<button type="button" class="chip" data-ask=${one} aria-pressed=${here() === one ? "true" : "false"} @click=${() => choose(one)}>${say(`ask-${one}`)}</button>`)}
    </nav>
    ${measured ? ladder() : wish.question ? inquiry() : fair()}`;
}

/** One of the designer's questions. */
function inquiry() {
  return html`
    <main id="main" class="inquiry">
      <div class="asking">
        <h1>${say(`ask-${wish.question}`)}</h1>
        <p class="story">${say(`ask-about-${wish.question}`)}</p>
        <form class="leaf" novalidate @submit=${submit}>
          ${OF_SCENARIO.includes(wish.question) ? fightChoice(true) : bookChoice()}
          ${inquiryForm()}
        </form>
      </div>
      ${finding()}
    </main>`;
}

/** What is asked about: a scenario, or the fight of a table. @param {boolean} anew whether the form hangs on it */
function fightChoice(anew) {
  const take = (/** @type {string} */ name) => {
    form.scenario = name;
    form.table = "";
    if (anew) {
      forget();
      wish.book = "";
      about();
    }
    update();
  };
  if (form.table) return html`<p>${say("simulate-table")} <button type="button" class="link" @click=${() => take(scenarios[0]?.name ?? "")}>${say("simulate-other")}</button></p>`;
  return html`<label>${say("scenario")}
    <select name="scenario" @change=${(/** @type {Event} */ event) => take(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${books().map(([title, list]) => html`<optgroup label=${title}>${list.map((one) => html`<option value=${one.name} ?selected=${one.name === form.scenario}>${one.title}</option>`)}</optgroup>`)}
      ${ownScenes().length ? html`<optgroup label=${say("my-scenes")}>${ownScenes().map((one) => html`<option value=${OWN + one.id} ?selected=${OWN + one.id === form.scenario}>${one.name}</option>`)}</optgroup>` : nothing}
    </select></label>`;
}

function bookChoice() {
  return html`<label>${say("book")}
    <select name="book" @change=${(/** @type {Event} */ event) => { forget(); wish.book = /** @type {HTMLSelectElement} */ (event.target).value; about(); update(); }}>
      ${known.map((one) => html`<option value=${one.key} ?selected=${one.key === wish.book}>${one.title}</option>`)}
    </select></label>`;
}

/** How often each side wins. */
function fair() {
  const running = run && (run.status === "running" || run.status === "waiting");
  return html`
    <main id="main" class="simulate">
      <section class="intro"><h1>${say("simulate-title")}</h1><p class="story">${say("simulate-text")}</p></section>
      <form class="simulate-form" @submit=${begin}>
        ${fightChoice(false)}
        <label>${say("fights")}
          <select @change=${(/** @type {Event} */ event) => { form.fights = Number(/** @type {HTMLSelectElement} */ (event.target).value); }}>
            ${SIZES.map((size) => html`<option value=${size} ?selected=${size === form.fights}>${number(size)}</option>`)}
          </select></label>
        <details><summary>${say("simulate-more")}</summary>
          <label>${say("simulate-set")} <input name="set" .value=${form.set} placeholder="options.morale=false" @input=${(/** @type {Event} */ event) => { form.set = /** @type {HTMLInputElement} */ (event.target).value; }}></label>
          <label>${say("simulate-sweep")} <input name="sweep" .value=${form.sweep} placeholder="kurt.ws=2..6" @input=${(/** @type {Event} */ event) => { form.sweep = /** @type {HTMLInputElement} */ (event.target).value; }}></label>
          ${switches()}
        </details>
        <div class="options">
          <button class="option go" ?disabled=${running}>${say("simulate-run")}</button>
          ${running ? html`<button type="button" class="option" @click=${cancel}>${say("cancel")}</button>` : nothing}
        </div>
      </form>
      ${run ? result() : nothing}
    </main>`;
}

/** The switches of the scenario's book: what each means, its rules, and a press that sets it otherwise. */
function switches() {
  const book = known.find((one) => one.key === chosen()?.book);
  if (!book) return nothing;
  return html`<p class="hint">${say("options-of-book")}</p>
    <ul class="switches">${book.options.map((/** @type {any} */ option) => {
      const other = `options.${option.name}=${option.values.find((/** @type {any} */ one) => one !== option.default)}`;
      return html`<li><button type="button" class="link" @click=${() => setOtherwise(option.name, other)}><code>${other}</code></button> ${option.meaning} ${rulePages(book.key, option.rules)}</li>`;
    })}</ul>`;
}

/** Set a switch, in the place of what was said of it before. @param {string} name @param {string} text */
function setOtherwise(name, text) {
  form.set = [...form.set.split(/\s+/).filter((one) => one && !one.startsWith(`options.${name}=`)), text].join(" ");
  update();
}

function books() {
  /** @type {Map<string, any[]>} */
  const found = new Map();
  for (const one of scenarios) found.set(one.book_title, [...(found.get(one.book_title) ?? []), one]);
  return [...found];
}

function result() {
  const share = run.fights ? run.done / run.fights : 0;
  return html`
    <section class="result" aria-label=${say("result")} aria-busy=${run.status === "running" ? "true" : "false"}>
      <p class="progress" role="status"><progress max="1" .value=${share} aria-label=${say("progress")}></progress> ${say(`simulate-${run.status}`, { done: run.done, fights: run.fights })}</p>
      ${run.problem ? html`<p class="refusal" role="alert">${run.problem}</p>` : nothing}
      ${run.at ? html`<p class="varied">${run.at}</p>` : nothing}
      ${outcome(run, sideName)}
      <div class="charts">
        ${shownCharts().map(([kind, specification]) => html`
          <figure class="chart"><figcaption>${say(`chart-${kind}`)}</figcaption>
            <div role="img" aria-label=${say(`chart-${kind}`)} ${ref((/** @type {Element | undefined} */ element) => { chart(element, specification).catch(complain); })}></div></figure>`)}
      </div>
    </section>`;
}

/** The shares of one fight stand above already; of a sweep they are a chart. @returns {[string, any][]} */
function shownCharts() {
  const all = Object.entries(run.charts);
  return all.length > 2 ? all.filter(([kind]) => kind !== "win-share") : all;
}

/** What a side is called in the language that is spoken now. @param {any} side */
function sideName(side) {
  const about = scenarios.find((one) => one.name === form.scenario);
  return about?.sides.find((/** @type {any} */ one) => one.slug === side.slug)?.name ?? side.name;
}

/** @param {SubmitEvent} event */
async function begin(event) {
  event.preventDefault();
  clearTimeout(timer);
  const words = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean);
  try {
    const about = form.table ? { table: form.table } : { scenario: (await whole()) ?? form.scenario };
    const body = { fights: form.fights, sweep: words(form.sweep), set: words(form.set), ...about };
    // The fight of a table is its game master's to try out; the token is in the fragment.
    const { id } = await post(spoken("/api/simulations"), body, form.table ? location.hash.slice(1) : undefined);
    run = { id, status: "waiting", done: 0, fights: form.fights, sides: [], draws: 0, rounds: null, charts: {}, problem: null };
    poll(id);
  } catch (error) {
    complain(error);
  }
  update();
}

/** @param {string} id */
async function poll(id) {
  clearTimeout(timer);
  try {
    const now = await get(spoken(`/api/simulations/${id}`));
    if (run?.id !== id) return;
    run = now;
    if (run.status === "running" || run.status === "waiting") timer = setTimeout(() => poll(id), POLL);
  } catch (error) {
    complain(error);
  }
  update();
}

async function cancel() {
  try {
    await call("DELETE", `/api/simulations/${run.id}`);
    clearTimeout(timer);
    poll(run.id);
  } catch (error) {
    complain(error);
  }
}

onLanguage(async () => {
  [scenarios, known] = await Promise.all([get(spoken("/api/scenarios")), get(spoken("/api/books"))]).catch((error) => { complain(error); return [scenarios, known]; });
  update();
  if (measured) await loadLadder();
  await retell();
  if (run?.id) await poll(run.id);
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", update);
addEventListener("resize", update);
start(page).then(load);

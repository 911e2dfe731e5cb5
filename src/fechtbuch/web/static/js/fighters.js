// My fighters and my scenes: the list under one's key, and the sheet of one fighter.

import { html, nothing, live } from "./view.js";
import { complain, head, onLanguage, start, tell, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { language, say } from "./words.js";
import { dropKey, fetched, key, mine, send } from "./chest.js";
import { keep, recall } from "./memory.js";
import { form } from "./sheetform.js";
import { remember } from "./recent.js";
import { save } from "./files.js";

/** @type {any[]} */
let books = [];
/** @type {any} */
let all = null;
/** What a file came to. @type {any[]} */
let brought = [];
/** @type {{id: string, book: string, sheet: any, form: any, reckoned: any, dirty: boolean} | null} */
let open = null;
/** Pictures by hash. @type {Map<string, string>} */
const pictures = new Map();
let timer = 0;
let asked = 0;
let one = "";
let other = "";
/** The book that a table of fighters is for, where it does not say so. */
let wished = "";
let busy = false;

async function load() {
  try {
    books = await get(spoken("/api/books"));
    all = key() ? await mine("GET") : { fighters: [], scenes: [], keep_days: 0 };
    if (open) open.form = await get(spoken(`/api/books/${open.book}/sheet`));
    for (const fighter of all.fighters) paint(fighter);
  } catch (error) {
    if (/** @type {any} */ (error).status === 403) dropKey();
    all ??= { fighters: [], scenes: [], keep_days: 0 };
    complain(error);
  }
  if (open) reckon();
  update();
}

/** @param {any} fighter */
async function paint(fighter) {
  if (!fighter.portrait || pictures.has(fighter.portrait)) return;
  try {
    pictures.set(fighter.portrait, URL.createObjectURL(await fetched(`/fighters/${fighter.id}/portrait`)));
    update();
  } catch {
    // A fighter without a face fights as well.
  }
}

/** Do something that may fail, and look again. @param {() => Promise<unknown>} work */
async function tried(work) {
  if (busy) return;
  busy = true;
  update();
  try {
    await work();
  } catch (error) {
    const problems = /** @type {any} */ (error).problems ?? [];
    complain(error, problems.length ? html`<ul>${problems.slice(0, 6).map((/** @type {any} */ each) => html`<li>${each.field} ${each.problem} ${each.remedy}</li>`)}</ul>` : nothing);
  }
  busy = false;
  update();
}

/** @param {string} book @param {any} sheet @param {string} [id] */
async function edit(book, sheet, id = "") {
  await tried(async () => {
    const drawn = await get(spoken(`/api/books/${book}/sheet`));
    open = { id, book, sheet: { ...(id || Object.keys(sheet).length ? {} : drawn.blank), ...sheet }, form: drawn, reckoned: { problems: [], numbers: [] }, dirty: !id };
    delete open.sheet.book;
    reckon();
    scrollTo(0, 0);
  });
}

function reckon() {
  clearTimeout(timer);
  timer = window.setTimeout(async () => {
    if (!open) return;
    const about = open;
    const turn = (asked += 1);
    try {
      const answer = await post(spoken(`/api/books/${about.book}/sheet`), about.sheet);
      if (turn !== asked) return; // a later question has been asked meanwhile
      about.reckoned = answer;
    } catch (error) {
      complain(error);
    }
    update();
  }, 200);
}

function changed() {
  if (open) open.dirty = true;
  reckon();
  update();
}

async function keepSheet() {
  const about = open;
  if (!about) return;
  await tried(async () => {
    const body = { book: about.book, ...about.sheet };
    const kept = about.id ? await mine("PUT", `/fighters/${about.id}`, body) : await mine("POST", "/fighters", body);
    about.id = kept.id;
    about.dirty = false;
    tell(say("sheet-kept", { name: kept.name }));
    all = await mine("GET");
  });
}

/** @param {Event} event */
async function bringIn(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  for (const file of input.files ?? []) {
    await tried(async () => {
      const book = /\.[ct]sv$/i.test(file.name) ? `&book=${wished || books[0].key}` : "";
      brought = [...brought, ...(await send("POST", spoken(`/import?name=${encodeURIComponent(file.name)}${book}`), file))];
      all = await mine("GET");
    });
  }
  input.value = "";
}

/** @param {Event} event @param {any} fighter */
async function portrait(event, fighter) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  await tried(async () => {
    paint(await send("PUT", `/fighters/${fighter.id}/portrait`, file));
    all = await mine("GET");
    all.fighters.forEach(paint);
  });
  input.value = "";
}

/** @param {string} chosen `own:ID` or `book:BOOK:KEY` */
async function entry(chosen) {
  const [kind, first, second] = chosen.split(":");
  if (kind === "book") return { book: first, entry: { use: second } };
  const found = await mine("GET", `/fighters/${first}`);
  const { book, ...sheet } = found.data;
  return { book: found.book ?? book, entry: sheet };
}

async function fight() {
  await tried(async () => {
    const [ours, theirs] = [await entry(one), await entry(other)];
    const scenario = {
      book: ours.book,
      title: say("bout-title"),
      sides: [{ name: say("side-number", { number: 1 }), slug: "one", fighters: [ours.entry] }, { name: say("side-number", { number: 2 }), slug: "two", fighters: [theirs.entry] }],
    };
    await begin(scenario, say("bout-title"), "one", ["two"], one.startsWith("own:") ? one.slice(4) : "");
  });
}

/** The fights that one's own fighters were sent into. @returns {{fighter: string, table: string, token: string}[]} */
function fought() {
  try {
    return JSON.parse(recall("fought") || "[]");
  } catch {
    return [];
  }
}

/** @param {any} card */
async function keepWounds(card) {
  await tried(async () => {
    const last = fought().find((each) => each.fighter === card.id);
    if (!last) return;
    await mine("POST", `/fighters/${card.id}/after`, { table: last.table, token: last.token });
    keep("fought", JSON.stringify(fought().filter((each) => each.fighter !== card.id)));
    tell(say("wounds-kept", { name: card.name }));
    all = await mine("GET");
  });
}

/** @param {any} scenario @param {string} title @param {string} side @param {string[]} engine @param {string} [fighter] */
async function begin(scenario, title, side, engine, fighter = "") {
  const opened = await post("/api/tables", { scenario, seats: [{ name: say("you"), side }], engine, language: language() });
  remember(opened, title, opened.links.seats[0].link);
  const token = decodeURIComponent(opened.links.seats[0].link.split("#")[1] ?? "");
  if (fighter) keep("fought", JSON.stringify([{ fighter, table: opened.table, token }, ...fought().filter((each) => each.fighter !== fighter)].slice(0, 20)));
  location.href = opened.links.seats[0].link;
}

/** @param {any} scene */
async function playScene(scene) {
  await tried(async () => {
    const { data } = await mine("GET", `/scenes/${scene.id}`);
    await begin(data, scene.name, data.sides[0].slug, data.sides.slice(1).map((/** @type {any} */ each) => each.slug));
  });
}

/** @param {any} card */
function face(card) {
  const picture = card.portrait && pictures.get(card.portrait);
  const letters = card.name.split(/\s+/).map((/** @type {string} */ part) => part[0] ?? "").slice(0, 2).join("");
  return picture ? html`<img class="face" src=${picture} alt="" width="64" height="64">` : html`<span class="face side-${[...card.name].length % 4}" aria-hidden="true">${letters}</span>`;
}

/** @param {any} card */
function fighterCard(card) {
  return html`<li class="card" data-fighter=${card.name}>
    ${face(card)}
    <div><h3>${card.name}</h3><p class="hint">${card.book_title}</p></div>
    <div class="options">
      <button class="option small" @click=${() => tried(async () => { const found = await mine("GET", `/fighters/${card.id}`); busy = false; await edit(card.book, found.data, card.id); })} aria-label="${say("edit")}: ${card.name}">${say("edit")}</button>
      <button class="small" @click=${() => tried(async () => { const found = await mine("GET", `/fighters/${card.id}`); busy = false; await edit(card.book, { ...found.data, name: say("copy-of", { name: card.name }) }); })} aria-label="${say("duplicate")}: ${card.name}">${say("duplicate")}</button>
      <button class="small" @click=${() => tried(async () => { const found = await mine("GET", `/fighters/${card.id}`); save(new Blob([found.toml], { type: "text/plain" }), `${card.name}.toml`); })} aria-label="TOML: ${card.name}">TOML</button>
      ${fought().some((each) => each.fighter === card.id) ? html`<button class="small" @click=${() => keepWounds(card)} aria-label="${say("keep-wounds")}: ${card.name}">${say("keep-wounds")}</button>` : nothing}
      <label class="button small file">${say("portrait")}<input type="file" accept="image/png,image/jpeg,image/webp" aria-label="${say("portrait")}: ${card.name}" @change=${(/** @type {Event} */ event) => portrait(event, card)}></label>
      <button class="small" @click=${() => confirm(say("delete-sure", { name: card.name })) && tried(async () => { await mine("DELETE", `/fighters/${card.id}`); all = await mine("GET"); })} aria-label="${say("delete")}: ${card.name}">${say("delete")}</button>
    </div></li>`;
}

/** Who can be put into a bout. @param {string} value @param {(value: string) => void} choose @param {string} label @param {string} book */
function chooser(value, choose, label, book) {
  return html`<label>${label}<select @change=${(/** @type {Event} */ event) => { choose(/** @type {HTMLSelectElement} */ (event.target).value); update(); }}>
    <option value="">–</option>
    <optgroup label=${say("my-fighters")}>${all.fighters.filter((/** @type {any} */ each) => !book || each.book === book).map((/** @type {any} */ each) => html`<option value="own:${each.id}" ?selected=${value === `own:${each.id}`}>${each.name}</option>`)}</optgroup>
    ${books.filter((each) => !book || each.key === book).map((each) => html`<optgroup label=${each.title}>${each.fighters.map((/** @type {any} */ fighter) => html`<option value="book:${each.key}:${fighter.key}" ?selected=${value === `book:${each.key}:${fighter.key}`}>${fighter.name}</option>`)}</optgroup>`)}
  </select></label>`;
}

/** @param {string} chosen */
function bookOf(chosen) {
  const [kind, first] = chosen.split(":");
  return kind === "book" ? first : all.fighters.find((/** @type {any} */ each) => each.id === first)?.book ?? "";
}

function list() {
  return html`
    <section class="intro"><h1>${say("my-fighters")}</h1><p class="story">${say("fighters-text")}</p></section>
    <section class="bench">
      <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const chosen = /** @type {HTMLSelectElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("start")).value;
        const [book, fighter] = chosen.split(":");
        if (!fighter) edit(book, {});
        else get(`/api/books/${book}/fighters/${fighter}`).then((sheet) => edit(book, sheet), complain);
      }}>
        <label>${say("begin-with")}<select name="start" @change=${(/** @type {Event} */ event) => { [wished] = /** @type {HTMLSelectElement} */ (event.target).value.split(":"); }}>${books.map((each) => html`<optgroup label=${each.title}>
          <option value="${each.key}:">${say("blank-sheet", { book: each.title })}</option>
          ${each.fighters.map((/** @type {any} */ fighter) => html`<option value="${each.key}:${fighter.key}">${fighter.name}</option>`)}</optgroup>`)}</select></label>
        <button class="go" ?disabled=${busy}>${say("new-fighter")}</button>
      </form>
      <label class="button file">${say("import-files")}<input type="file" multiple accept=".gcs,.csv,.tsv,.toml,.json,.zip" @change=${bringIn}></label>
      <p class="hint">${say("import-hint")}</p>
    </section>
    ${brought.length ? html`<section class="brought"><h2>${say("brought-in")}</h2>${brought.map((each) => html`
      <details open><summary>${each.name}</summary>
        ${Object.keys(each.agreement).length ? html`<p>${say("agreement", { agree: sum(each, 0), all: sum(each, 1) })}</p>` : nothing}
        ${each.remarks.length ? html`<ul>${each.remarks.map((/** @type {string} */ remark) => html`<li>${remark}</li>`)}</ul>` : nothing}</details>`)}</section>` : nothing}
    <ul class="cards">${all.fighters.map(fighterCard)}</ul>
    <section class="bout"><h2>${say("bout")}</h2><div class="row">
      ${chooser(one, (value) => { one = value; if (bookOf(value) !== bookOf(other)) other = ""; }, say("you"), "")}
      ${chooser(other, (value) => { other = value; }, say("foe"), one ? bookOf(one) : "")}
      <button class="option go" ?disabled=${!one || !other || busy} @click=${fight}>${say("play-engine")}</button></div></section>
    ${all.scenes.length ? html`<section><h2>${say("my-scenes")}</h2><ul class="cards">${all.scenes.map((/** @type {any} */ scene) => html`
      <li class="card" data-scene=${scene.name}><div><h3>${scene.name}</h3><p class="hint">${scene.book_title}</p></div><div class="options">
        <button class="small" @click=${() => playScene(scene)}>${say("play-engine")}</button>
        <button class="small" @click=${() => tried(async () => { await mine("DELETE", `/scenes/${scene.id}`); all = await mine("GET"); })}>${say("delete")}</button></div></li>`)}</ul></section>` : nothing}
    ${key() ? html`<section class="key"><h2>${say("my-key")}</h2><p>${say("my-key-text", { days: all.keep_days })}</p>
      <p><code>${location.origin}/fighters#${key()}</code></p>
      <div class="options">
        <button class="small" @click=${() => tried(async () => save(await fetched("/export"), "fechtbuch.zip"))}>${say("export-all")}</button>
        <button class="small" @click=${() => confirm(say("delete-all-sure")) && tried(async () => { await mine("DELETE"); dropKey(); all = { fighters: [], scenes: [], keep_days: 0 }; })}>${say("delete-all")}</button></div></section>` : nothing}`;
}

/** @param {any} each @param {number} place */
function sum(each, place) {
  return Object.values(each.agreement).reduce((/** @type {number} */ total, /** @type {any} */ pair) => total + pair[place], 0);
}

function sheet() {
  const about = open;
  if (!about) return nothing;
  const problems = about.reckoned.problems;
  const setting = { labels: about.form.labels, words: about.form.words, problems, changed, siblings: new Map() };
  return html`
    <div class="sheet-head">
      <button class="plain" @click=${() => { if (!about.dirty || confirm(say("leave-sure"))) { open = null; update(); } }}>‹ ${say("my-fighters")}</button>
      <p class="hint">${about.form.title}</p>
      <label class="sheet-name"><span class="unseen">${about.form.labels.name}</span><input id="sheet-name" maxlength="60" placeholder=${about.form.labels.name} .value=${live(about.sheet.name ?? "")} @input=${(/** @type {Event} */ event) => { about.sheet.name = /** @type {HTMLInputElement} */ (event.target).value; changed(); }}></label>
      <button class="go" ?disabled=${busy || problems.length > 0 || !about.sheet.name} @click=${keepSheet}>${say("keep")}</button>
    </div>
    <div class="sheet">
      <div class="sheet-form">${form(about.form.form, about.sheet, setting)}</div>
      <aside class="sheet-numbers" aria-label=${say("what-follows")}>
        <h2>${say("what-follows")}</h2>
        <div role="status">${problems.length ? html`<h3 class="bad">${say("still-wrong", { count: problems.length })}</h3>
          <ul class="problems">${problems.map((/** @type {any} */ each) => html`<li><b>${label(each.field, about.form.labels)}</b> ${each.problem}${each.remedy ? html` – ${each.remedy}` : nothing}</li>`)}</ul>` : nothing}</div>
        <dl>${about.reckoned.numbers.map((/** @type {any} */ each) => html`<div><dt>${each.name}</dt><dd>${each.total}</dd>
          ${each.parts.length > 1 ? html`<ul class="sum">${each.parts.map((/** @type {any} */ part) => html`<li><span>${part.text}</span><span>${part.value}</span></li>`)}</ul>` : nothing}</div>`)}</dl>
      </aside>
    </div>`;
}

/** @param {string} path @param {Record<string, string>} labels */
function label(path, labels) {
  const [first] = path.split(/[.[]/);
  return labels[first] ?? path;
}

function page() {
  return html`${head({ here: "/fighters" })}<main id="main" class="fighters">${all === null ? html`<p class="hint" role="status">${say("loading")}</p>` : open ? sheet() : list()}</main>`;
}

onLanguage(load);
start(page).then(load);

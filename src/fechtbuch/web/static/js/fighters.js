// My fighters and my scenes: the list under one's key, and the sheet of one fighter.

import { html, nothing, live } from "./view.js";
import { complain, head, onLanguage, start, tell, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { language, say } from "./words.js";
import { dropKey, fetched, key, mine } from "./chest.js";
import { broughtIn, bringIn, FILES, wrongs } from "./brought.js";
import { form } from "./sheetform.js";
import { remember } from "./recent.js";
import { save } from "./files.js";
import { armsOf, pictureOf } from "./faces.js";
import { mark } from "./heraldry.js";
import { lastOf, settle } from "./fought.js";
import { openGroup } from "./group.js";
import { OWN, fill, sceneOf, sheetOf } from "./stock.js";
import { bout } from "./bout.js";
import { dress } from "./dressing.js";
import { following } from "./following.js";

/** @type {any[]} */
let books = [];
/** @type {any} */
let all = null;
/** What a file came to. @type {any[]} */
let brought = [];
/** @type {{id: string, book: string, sheet: any, form: any, reckoned: any, dirty: boolean} | null} */
let open = null;
let timer = 0;
let asked = 0;
/** Whether files are held over the page. */
let over = false;
/** The book that a table of fighters is for, where it does not say so. */
let wished = "";
let busy = false;

const NOTHING = { fighters: [], scenes: [], keep_days: 0 };

async function load() {
  try {
    books = await get(spoken("/api/books"));
    await lookAgain();
    if (open) open.form = await get(spoken(`/api/books/${open.book}/sheet`));
  } catch (error) {
    if (/** @type {any} */ (error).status === 403) dropKey();
    all ??= NOTHING;
    complain(error);
  }
  if (open) reckon();
  update();
}

/** See what lies under the key now. */
async function lookAgain() {
  all = key() ? await mine("GET", spoken("")) : NOTHING;
  await fill();
}

/** Do something that may fail, and look again. @param {() => Promise<unknown>} work */
async function tried(work) {
  if (busy) return;
  busy = true;
  update();
  try {
    await work();
  } catch (error) {
    complain(error, wrongs(error));
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
    await lookAgain();
    tell(say("sheet-kept", { name: kept.name }));
  });
}

/** @param {Iterable<File>} files */
async function take(files) {
  for (const file of files) {
    await tried(async () => {
      brought = [...brought, ...(await bringIn(file, wished || books[0].key))];
      await lookAgain();
    });
  }
}

/** Files may be dropped anywhere on the list. @param {DragEvent} event */
function held(event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  if (over !== (event.type === "dragover")) {
    over = event.type === "dragover";
    update();
  }
  if (event.type === "drop") take([...event.dataTransfer.files]);
}

/** @param {any} card */
async function keepWounds(card) {
  await tried(async () => {
    const last = lastOf(card.id);
    if (!last) return;
    await mine("POST", `/fighters/${card.id}/after`, { table: last.table, token: last.token });
    settle(card.id);
    await lookAgain();
    tell(say("wounds-kept", { name: card.name }));
  });
}

/** @param {any} scene */
async function playScene(scene) {
  const { data, looks } = await sceneOf(scene.id);
  const [first, ...others] = data.sides;
  const opened = await post("/api/tables", { scenario: data, looks, seats: [{ name: say("you"), side: first.slug }], engine: others.map((/** @type {any} */ each) => each.slug), language: language() });
  remember(opened, scene.name, opened.links.seats[0].link);
  location.href = opened.links.seats[0].link;
}

/** @param {any} scene */
async function groupScene(scene) {
  const { data, looks } = await sceneOf(scene.id);
  const sides = data.sides.map((/** @type {any} */ side) => ({ name: side.name, slug: side.slug, fighters: side.fighters.map((/** @type {any} */ each) => each.name), slugs: side.fighters.map((/** @type {any} */ each) => each.slug) }));
  openGroup({ scenario: data, looks, book: scene.book, title: scene.name, sides });
}

/** @param {any} card */
function face(card) {
  const letters = card.name.split(/\s+/).map((/** @type {string} */ part) => part[0] ?? "").slice(0, 2).join("");
  if (armsOf(card)) return mark({ slug: card.id, face: card }, 1, 64);
  return pictureOf(card) ? html`<img class="face" src=${pictureOf(card)} alt="" width="64" height="64">` : html`<span class="face side-${[...card.name].length % 4}" aria-hidden="true">${letters}</span>`;
}

/** Open a fighter, or a copy of him. @param {any} card @param {boolean} copy */
function editCard(card, copy) {
  return tried(async () => {
    const sheet = await sheetOf(card.id);
    busy = false;
    await (copy ? edit(card.book, { ...sheet, name: say("copy-of", { name: card.name }) }) : edit(card.book, sheet, card.id));
  });
}

/** @param {string} path @param {string} name */
function remove(path, name) {
  return confirm(say("delete-sure", { name })) && tried(async () => {
    await mine("DELETE", path);
    await lookAgain();
  });
}

/** @param {any} card */
function fighterCard(card) {
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ work, /** @type {string} */ look = "small") =>
    html`<button class=${look} @click=${work} aria-label=${say("labelled", { label, text: card.name })}>${label}</button>`;
  return html`<li class="card" data-fighter=${card.name}>
    ${face(card)}
    <div><h3>${card.name}</h3><p class="hint">${card.book_title}</p></div>
    <div class="options">
      ${button(say("edit"), () => editCard(card, false), "option small")}
      ${button(say("duplicate"), () => editCard(card, true))}
      ${button("TOML", () => tried(async () => save(new Blob([(await mine("GET", `/fighters/${card.id}`)).toml], { type: "text/plain" }), `${card.name}.toml`)))}
      ${lastOf(card.id) ? button(say("keep-wounds"), () => keepWounds(card)) : nothing}
      ${button(say("portrait"), () => dress(card, (work) => tried(async () => { await work(); await lookAgain(); })))}
      ${button(say("delete"), () => remove(`/fighters/${card.id}`, card.name))}
    </div></li>`;
}

/** @param {any} scene */
function sceneCard(scene) {
  const label = (/** @type {string} */ word) => say("labelled", { label: say(word), text: scene.name });
  return html`<li class="card" data-scene=${scene.name}><div><h3>${scene.name}</h3><p class="hint">${scene.book_title}</p></div><div class="options">
    <button class="option small" @click=${() => tried(() => playScene(scene))} aria-label=${label("play-engine")}>${say("play-engine")}</button>
    <button class="small" @click=${() => tried(() => groupScene(scene))} aria-label=${label("new-table")}>${say("new-table")}</button>
    <a class="button small" href="/simulate?scenario=${OWN}${scene.id}" aria-label=${label("is-it-fair")}>${say("is-it-fair")}</a>
    <a class="button small" href="/build?mine=${scene.id}" aria-label=${label("open-in-builder")}>${say("open-in-builder")}</a>
    <button class="small" @click=${() => remove(`/scenes/${scene.id}`, scene.name)} aria-label=${label("delete")}>${say("delete")}</button></div></li>`;
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
      <label class="button file">${say("import-files")}<input type="file" multiple accept=${FILES} @change=${(/** @type {Event} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        take([...(input.files ?? [])]).then(() => { input.value = ""; });
      }}></label>
      <p class="hint">${say("import-hint")} ${say("drop-hint")}</p>
    </section>
    ${broughtIn(brought)}
    <ul class="cards">${all.fighters.map(fighterCard)}</ul>
    ${bout(books, busy, tried)}
    ${all.scenes.length ? html`<section><h2>${say("my-scenes")}</h2><ul class="cards">${all.scenes.map(sceneCard)}</ul></section>` : nothing}
    ${key() ? html`<section class="key"><h2>${say("my-key")}</h2><p>${say("my-key-text", { days: all.keep_days })}</p>
      <p><code>${location.origin}/fighters#${key()}</code></p>
      <div class="options">
        <button class="small" @click=${() => tried(async () => save(await fetched("/export"), "fechtbuch.zip"))}>${say("export-all")}</button>
        <button class="small" @click=${() => confirm(say("delete-all-sure")) && tried(async () => { await mine("DELETE"); dropKey(); all = NOTHING; })}>${say("delete-all")}</button></div></section>` : nothing}`;
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
        ${following(about.book, about.reckoned.numbers)}
      </aside>
    </div>`;
}

/** @param {string} path @param {Record<string, string>} labels */
function label(path, labels) {
  const [first] = path.split(/[.[]/);
  return labels[first] ?? path;
}

function page() {
  return html`${head({ here: "/fighters" })}<main id="main" class="fighters ${over ? "over" : ""}" @dragover=${open ? nothing : held} @dragleave=${open ? nothing : held} @drop=${open ? nothing : held}>${all === null ? html`<p class="hint" role="status">${say("loading")}</p>` : open ? sheet() : list()}</main>`;
}

onLanguage(load);
start(page).then(load);

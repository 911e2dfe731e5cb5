// The builder: a scenario of one's own, from the catalogue or from files, on a painted map.

import { html, nothing } from "./view.js";
import { complain, head, onLanguage, start, tell, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { language, say } from "./words.js";
import { parse as parseToml } from "../vendor/smol-toml/parse.js";
import { GROUNDS, Painter } from "./painter.js";
import { begin, free, hold, looks, member, placed, plan, restore, scenario, take } from "./blueprint.js";
import { key } from "./geometry.js";
import { openGroup } from "./group.js";
import { remember } from "./recent.js";
import { save } from "./files.js";
import { mine } from "./chest.js";
import { broughtIn, bringIn, FILES, wrongs } from "./brought.js";
import { look } from "./faces.js";
import { send } from "./fought.js";
import { fill, ownFighters, ownScenes, sceneOf, sheetOf } from "./stock.js";
import { sideSign } from "./heraldry.js";
import { rulePages } from "./readings.js";

const MOST_SIDES = 6;

/** @type {any[]} */
let books = [];
/** @type {any[] | null} */
let problems = null;
let busy = false;
/** What files of other programs came to. @type {any[]} */
let brought = [];
const painter = new Painter(update);
/** Which rule tells of a kind of ground, by book. @type {Map<string, Record<string, string>>} */
const grounds = new Map();

async function load() {
  try {
    books = await get(spoken("/api/books"));
    await fill();
    const wanted = new URLSearchParams(location.search).get("mine");
    if (!plan.book && wanted) await openMine(wanted);
    if (!plan.book && !restore(books)) begin(books[0]?.key ?? "");
  } catch (error) {
    complain(error);
  }
  update();
}

function rules() {
  return books.find((book) => book.key === plan.book);
}

function page() {
  const book = rules();
  hold();
  return html`
    ${head({ here: "/build" })}
    <main id="main" class="build">
      <section class="intro"><h1>${say("build-title")}</h1><p class="story">${say("build-text")}</p></section>
      ${book ? form(book) : html`<p class="hint" role="status">${say("loading")}</p>`}
    </main>`;
}

/** A fighter of the catalogue; one of several of a name with what tells it from the others. @param {any} one @param {any[]} all */
function named(one, all) {
  return all.filter((other) => other.name === one.name).length > 1 ? `${one.name} (${one.summary || one.key})` : one.name;
}

/** @param {any} book */
function form(book) {
  return html`
    <div class="build-grid">
      <section aria-label=${say("build-scene")}>
        <h2>${say("build-scene")}</h2>
        <label>${say("book")}
          <select @change=${(/** @type {Event} */ event) => { begin(value(event)); problems = null; update(); }}>
            ${books.map((one) => html`<option value=${one.key} ?selected=${one.key === plan.book}>${one.title}</option>`)}
          </select></label>
        <label>${say("title")} <input .value=${plan.title} maxlength="100" @input=${(/** @type {Event} */ event) => { plan.title = value(event); }}></label>
        <label>${say("description")} <textarea rows="3" maxlength="2000" .value=${plan.text} @input=${(/** @type {Event} */ event) => { plan.text = value(event); }}></textarea></label>
        <label class="option button file">${say("load-scenario")}<input type="file" accept=".toml,.json" @change=${loadScenario}></label>
        ${ownScenes().length ? html`<label>${say("open-my-scene")}<select class="my-scenes" @change=${(/** @type {Event} */ event) => { if (value(event)) openMine(value(event)).then(update, complain); }}>
          <option value="">–</option>${ownScenes().map((one) => html`<option value=${one.id} ?selected=${one.id === plan.scene}>${one.name}</option>`)}</select></label>` : nothing}
        <h2>${say("fighters")}</h2>
        ${plan.sides.map((side, index) => sideForm(side, index, book))}
        ${plan.sides.length < MOST_SIDES ? html`<button class="small" @click=${() => { plan.sides.push({ name: say("side-number", { number: plan.sides.length + 1 }), members: [] }); update(); }}>${say("side-add")}</button>` : nothing}
        ${broughtIn(brought)}
        <details><summary>${say("options-of-book")}</summary>${book.options.map(optionForm)}</details>
      </section>
      <section aria-label=${say("build-map")}>
        <h2>${say("build-map")}</h2>
        <div class="row">
          <label>${say("map-wide")} <input type="number" min="4" max="40" .value=${String(plan.wide)} @change=${(/** @type {Event} */ event) => size(event, "wide")}></label>
          <label>${say("map-high")} <input type="number" min="4" max="40" .value=${String(plan.high)} @change=${(/** @type {Event} */ event) => size(event, "high")}></label>
        </div>
        ${brushes(book)}
        ${painter.draw({ topology: book.topology, wide: plan.wide, high: plan.high, ground: plan.ground, fighters: placed() })}
      </section>
    </div>
    ${problems === null ? nothing : problemList()}
    <div class="options build-actions">
      <button class="option go" ?disabled=${busy} @click=${play}>${say("play-engine")}</button>
      <button class="option" @click=${group}>${say("new-table")}</button>
      <button class="option" @click=${check}>${say("check")}</button>
      <button class="option" @click=${download}>${say("save-scenario")}</button>
      <button class="option" ?disabled=${busy} @click=${keepScene}>${say("keep-scene")}</button>
    </div>`;
}

/** @param {Event} event */
function value(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/** @param {Event} event @param {"wide" | "high"} which */
function size(event, which) {
  plan[which] = Math.min(40, Math.max(4, Number(value(event)) || plan[which]));
  update();
}

/** The rules that tell of what a brush lays down. @param {string} book @param {string} brush */
function rulesOfBrush(book, brush) {
  if (!grounds.has(book)) {
    grounds.set(book, {});
    get(`/api/books/${encodeURIComponent(book)}/rulebook`).then((told) => { grounds.set(book, told.ground); update(); }, () => grounds.delete(book));
  }
  const rule = grounds.get(book)?.[brush];
  return rule ? [rule] : [];
}

/** @param {any} book */
function brushes(book) {
  const all = [...GROUNDS.filter((one) => (one !== "cover" && one !== "obstacle") || book.cover.length), "erase"];
  return html`
    <div class="brushes" role="group" aria-label=${say("brush")}>
      ${all.map((one) => html`<button class="small" aria-pressed=${painter.brush === one && !painter.hand ? "true" : "false"} @click=${() => { painter.brush = one; painter.hand = ""; painter.level ||= book.cover[0]?.key ?? ""; update(); }}>${say(`brush-${one}`)}</button>`)}
      ${painter.brush === "cover" || painter.brush === "obstacle" ? html`<label class="row">${say("cover-level")}
        <select @change=${(/** @type {Event} */ event) => { painter.level = value(event); }}>${book.cover.map((/** @type {any} */ level) => html`<option value=${level.key} ?selected=${level.key === painter.level}>${level.text}</option>`)}</select></label>` : nothing}
      ${painter.brush === "height" ? html`<label class="row">${say("ground-height")} <input type="number" min="-20" max="20" .value=${String(painter.height)} @change=${(/** @type {Event} */ event) => { painter.height = Number(value(event)) || 1; }}></label>` : nothing}
      ${painter.hand ? nothing : rulePages(book.key, rulesOfBrush(book.key, painter.brush))}
    </div>
    ${painter.hand ? html`<p class="hint" role="status">${say("set-down", { fighter: placed().find((one) => one.slug === painter.hand)?.name ?? "" })}</p>` : nothing}`;
}

/** @param {{name: string, members: Member[]}} side @param {number} index @param {any} book */
function sideForm(side, index, book) {
  return html`
    <fieldset class="side-form side-${index % 6}" @dragover=${(/** @type {DragEvent} */ event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); }}
      @drop=${(/** @type {DragEvent} */ event) => { if (event.dataTransfer?.files.length) { event.preventDefault(); addFiles([...event.dataTransfer.files], side); } }}>
      <legend>${sideSign(index)} <label><span class="unseen">${say("side-name")}</span><input .value=${side.name} maxlength="60" @input=${(/** @type {Event} */ event) => { side.name = value(event); }}></label></legend>
      <ul class="plain-list">
        ${side.members.map((member) => html`<li class="row">
          <span class="member">${member.name} <span class="hint">${member.at ? key(member.at) : say("not-placed")}</span></span>
          <button class="small" aria-pressed=${painter.hand === member.slug ? "true" : "false"} @click=${() => { painter.hand = member.slug; update(); }}>${say("place")}</button>
          <button class="small" aria-label="${say("remove")} ${member.name}" @click=${() => { side.members = side.members.filter((one) => one !== member); update(); }}>✕</button></li>`)}
      </ul>
      <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => add(event, side, book)}>
        <label>${say("from-catalogue")}
          <select name="use">${ownFighters(book.key).length ? html`<optgroup label=${say("my-fighters")}>${ownFighters(book.key).map((one) => html`<option value="own:${one.id}">${one.name}</option>`)}</optgroup>` : nothing}${book.fighters.map((/** @type {any} */ one) => html`<option value=${one.key} title=${one.summary}>${named(one, book.fighters)}</option>`)}</select></label>
        <button class="small">${say("add")}</button>
        <label class="small button file">${say("from-file")}<input type="file" accept=${FILES} @change=${(/** @type {Event} */ event) => addFile(event, side)}></label>
        ${plan.sides.length > 2 ? html`<button type="button" class="small" @click=${() => { plan.sides = plan.sides.filter((one) => one !== side); update(); }}>${say("side-remove")}</button>` : nothing}
      </form>
    </fieldset>`;
}

/** @param {any} option */
function optionForm(option) {
  const now = plan.options[option.name] ?? option.default;
  return html`<label class="option-row"><span>${option.meaning} ${rulePages(plan.book, option.rules)}</span>
    <select @change=${(/** @type {Event} */ event) => { plan.options[option.name] = option.values[Number(value(event))]; }}>
      ${option.values.map((/** @type {any} */ one, /** @type {number} */ place) => html`<option value=${place} ?selected=${one === now}>${option.labels[place]}</option>`)}
    </select></label>`;
}

/** @typedef {import("./blueprint.js").Member} Member */

/** @param {SubmitEvent} event @param {{members: Member[]}} side @param {any} book */
async function add(event, side, book) {
  event.preventDefault();
  const use = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("use"));
  if (use.startsWith("own:")) {
    await addOwn(use.slice(4), side).catch(complain);
    return;
  }
  const known = book.fighters.find((/** @type {any} */ one) => one.key === use);
  join(member({ use }, known?.name ?? use), side);
}

/** Somebody of one's own. @param {string} id @param {{members: Member[]}} side */
async function addOwn(id, side) {
  const card = ownFighters().find((one) => one.id === id);
  const sheet = await sheetOf(id);
  join({ ...member(sheet, String(sheet.name)), own: id, face: look(card) }, side);
}

/** @param {Member} one @param {{members: Member[]}} side */
function join(one, side) {
  one.at = free(plan.sides.findIndex((other) => other.members === side.members), rules()?.topology);
  side.members = [...side.members, one];
  update();
}

/** @param {File} file */
async function read(file) {
  const text = await file.text();
  return file.name.endsWith(".json") ? JSON.parse(text) : parseToml(text);
}

/** @param {Event} event @param {{members: Member[]}} side */
async function addFile(event, side) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  await addFiles([...(input.files ?? [])], side);
  input.value = "";
}

/** Files of ours are taken as they are; those of others are kept in my fighters first. @param {File[]} files @param {{members: Member[]}} side */
async function addFiles(files, side) {
  for (const file of files) {
    if (!/\.(toml|json)$/i.test(file.name)) {
      await addForeign(file, side);
      continue;
    }
    try {
      const { book, ...sheet } = /** @type {any} */ (await read(file));
      join(member(sheet, String(sheet.name ?? file.name)), side);
    } catch (error) {
      complain({ title: say("file-unreadable", { file: file.name }), detail: /** @type {Error} */ (error).message });
    }
  }
}

/** @param {File} file @param {{members: Member[]}} side */
async function addForeign(file, side) {
  try {
    const found = await bringIn(file, plan.book);
    await fill();
    brought = [...brought, ...found];
    const fitting = found.filter((one) => one.kind === "fighter" && one.book === plan.book);
    for (const one of fitting) await addOwn(one.id, side);
    if (!fitting.length) complain({ title: say("edict-file-other", { book: rules()?.title ?? "" }) });
  } catch (error) {
    complain(error, wrongs(error));
  }
  update();
}

async function check() {
  try {
    problems = (await post(spoken("/api/scenarios/check"), scenario())).problems;
  } catch (error) {
    complain(error);
    return false;
  }
  update();
  setTimeout(() => document.querySelector(".problems")?.scrollIntoView({ block: "center" }));
  return problems?.length === 0;
}

/** A place in the scenario by the names that its author gave: `Red › Kurt › armour`. @param {string} field */
function placeOf(field) {
  const found = /^sides\[(\d+)\](?:\.fighters\[(\d+)\])?\.?(.*)$/.exec(field);
  if (!found) return field;
  const [, side, member, rest] = found;
  const party = plan.sides[Number(side)];
  const name = party?.name || say("side-number", { number: Number(side) + 1 });
  const fighter = member === undefined ? "" : party?.members[Number(member)]?.name ?? member;
  return [name, fighter, rest === "fighters" ? say("fighters") : rest].filter(Boolean).join(" › ");
}

function problemList() {
  return html`<section class="problems" role="status" aria-label=${say("check")}>
    ${problems?.length === 0 ? html`<p class="fair-yes">${say("check-good")}</p>` : html`
      <p>${say("check-problems", { count: problems?.length ?? 0 })}</p>
      <ul>${problems?.map((one) => html`<li><code title=${one.field}>${placeOf(one.field)}</code> ${one.problem}${one.value ? html` (${one.value})` : nothing}${one.remedy ? html`. <span class="remedy">${one.remedy}</span>` : nothing}${/[?.]$/.test(one.remedy) ? nothing : "."}</li>`)}</ul>`}
  </section>`;
}

async function play() {
  if (!(await check())) return;
  busy = true;
  update();
  try {
    const engine = plan.sides.slice(1).map((_, index) => `side-${index + 2}`);
    const opened = await post("/api/tables", { scenario: scenario(), looks: looks(), seats: [{ name: say("you"), side: "side-1" }], engine, language: language() });
    remember(opened, plan.title || say("untitled"), opened.links.seats[0].link);
    send(opened, opened.links.seats[0].link, plan.sides[0].members.map((one) => one.own ?? ""));
    location.href = opened.links.seats[0].link;
  } catch (error) {
    complain(error);
  }
  busy = false;
  update();
}

async function group() {
  if (!(await check())) return;
  const sides = plan.sides.map((side, index) => ({
    name: side.name, slug: `side-${index + 1}`, fighters: side.members.map((one) => one.name), slugs: side.members.map((one) => one.slug),
  }));
  const own = plan.sides.flatMap((side) => side.members.map((one) => one.own ?? ""));
  openGroup({ scenario: scenario(), looks: looks(), title: plan.title || say("untitled"), sides, opened: (opened) => send(opened, opened.links.referee, own) });
}

/** Keep the scene under one's key. */
async function keepScene() {
  if (!(await check())) return;
  busy = true;
  update();
  try {
    const scene = { ...scenario(), looks: looks() };
    const kept = plan.scene && ownScenes().some((one) => one.id === plan.scene) ? await mine("PUT", `/scenes/${plan.scene}`, scene) : await mine("POST", "/scenes", scene);
    plan.scene = kept.id;
    await fill();
    tell(say("scene-kept", { name: kept.name }));
  } catch (error) {
    complain(error);
  }
  busy = false;
  update();
}

/** Take a scene of one's own to the page. @param {string} id */
async function openMine(id) {
  const { data, looks: faces } = await sceneOf(id);
  take(data, books, faces);
  problems = null;
  plan.scene = id;
}

function download() {
  save(new Blob([JSON.stringify(scenario(), null, 2)], { type: "application/json" }), `${plan.title || say("untitled")}.json`);
}

/** @param {Event} event */
async function loadScenario(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    take(/** @type {any} */ (await read(file)), books);
    problems = null;
    tell(say("file-loaded", { file: file.name }));
  } catch (error) {
    complain({ title: say("file-unreadable", { file: file.name }), detail: /** @type {Error} */ (error).message });
  }
  input.value = "";
  update();
}

onLanguage(async () => {
  await load();
  if (problems) await check();
});
start(page).then(load);

// The builder: a scenario of one's own, from the catalogue or from files, on a painted map.

import { html, nothing } from "./view.js";
import { complain, head, onLanguage, start, tell, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { language, say } from "./words.js";
import { parse as parseToml } from "../vendor/smol-toml/parse.js";
import { GROUNDS, Painter } from "./painter.js";
import { key, parse } from "./geometry.js";
import { openGroup } from "./group.js";
import { remember } from "./recent.js";
import { keep, recall } from "./memory.js";
import { save } from "./files.js";
import { sideSign } from "./heraldry.js";
import { rulePages } from "./readings.js";

const MOST_SIDES = 6;

/** @typedef {{slug: string, name: string, entry: any, at: [number, number] | null}} Member */

const plan = {
  book: "",
  title: "",
  text: "",
  /** @type {Record<string, boolean | number | string>} */
  options: {},
  wide: 16,
  high: 12,
  /** @type {Map<string, any>} */
  ground: new Map(),
  /** @type {{name: string, members: Member[]}[]} */
  sides: [],
  /** What the page does not edit but keeps. @type {any} */
  rest: {},
};

/** @type {any[]} */
let books = [];
/** @type {any[] | null} */
let problems = null;
let counter = 0;
let busy = false;
const painter = new Painter(update);

async function load() {
  try {
    books = await get(spoken("/api/books"));
    if (!plan.book && !restore()) begin(books[0]?.key ?? "");
  } catch (error) {
    complain(error);
  }
  update();
}

/** What was being built here before, if its book is still there. */
function restore() {
  try {
    const kept = JSON.parse(recall("build") || "null");
    if (!kept || !books.some((book) => book.key === kept.book)) return false;
    Object.assign(plan, kept, { ground: new Map(kept.ground) });
    counter = kept.counter;
    return true;
  } catch {
    return false;
  }
}

/** Keep what is being built: a page that is loaded again shows it as it was. */
function hold() {
  if (plan.book) keep("build", JSON.stringify({ ...plan, ground: [...plan.ground], counter }));
}

/** @param {string} book */
function begin(book) {
  plan.book = book;
  plan.options = {};
  plan.ground = new Map();
  plan.rest = {};
  plan.sides = [1, 2].map((number) => ({ name: say("side-number", { number }), members: [] }));
  problems = null;
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
          <select @change=${(/** @type {Event} */ event) => { begin(value(event)); update(); }}>
            ${books.map((one) => html`<option value=${one.key} ?selected=${one.key === plan.book}>${one.title}</option>`)}
          </select></label>
        <label>${say("title")} <input .value=${plan.title} maxlength="100" @input=${(/** @type {Event} */ event) => { plan.title = value(event); }}></label>
        <label>${say("description")} <textarea rows="3" maxlength="2000" .value=${plan.text} @input=${(/** @type {Event} */ event) => { plan.text = value(event); }}></textarea></label>
        <label class="option button file">${say("load-scenario")}<input type="file" accept=".toml,.json" @change=${loadScenario}></label>
        <h2>${say("fighters")}</h2>
        ${plan.sides.map((side, index) => sideForm(side, index, book))}
        ${plan.sides.length < MOST_SIDES ? html`<button class="small" @click=${() => { plan.sides.push({ name: say("side-number", { number: plan.sides.length + 1 }), members: [] }); update(); }}>${say("side-add")}</button>` : nothing}
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

function placed() {
  return plan.sides.flatMap((side, place) => side.members.map((member) => ({
    slug: member.slug, name: member.name, at: member.at, fields: member.at ? [member.at] : [], facing: null, health: null, full: null,
    states: [], out: false, place, set: (/** @type {[number, number]} */ at) => { member.at = at; },
  })));
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
    </div>
    ${painter.hand ? html`<p class="hint" role="status">${say("set-down", { fighter: placed().find((one) => one.slug === painter.hand)?.name ?? "" })}</p>` : nothing}`;
}

/** @param {{name: string, members: Member[]}} side @param {number} index @param {any} book */
function sideForm(side, index, book) {
  return html`
    <fieldset class="side-form side-${index % 6}">
      <legend>${sideSign(index)} <label><span class="unseen">${say("side-name")}</span><input .value=${side.name} maxlength="60" @input=${(/** @type {Event} */ event) => { side.name = value(event); }}></label></legend>
      <ul class="plain-list">
        ${side.members.map((member) => html`<li class="row">
          <span class="member">${member.name} <span class="hint">${member.at ? key(member.at) : say("not-placed")}</span></span>
          <button class="small" aria-pressed=${painter.hand === member.slug ? "true" : "false"} @click=${() => { painter.hand = member.slug; update(); }}>${say("place")}</button>
          <button class="small" aria-label="${say("remove")} ${member.name}" @click=${() => { side.members = side.members.filter((one) => one !== member); update(); }}>✕</button></li>`)}
      </ul>
      <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => add(event, side, book)}>
        <label>${say("from-catalogue")}
          <select name="use">${book.fighters.map((/** @type {any} */ one) => html`<option value=${one.key} title=${one.summary}>${named(one, book.fighters)}</option>`)}</select></label>
        <button class="small">${say("add")}</button>
        <label class="small button file">${say("from-file")}<input type="file" accept=".toml,.json" @change=${(/** @type {Event} */ event) => addFile(event, side)}></label>
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

/** @param {any} entry @param {string} name @returns {Member} */
function member(entry, name) {
  counter += 1;
  const base = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "fighter";
  const taken = new Set(plan.sides.flatMap((side) => side.members.map((one) => one.slug)));
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`;
  return { slug, name: numbered(name), entry, at: null };
}

/** A name that nobody has yet: the second `Archer` is `Archer 2`. @param {string} name */
function numbered(name) {
  const taken = new Set(plan.sides.flatMap((side) => side.members.map((one) => one.name)));
  let found = name;
  for (let n = 2; taken.has(found); n += 1) found = `${name} ${n}`;
  return found;
}

/** @param {SubmitEvent} event @param {{members: Member[]}} side @param {any} book */
function add(event, side, book) {
  event.preventDefault();
  const use = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("use"));
  const known = book.fighters.find((/** @type {any} */ one) => one.key === use);
  const one = member({ use }, known?.name ?? use);
  one.at = free(plan.sides.findIndex((other) => other.members === side.members));
  side.members = [...side.members, one];
  update();
}

/** A free field on the side's own edge of the map. @param {number} index @returns {[number, number]} */
function free(index) {
  const book = rules();
  const taken = new Set(placed().map((one) => (one.at ? key(one.at) : "")));
  const col = index === 0 ? 2 : index === 1 ? plan.wide - 3 : Math.floor(plan.wide / 2);
  const middle = Math.floor(plan.high / 2);
  for (let n = 0; n < plan.high * 2; n += 1) {
    const row = middle + (n % 2 ? -Math.ceil(n / 2) : n / 2);
    /** @type {[number, number]} */
    const field = book?.topology === "hexes" ? [col - Math.floor(row / 2), row] : [col, row];
    if (row >= 0 && row < plan.high && !taken.has(key(field)) && !plan.ground.has(key(field))) return field;
  }
  return [0, 0];
}

/** @param {File} file */
async function read(file) {
  const text = await file.text();
  return file.name.endsWith(".json") ? JSON.parse(text) : parseToml(text);
}

/** @param {Event} event @param {{members: Member[]}} side */
async function addFile(event, side) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const { book, ...sheet } = /** @type {any} */ (await read(file));
    const one = member(sheet, String(sheet.name ?? file.name));
    one.at = free(plan.sides.findIndex((other) => other.members === side.members));
    side.members = [...side.members, one];
  } catch (error) {
    complain({ title: say("file-unreadable", { file: file.name }), detail: /** @type {Error} */ (error).message });
  }
  input.value = "";
  update();
}

/** The scenario as data. */
function scenario() {
  /** @type {Record<string, any>} */
  const map = { bounds: [0, 0, plan.wide - 1, plan.high - 1] };
  const lists = { wall: "walls", chasm: "chasms", screen: "screens", difficult: "difficult" };
  for (const [at, { kind, level, height }] of plan.ground) {
    const field = parse(at);
    if (kind in lists) (map[lists[/** @type {keyof typeof lists} */ (kind)]] ??= []).push(field);
    else if (kind === "cover") (map.cover ??= []).push({ at: field, level });
    else if (kind === "obstacle") (map.obstacles ??= []).push({ at: field, level });
    else if (kind === "height") (map.elevation ??= []).push({ at: field, height });
  }
  return {
    ...plan.rest,
    book: plan.book,
    title: plan.title || say("untitled"),
    text: plan.text,
    options: plan.options,
    map,
    sides: plan.sides.map((side, index) => ({
      name: side.name || say("side-number", { number: index + 1 }),
      slug: `side-${index + 1}`,
      heroes: index === 0,
      fighters: side.members.map(({ slug, entry, at }) => ({ ...entry, slug, ...(at ? { at } : {}) })),
    })),
  };
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
    const opened = await post("/api/tables", { scenario: scenario(), seats: [{ name: say("you"), side: "side-1" }], engine, language: language() });
    remember(opened, plan.title || say("untitled"), opened.links.seats[0].link);
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
  openGroup({ scenario: scenario(), title: plan.title || say("untitled"), sides });
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
    take(/** @type {any} */ (await read(file)));
    tell(say("file-loaded", { file: file.name }));
  } catch (error) {
    complain({ title: say("file-unreadable", { file: file.name }), detail: /** @type {Error} */ (error).message });
  }
  input.value = "";
  update();
}

/** Take over a scenario file as far as the page can show it. @param {any} data */
function take(data) {
  const { book, title, text, options, map, sides, ...rest } = data;
  begin(book);
  plan.rest = rest;
  plan.title = title ?? "";
  plan.text = text ?? "";
  plan.options = options ?? {};
  const bounds = map?.bounds ?? [0, 0, 15, 11];
  plan.wide = bounds[2] + 1;
  plan.high = bounds[3] + 1;
  const lay = (/** @type {number[]} */ at, /** @type {any} */ ground) => {
    const [x, y, right = x, top = y] = at;
    for (let fx = x; fx <= right; fx += 1) for (let fy = y; fy <= top; fy += 1) plan.ground.set(`${fx},${fy}`, ground);
  };
  for (const [kind, name] of [["wall", "walls"], ["chasm", "chasms"], ["screen", "screens"], ["difficult", "difficult"]]) {
    for (const at of map?.[name] ?? []) lay(at, { kind });
  }
  for (const one of map?.cover ?? []) lay(one.at, { kind: "cover", level: one.level });
  for (const one of map?.obstacles ?? []) lay(one.at, { kind: "obstacle", level: one.level });
  for (const one of map?.elevation ?? []) lay(one.at, { kind: "height", height: one.height });
  plan.sides = [];
  for (const side of sides ?? []) {
    const taken = { name: side.name, members: /** @type {Member[]} */ ([]) };
    plan.sides.push(taken);
    for (const { at, count = 1, slug, block, ...entry } of side.fighters) {
      const spots = at === undefined ? [] : Array.isArray(at[0]) ? at : [at];
      const named = entry.name ?? rules()?.fighters.find((/** @type {any} */ one) => one.key === entry.use)?.name ?? entry.use ?? slug;
      for (let n = 0; n < count; n += 1) {
        const one = member(entry, count > 1 ? `${named} ${n + 1}` : named);
        one.at = spots[n] ?? null;
        taken.members.push(one);
      }
    }
  }
}

onLanguage(async () => {
  await load();
  if (problems) await check();
});
start(page).then(load);

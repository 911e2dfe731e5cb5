// The game master's word: a form that writes an edict, for a fighter or from a line of the log.

import { html, nothing } from "./view.js";
import { get, spoken } from "./api.js";
import { command, fighterBy, table } from "./store.js";
import { complain } from "./frame.js";
import { column, key } from "./geometry.js";
import { language, say } from "./words.js";
import { openRule, ruleLine, ruleOf } from "./rules.js";
import * as dialog from "./dialog.js";

const VERBS = ["set", "add-state", "remove-state", "modifier", "allow", "skip", "add-fighter", "remove-fighter", "say", "end"];

/** What the books call the number that is shown as health. */
const HEALTH = new Set(["wounds", "hp", "health", "life"]);

/** Who may come in, loaded when the form is opened first: few visits open it. @type {typeof import("./arrival.js")} */
let arrival;

/** What was asked for, by language. @type {Map<string, Promise<any[]>>} */
const books = new Map();

/** The book of this table, with what an edict may set. */
export async function bookInfo() {
  const spokenNow = language();
  if (!books.has(spokenNow)) {
    const asked = get(spoken("/api/books"));
    books.set(spokenNow, asked);
    asked.catch(() => books.delete(spokenNow));
  }
  return (await books.get(spokenNow))?.find((book) => book.key === table.welcome?.book);
}

/** @param {string} value */
export function quote(value) {
  if (/^[^\s="]+$/.test(value)) return value;
  return `"${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n")}"`;
}

/**
 * Open the form.
 * @param {{fighter?: string, at?: number | null, about?: string, verb?: string, place?: string}} from `place`: a field of the map to put the fighter on
 */
export async function openEdict(from = {}) {
  let book;
  try {
    [book, arrival] = await Promise.all([bookInfo(), import("./arrival.js")]);
  } catch (error) {
    complain(error);
    return;
  }
  if (!book) return;
  arrival.prepare();
  const form = {
    verb: from.verb ?? "set",
    fighter: from.fighter ?? table.state.turn ?? table.state.fighters[0]?.slug ?? "",
    field: (from.place && book.settings.find((/** @type {any} */ one) => one.kind === "field")?.name) || (book.settings[0]?.name ?? ""),
    at: from.at ?? null,
    place: from.place ?? "",
    side: "",
    state: "",
    use: "",
  };
  show(form, book, from.about ?? "");
}

/** @param {any} form @param {any} book @param {string} about @param {FormData} [typed] what was typed before it was left for a rule */
function show(form, book, about, typed) {
  const ask = (/** @type {string} */ id) => {
    const left = new FormData(/** @type {HTMLFormElement} */ (document.querySelector(".edict-form")));
    openRule(id, () => show(form, book, about, left));
  };
  dialog.open(say("edict-new"), () => edictForm(form, book, about, ask));
  if (!typed) return;
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".edict-form [name]"))) {
    if (input.type === "checkbox") input.checked = typed.has(input.name);
    else if (typed.has(input.name)) input.value = String(typed.get(input.name));
  }
}

/** Somebody shall stand elsewhere: the form, all but sent. @param {string} fighter @param {string} place */
export function openPlace(fighter, place) {
  openEdict({ fighter, verb: "set", place });
}

/** @param {any} form @param {any} book @param {string} about @param {(rule: string) => void} ask what opens a rule */
function edictForm(form, book, about, ask) {
  const change = (/** @type {string} */ name) => (/** @type {Event} */ event) => {
    form[name] = /** @type {HTMLSelectElement} */ (event.target).value;
    dialog.redraw();
  };
  return html`
    <form class="edict-form" @submit=${(/** @type {SubmitEvent} */ event) => send(event, form)}>
      ${about ? html`<p class="story">${about}</p>` : nothing}
      ${form.at !== null ? html`
        <label class="check"><input type="checkbox" name="past" checked> ${say("edict-in-past")}</label>` : nothing}
      <label>${say("edict-what")}
        <select name="verb" @change=${change("verb")}>
          ${VERBS.filter((verb) => book.edicts.includes(verb)).map((verb) => html`<option value=${verb} ?selected=${verb === form.verb}>${say(`edict-${verb}`)}</option>`)}
        </select>
      </label>
      ${["say", "end", "add-fighter"].includes(form.verb) ? nothing : html`
        <label>${say("fighter")}
          <select name="fighter" @change=${change("fighter")}>
            ${table.state.fighters.map((/** @type {any} */ one) => html`<option value=${one.slug} ?selected=${one.slug === form.fighter}>${one.name}</option>`)}
          </select>
        </label>`}
      ${inputs(form, book, change, ask)}
      <div class="options"><button class="option go">${say("edict-send")}</button></div>
    </form>`;
}

/** @param {any} form @param {any} book @param {(name: string) => (event: Event) => void} change @param {(rule: string) => void} ask */
function inputs(form, book, change, ask) {
  const states = fighterBy(form.fighter)?.states ?? [];
  switch (form.verb) {
    case "set": {
      const setting = book.settings.find((/** @type {any} */ one) => one.name === form.field) ?? book.settings[0];
      return html`
        <label>${say("edict-field")}
          <select name="field" @change=${change("field")}>
            ${book.settings.map((/** @type {any} */ one) => html`<option value=${one.name} ?selected=${one.name === form.field}>${one.label}</option>`)}
          </select>
        </label>
        ${meaning("sheet", setting?.name ?? "", ask)}
        ${valueInput(setting, form)}`;
    }
    case "add-state":
      return html`${stateInput(form, book.states, change, ask)}
        <label>${say("edict-state-value")} <input name="value" maxlength="40"></label>`;
    case "remove-state": {
      const keys = new Set(states.map((/** @type {any} */ one) => one.key));
      const present = book.states.filter((/** @type {any} */ one) => keys.has(one.key));
      const list = present.length ? present : book.states;
      return stateInput(form, list, change, ask);
    }
    case "modifier":
      return html`<label>${say("edict-amount")} <input name="amount" type="number" required value="2" min="-1000" max="1000"></label>`;
    case "allow":
      return html`
        <label>${say("edict-allow-text")} <input name="text" required maxlength="200"></label>
        <label>${say("edict-price")} <input name="price" type="number" value="1" min="0" max="100" required></label>`;
    case "say":
      return html`<label>${say("edict-say-text")} <input name="text" required maxlength="400"></label>`;
    case "end":
      return html`<label>${say("edict-winner")}
        <select name="winner"><option value="">${say("nobody")}</option>
          ${table.state.sides.map((/** @type {any} */ side) => html`<option value=${side.slug}>${side.name}</option>`)}</select></label>`;
    case "add-fighter":
      return html`
        ${arrival.choice(form, book, change("use"))}
        <label>${say("side")}
          <select name="side" @change=${change("side")}>${table.state.sides.map((/** @type {any} */ side) => html`<option value=${side.slug} ?selected=${side.slug === form.side}>${side.name}</option>`)}</select></label>
        ${arrival.isOwn(form.use) ? nothing : html`<label>${say("edict-name")} <input name="name" maxlength="60"></label>`}
        <label>${say("edict-place")} <input name="at" pattern="\\s*-?\\d+\\s*,\\s*-?\\d+\\s*" placeholder="3,4" .value=${freeNear(form.side || table.state.sides[0]?.slug)}></label>
        <label class="check"><input type="checkbox" name="hidden"> ${say("edict-hidden")}</label>`;
    default:
      return nothing;
  }
}

/** @param {any} form @param {any[]} states @param {(name: string) => (event: Event) => void} change @param {(rule: string) => void} ask */
function stateInput(form, states, change, ask) {
  const chosen = states.find((one) => one.key === form.state) ?? states[0];
  return html`<label>${say("state")}
    <select name="state" @change=${change("state")}>${states.map((one) => html`<option value=${one.key} ?selected=${one === chosen}>${one.text}</option>`)}</select></label>
    ${meaning("states", chosen?.key ?? "", ask)}`;
}

/** What a number or a state means: its rule. @param {"sheet" | "states"} kind @param {string} key @param {(rule: string) => void} ask */
function meaning(kind, key, ask) {
  const id = ruleOf(kind, key);
  return ruleLine(id, () => ask(id));
}

/** A free field beside somebody of a side; from there the token can be dragged. @param {string} side */
function freeNear(side) {
  const { map, fighters } = table.state;
  const shut = new Set(fighters.flatMap((/** @type {any} */ one) => one.fields.map(key)));
  for (const { at, kinds } of map.fields) if (kinds.includes("wall") || kinds.includes("chasm")) shut.add(key(at));
  const inside = (/** @type {[number, number]} */ [x, y]) => {
    const col = column(map.topology, [x, y]);
    return !map.bounded || (col >= map.low[0] && col <= map.high[0] && y >= map.low[1] && y <= map.high[1]);
  };
  const friend = fighters.find((/** @type {any} */ one) => one.side === side && one.at && !one.out);
  if (!friend) return "";
  for (let far = 1; far <= 4; far += 1) {
    for (let dy = -far; dy <= far; dy += 1) {
      for (let dx = -far; dx <= far; dx += 1) {
        /** @type {[number, number]} */
        const field = [friend.at[0] + dx, friend.at[1] + dy];
        if (inside(field) && !shut.has(key(field))) return key(field);
      }
    }
  }
  return "";
}

/** What a fighter has now, where the viewer was sent it. @param {any} setting @param {any} form */
function present(setting, form) {
  const fighter = fighterBy(form.fighter);
  if (setting.kind === "direction") return fighter?.facing ?? "";
  if (setting.kind === "field") return form.place || (fighter?.at ? fighter.at.join(",") : "");
  const known = fighter?.sheet.find((/** @type {any} */ line) => line.key === setting.name)?.value;
  return known ?? (HEALTH.has(setting.name) ? fighter?.health : "") ?? "";
}

/** @param {any} setting @param {any} form */
function valueInput(setting, form) {
  if (!setting) return nothing;
  const now = String(present(setting, form));
  const label = say("edict-value");
  if (setting.kind === "flag") {
    return html`<label>${label} <select name="value"><option value="true">${say("yes")}</option><option value="false">${say("no")}</option></select></label>`;
  }
  if (setting.words.length) {
    return html`<label>${label} <select name="value">${setting.words.map((/** @type {any} */ word) => html`<option value=${word.key} ?selected=${word.key === now}>${word.text}</option>`)}</select></label>`;
  }
  if (setting.kind === "field") {
    return html`<label>${label} <input name="value" required pattern="\\s*-?\\d+\\s*,\\s*-?\\d+\\s*" placeholder="3,4" .value=${now}></label>`;
  }
  if (setting.kind === "number") {
    return html`<label>${label} <input name="value" type="number" required min=${setting.low ?? nothing} max=${setting.high ?? nothing} .value=${now}></label>`;
  }
  return html`<label>${label} <input name="value" required maxlength="100"></label>`;
}

/**
 * The text of an edict from the fields of the form.
 * @param {string} verb
 * @param {Record<string, string>} values
 * @param {any} [sheet] of whoever is not of the catalogue
 */
export function edictText(verb, values, sheet = null) {
  if (verb === "add-fighter") return `add-fighter data=${quote(JSON.stringify({ ...(sheet ?? { use: values.use }), ...recruit(values) }))}`;
  const words = [verb];
  for (const [name, value] of Object.entries(values)) {
    if (value !== "") words.push(`${name}=${quote(value)}`);
  }
  return words.join(" ");
}

/** @param {Record<string, string>} values */
function recruit({ side, name, at, hidden }) {
  /** @type {Record<string, unknown>} */
  const data = { side };
  if (name) data.name = name;
  if (at) data.at = at.split(",").map(Number);
  if (hidden) data.hidden = foesOf(side);
  return data;
}

/** The sides that a side fights. @param {string} slug */
function foesOf(slug) {
  const { sides } = table.state;
  const friends = sides.find((/** @type {any} */ side) => side.slug === slug)?.friends ?? [];
  return sides.map((/** @type {any} */ side) => side.slug).filter((/** @type {string} */ one) => one !== slug && !friends.includes(one));
}

/** @param {SubmitEvent} event @param {any} form */
async function send(event, form) {
  event.preventDefault();
  const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of data) {
    if (name !== "verb" && name !== "past") values[name] = String(value).replace(/\s*,\s*(?=-?\d)/g, ",").trim();
  }
  const own = form.verb === "add-fighter" && arrival.isOwn(values.use);
  try {
    const { sheet, face } = own ? await arrival.ownOf(values.use) : { sheet: null, face: null };
    const edict = { do: "edict", text: edictText(form.verb, values, sheet), ...(face ? { look: face } : {}) };
    const past = form.at !== null && data.get("past") === "on";
    if (!(await command(past ? { ...edict, at: form.at } : edict))) return;
    if (own) arrival.arrived(values.use, table.id);
    dialog.close();
  } catch (error) {
    complain(error);
  }
}

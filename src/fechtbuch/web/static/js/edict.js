// The game master's word: a form that writes an edict, for a fighter or from a line of the log. It stands
// beside the map, on which fields and fighters are chosen by a tap.

import { html, nothing, ref, svg } from "./view.js";
import { get, spoken } from "./api.js";
import { command, fighterBy, table } from "./store.js";
import { complain, update } from "./frame.js";
import { centre, column, key, outline, parse } from "./geometry.js";
import { language, say } from "./words.js";
import { openRule, ruleLine, ruleOf } from "./rules.js";
import { edictText } from "./edicttext.js";
import { middle } from "./tokens.js";

const VERBS = ["set", "add-state", "remove-state", "modifier", "allow", "skip", "add-fighter", "remove-fighter", "say", "end"];

/** Edicts that are about no fighter who is there. */
const FOR_NOBODY = ["say", "end", "add-fighter"];

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

/** The open form, and what it is about. @type {{form: any, book: any, about: string} | null} */
let open = null;
/** What was in use before the form was opened: it is gone back to. @type {Element | null} */
let before = null;
/** Whether the form has just been opened. */
let fresh = false;

/** Hear that the form is opened: it must be seen beside the map. @type {(() => void)[]} */
export const openers = [];

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
    place: from.place ?? null,
    side: "",
    state: "",
    use: "",
  };
  if (!open) before = document.activeElement;
  open = { form, book, about: from.about ?? "" };
  fresh = true;
  for (const heard of openers) heard();
  update();
}

/** Close the form; whether it was open. */
export function closeEdict() {
  if (!open) return false;
  open = null;
  update();
  if (before instanceof HTMLElement) before.focus();
  return true;
}

/** Whether the form is open. */
export function edictIsOpen() {
  return open !== null;
}

/** The form beside the map, if it is open. */
export function edictPanel() {
  if (!open || !table.state.can.edict) return nothing;
  const { form, book, about } = open;
  return html`
    <section class="edict-part" aria-label=${say("edict-new")} @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      closeEdict();
    }}>
      <header class="dialog-head"><h2>${say("edict-new")}</h2>
        <button class="plain" @click=${closeEdict} aria-label=${say("close")}>✕</button></header>
      ${edictForm(form, book, about)}
    </section>`;
}

/** Whether a field of the map is asked for now. */
export function wantsField() {
  if (!open) return false;
  const { form, book } = open;
  return form.verb === "add-fighter" || (form.verb === "set" && settingOf(form, book)?.kind === "field");
}

/** Something was tapped on the map; whether the form takes it. @param {{fighter?: string, at?: string, dragged?: boolean}} pick */
export function edictTakes({ fighter, at, dragged }) {
  if (!open || dragged) return false;
  const { form } = open;
  if (fighter && !FOR_NOBODY.includes(form.verb)) {
    form.fighter = fighter;
    form.place = null;
  } else if (at && wantsField() && onMap(parse(at))) form.place = at;
  else return false;
  update();
  return true;
}

/** The field that is chosen, and the way of whoever is put there. @param {any} state */
export function drawPlace(state) {
  const to = open && wantsField() ? parse(open.form.place ?? "") : null;
  if (!open || !to) return nothing;
  const { topology } = state.map;
  const [x, y] = centre(topology, to);
  const fighter = open.form.verb === "set" ? fighterBy(open.form.fighter) : null;
  const [fromX, fromY] = fighter?.at ? middle(fighter, topology) : [x, y];
  return svg`<g class="edict-place" data-at=${open.form.place}><line x1=${fromX} y1=${fromY} x2=${x} y2=${y}></line>
    <path transform="translate(${x} ${y})" d=${outline(topology, 0.9)}></path></g>`;
}

/** Somebody shall stand elsewhere: the form, all but sent. @param {string} fighter @param {string} place */
export function openPlace(fighter, place) {
  openEdict({ fighter, verb: "set", place });
}

/** @param {any} form @param {any} book @param {string} about */
function edictForm(form, book, about) {
  const change = (/** @type {string} */ name) => (/** @type {Event} */ event) => {
    form[name] = /** @type {HTMLSelectElement} */ (event.target).value;
    // A field was chosen for one fighter or one deed; another has its own.
    if (name !== "state" && name !== "place") form.place = null;
    update();
  };
  return html`
    <form class="edict-form" @submit=${(/** @type {SubmitEvent} */ event) => send(event, form)}>
      ${about ? html`<p class="story">${about}</p>` : nothing}
      ${form.at !== null ? html`
        <label class="check"><input type="checkbox" name="past" checked> ${say("edict-in-past")}</label>` : nothing}
      <label>${say("edict-what")}
        <select name="verb" @change=${change("verb")} ${ref(begin)}>
          ${VERBS.filter((verb) => book.edicts.includes(verb)).map((verb) => html`<option value=${verb} ?selected=${verb === form.verb}>${say(`edict-${verb}`)}</option>`)}
        </select>
      </label>
      ${FOR_NOBODY.includes(form.verb) ? nothing : html`
        <label>${say("fighter")}
          <select name="fighter" @change=${change("fighter")}>
            ${table.state.fighters.map((/** @type {any} */ one) => html`<option value=${one.slug} .selected=${one.slug === form.fighter}>${one.name}</option>`)}
          </select>
          <span class="hint">${say("edict-tap-fighter")}</span>
        </label>`}
      ${inputs(form, book, change)}
      <div class="options"><button class="option go">${say("edict-send")}</button></div>
      ${form.verb === "add-fighter" ? arrival.told() : nothing}
    </form>`;
}

/** @param {any} form @param {any} book @param {(name: string) => (event: Event) => void} change */
function inputs(form, book, change) {
  const states = fighterBy(form.fighter)?.states ?? [];
  switch (form.verb) {
    case "set": {
      const setting = settingOf(form, book);
      return html`
        <label>${say("edict-field")}
          <select name="field" @change=${change("field")}>
            ${book.settings.map((/** @type {any} */ one) => html`<option value=${one.name} ?selected=${one.name === form.field}>${one.label}</option>`)}
          </select>
        </label>
        ${HEALTH.has(setting?.name ?? "") ? html`<p class="hint">${say("edict-health")}</p>` : nothing}
        ${meaning("sheet", setting?.name ?? "")}
        ${valueInput(setting, form, change)}`;
    }
    case "add-state":
      return html`${stateInput(form, book.states, change)}
        <label>${say("edict-state-value")} <input name="value" maxlength="40"></label>`;
    case "remove-state": {
      const keys = new Set(states.map((/** @type {any} */ one) => one.key));
      const present = book.states.filter((/** @type {any} */ one) => keys.has(one.key));
      const list = present.length ? present : book.states;
      return stateInput(form, list, change);
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
        ${fieldInput("at", say("edict-place"), form.place ?? freeNear(form.side || table.state.sides[0]?.slug), change, false)}
        <label class="check"><input type="checkbox" name="hidden"> ${say("edict-hidden")}</label>`;
    default:
      return nothing;
  }
}

/** @param {any} form @param {any[]} states @param {(name: string) => (event: Event) => void} change */
function stateInput(form, states, change) {
  const chosen = states.find((one) => one.key === form.state) ?? states[0];
  return html`<label>${say("state")}
    <select name="state" @change=${change("state")}>${states.map((one) => html`<option value=${one.key} ?selected=${one === chosen}>${one.text}</option>`)}</select></label>
    ${meaning("states", chosen?.key ?? "")}`;
}

/** What a number or a state means: its rule. @param {"sheet" | "states"} kind @param {string} key */
function meaning(kind, key) {
  const id = ruleOf(kind, key);
  return ruleLine(id, () => openRule(id));
}

/** Whether a field is one of the map's. @param {[number, number] | null} field */
function onMap(field) {
  const { map } = table.state;
  if (!field) return false;
  const col = column(map.topology, field);
  return !map.bounded || (col >= map.low[0] && col <= map.high[0] && field[1] >= map.low[1] && field[1] <= map.high[1]);
}

/** A free field beside somebody of a side; from there the token can be dragged. @param {string} side */
function freeNear(side) {
  const { map, fighters } = table.state;
  const shut = new Set(fighters.flatMap((/** @type {any} */ one) => one.fields.map(key)));
  for (const { at, kinds } of map.fields) if (kinds.includes("wall") || kinds.includes("chasm")) shut.add(key(at));
  const friend = fighters.find((/** @type {any} */ one) => one.side === side && one.at && !one.out);
  if (!friend) return "";
  for (let far = 1; far <= 4; far += 1) {
    for (let dy = -far; dy <= far; dy += 1) {
      for (let dx = -far; dx <= far; dx += 1) {
        /** @type {[number, number]} */
        const field = [friend.at[0] + dx, friend.at[1] + dy];
        if (onMap(field) && !shut.has(key(field))) return key(field);
      }
    }
  }
  return "";
}

/** The value that the form sets. @param {any} form @param {any} book */
function settingOf(form, book) {
  return book.settings.find((/** @type {any} */ one) => one.name === form.field) ?? book.settings[0];
}

/** Whoever opened the form goes on in it. @param {Element | undefined} element */
function begin(element) {
  if (!fresh || !(element instanceof HTMLElement)) return;
  fresh = false;
  element.focus();
}

/** What a fighter has now, where the viewer was sent it. @param {any} setting @param {any} form */
function present(setting, form) {
  const fighter = fighterBy(form.fighter);
  if (setting.kind === "direction") return fighter?.facing ?? "";
  if (setting.kind === "field") return form.place ?? (fighter?.at ? fighter.at.join(",") : "");
  const known = fighter?.sheet.find((/** @type {any} */ line) => line.key === setting.name)?.value;
  return known ?? (HEALTH.has(setting.name) ? fighter?.health : "") ?? "";
}

/** A field, typed or tapped on the map. @param {string} name @param {string} label @param {string} now @param {(name: string) => (event: Event) => void} change @param {boolean} required */
function fieldInput(name, label, now, change, required) {
  return html`<label>${label} <input name=${name} ?required=${required} pattern="\\s*-?\\d+\\s*,\\s*-?\\d+\\s*" placeholder="3,4" .value=${now} @input=${change("place")}>
    <span class="hint">${say("edict-tap-field")}</span></label>`;
}

/** @param {any} setting @param {any} form @param {(name: string) => (event: Event) => void} change */
function valueInput(setting, form, change) {
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
    return fieldInput("value", label, now, change, true);
  }
  if (setting.kind === "number") {
    return html`<label>${label} <input name="value" type="number" required min=${setting.low ?? nothing} max=${setting.high ?? nothing} .value=${now}></label>`;
  }
  return html`<label>${label} <input name="value" required maxlength="100"></label>`;
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
    closeEdict();
  } catch (error) {
    complain(error);
  }
}

// Somebody comes into a running fight: of the catalogue, of one's own, or out of a file.

import { html, nothing } from "./view.js";
import { complain, update } from "./frame.js";
import { say } from "./words.js";
import { broughtIn, bringIn, FILES, wrongs } from "./brought.js";
import { look } from "./faces.js";
import { send } from "./fought.js";
import { fill, ownFighters, sheetOf } from "./stock.js";

const OWN = "own:";

/** What files came to since the form was opened. @type {any[]} */
let brought = [];
let busy = false;

/** Look who is there to come in. */
export function prepare() {
  brought = [];
  fill().then(update);
}

/** Whether it is somebody of one's own. @param {string} use */
export function isOwn(use) {
  return use.startsWith(OWN);
}

/** Who comes in. @param {any} form @param {any} book @param {(event: Event) => void} changed */
export function choice(form, book, changed) {
  const own = ownFighters(book.key);
  // Until somebody is chosen: who comes first, which may change when one's own are known.
  if (!form.chosen) form.use = own.length ? OWN + own[0].id : (book.fighters[0]?.key ?? "");
  const option = (/** @type {string} */ value, /** @type {string} */ name) => html`<option value=${value} ?selected=${value === form.use}>${name}</option>`;
  return html`
    <label>${say("edict-use")}
      <select name="use" @change=${(/** @type {Event} */ event) => { form.chosen = true; changed(event); }}>
        ${own.length ? html`<optgroup label=${say("my-fighters")}>${own.map((one) => option(OWN + one.id, one.name))}</optgroup>` : nothing}
        <optgroup label=${say("from-catalogue")}>${book.fighters.map((/** @type {any} */ one) => option(one.key, one.name))}</optgroup>
      </select></label>
    <label class="small button file">${say("from-file")}<input type="file" accept=${FILES} ?disabled=${busy} @change=${(/** @type {Event} */ event) => taken(event, form, book)}></label>
    <p class="hint">${say("edict-file-hint")}</p>`;
}

/** What files came to. */
export function told() {
  return broughtIn(brought);
}

/** A file: kept in my fighters, and its first one chosen. @param {Event} event @param {any} form @param {any} book */
async function taken(event, form, book) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  if (!file) return;
  busy = true;
  update();
  try {
    const found = await bringIn(file, book.key);
    await fill();
    const fitting = found.filter((one) => one.kind === "fighter" && one.book === book.key);
    brought = found;
    if (fitting.length) Object.assign(form, { use: OWN + fitting[0].id, chosen: true });
    else complain({ title: say("edict-file-other", { book: book.title }) });
  } catch (error) {
    complain(error, wrongs(error));
  }
  input.value = "";
  busy = false;
  update();
}

/**
 * The sheet and the look of somebody of one's own. Notes stay at home: no rule reads them.
 * @param {string} use
 * @returns {Promise<{sheet: any, face: any}>}
 */
export async function ownOf(use) {
  const id = use.slice(OWN.length);
  const { notes, ...sheet } = await sheetOf(id);
  return { sheet, face: look(ownFighters().find((one) => one.id === id)) };
}

/** He is at this table now: his wounds can be had from here. @param {string} use @param {string} table */
export function arrived(use, table) {
  send({ table }, location.hash, [use.slice(OWN.length)]);
}

// The game master's notes: kept as she writes, shown to nobody else.

import { html } from "./view.js";
import { call, get } from "./api.js";
import { table } from "./store.js";
import { complain, update } from "./frame.js";
import { roomLeft } from "./room.js";
import { say } from "./words.js";

const REST = 700;
/** As many characters fit. */
const MOST = 20000;

/** @type {string | null} */
let text = null;
let asked = false;
let kept = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

async function load() {
  asked = true;
  try {
    text = (await get(`/api/tables/${table.id}/notes`, table.token)).text;
  } catch (error) {
    complain(error);
  }
  update();
}

async function keep() {
  try {
    await call("PUT", `/api/tables/${table.id}/notes`, { body: { text: text ?? "" }, token: table.token });
    kept = true;
  } catch (error) {
    complain(error);
  }
  update();
}

/** The field for notes. */
export function notes() {
  if (!asked) load();
  return html`<label class="notes"><span class="unseen">${say("notes")}</span>
    <textarea rows="6" maxlength=${MOST} ?disabled=${text === null} .value=${text ?? ""} placeholder=${say("notes-hint")}
      @input=${(/** @type {Event} */ event) => {
        text = /** @type {HTMLTextAreaElement} */ (event.target).value;
        kept = false;
        clearTimeout(timer);
        timer = setTimeout(keep, REST);
        update();
      }}></textarea>
    <span class="hint" role="status">${kept ? say("notes-kept") : say("notes-keeping")}</span>${roomLeft(text?.length ?? 0, MOST)}</label>`;
}

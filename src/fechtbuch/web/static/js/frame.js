// What every page has: its head with language and light, notices, and the loop that draws it.

import { html, nothing, render } from "./view.js";
import { LANGUAGES, choose, language, preferred, say, speak } from "./words.js";
import { keep, recall } from "./memory.js";
import * as building from "./building.js";
import { settle } from "./device.js";
import { crest } from "./heraldry.js";
import * as dialog from "./dialog.js";

const LIGHTS = ["auto", "light", "dark"];

/** @type {() => unknown} */
let body = () => nothing;
let waiting = false;
/** Whether words and letters are there to draw with. */
let ready = false;
/** @type {{id: number, text: string, detail: string, kind: string, extra: unknown}[]} */
let notices = [];
let counter = 0;
/** @type {((code: string) => void)[]} */
const listeners = [];

/**
 * Draw a page from now on.
 * @param {() => unknown} template
 */
export async function start(template) {
  body = template;
  shine(recall("light") || "auto");
  await Promise.all([speak(preferred()), letters(preferred())]);
  ready = true;
  update();
  settle();
  building.look(update, tell);
}

/** Cuts of the letters that a page begins with. */
const CUTS = ['400 16px "Alegreya Sans"', '500 16px "Alegreya Sans"', '700 16px "Alegreya Sans"', '800 16px "Alegreya Sans"', '600 16px "Alegreya"'];
/** So long is waited for letters, in milliseconds: they come with the page, and nothing may move when they do. */
const PATIENCE = 800;

/** The letters of a language are there, or take too long. @param {string} code */
async function letters(code) {
  const some = code === "pl" ? "aą" : "a";
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
  await Promise.race([Promise.allSettled(CUTS.map((cut) => document.fonts.load(cut, some))), late]);
}

/** Draw the page again, soon. */
export function update() {
  if (waiting || !ready) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    document.querySelector(".opening")?.remove();
    render(html`${body()}${noticeList()}`, document.body);
    dialog.redraw();
  });
}

/**
 * Hear of a change of language.
 * @param {(code: string) => void} listener
 */
export function onLanguage(listener) {
  listeners.push(listener);
}

/** @param {string} light */
function shine(light) {
  if (light === "auto") delete document.documentElement.dataset.light;
  else document.documentElement.dataset.light = light;
}

/** @param {Event} event */
async function changeLanguage(event) {
  const code = /** @type {HTMLSelectElement} */ (event.target).value;
  await choose(code);
  for (const listener of listeners) listener(code);
  update();
}

function changeLight() {
  const now = recall("light") || "auto";
  const next = LIGHTS[(LIGHTS.indexOf(now) + 1) % LIGHTS.length];
  keep("light", next === "auto" ? "" : next);
  shine(next);
  update();
}

/** The switches for language and light. */
export function switches() {
  const light = recall("light") || "auto";
  const sign = { auto: "◐", light: "☀", dark: "☾" }[light];
  return html`
    <label class="switch">
      <span class="unseen">${say("language")}</span>
      <select class="language" @change=${changeLanguage}>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) =>
            html`<option value=${code} lang=${code} ?selected=${code === language()}>${name}</option>`,
        )}
      </select>
    </label>
    <button class="plain light" @click=${changeLight} title=${say("light", { light })}>
      <span aria-hidden="true">${sign}</span><span class="unseen">${say("light", { light })}</span>
    </button>`;
}

/**
 * The head of a page.
 * @param {{here?: string, title?: unknown, tools?: unknown}} [more]
 */
export function head(more = {}) {
  const link = (/** @type {string} */ path, /** @type {string} */ word) => html`
    <a href=${path} aria-current=${more.here === path ? "page" : nothing}>${word}</a>`;
  return html`
    <a class="skip" href="#main">${say("skip-to-content")}</a>
    <header class="head">
      <a class="name" href="/">${crest}<span>Fechtbuch</span></a>
      ${more.title ?? nothing}
      ${more.here
        ? html`<nav aria-label=${say("pages")}>
            ${link("/", say("lobby"))} ${link("/rules", say("rulebooks"))} ${link("/build", say("build"))}
            ${link("/simulate", say("simulate"))} ${link("/fighters", say("my-fighters"))}
          </nav>`
        : nothing}
      <div class="tools">${more.tools ?? nothing}${switches()}</div>
    </header>
    ${building.note()}`;
}

/**
 * Tell the reader something.
 * @param {string} text
 * @param {{detail?: string, kind?: "news" | "trouble", seconds?: number, extra?: unknown}} [more] `extra` is shown after the words
 */
export function tell(text, more = {}) {
  counter += 1;
  const notice = { id: counter, text, detail: more.detail ?? "", kind: more.kind ?? "news", extra: more.extra ?? nothing };
  notices = [...notices.filter((other) => other.text !== text), notice].slice(-3);
  update();
  setTimeout(() => dismiss(notice.id), (more.seconds ?? 8) * 1000);
}

/**
 * Tell of an error in the reader's words.
 * @param {unknown} error
 * @param {unknown} [extra] what is shown after them
 */
export function complain(error, extra = nothing) {
  const { title, detail, remedy, message } = /** @type {any} */ (error);
  const rest = [title ? detail : "", remedy].filter((word) => word && word !== title).join(" ");
  tell(title || detail || message || String(error), { detail: rest, kind: "trouble", seconds: 14, extra });
}

/** @param {number} id */
function dismiss(id) {
  notices = notices.filter((notice) => notice.id !== id);
  update();
}

function noticeList() {
  return html`
    <div class="notices" role="status" aria-live="polite">
      ${notices.map(
        (notice) => html`
          <div class="notice ${notice.kind === "trouble" ? "bad" : ""}">
            <p><strong>${notice.text}</strong> ${notice.detail} ${notice.extra}</p>
            <button class="plain" @click=${() => dismiss(notice.id)} aria-label=${say("close")}>✕</button>
          </div>`,
      )}
    </div>`;
}

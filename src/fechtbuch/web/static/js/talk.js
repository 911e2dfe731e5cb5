// What people say to one another at the table: aloud, or to one alone; and what is handed out.

import { html, nothing, ref, repeat } from "./view.js";
import { ask, master, table } from "./store.js";
import { language, say } from "./words.js";
import { tell, update } from "./frame.js";
import { roomLeft } from "./room.js";

const MOST = 1000;
const MOST_HANDED = 8000;
const MOST_SHOWN = 400;

/** @typedef {{by: string, name: string, mine: boolean, to: string[], title: string, text: string, time: string, n: number}} Said */

/** @type {Said[]} */
let lines = [];
let counter = 0;
/** Lines of others that came while the panel was closed. */
let unread = 0;
let open = false;
/** To whom one speaks: everybody, a seat, or the game master. */
let to = "";
let handing = false;
/** So many characters stand in the field. */
let written = 0;
/** @type {HTMLElement | null} */
let box = null;

/** @param {{whole: boolean, lines: any[]}} message */
export function heardTalk(message) {
  const fresh = message.lines.map((line) => ({ ...line, n: (counter += 1) }));
  lines = (message.whole ? fresh : [...lines, ...fresh]).slice(-MOST_SHOWN);
  const others = fresh.filter((line) => !line.mine);
  if (message.whole || open || others.length === 0) return;
  unread += others.length;
  const last = others[others.length - 1];
  tell(say("labelled", { label: speaker(last), text: last.title || last.text }).slice(0, 160));
}

/** Whether there is anybody to talk to, or anything to read. */
export function talks() {
  const others = table.state.seats.length > (master() ? 0 : 1);
  return others || lines.length > 0 || (table.welcome.viewer.role === "player" && Boolean(table.presence?.referee));
}

/** How many lines have not been read. */
export function unreadLines() {
  return unread;
}

/** Another panel is shown. */
export function leaveTalk() {
  written = 0;
  open = false;
}

/** @param {{by: string, name: string}} line */
function speaker({ by, name }) {
  return by === "referee" ? say("game-master") : name;
}

/** @param {string} who a seat or the game master */
function called(who) {
  return who === "referee" ? say("game-master") : table.state.seats.find((/** @type {any} */ one) => one.seat === who)?.name ?? who;
}

/** The panel. @param {boolean} seen whether it is on the screen: a phone shows one thing at a time */
export function talkPanel(seen) {
  open = seen;
  if (seen) unread = 0;
  queueMicrotask(() => box?.scrollTo({ top: box.scrollHeight }));
  const { viewer } = table.welcome;
  const muted = table.state.seats.some((/** @type {any} */ one) => one.seat === viewer.seat && one.muted);
  return html`<section class="talk" aria-label=${say("tab-talk")}>
    <h2 class="unseen">${say("tab-talk")}</h2>
    <div class="talk-lines" tabindex="0" role="log" aria-label=${say("tab-talk")} ${ref((element) => { box = /** @type {HTMLElement | null} */ (element ?? null); })}>
      ${lines.length ? repeat(lines, (line) => line.n, shown) : html`<p class="hint">${say("talk-empty")}</p>`}
    </div>
    ${viewer.role === "spectator" ? nothing : muted ? html`<p class="hint talk-muted">${say("talk-muted")}</p>` : form(viewer)}
  </section>`;
}

/** @param {Said} line */
function shown(line) {
  const time = new Date(line.time).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  const whom = line.to.length ? say("talk-to-whom", { whom: line.to.map(called).join(", ") }) : "";
  return html`<article class="said ${line.mine ? "mine" : ""} ${line.to.length ? "whisper" : ""} ${line.title ? "handed" : ""}">
    <header><b>${line.mine ? say("you") : speaker(line)}</b> ${whom ? html`<span class="hint">${whom}</span>` : nothing} <time class="hint" datetime=${line.time}>${time}</time></header>
    ${line.title ? html`<h3>${line.title}</h3>` : nothing}
    <p>${line.text}</p>
  </article>`;
}

/** @param {any} viewer */
function form(viewer) {
  const others = table.state.seats.filter((/** @type {any} */ one) => one.seat !== viewer.seat);
  if (to && to !== "referee" && !others.some((/** @type {any} */ one) => one.seat === to)) to = "";
  return html`<form class="talk-form" @submit=${send}>
    <div class="row">
      <label>${say("talk-to")} <select name="to" @change=${(/** @type {Event} */ event) => { to = /** @type {HTMLSelectElement} */ (event.target).value; update(); }}>
        <option value="" ?selected=${to === ""}>${say("talk-all")}</option>
        ${master() ? nothing : html`<option value="referee" ?selected=${to === "referee"}>${say("game-master")}</option>`}
        ${others.map((/** @type {any} */ one) => html`<option value=${one.seat} ?selected=${to === one.seat}>${one.name}</option>`)}
      </select></label>
      ${master() ? html`<label class="check"><input type="checkbox" .checked=${handing} @change=${(/** @type {Event} */ event) => { handing = /** @type {HTMLInputElement} */ (event.target).checked; update(); }}> ${say("hand-out")}</label>` : nothing}
    </div>
    ${handing && master() ? html`<input name="title" required maxlength="100" autocomplete="off" placeholder=${say("hand-out-title")} aria-label=${say("hand-out-title")}>` : nothing}
    <div class="talk-write">
      <textarea name="text" required rows=${handing ? 5 : 2} maxlength=${handing ? MOST_HANDED : MOST} placeholder=${to ? say("talk-whisper") : say("talk-aloud")} aria-label=${to ? say("talk-whisper") : say("talk-aloud")}
        @input=${(/** @type {Event} */ event) => { written = /** @type {HTMLTextAreaElement} */ (event.target).value.length; update(); }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" || event.shiftKey || handing) return;
          event.preventDefault();
          /** @type {HTMLTextAreaElement} */ (event.target).form?.requestSubmit();
        }}></textarea>
      <button class="small">${say("talk-send")}</button>
    </div>
    ${roomLeft(written, handing ? MOST_HANDED : MOST)}
  </form>`;
}

/** @param {SubmitEvent} event */
function send(event) {
  event.preventDefault();
  const fields = /** @type {HTMLFormElement} */ (event.target);
  const data = new FormData(fields);
  const text = String(data.get("text") ?? "").trim();
  const title = String(data.get("title") ?? "").trim();
  if (!text) return;
  ask({ type: "say", to: to ? [to] : [], title, text });
  handing = false;
  written = 0;
  fields.reset();
  update();
}

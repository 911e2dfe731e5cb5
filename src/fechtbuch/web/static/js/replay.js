// The replay of a fight: scrub through its moments, see who was likely to win, find the blow that
// decided it.

import { html, nothing } from "./view.js";
import { complain, head, onLanguage, start, update } from "./frame.js";
import { get, post, spoken } from "./api.js";
import { remember } from "./recent.js";
import { sideSign } from "./heraldry.js";
import { decimal, say } from "./words.js";
import { MapView } from "./map.js";
import { mapText } from "./maptext.js";
import { chanceBar, orderBar } from "./order.js";
import { logPanel } from "./log.js";
import { openFairness } from "./fairness.js";
import { linkRow } from "./invite.js";
import { table } from "./store.js";
import { recordText, save } from "./files.js";
import { atTable, fetchFaces } from "./faces.js";
import { course, turns } from "./course.js";
import { keep, recall } from "./memory.js";
import { sharePicture } from "./picture.js";
import { openStory } from "./telling.js";
import * as dialog from "./dialog.js";

const STEP = 1200;
const RETRY = 1500;
const SPEEDS = [0.5, 1, 2, 4];
const MOST_TRIES = 8;

// The address names the table; the secret of the share stays in the fragment, which no server sees.
// Links of before had it in the path, after a dot.
const [id, before = ""] = decodeURIComponent(location.pathname.split("/")[2] ?? "").split(".");
const token = location.hash.slice(1) || before;

/** @type {any} */
let about = null;
/** @type {Map<number, any>} */
const views = new Map();
let place = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;
let problem = "";
let speed = SPEEDS.includes(Number(recall("speed"))) ? Number(recall("speed")) : 1;

const map = new MapView({ pick: () => false, look: () => {} });

async function load() {
  views.clear();
  try {
    about = await get(spoken(`/api/tables/${id}/moments`), token);
    table.welcome = { book: about.book, viewer: { role: "spectator" } };
    place = Math.min(place, about.moments.length - 1);
    await look(place);
    fetchAll();
  } catch (error) {
    problem = /** @type {any} */ (error).detail || /** @type {any} */ (error).title;
    complain(error);
  }
  update();
}

/** @param {number} to */
async function look(to) {
  place = Math.max(0, Math.min(to, about.moments.length - 1));
  update();
  await view(place);
  update();
}

/** @param {number} at */
async function view(at) {
  if (views.has(at)) return;
  const entry = about.moments[at].entry;
  try {
    const found = await get(spoken(`/api/tables/${id}/moments/${entry}`), token);
    views.set(at, found);
    fetchFaces(found.state.fighters, atTable(id, token), update);
  } catch (error) {
    complain(error);
  }
}

/** Everything in order, so that the chance over time fills up while one looks. */
async function fetchAll() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    let missing = false;
    for (let at = 0; at < about.moments.length; at += 1) {
      if (views.get(at)?.chance) continue;
      views.delete(at);
      await view(at);
      if (!views.get(at)?.chance) missing = true;
      update();
    }
    if (!missing) return;
    await new Promise((done) => setTimeout(done, RETRY));
  }
}

function toggle() {
  if (playing) {
    clearInterval(playing);
    playing = undefined;
  } else {
    if (place >= about.moments.length - 1) place = 0;
    playing = setInterval(() => {
      if (place >= about.moments.length - 1) toggle();
      else look(place + 1);
    }, STEP / speed);
  }
  update();
}

function page() {
  const shown = views.get(place) ?? nearest();
  if (!about || !shown) {
    return html`${head({ here: "/replay" })}<main id="main" class="waiting-room"><p class="story">${problem || say("loading")}</p></main>`;
  }
  const { state } = shown;
  table.state = state;
  const moment = about.moments[place];
  return html`
    ${head({ title: html`<span class="fight-title"><b>${about.title}</b> <span class="stand">${say("replay")}</span></span>`, tools: html`${chanceBar(shown.chance, state)}
      <button class="plain" @click=${share} title=${say("share")}><span aria-hidden="true">⇪</span> <span class="wide-only">${say("share")}</span></button>
      <button class="plain" data-do="picture" @click=${() => sharePicture(about.title, sentence())} title=${say("as-picture")}><span aria-hidden="true">▣</span> <span class="wide-only">${say("as-picture")}</span></button>
      <button class="plain" @click=${record} title=${say("save-record")}><span aria-hidden="true">⤓</span> <span class="wide-only">${say("save-record")}</span></button>
      <button class="plain" @click=${() => openStory(id, token, about.title)} title=${say("story")}><span aria-hidden="true">¶</span> <span class="wide-only">${say("story")}</span></button>
      <button class="plain" @click=${fairness} title=${say("fairness")}><span aria-hidden="true">⚖</span> <span class="wide-only">${say("fairness")}</span></button>` })}
    <main id="main" class="table replay" data-tab="map">
      <h1 class="unseen">${about.title}</h1>
      <div class="bar" data-part="order">${orderBar(state)}</div>
      <div class="board-part" data-part="map">${map.draw(state, { options: [], near: "", path: [], line: null, asked: [], focus: state.turn ?? "", chosen: "", lit: "" })}${mapText(state)}</div>
      <div class="ask-part scrub">
        ${course(state.sides[0], shares(state), place, look)}
        <div class="row scrubber">
          <button class="plain" @click=${() => look(place - 1)} aria-label=${say("step-back")}>◀</button>
          <button class="plain" @click=${toggle} aria-pressed=${playing ? "true" : "false"} aria-label=${playing ? say("pause") : say("play")}>${playing ? "❚❚" : "▶"}</button>
          <button class="plain" @click=${() => look(place + 1)} aria-label=${say("step-on")}>▶|</button>
          <label class="speed"><span class="unseen">${say("speed")}</span><select @change=${changeSpeed} title=${say("speed")}>${SPEEDS.map((one) => html`<option value=${one} ?selected=${one === speed}>${decimal(one, one < 1 ? 1 : 0)} ×</option>`)}</select></label>
          <input type="range" min="0" max=${about.moments.length - 1} .value=${String(place)} aria-label=${say("moment")} aria-valuetext=${say("moment-of", { moment: place, all: about.moments.length - 1, round: moment.round })}
            @input=${(/** @type {Event} */ event) => look(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
          <span class="hint">${say("moment-of", { moment: place, all: about.moments.length - 1, round: moment.round })}</span>
          ${about.seed && !state.over ? html`<button class="small" data-do="go-on" @click=${goOn}>${say("go-on-here")}</button>` : nothing}
        </div>
        ${turns(shares(state), deedAt, place, look)}
        ${state.over ? html`<p class="sentence over">${state.over.text}</p>` : nothing}
      </div>
      <div class="side-part" data-part="side">${logPanel(told(), { tales: about.tales ?? [] })}</div>
    </main>`;
}

/** What happened at a moment, as the story tells it. @param {number} at @returns {string} */
function deedAt(at) {
  const [from, to] = [at > 0 ? about.moments[at - 1].lines : 0, about.moments[at].lines];
  const tale = (about.tales ?? []).filter((/** @type {any} */ one) => one.to >= from && one.n < to && !one.bare).at(-1);
  return tale?.text || about.moments[at].text;
}

function nearest() {
  for (let at = place; at >= 0; at -= 1) if (views.has(at)) return views.get(at);
  return null;
}

/** The lines up to the moment that is shown. */
function told() {
  const lines = [];
  for (let at = 0; at <= place; at += 1) lines.push(...(views.get(at)?.lines ?? []));
  return lines;
}

/** The chance of the first side, moment by moment, as far as it is known. @param {any} state */
function shares(state) {
  const { slug } = state.sides[0];
  return about.moments.map((/** @type {any} */ _, /** @type {number} */ at) => views.get(at)?.chance?.find((/** @type {any} */ one) => one.side === slug)?.share);
}

/** What was told last, for the picture of this moment. */
function sentence() {
  const moment = about.moments[place];
  return nearest()?.state.over?.text ?? (moment.text || say("moment-of", { moment: place, all: about.moments.length - 1, round: moment.round }));
}

/** @param {Event} event */
function changeSpeed(event) {
  speed = Number(/** @type {HTMLSelectElement} */ (event.target).value);
  keep("speed", String(speed));
  if (playing) {
    toggle();
    toggle();
  }
}

function share() {
  dialog.open(say("share"), () => html`<p class="story">${say("share-text")}</p><ul class="invites">${linkRow(about.title, location.href)}</ul>`);
}

/** Play on from the moment that is shown, at a table of one's own. */
function goOn() {
  const { sides } = nearest().state;
  let side = sides[0].slug;
  dialog.open(say("go-on-here"), () => html`<p class="story">${say("go-on-here-text")}</p>
    <fieldset><legend>${say("play-side")}</legend>
      ${sides.map((/** @type {any} */ one) => html`<label class="check side-${one.index % 6}"><input type="radio" name="side" .checked=${one.slug === side} @change=${() => { side = one.slug; }}> ${sideSign(one.index)} ${one.name}</label>`)}
    </fieldset>
    <div class="options"><button class="option go" @click=${() => begin(side)}>${say("play-engine")}</button></div>`);
}

/** @param {string} side */
async function begin(side) {
  try {
    const others = nearest().state.sides.filter((/** @type {any} */ one) => one.slug !== side).map((/** @type {any} */ one) => one.slug);
    const wanted = { record: await recordText(id, token), at: about.moments[place].entry, seats: [{ name: say("you"), side }], engine: others };
    const opened = await post("/api/tables/load", wanted);
    remember(opened, about.title, opened.links.seats[0].link);
    location.href = opened.links.seats[0].link;
  } catch (error) {
    complain(error);
  }
}

function fairness() {
  const { commitment, seed, values } = about;
  openFairness({ commitment, seed, values, mine: null, canReveal: false, reveal: () => {}, record: () => recordText(id, token) });
}

async function record() {
  try {
    save(new Blob([await recordText(id, token)]), `${about.title}.jsonl`);
  } catch (error) {
    complain(error);
  }
}

document.addEventListener("keydown", (event) => {
  if (!about || dialog.isOpen() || /** @type {HTMLElement} */ (event.target).matches("input, select, .ground")) return;
  if (event.key === "ArrowLeft") look(place - 1);
  else if (event.key === "ArrowRight") look(place + 1);
  else if (event.key === " " && !(/** @type {HTMLElement} */ (event.target).matches("button, a"))) toggle();
  else return;
  event.preventDefault();
});

onLanguage(load);
start(page).then(load);

// A table for tonight's group: who plays whom, then the links to send round.

import { html } from "./view.js";
import { call, post } from "./api.js";
import { complain } from "./frame.js";
import { language, say } from "./words.js";
import { linkRow } from "./invite.js";
import { freshKey } from "./socket.js";
import { remember } from "./recent.js";
import { level, levelChoice } from "./level.js";
import { emblemIn, faceThere, instead, peopled } from "./instead.js";
import { fill } from "./stock.js";
import { send } from "./fought.js";
import { seatNames } from "./seatnames.js";
import * as dialog from "./dialog.js";

/**
 * @typedef {{scenario: string | object, title: string, options?: object, levels?: string[], book?: string, looks?: Record<string, object>, opened?: (opened: any) => void,
 *   sides: {name: string, slug: string, fighters: string[], slugs: string[], emblems?: string[]}[]}} About `opened` hears of the new table
 */

/** @param {About} about */
export function openGroup(about) {
  const all = about.sides.flatMap((side, place) =>
    side.slugs.map((slug, n) => ({ slug, name: side.fighters[n] ?? slug, side: side.name, place, emblem: emblemIn([side], slug) })));
  const form = {
    /** @type {string[]} */
    seats: about.sides[0].slugs.slice(0, 4).map((_, n) => say("player", { number: n + 1 })),
    /** Who plays each fighter: a seat's number, "engine" or "master". @type {Record<string, string>} */
    plays: {},
    reveal: "all",
    deadline: 0,
    dice: false,
    /** Fighters of the reader's own in the places of those of the scene, by slug. @type {Record<string, string>} */
    instead: {},
    /** @type {any} */
    opened: null,
    busy: false,
  };
  let next = 0;
  for (const one of all) {
    form.plays[one.slug] = one.place === 0 ? String(next++ % form.seats.length) : "master";
  }
  if (about.book) fill().then(dialog.redraw);
  dialog.open(say("group-title", { title: about.title }), () => (form.opened ? links(form.opened) : choices(form, all, about)), { wide: true });
}

/** @param {any} form @param {any[]} all @param {any} about */
function choices(form, all, about) {
  const redraw = dialog.redraw;
  return html`
    <form @submit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); create(form, about); }}>
      <h3>${say("seats")}</h3>
      ${seatNames(form, redraw)}
      <h3>${say("who-plays")}</h3>
      <ul class="plain-list who">
        ${all.map((one) => html`
          <li><label><span class="side-${one.place % 6}">${faceThere(form.instead, one, one.place, about.looks)} <span>${one.name} <span class="hint">${one.side}</span></span></span>${instead(form.instead, one, about.book ?? "", redraw)}
            <select aria-label="${say("who-plays")} ${one.name}" @change=${(/** @type {Event} */ event) => { form.plays[one.slug] = /** @type {HTMLSelectElement} */ (event.target).value; redraw(); }}>
              ${form.seats.map((/** @type {string} */ name, /** @type {number} */ place) => html`<option value=${place} ?selected=${form.plays[one.slug] === String(place)}>${name}</option>`)}
              <option value="master" ?selected=${form.plays[one.slug] === "master"}>${say("game-master")}</option>
              <option value="engine" ?selected=${form.plays[one.slug] === "engine"}>${say("the-engine")}</option>
            </select></label></li>`)}
      </ul>
      <h3>${say("settings")}</h3>
      <label class="check"><input type="checkbox" .checked=${form.dice} @change=${(/** @type {Event} */ event) => { form.dice = /** @type {HTMLInputElement} */ (event.target).checked; }}> ${say("group-real-dice")}</label>
      <label class="check"><input type="checkbox" .checked=${form.reveal === "all"} @change=${(/** @type {Event} */ event) => { form.reveal = /** @type {HTMLInputElement} */ (event.target).checked ? "all" : "own"; }}> ${say("reveal-foes")}</label>
      ${Object.values(form.plays).includes("engine") ? levelChoice(about.levels ?? []) : ""}
      <div class="options dialog-foot"><button class="option go" ?disabled=${form.busy}>${form.busy ? say("starting") : say("open-table")}</button></div>
    </form>`;
}

/** @param {any} form @param {any} about */
async function create(form, about) {
  form.busy = true;
  dialog.redraw();
  const played = (/** @type {string} */ who) => Object.keys(form.plays).filter((slug) => form.plays[slug] === who);
  try {
    const { scenario, looks } = await peopled(about.scenario, form.instead, about.looks);
    const opened = await post("/api/tables", {
      scenario,
      looks,
      options: about.options ?? {},
      seats: form.seats.map((/** @type {string} */ name, /** @type {number} */ place) => ({ name, fighters: played(String(place)), real_dice: form.dice })),
      engine: played("engine"),
      level: level(about.levels ?? []),
      language: language(),
      reveal: form.reveal,
    });
    remember(opened, about.title, opened.links.referee, typeof scenario === "string" ? scenario : "");
    send(opened, opened.links.referee, Object.values(form.instead));
    about.opened?.(opened);
    await hold(opened);
    form.opened = opened;
  } catch (error) {
    complain(error);
  }
  form.busy = false;
  dialog.redraw();
}

/** The fight waits until the game master starts it. @param {any} opened */
function hold(opened) {
  const token = opened.links.referee.split("#")[1] ?? "";
  const body = { command: { do: "pause", on: true } };
  return call("POST", `/api/tables/${opened.table}/commands`, { body, token, key: freshKey() });
}

/** @param {any} opened */
function links(opened) {
  return html`
    <p class="story">${say("group-links")}</p>
    <ul class="invites">
      ${opened.links.seats.map((/** @type {any} */ seat) => linkRow(seat.name, seat.link))}
      ${linkRow(say("link-spectator"), opened.links.spectator)}
    </ul>
    <div class="options"><a class="option go button" href=${opened.links.referee}>${say("open-as-master")}</a></div>`;
}

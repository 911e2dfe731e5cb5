// What only the game master has: undo and redo, pause, edicts, seats, hiding, settings, files.

import { html, nothing } from "./view.js";
import { call, post } from "./api.js";
import { command, fighterBy, master, table } from "./store.js";
import { complain, tell, update } from "./frame.js";
import { say } from "./words.js";
import { closeEdict, edictIsOpen, openEdict } from "./edict.js";
import { go, mayGo } from "./arranging.js";
import { sign } from "./heraldry.js";
import { linkRow, linksOf, rememberLinks } from "./invite.js";
import { recordText, save } from "./files.js";
import { quickly } from "./quick.js";
import { notes } from "./notes.js";
import { ending, keeping, roleLinks, typedDice } from "./care.js";
import * as dialog from "./dialog.js";

const TIMES = [0, 15, 30, 60, 120, 300];

/** The buttons in the head of the page. */
export function masterTools() {
  const { state } = table;
  const { can } = state;
  return html`
    ${can.undo || master() || table.welcome.viewer.role === "player" ? html`<button class="plain" ?disabled=${!can.undo} @click=${() => command({ do: "undo" })} title=${say("undo")}>${sign("undo")}<span class="wide-only">${say("undo")}</span><span class="unseen narrow-only">${say("undo")}</span></button>` : nothing}
    ${state.undone ? html`<span class="undone" title=${say("undone", { count: state.undone })}>⟲ ${state.undone}<span class="unseen">${say("undone", { count: state.undone })}</span></span>` : nothing}
    ${can.redo ? html`<button class="plain" @click=${() => command({ do: "redo" })} title=${say("redo")}>${sign("redo")}<span class="wide-only">${say("redo")}</span><span class="unseen narrow-only">${say("redo")}</span></button>` : nothing}
    ${can.pause ? html`<button class="plain" aria-pressed=${state.paused ? "true" : "false"} @click=${() => command({ do: "pause", on: !state.paused })} title=${state.paused ? say("go-on") : say("pause")}>${sign(state.paused ? "play" : "pause")}<span class="wide-only">${state.paused ? say("go-on") : say("pause")}</span></button>` : nothing}
    ${can.edict ? html`<button class="plain" data-do="edict" aria-expanded=${edictIsOpen() ? "true" : "false"} @click=${() => closeEdict() || openEdict()} title=${say("edict-new")}>${sign("edict")}<span class="wide-only">${say("edict")}</span></button>` : nothing}`;
}

/**
 * Buttons beside a line of the log.
 * @param {any} line
 */
export function logAction(line) {
  if (!master()) return nothing;
  return html`<span class="entry-tools">
    <button class="plain tiny" title=${say("undo-to-here")} aria-label=${say("undo-to-here")} @click=${() => undoTo(line)}>${sign("undo")}</button>
    <button class="plain tiny" title=${say("edict-here")} aria-label=${say("edict-here")}
      @click=${() => openEdict({ at: line.entry, about: line.text, fighter: line.target ?? line.fighter ?? undefined })}>${sign("edict")}</button>
  </span>`;
}

/** @param {any} line */
function undoTo(line) {
  if (quickly()) {
    command({ do: "undo", to: line.entry });
    return;
  }
  dialog.open(say("undo-to-here"), () => html`
    <p class="story">${line.text}</p>
    <p>${say("undo-to-here-sure")}</p>
    <div class="options">
      <button class="option go" @click=${async () => { if (await command({ do: "undo", to: line.entry })) dialog.close(); }}>${say("undo")}</button>
      <button class="option quiet" @click=${dialog.close}>${say("cancel")}</button>
    </div>`);
}

/** Edicts about a fighter. @param {any} fighter */
export function edictButtons(fighter) {
  const hidden = fighter.hidden.length > 0;
  const about = (/** @type {string} */ verb) => () => openEdict({ fighter: fighter.slug, verb });
  return html`<div class="row">
    <button class="small" @click=${about("set")}>${say("edict-set")}</button>
    <button class="small" @click=${about("add-state")}>${say("edict-add-state")}</button>
    <button class="small" @click=${about("modifier")}>${say("edict-modifier")}</button>
    <button class="small" @click=${about("allow")}>${say("edict-allow")}</button>
    <button class="small" @click=${() => command({ do: "hide", fighter: fighter.slug, on: !hidden })}>${hidden ? say("show-fighter") : say("hide-fighter")}</button>
    ${[[-1, "order-earlier"], [1, "order-later"]].map(([by, word]) => mayGo(table.state, fighter.slug, Number(by)) ? html`<button class="small" @click=${() => go(fighter.slug, Number(by))}>${say(String(word))}</button>` : nothing)}
  </div>`;
}

/** The game master's own panel: seats, settings, files. */
export function masterPanel() {
  const { state } = table;
  return html`
    <section class="master" aria-label=${say("game-master")}>
      <h2 class="unseen">${say("game-master")}</h2>
      <h3>${say("seats")}</h3>
      <ul class="seats">${state.seats.map(seat)}</ul>
      <form class="row" @submit=${addSeat}>
        <label>${say("seat-new")} <input name="name" maxlength="60" required></label>
        <button class="small">${say("seat-add")}</button>
      </form>
      ${roleLinks()}
      <h3>${say("notes")}</h3>
      ${notes()}
      <h3>${say("settings")}</h3>
      ${settings(state)}
      <h3>${say("files")}</h3>
      <div class="row">
        <button class="small" @click=${download}>${say("save-record")}</button>
        <a class="small button" href="/">${say("lobby")}</a>
        ${ending()}
      </div>
      ${keeping()}
    </section>`;
}

/** @param {any} seat */
function seat(seat) {
  const link = linksOf(table.welcome.evening || table.id).seats.find((one) => one.seat === seat.seat)?.link;
  const names = seat.fighters.map((/** @type {string} */ slug) => fighterBy(slug)?.name ?? slug).join(", ");
  return html`
    <li class="seat">
      <p><b>${seat.name}</b> <span class=${seat.online ? "online" : "offline"}>${seat.online ? say("seat-online") : say("seat-offline")}</span><br><span class="hint">${names || say("seat-empty")}</span></p>
      <div class="row">
        <label class="check"><input type="checkbox" .checked=${seat.engine} @change=${(/** @type {Event} */ event) => change(seat, { engine: /** @type {HTMLInputElement} */ (event.target).checked })}> ${say("seat-engine")}</label>
        <label class="check"><input type="checkbox" .checked=${seat.real_dice} @change=${(/** @type {Event} */ event) => change(seat, { real_dice: /** @type {HTMLInputElement} */ (event.target).checked })}> ${say("real-dice")}</label>
        <label class="check"><input type="checkbox" .checked=${seat.muted} @change=${(/** @type {Event} */ event) => change(seat, { muted: /** @type {HTMLInputElement} */ (event.target).checked })}> ${say("seat-muted")}</label>
      </div>
      <div class="row">
        <button class="small" @click=${() => handOver(seat)}>${say("seat-hand-over")}</button>
        <button class="small" @click=${() => newLink(seat)}>${seat.linked ? say("link-renew") : say("link-new")}</button>
        ${seat.linked ? html`<button class="small" @click=${() => revoke(seat)}>${say("link-revoke")}</button>` : nothing}
      </div>
      ${link && seat.linked ? html`<ul class="invites">${linkRow(seat.name, link, true)}</ul>` : nothing}
    </li>`;
}

/** @param {any} seat @param {object} what */
function change(seat, what) {
  return command({ do: "seat", seat: seat.seat, ...what });
}

/** @param {any} seat */
function handOver(seat) {
  dialog.open(say("seat-hand-over"), () => html`
    <form @submit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
      if (await change(seat, { fighters: data.getAll("fighter").map(String) })) dialog.close();
    }}>
      <fieldset><legend>${say("seat-fighters", { seat: seat.name })}</legend>
        ${table.state.fighters.map((/** @type {any} */ one) => html`
          <label class="check"><input type="checkbox" name="fighter" value=${one.slug} ?checked=${seat.fighters.includes(one.slug)}> ${one.name}</label>`)}
      </fieldset>
      <div class="options"><button class="option go">${say("save")}</button></div>
    </form>`);
}

/** @param {SubmitEvent} event */
async function addSeat(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const name = String(new FormData(form).get("name") ?? "").trim();
  try {
    remember(await post(`/api/tables/${table.id}/seats`, { name }, table.token));
    form.reset();
  } catch (error) {
    complain(error);
  }
}

/** @param {any} seat */
async function newLink(seat) {
  try {
    remember(await post(`/api/tables/${table.id}/seats/${seat.seat}/link`, undefined, table.token));
    tell(say("link-made", { seat: seat.name }));
  } catch (error) {
    complain(error);
  }
}

/** @param {any} seat */
async function revoke(seat) {
  try {
    await call("DELETE", `/api/tables/${table.id}/seats/${seat.seat}/link`, { token: table.token });
    tell(say("link-revoked", { seat: seat.name }));
  } catch (error) {
    complain(error);
  }
}

/** @param {any} made */
function remember(made) {
  const place = table.welcome.evening || table.id;
  const known = linksOf(place);
  known.seats = [...known.seats.filter((one) => one.seat !== made.seat), made];
  rememberLinks(place, known);
  update();
}

/** @param {any} state */
function settings(state) {
  const now = state.settings;
  if (!now) return nothing;
  return html`
    <label class="row">${say("deadline")}
      <select @change=${(/** @type {Event} */ event) => command({ do: "deadline", seconds: Number(/** @type {HTMLSelectElement} */ (event.target).value) || null })}>
        ${TIMES.map((seconds) => html`<option value=${seconds} ?selected=${(now.deadline ?? 0) === seconds}>${say("deadline-seconds", { seconds })}</option>`)}
      </select>
    </label>
    <label class="check"><input type="checkbox" .checked=${now.reveal === "all"} @change=${(/** @type {Event} */ event) => command({ do: "set", reveal: /** @type {HTMLInputElement} */ (event.target).checked ? "all" : "own" })}> ${say("reveal-foes")}</label>
    <label class="check"><input type="checkbox" .checked=${now.advice} @change=${(/** @type {Event} */ event) => command({ do: "set", advice: /** @type {HTMLInputElement} */ (event.target).checked })}> ${say("advice-players")}</label>
    ${typedDice(now)}`;
}

/** Save the record as a file. */
export async function download() {
  try {
    save(new Blob([await recordText(table.id, table.token)]), `${table.welcome?.title ?? "fight"}.jsonl`);
  } catch (error) {
    complain(error);
  }
}

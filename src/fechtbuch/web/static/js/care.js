// What is looked after besides the fight: who may type in dice, links that belong to no seat, how long
// the table is kept, and its end.

import { html, nothing } from "./view.js";
import { call, post } from "./api.js";
import { command, table } from "./store.js";
import { complain, tell, update } from "./frame.js";
import { say } from "./words.js";
import { linkRow, linksOf, rememberLinks } from "./invite.js";
import { drop, relink } from "./recent.js";
import * as dialog from "./dialog.js";

/** Whether players may roll real dice. @param {{typed_dice: boolean}} settings */
export function typedDice(settings) {
  return html`<label class="check"><input type="checkbox" .checked=${settings.typed_dice}
    @change=${(/** @type {Event} */ event) => command({ do: "set", typed_dice: /** @type {HTMLInputElement} */ (event.target).checked })}> ${say("typed-dice-players")}</label>`;
}

/** The links for spectators, the replay and the game master, each with a way to renew it. */
export function roleLinks() {
  const known = linksOf(table.welcome.evening || table.id);
  return html`<ul class="invites">
    ${row("spectator", say("link-spectator"), known.spectator)}
    ${known.spectator ? linkRow(say("big-screen"), known.spectator.replace("#", "?big#")) : nothing}
    ${row("replay", say("link-replay"), known.replay)}
    ${row("referee", say("link-referee"), undefined)}
  </ul>`;
}

/** @param {"spectator" | "replay" | "referee"} role @param {string} label @param {string | undefined} link */
function row(role, label, link) {
  return html`${link ? linkRow(label, link) : html`<li class="invite"><b>${label}</b></li>`}
    <li class="row"><button class="small" @click=${() => (role === "referee" ? sure() : renew(role))} aria-label=${say("link-renew-of", { name: label })}>${say("link-renew")}</button></li>`;
}

/** Her own link is the way she came in: it is not changed by a slip of the hand. */
function sure() {
  dialog.open(say("link-referee"), () => html`
    <p class="story">${say("link-referee-sure")}</p>
    <div class="options">
      <button class="option go" @click=${() => renew("referee")}>${say("link-renew")}</button>
      <button class="option quiet" @click=${dialog.close}>${say("cancel")}</button>
    </div>`);
}

/** @param {"spectator" | "replay" | "referee"} role */
async function renew(role) {
  try {
    const { link } = await post(`/api/tables/${table.id}/links/${role}`, undefined, table.token);
    const place = table.welcome.evening || table.id;
    rememberLinks(place, { ...linksOf(place), [role]: link });
    if (role === "referee") {
      // The old link has stopped working for this page as well.
      relink(place, link);
      location.replace(link);
      return;
    }
    tell(say("link-renewed"));
    update();
  } catch (error) {
    complain(error);
  }
}

/** How long the table is kept; nothing where it is kept for ever. */
export function keeping() {
  const days = table.welcome?.kept_days ?? 0;
  return days ? html`<p class="hint">${say("kept-days", { days })}</p>` : nothing;
}

/** The button that ends the table for good; one of an evening goes with the others. */
export function ending() {
  if (table.welcome?.evening) return nothing;
  return html`<button class="small danger" @click=${confirmEnd}>${say("delete-table")}</button>`;
}

function confirmEnd() {
  dialog.open(say("delete-table"), () => html`
    <p class="story">${say("delete-table-sure")}</p>
    <div class="options">
      <button class="option go" @click=${end}>${say("delete-table-do")}</button>
      <button class="option quiet" @click=${dialog.close}>${say("cancel")}</button>
    </div>`);
}

async function end() {
  try {
    await call("DELETE", `/api/tables/${table.id}`, { token: table.token });
    rememberLinks(table.id, { seats: [] });
    drop(table.id);
    location.assign("/");
  } catch (error) {
    complain(error);
  }
}

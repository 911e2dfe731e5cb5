// What lies ahead, for the game master: the rest that is chosen, the party after it, and who would win.

import { html, nothing } from "./view.js";
import { complain, update } from "./frame.js";
import { percent, say, wholes } from "./words.js";
import { UNKNOWN, shareBar } from "./shares.js";

/** @typedef {(path: string) => Promise<any>} Ask */

let rest = "";
/** Of which moment and rest the rest is known. */
let known = "";
/** The party after the rest. @type {any[] | null} */
let party = null;
/** @type {any} */
let chance = null;
let refused = "";

/** Nothing is known of a new moment; the rest that was planned is chosen. @param {any} evening */
export function forgetAhead(evening) {
  known = "";
  party = null;
  chance = null;
  refused = "";
  rest = evening.state === "between" ? evening.master.coming[0]?.rest ?? "" : "";
}

/** The party as it would go on. @param {any} evening */
export function rested(evening) {
  return (evening.master && party) || evening.party;
}

/** Choose a rest, or tell which is chosen. @param {string} [wanted] @param {any} [evening] @param {Ask} [ask] */
export function chooseRest(wanted, evening, ask) {
  if (wanted !== undefined && ask) {
    rest = wanted;
    lookAhead(evening, ask);
    update();
  }
  return rest;
}

/** Ask what the rest comes to, once. @param {any} evening @param {Ask} ask */
export async function lookAhead(evening, ask) {
  const moment = `${evening.master.seq} ${evening.state} ${evening.table} ${rest}`;
  if (moment === known) return;
  known = moment;
  chance = null;
  refused = "";
  const query = rest ? `?rest=${encodeURIComponent(rest)}` : "";
  try {
    const found = (await ask(`/party${query}`)).party;
    if (moment !== known) return;
    party = found;
    update();
  } catch (error) {
    complain(error);
  }
  if (!evening.master.coming.length || !rested(evening).some((/** @type {any} */ one) => one.able)) return;
  try {
    const found = await ask(`/chance${query}`);
    if (moment === known) chance = found;
  } catch (error) {
    // What cannot be reckoned now is no trouble: the evening goes on without it.
    if (moment === known) refused = /** @type {any} */ (error).title || "";
  }
  update();
}

/** Rests to choose, and the chance. @param {any} evening @param {(rest: string) => void} choose */
export function ahead(evening, choose) {
  const rests = evening.state === "between" ? [{ key: "", text: say("rest-none") }, ...evening.master.rests] : [];
  return html`${rests.length ? html`<fieldset class="rests"><legend>${say("rest-before")}</legend>
      ${rests.map((one) => html`<button class="chip" data-rest=${one.key} aria-pressed=${rest === one.key ? "true" : "false"} @click=${() => choose(one.key)}>${one.text}</button>`)}</fieldset>` : nothing}
    ${rested(evening).some((/** @type {any} */ one) => one.able) ? outlook() : nothing}`;
}

/** Its box stands before anything is known. */
function outlook() {
  const sides = [...(chance?.win ?? [])].sort((a, b) => Number(b.side === chance.party) - Number(a.side === chance.party));
  const shown = wholes(sides.map((one) => one.share));
  return html`<div class="outlook"><span class="caps">${say("evening-chance")}</span>
    <p class="outlook-words">${sides.length ? sides.map((one, n) => html`<span class="side-${n % 6}">${chance.names[one.side]} <b>${percent(shown[n] / 100)}</b></span>`) : html`<span>${refused || UNKNOWN}</span>`}</p>
    ${shareBar(sides.map((one, index) => ({ share: one.share, index })), sides[0]?.interval)}
    <p class="hint">${chance ? say("evening-chance-text", { fights: chance.fights }) : UNKNOWN}</p></div>`;
}

// Links to a table: to copy, to show as a QR code, to renew.

import { html, nothing } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";
import { tell, update } from "./frame.js";
import { get } from "./api.js";

/** @typedef {{referee?: string, spectator?: string, replay?: string, seats: {seat: string, name: string, link: string}[]}} Links */

/** The link whose QR code is shown. */
let open = "";

/** @param {string} id @param {Links} links */
export function rememberLinks(id, links) {
  keep(`links.${id}`, JSON.stringify(links));
}

/**
 * The links of a table that this browser was given.
 * @param {string} id
 * @returns {Links}
 */
export function linksOf(id) {
  try {
    return { seats: [], ...JSON.parse(recall(`links.${id}`) || "{}") };
  } catch {
    return { seats: [] };
  }
}

/**
 * One link with its buttons.
 * @param {string} label
 * @param {string} link
 * @param {boolean} [bare] without the label
 */
export function linkRow(label, link, bare = false) {
  const whole = new URL(link, location.href).href;
  return html`
    <li class="invite">
      ${bare ? nothing : html`<b>${label}</b>`}
      <span class="row">
        <a class="small button" href=${whole} target="_blank" rel="noopener">${say("link-open")}</a>
        <button class="small" @click=${() => copy(whole)}>${say("link-copy")}</button>
        <button class="small" aria-expanded=${open === whole ? "true" : "false"} @click=${() => { open = open === whole ? "" : whole; prepare(); update(); }}>${say("link-qr")}</button>
      </span>
      ${open === whole ? code(whole, label) : nothing}
    </li>`;
}

/** Whether an address is this machine's own, which no phone can open. @param {string} host */
function alone(host) {
  return host === "localhost" || host === "[::1]" || /^127\./.test(host);
}

/** What draws codes, loaded when the first is wanted: few visits need one. @type {typeof import("./qr.js").qr | null} */
let draw = null;

async function prepare() {
  draw ??= (await import("./qr.js")).qr;
  await findAddress();
  update();
}

/** Where others reach this machine: not asked yet, nowhere, or an address. @type {string | null} */
let reachable = null;

async function findAddress() {
  if (reachable !== null || !alone(location.hostname)) return;
  try {
    reachable = (await get("/api/address")).address;
  } catch {
    reachable = "";
  }
}

/** A code that a phone can open, or a warning that it cannot. @param {string} whole @param {string} label */
function code(whole, label) {
  const address = new URL(whole);
  const here = alone(address.hostname);
  if (!draw || (here && reachable === null)) return nothing;
  if (here && !reachable) return html`<p class="refusal-box" role="status">${say("qr-unreachable")}</p>`;
  const link = here ? `${reachable}${address.pathname}${address.hash}` : whole;
  return html`${draw(link, say("link-qr-label", { name: label }))}${here ? html`<p class="hint qr-address">${say("qr-address", { address: reachable ?? "" })}</p>` : nothing}`;
}

/** Put a text where it can be pasted. @param {string} text @param {string} [told] what is said then */
export async function copy(text, told = say("link-copied")) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without leave, or without https: the old way.
    const area = document.createElement("textarea");
    area.value = text;
    (document.querySelector("dialog") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  tell(told);
}

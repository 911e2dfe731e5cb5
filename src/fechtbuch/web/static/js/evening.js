// The evening: what was played, what the party has left, and for the game master what comes next.

import { html, nothing } from "./view.js";
import { call, get, post, spoken } from "./api.js";
import { complain, head, onLanguage, start, tell, update } from "./frame.js";
import { say } from "./words.js";
import { drop, rememberEvening, tables } from "./recent.js";
import { linkRow, linksOf, rememberLinks } from "./invite.js";
import { member } from "./member.js";
import { ahead, chooseRest, forgetAhead, lookAhead, rested } from "./ahead.js";
import * as dialog from "./dialog.js";

/** How often is looked whether the evening has gone on, in milliseconds. */
const OFTEN = 4000;
/** Every so many looks all of it is asked for anew: a fight may have ended meanwhile. */
const WHOLE = 3;

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const token = decodeURIComponent(location.hash.slice(1));
/** Whoever came from the table wants to stay here. */
const stays = new URLSearchParams(location.search).has("list");

/** @type {any} */
let evening = null;
let closed = "";
let busy = false;
let looks = 0;

/** @param {string} path @param {object} [body] */
const at = (path, body) => (body ? post(spoken(`/api/evenings/${id}${path}`), body, token) : get(spoken(`/api/evenings/${id}${path}`), token));

async function load() {
  try {
    show(await at(""));
  } catch (error) {
    const { status, title, detail, remedy } = /** @type {any} */ (error);
    if ([401, 403, 404].includes(status)) closed = [title, detail, remedy].filter(Boolean).join(" ");
    else complain(error);
    update();
  }
}

/** The evening as it is now; whoever waits for a fight is led to it. @param {any} now */
function show(now) {
  const before = evening;
  evening = now;
  if (!tables().some((one) => one.id === id)) keepLink();
  if (now.state === "playing" && (!stays || (before && before.table !== now.table))) {
    location.replace(`/table/${now.table}#${token}`);
    return;
  }
  if (now.master && (before?.master?.seq !== now.master.seq || before?.state !== now.state)) forgetAhead(now);
  if (now.master && now.state !== "playing" && now.state !== "ended") lookAhead(now, at);
  update();
}

/** The lobby of this browser shows the evening among the tables. */
function keepLink() {
  const link = `/evening/${id}#${token}`;
  const mine = evening.master ? { referee: link } : {};
  rememberEvening({ evening: id, links: { ...linksOf(id), ...mine, referee: link } }, evening.title);
  if (!evening.master) rememberLinks(id, { seats: [] });
}

/** Look whether somebody else has done something. */
async function watch() {
  if (!document.hidden && evening && !busy && !dialog.isOpen()) {
    looks += 1;
    try {
      const where = await get(`/api/evenings/${id}/where`, token);
      const known = evening.encounters.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.tables.length, 0);
      if (where.tables !== known || where.table !== evening.table || looks % WHOLE === 0) await load();
    } catch {
      // The next look may find the server again.
    }
  }
  setTimeout(watch, OFTEN);
}

/** Do something with the evening. @param {string} what @param {object} [body] @param {"POST" | "PUT"} [method] */
async function act(what, body = {}, method = "POST") {
  busy = true;
  update();
  try {
    show(await call(method, spoken(`/api/evenings/${id}/${what}`), { token, body: { expect: evening.master.seq, ...body } }));
    busy = false;
    update();
    return true;
  } catch (error) {
    complain(error);
    busy = false;
    await load();
    return false;
  }
}

function page() {
  if (closed) return html`${head({ here: "/evening" })}<main id="main" class="waiting-room"><h1>${say("link-invalid-title")}</h1><p class="story">${closed}</p><p><a class="option button" href="/">${say("lobby")}</a></p></main>`;
  if (!evening) return html`${head({ here: "/evening" })}<main id="main" class="waiting-room"><p class="story">${say("joining")}</p></main>`;
  return html`${head({ here: "/evening" })}
    <main id="main" class="evening" data-state=${evening.state}>
      <header class="evening-head"><h1>${evening.title}</h1><p class="hint">${[evening.book_title, say(`evening-${evening.state}`), evening.master ? say("game-master") : ""].filter(Boolean).join(" · ")}</p></header>
      <div class="evening-main">${now()}${party()}</div>
      <div class="evening-side">${line()}${evening.master ? links() : nothing}</div>
    </main>`;
}

/** What is to be done now. */
function now() {
  const { state, master } = evening;
  if (state === "playing") {
    return html`<section class="now-card"><h2>${evening.encounters[evening.encounters.length - 1].title}</h2><p class="story">${say("evening-playing-text")}</p>
      <div class="options"><a class="option go button" data-do="table" href="/table/${evening.table}#${token}">${say("evening-to-table")}</a></div></section>`;
  }
  if (state === "ended") {
    return html`<section class="now-card"><h2>${say("evening-ended")}</h2><p class="story">${say("evening-ended-text")}</p>
      ${master ? html`<div class="options"><button class="option" ?disabled=${busy} @click=${() => act("end", { ended: false })}>${say("evening-resume")}</button></div>` : nothing}</section>`;
  }
  if (!master) return html`<section class="now-card"><h2>${result()}</h2><p class="story" role="status">${say(state === "waiting" ? "evening-waiting-text" : "evening-between-text")}</p></section>`;
  const [next] = master.coming;
  if (!next) {
    return html`<section class="now-card"><h2>${result()}</h2><p class="story">${say("evening-nothing-left")}</p>
      <div class="options"><button class="option go" ?disabled=${busy} @click=${() => act("end", { ended: true })}>${say("evening-end")}</button><button class="option" @click=${openLineUp}>${say("evening-line-up")}</button></div></section>`;
  }
  const able = rested(evening).some((/** @type {any} */ one) => one.able);
  return html`<section class="now-card" data-next=${next.number}>
    <p class="caps">${say("evening-next", { number: next.number + 1 })}</p>
    <h2>${next.title}</h2>
    <p class="story">${next.text}</p>
    <p class="hint">${say("evening-against", { foes: next.sides.join(", ") })}</p>
    ${ahead(evening, (rest) => chooseRest(rest, evening, at))}
    ${able ? nothing : html`<p class="refusal-box" role="status">${say("evening-nobody")}</p>`}
    <div class="options"><button class="option go" data-do="next" ?disabled=${busy || !able} @click=${openNext}>${say("evening-open")}</button>
      ${state === "between" ? html`<button class="option quiet" ?disabled=${busy} @click=${() => act("end", { ended: true })}>${say("evening-end")}</button>` : nothing}</div>
  </section>`;
}

/** How the last encounter ended. */
function result() {
  const last = evening.encounters.filter((/** @type {any} */ one) => one.tables.some((/** @type {any} */ each) => !each.aside)).pop();
  const counted = last?.tables.find((/** @type {any} */ one) => !one.aside);
  return counted ? say("evening-result", { title: last.title, result: say(`outcome-${counted.outcome.result}`) }) : say("evening-waiting");
}

function openNext() {
  act("next", { rest: evening.state === "between" ? chooseRest() : "" });
}

/** Ways back from the latest encounter, each asked for once more: its table is set aside. */
function backAgain() {
  if (!evening.master || evening.state === "ended") return nothing;
  return html`<span class="step-back"><button class="link" ?disabled=${busy} data-do="again" @click=${() => sure("again")}>${say("evening-again")}</button>
    <button class="link" ?disabled=${busy} data-do="back" @click=${() => sure("back")}>${say("evening-back")}</button></span>`;
}

/** @param {"again" | "back"} what */
function sure(what) {
  dialog.open(say(`evening-${what}`), () => html`<p class="story">${say(`evening-${what}-sure`)}</p>
    <div class="options"><button class="option go" data-do="sure" @click=${() => { dialog.close(); act(what); }}>${say(`evening-${what}`)}</button>
      <button class="option quiet" @click=${dialog.close}>${say("cancel")}</button></div>`);
}

function party() {
  const members = rested(evening);
  return html`<section aria-label=${say("evening-party")}><h2>${say("evening-party")}</h2>
    <ul class="members">${members.map(member)}</ul></section>`;
}

/** What was played and, for the game master, what is to come. */
function line() {
  const coming = evening.master?.coming ?? [];
  return html`<section><div class="side-head"><h2>${say("evening-encounters")}</h2>${evening.master && evening.state !== "ended" ? html`<button class="link" data-do="line-up" @click=${openLineUp}>${say("evening-line-up")}</button>` : nothing}</div>
    <ol class="line">
      ${evening.encounters.map((/** @type {any} */ one) => html`${restMark(one.rest?.text)}<li class="step">
        <b class="step-number">${one.number + 1}</b><div><span class="step-title">${one.title}</span>${one.tables.map(played)}${one.tables.some((/** @type {any} */ each) => each.table === evening.table) ? backAgain() : nothing}</div></li>`)}
      ${coming.map((/** @type {any} */ one) => html`${restMark(evening.master.rests.find((/** @type {any} */ each) => each.key === one.rest)?.text)}<li class="step coming">
        <b class="step-number">${one.number + 1}</b><div><span class="step-title">${one.title}</span><span class="hint">${say("outcome-coming")}</span></div></li>`)}
      ${evening.encounters.length + coming.length === 0 ? html`<li class="hint">${say("evening-nothing-yet")}</li>` : nothing}
    </ol></section>`;
}

/** @param {string | undefined} text */
function restMark(text) {
  return text ? html`<li class="rest-mark"><span aria-hidden="true">☾</span> ${text}</li>` : nothing;
}

/** A table at which it was played. @param {any} one */
function played(one) {
  const playing = one.outcome.result === "playing";
  return html`<span class="step-table ${one.aside ? "aside" : ""}" data-result=${one.outcome.result}><span class="outcome">${say(`outcome-${one.outcome.result}`)}</span>
    <span class="hint">${say("round", { round: one.outcome.round })}${one.aside ? ` · ${say("outcome-aside")}` : ""}</span>
    <a class="link" href="/${playing ? "table" : "replay"}/${one.table}#${token}">${say(playing ? "evening-to-table" : "watch-replay")}</a></span>`;
}

/** One link for each who takes part. */
function links() {
  const known = linksOf(id);
  return html`<section><h2>${say("evening-links")}</h2><p class="hint">${say("evening-links-text")}</p>
    <ul class="invites">
      ${evening.master.seats.map((/** @type {any} */ seat) => {
        const link = known.seats.find((one) => one.seat === seat.seat)?.link;
        return html`${link && seat.linked ? linkRow(seat.name, link) : html`<li class="invite"><b>${seat.name}</b></li>`}
          <li class="renew"><button class="link" @click=${() => renew(seat.seat, seat.name)} aria-label=${say("link-renew-of", { name: seat.name })}>${seat.linked ? say("link-renew") : say("link-new")}</button></li>`;
      })}
      ${known.spectator ? linkRow(say("link-spectator"), known.spectator) : html`<li class="invite"><b>${say("link-spectator")}</b></li>`}
      <li class="renew"><button class="link" @click=${() => renew("spectator", say("link-spectator"))} aria-label=${say("link-renew-of", { name: say("link-spectator") })}>${say("link-renew")}</button></li>
    </ul>
    ${evening.master.kept_days ? html`<p class="hint">${say("evening-kept", { days: evening.master.kept_days })}</p>` : nothing}
    <button class="small danger" @click=${confirmDelete}>${say("evening-delete")}</button></section>`;
}

/** @param {string} place @param {string} name */
async function renew(place, name) {
  try {
    const { link } = await call("POST", `/api/evenings/${id}/links/${place}`, { token });
    const known = linksOf(id);
    if (place === "spectator") known.spectator = link;
    else known.seats = [...known.seats.filter((one) => one.seat !== place), { seat: place, name, link }];
    rememberLinks(id, known);
    tell(say("link-renewed"));
    await load();
  } catch (error) {
    complain(error);
  }
}

function confirmDelete() {
  dialog.open(say("evening-delete"), () => html`<p class="story">${say("evening-delete-sure")}</p>
    <div class="options"><button class="option go" @click=${async () => {
      try {
        await call("DELETE", `/api/evenings/${id}`, { token });
        drop(id);
        location.assign("/");
      } catch (error) {
        complain(error);
      }
    }}>${say("evening-delete")}</button><button class="option quiet" @click=${dialog.close}>${say("cancel")}</button></div>`);
}

/** Other encounters in place of those to come. */
async function openLineUp() {
  const { openRow } = await import("./replanning.js");
  openRow(evening, async (encounters) => {
    if (await act("encounters", { encounters }, "PUT")) dialog.close();
  });
}

onLanguage(load);
start(page).then(() => {
  load();
  setTimeout(watch, OFTEN);
  addEventListener("hashchange", () => location.reload());
});

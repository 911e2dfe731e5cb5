// The table page: everything of one fight, for whoever holds the link.

import { html, nothing } from "./view.js";
import { ask, command, join, master, speak, table, unsent, choose, fighterBy, sideIndex } from "./store.js";
import { complain, head, onLanguage, start, switches, tell, update } from "./frame.js";
import { MapView } from "./map.js";
import { mapText } from "./maptext.js";
import { charges, drawCharges, drawSurvey, over, wantCharges } from "./survey.js";
import { pointedWords } from "./maptools.js";
import { fieldCard, tellField } from "./fieldcard.js";
import { questionPanel } from "./question.js";
import { stepFields, takeStep } from "./defence.js";
import { explained, holding } from "./explain.js";
import { rollsPanel } from "./rolls.js";
import { sideSign, sign } from "./heraldry.js";
import { level, levelChoice } from "./level.js";
import { sharePicture } from "./picture.js";
import { callFor, deviceSwitches } from "./device.js";
import { ring } from "./sound.js";
import { quickly, toggleQuick } from "./quick.js";
import { agreed, figuresOf } from "./plans.js";
import { brief, language, percent, say } from "./words.js";
import { get, post, spoken } from "./api.js";
import { remember, scenarioOf } from "./recent.js";
import { key, parse } from "./geometry.js";
import * as drafting from "./draft.js";
import { draft } from "./draft.js";
import { chanceBar, fade, orderBar } from "./order.js";
import { lastNumber, logPanel, sum } from "./log.js";
import { sheetPanel } from "./sheet.js";
import { leaveTalk, talkPanel, talks, unreadLines } from "./talk.js";
import { download, logAction, masterPanel, masterTools } from "./master.js";
import { bookInfo, closeEdict, drawPlace, edictPanel, edictTakes, openPlace, openers, wantsField } from "./edict.js";
import { openFairness } from "./fairness.js";
import { add, added } from "./adding.js";
import { keeping } from "./care.js";
import { eveningLink, eveningNews, watchEvening } from "./wholeevening.js";
import { recordText } from "./files.js";
import { openStory } from "./telling.js";
import { coach, coachAgain } from "./coach.js";
import { openRuleNow } from "./rules.js";
import { linksOf } from "./invite.js";
import { keep, recall } from "./memory.js";
import { atTable, fetchFaces } from "./faces.js";
import * as dialog from "./dialog.js";
import * as keys from "./keys.js";

const NARROW = matchMedia("(max-width: 760px)");
const TITLE = "Fechtbuch";

/** A screen for all at the table: no panel to press, large letters. */
const big = new URLSearchParams(location.search).has("big");

let tab = "map";
/** What was announced last to those who listen. */
let announced = "";
let asked = "";

const map = new MapView({
  pick: (pick) => edictTakes(pick) || takeStep(drafting.current(), pick) || drafting.picked(pick),
  look: choose,
  put: (slug, at) => table.state.can.edict && openPlace(slug, at),
  over,
  point: (at) => ask({ type: "point", at }),
  ground: (at) => edictTakes({ at }) || tellField(table.state.map, at),
});

/** The panel beside the map on wide screens. */
let side = "log";

/** @param {string} wanted @param {boolean} [narrow] whether the narrow screen follows */
function show(wanted, narrow = true) {
  if (!wanted) return;
  if (wanted !== "map" && wanted !== "order") side = wanted;
  if (narrow) tab = wanted;
  update();
}

function page() {
  const { state, welcome } = table;
  if (table.status === "closed" && !state) return closed();
  if (!state || !welcome) return html`${head()}<main id="main" class="waiting-room"><p class="story">${say("joining")}</p></main>`;
  return html`
    ${head({
      title: html`<span class="fight-title"><b>${welcome.title}</b> <span class="stand">${standWords(state, welcome)}</span></span>`,
      tools: html`${chanceBar(agreed(drafting.current(), table.chance?.win))}${masterTools()}<button class="plain wide-only" title=${say("rules-here")} @click=${openRuleNow}>${sign("book")}${say("rules")}</button>${menu()}`,
    })}
    ${connection()}
    <main id="main" class="table ${big ? "big" : ""} ${welcome.viewer.role === "spectator" ? "watching" : ""}" data-tab=${tab} data-seq=${state.seq}>
      <h1 class="unseen">${welcome.title}</h1>
      <div class="bar" data-part="order">${orderBar()}</div>
      <div class="board-part" data-part="map">${board(state)}</div>
      <div class="ask-part">${notices(state)}${questionPanel()}</div>
      <div class="side-part" data-part="side">
        <div class="side-tabs" role="group" aria-label=${say("panels")}>
          ${sideTabs().map((one) => html`<button class="small" data-tab=${one} aria-pressed=${side === one ? "true" : "false"} @click=${() => show(one)}>${tabWord(one)}</button>`)}
        </div>
        ${sidePanel()}
      </div>
      <div class="dice-part ${holding() ? "held" : ""}">${rollsPanel((wanted) => show(wanted))}</div>
      ${edictPanel()}
      <nav class="thumb-tabs" aria-label=${say("panels")}>
        ${["map", ...sideTabs()].filter((one) => one !== "rolls").map((one) => html`<button data-tab=${one} aria-pressed=${tab === one ? "true" : "false"} @click=${() => show(one)}>${sign(TAB_SIGNS[one] ?? "story")}<span>${tabWord(one)}</span></button>`)}
        <button aria-pressed="false" @click=${openRuleNow}>${sign("book")}<span>${say("rules")}</span></button>
      </nav>
    </main>
    ${master() || welcome.viewer.role === "player" ? coach() : nothing}
    <div class="unseen" aria-live="polite" id="announcer">${announced} ${pointedWords()}</div>
    <div class="unseen" aria-live="assertive" id="asker">${asked}</div>`;
}

/** @type {Record<string, string>} */
const TAB_SIGNS = { map: "fight", log: "story", sheet: "person", talk: "talk", master: "master" };

/** Book, round and whom one plays. @param {any} state @param {any} welcome */
function standWords(state, welcome) {
  const mine = new Set(state.fighters.filter((/** @type {any} */ one) => one.mine).map((/** @type {any} */ one) => one.side));
  const sides = state.sides.filter((/** @type {any} */ one) => mine.has(one.slug)).map((/** @type {any} */ one) => one.name);
  const words = [state.round_title || say("round", { round: state.round })];
  if (master()) words.push(html`<span class="wide-only">${say("game-master")}</span>`);
  else if (sides.length) words.push(html`<span class="wide-only">${say("you-are", { side: sides.join(", ") })}</span><span class="narrow-only">${sides.join(", ")}</span>`);
  return html`<span class="wide-only">${welcome.book_title} · </span>${words.map((word, n) => html`${n ? html`<span class=${master() ? "wide-only" : nothing}> · </span>` : ""}${word}`)}`;
}

function sideTabs() {
  return ["log", "rolls", "sheet", ...(talks() ? ["talk"] : []), ...(master() ? ["master"] : [])];
}

/** The word of a tab, and how much is new in it. @param {string} one */
function tabWord(one) {
  return html`${say(`tab-${one}`)}${one === "talk" && unreadLines() ? html` <b class="count">${unreadLines()}</b>` : nothing}`;
}

function sidePanel() {
  if (side === "talk" && talks()) return talkPanel(tab === "talk" || !NARROW.matches);
  leaveTalk();
  if (side === "sheet") return sheetPanel();
  if (side === "master" && master()) return masterPanel();
  return logPanel(table.log, { act: master() ? logAction : null, rolls: side === "rolls" });
}

/** @param {any} state */
function board(state) {
  const question = drafting.current();
  const options = question ? [...drafting.onMap(), ...stepFields(question)] : [];
  const acts = question?.mine && question.fighter && question.fighter === state.turn && !question.attacker;
  if (acts) wantCharges(question);
  const about = explained()?.about;
  const said = about?.answers ? about.answers.join(" ") : about?.text ?? (draft.next?.text || draft.next?.partial || "");
  const target = about?.targets?.[0] ?? about?.fighter ?? (about ? drafting.targetOf(said) : draft.pick?.fighter || drafting.targetOf(said));
  const at = about?.at ? key(about.at) : draft.pick?.at ?? "";
  const fighter = fighterBy(question?.fighter);
  const way = about?.path?.length && fighter?.at ? [fighter.at, ...about.path] : null;
  return html`
    ${map.draw(state, {
      options,
      near: about?.text ?? (options.find(({ option }) => option.at)?.verb?.text || ""),
      path: way ?? wayOf(said) ?? cursorPath(options),
      blow: question?.mine && question.attacker && fighter && question.attacker !== fighter.slug ? [question.attacker, fighter.slug] : null,
      weapon: [question?.weapon, question?.struck?.place].filter(Boolean).join(" · "),
      from: way && goesFirst(about, target) ? /** @type {[number, number]} */ (way.at(-1)) : null,
      line: fighter && fighterBy(target) && target !== fighter.slug ? [fighter.slug, target] : null,
      pill: pillOf(question, about),
      asked: state.questions.filter((/** @type {any} */ one) => one.mine).map((/** @type {any} */ one) => one.fighter).filter(Boolean),
      side: fighter ? sideIndex(fighter.side) : 0,
      harm,
      focus: focusOf(state, question, options),
      chosen: table.chosen,
      free: state.can.edict,
      fields: wantsField(),
      lit: target || at,
      survey: [acts ? drawCharges(state, question.fighter, map.grown(map.view), !target) : nothing, drawSurvey(state), drawPlace(state)],
    })}
    ${mapText(state, acts ? charges(state, question.fighter).map(({ words }) => words) : [])}
    ${fieldCard(state.map)}`;
}

/** Whether somebody goes where a plan leads before he strikes: then he aims from there. @param {any} about @param {string} target */
function goesFirst(about, target) {
  const answers = /** @type {string[]} */ (about?.answers ?? []);
  const goes = answers.findIndex((one) => one.includes("path="));
  return goes >= 0 && goes <= answers.findIndex((one) => one.split(/[ =,:]/).includes(target));
}

/** The chance beside the aim. @param {any} question @param {any} about */
function pillOf(question, about) {
  if (!question) return "";
  const figures = about?.answers ? figuresOf(question, about) : null;
  if (figures) return percent(figures.hit);
  const odds = drafting.oddsOf(about?.text ?? draft.next?.text ?? "");
  const foe = odds?.hurt.find((/** @type {any} */ one) => one.foe);
  return foe ? percent(foe.chance) : "";
}

/** What was done last to whom, until the next act. @type {Map<string, number>} */
let harm = new Map();
/** @type {any} */
let lastState = null;

/** @param {any} state */
function hurt(state) {
  const before = new Map((lastState?.fighters ?? []).map((/** @type {any} */ one) => [one.slug, one.health]));
  const found = new Map();
  for (const one of state.fighters) {
    const was = before.get(one.slug);
    if (typeof was === "number" && typeof one.health === "number" && one.health < was) found.set(one.slug, was - one.health);
  }
  if (lastState && state.path.length > lastState.path.length && (found.size || state.path.length > lastState.path.length + 1 || harm.size)) harm = found;
  if (!lastState || state.path.length < lastState.path.length) harm = new Map();
  lastState = state;
}

/**
 * Who must be seen where not all can be: whoever is asked or may be chosen, whoever acts. Those who
 * only look on see all.
 * @param {any} state @param {any} question @param {{option: any}[]} options
 */
function focusOf(state, question, options) {
  if (question) return question.fighter ?? options.find(({ option }) => option.fighter)?.option.fighter ?? "";
  const mine = state.fighters.find((/** @type {any} */ one) => one.mine);
  return mine ? state.turn ?? mine.slug : "";
}

/** The way that a choice names, from where its fighter stands. @param {string} said */
function wayOf(said) {
  const found = / path="?((?:-?\d+,-?\d+;?)+)/.exec(said)?.[1];
  const from = fighterBy(drafting.current()?.fighter)?.at;
  if (!found || !from) return null;
  return [from, ...found.split(";").filter(Boolean).map((at) => parse(at) ?? from)];
}

/** The way to the field under the keyboard's cursor. @param {{option: any, verb: any}[]} options */
function cursorPath(options) {
  const found = options.find(({ option }) => option.at && key(option.at) === map.cursor);
  return found?.option.path ?? [];
}

/** @param {any} state */
function notices(state) {
  const seat = state.seats.find((/** @type {any} */ one) => one.seat === table.welcome.viewer.seat);
  return html`
    ${state.upgrade ? html`<div class="news" role="alert"><p>${state.upgrade.text}</p>
      ${state.upgrade.go_on && master() ? html`<button class="option go" @click=${() => command({ do: "go-on" })}><span class="wide-only">${say("go-on-stored")}</span><span class="narrow-only">${brief("go-on-stored")}</span></button>` : nothing}</div>` : nothing}
    ${state.paused && master() && state.path.length === 0 ? html`<div class="news"><p>${say("before-start", { here: state.seats.filter((/** @type {any} */ one) => one.online).length, seats: state.seats.length })}</p>
      <div class="options"><button class="option go" @click=${() => command({ do: "pause", on: false })}>${say("start-fight")}</button>
      <button class="option" @click=${() => show("master")}>${say("invite")}</button></div></div>` : nothing}
    ${seat && !recall(`named.${table.welcome.evening || table.id}.${seat.seat}`) && state.seats.length > 1 ? nameForm(seat) : nothing}
    ${eveningNews()}
    ${state.over ? after(state) : nothing}`;
}

/** @param {any} seat */
function nameForm(seat) {
  return html`<form class="news row name-form" @submit=${async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    keep(`named.${table.welcome.evening || table.id}.${seat.seat}`, "yes");
    if (name && name !== seat.name) await command({ do: "seat", seat: seat.seat, name });
    update();
  }}>
    <label><span class="unseen">${say("your-name")}</span> <input name="name" placeholder=${say("your-name")} value=${seat.name} maxlength="60" required autocomplete="nickname"></label>
    <button class="small">${say("take-seat")}</button>
  </form>`;
}

/** @param {any} state */
function after(state) {
  const replay = table.welcome.evening ? `/replay/${table.id}#${table.token}` : linksOf(table.id).replay;
  return html`<div class="news over-news">
    <p class="sentence over" role="status">${state.over.text}</p>
    <div class="options">
      ${eveningLink("option go button")}
      ${replay ? html`<a class="option button" href=${replay}>${say("watch-replay")}</a>` : nothing}
      <button class="option" data-do="fair" @click=${fairness}>${say("fairness")}</button>
      <button class="option" @click=${download}>${say("save-record")}</button>
      ${scenarioOf(table.id) && !master() ? html`<button class="option go" @click=${openRematch}>${say("rematch")}</button>` : nothing}
      <a class="option button" href="/">${say("another-fight")}</a>
    </div>
  </div>`;
}

/** The same scene once more: with the same sides or the others, against an engine as good as one likes. */
async function openRematch() {
  const scenario = scenarioOf(table.id);
  /** @type {string[]} */
  let levels = [];
  try {
    levels = (await get(spoken("/api/scenarios"))).find((/** @type {any} */ one) => one.name === scenario)?.levels ?? [];
  } catch (error) {
    complain(error);
  }
  const sides = table.state.sides;
  const mine = new Set(table.state.fighters.filter((/** @type {any} */ one) => one.mine).map((/** @type {any} */ one) => one.side));
  dialog.open(say("rematch"), () => html`<fieldset><legend>${say("play-side")}</legend>
      ${sides.map((/** @type {any} */ one) => html`<label class="check side-${one.index % 6}"><input type="radio" name="side" .checked=${mine.has(one.slug)} @change=${() => { mine.clear(); mine.add(one.slug); }}> ${sideSign(one.index)} ${one.name}</label>`)}
    </fieldset>
    ${levelChoice(levels)}
    <div class="options"><button class="option go" @click=${() => rematch(scenario, mine, level(levels))}>${say("rematch")}</button></div>`);
}

/** @param {string} scenario @param {Set<string>} mine @param {string} wanted how well the engine plays */
async function rematch(scenario, mine, wanted) {
  try {
    const opened = await post("/api/tables", {
      scenario,
      seats: [...mine].map((side) => ({ name: say("you"), side })),
      engine: table.state.sides.filter((/** @type {any} */ one) => !mine.has(one.slug)).map((/** @type {any} */ one) => one.slug),
      level: wanted,
      language: language(),
    });
    remember(opened, table.welcome.title, opened.links.seats[0].link, scenario);
    location.href = opened.links.seats[0].link;
  } catch (error) {
    complain(error);
  }
}

function connection() {
  if (table.status === "live") return nothing;
  const waiting = unsent();
  return html`<p class="connection" role="status">
    ${table.status === "closed" ? table.closedBecause || say("link-invalid") : say("connection-lost", { waiting })}
  </p>`;
}

function closed() {
  return html`${head({ here: "/table" })}<main id="main" class="waiting-room">
    <h1>${say("link-invalid-title")}</h1>
    <p class="story">${table.closedBecause || say("link-invalid")}</p>
    <p><a class="option button" href="/">${say("lobby")}</a></p></main>`;
}

function menu() {
  return html`<button class="plain" data-do="menu" @click=${openMenu} title=${say("menu")}>${sign("menu")}<span class="unseen">${say("menu")}</span></button>`;
}

function openMenu() {
  dialog.open(say("menu"), () => {
    const { state, welcome } = table;
    const seat = state.seats.find((/** @type {any} */ one) => one.seat === welcome.viewer.seat);
    const referee = linksOf(table.id).referee;
    return html`
      <p class="story">${welcome.text}</p>
      <div class="row narrow-row">${switches()}</div>
      <div class="menu-list">
        <button class="option" @click=${openRuleNow}>${say("rules-here")}</button>
        <button class="option" @click=${why}>${say("why-last")}</button>
        ${seat && state.can.real_dice ? html`<button class="option" aria-pressed=${seat.real_dice ? "true" : "false"}
          @click=${() => command({ do: "seat", seat: seat.seat, real_dice: !seat.real_dice })}>${seat.real_dice ? say("real-dice-off") : say("real-dice-on")}</button>` : nothing}
        <button class="option" data-do="fair" @click=${fairness}>${say("fairness")}</button>
        <button class="option" @click=${download}>${say("save-record")}</button>
        ${referee && !master() ? html`<a class="option button" href=${referee}>${say("open-as-master")}</a>` : nothing}
        ${master() ? html`<a class="option button" href="/simulate?table=${table.id}#${table.token}">${say("is-it-fair")}</a>` : nothing}
        ${state.can.mend ? html`<button class="option" data-do="quick" aria-pressed=${quickly() ? "true" : "false"} @click=${toggleQuick}>${say("quick-mode")} <span class="detail">${say("quick-mode-text")}</span></button>` : nothing}
        ${state.can.surrender ? html`<button class="option" data-do="surrender" @click=${surrender}>${say("surrender")}</button>` : nothing}
        <button class="option" data-do="picture" @click=${shareMoment}>${say("as-picture")}</button>
        <button class="option" data-do="print-story" @click=${() => openStory(table.id, table.token, welcome.title)}>${say("print-story")}</button>
        <button class="option" data-do="print-sheet" @click=${printSheet}>${say("print-sheet")}</button>
        <button class="option" @click=${keys.help}>${say("keys")}</button>
        ${state.over || welcome.viewer.role === "spectator" ? nothing : html`<button class="option" data-do="guide" @click=${() => { dialog.close(); coachAgain(); }}>${say("hero-guided")}</button>`}
        ${eveningLink("option button")}
        <a class="option button" href="/">${say("lobby")}</a>
      </div>
      ${deviceSwitches()}
      ${keeping()}
      ${state.standing.length ? html`<h3>${say("standing-answers")}</h3><ul class="plain-list">
        ${state.standing.map((/** @type {any} */ one) => html`<li>${say("labelled", { label: fighterBy(one.fighter)?.name ?? "", text: one.label })}
          <button class="small" @click=${() => command({ do: "unstand", kind: one.kind, fighter: one.fighter, ...(one.foe ? { foe: one.foe } : {}) })}>${say("take-back")}</button></li>`)}</ul>` : nothing}`;
  });
}

function why() {
  const line = lastNumber();
  if (!line) {
    tell(say("why-nothing"));
    return;
  }
  dialog.open(say("why-last"), () => html`<p class="story">${line.text}</p>${sum(line.number)}`);
}

/** What is on the map now, with what was told last. */
function shareMoment() {
  dialog.close();
  const told = table.log.filter((line) => line.kind !== "heading" && line.text);
  sharePicture(table.welcome.title, table.state.over?.text ?? told[told.length - 1]?.text ?? "");
}

/** The sheet as a leaf of paper. */
function printSheet() {
  dialog.close();
  show("sheet");
  setTimeout(() => print(), 100);
}

/** Giving up ends the fight, and the end of a fight cannot be taken back: it is always asked for. */
function surrender() {
  dialog.open(say("surrender"), () => html`<p class="story">${say("surrender-sure")}</p>
    <div class="options">
      <button class="option go" @click=${async () => { if (await command({ do: "surrender" })) dialog.close(); }}>${say("surrender")}</button>
      <button class="option quiet" @click=${dialog.close}>${say("cancel")}</button>
    </div>`);
}

function fairness() {
  const { state, token, id } = { ...table };
  openFairness({
    commitment: state.commitment,
    seed: state.seed,
    values: state.values,
    mine: added(id, state),
    canReveal: state.can.finish,
    reveal: async () => {
      if (await command({ do: "finish" })) fairness();
    },
    record: () => recordText(id, token),
  });
}

let lastQuestion = "";

/** @param {any} state @param {any[]} fresh */
function heard(state, fresh) {
  hurt(state);
  if (fresh.some((line) => line.roll)) ring("dice");
  if (harm.size && fresh.length) setTimeout(() => ring("blow"), 350);
  // What an edict may set is asked for once, before it is needed.
  if (master()) bookInfo().catch(() => {});
  const told = fresh.filter((line) => ["deed", "effect", "edict", "heading"].includes(line.kind)).map((line) => line.text);
  if (told.length) announced = told.slice(-6).join(" ");
  const mine = state.questions.filter((/** @type {any} */ one) => one.mine);
  const first = mine[0]?.id ?? "";
  document.title = mine.length ? `● ${mine[0].sentence} – ${TITLE}` : `${table.welcome?.title ?? ""} – ${TITLE}`;
  if (first && first !== lastQuestion) {
    asked = mine[0].sentence;
    const reaction = mine[0].fighter !== state.turn;
    callFor(reaction);
  }
  if (!first) asked = "";
  lastQuestion = first;
  setTimeout(showTurn);
}

/** The turn order whose width is watched: it shrinks when the chances appear beside it. @type {Element | null} */
let watched = null;

/** Bring whoever acts into sight in a long turn order, and whoever of the viewer's is asked; him first where both have no room. */
function showTurn() {
  const bar = document.querySelector(".order");
  const now = bar?.querySelector(".now");
  if (!(bar instanceof HTMLElement) || !(now instanceof HTMLElement)) return;
  if (watched !== bar) {
    watched = bar;
    new ResizeObserver(showTurn).observe(bar);
  }
  const asked = bar.querySelector(".asked");
  const first = asked instanceof HTMLElement ? asked : now;
  const both = [now, first];
  const left = Math.min(...both.map((one) => one.offsetLeft));
  const wide = Math.max(...both.map((one) => one.offsetLeft + one.clientWidth)) - left;
  const [from, size] = wide <= bar.clientWidth ? [left, wide] : [first.offsetLeft, first.clientWidth];
  bar.scrollLeft = from - bar.offsetLeft - (bar.clientWidth - size) / 2;
  fade(bar);
}

onLanguage(speak);
table.listeners.push(heard, watchEvening, add, ({ fighters }) => fetchFaces(fighters, atTable(table.id, table.token), update));
table.lookers.push(() => show("sheet", false));
openers.push(() => show("map"));
keys.listen({ show: (wanted) => show(wanted), zoom: (factor) => map.zoom(factor), fit: () => map.fit(), tool: (mode) => map.tools.take(mode), drop: () => map.tools.drop() || closeEdict() });
start(page).then(() => {
  const id = location.pathname.split("/")[2] ?? "";
  join(decodeURIComponent(id), location.hash.slice(1));
  addEventListener("hashchange", () => location.reload());
});

// What could be done about it: how the fight is now, and the changes that would bring it nearer to
// what is wanted. Each can be tried by itself, kept as a scene, and searched further.

import { html, nothing } from "./view.js";
import { get, post, spoken } from "./api.js";
import { complain, tell, update } from "./frame.js";
import { say } from "./words.js";
import { bar, outcome } from "./outcome.js";
import { sideSign } from "./heraldry.js";
import { mine } from "./chest.js";
import { fill } from "./stock.js";
import { SIZES, fieldOf, linkOf, state, widely, wish } from "./inquiry.js";

/** Fights of a change that is tried. */
const TRIED = 10_000;
const POLL = 350;

/** What was tried of the question with this id, by the key of its proposal. @type {{id: string, runs: Map<string, any>, kept: Map<string, string>}} */
let tried = { id: "", runs: new Map(), kept: new Map() };

/** Both cards below the chart. @param {any} found @param {any} run */
export function proposals(found, run) {
  if (!found.proposals) return nothing;
  if (tried.id !== run.id) tried = { id: run.id, runs: new Map(), kept: new Map() };
  const { now } = found;
  return html`<div class="remedies">
    ${now ? html`<div class="leaf"><h3>${say("as-it-is")}</h3>${standing(now, run.done)}</div>` : nothing}
    <div class="leaf">
      <h3>${say(found.proposals.some((/** @type {any} */ one) => one.near) ? "proposals-do" : "proposals-near")}</h3>
      <p class="hint">${found.proposals.length ? say(`proposals-lead-${found.question}`) : say(`proposals-none-${found.question}`)}</p>
      <ol class="proposals">${found.proposals.map((/** @type {any} */ one, /** @type {number} */ place) => proposal(one, place, run.id))}</ol>
    </div>
  </div>`;
}

/** How the fight is now. @param {any} now @param {number} fights */
function standing(now, fights) {
  return html`<p class="standing side-${now.side % 6}"><span class="share-name">${sideSign(now.side)} ${now.name}</span> <b class="share-value">${now.amount}</b></p>
    ${now.share === null ? nothing : html`<div class="even-bar side-${now.side % 6}">${bar(now.share)}<span class="even">${say("even-mark")}</span></div>`}
    <p class="hint">${say(now.share === null ? "as-it-is-about" : "as-it-is-sure", { fights, sure: now.sure })}</p>`;
}

/** @param {any} one @param {number} place @param {string} id */
function proposal(one, place, id) {
  const run = tried.runs.get(one.key);
  const kept = tried.kept.get(one.key);
  const further = one.path && !one.near ? curve(one.path) : "";
  const about = (/** @type {string} */ what) => say("labelled", { label: say(what), text: `${one.thing}, ${one.step}` });
  return html`<li data-change=${one.key}>
    <span class="rank">${place + 1}</span>
    <h4>${one.thing}</h4><b class="amount">${one.amount}</b>
    <p class="deeds"><span class="hint">${one.step}${one.near ? nothing : html`, ${say("not-quite")}`}</span>
      ${run ? nothing : html`<button type="button" class="link" aria-label=${about("try-it")} @click=${() => tryIt(one.key, id)}>${say("try-it")}</button>`}
      ${kept ? html`<a class="link" href=${`/build?mine=${encodeURIComponent(kept)}`}>${say("open-scene")}</a>` : html`<button type="button" class="link" aria-label=${about("keep-as-scene")} @click=${() => keep(one, id)}>${say("keep-as-scene")}</button>`}
      ${further ? html`<a class="link" aria-label=${about("how-far")} href=${further}>${say("how-far")}</a>` : nothing}</p>
    ${run ? html`<div class="tried" role="status">
      <p class="hint">${run.problem ?? say(`simulate-${run.status}`, { done: run.done, fights: run.fights })}</p>
      ${run.sides.length ? outcome(run, (side) => state.form?.sides.find((/** @type {any} */ other) => other.value === side.slug)?.text ?? side.name) : nothing}</div>` : nothing}
  </li>`;
}

/** The question how far a number would have to go; empty where the form does not know it. @param {string} path */
function curve(path) {
  const field = state.form ? fieldOf(state.form.groups, path) : undefined;
  if (!field) return "";
  const address = linkOf({ ...wish, question: "balance", vary: [widely(field)], costs: [], target: "50%", fights: SIZES.balance[1] });
  return wish.table ? `${address}${location.hash}` : address;
}

/** The scenario with a change that was proposed. @param {string} key @param {string} id @returns {Promise<any>} */
async function changed(key, id) {
  return (await get(spoken(`/api/questions/${id}/scene?change=${encodeURIComponent(key)}`))).data;
}

/** Fight it with the change, often. @param {string} key @param {string} id */
async function tryIt(key, id) {
  tried.runs.set(key, { status: "waiting", done: 0, fights: TRIED, sides: [], draws: 0, rounds: null, problem: null });
  update();
  try {
    const begun = await post(spoken("/api/simulations"), { fights: TRIED, sweep: [], set: [], scenario: await changed(key, id) });
    follow(begun.id, key, id);
  } catch (error) {
    if (tried.id === id) tried.runs.delete(key);
    complain(error);
    update();
  }
}

/** Look how far it is, until it is over or nobody looks any more. @param {string} simulation @param {string} key @param {string} id */
async function follow(simulation, key, id) {
  try {
    const run = await get(spoken(`/api/simulations/${simulation}`));
    if (tried.id !== id) return;
    tried.runs.set(key, run);
    if (["waiting", "running"].includes(run.status)) setTimeout(() => follow(simulation, key, id), POLL);
  } catch (error) {
    complain(error);
  }
  update();
}

/** Keep the fight with the change among one's own scenes. @param {any} one @param {string} id */
async function keep(one, id) {
  try {
    const scene = await mine("POST", "/scenes", { ...(await changed(one.key, id)), title: one.title });
    if (tried.id === id) tried.kept.set(one.key, scene.id);
    await fill();
    tell(say("scene-kept", { name: scene.name }));
  } catch (error) {
    complain(error);
  }
  update();
}

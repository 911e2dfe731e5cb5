// A fighter's sheet: how he is, what he holds, every number the viewer may know.

import { html, nothing } from "./view.js";
import { choose, fighterBy, master, sideBy, table } from "./store.js";
import { number, say } from "./words.js";
import { sideSign } from "./heraldry.js";
import { pictureOf } from "./faces.js";
import { lifeBar } from "./shares.js";
import { edictButtons } from "./master.js";
import { sheetLink, stateLink } from "./rules.js";

/** The sheet of the chosen fighter, or the viewer's own. */
export function sheetPanel() {
  const { state } = table;
  const mine = state.fighters.filter((/** @type {any} */ one) => one.mine);
  const acting = fighterBy(state.turn);
  const asked = state.questions.find((/** @type {any} */ one) => one.mine && fighterBy(one.fighter)?.mine);
  const own = asked ? fighterBy(asked.fighter) : acting?.mine ? acting : mine[0];
  const shown = fighterBy(table.chosen) ?? own ?? acting ?? state.fighters[0];
  return html`
    <section class="sheets" aria-label=${say("sheet")}>
      <h2 class="unseen">${say("sheet")}</h2>
      <label class="row">${say("fighter")}
        <select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${state.fighters.map((/** @type {any} */ one) => html`<option value=${one.slug} ?selected=${one.slug === shown?.slug}>${one.name}${one.mine ? ` (${say("mine")})` : ""}</option>`)}
        </select>
      </label>
      ${shown ? sheet(shown) : nothing}
    </section>`;
}

/**
 * @param {any} fighter
 */
export function sheet(fighter) {
  const side = sideBy(fighter.side);
  const known = fighter.health !== null;
  return html`
    <article class="sheet side-${(side?.index ?? 0) % 6}">
      <header>${pictureOf(fighter.face) ? html`<img class="face" src=${pictureOf(fighter.face)} alt="" width="56" height="56">` : sideSign(side?.index ?? 0)} <h3>${fighter.name}</h3> ${side?.name === fighter.name ? nothing : html`<span class="hint">${side?.name}</span>`}</header>
      <p>
        ${fighter.out ? html`<b>${say("out-of-fight")}</b> ` : nothing}
        ${known ? html`<span class="health">${say("health-of", { health: number(fighter.health), full: fighter.full ?? 0 })}</span>` : html`<span class="hint">${say("health-unknown")}</span>`}
        ${fighter.at ? html` · ${say("at-field", { x: fighter.at[0], y: fighter.at[1] })}` : nothing}
        ${fighter.engine ? html` · ${say("played-by-engine")}` : nothing}
        ${fighter.hidden.length ? html` · ${say("is-hidden")}` : nothing}
      </p>
      ${known && fighter.full ? lifeBar(Math.max(0, Math.min(1, fighter.health / fighter.full))) : nothing}
      ${known ? html`<p class="hint health-called">${say("health-called", { book: table.welcome?.book ?? "" })}</p>` : nothing}
      ${fighter.states.length ? html`<ul class="states" aria-label=${say("states")}>${fighter.states.map((/** @type {any} */ one) => html`<li>${stateLink(one)}</li>`)}</ul>` : nothing}
      ${fighter.hands.length ? html`<p>${say("in-hand")} ${fighter.hands.join(", ")}</p>` : nothing}
      ${fighter.sheet.length ? html`<dl class="numbers">${fighter.sheet.map((/** @type {any} */ line) => html`<div><dt>${sheetLink(line)}</dt><dd>${line.value}</dd></div>`)}</dl>` : nothing}
      ${master() ? edictButtons(fighter) : nothing}
    </article>`;
}

// The map for those who do not see it: who stands where, how they are, how far apart, and the ground.

import { html, nothing } from "./view.js";
import { distance, key } from "./geometry.js";
import { described } from "./tokens.js";
import { ruleLinks, rulesOfGround } from "./rules.js";
import { say } from "./words.js";

const NEAREST = 3;
const MOST_FIELDS = 200;

/**
 * The map in words.
 * @param {any} state
 * @param {string[]} [threats] what is to be feared on it
 */
export function mapText(state, threats = []) {
  const { map, fighters } = state;
  const there = fighters.filter((/** @type {any} */ one) => one.at);
  return html`
    <details class="map-text">
      <summary>${say("map-as-text")}</summary>
      <p>${say("map-size", { wide: map.high[0] - map.low[0] + 1, high: map.high[1] - map.low[1] + 1, topology: map.topology })}</p>
      <ul>${there.map((/** @type {any} */ one) => html`<li>${described(one, state.sides.find((/** @type {any} */ side) => side.slug === one.side))}. ${distances(one, there, map)}</li>`)}${threats.map((words) => html`<li>${words}.</li>`)}</ul>
      ${map.fields.length ? html`<ul>${grounds(map.fields).map(({ text, kinds, fields }) => html`<li>${say("labelled", { label: text, text: fields.join("; ") })}. ${ruleLinks(rulesOfGround(kinds))}</li>`)}</ul>` : nothing}
    </details>`;
}

/** How far the nearest are. @param {any} one @param {any[]} there @param {any} map */
function distances(one, there, map) {
  return there
    .filter((other) => other.slug !== one.slug && !other.out)
    .map((other) => ({ other, far: distance(map, one.at, other.at) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ other, far }) => html`${say("distance-to", { fighter: other.name, far })} `);
}

/** Fields that are alike, together. @param {any[]} fields @returns {{text: string, kinds: string[], fields: string[]}[]} */
function grounds(fields) {
  /** @type {Map<string, {text: string, kinds: string[], fields: string[]}>} */
  const found = new Map();
  for (const { text, kinds, at } of fields.slice(0, MOST_FIELDS)) {
    const alike = found.get(text) ?? { text, kinds, fields: [] };
    alike.fields.push(key(at));
    found.set(text, alike);
  }
  return [...found.values()];
}

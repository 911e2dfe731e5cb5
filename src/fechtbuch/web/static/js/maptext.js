// The map for those who do not see it.

import { html, nothing } from "./view.js";
import { distance, key } from "./geometry.js";
import { say } from "./words.js";

/**
 * The map in words.
 * @param {any} state
 */
export function mapText(state) {
  const topology = state.map.topology;
  const there = state.fighters.filter((/** @type {any} */ one) => one.at);
  return html`
    <details class="map-text">
      <summary>${say("map-as-text")}</summary>
      <p>${say("map-size", { wide: state.map.high[0] - state.map.low[0] + 1, high: state.map.high[1] - state.map.low[1] + 1, topology })}</p>
      <ul>
        ${there.map((/** @type {any} */ one) => {
          const near = there
            .filter((/** @type {any} */ other) => other.slug !== one.slug && !other.out)
            .map((/** @type {any} */ other) => ({ other, far: distance(topology, one.at, other.at) }))
            .sort((/** @type {any} */ a, /** @type {any} */ b) => a.far - b.far)
            .slice(0, 3);
          return html`<li>
            ${one.name}: ${say("at-field", { x: one.at[0], y: one.at[1] })}.
            ${near.map((/** @type {{other: any, far: number}} */ { other, far }) => html`${say("distance-to", { fighter: other.name, far })} `)}
          </li>`;
        })}
      </ul>
      ${state.map.fields.length
        ? html`<p>${state.map.fields.slice(0, 200).map((/** @type {any} */ field) => html`${key(field.at)}: ${field.text}. `)}</p>`
        : nothing}
    </details>`;
}

// An edict as it is typed, from the fields of its form.

import { table } from "./store.js";

/** @param {string} value */
function quote(value) {
  if (/^[^\s="]+$/.test(value)) return value;
  return `"${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n")}"`;
}

/**
 * The text of an edict from the fields of the form.
 * @param {string} verb
 * @param {Record<string, string>} values
 * @param {any} [sheet] of whoever is not of the catalogue
 */
export function edictText(verb, values, sheet = null) {
  if (verb === "add-fighter") return `add-fighter data=${quote(JSON.stringify({ ...(sheet ?? { use: values.use }), ...recruit(values) }))}`;
  const words = [verb];
  for (const [name, value] of Object.entries(values)) {
    if (value !== "") words.push(`${name}=${quote(value)}`);
  }
  return words.join(" ");
}

/** @param {Record<string, string>} values */
function recruit({ side, name, at, hidden }) {
  /** @type {Record<string, unknown>} */
  const data = { side };
  if (name) data.name = name;
  if (at) data.at = at.split(",").map(Number);
  if (hidden) data.hidden = foesOf(side);
  return data;
}

/** The sides that a side fights. @param {string} slug */
function foesOf(slug) {
  const { sides } = table.state;
  const friends = sides.find((/** @type {any} */ side) => side.slug === slug)?.friends ?? [];
  return sides.map((/** @type {any} */ side) => side.slug).filter((/** @type {string} */ one) => one !== slug && !friends.includes(one));
}

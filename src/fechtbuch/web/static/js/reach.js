// Where a choice can lead on the map.
//
// Books list ways and fields, and thin the list out where there are very many; every other one may
// still be named. So a long list stands for more fields than it has: those that its ways pass
// through, and the gaps between them. The server has the last word on each.

import { isHex, key, parse } from "./geometry.js";

/** A list shorter than this was not thinned out. */
const WHOLE = 40;

const SQUARE = [[1, 0], [0, 1], [1, 1], [1, -1]];
const HEX = [[1, 0], [0, 1], [1, -1]];

/**
 * The options of a slot that name a place, gaps filled.
 * @param {any} slot
 * @param {any} state
 * @returns {any[]}
 */
export function places(slot, state) {
  const named = slot.options.filter((/** @type {any} */ option) => option.fighter || option.at);
  if (named.length < WHOLE) return named;
  if (slot.kind === "field") return spread(named, state);
  if (slot.kind !== "path") return named;
  /** @type {Map<string, any>} */
  const found = new Map();
  for (const option of named) found.set(key(option.at), option);
  for (const option of named) {
    for (let steps = 1; steps < option.path.length; steps += 1) {
      const at = key(option.path[steps - 1]);
      if (!found.has(at)) found.set(at, cut(option, option.path.slice(0, steps)));
    }
  }
  fill(found, state);
  return [...found.values()];
}

/** The widest gap on either side of a field in a list that was thinned out. */
const GAP = 2;

/**
 * Fields, and those around them that were left out.
 * @param {any[]} named
 * @param {any} state
 * @returns {any[]}
 */
function spread(named, state) {
  const found = new Map(named.map((option) => [key(option.at), option]));
  const shut = walls(state);
  for (const option of named) {
    const [x, y] = option.at;
    for (let dx = -GAP; dx <= GAP; dx += 1) {
      for (let dy = -GAP; dy <= GAP; dy += 1) {
        const value = key([x + dx, y + dy]);
        if (found.has(value) || shut.has(value)) continue;
        const text = option.text.replace(option.value, value);
        found.set(value, { value, label: value, text, at: [x + dx, y + dy] });
      }
    }
  }
  return [...found.values()];
}

/** @param {any} state @returns {Set<string>} */
function walls(state) {
  const shut = new Set();
  for (const field of state.map.fields) {
    if (field.kinds.includes("wall") || field.kinds.includes("chasm")) shut.add(key(field.at));
  }
  return shut;
}

/** @param {any} option @param {[number, number][]} path */
function cut(option, path) {
  const value = path.map(key).join(";");
  const at = path[path.length - 1];
  return { value, label: key(at), text: option.text.replace(option.value, value), at, path };
}

/** @param {Map<string, any>} found @param {any} state */
function fill(found, state) {
  const shut = walls(state);
  for (const fighter of state.fighters) {
    for (const field of fighter.fields) shut.add(key(field));
  }
  const axes = isHex(state.map.topology) ? HEX : SQUARE;
  for (const at of [...found.keys()]) {
    const [x, y] = /** @type {[number, number]} */ (parse(at));
    for (const [dx, dy] of axes) {
      const gap = key([x + dx, y + dy]);
      const beyond = found.get(key([x + 2 * dx, y + 2 * dy]));
      if (found.has(gap) || shut.has(gap) || !beyond) continue;
      const near = found.get(at);
      const from = near.path.length <= beyond.path.length ? near : beyond;
      found.set(gap, cut(from, [...from.path, [x + dx, y + dy]]));
    }
  }
}

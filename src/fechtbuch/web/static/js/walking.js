// Tokens walk where they went, field by field, and do not fly there.

import { centre } from "./geometry.js";
import { middle } from "./tokens.js";
import { table } from "./store.js";

const A_FIELD = 80;
const LONGEST = 600;

/** Whether the reader wants nothing to move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Let everybody walk who stood elsewhere before.
 * @param {() => Element | null} board where the tokens are, once they are drawn
 * @param {any} before
 * @param {any} now
 */
export function walk(board, before, now) {
  if (!before || before.map.topology !== now.map.topology || still()) return;
  const { topology } = now.map;
  const seen = new Map(before.fighters.map((/** @type {any} */ one) => [one.slug, one]));
  for (const fighter of now.fighters) {
    const was = seen.get(fighter.slug);
    if (!was?.at || !fighter.at || String(was.at) === String(fighter.at)) continue;
    const way = [middle(was, topology), ...between(fighter, was, topology), middle(fighter, topology)];
    const size = Math.sqrt(Math.max(1, fighter.fields.length)).toFixed(2);
    const frames = way.map(([x, y]) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size})` }));
    requestAnimationFrame(() => {
      const token = board()?.querySelector(`.token[data-slug="${CSS.escape(fighter.slug)}"]`);
      token?.animate(frames, { duration: Math.min(LONGEST, A_FIELD * Math.max(2, frames.length - 1)), easing: "ease-in-out" });
    });
  }
}

/** The fields that somebody passed, as the story told them last. @param {any} fighter @param {any} was @param {string} topology @returns {[number, number][]} */
function between(fighter, was, topology) {
  const told = [];
  for (let place = table.log.length - 1; place >= 0 && told.length < 12; place -= 1) {
    const line = table.log[place];
    if (line.fighter !== fighter.slug || !line.at) continue;
    if (String(line.at) === String(was.at)) break;
    told.unshift(centre(topology, line.at));
  }
  return told.slice(0, -1);
}

// What the ground means for whoever is pointed at: the fields he can strike, how far he shoots, whom
// he has a line to and with what cover. The server tells it from what the viewer may know.

import { nothing, svg } from "./view.js";
import { ask, fighterBy, sideIndex, table } from "./store.js";
import { distance, inColumn, key } from "./geometry.js";
import { rounded } from "./hand.js";
import { length, plate } from "./pill.js";
import { middle } from "./tokens.js";
import { say } from "./words.js";
import { update } from "./frame.js";

/** A pointer that only passes asks nothing. */
const LINGER = 280;
/** Lines to so many others; the nearest. */
const MOST_LINES = 8;
/** A shot that reaches farther than the map is drawn nowhere. */
const MOST_FIELDS = 4000;

/** Lanes that are drawn; the nearest. */
const MOST_LANES = 2;
/** Where a lane begins, from the middle of its token. */
const BESIDE = 26;

/** For which question charges were asked for. */
let feared = "";
/** @type {Map<string, any>} */
let known = new Map();
let stamp = -1;
let shown = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Somebody on the map is pointed at, or nobody any more. @param {string} slug */
export function over(slug) {
  clearTimeout(timer);
  if (!slug) {
    if (shown) update();
    shown = "";
    return;
  }
  timer = setTimeout(() => {
    shown = slug;
    want(slug);
    update();
  }, LINGER);
}

/** @param {string} slug */
function want(slug) {
  if (stamp !== table.state.seq) known = new Map();
  stamp = table.state.seq;
  if (!known.has(slug)) ask({ type: "survey", fighter: slug });
}

/** @param {any} message */
export function heardSurvey(message) {
  known.set(message.fighter, message);
}

/** Whose turn it is and who may be charged at: asked for once, as the fight stands. @param {any} question */
export function wantCharges({ fighter, id }) {
  const wanted = `${table.state.seq} ${id}`;
  if (wanted === feared) return;
  feared = wanted;
  want(fighter);
}

/** Who may charge at somebody next, the nearest first. @param {any} state @param {string} slug @returns {{foe: any, at: [number, number], words: string}[]} */
export function charges(state, slug) {
  const found = stamp === state.seq ? known.get(slug)?.charges ?? [] : [];
  return found.slice(0, MOST_LANES).flatMap((/** @type {any} */ { fighter, at, far }) => {
    const foe = state.fighters.find((/** @type {any} */ one) => one.slug === fighter);
    return foe?.at ? [{ foe, at, words: `${say("may-charge", { who: foe.name })} · ${say("fields-far", { far })}` }] : [];
  });
}

/**
 * Lanes for them, pale and in their colour; with words unless somebody is aimed at.
 * @param {any} state @param {string} slug @param {number} grown how much larger than drawn words must be to be read @param {boolean} told
 */
export function drawCharges(state, slug, grown, told) {
  const { topology } = state.map;
  return charges(state, slug).map(({ foe, at, words }) => {
    const [x1, y1] = middle(foe, topology);
    const [x2, y2] = middle({ at }, topology);
    const long = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [sx, sy] = [x1 + ((x2 - x1) * BESIDE) / long, y1 + ((y2 - y1) * BESIDE) / long];
    const line = `M${sx.toFixed(1)} ${sy.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    const turned = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    // A short lane would lie below its words.
    const above = long - BESIDE < length(words, grown) + 2 * BESIDE ? BESIDE + 14 * grown : 0;
    return svg`<g class="lane side-${sideIndex(foe.side) % 6}" data-charge=${foe.slug}><path class="lane-band" d=${line}></path><path class="lane-line" d=${line}></path><path class="lane-head" transform="translate(${x2.toFixed(1)} ${y2.toFixed(1)}) rotate(${turned.toFixed(0)})" d="M-11 -8L1 0 -11 8"></path>${told ? plate(words, (sx + x2) / 2, (sy + y2) / 2 - above, grown) : nothing}</g>`;
  });
}

/** Under the tokens: reach, ranges and lines of whoever is pointed at. @param {any} state */
export function drawSurvey(state) {
  const fighter = fighterBy(shown);
  const found = stamp === state.seq ? known.get(shown) : null;
  if (!fighter?.at || !found) return nothing;
  const { topology } = state.map;
  return svg`<g class="survey side-${sideIndex(fighter.side) % 6}" data-of=${shown}>
    ${found.bands.map((/** @type {any} */ band) => bandOf(state.map, fighter, band))}
    ${found.threat.length ? svg`<path class="threat" d=${rounded(topology, [...found.threat, ...ground(fighter)])}></path>` : nothing}
    ${found.lines.sort((/** @type {any} */ a, /** @type {any} */ b) => a.far - b.far).slice(0, MOST_LINES).map((/** @type {any} */ line) => sight(state, fighter, line))}
  </g>`;
}

/** @param {any} fighter @returns {[number, number][]} */
function ground(fighter) {
  return fighter.fields.length ? fighter.fields : [fighter.at];
}

/** Every field of the map that lies within a range, as one outline with its name. @param {any} map @param {any} fighter @param {{text: string, far: number}} band */
function bandOf(map, fighter, { text, far }) {
  const wide = map.high[0] - map.low[0] + 1;
  const high = map.high[1] - map.low[1] + 1;
  if (wide * high > MOST_FIELDS) return nothing;
  /** @type {[number, number][]} */
  const fields = [];
  for (let row = map.low[1]; row <= map.high[1]; row += 1) {
    for (let col = map.low[0]; col <= map.high[0]; col += 1) {
      const field = inColumn(map.topology, col, row);
      if (distance(map, fighter.at, field) <= far) fields.push(field);
    }
  }
  // All of the map is in range: then the line would say nothing.
  if (fields.length === wide * high || fields.length === 0) return nothing;
  const top = fields.reduce((best, field) => (middle({ at: field }, map.topology)[1] < middle({ at: best }, map.topology)[1] ? field : best));
  const [x, y] = middle({ at: top }, map.topology);
  return svg`<path class="band" data-far=${far} d=${rounded(map.topology, fields)}></path><text class="band-name" x=${x.toFixed(1)} y=${(y - 6).toFixed(1)}>${text} · ${far}</text>`;
}

/** @param {any} state @param {any} fighter @param {any} line */
function sight(state, fighter, line) {
  const other = state.fighters.find((/** @type {any} */ one) => one.slug === line.fighter);
  if (!other?.at) return nothing;
  const [x1, y1] = middle(fighter, state.map.topology);
  const [x2, y2] = middle(other, state.map.topology);
  const words = [String(line.far), line.clear ? line.cover : say("no-line")].filter(Boolean).join(" · ");
  // Two thirds of the way: beside whom it is about, and apart from the other lines.
  const [x, y] = [x1 + (x2 - x1) * 0.62, y1 + (y2 - y1) * 0.62];
  return svg`<g class=${line.clear ? "sight" : "sight blocked"} data-to=${key(other.at)}><line x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line><text x=${x.toFixed(1)} y=${(y - 5).toFixed(1)}>${words}</text></g>`;
}

// Tools on the map: a ruler for anybody, and pointing at a field for those who share what one knows.

import { html, nothing, svg } from "./view.js";
import { centre, distance, fieldAt, key } from "./geometry.js";
import { pill } from "./pill.js";
import { say } from "./words.js";
import { update } from "./frame.js";

/** How long a field that somebody points at is marked. */
const SHOWN = 4000;

/** @typedef {[number, number]} Field */

/** Where people point now. @type {{id: number, at: Field, name: string}[]} */
let points = [];
let counter = 0;

/** Somebody points at a field. @param {{at: Field, by: string, name: string}} message */
export function heardPoint({ at, by, name }) {
  counter += 1;
  const id = counter;
  const who = by === "referee" ? say("game-master") : name;
  points = [...points.filter((one) => one.name !== who), { id, at, name: who }];
  setTimeout(() => {
    points = points.filter((one) => one.id !== id);
    update();
  }, SHOWN);
}

/** The latest of what people point at, in words for those who do not see the map. */
export function pointedWords() {
  const last = points[points.length - 1];
  return last ? say("points-at", { who: last.name, x: last.at[0], y: last.at[1] }) : "";
}

/** @param {string} topology */
export function drawPoints(topology) {
  return points.map(({ at, name }) => {
    const [x, y] = centre(topology, at);
    return svg`<g class="pointed" data-at=${key(at)} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="26"></circle><circle class="dot" r="4"></circle><text y="-34">${name}</text></g>`;
  });
}

/** The tool in hand: none, the ruler, or the finger that points. */
export class Tools {
  /** @param {((at: Field) => void) | undefined} point */
  constructor(point) {
    this.point = point;
    /** @type {"" | "ruler" | "point"} */
    this.mode = "";
    /** What the ruler lies on. @type {{from: Field, to: Field} | null} */
    this.measure = null;
    this.laying = false;
    /** Whether the tap that is under way belongs to a tool. */
    this.busy = false;
  }

  /** Take a tool, or lay it down. @param {"ruler" | "point"} mode */
  take(mode) {
    this.mode = this.mode === mode ? "" : mode;
    this.measure = null;
    this.laying = false;
    update();
  }

  /** Lay everything down; whether there was anything. */
  drop() {
    if (!this.mode && !this.measure) return false;
    this.mode = "";
    this.measure = null;
    update();
    return true;
  }

  /** A finger or a mouse comes down on the map; whether a tool takes it. @param {string} topology @param {[number, number]} point */
  down(topology, [x, y]) {
    this.busy = this.mode !== "";
    if (this.mode !== "ruler") return false;
    const at = fieldAt(topology, x, y);
    // Two taps measure as well as one drag.
    if (this.measure && !this.laying && key(this.measure.from) === key(this.measure.to)) this.measure = { ...this.measure, to: at };
    else this.measure = { from: at, to: at };
    this.laying = true;
    update();
    return true;
  }

  /** @param {string} topology @param {[number, number]} point */
  move(topology, [x, y]) {
    if (!this.laying || !this.measure) return;
    const to = fieldAt(topology, x, y);
    if (key(to) === key(this.measure.to)) return;
    this.measure = { ...this.measure, to };
    update();
  }

  /** It goes up again. @param {string} topology @param {[number, number]} point @param {boolean} panned */
  up(topology, [x, y], panned) {
    this.laying = false;
    if (this.mode !== "point" || panned) return;
    this.point?.(fieldAt(topology, x, y));
    this.mode = "";
    update();
  }

  /** The ruler where it lies. @param {any} map */
  draw(map) {
    if (!this.measure) return nothing;
    const { from, to } = this.measure;
    const [x1, y1] = centre(map.topology, from);
    const [x2, y2] = centre(map.topology, to);
    const text = `${say("fields-far", { far: distance(map, from, to) })} · ${key(from)} → ${key(to)}`;
    return svg`<g class="ruler"><line class="ruler-edge" x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line><line x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>
      <circle cx=${x1} cy=${y1} r="5"></circle><circle cx=${x2} cy=${y2} r="5"></circle>${key(from) === key(to) ? nothing : pill(text, [x1, y1, x2, y2])}</g>`;
  }

  /** The buttons. */
  buttons() {
    const button = (/** @type {"ruler" | "point"} */ mode, /** @type {string} */ word, /** @type {unknown} */ picture) => html`
      <button class="plain tool" data-tool=${mode} aria-pressed=${this.mode === mode ? "true" : "false"} @click=${() => this.take(mode)} aria-label=${word} title=${word}>${picture}</button>`;
    return html`
      ${button("ruler", say("ruler"), html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2"></path></svg>`)}
      ${this.point ? button("point", say("point"), html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="3"></circle><circle cx="12" cy="12" r="8"></circle></svg>`) : nothing}`;
  }
}

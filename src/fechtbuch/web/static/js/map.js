// The map: fields, fighters, where one can go and whom one can reach. Wheel, pinch, drag and keys
// move the view; a field or a fighter is picked by a tap, by Enter, or by dragging a token there.

import { html, nothing, ref, repeat, svg } from "./view.js";
import { SIZE, centre, distance, fieldAt, isHex, key, outline, parse } from "./geometry.js";
import { ground } from "./ground.js";
import { action, extent } from "./sight.js";
import { rounded } from "./hand.js";
import { signOf, stateSign } from "./heraldry.js";
import { badges, middle, nameplates, token } from "./tokens.js";
import { walk } from "./walking.js";
import { Tools, drawPoints } from "./maptools.js";
import { length, pill, plate } from "./pill.js";
import { say } from "./words.js";
import { update } from "./frame.js";

const CLOSEST = 4 * SIZE;
/** Words of the map are as large as they are drawn where a unit is one pixel; smaller than this share of it they cannot be read. */
const READ = 0.9;
/** So much room the words of the fields above a fighter take. */
const RAISED = 14;
/** Where words have to be so much larger than drawn they have no room in a field. */
const MOST_WORDS = 1.3;
/** How high a blow is drawn over the straight way at least: it begins and ends at the heads of tokens that stand close. */
const ARC = 54;

/** @typedef {import("./sight.js").Box} Box */

/** A field as the story calls it. @param {[number, number]} field */
function named([x, y]) {
  return say("at-field", { x, y });
}

/** @param {any} fighter */
function rides(fighter) {
  return fighter.states.some((/** @type {any} */ state) => state.key === "mounted");
}

/**
 * Fields that can be reached, and those among them on which somebody stands: they cut no holes into it.
 * @param {string} topology @param {[number, number][]} near @param {any[]} folk
 */
function whole(topology, near, folk) {
  const there = new Set(near.map(key));
  const around = isHex(topology) ? [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] : [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const stood = folk.filter((one) => one?.at).flatMap((one) => one.fields).filter(([x, y]) => !there.has(key([x, y])) && around.filter(([dx, dy]) => there.has(key([x + dx, y + dy]))).length > around.length / 2);
  return [...near, ...new Map(stood.map((field) => [key(field), field])).values()];
}

/** How high a blow is drawn over the straight way. @param {[number, number, number, number]} ends */
function rise([x1, y1, x2, y2]) {
  return Math.max(ARC, Math.min(0.4 * Math.hypot(x2 - x1, y2 - y1), 2 * ARC));
}

export class MapView {
  /**
   * @param {{pick: (pick: {fighter?: string, at?: string, dragged?: boolean}) => boolean, look: (slug: string) => void, put?: (slug: string, at: string) => void,
   *   over?: (slug: string) => void, point?: (at: [number, number]) => void, ground?: (at: string) => void}} heard `put` hears where the game master drags somebody, `over` whom a mouse is on, `ground` which field is asked about
   */
  constructor(heard) {
    this.heard = heard;
    this.tools = new Tools(heard.point);
    /** Where the field under the pointer is named. @type {Element | null} */
    this.readout = null;
    /** @type {Box | null} */
    this.view = null;
    /** @type {SVGSVGElement | null} */
    this.element = null;
    /** @type {Map<number, PointerEvent>} */
    this.pointers = new Map();
    /** The field under the keyboard's cursor. @type {string} */
    this.cursor = "";
    /** Whether any field may be chosen. */
    this.anywhere = false;
    /** The token that is being dragged. @type {{slug: string, x: number, y: number, moved: boolean} | null} */
    this.grip = null;
    this.panned = false;
    this.framed = "";
    /** @type {any} */
    this.state = null;
    /** @type {{option: any, verb: any}[]} */
    this.options = [];
    /** How much higher the words about a blow stand, because words of fields stand below them. */
    this.raised = 0;
    /** Whether only a part of the fight is in view. */
    this.close = false;
    /** Who is asked. @type {string[]} */
    this.asked = [];
    /** The fighter who must be seen where not all can be. */
    this.focus = "";
    /** @type {Box | null} */
    this.whole = null;
    /** Where a token was gripped, on the screen. @type {[number, number]} */
    this.start = [0, 0];
    /** @type {(element: Element | undefined) => void} */
    this.hold = (element) => this.take(/** @type {SVGSVGElement | undefined} */ (element));
    /** @type {(element: Element | undefined) => void} */
    this.reads = (element) => { this.readout = element ?? null; };
    /** Whether the viewer has moved the map. */
    this.touched = false;
    this.size = "";
    this.observer = new ResizeObserver(() => {
      const size = `${this.element?.clientWidth} ${this.element?.clientHeight}`;
      if (size === this.size || !this.element?.clientHeight) return;
      this.size = size;
      if (!this.touched) this.framed = "";
      update();
    });
  }

  /** @param {SVGSVGElement | undefined} element */
  take(element) {
    if (this.element === (element ?? null)) return;
    if (this.element) this.observer.unobserve(this.element);
    this.element = element ?? null;
    if (element) {
      element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
      this.observer.observe(element);
    }
  }

  /**
   * @param {any} state
   * @param {{blow?: [string, string] | null, weapon?: string, from?: [number, number] | null, options: {option: any, verb: any}[], near: string, path: [number, number][], line: [string, string] | null,
   *   asked: string[], focus: string, chosen: string, lit: string, free?: boolean, fields?: boolean, side?: number, pill?: string,
   *   harm?: Map<string, number>, survey?: unknown}} now `free`: anybody may be dragged anywhere; `fields`: any field may be chosen; `side` is the viewer's; `weapon` is what a blow is struck with; `harm` is what was done last
   */
  draw(state, now) {
    const { map, fighters } = state;
    const topology = map.topology;
    if (this.state !== state) walk(() => this.element, this.state, state);
    this.state = state;
    this.options = now.options;
    this.focus = now.focus;
    this.asked = now.asked;
    this.anywhere = now.fields ?? false;
    const placed = fighters.filter((/** @type {any} */ one) => one.at);
    const all = extent(map, placed);
    this.frame(all, `${topology} ${map.low} ${map.high}`);
    const marks = badges(fighters);
    const fields = new Map();
    const targets = new Set();
    for (const { option, verb } of now.options) {
      if (option.fighter) targets.add(option.fighter);
      else if (option.at && (!fields.has(key(option.at)) || verb?.text === now.near)) {
        // Before a verb is chosen only the way of one verb is shown; the others' fields can be picked.
        fields.set(key(option.at), { ...option, far: verb !== null && verb.text !== now.near });
      }
    }
    if (this.cursor && !this.anywhere && !fields.has(this.cursor)) this.cursor = "";
    const shape = outline(topology);
    const near = [...fields.values()].filter((option) => !option.far && !option.step).map((option) => option.at);
    const steps = [...fields.values()].filter((option) => option.step);
    this.raised = steps.length ? RAISED : 0;
    const own = placed.find((/** @type {any} */ one) => one.slug === now.blow?.[1]);
    // The blow comes from above: there the words make way for it.
    for (const option of steps) option.above = Boolean(own) && centre(topology, option.at)[1] < centre(topology, own.at)[1];
    const mover = placed.find((/** @type {any} */ one) => now.asked.includes(one.slug));
    const view = this.view ?? all;
    // The dead lie below the living, a mount below its rider, whoever is asked on top.
    const rank = (/** @type {any} */ one) => (one.out ? 0 : now.asked.includes(one.slug) ? 3 : rides(one) ? 2 : 1);
    const ordered = [...placed].sort((a, b) => rank(a) - rank(b));
    // Of names that would stand over one another that one is read which matters most: of a rider and his horse the rider's.
    const weight = (/** @type {any} */ one) => (now.asked.includes(one.slug) ? 8 : 0) + (now.lit === one.slug ? 4 : 0) + (one.slug === now.line?.[1] ? 2 : 0) + (rides(one) ? 1 : 0);
    /** @type {[number, number, number][]} */
    const words = now.line ? [] : this.kept(state, now.blow ?? null, now.weapon ?? "");
    // Raised, they leave room between them and the tokens: there is the blow itself, and no name.
    /** @type {[number, number, number][]} */
    const taken = [...words, ...(this.raised ? words.slice(-1).flatMap(([x, y]) => [14, 26].map((by) => /** @type {[number, number, number]} */ ([x, y + by, ARC / 2]))) : [])];
    const before = taken.length;
    const named = placed.filter((/** @type {any} */ one) => !one.out && (marks.get(one.slug)?.leads || now.asked.includes(one.slug) || now.lit === one.slug || one.slug === now.line?.[1] || (placed.length < 5 && !marks.get(one.slug)?.badge))).sort((/** @type {any} */ a, /** @type {any} */ b) => weight(b) - weight(a)).map((/** @type {any} */ one) => this.dragged(one, topology));
    const plates = nameplates(named, placed, topology, (slug) => marks.get(slug)?.leads ?? false, this.grown(view), taken, steps.map((option) => this.beneath(topology, option)));
    return html`
      <div class="map" data-tool=${this.tools.mode || (this.anywhere ? "field" : "")}>
        <svg ${ref(this.hold)} class="ground" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" tabindex="0"
             role="group" aria-label=${say("map-label")} aria-describedby="map-help"
             preserveAspectRatio="xMidYMid meet"
             @pointerdown=${(/** @type {PointerEvent} */ e) => this.down(e)}
             @pointermove=${(/** @type {PointerEvent} */ e) => this.move(e)}
             @pointerup=${(/** @type {PointerEvent} */ e) => this.up(e)}
             @pointercancel=${(/** @type {PointerEvent} */ e) => this.up(e)}
             @click=${(/** @type {MouseEvent} */ e) => this.stood(e)}
             @contextmenu=${(/** @type {MouseEvent} */ e) => this.stood(e)}
             @keydown=${(/** @type {KeyboardEvent} */ e) => this.keys(e)}>
          ${ground(map, all)}
          <g class="ways side-${(now.side ?? 0) % 6}">
            ${this.reach(topology, near, mover)}
            ${this.steps(topology, steps)}
            ${[...fields].map(([at, option]) => this.way(topology, at, option, shape, now))}
          </g>
          ${now.survey ?? nothing}
          <g class="side-${(now.side ?? 0) % 6}">${now.path.length ? svg`<polyline class="path" points=${now.path.map((f) => centre(topology, f).join(",")).join(" ")}></polyline>` : nothing}
            ${now.from && now.line ? this.stop(topology, now.from) : nothing}</g>
          ${this.line(state, now.line, now.from)}
          ${this.cursor ? this.marker(topology, this.cursor, shape) : nothing}
          <g class="tokens">
            ${repeat(ordered, (/** @type {any} */ one) => one.slug, (/** @type {any} */ one) =>
              token(this.dragged(one, topology), {
                topology,
                side: state.sides.find((/** @type {any} */ side) => side.slug === one.side),
                index: state.sides.find((/** @type {any} */ side) => side.slug === one.side)?.index ?? 0,
                badge: marks.get(one.slug)?.badge ?? "",
                leads: marks.get(one.slug)?.leads ?? false,
                asked: now.asked.includes(one.slug),
                turn: state.turn === one.slug,
                pick: targets.has(one.slug),
                picked: now.lit === one.slug,
                chosen: now.chosen === one.slug,
                onPick: () => this.tapped(one.slug),
                onOver: this.heard.over,
                onGrip: now.free || (now.asked.includes(one.slug) && fields.size) ? (event) => this.gripped(event, one) : null,
              }))}
          </g>
          <g class="names">${this.stepWords(topology, steps, now.side ?? 0, [...words, ...taken.slice(before)])}</g>
          ${now.line ? nothing : this.blow(state, now.blow ?? null, now.weapon ?? "")}
          <g class="names">${plates}</g>
          <g class="above">${this.pill(state, now.line, now.pill ?? "", now.from)}${this.splashes(placed, topology, now.harm)}${this.tools.draw(map)}${drawPoints(topology)}</g>
        </svg>
        ${this.legend(placed)}
        <div class="map-tools">
          <button class="plain zoom" @click=${() => this.zoom(0.8)} aria-label=${say("zoom-in")} title=${say("zoom-in")}><span aria-hidden="true">+</span></button>
          <button class="plain zoom" @click=${() => this.zoom(1.25)} aria-label=${say("zoom-out")} title=${say("zoom-out")}>−</button>
          <button class="plain" @click=${() => this.fit()} aria-label=${say("zoom-fit")} title=${say("zoom-fit")}>⤢</button>
          ${this.tools.buttons()}
        </div>
        <p id="map-help" class="unseen">${say("map-help")}</p>
      </div>`;
  }

  /** @param {string} topology @param {string} at @param {any} option @param {string} shape @param {any} now */
  way(topology, at, option, shape, now) {
    const [x, y] = centre(topology, option.at);
    const classes = ["way", option.far ? "far" : "", now.lit === at || option.taken ? "lit" : ""].join(" ");
    return svg`<path class=${classes} transform="translate(${x} ${y})" d=${shape}
      data-field=${at} @click=${() => this.field(at)}><title>${option.label}</title></path>`;
  }

  /** The fields that can be reached, lit inside one outline. @param {string} topology @param {[number, number][]} near @param {any} mover */
  reach(topology, near, mover) {
    if (near.length === 0) return nothing;
    const d = rounded(topology, whole(topology, near, [mover, ...this.state.fighters]));
    return svg`<path class="reach-lit" d=${d}></path><path class="reach-edge" d=${d}></path><path class="reach-line" d=${d}></path>`;
  }

  /** The fields of a defence's step: those of one way within one outline. @param {string} topology @param {any[]} steps */
  steps(topology, steps) {
    const ways = [...new Set(steps.map((option) => option.step))];
    return ways.map((way) => svg`<path class="step-edge" data-step=${way} d=${rounded(topology, steps.filter((option) => option.step === way).map((option) => option.at))}></path>`);
  }

  /** The words of those fields, where they have room and nobody stands. @param {string} topology @param {any[]} steps @param {number} side @param {[number, number, number][]} taken what stands there already */
  stepWords(topology, steps, side, taken) {
    if (steps.length === 0 || this.grown(this.view ?? this.whole) > MOST_WORDS) return nothing;
    const stood = new Set(this.state.fighters.flatMap((/** @type {any} */ one) => one.fields).map(key));
    return steps.filter((option) => !stood.has(key(option.at))).map((option) => {
      const [x, y, half] = this.beneath(topology, option);
      if (taken.some(([left, top, other]) => Math.abs(left - x) < other + half && Math.abs(top - y) < 11)) return nothing;
      return svg`<text class="step-word side-${side % 6}" x=${x.toFixed(1)} y=${y.toFixed(1)}>${option.word}</text>`;
    });
  }

  /** Where the word of a step stands, and half its width. @param {string} topology @param {any} option @returns {[number, number, number]} */
  beneath(topology, option) {
    const [x, y] = centre(topology, option.at);
    return [x, y + (option.above ? -6 : 4), option.word.length * 3.4];
  }

  /** Where somebody would stand. @param {string} topology @param {[number, number]} at */
  stop(topology, at) {
    const [cx, cy] = centre(topology, at);
    return svg`<circle class="stop" cx=${cx} cy=${cy} r="17"></circle>`;
  }

  /** @param {any} state @param {[string, string] | null} line @param {[number, number] | null} [start] where he goes before @returns {[number, number, number, number] | null} */
  ends(state, line, start) {
    const [from, to] = (line ?? []).map((slug) => state.fighters.find((/** @type {any} */ one) => one.slug === slug));
    if (!from?.at || !to?.at) return null;
    return [...(start ? centre(state.map.topology, start) : middle(from, state.map.topology)), ...middle(to, state.map.topology)];
  }

  /** @param {any} state @param {[string, string] | null} line @param {[number, number] | null} [start] */
  line(state, line, start) {
    const ends = this.ends(state, line, start);
    if (!ends) return nothing;
    const [x1, y1, x2, y2] = ends;
    return svg`<line class="aim-edge" x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line><line class="aim" x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
  }

  /** A blow that is about to land: whence, on whom, and with what. @param {any} state @param {[string, string] | null} blow @param {string} weapon */
  blow(state, blow, weapon) {
    const ends = this.ends(state, blow);
    if (!ends) return nothing;
    const [x1, y1, x2, y2] = ends;
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 - rise(ends)];
    /** @param {number} x @param {number} y @param {number} by @returns {[number, number]} */
    const towards = (x, y, by) => [x + ((cx - x) * by) / Math.hypot(cx - x, cy - y), y + ((cy - y) * by) / Math.hypot(cx - x, cy - y)];
    const [sx, sy] = towards(x1, y1, 25);
    const [ex, ey] = towards(x2, y2, 27);
    const from = state.fighters.find((/** @type {any} */ one) => one.slug === blow?.[0]);
    const index = state.sides.find((/** @type {any} */ side) => side.slug === from?.side)?.index ?? 0;
    const d = `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
    const turn = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
    return svg`<g class="blow side-${index % 6}"><path class="blow-edge" d=${d}></path><path class="blow-line" d=${d}></path><path class="blow-head" transform="translate(${ex.toFixed(1)} ${ey.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M-11 -8L1 0 -11 8"></path>${weapon ? plate(weapon, (x1 + x2) / 2, this.crest(ends), this.grown(this.view ?? this.whole)) : nothing}</g>`;
  }

  /** How high the words about a blow stand. @param {[number, number, number, number]} ends */
  crest([x1, y1, x2, y2]) {
    return (y1 + y2) / 2 - rise([x1, y1, x2, y2]) / 2 - 20 - 12 * this.grown(this.view ?? this.whole) - this.raised;
  }

  /** What names may not cover: the words about a blow. @param {any} state @param {[string, string] | null} blow @param {string} weapon @returns {[number, number, number][]} */
  kept(state, blow, weapon) {
    const ends = weapon ? this.ends(state, blow) : null;
    if (!ends) return [];
    const grown = this.grown(this.view ?? this.whole);
    return [-4, 4, 12].map((by) => [(ends[0] + ends[2]) / 2, this.crest(ends) + by * grown, length(weapon, grown) / 2]);
  }

  /** How far it is, and how likely it goes well, beside the aim and never on a token. @param {any} state @param {[string, string] | null} line @param {string} more @param {[number, number] | null} [start] */
  pill(state, line, more, start) {
    const ends = this.ends(state, line, start);
    if (!ends) return nothing;
    const [from, to] = (line ?? []).map((slug) => state.fighters.find((/** @type {any} */ one) => one.slug === slug));
    const text = [say("fields-far", { far: distance(state.map, start ?? from.at, to.at) }), more].filter(Boolean).join(" · ");
    return pill(text, ends, this.grown(this.view ?? this.whole));
  }

  /** How much larger than drawn words must be to be read where much of the map is shown. @param {Box | null} view */
  grown(view) {
    const { clientWidth: wide = 0, clientHeight: high = 0 } = this.element ?? {};
    return view && wide && high ? Math.max(1, READ * Math.max(view.w / wide, view.h / high)) : 1;
  }

  /** What was done last, on whom it was done. @param {any[]} placed @param {string} topology @param {Map<string, number>} [harm] */
  splashes(placed, topology, harm) {
    if (!harm?.size) return nothing;
    return placed.filter((one) => harm.get(one.slug)).map((one) => {
      const [x, y] = middle(one, topology);
      return svg`<g class="splash" data-harm=${one.slug} transform="translate(${(x + 26).toFixed(1)} ${(y - 27).toFixed(1)})">
        <path d="M-24 -4c2 -9 10 -8 13 -13 4 3 8 -4 13 -1 3 5 12 2 14 8 5 2 9 7 5 12 3 6 -5 8 -9 11 -5 6 -11 1 -16 4 -5 2 -9 -4 -14 -5 -7 -2 -9 -9 -6 -16z"></path>
        <text y="6">−${harm.get(one.slug)}</text></g>`;
    });
  }

  /** The signs that are on the map now, in words. @param {any[]} placed */
  legend(placed) {
    /** @type {Map<string, Set<string>>} */
    const found = new Map();
    for (const one of placed) {
      for (const state of one.out ? [] : one.states) {
        const name = signOf(state.key);
        found.set(name, (found.get(name) ?? new Set()).add(state.text));
      }
    }
    found.delete("rides");
    return html`<div class="legend">
      ${[...found].slice(0, 5).map(([name, words]) => html`<span><svg viewBox="-10 -10 20 20" aria-hidden="true">${stateSign(name, 0, 0, 8.5)}</svg>${[...words].slice(0, 2).join(", ")}</span>`)}
      <span><svg class="legend-ring" viewBox="-10 -10 20 20" aria-hidden="true"><circle r="7"></circle><path d="M0 -7A7 7 0 1 1 -6.1 3.5"></path></svg>${say("health")}</span>
      ${this.state?.map.scale ? html`<span class="scale">${this.state.map.scale}</span>` : nothing}
      <span class="readout" ${ref(this.reads)}></span>
    </div>`;
  }

  /** @param {string} topology @param {string} at @param {string} shape */
  marker(topology, at, shape) {
    const field = parse(at);
    if (!field) return nothing;
    const [x, y] = centre(topology, field);
    return svg`<path class="cursor" transform="translate(${x} ${y})" d=${shape}></path>`;
  }

  // What is in sight

  /** Look at the whole map, or at those who fight if it is much larger. @param {Box} whole @param {string} name */
  frame(whole, name) {
    this.whole = whole;
    if (this.framed === name && this.view && this.inSight()) return;
    this.framed = name;
    this.view = this.action();
  }

  /** Whether those who matter can be seen, or the viewer looks elsewhere on purpose. */
  inSight() {
    const { x, y, w, h } = /** @type {Box} */ (this.view);
    const { map, fighters } = this.state;
    if (this.touched) return true;
    // They have come closer together: so may the viewer.
    if (this.action().w < 0.6 * w) return false;
    return fighters.every((/** @type {any} */ one) => {
      if (!one.at || (one.slug !== this.focus && (this.close || one.out))) return true;
      const [fx, fy] = centre(map.topology, one.at);
      return fx > x && fx < x + w && fy > y && fy < y + h;
    });
  }

  /** @returns {Box} */
  action() {
    const size = { wide: this.element?.clientWidth ?? 0, high: this.element?.clientHeight ?? 0 };
    const { box, close } = action(this.state, /** @type {Box} */ (this.whole), size, this.focus);
    this.close = close;
    return box;
  }

  fit() {
    this.touched = false;
    this.view = this.action();
    update();
  }

  /** @param {number} factor @param {[number, number]} [around] */
  zoom(factor, around) {
    const view = this.view;
    const whole = this.whole;
    if (!view || !whole) return;
    this.touched = true;
    const w = Math.min(Math.max(view.w * factor, CLOSEST), whole.w * 3);
    const f = w / view.w;
    const [cx, cy] = around ?? [view.x + view.w / 2, view.y + view.h / 2];
    this.view = { x: cx - (cx - view.x) * f, y: cy - (cy - view.y) * f, w, h: view.h * f };
    update();
  }

  /** @param {{clientX: number, clientY: number}} event @returns {[number, number]} */
  point(event) {
    const matrix = this.element?.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [at.x, at.y];
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 100) * 0.002), this.point(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.panned = false;
    if (this.tools.down(this.state.map.topology, this.point(event))) this.element?.setPointerCapture(event.pointerId);
    else this.pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { topology } = this.state.map;
    const here = this.point(event);
    // Written past the page's own drawing: a pointer that moves must not cost a frame.
    if (this.readout && event.pointerType === "mouse") this.readout.textContent = named(fieldAt(topology, ...here));
    this.tools.move(topology, here);
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.view || !this.element) return;
    if (this.grip) {
      const [x, y] = this.point(event);
      const far = Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) > 6;
      this.grip = { ...this.grip, x, y, moved: this.grip.moved || far };
      this.pointers.set(event.pointerId, event);
      update();
      return;
    }
    const scale = 1 / (this.element.getScreenCTM()?.a ?? 1);
    const others = [...this.pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    if (others.length) {
      const other = others[0];
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      this.pointers.set(event.pointerId, event);
      this.panned = true;
      if (is > 0) this.zoom(was / is, this.point({ clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 }));
      return;
    }
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.panned && Math.hypot(dx, dy) < 5) return;
    if (!this.panned) this.element.setPointerCapture(event.pointerId);
    this.panned = true;
    this.touched = true;
    this.pointers.set(event.pointerId, event);
    this.view = { ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale };
    update();
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
    if (event.type === "pointerup") this.tools.up(this.state.map.topology, this.point(event), this.panned);
    if (!this.grip) return;
    const { slug, moved: far, x, y } = this.grip;
    this.grip = null;
    if (event.type === "pointerup" && far) {
      this.panned = true;
      const at = key(fieldAt(this.state.map.topology, x, y));
      const own = this.asked.includes(slug) && this.heard.pick({ at, dragged: true });
      if (!own) this.heard.put?.(slug, at);
    } else if (event.type === "pointerup") {
      // The map had caught the pointer, so the token hears of no click.
      this.tapped(slug);
    }
    update();
  }

  /** @param {PointerEvent} event @param {any} fighter */
  gripped(event, fighter) {
    if (this.tools.mode) return;
    const [x, y] = this.point(event);
    this.start = [event.clientX, event.clientY];
    this.grip = { slug: fighter.slug, x, y, moved: false };
    this.element?.setPointerCapture(event.pointerId);
  }

  /** A fighter where it is being dragged to. @param {any} fighter @param {string} topology */
  dragged(fighter, topology) {
    if (this.grip?.slug !== fighter.slug || !this.grip?.moved) return fighter;
    const at = fieldAt(topology, this.grip.x, this.grip.y);
    return { ...fighter, at, fields: [at], dragged: true };
  }

  /** @param {string} slug */
  tapped(slug) {
    if (this.panned || this.tools.busy) return;
    if (!this.heard.pick({ fighter: slug })) this.heard.look(slug);
  }

  /** @param {string} at */
  field(at) {
    if (!this.panned && !this.tools.busy) this.heard.pick({ at });
  }

  /** A field was tapped that nothing else is done with, or asked about by the other button or a long press. @param {MouseEvent} event */
  stood(event) {
    const asks = event.type === "contextmenu";
    if (!this.heard.ground || this.panned || this.tools.busy || (!asks && /** @type {Element} */ (event.target).closest(".way, .token"))) return;
    if (asks) event.preventDefault();
    this.heard.ground(key(fieldAt(this.state.map.topology, ...this.point(event))));
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step && !event.shiftKey && this.goes()) this.steer(step);
    else if (step && this.view) this.view = { ...this.view, x: this.view.x + step[0] * SIZE, y: this.view.y + step[1] * SIZE };
    else if (event.key === "+" || event.key === "=") this.zoom(0.8);
    else if (event.key === "-") this.zoom(1.25);
    else if (event.key === "0") this.fit();
    else if ((event.key === "Enter" || event.key === " ") && this.cursor) this.heard.pick({ at: this.cursor });
    else return;
    event.preventDefault();
    event.stopPropagation();
    update();
  }

  goes() {
    return this.anywhere || this.options.some(({ option }) => option.at && !option.fighter);
  }

  /** Move the cursor to the nearest possible field in a direction. @param {number[]} step */
  steer([dx, dy]) {
    const { map, fighters, turn } = this.state;
    if (this.anywhere) {
      const [column, row] = parse(this.cursor) ?? fighters.find((/** @type {any} */ one) => one.at)?.at ?? map.low;
      this.cursor = key([column + dx, row + (isHex(map.topology) ? dy : -dy)]);
      return;
    }
    const fields = this.options.filter(({ option }) => option.at && !option.fighter).map(({ option }) => option.at);
    const mover = fighters.find((/** @type {any} */ one) => one.slug === turn);
    const [x, y] = centre(map.topology, parse(this.cursor) ?? mover?.at ?? fields[0]);
    let best = "";
    let least = Infinity;
    for (const field of fields) {
      const [fx, fy] = centre(map.topology, field);
      const along = (fx - x) * dx + (fy - y) * dy;
      const aside = Math.abs((fx - x) * dy) + Math.abs((fy - y) * dx);
      if (along > 1 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = key(field);
      }
    }
    if (!best) return;
    this.cursor = best;
  }
}

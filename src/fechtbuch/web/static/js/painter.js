// A map that is painted: a brush for the ground, and fighters to be set down.

import { html, ref, svg } from "./view.js";
import { SIZE, centre, column, fieldAt, inColumn, key, outline, parse } from "./geometry.js";
import { ground as sheet } from "./ground.js";
import { badges, token } from "./tokens.js";
import { say } from "./words.js";

/** What a brush can lay down. */
export const GROUNDS = ["wall", "chasm", "screen", "difficult", "cover", "obstacle", "height"];

export class Painter {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.brush = "wall";
    this.level = "";
    this.height = 1;
    /** The fighter that is being set down; its slug. */
    this.hand = "";
    this.down = false;
    this.cursor = "0,0";
    /** @type {SVGSVGElement | null} */
    this.element = null;
  }

  /**
   * @param {{topology: string, wide: number, high: number, ground: Map<string, any>, fighters: any[]}} plan
   */
  draw(plan) {
    this.plan = plan;
    const { topology, wide, high } = plan;
    const shape = outline(topology);
    const [left, top] = centre(topology, inColumn(topology, 0, topology === "hexes" ? 0 : high - 1));
    const [right, bottom] = centre(topology, inColumn(topology, wide - 1, topology === "hexes" ? high - 1 : 0));
    const box = [left - SIZE, top - SIZE, right - left + 2.5 * SIZE, bottom - top + 2 * SIZE];
    const fields = [];
    for (let row = 0; row < high; row += 1) {
      for (let col = 0; col < wide; col += 1) fields.push(inColumn(topology, col, row));
    }
    const marks = badges(plan.fighters);
    const painted = [...plan.ground].map(([at, one]) => ({ at: parse(at), kinds: [one.kind], height: one.kind === "height" ? one.height : 0 }));
    const whole = { x: box[0], y: box[1], w: box[2], h: box[3] };
    const map = { topology, low: [0, 0], high: [wide - 1, high - 1], bounded: true, fields: painted };
    return html`
      <svg class="ground painting" viewBox=${box.join(" ")} tabindex="0" role="group" aria-label=${say("paint-map")} aria-describedby="paint-help"
        ${ref((/** @type {Element | undefined} */ element) => { this.element = /** @type {SVGSVGElement | null} */ (element ?? null); })}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.start(event)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.down && this.paint(event)}
        @pointerup=${(/** @type {PointerEvent} */ event) => this.drop(event)} @pointerleave=${() => { this.down = false; }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.keys(event)}>
        ${sheet(map, whole, "paint")}
        <g class="grounds">
          ${fields.map((field) => {
            const [x, y] = centre(topology, field);
            const ground = plan.ground.get(key(field));
            const kind = ground?.kind ?? "plain";
            return svg`<g class=${kind} transform="translate(${x} ${y})"><path d=${shape}></path></g>`;
          })}
        </g>
        <path class="cursor" transform="translate(${centre(topology, parse(this.cursor) ?? [0, 0]).join(" ")})" d=${shape}></path>
        ${plan.fighters.filter((one) => one.at).map((one) => token(one, {
          topology, side: undefined, index: one.place, badge: marks.get(one.slug)?.badge ?? "", leads: false, asked: false, turn: false,
          pick: false, picked: this.hand === one.slug, chosen: false, onPick: () => {}, onGrip: null }))}
      </svg>
      <p id="paint-help" class="hint">${say("paint-help")}</p>`;
  }

  /** Whoever is pressed is carried to where the pointer is let go; elsewhere the brush paints. @param {PointerEvent} event */
  start(event) {
    const token = /** @type {Element} */ (event.target).closest(".token");
    if (token instanceof SVGElement) {
      this.carried = token.dataset.slug ?? "";
      this.element?.setPointerCapture(event.pointerId);
      return;
    }
    this.down = true;
    this.last = "";
    this.paint(event);
  }

  /** @param {PointerEvent} event */
  drop(event) {
    this.down = false;
    const slug = this.carried;
    this.carried = "";
    if (!slug) return;
    this.hand = slug;
    const at = this.under(event);
    const from = this.plan?.fighters.find((one) => one.slug === slug)?.at;
    this.last = "";
    // Let go where it stood, it is only in hand: the next tap sets it down.
    if (at && from && at !== key(from)) this.lay(at);
    this.changed();
  }

  /** The fighter that is being carried; its slug. */
  carried = "";

  /** The field under a pointer. @param {PointerEvent} event */
  under(event) {
    const matrix = this.element?.getScreenCTM();
    if (!matrix || !this.plan) return "";
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return key(fieldAt(this.plan.topology, at.x, at.y));
  }

  /** @param {PointerEvent} event */
  paint(event) {
    const at = this.under(event);
    if (at) this.lay(at);
  }

  last = "";

  /** @param {string} at */
  lay(at) {
    const field = parse(at);
    if (!field || !this.plan || at === this.last) return;
    const { topology, wide, high, ground, fighters } = this.plan;
    const col = column(topology, field);
    if (col < 0 || col >= wide || field[1] < 0 || field[1] >= high) return;
    this.last = at;
    this.cursor = at;
    const held = fighters.find((one) => one.slug === this.hand);
    if (held) {
      held.set(field);
      this.hand = "";
      this.down = false;
    } else if (this.brush === "erase") ground.delete(at);
    else ground.set(at, { kind: this.brush, level: this.level, height: this.height });
    this.changed();
  }

  /** @param {KeyboardEvent} event */
  keys(event) {
    const field = parse(this.cursor);
    if (!field || !this.plan) return;
    const up = this.plan.topology === "hexes" ? -1 : 1;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, up], ArrowDown: [0, -up] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step) {
      const col = column(this.plan.topology, field) + step[0];
      const row = field[1] + step[1];
      if (col >= 0 && col < this.plan.wide && row >= 0 && row < this.plan.high) this.cursor = key(inColumn(this.plan.topology, col, row));
    } else if (event.key === "Enter" || event.key === " ") {
      this.last = "";
      this.lay(this.cursor);
    } else return;
    event.preventDefault();
    this.changed();
  }
}

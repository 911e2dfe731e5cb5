// Fighters on the map: a shape and a colour for the side, a notch for the way it faces, a ring for
// its health, letters and small signs for the rest.

import { nothing, svg } from "./view.js";
import { SIZE, angle, centre } from "./geometry.js";
import { say } from "./words.js";

/** Shapes of the sides, in order; colours differ as well. */
export const SHAPES = ["circle", "square", "diamond", "triangle", "hexagon", "pentagon"];

const R = SIZE * 0.34;
const RING = SIZE * 0.435;

/** @param {number} corners @param {number} radius @param {number} turn degrees */
function polygon(corners, radius, turn) {
  const points = [];
  for (let corner = 0; corner < corners; corner += 1) {
    const at = ((360 / corners) * corner + turn - 90) * (Math.PI / 180);
    points.push(`${(radius * Math.cos(at)).toFixed(2)} ${(radius * Math.sin(at)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

const PATHS = {
  circle: `M${-R} 0A${R} ${R} 0 1 1 ${R} 0A${R} ${R} 0 1 1 ${-R} 0Z`,
  square: polygon(4, R * 1.2, 45),
  diamond: polygon(4, R * 1.18, 0),
  triangle: polygon(3, R * 1.28, 0),
  hexagon: polygon(6, R * 1.06, 0),
  pentagon: polygon(5, R * 1.12, 0),
};

/**
 * The shape of a side.
 * @param {{shape?: string} | undefined} side
 * @param {number} index
 */
export function shapeOf(side, index) {
  const shape = side?.shape;
  return shape && shape in PATHS ? shape : SHAPES[index % SHAPES.length];
}

/** The outline of a side's sign. @param {number} index */
export function sideShape(index) {
  return PATHS[/** @type {keyof typeof PATHS} */ (shapeOf(undefined, index))];
}

/**
 * A side's sign on its own, for lists.
 * @param {{shape?: string} | undefined} side
 * @param {number} index
 */
export function sideSign(side, index) {
  const path = PATHS[/** @type {keyof typeof PATHS} */ (shapeOf(side, index))];
  return svg`<svg class="side-sign side-${index % 6}" viewBox="-24 -24 48 48" aria-hidden="true">
    <path d=${path}></path></svg>`;
}

/**
 * Two letters for each fighter, unique in the fight where it can be.
 * @param {{slug: string, name: string}[]} fighters
 * @returns {Map<string, string>}
 */
export function initials(fighters) {
  const found = new Map();
  const taken = new Set();
  for (const { slug, name } of fighters) {
    const words = name.split(/[\s-]+/).filter(Boolean);
    const last = words[words.length - 1] ?? "?";
    const first = [...(words[0] ?? "?")];
    const candidates = [
      words.length > 1 ? first[0] + [...last][0] : first.slice(0, 2).join(""),
      ...first.slice(1).map((letter) => first[0] + letter),
      ...[..."123456789"].map((digit) => first[0] + digit),
    ];
    const mark = candidates.find((word) => !taken.has(word.toUpperCase())) ?? candidates[0];
    taken.add(mark.toUpperCase());
    found.set(slug, mark);
  }
  return found;
}

/** @param {number} share of the whole circle */
function arc(share) {
  const end = Math.min(Math.max(share, 0), 0.9999) * 2 * Math.PI - Math.PI / 2;
  const x = RING * Math.cos(end);
  const y = RING * Math.sin(end);
  return `M0 ${-RING}A${RING} ${RING} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}

/**
 * How a fighter is, in words, for those who do not see the map.
 * @param {any} fighter
 * @param {any} side
 */
export function described(fighter, side) {
  const parts = [fighter.name, side?.name];
  if (fighter.out) parts.push(say("out-of-fight"));
  if (fighter.health !== null && fighter.health !== undefined) {
    parts.push(say("health-of", { health: fighter.health, full: fighter.full ?? 0 }));
  }
  for (const state of fighter.states ?? []) parts.push(state.text);
  if (fighter.at) parts.push(say("at-field", { x: fighter.at[0], y: fighter.at[1] }));
  return parts.filter(Boolean).join(", ");
}

/**
 * One fighter on the map.
 * @param {any} fighter
 * @param {{topology: string, side: any, index: number, mark: string, asked: boolean, turn: boolean,
 *   pick: boolean, picked: boolean, chosen: boolean, onPick: () => void, onGrip: ((event: PointerEvent) => void) | null}} how
 */
export function token(fighter, how) {
  const [x, y] = middle(fighter, how.topology);
  const shape = /** @type {keyof typeof PATHS} */ (shapeOf(how.side, how.index));
  const size = Math.sqrt(Math.max(1, fighter.fields?.length ?? 1));
  const known = fighter.health !== null && fighter.health !== undefined && fighter.full;
  const share = known ? fighter.health / fighter.full : 0;
  const classes = ["token", `side-${how.index % 6}`];
  if (fighter.out) classes.push("out");
  if (fighter.dragged) classes.push("dragged");
  if (fighter.hidden?.length) classes.push("hidden");
  if (how.asked) classes.push("asked");
  if (how.turn) classes.push("turn");
  if (how.pick) classes.push("pick");
  if (how.picked) classes.push("picked");
  if (how.chosen) classes.push("chosen");
  const states = (fighter.states ?? []).slice(0, 3);
  const more = (fighter.states ?? []).length - states.length;
  const facing = fighter.facing !== null && fighter.facing !== undefined && !fighter.out;
  const label = described(fighter, how.side);
  return svg`
    <g class=${classes.join(" ")} transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})"
       data-slug=${fighter.slug} role="button" tabindex=${how.pick ? 0 : -1}
       aria-label=${how.pick ? say("pick-fighter", { fighter: label }) : label}
       @click=${how.onPick}
       @keydown=${(/** @type {KeyboardEvent} */ event) => {
         if (event.key === "Enter" || event.key === " ") {
           event.preventDefault();
           event.stopPropagation();
           how.onPick();
         }
       }}
       @pointerdown=${how.onGrip ?? nothing}>
      <title>${label}</title>
      <circle class="halo" r=${SIZE * 0.5}></circle>
      <circle class="ring-back" r=${RING}></circle>
      ${known && share > 0 ? svg`<path class=${share <= 1 / 3 ? "ring low" : "ring"} d=${arc(Math.min(1, share))}></path>` : nothing}
      ${facing ? svg`<path class="notch" transform="rotate(${angle(how.topology, fighter.facing)})"
          d="M-6 ${-RING + 3}L0 ${-RING - 5}L6 ${-RING + 3}Z"></path>` : nothing}
      <path class="body" d=${PATHS[shape]}></path>
      <text class="mark" y=${shape === "triangle" ? 8 : 5}>${how.mark}</text>
      ${fighter.out ? svg`<path class="cross" d="M-15 -15L15 15M15 -15L-15 15"></path>` : nothing}
      ${states.map((/** @type {any} */ state, /** @type {number} */ place) => svg`
        <g class="sign" transform="translate(${SIZE * 0.37} ${(-SIZE * 0.36 + place * 13).toFixed(1)})">
          <circle r="6.5"></circle><text y="3">${letter(state.text)}</text></g>`)}
      ${more > 0 ? svg`<text class="more" x=${SIZE * 0.37} y=${SIZE * 0.47}>+${more}</text>` : nothing}
    </g>`;
}

/** @param {string} word */
function letter(word) {
  return [...(word ?? "")][0]?.toUpperCase() ?? "";
}

/** @param {any} fighter @param {string} topology @returns {[number, number]} */
export function middle(fighter, topology) {
  const fields = fighter.fields?.length ? fighter.fields : [fighter.at];
  let [x, y] = [0, 0];
  for (const field of fields) {
    const [fx, fy] = centre(topology, field);
    x += fx / fields.length;
    y += fy / fields.length;
  }
  return [x, y];
}

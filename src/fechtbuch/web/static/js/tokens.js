// Fighters on the map: the shield of the side with a charge, a ring for health, a notch for the way
// one faces, a crown for whoever leads, a number for one of many, small signs for states.

import { nothing, svg } from "./view.js";
import { SIZE, angle, centre } from "./geometry.js";
import { bearing, signOf, stateSign } from "./heraldry.js";
import { number, say } from "./words.js";

const R = SIZE * 0.345;
const RING = SIZE * 0.415;
/** Signs for states that have room on a token. */
const MOST_SIGNS = 2;
/** Below this share somebody is badly hurt. */
export const LOW = 0.4;

/**
 * What a token is numbered with and whether its name is shown: one of several with the same name
 * bears its number, whoever has a name of his own bears a crown where there are such.
 * @param {{slug: string, name: string}[]} fighters
 * @returns {Map<string, {badge: string, leads: boolean}>}
 */
export function badges(fighters) {
  const found = new Map();
  const many = fighters.some(({ name }) => / \d+$/.test(name));
  for (const { slug, name } of fighters) {
    const badge = / (\d+)$/.exec(name)?.[1] ?? "";
    found.set(slug, { badge, leads: many && badge === "" });
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
    parts.push(say("health-of", { health: number(fighter.health), full: fighter.full ?? 0 }));
  }
  for (const state of fighter.states ?? []) parts.push(state.text);
  if (fighter.at) parts.push(say("at-field", { x: fighter.at[0], y: fighter.at[1] }));
  return parts.filter(Boolean).join(", ");
}

/**
 * One fighter on the map.
 * @param {any} fighter
 * @param {{topology: string, side: any, index: number, badge: string, leads: boolean, asked: boolean, turn: boolean,
 *   pick: boolean, picked: boolean, chosen: boolean, harm?: number | null, onPick: () => void, onOver?: (slug: string) => void, onGrip: ((event: PointerEvent) => void) | null}} how
 */
export function token(fighter, how) {
  const [x, y] = middle(fighter, how.topology);
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
  const signs = [...new Set((fighter.states ?? []).map((/** @type {any} */ state) => signOf(state.key)))].filter((name) => name !== "rides");
  const more = signs.length - MOST_SIGNS;
  const lies = signs.includes("lies");
  const facing = fighter.facing !== null && fighter.facing !== undefined && !fighter.out;
  const label = described(fighter, how.side);
  return svg`
    <g class=${classes.join(" ")} transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size(fighter).toFixed(2)})"
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
       @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && how.onOver?.(fighter.slug)}
       @pointerleave=${() => how.onOver?.("")}
       @pointerdown=${how.onGrip ?? nothing}>
      <title>${label}</title>
      <ellipse class="shadow" cx="2" cy="4" rx=${RING + 2.5} ry=${RING + 1.5}></ellipse>
      <circle class="halo" r=${SIZE * 0.5 + 2}></circle>
      ${facing ? svg`<path class="notch" transform="rotate(${angle(how.topology, fighter.facing)})"
          d="M-6.5 ${-RING - 1}L0 ${-RING - 8.5}L6.5 ${-RING - 1}Z"></path>` : nothing}
      <circle class="disc" r=${RING + 2.3}></circle>
      <circle class="ring-back" r=${RING}></circle>
      ${known && share > 0 ? svg`<path class=${share <= LOW ? "ring low" : "ring"} d=${arc(Math.min(1, share))}></path>` : nothing}
      ${known && share > 0 && share < 1 ? svg`<path class="ring-end" d="M0 ${-RING - 3}v6"></path><path class="ring-end" transform="rotate(${(360 * share).toFixed(1)})" d="M0 ${-RING - 3}v6"></path>` : nothing}
      ${bearing(fighter, how.index, R * 0.9, lies && !fighter.out)}
      ${fighter.out ? svg`<path class="cross" d="M-12 -12L12 12M12 -12L-12 12"></path>` : nothing}
      ${how.pick || how.picked ? [45, 135, 225, 315].map((turn) => svg`<path class="bracket" transform="rotate(${turn})" d="M${RING + 5} -5A${RING + 7} ${RING + 7} 0 0 1 ${RING + 5} 5"></path>`) : nothing}
      ${how.badge ? svg`<g class="badge" transform="translate(${(RING * 0.76).toFixed(1)} ${(RING * 0.78).toFixed(1)})"><circle r="8"></circle><text y="4.4">${how.badge}</text></g>` : nothing}
      ${how.leads && !fighter.out ? svg`<path class="crown" transform="translate(0 ${-RING - 7})" d="M-7 3.5L-7.5 -3.5 -3.5 0 0 -5.5 3.5 0 7.5 -3.5 7 3.5Z"></path>` : nothing}
      ${fighter.out ? nothing : signs.slice(0, MOST_SIGNS).map((name, place) => {
        const at = ((-150 - place * 44) * Math.PI) / 180;
        return stateSign(name, Math.cos(at) * (RING + 3), Math.sin(at) * (RING + 3));
      })}
      ${more > 0 && !fighter.out ? svg`<text class="more" x=${-RING - 6} y=${RING + 4}>+${more}</text>` : nothing}
    </g>`;
}

/** How wide a letter of a name is, and how high its line. */
const LETTER = [6.6, 13];
/** How far a name that has no room in the middle moves, in halves of its length. */
const ASIDE = [0, 0.6, -0.6, 1.1, -1.1];

/** How far a name may come into a token's ring before it covers something. */
const GRAZE = 4;

/**
 * Names below their tokens, or above where another stands below; the first has the choice, and of names that would
 * stand over one another only one is read.
 * @param {any[]} wanted by how much they matter @param {any[]} all who stand on the map @param {string} topology
 * @param {(slug: string) => boolean} leads who bears a crown @param {number} grown how much larger than drawn they must be to be read
 * @param {[number, number, number][]} taken what they may not cover: the middle of a line and half of its length; they are put to it
 * @param {[number, number, number][]} [spared] what they cover rather than somebody else's token
 */
export function nameplates(wanted, all, topology, leads, grown, taken, spared = []) {
  const [wide, high] = LETTER.map((one) => one * grown);
  const discs = all.map((one) => ({ slug: one.slug, at: middle(one, topology), r: RING * size(one) - GRAZE }));
  return wanted.map((one) => {
    const [x, y] = middle(one, topology);
    const half = (one.name.length * wide) / 2;
    const far = RING * size(one);
    const below = y + far + 5 + high;
    const above = y - far - (leads(one.slug) || one.states?.length ? 20 : 11);
    const apart = (/** @type {[number, number, number][]} */ words, /** @type {[number, number]} */ [mid, line]) => !words.some(([left, top, other]) => Math.abs(left - mid) < other + half && Math.abs(top - line) < high);
    const clear = (/** @type {[number, number]} */ [mid, line]) => !discs.some(({ slug, at: [dx, dy], r }) => slug !== one.slug && Math.hypot(Math.max(0, Math.abs(dx - mid) - half), Math.max(0, line - high + 3 - dy, dy - line - 3)) < r);
    // In the middle if there is room, else a little to a side.
    const places = ASIDE.flatMap((by) => [below, above].map((line) => /** @type {[number, number]} */ ([x + by * half, line]))).filter((place) => apart(taken, place));
    const place = places.find((one) => clear(one) && apart(spared, one)) ?? places.find(clear) ?? places[0];
    if (!place) return nothing;
    taken.push([...place, half]);
    return svg`<text class="token-name" transform="translate(${place[0].toFixed(1)} ${place[1].toFixed(1)}) scale(${grown.toFixed(2)})">${one.name}</text>`;
  });
}

/** How many times as wide as a field somebody is. @param {any} fighter */
function size(fighter) {
  return Math.sqrt(Math.max(1, fighter.fields?.length ?? 1));
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

// What tokens and lists bear, flat and bold as heraldry is: the shape of a side, the charge for what is
// in hand, small signs for states, and the crest of the house.

import { nothing, svg } from "./view.js";
import { armsOf, pictureOf } from "./faces.js";

/** The shapes of the sides, of radius 1: a side is never colour alone. */
const SHAPES = [
  "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z",
  "M-.86-.86Q0-.74 .86-.86Q.98.34 0 1.06Q-.98.34-.86-.86Z",
  "M0-1.12L1.12 0 0 1.12-1.12 0Z",
  "M-.55-.95h1.1L1.1 0 .55.95h-1.1L-1.1 0Z",
  "M0-1.05L1.1 .82H-1.1Z",
  "M0-1.05L1.02-.3 .63.92H-.63L-1.02-.3Z",
];

/** Charges on a field of 48 by 48. @type {Record<string, unknown>} */
const CHARGES = {
  pike: svg`<g transform="rotate(32 24 24)"><path d="M21.8 16h4.4v36h-4.4zM24-6l6.4 12-4 10h-4.8l-4-10zM18.6 18.5h10.8v3.4H18.6z"></path></g>`,
  halberd: svg`<g transform="rotate(24 24 24)"><path d="M22.4 12h3.2v37h-3.2zM24-4l3 14h-6zM26 10c5-4 10-3 12 0-1 6-1 9 0 14-4 2-8 1-12-2zM22 12l-9 1 4 4 5 2z"></path></g>`,
  sword: svg`<g transform="rotate(38 24 24)"><path d="M24-1l3.6 5v26h-7.2V4zM12.5 30h23v4h-23zM22 34h4v8h-4z"></path><circle cx="24" cy="44" r="3.6"></circle></g>`,
  messer: svg`<g transform="rotate(34 24 24)"><path d="M20.5 31V9c0-6 3-10 9-12 1.5 10 1 22-.6 34zM14 31h19v3.6H14zM21.6 34.5h5L25.6 46h-4z"></path><circle cx="32" cy="35.5" r="2.6"></circle></g>`,
  axe: svg`<g transform="rotate(30 24 24)"><path d="M22.2 3h3.8v44h-3.8zM26 6c7-5 14-2 16 6 .6 3 0 6-2 9-4-2-9-2-14 0zM22.4 8l-5-1v9l5-1z"></path></g>`,
  mace: svg`<g transform="rotate(34 24 24)"><path d="M22.2 14h3.6v34h-3.6zM24-1l4 3 4 4-2 4 2 4-4 4-4 2-4-2-4-4 2-4-2-4 4-4z"></path></g>`,
  bow: svg`<g transform="rotate(45 24 24)"><path d="M10 6C26 8 40 22 42 38" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"></path><path d="M10 6L42 38" stroke="currentColor" stroke-width="1.4"></path><path d="M36 12L17 31" stroke="currentColor" stroke-width="2.8"></path><path d="M42 6l-3 10-7-7zM18 26l-7 4 3 4 4 3 4-7z"></path></g>`,
  gun: svg`<g transform="rotate(-34 24 24)"><path d="M2 24h33v4H2zM26 24l8-1 13 7c1 2 0 6-2 7l-13-8-9-1zM24 24c0-4 3-6 6-5l-2 5z"></path></g>`,
  horse: svg`<path d="M12 45C12 35 17 31 20 26c-4 1-8 4-12 5-4 0-6-4-3-7 4-4 6-8 9-13l-1-7 6 4c2-1 4-2 5.5-2L27 1l3 6c9 4 13 16 12 38z"></path><path d="M20 14.5l3.5-.8" stroke="var(--side)" stroke-width="2.2" stroke-linecap="round"></path>`,
  beast: svg`<path d="M24 44c-9 0-14-6-14-12 0-7 6-11 14-11s14 4 14 11c0 6-5 12-14 12z"></path><ellipse cx="8.5" cy="20" rx="4" ry="6" transform="rotate(-24 8.5 20)"></ellipse><ellipse cx="18" cy="11" rx="4.2" ry="6.6" transform="rotate(-8 18 11)"></ellipse><ellipse cx="30" cy="11" rx="4.2" ry="6.6" transform="rotate(8 30 11)"></ellipse><ellipse cx="39.5" cy="20" rx="4" ry="6" transform="rotate(24 39.5 20)"></ellipse>`,
  shield: svg`<path d="M7 6c11 2 23 2 34 0 2 18-4 32-17 39C11 38 5 24 7 6z"></path><path d="M24 9v32M9 20h30" stroke="var(--side)" stroke-width="3"></path>`,
  walk: svg`<path d="M6 19h22V8l16 16-16 16V29H6z"></path>`,
  wait: svg`<path d="M12 5h24v5H12zM12 38h24v5H12zM15 10h18c0 8-7 10-7 14s7 6 7 14H15c0-8 7-10 7-14s-7-6-7-14z"></path>`,
  fist: svg`<path d="M12 20c0-4 5-5 6-1v-6c0-4 6-4 6 0v-1c0-4 6-4 6 0v3c0-4 6-3 6 1v12c0 8-4 13-8 14v4H16v-5c-4-4-6-8-6-13 0-4 2-6 5-6"></path><path d="M18 19v7M24 14v11M30 15v10" stroke="var(--side)" stroke-width="2" stroke-linecap="round"></path>`,
};

/** Signs for states, on 16 by 16. @type {Record<string, string>} */
const SIGNS = {
  holds: "M5 2.5h6M5 13.5h6M5.5 3c0 3 5 3.5 5 5s-5 2-5 5M10.5 3c0 3-5 3.5-5 5s5 2 5 5",
  exposed: "M3 3.5c3.3.7 6.7.7 10 0 .5 4.5-1 8-5 10-4-2-5.5-5.5-5-10zM9.5 3l-3 4.5h3.5l-3 5",
  bleeds: "M8 2c3 4 4.3 6 4.3 8a4.3 4.3 0 0 1-8.6 0c0-2 1.3-4 4.3-8z",
  aims: "M3.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4",
  guards: "M3 3.5c3.3.7 6.7.7 10 0 .5 4.5-1 8-5 10-4-2-5.5-5.5-5-10z",
  stunned: "M8 2l1.5 4.2 4.5.2-3.5 2.8 1.2 4.3L8 11l-3.7 2.5 1.2-4.3L2 6.4l4.5-.2z",
  done: "M3 8.5l3.5 3.5L13 4.5",
  kneels: "M8 2.5a1.6 1.6 0 1 0 .01 0M8 6v4h4v3.5M8 10l-3 3.5",
  lies: "M1.8 9.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0M6 10h8M10 10l2-3",
  held: "M5.5 5.5a3 3 0 0 0 0 5h2M10.5 10.5a3 3 0 0 0 0-5h-2M6 8h4",
  flees: "M3 8h8M8 4.5L11.5 8 8 11.5M14 3v10",
  yields: "M4 14V2.5h8l-2 3 2 3H4",
  burns: "M8 14c-3 0-4.5-2-4.5-4.5C3.5 6.5 7 6 7 2c3 2 5.5 4.5 5.5 7.5C12.5 12 11 14 8 14z",
  rides: "M3 4c0 6 1 9 5 9s5-3 5-9M2 4h3M11 4h3",
  blind: "M2 8c2-3 4-4 6-4s4 1 6 4c-2 3-4 4-6 4s-4-1-6-4zM3 13L13 3",
  sleeps: "M4 4h5L4 9.5h5M9 8h4l-4 4.5h4",
  other: "M8 3v6M8 12v1",
};

/** Which sign stands for which states; the first that fits. @type {[string, RegExp][]} */
const MEANS = [
  ["holds", /^(waiting|holding$|investing|alert)/],
  ["done", /^(acted|idle|resting)/],
  ["exposed", /^(charged|off|aggressive|reeling|lame|from)/],
  ["bleeds", /^(bleeding|dying|mortal|poisoned|strangled)/],
  ["aims", /^aiming/],
  ["guards", /^(guard|parrying|braced|shield|cautious|defensive|hunkered)/],
  ["lies", /^(lying|prone|down|crawling|collapsed|withdrawn|unconscious|dead)/],
  ["kneels", /^(kneeling|crouching|sitting)/],
  ["held", /^(held|pinned|bound|netted|grappled|entangled|holding-on|gagged|subdued|silenced|face)/],
  ["flees", /^(fleeing|routed|terrified)/],
  ["yields", /^(surrendered|yielded)/],
  ["burns", /^(burning|lit)/],
  ["rides", /^mounted/],
  ["blind", /^(blind|dazzled|unaware|oblivious|surprised)/],
  ["sleeps", /^(asleep|paralysed)/],
  ["stunned", /^(stunned|mentally|dazed|shocked)/],
];

/** The sign for a state. @param {string} key */
export function signOf(key) {
  return MEANS.find(([, words]) => words.test(key))?.[0] ?? "other";
}

/** The shape of a side. @param {number} index */
export function sideShape(index) {
  return SHAPES[index % SHAPES.length];
}

/** The emblem of a fighter. @param {any} fighter */
export function emblemOf(fighter) {
  if (fighter?.states?.some((/** @type {any} */ state) => state.key === "mounted")) return "horse";
  return fighter?.emblem && fighter.emblem in CHARGES ? fighter.emblem : "fist";
}

/** The shield of a side with a charge. @param {number} index @param {string} charge @param {number} r @param {boolean} [lies] */
export function arms(index, charge, r, lies = false) {
  const heater = index % SHAPES.length === 1;
  const small = index % SHAPES.length > 1;
  return svg`<path class="body" transform="scale(${r})" d=${sideShape(index)}></path>
    <g class="charge" transform="${lies ? "rotate(90) " : ""}translate(0 ${heater ? -r * 0.06 : 0}) scale(${(r / (small ? 35 : heater ? 30 : 27)).toFixed(3)}) translate(-24 -24)">${CHARGES[charge] ?? CHARGES.fist}</g>`;
}

/**
 * What a fighter bears on the shield of his side: his portrait, arms of his own, or a charge for what is in hand.
 * @param {any} fighter @param {number} index @param {number} r @param {boolean} [lies]
 */
export function bearing(fighter, index, r, lies = false) {
  const picture = pictureOf(fighter?.face);
  const own = armsOf(fighter?.face);
  if (!picture && !own) return arms(index, emblemOf(fighter), r, lies);
  const rim = svg`<path class="body" transform="scale(${r})" d=${sideShape(index)}></path>`;
  if (own) return svg`${rim}<g class="own-arms field-${own.field} ink-${own.ink}">${arms(index, own.charge, r * 0.84, lies)}</g>`;
  const clip = `face-${fighter.slug}-${Math.round(r)}`;
  return svg`${rim}<clipPath id=${clip}><path transform="scale(${(r * 0.88).toFixed(2)})" d=${sideShape(index)}></path></clipPath>
    <image class="portrait" href=${picture} x=${-r} y=${-r} width=${2 * r} height=${2 * r} clip-path="url(#${clip})" preserveAspectRatio="xMidYMid slice"></image>`;
}

/** A fighter's arms on their own, for lists. @param {any} fighter @param {number} index @param {number} [size] */
export function mark(fighter, index, size = 28) {
  return svg`<svg class="arms side-${index % 6}" width=${size} height=${size} viewBox="-16 -16 32 32" aria-hidden="true">${bearing(fighter, index, 14)}</svg>`;
}

/** A side's sign on its own. @param {number} index */
export function sideSign(index) {
  return svg`<svg class="side-sign side-${index % 6}" viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true"><path d=${sideShape(index)}></path></svg>`;
}

/** A state's sign. @param {string} name @param {number} x @param {number} y @param {number} [r] */
export function stateSign(name, x, y, r = 8) {
  return svg`<g class="state-sign" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r=${r}></circle>
    <path class=${name === "bleeds" ? "full" : ""} transform="scale(${(r / 10.5).toFixed(3)}) translate(-8 -8)" d=${SIGNS[name] ?? SIGNS.other}></path></g>`;
}

/** The crest of the house. */
export const crest = svg`<svg class="crest" viewBox="0 0 32 32" aria-hidden="true"><path class="field" d="M16 1.5L29 6c.6 11-3 19.5-13 24.5C6 25.5 2.4 17 3 6z"></path>
  <path class="blades" d="M9 22L22.5 7.5M23 22L9.5 7.5M8.5 16.5l5 5M23.5 16.5l-5 5"></path></svg>`;

/** Pips of a die with six sides. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** The faces of other dice. @type {Record<string, {body: string, lines: string, y: number, size: number}>} */
const DICE = {
  20: { body: "M0-23L20-11.5V11.5L0 23-20 11.5V-11.5Z", lines: "M0-14L13 8.5H-13ZM0-23V-14M20-11.5L0-14-20-11.5M20-11.5L13 8.5 20 11.5M-20-11.5L-13 8.5-20 11.5M13 8.5L0 23-13 8.5", y: 6.5, size: 15 },
  12: { body: "M0-22L21-7 13 18H-13L-21-7Z", lines: "M0-12L12-3 7 10H-7L-12-3ZM0-22V-12M21-7L12-3M13 18L7 10M-13 18L-7 10M-21-7L-12-3", y: 5, size: 14 },
  10: { body: "M0-22L20-3 17 5 0 21-17 5-20-3Z", lines: "M0-22L11 3 0 10-11 3ZM11 3L20-3M-11 3L-20-3M0 10V21", y: 3, size: 16 },
  8: { body: "M0-23L19 8 0 21-19 8Z", lines: "M0-23L-19 8H19Z", y: 4, size: 17 },
  4: { body: "M4-22L23 9 14 18-20 15Z", lines: "M4-22L14 18", y: 12, size: 17 },
};

/**
 * A die as it fell.
 * @param {number} sides @param {string} face @param {{size?: number, tilt?: number, hot?: boolean, off?: boolean, label: string}} how `off`: it does not count
 */
export function die(sides, face, { size = 46, tilt = 0, hot = false, off = false, label }) {
  const shape = DICE[String(sides)] ?? DICE[20];
  const pips = sides === 6 ? PIPS[Number(face)] : undefined;
  return svg`<svg class="die ${hot ? "hot" : ""} ${off ? "off" : ""}" width=${size} height=${size} viewBox="-26 -26 52 52" role="img" aria-label=${label}><g transform="rotate(${tilt})">
    ${sides === 6
      ? svg`<rect class="cube" x="-18" y="-18" width="36" height="36" rx="7"></rect>${pips ? pips.map((at) => svg`<circle class="pip" cx=${((at % 3) - 1) * 10} cy=${(Math.floor(at / 3) - 1) * 10} r="3.7"></circle>`) : svg`<text y="6" font-size=${Math.min(17, Math.floor(64 / face.length))}>${face}</text>`}`
      : svg`<path class="cube" d=${shape.body}></path><path class="ridges" d=${shape.lines}></path><text y=${shape.y} font-size=${shape.size} transform="rotate(${-tilt})">${face}</text>`}
  </g></svg>`;
}

/** @type {Record<string, string>} */
const TOOLS = {
  undo: "M4 7h7a4 4 0 0 1 0 8H7M7 3.5L3.5 7 7 10.5",
  redo: "M14 7H7a4 4 0 0 0 0 8h4M11 3.5L14.5 7 11 10.5",
  book: "M3 3.5h5.5v11H3zM8.5 3.5H15v11H8.5M10.8 7H13M10.8 10H13",
  menu: "M3 5h12M3 9h12M3 13h12",
  fight: "M4 4l10 10M14 4L4 14M3 11l4 4M15 11l-4 4",
  story: "M4 3h8.5a1.5 1.5 0 0 1 1.5 1.5V15H5.5A1.5 1.5 0 0 1 4 13.5zM7 7h4M7 10h4",
  talk: "M3 3.5h12v8.5H9l-4 3.5V12H3z",
  person: "M9 2.8a3 3 0 1 0 .01 0M3.5 15.5c.5-4 2.5-5.5 5.5-5.5s5 1.5 5.5 5.5",
  master: "M3 13.5l-.8-7L6 9l3-5 3 5 3.8-2.5-.8 7z",
  pause: "M6 3.5v11M12 3.5v11",
  play: "M5 3.5l9 5.5-9 5.5z",
  edict: "M3 15l1-4 8-8 3 3-8 8zM10 5l3 3",
  seek: "M8 3a5 5 0 1 0 .01 0M12 12l4 4",
  light: "M9 2.5a6.5 6.5 0 1 0 .01 0M9 2.5v13",
};

/** A small sign for a button. @param {string} name */
export function sign(name) {
  return name in TOOLS ? svg`<svg class="sign" viewBox="0 0 18 18" aria-hidden="true"><path d=${TOOLS[name]}></path></svg>` : nothing;
}

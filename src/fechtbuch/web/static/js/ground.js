// The ground of a map, drawn like an ink-and-wash sheet: meadow, water, walls, wood, rough fields,
// hedges and dry walls, heights. It is built once for each map and then only looked at.

import { SIZE, centre, fieldAt, inColumn, isHex, key } from "./geometry.js";
import { chance, corners, drawn, line, seedOf, short } from "./hand.js";

/** @typedef {import("./hand.js").Point} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const SVG = "http://www.w3.org/2000/svg";
/** A map with more fields than this is drawn without marks where fields meet. */
const MOST_FIELDS = 12_000;
/** The side of a tile, the most of them, and the tufts of grass on each. */
const TILE = 4 * SIZE;
const MOST_TILES = 240;
const TUFTS = 7;
/** Paper that is drawn on beyond the map. */
const BEYOND = 6 * SIZE;

/** What was drawn last, by the map it shows. @type {Map<string, SVGGElement>} */
const kept = new Map();
const MOST_KEPT = 60;
let counter = 0;

/**
 * The whole ground, as an element that stays the same while the map does.
 * @param {any} map
 * @param {Box} box what is drawn on
 * @param {string} [place] where it stands, if the same map is shown in several places
 */
export function ground(map, box, place = "") {
  const what = `${place} ${map.topology} ${map.low} ${map.high} ${[box.x, box.y, box.w, box.h].map(Math.round)} ${map.fields.map((/** @type {any} */ one) => `${one.at}${one.kinds}${one.height ?? ""}`).join(";")}`;
  const found = kept.get(what);
  if (found) return found;
  const made = sheet(map, box);
  if (kept.size >= MOST_KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
  kept.set(what, made);
  return made;
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {(Element | null)[]} [children] @returns {SVGElement} */
function draw(tag, attributes, children = []) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  for (const child of children) if (child) element.append(child);
  return element;
}

/** @param {string} name @param {string} d */
const path = (name, d) => (d ? draw("path", { class: name, d }) : null);

/** @param {any} map @param {Box} box @returns {SVGGElement} */
function sheet(map, box) {
  const { topology, fields } = map;
  const random = chance(seedOf(`${topology}${fields.length}`));
  const around = { x: box.x - BEYOND, y: box.y - BEYOND, w: box.w + 2 * BEYOND, h: box.h + 2 * BEYOND };
  /** @type {Map<string, Point[]>} */
  const kinds = new Map();
  for (const field of fields) for (const kind of field.kinds) kinds.set(kind, [...(kinds.get(kind) ?? []), field.at]);
  const of = (/** @type {string} */ kind) => kinds.get(kind) ?? [];
  counter += 1;
  const id = `sheet${counter}-`;
  const taken = new Set(["wall", "chasm", "screen"].flatMap((kind) => of(kind).map(key)));
  const group = draw("g", { class: "drawn", "aria-hidden": "true" }, [
    defs(id),
    draw("rect", { class: "earth", x: box.x - 4000, y: box.y - 4000, width: box.w + 8000, height: box.h + 8000 }),
    meadow(id, around),
    ...heights(map, random),
    tufts(topology, around, taken),
    rough([...of("difficult"), ...of("terrain")], topology, random),
    water(id, of("chasm"), topology, random),
    path("ticks", ticks(map)),
    draw("path", { class: "edge", d: edge(map) }),
    ...wall(id, of("wall"), topology, random),
    ...hedge(of("obstacle"), topology, random),
    ...dryWall(of("cover"), topology, random),
    ...wood(of("screen"), topology, random),
    words(map),
  ]);
  return /** @type {SVGGElement} */ (group);
}

/** @param {string} id */
function defs(id) {
  return draw("defs", {}, [
    draw("filter", { id: `${id}wash`, x: "-20%", y: "-20%", width: "140%", height: "140%" }, [draw("feGaussianBlur", { stdDeviation: SIZE * 0.5 })]),
    draw("filter", { id: `${id}soft`, x: "-20%", y: "-20%", width: "140%", height: "140%" }, [draw("feGaussianBlur", { stdDeviation: 2.2 })]),
    draw("pattern", { id: `${id}hatch`, width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(38)" }, [draw("path", { class: "hatch", d: "M0 0V5" })]),
  ]);
}

/** Washes of green on the paper: blurred, no two alike. @param {string} id @param {Box} box */
function meadow(id, box) {
  const blots = tiles(box).flatMap(([x, y, random]) => Array.from({ length: 2 }, () => {
    const wide = (0.9 + random() * 2) * SIZE;
    return draw("ellipse", { cx: short(x + random() * TILE), cy: short(y + random() * TILE), rx: short(wide * 1.7), ry: short(wide * 0.8), opacity: (0.2 + random() * 0.42).toFixed(2) });
  }));
  return draw("g", { class: "meadow", filter: `url(#${id}wash)` }, blots);
}

/**
 * A box in large tiles, each with a chance of its own: a map that grows keeps what was drawn on it.
 * @param {Box} box @returns {[number, number, () => number][]}
 */
function tiles({ x, y, w, h }) {
  /** @type {[number, number, () => number][]} */
  const found = [];
  for (let col = Math.floor(x / TILE); col * TILE < x + w; col += 1) {
    for (let row = Math.floor(y / TILE); row * TILE < y + h; row += 1) found.push([col * TILE, row * TILE, chance(seedOf(`${col}/${row}`))]);
  }
  return found.slice(0, MOST_TILES);
}

/** No cage of lines: a small mark where fields meet. @param {any} map */
function ticks({ topology, low, high }) {
  if ((high[0] - low[0] + 1) * (high[1] - low[1] + 1) > MOST_FIELDS) return "";
  /** @type {string[]} */
  const marks = [];
  const done = new Set();
  for (let row = low[1]; row <= high[1]; row += 1) {
    for (let col = low[0]; col <= high[0]; col += 1) {
      const around = corners(topology, inColumn(topology, col, row));
      around.forEach((from, place) => {
        const [x, y] = from;
        const name = `${Math.round(x)},${Math.round(y)}`;
        if (!isHex(topology)) {
          if (!done.has(name)) marks.push(`M${short(x - 3)} ${short(y)}h6M${short(x)} ${short(y - 3)}v6`);
          done.add(name);
          return;
        }
        for (const to of [around[(place + 1) % 6], around[(place + 5) % 6]]) {
          const way = `${name}>${Math.round(to[0])},${Math.round(to[1])}`;
          if (!done.has(way)) marks.push(`M${short(x)} ${short(y)}l${short((to[0] - x) * 0.18)} ${short((to[1] - y) * 0.18)}`);
          done.add(way);
        }
      });
    }
  }
  return marks.join("");
}

/** Where the map ends, if it does. @param {any} map */
function edge({ topology, low, high, bounded }) {
  if (!bounded || isHex(topology)) return "";
  const [left, top] = centre(topology, [low[0], high[1]]);
  const [right, bottom] = centre(topology, [high[0], low[1]]);
  const h = SIZE / 2;
  return line([[left - h, top - h], [right + h, top - h], [right + h, bottom + h], [left - h, bottom + h]]);
}

/** @param {string} topology @param {Box} box @param {Set<string>} taken */
function tufts(topology, box, taken) {
  let d = "";
  for (const [left, top, random] of tiles(box)) {
    for (let tuft = 0; tuft < TUFTS; tuft += 1) {
      const [x, y, k] = [left + random() * TILE, top + random() * TILE, 3 + random() * 3];
      if (taken.has(key(fieldAt(topology, x, y)))) continue;
      d += `M${short(x)} ${short(y)}q-.6 ${short(-k * 0.6)} ${short(-k * 0.7)} ${short(-k)}M${short(x + 1.2)} ${short(y)}v${short(-k * 1.35)}M${short(x + 2.4)} ${short(y)}q.6 ${short(-k * 0.6)} ${short(k * 0.8)} ${short(-k * 0.9)}`;
    }
  }
  return path("tufts", d);
}

/** Water or a chasm: a wash, a bank, and lines that follow the bank inwards. @param {string} id @param {Point[]} fields @param {string} topology @param {() => number} random */
function water(id, fields, topology, random) {
  if (fields.length === 0) return null;
  const d = drawn(topology, fields, random, { wobble: 0.3, ease: 2 });
  let ripples = "";
  for (const field of fields) {
    const [x, y] = centre(topology, field);
    const off = (random() - 0.5) * SIZE * 0.5;
    if (random() < 0.42) ripples += `M${short(x - 9)} ${short(y + off)}q4 -3.4 8 0t8 0`;
  }
  const ring = (/** @type {number} */ wide, /** @type {number} */ strong) => [draw("path", { class: "depth", d, "stroke-width": wide, opacity: strong }), draw("path", { class: "shallow", d, "stroke-width": wide - 1.8 })];
  return draw("g", { class: "water" }, [
    draw("clipPath", { id: `${id}water` }, [draw("path", { d })]),
    draw("g", { "clip-path": `url(#${id}water)` }, [path("wash", d), ...ring(34, 0.35), ...ring(22, 0.5), ...ring(11, 0.7), path("ripples", ripples)]),
    path("bank", d),
  ]);
}

/** Hatched inside, a heavy pen outside, its shadow to the south-east. @param {string} id @param {Point[]} fields @param {string} topology @param {() => number} random */
function wall(id, fields, topology, random) {
  if (fields.length === 0) return [];
  const d = drawn(topology, fields, random, { wobble: 0.05, cuts: 1 });
  return [
    draw("path", { class: "wall-shadow", d, transform: "translate(4 5)", filter: `url(#${id}soft)` }),
    path("wall-stone", d),
    draw("path", { d, fill: `url(#${id}hatch)` }),
    path("wall-pen", d),
  ];
}

/** Crowns as scalloped clouds, shaded on the side away from the light. @param {Point[]} fields @param {string} topology @param {() => number} random */
function wood(fields, topology, random) {
  const crowns = fields.flatMap((field) => {
    const [x, y] = centre(topology, field);
    return [
      [x - SIZE * 0.17 + random() * 7, y - SIZE * 0.12 + random() * 6, SIZE * (0.36 + random() * 0.1)],
      [x + SIZE * 0.2 - random() * 5, y + SIZE * 0.2 - random() * 5, SIZE * (0.25 + random() * 0.08)],
    ];
  }).sort((a, b) => a[1] - b[1]);
  return crowns.flatMap(([x, y, r]) => {
    const scallops = Math.round(r / 2.1);
    const turn = random() * 6;
    let d = "";
    let shade = "";
    for (let place = 0; place <= scallops; place += 1) {
      const at = turn + (place / scallops) * Math.PI * 2;
      const far = r * (0.94 + random() * 0.1);
      const point = `${short(x + Math.cos(at) * far)} ${short(y + Math.sin(at) * far)}`;
      d += place ? `A${short(r * 0.27)} ${short(r * 0.27)} 0 0 1 ${point}` : `M${point}`;
    }
    for (let stroke = 0; stroke < 6; stroke += 1) {
      const at = 0.15 + stroke * 0.24;
      const far = r * (0.5 + random() * 0.2);
      shade += `M${short(x + Math.cos(at) * far)} ${short(y + Math.sin(at) * far)}l${short(Math.cos(at) * r * 0.32)} ${short(Math.sin(at) * r * 0.32)}`;
    }
    shade += `M${short(x - r * 0.4)} ${short(y - r * 0.15)}q${short(r * 0.2)} ${short(-r * 0.25)} ${short(r * 0.4)} 0`;
    return [draw("ellipse", { class: "shadow", cx: short(x + 4), cy: short(y + 6), rx: short(r * 1.05), ry: short(r * 0.95) }), path("crown", `${d}Z`), path("crown-shade", shade)];
  });
}

/** Stipple and pebbles. @param {Point[]} fields @param {string} topology @param {() => number} random */
function rough(fields, topology, random) {
  let dots = "";
  let stones = "";
  for (const field of fields) {
    const [x, y] = centre(topology, field);
    const wide = SIZE * 0.85;
    for (let dot = 0; dot < 15; dot += 1) dots += `M${short(x + (random() - 0.5) * wide)} ${short(y + (random() - 0.5) * wide)}h.01`;
    for (let stone = 0; stone < 2; stone += 1) stones += `M${short(x + (random() - 0.5) * wide * 0.8 - 5)} ${short(y + (random() - 0.5) * wide * 0.8 + 3)}l2.4 -5 5 -1.6 3.4 3.4 -.6 3.6z`;
  }
  return fields.length ? draw("g", {}, [path("stipple", dots), path("pebbles", stones)]) : null;
}

/** Pieces of a low line of something: from each field to those beside it, or across it if it lies alone. @param {Point[]} fields @param {string} topology @returns {[Point, Point][]} */
function pieces(fields, topology) {
  const there = new Set(fields.map(key));
  const beside = isHex(topology) ? [[1, 0], [0, 1], [1, -1]] : [[1, 0], [0, 1]];
  /** @type {[Point, Point][]} */
  const found = [];
  const joined = new Set();
  for (const field of fields) {
    for (const [dx, dy] of beside) {
      const other = /** @type {Point} */ ([field[0] + dx, field[1] + dy]);
      if (!there.has(key(other))) continue;
      found.push([centre(topology, field), centre(topology, other)]);
      joined.add(key(field)).add(key(other));
    }
  }
  for (const field of fields) {
    if (joined.has(key(field))) continue;
    const [x, y] = centre(topology, field);
    found.push([[x - SIZE * 0.36, y + SIZE * 0.12], [x + SIZE * 0.36, y + SIZE * 0.12]]);
  }
  return found;
}

/** @param {Point[]} fields @param {string} topology @param {() => number} random */
function hedge(fields, topology, random) {
  return pieces(fields, topology).flatMap(([from, to]) => {
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10));
    return Array.from({ length: count }, (_, place) => {
      const [x, y] = [from[0] + ((to[0] - from[0]) * (place + 0.5)) / count, from[1] + ((to[1] - from[1]) * (place + 0.5)) / count];
      return draw("circle", { class: "bush", cx: short(x + (random() - 0.5) * 2), cy: short(y + (random() - 0.5) * 2), r: short(6 + random() * 1.6) });
    });
  });
}

/** @param {Point[]} fields @param {string} topology @param {() => number} random */
function dryWall(fields, topology, random) {
  return pieces(fields, topology).flatMap(([from, to]) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const stones = [];
    for (let at = -4; at < long;) {
      const wide = Math.min(8 + random() * 7, long + 4 - at);
      stones.push(draw("rect", { class: "stone", transform: `translate(${short(from[0])} ${short(from[1])}) rotate(${short(turn)})`, x: short(at), y: short(-4.5 + random()), width: short(Math.max(1, wide - 0.6)), height: short(8 + random() * 1.6), rx: 2.6 }));
      at += wide;
    }
    return stones;
  });
}

/** Contours with hachures, one for each height. @param {any} map @param {() => number} random */
function heights({ topology, fields }, random) {
  const levels = [...new Set(fields.map((/** @type {any} */ one) => one.height ?? 0))].filter(Boolean).sort((a, b) => Math.abs(a) - Math.abs(b));
  return levels.flatMap((level) => {
    const there = fields.filter((/** @type {any} */ one) => Math.sign(one.height ?? 0) === Math.sign(level) && Math.abs(one.height) >= Math.abs(level)).map((/** @type {any} */ one) => one.at);
    const d = drawn(topology, there, random, { wobble: 0.3, ease: 4 });
    return [path(level > 0 ? "hill" : "hollow", d), path("hachures", d), path("contour", d)];
  });
}

/** Each height is written once. @param {any} map */
function words({ topology, fields }) {
  const said = new Set();
  const texts = [];
  for (const field of fields) {
    if (!field.height || said.has(field.height)) continue;
    said.add(field.height);
    const [x, y] = centre(topology, field.at);
    const text = draw("text", { class: "height", x: short(x), y: short(y + 5) });
    text.textContent = `${field.height > 0 ? "+" : "−"}${Math.abs(field.height)}`;
    texts.push(text);
  }
  return draw("g", {}, texts);
}

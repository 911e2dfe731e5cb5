// What is being built: a scenario with its ground and its people, kept while the page is loaded again.

import { say } from "./words.js";
import { key, parse } from "./geometry.js";
import { look } from "./faces.js";
import { keep, recall } from "./memory.js";

/** @typedef {{slug: string, name: string, entry: any, at: [number, number] | null, own?: string, face?: any}} Member `own` is the id of one's own fighter */

export const plan = {
  book: "",
  title: "",
  text: "",
  /** @type {Record<string, boolean | number | string>} */
  options: {},
  wide: 16,
  high: 12,
  /** @type {Map<string, any>} */
  ground: new Map(),
  /** @type {{name: string, members: Member[]}[]} */
  sides: [],
  /** What the page does not edit but keeps. @type {any} */
  rest: {},
  /** The scene of one's own that is being changed. */
  scene: "",
};

let counter = 0;

/** What was being built here before, if its book is still there. @param {any[]} books */
export function restore(books) {
  try {
    const kept = JSON.parse(recall("build") || "null");
    if (!kept || !books.some((book) => book.key === kept.book)) return false;
    Object.assign(plan, kept, { ground: new Map(kept.ground) });
    counter = kept.counter;
    return true;
  } catch {
    return false;
  }
}

/** Keep what is being built: a page that is loaded again shows it as it was. */
export function hold() {
  if (plan.book) keep("build", JSON.stringify({ ...plan, ground: [...plan.ground], counter }));
}

/** An empty scene of a book. @param {string} book */
export function begin(book) {
  plan.book = book;
  plan.options = {};
  plan.ground = new Map();
  plan.rest = {};
  plan.scene = "";
  plan.sides = [1, 2].map((number) => ({ name: say("side-number", { number }), members: [] }));
}

/** Everybody as the map shows them. */
export function placed() {
  return plan.sides.flatMap((side, place) => side.members.map((member) => ({
    slug: member.slug, name: member.name, at: member.at, fields: member.at ? [member.at] : [], facing: null, health: null, full: null,
    face: member.face ?? null, states: [], out: false, place, set: (/** @type {[number, number]} */ at) => { member.at = at; },
  })));
}

/** Somebody new, not yet on any side. @param {any} entry @param {string} name @returns {Member} */
export function member(entry, name) {
  counter += 1;
  const base = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "fighter";
  const taken = new Set(plan.sides.flatMap((side) => side.members.map((one) => one.slug)));
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`;
  return { slug, name: numbered(name), entry, at: null };
}

/** A name that nobody has yet: the second `Archer` is `Archer 2`. @param {string} name */
function numbered(name) {
  const taken = new Set(plan.sides.flatMap((side) => side.members.map((one) => one.name)));
  let found = name;
  for (let n = 2; taken.has(found); n += 1) found = `${name} ${n}`;
  return found;
}

/** A free field on the side's own edge of the map. @param {number} index @param {string} topology @returns {[number, number]} */
export function free(index, topology) {
  const taken = new Set(placed().map((one) => (one.at ? key(one.at) : "")));
  const col = index === 0 ? 2 : index === 1 ? plan.wide - 3 : Math.floor(plan.wide / 2);
  const middle = Math.floor(plan.high / 2);
  for (let n = 0; n < plan.high * 2; n += 1) {
    const row = middle + (n % 2 ? -Math.ceil(n / 2) : n / 2);
    /** @type {[number, number]} */
    const field = topology === "hexes" ? [col - Math.floor(row / 2), row] : [col, row];
    if (row >= 0 && row < plan.high && !taken.has(key(field)) && !plan.ground.has(key(field))) return field;
  }
  return [0, 0];
}

/** The scenario as data. */
export function scenario() {
  /** @type {Record<string, any>} */
  const map = { bounds: [0, 0, plan.wide - 1, plan.high - 1] };
  const lists = { wall: "walls", chasm: "chasms", screen: "screens", difficult: "difficult" };
  for (const [at, { kind, level, height }] of plan.ground) {
    const field = parse(at);
    if (kind in lists) (map[lists[/** @type {keyof typeof lists} */ (kind)]] ??= []).push(field);
    else if (kind === "cover") (map.cover ??= []).push({ at: field, level });
    else if (kind === "obstacle") (map.obstacles ??= []).push({ at: field, level });
    else if (kind === "height") (map.elevation ??= []).push({ at: field, height });
  }
  return {
    ...plan.rest,
    book: plan.book,
    title: plan.title || say("untitled"),
    text: plan.text,
    options: plan.options,
    map,
    sides: plan.sides.map((side, index) => ({
      name: side.name || say("side-number", { number: index + 1 }),
      slug: `side-${index + 1}`,
      heroes: index === 0,
      fighters: side.members.map(({ slug, entry, at }) => ({ ...entry, slug, ...(at ? { at } : {}) })),
    })),
  };
}

/** What one's own fighters look like, by slug. */
export function looks() {
  return Object.fromEntries(plan.sides.flatMap((side) => side.members.filter((one) => one.face).map((one) => [one.slug, one.face])));
}

/** Take over a scenario file as far as the page can show it. @param {any} data @param {any[]} books @param {Record<string, any>} [faces] what its fighters look like, by slug */
export function take(data, books, faces = {}) {
  const { book, title, text, options, map, sides, ...rest } = data;
  begin(book);
  plan.rest = rest;
  plan.title = title ?? "";
  plan.text = text ?? "";
  plan.options = options ?? {};
  const bounds = map?.bounds ?? [0, 0, 15, 11];
  plan.wide = bounds[2] + 1;
  plan.high = bounds[3] + 1;
  const lay = (/** @type {number[]} */ at, /** @type {any} */ ground) => {
    const [x, y, right = x, top = y] = at;
    for (let fx = x; fx <= right; fx += 1) for (let fy = y; fy <= top; fy += 1) plan.ground.set(`${fx},${fy}`, ground);
  };
  for (const [kind, name] of [["wall", "walls"], ["chasm", "chasms"], ["screen", "screens"], ["difficult", "difficult"]]) {
    for (const at of map?.[name] ?? []) lay(at, { kind });
  }
  for (const one of map?.cover ?? []) lay(one.at, { kind: "cover", level: one.level });
  for (const one of map?.obstacles ?? []) lay(one.at, { kind: "obstacle", level: one.level });
  for (const one of map?.elevation ?? []) lay(one.at, { kind: "height", height: one.height });
  plan.sides = [];
  for (const side of sides ?? []) {
    const taken = { name: side.name, members: /** @type {Member[]} */ ([]) };
    plan.sides.push(taken);
    for (const { at, count = 1, slug, block, ...entry } of side.fighters) {
      const spots = at === undefined ? [] : Array.isArray(at[0]) ? at : [at];
      const named = entry.name ?? books.find((one) => one.key === book)?.fighters.find((/** @type {any} */ one) => one.key === entry.use)?.name ?? entry.use ?? slug;
      for (let n = 0; n < count; n += 1) {
        const one = member(entry, count > 1 ? `${named} ${n + 1}` : named);
        one.at = spots[n] ?? null;
        one.face = look(faces[slug]);
        taken.members.push(one);
      }
    }
  }
}

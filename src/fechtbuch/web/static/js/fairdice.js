// Every die of a record reckoned again: from the seed, from what people's pages added and from all
// that was answered. Nothing is asked of the server but the record itself.

import { hex, hmac, joined, sha256, unhex, utf8 } from "./hashing.js";

const SEED = "fechtbuch-seed:";
const FIRST_FORMAT = "fechtbuch-record/1";
/** What the dice of a fight begin with, as the header names it, in the order of the alphabet. */
const ORIGIN = ["book", "continues", "nonces", "written"];
/** Entries between two breaths, so that the page stays alive. */
const STRETCH = 400;

/**
 * @typedef {object} Mine what this browser has seen at the table itself
 * @property {string} seat
 * @property {string} value
 * @property {string} commitment
 * @property {string} beginning
 */

/**
 * @typedef {object} Found
 * @property {number} dice those that fall as they were recorded
 * @property {number} typed rolls that somebody typed in
 * @property {number} brought dice that came along with another record
 * @property {string[]} seats whose pages have added a value
 * @property {boolean} mine whether this browser's own value is among them
 * @property {string[]} wrong what does not fit: `seed`, `header`, `entry`, `die`, `value`, `promise`
 * @property {number | null} entry the first entry that does not fit
 */

/** What is shown of a seed before the fight. @param {string} seed hexadecimal */
export function commitmentOf(seed) {
  return hex(sha256(joined(utf8(SEED), unhex(seed))));
}

/**
 * The members of a JSON object as they are written, so that they hash as they were hashed.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function members(text) {
  const found = new Map();
  let depth = 0;
  let inside = false;
  let begin = 1;
  let name = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inside) {
      if (letter === "\\") at += 1;
      else if (letter === '"') inside = false;
    } else if (letter === '"') inside = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === ":" && depth === 1) {
      name = JSON.parse(text.slice(begin, at));
      begin = at + 1;
    } else if (depth === 1 && (letter === "," || letter === "}")) {
      if (name) found.set(name, text.slice(begin, at));
      name = "";
      begin = at + 1;
    }
    if (!inside && (letter === "}" || letter === "]")) depth -= 1;
  }
  return found;
}

/** What the chain of the dice begins with. @param {string} written the header as it is written */
function originOf(written) {
  const header = members(written);
  const whole = !header.has("written");
  const format = JSON.parse(header.get("format") ?? '""');
  const text = whole
    ? written.replace(`"format":"${format}"`, `"format":"${FIRST_FORMAT}"`)
    : `{${ORIGIN.filter((name) => header.has(name)).map((name) => `"${name}":${header.get(name)}`).join(",")}}`;
  return hex(sha256(utf8(text))).slice(0, 32);
}

/**
 * One die: a 32-bit word, taken again where it would favour small faces.
 * @param {Uint8Array} seed @param {Uint8Array} chain @param {number} count @param {number} sides
 */
export function face(seed, chain, count, sides) {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let attempt = 0; ; attempt += 1) {
    const place = new DataView(new ArrayBuffer(12));
    place.setUint32(4, count);
    place.setUint32(8, attempt);
    const word = new DataView(hmac(seed, joined(chain, new Uint8Array(place.buffer))).buffer).getUint32(0);
    if (word < limit) return (word % sides) + 1;
  }
}

/**
 * Check a record whose seed was shown.
 * @param {string} text the record, line by line
 * @param {Mine | null} mine
 * @returns {Promise<Found>}
 */
export async function wereFair(text, mine) {
  const lines = text.split("\n").filter(Boolean);
  const data = lines.map((line) => JSON.parse(line));
  const header = data[0].header;
  const written = members(lines[0]).get("header") ?? "{}";
  const seedText = data.map((one) => one.end?.seed ?? one.seed).find(Boolean) ?? "";
  const head = data.map((one) => one.end?.head ?? one.head).find((one) => one !== undefined) ?? 0;
  const seed = unhex(seedText);
  const first = header.format === FIRST_FORMAT;
  const inherited = header.inherited?.entries ?? -1;
  /** @type {Found} */
  const found = { dice: 0, typed: 0, brought: 0, seats: [], mine: false, wrong: [], entry: null };
  const wrong = (/** @type {string} */ what, /** @type {number | null} */ entry = null) => {
    if (!found.wrong.includes(what)) found.wrong.push(what);
    found.entry ??= entry;
  };
  if (!seedText || commitmentOf(seedText) !== header.commitment) wrong("seed");
  const headerHash = hex(sha256(utf8(written))).slice(0, first ? 32 : 64);
  if (headerHash !== data[0].hash) wrong("header");
  if (mine && (mine.commitment !== header.commitment || (mine.beginning && mine.beginning !== headerHash))) wrong("promise");
  /** For each entry its chain, how many dice fell on it so far, and its hash. @type {{chain: Uint8Array, fallen: number, hash: string}[]} */
  const places = [];
  const begin = sha256(utf8(originOf(written)));
  const values = new Map();
  for (const [place, entry] of data.entries()) {
    if (place > 0 && entry.n === undefined) continue;
    if (place % STRETCH === STRETCH - 1) await new Promise((done) => setTimeout(done));
    const number = place === 0 ? 0 : entry.n;
    const faces = entry.faces ?? [];
    let chain = begin;
    let fallen = 0;
    if (place > 0) {
      const before = places[entry.parent];
      // A word of the game master's changes no dice that are to come.
      chain = entry.kind === "edict" ? before.chain : sha256(joined(before.chain, utf8(`${entry.kind} ${entry.question} ${entry.text}`)));
      fallen = entry.kind === "edict" ? before.fallen : 0;
      if (!first && entryHash(lines[place], before.hash, header.salt, number) !== entry.hash) wrong("entry", number);
    }
    places.push({ chain, fallen: fallen + faces.length, hash: entry.hash });
    if (entry.kind === "dice") found.typed += 1;
    if (number <= inherited) {
      found.brought += faces.length;
      continue;
    }
    if (entry.kind === "value" && !values.has(entry.question)) values.set(entry.question, entry.text);
    faces.forEach((/** @type {[number, number]} */ [sides, fell], /** @type {number} */ nth) => {
      if (face(seed, chain, fallen + nth, sides) === fell) found.dice += 1;
      else wrong("die", number);
    });
  }
  found.seats = [...values.keys()];
  if (mine?.value) {
    found.mine = onPath(data, head, inherited).some((one) => one.kind === "value" && one.question === mine.seat && one.text === mine.value);
    if (!found.mine) wrong("value");
  }
  return found;
}

/** A line's hash: the whole line, tied to the one before it, behind a secret of its own. @param {string} line @param {string} before @param {string} salt @param {number} number */
function entryHash(line, before, salt, number) {
  const nonce = hex(hmac(utf8(salt), utf8(`entry:${number}`))).slice(0, 32);
  const bare = line.replace(/"hash":"[0-9a-f]{64}",/, "");
  return hex(sha256(utf8(`["${before}","${nonce}",${bare}]`)));
}

/** The entries on the way to the head that this record's own seed has rolled for. @param {any[]} data @param {number} head @param {number} inherited */
function onPath(data, head, inherited) {
  const found = [];
  for (let number = head; number > 0 && number > inherited; number = data[number].parent) found.push(data[number]);
  return found;
}

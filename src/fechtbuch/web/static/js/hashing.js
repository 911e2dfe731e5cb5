// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). The browser's own are missing over plain http, which is
// how a phone in the same room comes to the table.

/** The first 32 bits of the fractional parts of roots of the first primes. @param {number} power */
function roots(power) {
  const found = [];
  for (let number = 2; found.length < 64; number += 1) {
    if (found.every((one) => number % one[0])) {
      found.push([number, Math.floor((number ** power % 1) * 2 ** 32)]);
    }
  }
  return found.map((one) => one[1]);
}

const BEGIN = Uint32Array.from(roots(1 / 2).slice(0, 8));
const ROUND = Uint32Array.from(roots(1 / 3));
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

const schedule = new Uint32Array(64);

/** Work one block into a state. @param {Uint32Array} state @param {DataView} block @param {number} at */
function compress(state, block, at) {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] += word;
  });
}

/**
 * The SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, bytes.length << 3);
  const state = BEGIN.slice();
  for (let at = 0; at < size; at += BLOCK) compress(state, view, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setUint32(4 * place, word));
  return new Uint8Array(hash.buffer);
}

/**
 * The HMAC-SHA256 of some bytes under a key.
 * @param {Uint8Array} key
 * @param {Uint8Array} bytes
 */
export function hmac(key, bytes) {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  short.forEach((byte, place) => {
    inner[place] ^= byte;
    outer[place] ^= byte;
  });
  return sha256(joined(outer, sha256(joined(inner, bytes))));
}

/** Bytes one after the other. @param {...Uint8Array} parts */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {string} text */
export function utf8(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text hexadecimal */
export function unhex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

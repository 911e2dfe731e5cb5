// The books that come with the program: their order on every page, and a die of each.

/** The dice of each book. @type {Record<string, [number, string]>} */
export const DICE = { landsknecht: [20, "7"], gurps: [6, "4"], "phase-six": [6, "6"], "tales-and-legends": [10, "8"] };

/** A die of any other. @type {[number, string]} */
const ANOTHER = [6, "5"];

/** @param {string} key */
export function dieOf(key) {
  return DICE[key] ?? ANOTHER;
}

/** Where a book stands among all. @param {string} key */
export function order(key) {
  const place = Object.keys(DICE).indexOf(key);
  return place < 0 ? 99 : place;
}

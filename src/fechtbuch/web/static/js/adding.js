// What this page adds to the dice: a random value of its own, drawn when the table has shown what its
// seed is fixed to. With it neither the server nor the game master can have chosen the dice.

import { command, table } from "./store.js";
import { keep, recall } from "./memory.js";

/** Whether a value is on its way, or was refused: it is offered once for every time the page is opened. */
let offered = false;

/** Under what this browser remembers what it added. @param {string} id @param {string} seat */
const name = (id, seat) => `dice.${id}.${seat}`;

/** Whose value it is: a seat's, or the game master's. @param {any} viewer */
function seatOf(viewer) {
  return viewer.seat ?? viewer.role;
}

/** Add a value as soon as the table can take one. @param {any} state */
export async function add(state) {
  const { welcome } = table;
  const person = ["player", "referee"].includes(welcome?.viewer.role);
  const added = state.values.some((/** @type {any} */ one) => one.mine);
  if (offered || !person || added || state.seed || state.over || state.upgrade) return;
  offered = true;
  const seat = seatOf(welcome.viewer);
  const value = [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, "0")).join("");
  const { commitment, beginning } = welcome;
  const accepted = await command({ do: "value", value });
  if (accepted) keep(name(table.id, seat), JSON.stringify({ seat, value, commitment, beginning }));
}

/**
 * What this browser has added at a table and seen there; nothing if another did so for its seat.
 * @param {string} id
 * @param {any} state
 * @returns {import("./fairdice.js").Mine | null}
 */
export function added(id, state) {
  const seat = table.welcome?.viewer && seatOf(table.welcome.viewer);
  try {
    const kept = JSON.parse(recall(name(id, seat)) || "null");
    const shown = state.values.find((/** @type {any} */ one) => one.seat === seat);
    return kept && shown ? kept : null;
  } catch {
    return null;
  }
}

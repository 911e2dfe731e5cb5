// What the page asks the server about a choice, one request of a kind after another.
//
// Odds take long, and nobody who taps an option should have to wait for them: each kind has a lane of
// its own.

import { ask } from "./store.js";

/** @typedef {{queue: any[], flying: any}} Lane */

/** @type {Record<string, Lane>} */
const lanes = { options: lane(), odds: lane(), why: lane() };

/** @returns {Lane} */
function lane() {
  return { queue: [], flying: null };
}

/** Ask for something, before all else if it is wanted now. @param {any} message @param {boolean} [first] */
export function enqueue(message, first = false) {
  const lane = lanes[message.type];
  if (JSON.stringify(lane.flying) === JSON.stringify(message)) return;
  lane.queue = lane.queue.filter((other) => JSON.stringify(other) !== JSON.stringify(message));
  if (first) lane.queue.unshift(message);
  else lane.queue.push(message);
  pump(lane);
}

/** @param {Lane} lane */
function pump(lane) {
  if (lane.flying || lane.queue.length === 0) return;
  lane.flying = lane.queue.shift();
  ask(lane.flying);
}

/** The answer to the request under way has come. @param {string} kind */
export function landed(kind) {
  if (!(kind in lanes)) return;
  lanes[kind].flying = null;
  pump(lanes[kind]);
}

/** The request that the server is at. @param {string} kind */
export function flying(kind) {
  return lanes[kind].flying;
}

/** Whether more of a kind is to be asked. @param {string} kind */
export function waiting(kind) {
  return lanes[kind].queue.length > 0;
}

/** Ask no more of a kind. @param {string} kind */
export function drop(kind) {
  lanes[kind].queue = [];
}

/** The connection was lost: what was under way is asked once more. */
export function again() {
  for (const lane of Object.values(lanes)) {
    if (lane.flying) lane.queue.unshift(lane.flying);
    lane.flying = null;
    pump(lane);
  }
}

/** Everything has changed: no answer is waited for any more. */
export function forget() {
  for (const kind of Object.keys(lanes)) lanes[kind] = lane();
}

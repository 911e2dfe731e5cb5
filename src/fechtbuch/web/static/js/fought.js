// The tables that one's own fighters were sent to: where their wounds can be had from afterwards.

import { keep, recall } from "./memory.js";

const NAME = "fought";
const MOST = 20;

/** @returns {{fighter: string, table: string, token: string}[]} */
function all() {
  try {
    return JSON.parse(recall(NAME) || "[]");
  } catch {
    return [];
  }
}

/**
 * Fighters of one's own are at a table now.
 * @param {any} opened
 * @param {string} link by which one sits there
 * @param {string[]} fighters their ids
 */
export function send(opened, link, fighters) {
  const token = decodeURIComponent(link.split("#")[1] ?? "");
  const now = fighters.filter(Boolean).map((fighter) => ({ fighter, table: opened.table, token }));
  const before = all().filter((one) => !fighters.includes(one.fighter));
  if (now.length) keep(NAME, JSON.stringify([...now, ...before].slice(0, MOST)));
}

/** The last table of a fighter. @param {string} fighter */
export function lastOf(fighter) {
  return all().find((one) => one.fighter === fighter) ?? null;
}

/** His wounds are kept. @param {string} fighter */
export function settle(fighter) {
  keep(NAME, JSON.stringify(all().filter((one) => one.fighter !== fighter)));
}

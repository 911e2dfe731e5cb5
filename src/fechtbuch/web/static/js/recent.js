// The tables that were opened in this browser, newest first.

import { keep, recall } from "./memory.js";
import { rememberLinks } from "./invite.js";

const MOST = 6;

/** @returns {{id: string, title: string, link: string}[]} */
export function tables() {
  try {
    return JSON.parse(recall("tables") || "[]");
  } catch {
    return [];
  }
}

/**
 * Keep a new table's links in this browser.
 * @param {any} opened
 * @param {string} title
 * @param {string} link
 */
export function remember(opened, title, link) {
  rememberLinks(opened.table, opened.links);
  const rest = tables().filter((one) => one.id !== opened.table).slice(0, MOST - 1);
  keep("tables", JSON.stringify([{ id: opened.table, title, link }, ...rest]));
}

/** Forget them all. */
export function forget() {
  keep("tables", "");
}

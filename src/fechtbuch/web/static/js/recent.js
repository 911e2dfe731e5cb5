// The tables that were opened in this browser, newest first.

import { keep, recall } from "./memory.js";
import { rememberLinks } from "./invite.js";

const MOST = 6;

/** Those of a scenario that everybody has are named by it, in whatever language is spoken. @returns {{id: string, title: string, link: string, scenario?: string}[]} */
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
 * @param {string} [scenario]
 */
export function remember(opened, title, link, scenario = "") {
  rememberLinks(opened.table, opened.links);
  const rest = tables().filter((one) => one.id !== opened.table).slice(0, MOST - 1);
  keep("tables", JSON.stringify([{ id: opened.table, title, link, scenario }, ...rest]));
}

/**
 * Keep a new evening's links in this browser; it stands among the tables.
 * @param {any} made
 * @param {string} title
 */
export function rememberEvening(made, title) {
  remember({ table: made.evening, links: made.links }, title, made.links.referee);
}

/** Whether one of the tables is an evening of several. @param {{link: string}} one */
export function isEvening(one) {
  return one.link.startsWith("/evening/");
}

/** Forget them all. */
export function forget() {
  keep("tables", "");
}

/**
 * A table has another link now.
 * @param {string} id
 * @param {string} link
 */
export function relink(id, link) {
  keep("tables", JSON.stringify(tables().map((one) => (one.id === id ? { ...one, link } : one))));
}

/** Forget a table. @param {string} id */
export function drop(id) {
  keep("tables", JSON.stringify(tables().filter((one) => one.id !== id)));
}

/** The scenario of a table that was opened here from one that everybody has. @param {string} id */
export function scenarioOf(id) {
  return tables().find((one) => one.id === id)?.scenario ?? "";
}

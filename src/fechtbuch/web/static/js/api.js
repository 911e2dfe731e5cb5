// The server's HTTP interface. Every error becomes a Problem with words for the reader.

import { language, say } from "./words.js";

/** What went wrong, what it means and what to do. */
export class Problem extends Error {
  /** @param {{title?: string, detail?: string, remedy?: string | null, status?: number, problems?: object[]}} data */
  constructor(data) {
    super(data.detail || data.title || "");
    this.title = data.title ?? "";
    this.detail = data.detail ?? "";
    this.remedy = data.remedy ?? "";
    this.status = data.status ?? 0;
    /** @type {{field?: string, value?: unknown, problem?: string, remedy?: string}[]} */
    this.problems = data.problems ?? [];
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{body?: unknown, token?: string, key?: string, speak?: boolean}} [more]
 * @returns {Promise<any>}
 */
export async function call(method, path, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": language() };
  if (more.token) headers.Authorization = `Bearer ${more.token}`;
  if (more.key) headers["Idempotency-Key"] = more.key;
  if (more.body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    const body = more.body === undefined ? undefined : JSON.stringify(more.body);
    answer = await fetch(path, { method, headers, body });
  } catch {
    throw new Problem({ title: say("error-offline"), remedy: say("error-offline-remedy") });
  }
  if (answer.status === 204) return null;
  const text = await answer.text();
  let data;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    throw new Problem({ title: say("error-server"), status: answer.status, ...(data ?? {}) });
  }
  return data;
}

/** @param {string} path @param {string} [token] */
export function get(path, token) {
  return call("GET", path, { token });
}

/** @param {string} path @param {unknown} body @param {string} [token] */
export function post(path, body, token) {
  return call("POST", path, { body, token });
}

/**
 * A path with the reader's language.
 * @param {string} path
 */
export function spoken(path) {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
}

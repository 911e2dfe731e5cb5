// The owner's key and what lies under it. The key stays behind the `#` and in this browser.

import { call, Problem } from "./api.js";
import { keep, recall } from "./memory.js";
import { language, say } from "./words.js";

const NAME = "chest";

/** The key of this browser, or of the link that was opened; empty if there is none. */
export function key() {
  // Behind the `#` of other pages are the keys of tables.
  const given = location.pathname === "/fighters" ? decodeURIComponent(location.hash.slice(1)) : "";
  if (/^[\w-]{20,}$/.test(given)) keep(NAME, given);
  return recall(NAME);
}

/** Begin a chest if there is none yet. */
export async function needKey() {
  if (!key()) {
    const made = await call("POST", "/api/mine");
    keep(NAME, made.key);
    if (location.pathname === "/fighters") history.replaceState(null, "", `/fighters#${made.key}`);
  }
  return key();
}

/** Forget the key in this browser. */
export function dropKey() {
  keep(NAME, "");
  history.replaceState(null, "", "/fighters");
}

/**
 * @param {string} method
 * @param {string} [path]
 * @param {unknown} [body]
 */
export async function mine(method, path = "", body = undefined) {
  return call(method, `/api/mine${path}`, { token: await needKey(), body });
}

/**
 * Send a file as it is.
 * @param {string} method
 * @param {string} path
 * @param {Blob} file
 */
export async function send(method, path, file) {
  const answer = await fetch(`/api/mine${path}`, {
    method,
    headers: { Authorization: `Bearer ${await needKey()}`, "Accept-Language": language() },
    body: file,
  });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Problem({ title: say("error-server"), status: answer.status, ...(data ?? {}) });
  return data;
}

/**
 * A file of the server's for the owner of the key.
 * @param {string} path
 */
export async function fetched(path) {
  const answer = await fetch(`/api/mine${path}`, { headers: { Authorization: `Bearer ${key()}` } });
  if (!answer.ok) throw new Problem({ title: say("error-server"), status: answer.status });
  return answer.blob();
}

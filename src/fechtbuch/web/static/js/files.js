// Files for the reader.

import { spoken } from "./api.js";

/**
 * Hand a file to the reader.
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name.replace(/[^\p{L}\p{N}. -]+/gu, "").replace(/\s+/g, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * The story of a fight as a text to keep.
 * @param {string} id
 * @param {string} token
 * @param {"md" | "html"} form
 */
export async function storyText(id, token, form) {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(spoken(`/api/tables/${id}/story?format=${form}`), { headers });
  if (!answer.ok) throw await answer.json();
  return answer.text();
}

/**
 * The record of a table, as the holder of a token may have it.
 * @param {string} id
 * @param {string} token
 */
export async function recordText(id, token) {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(`/api/tables/${id}/record`, { headers });
  if (!answer.ok) throw await answer.json();
  return answer.text();
}

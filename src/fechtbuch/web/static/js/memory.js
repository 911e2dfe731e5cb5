// What the browser remembers for this reader, where it lets us.

const PREFIX = "fechtbuch.";

/**
 * What was kept under a name; empty if nothing was.
 * @param {string} name
 * @returns {string}
 */
export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keep a text under a name; forget it if it is empty.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

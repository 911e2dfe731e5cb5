// Quick mode: nothing is confirmed where undo can mend it. What ends a fight, or cannot be mended by the
// next answer, is confirmed all the same.

import { table } from "./store.js";
import { keep, recall } from "./memory.js";
import { update } from "./frame.js";

/** Whether somebody wants it, here where everything can be taken back. */
export function quickly() {
  return recall("quick") === "on" && Boolean(table.state?.can.mend);
}

/** Turn it on or off, on this device. */
export function toggleQuick() {
  keep("quick", recall("quick") === "on" ? "" : "on");
  update();
}

/** Whether a whole choice may be carried out unasked. @param {string} text */
export function goesUnasked(text) {
  const [verb, ...slots] = text.split(" ");
  const grave = new Set(table.welcome?.grave ?? []);
  return quickly() && !grave.has(verb) && !slots.some((slot) => grave.has(slot.split("=")[0]));
}

// While the server runs the rules as they are written and compiles them beside that, the page says
// so; as soon as a compiled server answers, it says that, too.

import { html, nothing } from "./view.js";
import { say } from "./words.js";

const LOOK_EVERY = 5_000;

let compiling = false;

/** Whether the server is compiling its rules; null where it does not answer. */
async function asked() {
  try {
    const answer = await fetch("/api/build");
    return answer.ok ? Boolean((await answer.json()).compiling) : null;
  } catch {
    return null; // It is just starting again.
  }
}

/**
 * Look how the rules are run, until that changes no more.
 * @param {() => void} update
 * @param {(text: string) => void} tell
 */
export async function look(update, tell) {
  const now = await asked();
  if (now !== null && now !== compiling) {
    compiling = now;
    if (!now) tell(say("compiled-now"));
    update();
  }
  if (compiling) setTimeout(() => look(update, tell), LOOK_EVERY);
}

/** A line for the head of the page while rules are being compiled. */
export function note() {
  return compiling ? html`<p class="building" role="status">${say("compiling-now")}</p>` : nothing;
}

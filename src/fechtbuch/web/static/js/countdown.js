// The time that is left for an answer, with what happens when it is up.

import { html, nothing } from "./view.js";
import { say } from "./words.js";
import { update } from "./frame.js";

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

/**
 * @param {string | null} deadline an ISO time
 * @param {{label: string} | null} fallback what is taken when time is up
 */
export function countdown(deadline, fallback) {
  clearInterval(ticking);
  if (!deadline) return nothing;
  const left = Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 1000));
  if (left > 0) ticking = setInterval(update, 1000);
  const time = left >= 60 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : String(left);
  return html`<p class="countdown ${left <= 10 ? "soon" : ""}" role="timer">
    ${fallback ? say("countdown-default", { time, seconds: left, answer: fallback.label }) : say("countdown", { time, seconds: left })}
  </p>`;
}

// What this device does for the page: be its home, stay awake, hum, and sound. Much of it is only
// allowed where the address is secure; elsewhere the page says what is missing.

import { html, nothing } from "./view.js";
import { keep, recall } from "./memory.js";
import { say } from "./words.js";
import { complain, update } from "./frame.js";
import { ring, soundOn, toggleSound } from "./sound.js";

/** Milliseconds after which the shell is kept: the first visit has better things to do. */
const AFTER = 4000;

/** The browser's own offer to install the page. @type {any} */
let offer = null;
/** What keeps the screen awake. @type {any} */
let lock = null;

/** Let the shell be kept, and hear whether the page can be installed. */
export function settle() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    update();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && recall("awake") === "on") stayAwake();
  });
  if (recall("awake") === "on") stayAwake();
  if (isSecureContext && "serviceWorker" in navigator) setTimeout(() => navigator.serviceWorker.register("/worker.js").catch(() => {}), AFTER);
}

/** One is asked: the device hums, and rings where sound is wanted. @param {boolean} reaction */
export function callFor(reaction) {
  if (recall("hum") !== "off") navigator.vibrate?.(reaction ? [80, 60, 80] : 80);
  ring("turn");
}

async function stayAwake() {
  try {
    lock = await /** @type {any} */ (navigator).wakeLock?.request("screen");
  } catch {
    lock = null; // the device saves its strength
  }
}

async function toggleAwake() {
  if (recall("awake") === "on") {
    keep("awake", "");
    await lock?.release();
    lock = null;
  } else {
    keep("awake", "on");
    await stayAwake();
  }
  update();
}

function toggleHum() {
  keep("hum", recall("hum") === "off" ? "" : "off");
  update();
}

async function install() {
  try {
    await offer.prompt();
  } catch (error) {
    complain(error);
  }
  offer = null;
  update();
}

/** The switches, for the menu. */
export function deviceSwitches() {
  const one = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {() => void} */ act, /** @type {string} */ word) => html`
    <button class="option" data-do=${name} aria-pressed=${on ? "true" : "false"} @click=${act}>${word}</button>`;
  return html`<h3>${say("this-device")}</h3>
    <div class="menu-list">
      ${one("sound", soundOn(), () => { toggleSound(); update(); }, say("sound"))}
      ${"vibrate" in navigator ? one("hum", recall("hum") !== "off", toggleHum, say("hum")) : nothing}
      ${"wakeLock" in navigator ? one("awake", recall("awake") === "on", toggleAwake, say("stay-awake")) : nothing}
      ${offer ? html`<button class="option" data-do="install" @click=${install}>${say("install")}</button>` : nothing}
    </div>
    ${isSecureContext ? nothing : html`<p class="hint not-secure">${say("not-secure")}</p>`}`;
}

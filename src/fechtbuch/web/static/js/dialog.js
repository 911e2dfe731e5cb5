// One dialog at a time, built of templates; Escape and a click beside it close it.

import { html, render } from "./view.js";
import { say } from "./words.js";

/** @type {HTMLDialogElement | null} */
let box = null;
/** @type {(() => unknown) | null} */
let drawn = null;

/**
 * Open a dialog.
 * @param {string} title
 * @param {() => unknown} content drawn again with `redraw`
 * @param {{wide?: boolean, look?: string, closed?: () => void, keys?: (event: KeyboardEvent) => unknown}} [more] `look` are its classes, `keys` hears its keys
 */
export function open(title, content, more = {}) {
  close();
  const dialog = document.createElement("dialog");
  box = dialog;
  dialog.className = more.look ?? (more.wide ? "dialog wide" : "dialog");
  dialog.setAttribute("aria-label", title);
  drawn = () => html`
    <header class="dialog-head">
      <h2>${title}</h2>
      <button class="plain" @click=${close} aria-label=${say("close")}>✕</button>
    </header>
    <div class="dialog-body">${content()}</div>`;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (box === dialog) {
      box = null;
      drawn = null;
    }
    more.closed?.();
  });
  if (more.keys) dialog.addEventListener("keydown", more.keys);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  redraw();
  dialog.showModal();
}

/** Draw the open dialog again. */
export function redraw() {
  if (box && drawn) render(drawn(), box);
}

/** Close the open dialog, if there is one. */
export function close() {
  box?.close();
}

/** Whether a dialog is open. */
export function isOpen() {
  return box !== null;
}

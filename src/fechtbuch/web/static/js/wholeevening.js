// A table of an evening: the way to the whole of it, and word when it goes on elsewhere.

import { html, nothing } from "./view.js";
import { get } from "./api.js";
import { update } from "./frame.js";
import { table } from "./store.js";
import { say } from "./words.js";

/** How often is looked whether the evening has gone on, in milliseconds. */
const OFTEN = 5000;

let watching = false;
/** The table that is played at now, if it is not this one; empty if it is. */
let elsewhere = "";
/** Whether the evening is between two encounters, before the first again, or over. */
let nowhere = false;

/** Look from now on. */
export function watchEvening() {
  if (watching || !table.welcome?.evening) return;
  watching = true;
  setTimeout(look, OFTEN);
}

async function look() {
  if (!document.hidden) {
    try {
      const where = await get(`/api/evenings/${table.welcome.evening}/where`, table.token);
      const before = `${elsewhere} ${nowhere}`;
      elsewhere = where.table && where.table !== table.id ? where.table : "";
      nowhere = where.table === null;
      if (before !== `${elsewhere} ${nowhere}`) update();
    } catch {
      // Whoever came by a link of this table alone sees nothing of the evening.
    }
  }
  setTimeout(look, OFTEN);
}

/** That something else is played now, and the way there. */
export function eveningNews() {
  if (!elsewhere && !nowhere) return nothing;
  return html`<div class="news" role="status"><p>${say("evening-moved")}</p>
    <div class="options">${elsewhere ? html`<a class="option go button" data-do="follow" href="/table/${elsewhere}#${table.token}">${say("evening-follow")}</a>` : eveningLink("option button")}</div></div>`;
}

/** The way to the whole evening; nothing at a table of its own. @param {string} classes */
export function eveningLink(classes) {
  const evening = table.welcome?.evening;
  return evening ? html`<a class=${classes} data-do="evening" href="/evening/${evening}?list#${table.token}">${say("evening-whole")}</a>` : nothing;
}

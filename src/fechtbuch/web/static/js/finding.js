// What was found: the finding as the title, its chart, the numbers, files, and how to ask it again.

import { html, nothing, ref } from "./view.js";
import { complain, update } from "./frame.js";
import { say } from "./words.js";
import { chart } from "./charts.js";
import { copy } from "./invite.js";
import { proposals } from "./proposals.js";
import { link, state, under } from "./inquiry.js";

/** Things of a long table that are shown at first. */
const FEW = 12;

/** Whose table is shown in full. */
let whole = "";

/** The answer as far as it is. */
export function finding() {
  const { run, found } = state;
  if (!run) return nothing;
  const share = run.status === "done" ? 1 : run.fights ? run.done / run.fights : 0;
  return html`
    <section class="finding" aria-label=${say("result")} aria-busy=${under() ? "true" : "false"}>
      <p class="progress" role="status"><progress max="1" .value=${share} aria-label=${say("progress")}></progress>
        <span>${say(`ask-${run.status}`, { done: run.done, fights: run.fights })}</span></p>
      ${found ? answer(found, run) : under() ? html`<div class="leaf unanswered">···</div>` : nothing}
    </section>`;
}

/** @param {any} found @param {any} run */
function answer(found, run) {
  const { table } = found;
  return html`
    <div class="leaf">
      <h2 class="found">${found.title}</h2>
      <p class="hint">${found.about} · ${found.effort}</p>
      <div class=${found.chart.hconcat ? "pair" : "single"}>${parts(found.chart).map((one) => drawn(one, found))}</div>
    </div>
    ${proposals(found, run)}
    ${table.story.length ? html`<div class="leaf"><h3>${say("ask-story")}</h3>${table.story.map((/** @type {any} */ note) => html`<p class="story">${note.text}</p>`)}</div>` : nothing}
    <div class="leaf">
      <h3>${say("ask-table")}</h3>
      ${notes(table.before)}
      ${numbers(table, run.id)}
      ${notes(table.after)}
      ${table.more.length ? html`<div class="beside">${notes(table.more)}</div>` : nothing}
      <p class="row files">
        ${run.files.map((/** @type {string} */ form) => html`<a class="link" download href=${`/api/questions/${run.id}/file?form=${form}`}>${say(`ask-file-${form}`)}</a>`)}
        <button type="button" class="link" @click=${() => copy(new URL(link(), location.href).href)}>${say("ask-link")}</button>
      </p>
      ${run.command ? html`<details class="repeat"><summary>${say("ask-repeat")}</summary>
        ${written(say("ask-terminal"), run.command)}
        ${written(say("ask-python"), `import fechtbuch as fb\n\n${run.python}`)}
      </details>` : nothing}
    </div>`;
}

/** @param {any[]} list */
function notes(list) {
  return list.map((note) => html`<p class=${note.small ? "hint" : ""}>${note.text}</p>`);
}

/** Two charts side by side are two charts: each finds its own width. @param {any} specification @returns {any[]} */
function parts(specification) {
  const { hconcat, spacing, title, ...rest } = specification;
  return hconcat ? hconcat.map((/** @type {any} */ one) => ({ ...rest, ...one })) : [specification];
}

/** @param {any} specification @param {any} found */
function drawn(specification, found) {
  const half = Boolean(found.chart.hconcat);
  const tiles = found.question === "matchups" ? found.table.rows.length : 0;
  const { text, subtitle } = specification.title ?? {};
  return html`<figure class="drawn">
    ${half ? html`<figcaption><b>${text}</b> <span class="hint">${[subtitle ?? []].flat().join(" · ")}</span></figcaption>` : legend(subtitle, found)}
    <div role="img" aria-label=${half ? `${found.title}: ${text}` : found.title} ${ref((/** @type {Element | undefined} */ element) => { chart(element, specification, { bare: true, tiles }).catch(complain); })}></div>
  </figure>`;
}

/** How to read a chart: what stands below its title besides what the page says already. @param {any} subtitle @param {any} found */
function legend(subtitle, found) {
  const lines = [subtitle ?? []].flat().filter((line) => line !== found.about && line !== found.effort);
  return lines.length ? html`<figcaption class="hint">${lines.join(" · ")}</figcaption>` : nothing;
}

/** The table; of a long one only its beginning, until more is wanted. @param {any} table @param {string} id */
function numbers(table, id) {
  if (!table.rows.length) return nothing;
  let things = 0;
  const shown = table.rows.filter((/** @type {any} */ row) => {
    things += row.goes_on ? 0 : 1;
    return whole === id || !table.long || things <= FEW;
  });
  const left = table.rows.length - shown.length;
  return html`<div class="sheet"><table>
      <thead><tr>${table.words.map((/** @type {string} */ one) => html`<th scope="col">${one}</th>`)}${table.numbers.map((/** @type {string} */ one) => html`<th scope="col" class="figure">${one}</th>`)}</tr></thead>
      <tbody>${shown.map((/** @type {any} */ row) => html`<tr class=${row.best ? "best" : ""}>${row.cells.map((/** @type {string} */ cell, /** @type {number} */ place) => (place < table.words.length
        ? html`<th scope="row" class=${row.goes_on && place === 0 ? "again" : ""}>${cell}</th>`
        : html`<td class="figure">${cell}</td>`))}</tr>`)}</tbody>
    </table></div>
    ${left > 0 ? html`<button type="button" class="link" @click=${() => { whole = id; update(); }}>${say("ask-all-rows", { count: table.rows.length })}</button>` : nothing}`;
}

/** Words to copy. @param {string} title @param {string} text */
function written(title, text) {
  return html`<h4>${title}</h4><div class="written"><pre><code>${text}</code></pre><button type="button" class="small" @click=${() => copy(text, say("ask-copied"))}>${say("ask-copy")}</button></div>`;
}

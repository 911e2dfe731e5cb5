// What stands on a page of the rulebook: a rule, a chapter, a table, the glossary, the front.

import { html, nothing } from "./view.js";
import { say } from "./words.js";

/** @typedef {import("./reader.js").Reader} Reader */

let counter = 0;

/** Ids as links to the pages of their rules, where no fight is beside which they could open. @param {string} book @param {string[]} ids */
export function rulePages(book, ids) {
  return html`<span class="rules">${ids.map((id) => html`<a class="rule" href="/rules/${book}/${id}" target="_blank" rel="noopener" title=${say("open-rule", { rule: id })}>${id}</a> `)}</span>`;
}

/** @param {Reader} reader @param {string} id @param {unknown} words */
function ruleLink(reader, id, words) {
  const { href, click } = reader.link(id);
  return html`<a class="to-rule" href=${href} @click=${click}>${words}</a>`;
}

/** A stretch of text. @param {Reader} reader @param {any} piece @param {Record<string, any>} terms */
function piece(reader, piece, terms) {
  switch (piece.kind) {
    case "rule":
      return ruleLink(reader, piece.target, piece.text);
    case "term": {
      const term = terms[piece.target];
      if (!term) return piece.text;
      counter += 1;
      const id = `term-${counter}`;
      return html`<span class="term-box"><span class="term" role="button" tabindex="0" aria-describedby=${id}>${piece.text}</span><span class="means" role="tooltip" id=${id}>${term.means} ${term.rule ? ruleLink(reader, term.rule, term.rule) : nothing}</span></span>`;
    }
    case "strong":
      return html`<mark>${piece.text}</mark>`;
    case "number":
      return html`<b class="reckoned">${piece.text}</b>`;
    default:
      return piece.text;
  }
}

/** @param {Reader} reader @param {any[]} paragraphs @param {Record<string, any>} terms */
function prose(reader, paragraphs, terms) {
  return paragraphs.map((one) => {
    const said = one.pieces.map((/** @type {any} */ part) => piece(reader, part, terms));
    return one.example
      ? html`<aside class="example" aria-label=${say("example")}><p class="caps">${say("example")}</p><p>${said}</p></aside>`
      : html`<p>${said}</p>`;
  });
}

/** The text of a rule: what it says at length, or its summary where nobody has written more. @param {Reader} reader @param {any} rule */
function text(reader, rule) {
  return html`<div class="prose">
    ${rule.text.length ? html`<p class="summary">${rule.summary}</p>${prose(reader, rule.text, rule.terms)}` : html`<p>${rule.summary}</p>`}
    ${rule.reason ? html`<p class="hint">${rule.reason}</p>` : nothing}
  </div>`;
}

/** A rule with everything around it. @param {Reader} reader @param {any} rule */
export function article(reader, rule) {
  const chapter = reader.link(rule.chapter.key);
  return html`
    <article class="rule-page">
      <p class="rule-line"><a href=${chapter.href} @click=${chapter.click}>${rule.chapter.title}</a> · <code>${rule.id}</code> · ${rule.source} · ${rule.status}</p>
      <h1>${rule.title}</h1>
      ${text(reader, rule)}
      ${changes(rule)}
      ${used(rule)}
      <nav class="leaf-turn" aria-label=${say("turn-page")}>
        ${rule.before ? turning(reader, rule.before, html`← ${say("previous-rule")}`) : html`<span></span>`}
        ${rule.after ? turning(reader, rule.after, html`${say("next-rule")} →`) : nothing}
      </nav>
    </article>
    <aside class="near" aria-label=${say("around-it")}>
      ${reader.how.beside?.(rule.id) ?? nothing}
      ${list(reader, "neighbours", rule.neighbours)}
      ${list(reader, "rulings-on-it", rule.rulings)}
      ${list(reader, "used-in", rule.used_in)}
    </aside>`;
}

/** @param {Reader} reader @param {string} id @param {unknown} words */
function turning(reader, id, words) {
  const { href, click } = reader.link(id);
  return html`<a class="button small" href=${href} @click=${click}>${words}</a>`;
}

/** What changes a rule: its switch, and versions of the book. @param {any} rule */
function changes(rule) {
  if (!rule.option && rule.versions.length === 0) return nothing;
  return html`<section class="changes">
    <h2>${say("changes")}</h2>
    ${rule.option ? html`<p>${rule.option.meaning}</p><p class="hint">${say("option-default", { value: rule.option.default, values: rule.option.values.join(", ") })}</p>` : nothing}
    ${rule.versions.length ? html`<p class="hint">${say("changed-in", { versions: rule.versions.join(", ") })}</p>` : nothing}
  </section>`;
}

/** Where a rule is at work. @param {any} rule */
function used(rule) {
  const lines = [["used-verbs", rule.verbs], ["used-parts", rule.parts], ["used-states", rule.states]].filter(([, words]) => words.length);
  if (lines.length === 0) return nothing;
  return html`<section class="changes">
    <h2>${say("at-work-in")}</h2>
    ${lines.map(([key, words]) => html`<p><span class="hint">${say(key)}</span> ${words.join(" · ")}</p>`)}
  </section>`;
}

/** @param {Reader} reader @param {string} title @param {any[]} rules */
function list(reader, title, rules) {
  if (rules.length === 0) return nothing;
  return html`<section><h2>${say(title)}</h2>${rules.map((one) => {
    const { href, click } = reader.link(one.id);
    return html`<a class="nb" href=${href} @click=${click}><b>${one.title}</b><span>${one.summary} <i>${one.id}</i></span></a>`;
  })}</section>`;
}

/** A chapter from start to end. @param {Reader} reader @param {any} chapter */
export function chapterView(reader, chapter) {
  return html`
    <article class="rule-page whole">
      <h1>${chapter.title}</h1>
      <div class="prose intro-text">${prose(reader, chapter.intro, chapter.terms)}</div>
      ${chapter.rules.map((/** @type {any} */ rule) => html`
        <section class="in-chapter">
          <h2>${ruleLink(reader, rule.id, rule.title)} <code>${rule.id}</code></h2>
          ${text(reader, rule)}
          ${rule.option ? html`<p class="hint">${rule.option.meaning} ${say("option-default", { value: rule.option.default, values: rule.option.values.join(", ") })}</p>` : nothing}
        </section>`)}
    </article>`;
}

/** @param {Reader} reader @param {any} table */
export function tableView(reader, table) {
  return html`
    <article class="rule-page whole">
      <h1>${table.title}</h1>
      ${table.rule ? html`<p class="hint">${ruleLink(reader, table.rule, table.rule)}</p>` : nothing}
      <div class="table-scroll" tabindex="0" role="region" aria-label=${table.title}><table class="data">
        <thead><tr>${table.columns.map((/** @type {string} */ one) => html`<th scope="col">${one}</th>`)}${table.rows.some((/** @type {any} */ row) => row.rules.length) ? html`<th scope="col">${say("rules")}</th>` : nothing}</tr></thead>
        <tbody>${table.rows.map((/** @type {any} */ row) => html`<tr>
          ${row.cells.map((/** @type {string} */ cell, /** @type {number} */ n) => (n ? html`<td class=${/^[−+]?\d/.test(cell) ? "num" : ""}>${cell}</td>` : html`<th scope="row">${cell}</th>`))}
          ${row.rules.length ? html`<td>${row.rules.map((/** @type {string} */ id) => html`${ruleLink(reader, id, id)} `)}</td>` : nothing}</tr>`)}</tbody>
      </table></div>
    </article>`;
}

/** @param {Reader} reader @param {any[]} terms */
export function glossaryView(reader, terms) {
  return html`
    <article class="rule-page whole">
      <h1>${say("glossary")}</h1>
      <dl class="terms">${terms.map((one) => html`<div><dt>${one.term}${one.own && one.own !== one.term ? html` <span class="hint">${one.own}</span>` : nothing}</dt>
        <dd>${one.means} ${one.rule ? ruleLink(reader, one.rule, one.rule) : nothing}</dd></div>`)}</dl>
    </article>`;
}

/** A rule's title without the book's own word for it, which stands on its page. @param {string} title */
function bare(title) {
  return title.replace(/ \([^()]*\)$/, "");
}

/** The front of a book: its chapters at a glance. @param {Reader} reader */
export function front(reader) {
  const { contents } = reader;
  return html`
    <article class="rule-page whole">
      <p class="rule-line">${say("rule-count", { count: contents.count })}</p>
      <h1>${contents.title}</h1>
      <ul class="front">${contents.chapters.map((/** @type {any} */ one) => {
        const { href, click } = reader.link(one.key);
        return html`<li><a class="nb" href=${href} @click=${click}><b>${one.title}</b><span>${one.rules.slice(0, 3).map((/** @type {any} */ rule) => bare(rule.title)).join(" · ")}${one.rules.length > 3 ? "\u00a0…" : ""}</span></a></li>`;
      })}</ul>
      ${contents.licence ? html`<details class="licence"><summary>${say("licence")}</summary><pre>${contents.licence}</pre></details>` : nothing}
    </article>`;
}

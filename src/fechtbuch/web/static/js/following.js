// What follows from a sheet: numbers under headings, each with the parts that it is made of.

import { html, nothing } from "./view.js";
import { number } from "./words.js";
import { rulePages } from "./readings.js";

/** Where the numbers stand above the form: there they are folded. */
const NARROW = matchMedia("(max-width: 56rem)");

/** All numbers of a sheet. @param {string} book @param {any[]} numbers */
export function following(book, numbers) {
  const headings = [...new Set(numbers.map((each) => each.group))];
  return headings.map((heading) => html`<details ?open=${!NARROW.matches}><summary><h3>${heading}</h3></summary>
    <dl>${numbers.filter((each) => each.group === heading).map((each) => follows(book, each))}</dl></details>`);
}

/** A number that follows, with the parts that it is made of. @param {string} book @param {any} each */
function follows(book, each) {
  const rules = rulesOf(each);
  return html`<div><dt>${each.name} ${rulePages(book, rules)}</dt><dd>${written(each.total)}</dd>
    ${each.told ? html`<dd class="parts"><ul class="sum">${each.parts.map((/** @type {any} */ part) => html`<li><span>${part.text} ${rulePages(book, part.rule && !rules.includes(part.rule) ? [part.rule] : [])}</span><span>${written(part.value)}</span></li>`)}</ul></dd>` : nothing}</div>`;
}

/** @param {number} value */
function written(value) {
  return number(value).replace("-", "−");
}

/** The rule that stands beside a number: its own, or that of its first part; others stand beside their parts. @param {any} each */
function rulesOf(each) {
  return [each.rule || each.parts[0]?.rule].filter(Boolean);
}

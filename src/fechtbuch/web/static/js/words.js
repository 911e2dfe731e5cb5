// The page's own words, in the reader's language. What happens in the fight comes from the server
// in that language already.

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { recall, keep } from "./memory.js";

/** The languages of the page, by their own names. */
export const LANGUAGES = { en: "English", pl: "Polski", fr: "Français", de: "Deutsch" };

const USUAL = "en";

/** @type {FluentBundle | null} */
let bundle = null;
let current = USUAL;

/** The language that is spoken now. */
export function language() {
  return current;
}

/** The language that the reader chose, or the first of the browser's that we speak. */
export function preferred() {
  const chosen = recall("language");
  if (chosen in LANGUAGES) return chosen;
  for (const tag of navigator.languages ?? []) {
    const base = tag.toLowerCase().split("-")[0];
    if (base in LANGUAGES) return base;
  }
  return USUAL;
}

/**
 * Speak a language from now on.
 * @param {string} wanted
 */
export async function speak(wanted) {
  const code = wanted in LANGUAGES ? wanted : USUAL;
  const answer = await fetch(`/locale/${code}/table.ftl`);
  if (!answer.ok) throw new Error(`/locale/${code}/table.ftl: ${answer.status}`);
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle = next;
  current = code;
  document.documentElement.lang = code;
}

/**
 * Choose a language for good.
 * @param {string} code
 */
export async function choose(code) {
  keep("language", code);
  await speak(code);
}

/**
 * The words under a key.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(key, args = {}) {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  // @ts-ignore: the library's own types are not beside it
  return bundle.formatPattern(message.value, args, []);
}

/**
 * A label where there is little room: its short form, if it has one.
 * @param {string} key
 * @returns {string}
 */
export function brief(key) {
  const message = bundle?.getMessage(key);
  const short = message?.attributes?.short;
  // @ts-ignore: the library's own types are not beside it
  return bundle && short ? bundle.formatPattern(short, {}, []) : say(key);
}

/**
 * A share between 0 and 1 as a percentage.
 * @param {number} share
 * @param {number} [digits]
 */
export function percent(share, digits = 0) {
  /** @type {Intl.NumberFormatOptions} */
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(current, format).format(share);
}

/**
 * A whole number as the language writes it, with a true minus sign.
 * @param {number} value
 */
export function number(value) {
  return new Intl.NumberFormat(current).format(value).replace("-", "−");
}

/**
 * A number with digits after the point.
 * @param {number} value
 * @param {number} digits
 */
export function decimal(value, digits) {
  return new Intl.NumberFormat(current, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** Words as they begin a line. @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/**
 * A number with its sign, as a part of a sum.
 * @param {number} value
 */
export function signed(value) {
  return `${value < 0 ? "−" : "+"}${number(Math.abs(value))}`;
}

/**
 * Shares as whole percents that sum to what they sum to: never 101.
 * @param {number[]} shares
 * @returns {number[]}
 */
export function wholes(shares) {
  const exact = shares.map((share) => share * 100);
  const found = exact.map(Math.floor);
  let left = Math.round(exact.reduce((sum, one) => sum + one, 0)) - found.reduce((sum, one) => sum + one, 0);
  for (const place of exact.map((_, n) => n).sort((a, b) => (exact[b] % 1) - (exact[a] % 1))) {
    if (left <= 0) break;
    found[place] += 1;
    left -= 1;
  }
  return found;
}

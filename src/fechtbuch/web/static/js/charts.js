// Vega-Lite charts under a strict content policy: expressions are interpreted, never compiled. The
// laboratory draws on paper of its own; here its inks become the page's, by light and by dark.

import { expressionInterpreter } from "../vendor/vega/vega-interpreter.js";

/** The laboratory's colours, and the page's names for them. @type {Record<string, string>} */
const INKS = {
  "#2b2620": "--ink",
  "#8a8378": "--faint",
  "#e4ded3": "--line",
  "#fffdf8": "--leaf",
  "#0072b2": "--side-0",
  "#d55e00": "--side-1",
  "#009e73": "--side-2",
  "#cc79a7": "--side-3",
  "#e69f00": "--side-4",
  "#56b4e9": "--side-5",
  "#000000": "--ink",
};

const PADDING = { left: 4, top: 4, right: 24, bottom: 4 };
const NARROWEST = 260;
/** Pixels for one name in a legend. */
const LEGEND = 150;

/** How much of a chart its names may take. */
const MOST_LABEL = 0.42;

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draw a chart into an element, unless it shows the same already.
 * @param {Element | undefined} element
 * @param {any} specification
 */
export async function chart(element, specification) {
  if (!element) return;
  await null; // Only when all is in its place has it a width.
  const style = getComputedStyle(document.documentElement);
  const wide = Math.max(NARROWEST, element.clientWidth);
  const text = `${JSON.stringify(specification)} ${style.colorScheme} ${wide}`;
  if (drawn.get(element) === text) return;
  drawn.set(element, text);
  // @ts-ignore: three scripts of the page put it there
  await globalThis.vegaEmbed(element, dressed(specification, style, wide), {
    ast: true,
    expr: expressionInterpreter,
    actions: false,
    defaultStyle: false,
    tooltip: false,
    renderer: "svg",
  });
}

/** A chart in the page's inks, as wide as there is room. @param {any} specification @param {CSSStyleDeclaration} style @param {number} wide */
function dressed(specification, style, wide) {
  const { title, config, ...rest } = recoloured(specification, style);
  const font = style.getPropertyValue("--sans").trim();
  const axisY = { ...config?.axisY, labelLimit: Math.round(wide * MOST_LABEL) };
  const found = { ...rest, config: { ...config, font, axisY, background: "transparent", title: { ...config?.title, font }, legend: { ...config?.legend, columns: Math.max(1, Math.floor(wide / LEGEND)) } }, background: "transparent", padding: PADDING };
  // The page says itself what a chart shows.
  if (title?.subtitle) found.title = { ...title, text: "", subtitleFontSize: 12 };
  if (typeof found.width !== "number") return found;
  return { ...found, width: wide, autosize: { type: typeof found.height === "number" ? "fit" : "fit-x", contains: "padding" } };
}

/** @param {any} value @param {CSSStyleDeclaration} style @returns {any} */
function recoloured(value, style) {
  if (typeof value === "string") {
    const name = INKS[value.toLowerCase()];
    return name ? style.getPropertyValue(name).trim() || value : value;
  }
  if (Array.isArray(value)) return value.map((one) => recoloured(one, style));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, recoloured(one, style)]));
}

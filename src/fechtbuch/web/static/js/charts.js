// Vega-Lite charts under a strict content policy: expressions are interpreted, never compiled.

import { expressionInterpreter } from "../vendor/vega/vega-interpreter.js";

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draw a chart into an element, unless it shows the same already.
 * @param {Element | undefined} element
 * @param {object} specification
 */
export async function chart(element, specification) {
  if (!element) return;
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
  const text = JSON.stringify(specification) + dark;
  if (drawn.get(element) === text) return;
  drawn.set(element, text);
  const style = getComputedStyle(document.body);
  const ink = style.getPropertyValue("--ink").trim() || style.color;
  const line = style.getPropertyValue("--line").trim() || ink;
  const config = {
    background: "transparent",
    font: style.getPropertyValue("--sans").trim(),
    title: { color: ink, subtitleColor: ink },
    axis: { labelColor: ink, titleColor: ink, gridColor: line, domainColor: line, tickColor: line },
    legend: { labelColor: ink, titleColor: ink },
    header: { labelColor: ink, titleColor: ink },
    text: { color: ink },
    view: { stroke: "transparent" },
  };
  // @ts-ignore: three scripts of the page put it there
  await globalThis.vegaEmbed(element, specification, {
    ast: true,
    expr: expressionInterpreter,
    actions: false,
    defaultStyle: false,
    tooltip: false,
    renderer: "svg",
    config,
  });
}

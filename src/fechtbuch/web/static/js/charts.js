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
  "#4a6572": "--deep",
  "#2f6b3f": "--good",
};

/** Tiles from lost to won, and what is written on the strongest, where it is dark: there the middle is dark. @type {Record<string, string>} */
const BY_NIGHT = {
  "#a84300": "#f2a36a",
  "#eda66c": "#85522c",
  "#f6f1e7": "#2b2b34",
  "#7fb3d5": "#315a7d",
  "#00568a": "#86b8ee",
  "#ffffff": "#16161b",
  // Which tiles are so strong that the other ink is read better on them.
  "datum.share > 0.865 || datum.share < 0.1": "datum.share > 0.825 || datum.share < 0.185",
};

const PADDING = { left: 4, top: 4, right: 24, bottom: 4 };
const NARROWEST = 260;
/** Pixels for one name in a legend. */
const LEGEND = 150;

/** How much of a chart its names may take. */
const MOST_LABEL = 0.42;

/** Below this width numbers beside bars have no room; the table has them. */
const NARROW = 600;
/** No letters are smaller than this. */
const SMALLEST = 12.5;
/** Between a scenario and one of its sides. */
const SIDE = " · ";
/** Numbers that stand along an axis of a phone. */
const NUMBERS = 5;
/** Pixels for a letter of a name, about. */
const LETTER = 6.5;
/** Pixels for a tile, at least and at most. */
const TILE = [22, 46];
/** Pixels that the names beside tiles take. */
const NAMES = 150;

const night = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is dark now. @param {CSSStyleDeclaration} style */
function dark(style) {
  return style.colorScheme === "dark" || (style.colorScheme !== "light" && night.matches);
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draw a chart into an element, unless it shows the same already.
 * @param {Element | undefined} element
 * @param {any} specification
 * @param {{bare?: boolean, tiles?: number}} [how] without any title; with so many tiles in a row
 */
export async function chart(element, specification, how = {}) {
  if (!element) return;
  await null; // Only when all is in its place has it a width.
  const style = getComputedStyle(document.documentElement);
  const wide = Math.max(NARROWEST, element.clientWidth);
  const text = `${JSON.stringify(specification)} ${style.colorScheme} ${dark(style)} ${wide}`;
  if (drawn.get(element) === text) return;
  drawn.set(element, text);
  // While a sharper one is drawn, nothing below it moves.
  /** @type {HTMLElement} */ (element).style.minHeight = `${element.clientHeight}px`;
  // @ts-ignore: three scripts of the page put it there
  await globalThis.vegaEmbed(element, dressed(specification, style, wide, how), {
    ast: true,
    expr: expressionInterpreter,
    actions: false,
    defaultStyle: false,
    tooltip: false,
    renderer: "svg",
  });
  // Whoever cannot see it is told by the element around it what it shows.
  element.querySelector("svg")?.setAttribute("aria-hidden", "true");
}

/** A chart in the page's inks, as wide as there is room. @param {any} specification @param {CSSStyleDeclaration} style @param {number} wide @param {{bare?: boolean, tiles?: number}} how */
function dressed(specification, style, wide, how) {
  const { title, config, ...whole } = recoloured(specification, style);
  const narrow = how.bare === true && wide < NARROW;
  const rest = narrow ? roomy(whole, Math.round(wide * MOST_LABEL)) : whole;
  const font = style.getPropertyValue("--sans").trim();
  const axisY = { ...config?.axisY, labelLimit: Math.round(wide * MOST_LABEL) };
  const found = { ...rest, config: { ...config, font, axisY, axisX: { ...config?.axisX, ...(narrow ? { titleAnchor: "end", labelOverlap: true } : {}) }, background: "transparent", title: { ...config?.title, font }, legend: { ...config?.legend, columns: Math.max(1, Math.floor(wide / LEGEND)) } }, background: "transparent", padding: PADDING };
  // The page says itself what a chart shows.
  if (title?.subtitle && !how.bare) found.title = { ...title, text: "", subtitleFontSize: SMALLEST };
  if (how.tiles) {
    const step = Math.round(Math.min(TILE[1], Math.max(TILE[0], (wide - NAMES) / how.tiles)));
    return { ...found, width: { step }, height: { step } };
  }
  if (typeof found.width !== "number") return found;
  // Tiles keep their height, however few there are above each other; a curve has room enough.
  const flexible = typeof found.height === "number" && !tiled(found);
  return { ...found, width: wide, autosize: { type: flexible ? "fit" : "fit-x", contains: "padding" } };
}

/** Whether tiles are drawn. @param {any} specification */
function tiled(specification) {
  return specification.layer?.some((/** @type {any} */ one) => (one.mark?.type ?? one.mark) === "rect");
}

/** Every second number of an axis where there are many, nought among them. @param {number[]} all */
function fewer(all) {
  const nought = all.indexOf(0);
  return all.length > NUMBERS && nought >= 0 ? all.filter((_, place) => (place - nought) % 2 === 0) : all;
}

/** A chart for a phone: names no longer than they may be, fewer numbers along an axis, and none where bars have names. @param {any} specification @param {number} most */
function roomy(specification, most) {
  const small = (/** @type {string} */ key, /** @type {any} */ one) => {
    if (key === "labelLimit" && typeof one === "number") return Math.min(one, most);
    return key === "values" && Array.isArray(one) ? fewer(one) : one;
  };
  const shorter = (/** @type {any} */ value) => JSON.parse(JSON.stringify(value, small));
  const named = (/** @type {any} */ layer) => layer.encoding?.y?.type === "nominal";
  const { layer } = specification;
  if (!layer?.some(named) || layer.some((/** @type {any} */ one) => one.encoding?.x?.type === "nominal")) return shorter(specification);
  const left = layer.filter((/** @type {any} */ one) => !(named(one) && (one.mark?.type ?? one.mark) === "text"));
  return shorter(inLines({ ...specification, layer: left.map(spread(reach(specification, left))) }, most));
}

/** What a layer shows. @param {any} specification @param {any} layer @returns {any[]} */
function rows(specification, layer) {
  const data = layer.data ?? specification.data;
  return (data?.name ? specification.datasets?.[data.name] : data?.values) ?? [];
}

/** From where to where marks go: the words beside them, which an axis leaves room for, are gone. @param {any} specification @param {any[]} layers @returns {[number, number]} */
function reach(specification, layers) {
  const ends = layers.flatMap((layer) => [layer.encoding?.x?.field, layer.encoding?.x2?.field].filter(Boolean)
    .flatMap((field) => rows(specification, layer).map((row) => row[field]).filter(Number.isFinite)));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const pad = 0.04 * (high - low);
  return [low - pad, high + pad];
}

/** Let an axis go so far and no farther. @param {[number, number]} domain @returns {(layer: any) => any} */
function spread(domain) {
  return (layer) => (layer.encoding?.x?.scale?.domain && domain[0] < domain[1]
    ? { ...layer, encoding: { ...layer.encoding, x: { ...layer.encoding.x, scale: { ...layer.encoding.x.scale, domain } } } }
    : layer);
}

/** Names of several things, which would all look alike if they were cut, thing by thing below each other. @param {any} specification @param {number} most */
function inLines(specification, most) {
  const named = specification.layer.find((/** @type {any} */ layer) => layer.encoding?.y?.type === "nominal");
  const names = rows(specification, named).map((row) => String(row[named.encoding.y.field]));
  const between = names.some((name) => name.includes(SIDE)) ? SIDE : ", ";
  const lines = Math.max(1, ...names.map((name) => name.split(between).length));
  if (lines < 2 || Math.max(...names.map((name) => name.length)) * LETTER <= most) return specification;
  const layer = specification.layer.map((/** @type {any} */ one) => (one.encoding?.y?.type === "nominal"
    ? { ...one, encoding: { ...one.encoding, y: { ...one.encoding.y, axis: { ...one.encoding.y.axis, labelExpr: `split(datum.label, '${between}')` } } } }
    : one));
  return { ...specification, height: { step: 10 + 16 * lines }, layer };
}

/** In the page's inks, with letters that can be read. @param {any} value @param {CSSStyleDeclaration} style @returns {any} */
function recoloured(value, style) {
  if (typeof value === "string") {
    const name = INKS[value.toLowerCase()];
    if (dark(style) && value.toLowerCase() in BY_NIGHT) return BY_NIGHT[value.toLowerCase()];
    return name ? style.getPropertyValue(name).trim() || value : value;
  }
  if (Array.isArray(value)) return value.map((one) => recoloured(one, style));
  if (value === null || typeof value !== "object") return value;
  const legible = (/** @type {string} */ key, /** @type {any} */ one) => (/fontsize$/i.test(key) && typeof one === "number" ? Math.max(one, SMALLEST) : recoloured(one, style));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, legible(key, one)]));
}

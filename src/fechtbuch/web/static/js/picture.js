// A moment as a picture: the map as it is drawn, with a title and a sentence below it.

import { save } from "./files.js";
import { complain } from "./frame.js";

/** What a drawing takes from the style sheets; in a picture nobody has those. */
const LOOKS = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "opacity", "display", "visibility", "font-size", "font-weight", "font-style", "text-anchor", "paint-order"];
const WIDE = 1200;
const HIGH = 800;
const FOOT = 112;

/** The map, with everything that style sheets say of it written into it. @param {SVGSVGElement} map */
function styled(map) {
  const copy = /** @type {SVGSVGElement} */ (map.cloneNode(true));
  const from = [map, ...map.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((one, place) => {
    const looks = getComputedStyle(one);
    for (const name of LOOKS) to[place].setAttribute(name, looks.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(WIDE));
  copy.setAttribute("height", String(HIGH));
  copy.setAttribute("preserveAspectRatio", "xMidYMid slice");
  copy.setAttribute("font-family", "sans-serif");
  return new XMLSerializer().serializeToString(copy);
}

/** @param {string} text of an SVG @returns {Promise<HTMLImageElement>} */
function loaded(text) {
  return new Promise((done, failed) => {
    const picture = new Image();
    picture.addEventListener("load", () => done(picture));
    picture.addEventListener("error", failed);
    picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  });
}

/** A text cut to the room that there is. @param {CanvasRenderingContext2D} pen @param {string} text @param {number} room */
function fitting(pen, text, room) {
  let shown = text;
  while (shown.length > 4 && pen.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

/**
 * The picture of a moment.
 * @param {SVGSVGElement} map
 * @param {string} title
 * @param {string} words
 * @returns {Promise<Blob>}
 */
export async function pictureOf(map, title, words) {
  const drawing = await loaded(styled(map));
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH + FOOT;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const colours = getComputedStyle(document.body);
  pen.fillStyle = colours.backgroundColor;
  pen.fillRect(0, 0, WIDE, HIGH + FOOT);
  pen.drawImage(drawing, 0, 0);
  URL.revokeObjectURL(drawing.src);
  pen.fillStyle = colours.color;
  const family = getComputedStyle(document.querySelector("h1, h2, .fight-title b") ?? document.body).fontFamily;
  pen.font = `600 34px ${family}`;
  pen.fillText(fitting(pen, title, WIDE - 200), 32, HIGH + 46);
  pen.font = `400 26px ${family}`;
  pen.fillText(fitting(pen, words, WIDE - 64), 32, HIGH + 88);
  pen.textAlign = "right";
  pen.fillText("Fechtbuch", WIDE - 32, HIGH + 46);
  return new Promise((done) => canvas.toBlob((blob) => done(/** @type {Blob} */ (blob)), "image/png"));
}

/** Share the picture where the device can, else save it. @param {string} title @param {string} words */
export async function sharePicture(title, words) {
  const map = document.querySelector("svg.ground");
  if (!(map instanceof SVGSVGElement)) return;
  try {
    const blob = await pictureOf(map, title, words);
    const file = new File([blob], `${title}.png`, { type: "image/png" });
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title });
    else save(blob, file.name);
  } catch (error) {
    // Whoever changes his mind is not in trouble.
    if (/** @type {any} */ (error).name !== "AbortError") complain(error);
  }
}

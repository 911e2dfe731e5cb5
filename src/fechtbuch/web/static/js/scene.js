// One scene: what it is about, whom one wants to be, and the ways into it.

import { html } from "./view.js";
import { complain, update } from "./frame.js";
import { post } from "./api.js";
import { language, say } from "./words.js";
import { openGroup } from "./group.js";
import { remember } from "./recent.js";
import { level, levelChoice } from "./level.js";
import { preview } from "./preview.js";
import { sideSign } from "./heraldry.js";
import * as dialog from "./dialog.js";

/** The scene whose table is being opened. */
let opening = "";

/** The name of the scene whose table is being opened; empty if none is. */
export function starting() {
  return opening;
}

/** @param {any} one */
export function openScene(one) {
  let side = one.sides[0].slug;
  dialog.open(one.title, () => html`<div class="scene-open" data-scene=${one.name}>
    ${preview(one)}
    <p class="card-book"><a href="/rules/${one.book}">${one.book_title}</a></p>
    <p class="story">${one.description}</p>
    <fieldset><legend>${say("play-side")}</legend>
      ${one.sides.map((/** @type {any} */ other, /** @type {number} */ index) => html`<label class="check side-${index % 6}"><input type="radio" name="side" .checked=${other.slug === side} @change=${() => { side = other.slug; update(); }}> ${sideSign(index)} ${named(other)}</label>`)}
    </fieldset>
    ${levelChoice(one.levels)}
    <div class="options">
      <button class="option go" ?disabled=${opening !== ""} @click=${() => play(one, side)}>${opening === one.name ? say("starting") : say("play-engine")}</button>
      <button class="option" @click=${() => openGroup({ scenario: one.name, book: one.book, title: one.title, sides: one.sides, levels: one.levels })}>${say("new-table")}</button>
      <a class="option button" href="/simulate?scenario=${encodeURIComponent(one.name)}">${say("is-it-fair")}</a>
    </div></div>`);
}

/** @param {any} side */
function named(side) {
  const [first] = side.fighters;
  if (side.fighters.length === 1) return first === side.name ? side.name : `${side.name} (${first})`;
  return say("side-of", { side: side.name, count: side.fighters.length });
}

/**
 * Open a table against the engine and go there.
 * @param {any} one
 * @param {string} [side] the side one plays; else the first
 */
export async function play(one, side = one.sides[0].slug) {
  opening = one.name;
  update();
  try {
    const opened = await post("/api/tables", {
      scenario: one.name,
      seats: [{ name: say("you"), side }],
      engine: one.sides.filter((/** @type {any} */ other) => other.slug !== side).map((/** @type {any} */ other) => other.slug),
      level: level(one.levels),
      language: language(),
    });
    remember(opened, one.title, opened.links.seats[0].link, one.name);
    location.href = opened.links.seats[0].link;
  } catch (error) {
    opening = "";
    complain(error);
    update();
  }
}

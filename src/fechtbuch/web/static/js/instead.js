// Fighters of one's own in the places of those of a scene, and what each of them looks like.

import { html, nothing } from "./view.js";
import { get } from "./api.js";
import { say } from "./words.js";
import { look, pictureOf } from "./faces.js";
import { mark } from "./heraldry.js";
import { ownFighters, sheetOf } from "./stock.js";

/**
 * @typedef {Record<string, string>} Chosen ids of one's own fighters by the slugs whose places they take
 * @typedef {Record<string, any>} Looks portraits or arms by slug
 * @typedef {{slug: string, name: string, emblem?: string}} Place
 */

/** Whom to send in the place of a fighter of the scene. @param {Chosen} chosen @param {Place} one @param {string} book @param {() => void} changed */
export function instead(chosen, one, book, changed) {
  const mine = book ? ownFighters(book) : [];
  if (mine.length === 0) return nothing;
  return html`<select class="instead" aria-label=${say("instead-of", { name: one.name })} @change=${(/** @type {Event} */ event) => { chosen[one.slug] = /** @type {HTMLSelectElement} */ (event.target).value; changed(); }}>
    <option value="">${say("as-in-scene")}</option>
    ${mine.map((each) => html`<option value=${each.id} ?selected=${chosen[one.slug] === each.id}>${each.name}</option>`)}</select>`;
}

/** Whoever stands there: a portrait, or arms. @param {Chosen} chosen @param {Place} one @param {number} side @param {Looks} [looks] */
export function faceThere(chosen, one, side, looks = {}) {
  const face = cardOf(chosen[one.slug]) ?? looks[one.slug];
  const picture = pictureOf(face);
  return picture ? html`<img class="face" src=${picture} alt="" width="36" height="36">` : mark({ slug: one.slug, emblem: one.emblem, face }, side, 36);
}

/** What a fighter of a scene has in hand, where its card tells. @param {{slugs: string[], emblems?: string[]}[]} sides @param {string} slug */
export function emblemIn(sides, slug) {
  const side = sides.find((one) => one.slugs.includes(slug) && one.emblems?.length === one.slugs.length);
  return side?.emblems?.[side.slugs.indexOf(slug)];
}

/** The scene with them in it, and what everybody looks like. @param {string | object} source a packaged name, or a whole scene @param {Chosen} chosen @param {Looks} [given] */
export async function peopled(source, chosen, given = {}) {
  const wanted = Object.values(chosen).filter(Boolean);
  if (wanted.length === 0) return { scenario: source, looks: given };
  const scenario = typeof source === "string" ? await get(`/api/scenarios/${source}`) : structuredClone(source);
  const looks = { ...given };
  for (const side of /** @type {any} */ (scenario).sides) {
    for (const [place, { slug, at }] of side.fighters.entries()) {
      const id = chosen[slug];
      if (!id) continue;
      side.fighters[place] = { ...(await sheetOf(id)), slug, ...(at ? { at } : {}) };
      const face = look(cardOf(id));
      if (face) looks[slug] = face;
      else delete looks[slug];
    }
  }
  return { scenario, looks };
}

/** @param {string} id @returns {any} */
function cardOf(id) {
  return id ? ownFighters().find((each) => each.id === id) : undefined;
}

// The reader's own fighters and scenes, for every page that lets choose among them.

import { spoken } from "./api.js";
import { update } from "./frame.js";
import { fetched, key, mine } from "./chest.js";
import { fetchFaces } from "./faces.js";

/** How the key of a scene of one's own begins, where it stands beside those that everybody has. */
export const OWN = "mine:";

/** @type {{fighters: any[], scenes: any[]}} */
let all = { fighters: [], scenes: [] };

/** Look what lies under the key of this browser. */
export async function fill() {
  if (!key()) {
    all = { fighters: [], scenes: [] };
    return;
  }
  try {
    all = await mine("GET", spoken(""));
    fetchFaces(all.fighters.map((one) => ({ slug: one.id, face: one })), (id) => fetched(`/fighters/${id}/portrait`), update);
    update();
  } catch {
    // The page is there without them.
  }
}

/** Fighters of one's own; of one book, if it is named. @param {string} [book] @returns {any[]} */
export function ownFighters(book = "") {
  return all.fighters.filter((one) => !book || one.book === book);
}

/** Scenes of one's own. @returns {any[]} */
export function ownScenes() {
  return all.scenes;
}

/** A fighter of one's own as a scenario has him. @param {string} id @returns {Promise<any>} */
export async function sheetOf(id) {
  const { data } = await mine("GET", `/fighters/${id}`);
  const { book, ...sheet } = data;
  return sheet;
}

/** A scene of one's own, whole, and what its fighters look like. @param {string} id @returns {Promise<{data: any, looks: Record<string, any>}>} */
export async function sceneOf(id) {
  return mine("GET", `/scenes/${id}`);
}

/** A scene of one's own by the key it has beside those that everybody has. @param {string} key @returns {any} */
export function ownScene(key) {
  return key.startsWith(OWN) ? all.scenes.find((one) => `${OWN}${one.id}` === key) : undefined;
}

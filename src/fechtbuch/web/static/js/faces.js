// What fighters look like: portraits, fetched with the rights of whoever looks, and arms of their own.

/** Pictures by hash; empty while they are on their way. @type {Map<string, string>} */
const pictures = new Map();

/** Charges that arms may bear. */
export const CHARGES = ["sword", "messer", "axe", "mace", "pike", "halberd", "bow", "gun", "shield", "beast", "horse", "fist"];

/** Colours and metals of arms. */
export const TINCTURES = ["gules", "azure", "vert", "sable", "purpure", "or", "argent"];

/** The address of somebody's picture; empty if there is none or not yet. @param {{portrait?: string | null} | null | undefined} face */
export function pictureOf(face) {
  return (face?.portrait && pictures.get(face.portrait)) || "";
}

/** Arms taken apart; nothing where there is a portrait or neither. @param {{portrait?: string | null, arms?: string | null} | null | undefined} face */
export function armsOf(face) {
  const [charge, field, ink] = face?.arms && !face.portrait ? face.arms.split(":") : [];
  return charge && field && ink ? { charge, field, ink } : null;
}

/**
 * Fetch pictures that are not here yet.
 * @param {{slug: string, face?: {portrait: string | null} | null}[]} fighters
 * @param {(slug: string) => Promise<Blob>} fetched
 * @param {() => void} arrived
 */
export async function fetchFaces(fighters, fetched, arrived) {
  for (const { slug, face } of fighters) {
    if (!face?.portrait || pictures.has(face.portrait)) continue;
    pictures.set(face.portrait, "");
    try {
      pictures.set(face.portrait, URL.createObjectURL(await fetched(slug)));
      arrived();
    } catch {
      // A fighter without a face fights as well; the next state asks again.
      pictures.delete(face.portrait);
    }
  }
}

/**
 * Portraits from a table, for the bearer of a token.
 * @param {string} table
 * @param {string} token
 * @returns {(slug: string) => Promise<Blob>}
 */
export function atTable(table, token) {
  return async (slug) => {
    const answer = await fetch(`/api/tables/${table}/portraits/${encodeURIComponent(slug)}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.blob();
  };
}

/** What somebody of one's own looks like, as a new table is told; nothing if there is nothing to tell. @param {{portrait?: string | null, arms?: string | null} | null | undefined} face */
export function look(face) {
  return face?.portrait ? { portrait: face.portrait } : face?.arms ? { arms: face.arms } : null;
}

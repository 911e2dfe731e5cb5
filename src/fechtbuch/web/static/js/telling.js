// A fight as a text to keep: read it, save it, print it.

import { html } from "./view.js";
import { save, storyText } from "./files.js";
import { complain } from "./frame.js";
import { say } from "./words.js";
import * as dialog from "./dialog.js";

/**
 * Open the story of a table, as the holder of a token may read it.
 * @param {string} id
 * @param {string} token
 * @param {string} title what the files are called
 */
export async function openStory(id, token, title) {
  const keep = async (/** @type {"md" | "html"} */ form) => {
    try {
      save(new Blob([await storyText(id, token, form)]), `${title}.${form}`);
    } catch (error) {
      complain(error);
    }
  };
  try {
    const text = await storyText(id, token, "md");
    dialog.open(say("story"), () => storyView(text, keep), { wide: true });
  } catch (error) {
    complain(error);
  }
}

/**
 * The story as it stands in its Markdown, which has headings, one quote, paragraphs and one list.
 * @param {string} text
 * @param {(form: "md" | "html") => unknown} keep
 */
function storyView(text, keep) {
  const blocks = text.trim().split("\n\n");
  return html`
    <div class="row story-tools">
      <button class="small" @click=${() => print()}>${say("print")}</button>
      <button class="small" @click=${() => keep("html")}>${say("story-html")}</button>
      <button class="small" @click=${() => keep("md")}>${say("story-md")}</button>
    </div>
    <article class="whole-story">${blocks.map(block)}</article>`;
}

/** @param {string} text */
function block(text) {
  if (text.startsWith("## ")) return html`<h3>${plain(text.slice(3))}</h3>`;
  if (text.startsWith("# ")) return html`<h2>${plain(text.slice(2))}</h2>`;
  if (text.startsWith("> ")) return html`<blockquote>${plain(text.slice(2))}</blockquote>`;
  if (text.startsWith("- ")) return html`<ul>${text.split("\n").map((line) => html`<li>${plain(line.slice(2))}</li>`)}</ul>`;
  return html`<p>${plain(text)}</p>`;
}

/** Markdown's own signs away: stars around what is set off, and the strokes before signs that are meant. @param {string} text */
function plain(text) {
  return text.replace(/(^|[^\\])\*/g, "$1").replace(/\\([\\`*_[\]<>#])/g, "$1");
}

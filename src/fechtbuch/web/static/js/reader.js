// The rulebook in place: contents, search, a rule with what stands around it. The page of the rulebook
// and the book beside a running fight are both made of it.

import { html, nothing, ref, repeat } from "./view.js";
import { get, spoken } from "./api.js";
import { complain, update } from "./frame.js";
import { number, say } from "./words.js";
import { article, chapterView, front, glossaryView, tableView } from "./readings.js";

/** Milliseconds after the last key until a search is made. */
const PAUSE = 120;

/** What the server has said. @type {Map<string, Promise<any>>} */
const known = new Map();

/** @param {string} path */
export function fetched(path) {
  const full = spoken(path);
  let found = known.get(full);
  if (!found) {
    found = get(full);
    found.catch(() => known.delete(full));
    known.set(full, found);
  }
  return found;
}

/** Whether a place is a rule. @param {string} place */
export function isRule(place) {
  return /^[A-Z]+-[A-Z]+-\d+$/i.test(place);
}

/** A book that is open at some place: a rule's id, a chapter's key, `table-…`, `glossary`, `all`, or nothing. */
export class Reader {
  /** @param {{moved?: (reader: Reader) => void, beside?: (id: string) => unknown}} [how] */
  constructor(how = {}) {
    this.how = how;
    this.book = "";
    this.place = "";
    /** @type {any} */
    this.contents = null;
    /** @type {any} */
    this.shown = null;
    /** @type {string[]} */
    this.trail = [];
    this.query = "";
    /** @type {any[] | null} */
    this.hits = null;
    this.hit = 0;
    /** Whether contents are unfolded on a narrow screen. */
    this.folded = true;
    /** Chapters that were unfolded by hand. @type {Set<string>} */
    this.open = new Set();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {HTMLElement | null} */
    this.page = null;
  }

  /**
   * Turn to a place.
   * @param {string} book
   * @param {string} place
   * @param {boolean} [back] whether the reader goes back by it
   */
  async turn(book, place, back = false) {
    const wanted = isRule(place) ? place.toUpperCase() : place;
    if (!back && this.shown && (this.book !== book || this.place !== wanted)) this.trail.push(`${this.book} ${this.place}`);
    this.book = book;
    this.place = wanted;
    this.hits = null;
    this.query = "";
    this.folded = true;
    update();
    try {
      const base = `/api/books/${encodeURIComponent(book)}/rulebook`;
      const contents = await fetched(base);
      const shown = await this.load(base, wanted, contents);
      if (this.book !== book || this.place !== wanted) return;
      this.contents = contents;
      this.shown = shown;
      this.how.moved?.(this);
    } catch (error) {
      complain(error);
    }
    update();
    queueMicrotask(() => this.page?.scrollTo(0, 0));
  }

  /** @param {string} base @param {string} place @param {any} contents */
  async load(base, place, contents) {
    if (!place) return { kind: "front" };
    if (place === "glossary") return { kind: "glossary", terms: await fetched(`${base}/glossary`) };
    if (place === "all") {
      const chapters = contents.chapters.map((/** @type {any} */ one) => fetched(`${base}/chapters/${one.key}`));
      return { kind: "all", chapters: await Promise.all(chapters) };
    }
    if (place.startsWith("table-")) return { kind: "table", table: await fetched(`${base}/tables/${encodeURIComponent(place.slice(6))}`) };
    if (isRule(place)) return { kind: "rule", rule: await fetched(`${base}/rules/${encodeURIComponent(place)}`) };
    return { kind: "chapter", chapter: await fetched(`${base}/chapters/${encodeURIComponent(place)}`) };
  }

  /** Read the same in another language. */
  again() {
    if (this.book) this.turn(this.book, this.place, true);
  }

  /** Go to where the reader was before; says whether there was such a place. */
  back() {
    const before = this.trail.pop();
    if (!before) return false;
    const [book, place = ""] = before.split(" ");
    this.turn(book, place, true);
    return true;
  }

  /** The title of what is shown. */
  title() {
    const { shown, contents } = this;
    if (shown?.kind === "rule") return shown.rule.title;
    if (shown?.kind === "chapter") return shown.chapter.title;
    if (shown?.kind === "table") return shown.table.title;
    if (shown?.kind === "glossary") return say("glossary");
    return contents?.title ?? say("rulebooks");
  }

  /** @param {string} query */
  look(query) {
    this.query = query;
    clearTimeout(this.timer);
    if (!query.trim()) {
      this.hits = null;
      update();
      return;
    }
    this.timer = setTimeout(async () => {
      try {
        const hits = await get(spoken(`/api/books/${encodeURIComponent(this.book)}/search?q=${encodeURIComponent(query.slice(0, 200))}`));
        if (this.query !== query) return;
        this.hits = hits;
        this.hit = 0;
      } catch (error) {
        complain(error);
      }
      update();
    }, PAUSE);
  }

  /** Keys of the search: down and up among what was found, Enter opens, Escape clears. @param {KeyboardEvent} event */
  keyed(event) {
    if (event.key === "Escape" && this.query) this.look("");
    else if (event.key === "ArrowDown" && this.hits?.length) this.hit = Math.min(this.hit + 1, this.hits.length - 1);
    else if (event.key === "ArrowUp" && this.hits?.length) this.hit = Math.max(this.hit - 1, 0);
    else if (event.key === "Enter" && this.hits?.length) this.turn(this.book, this.hits[this.hit].id);
    else return;
    event.preventDefault();
    event.stopPropagation();
    update();
    queueMicrotask(() => document.querySelector(".hits [aria-selected=true]")?.scrollIntoView({ block: "nearest" }));
  }

  /** Keys of the whole book; says whether one was meant. @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return false;
    if (event.key === "/") {
      this.folded = false;
      update();
      queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(".toc input"))?.focus());
    } else if (event.key === "n" && this.shown?.rule?.after) this.turn(this.book, this.shown.rule.after);
    else if (event.key === "p" && this.shown?.rule?.before) this.turn(this.book, this.shown.rule.before);
    else if (event.key === "b") return this.back();
    else return false;
    event.preventDefault();
    return true;
  }

  /** A link to a place of this book, that turns the page without leaving it. @param {string} place */
  link(place) {
    return {
      href: `/rules/${this.book}${place ? `/${place}` : ""}`,
      click: (/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        event.preventDefault();
        this.turn(this.book, place);
      },
    };
  }

  /** The whole reader. */
  draw() {
    if (!this.contents || !this.shown) return html`<p class="hint reader-wait" role="status">${say("loading")}</p>`;
    return html`
      <div class=${this.folded ? "reader folded" : "reader"}>
        ${this.toc()}
        <div class="reading" tabindex="-1" ${ref((element) => { this.page = /** @type {HTMLElement | null} */ (element ?? null); })}>
          <div class="leaf">${this.body()}</div>
          <footer class="notice-line">${this.contents.notice}</footer>
        </div>
      </div>`;
  }

  body() {
    const { shown } = this;
    if (shown.kind === "rule") return article(this, shown.rule);
    if (shown.kind === "chapter") return chapterView(this, shown.chapter);
    if (shown.kind === "all") return html`<h1>${this.contents.title}</h1>${shown.chapters.map((/** @type {any} */ one) => chapterView(this, one))}`;
    if (shown.kind === "table") return tableView(this, shown.table);
    if (shown.kind === "glossary") return glossaryView(this, shown.terms);
    return front(this);
  }

  toc() {
    return html`
      <nav class="toc" aria-label=${say("contents")}>
        <label class="find"><span class="unseen">${say("search-rules")}</span>
          <input type="search" role="combobox" aria-expanded=${this.hits ? "true" : "false"} aria-controls="hits" aria-activedescendant=${this.hits?.length ? `hit-${this.hit}` : nothing}
            autocomplete="off" maxlength="200" placeholder=${say("search-count", { count: this.contents.count })} .value=${this.query}
            @input=${(/** @type {Event} */ event) => this.look(/** @type {HTMLInputElement} */ (event.target).value)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => this.keyed(event)}><kbd aria-hidden="true">/</kbd></label>
        <button class="small unfold narrow-only" aria-expanded=${this.folded ? "false" : "true"} @click=${() => { this.folded = !this.folded; update(); }}>${say("contents")}</button>
        ${this.hits ? this.found() : this.chapters()}
      </nav>`;
  }

  found() {
    const hits = this.hits ?? [];
    if (hits.length === 0) return html`<p class="hint" role="status">${say("found-nothing", { query: this.query })}</p>`;
    return html`<p class="unseen" role="status">${say("found-count", { count: hits.length })}</p>
      <ul class="hits" id="hits" role="listbox" aria-label=${say("search-rules")}>${repeat(hits, (one) => one.id, (one, n) => {
      const { href, click } = this.link(one.id);
      return html`<li role="option" id="hit-${n}" aria-selected=${n === this.hit ? "true" : "false"}><a tabindex="-1" href=${href} @click=${click}><b>${one.title}</b><span>${one.summary}</span><i>${one.id} · ${one.chapter}</i></a></li>`;
    })}</ul>`;
  }

  chapters() {
    const here = this.shown.rule?.chapter.key ?? this.shown.chapter?.key ?? "";
    const entry = (/** @type {string} */ place, /** @type {string} */ title) => {
      const { href, click } = this.link(place);
      return html`<li><a href=${href} @click=${click} aria-current=${this.place === place ? "page" : nothing}>${title}</a></li>`;
    };
    return html`
      <ul class="chapters">
        ${this.contents.chapters.map((/** @type {any} */ one) => {
          const { href, click } = this.link(one.key);
          const open = one.key === here;
          return html`<li class=${open ? "open" : ""}>
            <a href=${href} @click=${click} aria-current=${this.place === one.key ? "page" : nothing}>${one.title}<span>${number(one.rules.length)}</span></a>
            ${open ? html`<ul>${one.rules.map((/** @type {any} */ rule) => {
              const to = this.link(rule.id);
              return html`<li><a href=${to.href} @click=${to.click} aria-current=${this.place === rule.id ? "page" : nothing}>${rule.title}<span>${rule.id.split("-").pop()}</span></a></li>`;
            })}</ul>` : nothing}
          </li>`;
        })}
      </ul>
      <p class="caps">${say("tables")}</p>
      <ul class="chapters">
        ${this.contents.tables.map((/** @type {any} */ one) => entry(`table-${one.key}`, one.title))}
        ${entry("glossary", say("glossary"))}
        ${entry("all", say("whole-book"))}
      </ul>`;
  }
}

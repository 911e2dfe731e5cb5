// A form for any sheet, drawn from what the book's own model says that a sheet may have.

import { html, nothing, live } from "./view.js";
import { say } from "./words.js";

/**
 * @typedef {{kind: string, low?: number, high?: number, whole?: boolean, step?: number, values?: (string | number)[],
 *   of?: Node, fields?: Entry[], variants?: Node[], plain?: Node}} Node
 * @typedef {{name: string, node: Node, optional: boolean, later?: boolean, default?: any}} Entry
 * @typedef {{labels: Record<string, string>, words: Record<string, string>, problems: any[], changed: () => void, siblings: Map<string, {list: any[], most: number}>}} Setting
 */

let counter = 0;
/** The thing that is being dragged, and how it leaves its list. @type {{from: string, thing: any, leave: () => void} | null} */
let dragged = null;

/** @param {Node} root @param {any} sheet */
export function table(root, sheet) {
  if (root.kind !== "union") return root;
  const variants = root.variants ?? [];
  const fits = variants.find((one) => one.fields?.some((entry) => entry.name === "kind" && entry.node.values?.includes(sheet.kind)));
  return fits ?? variants[0];
}

/**
 * All fields of a sheet, gear last.
 * @param {Node} root @param {any} sheet @param {Setting} setting
 */
export function form(root, sheet, setting) {
  const every = table(root, sheet).fields ?? [];
  const fields = every.filter((entry) => !entry.later);
  const later = every.filter((entry) => entry.later);
  setting.siblings = new Map();
  for (const entry of fields) {
    if (isGear(entry.node)) setting.siblings.set(entry.name, { list: sheet[entry.name] ?? [], most: entry.node.high ?? 99 });
  }
  const plain = fields.filter((entry) => isPlain(entry.node) && entry.name !== "name" && entry.name !== "notes");
  const rest = fields.filter((entry) => !isPlain(entry.node) && !isGear(entry.node));
  const gear = fields.filter((entry) => isGear(entry.node));
  return html`
    <fieldset class="part"><legend>${say("sheet-numbers")}</legend>
      <div class="grid">${kinds(root, sheet, setting)}${plain.map((entry) => field(entry, sheet, entry.name, setting))}</div>
    </fieldset>
    ${rest.map((entry) => field(entry, sheet, entry.name, setting))}
    <fieldset class="part gear"><legend>${say("sheet-gear")}</legend>${gear.map((entry) => field(entry, sheet, entry.name, setting))}</fieldset>
    ${later.length ? html`<details class="part" ?open=${later.some((entry) => sheet[entry.name] !== undefined)}><summary>${say("sheet-later")}</summary>
      <div class="grid">${later.filter((entry) => isPlain(entry.node)).map((entry) => field(entry, sheet, entry.name, setting))}</div>
      ${later.filter((entry) => !isPlain(entry.node)).map((entry) => field(entry, sheet, entry.name, setting))}</details>` : nothing}
    ${fields.some((entry) => entry.name === "notes") ? html`<label class="notes">${setting.labels.notes}
      <textarea rows="3" maxlength="20000" .value=${live(sheet.notes ?? "")} @change=${(/** @type {Event} */ event) => put(sheet, "notes", /** @type {HTMLTextAreaElement} */ (event.target).value || undefined, setting)}></textarea></label>` : nothing}`;
}

/** @param {Node} root @param {any} sheet @param {Setting} setting */
function kinds(root, sheet, setting) {
  if (root.kind !== "union") return nothing;
  const all = (root.variants ?? []).flatMap((one) => one.fields?.find((entry) => entry.name === "kind")?.node.values ?? []);
  return html`<label>${setting.labels.kind}<select @change=${(/** @type {Event} */ event) => put(sheet, "kind", /** @type {HTMLSelectElement} */ (event.target).value, setting)}>
    ${all.map((value) => html`<option value=${value} ?selected=${(sheet.kind ?? all[0]) === value}>${setting.words[value] ?? value}</option>`)}</select></label>`;
}

/** @param {Node} node */
function isPlain(node) {
  return ["number", "flag", "text", "choice"].includes(node.kind);
}

/** @param {Node} node */
function isGear(node) {
  return node.kind === "list" && (node.of?.kind === "thing");
}

/** @param {any} owner @param {string | number} name @param {any} value @param {Setting} setting */
function put(owner, name, value, setting) {
  if (value === undefined) delete owner[name];
  else owner[name] = value;
  setting.changed();
}

/** @param {string} path @param {Setting} setting */
function wrong(path, setting) {
  const found = setting.problems.filter((one) => one.field === path);
  return found.length ? html`<p class="wrong" role="alert">${found.map((one) => html`${one.problem}${one.remedy ? html` – ${one.remedy}` : nothing} `)}</p>` : nothing;
}

/** @param {Entry} entry @param {any} owner @param {string} path @param {Setting} setting @returns {unknown} */
function field(entry, owner, path, setting) {
  const { name, node } = entry;
  if (name === "kind") return nothing;
  const label = setting.labels[name] ?? name;
  if (isPlain(node)) {
    return html`<label class="${node.kind === "flag" ? "flag" : ""}" data-field=${path}><span>${label}</span>${control(node, owner[name], entry, (value) => put(owner, name, value, setting), setting)}${wrong(path, setting)}</label>`;
  }
  if (node.kind === "table") {
    const inner = owner[name] ?? {};
    const keeping = { ...setting, changed: () => put(owner, name, Object.keys(inner).length ? inner : undefined, setting) };
    return html`<fieldset class="part" data-field=${path}><legend>${label}</legend><div class="grid">${node.fields?.map((one) => field(one, inner, `${path}.${one.name}`, keeping))}</div>${wrong(path, setting)}</fieldset>`;
  }
  if (node.kind === "thing") return single(entry, owner, path, setting);
  if (node.kind === "list") return list(entry, owner, path, setting);
  if (node.kind === "pairs") return pairs(entry, owner, path, setting);
  return nothing;
}

/** @param {Node} node @param {any} value @param {Entry | null} entry @param {(value: any) => void} set @param {Setting} setting */
function control(node, value, entry, set, setting) {
  const usual = entry?.default;
  if (node.kind === "flag") {
    return html`<input type="checkbox" .checked=${live(value ?? usual ?? false)} @change=${(/** @type {Event} */ event) => {
      const on = /** @type {HTMLInputElement} */ (event.target).checked;
      set(on === (usual ?? false) ? undefined : on);
    }}>`;
  }
  if (node.kind === "choice") {
    return html`<select @change=${(/** @type {Event} */ event) => {
      const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
      const found = node.values?.find((one) => String(one) === chosen);
      set(chosen === "" && !node.values?.includes("") ? undefined : found);
    }}>
      ${node.values?.includes("") || !entry?.optional ? nothing : html`<option value="" ?selected=${value === undefined}>${usual ? setting.words[usual] ?? usual : "–"}</option>`}
      ${node.values?.map((one) => html`<option value=${one} ?selected=${value === one}>${one === "" ? "–" : setting.words[one] ?? one}</option>`)}
    </select>`;
  }
  if (node.kind === "number") {
    return html`<input type="number" inputmode=${node.whole ? "numeric" : "decimal"} min=${node.low ?? nothing} max=${node.high ?? nothing} step=${node.step ?? (node.whole ? 1 : "any")}
      placeholder=${usual ?? ""} .value=${live(value ?? "")} @input=${(/** @type {Event} */ event) => {
        const text = /** @type {HTMLInputElement} */ (event.target).value;
        set(text === "" ? undefined : Number(text));
      }}>`;
  }
  return html`<input maxlength=${node.high ?? nothing} .value=${live(value ?? "")} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value || undefined)}>`;
}

/** Search the catalogue by its words. @param {Node} node @param {string} label @param {(key: any) => void} chosen @param {Setting} setting */
function search(node, label, chosen, setting) {
  const id = `names-${(counter += 1)}`;
  const values = node.values ?? Object.keys(setting.words);
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const wanted = input.value.trim().toLowerCase();
    const found = values.find((one) => String(setting.words[one] ?? one).toLowerCase() === wanted || String(one) === wanted);
    if (found === undefined) return;
    input.value = "";
    chosen(found);
  };
  return html`<span class="search"><input list=${id} aria-label="${say("sheet-add")}: ${label}" placeholder=${say("sheet-search")} autocomplete="off" @change=${take} @keydown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter") { event.preventDefault(); take(event); } }}>
    <datalist id=${id}>${values.map((one) => html`<option value=${setting.words[one] ?? one}></option>`)}</datalist></span>`;
}

/** The name of a thing that may be written as one word. @param {any} thing */
function named(thing) {
  return typeof thing === "object" && thing !== null ? thing.item ?? "" : thing;
}

/** @param {Entry} entry @param {any} owner @param {string} path @param {Setting} setting */
function single(entry, owner, path, setting) {
  const { name, node } = entry;
  const label = setting.labels[name] ?? name;
  const thing = owner[name];
  const set = (/** @type {any} */ value) => put(owner, name, value, setting);
  return html`<div class="list" data-field=${path}><h3>${label}</h3>
    ${thing === undefined
      ? search(/** @type {Node} */ (node.plain), label, set, setting)
      : html`<ul><li>${thingRow(node, thing, set, path, setting)}<button type="button" class="small" @click=${() => set(undefined)} aria-label="${say("remove")}: ${word(named(thing), setting)}">✕</button></li></ul>`}
    ${wrong(path, setting)}</div>`;
}

/** @param {string} key @param {Setting} setting */
function word(key, setting) {
  return setting.words[key] ?? key;
}

/** A thing with what is special about it. @param {Node} node @param {any} thing @param {(value: any) => void} set @param {string} path @param {Setting} setting */
function thingRow(node, thing, set, path, setting) {
  const table_ = typeof thing === "object" ? thing : node.plain?.kind === "number" ? { count: thing } : { item: thing };
  const special = node.fields?.filter((one) => one.name !== "item") ?? [];
  const keeping = { ...setting, changed: () => set(Object.keys(table_).length === 1 && "item" in table_ ? table_.item : table_) };
  return html`<span class="thing">${word(named(thing), setting)}</span>
    ${special.length ? html`<details><summary>${say("sheet-special")}</summary><div class="grid">${special.map((one) => field(one, table_, `${path}.${one.name}`, keeping))}</div></details>` : nothing}
    ${wrong(path, setting)}${wrong(`${path}.item`, setting)}`;
}

/** @param {Entry} entry @param {any} owner @param {string} path @param {Setting} setting */
function list(entry, owner, path, setting) {
  const { name, node } = entry;
  const of = /** @type {Node} */ (node.of);
  const label = setting.labels[name] ?? name;
  const all = owner[name] ?? [];
  const keep = () => put(owner, name, all.length ? all : undefined, setting);
  const add = (/** @type {any} */ value) => { all.push(value); keep(); };
  const remove = (/** @type {number} */ place) => { all.splice(place, 1); keep(); };
  const others = of.kind === "thing" && !path.includes(".") ? [...setting.siblings.keys()].filter((one) => one !== name) : [];
  const rows = all.map((/** @type {any} */ one, /** @type {number} */ place) => html`<li draggable=${others.length ? "true" : nothing}
    @dragstart=${others.length ? () => { dragged = { from: name, thing: one, leave: () => { all.splice(place, 1); if (!all.length) delete owner[name]; } }; } : nothing} @dragend=${() => { dragged = null; }}>
    ${of.kind === "thing" ? thingRow(of, one, (value) => { all[place] = value; keep(); }, `${path}[${place}]`, setting)
      : of.kind === "table" ? html`<span class="grid">${of.fields?.map((inner) => field(inner, one, `${path}[${place}].${inner.name}`, { ...setting, changed: keep }))}</span>`
      : html`<span class="thing">${isPlain(of) && of.kind !== "choice" ? control(of, one, null, (value) => { all[place] = value; keep(); }, setting) : word(one, setting)}</span>${wrong(`${path}[${place}]`, setting)}`}
    ${others.length ? html`<select class="move" aria-label="${say("sheet-move")}: ${word(named(one), setting)}" @change=${(/** @type {Event} */ event) => {
      const goal = /** @type {HTMLSelectElement} */ (event.target).value;
      if (!goal) return;
      owner[goal] = [...(owner[goal] ?? []), one];
      remove(place);
    }}><option value="">${say("sheet-move")}</option>${others.map((other) => html`<option value=${other}>${setting.labels[other] ?? other}</option>`)}</select>` : nothing}
    <button type="button" class="small" @click=${() => remove(place)} aria-label="${say("remove")}: ${word(named(one), setting)}">✕</button></li>`);
  let chooser = of.kind === "thing" ? of.plain : of;
  const own = of.kind === "thing" && owner.own ? Object.keys(owner.own).filter((one) => !owner.own[one].natural) : [];
  if (own.length && chooser) chooser = { ...chooser, values: [...own, ...(chooser.values ?? [])] };
  const takes = () => others.length > 0 && dragged !== null && dragged.from !== name;
  return html`<div class="list" data-field=${path} @dragover=${(/** @type {DragEvent} */ event) => { if (takes()) event.preventDefault(); }} @drop=${(/** @type {DragEvent} */ event) => {
    if (!takes() || !dragged) return;
    event.preventDefault();
    dragged.leave();
    add(dragged.thing);
    dragged = null;
  }}>
    <h3>${label}</h3>${rows.length ? html`<ul>${rows}</ul>` : nothing}
    ${chooser && (chooser.values || of.kind === "thing") ? search(/** @type {Node} */ (chooser), label, add, setting)
      : html`<button type="button" class="small" @click=${() => add(of.kind === "table" ? {} : of.kind === "number" ? of.low ?? 0 : "…")}>${say("labelled", { label: say("sheet-add"), text: label })}</button>`}
    ${wrong(path, setting)}</div>`;
}

/** @param {Entry} entry @param {any} owner @param {string} path @param {Setting} setting */
function pairs(entry, owner, path, setting) {
  const { name, node } = entry;
  const of = /** @type {Node} */ (node.of);
  const label = setting.labels[name] ?? name;
  const all = owner[name] ?? {};
  const keep = () => put(owner, name, Object.keys(all).length ? all : undefined, setting);
  const fresh = () => (of.kind === "number" ? Math.max(of.low ?? 0, Math.min(10, of.high ?? 10)) : of.kind === "thing" ? 10 : of.kind === "table" ? Object.fromEntries((of.fields ?? []).filter((one) => !one.optional).map((one) => [one.name, one.node.kind === "number" ? 0 : "…"])) : "");
  const rows = Object.keys(all).map((one) => html`<li><label data-field="${path}.${one}"><span class="thing">${word(one, setting)}</span>
    ${of.kind === "number" ? control(of, all[one], null, (value) => { all[one] = value ?? 0; keep(); }, setting) : nothing}</label>
    ${of.kind === "thing" ? thingRow(of, all[one], (value) => { all[one] = value; keep(); }, `${path}.${one}`, setting) : nothing}
    ${of.kind === "table" ? html`<details><summary>${say("sheet-special")}</summary><div class="grid">${of.fields?.map((inner) => field(inner, all[one], `${path}.${one}.${inner.name}`, { ...setting, changed: keep }))}</div></details>` : nothing}
    ${wrong(`${path}.${one}`, setting)}
    <button type="button" class="small" @click=${() => { delete all[one]; keep(); }} aria-label="${say("remove")}: ${word(one, setting)}">✕</button></li>`);
  return html`<div class="list" data-field=${path}><h3>${label}</h3>${rows.length ? html`<ul>${rows}</ul>` : nothing}
    ${node.values?.length ? search({ kind: "choice", values: node.values }, label, (key) => { all[key] = fresh(); keep(); }, setting)
      : html`<span class="search"><input aria-label="${say("sheet-add")}: ${label}" placeholder=${say("sheet-key")} pattern="[a-z0-9]+(-[a-z0-9]+)*" @change=${(/** @type {Event} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        const key = input.value.trim();
        if (!key || !input.checkValidity()) return;
        input.value = "";
        all[key] = fresh();
        keep();
      }}></span>`}
    ${wrong(path, setting)}</div>`;
}

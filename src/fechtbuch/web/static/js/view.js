// The view library under one name, so that only this module knows where it lies.

export { html, svg, nothing, render } from "../vendor/lit-html/lit-html.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
export { classMap } from "../vendor/lit-html/directives/class-map.js";
export { live } from "../vendor/lit-html/directives/live.js";
export { ref } from "../vendor/lit-html/directives/ref.js";
export { keyed } from "../vendor/lit-html/directives/keyed.js";

// The part of vega-util that the interpreter needs, from the bundle that the page has loaded.
export const { ascending, isString, DisallowedObjectProperties } = globalThis.vega;

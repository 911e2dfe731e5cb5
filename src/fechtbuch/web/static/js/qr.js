// A link as a QR code, drawn as SVG.

import { svg } from "./view.js";
import { qrcode } from "../vendor/qrcode-generator/qrcode.js";

const QUIET = 4;

/**
 * @param {string} text
 * @param {string} label
 */
export function qr(text, label) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let d = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) d += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  const size = count + 2 * QUIET;
  return svg`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect class="qr-paper" width=${size} height=${size}></rect><path class="qr-ink" d=${d}></path></svg>`;
}

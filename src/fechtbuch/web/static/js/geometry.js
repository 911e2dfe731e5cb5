// Where fields lie on paper. Squares: x to the east, y to the north. Hexes: axial q, r with the
// point on top and r downwards, as the engine counts them.

/** @typedef {[number, number]} Field */

export const SIZE = 48;
const HEX = SIZE / Math.sqrt(3);

/** @param {string} topology */
export function isHex(topology) {
  return topology === "hexes";
}

/**
 * The middle of a field in map units.
 * @param {string} topology
 * @param {Field} field
 * @returns {[number, number]}
 */
export function centre(topology, [x, y]) {
  if (isHex(topology)) return [SIZE * (x + y / 2), HEX * 1.5 * y];
  return [SIZE * x, -SIZE * y];
}

/**
 * The field under a point.
 * @param {string} topology
 * @param {number} px
 * @param {number} py
 * @returns {Field}
 */
export function fieldAt(topology, px, py) {
  if (!isHex(topology)) return [Math.round(px / SIZE), Math.round(-py / SIZE)];
  const r = py / (HEX * 1.5);
  const q = px / SIZE - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq, rr];
}

/**
 * The outline of a field around the origin, as an SVG path, drawn a little smaller if wanted.
 * @param {string} topology
 * @param {number} [scale]
 */
export function outline(topology, scale = 1) {
  if (!isHex(topology)) {
    const h = (SIZE / 2) * scale;
    return `M${-h} ${-h}H${h}V${h}H${-h}Z`;
  }
  const points = [];
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    const x = HEX * scale * Math.cos(angle);
    const y = HEX * scale * Math.sin(angle);
    points.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

/**
 * The angle of a direction in degrees, clockwise, 0 pointing up.
 * @param {string} topology
 * @param {number} facing
 */
export function angle(topology, facing) {
  return isHex(topology) ? 90 + 60 * facing : 45 * facing;
}

/**
 * The column in which a field is drawn; bounds count columns, not q.
 * @param {string} topology
 * @param {Field} field
 */
export function column(topology, [x, y]) {
  return isHex(topology) ? x + Math.floor(y / 2) : x;
}

/**
 * The field in a drawn column and row.
 * @param {string} topology
 * @param {number} col
 * @param {number} row
 * @returns {Field}
 */
export function inColumn(topology, col, row) {
  return isHex(topology) ? [col - Math.floor(row / 2), row] : [col, row];
}

/** @param {Field} field */
export function key(field) {
  return `${field[0]},${field[1]}`;
}

/**
 * @param {string} text such as `3,-2`
 * @returns {Field | null}
 */
export function parse(text) {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/**
 * How far two fields are apart, in fields; alternating diagonals count 1, 2, 1, 2.
 * @param {{topology: string, diagonals?: string}} map
 * @param {Field} a
 * @param {Field} b
 */
export function distance({ topology, diagonals }, a, b) {
  const dx = Math.abs(b[0] - a[0]);
  const dy = Math.abs(b[1] - a[1]);
  if (isHex(topology)) return (dx + dy + Math.abs(b[0] - a[0] + b[1] - a[1])) / 2;
  const more = diagonals === "alternating" ? Math.floor(Math.min(dx, dy) / 2) : 0;
  return Math.max(dx, dy) + more;
}

/** A point of the picture: 1200 wide, 900 high, y grows downwards. */
export type Point = readonly [x: number, y: number];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const between = (a: Point, b: Point, t: number): Point => add(a, times(minus(b, a), t));
export const lengthOf = ([x, y]: Point) => Math.hypot(x, y);
export const distance = (a: Point, b: Point) => lengthOf(minus(b, a));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** Turned by a right angle: to the left of the way. */
export const across = ([x, y]: Point): Point => [y, -x];
export const unit = (vector: Point): Point => times(vector, 1 / (lengthOf(vector) || 1));
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * c - y * s, x * s + y * c];
};

/**
 * The middle joint of a limb of two bones from `from` to `to`. `prefer` tells which of the two possible joints is taken:
 * the one for which it is greater.
 */
export function joint(
  from: Point,
  to: Point,
  first: number,
  second: number,
  prefer: (at: Point) => number,
): Point {
  const reach = Math.min(
    Math.max(distance(from, to), Math.abs(first - second) + 0.01),
    first + second - 0.01,
  );
  const way = unit(minus(to, from));
  const along = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, first ** 2 - along ** 2));
  const foot = add(from, times(way, along));
  const [one, other] = [add(foot, times(across(way), aside)), add(foot, times(across(way), -aside))];
  return prefer(one) >= prefer(other) ? one : other;
}

/** Points in short: "0.5 1, -0.2 0.4". */
export const dots = (text: string): Point[] =>
  text.split(", ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(" ").map(Number);
    return [x, y];
  });

const rounded = (value: number) => Math.round(value * 10) / 10;
const short = (value: number) => String(rounded(value)).replace(/^(-?)0\./, "$1.");
export const xy = ([x, y]: Point) =>
  y < 0 && rounded(y) !== 0 ? `${short(x)}${short(y)}` : `${short(x)} ${short(y)}`;
export const number = short;

/** Writes points from where the pen is: half as long as places of the picture, and no error adds up. */
function penAt(start: Point) {
  let [px, py]: Point = [rounded(start[0]), rounded(start[1])];
  return (...points: Point[]) => {
    const said = points.map(([x, y]) => xy([x - px, y - py]));
    const [x = px, y = py] = points.at(-1) ?? [];
    px = rounded(px + rounded(x - px));
    py = rounded(py + rounded(y - py));
    return said.reduce((all, next) => (next.startsWith("-") ? `${all}${next}` : `${all} ${next}`));
  };
}

/** A closed path of straight lines. */
export const polygon = (points: readonly Point[]) => `${line(points)}Z`;
export function line(points: readonly Point[]) {
  const [start = [0, 0], ...rest] = points;
  const pen = penAt(start);
  return `M${xy(start)}${rest.map((point) => `l${pen(point)}`).join("")}`;
}

/** A smooth curve through all points (Catmull-Rom); tension 1 is round, 0 straight. */
export function curve(points: readonly Point[], { closed = false, tension = 1 } = {}) {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const pen = penAt(pick(0));
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const start = add(from, times(minus(to, before), tension / 6));
    const end = minus(to, times(minus(after, from), tension / 6));
    return `c${pen(start, end, to)}`;
  });
  return `M${xy(pick(0))}${pieces.join("")}${closed ? "Z" : ""}`;
}
export const blob = (points: readonly Point[], tension = 1) => curve(points, { closed: true, tension });

export function ellipse([cx, cy]: Point, rx: number, ry = rx) {
  return `M${xy([cx - rx, cy])}a${xy([rx, ry])} 0 1 1 ${xy([rx * 2, 0])}a${xy([rx, ry])} 0 1 1 ${xy([-rx * 2, 0])}Z`;
}

/** A bone that gets thinner: a capsule with a radius at each end. */
export function capsule(from: Point, to: Point, r1: number, r2: number) {
  const way = unit(minus(to, from));
  const side = across(way);
  const [a, ...rest]: [Point, ...Point[]] = [
    add(from, times(side, r1)),
    add(to, times(side, r2)),
    add(to, times(side, -r2)),
    add(from, times(side, -r1)),
  ];
  const pen = penAt(a);
  const [b = "", c = "", d = "", home = ""] = [...rest, a].map((point) => pen(point));
  const arc = (r: number, end: string) =>
    `a${short(r)} ${short(r)} 0 0 1${end.startsWith("-") ? "" : " "}${end}`;
  return `M${xy(a)}l${b}${arc(r2, c)}l${d}${arc(r1, home)}Z`;
}

export function roundBox(x: number, y: number, width: number, height: number, radius = 8) {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h, q] = [width - 2 * r, height - 2 * r, short(r)];
  const corner = (dx: number, dy: number) => `a${q} ${q} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${xy([x + r, y])}h${short(w)}${corner(r, r)}v${short(h)}${corner(-r, r)}h${short(-w)}${corner(-r, -r)}v${short(-h)}${corner(r, -r)}Z`;
}

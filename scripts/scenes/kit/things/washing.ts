import { ellipse, line, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, pole, stroke } from "../shapes";

/** Foam: a heap of bubbles. */
export const foam = ([x, y]: Point, w: number) =>
  [
    [-0.36, 0, 0.2],
    [0.34, 0, 0.22],
    [0, -0.08, 0.28],
    [-0.16, 0.1, 0.18],
    [0.2, 0.12, 0.16],
  ]
    .map(([dx = 0, dy = 0, r = 0.2]) => disc([x + dx * w, y + dy * w], r * w, c.white))
    .join("") +
  flat(
    ellipse([x - w * 0.06, y - w * 0.14], w * 0.06) + ellipse([x + w * 0.3, y - w * 0.06], w * 0.05),
    c.mist,
  );

/** A garden hose that comes along the ground, and its water in a bow from the nozzle. */
export const hose = (from: Point, nozzle: Point, color: string = c.green) =>
  pole(
    [
      from,
      [from[0] + (nozzle[0] - from[0]) * 0.3, from[1] + 12],
      [nozzle[0] - 60, from[1] - 6],
      [nozzle[0] - 40, nozzle[1] + 60],
      nozzle,
    ],
    9,
    color,
    true,
  );

export const spray = ([x, y]: Point, [tx, ty]: Point) =>
  stroke(
    [-26, -10, 8, 26]
      .map((d) => `M${x} ${y}Q${(x + tx) / 2} ${Math.min(y, ty) - 40 + d} ${tx} ${ty + d * 1.4}`)
      .join(""),
    { color: c.lake, width: 4 },
  ) +
  flat([-40, -14, 12, 36].map((d, i) => ellipse([tx + (i % 2 ? 16 : -6), ty + d], 5, 7)).join(""), c.lake);

/** Things on a line: shirts, towels, trousers and socks, hung with pegs. Each has its left end, its width and color. */
type Hung = {
  kind: "shirt" | "sheet" | "trousers" | "socks";
  x: number;
  w: number;
  color: string;
  wind?: number;
};
const shapes: Record<Hung["kind"], (w: number, wind: number) => string> = {
  shirt: (w, t) =>
    `M${w * 0.2} 0h${w * 0.6}l${w * 0.24 + t * 0.3} ${w * 0.34}l${-w * 0.16} ${w * 0.14}l${-w * 0.1} ${-w * 0.1}l${t * 0.6} ${w * 0.72}h${-w * 0.6}l${-t * 0.6} ${-w * 0.72}l${-w * 0.1} ${w * 0.12}l${-w * 0.18} ${-w * 0.12}Z`,
  sheet: (w, t) =>
    `M0 0h${w}q${t * 0.2} ${w * 0.5} ${t} ${w * 0.95}q${-w * 0.25} ${w * 0.1} ${-w * 0.5} 0t${-w * 0.5} 0q${-t} ${-w * 0.5} ${-t} ${-w * 0.95}Z`,
  trousers: (w, t) =>
    `M${w * 0.1} 0h${w * 0.8}l${w * 0.06 + t} ${w * 1.7}h${-w * 0.36}l${-w * 0.1 - t * 0.4} ${-w * 1.2}l${-w * 0.1 + t * 0.4} ${w * 1.2}h${-w * 0.36}Z`,
  socks: (w, t) =>
    `M0 0h${w * 0.3}l${t * 0.4} ${w * 0.6}l${w * 0.16} ${w * 0.1}q0 ${w * 0.16} ${-w * 0.2} ${w * 0.14}h${-w * 0.24}ZM${w * 0.6} 0h${w * 0.3}l${t * 0.4} ${w * 0.6}l${w * 0.16} ${w * 0.1}q0 ${w * 0.16} ${-w * 0.2} ${w * 0.14}h${-w * 0.24}Z`,
};
export function washingLine(from: Point, to: Point, things: readonly Hung[]) {
  const on = (x: number): Point => {
    const t = (x - from[0]) / (to[0] - from[0]);
    return [x, from[1] + (to[1] - from[1]) * t + 26 * 4 * t * (1 - t)];
  };
  const rope = stroke(
    line(Array.from({ length: 13 }, (_, i) => on(from[0] + ((to[0] - from[0]) * i) / 12))),
    { width: 3 },
  );
  return (
    rope +
    things
      .map(({ kind, x, w, color, wind = 0 }) => {
        const [px, py] = on(x + w / 2);
        const peg = (dx: number) => box(px + dx - 4, py - 12, 8, 22, c.wood, 2);
        return (
          `<g transform="translate(${px - w / 2} ${Math.round(py)})">${fill(shapes[kind](w, wind), color)}${kind === "sheet" ? stroke(`M${w * 0.3} 14q${wind * 0.1} ${w * 0.4} ${wind * 0.6} ${w * 0.74}M${w * 0.7} 14q${wind * 0.1} ${w * 0.4} ${wind * 0.6} ${w * 0.7}`, { color: shade(color), width: 3 }) : ""}</g>` +
          peg(-w * 0.26) +
          peg(w * 0.26)
        );
      })
      .join("")
  );
}

import { ellipse, line, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flatDisc, pole, stroke } from "../shapes";

/** The rail of a deck: posts and three bars. */
export const railing = (x: number, y: number, w: number, h: number, color: string = c.white) =>
  [0, 0.34, 0.68]
    .map((t) =>
      pole(
        [
          [x, y - h * (1 - t)],
          [x + w, y - h * (1 - t)],
        ],
        t === 0 ? 11 : 6,
        color,
      ),
    )
    .join("") +
  Array.from({ length: Math.round(w / 150) + 1 }, (_, i) =>
    pole(
      [
        [x + i * 150, y],
        [x + i * 150, y - h],
      ],
      9,
      color,
    ),
  ).join("");

export const lifeRing = ([x, y]: Point, r: number) =>
  stroke(ellipse([x, y], r), { width: r * 0.5 }) +
  stroke(ellipse([x, y], r), { color: c.white, width: r * 0.5 - 5 }) +
  [0, 90, 180, 270]
    .map((a) => {
      const at = (t: number, k: number): Point => [x + Math.cos(t) * r * k, y + Math.sin(t) * r * k];
      const turn = ((a + 45) * Math.PI) / 180;
      return stroke(line([at(turn, 0.82), at(turn, 1.18)]), { color: c.red, width: r * 0.4 });
    })
    .join("");

/** A telescope on a post; the eye is at the left end, or (`way` -1) at the right. */
export const telescope = ([x, y]: Point, h: number, way: 1 | -1 = 1) =>
  pole(
    [
      [x, y],
      [x, y - h],
    ],
    12,
    c.slate,
  ) +
  box(x - 30, y - 12, 60, 12, c.slate, 4) +
  `<g transform="translate(${x} ${y - h - 10}) rotate(${-8 * way})">${box(-46, -16, 92, 32, c.teal, 8)}${box(way === 1 ? 40 : -64, -20, 24, 40, c.deep, 6)}${box(way === 1 ? -58 : 44, -10, 14, 20, c.coal, 3)}</g>`;

/** A gull with its wings up. */
export const gull = ([x, y]: Point, s: number, way: 1 | -1 = 1) =>
  fill(
    `M${x} ${y - s * 0.1}q${-way * s * 0.3} ${-s * 0.5} ${-way * s * 0.66} ${-s * 0.5}q${way * s * 0.16} ${s * 0.4} ${way * s * 0.46} ${s * 0.7}Z`,
    c.fog,
  ) +
  fill(
    `M${x - way * s * 0.5} ${y + s * 0.16}q${way * s * 0.4} ${-s * 0.36} ${way * s * 0.8} ${-s * 0.22}q${way * s * 0.24} ${-s * 0.12} ${way * s * 0.34} ${s * 0.06}q${-way * s * 0.06} ${s * 0.34} ${-way * s * 0.6} ${s * 0.3}Z`,
    c.white,
  ) +
  fill(
    `M${x + way * s * 0.1} ${y - s * 0.06}q${-way * s * 0.04} ${-s * 0.56} ${way * s * 0.3} ${-s * 0.74}q${way * s * 0.1} ${s * 0.5} ${-way * s * 0.1} ${s * 0.76}Z`,
    c.fog,
  ) +
  fill(`M${x + way * s * 0.63} ${y}l${way * s * 0.22} ${s * 0.06}l${-way * s * 0.22} ${s * 0.06}Z`, c.ochre) +
  flatDisc([x + way * s * 0.5, y - s * 0.02], s * 0.03, c.ink);

export const sandwich = ([x, y]: Point, w: number) =>
  box(x - w / 2, y - w * 0.2, w, w * 0.2, c.wheat, 7) +
  box(x - w * 0.54, y - w * 0.32, w * 1.08, w * 0.13, c.leaf, 4) +
  box(x - w / 2, y - w * 0.52, w, w * 0.22, c.wood, 9);

export const portholes = (points: readonly Point[], r: number) =>
  points.map((at) => disc(at, r, shade(c.white, 0.2)) + disc(at, r * 0.74, c.lake)).join("");

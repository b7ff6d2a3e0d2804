import { ellipse, type Point } from "../geometry";
import { c, shade } from "../palette";
import { block, disc, fill, flatBox, flatDisc, pole, stroke } from "../shapes";

import { crops } from "./plants";

/** A wooden bed of earth; `green` is how many plants stand in it. */
export const raisedBed = (x: number, y: number, w: number, green: number, color: string = c.leaf) =>
  block(x, y, w, 66, c.oak, [30, -26]) +
  flatBox(x + 14, y - 16, w, 10, c.bark) +
  crops([x + 34, y - 14], [x + w - 4, y - 14], green, color, 24);

export const beanPoles = (x: number, y: number, w: number, h: number, count = 5) =>
  Array.from({ length: count }, (_, i) => {
    const px = x + (i * w) / (count - 1);
    return (
      pole(
        [
          [px, y],
          [px, y - h],
        ],
        7,
        c.oak,
      ) +
      stroke(`M${px - 10} ${y - 10}q26 -20 16 -${h * 0.22}t-12 -${h * 0.2}t10 -${h * 0.2}t-6 -${h * 0.18}`, {
        color: c.green,
        width: 5,
      }) +
      [0.2, 0.42, 0.64, 0.84]
        .map((t, k) => disc([px + (k % 2 ? 14 : -14), y - h * t], 11, c.leaf, 8))
        .join("")
    );
  }).join("");

export const scarecrow = ([x, y]: Point, h: number, color: string) =>
  pole(
    [
      [x, y],
      [x, y - h * 0.8],
    ],
    9,
    c.oak,
  ) +
  pole(
    [
      [x - h * 0.36, y - h * 0.6],
      [x + h * 0.36, y - h * 0.6],
    ],
    8,
    c.oak,
  ) +
  fill(
    `M${x - h * 0.32} ${y - h * 0.66}h${h * 0.64}v${h * 0.12}h${-h * 0.18}l${h * 0.04} ${h * 0.28}h${-h * 0.36}l${h * 0.04} ${-h * 0.28}h${-h * 0.18}Z`,
    color,
  ) +
  disc([x, y - h * 0.78], h * 0.11, c.wheat) +
  flatDisc([x - h * 0.04, y - h * 0.79], 3.5, c.ink) +
  flatDisc([x + h * 0.04, y - h * 0.79], 3.5, c.ink) +
  stroke(`M${x - h * 0.05} ${y - h * 0.74}q${h * 0.05} ${h * 0.03} ${h * 0.1} 0`, { width: 2.4 }) +
  fill(ellipse([x, y - h * 0.86], h * 0.17, h * 0.03), c.ochre) +
  fill(`M${x - h * 0.1} ${y - h * 0.87}q${h * 0.1} ${-h * 0.22} ${h * 0.2} 0Z`, c.ochre);

export const snail = ([x, y]: Point, s: number, way: 1 | -1 = 1) =>
  fill(
    `M${x - way * s * 0.6} ${y}q${way * s * 0.2} ${-s * 0.24} ${way * s} ${-s * 0.14}l${way * s * 0.1} ${-s * 0.4}q${way * s * 0.2} ${s * 0.1} ${way * s * 0.1} ${s * 0.54}Z`,
    c.wheat,
  ) +
  disc([x - way * s * 0.06, y - s * 0.36], s * 0.36, c.clay) +
  stroke(
    `M${x - way * s * 0.06} ${y - s * 0.36}q${way * s * 0.16} ${-s * 0.1} ${way * s * 0.14} ${s * 0.08}t${-way * s * 0.3} ${-s * 0.02}`,
    { color: shade(c.clay, 0.5), width: 2.4 },
  ) +
  stroke(
    `M${x + way * s * 0.54} ${y - s * 0.5}l${way * s * 0.14} ${-s * 0.24}M${x + way * s * 0.48} ${y - s * 0.5}l${-way * s * 0.02} ${-s * 0.26}`,
    { width: 2 },
  );

export const lens = ([x, y]: Point, r: number, turn: [number, number]) =>
  pole(
    [
      [x, y],
      [x + turn[0], y + turn[1]],
    ],
    7,
    c.bark,
  ) +
  `<g opacity=".55">${flatDisc([x + turn[0] * 1.6, y + turn[1] * 1.6], r, c.mist)}</g>` +
  stroke(ellipse([x + turn[0] * 1.6, y + turn[1] * 1.6], r), { width: 6 });

import { ellipse, line, polygon, turned, type Point } from "../geometry";
import { c } from "../palette";
import { box, disc, fill, flat, pole, stroke, weight } from "../shapes";

import { clock } from "./rooms";

const cog = (at: Point, r: number, color: string) => {
  const teeth = Array.from({ length: 10 }, (_, i) => i * 36).flatMap((a): Point[] =>
    (
      [
        [-0.16, -0.86],
        [-0.12, -1.12],
        [0.12, -1.12],
        [0.16, -0.86],
      ] as const
    ).map(([x, y]): Point => {
      const [dx, dy] = turned([x * r, y * r], a);
      return [at[0] + dx, at[1] + dy];
    }),
  );
  return fill(polygon(teeth), color) + disc(at, r * 0.3, c.cream);
};

/** A tall clock whose front is off, with its wheels; `x` is its middle, it stands on `y`. */
export const openClock = (x: number, y: number, w: number, h: number) =>
  fill(
    polygon([
      [x - w / 2 - 8, y - h + 30],
      [x, y - h - 14],
      [x + w / 2 + 8, y - h + 30],
    ]),
    c.bark,
  ) +
  box(x - w / 2, y - h + 28, w, h - 28, c.oak, 3) +
  box(x - w / 2 + 14, y - h + 42, w - 28, h - 68, c.coal, 2) +
  cog([x - w * 0.12, y - h * 0.62], w * 0.2, c.marker) +
  cog([x + w * 0.18, y - h * 0.44], w * 0.15, c.ochre) +
  cog([x - w * 0.14, y - h * 0.28], w * 0.14, c.wheat) +
  box(x - w / 2 - 10, y - 16, w + 20, 16, c.bark, 2);

export const pendulumClock = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, c.bark, 4) +
  box(x + 12, y + w, w - 24, h - w - 14, c.cream, 2) +
  stroke(
    line([
      [x + w / 2, y + w],
      [x + w / 2 + 10, y + h - 44],
    ]),
    { width: weight },
  ) +
  disc([x + w / 2 + 11, y + h - 40], 13, c.marker) +
  clock([x + w / 2, y + w * 0.48], w * 0.4, 2, 25);

/** A lamp in a hand, with its light downwards and to the left. */
export const deskLamp = ([x, y]: Point) =>
  flat(
    polygon([
      [x - 44, y + 6],
      [x - 20, y + 40],
      [x - 50, y + 200],
      [x - 170, y + 150],
    ]),
    c.marker,
    0.3,
  ) +
  pole(
    [
      [x, y],
      [x - 24, y + 14],
    ],
    8,
    c.coal,
  ) +
  flat(ellipse([x - 36, y + 24], 16), c.marker) +
  fill(
    polygon([
      [x - 8, y - 2],
      [x - 30, y - 6],
      [x - 60, y + 12],
      [x - 16, y + 50],
      [x - 2, y + 22],
    ]),
    c.green,
  );

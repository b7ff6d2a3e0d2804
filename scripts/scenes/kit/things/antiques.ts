import { ellipse, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { box, disc, fill, flat, pole, stroke } from "../shapes";

import { behindPane } from "./panes";
import { clock } from "./rooms";

export const vase = ([x, y]: Point, h: number, color: string) =>
  fill(
    `M${x - h * 0.16} ${y}q${-h * 0.3} ${-h * 0.46} ${h * 0.06} ${-h * 0.78}l${-h * 0.06} ${-h * 0.22}h${h * 0.32}l${-h * 0.06} ${h * 0.22}q${h * 0.36} ${h * 0.32} ${h * 0.06} ${h * 0.78}Z`,
    color,
  ) +
  stroke(`M${x - h * 0.26} ${y - h * 0.44}q${h * 0.13} ${h * 0.1} ${h * 0.26} 0t${h * 0.26} 0`, {
    color: tint(color, 0.6),
    width: 4,
  });

export const grandfatherClock = (x: number, y: number, h: number) =>
  box(x - h * 0.15, y - h * 0.12, h * 0.3, h * 0.12, c.bark, 3) +
  box(x - h * 0.11, y - h * 0.72, h * 0.22, h * 0.62, c.oak, 3) +
  box(x - h * 0.07, y - h * 0.66, h * 0.14, h * 0.46, c.cream, 3) +
  stroke(`M${x} ${y - h * 0.66}v${h * 0.3}`, { width: 4 }) +
  disc([x, y - h * 0.34], h * 0.04, c.marker) +
  fill(
    `M${x - h * 0.16} ${y - h * 0.7}v${-h * 0.24}q${h * 0.16} ${-h * 0.14} ${h * 0.32} 0v${h * 0.24}Z`,
    c.bark,
  ) +
  clock([x, y - h * 0.84], h * 0.1, 10, 10);

export const gramophone = ([x, y]: Point, w: number) =>
  pole(
    [
      [x + w * 0.2, y - w * 0.4],
      [x + w * 0.34, y - w * 0.66],
      [x + w * 0.1, y - w * 0.8],
    ],
    8,
    c.ochre,
    true,
  ) +
  fill(
    `M${x + w * 0.16} ${y - w * 0.78}q${-w * 0.3} ${-w * 0.02} ${-w * 0.62} ${-w * 0.36}q${w * 0.1} ${-w * 0.4} ${w * 0.5} ${-w * 0.44}q${w * 0.06} ${w * 0.5} ${w * 0.2} ${w * 0.7}Z`,
    c.marker,
  ) +
  fill(
    `M${x - w * 0.46} ${y - w * 1.14}q${w * 0.1} ${-w * 0.4} ${w * 0.5} ${-w * 0.44}q${w * 0.02} ${w * 0.24} ${-w * 0.16} ${w * 0.34}t${-w * 0.34} ${w * 0.1}Z`,
    c.ochre,
  ) +
  box(x - w / 2, y - w * 0.34, w, w * 0.34, c.oak, 4) +
  fill(ellipse([x - w * 0.06, y - w * 0.38], w * 0.36, w * 0.07), c.coal) +
  stroke(`M${x + w * 0.5} ${y - w * 0.16}h${w * 0.12}v${-w * 0.12}`, { width: 6 });

const mirrorFoot = (ground: Point, top: Point) => pole([ground, top], 12, c.bark);

/** A mirror on a stand; `seen` is what it shows. */
export const standingMirror = (x: number, y: number, w: number, h: number, seen: string) =>
  mirrorFoot([x + w * 0.1, y], [x + w * 0.2, y - 40]) +
  mirrorFoot([x + w * 0.9, y], [x + w * 0.8, y - 40]) +
  box(x - 14, y - h - 30, w + 28, h + 10, c.oak, 40) +
  behindPane(
    x,
    y - h - 16,
    w,
    h - 18,
    box(x, y - h - 16, w, h, c.mist) +
      seen +
      flat(`M${x} ${y - h * 0.5}L${x + w} ${y - h}V${y - h * 0.84}L${x} ${y - h * 0.34}Z`, c.white, 0.4),
    30,
  );

/** Old things in a row, for `shelves`. */
export const oldThings = (x: number, y: number, w: number, row: number) => {
  const colors = [c.lake, c.brick, c.sage, c.plum, c.cream, c.teal];
  return [0.1, 0.34, 0.62, 0.88]
    .map((t, i) => {
      const at: Point = [x + w * t, y];
      const color = colors[(i + row * 2) % colors.length] ?? c.lake;
      if ((i + row) % 4 === 1) return clock([at[0], y - 34], 32, 3 + row * 2, 20);
      if ((i + row) % 4 === 3)
        return (
          box(at[0] - 30, y - 44, 60, 44, shade(color, 0.1), 4) +
          box(at[0] - 20, y - 34, 40, 24, tint(color, 0.5), 2)
        );
      return vase(at, 70 + (i % 2) * 14, color);
    })
    .join("");
};

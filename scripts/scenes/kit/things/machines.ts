import { line, polygon, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, flatBox, flatDisc, stroke } from "../shapes";

import { goods } from "./goods";

export const washer = (
  x: number,
  y: number,
  w: number,
  color: string,
  inside: string = c.lake,
  open = false,
) =>
  box(x, y - w * 1.2, w, w * 1.2, color, 6) +
  box(x + 8, y - w * 1.13, w - 16, w * 0.18, shade(color, 0.1), 4) +
  disc([x + w * 0.8, y - w * 1.04], w * 0.06, c.marker) +
  disc([x + w / 2, y - w * 0.5], w * 0.36, c.steel) +
  disc([x + w / 2, y - w * 0.5], w * 0.27, open ? c.coal : inside) +
  (open
    ? ""
    : flat(
        `M${x + w * 0.26} ${y - w * 0.46}q${w * 0.12} ${-w * 0.12} ${w * 0.24} 0t${w * 0.24} 0q0 ${w * 0.22} ${-w * 0.24} ${w * 0.22}q${-w * 0.22} 0 ${-w * 0.24} ${-w * 0.22}Z`,
        c.rose,
      ));

export const fridge = (x: number, y: number, w: number, h: number, color: string) =>
  box(x, y - h, w, h, color, 10) +
  stroke(
    line([
      [x, y - h * 0.62],
      [x + w, y - h * 0.62],
    ]),
  ) +
  stroke(
    line([
      [x + w - 20, y - h * 0.7],
      [x + w - 20, y - h * 0.84],
    ]) +
      line([
        [x + w - 20, y - h * 0.56],
        [x + w - 20, y - h * 0.36],
      ]),
    { width: 7 },
  );

/** A fridge whose door stands open to the right. */
export const openFridge = (x: number, y: number, w: number, h: number, color: string) =>
  box(x, y - h, w, h, color, 10) +
  box(x + 12, y - h + 14, w - 24, h - 40, "#fff6d8", 4) +
  [0.3, 0.55, 0.8]
    .map(
      (t, i) =>
        goods(x + 22, y - h + h * t, w - 44, 21 + i, h * 0.14) +
        stroke(
          line([
            [x + 12, y - h + h * t],
            [x + w - 12, y - h + h * t],
          ]),
        ),
    )
    .join("") +
  fill(
    polygon([
      [x + w, y - h],
      [x + w * 1.36, y - h + 34],
      [x + w * 1.36, y + 20],
      [x + w, y],
    ]),
    shade(color, 0.1),
  );

export const stove = (x: number, y: number, w: number, h: number, color: string = c.fog) =>
  box(x, y - h, w, h, color, 4) +
  box(x + 16, y - h * 0.66, w - 32, h * 0.52, c.coal, 6) +
  box(x + 26, y - h * 0.58, w - 52, h * 0.3, c.clay, 4) +
  [0.18, 0.4, 0.62, 0.84].map((t) => disc([x + w * t, y - h + 26], 8, c.slate)).join("") +
  box(x - 4, y - h - 8, w + 8, 12, c.slate, 3);

export const sink = ([x, y]: Point, w: number) =>
  stroke(`M${x} ${y}v${-w * 0.5}q0 ${-w * 0.2} ${w * 0.2} ${-w * 0.2}t${w * 0.2} ${w * 0.2}`, { width: 10 }) +
  stroke(`M${x} ${y}v${-w * 0.5}q0 ${-w * 0.2} ${w * 0.2} ${-w * 0.2}t${w * 0.2} ${w * 0.2}`, {
    color: c.steel,
    width: 5,
  });

export const laptop = ([x, y]: Point, w: number, way: 1 | -1 = 1) =>
  fill(
    polygon([
      [x + way * w * 0.46, y],
      [x + way * w * 0.66, y - w * 0.62],
      [x + way * w * 0.7, y - w * 0.62],
      [x + way * w * 0.52, y],
    ]),
    c.slate,
  ) + box(way === 1 ? x - w * 0.3 : x - w * 0.52, y - 8, w * 0.82, 9, c.steel, 4);

/** A laptop seen from behind its screen. */
export const laptopBack = ([x, y]: Point, w: number, color: string = c.steel) =>
  box(x - w / 2, y - w * 0.62, w, w * 0.62, color, 7) +
  flatDisc([x, y - w * 0.32], w * 0.05, c.white) +
  box(x - w * 0.54, y - 7, w * 1.08, 9, shade(color), 4);

export const monitor = ([x, y]: Point, w: number, view = "") =>
  box(x - w * 0.06, y - w * 0.2, w * 0.12, w * 0.2, c.slate, 1) +
  box(x - w * 0.2, y - 8, w * 0.4, 9, c.slate, 3) +
  box(x - w / 2, y - w * 0.76, w, w * 0.58, c.coal, 6) +
  flatBox(x - w * 0.46, y - w * 0.72, w * 0.92, w * 0.5, c.mist) +
  view;

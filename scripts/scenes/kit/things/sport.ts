import { ellipse, line, polygon, type Point } from "../geometry";
import { c } from "../palette";
import { box, disc, fill, flat, move, pole, stroke, thin } from "../shapes";

import { table } from "./furniture";

/** A basketball hoop from the side; `way` 1: the ring is to the right of the post. Returns where the ring is. */
export function hoop([x, y]: Point, h: number, way: 1 | -1) {
  const board = x + way * h * 0.14;
  const ring: Point = [board + way * h * 0.09, y - h + h * 0.08];
  const r = h * 0.062;
  const net = [-1, -0.5, 0, 0.5, 1].map((t) =>
    line([
      [ring[0] + t * r, ring[1] + 4],
      [ring[0] + t * r * 0.5, ring[1] + r * 2],
    ]),
  );
  return {
    ring,
    markup:
      pole(
        [
          [x, y],
          [x, y - h * 0.78],
          [board, y - h * 0.94],
        ],
        h * 0.024,
        c.coal,
      ) +
      fill(
        polygon([
          [board - way * 8, y - h * 1.1],
          [board + way * 10, y - h * 1.14],
          [board + way * 10, y - h * 0.87],
          [board - way * 8, y - h * 0.85],
        ]),
        c.white,
      ) +
      stroke(net.join(""), { color: c.white, width: 3 }) +
      stroke(ellipse([ring[0], ring[1] + r * 1.2], r * 0.74, r * 0.16), { color: c.white, width: 2 }) +
      stroke(ellipse(ring, r, r * 0.24), { color: c.red, width: 6 }),
  };
}

/** A table for table tennis; `at` is the middle of its front edge on the ground. */
export function tennisTable(at: Point, w: number, h: number, color: string = c.teal) {
  const [x, top] = [at[0], at[1] - h];
  const deep = w * 0.2;
  const net = polygon([
    [x - 10, top + 2],
    [x - 10, top - w * 0.08],
    [x + 10, top - deep - w * 0.06],
    [x + 10, top - deep],
  ]);
  return (
    table(at, w, h, color, deep) +
    flat(
      polygon([
        [x - w * 0.47, top - deep / 2 - 2],
        [x + w * 0.47, top - deep / 2 - 2],
        [x + w * 0.47, top - deep / 2 + 2],
        [x - w * 0.47, top - deep / 2 + 2],
      ]),
      c.white,
    ) +
    fill(net, c.fog) +
    stroke(
      line([
        [x, top - w * 0.07],
        [x, top - deep * 0.5],
      ]),
      thin,
    )
  );
}

/** A bat whose grip is at the hand. */
export const bat = (hand: Point, s: number, turn: number, color: string = c.brick) =>
  move(box(-s * 0.09, -s * 0.3, s * 0.18, s * 0.46, c.wood, 3) + disc([0, -s * 0.6], s * 0.38, color), hand, {
    turn,
  });

export const binoculars = ([x, y]: Point, s: number, way: 1 | -1) =>
  box(way === 1 ? x : x - s, y - s * 0.5, s, s * 0.34, c.coal, 5) +
  box(way === 1 ? x : x - s, y - s * 0.2, s, s * 0.34, c.slate, 5) +
  box(x + way * s * (way === 1 ? 0.86 : 1.06), y - s * 0.54, s * 0.2, s * 0.74, c.coal, 4);

/** A spotting scope on three legs; its eyepiece is at the eye. */
export const scope = ([x, y]: Point, ground: number, l: number, way: 1 | -1) => {
  const head: Point = [x + way * l * 0.5, y - l * 0.06];
  return (
    [-0.34, 0.06, 0.4].map((dx) => pole([head, [head[0] + dx * l, ground]], 7, c.slate)).join("") +
    move(
      box(0, -9, l * 0.3, 18, c.coal, 3) +
        box(l * 0.28, -14, l * 0.5, 28, c.slate, 4) +
        box(l * 0.74, -19, l * 0.34, 38, c.coal, 5),
      [x, y],
      { turn: way === 1 ? -6 : 186 },
    )
  );
};

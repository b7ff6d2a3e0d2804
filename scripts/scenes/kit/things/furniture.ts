import { line, polygon, roundBox, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { box, disc, fill, flatBox, pole, stroke, thin } from "../shapes";

/** A table seen a little from above: `at` is the middle of its front edge on the ground. */
export function table(at: Point, w: number, h: number, color: string, deep = 46) {
  const [x, y] = at;
  const leg = (lx: number, dy: number) =>
    box(lx, y - h + 12, 14, h - 12 + dy, shade(color, dy < 0 ? 0.3 : 0.18), 3);
  const top = y - h;
  return (
    leg(x - w / 2 + 34, -deep * 0.6) +
    leg(x + w / 2 - 48, -deep * 0.6) +
    leg(x - w / 2 + 8, 0) +
    leg(x + w / 2 - 22, 0) +
    fill(
      polygon([
        [x - w / 2, top],
        [x - w / 2 + deep * 0.6, top - deep],
        [x + w / 2 - deep * 0.6, top - deep],
        [x + w / 2, top],
      ]),
      tint(color, 0.22),
    ) +
    box(x - w / 2, top, w, 18, color, 3)
  );
}

/** A counter, closed in front. */
export function counter(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  topColor: string,
  deep = 40,
) {
  return (
    fill(
      polygon([
        [x, y - h],
        [x + deep * 0.5, y - h - deep],
        [x + w - deep * 0.5, y - h - deep],
        [x + w, y - h],
      ]),
      tint(topColor, 0.3),
    ) +
    box(x + 8, y - h, w - 16, h, color, 2) +
    box(x - 4, y - h, w + 8, 20, topColor, 4) +
    stroke(
      Array.from({ length: Math.max(1, Math.round(w / 130)) - 1 }, (_, i) =>
        line([
          [x + ((i + 1) * w) / Math.round(w / 130), y - h + 30],
          [x + ((i + 1) * w) / Math.round(w / 130), y - 12],
        ]),
      ).join("") || `M${x + 16} ${y - h + 40}h${w - 32}`,
      thin,
    )
  );
}

/** A chair from the side; `way` 1 looks right. `at` is on the ground under the middle of the seat. */
export function chair(at: Point, seat: number, color: string, way: 1 | -1 = 1) {
  const [x, y] = at;
  const w = seat * 0.78;
  const back = x - way * w * 0.5;
  return (
    pole(
      [
        [back - way * 8, y - seat * 2.1],
        [back, y - seat],
        [back - way * 6, y],
      ],
      10,
      color,
    ) +
    pole(
      [
        [x + way * w * 0.42, y - seat],
        [x + way * w * 0.48, y],
      ],
      10,
      color,
    ) +
    fill(
      polygon([
        [back - way * 15, y - seat * 2.12],
        [back + way * 2, y - seat * 2.12],
        [back + way * 8, y - seat * 1.45],
        [back - way * 8, y - seat * 1.45],
      ]),
      color,
    ) +
    box(x - w * 0.56, y - seat, w * 1.12, 14, color, 6)
  );
}

export const stool = (at: Point, seat: number, color: string) =>
  pole(
    [
      [at[0] - 22, at[1] - seat],
      [at[0] - 32, at[1]],
    ],
    9,
    shade(color),
  ) +
  pole(
    [
      [at[0] + 22, at[1] - seat],
      [at[0] + 32, at[1]],
    ],
    9,
    shade(color),
  ) +
  stroke(
    line([
      [at[0] - 27, at[1] - seat * 0.4],
      [at[0] + 27, at[1] - seat * 0.4],
    ]),
    { width: 5 },
  ) +
  box(at[0] - 42, at[1] - seat, 84, 16, color, 8);

/** A bench with a back, from the front. */
export const bench = (x: number, y: number, w: number, seat: number, color: string, back = true) =>
  [x + 26, x + w - 40].map((lx) => box(lx, y - seat, 14, seat, c.coal, 3)).join("") +
  (back ? [0.55, 0.95].map((t) => box(x, y - seat - seat * t - 8, w, 20, color, 4)).join("") : "") +
  box(x - 6, y - seat, w + 12, 18, color, 5);

/** An armchair or sofa from the front. */
export const sofa = (x: number, y: number, w: number, h: number, color: string) =>
  [x + 20, x + w - 34].map((lx) => box(lx, y - 16, 14, 16, c.bark, 2)).join("") +
  box(x + 16, y - h, w - 32, h - 30, color, 22) +
  box(x, y - h * 0.62, 46, h * 0.62 - 12, shade(color, 0.1), 18) +
  box(x + w - 46, y - h * 0.62, 46, h * 0.62 - 12, shade(color, 0.1), 18) +
  box(x + 40, y - h * 0.45, w - 80, h * 0.3, tint(color, 0.16), 12) +
  flatBox(x + 44, y - h * 0.16, w - 88, 6, shade(color));

/** Open shelves; `fillWith` draws what stands on a board from its left end. */
export function shelves(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  color: string,
  fillWith: (x: number, y: number, w: number, row: number) => string,
) {
  const step = h / rows;
  const boards = Array.from(
    { length: rows },
    (_, row) =>
      fillWith(x + 10, y + step * (row + 1) - 6, w - 20, row) +
      box(x, y + step * (row + 1) - 6, w, 10, color, 2),
  );
  return (
    box(x, y, w, h, shade(color, 0.34), 2) +
    boards.join("") +
    box(x - 6, y - 6, 12, h + 12, color, 2) +
    box(x + w - 6, y - 6, 12, h + 12, color, 2) +
    box(x - 6, y - 8, w + 12, 12, color, 2)
  );
}

export const cabinet = (x: number, y: number, w: number, h: number, color: string, doors = 2) =>
  box(x, y, w, h, color, 4) +
  Array.from(
    { length: doors },
    (_, i) =>
      stroke(roundBox(x + 8 + (i * (w - 8)) / doors, y + 8, (w - 8) / doors - 8, h - 16, 4), thin) +
      disc([x + ((i + 0.5) * w) / doors + (i % 2 ? -1 : 1) * (w / doors) * 0.32, y + h / 2], 4, c.coal),
  ).join("");

export const bed = (x: number, y: number, w: number, color: string) =>
  box(x - 14, y - 150, 18, 150, c.oak, 4) +
  box(x + w - 4, y - 90, 16, 90, c.oak, 4) +
  box(x, y - 74, w, 42, c.white, 10) +
  box(x + 8, y - 100, 100, 36, c.white, 14) +
  fill(`M${x + 90} ${y - 88}h${w - 100}q8 2 8 12v46h${-w + 92}Z`, color);

import { blob, curve, ellipse, polygon, type Point } from "../geometry";
import { c, tint } from "../palette";
import { box, disc, fill, flatDisc, move, stroke, weight } from "../shapes";

const thin = { width: weight * 0.7 };

/** A gull on the wing, `s` from tip to tip. */
export const gull = ([x, y]: Point, s: number) =>
  fill(
    blob(
      [
        [x - s * 0.06, y - s * 0.02],
        [x + s * 0.16, y - s * 0.44],
        [x + s * 0.36, y - s * 0.4],
        [x + s * 0.12, y + s * 0.02],
      ],
      0.7,
    ),
    c.stone,
  ) +
  fill(
    polygon([
      [x + s * 0.2, y - s * 0.05],
      [x + s * 0.46, y - s * 0.1],
      [x + s * 0.42, y + s * 0.1],
    ]),
    c.white,
  ) +
  fill(
    blob(
      [
        [x - s * 0.34, y - s * 0.06],
        [x - s * 0.1, y - s * 0.12],
        [x + s * 0.28, y - s * 0.02],
        [x, y + s * 0.14],
        [x - s * 0.28, y + s * 0.06],
      ],
      0.9,
    ),
    c.white,
  ) +
  fill(
    blob(
      [
        [x - s * 0.02, y - s * 0.02],
        [x - s * 0.14, y - s * 0.5],
        [x - s * 0.02, y - s * 0.52],
        [x + s * 0.2, y + s * 0.02],
      ],
      0.7,
    ),
    tint(c.steel, 0.2),
  ) +
  fill(
    polygon([
      [x - s * 0.34, y - s * 0.05],
      [x - s * 0.48, y + s * 0.04],
      [x - s * 0.31, y + s * 0.05],
    ]),
    c.ochre,
  ) +
  flatDisc([x - s * 0.26, y - s * 0.04], Math.max(2.4, s * 0.018), c.ink);

/** A heron that stands in the water. */
export const heron = ([x, y]: Point, h: number, way: 1 | -1 = 1) => {
  const p = (px: number, py: number): Point => [x + px * h * way, y - py * h];
  return (
    stroke(
      `M${p(-0.02, 0.4).join(" ")}L${p(-0.02, 0).join(" ")}M${p(0.08, 0.4).join(" ")}L${p(0.08, 0).join(" ")}`,
      { width: 4 },
    ) +
    fill(blob([p(-0.36, 0.34), p(-0.1, 0.58), p(0.14, 0.56), p(0.18, 0.42), p(0, 0.34)], 0.8), c.white) +
    stroke(curve([p(0.12, 0.52), p(0.26, 0.66), p(0.12, 0.8), p(0.2, 0.95)]), { width: h * 0.08 + 4 }) +
    stroke(curve([p(0.1, 0.52), p(0.26, 0.66), p(0.12, 0.8), p(0.2, 0.95)]), {
      width: h * 0.08 - 1,
      color: c.white,
    }) +
    fill(polygon([p(0.22, 1), p(0.5, 0.92), p(0.22, 0.92)]), c.ochre) +
    disc(p(0.2, 0.96), h * 0.055, c.white) +
    flatDisc(p(0.22, 0.97), 2.6, c.ink) +
    stroke(ellipse([x + way * h * 0.03, y], h * 0.2, h * 0.03), { color: c.white, width: 2 })
  );
};

export const duck = ([x, y]: Point, s: number, color: string, way: 1 | -1 = 1) => {
  const p = (px: number, py: number): Point => [x + px * s * way, y - py * s];
  return (
    stroke(ellipse([x, y], s * 0.66, s * 0.08), { color: c.white, width: 2 }) +
    fill(
      blob([p(-0.56, 0.36), p(-0.2, 0.28), p(0.2, 0.3), p(0.44, 0.16), p(0.2, 0), p(-0.4, 0.02)], 0.8),
      color,
    ) +
    fill(polygon([p(0.5, 0.54), p(0.72, 0.46), p(0.5, 0.42)]), c.ochre) +
    disc(p(0.36, 0.5), s * 0.17, c.pine) +
    flatDisc(p(0.4, 0.54), Math.max(2, s * 0.03), c.white) +
    stroke(curve([p(-0.26, 0.2), p(0, 0.1), p(0.16, 0.2)]), thin)
  );
};

/** High grass at the edge of water. */
export const reeds = (x: number, y: number, w: number) =>
  Array.from({ length: Math.floor(w / 14) }, (_, i) => {
    const [rx, h] = [x + i * 14, 70 + ((i * 37) % 60)];
    return (
      stroke(`M${rx} ${y}q${(i % 3) * 4 - 4} ${-h / 2} ${(i % 5) * 3 - 6} ${-h}`, {
        color: i % 2 ? c.green : c.leaf,
        width: 4,
      }) + (i % 3 === 0 ? box(rx - 5 + (i % 5) * 3 - 6, y - h - 10, 10, 32, c.bark, 5) : "")
    );
  }).join("");

/** A drawing of a bird on a board that lies on the knees. */
export const sheetOfArt = (at: Point, w: number) =>
  move(
    box(-w * 0.5, -w * 0.36, w, w * 0.72, c.white, 2) +
      fill(
        blob(
          [
            [-w * 0.2, w * 0.06],
            [0, -w * 0.12],
            [w * 0.2, w * 0.02],
            [w * 0.02, w * 0.16],
          ],
          0.8,
        ),
        c.lake,
      ) +
      disc([w * 0.2, -w * 0.1], w * 0.07, c.lake),
    at,
    { turn: -24 },
  );

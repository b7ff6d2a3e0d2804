import { c } from "../palette";
import { box, seeded } from "../shapes";

/** Books standing in a row, for `shelves`. */
export function books(x: number, y: number, w: number, seed: number, h = 60) {
  const next = seeded(seed);
  const colors = [c.brick, c.teal, c.marker, c.violet, c.sage, c.clay, c.navy, c.rose];
  let at = x;
  let out = "";
  while (at < x + w - 24) {
    const [bw, bh] = [12 + next() * 12, h * (0.72 + next() * 0.28)];
    out +=
      next() > 0.9
        ? ""
        : box(
            Math.round(at),
            Math.round(y - bh),
            Math.round(bw),
            Math.round(bh),
            colors[Math.floor(next() * colors.length)] ?? c.teal,
            1,
          );
    at += bw + 1;
  }
  return out;
}

export const stack = (x: number, y: number, w: number, colors: readonly string[], h = 14) =>
  colors.map((color, i) => box(x + (i % 2) * 6, y - h * (i + 1), w - (i % 3) * 8, h, color, 2)).join("");

/** Jars, bottles and tins in a row, for `shelves`. */
export function goods(x: number, y: number, w: number, seed: number, h = 52) {
  const next = seeded(seed);
  const colors = [c.clay, c.sage, c.marker, c.rose, c.lake, c.cream, c.violet];
  const count = Math.floor(w / 36);
  return Array.from({ length: count }, (_, i) => {
    const [gh, color, gx] = [
      h * (0.6 + next() * 0.4),
      colors[Math.floor(next() * colors.length)] ?? c.sage,
      x + i * (w / count),
    ];
    return (
      box(Math.round(gx), Math.round(y - gh), 26, Math.round(gh), color, 5) +
      box(Math.round(gx) + 4, Math.round(y - gh) - 6, 18, 8, c.oak, 2)
    );
  }).join("");
}

import type { Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, flatBox, seeded, stroke } from "../shapes";

/** A can of paint: the middle of its lower edge is `at`. */
export const paintCan = ([x, y]: Point, w: number, color: string) =>
  box(x - w / 2, y - w * 1.05, w, w * 1.05, c.fog, 3) +
  flatBox(x - w / 2 + 2, y - w * 0.8, w - 4, w * 0.5, color) +
  box(x - w * 0.54, y - w * 1.14, w * 1.08, w * 0.16, shade(c.fog), 3);

/** Cans or boxes in a row, for `shelves`. */
export const cansRow = (x: number, y: number, w: number, seed: number, size = 40) => {
  const colors = [c.red, c.marker, c.teal, c.violet, c.sage, c.clay, c.lake, c.rose];
  const count = Math.floor(w / (size + 10));
  return Array.from({ length: count }, (_, i) =>
    paintCan([x + (i + 0.5) * (w / count), y], size, colors[(i + seed) % colors.length] ?? c.red),
  ).join("");
};
export const boxesRow = (x: number, y: number, w: number, seed: number, h = 60) => {
  const next = seeded(seed);
  const colors = [c.wheat, c.wood, c.sand, c.lake, c.clay];
  const count = Math.floor(w / 64);
  return Array.from({ length: count }, (_, i) => {
    const bh = Math.round(h * (0.6 + next() * 0.4));
    return box(
      Math.round(x + (i * w) / count),
      y - bh,
      54,
      bh,
      colors[Math.floor(next() * colors.length)] ?? c.wheat,
      2,
    );
  }).join("");
};

/** A loudspeaker that stands on the floor. */
export const speaker = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, c.coal, 6) +
  disc([x + w / 2, y - h * 0.3], w * 0.34, c.slate) +
  disc([x + w / 2, y - h * 0.3], w * 0.12, c.ink) +
  disc([x + w / 2, y - h * 0.74], w * 0.2, c.slate) +
  disc([x + w * 0.84, y - h * 0.92], w * 0.06, c.marker);

export const notes = (points: readonly Point[], color: string = c.ink) =>
  points
    .map(([x, y]) => disc([x, y], 9, color, 7) + stroke(`M${x + 8} ${y}v-36q16 4 18 20`, { color, width: 4 }))
    .join("");

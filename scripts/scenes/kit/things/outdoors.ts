import { blob, curve, ellipse, line, polygon, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { fill, flat, flatBox, flatDisc, seeded, stroke } from "../shapes";

export const sky = (color: string = c.sky, horizon = 520, ground: string = c.sand) =>
  flatBox(0, 0, 1200, horizon, color) + flatBox(0, horizon, 1200, 900 - horizon, ground);

/** Several flat bands of light: dawn or dusk. */
export const glow = (colors: readonly string[], horizon: number) =>
  colors
    .map((color, i) => flatBox(0, (horizon * i) / colors.length, 1200, horizon / colors.length + 1, color))
    .join("");

export const sun = (at: Point, r: number, color: string = c.marker) =>
  flat(ellipse(at, r * 1.5), color, 0.25) + flatDisc(at, r, color);

export const cloud = ([x, y]: Point, w: number, color: string = c.white) =>
  flat(
    [
      ellipse([x - w * 0.26, y], w * 0.2, w * 0.13),
      ellipse([x, y - w * 0.07], w * 0.26, w * 0.19),
      ellipse([x + w * 0.28, y], w * 0.2, w * 0.13),
      `M${x - w * 0.28} ${y}h${w * 0.56}v${w * 0.13}h${-w * 0.56}Z`,
    ].join(""),
    color,
  );

export function rain(seed = 1, count = 90, top = 0, bottom = 900, color: string = c.lake) {
  const next = seeded(seed);
  const drops = Array.from({ length: count }, () => {
    const [x, y] = [next() * 1220, top + next() * (bottom - top)];
    return line([
      [x, y],
      [x - 8, y + 24],
    ]);
  });
  return stroke(drops.join(""), { color, width: 2.4 });
}

export function snow(seed = 1, count = 90, top = 0, bottom = 900) {
  const next = seeded(seed);
  return flat(
    Array.from({ length: count }, () =>
      ellipse([next() * 1200, top + next() * (bottom - top)], 2.5 + next() * 3.5),
    ).join(""),
    c.white,
  );
}

export const puddle = ([x, y]: Point, w: number) =>
  flat(ellipse([x, y], w / 2, w * 0.09), c.lake) +
  stroke(`M${x - w * 0.2} ${y - 2}h${w * 0.22}`, { color: c.mist, width: 3 });

export const hills = (y: number, h: number, color: string, phase = 0) =>
  flat(
    `${curve(Array.from({ length: 9 }, (_, i): Point => [-75 + i * 170, y - h * (0.5 + 0.5 * Math.sin(i * 1.7 + phase))]))}L1300 ${y + h}L-80 ${y + h}Z`,
    color,
  );

export const mountain = (x: number, y: number, w: number, h: number, color: string) =>
  flat(
    polygon([
      [x - w / 2, y],
      [x - w * 0.08, y - h * 0.9],
      [x, y - h],
      [x + w * 0.1, y - h * 0.86],
      [x + w / 2, y],
    ]),
    color,
  ) +
  flat(
    polygon([
      [x - w * 0.1, y - h * 0.8],
      [x, y - h],
      [x + w * 0.11, y - h * 0.82],
      [x + w * 0.03, y - h * 0.74],
      [x - w * 0.02, y - h * 0.82],
    ]),
    c.white,
  );

export const water = (y: number, h: number, color: string = c.lake, seed = 4) => {
  const next = seeded(seed);
  const waves = Array.from({ length: 26 }, () => {
    const [x, wy] = [next() * 1200, y + 8 + next() * (h - 14)];
    const w = 18 + ((wy - y) / h) * 44;
    return `M${x.toFixed(0)} ${wy.toFixed(0)}q${(w / 2).toFixed(0)}-7 ${w.toFixed(0)} 0`;
  });
  return flatBox(0, y, 1200, h, color) + stroke(waves.join(""), { color: tint(color, 0.5), width: 2.6 });
};

export const rock = ([x, y]: Point, w: number, color: string = c.steel) =>
  fill(
    blob(
      [
        [x - w / 2, y],
        [x - w * 0.34, y - w * 0.34],
        [x + w * 0.06, y - w * 0.46],
        [x + w * 0.4, y - w * 0.26],
        [x + w / 2, y],
      ],
      0.6,
    ),
    color,
  ) +
  flat(
    blob(
      [
        [x + w * 0.08, y - w * 0.04],
        [x + w * 0.16, y - w * 0.3],
        [x + w * 0.38, y - w * 0.22],
        [x + w * 0.44, y - w * 0.03],
      ],
      0.6,
    ),
    shade(color),
  );

/** A half moon and stars beside it. */
export const moonlight = ([x, y]: Point, r: number, stars: readonly Point[] = []) =>
  flat(
    `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.2}a${r * 0.86} ${r * 0.86} 0 0 1 ${-r} ${-r * 1.2}Z`,
    c.cream,
  ) + flat(stars.map((at) => ellipse(at, 3)).join("") || ellipse([x - r * 3, y], 2.5), c.cream);

import { ellipse, line, polygon, roundBox, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, flatBox, lampPost, pole, stroke, thin } from "../shapes";

/** A house far away: no lines, windows in one colour. */
export function farHouse(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { lit = c.white as string, roof = "" } = {},
) {
  const columns = Math.max(1, Math.floor(w / 52));
  const rows = Math.max(1, Math.floor(h / 74));
  const panes = Array.from({ length: columns * rows }, (_, i) =>
    polygon(
      [
        [0, 0],
        [24, 0],
        [24, 34],
        [0, 34],
      ].map(([px = 0, py = 0]): Point => [
        x + (w / columns) * ((i % columns) + 0.5) - 12 + px,
        y - h + 24 + Math.floor(i / columns) * 70 + py,
      ]),
    ),
  );
  return (
    flatBox(x, y - h, w, h, color) +
    (roof
      ? flat(
          polygon([
            [x - 10, y - h],
            [x + w / 2, y - h - w * 0.3],
            [x + w + 10, y - h],
          ]),
          roof,
        )
      : "") +
    flat(panes.join(""), lit) +
    flatBox(x + w - 12, y - h, 12, h, shade(color, 0.08))
  );
}

/** A shop front: window, door, awning in stripes. `inside` is drawn in the shop's window. */
export function shop(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  { awning = c.brick as string, second = c.white as string, inside = "", doorColor = c.deep as string } = {},
) {
  const front = h * 0.52;
  const glassW = w * 0.56;
  const flaps = Array.from({ length: 8 }, (_, i) => {
    const fw = (w - 20) / 8;
    const fx = x + 10 + i * fw;
    return fill(`M${fx} ${y - front - 40}h${fw}v36q${-fw / 2} 16 ${-fw} 0Z`, i % 2 ? second : awning);
  }).join("");
  return (
    box(x, y - h, w, h, wall, 2) +
    box(x + 24, y - front + 30, glassW, front - 70, c.mist, 3) +
    inside +
    stroke(roundBox(x + 24, y - front + 30, glassW, front - 70, 3)) +
    box(x + glassW + 48, y - front + 30, w - glassW - 72, front - 30, doorColor, 3) +
    box(x + glassW + 60, y - front + 44, w - glassW - 96, front * 0.42, c.mist, 3) +
    disc([x + w - 36, y - front * 0.4], 5, c.marker) +
    flaps
  );
}

const roofSlats = (x: number, y: number, w: number, colors: readonly [string, string]) =>
  Array.from({ length: 10 }, (_, i) => {
    const [low, high] = [(w + 60) / 10, (w - 20) / 10];
    const [a, b] = [x - 30 + i * low, x + 10 + i * high];
    const flap = `M${a} ${y}h${low}v40q${-low / 2} 20 ${-low} 0Z`;
    const color = colors[i % 2] ?? c.white;
    return (
      fill(
        polygon([
          [a, y],
          [a + low, y],
          [b + high, y - 60],
          [b, y - 60],
        ]),
        color,
      ) + fill(flap, color)
    );
  }).join("");

/** Posts, a counter and a roof in stripes: a market stall. `y` is the ground, the counter is `counterH` high. */
export function stall(
  x: number,
  y: number,
  w: number,
  {
    h = 400,
    counterH = 140,
    color = c.brick as string,
    second = c.white as string,
    front = c.wood as string,
  } = {},
) {
  const posts = [x + 14, x + w - 14]
    .map((px) =>
      pole(
        [
          [px, y],
          [px, y - h],
        ],
        12,
        c.oak,
      ),
    )
    .join("");
  return {
    /** Behind whoever sells. */
    back: posts + roofSlats(x, y - h, w, [color, second]),
    /** Before whoever sells. */
    front:
      box(x, y - counterH, w, counterH, front, 3) +
      stroke(
        line([
          [x + 6, y - counterH * 0.55],
          [x + w - 6, y - counterH * 0.55],
        ]),
        thin,
      ) +
      box(x - 10, y - counterH - 12, w + 20, 22, shade(front, 0.14), 4),
  };
}

export const streetLamp = ([x, y]: Point, h: number, lit = false) =>
  (lit ? flat(ellipse([x, y - h], 100), c.marker, 0.28) : "") +
  lampPost(x, y, h, 9) +
  fill(
    polygon([
      [x - 14, y - h + 24],
      [x - 22, y - h - 20],
      [x + 22, y - h - 20],
      [x + 14, y - h + 24],
    ]),
    lit ? c.marker : c.mist,
  ) +
  fill(
    polygon([
      [x - 28, y - h - 20],
      [x, y - h - 42],
      [x + 28, y - h - 20],
    ]),
    c.coal,
  );

export const trafficLight = ([x, y]: Point, h: number, on: "red" | "green") =>
  pole(
    [
      [x, y],
      [x, y - h],
    ],
    9,
    c.coal,
  ) +
  box(x - 20, y - h - 10, 40, 92, c.coal, 8) +
  disc([x, y - h + 14], 12, on === "red" ? c.red : c.slate) +
  disc([x, y - h + 58], 12, on === "green" ? "#4fc07f" : c.slate);

/** A street across the picture with pavement before and behind it. */
export const road = (top: number, bottom: number, color: string = c.steel) =>
  flatBox(0, top, 1200, bottom - top, color) +
  flatBox(0, top - 10, 1200, 12, c.fog) +
  flatBox(0, bottom, 1200, 14, c.fog) +
  stroke(
    line([
      [0, bottom],
      [1200, bottom],
    ]) +
      line([
        [0, top],
        [1200, top],
      ]),
    { width: 2 },
  ) +
  stroke(
    Array.from({ length: 9 }, (_, i) =>
      line([
        [i * 150, (top + bottom) / 2],
        [i * 150 + 80, (top + bottom) / 2],
      ]),
    ).join(""),
    { color: c.white, width: 6 },
  );

/** Stripes of a crossing that runs towards us. */
export const crossing = (x: number, top: number, bottom: number, w: number, stripes = 6) =>
  Array.from({ length: stripes }, (_, i) => {
    const [a, b] = [x + (i * w) / stripes, x + ((i + 0.55) * w) / stripes];
    const spread = (v: number) => v + (v - x - w / 2) * 0.35;
    return flat(
      polygon([
        [a, top],
        [b, top],
        [spread(b), bottom],
        [spread(a), bottom],
      ]),
      c.white,
    );
  }).join("");

export const awningRow = (
  x: number,
  y: number,
  w: number,
  drop: number,
  color: string,
  second: string = c.white,
) =>
  Array.from({ length: Math.round(w / 60) }, (_, i) => {
    const fw = w / Math.round(w / 60);
    return fill(`M${x + i * fw} ${y}h${fw}v${drop}q${-fw / 2} 18 ${-fw} 0Z`, i % 2 ? second : color);
  }).join("");

/** Little flags or lamps on a rope. */
export const garland = (from: Point, to: Point, colors: readonly string[], lamps = false) => {
  const mid: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 46];
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mid[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * mid[1] + t ** 2 * to[1],
  ];
  const count = 9;
  return (
    stroke(`M${from.join(" ")}Q${mid.join(" ")} ${to.join(" ")}`, thin) +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = on((i + 0.5) / count);
      const color = colors[i % colors.length] ?? c.red;
      return lamps
        ? flat(ellipse([x, y + 8], 16), color, 0.3) + disc([x, y + 8], 7, color)
        : fill(
            polygon([
              [x - 14, y],
              [x + 14, y],
              [x, y + 28],
            ]),
            color,
          );
    }).join("")
  );
};

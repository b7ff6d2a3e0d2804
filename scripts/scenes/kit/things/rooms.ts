import { ellipse, line, polygon, roundBox, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { block, box, disc, fill, flat, flatBox, flatDisc, lampPost, pole, stroke, thin } from "../shapes";

/** Wall and floor; `horizon` is where they meet. */
export const room = (wall: string, floor: string, horizon = 560) =>
  flatBox(0, 0, 1200, horizon, wall) +
  flatBox(0, horizon, 1200, 900 - horizon, floor) +
  flatBox(0, horizon - 16, 1200, 16, shade(wall, 0.1)) +
  stroke(
    line([
      [0, horizon],
      [1200, horizon],
    ]),
    { width: 2 },
  );

/** Boards or tiles that run to the middle of the horizon. */
export function floorLines(horizon: number, color: string, vanishing: Point = [600, 200], step = 130) {
  const rays = Array.from({ length: 25 }, (_, i) => -1000 + i * step).map((x) => {
    const t = (horizon - 900) / (vanishing[1] - 900);
    return line([
      [x, 900],
      [x + (vanishing[0] - x) * t, horizon],
    ]);
  });
  const rows = [0.1, 0.28, 0.55].map((t) =>
    line([
      [0, horizon + (900 - horizon) * t],
      [1200, horizon + (900 - horizon) * t],
    ]),
  );
  return stroke([...rays, ...rows].join(""), { color, width: 1.6 });
}

/** Tiles on a wall. */
export const tiles = (x: number, y: number, w: number, h: number, color: string, size = 46) =>
  flatBox(x, y, w, h, color) +
  stroke(
    [
      ...Array.from({ length: Math.floor(w / size) + 1 }, (_, i) =>
        line([
          [x + i * size, y],
          [x + i * size, y + h],
        ]),
      ),
      ...Array.from({ length: Math.floor(h / size) + 1 }, (_, i) =>
        line([
          [x, y + i * size],
          [x + w, y + i * size],
        ]),
      ),
    ].join(""),
    { color: shade(color, 0.1), width: 1.5 },
  );

/** A window with what is seen through it (`view`, drawn in place and cut at the frame). */
export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  { glass = c.sky as string, view = "", frame = c.white as string, bars = true } = {},
) {
  const id = `w${x}-${y}`;
  const seen = view
    ? `<clipPath id="${id}"><path d="${roundBox(x, y, w, h, 2)}"/></clipPath><g clip-path="url(#${id})">${view}</g>`
    : "";
  const cross =
    line([
      [x + w / 2, y],
      [x + w / 2, y + h],
    ]) +
    line([
      [x, y + h * 0.42],
      [x + w, y + h * 0.42],
    ]);
  return (
    box(x - 10, y - 10, w + 20, h + 20, frame, 4) +
    box(x, y, w, h, glass, 2) +
    seen +
    (bars ? stroke(cross, { width: 9 }) + stroke(cross, { color: frame, width: 4 }) : "") +
    stroke(roundBox(x, y, w, h, 2)) +
    box(x - 20, y + h + 8, w + 40, 14, frame, 3)
  );
}

export function curtains(x: number, y: number, w: number, h: number, color: string) {
  const side = (from: number, out: number) =>
    fill(
      `M${from} ${y}h${out * w * 0.24}q${-out * w * 0.02} ${h * 0.5} ${-out * w * 0.12} ${h}h${-out * w * 0.12}Z`,
      color,
    ) + stroke(`M${from + out * w * 0.1} ${y}q0 ${h * 0.5} ${-out * w * 0.04} ${h}`, thin);
  return (
    side(x - 20, 1) +
    side(x + w + 20, -1) +
    pole(
      [
        [x - 44, y],
        [x + w + 44, y],
      ],
      6,
      c.oak,
    )
  );
}

export const door = (x: number, y: number, w: number, h: number, color: string) =>
  box(x - 10, y - 10, w + 20, h + 10, shade(color, 0.22), 2) +
  box(x, y, w, h, color, 2) +
  box(x + w * 0.16, y + h * 0.08, w * 0.68, h * 0.36, tint(color, 0.25), 3) +
  box(x + w * 0.16, y + h * 0.54, w * 0.68, h * 0.36, shade(color, 0.08), 3) +
  disc([x + w * 0.88, y + h * 0.52], 6, c.marker);

export const pendant = (x: number, y: number, color: string, light = true) =>
  (light
    ? flat(
        polygon([
          [x - 36, y],
          [x + 36, y],
          [x + 150, y + 300],
          [x - 150, y + 300],
        ]),
        c.marker,
        0.14,
      )
    : "") +
  stroke(
    line([
      [x, 0],
      [x, y - 40],
    ]),
  ) +
  disc([x, y - 2], 14, c.marker) +
  fill(`M${x - 44} ${y}q4-44 44-46q40 2 44 46Z`, color);

export const floorLamp = (x: number, y: number, h: number, color: string, lit = true) =>
  (lit ? flat(ellipse([x, y - h], 130), c.marker, 0.16) : "") +
  lampPost(x, y, h, 7) +
  disc([x, y], 30, c.coal, 8) +
  fill(
    polygon([
      [x - 30, y - h - 40],
      [x + 30, y - h - 40],
      [x + 52, y - h + 26],
      [x - 52, y - h + 26],
    ]),
    color,
  );

/** A picture on the wall; what it shows are shapes only. */
export const picture = (x: number, y: number, w: number, h: number, sky: string, land: string) =>
  box(x, y, w, h, c.oak, 2) +
  box(x + 8, y + 8, w - 16, h - 16, sky, 1) +
  flat(
    `M${x + 9} ${y + h - 9}V${y + h * 0.6}q${w * 0.25} ${-h * 0.2} ${w * 0.5} 0t${w * 0.5 - 18} ${-h * 0.06}V${y + h - 9}Z`,
    land,
  ) +
  flatDisc([x + w * 0.7, y + h * 0.3], w * 0.08, c.marker);

/** A clock without figures. */
export function clock(at: Point, r: number, hour: number, minute: number) {
  const hand = (turn: number, long: number): Point => [
    at[0] + Math.sin(turn * Math.PI * 2) * long,
    at[1] - Math.cos(turn * Math.PI * 2) * long,
  ];
  const ticks = Array.from({ length: 12 }, (_, i) =>
    line([hand(i / 12, r * 0.8), hand(i / 12, r * 0.9)]),
  ).join("");
  return (
    disc(at, r, c.white) +
    stroke(ticks, { width: 2 }) +
    stroke(line([hand((hour + minute / 60) / 12, r * 0.5), at, hand(minute / 60, r * 0.75)]))
  );
}

export const rug = (at: Point, rx: number, ry: number, color: string) =>
  disc(at, rx, color, ry) + stroke(ellipse(at, rx - 22, ry - 9), { color: tint(color, 0.6), width: 5 });

export const mat = (at: Point, w: number, color: string) =>
  fill(
    polygon([
      [at[0] - w / 2, at[1] + 16],
      [at[0] - w / 2 + 30, at[1] - 16],
      [at[0] + w / 2 - 30, at[1] - 16],
      [at[0] + w / 2, at[1] + 16],
    ]),
    color,
  );

/** Stairs that go up to the right. */
export const stairs = (x: number, y: number, steps: number, rise: number, run: number, color: string) =>
  Array.from({ length: steps }, (_, i) =>
    block(x + (steps - 1 - i) * run, y - (steps - i) * rise, run * (i + 1), rise, color, [20, -12]),
  ).join("");

/** A board on the wall with a drawing, never with words. */
export const board = (x: number, y: number, w: number, h: number, color: string = c.pine) =>
  box(x - 10, y - 10, w + 20, h + 20, c.oak, 4) +
  box(x, y, w, h, color, 2) +
  box(x + w * 0.1, y + h + 10, w * 0.8, 10, c.oak, 2);

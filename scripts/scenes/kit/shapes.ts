import { c, shade } from "./palette";
import { curve, ellipse, line, number, polygon, type Point } from "./geometry";

/** One line weight for all that is near. */
export const weight = 3;
/** For a line within a thing: a seam, an edge, a fold. */
export const thin = { width: weight * 0.6 };

/** A filled shape with the picture's line around it. */
export const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
/** A filled shape without a line: ground, light, shade, what is far away. */
export const flat = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
/** Shapes that touch become one: the line runs around all of them. */
export const union = (parts: readonly string[], color: string) =>
  `<path d="${parts.join("")}" fill="${color}" stroke-width="${weight * 2}" paint-order="stroke"/>`;
/** A line, open. */
export const stroke = (
  d: string,
  { color = c.ink, width = weight }: { color?: string; width?: number } = {},
) =>
  `<path d="${d}"${color === c.ink ? "" : ` stroke="${color}"`}${width === weight ? "" : ` stroke-width="${number(width)}"`}/>`;
/** A line with a line around it: a pole, a rope, a handle. */
export const pole = (points: readonly Point[], width: number, color: string, round = false) => {
  const d = round ? curve(points) : line(points);
  return stroke(d, { width: width + weight * 2 - 1 }) + stroke(d, { color, width: Math.max(1, width - 1) });
};

/** A post that stands on the ground and ends below the lamp it carries. */
export const lampPost = (x: number, y: number, h: number, width: number) =>
  pole(
    [
      [x, y],
      [x, y - h + 20],
    ],
    width,
    c.coal,
  );

const rect = (x: number, y: number, w: number, h: number, color: string, radius: number, more: string) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"${radius > 0 ? ` rx="${number(radius)}"` : ""} fill="${color}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, color: string, radius = 3) =>
  rect(x, y, w, h, color, radius, "");
export const flatBox = (x: number, y: number, w: number, h: number, color: string, radius = 0) =>
  rect(x, y, w, h, color, radius, ` stroke="none"`);
export const disc = (at: Point, radius: number, color: string, ry = radius) =>
  fill(ellipse(at, radius, ry), color);
export const flatDisc = (at: Point, radius: number, color: string, ry = radius) =>
  flat(ellipse(at, radius, ry), color);

/** The soft patch where something stands on the ground. */
export const shadow = (at: Point, radius: number, ry = radius * 0.16) =>
  flat(ellipse(at, radius, ry), c.ink, 0.16);

export const move = (markup: string, [x, y]: Point, { turn = 0, flip = false, scale = 1 } = {}) => {
  const parts = [
    `translate(${number(x)} ${number(y)})`,
    turn ? `rotate(${number(turn)})` : "",
    flip || scale !== 1 ? `scale(${flip ? -scale : scale} ${scale})` : "",
  ];
  return `<g transform="${parts.filter(Boolean).join(" ")}">${markup}</g>`;
};

/** A solid with a lit front, a side in shade and a top: crates, counters, steps. `deep` goes to the right and up. */
export function block(x: number, y: number, w: number, h: number, color: string, deep: Point = [24, -16]) {
  const [dx, dy] = deep;
  const top = polygon([
    [x, y],
    [x + dx, y + dy],
    [x + w + dx, y + dy],
    [x + w, y],
  ]);
  const edge = dx > 0 ? x + w : x;
  const side = polygon([
    [edge, y],
    [edge + dx, y + dy],
    [edge + dx, y + h + dy],
    [edge, y + h],
  ]);
  return fill(side, shade(color, 0.24)) + fill(top, shade(color, -0.08)) + box(x, y, w, h, color, 2);
}

/** Numbers that look thrown but are the same in every build. */
export function seeded(seed: number) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

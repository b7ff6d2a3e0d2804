import { between, ellipse, polygon, type Point } from "../geometry";
import { c } from "../palette";
import { disc, flat, stroke } from "../shapes";

/** What stands in water: all below `y` is under it. `x` and `w` say where its rings are. */
export const inWater = (markup: string, [x, y]: Point, w: number) => {
  const id = `sea${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${id}"><path d="M-20-20H1220V${y}H-20Z"/></clipPath><g clip-path="url(#${id})">${markup}</g>${stroke(
    `M${x - w * 0.5} ${y}q${w * 0.25}-9 ${w * 0.5} 0t${w * 0.5} 0M${x - w * 0.36} ${y + 14}q${w * 0.18} 8 ${w * 0.36} 0t${w * 0.34} 0`,
    { color: c.white, width: 4 },
  )}`;
};

export const splash = ([x, y]: Point, s: number) =>
  flat(
    [
      [-0.6, 0.5],
      [-0.3, 0.9],
      [0, 1.1],
      [0.34, 0.8],
      [0.62, 0.4],
    ]
      .map(([dx = 0, dy = 0]) => ellipse([x + dx * s, y - dy * s], s * 0.09, s * 0.13))
      .join(""),
    c.white,
  ) +
  stroke(`M${x - s * 0.7} ${y}q${s * 0.2} ${-s * 0.6} ${s * 0.5} ${-s * 0.5}t${s * 0.8} ${s * 0.5}`, {
    color: c.white,
    width: 5,
  });

export const laneRope = (from: Point, to: Point, colors: readonly [string, string], count = 14) =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return disc(between(from, to, t), 5 + 5 * t, colors[i % 2] ?? c.red, 4 + 3 * t);
  }).join("");

export const poolBasin = (top: number, bottom: number, inset: number, color: string = c.lake) =>
  flat(
    polygon([
      [inset, top],
      [1200 - inset, top],
      [1210, bottom],
      [-10, bottom],
    ]),
    color,
  ) +
  stroke(`M-10 ${bottom}L${inset} ${top}H${1200 - inset}L1210 ${bottom}`, { width: 3 }) +
  stroke(
    [0.16, 0.34, 0.56, 0.8]
      .map(
        (t, i) =>
          `M${200 + i * 190} ${top + (bottom - top) * t}q20-8 40 0t40 0M${900 - i * 210} ${top + (bottom - top) * t + 14}q24-8 48 0`,
      )
      .join(""),
    { color: c.mist, width: 3 },
  );

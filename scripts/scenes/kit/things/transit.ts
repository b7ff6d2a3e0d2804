import { line, polygon, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, flatBox, pole, shadow, stroke, thin } from "../shapes";

/** A tram at a stop, with an open door `door` to the right of its front; riders are drawn between `back` and `front`. */
export function tram(x: number, y: number, w: number, h: number, color: string, door: number) {
  const top = y - h;
  const sill = top + h * 0.52;
  const [left, wide] = [x + door, 130];
  const panes = Array.from({ length: 8 }, (_, i) => left + wide + 30 + i * 140).filter(
    (px) => px < x + w - 120,
  );
  const panel = (px: number, pw: number) =>
    flatBox(px, sill, pw, y - 24 - sill, color) + flatBox(px, sill + 26, pw, 12, c.cream);
  return {
    sill,
    panes,
    back:
      stroke(`M0 ${top - 92}H1200`, { width: 3 }) +
      stroke(
        line([
          [x + w * 0.5 - 60, top],
          [x + w * 0.5 + 10, top - 46],
          [x + w * 0.5 - 30, top - 90],
        ]),
        { width: 6 },
      ) +
      stroke(`M${x + w * 0.5 - 70} ${top - 91}h80`, { width: 5 }) +
      shadow([x + w / 2, y], w * 0.5, 14) +
      box(x + 20, top - 14, w - 40, 26, c.steel, 8) +
      box(x, top, w, h - 24, color, 34) +
      box(x + 20, top + 46, door - 40, h * 0.4, "#ffeebf", 10) +
      box(left, top + 40, wide, h - 70, "#ffeebf", 4) +
      panes.map((px) => box(px, top + 46, 118, sill - top - 46, "#ffeebf", 8)).join(""),
    front:
      panel(x + 3, door - 4) +
      panel(left + wide + 2, w - door - wide - 4) +
      stroke(
        line([
          [left + wide, sill],
          [x + w, sill],
        ]),
        thin,
      ) +
      box(left - 10, top + 40, 12, h - 66, shade(color, 0.2), 2) +
      box(left + wide - 2, top + 40, 12, h - 66, shade(color, 0.2), 2) +
      box(left - 6, y - 34, wide + 12, 12, c.slate, 2) +
      box(x + 30, y - 26, w - 60, 20, c.coal, 6) +
      disc([x + 26, sill + 64], 14, c.marker),
  };
}

/** A van from the side; `way` 1 drives to the right. */
export function van([x, y]: Point, w: number, color: string, way: 1 | -1 = 1) {
  const p = (px: number, py: number): Point => [x + px * w * way, y - py * w];
  const wheel = (at: Point) => disc(at, w * 0.085, c.coal) + disc(at, w * 0.04, c.stone);
  const body = polygon([
    p(-0.5, 0.08),
    p(-0.5, 0.5),
    p(-0.46, 0.53),
    p(0.2, 0.53),
    p(0.36, 0.32),
    p(0.48, 0.26),
    p(0.5, 0.08),
  ]);
  return (
    shadow([x, y], w * 0.53, 14) +
    fill(body, color) +
    flat(polygon([p(-0.5, 0.08), p(-0.5, 0.16), p(0.5, 0.16), p(0.5, 0.08)]), shade(color, 0.14)) +
    fill(polygon([p(0.1, 0.32), p(0.1, 0.48), p(0.18, 0.48), p(0.3, 0.32)]), c.mist) +
    fill(polygon([p(-0.42, 0.33), p(-0.42, 0.48), p(-0.2, 0.48), p(-0.2, 0.33)]), c.mist) +
    fill(polygon([p(-0.16, 0.33), p(-0.16, 0.48), p(0.04, 0.48), p(0.04, 0.33)]), c.mist) +
    stroke(line([p(0.07, 0.5), p(0.07, 0.12)]), thin) +
    disc(p(0.46, 0.21), w * 0.024, c.marker) +
    wheel(p(-0.3, 0.075)) +
    wheel(p(0.3, 0.075))
  );
}

/** A container for glass, paper and the like, with a round mouth. */
export const container = (x: number, y: number, w: number, h: number, color: string) =>
  shadow([x + w / 2, y], w * 0.54, 12) +
  fill(`M${x} ${y}V${y - h * 0.7}Q${x} ${y - h} ${x + w / 2} ${y - h}T${x + w} ${y - h * 0.7}V${y}Z`, color) +
  flat(
    `M${x + w * 0.8} ${y - 2}V${y - h * 0.86}Q${x + w - 2} ${y - h * 0.8} ${x + w - 2} ${y - h * 0.66}V${y - 2}Z`,
    shade(color),
  ) +
  disc([x + w * 0.42, y - h * 0.66], w * 0.17, c.coal) +
  stroke(`M${x + 10} ${y - h * 0.36}H${x + w - 10}`, thin);

/** An open skip with what sticks out of it. */
export const skip = (x: number, y: number, w: number, h: number, color: string, of = "") =>
  of +
  fill(
    polygon([
      [x, y - h],
      [x + w, y - h],
      [x + w - h * 0.34, y],
      [x + h * 0.34, y],
    ]),
    color,
  ) +
  stroke([0.3, 0.5, 0.7].map((t) => `M${x + w * t} ${y - h + 18}V${y - 8}`).join(""), thin) +
  pole(
    [
      [x - 6, y - h],
      [x + w + 6, y - h],
    ],
    12,
    shade(color),
  );

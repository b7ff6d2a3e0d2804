import { line, polygon, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flatBox, flatDisc, pole, shadow, stroke, thin } from "../shapes";

/** A microphone on an arm from the table to the mouth. */
export const microphone = (foot: Point, mouth: Point) => {
  const elbow: Point = [
    (foot[0] + mouth[0]) / 2 + (foot[0] < mouth[0] ? -30 : 30),
    Math.min(mouth[1] - 50, foot[1] - 130),
  ];
  return (
    box(foot[0] - 26, foot[1] - 8, 52, 10, c.coal, 4) +
    pole([foot, elbow, [mouth[0], mouth[1] + 6]], 7, c.slate) +
    box(mouth[0] - 13, mouth[1] - 8, 26, 40, c.coal, 12) +
    stroke(`M${mouth[0] - 9} ${mouth[1] + 2}h18M${mouth[0] - 9} ${mouth[1] + 11}h18`, {
      color: c.steel,
      width: 2,
    })
  );
};

/** Soft panels on a wall. */
export const panels = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  s: number,
  colors: readonly string[],
) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [px, py] = [x + (i % columns) * s, y + Math.floor(i / columns) * s];
    const color = colors[(i + Math.floor(i / columns)) % colors.length] ?? c.plum;
    return (
      flatBox(px + 3, py + 3, s - 6, s - 6, color, 4) +
      stroke([0.3, 0.5, 0.7].map((t) => `M${px + 12} ${py + t * s}h${s - 24}`).join(""), {
        color: shade(color),
        width: 3,
      })
    );
  }).join("");

/** A mixing desk with sliders, its front edge at the bottom. */
export const mixer = (x: number, y: number, w: number) =>
  fill(
    polygon([
      [x, y],
      [x + 20, y - 44],
      [x + w - 20, y - 44],
      [x + w, y],
    ]),
    c.coal,
  ) +
  Array.from({ length: Math.floor(w / 26) - 1 }, (_, i) => {
    const px = x + 28 + i * 26;
    return (
      stroke(`M${px} ${y - 36}v28`, { color: c.steel, width: 3 }) +
      flatDisc([px, y - 14 - ((i * 7) % 20)], 6, [c.marker, c.lake, c.rose][i % 3] ?? c.marker)
    );
  }).join("");

/** A little robot on wheels; `way` is where it looks. */
export const robot = ([x, y]: Point, s: number, color: string, way: 1 | -1 = 1) =>
  shadow([x, y], s * 0.46, 8) +
  stroke(
    line([
      [x, y - s * 0.9],
      [x - way * s * 0.08, y - s * 1.16],
    ]),
    { width: 4 },
  ) +
  disc([x - way * s * 0.08, y - s * 1.18], s * 0.07, c.red) +
  pole(
    [
      [x + way * s * 0.3, y - s * 0.4],
      [x + way * s * 0.56, y - s * 0.52],
      [x + way * s * 0.66, y - s * 0.4],
    ],
    s * 0.08,
    c.steel,
  ) +
  box(x - s * 0.36, y - s * 0.58, s * 0.72, s * 0.44, color, 8) +
  box(x - s * 0.26, y - s * 0.92, s * 0.52, s * 0.36, shade(color, 0.1), 8) +
  disc([x + way * s * 0.02, y - s * 0.75], s * 0.07, c.white) +
  disc([x + way * s * 0.17, y - s * 0.75], s * 0.07, c.white) +
  flatDisc([x + way * s * 0.04, y - s * 0.75], s * 0.03, c.ink) +
  flatDisc([x + way * s * 0.19, y - s * 0.75], s * 0.03, c.ink) +
  [-0.24, 0.24].map((t) => disc([x + t * s, y - s * 0.12], s * 0.13, c.coal)).join("") +
  [-0.24, 0.24].map((t) => flatDisc([x + t * s, y - s * 0.12], s * 0.05, c.stone)).join("");

/** Kitchen scales with what lies on them. */
export const scales = ([x, y]: Point, w: number, on: string) =>
  box(x - w * 0.4, y - w * 0.5, w * 0.8, w * 0.5, c.steel, 6) +
  disc([x, y - w * 0.25], w * 0.18, c.white) +
  stroke(`M${x} ${y - w * 0.25}l${w * 0.08} ${-w * 0.1}`, thin) +
  box(x - w * 0.1, y - w * 0.58, w * 0.2, w * 0.1, c.slate, 2) +
  on +
  fill(
    `M${x - w * 0.56} ${y - w * 0.7}h${w * 1.12}q${-w * 0.1} ${w * 0.14} ${-w * 0.2} ${w * 0.14}h${-w * 0.72}q${-w * 0.1} 0 ${-w * 0.2} ${-w * 0.14}Z`,
    c.fog,
  );

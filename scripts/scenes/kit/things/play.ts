import { blob, line, polygon, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, move, pole, shadow, stroke, thin } from "../shapes";

export const ball = (
  at: Point,
  r: number,
  kind: "football" | "basket" | "plain" = "football",
  color: string = c.red,
) =>
  kind === "football"
    ? disc(at, r, c.white) +
      flat(
        polygon(
          [0, 72, 144, 216, 288].map((a): Point => [
            at[0] + Math.sin((a * Math.PI) / 180) * r * 0.4,
            at[1] - Math.cos((a * Math.PI) / 180) * r * 0.4,
          ]),
        ),
        c.ink,
      ) +
      stroke(
        [0, 72, 144, 216, 288]
          .map((a) =>
            line([
              [
                at[0] + Math.sin((a * Math.PI) / 180) * r * 0.4,
                at[1] - Math.cos((a * Math.PI) / 180) * r * 0.4,
              ],
              [at[0] + Math.sin((a * Math.PI) / 180) * r, at[1] - Math.cos((a * Math.PI) / 180) * r],
            ]),
          )
          .join(""),
        thin,
      )
    : disc(at, r, kind === "basket" ? c.clay : color) +
      stroke(
        `M${at[0] - r} ${at[1]}q${r} ${r * 0.5} ${r * 2} 0${kind === "basket" ? `M${at[0]} ${at[1] - r}v${r * 2}` : ""}`,
        thin,
      );

export const kite = ([x, y]: Point, s: number, color: string, tail: Point) =>
  stroke(`M${x} ${y + s}Q${x + 30} ${(y + tail[1]) / 2} ${tail.join(" ")}`, { width: 1.6 }) +
  fill(
    polygon([
      [x, y - s],
      [x + s * 0.7, y],
      [x, y + s],
      [x - s * 0.7, y],
    ]),
    color,
  ) +
  flat(
    polygon([
      [x, y - s],
      [x + s * 0.7, y],
      [x, y],
    ]),
    c.marker,
  ) +
  stroke(
    line([
      [x, y - s],
      [x, y + s],
    ]) +
      line([
        [x - s * 0.7, y],
        [x + s * 0.7, y],
      ]),
    thin,
  );

export const guitar = ([x, y]: Point, s: number, turn: number) =>
  move(
    pole(
      [
        [0, 0],
        [0, -s * 0.9],
      ],
      11,
      c.bark,
    ) +
      box(-10, -s * 1.05, 20, s * 0.18, c.coal, 3) +
      fill(
        blob([
          [0, -s * 0.3],
          [s * 0.2, -s * 0.26],
          [s * 0.16, 0],
          [s * 0.3, s * 0.26],
          [0, s * 0.46],
          [-s * 0.3, s * 0.26],
          [-s * 0.16, 0],
          [-s * 0.2, -s * 0.26],
        ]),
        c.clay,
      ) +
      disc([0, s * 0.04], s * 0.09, c.coal) +
      stroke(
        line([
          [0, s * 0.3],
          [0, -s * 0.9],
        ]),
        thin,
      ),
    [x, y],
    { turn },
  );

export const drum = ([x, y]: Point, w: number, color: string) =>
  fill(`M${x - w / 2} ${y - w * 0.8}l${w * 0.14} ${w * 0.8}h${w * 0.72}l${w * 0.14} ${-w * 0.8}Z`, color) +
  disc([x, y - w * 0.8], w / 2, c.cream, w * 0.13) +
  stroke(
    line([
      [x - w * 0.44, y - w * 0.7],
      [x - w * 0.1, y - 4],
      [x + w * 0.2, y - w * 0.66],
      [x + w * 0.3, y - 8],
    ]),
    thin,
  );

export const easel = ([x, y]: Point, w: number, art: string) =>
  pole(
    [
      [x - w * 0.4, y],
      [x - w * 0.06, y - w * 1.75],
    ],
    9,
    c.oak,
  ) +
  pole(
    [
      [x + w * 0.4, y],
      [x + w * 0.06, y - w * 1.75],
    ],
    9,
    c.oak,
  ) +
  box(x - w / 2, y - w * 1.5, w, w * 0.84, c.white, 2) +
  art +
  box(x - w * 0.56, y - w * 0.66, w * 1.12, 12, c.oak, 2);

export const spark = ([x, y]: Point, r: number, color: string = c.marker) =>
  stroke(
    Array.from({ length: 7 }, (_, i) => {
      const a = (i / 7) * Math.PI * 2;
      return line([
        [x + Math.cos(a) * r * 0.4, y + Math.sin(a) * r * 0.4],
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
      ]);
    }).join(""),
    { color, width: 3.4 },
  );

/** Little strokes that say: this moves, this rings. */
export const motion = (points: readonly Point[], way: 1 | -1 = 1, long = 34) =>
  stroke(
    points
      .map(([x, y]) =>
        line([
          [x, y],
          [x - way * long, y],
        ]),
      )
      .join(""),
    { color: c.slate, width: 2.6 },
  );

export const stroller = ([x, y]: Point, s: number, color: string, way: 1 | -1) => {
  const p = (px: number, py: number): Point => [x + px * s * way, y - py * s];
  return {
    markup:
      shadow([x, y], s * 0.4, 9) +
      pole([p(-0.52, 0.98), p(0.2, 0.16)], 7, c.slate) +
      pole([p(-0.24, 0.16), p(0.16, 0.5)], 7, c.slate) +
      fill(
        `M${p(-0.3, 0.5).join(" ")}L${p(0.38, 0.5).join(" ")}Q${p(0.34, 0.22).join(" ")} ${p(0.06, 0.24).join(" ")}Q${p(-0.26, 0.24).join(" ")} ${p(-0.3, 0.5).join(" ")}Z`,
        color,
      ) +
      fill(
        `M${p(0.38, 0.5).join(" ")}Q${p(0.4, 0.9).join(" ")} ${p(0.02, 0.92).join(" ")}L${p(0.06, 0.5).join(" ")}Z`,
        shade(color),
      ) +
      disc(p(-0.24, 0.12), s * 0.11, c.coal) +
      disc(p(0.24, 0.12), s * 0.11, c.coal),
    grip: p(-0.52, 0.98),
  };
};

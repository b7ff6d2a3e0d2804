import { between, blob, line, polygon, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { box, disc, fill, flat, move, pole, stroke, thin } from "../shapes";

/** A long tool from one hand to another and on to its head. */
export const shaft = (from: Point, to: Point, color: string = c.wood, width = 9) =>
  pole([from, to], width, color);

export const broom = (hand: Point, ground: Point) =>
  pole([hand, ground], 8, c.wood) +
  move(
    fill(
      polygon([
        [-12, -6],
        [12, -6],
        [34, 44],
        [-34, 44],
      ]),
      c.marker,
    ) +
      stroke(
        line([
          [-10, 10],
          [-18, 40],
        ]) +
          line([
            [0, 10],
            [0, 40],
          ]) +
          line([
            [10, 10],
            [18, 40],
          ]),
        { ...thin, color: c.oak },
      ),
    ground,
  );

export const mop = (hand: Point, ground: Point) =>
  pole([hand, ground], 8, c.steel) +
  fill(
    blob([
      [ground[0] - 12, ground[1] - 10],
      [ground[0] + 12, ground[1] - 10],
      [ground[0] + 40, ground[1] + 26],
      [ground[0], ground[1] + 34],
      [ground[0] - 40, ground[1] + 26],
    ]),
    c.fog,
  ) +
  stroke(
    [-18, 0, 18]
      .map((dx) =>
        line([
          [ground[0] + dx * 0.5, ground[1]],
          [ground[0] + dx, ground[1] + 26],
        ]),
      )
      .join(""),
    thin,
  );

export const spade = (hand: Point, ground: Point) =>
  pole([hand, ground], 9, c.wood) +
  move(fill(`M-20 -8h40v34q-4 26-20 34q-16-8-20-34Z`, c.steel), ground, {
    turn: (Math.atan2(ground[1] - hand[1], ground[0] - hand[0]) * 180) / Math.PI - 90,
  });

export const rake = (hand: Point, ground: Point) =>
  pole([hand, ground], 8, c.wood) +
  stroke(
    line([
      [ground[0] - 34, ground[1]],
      [ground[0] + 34, ground[1]],
    ]) +
      [-32, -16, 0, 16, 32]
        .map((dx) =>
          line([
            [ground[0] + dx, ground[1]],
            [ground[0] + dx - 4, ground[1] + 20],
          ]),
        )
        .join(""),
    { width: 5 },
  );

export const hammer = ([x, y]: Point, l: number, turn: number) =>
  move(
    pole(
      [
        [0, 8],
        [0, -l],
      ],
      9,
      c.wood,
    ) + box(-24, -l - 16, 48, 24, c.slate, 4),
    [x, y],
    { turn },
  );

export const wrench = ([x, y]: Point, l: number, turn: number) =>
  move(
    stroke(
      line([
        [0, 6],
        [0, -l],
      ]),
      { width: 12 },
    ) +
      stroke(
        line([
          [0, 6],
          [0, -l],
        ]),
        { color: c.steel, width: 7 },
      ) +
      stroke(`M-10 ${-l - 16}q-6 14 10 18q16-4 10-18`, { width: 8 }),
    [x, y],
    { turn },
  );

export const brush = ([x, y]: Point, l: number, turn: number, paint: string) =>
  move(
    pole(
      [
        [0, 0],
        [0, -l],
      ],
      8,
      c.wood,
    ) +
      box(-12, -l - 8, 24, 14, c.steel, 2) +
      fill(`M-12 ${-l - 8}h24l-4 ${-22}h-16Z`, paint),
    [x, y],
    { turn },
  );

export const roller = ([x, y]: Point, l: number, turn: number, paint: string) =>
  move(stroke(`M0 0V${-l}`, { width: 7 }) + box(-36, -l - 22, 72, 26, paint, 8), [x, y], { turn });

export const knife = ([x, y]: Point, l: number, turn: number) =>
  move(box(-6, -6, 12, 26, c.oak, 3) + fill(`M-6 -6V${-l}q14 8 13 ${l - 6}Z`, c.fog), [x, y], { turn });

export const spoon = ([x, y]: Point, l: number, turn: number, color: string = c.wood) =>
  move(
    stroke(
      line([
        [0, 10],
        [0, -l],
      ]),
      { width: 9 },
    ) +
      stroke(
        line([
          [0, 10],
          [0, -l],
        ]),
        { color, width: 4 },
      ) +
      disc([0, -l - 8], 11, color, 15),
    [x, y],
    { turn },
  );

export const wateringCan = ([x, y]: Point, w: number, color: string, way: 1 | -1 = 1, pours = true) =>
  stroke(
    `M${x - way * w * 0.3} ${y + w * 0.2}q${way * w * 0.06} ${-w * 0.3} ${way * w * 0.36} ${-w * 0.14}`,
    { width: 7 },
  ) +
  fill(
    polygon([
      [x - way * w * 0.4, y + w * 0.14],
      [x + way * w * 0.3, y + w * 0.14],
      [x + way * w * 0.36, y + w * 0.7],
      [x - way * w * 0.46, y + w * 0.7],
    ]),
    color,
  ) +
  fill(
    polygon([
      [x + way * w * 0.3, y + w * 0.5],
      [x + way * w * 0.8, y + w * 0.16],
      [x + way * w * 0.94, y + w * 0.3],
      [x + way * w * 0.34, y + w * 0.66],
    ]),
    color,
  ) +
  (pours
    ? stroke(
        [0, 10, 20]
          .map((dx) => `M${x + way * (w * 0.92 + dx)} ${y + w * 0.36}q${way * 12} 20 ${way * 12} 54`)
          .join(""),
        { color: c.lake, width: 3 },
      )
    : "");

export const bucket = ([x, y]: Point, w: number, color: string, of = "") =>
  stroke(`M${x - w * 0.46} ${y - w * 0.8}q${w * 0.46} ${-w * 0.6} ${w * 0.92} 0`, { width: 4 }) +
  of +
  fill(
    polygon([
      [x - w / 2, y - w * 0.84],
      [x + w / 2, y - w * 0.84],
      [x + w * 0.4, y],
      [x - w * 0.4, y],
    ]),
    color,
  ) +
  flat(
    polygon([
      [x + w * 0.24, y - w * 0.8],
      [x + w * 0.46, y - w * 0.8],
      [x + w * 0.37, y - 3],
      [x + w * 0.2, y - 3],
    ]),
    shade(color),
  );

export const ladder = (bottom: Point, top: Point, w: number, color: string = c.wood) => {
  const count = Math.max(4, Math.round(Math.hypot(top[0] - bottom[0], top[1] - bottom[1]) / 52));
  const rungs = Array.from({ length: count }, (_, i) => between(bottom, top, (i + 0.7) / (count + 0.2)))
    .map(([x, y]) =>
      line([
        [x - w / 2, y],
        [x + w / 2, y],
      ]),
    )
    .join("");
  return (
    stroke(rungs, { width: 8 }) +
    stroke(rungs, { color: tint(color, 0.2), width: 4 }) +
    [-w / 2, w / 2]
      .map((dx) =>
        pole(
          [
            [bottom[0] + dx, bottom[1]],
            [top[0] + dx, top[1]],
          ],
          10,
          color,
        ),
      )
      .join("")
  );
};

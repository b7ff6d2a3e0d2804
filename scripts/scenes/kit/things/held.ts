import { line, polygon, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { box, disc, fill, flatBox, move, pole, stroke, thin } from "../shapes";

/** Held things: `at` is the point of the hand, so that the hand touches them. */
export const phone = ([x, y]: Point, s = 26, turn = 10) =>
  move(
    box(-s * 0.32, -s * 1.1, s * 0.64, s * 1.3, c.coal, 4) +
      flatBox(-s * 0.2, -s * 0.95, s * 0.4, s * 0.95, c.lake),
    [x, y],
    { turn },
  );

export const openBook = ([x, y]: Point, w: number, cover: string = c.brick) =>
  fill(
    `M${x} ${y}l${-w * 0.52} ${-w * 0.14}v${-w * 0.5}l${w * 0.52} ${w * 0.12}l${w * 0.52} ${-w * 0.12}v${w * 0.5}Z`,
    cover,
  ) +
  fill(
    `M${x} ${y - w * 0.06}q${-w * 0.2} ${-w * 0.14} ${-w * 0.47} ${-w * 0.12}v${-w * 0.42}q${w * 0.28} 0 ${w * 0.47} ${w * 0.1}q${w * 0.2} ${-w * 0.1} ${w * 0.47} ${-w * 0.1}v${w * 0.42}q${-w * 0.28} ${-w * 0.02} ${-w * 0.47} ${w * 0.12}Z`,
    c.white,
  ) +
  stroke(
    line([
      [x, y - w * 0.06],
      [x, y - w * 0.5],
    ]),
    thin,
  );

/** A book or paper from the side, as a reader holds it. */
export const bookSide = ([x, y]: Point, w: number, way: 1 | -1, cover: string = c.teal) =>
  fill(
    polygon([
      [x, y],
      [x + way * w * 0.3, y - w * 0.8],
      [x + way * w * 0.44, y - w * 0.74],
      [x + way * w * 0.14, y + w * 0.06],
    ]),
    cover,
  ) +
  fill(
    polygon([
      [x, y],
      [x + way * w * 0.3, y - w * 0.8],
      [x + way * w * 0.16, y - w * 0.84],
      [x - way * w * 0.14, y - w * 0.04],
    ]),
    c.white,
  );

export const newspaper = ([x, y]: Point, w: number) =>
  fill(
    polygon([
      [x - w / 2, y - w * 0.6],
      [x, y - w * 0.52],
      [x + w / 2, y - w * 0.6],
      [x + w / 2, y + w * 0.06],
      [x, y + w * 0.14],
      [x - w / 2, y + w * 0.06],
    ]),
    c.white,
  ) +
  stroke(
    line([
      [x, y - w * 0.52],
      [x, y + w * 0.14],
    ]),
    thin,
  ) +
  flatBox(x - w * 0.42, y - w * 0.42, w * 0.32, w * 0.2, c.stone) +
  stroke(
    [-0.12, -0.04, 0.04]
      .map(
        (t) =>
          line([
            [x - w * 0.42, y + t * w],
            [x - w * 0.1, y + t * w + 4],
          ]) +
          line([
            [x + w * 0.1, y + t * w + 4],
            [x + w * 0.42, y + t * w],
          ]),
      )
      .join(""),
    { color: c.stone, width: 3 },
  );

export const sheet = ([x, y]: Point, w: number, turn = 0, color: string = c.white) =>
  move(
    box(-w / 2, -w * 0.66, w, w * 1.32, color, 2) +
      stroke(
        [-0.4, -0.2, 0, 0.2]
          .map((t) =>
            line([
              [-w * 0.34, t * w],
              [w * (t === 0.2 ? 0.06 : 0.34), t * w],
            ]),
          )
          .join(""),
        { color: c.stone, width: 3 },
      ),
    [x, y],
    { turn },
  );

export const clipboard = (at: Point, w: number, turn = 0) =>
  move(
    box(-w * 0.58, -w * 0.76, w * 1.16, w * 1.52, c.oak, 4) +
      box(-w * 0.2, -w * 0.86, w * 0.4, w * 0.18, c.steel, 3),
    at,
    { turn },
  ) + sheet(at, w * 0.92, turn);

export const camera = ([x, y]: Point, s: number) =>
  box(x - s * 0.6, y - s * 0.8, s * 1.2, s * 0.8, c.coal, 5) +
  box(x - s * 0.2, y - s, s * 0.4, s * 0.24, c.coal, 2) +
  disc([x, y - s * 0.4], s * 0.28, c.steel) +
  disc([x, y - s * 0.4], s * 0.14, c.lake);

/** An umbrella whose grip is at the hand. */
export function umbrella(
  [x, y]: Point,
  w: number,
  color: string,
  second: string = shade(color, 0.14),
  turn = 0,
) {
  const h = w * 0.78;
  const top = -h;
  const rib = (a: number, b: number, tone: string) =>
    fill(
      `M0 ${top}Q${a * w * 0.62} ${top + h * 0.06} ${a * w * 0.5} ${top + h * 0.46}Q${((a + b) / 2) * w * 0.5} ${top + h * 0.34} ${b * w * 0.5} ${top + h * 0.46}Q${b * w * 0.62} ${top + h * 0.06} 0 ${top}Z`,
      tone,
    );
  return move(
    pole(
      [
        [0, 0],
        [0, top],
      ],
      6,
      c.oak,
    ) +
      rib(-1, -0.36, color) +
      rib(0.36, 1, color) +
      rib(-0.36, 0.36, second) +
      stroke(`M0 ${top}v-14M0 0v14q2 12 12 10`, { width: 5 }),
    [x, y],
    { turn },
  );
}

/** A bag hanging from the hand. */
export const bag = ([x, y]: Point, w: number, color: string) =>
  stroke(
    `M${x - w * 0.24} ${y + w * 0.4}q${w * 0.04} ${-w * 0.44} ${w * 0.24} ${-w * 0.44}q${w * 0.2} 0 ${w * 0.24} ${w * 0.44}`,
    { width: 5 },
  ) +
  fill(
    polygon([
      [x - w * 0.46, y + w * 0.36],
      [x + w * 0.46, y + w * 0.36],
      [x + w * 0.5, y + w * 1.15],
      [x - w * 0.5, y + w * 1.15],
    ]),
    color,
  ) +
  flatBox(x + w * 0.26, y + w * 0.4, w * 0.18, w * 0.72, shade(color));

/** A suitcase on wheels; the grip is at the hand, the case stands on the ground at `ground`. */
export const suitcase = (hand: Point, ground: Point, w: number, color: string) =>
  stroke(line([hand, [ground[0], ground[1] - w * 1.35]]), { width: 6 }) +
  box(ground[0] - w / 2, ground[1] - w * 1.4, w, w * 1.34, color, 10) +
  stroke(
    [-0.22, 0, 0.22]
      .map((t) =>
        line([
          [ground[0] + t * w, ground[1] - w * 1.28],
          [ground[0] + t * w, ground[1] - w * 0.2],
        ]),
      )
      .join(""),
    { color: shade(color, 0.3), width: 3 },
  ) +
  disc([ground[0] - w * 0.34, ground[1] - 4], 7, c.coal) +
  disc([ground[0] + w * 0.34, ground[1] - 4], 7, c.coal);

export const parcel = (x: number, y: number, w: number, h: number, color: string = c.wood) =>
  box(x, y - h, w, h, color, 3) +
  flatBox(x + w * 0.42, y - h + 2, w * 0.16, h - 4, tint(color, 0.4)) +
  flatBox(x + w - w * 0.14, y - h + 2, w * 0.12, h - 4, shade(color, 0.12));

/** A briefcase that stands or lies on its lower edge: the middle of that edge is `at`. */
export const briefcase = ([x, y]: Point, w: number, color: string) =>
  stroke(`M${x - w * 0.14} ${y - w * 0.54}v${-w * 0.12}h${w * 0.28}v${w * 0.12}`, { width: 6 }) +
  box(x - w / 2, y - w * 0.54, w, w * 0.54, color, 8) +
  stroke(
    line([
      [x - w / 2, y - w * 0.3],
      [x + w / 2, y - w * 0.3],
    ]),
    thin,
  ) +
  box(x - w * 0.06, y - w * 0.35, w * 0.12, w * 0.1, c.marker, 2);

export const pen = ([x, y]: Point, turn: number, color: string = c.brick) =>
  move(
    fill(
      polygon([
        [-4, -24],
        [4, -24],
        [4, 8],
        [0, 18],
        [-4, 8],
      ]),
      color,
    ),
    [x, y],
    { turn },
  );

export const crutch = (hand: Point, ground: Point) =>
  pole([[hand[0], hand[1]], ground], 8, c.wood) +
  stroke(`M${hand[0] - 12} ${hand[1] - 2}q12-12 24 0`, { width: 7 });

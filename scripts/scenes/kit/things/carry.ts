import { add, ellipse, line, polygon, turned, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flatDisc, move, pole, stroke, thin } from "../shapes";

/** Flowers in paper, held at the tip. */
export const bouquet = (
  hand: Point,
  s: number,
  colors: readonly string[],
  turn = 0,
  paper: string = c.cream,
) => {
  const blooms: Point[] = [
    [-0.42, -1.1],
    [0.42, -1.1],
    [-0.2, -1.4],
    [0.22, -1.38],
    [0, -1.06],
  ];
  return move(
    [-0.6, -0.3, 0.3, 0.6]
      .map((dx) => stroke(`M0 0L${dx * s} ${-1.2 * s}`, { color: c.green, width: 6 }))
      .join("") +
      blooms
        .map(([x, y], i) => {
          const heart: Point = [x * s, y * s];
          return (
            [0, 90, 180, 270]
              .map((a) =>
                disc(
                  add(heart, turned([0, s * 0.13], a + i * 20)),
                  s * 0.14,
                  colors[i % colors.length] ?? c.rose,
                ),
              )
              .join("") + flatDisc(heart, s * 0.09, c.marker)
          );
        })
        .join("") +
      fill(`M0 ${s * 0.3}L${-s * 0.62} ${-s * 0.86}Q0 ${-s * 0.66} ${s * 0.62} ${-s * 0.86}Z`, paper) +
      stroke(`M${-s * 0.16} ${-s * 0.02}h${s * 0.32}`, { color: c.brick, width: 6 }),
    hand,
    { turn },
  );
};

/** A bucket of cut flowers. */
export const flowerBucket = ([x, y]: Point, w: number, color: string, blooms: readonly string[]) =>
  [-0.4, -0.14, 0.14, 0.4, -0.26, 0, 0.28]
    .map((t, i) => {
      const head: Point = [x + t * w * 1.1, y - w * (i < 4 ? 1.45 : 1.75)];
      return (
        stroke(line([[x + t * w * 0.6, y - w * 0.7], head]), { color: c.green, width: 5 }) +
        disc(head, w * 0.16, blooms[i % blooms.length] ?? c.rose) +
        flatDisc(head, w * 0.06, c.marker)
      );
    })
    .join("") +
  fill(
    polygon([
      [x - w * 0.46, y - w * 0.86],
      [x + w * 0.46, y - w * 0.86],
      [x + w * 0.36, y],
      [x - w * 0.36, y],
    ]),
    color,
  ) +
  stroke(`M${x - w * 0.43} ${y - w * 0.64}h${w * 0.86}`, thin);

export const closedUmbrella = (hand: Point, tip: Point, color: string) => {
  const [dx, dy] = [tip[0] - hand[0], tip[1] - hand[1]];
  const l = Math.hypot(dx, dy);
  return move(
    stroke(`M0 0v-18q2-12 14-8`, { width: 6 }) +
      fill(`M-5 6L-16 ${l * 0.4}L0 ${l}L16 ${l * 0.4}L5 6Z`, color) +
      stroke(`M0 10V${l * 0.9}`, thin),
    hand,
    { turn: (Math.atan2(dy, dx) * 180) / Math.PI - 90 },
  );
};

/** Flat boxes, one on another; the middle of the lowest edge is `at`. */
export const flatBoxes = ([x, y]: Point, w: number, count: number, color: string = c.wheat) =>
  Array.from(
    { length: count },
    (_, i) =>
      box(x - w / 2, y - (i + 1) * 22, w, 22, i % 2 ? shade(color, 0.08) : color, 3) +
      stroke(`M${x - w / 2 + 8} ${y - i * 22 - 14}h${w - 16}`, thin),
  ).join("");

/** A flat tray with what stands on it, carried at `hand`. */
export const tray = ([x, y]: Point, w: number, on: string, color: string = c.oak) =>
  on + box(x - w / 2, y - 8, w, 12, color, 5);

/** An unfolded map or plan. */
export const map = ([x, y]: Point, w: number, turn = 0) =>
  move(
    fill(
      polygon([
        [-w / 2, -w * 0.3],
        [-w / 6, -w * 0.36],
        [w / 6, -w * 0.3],
        [w / 2, -w * 0.36],
        [w / 2, w * 0.3],
        [w / 6, w * 0.36],
        [-w / 6, w * 0.3],
        [-w / 2, w * 0.36],
      ]),
      c.mint,
    ) +
      stroke(`M${-w / 6} ${-w * 0.36}v${w * 0.66}M${w / 6} ${-w * 0.3}v${w * 0.66}`, thin) +
      stroke(
        `M${-w * 0.4} ${w * 0.1}q${w * 0.2} ${-w * 0.3} ${w * 0.4} ${-w * 0.1}t${w * 0.34} ${-w * 0.06}`,
        {
          color: c.brick,
          width: 4,
        },
      ),
    [x, y],
    { turn },
  );

/** A cloth on the ground, seen flat. */
export const blanket = ([x, y]: Point, w: number, h: number, color: string, second: string = c.white) => {
  const at = (t: number, v: number): Point => [x - w / 2 + t * w + (0.5 - t) * v * w * 0.16, y - v * h];
  return (
    fill(polygon([at(0, 0), at(0, 1), at(1, 1), at(1, 0)]), color) +
    stroke(
      [0.2, 0.4, 0.6, 0.8].map((t) => line([at(t, 0), at(t, 1)])).join("") +
        [0.33, 0.66].map((v) => line([at(0, v), at(1, v)])).join(""),
      { color: second, width: 4 },
    )
  );
};

export const thermos = ([x, y]: Point, h: number, color: string, turn = 0) =>
  move(
    box(-h * 0.15, -h * 0.76, h * 0.3, h * 0.76, color, 5) +
      box(-h * 0.11, -h * 0.9, h * 0.22, h * 0.16, c.steel, 3) +
      stroke(ellipse([0, -h * 0.3], h * 0.08, h * 0.08), thin),
    [x, y],
    { turn },
  );

/** A board or beam from one point to the other. */
export const plank = (from: Point, to: Point, wide = 20, color: string = c.wood) =>
  pole([from, to], wide, color);

import { line, type Point } from "../geometry";
import { c, shade, tint } from "../palette";
import { box, disc, fill, flatBox, move, pole, stroke } from "../shapes";

/** A hand saw: the grip is at the hand, the blade points away from it by `turn` degrees from the right. */
export const saw = (hand: Point, l: number, turn: number) =>
  move(
    fill(`M12 -16L${l} -4V10L${10} 22Z`, c.fog) +
      stroke(
        Array.from({ length: Math.round(l / 14) - 2 }, (_, i) => `M${24 + i * 14} ${20 - i * 1.2}l5 6`).join(
          "",
        ),
        { width: 2 },
      ) +
      fill("M-14 -18h30q8 20-2 42h-26q-12-20-2-42Z", c.clay),
    hand,
    { turn },
  );

/** A plane that lies on wood: the middle of its lower edge is `at`. */
export const plane = ([x, y]: Point, w: number, way: 1 | -1 = 1) =>
  stroke(
    `M${x - way * w * 0.3} ${y - w * 0.2}q${-way * w * 0.16} ${-w * 0.24} ${way * w * 0.02} ${-w * 0.3}`,
    { width: 8 },
  ) +
  box(x - w / 2, y - w * 0.24, w, w * 0.24, c.oak, 4) +
  disc([x + way * w * 0.3, y - w * 0.3], w * 0.09, c.bark);

/** A plank seen from its long side. */
export const plank = (x: number, y: number, w: number, h = 16, color: string = c.wheat) =>
  box(x, y - h, w, h, color, 2) +
  stroke(`M${x + w * 0.1} ${y - h * 0.5}h${w * 0.3}M${x + w * 0.55} ${y - h * 0.4}h${w * 0.3}`, {
    color: shade(color, 0.24),
    width: 2,
  });

export const shavings = (points: readonly Point[]) =>
  stroke(points.map(([x, y]) => `M${x} ${y}q12-18 20-4q2 12-10 8`).join(""), { color: c.oak, width: 5 }) +
  stroke(points.map(([x, y]) => `M${x} ${y}q12-18 20-4q2 12-10 8`).join(""), { color: c.wheat, width: 2.6 });

/** Tools that hang on a board on the wall. */
export const toolWall = (x: number, y: number, w: number, h: number, color: string) => {
  const step = w / 5;
  const mid = (i: number) => x + step * (i + 0.5);
  const top = y + h * 0.2;
  return (
    box(x, y, w, h, color, 4) +
    flatBox(x + 12, top - 8, w - 24, 6, tint(color, 0.4)) +
    pole(
      [
        [mid(0), top],
        [mid(0), y + h * 0.8],
      ],
      9,
      c.wood,
    ) +
    box(mid(0) - 22, top - 4, 44, 22, c.slate, 3) +
    saw([mid(1), top + 16], h * 0.5, 90) +
    stroke(
      line([
        [mid(2), top],
        [mid(2), y + h * 0.6],
      ]),
      { width: 6 },
    ) +
    box(mid(2) - 8, y + h * 0.56, 16, h * 0.26, c.red, 5) +
    stroke(`M${mid(3)} ${top + 4}l-14 ${h * 0.5}M${mid(3)} ${top + 4}l14 ${h * 0.5}`, { width: 7 }) +
    disc([mid(4) - 6, top + 26], 22, c.marker) +
    disc([mid(4) - 6, top + 26], 8, color)
  );
};

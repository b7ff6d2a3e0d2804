import type { Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, move, stroke } from "../shapes";

export const skateboard = (at: Point, w: number, color: string, turn = 0) =>
  move(
    [-0.28, 0.28].map((t) => disc([t * w, 9], 8, c.cream)).join("") +
      fill(
        `M${-w / 2} -12q${w * 0.04} 12 ${w * 0.16} 12h${w * 0.68}q${w * 0.12} 0 ${w * 0.16} -12q${w * 0.04} 20 ${-w * 0.14} 20h${-w * 0.72}q${-w * 0.18} 0 ${-w * 0.14} -20Z`,
        color,
      ),
    at,
    { turn },
  );

/** A quarter pipe: high at `x`, down to the ground at `x + w` (`w` may be negative). */
export const quarterPipe = (x: number, y: number, w: number, h: number, color: string = c.stone) => {
  const top = w * 0.26;
  return (
    fill(`M${x} ${y}V${y - h}h${top}Q${x + top + w * 0.1} ${y - h * 0.08} ${x + w} ${y}Z`, color) +
    flat(
      `M${x} ${y}V${y - h + 14}h${top * 0.86}Q${x + top * 0.9 + w * 0.06} ${y - h * 0.06} ${x + w * 0.86} ${y}Z`,
      shade(color, 0.12),
    ) +
    stroke(`M${x} ${y - h}h${top}`, { color: c.slate, width: 9 })
  );
};

/** Roller skates: wheels under the soles. */
export const rollers = (feet: readonly Point[], color: string) =>
  feet
    .map(
      ([x, y]) =>
        box(x - 26, y - 12, 52, 10, color, 4) +
        [-16, 0, 16].map((d) => disc([x + d, y + 4], 7, c.cream)).join(""),
    )
    .join("");

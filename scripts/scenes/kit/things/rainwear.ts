import { ellipse, type Point } from "../geometry";
import { c } from "../palette";
import { fill, flat, stroke } from "../shapes";

/** A closed umbrella that hangs from the hand, `h` long; drops fall from it. */
export const closedUmbrella = ([x, y]: Point, h: number, color: string, drips = true) =>
  stroke(`M${x} ${y - 12}q14-18 20 2M${x} ${y - 12}v${h}`, { width: 6 }) +
  fill(
    `M${x - 8} ${y + h * 0.1}h16l${h * 0.08} ${h * 0.5}q${-h * 0.08} ${h * 0.2} ${-h * 0.12} ${h * 0.3}q${-h * 0.06} ${-h * 0.1} ${-h * 0.13} ${-h * 0.3}Z`,
    color,
  ) +
  stroke(`M${x} ${y + h * 0.14}v${h * 0.6}`, { width: 1.8 }) +
  (drips ? flat(ellipse([x - 8, y + h * 1.02], 4, 6) + ellipse([x + 8, y + h * 1.06], 4, 6), c.lake) : "");

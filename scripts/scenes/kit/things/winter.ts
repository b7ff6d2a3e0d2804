import { line, type Point } from "../geometry";
import { c } from "../palette";
import { fill, flat, flatBox, stroke } from "../shapes";

/** The blades under shoes; `feet` are the middles of the soles. */
export const blades = (feet: readonly Point[], l = 46) =>
  stroke(feet.map(([x, y]) => `M${x - l * 0.2} ${y - 4}v10M${x + l * 0.24} ${y - 4}v10`).join(""), {
    width: 4,
  }) +
  stroke(feet.map(([x, y]) => `M${x - l / 2} ${y + 8}h${l}q5 0 6-6`).join(""), { width: 5, color: c.slate });

export const firTree = ([x, y]: Point, h: number, color: string = c.pine) =>
  flatBox(x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.14, c.bark) +
  flat(
    [0, 0.24, 0.46]
      .map((t) => {
        const [w, base, top] = [h * (0.27 - t * 0.26), y - h * (0.12 + t), y - h * (0.52 + t * 1.04)];
        return `M${x - w} ${base}L${x} ${top}L${x + w} ${base}Z`;
      })
      .join(""),
    color,
  ) +
  flat(
    `M${x - h * 0.07} ${y - h * 0.86}L${x} ${y - h}L${x + h * 0.07} ${y - h * 0.86}q${-h * 0.03} ${h * 0.04} ${-h * 0.06} 0t${-h * 0.08} 0Z`,
    c.white,
  );

/** A scarf around the neck with an end in the wind. `at` is the middle of the neck. */
export const scarf = ([x, y]: Point, w: number, color: string, way: 1 | -1 = -1) =>
  fill(
    `M${x + way * w * 0.1} ${y - w * 0.04}q${way * w * 0.5} ${-w * 0.3} ${way * w * 1.1} ${-w * 0.04}l${way * w * 0.02} ${w * 0.34}q${-way * w * 0.5} ${-w * 0.2} ${-way * w} ${w * 0.02}Z`,
    color,
  ) +
  fill(
    `M${x - w * 0.46} ${y - w * 0.12}q${w * 0.46} ${w * 0.22} ${w * 0.92} 0l${w * 0.02} ${w * 0.24}q${-w * 0.48} ${w * 0.24} ${-w * 0.96} 0Z`,
    color,
  );

/** Lines that skates leave. */
export const tracks = (points: readonly (readonly [Point, Point, Point])[]) =>
  stroke(points.map(([a, b, e]) => `${line([a])}Q${b.join(" ")} ${e.join(" ")}`).join(""), {
    color: "#b4d3dd",
    width: 3,
  });

import { blob, curve, ellipse, line, polygon, type Point } from "../geometry";
import { c, shade } from "../palette";
import { disc, fill, flat, flatDisc, shadow, stroke, union, weight } from "../shapes";

const thin = { width: weight * 0.7 };
type Way = 1 | -1;
const place =
  ([x, y]: Point, s: number, way: Way) =>
  (px: number, py: number): Point => [x + px * s * way, y - py * s];
type Place = ReturnType<typeof place>;
const leg = (p: Place, s: number, x: number, top: number, foot = x) => {
  const [a, b] = [p(x, top), p(foot, 0.02)];
  return `M${a[0] - s * 0.045} ${a[1]}L${b[0] - s * 0.03} ${b[1]}h${s * 0.07}L${a[0] + s * 0.05} ${a[1]}Z`;
};

/** A dog, `s` long; sits or stands. */
export function dog(at: Point, s: number, color: string, way: Way = 1, sits = false) {
  const p = place(at, s, way);
  const head =
    union(
      [
        ellipse(p(0.42, 0.62), s * 0.14, s * 0.13),
        blob([p(0.46, 0.64), p(0.64, 0.59), p(0.64, 0.51), p(0.44, 0.5)], 0.7),
      ],
      color,
    ) +
    fill(
      blob([p(0.35, 0.72), p(0.28, 0.66), p(0.29, 0.46), p(0.37, 0.5), p(0.4, 0.66)], 0.7),
      shade(color, 0.3),
    ) +
    flatDisc(p(0.47, 0.65), s * 0.018, c.ink) +
    flatDisc(p(0.64, 0.58), s * 0.026, c.ink) +
    stroke(line([p(0.33, 0.5), p(0.45, 0.47)]), { color: c.red, width: 5 });
  if (sits)
    return (
      shadow(at, s * 0.4, 8) +
      stroke(curve([p(-0.2, 0.06), p(-0.38, 0.08), p(-0.42, 0.26)]), { width: s * 0.08 }) +
      union(
        [
          blob(
            [
              p(0.3, 0.56),
              p(0.36, 0.3),
              p(0.3, 0.02),
              p(-0.22, 0.02),
              p(-0.28, 0.2),
              p(-0.06, 0.4),
              p(0.2, 0.6),
            ],
            0.8,
          ),
          leg(p, s, 0.28, 0.3),
        ],
        color,
      ) +
      head
    );
  return (
    shadow(at, s * 0.46, 8) +
    union([leg(p, s, -0.26, 0.36), leg(p, s, 0.2, 0.34)], shade(color)) +
    union(
      [
        blob([p(-0.34, 0.46), p(-0.1, 0.5), p(0.3, 0.54), p(0.36, 0.36), p(0.1, 0.27), p(-0.3, 0.28)], 0.8),
        curve([p(-0.34, 0.44), p(-0.48, 0.52), p(-0.5, 0.68), p(-0.44, 0.56), p(-0.32, 0.38)], {
          closed: true,
        }),
        leg(p, s, -0.32, 0.36, -0.36),
        leg(p, s, 0.27, 0.34),
      ],
      color,
    ) +
    head
  );
}
export function cat(at: Point, s: number, color: string, way: Way = 1) {
  const p = place(at, s, way);
  const ears =
    polygon([p(0.06, 0.84), p(0.08, 1.08), p(0.22, 0.92)]) +
    polygon([p(0.28, 0.92), p(0.42, 1.06), p(0.42, 0.82)]);
  return (
    shadow(at, s * 0.36, 7) +
    stroke(curve([p(-0.24, 0.06), p(-0.5, 0.08), p(-0.54, 0.3), p(-0.42, 0.42)]), { width: s * 0.14 }) +
    stroke(curve([p(-0.24, 0.06), p(-0.5, 0.08), p(-0.54, 0.3), p(-0.42, 0.42)]), {
      color,
      width: s * 0.08,
    }) +
    union(
      [
        blob(
          [p(0.1, 0.62), p(0.34, 0.56), p(0.36, 0.02), p(-0.26, 0.02), p(-0.3, 0.26), p(-0.08, 0.52)],
          0.85,
        ),
      ],
      color,
    ) +
    union([ears, ellipse(p(0.24, 0.76), s * 0.22, s * 0.19)], color) +
    flatDisc(p(0.18, 0.78), s * 0.03, c.ink) +
    flatDisc(p(0.34, 0.78), s * 0.03, c.ink) +
    stroke(line([p(0.22, 0.68), p(0.26, 0.66), p(0.3, 0.68)]), thin) +
    stroke(line([p(0.2, 0.02), p(0.2, 0.26)]), thin)
  );
}
export function hen(at: Point, s: number, color: string = c.white, way: Way = 1) {
  const p = place(at, s, way);
  return (
    shadow(at, s * 0.3, 6) +
    stroke(line([p(-0.04, 0.24), p(-0.04, 0.01)]) + line([p(0.1, 0.24), p(0.1, 0.01)]), {
      color: c.ochre,
      width: 4,
    }) +
    fill(
      blob(
        [
          p(0.3, 0.96),
          p(0.36, 0.6),
          p(0.2, 0.24),
          p(-0.2, 0.24),
          p(-0.48, 0.74),
          p(-0.2, 0.56),
          p(0.1, 0.66),
          p(0.16, 0.94),
        ],
        0.8,
      ),
      color,
    ) +
    fill(polygon([p(0.36, 0.9), p(0.5, 0.84), p(0.36, 0.8)]), c.ochre) +
    union([ellipse(p(0.2, 1.02), s * 0.06), ellipse(p(0.3, 1.03), s * 0.06)], c.red) +
    flatDisc(p(0.28, 0.88), s * 0.026, c.ink) +
    stroke(curve([p(-0.16, 0.5), p(0.0, 0.34), p(0.14, 0.46)]), thin)
  );
}
export function bird(at: Point, s: number, color: string = c.slate, way: Way = 1, flies = false) {
  const p = place(at, s, way);
  if (flies)
    return stroke(
      `M${p(-0.5, 0.2).join(" ")}Q${p(-0.2, 0.4).join(" ")} ${p(0, 0).join(" ")}Q${p(0.2, 0.4).join(" ")} ${p(0.5, 0.2).join(" ")}`,
    );
  return (
    stroke(line([p(0, 0.2), p(0, 0)]) + line([p(0.1, 0.2), p(0.1, 0)]), thin) +
    fill(
      blob([p(0.34, 0.62), p(0.28, 0.3), p(0, 0.16), p(-0.6, 0.2), p(-0.2, 0.5), p(0.14, 0.72)], 0.8),
      color,
    ) +
    fill(polygon([p(0.32, 0.6), p(0.5, 0.52), p(0.32, 0.5)]), c.ochre) +
    flatDisc(p(0.22, 0.58), Math.max(2, s * 0.04), c.ink)
  );
}
export function goat(at: Point, s: number, color: string = c.white, way: Way = 1) {
  const p = place(at, s, way);
  return (
    shadow(at, s * 0.44, 8) +
    union([leg(p, s, -0.24, 0.4), leg(p, s, 0.2, 0.4)], shade(color, 0.22)) +
    union(
      [
        blob([p(-0.38, 0.62), p(0, 0.6), p(0.32, 0.66), p(0.34, 0.4), p(0.1, 0.32), p(-0.34, 0.36)], 0.85),
        blob([p(0.2, 0.6), p(0.36, 0.92), p(0.46, 0.86), p(0.38, 0.5)], 0.6),
        leg(p, s, -0.32, 0.42),
        leg(p, s, 0.27, 0.42),
      ],
      color,
    ) +
    stroke(curve([p(0.38, 0.96), p(0.3, 1.1), p(0.18, 1.12)]), { width: 7, color: c.slate }) +
    fill(blob([p(0.34, 0.98), p(0.48, 0.96), p(0.64, 0.78), p(0.58, 0.72), p(0.38, 0.8)], 0.8), color) +
    fill(blob([p(0.34, 0.9), p(0.22, 0.84), p(0.28, 0.8), p(0.36, 0.84)]), shade(color)) +
    flat(ellipse(p(0.46, 0.9), s * 0.02), c.ink) +
    stroke(line([p(0.54, 0.72), p(0.54, 0.6)]), { width: 4 })
  );
}
export function cow(at: Point, s: number, color: string = c.white, way: Way = 1) {
  const p = place(at, s, way);
  return (
    shadow(at, s * 0.5, 10) +
    union([leg(p, s, -0.32, 0.36), leg(p, s, 0.22, 0.36)], shade(color, 0.22)) +
    union(
      [
        blob([p(-0.46, 0.66), p(0, 0.68), p(0.36, 0.68), p(0.38, 0.38), p(0.1, 0.28), p(-0.44, 0.34)], 0.7),
        leg(p, s, -0.4, 0.4),
        leg(p, s, 0.3, 0.4),
      ],
      color,
    ) +
    flat(blob([p(-0.26, 0.66), p(-0.02, 0.64), p(-0.06, 0.46), p(-0.24, 0.44)]), c.bark) +
    flat(blob([p(0.12, 0.6), p(0.26, 0.56), p(0.2, 0.4), p(0.08, 0.44)]), c.bark) +
    stroke(curve([p(-0.45, 0.62), p(-0.54, 0.4), p(-0.52, 0.2)]), { width: 5 }) +
    fill(blob([p(0.36, 0.78), p(0.33, 0.85), p(0.35, 0.92), p(0.4, 0.87), p(0.44, 0.8)], 0.8), c.wheat) +
    fill(blob([p(0.36, 0.82), p(0.52, 0.8), p(0.64, 0.54), p(0.52, 0.48), p(0.36, 0.62)], 0.8), color) +
    disc(p(0.59, 0.54), s * 0.065, c.rose) +
    fill(blob([p(0.36, 0.78), p(0.24, 0.78), p(0.26, 0.7), p(0.37, 0.7)]), shade(color)) +
    flatDisc(p(0.48, 0.72), s * 0.02, c.ink)
  );
}

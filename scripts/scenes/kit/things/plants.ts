import { add, capsule, curve, dots, ellipse, line, polygon, turned, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, flatDisc, pole, seeded, shadow, stroke, thin, union } from "../shapes";

const crown = ([x, y]: Point, r: number) => [
  ellipse([x, y - r * 0.5], r * 0.66),
  ellipse([x - r * 0.55, y], r * 0.55),
  ellipse([x + r * 0.55, y - r * 0.04], r * 0.56),
  ellipse([x, y + r * 0.26], r * 0.6),
];

/** A leafy tree; `far` leaves its lines out. */
export function tree([x, y]: Point, h: number, color: string = c.leaf, far = false) {
  const r = h * 0.34;
  const top: Point = [x, y - h + r * 1.1];
  const trunk = polygon([
    [x - h * 0.035, y],
    [x - h * 0.025, y - h * 0.6],
    [x + h * 0.025, y - h * 0.6],
    [x + h * 0.045, y],
  ]);
  if (far) return flat(trunk, c.bark) + flat(crown(top, r).join(""), color);
  return (
    shadow([x, y], h * 0.2) +
    fill(trunk, c.bark) +
    union(crown(top, r), color) +
    flat(ellipse([top[0] + r * 0.4, top[1] + r * 0.24], r * 0.42, r * 0.3), shade(color)) +
    stroke(
      `M${x - r * 0.5} ${top[1] - r * 0.3}q${r * 0.16}-${r * 0.3} ${r * 0.4}-${r * 0.24}M${x + r * 0.1} ${top[1] + r * 0.1}q${r * 0.12}-${r * 0.16} ${r * 0.3}-${r * 0.1}`,
      thin,
    )
  );
}

export function palm([x, y]: Point, h: number, color: string = c.green) {
  const head: Point = [x + h * 0.14, y - h];
  const leaf = (dx: number, dy: number, drop: number) =>
    fill(
      `M${head[0]} ${head[1]}q${dx * 0.5} ${dy} ${dx} ${drop}q${-dx * 0.45} ${-drop * 0.3 - dy * 0.2} ${-dx} ${-drop}Z`,
      color,
    );
  return (
    shadow([x, y], h * 0.1) +
    pole([[x, y], [x + h * 0.03, y - h * 0.5], head], h * 0.05, c.oak, true) +
    [
      [-0.42, -0.16, 0.12],
      [0.42, -0.16, 0.12],
      [-0.34, -0.3, -0.06],
      [0.34, -0.3, -0.06],
      [-0.26, 0.04, 0.28],
      [0.26, 0.04, 0.28],
    ]
      .map(([a = 0, b = 0, d = 0]) => leaf(a * h, b * h, d * h))
      .join("")
  );
}

export const bush = ([x, y]: Point, w: number, color: string = c.green) =>
  union(
    [
      ellipse([x - w * 0.28, y - w * 0.16], w * 0.24),
      ellipse([x, y - w * 0.26], w * 0.28),
      ellipse([x + w * 0.28, y - w * 0.16], w * 0.24),
      ellipse([x, y - w * 0.1], w * 0.36, w * 0.12),
    ],
    color,
  );

export function flowers([x, y]: Point, w: number, colors: readonly string[], seed = 2) {
  const next = seeded(seed);
  return Array.from({ length: Math.round(w / 22) }, (_, i) => {
    const [fx, h] = [x - w / 2 + i * 22 + next() * 10, 22 + next() * 26];
    return (
      stroke(
        `M${fx.toFixed(0)} ${y}q${(next() * 8 - 4).toFixed(0)} ${(-h / 2).toFixed(0)} 0 ${(-h).toFixed(0)}`,
        { color: c.green, width: 3 },
      ) +
      disc([Math.round(fx), y - h], 7 + next() * 3, colors[i % colors.length] ?? c.rose) +
      flatDisc([Math.round(fx), y - h], 3, c.marker)
    );
  }).join("");
}

/** A row of vegetables or seedlings. */
export const crops = (from: Point, to: Point, count: number, color: string = c.leaf, size = 20) =>
  Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return fill(
      `M${x} ${y}q${-size} ${-size * 0.3} ${-size * 0.8} ${-size}q${size * 0.7} ${0} ${size * 0.8} ${size * 0.7}q${size * 0.1} ${-size * 0.8} ${size * 0.8} ${-size * 0.8}q${size * 0.1} ${size * 0.8} ${-size * 0.8} ${size * 1.1}Z`,
      color,
    );
  }).join("");

type Grow = { x: number; up: number; rise: number; color: string };
const leafAt = ({ x, up, rise, color }: Grow, dx: number, dy: number) =>
  fill(
    `M${x} ${up}Q${x + dx * rise * 1.2} ${up + dy * rise * 0.3} ${x + dx * rise} ${up + dy * rise}Q${x + dx * rise * 0.1} ${up + dy * rise * 0.7} ${x} ${up}Z`,
    color,
  );
const growths = {
  leaves: (grow: Grow) =>
    dots("-0.5 -0.62, 0.5 -0.58, -0.26 -0.95, 0.3 -0.9, 0.02 -1")
      .map(([dx, dy]) => leafAt(grow, dx, dy))
      .join(""),
  fern: ({ x, up, rise, color }: Grow) =>
    [-0.7, -0.4, -0.1, 0.25, 0.6]
      .map((dx) =>
        curve([
          [x, up],
          [x + dx * rise * 0.6, up - rise * 0.8],
          [x + dx * rise, up - rise * 0.5],
        ]),
      )
      .map((d) => stroke(d, { color, width: 7 }))
      .join(""),
  cactus: ({ x, up, rise, color }: Grow) =>
    union(
      [
        capsule([x, up], [x, up - rise * 0.8], rise * 0.13, rise * 0.12),
        ellipse([x + rise * 0.2, up - rise * 0.5], rise * 0.12, rise * 0.2),
      ],
      color,
    ),
  flower: (grow: Grow) => {
    const { x, up, rise, color } = grow;
    const heart: Point = [x, up - rise * 0.82];
    const petals = [0, 72, 144, 216, 288].map((turn) =>
      ellipse(add(heart, turned([0, rise * 0.16], turn)), rise * 0.13),
    );
    const stem = stroke(
      line([
        [x, up],
        [x, up - rise * 0.7],
      ]),
      { color, width: 5 },
    );
    return (
      stem +
      leafAt(grow, -0.34, -0.34) +
      leafAt(grow, 0.34, -0.3) +
      union(petals, c.rose) +
      flatDisc(heart, rise * 0.1, c.marker)
    );
  },
};

/** A plant in a pot; kinds of leaves. */
export function plant(
  [x, y]: Point,
  h: number,
  kind: keyof typeof growths = "leaves",
  pot: string = c.clay,
  color: string = c.green,
) {
  const high = h * 0.32;
  const body = polygon([
    [x - high * 0.55, y - high],
    [x + high * 0.55, y - high],
    [x + high * 0.4, y],
    [x - high * 0.4, y],
  ]);
  const rim = box(x - high * 0.64, y - high - 4, high * 1.28, high * 0.26, pot, 3);
  return growths[kind]({ x, up: y - high, rise: h - high, color }) + fill(body, pot) + rim;
}

export const fence = (x: number, y: number, w: number, h: number, color: string = c.wheat) =>
  [0.35, 0.72].map((t) => box(x, y - h * t, w, h * 0.1, color, 2)).join("") +
  Array.from({ length: Math.floor(w / 44) + 1 }, (_, i) =>
    fill(
      polygon([
        [x + i * 44, y],
        [x + i * 44, y - h * 0.9],
        [x + i * 44 + 9, y - h],
        [x + i * 44 + 18, y - h * 0.9],
        [x + i * 44 + 18, y],
      ]),
      color,
    ),
  ).join("");

export const grass = (points: readonly Point[], color: string = c.green) =>
  stroke(points.map(([x, y]) => `M${x - 8} ${y}q0-10-4-16M${x} ${y}v-20M${x + 8} ${y}q0-10 5-15`).join(""), {
    color,
    width: 2.6,
  });

import { add, blob, curve, ellipse, line, dots, type Point } from "../geometry";
import { c, shade } from "../palette";
import { fill, flat, stroke, union, weight } from "../shapes";

import { earSpot, lerp, type Head } from "./head";
import type { Person } from "./person";
import type { Skeleton } from "./skeleton";
import type { Hat } from "./vocabulary";

const all = (head: Head, points: readonly Point[]) => points.map(([x, y]) => head.at(x, y));
const side = (head: Head) => head.turn > 0.4 && head.turn < 1.5;

/** A dome over the upper head; `low` is its rim. */
function dome(head: Head, low: number, high: number, wide = 0.96) {
  const shift = side(head) ? -0.08 : 0;
  return blob(
    all(head, [
      [-wide + shift, low],
      [-wide * 0.98 + shift, low + 0.35],
      [-wide * 0.55 + shift, high - 0.08],
      [shift, high],
      [wide * 0.55 + shift, high - 0.08],
      [wide * 0.98 + shift, low + 0.35],
      [wide + shift, low],
      [shift, low - 0.06],
    ]),
    0.8,
  );
}

const rim = (head: Head, low: number, wide: number, thick = 0.14) =>
  ellipse(head.at(side(head) ? -0.02 : 0, low), head.r * wide, head.r * thick);

function visor(head: Head, color: string) {
  if (head.turn > 1.5) return "";
  return side(head)
    ? fill(blob(all(head, dots("0.55 0.56, 1.0 0.58, 1.45 0.42, 1.3 0.34, 0.7 0.4")), 0.6), color)
    : fill(blob(all(head, dots("-0.7 0.52, 0 0.62, 0.7 0.52, 0.55 0.28, 0 0.2, -0.55 0.28")), 0.7), color);
}

const scarfOpening: [Point[], Point[]] = [
  dots(
    "0 0.72, 0.45 0.6, 0.66 0.2, 0.64 -0.3, 0.42 -0.78, 0 -0.95, -0.42 -0.78, -0.64 -0.3, -0.66 0.2, -0.45 0.6",
  ),
  dots(
    "0.4 0.76, 0.66 0.66, 0.86 0.3, 0.86 -0.3, 0.78 -0.75, 0.42 -0.95, 0.08 -0.7, -0.08 -0.25, -0.05 0.25, 0.14 0.62",
  ),
];

function wrap(head: Head, color: string, person: Person, body: Skeleton) {
  const drape = all(head, dots("-0.5 -0.9, 0.6 -0.9, 0.85 -1.55, 0.2 -1.85, -0.75 -1.6"));
  const lower = person.hat === "hood" ? "" : fill(blob(drape, 0.7), shade(color, 0.08));
  void body;
  if (head.turn > 1.5)
    return (
      lower +
      fill(
        blob(
          all(
            head,
            dots(
              "0 1.16, 0.75 0.9, 1 0.2, 0.95 -0.6, 0.7 -1.2, 0 -1.3, -0.7 -1.2, -0.95 -0.6, -1 0.2, -0.75 0.9",
            ),
          ),
        ),
        color,
      )
    );
  const outer = lerp(
    head,
    dots(
      "0 1.14, 0.66 0.94, 0.98 0.3, 0.94 -0.4, 0.68 -1.05, 0 -1.28, -0.68 -1.05, -0.94 -0.4, -0.98 0.3, -0.66 0.94",
    ),
    dots(
      "0.1 1.15, 0.62 1, 0.93 0.55, 0.93 0.1, 0.86 -0.8, 0.45 -1.25, -0.3 -1.2, -0.85 -0.75, -1.1 0.1, -0.75 0.9",
    ),
  );
  const ring = `${blob(outer)}${blob(lerp(head, ...scarfOpening))}`;
  return `${lower}<path d="${ring}" fill="${color}" fill-rule="evenodd"/>${stroke(
    curve(all(head, dots("-0.3 -1.05, 0.1 -1.3, 0.45 -1.12"))),
    { width: weight * 0.7 },
  )}`;
}

const hats: Record<Hat, (head: Head, color: string, person: Person, body: Skeleton) => string> = {
  cap: (head, color) => fill(dome(head, 0.42, 1.2), color) + visor(head, shade(color)),
  beanie: (head, color) =>
    fill(dome(head, 0.42, 1.32), color) +
    fill(blob(all(head, dots("-1.02 0.3, -1 0.56, 0 0.66, 0.96 0.56, 0.94 0.3, 0 0.38")), 0.6), shade(color)),
  straw: (head, color) =>
    fill(rim(head, 0.52, 1.62, 0.3), color) +
    fill(dome(head, 0.56, 1.3, 0.86), color) +
    stroke(curve(all(head, dots("-0.9 0.72, 0 0.62, 0.8 0.72"))), { color: c.brick, width: head.r * 0.16 }),
  brim: (head, color) =>
    fill(rim(head, 0.5, 1.36, 0.22), color) +
    fill(dome(head, 0.52, 1.36, 0.84), color) +
    stroke(curve(all(head, dots("-0.88 0.68, 0 0.6, 0.78 0.68"))), { color: c.ink, width: head.r * 0.14 }),
  hardhat: (head, color) =>
    fill(dome(head, 0.45, 1.3, 1.02), color) +
    fill(rim(head, 0.45, 1.2, 0.12), color) +
    stroke(curve(all(head, dots("-0.25 0.6, -0.2 1.1, -0.05 1.3"))), { width: weight * 0.8 }),
  helmet: (head, color) =>
    fill(dome(head, 0.34, 1.36, 1.04), color) +
    [-0.45, 0, 0.42]
      .map((x) =>
        stroke(
          curve(
            all(head, [
              [x, 0.7],
              [x * 0.85, 1.12],
            ]),
          ),
          { color: shade(color, 0.4), width: head.r * 0.14 },
        ),
      )
      .join("") +
    stroke(
      line(
        all(head, [
          [-0.3, 0.3],
          [0.0, -0.92],
        ]),
      ),
      { width: weight * 0.8 },
    ),
  chef: (head, color) =>
    union(
      [
        ellipse(head.at(-0.5, 1.5), head.r * 0.5),
        ellipse(head.at(0.4, 1.5), head.r * 0.5),
        ellipse(head.at(-0.05, 1.75), head.r * 0.55),
      ],
      color,
    ) + fill(blob(all(head, dots("-0.84 0.55, -0.82 1.25, 0.74 1.25, 0.8 0.55, 0 0.48")), 0.4), color),
  headscarf: wrap,
  hood: wrap,
  turban: (head, color) =>
    fill(
      blob(
        all(head, dots("-0.98 0.2, -1.12 0.8, -0.6 1.42, 0.2 1.5, 0.86 1.1, 0.94 0.5, 0.4 0.62, -0.3 0.5")),
      ),
      color,
    ) +
    [0, 0.26]
      .map((y) =>
        stroke(
          curve(
            all(head, [
              [-1.0, 0.45 + y],
              [-0.2, 0.85 + y],
              [0.85, 0.7 + y],
            ]),
          ),
          { width: weight * 0.8 },
        ),
      )
      .join(""),
  headphones: (head, color) =>
    stroke(curve(all(head, dots("-0.9 0.1, -0.72 0.95, 0 1.26, 0.72 0.95, 0.9 0.1"))), {
      width: head.r * 0.16,
      color,
    }) +
    union(
      (side(head) ? [earSpot(head)] : [-0.9, 0.9]).map((x) =>
        ellipse(head.at(x, -0.05), head.r * 0.26, head.r * 0.34),
      ),
      color,
    ),
  conical: (head, color) => fill(blob(all(head, dots("-1.6 0.36, 0 1.6, 1.55 0.36, 0 0.2")), 0.25), color),
  band: (head, color) =>
    stroke(curve(all(head, dots("-0.86 0.62, 0 0.78, 0.84 0.6"))), { width: head.r * 0.24, color }),
  surgical: (head, color) => fill(dome(head, 0.36, 1.22, 0.98), color),
};

export function drawHat(person: Person, head: Head, body: Skeleton) {
  const { hat, hatColor = c.brick } = person;
  return hat ? hats[hat](head, hatColor, person, body) : "";
}

/** Hats under which no hair is seen. */
export const hidesHair = (hat: Hat | undefined) =>
  hat === "headscarf" || hat === "hood" || hat === "turban" || hat === "surgical";
/** A shine or mark above the head, where somebody has an idea or is startled. */
export const startle = (at: Point, size: number) =>
  [-40, -12, 16]
    .map((degrees) => {
      const way: Point = [
        Math.sin((degrees * Math.PI) / 180) * size,
        -Math.cos((degrees * Math.PI) / 180) * size,
      ];
      return stroke(line([add(at, [way[0] * 0.5, way[1] * 0.5]), add(at, way)]));
    })
    .join("");
void flat;

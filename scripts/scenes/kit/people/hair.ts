import { blob, ellipse, mix, dots, type Point } from "../geometry";
import { hair as colors, shade } from "../palette";
import { fill, stroke, union } from "../shapes";

import { lerp, type Head } from "./head";
import type { Person } from "./person";
import type { HairStyle } from "./vocabulary";

const capFront: Point[] = dots(
  "-0.84 -0.2, -0.92 0.3, -0.72 0.86, -0.3 1.13, 0.3 1.13, 0.72 0.86, 0.92 0.3, 0.84 -0.2, 0.72 0.3, 0.35 0.6, -0.35 0.6, -0.72 0.3",
);
const capSide: Point[] = dots(
  "-0.6 -0.6, -1 -0.12, -1 0.5, -0.55 1.06, 0.15 1.15, 0.66 0.95, 0.86 0.5, 0.72 0.46, 0.42 0.62, 0.0 0.5, -0.12 0.1, -0.44 0.02",
);
const capBack: Point[] = dots(
  "-0.6 -0.72, -0.88 -0.2, -0.92 0.4, -0.7 0.9, -0.3 1.13, 0.3 1.13, 0.7 0.9, 0.92 0.4, 0.88 -0.2, 0.6 -0.72, 0 -0.84",
);
const fringeFront: Point[] = capFront.map(([x, y]): Point =>
  Math.abs(x) < 0.5 && y < 0.7 ? [x, 0.36] : [x, y],
);
const fringeSide: Point[] = capSide.map(([x, y]): Point => (x > 0.3 && y < 0.7 ? [x, y - 0.2] : [x, y]));

const seenFromBack = (head: Head) => head.turn > 1.5;
const all = (head: Head, points: readonly Point[]) => points.map(([x, y]) => head.at(x, y));
const cap = (head: Head, front = capFront, side = capSide) =>
  blob(seenFromBack(head) ? all(head, capBack) : lerp(head, front, side), 0.85);

function cloud(head: Head, size: number, count: number, from: number, to: number) {
  const t = seenFromBack(head) ? 0 : Math.min(1, head.turn);
  const middle = mix(0, -0.16, t);
  return Array.from({ length: count }, (_, i) => {
    const angle = (mix(from, to, i / (count - 1)) * Math.PI) / 180;
    const reach = 0.72 + size * 0.42;
    return ellipse(head.at(middle + Math.cos(angle) * reach, 0.3 + Math.sin(angle) * reach), head.r * size);
  });
}

const curtain = (head: Head, low: number, wide: number) => {
  if (seenFromBack(head))
    return blob(
      all(head, [
        [0, 1.1],
        [0.8, 0.7],
        [wide, 0],
        [wide * 0.95, low],
        [0, low - 0.1],
        [-wide * 0.95, low],
        [-wide, 0],
        [-0.8, 0.7],
      ]),
      0.8,
    );
  return blob(
    lerp(
      head,
      [
        [0, 1],
        [0.85, 0.6],
        [wide, -0.1],
        [wide * 0.95, low],
        [0.3, low + 0.02],
        [-0.3, low + 0.02],
        [-wide * 0.95, low],
        [-wide, -0.1],
        [-0.85, 0.6],
      ],
      [
        [0, 1],
        [0.2, 0.6],
        [0.0, -0.1],
        [-0.05, low],
        [-0.4, low - 0.08],
        [-0.75, low],
        [-1.02, low + 0.2],
        [-1.14, -0.1],
        [-1, 0.6],
      ],
    ),
    0.8,
  );
};

function bun(head: Head) {
  const spot = seenFromBack(head)
    ? head.at(0, 0.95)
    : head.at(mix(0, -0.72, Math.min(1, head.turn)), mix(1.3, 1.02, Math.min(1, head.turn)));
  return ellipse(spot, head.r * 0.4, head.r * 0.36);
}

function tail(head: Head, length: number) {
  if (seenFromBack(head))
    return blob(
      all(head, [
        [0, 0.5],
        [0.28, 0.1],
        [0.22, -length],
        [0, -length - 0.25],
        [-0.22, -length],
        [-0.28, 0.1],
      ]),
    );
  const t = Math.min(1, head.turn);
  const x = mix(-0.75, -0.95, t);
  return blob(
    all(head, [
      [x + 0.1, 0.65],
      [x - 0.4, 0.6],
      [x - 0.62, 0.0],
      [x - 0.5, -length],
      [x - 0.28, -length - 0.15],
      [x - 0.18, -length + 0.3],
      [x + 0.02, 0.2],
    ]),
  );
}

function strands(head: Head) {
  const xs = seenFromBack(head) || head.turn < 0.5 ? [-0.78, 0.78] : [-0.62];
  return xs.flatMap((x) =>
    [-0.4, -0.72, -1.04, -1.36, -1.68].map((y, i) =>
      ellipse(head.at(x, y), head.r * (0.24 - i * 0.02), head.r * 0.22),
    ),
  );
}

type Parts = { behind?: (head: Head) => string[]; over?: (head: Head) => string[] };

const styles: Record<HairStyle, Parts> = {
  short: { over: (head) => [cap(head)] },
  crop: {
    over: (head) => [
      cap(
        head,
        capFront.map(([x, y]): Point => [x * 0.93, y > 0.7 ? y * 0.93 : y + 0.06]),
        capSide.map(([x, y]): Point => [x * 0.94, y > 0.7 ? y * 0.93 : y + 0.04]),
      ),
    ],
  },
  parted: {
    over: (head) => [
      cap(
        head,
        capFront.map(([x, y]): Point => (y === 0.6 ? [x * 0.7 - 0.12, x < 0 ? 0.74 : 0.5] : [x, y])),
        capSide,
      ),
    ],
  },
  spiky: {
    over: (head) => [
      cap(head),
      ...[-0.55, -0.2, 0.15, 0.48].map((x) =>
        blob(
          all(head, [
            [x - 0.2, 0.95],
            [x + 0.08, 1.42],
            [x + 0.22, 0.9],
          ]),
          0.2,
        ),
      ),
    ],
  },
  curly: {
    behind: (head) => cloud(head, 0.34, 9, -20, 200),
    over: (head) => [cap(head), ...cloud(head, 0.26, 7, 30, 170)],
  },
  afro: { behind: (head) => cloud(head, 0.62, 11, -30, 210), over: (head) => [cap(head)] },
  bob: {
    behind: (head) => [curtain(head, -0.85, 1.04)],
    over: (head) => [cap(head, fringeFront, fringeSide)],
  },
  long: { behind: (head) => [curtain(head, -1.95, 1.02)], over: (head) => [cap(head)] },
  wavy: {
    behind: (head) => [
      curtain(head, -1.5, 1.12),
      ...(head.turn < 0.5 || seenFromBack(head) ? [-1, 1] : [-0.9]).flatMap((x) =>
        [-0.2, -0.7, -1.2].map((y) => ellipse(head.at(x, y), head.r * 0.32)),
      ),
    ],
    over: (head) => [cap(head)],
  },
  ponytail: {
    behind: (head) => (seenFromBack(head) ? [] : [tail(head, 1)]),
    over: (head) => [cap(head), ...(seenFromBack(head) ? [tail(head, 1)] : [])],
  },
  bun: {
    behind: (head) => (seenFromBack(head) ? [] : [bun(head)]),
    over: (head) => [cap(head), ...(seenFromBack(head) ? [bun(head)] : [])],
  },
  braids: {
    behind: (head) => (seenFromBack(head) ? [] : strands(head)),
    over: (head) => [cap(head), ...(seenFromBack(head) ? strands(head) : [])],
  },
  puffs: {
    behind: (head) =>
      (head.turn > 0.4 && head.turn < 1.5 ? [-0.85] : [-0.8, 0.8]).map((x) =>
        ellipse(head.at(x, 0.85), head.r * 0.5),
      ),
    over: (head) => [cap(head)],
  },
  fringe: { over: (head) => [cap(head, fringeFront, fringeSide)] },
  bald: {},
  receding: {
    over: (head) =>
      seenFromBack(head)
        ? [
            blob(
              all(
                head,
                dots("-0.6 -0.72, -0.88 -0.2, -0.84 0.3, 0 0.1, 0.84 0.3, 0.88 -0.2, 0.6 -0.72, 0 -0.84"),
              ),
            ),
          ]
        : head.turn > 0.4
          ? [
              blob(
                all(
                  head,
                  dots("-0.55 -0.62, -0.95 -0.2, -0.98 0.3, -0.72 0.56, -0.3 0.3, -0.16 0.02, -0.44 0.05"),
                ),
              ),
            ]
          : [-1, 1].map((s) =>
              blob(
                all(head, [
                  [0.84 * s, -0.25],
                  [0.94 * s, 0.2],
                  [0.84 * s, 0.5],
                  [0.7 * s, 0.3],
                ]),
              ),
            ),
  },
};

const colorOf = (person: Person) => colors[person.hairColor ?? (person.age === "elder" ? "silver" : "black")];

export const drawHairBehind = (person: Person, head: Head) => {
  const parts = styles[person.hair].behind?.(head) ?? [];
  return parts.length > 0 ? union(parts, shade(colorOf(person), 0.1)) : "";
};

export const drawHairOver = (person: Person, head: Head) => {
  const parts = styles[person.hair].over?.(head) ?? [];
  return parts.length > 0 ? union(parts, colorOf(person)) : "";
};

const beards = {
  full: [
    dots(
      "0.7 -0.15, 0.72 -0.7, 0.35 -1.16, -0.35 -1.16, -0.72 -0.7, -0.7 -0.15, -0.4 -0.34, 0 -0.36, 0.4 -0.34",
    ),
    dots(
      "0.78 -0.3, 0.84 -0.75, 0.62 -1.16, 0.15 -1.14, -0.2 -0.8, -0.3 -0.15, -0.02 -0.3, 0.3 -0.36, 0.62 -0.34",
    ),
  ],
  short: [
    dots(
      "0.72 -0.3, 0.66 -0.7, 0.32 -1.04, -0.32 -1.04, -0.66 -0.7, -0.72 -0.3, -0.45 -0.66, 0 -0.72, 0.45 -0.66",
    ),
    dots(
      "0.78 -0.5, 0.78 -0.75, 0.56 -1.04, 0.2 -1.03, -0.15 -0.8, -0.3 -0.2, -0.02 -0.55, 0.3 -0.7, 0.6 -0.66",
    ),
  ],
} as const;

export function drawBeard(person: Person, head: Head) {
  const { beard } = person;
  if (!beard || head.turn > 1.5) return "";
  const color = colorOf(person);
  const x = 0.4 * Math.min(1, head.turn);
  if (beard === "mustache")
    return stroke(
      `M${[head.at(x - 0.28, -0.42), head.at(x, -0.33), head.at(x + 0.28, -0.42)].map((p) => p.map((v) => v.toFixed(1)).join(" ")).join("L")}`,
      { color, width: head.r * 0.16 },
    );
  const [front, side] = beards[beard];
  return fill(blob(lerp(head, front, side), 0.7), color);
}

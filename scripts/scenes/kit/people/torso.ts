import {
  add,
  across,
  between,
  blob,
  capsule,
  curve,
  line,
  minus,
  mix,
  times,
  unit,
  xy,
  type Point,
} from "../geometry";
import { c, shade, skin } from "../palette";
import { fill, flat, stroke, union, weight } from "../shapes";

import { girth } from "./limbs";
import type { Person } from "./person";
import type { Skeleton } from "./skeleton";

/** Half widths along the spine: 0 at the hips, 1 at the neck. */
const sideFront = [
  [-0.5, 0.085],
  [-0.16, 0.068],
  [0, 0.066],
  [0.3, 0.067],
  [0.68, 0.073],
  [0.9, 0.05],
  [1, 0.026],
] as const;
const sideBack = [
  [-0.5, 0.078],
  [-0.16, 0.07],
  [0, 0.07],
  [0.3, 0.05],
  [0.68, 0.062],
  [0.9, 0.056],
  [1, 0.03],
] as const;
const front = [
  [-0.5, 0.12],
  [-0.16, 0.092],
  [0, 0.088],
  [0.35, 0.078],
  [0.68, 0.09],
  [0.86, 0.096],
  [0.95, 0.08],
  [1.02, 0.03],
] as const;

type Widths = readonly (readonly [number, number])[];

function widthAt(widths: Widths, t: number) {
  const next = widths.findIndex(([at]) => at >= t);
  const [a, b] = [widths[Math.max(0, next - 1)], widths[next === -1 ? widths.length - 1 : next]];
  if (!a || !b || a === b) return b?.[1] ?? 0;
  return mix(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
}

/** Points of the torso: along the spine, and -1 at the back (or left) to 1 at the front (or right). */
export function torsoPoint(person: Person, body: Skeleton, t: number, side: number): Point {
  const { hip, waist, neck, way, isSide } = body;
  const control = minus(times(waist, 2), between(hip, neck, 0.5));
  const on = (at: number) => between(between(hip, control, at), between(control, neck, at), at);
  const spine =
    t < 0 ? add(hip, [minus(hip, on(0.12))[0] * 0.2, -t * body.shares.torso * body.height]) : on(t);
  const direction =
    t < 0 ? ([0, -1] as Point) : unit(minus(on(Math.min(1, t + 0.05)), on(Math.max(0, t - 0.05))));
  const widths = isSide ? (side > 0 ? sideFront : sideBack) : front;
  const out = times(across(direction), -1 * (isSide ? way : 1));
  return add(spine, times(out, widthAt(widths, t) * girth(person, body) * side));
}

const outline = (
  person: Person,
  body: Skeleton,
  from: number,
  sides: readonly [number, number] = [-1, 1],
  to = 1,
) => {
  const steps = [from, 0, 0.3, 0.55, 0.72, 0.9, 0.985, 1.02].filter(
    (t, at) => at === 0 || (t > from + 0.04 && t <= to),
  );
  const at = (side: number) => steps.map((t) => torsoPoint(person, body, t, side));
  return blob([...at(sides[1]), ...at(sides[0]).reverse()], 0.7);
};

const hems: Record<Person["top"]["kind"], number> = {
  tee: -0.1,
  shirt: -0.1,
  sweater: -0.06,
  tank: -0.04,
  vest: -0.06,
  jacket: -0.16,
  coat: -0.5,
};

function hemOf(person: Person, body: Skeleton) {
  const low = hems[person.top.kind];
  const bent =
    body.pose.startsWith("sit") ||
    body.pose === "squat" ||
    body.pose.startsWith("kneel") ||
    body.pose === "ride";
  return bent ? Math.max(low, -0.06) : low;
}

function stripes(person: Person, body: Skeleton, color: string) {
  return [0.12, 0.3, 0.48, 0.66, 0.82]
    .map((t) =>
      stroke(
        line([
          torsoPoint(person, body, t, -0.97),
          torsoPoint(person, body, t - 0.01, 0),
          torsoPoint(person, body, t, 0.97),
        ]),
        { color, width: 0.03 * body.height * 0.7 },
      ),
    )
    .join("");
}

type On = (t: number, side: number) => Point;
const thin = { width: weight * 0.7 };
const bandOf = (p: On, low: number, high: number, color: string, edge = 1) =>
  flat(
    `${curve([p(low, -edge), p(low - 0.02, 0), p(low, edge)])}L${xy(p(high, edge))}L${xy(p(high - 0.02, 0))}L${xy(p(high, -edge))}Z`,
    color,
  );

function openFront(person: Person, body: Skeleton, p: On) {
  const [middle, left, pocket, end] = body.isSide ? [0.55, 0.6, 0.55, -0.1] : [0, -0.5, 0.46, 0.81];
  const inner = line([p(1, left), p(0.5, middle), p(1, body.isSide ? 1 : 0.5)]);
  return (
    fill(`${inner}Z`, person.top.second ?? c.white) +
    stroke(line([p(0.5, middle), p(hemOf(person, body), middle)]), thin) +
    stroke(line([p(0.16, pocket), p(0.16, end)]), thin)
  );
}

function details(person: Person, body: Skeleton, isBack: boolean) {
  const { kind, second = c.white, pattern } = person.top;
  const p: On = (t, side) => torsoPoint(person, body, t, side);
  const middle = body.isSide ? 0.55 : 0;
  const woven =
    pattern === "stripes" ? stripes(person, body, second) : pattern ? bandOf(p, 0.42, 0.62, second) : "";
  if (isBack) return woven;
  const neckline = stroke(
    line([p(0.97, body.isSide ? -0.2 : -0.6), p(0.92, middle), p(0.97, body.isSide ? 1 : 0.6)]),
    thin,
  );
  const kinds: Partial<Record<Person["top"]["kind"], () => string>> = {
    shirt: () => stroke(line([p(0.95, middle), p(-0.08, middle)]), thin),
    jacket: () => openFront(person, body, p),
    coat: () => openFront(person, body, p),
    vest: () => stroke(line([p(1, middle), p(-0.05, middle)]), thin),
    sweater: () => neckline,
    tee: () => neckline,
  };
  return woven + (kinds[kind]?.() ?? "");
}

function collar(person: Person, body: Skeleton) {
  if (person.top.kind !== "shirt" && person.top.kind !== "coat") return "";
  const p = (t: number, side: number) => torsoPoint(person, body, t, side);
  const tone =
    person.top.kind === "shirt" ? (person.top.second ?? shade(person.top.color, -0.12)) : person.top.color;
  return body.isSide
    ? fill(`${line([p(1.03, -1), p(0.95, -0.2), p(0.86, 0.75), p(1.02, 1.1)])}Z`, tone)
    : fill(
        `${line([p(1.05, -1), p(0.93, -0.85), p(0.88, -0.1), p(0.99, 0), p(0.88, 0.1), p(0.93, 0.85), p(1.05, 1)])}Z`,
        tone,
      );
}

function apron(person: Person, body: Skeleton, isBack: boolean) {
  const color = person.apron;
  if (!color) return "";
  const p = (t: number, side: number) => torsoPoint(person, body, t, side);
  if (isBack)
    return (
      stroke(line([p(0.2, -0.95), p(0.18, 0), p(0.2, 0.95)]), { width: weight * 1.4, color: shade(color) }) +
      stroke(line([p(0.2, 0), p(0.05, -0.25)]), {})
    );
  const sides: [number, number] = body.isSide ? [0.1, 1.04] : [-0.62, 0.62];
  const wide: [number, number] = body.isSide ? [-0.35, 1.08] : [-0.98, 0.98];
  const seated = hemOf({ ...person, top: { ...person.top, kind: "coat" } }, body);
  const low = Math.max(seated, -0.42);
  const shape = `${line([p(0.74, sides[0]), p(0.74, sides[1]), p(0.42, sides[1]), p(0.24, wide[1]), p(low, wide[1]), p(low, wide[0]), p(0.24, wide[0]), p(0.42, sides[0])])}Z`;
  const straps =
    stroke(line([p(0.74, sides[0]), p(1, body.isSide ? 0 : -0.5)]), { width: weight * 0.9 }) +
    (body.isSide ? "" : stroke(line([p(0.74, sides[1]), p(1, 0.5)]), { width: weight * 0.9 }));
  const tie = stroke(line([p(0.24, wide[0]), p(0.24, body.isSide ? -1 : wide[0])]), { width: weight });
  return (
    straps +
    tie +
    fill(shape, color) +
    stroke(line([p(0.1, sides[0] + 0.1), p(0.1, sides[1] - 0.1)]), { width: weight * 0.7 })
  );
}

function overalls(person: Person, body: Skeleton, isBack: boolean) {
  const color = person.overalls;
  if (!color) return "";
  const p = (t: number, side: number) => torsoPoint(person, body, t, side);
  const [a, b]: [number, number] = body.isSide ? [-0.2, 1.03] : [-0.6, 0.6];
  const bib = `${line([p(-0.12, -1.03), p(0.28, -1.03), p(0.36, a), p(0.7, a), p(0.7, b), p(0.36, b), p(0.28, 1.03), p(-0.12, 1.03)])}Z`;
  const straps = [a, b].map((side) =>
    stroke(line([p(0.7, side), p(0.99, side * (body.isSide ? 0.6 : 0.8))]), {
      color,
      width: 0.022 * body.height,
    }),
  );
  return (
    straps.join("") +
    fill(bib, color) +
    (isBack ? "" : stroke(line([p(0.5, a + 0.25), p(0.5, b - 0.25)]), { width: weight * 0.7 }))
  );
}

function backpack(person: Person, body: Skeleton, isBack: boolean) {
  const color = person.backpack;
  if (!color) return "";
  const p = (t: number, side: number) => torsoPoint(person, body, t, side);
  if (body.isSide || isBack) return "";
  return [-0.62, 0.62]
    .map((side) =>
      stroke(line([p(0.99, side * 0.9), p(0.5, side * 1.1)]), { color, width: 0.022 * body.height }),
    )
    .join("");
}

export function drawPack(person: Person, body: Skeleton, isBack: boolean) {
  const color = person.backpack;
  if (!color) return "";
  const p = (t: number, side: number) => torsoPoint(person, body, t, side);
  if (body.isSide)
    return (
      fill(blob([p(0.95, -0.9), p(0.98, -2), p(0.6, -3), p(0.15, -3), p(0.1, -0.9)], 0.6), color) +
      stroke(line([p(0.5, -1.4), p(0.48, -2.7)]), { width: weight * 0.8 })
    );
  if (!isBack) return "";
  return (
    fill(
      blob(
        [p(0.95, -0.6), p(1.02, 0), p(0.95, 0.6), p(0.5, 0.95), p(0.1, 0.85), p(0.1, -0.85), p(0.5, -0.95)],
        0.6,
      ),
      color,
    ) + stroke(line([p(0.42, -0.8), p(0.42, 0.8)]), { width: weight * 0.8 })
  );
}

export function drawTorso(person: Person, body: Skeleton, isBack: boolean) {
  const { color } = person.top;
  const low = person.overalls ? -0.02 : hemOf(person, body);
  const shadeSides: readonly [number, number] = body.isSide ? [-1, -0.45] : [-1, -0.62];
  const shaded = flat(outline(person, body, low + 0.02, shadeSides, 0.92), shade(color));
  const collarBone = between(body.hip, body.neck, 0.98);
  const neckTop = headBase(body);
  const neck = union(
    [capsule(collarBone, neckTop, 0.034 * girth(person, body), 0.03 * girth(person, body))],
    shade(skin[person.skin], 0.1),
  );
  return (
    neck +
    fill(outline(person, body, low), color) +
    shaded +
    details(person, body, isBack) +
    collar(person, body) +
    overalls(person, body, isBack) +
    backpack(person, body, isBack) +
    apron(person, body, isBack)
  );
}

/** Where the head sits on the neck. */
export function headBase(body: Skeleton): Point {
  const up = unit(minus(body.neck, body.waist));
  const upright = unit(add(times(up, 0.55), [0, -0.45]));
  return add(body.neck, times(upright, 0.03 * body.height));
}

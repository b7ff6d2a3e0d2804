import {
  dots,
  across,
  add,
  between,
  blob,
  capsule,
  line,
  minus,
  polygon,
  times,
  turned,
  unit,
  type Point,
} from "../geometry";
import { c, shade, skin } from "../palette";
import { fill, flat, stroke, union, weight } from "../shapes";

import type { Person } from "./person";
import { isSeated } from "./poses";
import type { Limb, Skeleton } from "./skeleton";

type Radii = readonly [number, number, number];

const bones = ({ root, middle, end }: Limb, [a, b, d]: Radii) => [
  capsule(root, middle, a, b),
  capsule(middle, end, b, d),
];

/** A part of a limb from its root: 1 reaches the middle joint, 2 the end. */
function upTo(limb: Limb, share: number): Limb {
  return share <= 1
    ? {
        root: limb.root,
        middle: between(limb.root, limb.middle, share / 2),
        end: between(limb.root, limb.middle, share),
      }
    : { ...limb, end: between(limb.middle, limb.end, share - 1) };
}

const thickness = { slim: 0.9, medium: 1, broad: 1.22 };
export const girth = ({ build = "medium" }: Person, { height, shares }: Skeleton) =>
  thickness[build] * shares.thick * height;

function handShape({ middle, end }: Limb, size: number, mirror: number) {
  const way = unit(minus(end, middle));
  const side = times(across(way), mirror);
  const tip = add(end, times(way, size * 1.25));
  const thumbRoot = add(end, times(way, size * 0.2));
  const thumb = add(thumbRoot, add(times(side, size * 1.05), times(way, size * 0.75)));
  return [capsule(end, tip, size * 0.86, size * 0.66), capsule(thumbRoot, thumb, size * 0.42, size * 0.34)];
}

const sleeveLength: Record<Person["top"]["kind"], number> = {
  tee: 0.72,
  tank: 0,
  vest: 0,
  shirt: 1.94,
  sweater: 1.94,
  jacket: 1.92,
  coat: 1.94,
};

type Cloth = { color: string; from: number; to: number; radii: Radii };

/** What covers an arm: 0 is the shoulder, 1 the elbow, 2 the wrist. */
function sleeveOf({ top }: Person, g: number): Cloth | null {
  if (top.kind === "vest" && top.second)
    return { color: top.second, from: 0, to: 1.94, radii: [0.034 * g, 0.029 * g, 0.022 * g] };
  const to = sleeveLength[top.kind];
  if (to === 0) return null;
  if (to < 1) return { color: top.color, from: 0, to, radii: [0.037 * g, 0.036 * g, 0.036 * g] };
  const wide = top.kind === "coat" || top.kind === "jacket";
  return {
    color: top.color,
    from: 0,
    to,
    radii: wide ? [0.041 * g, 0.034 * g, 0.027 * g] : [0.037 * g, 0.03 * g, 0.022 * g],
  };
}

const toneOf = (body: Skeleton, index: 0 | 1, share: number) => (color: string) =>
  body.isSide && index === 1 ? shade(color, share) : color;

function handOf(person: Person, body: Skeleton, index: 0 | 1) {
  const mirror = body.isSide ? -body.way : index === 0 ? 1 : -1;
  return handShape(body.arms[index], 0.0245 * body.height * Math.max(1, body.shares.thick), mirror);
}

export function drawArm(person: Person, body: Skeleton, index: 0 | 1) {
  const limb = body.arms[index];
  const g = girth(person, body);
  const bare = skin[person.skin];
  const hand = handOf(person, body, index);
  const cloth = sleeveOf(person, g);
  const tone = toneOf(body, index, 0.13);
  const arm: Radii = [0.031 * g, 0.024 * g, 0.017 * g];
  const short = cloth === null || cloth.to < 1;
  const under =
    short && !person.gloves
      ? union([...bones(limb, arm), ...hand], bare)
      : (short ? union(bones(limb, arm), bare) : "") + union(hand, person.gloves ?? bare);
  if (!cloth) return under;
  const sleeve = upTo(limb, cloth.to);
  const parts =
    cloth.to < 1
      ? [capsule(sleeve.root, sleeve.end, cloth.radii[0], cloth.radii[1])]
      : bones(sleeve, cloth.radii);
  return under + union(parts, tone(cloth.color)) + cuff(person, limb, g);
}

function cuff({ top }: Person, limb: Limb, g: number) {
  if (top.kind !== "sweater" && top.kind !== "shirt") return "";
  const band = upTo(limb, 1.8).end;
  const side = times(across(unit(minus(limb.end, limb.middle))), 0.021 * g);
  return stroke(line([add(band, side), minus(band, side)]), { width: weight * 0.6 });
}

/** Hand and forearm alone: what lies on a table. */
export function drawForearm(person: Person, body: Skeleton, index: 0 | 1) {
  const { middle, end } = body.arms[index];
  const g = girth(person, body);
  const cloth = sleeveOf(person, g);
  const bare = skin[person.skin];
  const hand = handOf(person, body, index);
  if (!cloth || cloth.to < 1)
    return union([capsule(middle, end, 0.024 * g, 0.017 * g), ...hand], person.gloves ?? bare);
  return (
    union(hand, person.gloves ?? bare) +
    union(
      [capsule(middle, between(middle, end, 0.94), cloth.radii[1], cloth.radii[2])],
      toneOf(body, index, 0.13)(cloth.color),
    )
  );
}

function shoeShape(body: Skeleton, index: 0 | 1) {
  const { end } = body.legs[index];
  const h = body.height * Math.max(1, body.shares.thick) * 1.1;
  if (!body.isSide) {
    const out = index === 0 ? -1 : 1;
    const points: Point[] = dots(
      "-0.022 -0.006, 0.022 -0.006, 0.036 0.028, 0.03 0.044, -0.024 0.044, -0.03 0.028",
    );
    return points.map(([x, y]): Point => add(end, [x * h * out, y * h]));
  }
  const down = body.toes[index];
  const flatFoot = isSeated(body.pose) || Math.abs(down) < 1;
  const base = flatFoot ? 0 : down;
  const points: Point[] = dots(
    "-0.028 -0.014, 0.022 -0.014, 0.05 0.008, 0.086 0.018, 0.092 0.036, -0.03 0.036, -0.036 0.012",
  );
  return points.map(([x, y]): Point => {
    const [tx, ty] = turned([x * h, y * h], base);
    return add(end, [tx * body.way, ty]);
  });
}

export function drawLeg(person: Person, body: Skeleton, index: 0 | 1) {
  const limb = body.legs[index];
  const g = girth(person, body);
  const far = body.isSide && index === 1;
  const tone = (color: string) => (far ? shade(color, 0.2) : color);
  const bare = skin[person.skin];
  const { kind, color } = person.bottom;
  const cover = person.overalls ?? color;
  const shoe = fill(blob(shoeShape(body, index), 0.55), tone(person.shoes ?? c.coal));
  const skinLeg = () => union(bones(limb, [0.046 * g, 0.033 * g, 0.02 * g]), far ? shade(bare, 0.1) : bare);
  if (person.overalls || kind === "trousers")
    return shoe + union(bones(upTo(limb, 1.95), [0.053 * g, 0.041 * g, 0.03 * g]), tone(cover));
  const upper =
    kind === "shorts" ? union(bones(upTo(limb, 0.95), [0.056 * g, 0.054 * g, 0.05 * g]), tone(color)) : "";
  return skinLeg() + shoe + upper;
}

/** A skirt hangs from the waist around both legs. */
export function drawSkirt(person: Person, body: Skeleton) {
  const { kind, color } = person.bottom;
  if (person.overalls || (kind !== "skirt" && kind !== "long-skirt")) return "";
  const g = girth(person, body);
  const share = kind === "skirt" ? 1.08 : 1.72;
  const hems = body.legs.map((leg) => upTo(leg, share).end);
  const flare = (kind === "skirt" ? 0.062 : 0.066) * g;
  const [left, right] = [
    Math.min(...hems.map(([x]) => x)) - flare,
    Math.max(...hems.map(([x]) => x)) + flare,
  ];
  const low = Math.max(...hems.map(([, y]) => y));
  const [hx, hy] = body.hip;
  const waist = 0.066 * g;
  const top = hy - 0.05 * g;
  const seated = isSeated(body.pose) || body.pose.startsWith("kneel") || body.pose === "squat";
  if (seated && body.isSide) {
    const parts = body.legs.flatMap((leg) => bones(upTo(leg, share), [0.07 * g, 0.056 * g, 0.056 * g]));
    return union(parts, color);
  }
  const bulge = seated ? 0.11 * g : 0.083 * g;
  const points: Point[] = [
    [hx - waist, top],
    [hx + waist, top],
    [hx + bulge, hy + 0.03 * g],
    [right, low],
    [(left + right) / 2, low + 0.018 * g],
    [left, low],
    [hx - bulge, hy + 0.03 * g],
  ];
  const folds = flat(
    polygon([
      [hx + body.way * 0.01 * g, hy],
      [hx + body.way * 0.05 * g, low],
      [hx - body.way * 0.01 * g, low + 2],
    ]),
    shade(color),
  );
  return fill(blob(points, 0.5), color) + folds;
}

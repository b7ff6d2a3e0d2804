import { add, blob, curve, ellipse, line, minus, mix, turned, unit, dots, type Point } from "../geometry";
import { c, skin } from "../palette";
import { fill, flat, stroke, union } from "../shapes";

import type { Mood, Person } from "./person";
import type { Skeleton } from "./skeleton";
import { headBase } from "./torso";

/** A head's own frame: x to where the face looks, y up, one unit is half the head's height. */
export type Head = {
  at: (x: number, y: number) => Point;
  r: number;
  /** 0 looks at us, 1 to the side; 2 shows the back of the head. */
  turn: number;
  /** 1 looks down, -1 up. */
  pitch: number;
};

/** How far the head turns to what it looks at, and to which side. */
function turnTo(dx: number, { view }: Person, body: Skeleton) {
  const way = dx < 0 ? -1 : 1;
  const aside = Math.abs(dx);
  if (view === "back") return { way, turn: aside > 0.75 ? 1 : 2 };
  return { way, turn: body.isSide && way === body.way ? Math.max(0.55, aside) : Math.min(0.9, aside * 0.9) };
}

function gaze(person: Person, body: Skeleton, centre: Point) {
  const { look, view } = person;
  const rest = view === "back" ? 2 : body.isSide ? 0.85 : 0;
  if (!look) return { way: body.way, turn: rest, pitch: 0 };
  if (look === "away") return { way: body.way, turn: 2, pitch: 0 };
  const [dx, dy] = unit(minus(look, centre));
  return { ...turnTo(dx, person, body), pitch: Math.max(-1, Math.min(1, dy * 1.1)) };
}

export function headOf(person: Person, body: Skeleton): Head {
  const r = body.shares.head * body.height;
  const base = headBase(body);
  const centre = add(base, [0, -0.86 * r]);
  const { way, turn, pitch } = gaze(person, body, centre);
  const tilt = pitch * 15 * Math.min(1, turn) * way;
  const pivot = add(base, [0, -0.1 * r]);
  const forwards = body.isSide ? 0.1 * r * body.way : 0;
  const at = (x: number, y: number): Point =>
    add(pivot, turned(minus([centre[0] + x * r * way + forwards, centre[1] - y * r], pivot), tilt));
  return { at, r, turn, pitch };
}

export const lerp = (head: Head, front: readonly Point[], side: readonly Point[]): Point[] => {
  const t = Math.min(1, head.turn);
  return front.map(([x, y], index) => {
    const [sx, sy] = side[index] ?? [x, y];
    return head.at(mix(x, sx, t), mix(y, sy, t));
  });
};

const skullFront: Point[] = dots(
  "0 1, 0.5 0.86, 0.78 0.4, 0.79 -0.1, 0.66 -0.6, 0.32 -0.95, 0 -1.02, -0.32 -0.95, -0.66 -0.6, -0.79 -0.1, -0.78 0.4, -0.5 0.86",
);
const skullSide: Point[] = dots(
  "0 1, 0.5 0.88, 0.77 0.45, 0.78 -0.05, 0.75 -0.55, 0.55 -0.95, 0.25 -1, -0.1 -0.82, -0.45 -0.55, -0.82 -0.15, -0.9 0.35, -0.58 0.85",
);

const widthOfLine = (head: Head) => Math.max(1.8, head.r * 0.07);

function eyes(head: Head, mood: Mood, x: number, gap: number) {
  const y = 0.06 - head.pitch * 0.12;
  const width = widthOfLine(head);
  const shut = mood === "sleep" || (mood === "focus" && head.pitch > 0.35) || mood === "laugh";
  return [x + gap, x - gap]
    .map((ex) => {
      if (!shut) return flat(ellipse(head.at(ex, y), head.r * 0.085, head.r * 0.11), c.ink);
      const bow = mood === "laugh" ? 0.12 : -0.1;
      return stroke(curve([head.at(ex - 0.13, y), head.at(ex, y + bow), head.at(ex + 0.13, y)]), { width });
    })
    .join("");
}

const browTilt: Partial<Record<Mood, readonly [number, number]>> = {
  worry: [0.06, 0.12],
  sad: [0.02, 0.12],
  surprise: [0.14, 0],
  focus: [-0.04, -0.08],
};

function brows(head: Head, mood: Mood, x: number, gap: number) {
  const [up, inner] = browTilt[mood] ?? [0, 0];
  const y = 0.36 + up - head.pitch * 0.1;
  return [1, -1]
    .map((side) => {
      const ex = x + gap * side;
      return stroke(
        curve([
          head.at(ex + 0.16 * side, y - inner * 0.5),
          head.at(ex, y + 0.06),
          head.at(ex - 0.15 * side, y + inner),
        ]),
        { width: widthOfLine(head) },
      );
    })
    .join("");
}

function mouth(head: Head, mood: Mood, x: number) {
  const y = -0.5 - head.pitch * 0.06;
  const w = 0.22;
  const width = widthOfLine(head);
  const bowed = (bow: number) =>
    stroke(curve([head.at(x - w, y), head.at(x, y - bow), head.at(x + w, y)]), { width });
  const open = (depth: number) =>
    fill(
      `${curve([head.at(x - w * 1.15, y + 0.05), head.at(x, y + 0.02), head.at(x + w * 1.15, y + 0.05)])}L${head
        .at(x + w * 0.6, y - depth)
        .map((v) => v.toFixed(1))
        .join(" ")}L${head
        .at(x - w * 0.6, y - depth)
        .map((v) => v.toFixed(1))
        .join(" ")}Z`,
      "#7d2a26",
    );
  const ways: Record<Mood, () => string> = {
    calm: () => bowed(0.04),
    smile: () => bowed(0.15),
    laugh: () => open(0.26),
    talk: () => flat(ellipse(head.at(x, y - 0.02), head.r * 0.13, head.r * 0.1), "#7d2a26"),
    surprise: () => flat(ellipse(head.at(x, y - 0.04), head.r * 0.11, head.r * 0.16), "#7d2a26"),
    worry: () => bowed(-0.09),
    sad: () => bowed(-0.13),
    focus: () => bowed(0.02),
    sleep: () => bowed(0.06),
  };
  return ways[mood]();
}

function glasses(head: Head, x: number, gap: number) {
  const y = 0.04 - head.pitch * 0.12;
  const width = widthOfLine(head) * 0.85;
  const rims = [x + gap, x - gap]
    .map((ex) => stroke(ellipse(head.at(ex, y), head.r * 0.24, head.r * 0.22), { width }))
    .join("");
  const temple =
    head.turn > 0.4
      ? stroke(line([head.at(x - gap - 0.22, y + 0.04), head.at(-0.3, y + 0.08)]), { width })
      : "";
  return (
    rims +
    temple +
    stroke(line([head.at(x + gap - 0.22, y + 0.03), head.at(x - gap + 0.22, y + 0.03)]), { width })
  );
}

export function drawFace(person: Person, head: Head) {
  const { mood = "calm" } = person;
  const t = Math.min(1, head.turn);
  const x = 0.4 * t;
  const gap = 0.33 - 0.05 * t;
  const width = widthOfLine(head);
  const dy = head.pitch * 0.1;
  const nose =
    head.turn > 0.35
      ? curve([head.at(x + 0.05, 0.05 - dy), head.at(x + 0.2, -0.2 - dy), head.at(x + 0.02, -0.24 - dy)], {
          tension: 0.6,
        })
      : curve([head.at(x - 0.09, -0.2 - dy), head.at(x, -0.26 - dy), head.at(x + 0.09, -0.2 - dy)]);
  const cheeks = [x + gap * 1.35, x - gap * 1.45]
    .map((cx) => flat(ellipse(head.at(cx, -0.28 - dy), head.r * 0.14, head.r * 0.1), "#d9694a", 0.28))
    .join("");
  const lower = person.mask
    ? fill(
        blob(
          [
            head.at(x - 0.5, -0.15),
            head.at(x, -0.1),
            head.at(x + 0.38, -0.15),
            head.at(x + 0.33, -0.6),
            head.at(x, -0.88),
            head.at(x - 0.42, -0.7),
          ],
          0.6,
        ),
        person.mask,
      )
    : cheeks + stroke(nose, { width }) + mouth(head, mood, x);
  return (
    lower +
    eyes(head, mood, x, gap) +
    brows(head, mood, x, gap) +
    (person.glasses ? glasses(head, x, gap) : "")
  );
}

function ears(person: Person, head: Head) {
  const tone = skin[person.skin];
  const spots = head.turn > 0.4 && head.turn < 1.5 ? [] : [-0.82, 0.82];
  return union(
    spots.map((x) => ellipse(head.at(x, -0.05), head.r * 0.15, head.r * 0.2)),
    tone,
  );
}

/** Where the ear of a half turned head is. */
export const earSpot = (head: Head) => mix(-0.82, -0.32, Math.min(1, (head.turn - 0.4) / 0.45));

export function drawEar(person: Person, head: Head) {
  if (head.turn <= 0.4 || head.turn > 1.5) return "";
  const spot = earSpot(head);
  const ring = person.earrings ? flat(ellipse(head.at(spot - 0.02, -0.34), head.r * 0.09), c.marker) : "";
  return fill(ellipse(head.at(spot, -0.06), head.r * 0.14, head.r * 0.2), skin[person.skin]) + ring;
}

export function drawSkull(person: Person, head: Head) {
  return ears(person, head) + fill(blob(lerp(head, skullFront, skullSide)), skin[person.skin]);
}

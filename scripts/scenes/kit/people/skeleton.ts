import { add, distance, joint, minus, times, turned, unit, type Point } from "../geometry";

import { isSeated, poseShape, type Pose, type PoseShape } from "./poses";
import { proportions, type Proportions } from "./proportions";
import type { HandPlace, Person } from "./person";

export type Limb = { root: Point; middle: Point; end: Point };
export type Skeleton = {
  /** Height of this body when it stands, in units of the picture. */
  height: number;
  shares: Proportions;
  isSide: boolean;
  /** 1 looks to the right or at us, -1 to the left. */
  way: 1 | -1;
  pose: Pose;
  hip: Point;
  neck: Point;
  /** The bow of the back. */
  waist: Point;
  lean: number;
  arms: [Limb, Limb];
  legs: [Limb, Limb];
  toes: readonly [number, number];
};

type Frame = Pick<Skeleton, "height" | "isSide" | "way" | "shares" | "lean"> & { neck: Point; hip: Point };

/** Places of the body: x forwards or outwards from the shoulder, y up, in heights. */
const sidePlaces: Record<Exclude<HandPlace, Point>, Point> = {
  down: [0.03, -0.325],
  hip: [0.02, -0.24],
  back: [-0.1, -0.22],
  chest: [0.12, -0.12],
  chin: [0.095, -0.01],
  ear: [0.035, 0.07],
  up: [0.1, 0.29],
  out: [0.28, -0.04],
  lap: [0.2, -0.24],
  forward: [0.28, -0.12],
};
const frontPlaces: typeof sidePlaces = {
  down: [0.035, -0.325],
  hip: [0.0, -0.235],
  back: [-0.02, -0.26],
  chest: [-0.07, -0.11],
  chin: [-0.08, 0.01],
  ear: [0.022, 0.1],
  up: [0.1, 0.28],
  out: [0.28, 0.0],
  lap: [-0.05, -0.26],
  forward: [0.02, -0.2],
};

function handPoint(frame: Frame, shoulder: Point, place: HandPlace, outward: 1 | -1): Point {
  if (typeof place !== "string") return place;
  const { height, isSide, way, lean, shares } = frame;
  const [x, y] = (isSide ? sidePlaces : frontPlaces)[place];
  const scale = (height * (shares.arm[0] + shares.arm[1])) / 0.336;
  const loose = place === "down" ? 0 : lean;
  const offset = turned([x * scale, -y * scale], loose);
  return add(shoulder, [offset[0] * (isSide ? way : outward), offset[1]]);
}

/** Hands that were told to touch what they cannot reach. `readScenes` empties it before each scene. */
export const outOfReach: string[] = [];

function armOf(frame: Frame, place: HandPlace, index: 0 | 1): Limb {
  const { height, isSide, way, shares, lean, neck } = frame;
  const outward = index === 0 ? -1 : 1;
  const spot: Point = isSide ? turned([index === 0 ? -0.018 : 0.03, 0.035], lean) : [0.08 * outward, 0.042];
  const root = add(neck, [
    spot[0] * height * (isSide ? way : 1) * (isSide ? 1 : shares.thick),
    spot[1] * height,
  ]);
  const end = handPoint(frame, root, place, outward);
  const reach = distance(root, end);
  // An arm that is bent towards us looks shorter.
  const seen = isSide
    ? 1
    : Math.min(1, Math.max(0.66, reach / ((shares.arm[0] + shares.arm[1]) * height * 0.84)));
  const [upper, lower] = [shares.arm[0] * height * seen, shares.arm[1] * height * seen];
  const most = ((upper + lower) / seen) * 1.12;
  if (reach > most + 1) {
    const [short, x, y] = [reach - most, root[0], root[1]].map(Math.round);
    outOfReach.push(`hand ${index} is ${short} out of reach; its shoulder is at ${x}, ${y}`);
  }
  const stretch = Math.min(1.12, Math.max(1, reach / (upper + lower - 0.02)));
  const prefer = isSide
    ? ([x, y]: Point) => y - 0.7 * way * x
    : ([x, y]: Point) => y * 1.3 + outward * x * 0.55;
  const stop = reach > most ? add(root, times(unit(minus(end, root)), most)) : end;
  return { root, end: stop, middle: joint(root, stop, upper * stretch, lower * stretch, prefer) };
}

function legOf(frame: Frame, foot: Point, index: 0 | 1, pose: Pose): Limb {
  const { height, isSide, way, shares, hip } = frame;
  const outward = index === 0 ? -1 : 1;
  const aside = isSide ? (index === 0 ? -0.008 : 0.012) * way : 0.046 * outward;
  const root = add(hip, [aside * height, 0]);
  const ankle = add(foot, [0, -0.035 * height]);
  const long = shares.hip * height;
  if (!isSide && isSeated(pose))
    return { root, end: ankle, middle: add(hip, [0.085 * outward * height, 0.035 * height]) };
  if (!isSide && (pose === "kneel" || pose === "squat"))
    return { root, end: ankle, middle: add(hip, [0.13 * outward * height, 0.06 * height]) };
  const prefer = isSide ? ([x, y]: Point) => way * x - y * 0.2 : ([x]: Point) => outward * x;
  const bones = Math.max(long * 0.925, distance(root, ankle) + 0.02);
  return { root, end: ankle, middle: joint(root, ankle, bones * 0.51, bones * 0.49, prefer) };
}

/** Hips, neck and the bow of the back. */
function trunk(
  { at, seat, size, pose = "stand", age }: Person,
  shape: PoseShape,
  frame: Omit<Frame, "hip" | "neck">,
) {
  const { height, shares, isSide, way, lean } = frame;
  const onSeat = seat !== undefined || (isSeated(pose) && pose !== "sit-floor");
  const up = onSeat ? (seat ?? size * 0.27) + 0.03 * height : (shares.hip + shape.hip[1]) * height;
  const hip = add(at, [shape.hip[0] * height * way, -up]);
  const long = shares.torso * height;
  const bow = shape.curve ?? (age === "elder" ? -0.015 : 0.006);
  const [spine, middle] = [turned([0, -long], lean), turned([bow * height, -long / 2], lean)];
  if (!isSide)
    return { hip, neck: add(hip, [spine[0], -long]), waist: add(hip, [spine[0] / 2, spine[1] / 2]) };
  return { hip, neck: add(hip, [spine[0] * way, spine[1]]), waist: add(hip, [middle[0] * way, middle[1]]) };
}

export function skeletonOf(person: Person): Skeleton {
  const { at, size, view, age = "adult", pose = "stand", hands = ["down", "down"] } = person;
  const shares = proportions[age];
  const height = size * shares.tall;
  const isSide = view === "left" || view === "right";
  const way = view === "left" ? -1 : 1;
  const shape = poseShape(pose, isSide);
  const lean = person.lean ?? shape.lean + (age === "elder" && isSide ? 6 : 0);
  const still = { height, shares, isSide, way, lean } as const;
  const joints = trunk(person, shape, still);
  const frame = { ...still, ...joints, lean: isSide ? lean : 0 };
  const foot = (index: 0 | 1): Point =>
    person.feet?.[index] ?? add(at, [shape.feet[index][0] * height * way, -shape.feet[index][1] * height]);
  return {
    ...frame,
    pose,
    arms: [armOf(frame, hands[0], 0), armOf(frame, hands[1], 1)],
    legs: [legOf(frame, foot(0), 0, pose), legOf(frame, foot(1), 1, pose)],
    toes: shape.toes ?? [0, 0],
  };
}

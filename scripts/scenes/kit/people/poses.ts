/** In heights of the body: x forwards, y up from the ground. */
type Spot = readonly [x: number, y: number];
export type PoseShape = {
  hip: Spot;
  lean: number;
  curve?: number;
  feet: readonly [Spot, Spot];
  toes?: readonly [number, number];
};

/** Seen from the side: near foot, far foot. `toes` are degrees the toe points down. */
const sidePoses = {
  stand: {
    hip: [0, 0],
    lean: 1,
    feet: [
      [0.03, 0],
      [-0.025, 0],
    ],
  },
  walk: {
    hip: [0, -0.012],
    lean: 4,
    feet: [
      [0.14, 0],
      [-0.15, 0.035],
    ],
    toes: [-14, 38],
  },
  stride: {
    hip: [0, -0.025],
    lean: 8,
    feet: [
      [0.19, 0],
      [-0.2, 0.05],
    ],
    toes: [-16, 48],
  },
  run: {
    hip: [0, 0.01],
    lean: 16,
    feet: [
      [0.15, 0.11],
      [-0.3, 0.2],
    ],
    toes: [-6, 78],
  },
  sit: {
    hip: [0, 0],
    lean: 2,
    curve: -0.02,
    feet: [
      [0.25, 0],
      [0.2, 0],
    ],
  },
  "sit-back": {
    hip: [0, 0],
    lean: -10,
    curve: -0.02,
    feet: [
      [0.3, 0],
      [0.24, 0],
    ],
  },
  "sit-lean": {
    hip: [0, 0],
    lean: 24,
    curve: -0.03,
    feet: [
      [0.22, 0],
      [0.17, 0],
    ],
  },
  "sit-floor": {
    hip: [0, -0.43],
    lean: 4,
    curve: -0.03,
    feet: [
      [0.3, 0.02],
      [0.26, 0.02],
    ],
  },
  kneel: {
    hip: [-0.02, -0.22],
    lean: 10,
    feet: [
      [0.17, 0],
      [-0.22, 0.035],
    ],
    toes: [0, 70],
  },
  "kneel-low": {
    hip: [-0.08, -0.34],
    lean: 14,
    feet: [
      [-0.2, 0.03],
      [-0.18, 0.03],
    ],
    toes: [75, 75],
  },
  squat: {
    hip: [-0.09, -0.29],
    lean: 34,
    curve: -0.02,
    feet: [
      [0.05, 0],
      [0.0, 0],
    ],
  },
  bend: {
    hip: [-0.09, -0.02],
    lean: 72,
    curve: -0.05,
    feet: [
      [0.03, 0],
      [-0.04, 0],
    ],
  },
  stoop: {
    hip: [-0.06, -0.015],
    lean: 42,
    curve: -0.03,
    feet: [
      [0.04, 0],
      [-0.03, 0],
    ],
  },
  lean: {
    hip: [-0.03, -0.005],
    lean: 20,
    curve: -0.015,
    feet: [
      [0.05, 0],
      [-0.05, 0],
    ],
  },
  push: {
    hip: [-0.04, -0.05],
    lean: 28,
    feet: [
      [0.1, 0],
      [-0.26, 0.03],
    ],
    toes: [0, 35],
  },
  pull: {
    hip: [-0.1, -0.05],
    lean: -14,
    feet: [
      [0.16, 0],
      [-0.06, 0],
    ],
    toes: [-8, 0],
  },
  reach: {
    hip: [0.01, 0.02],
    lean: 5,
    feet: [
      [0.02, 0.025],
      [-0.03, 0.025],
    ],
    toes: [28, 28],
  },
  climb: {
    hip: [0, 0],
    lean: 6,
    feet: [
      [0.13, 0.2],
      [-0.02, 0],
    ],
  },
  kick: {
    hip: [-0.02, 0],
    lean: -8,
    feet: [
      [0.33, 0.16],
      [-0.06, 0],
    ],
    toes: [-22, 0],
  },
  jump: {
    hip: [0, 0.14],
    lean: 6,
    feet: [
      [0.12, 0.2],
      [-0.18, 0.24],
    ],
    toes: [20, 70],
  },
  ride: {
    hip: [0, 0],
    lean: 26,
    feet: [
      [0.12, 0.1],
      [0.06, 0.2],
    ],
  },
} satisfies Record<string, PoseShape>;

export type Pose = keyof typeof sidePoses;

/** Seen from the front or the back: left foot, right foot. */
const frontPoses: Partial<Record<Pose, PoseShape>> = {
  stand: {
    hip: [0, 0],
    lean: 0,
    feet: [
      [-0.06, 0],
      [0.06, 0],
    ],
  },
  walk: {
    hip: [0, 0],
    lean: 0,
    feet: [
      [-0.05, 0.025],
      [0.06, -0.01],
    ],
  },
  run: {
    hip: [0, 0.02],
    lean: 0,
    feet: [
      [-0.07, 0.12],
      [0.06, 0],
    ],
  },
  lean: {
    hip: [0, 0],
    lean: 0,
    feet: [
      [-0.08, 0],
      [0.08, 0],
    ],
  },
  reach: {
    hip: [0, 0.02],
    lean: 0,
    feet: [
      [-0.05, 0.02],
      [0.05, 0.02],
    ],
  },
  sit: {
    hip: [0, 0],
    lean: 0,
    feet: [
      [-0.085, -0.01],
      [0.085, -0.01],
    ],
  },
  jump: {
    hip: [0, 0.13],
    lean: 0,
    feet: [
      [-0.12, 0.13],
      [0.13, 0.18],
    ],
  },
  kneel: {
    hip: [0, -0.25],
    lean: 0,
    feet: [
      [-0.09, 0],
      [0.1, 0],
    ],
  },
  squat: {
    hip: [0, -0.27],
    lean: 0,
    feet: [
      [-0.11, 0],
      [0.11, 0],
    ],
  },
};

export function poseShape(pose: Pose, isSide: boolean): PoseShape {
  return isSide ? sidePoses[pose] : (frontPoses[pose] ?? frontPoses.stand ?? sidePoses.stand);
}

export const isSeated = (pose: Pose) => pose.startsWith("sit") || pose === "ride";

import type { Age } from "./vocabulary";

/** Shares of the body's own height, but `tall`, which is a share of a grown-up's. */
export type Proportions = {
  tall: number;
  head: number;
  hip: number;
  torso: number;
  arm: readonly [number, number];
  thick: number;
};
const grown: Proportions = { tall: 1, head: 0.089, hip: 0.485, torso: 0.315, arm: [0.178, 0.158], thick: 1 };
export const proportions: Record<Age, Proportions> = {
  adult: grown,
  elder: { ...grown, tall: 0.95 },
  teen: { ...grown, tall: 0.9, head: 0.094, thick: 0.92 },
  child: { tall: 0.68, head: 0.112, hip: 0.43, torso: 0.3, arm: [0.165, 0.145], thick: 1.06 },
  toddler: { tall: 0.52, head: 0.14, hip: 0.37, torso: 0.3, arm: [0.15, 0.13], thick: 1.25 },
};

import { z } from "zod";

import { Slug } from "@/lib/content/shapes";

/** One row of `content/plans.yaml`. `amount` is in the currency's minor unit; `tag` Pro means unlimited AI correction. */
export const Plan = z.strictObject({
  vipId: Slug,
  amount: z.int().positive(),
  currency: z.literal("USD"),
  days: z.int().min(0),
  examNum: z.int().min(0),
  correctNum: z.int().min(0),
  /** "1" is Premium, "4" a pack of mock exams. */
  type: z.enum(["1", "4"]),
  tag: z.enum(["", "Pro"]),
  order: z.int().min(1),
  recommended: z.boolean(),
  published: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const PlanTable = z.strictObject({ plans: z.array(Plan).min(1) });

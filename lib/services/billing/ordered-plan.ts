import { z } from "zod";

/** What a plan promised when it was ordered; lies in the order's row and outlives the plan. */
export const OrderedPlan = z.object({
  vipId: z.string(),
  days: z.int().min(0),
  examNum: z.int().min(0),
  correctNum: z.int().min(0),
  type: z.enum(["1", "4"]),
  tag: z.enum(["", "Pro"]),
});
export type OrderedPlan = z.infer<typeof OrderedPlan>;

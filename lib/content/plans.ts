import { z } from "zod";

import tables from "@/.contentlayer/generated/PlanTable/_index.json";
import { PlanTable, type Plan } from "@/lib/content/schemas";

const table = z.array(z.object({ plans: PlanTable.shape.plans })).min(1);

/** Every plan there is, also those not sold today. */
export const plans: Plan[] = table
  .parse(tables)
  .flatMap((file) => file.plans)
  .sort((a, b) => a.order - b.order);

/** What can be bought today, in the order it is shown. */
export const publishedPlans = plans.filter((plan) => plan.published);

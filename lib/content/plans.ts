import table from "@/.contentlayer/tables/plans.json";
import { PlanTable, type Plan } from "@/lib/content/schemas";

/** Every plan there is, also those not sold today. */
export const plans: Plan[] = PlanTable.parse(table).plans.sort((a, b) => a.order - b.order);

/** What can be bought today, in the order it is shown. */
export const publishedPlans = plans.filter((plan) => plan.published);

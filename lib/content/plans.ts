import table from "@/.contentlayer/tables/plans.json";
import { PlanTable, type Plan } from "@/lib/content/plan-table";

/** Every plan there is, also those not sold today. */
export const plans: Plan[] = PlanTable.parse(table).plans.sort((a, b) => a.order - b.order);

/** What can be bought today, in the order it is shown. */
export const publishedPlans = plans.filter((plan) => plan.published);
/** Of that: days of Premium, and mock exams without days. */
export const premiumPlans = publishedPlans.filter(({ type }) => type === "1");
export const examPacks = publishedPlans.filter(({ type }) => type === "4");

import { examPacks, premiumPlans } from "@/lib/content/plans";

/** What a Product may cost, as structured data writes it: one list for each kind of what is sold. */
export const priceLists = [premiumPlans, examPacks].map((plans) =>
  plans.map(({ amount }) => (amount / 100).toFixed(2)),
);

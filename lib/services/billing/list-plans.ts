import "server-only";

import { publishedPlans } from "@/lib/content/plans";

/** What can be bought today, as clients see it. */
export function listPlans() {
  return publishedPlans.map(({ published: _published, ...plan }) => plan);
}

import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

import type { ApiEnv } from "@/lib/api/api-env";

/** The method and the pattern of the route that answers, "GET /api/exams/:id": no id of anybody's. Empty where none does. */
export function routeOf(c: Context<ApiEnv>) {
  const route = matchedRoutes(c).findLast(({ method }) => method !== "ALL");
  return route ? `${route.method} ${route.path}` : "";
}

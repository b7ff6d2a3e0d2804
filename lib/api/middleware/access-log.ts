import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";

import type { ApiEnv } from "@/lib/api/api-env";
import { log } from "@/lib/services/operation/log";
import { metrics } from "@/lib/services/operation/metrics";

/**
 * One line and one measurement a call: the route's pattern, never the address, the query or who it was. An answer that
 * lasts is measured when it begins and logged when it ends.
 */
export const accessLog = createMiddleware<ApiEnv>(async (c, next) => {
  const started = performance.now();
  await next();
  const ms = performance.now() - started;
  const route = matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "unmatched";
  const { method } = c.req;
  const { status } = c.res;
  metrics().requests.observe({ method, route, status: String(status) }, ms / 1_000);
  const id = c.res.headers.get("x-request-id");
  const tell = (took: number) => log().info({ id, method, route, status, ms: Math.round(took) }, "request");
  const { ended } = c.var;
  if (ended) void ended.then(() => tell(performance.now() - started));
  else tell(ms);
});

import "server-only";

import type { ErrorCode } from "@/lib/core/errors";
import { log } from "@/lib/services/operation/log";
import { metrics } from "@/lib/services/operation/metrics";

const quietFor = 60_000;
const told = new Map<ErrorCode, { until: number; since: number }>();

/** Counts a call that anybody can make as often as they like, and warns of them at most once a minute. */
export function countRefusal(code: ErrorCode, now = performance.now()) {
  metrics().refusals.inc({ code });
  const { until = 0, since = 0 } = told.get(code) ?? {};
  if (now < until) {
    told.set(code, { until, since: since + 1 });
    return;
  }
  log().warn({ code, calls: since + 1 }, "calls refused");
  told.set(code, { until: now + quietFor, since: 0 });
}

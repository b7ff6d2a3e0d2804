import "server-only";

import { sql } from "drizzle-orm";

import { orders } from "@/lib/db/schema/billing";
import { cmsHealth } from "@/lib/integrations/sanity/cms-health";
import { type Caller, isOperator } from "@/lib/services/operation/is-operator";
import { metrics } from "@/lib/services/operation/metrics";
import { getRuntime } from "@/lib/services/operation/start-runtime";
import type { Runtime } from "@/lib/services/runtime";

/** The figures in Prometheus' format, for whoever holds METRICS_TOKEN, or without one for this machine; else null. */
export async function readMetrics(caller: Caller) {
  const runtime = await getRuntime();
  if (!isOperator(caller, runtime.env.METRICS_TOKEN)) return null;
  const { registry, orders: gauge } = metrics();
  const counts = await runtime.database.db
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .groupBy(orders.status);
  const { cmsUp, cmsRefused } = metrics();
  const { failing, refused } = cmsHealth();
  cmsUp.set(failing ? 0 : 1);
  cmsRefused.set(refused.size);
  gauge.reset();
  for (const { status, count } of counts) gauge.set({ status }, count);
  if (!runtime.process.roles.every((role) => role === "web")) await countJobs(runtime);
  return { text: await registry.metrics(), type: registry.contentType };
}

async function countJobs({ jobs }: Runtime) {
  const { waitingJobs } = metrics();
  waitingJobs.reset();
  for (const { job, waiting, running } of await jobs.count()) {
    waitingJobs.set({ name: job, state: "waiting" }, waiting);
    waitingJobs.set({ name: job, state: "running" }, running);
  }
}

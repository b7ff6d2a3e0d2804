import "server-only";

import { sql } from "drizzle-orm";

import { orders } from "@/lib/db/schema/billing";
import { measureBank } from "@/lib/services/bank/measure-bank";
import { cmsHealth } from "@/lib/integrations/sanity/cms-health";
import { type Caller, isOperator } from "@/lib/services/operation/is-operator";
import { metrics } from "@/lib/services/operation/metrics";
import { getRuntime } from "@/lib/services/operation/start-runtime";
import type { Runtime } from "@/lib/services/runtime";

/** The figures in Prometheus' format, for the operator; else null. */
export async function readMetrics(caller: Caller) {
  const runtime = await getRuntime();
  if (!isOperator(caller, runtime.env)) return null;
  const { registry, orders: gauge } = metrics();
  const counts = await runtime.database.db
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .groupBy(orders.status);
  countRefused();
  gauge.reset();
  for (const { status, count } of counts) gauge.set({ status }, count);
  await measureBank(runtime.database.db);
  if (!runtime.process.roles.every((role) => role === "web")) await countJobs(runtime);
  return { text: await registry.metrics(), type: registry.contentType };
}

/** A label for each would outgrow a monitor that stores them, so a broken import of hundreds is cut short. */
const mostNamed = 100;

function countRefused() {
  const { cmsUp, cmsRefused, cmsFaults } = metrics();
  const { failing, refused } = cmsHealth();
  cmsUp.set(failing ? 0 : 1);
  cmsRefused.set(refused.size);
  cmsFaults.reset();
  for (const [document, { type, refusals }] of [...refused].slice(0, mostNamed))
    for (const { field, rule } of refusals) cmsFaults.inc({ document, type, field, rule });
}

async function countJobs({ jobs }: Runtime) {
  const { waitingJobs } = metrics();
  waitingJobs.reset();
  for (const { job, waiting, running } of await jobs.count()) {
    waitingJobs.set({ name: job, state: "waiting" }, waiting);
    waitingJobs.set({ name: job, state: "running" }, running);
  }
}

import "server-only";
import type { Logger } from "pino";

import type { JobRun } from "@/lib/integrations/jobs/job-workers";
import { metrics } from "@/lib/services/operation/metrics";

/** Each run is timed; what did not end well is logged and left to the queue's retries. One that only came too early is no fault. */
export function measureJob(log: Logger, { job, outcome, seconds, error: err }: JobRun) {
  metrics().jobs.observe({ name: job, outcome }, seconds);
  if (outcome !== "done" && outcome !== "later") log.warn({ job, outcome, err }, "job failed");
}

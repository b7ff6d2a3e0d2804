import "server-only";
import type { z } from "zod";

import { makeJob, type JobSettings } from "@/lib/integrations/jobs/job";
import type { JobName } from "@/lib/services/jobs/job-names";
import type { Runtime } from "@/lib/services/runtime";

/** What a job gets besides its data and its attempt. */
export type JobContext = { runtime: Runtime };

/**
 * Declares a job: one file in this folder, its name in `job-names.ts`, and a line in `registry.ts`, which does not
 * compile without it.
 */
export function defineJob<Name extends JobName, Schema extends z.ZodType<object>>(
  settings: JobSettings<Name, Schema, JobContext>,
) {
  return makeJob(settings);
}

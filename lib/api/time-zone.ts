import "server-only";
import { z } from "@hono/zod-openapi";

import { isTimeZone } from "@/lib/services/goals/week";

export const TimeZone = z.string().max(64).refine(isTimeZone).default("UTC").openapi({
  description: "Where the caller's days and weeks begin, by its IANA name.",
  example: "Europe/Berlin",
});

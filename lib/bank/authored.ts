import { z } from "zod";

import { subjects } from "@/lib/core/subjects";

/** Authored material is written at these levels. */
const AuthoredLevel = z.enum(["A2", "B1", "B2", "C1"]);

/** What every authored sentence says of itself. */
export const authored = {
  text: z.string().min(1).max(200),
  level: AuthoredLevel,
  subject: z.enum(subjects),
  version: z.number().int().positive().default(1),
};

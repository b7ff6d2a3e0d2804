import { z } from "zod";

/** Authored material is written at these levels. */
const AuthoredLevel = z.enum(["A2", "B1", "B2", "C1"]);

const Subject = z.enum([
  "arts",
  "food",
  "health",
  "history",
  "home",
  "nature",
  "school",
  "science",
  "society",
  "technology",
  "travel",
  "work",
]);

/** What every authored sentence says of itself. */
export const authored = {
  text: z.string().min(1).max(200),
  level: AuthoredLevel,
  subject: Subject,
  version: z.number().int().positive().default(1),
};

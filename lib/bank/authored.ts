import { z } from "zod";

/** Authored material is written at these levels. */
const AuthoredLevel = z.enum(["A2", "B1", "B2", "C1"]);

/** At least 25, so that none need be above 4 % of what is written. */
const Subject = z.enum([
  "animals",
  "arts",
  "books",
  "buildings",
  "business",
  "cities",
  "clothes",
  "communication",
  "crafts",
  "design",
  "energy",
  "family",
  "farming",
  "film",
  "food",
  "friends",
  "gardens",
  "geography",
  "health",
  "history",
  "hobbies",
  "home",
  "language",
  "law",
  "mathematics",
  "media",
  "money",
  "music",
  "nature",
  "ocean",
  "photography",
  "psychology",
  "school",
  "science",
  "shopping",
  "society",
  "space",
  "sports",
  "technology",
  "theater",
  "transportation",
  "travel",
  "volunteering",
  "water",
  "weather",
  "work",
]);

/** What every authored sentence says of itself. */
export const authored = {
  text: z.string().min(1).max(200),
  level: AuthoredLevel,
  subject: Subject,
  version: z.number().int().positive().default(1),
};

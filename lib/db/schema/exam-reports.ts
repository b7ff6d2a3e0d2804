import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import { exams } from "./exams";
import { users } from "./identity";

/** Private links to reports: what they show is kept as it was when they were made, without answers. */
export const reportLinks = pgTable(
  "report_links",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    /** The token itself is nowhere but in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    view: jsonb("view").notNull(),
    /** Null unless its owner chose to be named. */
    name: text("name"),
    showsTiming: boolean("shows_timing").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("report_links_user").on(t.userId)],
);

/** What learners got in the official test, by their consent, beside what was estimated of them then. */
export const officialResults = pgTable(
  "official_results",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    overall: integer("overall").notNull(),
    takenOn: date("taken_on").notNull(),
    /** The last overall estimate of a mock exam of four skills before that day; null without one. */
    estimate: integer("estimate"),
    agreedAt: timestamp("agreed_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("official_results_user").on(t.userId),
    check("official_results_overall", sql`${t.overall} between 10 and 160 and ${t.overall} % 5 = 0`),
  ],
);

import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { at } from "./at";
import { owner } from "./owner";

/** What somebody works towards, as they said themselves; whatever they left open is null. */
export const learnerGoals = pgTable(
  "learner_goals",
  {
    userId: owner().primaryKey(),
    testDate: date("test_date"),
    /** Scores on the test's scale, 10 to 160 in steps of 5. */
    targetOverall: integer("target_overall"),
    targetReading: integer("target_reading"),
    targetListening: integer("target_listening"),
    targetSpeaking: integer("target_speaking"),
    targetWriting: integer("target_writing"),
    /** Questions a week, counted as the day's are. */
    weekGoal: integer("week_goal"),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    ...(
      [
        ["overall", t.targetOverall],
        ["reading", t.targetReading],
        ["listening", t.targetListening],
        ["speaking", t.targetSpeaking],
        ["writing", t.targetWriting],
      ] as const
    ).map(([name, column]) =>
      check(`learner_goals_${name}`, sql`${column} between 10 and 160 and ${column} % 5 = 0`),
    ),
    check("learner_goals_week", sql`${t.weekGoal} between 1 and 1000`),
  ],
);

/** The courses that somebody says they have read. */
export const courseReads = pgTable(
  "course_reads",
  { userId: owner(), slug: text("slug").notNull(), readAt: at("read_at").notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.slug] })],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { at } from "./at";
import { items } from "./bank";
import { owner } from "./owner";

/** A clock of a run of steps, by the database's time. */
export const clocks = pgTable(
  "clocks",
  {
    /** The set, exam or correction. */
    contextId: uuid("context_id").notNull(),
    position: integer("position").notNull(),
    run: integer("run").notNull(),
    userId: owner(),
    openedAt: at("opened_at").notNull(),
    deadlineAt: at("deadline_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.contextId, t.position, t.run] }), index("clocks_user").on(t.userId)],
);

/** What learners gave, whatever for. Append-only: a changed answer is a further revision. */
export const answers = pgTable(
  "answers",
  {
    id: uuid("id").primaryKey(),
    context: text("context", { enum: ["practice", "exam", "correction", "course"] }).notNull(),
    /** The set, exam or correction; `position` is the item's place in it. */
    contextId: uuid("context_id").notNull(),
    position: integer("position").notNull(),
    userId: owner(),
    type: text("type").notNull(),
    /** Null for a free text, which carries its own prompt. */
    itemId: text("item_id"),
    itemVersion: integer("item_version"),
    prompt: jsonb("prompt"),
    step: integer("step").notNull(),
    kind: text("kind").notNull(),
    revision: integer("revision").notNull(),
    /** What its outcome counts for, and how much beside the other steps of its item. */
    skill: text("skill").notNull(),
    weight: doublePrecision("weight").notNull(),
    /** Null when the time ran out with nothing entered. */
    answer: jsonb("answer"),
    openedAt: at("opened_at"),
    deadlineAt: at("deadline_at"),
    answeredAt: at("answered_at").notNull(),
    /** As the browser counted, pauses left out. */
    millis: integer("millis").notNull(),
    /** No pause, no longer clock, no more or slower plays than in the test, as the browser says; null where nobody did. */
    isStandard: boolean("is_standard"),
  },
  (t) => [
    uniqueIndex("answers_revision").on(t.contextId, t.position, t.step, t.revision),
    index("answers_user").on(t.userId, t.answeredAt),
    index("answers_item").on(t.itemId, t.itemVersion, t.step),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
    check("answers_asked", sql`(${t.itemId} is not null) <> (${t.prompt} is not null)`),
  ],
);

/** What became of an answer. A mended score is a further one; the one with the highest `seq` counts. */
export const outcomes = pgTable(
  "outcomes",
  {
    answerId: uuid("answer_id")
      .notNull()
      .references(() => answers.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Names the act that settled it: a second time it changes nothing. */
    attempt: text("attempt").notNull(),
    state: text("state", { enum: ["scored", "pending", "unscored", "failed"] }).notNull(),
    earned: doublePrecision("earned"),
    max: doublePrecision("max"),
    limited: text("limited"),
    reason: text("reason"),
    retry: boolean("retry"),
    review: jsonb("review"),
    /** Who changed a score, and why; null for what the product found itself. */
    who: text("who"),
    why: text("why"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.answerId, t.seq] }),
    uniqueIndex("outcomes_attempt").on(t.answerId, t.attempt),
    check(
      "outcomes_scored",
      sql`(${t.state} = 'scored') = (${t.earned} is not null and ${t.max} is not null)`,
    ),
    check("outcomes_range", sql`${t.max} > 0 and ${t.earned} >= 0 and ${t.earned} <= ${t.max}`),
    check("outcomes_mended", sql`(${t.who} is null) = (${t.why} is null)`),
  ],
);

/** The work on an answer that a job scores. */
export const assessments = pgTable(
  "assessments",
  {
    answerId: uuid("answer_id")
      .primaryKey()
      .references(() => answers.id, { onDelete: "cascade" }),
    assessor: text("assessor").notNull(),
    state: text("state", { enum: ["waiting", "done", "failed"] }).notNull(),
    /** Which engine answered, with its version. */
    engine: text("engine"),
    findings: jsonb("findings"),
    createdAt: at("created_at").notNull(),
    settledAt: at("settled_at"),
  },
  (t) => [index("assessments_waiting").on(t.state, t.createdAt)],
);

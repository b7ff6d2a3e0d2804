import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
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

import { answers } from "./answers";
import { at } from "./at";
import { items } from "./bank";

/** Responses of the two are not mixed. */
const context = () => text("context", { enum: ["practice", "exam"] }).notNull();

/**
 * What calibration reads: first attempts as the test has them. Append-only; the one link to a person is that to an
 * answer, and it is empty once the answer is gone.
 */
export const responses = pgTable(
  "responses",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    answerId: uuid("answer_id").references(() => answers.id, { onDelete: "set null" }),
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    context: context(),
    /** From the learner's other items of the skill, on the exam's scale, with its standard error. */
    theta: doublePrecision("theta").notNull(),
    sd: doublePrecision("sd").notNull(),
    /** Of what the key gives, 0 to 1. */
    share: doublePrecision("share").notNull(),
    /** As the learner had said by then; null for who had not. */
    firstLanguage: text("first_language"),
    /** No finer, since a moment would lead to a person. */
    day: date("day").notNull(),
  },
  (t) => [
    uniqueIndex("responses_answer").on(t.answerId),
    index("responses_item").on(t.itemId, t.itemVersion, t.context, t.id),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
    check("responses_share", sql`${t.share} between 0 and 1`),
  ],
);

/** A night's work. */
export const calibrationRuns = pgTable(
  "calibration_runs",
  {
    id: uuid("id").primaryKey(),
    /** Answers before it are in the responses, where they fit. */
    collectedTo: at("collected_to").notNull(),
    collected: integer("collected").notNull(),
    calibrated: integer("calibrated").notNull(),
    flagged: integer("flagged").notNull(),
    ranAt: at("ran_at").notNull(),
  },
  (t) => [index("calibration_runs_to").on(t.collectedTo)],
);

/** What responses say of an item's parameters, the newest row counts. A sitting reads those of before it began. */
export const itemCalibrations = pgTable(
  "item_calibrations",
  {
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    context: context(),
    runId: uuid("run_id")
      .notNull()
      .references(() => calibrationRuns.id),
    /** `{a, b, c, se}` on the exam's scale. */
    params: jsonb("params").notNull(),
    responses: integer("responses").notNull(),
    at: at("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.itemVersion, t.context, t.runId] }),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
  ],
);

export const flagKinds = ["discrimination", "drift", "language"] as const;

/** What statistics find odd in an item, until an editor decides. What is confirmed is retired by the next release. */
export const itemFlags = pgTable(
  "item_flags",
  {
    id: uuid("id").primaryKey(),
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    context: context(),
    kind: text("kind", { enum: flagKinds }).notNull(),
    /** Whose speakers it is harder or easier for; empty for the other kinds. */
    language: text("language").notNull().default(""),
    /** What was found: the statistic, and from how many responses. */
    value: doublePrecision("value").notNull(),
    p: doublePrecision("p").notNull(),
    responses: integer("responses").notNull(),
    foundAt: at("found_at").notNull(),
    status: text("status", { enum: ["open", "confirmed", "dismissed"] })
      .notNull()
      .default("open"),
    decidedBy: text("decided_by"),
    why: text("why"),
    decidedAt: at("decided_at"),
  },
  (t) => [
    uniqueIndex("item_flags_one").on(t.itemId, t.itemVersion, t.context, t.kind, t.language),
    index("item_flags_status").on(t.status, t.foundAt),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
    check(
      "item_flags_decided",
      sql`(${t.status} = 'open') = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.decidedBy} is null) and (${t.decidedAt} is null) = (${t.why} is null)`,
    ),
  ],
);

import { sql } from "drizzle-orm";
import {
  boolean,
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

import { examKinds, examStates } from "@/lib/core/exam-kinds";

import { at } from "./at";
import { items } from "./bank";
import { owner } from "./owner";

export const examCharges = ["exam", "correct", "quota", "free"] as const;

/** A sitting. Its tasks are `exam_tasks`; what was answered to questions is in `answers`, to all else in `exam_responses`. */
export const exams = pgTable(
  "exams",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    /** The caller's idempotency key. */
    key: text("key").notNull(),
    kind: text("kind", { enum: examKinds }).notNull(),
    state: text("state", { enum: examStates }).notNull(),
    /** What the engine knows: `ExamState`, which its log replays. */
    exam: jsonb("exam").notNull(),
    multiplier: doublePrecision("multiplier").notNull(),
    /** The language of its mail. */
    locale: text("locale").notNull(),
    /** The tab that answers. */
    holder: uuid("holder"),
    chargedBy: text("charged_by", { enum: examCharges }).notNull(),
    credits: integer("credits").notNull(),
    /** Given up before its half: the credit went back, as it does once a purchase. */
    isReturned: boolean("is_returned").notNull().default(false),
    /** Skills that are asked and not scored. */
    unscored: jsonb("unscored").notNull(),
    /** `ExamReport` of the engine, once it is there. */
    report: jsonb("report"),
    createdAt: at("created_at").notNull(),
    startedAt: at("started_at"),
    /** The last time something was begun or answered; what comes next waits a day from then. */
    activeAt: at("active_at").notNull(),
    /** When the tab that answers was heard of last; null in sittings from before that was noted. */
    seenAt: at("seen_at"),
    /** Where it was not heard of for longer than an open tab is silent: `[{from, until}]`. */
    silences: jsonb("silences").notNull().default([]),
    /** When something happens by itself: a time is over, nobody came back, no report came. Null once all is settled. */
    dueAt: at("due_at"),
    finishedAt: at("finished_at"),
    settledAt: at("settled_at"),
  },
  (t) => [
    uniqueIndex("exams_key").on(t.userId, t.key),
    index("exams_user").on(t.userId, t.id),
    uniqueIndex("exams_open")
      .on(t.userId, t.kind)
      .where(sql`${t.state} in ('ready', 'running')`),
    index("exams_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);

/** What was asked, in order: a question, a round of them, or a task that is written or spoken. */
export const examTasks = pgTable(
  "exam_tasks",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    index: integer("index").notNull(),
    task: text("task").notNull(),
    /** Of its first item, or its own where it is written or spoken. */
    position: integer("position").notNull(),
    /** What was asked, as it stood then: `TaskPrompt`; null for questions of the bank. */
    prompt: jsonb("prompt"),
    begunAt: at("begun_at"),
    endedAt: at("ended_at"),
    /** What is written or spoken is handed in to be corrected under this id, at the end. */
    correctionId: uuid("correction_id"),
  },
  (t) => [primaryKey({ columns: [t.examId, t.index] }), index("exam_tasks_correction").on(t.correctionId)],
);

export const examItems = pgTable(
  "exam_items",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    /** The versions of its recordings and pictures: `[{id, version}]`. */
    media: jsonb("media").notNull(),
    finishedAt: at("finished_at"),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.position] }),
    index("exam_items_item").on(t.itemId),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
  ],
);

/** What was written or recorded in a part of a task: the newest save, and what was handed in, once. */
export const examResponses = pgTable(
  "exam_responses",
  {
    examId: uuid("exam_id")
      .notNull()
      .references(() => exams.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    part: integer("part").notNull(),
    /** Of the newest save, which an older one does not overwrite. */
    revision: integer("revision").notNull(),
    /** `{text}`, `{recording}` or `{skipped}`; null when nothing was entered. */
    answer: jsonb("answer"),
    millis: integer("millis").notNull(),
    savedAt: at("saved_at").notNull(),
    finalAt: at("final_at"),
    /** What came after its time, which is not scored. */
    late: jsonb("late"),
    lateAt: at("late_at"),
  },
  (t) => [primaryKey({ columns: [t.examId, t.position, t.part] })],
);

/** How often sittings of a blueprint asked for an item; under an empty id how many sittings there were. */
export const examCounts = pgTable(
  "exam_counts",
  {
    blueprint: text("blueprint").notNull(),
    itemId: text("item_id").notNull(),
    times: integer("times").notNull(),
  },
  (t) => [primaryKey({ columns: [t.blueprint, t.itemId] })],
);

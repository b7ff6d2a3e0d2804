import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { answers } from "./answers";
import { at } from "./at";
import { owner } from "./owner";

export const correctionOrigins = ["own", "exam"] as const;
/** What pays for a correction; a revision, what an exam asked for and free speech that nothing hears cost nothing. */
export const correctionCharges = ["credit", "try", "revision", "exam", "free"] as const;
export const resultStates = ["queued", "scoring", "done", "failed"] as const;
export const resultFailures = ["time", "faults", "withdrawn"] as const;

/** What somebody has had corrected. A deleted one keeps its row, emptied, so that what it allowed stays used. */
export const corrections = pgTable(
  "corrections",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    /** The caller's idempotency key, with a hash of what came with it. */
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    origin: text("origin", { enum: correctionOrigins }).notNull(),
    task: text("task").notNull(),
    /** Of the authored prompts; null for a free text and a summary. */
    promptName: text("prompt_name"),
    sourceAnswerId: uuid("source_answer_id").references(() => answers.id, { onDelete: "set null" }),
    /** What was asked, as it stood then: `StoredAsked`. */
    asked: jsonb("asked").notNull(),
    /** `[{text}]` or `[{recording}]`, the id of a file. */
    parts: jsonb("parts").notNull(),
    /** What was written, for the search. */
    said: text("said").notNull(),
    words: integer("words").notNull(),
    isTimed: boolean("is_timed").notNull(),
    millis: integer("millis").notNull(),
    /** The language of the reader. */
    locale: text("locale").notNull(),
    charge: text("charge", { enum: correctionCharges }).notNull(),
    /** The one it revises, and the first of them all; itself where it is the first. */
    revisesId: uuid("revises_id"),
    rootId: uuid("root_id").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** A second score lay so far from the first that the credit went back. */
    returnedAt: at("returned_at"),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    uniqueIndex("corrections_key").on(t.userId, t.key),
    index("corrections_user").on(t.userId, t.id),
    index("corrections_root").on(t.rootId),
    index("corrections_answer").on(t.sourceAnswerId),
    check("corrections_revision", sql`(${t.charge} = 'revision') = (${t.revisesId} is not null)`),
  ],
);

/** What an engine said of one: the first result, and the one of a check. */
export const correctionResults = pgTable(
  "correction_results",
  {
    correctionId: uuid("correction_id")
      .notNull()
      .references(() => corrections.id, { onDelete: "cascade" }),
    /** 0: the first; 1: asked again. */
    round: integer("round").notNull(),
    state: text("state", { enum: resultStates }).notNull(),
    /** How many of its owner waited before it: whoever has fewer comes sooner. */
    turn: integer("turn").notNull(),
    /** Real failures; a worker that was killed is none. */
    failures: integer("failures").notNull().default(0),
    failure: text("failure", { enum: resultFailures }),
    /** Of the assessment: scored, limited or unscorable. */
    verdict: text("verdict", { enum: ["scored", "limited", "unscorable"] }),
    assessment: jsonb("assessment"),
    /** What was measured in a recording. */
    measures: jsonb("measures"),
    queuedAt: at("queued_at").notNull().defaultNow(),
    startedAt: at("started_at"),
    settledAt: at("settled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.correctionId, t.round] }),
    index("correction_results_queue")
      .on(t.turn, t.queuedAt)
      .where(sql`${t.state} in ('queued', 'scoring')`),
    check("correction_results_round", sql`${t.round} in (0, 1)`),
    check(
      "correction_results_done",
      sql`(${t.state} = 'done') = (${t.assessment} is not null and ${t.verdict} is not null)`,
    ),
    check("correction_results_failed", sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
);

/** What is being written: one of a prompt, and one of what is revised. */
export const correctionDrafts = pgTable(
  "correction_drafts",
  {
    userId: owner(),
    task: text("task").notNull(),
    /** Empty for a free text. */
    promptName: text("prompt_name").notNull(),
    /** The correction it is a better version of. */
    revisesId: uuid("revises_id").references(() => corrections.id, { onDelete: "cascade" }),
    parts: jsonb("parts").notNull(),
    isTimed: boolean("is_timed").notNull(),
    millis: integer("millis").notNull(),
    /** Counts up with each save: an older page does not overwrite a newer one. */
    revision: integer("revision").notNull(),
    savedAt: at("saved_at").notNull().defaultNow(),
  },
  (t) => [
    unique("correction_drafts_place").on(t.userId, t.task, t.promptName, t.revisesId).nullsNotDistinct(),
    index("correction_drafts_revises").on(t.revisesId),
  ],
);

/**
 * Free tries that were taken, by device and address range, both hashed. It names nobody and outlives who took it: a new
 * account is no new try.
 */
export const correctionTries = pgTable(
  "correction_tries",
  {
    /** The correction's. */
    id: uuid("id").primaryKey(),
    device: text("device").notNull(),
    network: text("network").notNull(),
    takenAt: at("taken_at").notNull().defaultNow(),
  },
  (t) => [
    index("correction_tries_device").on(t.device, t.takenAt),
    index("correction_tries_network").on(t.network, t.takenAt),
  ],
);

export const consentKinds = ["hosted-text", "hosted-speech", "recording"] as const;

/** What somebody agreed to or refused. Append-only: the last one of a kind counts. */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    kind: text("kind", { enum: consentKinds }).notNull(),
    /** Of the text they read. */
    version: text("version").notNull(),
    /** Who would get it, as they read it; null where nobody else does. */
    processor: text("processor"),
    isGiven: boolean("is_given").notNull(),
    /** Who agreed; null of a refusal. */
    age: text("age", { enum: ["of-age", "with-parent"] }),
    decidedAt: at("decided_at").notNull().defaultNow(),
  },
  (t) => [index("consents_user").on(t.userId, t.kind, t.decidedAt)],
);

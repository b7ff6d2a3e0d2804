import { sql } from "drizzle-orm";
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "./identity";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Published versions are immutable; a change makes a new version. */
export const items = pgTable(
  "items",
  {
    id: text("id").notNull(),
    version: integer("version").notNull(),
    type: text("type").notNull(),
    prompt: jsonb("prompt").notNull(),
    key: jsonb("key").notNull(),
    explanation: jsonb("explanation").notNull(),
    cefr: text("cefr").notNull(),
    /** Response model; `difficulty` is its `b`, on the theta scale, where 0 is average. */
    params: jsonb("params").notNull(),
    difficulty: doublePrecision("difficulty").notNull(),
    enemies: jsonb("enemies").notNull(),
    /** Items of a type that a set mixes in proportion, such as real and invented words; empty for one kind only. */
    facet: text("facet").notNull().default(""),
    /** The third of its facet by difficulty; set again whenever the bank changes. */
    level: text("level", { enum: ["easy", "medium", "hard"] })
      .notNull()
      .default("medium"),
    /** The recording its prompt plays. */
    audioId: text("audio_id"),
    contentHash: text("content_hash").notNull(),
    status: text("status", { enum: ["published", "retired"] }).notNull(),
    publishedAt: at("published_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.version] }),
    uniqueIndex("items_published")
      .on(t.id)
      .where(sql`${t.status} = 'published'`),
    index("items_pick")
      .on(t.type, t.facet, t.id)
      .where(sql`${t.status} = 'published'`),
    index("items_audio")
      .on(t.audioId)
      .where(sql`${t.audioId} is not null`),
  ],
);

/** Each change of the published items; the last one says which bank the database holds. */
export const bankLoads = pgTable(
  "bank_loads",
  {
    id: uuid("id").primaryKey(),
    digest: text("digest").notNull(),
    added: integer("added").notNull(),
    changed: integer("changed").notNull(),
    retired: integer("retired").notNull(),
    loadedAt: at("loaded_at").notNull().defaultNow(),
  },
  (t) => [index("bank_loads_loaded").on(t.loadedAt)],
);

export const practiceSets = pgTable(
  "practice_sets",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    level: text("level").notNull().default("mixed"),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the last question was answered, or the set put aside for a fresh one. */
    finishedAt: at("finished_at"),
  },
  (t) => [
    index("practice_sets_user").on(t.userId, t.createdAt),
    uniqueIndex("practice_sets_open")
      .on(t.userId, t.type)
      .where(sql`${t.finishedAt} is null`),
  ],
);

export const practiceItems = pgTable(
  "practice_items",
  {
    setId: uuid("set_id")
      .notNull()
      .references(() => practiceSets.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    answer: jsonb("answer"),
    /** 0 to 1. */
    score: doublePrecision("score"),
    review: jsonb("review"),
    millis: integer("millis"),
    answeredAt: at("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.position] }),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
  ],
);

/** How many questions a person, or the guests of an address range, answered on a day. */
export const practiceQuota = pgTable(
  "practice_quota",
  {
    /** `user:<id>` or, for guests, also `net:<hash>`; the hash has another key each day. */
    subject: text("subject").notNull(),
    /** UTC, YYYY-MM-DD. */
    day: text("day").notNull(),
    used: integer("used").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subject, t.day] }), index("practice_quota_day").on(t.day)],
);

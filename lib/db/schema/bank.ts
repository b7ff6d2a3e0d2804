import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
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

export const itemStatuses = ["published", "waiting", "retired"] as const;

/** Published versions are immutable; a change makes a new version. */
export const items = pgTable(
  "items",
  {
    id: text("id").notNull(),
    version: integer("version").notNull(),
    type: text("type").notNull(),
    /** What is asked, one after the other: see `StoredStep`. */
    steps: jsonb("steps").notNull(),
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
    /** Asked by exams or by practice; an assignment never changes. The loader of the bank sets it. */
    pool: text("pool", { enum: ["exam", "practice"] }).$default(() => "practice"),
    contentHash: text("content_hash").notNull(),
    /** What waits is published by a daily release. */
    status: text("status", { enum: itemStatuses }).notNull(),
    publishedAt: at("published_at").notNull().defaultNow(),
    /** Since when a recording of it cannot be made. */
    silentSince: at("silent_since"),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.version] }),
    uniqueIndex("items_published")
      .on(t.id)
      .where(sql`${t.status} = 'published'`),
    index("items_pick")
      .on(t.type, t.facet, t.id)
      .where(sql`${t.status} = 'published'`),
    index("items_silent")
      .on(t.id)
      .where(sql`${t.silentSince} is not null`),
    index("items_waiting")
      .on(t.type, t.facet, t.id)
      .where(sql`${t.status} = 'waiting'`),
  ],
);

/** Recordings and pictures. Versions are immutable: a set keeps those it was made with. */
export const media = pgTable(
  "media",
  {
    id: text("id").notNull(),
    version: integer("version").notNull(),
    kind: text("kind", { enum: ["audio", "image"] }).notNull(),
    /** Where the bytes come from, with what is said; never sent. */
    source: jsonb("source").notNull(),
    licence: text("licence").notNull(),
    attribution: text("attribution"),
    contentHash: text("content_hash").notNull(),
    status: text("status", { enum: ["published", "retired"] }).notNull(),
    publishedAt: at("published_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.version] }),
    uniqueIndex("media_published")
      .on(t.id)
      .where(sql`${t.status} = 'published'`),
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

/** What was released on a day: one row at most, which no load of the bank undoes. */
export const bankReleases = pgTable("bank_releases", {
  /** Of the calendar in UTC. */
  day: date("day").primaryKey(),
  /** Ids by type; empty when nothing was left to publish. */
  published: jsonb("published").notNull(),
  /** Items that were flagged, with the reason: they are not published again. */
  retired: jsonb("retired").notNull(),
  releasedAt: at("released_at").notNull().defaultNow(),
});

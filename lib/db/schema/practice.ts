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

import { at } from "./at";
import { items } from "./bank";
import { owner } from "./owner";

export const practiceSets = pgTable(
  "practice_sets",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    /** `type:<type>`, `course:<slug>`, `skill:<skill>`, `missed`, `weak`. */
    purpose: text("purpose").notNull(),
    level: text("level").notNull().default("mixed"),
    /** Its items are one round: asked straight on, begun and scored together. */
    isRound: boolean("is_round").notNull().default(false),
    /** In exam mode, what the test's times are multiplied by; null in practice mode. */
    multiplier: doublePrecision("multiplier"),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the last question was answered, or the set put aside for a fresh one. */
    finishedAt: at("finished_at"),
  },
  (t) => [
    index("practice_sets_user").on(t.userId, t.createdAt),
    uniqueIndex("practice_sets_open")
      .on(t.userId, t.purpose)
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
    /** The versions of its recordings and pictures: `[{id, version}]`. */
    media: jsonb("media").notNull().default([]),
    /** The item whose mistake it asks again, itself or by a sister; null for what is asked for another reason. */
    mistakeOf: text("mistake_of"),
    /** Since when it counts against the day's questions. */
    begunAt: at("begun_at"),
    finishedAt: at("finished_at"),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.position] }),
    index("practice_items_item").on(t.itemId),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
  ],
);

/** What somebody got wrong, until they have it right twice in a row. */
export const mistakes = pgTable(
  "mistakes",
  {
    userId: owner(),
    itemId: text("item_id").notNull(),
    /** How often it came back. */
    returns: integer("returns").notNull().default(0),
    /** How often it was right in a row since. */
    rights: integer("rights").notNull().default(0),
    dueAt: at("due_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), index("mistakes_due").on(t.userId, t.dueAt)],
);

/**
 * How many questions a person, or the guests of an address range, began on a day; and how many of a type that is done
 * in rounds a person began one by one, of which a round's worth counts as one question.
 */
export const practiceQuota = pgTable(
  "practice_quota",
  {
    /** `user:<id>` or, for guests, also `net:<hash>`; the hash has another key each day. */
    subject: text("subject").notNull(),
    /** UTC, YYYY-MM-DD. */
    day: text("day").notNull(),
    /** Empty for questions of all types. */
    type: text("type").notNull().default(""),
    used: integer("used").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subject, t.day, t.type] }), index("practice_quota_day").on(t.day)],
);

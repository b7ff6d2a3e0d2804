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
    /** On the theta scale, 0 is average. */
    difficulty: doublePrecision("difficulty").notNull(),
    enemies: jsonb("enemies").notNull(),
    contentHash: text("content_hash").notNull(),
    status: text("status", { enum: ["published", "retired"] }).notNull(),
    publishedAt: at("published_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.version] }),
    index("items_pick").on(t.type, t.status, t.difficulty),
    index("items_hash").on(t.contentHash),
  ],
);

export const practiceSets = pgTable(
  "practice_sets",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    level: text("level").notNull().default("mixed"),
    createdAt: at("created_at").notNull().defaultNow(),
    finishedAt: at("finished_at"),
  },
  (t) => [index("practice_sets_user").on(t.userId, t.createdAt)],
);

export const practiceItems = pgTable(
  "practice_items",
  {
    setId: uuid("set_id").notNull().references(() => practiceSets.id, { onDelete: "cascade" }),
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
    index("practice_items_item").on(t.itemId),
  ],
);

/** How many free questions a person, a device or an address range had on a day. */
export const practiceQuota = pgTable(
  "practice_quota",
  {
    /** `user:<id>` or, for guests, also `net:<hash>`. */
    subject: text("subject").notNull(),
    /** UTC, YYYY-MM-DD. */
    day: text("day").notNull(),
    used: integer("used").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subject, t.day] })],
);

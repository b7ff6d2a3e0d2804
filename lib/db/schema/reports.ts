import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { answers } from "./answers";
import { at } from "./at";
import { items } from "./bank";
import { owner } from "./owner";
import { practiceSets } from "./practice";

/** What learners say about a question they have finished, and what came of it. */
export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    setId: uuid("set_id")
      .notNull()
      .references(() => practiceSets.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    step: integer("step").notNull(),
    itemId: text("item_id").notNull(),
    itemVersion: integer("item_version").notNull(),
    kind: text("kind", { enum: ["wrong", "should-count"] }).notNull(),
    /** In the learner's words; may be empty. */
    note: text("note").notNull(),
    answerId: uuid("answer_id")
      .notNull()
      .references(() => answers.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["open", "accepted", "declined"] })
      .notNull()
      .default("open"),
    createdAt: at("created_at").notNull(),
    /** The operator's address, and the reason the learner reads. */
    decidedBy: text("decided_by"),
    why: text("why"),
    decidedAt: at("decided_at"),
    /** When the learner put the notice of the decision away. */
    seenAt: at("seen_at"),
  },
  (t) => [
    uniqueIndex("reports_open")
      .on(t.userId, t.itemId, t.kind)
      .where(sql`${t.status} = 'open'`),
    index("reports_queue").on(t.status, t.createdAt, t.id),
    index("reports_item").on(t.itemId, t.createdAt),
    index("reports_user").on(t.userId, t.createdAt),
    index("reports_set").on(t.setId),
    index("reports_answer").on(t.answerId),
    foreignKey({ columns: [t.itemId, t.itemVersion], foreignColumns: [items.id, items.version] }),
    check(
      "reports_decided",
      sql`(${t.status} = 'open') = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.decidedBy} is null) and (${t.decidedAt} is null) = (${t.why} is null)`,
    ),
  ],
);

/** Items that the operator keeps back. A bank that is loaded again does not publish them. */
export const itemHolds = pgTable("item_holds", {
  itemId: text("item_id").primaryKey(),
  /** The version that the bank holds, and that is published when the hold is lifted; null when it holds none. */
  itemVersion: integer("item_version"),
  heldBy: text("held_by").notNull(),
  why: text("why").notNull(),
  heldAt: at("held_at").notNull(),
});

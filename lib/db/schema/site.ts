import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { contactTopics } from "@/lib/core/contact-topics";

import { atMillis } from "./at";

/** Page views without a person in them. */
export const pageViews = pgTable(
  "page_views",
  {
    day: text("day").notNull(),
    path: text("path").notNull(),
    locale: text("locale").notNull(),
    device: text("device", { enum: ["mobile", "tablet", "pc"] }).notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path, t.locale, t.device] })],
);

/** What visitors write through the contact page; kept for two years at most. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey(),
    topic: text("topic", { enum: contactTopics }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    text: text("text").notNull(),
    locale: text("locale").notNull(),
    createdAt: atMillis("created_at").notNull().defaultNow(),
    /** When it reached the operator's mailbox. */
    forwardedAt: atMillis("forwarded_at"),
  },
  (t) => [index("contact_messages_created").on(t.createdAt)],
);

import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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

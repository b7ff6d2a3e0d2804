import { sql } from "drizzle-orm";
import {
  check,
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
import { owner } from "./owner";

/** How many words a day; whoever has no row has what is usual. */
export const vocabularySettings = pgTable("vocabulary_settings", {
  userId: owner().primaryKey(),
  newPerDay: integer("new_per_day").notNull(),
  reviewsPerDay: integer("reviews_per_day").notNull(),
});

/** The words somebody learns, one card for each lemma and class, with what FSRS knows of it. */
export const vocabularyCards = pgTable(
  "vocabulary_cards",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
    lemma: text("lemma").notNull(),
    partOfSpeech: text("part_of_speech").notNull(),
    /** As it stood where it was met. */
    word: text("word").notNull(),
    /** The English meaning line, by which its gloss is found. */
    meaning: text("meaning").notNull(),
    ipa: text("ipa"),
    sentence: text("sentence"),
    source: text("source", { enum: ["tapped", "mistake", "course"] }).notNull(),
    itemId: text("item_id"),
    addedAt: at("added_at").notNull(),
    state: text("state", { enum: ["new", "learning", "review", "relearning"] }).notNull(),
    dueAt: at("due_at").notNull(),
    stability: doublePrecision("stability").notNull(),
    difficulty: doublePrecision("difficulty").notNull(),
    scheduledDays: integer("scheduled_days").notNull(),
    learningSteps: integer("learning_steps").notNull(),
    reps: integer("reps").notNull(),
    lapses: integer("lapses").notNull(),
    lastReviewAt: at("last_review_at"),
    /** Since when it rests, because it was forgotten again and again. */
    suspendedAt: at("suspended_at"),
  },
  (t) => [
    uniqueIndex("vocabulary_cards_word").on(t.userId, t.lemma, t.partOfSpeech),
    index("vocabulary_cards_added").on(t.userId, t.addedAt, t.id),
    index("vocabulary_cards_due")
      .on(t.userId, t.state, t.dueAt)
      .where(sql`${t.suspendedAt} is null`),
  ],
);

/**
 * What was said of a card, and what was taken back. Append-only: an undo is a row of its own, whose `undoes` names the
 * rating. The ids are the browser's, so that what is sent twice counts once.
 */
export const vocabularyReviews = pgTable(
  "vocabulary_reviews",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    cardId: uuid("card_id")
      .notNull()
      .references(() => vocabularyCards.id, { onDelete: "cascade" }),
    rating: text("rating", { enum: ["again", "hard", "good", "easy"] }),
    undoes: uuid("undoes"),
    /** When it was said, by the database's time. */
    reviewedAt: at("reviewed_at").notNull(),
    /** When the server heard of it. */
    createdAt: at("created_at").notNull(),
    /** The card's state before it, and all that an undo puts back. */
    stateBefore: text("state_before"),
    before: jsonb("before"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("vocabulary_reviews_day").on(t.userId, t.reviewedAt),
    index("vocabulary_reviews_card").on(t.cardId),
    uniqueIndex("vocabulary_reviews_undoes").on(t.userId, t.undoes),
    check("vocabulary_reviews_kind", sql`(${t.rating} is null) = (${t.undoes} is not null)`),
  ],
);

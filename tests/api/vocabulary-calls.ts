import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect } from "vitest";
import { z } from "zod";

import { vocabularyCards, vocabularyReviews } from "@/lib/db/schema/vocabulary";
import * as views from "@/lib/services/vocabulary/views";
import type { Rating } from "@/lib/vocabulary/memory";
import { call as callApi, runtime } from "@/tests/api/harness";
import {
  answer,
  call,
  createSet,
  type Person,
  readStoredItems,
  wrongAnswer,
} from "@/tests/api/practice-calls";

const Reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });

export async function callIn(locale: string, person: Person, method: string, path: string, body?: unknown) {
  const { token, address: peer } = person;
  const response = await callApi(method, path, { token, body, peer, headers: { locale } });
  return { status: response.status, ...Reply.parse(response.body) };
}

async function read<Schema extends z.ZodType>(person: Person, path: string, schema: Schema) {
  const { status, data } = await call(person, "GET", path);
  expect(status).toBe(200);
  return schema.parse(data);
}

export const readDeck = (person: Person) => read(person, "/vocabulary/due", views.Deck);
export const readSummary = (person: Person) => read(person, "/vocabulary", views.Summary);
export const readCards = (person: Person, query = "") =>
  read(person, `/vocabulary/cards?${query}`, views.CardList);
export const readMissed = (person: Person, setId: string) =>
  read(person, `/vocabulary/missed/${setId}`, views.MissedWords);

/** A set of Fill in the Blanks whose first items were answered wrong. */
export async function missSome(person: Person, count: number) {
  const { id } = await createSet(person, { type: "fill-in-the-blanks", size: 5 });
  for (let position = 0; position < count; position += 1)
    await answer(person, id, position, await wrongAnswer(id, position));
  return id;
}

export async function addMissed(person: Person, setId: string) {
  const { status, data } = await call(person, "POST", `/vocabulary/missed/${setId}`);
  expect(status).toBe(200);
  return views.Added.parse(data).added;
}

/** Somebody's cards, of words they missed; the first comes first in the deck. */
export async function cardsOf(person: Person, count: number) {
  await addMissed(person, await missSome(person, count));
  const { cards } = await readDeck(person);
  expect(cards).toHaveLength(count);
  return cards;
}

export async function firstCard(person: Person) {
  const [card] = await cardsOf(person, 1);
  if (!card) throw new Error("There is no card.");
  return card;
}

type Said = { id?: string; rating?: Rating; reps?: number; ago?: number };

export const tryRate = (
  person: Person,
  cardId: string,
  { id = v7(), rating = "good", reps = 0, ...rest }: Said = {},
) => call(person, "POST", "/vocabulary/reviews", { id, cardId, rating, reps, ...rest });

export async function rate(person: Person, cardId: string, said: Said = {}) {
  const { status, data } = await tryRate(person, cardId, said);
  expect(status).toBe(200);
  return views.Reviewed.parse(data);
}

export const tryUndo = (person: Person, reviewId: string, id: string = v7()) =>
  call(person, "POST", "/vocabulary/undos", { id, reviewId });

export const saveSettings = (person: Person, change: Partial<views.Settings>) =>
  callIn("en", person, "PUT", "/vocabulary/settings", {
    ...{ newPerDay: 10, reviewsPerDay: 100 },
    ...change,
  });

export async function reviewsOf({ userId }: Person) {
  const { database } = await runtime();
  return database.db.select().from(vocabularyReviews).where(eq(vocabularyReviews.userId, userId));
}

/** What is known of a card becomes something else. */
export async function setCard(cardId: string, change: Partial<typeof vocabularyCards.$inferInsert>) {
  const { database } = await runtime();
  await database.db.update(vocabularyCards).set(change).where(eq(vocabularyCards.id, cardId));
}

/** So many more cards, due now or new. */
export async function giveCards({ userId }: Person, count: number, state: "new" | "review") {
  const { database } = await runtime();
  await database.db.insert(vocabularyCards).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ id: v7(), userId, lemma: `${state}${index}`, partOfSpeech: "noun", word: `${state}${index}` },
      ...{ meaning: "a thing", source: "tapped" as const, addedAt: sql`now() - interval '30 days'`, state },
      ...{ dueAt: sql`now() - interval '1 day'`, stability: 3, difficulty: 5, scheduledDays: 3 },
      ...{ learningSteps: 0, reps: state === "new" ? 0 : 2, lapses: 0 },
      lastReviewAt: state === "new" ? null : sql`now() - interval '4 days'`,
    })),
  );
}

/** The word an item of a set asks for. */
export async function keyWord(setId: string, position: number) {
  return String((await readStoredItems(setId))[position]?.steps[0]?.key["word"]);
}

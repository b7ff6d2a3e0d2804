import { expect, test } from "vitest";

import { mergeGuest } from "@/lib/services/identity/merge-guest";
import { Card } from "@/lib/services/vocabulary/views";
import { runtime, withRuntime } from "@/tests/api/harness";
import { signUp, visit } from "@/tests/api/practice-calls";
import {
  firstCard,
  giveCards,
  rate,
  readCards,
  readSummary,
  reviewsOf,
  saveSettings,
} from "@/tests/api/vocabulary-calls";

withRuntime();

async function logIn(guestId: string, userId: string) {
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId, userId }));
}

test("a guest's words, with all that was said of them and the settings, become the account's", async () => {
  const [gus, ana] = [await visit(), await signUp()];
  const card = await firstCard(gus);
  const { card: rated } = await rate(gus, card.id);
  await saveSettings(gus, { newPerDay: 4 });
  await logIn(gus.userId, ana.userId);
  const [moved] = (await readCards(ana)).cards;
  expect(Card.parse(moved).memory).toEqual(rated.memory);
  expect(await reviewsOf(ana)).toHaveLength(1);
  expect((await readSummary(ana)).settings.newPerDay).toBe(4);
});

test("a word and settings that both have stay as the account has them", async () => {
  const [gus, ana] = [await visit(), await signUp()];
  await giveCards(ana, 2, "review");
  await saveSettings(ana, { newPerDay: 7 });
  await giveCards(gus, 3, "review");
  await saveSettings(gus, { newPerDay: 4 });
  const kept = (await readCards(ana)).cards.map(({ id }) => id);
  const [twin] = (await readCards(gus, "search=review0")).cards;
  await rate(gus, twin?.id ?? "", { reps: 2 });
  await logIn(gus.userId, ana.userId);
  const { cards } = await readCards(ana);
  expect(cards.map(({ lemma }) => lemma).sort()).toEqual(["review0", "review1", "review2"]);
  expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
  expect(await reviewsOf(ana)).toEqual([]);
  expect((await readSummary(ana)).settings.newPerDay).toBe(7);
});

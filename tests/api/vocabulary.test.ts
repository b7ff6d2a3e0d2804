import { v7 } from "uuid";
import { expect, test } from "vitest";

import { Card, CardList, Reviewed } from "@/lib/services/vocabulary/views";
import { WordReply } from "@/lib/services/glosses/views";
import { dateIn, savePlan } from "@/tests/api/goal-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  call,
  createSet,
  fetchMedia,
  readStoredItems,
  rightAnswer,
  signUp,
  visit,
  wrongAnswer,
} from "@/tests/api/practice-calls";
import {
  addMissed,
  callIn,
  cardsOf,
  firstCard,
  giveCards,
  keyWord,
  missSome,
  rate,
  readCards,
  readDeck,
  readMissed,
  readSummary,
  reviewsOf,
  saveSettings,
  setCard,
  tryRate,
  tryUndo,
} from "@/tests/api/vocabulary-calls";

withRuntime();

const day = 86_400_000;

test("words that were missed become cards with their sentence, once however often they are added", async () => {
  const ana = await visit();
  const setId = await missSome(ana, 3);
  await answer(ana, setId, 3, await rightAnswer(setId, 3));
  const word = await keyWord(setId, 0);
  expect((await readMissed(ana, setId)).words[0]).toEqual({ word, isKept: false });
  const added = await Promise.all([addMissed(ana, setId), addMissed(ana, setId)]);
  expect(added.toSorted()).toEqual([0, 3]);
  expect((await readMissed(ana, setId)).words.map(({ isKept }) => isKept)).toEqual([true, true, true]);

  const { cards, total } = await readCards(ana);
  expect(total).toBe(3);
  const card = cards.find(({ sentence }) => sentence?.word === word);
  expect(card).toMatchObject({ source: "mistake", isResting: false, memory: { state: "new", reps: 0 } });
  expect(card?.sentence?.text.toLowerCase()).toContain(word);
  expect((await fetchMedia(card?.audio ?? "")).status).toBe(200);
});

test("invented words that were taken for real ones become no cards", async () => {
  const ana = await visit();
  const { id } = await createSet(ana, { type: "read-and-select", size: 20 });
  const stored = await readStoredItems(id);
  for (const position of stored.keys()) await answer(ana, id, position, await wrongAnswer(id, position));
  const real = stored.filter(({ steps }) => steps[0]?.key["isReal"] === true);
  const missed = await readMissed(ana, id);
  expect(missed.words.map(({ word }) => word).sort()).toEqual(
    real.map(({ steps }) => String(steps[0]?.prompt["word"])).sort(),
  );
  expect((await addMissed(ana, id)) > 0).toBe(true);
});

test("a tapped word becomes a card, is known as one when it is tapped again, and no other word does", async () => {
  const ana = await signUp();
  const { id: setId } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  const word = await keyWord(setId, 0);
  const lookUp = async () =>
    WordReply.parse((await call(ana, "GET", `/practice/items/${setId}/0/words/${word}`)).data).entries[0];
  const wish = { setId, position: 0, word, partOfSpeech: "noun" };
  expect(await call(ana, "POST", "/vocabulary/cards", wish)).toMatchObject({
    status: 404,
    code: "practice/unknown-word",
  });
  await answer(ana, setId, 0, await rightAnswer(setId, 0));
  const entry = await lookUp();
  expect(entry?.isKept).toBe(false);
  const tapped = { ...wish, partOfSpeech: entry?.partOfSpeech };
  const replies = await Promise.all([1, 2, 3].map(() => call(ana, "POST", "/vocabulary/cards", tapped)));
  expect(replies.map(({ data }) => data)).toContainEqual({ added: 1 });
  expect((await readCards(ana)).total).toBe(1);
  expect((await lookUp())?.isKept).toBe(true);
  const other = await call(ana, "POST", "/vocabulary/cards", { ...tapped, word: "parliamentarian" });
  expect(other).toMatchObject({ status: 404, code: "practice/unknown-word" });
  const ben = await signUp();
  expect((await call(ben, "POST", "/vocabulary/cards", tapped)).code).toBe("practice/unknown-set");
  expect((await call(ben, "GET", `/vocabulary/missed/${setId}`)).code).toBe("practice/unknown-set");
  expect((await call(ben, "POST", `/vocabulary/missed/${setId}`)).code).toBe("practice/unknown-set");
});

test("a card tells its meaning in the language of the call, and in English what has no gloss", async () => {
  const ana = await visit();
  const { id } = await firstCard(ana);
  const readIn = async (locale: string) =>
    CardList.parse((await callIn(locale, ana, "GET", "/vocabulary/cards")).data).cards[0];
  const english = await readIn("en");
  expect(english).toMatchObject({ id, glosses: [] });
  expect(english?.meaning.length).toBeGreaterThan(3);
  expect((await readIn("de"))?.meaning).toBe(english?.meaning);
});

test("a rating sent twice counts once, also at the same time", async () => {
  const ana = await visit();
  const card = await firstCard(ana);
  const id = v7();
  const replies = await Promise.all([1, 2, 3].map(() => rate(ana, card.id, { id, rating: "easy" })));
  for (const reply of replies) {
    expect(reply.isCounted).toBe(true);
    expect(reply.card.memory).toMatchObject({ state: "review", reps: 1 });
  }
  expect(await reviewsOf(ana)).toHaveLength(1);
  expect((await readDeck(ana)).cards).toEqual([]);
});

test("of two ratings of the same card at once one counts, and the other learns how it stands", async () => {
  const ana = await visit();
  const card = await firstCard(ana);
  const replies = await Promise.all([
    rate(ana, card.id, { rating: "again" }),
    rate(ana, card.id, { rating: "easy" }),
  ]);
  expect(replies.filter(({ isCounted }) => isCounted)).toHaveLength(1);
  expect(replies[0]?.card.memory).toEqual(replies[1]?.card.memory);
  expect(await reviewsOf(ana)).toHaveLength(1);
});

test("what was said without a connection counts from when it was said, never before the word was there", async () => {
  const ana = await visit();
  const [card, other] = await cardsOf(ana, 2);
  if (!card || !other) throw new Error("There are too few cards.");
  const early = await rate(ana, card.id, { ago: 20 * day });
  expect(early.card.memory.lastReviewAt).toBe(card.addedAt);
  await setCard(other.id, { addedAt: new Date(Date.now() - 5 * day) });
  const late = await rate(ana, other.id, { rating: "easy", ago: day });
  const said = Date.parse(late.card.memory.lastReviewAt ?? "");
  expect(Math.abs(Date.now() - day - said)).toBeLessThan(60_000);
});

test("the last rating is taken back once, and an earlier one is not", async () => {
  const ana = await visit();
  const card = await firstCard(ana);
  const [first, second] = [v7(), v7()];
  await rate(ana, card.id, { id: first });
  await rate(ana, card.id, { id: second, reps: 1 });
  expect(await tryUndo(ana, first)).toMatchObject({ status: 409, code: "vocabulary/not-last" });
  const undo = v7();
  const replies = await Promise.all([
    tryUndo(ana, second, undo),
    tryUndo(ana, second, undo),
    tryUndo(ana, second),
  ]);
  for (const { status, data } of replies) {
    expect(status).toBe(200);
    expect(Reviewed.parse(data).card.memory).toMatchObject({ state: "learning", reps: 1 });
  }
  expect(Reviewed.parse((await tryUndo(ana, first)).data).card.memory).toEqual(card.memory);
  expect(await reviewsOf(ana)).toHaveLength(4);
  expect(await tryUndo(ana, v7())).toMatchObject({ status: 404, code: "vocabulary/unknown-review" });
});

test("the day's new words and reviews are limited, and what was taken back does not count", async () => {
  const ana = await visit();
  await giveCards(ana, 30, "new");
  await giveCards(ana, 25, "review");
  expect(await readSummary(ana)).toMatchObject({ total: 55, due: 35, newWords: 10 });
  expect((await saveSettings(ana, { newPerDay: 3, reviewsPerDay: 10 })).status).toBe(200);
  const { cards } = await readDeck(ana);
  const [fresh] = cards.filter(({ memory }) => memory.state === "new");
  const [due] = cards.filter(({ memory }) => memory.state === "review");
  if (!fresh || !due) throw new Error("The deck has not both.");
  expect(cards).toHaveLength(13);
  const id = v7();
  await rate(ana, fresh.id, { id, rating: "easy" });
  await rate(ana, due.id, { reps: 2 });
  expect(await readSummary(ana)).toMatchObject({ due: 11, newWords: 2 });
  await tryUndo(ana, id);
  expect(await readSummary(ana)).toMatchObject({ due: 12, newWords: 3 });
});

test("the eighth time a word is forgotten it rests, until it is brought back", async () => {
  const ana = await visit();
  const card = await firstCard(ana);
  await setCard(card.id, {
    ...{ state: "review", reps: 20, lapses: 7, stability: 2, difficulty: 8, scheduledDays: 2 },
    lastReviewAt: new Date(Date.now() - 3 * day),
  });
  const { card: rested } = await rate(ana, card.id, { rating: "again", reps: 20 });
  expect(rested).toMatchObject({ isResting: true, memory: { lapses: 8 } });
  expect(await readSummary(ana)).toMatchObject({ resting: 1, due: 0 });
  expect((await readCards(ana, "show=resting")).total).toBe(1);
  expect(await rate(ana, card.id, { reps: 21 })).toMatchObject({ isCounted: false });
  const back = await call(ana, "POST", `/vocabulary/cards/${card.id}/return`);
  expect(Card.parse(back.data).isResting).toBe(false);
  expect((await readDeck(ana)).cards.map(({ id }) => id)).toEqual([card.id]);
  expect((await rate(ana, card.id, { reps: 21 })).isCounted).toBe(true);
});

test("every word comes back before the test, also those that were learned before its date was known", async () => {
  const ana = await visit();
  const [known, later] = await cardsOf(ana, 2);
  if (!known || !later) throw new Error("There are too few cards.");
  await rate(ana, known.id, { rating: "easy" });
  const dueOf = async (id: string) =>
    Date.parse((await readCards(ana)).cards.find((card) => card.id === id)?.memory.dueAt ?? "");
  const free = await dueOf(known.id);
  await savePlan(ana, { testDate: dateIn(5) });
  const test = Date.parse(dateIn(5));
  expect(await dueOf(known.id)).toBeLessThan(test);
  await rate(ana, later.id, { rating: "easy" });
  expect(await dueOf(later.id)).toBeLessThan(test);
  await savePlan(ana, { testDate: null });
  expect(await dueOf(known.id)).toBe(free);
});

test("limits are sane, and a body is a body", async () => {
  const ana = await visit();
  for (const wrong of [{ newPerDay: 101 }, { reviewsPerDay: 9 }, { newPerDay: 1.5 }])
    expect((await saveSettings(ana, wrong)).code).toBe("request/invalid");
  const card = await firstCard(ana);
  for (const wrong of [{ reps: -1 }, { ago: -5 }, { id: "1" }])
    expect((await tryRate(ana, card.id, wrong)).code).toBe("request/invalid");
  const said = { id: v7(), cardId: card.id, rating: "perfect", reps: 0 };
  expect((await call(ana, "POST", "/vocabulary/reviews", said)).code).toBe("request/invalid");
  const more = { ...said, rating: "good", due: "never" };
  expect((await call(ana, "POST", "/vocabulary/reviews", more)).code).toBe("request/invalid");
  expect((await callIn("en", ana, "GET", "/vocabulary/cards?size=51")).status).toBe(400);
});

test("nobody rates, takes back, brings back or removes somebody else's card", async () => {
  const [ana, ben] = [await visit(), await visit()];
  const { id } = await firstCard(ana);
  const review = v7();
  await rate(ana, id, { id: review });
  expect((await tryRate(ben, id)).code).toBe("vocabulary/unknown-card");
  expect((await tryUndo(ben, review)).code).toBe("vocabulary/unknown-review");
  expect((await call(ben, "POST", `/vocabulary/cards/${id}/return`)).code).toBe("vocabulary/unknown-card");
  expect((await callIn("en", ben, "DELETE", `/vocabulary/cards/${id}`)).code).toBe("vocabulary/unknown-card");
  expect((await readCards(ben)).total).toBe(0);
  expect((await readCards(ana)).total).toBe(1);
  expect((await call(null, "GET", "/vocabulary/due")).code).toBe("session/missing");
});

test("words are found by a part of them, page by page, and go when they are removed", async () => {
  const ana = await visit();
  await giveCards(ana, 12, "review");
  await giveCards(ana, 2, "new");
  expect((await readCards(ana, "search=view1")).total).toBe(3);
  expect((await readCards(ana, "search=%25")).total).toBe(0);
  expect((await readCards(ana, "size=10&page=2")).cards).toHaveLength(4);
  const [card] = (await readCards(ana, "search=new0")).cards;
  await rate(ana, card?.id ?? "");
  expect((await callIn("en", ana, "DELETE", `/vocabulary/cards/${card?.id}`)).status).toBe(200);
  expect((await readCards(ana)).total).toBe(13);
  expect(await reviewsOf(ana)).toEqual([]);
  expect((await callIn("en", ana, "DELETE", `/vocabulary/cards/${card?.id}`)).status).toBe(404);
});

test("additions and ratings are counted", async () => {
  const ana = await visit();
  const card = await firstCard(ana);
  const { limits } = await runtime();
  await limits.consume("review.user", ana.userId, 3_600);
  expect((await tryRate(ana, card.id)).code).toBe("request/too-many");
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { practiceQuota } from "@/lib/db/schema/practice";
import { dailyQuestions } from "@/lib/core/free-use";
import { sweepPractice } from "@/lib/services/practice/sweep-practice";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  createSet,
  givePremium,
  moveBack,
  newAddress,
  readHistory,
  readSet,
  readTypes,
  signUp,
  tryAnswer,
  visit,
  type Person,
} from "@/tests/api/practice-calls";

withRuntime();

const overLimit = { status: 402, code: "practice/daily-limit" };

/** Questions of several sets, so that the answers do not wait for each other. */
async function manyQuestions(person: Person, sets: number) {
  const made = [];
  for (let index = 0; index < sets; index += 1) {
    made.push(await createSet(person, { type: "fill-in-the-blanks", size: 10, fresh: true }));
  }
  return made.flatMap((set) => set.items.map(({ position }) => ({ setId: set.id, position })));
}

async function answerAll(person: Person, questions: { setId: string; position: number }[]) {
  const all = await Promise.all(
    questions.map(({ setId, position }) => tryAnswer(person, setId, position, null)),
  );
  const refused = all.filter(({ status }) => status !== 200);
  for (const one of refused) expect(one).toMatchObject(overLimit);
  return { taken: all.length - refused.length, refused: refused.length };
}

const quotaOf = async (person: Person) => (await readTypes(person)).quota;

test("sixty answers at once never pass an account's limit", async () => {
  const ana = await signUp();
  const questions = await manyQuestions(ana, 6);
  const { account } = dailyQuestions;
  expect(await answerAll(ana, questions)).toEqual({ taken: account, refused: 60 - account });
  expect(await quotaOf(ana)).toMatchObject({ limit: account, used: account });
});

test("sixty answers at once never pass a guest's limit", async () => {
  const gus = await visit();
  const questions = await manyQuestions(gus, 6);
  const { guest } = dailyQuestions;
  expect(await answerAll(gus, questions)).toEqual({ taken: guest, refused: 60 - guest });
  expect(await quotaOf(gus)).toMatchObject({ limit: guest, used: guest });
});

test("a refused answer leaves the question open for the next day", async () => {
  const gus = await visit();
  const questions = await manyQuestions(gus, 3);
  const { guest } = dailyQuestions;
  await answerAll(gus, questions.slice(0, guest));
  const { setId = "", position = 0 } = questions[guest] ?? {};
  expect(await tryAnswer(gus, setId, position, null)).toMatchObject(overLimit);
  const stillOpen = (await readSet(gus, setId)).items[position];
  expect(stillOpen).toMatchObject({ begunAt: null, finishedAt: null, outcome: null });

  await moveBack(gus, 1);
  const { quota } = await answer(gus, setId, position, null);
  expect(quota).toMatchObject({ limit: guest, used: 1 });
  const toReset = Date.parse(quota.resetsAt) - Date.now();
  expect(quota.resetsAt).toMatch(/T00:00:00\.000Z$/);
  expect(toReset).toBeGreaterThan(0);
  expect(toReset).toBeLessThanOrEqual(86_400_000);
});

test("all guests of an address range share one number, and another range has its own", async () => {
  const network = newAddress().replace(/\.\d+$/, "");
  const guests = [];
  for (let index = 0; index < dailyQuestions.guestRange / dailyQuestions.guest; index += 1) {
    const guest = await visit(`${network}.${index + 1}`);
    const taken = dailyQuestions.guest;
    expect(await answerAll(guest, await manyQuestions(guest, 1))).toEqual({ taken, refused: 0 });
    guests.push(guest);
  }
  const late = await visit(`${network}.250`);
  const set = await createSet(late, { type: "read-and-select", size: 5 });
  expect(await tryAnswer(late, set.id, 0, null)).toMatchObject(overLimit);
  expect(await quotaOf(late)).toMatchObject({ limit: dailyQuestions.guest, used: dailyQuestions.guest });

  const elsewhere = await visit(newAddress());
  const other = await createSet(elsewhere, { type: "read-and-select", size: 5 });
  expect((await answer(elsewhere, other.id, 0, null)).quota).toMatchObject({ used: 1 });
}, 90_000);

test("Premium goes on beyond an account's limit, up to fair use", async () => {
  const ana = await signUp();
  await givePremium(ana);
  const questions = await manyQuestions(ana, 5);
  expect(await answerAll(ana, questions)).toEqual({ taken: 50, refused: 0 });
  expect(await quotaOf(ana)).toMatchObject({ limit: null, used: 50 });
});

const perRound = 18;
const oneByOne = (person: Person) => createSet(person, { type: "read-and-select", size: 20, fresh: true });

test("of words one by one each eighteen begun count once, in whatever sets", async () => {
  const ana = await signUp();
  const sets = [await oneByOne(ana), await oneByOne(ana)];
  const words = sets.flatMap(({ id, items }) => items.map(({ position }) => ({ id, position })));
  for (const [index, { id, position }] of words.entries()) {
    const { quota } = await answer(ana, id, position, null);
    const used = Math.floor(index / perRound) + 1;
    const paid = { "read-and-select": used * perRound - index - 1 };
    expect(quota).toMatchObject({ used, paid });
  }
});

test("words that one of them was counted for can begin at the limit, and the next can't", async () => {
  const gus = await visit();
  const [first, second] = [await oneByOne(gus), await oneByOne(gus)];
  await answer(gus, first.id, 0, null);
  await answerAll(gus, (await manyQuestions(gus, 1)).slice(1));
  expect(await quotaOf(gus)).toMatchObject({
    used: dailyQuestions.guest,
    paid: { "read-and-select": perRound - 1 },
  });
  const words = [...first.items.slice(1), ...second.items].map(({ position }, index) => ({
    setId: index < first.items.length - 1 ? first.id : second.id,
    position,
  }));
  expect(await answerAll(gus, words)).toEqual({
    taken: perRound - 1,
    refused: words.length - (perRound - 1),
  });
  expect((await quotaOf(gus)).used).toBe(dailyQuestions.guest);
});

test("many rounds and words begun at once never pass the limit", async () => {
  const gus = await visit();
  const rounds = [];
  for (let index = 0; index < dailyQuestions.guest + 2; index += 1)
    rounds.push(await createSet(gus, { type: "read-and-select", way: "round", size: 5, fresh: true }));
  const words = await oneByOne(gus);
  const begun = await answerAll(
    gus,
    [...rounds, words].map(({ id }) => ({ setId: id, position: 0 })),
  );
  expect(begun).toEqual({ taken: dailyQuestions.guest, refused: 3 });
  expect(await quotaOf(gus)).toMatchObject({ used: dailyQuestions.guest });
});

test("free accounts see seven days of their history, Premium all", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  await answer(ana, set.id, 0, null);
  await moveBack(ana, 8);
  expect((await readHistory(ana)).total).toBe(0);
  await givePremium(ana);
  expect(await readHistory(ana)).toMatchObject({ total: 1, sets: [{ id: set.id }] });
});

test("counts of past days are deleted, and no address stands in them", async () => {
  const gus = await visit("198.51.100.7");
  const set = await createSet(gus, { type: "fill-in-the-blanks", size: 5 });
  await answer(gus, set.id, 0, null);
  const current = await runtime();
  const { db } = current.database;
  expect(JSON.stringify(await db.select().from(practiceQuota))).not.toContain("198.51.100");
  const mine = () =>
    db
      .select()
      .from(practiceQuota)
      .where(eq(practiceQuota.subject, `user:${gus.userId}`));
  await sweepPractice(current);
  expect(await mine()).toHaveLength(1);
  await moveBack(gus, 3);
  await sweepPractice(current);
  expect(await mine()).toEqual([]);
});

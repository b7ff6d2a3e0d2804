import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { items } from "@/lib/db/schema/bank";
import { mistakes } from "@/lib/db/schema/practice";
import { movePractice } from "@/lib/services/practice/move-practice";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  call,
  createSet,
  givePremium,
  moveBack,
  type Person,
  readStoredItems,
  readTypes,
  rightAnswer,
  signUp,
  visit,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const due = async (person: Person) => (await readTypes(person)).missed.due;
const askMissed = (person: Person) => createSet(person, { purpose: "missed", size: 5, fresh: true });

async function kept(person: Person) {
  const { database } = await runtime();
  return database.db.select().from(mistakes).where(eq(mistakes.userId, person.userId));
}

/** Somebody who got the first gap of a set wrong and the others right; the gap. */
async function withOneMistake(person: Person) {
  const set = await createSet(person, { type: "fill-in-the-blanks", size: 5, fresh: true });
  for (const { position } of set.items) {
    const given = position === 0 ? await wrongAnswer(set.id, 0) : await rightAnswer(set.id, position);
    await answer(person, set.id, position, given);
  }
  const [gap] = await readStoredItems(set.id);
  if (!gap) throw new Error("The set is empty.");
  return gap;
}

/** Does the one due mistake, and says which item asked it. */
async function comeBack(person: Person, isRight: boolean) {
  expect(await due(person)).toBe(1);
  const set = await askMissed(person);
  expect(set.items).toHaveLength(1);
  const [asked] = await readStoredItems(set.id);
  await answer(person, set.id, 0, isRight ? await rightAnswer(set.id, 0) : await wrongAnswer(set.id, 0));
  expect(await due(person)).toBe(0);
  return asked;
}

async function expectDueIn(person: Person, days: number) {
  await moveBack(person, days - 1);
  expect(await due(person)).toBe(0);
  await moveBack(person, 1);
  expect(await due(person)).toBe(1);
}

test("a mistake comes back after a day by a sister, after three by itself, and is gone when both were right", async () => {
  const ana = await signUp();
  const gap = await withOneMistake(ana);
  expect(await call(ana, "POST", "/practice/sets", { purpose: "missed" })).toMatchObject({
    code: "practice/no-items",
  });
  await expectDueIn(ana, 1);
  const sister = await comeBack(ana, true);
  expect(sister).toMatchObject({ type: gap.type, facet: gap.facet });
  expect(sister?.id).not.toBe(gap.id);
  expect(sister?.level === gap.level || gap.enemies.includes(sister?.id ?? "")).toBe(true);
  await expectDueIn(ana, 3);
  expect((await comeBack(ana, true))?.id).toBe(gap.id);
  await moveBack(ana, 60);
  expect(await due(ana)).toBe(0);
  expect(await kept(ana)).toEqual([]);
});

test("what is wrong again comes after seven days, and every seven, until it is right twice in a row", async () => {
  const ana = await signUp();
  const gap = await withOneMistake(ana);
  await expectDueIn(ana, 1);
  await comeBack(ana, true);
  await expectDueIn(ana, 3);
  expect((await comeBack(ana, false))?.id).toBe(gap.id);
  await expectDueIn(ana, 7);
  expect((await comeBack(ana, true))?.id).not.toBe(gap.id);
  await expectDueIn(ana, 7);
  expect((await comeBack(ana, true))?.id).toBe(gap.id);
  expect(await kept(ana)).toEqual([]);
});

test("two open sets with the same mistake count one return, and a set put aside loses nothing", async () => {
  const ana = await signUp();
  await withOneMistake(ana);
  await moveBack(ana, 1);
  const [first, second] = [await askMissed(ana), await askMissed(ana)];
  for (const { id } of [first, second]) await answer(ana, id, 0, await rightAnswer(id, 0));
  expect(await kept(ana)).toMatchObject([{ returns: 1, rights: 1 }]);
});

test("the longest due come first, no two of a set are enemies, and the rest stays due", async () => {
  const ana = await signUp();
  await givePremium(ana);
  const words = await createSet(ana, { type: "read-and-select", size: 20 });
  for (const { position } of words.items)
    await answer(ana, words.id, position, await wrongAnswer(words.id, position));
  await moveBack(ana, 2);
  expect(await due(ana)).toBe(20);
  const set = await askMissed(ana);
  const rows = await readStoredItems(set.id);
  expect(rows).toHaveLength(5);
  const ids = rows.map(({ id }) => id);
  expect(rows.flatMap(({ enemies }) => enemies).filter((id) => ids.includes(id))).toEqual([]);
  for (const { position } of set.items)
    await answer(ana, set.id, position, await rightAnswer(set.id, position));
  expect(await due(ana)).toBe(15);
});

test("a guest's mistakes become the account's, which keeps its own", async () => {
  const [gus, ana] = [await visit(), await signUp()];
  await withOneMistake(gus);
  await withOneMistake(ana);
  const { database } = await runtime();
  await database.db.transaction((tx) => movePractice(tx, gus.userId, ana.userId));
  await moveBack(ana, 1);
  expect(await due(ana)).toBe((await kept(ana)).length);
  expect((await kept(ana)).length).toBeGreaterThan(0);
  expect(await kept(gus)).toEqual([]);
});

test("without a sister that the learner never had the mistake itself is asked", async () => {
  const ana = await signUp();
  const gap = await withOneMistake(ana);
  await moveBack(ana, 1);
  const { database } = await runtime();
  await database.db.update(items).set({ status: "retired" }).where(eq(items.type, gap.type));
  await database.db.update(items).set({ status: "published" }).where(eq(items.id, gap.id));
  expect((await comeBack(ana, true))?.id).toBe(gap.id);
});

import { expect, test } from "vitest";

import { dailyQuestions } from "@/lib/core/free-use";
import { movePractice } from "@/lib/services/practice/move-practice";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  call,
  createSet,
  readHistory,
  readOpenSets,
  readTypes,
  signUp,
  visit,
} from "@/tests/api/practice-calls";

withRuntime();

test("a guest's sets and today's questions become the account's", async () => {
  const [gus, ana] = [await visit(), await signUp()];
  const [old, own] = [
    await createSet(ana, { type: "read-and-select", size: 5 }),
    await createSet(ana, { type: "listen-and-type", size: 5 }),
  ];
  await answer(ana, old.id, 0, { saidReal: true });
  const set = await createSet(gus, { type: "read-and-select", size: 5 });
  await answer(gus, set.id, 0, { saidReal: true });
  await answer(gus, set.id, 1, { saidReal: true });

  const { database } = await runtime();
  await database.db.transaction((tx) => movePractice(tx, gus.userId, ana.userId));

  expect((await readTypes(ana)).quota).toMatchObject({
    ...{ used: 2, limit: dailyQuestions.account },
    paid: { "read-and-select": 18 - 3 },
  });
  const open = (await readOpenSets(ana)).map(({ id }) => id);
  expect(open.sort()).toEqual([set.id, own.id].sort());
  expect(await readHistory(ana)).toMatchObject({ total: 2 });
  expect(await answer(ana, set.id, 2, { saidReal: true })).toMatchObject({ next: 3 });
  expect((await call(gus, "GET", `/practice/sets/${set.id}`)).code).toBe("practice/unknown-set");
  expect((await readTypes(gus)).quota.used).toBe(0);
});

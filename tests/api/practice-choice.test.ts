import { expect, test } from "vitest";

import { withRuntime } from "@/tests/api/harness";
import {
  answer,
  createSet,
  readHistory,
  readOpenSets,
  readPublishedItems,
  readStoredItems,
  signUp,
} from "@/tests/api/practice-calls";

withRuntime();

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("no item comes twice before the pool is used up, and then the longest unseen comes first", async () => {
  const ana = await signUp();
  const wish = { type: "read-and-complete", level: "easy", fresh: true } as const;
  const pool = (await readPublishedItems("read-and-complete")).filter(({ level }) => level === "easy");
  const rounds: string[][] = [];
  while (rounds.flat().length + 10 <= pool.length) {
    rounds.push(ids(await readStoredItems((await createSet(ana, { ...wish, size: 5 })).id)));
  }
  const seen = rounds.flat();
  expect(new Set(seen).size).toBe(seen.length);

  const last = await readStoredItems((await createSet(ana, { ...wish, size: 20 })).id);
  const leftOut = pool.filter(({ id }) => !seen.includes(id) && !ids(last).includes(id));
  for (const { id } of leftOut) expect(last.some(({ enemies }) => enemies.includes(id))).toBe(true);
  const repeated = ids(last).filter((id) => seen.includes(id));
  const newest = Math.max(...repeated.map((id) => rounds.findIndex((round) => round.includes(id))));
  expect(newest).toBeLessThanOrEqual(Math.ceil(repeated.length / 5));
});

test("a set holds items of its level only, words of both kinds in balance, and no enemies", async () => {
  const ana = await signUp();
  for (const level of ["easy", "medium", "hard", "mixed"] as const) {
    const set = await createSet(ana, { type: "read-and-select", level, size: 20, fresh: true });
    const rows = await readStoredItems(set.id);
    expect(new Set(ids(rows)).size).toBe(20);
    if (level !== "mixed") expect(rows.every((row) => row.level === level)).toBe(true);
    const real = rows.filter(({ facet }) => facet === "real").length;
    expect(real).toBeGreaterThanOrEqual(8);
    expect(real).toBeLessThanOrEqual(12);
    expect(rows.flatMap(({ enemies }) => enemies).filter((id) => ids(rows).includes(id))).toEqual([]);
  }
});

test("easy, medium and hard share out the bank, the harder the level the harder the items", async () => {
  const all = await readPublishedItems("listen-and-type");
  const mean = (level: string) => {
    const rows = all.filter((row) => row.level === level);
    expect(rows.length / all.length).toBeCloseTo(1 / 3, 1);
    return rows.reduce((sum, { difficulty }) => sum + difficulty, 0) / rows.length;
  };
  expect(mean("easy")).toBeLessThan(mean("medium"));
  expect(mean("medium")).toBeLessThan(mean("hard"));
});

test("two learners do not get the same questions", async () => {
  const wish = { type: "read-and-select", size: 20 } as const;
  const [first, second] = [await createSet(await signUp(), wish), await createSet(await signUp(), wish)];
  expect(ids(await readStoredItems(first.id))).not.toEqual(ids(await readStoredItems(second.id)));
});

test("a double click makes one set", async () => {
  const ana = await signUp();
  const sets = await Promise.all(
    [1, 2, 3, 4].map(() => createSet(ana, { type: "read-and-select", size: 10 })),
  );
  expect(new Set(ids(sets)).size).toBe(1);
  expect(await readOpenSets(ana)).toHaveLength(1);
});

test("a fresh set puts the unfinished one aside, which keeps its answers and can still be answered", async () => {
  const ana = await signUp();
  const old = await createSet(ana, { type: "read-and-select", size: 5 });
  await answer(ana, old.id, 0, { saidReal: true });
  const set = await createSet(ana, { type: "read-and-select", size: 5, fresh: true });
  expect(set.id).not.toBe(old.id);
  expect(await readOpenSets(ana)).toMatchObject([{ id: set.id }]);
  expect(await readHistory(ana)).toMatchObject({ total: 1, sets: [{ id: old.id, answered: 1 }] });
  expect(await answer(ana, old.id, 1, { saidReal: true })).toMatchObject({ finished: false, next: 2 });
});

test("open sets of several types stand side by side", async () => {
  const ana = await signUp();
  for (const type of ["read-and-select", "listen-and-type"] as const) await createSet(ana, { type, size: 5 });
  expect((await readOpenSets(ana)).map(({ type }) => type)).toEqual(["listen-and-type", "read-and-select"]);
});

test("the history comes in pages and by type, the newest first", async () => {
  const ana = await signUp();
  for (const type of ["read-and-select", "listen-and-type", "read-and-select"] as const) {
    const set = await createSet(ana, { type, size: 5, fresh: true });
    await answer(ana, set.id, 0, null);
  }
  const types = async (query: string) => {
    const { total, sets } = await readHistory(ana, query);
    return { total, types: sets.map(({ type }) => type) };
  };
  expect(await types("page=1&size=2")).toEqual({ total: 3, types: ["read-and-select", "listen-and-type"] });
  expect(await types("page=2&size=2")).toEqual({ total: 3, types: ["read-and-select"] });
  expect(await types("type=listen-and-type")).toEqual({ total: 1, types: ["listen-and-type"] });
});

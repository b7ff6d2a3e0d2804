import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Item } from "@/lib/bank/item";
import { bankLoads, items } from "@/lib/db/schema/bank";
import { bankFolder, loadBank } from "@/lib/services/bank/load-bank";
import { isBankReady } from "@/lib/services/bank/is-bank-ready";
import { runtime, withRuntime } from "@/tests/api/harness";
import { answer, createSet, readSet, readTypes, signUp } from "@/tests/api/practice-calls";

withRuntime();

const type = "fill-in-the-blanks";
let folder = "";
let original: Item[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-bank-"));
  for (const part of ["items", "media"]) await mkdir(path.join(folder, part));
  const lines = (await readFile(path.join(bankFolder, "items", `${type}-a2.ndjson`), "utf8"))
    .trim()
    .split("\n");
  original = lines.map((line) => Item.parse(JSON.parse(line))).filter(({ waits }) => !waits);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function load(bank: Item[]) {
  await writeFile(
    path.join(folder, "items", `${type}.ndjson`),
    bank.map((item) => JSON.stringify(item)).join("\n"),
  );
  return loadBank((await runtime()).database.db, folder);
}

async function countPracticed(bank: readonly Item[]) {
  const { database } = await runtime();
  const rows = await database.db.select().from(items).where(eq(items.pool, "practice"));
  const ids = new Set(rows.map(({ id }) => id));
  return bank.filter(({ id }) => ids.has(id)).length;
}

const reworded = (item: Item): Item => ({ ...item, explanation: item.explanation.slice(0, 1) });

async function versionsOf(id: string) {
  const { database } = await runtime();
  const rows = await database.db.select().from(items).where(eq(items.id, id)).orderBy(items.version);
  return rows.map(({ version, status }) => `${version} ${status}`);
}

test("the start publishes the whole committed bank, and a second load finds nothing to do", async () => {
  const { database } = await runtime();
  expect(await isBankReady(database.db)).toBe(true);
  const { types } = await readTypes(await signUp());
  for (const { total } of types) expect(total).toBeGreaterThan(50);
  expect(await loadBank(database.db)).toEqual({ added: 0, changed: 0, retired: 0 });
  expect(await database.db.select().from(bankLoads)).toHaveLength(1);
});

test("a changed bank makes new versions, retires what is gone, and leaves open sets as they were", async () => {
  await load(original);
  const ana = await signUp();
  const before = await createSet(ana, { type, size: 20 });
  const [first, second] = original;
  if (!first || !second) throw new Error("The bank is empty.");

  const changed = await load(
    original.slice(1).map((item) => (item.id === second.id ? reworded(item) : item)),
  );
  expect(changed).toEqual({ added: 0, changed: 1, retired: 1 });
  expect(await versionsOf(first.id)).toEqual(["1 retired"]);
  expect(await versionsOf(second.id)).toEqual(["1 retired", "2 published"]);
  expect((await readSet(ana, before.id)).items).toEqual(before.items);
  await load([]);
  for (const { position } of before.items) await answer(ana, before.id, position, null);

  expect(await load(original)).toEqual({ added: original.length, changed: 0, retired: 0 });
  expect(await versionsOf(second.id)).toEqual(["1 published", "2 retired"]);
});

test("processes that start at once load the bank once", async () => {
  const { database } = await runtime();
  await load(original.slice(0, 50));
  const count = async () => (await database.db.select().from(bankLoads)).length;
  const loads = await count();
  await writeFile(
    path.join(folder, "items", `${type}.ndjson`),
    original.map((item) => JSON.stringify(item)).join("\n"),
  );
  const results = await Promise.all([1, 2, 3, 4].map(() => loadBank(database.db, folder)));
  expect(results.filter(({ added }) => added > 0)).toHaveLength(1);
  expect(await count()).toBe(loads + 1);
});

test("a broken bank changes nothing and names the file and the line", async () => {
  await load(original);
  await writeFile(
    path.join(folder, "items", `${type}.ndjson`),
    `${JSON.stringify(original[0])}\n{"id": 1}\n`,
  );
  const { database } = await runtime();
  await expect(loadBank(database.db, folder)).rejects.toThrow(/fill-in-the-blanks\.ndjson.*line 2/s);
  const { total = 0 } = (await readTypes(await signUp())).types.find((row) => row.type === type) ?? {};
  expect(total).toBe(await countPracticed(original));
});

test("an item keeps its pool whatever the bank becomes, and what is new and stands beside it goes where it is", async () => {
  const { database } = await runtime();
  const poolOf = async (id: string) =>
    (await database.db.select({ pool: items.pool }).from(items).where(eq(items.id, id)))[0]?.pool;
  await load(original);
  const before = await database.db.select({ id: items.id, pool: items.pool }).from(items);
  const exam = original.find(({ id }) => before.some((row) => row.id === id && row.pool === "exam"));
  const [some] = original;
  if (!exam || !some) throw new Error("The bank is empty.");
  const beside: Item = { ...exam, id: "0123456789abcdef", enemies: [exam.id] };
  await load([...original.slice(0, 40).filter(({ id }) => id !== exam.id), exam, beside]);
  expect(await poolOf(beside.id)).toBe("exam");
  await load(original);
  const after = await database.db.select({ id: items.id, pool: items.pool }).from(items);
  const pools = new Map(after.map(({ id, pool }) => [id, pool]));
  for (const { id, pool } of before) expect(pools.get(id), id).toBe(pool);
  expect(new Set(pools.values())).toEqual(new Set(["exam", "practice"]));
});

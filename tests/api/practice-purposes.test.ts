import { and, eq, ne } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { items, media } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answerRight,
  audioOf,
  call,
  createSet,
  readOpenSets,
  readSet,
  readStoredItems,
  readTypes,
  signUp,
} from "@/tests/api/practice-calls";

withRuntime();

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test("a set for a skill mixes the types that have it, and each answer is scored by its own type", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { purpose: "skill:reading", size: 20 });
  expect(set).toMatchObject({ purpose: "skill:reading", type: null, size: 20 });
  const count = (type: string) => set.items.filter((item) => item.type === type).length;
  const types = ["read-and-select", "fill-in-the-blanks", "read-and-complete", "interactive-reading"];
  expect(types.map(count)).toEqual([5, 5, 5, 5]);
  const rows = await readStoredItems(set.id);
  expect(rows.flatMap(({ enemies }) => enemies).filter((id) => ids(rows).includes(id))).toEqual([]);

  for (const { position } of set.items) {
    expect((await answerRight(ana, set.id, position)).item.outcome).toMatchObject({ earned: 1 });
  }
  const { types: seen } = await readTypes(ana);
  for (const type of types) {
    const own = count(type);
    expect(seen.find((row) => row.type === type)).toMatchObject({ answered: own, seen: own, accuracy: 1 });
  }
});

test("a set for a course has the types its page names", async () => {
  const ana = await signUp();
  for (const [course, type] of [
    ["det-fill-in-the-blanks", "fill-in-the-blanks"],
    ["det-read-and-complete-prep-course", "read-and-complete"],
    ["det-interactive-reading-course", "interactive-reading"],
  ] as const) {
    const set = await createSet(ana, { purpose: `course:${course}`, size: 5 });
    expect(new Set(set.items.map((item) => item.type))).toEqual(new Set([type]));
  }
  const none = await call(ana, "POST", "/practice/sets", { purpose: "course:det-interactive-writing" });
  expect(none).toMatchObject({ status: 404, code: "practice/no-items" });
});

test("a type alone means its purpose: both calls lead to the same set", async () => {
  const ana = await signUp();
  const old = await createSet(ana, { type: "read-and-select", size: 5 });
  expect(old).toMatchObject({ purpose: "type:read-and-select", type: "read-and-select" });
  expect((await createSet(ana, { purpose: "type:read-and-select", size: 10 })).id).toBe(old.id);
});

test("open sets of several purposes stand side by side, and the database allows one of each", async () => {
  const ana = await signUp();
  for (const purpose of ["type:read-and-select", "skill:reading", "skill:listening"])
    await createSet(ana, { purpose, size: 5 });
  const open = await readOpenSets(ana);
  expect(open.map(({ purpose }) => purpose)).toEqual([
    "skill:listening",
    "skill:reading",
    "type:read-and-select",
  ]);

  const { database } = await runtime();
  const twin = { id: v7(), userId: ana.userId, purpose: "skill:reading", level: "mixed" };
  await expect(database.db.insert(practiceSets).values(twin)).rejects.toThrow();
  await database.db.insert(practiceSets).values({ ...twin, finishedAt: new Date() });
});

test("an unknown purpose, and none or two at once, are refused", async () => {
  const ana = await signUp();
  const ask = (body: object) => call(ana, "POST", "/practice/sets", body);
  for (const purpose of ["skill:singing", "everything", "course:nothing-here", "type:", "missed:all"])
    expect(await ask({ purpose })).toMatchObject({ status: 404, code: "practice/unknown-purpose" });
  expect(await ask({ purpose: "type:sing-along" })).toMatchObject({ code: "practice/unknown-type" });
  expect((await ask({})).status).toBe(400);
  expect((await ask({ type: "read-and-select", purpose: "missed" })).status).toBe(400);
});

test("a set keeps the version of each recording that it was made with", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "listen-and-type", size: 5 });
  const { database } = await runtime();
  const [, id = ""] = /media\/([0-9a-f]{32})\/1\?/.exec(audioOf(set.items[0]).address) ?? [];
  const [first] = await database.db.select().from(media).where(eq(media.id, id));
  if (!first) throw new Error("The recording is not there.");
  await database.db.update(media).set({ status: "retired" }).where(eq(media.id, id));
  await database.db.insert(media).values({ ...first, version: 2, contentHash: "2:better" });

  expect(audioOf((await readSet(ana, set.id)).items[0]).address).toContain(`/${id}/1?`);
  // With no other question left, the next learner gets this one.
  const [asked] = await database.db
    .select()
    .from(practiceItems)
    .where(and(eq(practiceItems.setId, set.id), eq(practiceItems.position, 0)));
  await database.db
    .update(items)
    .set({ status: "retired" })
    .where(and(eq(items.type, "listen-and-type"), ne(items.id, asked?.itemId ?? "")));
  const next = await createSet(await signUp(), { type: "listen-and-type", size: 5 });
  const found = audioOf(next.items[0]).address;
  expect(found).toContain(`/${id}/2?`);
});

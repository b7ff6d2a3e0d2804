import { and, count, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";

import { bankLoads, bankReleases, items } from "@/lib/db/schema/bank";
import { readBankFigures } from "@/lib/services/bank/bank-figures";
import type { Flag } from "@/lib/services/bank/flagged-items";
import { bankFolder, loadBank } from "@/lib/services/bank/load-bank";
import { measureBank } from "@/lib/services/bank/measure-bank";
import { releaseItems } from "@/lib/services/bank/release-items";
import { countPrompts } from "@/lib/content/prompts/prompts";
import { lookUpFigures } from "@/lib/services/bank/watch-figures";
import { bankRelease } from "@/lib/services/jobs/release-items";
import { metrics } from "@/lib/services/operation/metrics";
import { askedOfSite, runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { readTypes, signUp } from "@/tests/api/practice-calls";

withRuntime();

const day = 86_400_000;
const idsOf = (published: Record<string, string[]>) => Object.values(published).flat();

async function countOf(status: "published" | "waiting") {
  const { database } = await runtime();
  const [row] = await database.db.select({ count: count() }).from(items).where(eq(items.status, status));
  return row?.count ?? 0;
}

/** Of these, or of all, those that practice asks. */
async function countPracticed() {
  const { database } = await runtime();
  const [row] = await database.db
    .select({ count: count() })
    .from(items)
    .where(and(eq(items.status, "published"), eq(items.pool, "practice")));
  return row?.count ?? 0;
}

async function statusesOf(ids: readonly string[]) {
  const { database } = await runtime();
  const rows = await database.db
    .select({ id: items.id, status: items.status })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return [...new Set(rows.map(({ status }) => status))];
}

/** A load that finds its folder changed: what the database knows of the last one is taken away. */
async function loadAgain() {
  const { database } = await runtime();
  await database.db.delete(bankLoads);
  return loadBank(database.db, bankFolder);
}

async function releaseOf(flagged: readonly Flag[] = []) {
  const release = await releaseItems(await runtime(), { flagged: async () => flagged });
  if (!release) throw new Error("There was no release.");
  return release;
}

test("before any release the reserve waits, nobody is asked it, and the site counts what can be met and corrected", async () => {
  const open = await runtime();
  const [practiced, waiting] = [await countPracticed(), await countOf("waiting")];
  expect(practiced).toBeLessThan(await countOf("published"));
  expect(waiting).toBeGreaterThan(100);
  const { types } = await readTypes(await signUp());
  expect(types.reduce((sum, { total }) => sum + total, 0)).toBe(practiced);
  expect(await lookUpFigures(open)).toEqual({
    ...{ count: (await countOf("published")) + countPrompts("writing"), releasedOn: null, isDaily: false },
  });
  const speaking = {
    ...{ processor: null, transcribes: true },
    hear: async () => null,
    assess: () => Promise.reject(new Error("Nothing is spoken here.")),
    close: async () => undefined,
  };
  const hearing = { ...open, correctors: { ...open.correctors, speaking } };
  expect((await lookUpFigures(hearing)).count).toBe((await countOf("published")) + countPrompts("all"));
});

test("several workers at once publish twenty items once, of different kinds, and pages are made anew", async () => {
  const open = await runtime();
  const [published, waiting] = [await countOf("published"), await countOf("waiting")];
  const made = await Promise.all([1, 2, 3, 4].map(() => releaseItems(open)));
  const [release, ...others] = made.filter((one) => one !== null);
  if (!release) throw new Error("There was no release.");
  expect(others).toEqual([]);
  const ids = idsOf(release.published);
  expect(new Set(ids).size).toBe(20);
  expect(Object.keys(release.published)).toEqual(
    expect.arrayContaining(["fill-in-the-blanks", "read-and-select"]),
  );
  expect(await statusesOf(ids)).toEqual(["published"]);
  expect([await countOf("published"), await countOf("waiting")]).toEqual([published + 20, waiting - 20]);
  expect(await open.database.db.select().from(bankReleases)).toMatchObject([release]);
  const enemies = await open.database.db
    .select({ enemies: items.enemies })
    .from(items)
    .where(inArray(items.id, ids));
  expect(
    enemies.flatMap((row) => row.enemies).filter((id) => typeof id === "string" && ids.includes(id)),
  ).toEqual([]);
  await waitFor(async () => askedOfSite.expired.some((tags) => tags.includes("bank")));
  expect(await lookUpFigures(open)).toEqual({
    ...{ count: published + 20 + countPrompts("writing"), releasedOn: release.day, isDaily: true },
  });
});

test("days that nobody released on are not made up for, and a load undoes no release", async () => {
  const open = await runtime();
  expect(await releaseItems(open)).toBeNull();
  const before = await countOf("published");
  open.clock.move(5 * day);
  const release = await releaseOf();
  expect(await releaseItems(open)).toBeNull();
  expect(await countOf("published")).toBe(before + 20);
  expect(await loadAgain()).toEqual({ added: 0, changed: 0, retired: 0 });
  expect(await statusesOf(idsOf(release.published))).toEqual(["published"]);
  expect(await countOf("published")).toBe(before + 20);
});

test("a flagged item is retired with its reason, published or waiting, and no load brings it back", async () => {
  const open = await runtime();
  open.clock.move(day);
  const pick = async (status: "published" | "waiting") => {
    const [row] = await open.database.db
      .select({ id: items.id })
      .from(items)
      .where(and(eq(items.status, status), eq(items.type, "fill-in-the-blanks")))
      .limit(1);
    return { id: row?.id ?? "", reason: "two answers" };
  };
  const flags = [await pick("published"), await pick("waiting")];
  const ids = flags.map(({ id }) => id);
  const release = await releaseOf([...flags, { id: "0000000000000000", reason: "nothing has this id" }]);
  expect(release.retired).toEqual(flags);
  expect(await statusesOf(ids)).toEqual(["retired"]);
  expect(await loadAgain()).toEqual({ added: 0, changed: 0, retired: 0 });
  expect(await statusesOf(ids)).toEqual(["retired"]);
});

test("the site says 'updated daily' for seven days after the last release, and then the day alone", async () => {
  const open = await runtime();
  const { releasedOn } = await lookUpFigures(open);
  open.clock.move(7 * day);
  expect(await lookUpFigures(open)).toMatchObject({ releasedOn, isDaily: true });
  const look = () => open.events.publish(open.database.db, { kind: "bank.changed" });
  const expired = () => askedOfSite.expired.filter((tags) => tags.includes("bank")).length;
  await look();
  await waitFor(async () => (await readBankFigures()).isDaily);
  const before = expired();
  open.clock.move(day);
  expect(await lookUpFigures(open)).toMatchObject({ releasedOn, isDaily: false });
  await look();
  await waitFor(async () => !(await readBankFigures()).isDaily);
  await waitFor(async () => expired() === before + 1);
});

test("the job releases what is due, and the operator's figures tell of it", async () => {
  const open = await runtime();
  const before = await open.database.db.select().from(bankReleases);
  await open.database.db.transaction((tx) => open.jobs.enqueue(tx, bankRelease, {}));
  await waitFor(async () => (await open.database.db.select().from(bankReleases)).length > before.length);
  await measureBank(open.database.db);
  const text = await metrics().registry.metrics();
  expect(text).toMatch(/^bank_items\{type="read-and-select",status="waiting"\} \d{2,}$/m);
  expect(text).toMatch(/^bank_last_release_items\{change="published"\} 20$/m);
  expect(text).toMatch(/^bank_last_release_timestamp_seconds \d{10}/m);
});

test("when nothing is left to publish, no day is written down as one of a release", async () => {
  const open = await runtime();
  open.clock.move(day);
  await open.database.db.update(items).set({ status: "retired" }).where(eq(items.status, "waiting"));
  expect(await releaseItems(open)).toBeNull();
});

import path from "node:path";

import { expect, test } from "vitest";

import { loadItems } from "@/lib/bank/load-items";
import type { Item } from "@/lib/bank/item";
import { hashedItem } from "@/lib/services/bank/content-hashes";
import {
  type KeptOut,
  type LoadPlan as AnyPlan,
  planLoad as planHashed,
  type StoredVersion,
} from "@/lib/services/bank/plan-load";

const bank = (await loadItems(path.join(process.cwd(), "content/bank/items"))).slice(0, 6);

type LoadPlan = AnyPlan<Item>;
const planLoad = (items: Item[], stored: StoredVersion[], keptOut?: KeptOut) =>
  planHashed(items.map(hashedItem), stored, keptOut);

/** What the database holds after a plan. */
function apply(stored: StoredVersion[], plan: LoadPlan): StoredVersion[] {
  const isIn = (list: { id: string; version: number }[], row: StoredVersion) =>
    list.some(({ id, version }) => id === row.id && version === row.version);
  const kept = stored.map((row): StoredVersion => {
    if (isIn(plan.retire, row)) return { ...row, status: "retired" };
    const restored = plan.restore.find(({ id, version }) => id === row.id && version === row.version);
    return restored ? { ...row, status: restored.status } : row;
  });
  const added = plan.insert.map(({ entry, version, hash, status }): StoredVersion => {
    return { id: entry.id, version, contentHash: hash, status };
  });
  return [...kept, ...added];
}

const counts = ({ added, changed, retired }: LoadPlan) => ({ added, changed, retired });
const full = apply([], planLoad(bank, []));

test("an unchanged bank changes nothing", () => {
  expect(planLoad(bank, full)).toEqual({
    insert: [],
    retire: [],
    restore: [],
    held: [],
    added: 0,
    changed: 0,
    retired: 0,
  });
});

test("changed content makes a new version and retires the old one", () => {
  const [first, ...others] = bank;
  if (!first) throw new Error("The bank is empty.");
  const plan = planLoad([{ ...first, cefr: first.cefr === "C2" ? "C1" : "C2" }, ...others], full);
  expect(counts(plan)).toEqual({ added: 0, changed: 1, retired: 0 });
  expect(plan.insert[0]).toMatchObject({ version: 2 });
  expect(plan.retire).toEqual([full[0]]);
});

test("where an item came from is not its content", () => {
  const moved = bank.map((item) => ({
    ...item,
    gates: [],
    provenance: { ...item.provenance, seed: "another" },
  }));
  expect(counts(planLoad(moved, full))).toEqual({ added: 0, changed: 0, retired: 0 });
});

test("a removed item retires, and comes back as the version it was", () => {
  const without = apply(full, planLoad(bank.slice(1), full));
  expect(without.filter(({ status }) => status === "retired")).toHaveLength(1);
  const plan = planLoad(bank, without);
  expect(plan.insert).toEqual([]);
  expect(apply(without, plan)).toEqual(full);
});

const statusOf = (stored: readonly StoredVersion[], id: string | undefined) =>
  stored.filter((row) => row.id === id).map(({ version, status }) => `${version} ${status}`);

test("what waits in the bank waits at first, and a load undoes no release", () => {
  const [first, ...others] = bank;
  if (!first) throw new Error("The bank is empty.");
  const reserved = [{ ...first, waits: true as const }, ...others];
  const fresh = apply([], planLoad(reserved, []));
  expect(statusOf(fresh, first.id)).toEqual(["1 waiting"]);
  expect(apply(fresh, planLoad(bank, fresh))).toEqual(fresh);
  const released = fresh.map((row): StoredVersion => ({ ...row, status: "published" }));
  expect(apply(released, planLoad(reserved, released))).toEqual(released);
});

test("a new version of what waits waits, and one of what is published is published", () => {
  const [first, second, ...others] = bank;
  if (!first || !second) throw new Error("The bank is empty.");
  const level = (item: Item): Item => ({ ...item, cefr: item.cefr === "C2" ? "C1" : "C2" });
  const fresh = apply([], planLoad([{ ...first, waits: true }, second, ...others], []));
  const edited = apply(fresh, planLoad([level(first), { ...level(second), waits: true }, ...others], fresh));
  expect(statusOf(edited, first.id)).toEqual(["1 retired", "2 waiting"]);
  expect(statusOf(edited, second.id)).toEqual(["1 retired", "2 published"]);
});

test("what a release has withdrawn stays so, in whatever version the bank has it", () => {
  const [first] = bank;
  if (!first) throw new Error("The bank is empty.");
  const stored = full.map((row): StoredVersion =>
    row.id === first.id ? { ...row, status: "retired" } : row,
  );
  const withdrawn = new Set([first.id]);
  expect(apply(stored, planLoad(bank, stored, { withdrawn }))).toEqual(stored);
  const edited = bank.map((item) => (item.id === first.id ? { ...item, enemies: ["another"] } : item));
  expect(apply(stored, planLoad(edited, stored, { withdrawn }))).toEqual(stored);
});

test("what is held back is not published again, whether it stays as it is, changes or is gone", () => {
  const [first, ...others] = bank;
  if (!first) throw new Error("The bank is empty.");
  const held = new Set([first.id]);
  const retired = full.map((row) => (row.id === first.id ? { ...row, status: "retired" as const } : row));
  const same = planLoad(bank, retired, { held });
  expect(same).toMatchObject({ insert: [], restore: [], held: [{ id: first.id, version: 1 }] });
  expect(counts(same)).toEqual({ added: 0, changed: 0, retired: 0 });
  const changed = planLoad([{ ...first, cefr: first.cefr === "C2" ? "C1" : "C2" }, ...others], retired, {
    held,
  });
  expect(changed.insert).toMatchObject([{ version: 2 }]);
  expect(changed.held).toEqual([{ id: first.id, version: 2 }]);
  expect(planLoad(others, retired, { held })).toMatchObject({
    retire: [],
    held: [{ id: first.id, version: null }],
  });
});

import path from "node:path";

import { expect, test } from "vitest";

import { loadItems } from "@/lib/bank/load-items";
import type { Item } from "@/lib/bank/item";
import { hashedItem } from "@/lib/services/bank/content-hashes";
import {
  type LoadPlan as AnyPlan,
  planLoad as planHashed,
  type StoredVersion,
} from "@/lib/services/bank/plan-load";

const bank = (await loadItems(path.join(process.cwd(), "content/bank/items"))).slice(0, 6);

type LoadPlan = AnyPlan<Item>;
const planLoad = (items: Item[], stored: StoredVersion[], held?: ReadonlySet<string>) =>
  planHashed(items.map(hashedItem), stored, held);

/** What the database holds after a plan. */
function apply(stored: StoredVersion[], plan: LoadPlan): StoredVersion[] {
  const isIn = (list: { id: string; version: number }[], row: StoredVersion) =>
    list.some(({ id, version }) => id === row.id && version === row.version);
  const kept = stored.map((row): StoredVersion => {
    if (isIn(plan.retire, row)) return { ...row, status: "retired" };
    return isIn(plan.republish, row) ? { ...row, status: "published" } : row;
  });
  const added = plan.insert.map(({ entry, version, hash }): StoredVersion => {
    return { id: entry.id, version, contentHash: hash, status: "published" };
  });
  return [...kept, ...added];
}

const counts = ({ added, changed, retired }: LoadPlan) => ({ added, changed, retired });
const full = apply([], planLoad(bank, []));

test("an unchanged bank changes nothing", () => {
  expect(planLoad(bank, full)).toEqual({
    insert: [],
    retire: [],
    republish: [],
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

test("what is held back is not published again, whether it stays as it is, changes or is gone", () => {
  const [first, ...others] = bank;
  if (!first) throw new Error("The bank is empty.");
  const held = new Set([first.id]);
  const retired = full.map((row) => (row.id === first.id ? { ...row, status: "retired" as const } : row));
  const same = planLoad(bank, retired, held);
  expect(same).toMatchObject({ insert: [], republish: [], held: [{ id: first.id, version: 1 }] });
  expect(counts(same)).toEqual({ added: 0, changed: 0, retired: 0 });
  const changed = planLoad([{ ...first, cefr: first.cefr === "C2" ? "C1" : "C2" }, ...others], retired, held);
  expect(changed.insert).toMatchObject([{ version: 2 }]);
  expect(changed.held).toEqual([{ id: first.id, version: 2 }]);
  expect(planLoad(others, retired, held)).toMatchObject({
    retire: [],
    held: [{ id: first.id, version: null }],
  });
});

import { expect, test } from "vitest";

import { assignPools } from "@/lib/exam/pools";

const candidates = Array.from({ length: 2_000 }, (_, at) => ({
  id: `item-${at}`,
  shelf: at % 2 ? "fill-in-the-blanks" : "listen-and-type",
  enemies: at % 4 === 0 ? [`item-${at + 1}`] : at % 4 === 1 ? [`item-${at - 1}`] : [],
}));

test("enemies go to one pool, and about two of five to the exam", () => {
  const pools = assignPools(candidates);
  for (const { id, enemies } of candidates) {
    for (const enemy of enemies) expect(pools.get(enemy)).toBe(pools.get(id));
  }
  const share = [...pools.values()].filter((pool) => pool === "exam").length / candidates.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.45);
});

test("an item stays where it is, whatever else comes or in which order", () => {
  const pools = assignPools(candidates);
  const fewer = assignPools(candidates.slice(0, 1_000).toReversed());
  for (const [id, pool] of fewer) expect(pool).toBe(pools.get(id));
});

test("what is published, and its enemies, is practice", () => {
  const pools = assignPools(candidates.map((each) => ({ ...each, isPublished: each.id.endsWith("0") })));
  expect(pools.get("item-100")).toBe("practice");
  expect(pools.get("item-101")).toBe("practice");
});

test("what is stored stays, and what joins a group goes where the group is", () => {
  const kept = new Map([
    ["item-0", "practice"],
    ["item-4", "exam"],
    ["item-8", "exam"],
    ["item-12", "practice"],
  ] as const);
  const joined = candidates.map((each) =>
    each.id === "item-16" ? { ...each, enemies: [...each.enemies, "item-8", "item-12"] } : each,
  );
  const pools = assignPools(joined, kept);
  for (const [id, pool] of kept) expect(pools.get(id)).toBe(pool);
  expect(pools.get("item-1")).toBe("practice");
  expect(pools.get("item-5")).toBe("exam");
  expect(pools.get("item-16")).toBe("practice");
});

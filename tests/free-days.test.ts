import { expect, test } from "vitest";

import { countFreeDays } from "@/lib/bank/free-days";
import { loadItems } from "@/lib/bank/load-items";
import freeDays from "@/lib/content/practice/free-days.json" with { type: "json" };
import { poolsOf } from "@/lib/services/bank/assign-items";

test("the days that the pricing page names are those of the bank (npm run bank:days -- --write)", async () => {
  const items = await loadItems("content/bank/items");
  const { rows } = countFreeDays(items, poolsOf(items));
  expect(freeDays).toEqual(Object.fromEntries(rows.map(({ type, days }) => [type, days])));
});

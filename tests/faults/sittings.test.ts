import { expect, test } from "vitest";

import { sitThroughFaults } from "@/tests/faults/sittings/sit-through-faults";

test("20 sittings through kills of API, worker and database: nothing acknowledged is lost, nothing scored twice, no credit wrong", async () => {
  const found = await sitThroughFaults({ sittings: 20, seed: "20" });
  expect(found).toMatchObject({ lost: 0, lostSaves: 0, lateCounted: 0, refused: 0 });
  expect(found).toMatchObject({ doubled: 0, wrongCredits: 0, wrongEnds: 0 });
  expect(found.states).toEqual({ done: 16, "given-up": 4 });
  expect(found.acknowledged).toBeGreaterThan(500);
  expect(found.saved).toBeGreaterThan(30);
  expect(found.offline.spells).toBeGreaterThan(5);
  expect(found.offline.pastTheClock).toBeGreaterThan(0);
}, 900_000);

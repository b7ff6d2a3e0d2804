import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";

import { freeTry } from "@/lib/core/correction-costs";
import { corrections, correctionTries } from "@/lib/db/schema/corrections";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import {
  corrected,
  creditsOf,
  free,
  learner,
  ledgerOf,
  longText,
  payer,
  trySubmit,
} from "@/tests/api/correction-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { newAddress } from "@/tests/api/practice-calls";
import { fakeCorrectors, unscorable } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
withRuntime({}, { correctors: fake.correctors });
afterEach(() => fake.does());

/** As if what was tried had been tried so many days ago. */
async function age(userId: string, days: number) {
  const { database } = await runtime();
  const at = sql`now() - make_interval(days => ${days}::int)`;
  const own = await database.db
    .update(corrections)
    .set({ createdAt: at })
    .where(eq(corrections.userId, userId))
    .returning({ id: corrections.id });
  await database.db
    .update(correctionTries)
    .set({ takenAt: at })
    .where(
      inArray(
        correctionTries.id,
        own.map(({ id }) => id),
      ),
    );
}

const refused = { status: 402, body: { code: "credit/insufficient" } };

test("a guest has one writing correction for nothing, and so has nobody else on the device", async () => {
  const guest = await learner({ temp: true });
  expect((await creditsOf(guest)).canTryFree).toBe(true);
  expect(await corrected(guest)).toMatchObject({ state: "done", charge: { by: "try", state: "taken" } });
  expect(await creditsOf(guest)).toMatchObject({ left: 0, canTryFree: false });
  expect(await trySubmit(guest)).toMatchObject(refused);

  const next = await learner({ temp: true, peer: guest.peer });
  expect(await trySubmit(next)).toMatchObject(refused);
  const neighbour = await learner({ temp: true, peer: guest.peer, agent: "another browser" });
  expect((await corrected(neighbour)).charge.by).toBe("try");
});

test("a person has one, wherever they go, also after signing up", async () => {
  const guest = await learner({ temp: true });
  await corrected(guest);
  const account = await learner();
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: guest.id, userId: account.id }));
  expect(await trySubmit({ ...account, peer: newAddress(), agent: "new" })).toMatchObject(refused);
});

test("a person has another one when its days are over, and not before", async () => {
  const guest = await learner({ temp: true });
  await corrected(guest);
  await age(guest.id, freeTry.days - 1);
  expect(await trySubmit(guest)).toMatchObject(refused);
  await age(guest.id, freeTry.days + 1);
  expect((await creditsOf(guest)).canTryFree).toBe(true);
  expect((await corrected(guest)).charge).toMatchObject({ by: "try", state: "taken" });
});

test("a try that came to nothing is given back", async () => {
  const guest = await learner({ temp: true });
  fake.does(async ({ parts }) => unscorable(parts));
  expect(await corrected(guest, free("asdf asdf"))).toMatchObject({
    charge: { by: "try", state: "released" },
  });
  fake.does();
  expect((await creditsOf(guest)).canTryFree).toBe(true);
  expect((await corrected(guest)).charge.state).toBe("taken");
});

test("an address range has so many a day, however many devices come", async () => {
  const peer = newAddress();
  const come = async (nth: number) => trySubmit(await learner({ temp: true, peer, agent: `browser ${nth}` }));
  for (let nth = 0; nth < freeTry.networkADay; nth += 1) expect((await come(nth)).status).toBe(200);
  expect(await come(freeTry.networkADay)).toMatchObject(refused);
});

test("four calls at once have one try", async () => {
  const guest = await learner({ temp: true });
  const calls = await Promise.all([1, 2, 3, 4].map(() => trySubmit(guest)));
  expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 402, 402, 402]);
});

test("who has a credit spends that one, and keeps the try", async () => {
  const who = await payer(1);
  expect((await corrected(who)).charge.by).toBe("credit");
  expect(await creditsOf(who)).toMatchObject({ left: 0, canTryFree: true });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("where a page says that it is free, nobody's credit is taken: the try or nothing", async () => {
  const who = await payer(1);
  const asTry = free(longText, { pay: "try" });
  expect((await corrected(who, asTry)).charge).toMatchObject({ by: "try", state: "taken" });
  expect(await trySubmit(who, asTry)).toMatchObject(refused);
  expect(await creditsOf(who)).toMatchObject({ left: 1, canTryFree: false });
  expect(await ledgerOf(who)).toEqual([]);
});

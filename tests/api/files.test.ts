import { eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { users } from "@/lib/db/schema/identity";
import { files } from "@/lib/db/schema/operation";
import { claimFiles } from "@/lib/services/files/claim-files";
import { sweepFiles } from "@/lib/services/files/sweep-files";
import { mergeGuest } from "@/lib/services/identity/merge-guest";

import { placeUpload } from "@/tests/factories/uploads";

import { createUser, runtime, withRuntime } from "./harness";

withRuntime();

const { signal } = new AbortController();

const upload = async (ownerId: string) => placeUpload(await runtime(), ownerId);

async function claim(ownerId: string, fileIds: string[], by: string) {
  const { database } = await runtime();
  return database.db.transaction((tx) => claimFiles(tx, { ownerId, fileIds, by }));
}

async function rowOf(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

const bytesOf = async (id: string) => (await runtime()).files("uploads").get(`${id}.webm`);

async function letPass(ids: string[]) {
  const { database } = await runtime();
  await database.db
    .update(files)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(inArray(files.id, ids));
}

test("an answer claims its uploads with its transaction, and may say so again", async () => {
  const { id: ownerId } = await createUser();
  const { database } = await runtime();
  const [first, second] = [await upload(ownerId), await upload(ownerId)];
  const undone = database.db.transaction(async (tx) => {
    await claimFiles(tx, { ownerId, fileIds: [first], by: "an answer" });
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  expect(await rowOf(first)).toMatchObject({ state: "registered" });
  await claim(ownerId, [first, second, first], "an answer");
  await claim(ownerId, [first], "an answer");
  expect(await rowOf(second)).toMatchObject({ state: "claimed", claimedBy: "an answer" });
});

test("nobody claims what is somebody else's, another answer's, unfinished or gone, and then nothing at all", async () => {
  const [owner, other] = [await createUser(), await createUser()];
  const [own, taken, old] = [await upload(owner.id), await upload(owner.id), await upload(owner.id)];
  await claim(owner.id, [taken], "the first answer");
  await letPass([old]);
  for (const [claimant, ids] of [
    [other.id, [own]],
    [owner.id, [own, taken]],
    [owner.id, [own, old]],
    [owner.id, [own, v7()]],
  ] as const)
    await expect(claim(claimant, [...ids], "the second answer")).rejects.toMatchObject({
      code: "upload/unknown",
    });
  expect(await rowOf(own)).toMatchObject({ state: "registered" });
});

test("two answers at once: one gets the upload", async () => {
  const { id: ownerId } = await createUser();
  const id = await upload(ownerId);
  const both = await Promise.allSettled([claim(ownerId, [id], "one"), claim(ownerId, [id], "two")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

async function daysLeft(id: string) {
  const expiresAt = (await rowOf(id))?.expiresAt?.getTime() ?? 0;
  return (expiresAt - Date.now()) / 86_400_000;
}

test("what nobody claims is swept after a day, what an answer has after 90; the rest stays", async () => {
  const { id: ownerId } = await createUser();
  const [claimed, waiting, left, old] = [
    await upload(ownerId),
    await upload(ownerId),
    await upload(ownerId),
    await upload(ownerId),
  ];
  await claim(ownerId, [claimed, old], "an answer");
  expect(await daysLeft(claimed)).toBeCloseTo(90, 1);
  expect(await daysLeft(waiting)).toBeCloseTo(1, 1);
  await letPass([left, old]);
  await sweepFiles(await runtime(), signal);
  for (const id of [left, old]) expect([await rowOf(id), await bytesOf(id)]).toEqual([null, null]);
  for (const id of [claimed, waiting]) {
    expect(await rowOf(id)).not.toBeNull();
    expect(await bytesOf(id)).not.toBeNull();
  }
});

test("with a person their uploads go, and bytes without a row do, too", async () => {
  const { id: ownerId } = await createUser();
  const id = await upload(ownerId);
  await claim(ownerId, [id], "an answer");
  const current = await runtime();
  await current.database.db.delete(users).where(eq(users.id, ownerId));
  const lost = `${v7()}.webm`;
  await current.files("uploads").put(lost, "from a restored day");
  const later = { ...current, now: () => new Date(Date.now() + 2 * 86_400_000) };
  await sweepFiles(later, signal);
  expect([await rowOf(id), await bytesOf(id)]).toEqual([null, null]);
  expect(await current.files("uploads").stat(lost)).toBeNull();
});

test("what somebody sent in as a guest is their account's after they signed in", async () => {
  const [guest, account] = [await createUser({ temp: true }), await createUser()];
  const id = await upload(guest.id);
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: guest.id, userId: account.id }));
  await claim(account.id, [id], "an answer");
});

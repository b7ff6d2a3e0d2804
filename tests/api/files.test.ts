import { eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { users } from "@/lib/db/schema/identity";
import { files } from "@/lib/db/schema/operation";
import { claimFiles } from "@/lib/services/files/claim-files";
import { registerUpload } from "@/lib/services/files/register-upload";
import { sweepFiles } from "@/lib/services/files/sweep-files";
import { mergeGuest } from "@/lib/services/identity/merge-guest";

import { createUser, runtime, withRuntime } from "./harness";

withRuntime();

const { signal } = new AbortController();

async function* spoken(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part);
}

async function upload(ownerId: string, content = spoken("some ", "sound")) {
  const { id } = await registerUpload(await runtime(), {
    ownerId,
    contentType: "audio/webm;codecs=opus",
    content,
    mostBytes: 1_000,
  });
  return id;
}

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

test("an upload is stored as it arrives, with its size and hash", async () => {
  const id = await upload((await createUser()).id);
  expect(await rowOf(id)).toMatchObject({
    contentType: "audio/webm",
    bytes: 10,
    sha256: await sha256("some sound"),
    state: "registered",
  });
  expect(new TextDecoder().decode((await bytesOf(id)) ?? undefined)).toBe("some sound");
});

test.each([
  ["text/html", spoken("<p>"), "upload/refused"],
  ["audio/webm", spoken(), "upload/refused"],
  ["audio/webm", spoken("x".repeat(900), "x".repeat(900)), "upload/too-large"],
])("an upload as %s that must not be is refused", async (contentType, content, code) => {
  const { id: ownerId } = await createUser();
  const refused = registerUpload(await runtime(), { ownerId, contentType, content, mostBytes: 1_000 });
  await expect(refused).rejects.toMatchObject({ code });
});

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
  expect(await rowOf(second)).toMatchObject({ state: "claimed", claimedBy: "an answer", expiresAt: null });
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

test("what nobody claims is swept with its bytes; what is claimed or still in time stays", async () => {
  const { id: ownerId } = await createUser();
  const [claimed, waiting, left] = [await upload(ownerId), await upload(ownerId), await upload(ownerId)];
  const broken = upload(
    ownerId,
    (async function* () {
      yield new TextEncoder().encode("half");
      throw new Error("the sender left");
    })(),
  );
  await expect(broken).rejects.toThrow("the sender left");
  await claim(ownerId, [claimed], "an answer");
  const { database } = await runtime();
  const unfinished = await database.db.select().from(files).where(eq(files.state, "receiving"));
  expect(unfinished.length).toBeGreaterThan(0);
  await letPass([claimed, left, ...unfinished.map(({ id }) => id)]);
  await sweepFiles(await runtime(), signal);
  expect([await rowOf(left), await bytesOf(left)]).toEqual([null, null]);
  expect(await database.db.select().from(files).where(eq(files.state, "receiving"))).toEqual([]);
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

async function sha256(text: string) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex");
}

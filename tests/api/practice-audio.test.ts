import { and, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { sign } from "@/lib/core/signing";
import { items } from "@/lib/db/schema/bank";
import { retrySilent } from "@/lib/services/media/retry-silent";
import type { Spoken } from "@/lib/services/media/recordings";
import { warmRecordings } from "@/lib/services/media/warm-recordings";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  audioOf,
  createSet,
  fetchMedia,
  givePremium,
  readStoredItems,
  signUp,
} from "@/tests/api/practice-calls";

withRuntime();

async function listen() {
  const ana = await signUp();
  const set = await createSet(ana, { type: "listen-and-type", size: 5 });
  return { ana, set, media: audioOf(set.items[0]) };
}

/** The same address with one parameter changed. */
function change(address: string, name: string, value: string) {
  const url = new URL(address, "http://localhost");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

test("a question's recording plays, whole and in parts, and is not sent again when it has not changed", async () => {
  const { media } = await listen();
  const whole = await fetchMedia(media.address);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("audio/mpeg");
  expect(whole.headers.get("cache-control")).toMatch(/^private/);
  expect(whole.bytes.length).toBeGreaterThan(5_000);
  expect([0xff, 0x49]).toContain(whole.bytes[0]);

  const part = await fetchMedia(media.address, { range: "bytes=100-199" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.bytes.length}`);
  expect(part.bytes).toEqual(whole.bytes.slice(100, 200));
  expect((await fetchMedia(media.address, { range: `bytes=${whole.bytes.length}-` })).status).toBe(416);
  const etag = whole.headers.get("etag") ?? "";
  expect((await fetchMedia(media.address, { "if-none-match": etag })).status).toBe(304);
});

test("many first listeners at once get the same recording", async () => {
  const { media } = await listen();
  const all = await Promise.all(Array.from({ length: 12 }, () => fetchMedia(media.address)));
  expect(new Set(all.map(({ status, headers }) => `${status} ${headers.get("etag")}`)).size).toBe(1);
});

test("everybody hears it slowly after the answer, Premium at any time, and the address cannot be bent", async () => {
  const { ana, set, media } = await listen();
  expect(media.slow).toBeNull();
  expect((await fetchMedia(change(media.address, "rate", "slow"))).status).toBe(404);
  expect(media.transcript).toBeNull();
  const { item } = await answer(ana, set.id, 0, { text: "something" });
  const after = audioOf(item);
  const [stored] = await readStoredItems(set.id);
  expect(after.transcript).toBe(stored?.steps[0]?.key["text"]);
  const [normal, slow] = [await fetchMedia(media.address), await fetchMedia(after.slow ?? "")];
  expect(slow.status).toBe(200);
  expect(slow.bytes.length).toBeGreaterThan(normal.bytes.length * 1.1);

  const ben = await signUp();
  await givePremium(ben);
  const other = await createSet(ben, { type: "listen-and-type", size: 5 });
  expect(other.items.every((item) => audioOf(item).slow)).toBe(true);
});

test("a wrong, missing or expired signature and another recording's signature open nothing", async () => {
  const { set, media } = await listen();
  const other = audioOf(set.items[1]).address;
  const sig = new URL(other, "http://localhost").searchParams.get("sig") ?? "";
  for (const address of [
    change(media.address, "sig", "A".repeat(43)),
    change(media.address, "sig", "%00"),
    change(media.address, "sig", sig),
    change(media.address, "exp", "99999999999"),
    change(media.address, "exp", "1"),
  ]) {
    expect((await fetchMedia(address)).status).toBe(404);
  }
  expect((await fetchMedia(media.address.split("?")[0] ?? "")).status).toBe(400);
  const elsewhere = media.address.replace(/media\/.*\?/, "media/..%2F..%2Fsecret/1?");
  expect((await fetchMedia(elsewhere)).status).toBe(400);
  expect((await fetchMedia(media.address.replace(/\/\d+\?/, "/2?"))).status).toBe(404);
  expect((await fetchMedia(media.address, {}, 3 * 3_600_000)).status).toBe(404);
});

test("an address that an older page holds still plays", async () => {
  const { media } = await listen();
  const current = await runtime();
  const { pathname, searchParams } = new URL(media.address, "http://localhost");
  const [, id = ""] = /media\/([0-9a-f]{32})\//.exec(pathname) ?? [];
  const exp = searchParams.get("exp") ?? "";
  const sig = sign(current.secrets("practice-audio"), `${id} normal ${exp}`);
  const old = await fetchMedia(`/api/practice/audio/${id}?rate=normal&exp=${exp}&sig=${sig}`);
  expect(old.status).toBe(200);
  expect(old.bytes).toEqual((await fetchMedia(media.address)).bytes);
  const bent = `/api/practice/audio/${id}?rate=slow&exp=${exp}&sig=${sig}`;
  expect((await fetchMedia(bent)).status).toBe(404);
});

test("the address of a recording tells nothing of its text", async () => {
  const { set, media } = await listen();
  const [item] = await readStoredItems(set.id);
  const words =
    String(item?.steps[0]?.key["text"])
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(media.address.toLowerCase().split("?")[0]).not.toContain(word);
});

test("recordings are made ahead of time, one at a time, until the process stops", async () => {
  const current = await runtime();
  const stopping = new AbortController();
  const made: string[] = [];
  let running = 0;
  const recordings = {
    ...current.recordings,
    prepare: async (spoken: Spoken) => {
      running += 1;
      expect(running).toBe(1);
      made.push(`${spoken.rate} ${spoken.text}`);
      if (made.length === 2) stopping.abort();
      running -= 1;
      return true;
    },
  };
  expect(await warmRecordings({ ...current, recordings }, stopping.signal)).toBe(2);
  expect(new Set(made).size).toBe(2);
  expect(await warmRecordings({ ...current, recordings }, stopping.signal)).toBe(0);
});

const silent = async () => {
  const { database } = await runtime();
  const rows = await database.db.select({ id: items.id }).from(items).where(isNotNull(items.silentSince));
  return rows.map(({ id }) => id);
};

test("an item whose recording cannot be made is left out, tried again and asked again once it is there", async () => {
  const current = await runtime();
  const cannot = () => Promise.reject(new Error("no voice"));
  const mute = { ...current, recordings: { ...current.recordings, prepare: cannot, read: cannot } };
  await warmRecordings(mute, new AbortController().signal);
  const left = await silent();
  expect(left.length).toBeGreaterThan(0);

  expect(await retrySilent(mute)).toBe(0);
  expect(await silent()).toEqual(left);
  expect(await retrySilent(current)).toBe(left.length);
  expect(await silent()).toEqual([]);
});

test("a set is made of what can be heard", async () => {
  const { database } = await runtime();
  const dictations = eq(items.type, "listen-and-type");
  const [heard] = await database.db
    .select({ id: items.id })
    .from(items)
    .where(and(dictations, eq(items.status, "published"), eq(items.pool, "practice")))
    .limit(1);
  await database.db
    .update(items)
    .set({ silentSince: sql`now()` })
    .where(and(dictations, notInArray(items.id, [heard?.id ?? ""])));
  const set = await createSet(await signUp(), { type: "listen-and-type", size: 5 });
  const stored = await readStoredItems(set.id);
  expect(stored.map(({ id }) => id)).toEqual([heard?.id]);
});

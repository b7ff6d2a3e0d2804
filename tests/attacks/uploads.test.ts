import { readFileSync } from "node:fs";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { files } from "@/lib/db/schema/operation";
import { call, runtime, withRuntime } from "@/tests/api/harness";
import { newAddress } from "@/tests/api/practice-calls";
import { askUpload, beginUpload, newUpload, sendAll, sendPart, speaker } from "@/tests/api/upload-calls";

withRuntime();

const spoken = new Uint8Array(readFileSync("tests/factories/recordings/reading.webm"));

async function rowOf(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

test("nobody sends, asks for, hears or deletes without a session, or what is somebody else's", async () => {
  const [ana, ben] = [await speaker(), await speaker()];
  const [whole, begun] = [await sendAll(ana, spoken, "audio/webm"), await newUpload(ana, 100)];
  expect(await beginUpload(null, 100)).toMatchObject({ status: 401 });
  for (const [who, status] of [
    [null, 401],
    [ben, 404],
  ] as const) {
    const token = who?.token;
    expect(await sendPart(who, begun, 0, new Uint8Array(10))).toMatchObject({ status });
    for (const id of [whole, begun]) {
      expect(await askUpload(who, id)).toMatchObject({ status });
      expect(await call("GET", `/uploads/${id}`, { token })).toMatchObject({ status });
      expect(await call("DELETE", `/uploads/${id}`, { token })).toMatchObject({ status });
    }
  }
  expect(await rowOf(whole)).not.toBeNull();
});

test("an hour has an end: who sends more than it takes waits", async () => {
  const ana = await speaker();
  const eight = 8 * 1_024 * 1_024;
  for (let times = 0; times < 8; times += 1) expect((await beginUpload(ana, eight)).status).toBe(201);
  const refused = await beginUpload(ana, eight);
  expect(refused).toMatchObject({ status: 429, code: "request/too-many" });
});

test("an address has an end, too, however many guests it makes", async () => {
  const address = newAddress();
  const eight = 8 * 1_024 * 1_024;
  let status = 201;
  let begun = 0;
  for (; status === 201 && begun < 80; begun += 1) {
    const guest = await speaker({ temp: true });
    ({ status } = await beginUpload(guest, eight, "audio/wav", address));
  }
  expect({ status, begun }).toEqual({ status: 429, begun: 51 });
});

test("the name of an upload leads nowhere else", async () => {
  const ana = await speaker();
  for (const id of ["..%2f..%2fsecret", "a/b", "%00", "not-an-id"]) {
    const { status } = await call("GET", `/uploads/${id}`, { token: ana.token });
    expect([400, 404]).toContain(status);
  }
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { api } from "@/lib/api/app";
import { files } from "@/lib/db/schema/operation";
import { call, createUser, runtime, withRuntime } from "@/tests/api/harness";
import {
  askUpload,
  beginUpload,
  decideOnRecording,
  newUpload,
  sendAll,
  sendPart,
  speaker,
  tus,
} from "@/tests/api/upload-calls";
import { silence, tone } from "@/tests/factories/spoken-files";

withRuntime();

const spoken = new Uint8Array(readFileSync("tests/factories/recordings/reading.webm"));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function rowOf(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

async function storedNames(id: string) {
  const { files: store } = await runtime();
  const names: string[] = [];
  for await (const { name } of store("uploads").list({ prefix: id })) names.push(name);
  return names;
}

test("a recording that is sent at once is there, with its hash, and its sender gets it back byte for byte", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, spoken.length, "audio/webm;codecs=opus");
  const sent = await sendPart(ana, id, 0, spoken);
  expect(sent.status).toBe(204);
  expect(sent.headers.get("upload-offset")).toBe(String(spoken.length));
  expect(sent.headers.get("upload-sha256")).toBe(sha256(spoken));
  expect(await rowOf(id)).toMatchObject({ state: "registered", bytes: spoken.length, parts: [] });
  expect(await storedNames(id)).toEqual([`${id}.webm`]);
  const response = await api.request(`http://localhost:3000/api/uploads/${id}`, {
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(spoken);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test("an upload that broke off goes on where it was, as often as it breaks off", async () => {
  const ana = await speaker({ temp: true });
  const id = await newUpload(ana, spoken.length, "audio/webm");
  const cuts = [0, 1_000, 5_000, 12_345, spoken.length];
  for (const [at, from] of cuts.slice(0, -1).entries()) {
    const asked = await askUpload(ana, id);
    expect(asked.headers.get("upload-offset")).toBe(String(from));
    expect(asked.headers.get("upload-length")).toBe(String(spoken.length));
    expect((await sendPart(ana, id, from, spoken.slice(from, cuts[at + 1]))).status).toBe(204);
  }
  expect(await rowOf(id)).toMatchObject({ state: "registered", sha256: sha256(spoken) });
  expect(await storedNames(id)).toEqual([`${id}.webm`]);
});

test("what had come when the sender left in the middle of a part stays", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, spoken.length, "audio/webm");
  let pulls = 0;
  const broken = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if ((pulls += 1) === 1) controller.enqueue(spoken.slice(0, 3_000));
      else controller.error(new Error("the sender left"));
    },
  });
  await sendPart(ana, id, 0, broken).catch(() => undefined);
  const from = Number((await askUpload(ana, id)).headers.get("upload-offset"));
  expect(from).toBe(3_000);
  const rest = await sendPart(ana, id, from, spoken.slice(from));
  expect(rest.headers.get("upload-sha256")).toBe(sha256(spoken));
});

test("an answer that was lost is asked for: the hash comes with how much is there", async () => {
  const ana = await speaker();
  const id = await sendAll(ana, spoken, "audio/webm");
  const asked = await askUpload(ana, id);
  expect(asked.headers.get("upload-offset")).toBe(String(spoken.length));
  expect(asked.headers.get("upload-sha256")).toBe(sha256(spoken));
});

test("two senders of the same bytes: one is heard, and the recording is whole", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, spoken.length, "audio/webm");
  const both = await Promise.all([sendPart(ana, id, 0, spoken), sendPart(ana, id, 0, spoken)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await rowOf(id)).toMatchObject({ state: "registered", sha256: sha256(spoken) });
});

test.each([
  ["no bytes", 0, "audio/wav", 422, "upload/refused"],
  ["a page", 100, "text/html", 422, "upload/refused"],
  ["nothing said of it", 100, "", 422, "upload/refused"],
  ["more than 8 MB", 8 * 1_024 * 1_024 + 1, "audio/wav", 413, "upload/too-large"],
])("an upload with %s does not begin", async (_name, bytes, contentType, status, code) => {
  expect(await beginUpload(await speaker(), bytes, contentType)).toMatchObject({ status, code });
});

test.each([
  [
    "no sound",
    () => new TextEncoder().encode("<p>Not a recording.</p>"),
    "audio/webm",
    422,
    "upload/unreadable",
  ],
  ["a cut header", () => spoken.slice(0, 40), "audio/webm", 422, "upload/unreadable"],
  ["another form than it says", () => silence(1), "audio/webm", 422, "upload/refused"],
  ["more than 200 seconds", () => tone(201), "audio/wav", 413, "upload/too-long"],
] as const)(
  "what turns out to be %s is refused and leaves nothing",
  async (_name, make, type, status, code) => {
    const ana = await speaker();
    const bytes = make();
    const id = await newUpload(ana, bytes.length, type);
    expect(await sendPart(ana, id, 0, bytes)).toMatchObject({ status, code });
    expect(await rowOf(id)).toBeNull();
    expect(await storedNames(id)).toEqual([]);
    expect((await askUpload(ana, id)).status).toBe(404);
  },
);

test("90 seconds are there in less than ten", async () => {
  const ana = await speaker();
  const began = performance.now();
  await sendAll(ana, tone(90, 16_000));
  expect(performance.now() - began).toBeLessThan(10_000);
});

test("more bytes than were announced, or from another place, are refused", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, 100);
  expect(await sendPart(ana, id, 0, new Uint8Array(200))).toMatchObject({ status: 413 });
  expect(await sendPart(ana, id, 50, new Uint8Array(10))).toMatchObject({
    status: 409,
    code: "upload/conflict",
  });
});

test("without the protocol's name nothing is taken", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, 100);
  const headers = {
    "tus-resumable": "",
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  };
  const body = new Uint8Array(10);
  expect(await tus(ana, "PATCH", `/uploads/${id}`, { headers, body })).toMatchObject({
    status: 412,
    code: "upload/protocol",
  });
});

test("one's own recording goes for good when one says so", async () => {
  const ana = await speaker();
  const id = await sendAll(ana, spoken, "audio/webm");
  expect((await call("DELETE", `/uploads/${id}`, { token: ana.token })).status).toBe(200);
  expect(await rowOf(id)).toBeNull();
  expect(await storedNames(id)).toEqual([]);
  expect((await call("GET", `/uploads/${id}`, { token: ana.token })).status).toBe(404);
  expect((await call("GET", `/uploads/${v7()}`, { token: ana.token })).status).toBe(404);
});

test("a store without room says so, and the upload goes on once there is some", async () => {
  const ana = await speaker();
  const id = await newUpload(ana, spoken.length, "audio/webm");
  const current = await runtime();
  const { files: open } = current;
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  current.files = (namespace) => ({ ...open(namespace), put: () => Promise.reject(full) });
  const refused = await sendPart(ana, id, 0, spoken);
  current.files = open;
  expect(refused).toMatchObject({ status: 503, code: "upload/storage-full" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await sendPart(ana, id, 0, spoken)).status).toBe(204);
});

test.each([
  ["an account", { temp: false }],
  ["a guest", { temp: true }],
])("%s that has not agreed to being recorded, or no longer does, begins no upload", async (_name, who) => {
  const ana = await createUser(who);
  const refused = { status: 403, code: "consent/needed" };
  expect(await beginUpload(ana, spoken.length, "audio/webm")).toMatchObject(refused);
  await decideOnRecording(ana, true);
  await sendAll(ana, spoken, "audio/webm");
  await decideOnRecording(ana, false);
  expect(await beginUpload(ana, spoken.length, "audio/webm")).toMatchObject(refused);
});

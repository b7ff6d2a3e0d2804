import { expect } from "vitest";

import { api } from "@/lib/api/app";
import { consentVersions } from "@/lib/services/consents/consent-texts";
import { call, createUser } from "@/tests/api/harness";
import { newAddress } from "@/tests/api/practice-calls";

type Sender = { token: string };
type Given = { headers?: Record<string, string>; body?: BodyInit; peer?: string };

export async function decideOnRecording(who: Sender, isGiven: boolean) {
  const body = { version: consentVersions.recording, isGiven, age: "of-age" };
  const { status } = await call("PUT", "/consents/recording", { token: who.token, body });
  expect(status).toBe(200);
}

/** Somebody who agreed to being recorded. */
export async function agreed<Who extends Sender>(who: Who | Promise<Who>): Promise<Who> {
  const person = await who;
  await decideOnRecording(person, true);
  return person;
}

export const speaker = (options?: { temp: boolean }) => agreed(createUser(options));

/** A call of the upload protocol, as its client makes it. */
export async function tus(
  who: Sender | null,
  method: string,
  path: string,
  { headers, body, peer = newAddress() }: Given = {},
) {
  const init = {
    method,
    headers: {
      "tus-resumable": "1.0.0",
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: "half" }),
  };
  const response = await api.request(`http://localhost:3000/api${path}`, init, { peer });
  // An answer to HEAD says no more than its status.
  const isJson = method !== "HEAD" && response.headers.get("content-type")?.includes("json") === true;
  const code: unknown = isJson ? (await response.json()).code : null;
  return { status: response.status, headers: response.headers, code };
}

const metadata = (contentType: string) => `filetype ${Buffer.from(contentType).toString("base64")}`;

export const beginUpload = (who: Sender | null, bytes: number, contentType = "audio/wav", peer?: string) =>
  tus(who, "POST", "/uploads", {
    headers: { "upload-length": String(bytes), "upload-metadata": metadata(contentType) },
    ...(peer === undefined ? {} : { peer }),
  });

/** Where a new upload of so many bytes goes, as its id. */
export async function newUpload(who: Sender, bytes: number, contentType = "audio/wav") {
  const { status, headers } = await beginUpload(who, bytes, contentType);
  expect(status).toBe(201);
  const [, id = ""] = /^\/api\/uploads\/([0-9a-f-]{36})$/.exec(headers.get("location") ?? "") ?? [];
  expect(id).not.toBe("");
  return id;
}

export const sendPart = (who: Sender | null, id: string, offset: number, body: BodyInit) =>
  tus(who, "PATCH", `/uploads/${id}`, {
    headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    body,
  });

export const askUpload = (who: Sender | null, id: string) => tus(who, "HEAD", `/uploads/${id}`);

/** A recording that was sent at once. */
export async function sendAll(who: Sender, bytes: Uint8Array<ArrayBuffer>, contentType = "audio/wav") {
  const id = await newUpload(who, bytes.length, contentType);
  const { status } = await sendPart(who, id, 0, bytes);
  expect(status).toBe(204);
  return id;
}

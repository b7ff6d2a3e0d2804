import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { v7 } from "uuid";
import { afterAll, beforeAll, inject } from "vitest";

import { api } from "@/lib/api/app";
import { users } from "@/lib/db/schema/identity";
import { readServerEnv } from "@/lib/env/server";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import { hashPassword } from "@/lib/services/identity/hash-password";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { accessTokens, sessions } from "@/lib/db/schema/identity";
import type { StartOptions } from "@/lib/services/operation/open-runtime";
import { getRuntime, startRuntime, stopRuntime } from "@/lib/services/operation/start-runtime";
import type { Runtime } from "@/lib/services/runtime";

import { fakeCorrectors } from "@/tests/factories/fake-corrector";

import { makeDatabase } from "./own-database";

export const password = "four quiet rivers run";

/** What the API asked of the site around it, which is not there in these tests. */
export const askedOfSite: { expired: string[][]; preview: boolean[] } = { expired: [], preview: [] };

/** Where a test's database lies: an address, or without one the embedded database of a folder. */
export type TestPlace = { dataDir: string; databaseUrl: string | null };

let dataDir = "";
let dropDatabase: () => Promise<void> = async () => undefined;

/** Starts the product's runtime for a test file, on a database of its own with the bank in it, and stops it at the end. */
export function withRuntime(
  settings: Record<string, string> = {},
  options: Pick<StartOptions, "questions" | "assessors" | "glosses" | "correctors"> & {
    before?: (place: TestPlace) => Promise<void>;
  } = {},
) {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "bandwise-test-"));
    // What is prepared before the start, or sealed with a secret of its own, begins with nothing.
    const template = options.before || settings.APP_SECRET ? null : inject("template");
    const { url: databaseUrl, drop } = await makeDatabase(template?.database);
    dropDatabase = drop;
    if (template) await cp(template.dataDir, dataDir, { recursive: true });
    const env = readServerEnv({
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...settings,
    });
    const { before, ...parts } = options;
    await before?.({ dataDir, databaseUrl });
    await startRuntime(env, {
      // The engines are tested where they are asked for; elsewhere nobody waits for them.
      correctors: fakeCorrectors().correctors,
      ...parts,
      pollSeconds: 0.5,
      warmRecordings: false,
      site: {
        expire: async (tags) => void askedOfSite.expired.push([...tags]),
        preview: async (isOn) => {
          askedOfSite.preview.push(isOn);
          return [`__prerender_bypass=${isOn ? "on" : ""}; Path=/; HttpOnly`];
        },
      },
    });
  });
  afterAll(async () => {
    await stopRuntime();
    await dropDatabase();
    await rm(dataDir, { recursive: true, force: true });
  });
}

export function runtime(): Promise<Runtime> {
  return getRuntime();
}

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  peer?: string;
};

/** One call to the API as a client makes it. `path` starts behind /api. */
export async function call(
  method: string,
  pathname: string,
  { token, body, headers, peer }: CallOptions = {},
) {
  const init = {
    method,
    headers: {
      "user-agent": "test",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
  const connection = peer === undefined ? {} : { peer };
  const response = await api.request(`http://localhost:3000/api${pathname}`, init, connection);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Somebody of their own, with a session, put there without the mail round trip. */
export async function createUser({ temp = false } = {}) {
  const { database } = await getRuntime();
  const id = v7();
  const email = temp ? null : `user-${id}@example.com`;
  const token = newToken();
  const sessionId = v7();
  const soon = new Date(Date.now() + 30 * 60_000);
  await database.db.insert(users).values({
    id,
    email,
    nickname: "Test",
    temp,
    passwordHash: temp ? null : await storedHash(),
  });
  await database.db.insert(sessions).values({ id: sessionId, userId: id, expiresAt: soon });
  await database.db.insert(accessTokens).values({ hash: hashToken(token), sessionId, expiresAt: soon });
  return { id, email: email ?? "", token };
}

let hash: Promise<string> | null = null;
function storedHash() {
  return (hash ??= hashPassword(password));
}

/** Waits until a mail to this address is in the outbox. */
export async function mailTo(address: string) {
  const outbox = (await getRuntime()).files("outbox");
  return waitFor(async () => (await readOutbox(outbox)).find((mail) => mail.to === address) ?? null);
}

export async function codeFor(address: string) {
  const mail = await mailTo(address);
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (!code) throw new Error(`The mail to ${address} carries no code.`);
  return code;
}

/** Looks again and again, for 30 seconds at most: a job that met another one on its order is tried again after 2, 4 and 8. */
export async function waitFor<Value>(look: () => Promise<Value | null | false | undefined>): Promise<Value> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It did not happen within 30 seconds.");
}

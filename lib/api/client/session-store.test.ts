import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sessionKey } from "@/lib/api/client/session-key";
import { loseSession, readEnded, readSession, storeSession } from "@/lib/api/client/session-store";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const storage = new BrowserStorage();
const session = { token: "t", expiresAt: "2026-12-01T00:00:00Z", temp: false, userId: "mina" };

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

test("a session that was stored is read again, and only its own fields", () => {
  storeSession(session);
  expect(readSession()).toEqual(session);
  storage.setItem(sessionKey, JSON.stringify({ ...session, token: "u", isAdmin: true }));
  expect(readSession()).toEqual({ ...session, token: "u" });
});

test.each([
  "",
  "null",
  "[]",
  "text",
  '"t"',
  JSON.stringify({ ...session, temp: "no" }),
  JSON.stringify({ ...session, token: 1 }),
  JSON.stringify({ token: "t", temp: true }),
])("%s in the storage is no session", (raw) => {
  storage.setItem(sessionKey, raw);
  expect(readSession()).toBeNull();
});

test("the session is the same object until it changes, and gone when it ends", () => {
  storeSession(session);
  expect(readSession()).toBe(readSession());
  storeSession(null);
  expect(readSession()).toBeNull();
  expect(Object.keys(storage).length).toBe(0);
});

test("a session of an older version has no user yet", () => {
  const { userId: _unknown, ...old } = session;
  storage.setItem(sessionKey, JSON.stringify(old));
  expect(readSession()).toEqual({ ...session, userId: null });
});

test("an account's session that ended is remembered until somebody logs in or out", () => {
  storeSession(session);
  loseSession(session);
  expect(readSession()).toBeNull();
  expect(readEnded()).toEqual({ userId: "mina" });
  storeSession(session);
  expect(readEnded()).toBeNull();
  loseSession(session);
  storeSession(null);
  expect(Object.keys(storage).length).toBe(0);
});

test("a guest's session that ended leaves nothing behind", () => {
  loseSession({ ...session, temp: true });
  expect(readEnded()).toBeNull();
});

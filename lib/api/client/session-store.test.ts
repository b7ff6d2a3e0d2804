import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sessionKey } from "@/lib/api/client/session-key";
import { loseSession, readEnded, readSession, storeSession } from "@/lib/api/client/session-store";

const kept = new Map<string, string>();
const session = { token: "t", expiresAt: "2026-12-01T00:00:00Z", temp: false, userId: "mina" };

/** A browser's storage, as far as the session needs it. */
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a session that was stored is read again, and only its own fields", () => {
  storeSession(session);
  expect(readSession()).toEqual(session);
  kept.set(sessionKey, JSON.stringify({ ...session, token: "u", isAdmin: true }));
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
  kept.set(sessionKey, raw);
  expect(readSession()).toBeNull();
});

test("the session is the same object until it changes, and gone when it ends", () => {
  storeSession(session);
  expect(readSession()).toBe(readSession());
  storeSession(null);
  expect(readSession()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a session of an older version has no user yet", () => {
  const { userId: _unknown, ...old } = session;
  kept.set(sessionKey, JSON.stringify(old));
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
  expect(kept.size).toBe(0);
});

test("a guest's session that ended leaves nothing behind", () => {
  loseSession({ ...session, temp: true });
  expect(readEnded()).toBeNull();
});

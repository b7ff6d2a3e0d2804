import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { findKept, keep, orKept } from "@/components/learner/offline/kept";
import { ApiError } from "@/lib/api/client/api-error";
import { loseSession, storeSession } from "@/lib/api/client/session-store";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const day = 86_400_000;
let storage: BrowserStorage;
let build = "one";
const dropped: string[] = [];

const session = (userId: string | null, temp = false) => ({
  ...{ token: `of ${userId}`, expiresAt: "2126-01-01T00:00:00Z", temp, userId },
});
const deck = { now: "2026-11-29T09:00:00.000Z", cards: ["tenet"] };
const offline = () => Promise.reject(new ApiError("client/offline", 0, ""));
const broken = () => Promise.reject(new ApiError("server/unexpected", 500, ""));
const left = () => JSON.stringify(storage).includes("tenet");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-29T09:00:00Z") });
  storage = new BrowserStorage();
  build = "one";
  dropped.length = 0;
  const caches = { delete: async (name: string) => dropped.push(name) > 0 };
  vi.stubGlobal("window", { localStorage: storage, caches });
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { build } }) });
  storeSession(session("mina"));
  dropped.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was kept is there without a connection, with the server's time gone on", async () => {
  keep("deck", "", deck);
  vi.setSystemTime(new Date("2026-11-29T09:05:00Z"));
  expect(await orKept("deck", "", offline)).toEqual({ ...deck, now: "2026-11-29T09:05:00.000Z" });
  expect(await orKept("deck", "", async () => ({ now: "new" }))).toEqual({ now: "new" });
  await expect(orKept("deck", "", broken)).rejects.toThrow();
});

test("another set, another user and another build get nothing of it", async () => {
  keep("set", "a", deck);
  await expect(orKept("set", "b", offline)).rejects.toThrow();
  build = "two";
  await expect(orKept("set", "a", offline)).rejects.toThrow();
  expect(findKept("set")).toEqual({ id: "a", isReadable: false });
  build = "one";
  storage.setItem("20180428_bandwise_session", JSON.stringify(session("yusuf")));
  await expect(orKept("set", "a", offline)).rejects.toThrow();
  expect(findKept("set")).toBeNull();
});

test("after a month it is gone", () => {
  keep("deck", "", deck);
  vi.setSystemTime(Date.now() + 30 * day);
  expect(findKept("deck")).toBeNull();
  expect(left()).toBe(false);
});

test.for([
  ["signing out", () => storeSession(null)],
  ["another user's login", () => storeSession(session("yusuf"))],
  ["a session that was ended elsewhere", () => loseSession(session("mina"))],
] as const)("%s leaves nothing of it, nor of the recordings", ([, end]) => {
  keep("deck", "", deck);
  keep("set", "a", deck);
  end();
  expect(left()).toBe(false);
  expect(dropped).toEqual(["bandwise-words"]);
});

test("a renewed token leaves it, and without a session nothing is kept", () => {
  keep("deck", "", deck);
  storeSession({ ...session("mina"), token: "next" });
  expect([left(), dropped]).toEqual([true, []]);
  storeSession(null);
  keep("deck", "", deck);
  expect(left()).toBe(false);
});

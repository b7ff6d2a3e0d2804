import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readCodeStep } from "@/components/learner/auth/code-step";
import { sendCode } from "@/components/learner/auth/send-code";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const wish = { email: "mina@example.com", purpose: "register", locale: "en" } as const;
const minute = 60_000;
let storage: BrowserStorage;
let answer: () => Response;

const sent = () => Response.json({ err: null, data: { sent: true, expiresIn: 600, resendIn: 60 } });
const refused = (retryAfter: number) =>
  Response.json(
    { status: 429, message: "", code: "request/too-many" },
    { status: 429, headers: { "retry-after": String(retryAfter) } },
  );

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T12:00:00Z"), toFake: ["Date"] });
  storage = new BrowserStorage();
  vi.stubGlobal("window", { sessionStorage: storage, localStorage: storage });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  answer = sent;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a code that was sent is remembered with its address and its wait, for ten minutes", async () => {
  await sendCode(wish);
  const now = Date.now();
  expect(readCodeStep("register")).toEqual({ email: wish.email, sentAt: now, nextAt: now + minute });
  expect(readCodeStep("reset")).toBeNull();
  const [key, value] = Object.entries(storage)[0] ?? ["", ""];
  storage.clear();
  expect(readCodeStep("register")).toBeNull();
  vi.setSystemTime(now + 11 * minute);
  storage.setItem(key, String(value));
  expect(readCodeStep("register")).toBeNull();
});

test("asked again within the minute, the code in hand stays good and the wait is known", async () => {
  answer = () => refused(43);
  await sendCode(wish);
  expect(readCodeStep("register")).toMatchObject({ email: wish.email, nextAt: Date.now() + 43_000 });
});

test("any longer wait is another limit: there is no code to wait for", async () => {
  answer = () => refused(3_600);
  await expect(sendCode(wish)).rejects.toMatchObject({ code: "request/too-many" });
  expect(readCodeStep("register")).toBeNull();
});

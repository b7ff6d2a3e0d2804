import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settle } from "@/components/learner/player/settle";
import { storeSession } from "@/lib/api/client/session-store";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const setId = "01980d5e-7c00-7000-8000-000000000001";
let reads: string[];
let visibility: "visible" | "hidden";
let tell: (event: string) => void;

/** The browser as far as waiting needs it; its event stream says what the test tells it to. */
beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  visibility = "visible";
  vi.stubGlobal("window", {
    setTimeout,
    clearTimeout,
    localStorage: new BrowserStorage(),
  });
  vi.stubGlobal("document", {
    documentElement: { lang: "en" },
    get visibilityState() {
      return visibility;
    },
  });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      tell = (event) => controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`));
    },
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const path = new URL(address, "http://localhost").pathname;
    if (path === "/api/events") return new Response(stream);
    reads.push(path);
    return Response.json({ err: null, data: { item: { position: 1 }, now: "" } });
  });
  storeSession({ token: "t", expiresAt: "2126-01-01T00:00:00Z", temp: false, userId: "mina" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = `/api/practice/items/${setId}/1`;

test("what is pending is read with growing pauses, and not while nobody looks", async () => {
  const leave = settle({ setId, positions: [1] }, () => undefined);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(reads).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(reads).toEqual([path]);
  await vi.advanceTimersByTimeAsync(3_000 + 5_000 + 8_000);
  expect(reads).toHaveLength(4);
  visibility = "hidden";
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads).toHaveLength(4);
  visibility = "visible";
  await vi.advanceTimersByTimeAsync(31_000);
  expect(reads).toHaveLength(5);
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads).toHaveLength(5);
});

test("an event is heard at once", async () => {
  const changes: unknown[] = [];
  const leave = settle({ setId, positions: [1] }, (change) => changes.push(change));
  await vi.waitFor(() => {
    tell("outcome.settled");
    expect(reads.length).toBeGreaterThan(0);
  });
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0));
  leave();
});

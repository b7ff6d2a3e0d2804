import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { followEvents, type LiveEvent } from "@/lib/api/client/follow-events";

beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));

/** Streams that the server answers with, one a call; `push` sends on the newest. */
function startServer() {
  const encoder = new TextEncoder();
  const open: { signal: AbortSignal | null; push: (text: string) => void; end: () => void }[] = [];
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.push({
          signal: init.signal ?? null,
          push: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  });
  return open;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one connection serves all who listen, and ends when the last of them leaves", async () => {
  const open = startServer();
  const heard: [number, LiveEvent][] = [];
  const leaves = [1, 2].map((who) => followEvents((event) => heard.push([who, event])));
  await expect.poll(() => open.length).toBe(1);
  open[0]?.push('event: open\ndata: {}\n\n:\n\nevent: outcome.settled\ndata: {"answ');
  open[0]?.push('erId":"a"}\n\nevent: of-tomorrow\ndata: {}\n\n');
  await expect.poll(() => heard.length).toBe(4);
  expect(heard.filter(([who]) => who === 2).map(([, event]) => event)).toEqual([
    { event: "open", data: {} },
    { event: "outcome.settled", data: { answerId: "a" } },
  ]);
  leaves[0]?.();
  expect(open[0]?.signal?.aborted).toBe(false);
  leaves[1]?.();
  expect(open[0]?.signal?.aborted).toBe(true);
});

test("a stream that ended is opened again", async () => {
  const open = startServer();
  const leave = followEvents(() => undefined);
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end();
  await expect.poll(() => open.length, { timeout: 3_000 }).toBe(2);
  leave();
});

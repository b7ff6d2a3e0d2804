import { Hono } from "hono";
import { beforeAll, expect, test, vi } from "vitest";

import type { ApiEnv } from "@/lib/api/api-env";
import { api } from "@/lib/api/app";
import { eventStream } from "@/lib/api/event-stream";
import { accessLog } from "@/lib/api/middleware/access-log";
import { log } from "@/lib/services/operation/log";
import { startDraining } from "@/lib/services/operation/start-runtime";
import { call, createUser, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const open = (token: string) =>
  api.request(
    "http://localhost:3000/api/events",
    { headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip, br" } },
    {},
  );

function readerOf({ body }: Response) {
  if (!body) throw new Error("The answer has no body.");
  return body.pipeThrough(new TextDecoderStream()).getReader();
}

async function settle(userId: string, answerId: string) {
  const { database, events } = await runtime();
  await events.publish(database.db, {
    kind: "outcome.settled",
    userId,
    answerId,
    contextId: "c",
    position: 0,
    step: 0,
  });
}

test("without a session there is no stream", async () => {
  const { status, body } = await call("GET", "/events");
  expect([status, body.code]).toEqual([401, "session/missing"]);
});

test("a guest hears of what is settled for them, as it happens, and of nobody else's", async () => {
  const [me, other] = [await createUser({ temp: true }), await createUser()];
  const answer = await open(me.token);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  const reader = readerOf(answer);
  expect((await reader.read()).value).toBe("event: open\ndata: {}\n\n");
  await settle(other.id, "theirs");
  await settle(me.id, "mine");
  expect((await reader.read()).value).toBe(
    'event: outcome.settled\ndata: {"answerId":"mine","contextId":"c","position":0,"step":0}\n\n',
  );
  await reader.cancel();
});

const times = { heartbeat: 60_000, idle: 60_000, whole: 60_000 };
const lines = vi.fn();
beforeAll(() => void vi.spyOn(log(), "info").mockImplementation(lines));

/** A stream of its own, with what became of it. */
function startStream(more: Partial<typeof times>) {
  const state: { send: (event: { event: string; data: unknown }) => void; left: number } = {
    send: () => undefined,
    left: 0,
  };
  lines.mockClear();
  const app = new Hono<ApiEnv>().use(accessLog).get("/stream", (c) =>
    eventStream(
      c,
      (send) => {
        state.send = send;
        return () => void (state.left += 1);
      },
      { ...times, ...more },
    ),
  );
  return { state, answer: app.request("/stream") };
}

/** All that comes until the stream ends. */
const rest = async (answer: Response | Promise<Response>) => (await answer).text();

test("a stream in which nothing happens says that it is alive, and ends after a while; then it is logged", async () => {
  const { state, answer } = startStream({ heartbeat: 40, idle: 150 });
  const { status } = await answer;
  expect([status, lines.mock.calls]).toEqual([200, []]);
  expect(await rest(answer)).toMatch(/^event: open\ndata: \{\}\n\n(:\n\n){2,4}$/);
  await expect.poll(() => lines.mock.calls.length).toBe(1);
  expect(lines.mock.calls[0]?.[0]).toMatchObject({ route: "/stream", status: 200 });
  expect(lines.mock.calls[0]?.[0].ms).toBeGreaterThanOrEqual(140);
  expect(state.left).toBe(1);
});

test("each event puts the idle end off; the end of the whole it does not", async () => {
  const { state, answer } = startStream({ idle: 150, whole: 600 });
  const timer = setInterval(() => state.send({ event: "tick", data: 1 }), 50);
  const text = await rest(answer);
  clearInterval(timer);
  expect(text.match(/event: tick/g)?.length).toBeGreaterThan(6);
});

test("when its reader leaves, the stream stops following at once", async () => {
  const { state, answer } = startStream({});
  const reader = readerOf(await answer);
  await reader.read();
  await reader.cancel();
  await expect.poll(() => state.left).toBe(1);
});

test("a reader who takes nothing is given up with the next heartbeat", async () => {
  const { state, answer } = startStream({ heartbeat: 50 });
  const reader = readerOf(await answer);
  for (let times = 0; times < 50; times += 1) state.send({ event: "tick", data: "x".repeat(1_000) });
  await expect.poll(() => state.left).toBe(1);
  await reader.cancel();
});

test("the answer to HEAD is not a stream that nobody reads", async () => {
  const app = new Hono<ApiEnv>().get("/stream", (c) => eventStream(c, () => expect.unreachable()));
  const answer = await app.request("/stream", { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("when the process is told to stop, streams end", async () => {
  const { state, answer } = startStream({});
  const reading = rest(answer);
  await answer;
  startDraining();
  expect(await reading).toBe("event: open\ndata: {}\n\n");
  expect(state.left).toBe(1);
  expect(await rest(startStream({}).answer)).toBe("event: open\ndata: {}\n\n");
});

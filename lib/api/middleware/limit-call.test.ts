import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { expect, test, vi } from "vitest";

import { answerFailure } from "@/lib/api/answer-failure";
import type { ApiEnv } from "@/lib/api/api-env";
import { bodyOf } from "@/lib/api/body-of";
import { limitCall } from "@/lib/api/middleware/limit-call";
import { data, dataAnswer, jsonBody } from "@/lib/api/new-routes";

const responses = { 200: dataAnswer("What came", z.unknown()) };
const post = (path: string) => ({ method: "post" as const, path, responses });

/** Routes of each kind, in an application that waits a tenth of a second, for a stream three. */
function makeApp() {
  const base = new OpenAPIHono<ApiEnv>().basePath("/api");
  base.use(limitCall({ registry: base.openAPIRegistry, basePath: "/api" }, { whole: 100, stream: 300 }));
  base.onError(answerFailure);
  const group = new OpenAPIHono<ApiEnv>()
    .openapi(
      createRoute({ ...post("/usual"), request: { body: jsonBody(z.object({ a: z.string() })) } }),
      (c) => c.json(data(c.req.valid("json").a.length), 200),
    )
    .openapi(createRoute({ ...post("/raw/{id}"), ...bodyOf.raw("x-signature") }), async (c) =>
      c.json(data(await c.req.text()), 200),
    )
    .openapi(createRoute({ ...post("/none"), ...bodyOf.none }), (c) => c.json(data("nothing"), 200))
    .openapi(createRoute({ ...post("/stream"), ...bodyOf.stream(200_000) }), async (c) => {
      const seen = { parts: 0, bytes: 0 };
      for await (const part of c.req.raw.body ?? []) {
        seen.parts += 1;
        seen.bytes += part.length;
      }
      return c.json(data(seen), 200);
    })
    .openapi(createRoute({ ...post("/slow"), ...bodyOf.none }), async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return c.json(data("late"), 200);
    });
  return base.route("/", group);
}

const app = makeApp();

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  const answer = await app.request(`http://localhost/api${path}`, init);
  const said: unknown = await answer.json();
  return { status: answer.status, said };
}

/** A body whose parts come one after the other, with a pause before each. */
function inParts(parts: Uint8Array[], pause = 0) {
  const waiting = [...parts];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const next = waiting.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
}

const part = (bytes: number) => new Uint8Array(bytes).fill(120);
const json = { "content-type": "application/json" };

test.for([
  { what: "JSON", path: "/usual", body: '{"a":"bc"}', headers: json, said: { data: 2 } },
  {
    what: "raw bytes of any type",
    path: "/raw/1",
    body: '{"a": ',
    headers: { "x-signature": "signed" },
    said: { data: '{"a": ' },
  },
  { what: "no body where there is none", path: "/none", body: "", headers: {}, said: { data: "nothing" } },
])("$what is taken where the route says so", async ({ path, body, headers, said }) => {
  expect(await send(path, body, headers)).toMatchObject({ status: 200, said });
});

test.for([
  { path: "/usual", body: "a=b", status: 415, code: "request/not-json" },
  { path: "/usual", body: '{"a": ', status: 400, code: "request/broken-json", headers: json },
  { path: "/usual", body: JSON.stringify({ a: "x".repeat(66_000) }), status: 413, code: "request/too-large" },
  { path: "/nowhere", body: "x".repeat(66_000), status: 413, code: "request/too-large" },
  { path: "/raw/1", body: "x".repeat(65_537), status: 413, code: "request/too-large" },
  { path: "/none", body: "x", status: 413, code: "request/too-large" },
  { path: "/stream", body: "x".repeat(200_001), status: 413, code: "request/too-large" },
])("$path refuses with $code", async ({ path, body, status, code, headers = {} }) => {
  expect(await send(path, body, headers)).toMatchObject({ status, said: { code } });
});

test("a stream is read while it arrives, for longer than other bodies may take", async () => {
  const body = inParts([part(60_000), part(60_000), part(80_000)], 50);
  const { status, said } = await send("/stream", body);
  expect([status, said]).toEqual([200, { err: null, data: { parts: 3, bytes: 200_000 } }]);
});

test("a stream that says at once that it is too long is not read", async () => {
  const pull = vi.fn();
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  expect((await send("/stream", body, { "content-length": "200001" })).status).toBe(413);
  expect(pull).not.toHaveBeenCalled();
});

test.for(["/usual", "/raw/1", "/none", "/stream"])("%s does not wait for a body for ever", async (path) => {
  const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(part(0)) });
  expect(await send(path, never)).toMatchObject({ status: 408, said: { code: "request/too-slow" } });
});

test("an answer that does not begin in time is given up", async () => {
  expect(await send("/slow", "")).toMatchObject({ status: 503, said: { code: "server/unavailable" } });
});

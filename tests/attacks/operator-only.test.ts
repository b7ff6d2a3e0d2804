import { beforeEach, expect, test } from "vitest";

import { operation } from "@/lib/api/operation";
import { runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const here = "127.0.0.1";
type From = { peer?: string; [header: string]: string | undefined };
const ask = (path: string, { peer = here, ...headers }: From = {}) =>
  operation.request(path, { headers: { host: "localhost:3000", ...headers } as HeadersInit }, { peer });

const settings = { BANDWISE_PRODUCTION: false, METRICS_TOKEN: undefined as string | undefined };
beforeEach(async () => {
  const { env } = await runtime();
  Object.assign(env, settings);
});

const places = ["/dev/outbox", "/metrics"];

test.for(places)("%s answers who is at this machine", async (path) => {
  for (const peer of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
    expect([peer, (await ask(path, { peer })).status]).toEqual([peer, 200]);
  for (const host of ["localhost", "LOCALHOST:3000", "127.0.0.1:4100", "[::1]:3000", "[::1]"])
    expect([host, (await ask(path, { host })).status]).toEqual([host, 200]);
});

test.for(places)("%s is not there for another machine, whatever it claims", async (path) => {
  for (const peer of ["203.0.113.7", "::ffff:203.0.113.7", "10.0.0.1", "1127.0.0.1", "fe80::1", ""])
    expect([peer, (await ask(path, { peer })).status]).toEqual([peer, 404]);
});

test.for(places)("%s is not there under a name that somebody else may have led here", async (path) => {
  const names = ["bandwise.example", "localhost.evil.example", "127.0.0.1.nip.io", "localhost@evil.example"];
  for (const host of [...names, "evil.example:3000", "0.0.0.0:3000", "localhost:x", "192.168.0.2", ""])
    expect([host, (await ask(path, { host })).status]).toEqual([host, 404]);
});

const forwarded = [
  ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port"],
  ...["X-Forwarded-Server", "X-Real-IP", "X-Client-IP", "X-Original-URL", "Client-IP", "True-Client-IP"],
  ...["CF-Connecting-IP", "CF-Ray", "CDN-Loop", "Fly-Client-IP", "Fastly-Client-IP", "X-Cluster-Client-IP"],
  ...[
    "X-Forwarded-Protocol",
    "X-Forwarded-User",
    "X-Forwarded-Client-Cert",
    "X-NginX-Proxy",
    "Proxy-Client-IP",
  ],
  ...["X-Azure-ClientIP", "X-Amzn-Trace-Id", "X-Envoy-External-Address", "X-Vercel-Forwarded-For"],
];

test.for(places)("%s is not there for whom a proxy on this machine speaks for", async (path) => {
  for (const name of forwarded)
    for (const value of ["127.0.0.1", ""])
      expect([name, (await ask(path, { [name]: value })).status]).toEqual([name, 404]);
});

test("on a real deployment there is nothing below /dev, with whatever method", async () => {
  Object.assign((await runtime()).env, { BANDWISE_PRODUCTION: true, METRICS_TOKEN: "one that is set" });
  for (const path of ["/dev", "/dev/outbox", "/dev/pay/cs_test_1", "/dev/stripe/v1/events", "/dev/content"])
    for (const method of ["GET", "POST", "PUT", "OPTIONS"]) {
      const init = { method, headers: { host: "localhost", authorization: "Bearer one that is set" } };
      expect([path, (await operation.request(path, init, { peer: here })).status]).toEqual([path, 404]);
    }
});

test("a stranger does not learn which methods /dev has", async () => {
  const answer = await operation.request("/dev/outbox", { method: "OPTIONS" }, { peer: "203.0.113.7" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([404, null]);
});

test("the figures of a real deployment are never open without a token", async () => {
  const { env } = await runtime();
  Object.assign(env, { BANDWISE_PRODUCTION: true });
  expect((await ask("/metrics")).status).toBe(404);
  Object.assign(env, { METRICS_TOKEN: "one that is set" });
  expect((await ask("/metrics")).status).toBe(404);
  expect((await ask("/metrics", { authorization: "Bearer one that is not" })).status).toBe(404);
  const far = { peer: "203.0.113.7", host: "bandwise.example", "x-forwarded-for": "203.0.113.8" };
  expect((await ask("/metrics", { ...far, authorization: "Bearer one that is set" })).status).toBe(200);
});

test("what a refused method may do instead is said", async () => {
  const init = { method: "PUT", headers: { host: "localhost" } };
  const answer = await operation.request("/metrics", init, { peer: here });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test("a file in the outbox that is no mail does not hide the others", async () => {
  const { files, mailer } = await runtime();
  await mailer.send({
    id: "0199a000-0000-7000-8000-000000000001",
    to: "ana@example.com",
    subject: "The whole one",
    text: "Hello",
    at: new Date(),
  });
  const outbox = files("outbox");
  await outbox.put("broken.json", '{"id": "x", ');
  await outbox.put("other.json", '{"id": 4}');
  const page = await ask("/dev/outbox");
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("The whole one")]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { queueAnswer, sendQueued } from "@/components/learner/answer-queue";
import { storeSession } from "@/lib/api/client/session-store";
import { BrowserStorage } from "@/tests/factories/browser-storage";

const mina = "mina";
const set = "01980d5e-7c00-7000-8000-000000000001";
const answer = (position: number, saidReal = true, step = 0) => ({
  setId: set,
  position,
  step,
  answer: { saidReal },
  millis: 900,
});

const older = (position: number) => {
  const { step: _none, ...rest } = answer(position);
  return rest;
};

type Sent = { position: number };
let sent: Sent[] = [];
let respond: (body: Sent) => Response | Promise<Response>;
let storage: BrowserStorage;

const ok = () => Response.json({ err: null, data: {} });
const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ status, message: "", code }, { status, headers });
const waiting = () => Object.keys(storage).filter((key) => key.includes("answer_")).length;
const signIn = (userId: string | null) =>
  storeSession({ token: `of ${userId}`, expiresAt: "2126-01-01T00:00:00Z", temp: false, userId });

beforeEach(() => {
  storage = new BrowserStorage();
  sent = [];
  respond = ok;
  vi.stubGlobal("window", { localStorage: storage });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (address: string | URL, init: RequestInit) => {
    if (!String(address).endsWith("/practice/answers")) return refuse(401, "session/no-refresh");
    const body: Sent = JSON.parse(String(init.body));
    sent.push(body);
    return respond(body);
  });
  signIn(mina);
});
afterEach(() => vi.unstubAllGlobals());

const positions = () => sent.map(({ position }) => position);

test("what waits is sent in order and then gone", async () => {
  queueAnswer(answer(0), mina);
  queueAnswer(answer(1), mina);
  const done: number[] = [];
  await sendQueued(({ position }) => done.push(position));
  expect(positions()).toEqual([0, 1]);
  expect(done).toEqual([0, 1]);
  expect(waiting()).toBe(0);
});

test("a later answer to a question takes the place of the earlier one", async () => {
  queueAnswer(answer(0, true), mina);
  queueAnswer(answer(0, false), mina);
  await sendQueued(() => undefined);
  expect(sent).toMatchObject([{ position: 0, answer: { saidReal: false } }]);
});

test("the steps of a question are kept side by side", async () => {
  queueAnswer(answer(0, true, 0), mina);
  queueAnswer(answer(0, true, 1), mina);
  await sendQueued(() => undefined);
  expect(sent).toMatchObject([{ step: 0 }, { step: 1 }]);
});

test("an answer that another tab keeps while one is sent is not lost", async () => {
  queueAnswer(answer(0), mina);
  respond = ({ position }) => {
    if (position === 0) queueAnswer(answer(7), mina);
    return ok();
  };
  await sendQueued(() => undefined);
  expect(positions()).toEqual([0]);
  expect(waiting()).toBe(1);
  await sendQueued(() => undefined);
  expect(positions()).toEqual([0, 7]);
});

test("the answer changed while its earlier form was on its way is kept", async () => {
  queueAnswer(answer(0, true), mina);
  respond = () => {
    queueAnswer(answer(0, false), mina);
    return ok();
  };
  await sendQueued(() => undefined);
  expect(waiting()).toBe(1);
});

test.for([
  [429, "request/too-many"],
  [503, "server/unavailable"],
  [500, "server/unexpected"],
  [401, "session/expired"],
  [402, "practice/daily-limit"],
] as const)("after %i %s everything is still there", async ([status, code]) => {
  queueAnswer(answer(0), mina);
  queueAnswer(answer(1), mina);
  respond = () => refuse(status, code);
  await sendQueued(() => undefined);
  expect(waiting()).toBe(2);
});

test("too many requests says when to come back", async () => {
  queueAnswer(answer(0), mina);
  respond = () => refuse(429, "request/too-many", { "retry-after": "17" });
  expect(await sendQueued(() => undefined)).toBe(17);
  respond = ok;
  expect(await sendQueued(() => undefined)).toBeNull();
  expect(waiting()).toBe(0);
});

test("one refused for good goes, and the ones behind it are sent", async () => {
  queueAnswer(answer(0), mina);
  queueAnswer(answer(1), mina);
  respond = ({ position }) => (position === 0 ? refuse(404, "practice/unknown-set") : ok());
  await sendQueued(() => undefined);
  expect(positions()).toEqual([0, 1]);
  expect(waiting()).toBe(0);
});

test("an answer is sent in its own user's session only", async () => {
  queueAnswer(answer(0), mina);
  signIn("yusuf");
  await sendQueued(() => undefined);
  expect(positions()).toEqual([]);
  signIn(mina);
  await sendQueued(() => undefined);
  expect(positions()).toEqual([0]);
});

test("when the user changes between two answers, the second one stays", async () => {
  queueAnswer(answer(0), mina);
  queueAnswer(answer(1), mina);
  respond = () => {
    signIn("yusuf");
    return ok();
  };
  await sendQueued(() => undefined);
  expect(positions()).toEqual([0]);
  expect(waiting()).toBe(1);
});

test("the list of an older version is sent, too, and not thrown away in a stranger's session", async () => {
  storage.setItem("20180428_bandwise_answers", JSON.stringify([older(3), older(4), "broken"]));
  respond = () => refuse(404, "practice/unknown-set");
  await sendQueued(() => undefined);
  expect(waiting()).toBe(2);
  respond = ok;
  sent = [];
  await sendQueued(() => undefined);
  expect(sent).toMatchObject([
    { position: 3, step: 0 },
    { position: 4, step: 0 },
  ]);
  expect(waiting()).toBe(0);
});

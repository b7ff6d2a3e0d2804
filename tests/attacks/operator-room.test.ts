import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { operatorRoutes } from "@/lib/api/routes/operator";
import { operatorDoor } from "@/lib/core/operator-door";
import { refreshTokens, sessions } from "@/lib/db/schema/identity";
import { revokeSessions } from "@/lib/services/identity/revoke-sessions";
import { call, createUser, mailTo, runtime, withRuntime } from "@/tests/api/harness";
import {
  ask,
  enter,
  listedUser,
  makeGuest,
  type Operator,
  operatorCode,
  operatorInside,
  refreshTokenOf,
  report,
} from "@/tests/api/operator-calls";
import { answer, createSet, signUp, wrongAnswer } from "@/tests/api/practice-calls";

withRuntime();

beforeEach(async () => {
  (await runtime()).env.OPERATOR_EMAILS.length = 0;
});

const someId = "018f0000-0000-7000-8000-000000000000";

/** Every route of the operator, as its code declares it. */
const routes = operatorRoutes.routes
  .filter(({ method }) => method !== "ALL")
  .map(({ method, path }) => ({ method, path: path.replace("/operator", "").replaceAll(/:\w+/g, someId) }))
  .filter((route, index, all) => all.findIndex((other) => same(route, other)) === index);
function same(one: { method: string; path: string }, other: { method: string; path: string }) {
  return one.method === other.method && one.path === other.path;
}
const open = ["/room", "/code", "/enter"];
const behindCode = routes.filter(({ path }) => !open.includes(path));

const bodyFor = (method: string) => (method === "GET" ? undefined : {});
const nothing = { status: 404, message: "There is nothing here.", code: "request/not-found" };

async function expectNothing(who: Operator, asked = routes) {
  const unknown = await call("GET", "/nobody-knows-this");
  expect(unknown.body).toEqual(nothing);
  for (const { method, path } of asked) {
    const { status, body, headers } = await ask(who, method, path, bodyFor(method));
    expect([method, path, status, body]).toEqual([method, path, 404, nothing]);
    expect(headers.get("allow")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  }
}

test("the operator's routes are known, and the API's document is silent about them", async () => {
  expect(routes.length).toBeGreaterThanOrEqual(11);
  expect(behindCode.length).toBe(routes.length - open.length);
  const document = await call("GET", "/openapi.json");
  expect(JSON.stringify(document.body)).not.toContain("/api/operator");
});

test("who is signed out, signed in with another address, or a guest finds nothing", async () => {
  const listed = await listedUser();
  await expectNothing({ ...listed, token: "" });
  const other = await createUser();
  await expectNothing({ ...listed, token: other.token });
  const inside = await enter(listed);
  await expectNothing({ ...inside, token: other.token });
  await expectNothing({ ...inside, token: "" });
  const guest = await listedUser();
  await makeGuest(guest.id);
  await expectNothing(guest);
});

test("without addresses in the settings nobody is let in, whatever their address", async () => {
  const inside = await operatorInside();
  expect((await ask(inside, "GET", "/reports")).status).toBe(200);
  (await runtime()).env.OPERATOR_EMAILS.length = 0;
  await expectNothing(inside);
});

test("an operator without a fresh code finds nothing but the way to get one", async () => {
  const listed = await listedUser();
  await expectNothing(listed, behindCode);
  expect((await ask(listed, "GET", "/room")).body.data).toEqual({ email: listed.email, until: null });
});

test("after half an hour the code's session is over", async () => {
  const inside = await operatorInside();
  const { clock } = await runtime();
  clock.move(29 * 60_000);
  try {
    expect((await ask(inside, "GET", "/reports")).status).toBe(200);
    clock.move(2 * 60_000);
    await expectNothing(inside, behindCode);
    clock.move(-2 * 60_000);
  } finally {
    clock.move(-29 * 60_000);
  }
});

test("who left has left, and a session that was ended takes the room with it", async () => {
  const left = await operatorInside();
  await ask(left, "POST", "/leave", {});
  await expectNothing(left, behindCode);
  const ended = await operatorInside();
  const { database } = await runtime();
  await database.db.transaction((tx) => revokeSessions(tx, { userId: ended.id }));
  await expectNothing(ended);
});

test("a cookie opens the room for its own session and person alone", async () => {
  const [one, other] = [await operatorInside(), await listedUser()];
  await expectNothing({ ...other, cookie: one.cookie }, behindCode);
  const { database } = await runtime();
  const elsewhere = await createUser();
  await database.db.update(sessions).set({ userId: one.id }).where(eq(sessions.userId, elsewhere.id));
  await expectNothing({ ...one, token: elsewhere.token }, behindCode);
});

test("another person's code, one for another purpose and a used one open nothing", async () => {
  const [one, other] = [await listedUser(), await listedUser()];
  await ask(one, "POST", "/code", {});
  await ask(other, "POST", "/code", {});
  const code = await operatorCode(one.email);
  const theirs = await operatorCode(other.email);
  const tryEnter = (who: Operator, digits: string) => ask(who, "POST", "/enter", { code: digits });
  if (code !== theirs) expect((await tryEnter(one, theirs)).body.code).toBe("auth/wrong-code");
  expect((await tryEnter(one, code)).status).toBe(200);
  expect((await tryEnter(one, code)).body.code).toBe("auth/wrong-code");

  const third = await listedUser();
  await call("POST", "/common/sesCode", { body: { email: third.email, purpose: "reset" }, peer: third.peer });
  expect((await tryEnter(third, await operatorCode(third.email))).body.code).toBe("auth/wrong-code");
  const asked = await call("POST", "/common/sesCode", { body: { email: third.email, purpose: "operator" } });
  expect(asked.body.code).toBe("request/invalid");
});

test("a code takes five tries, and the mail with it says what it is for", async () => {
  const listed = await listedUser();
  await ask(listed, "POST", "/code", {});
  const right = await operatorCode(listed.email);
  const wrong = right === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries += 1)
    expect((await ask(listed, "POST", "/enter", { code: wrong })).body.code).toBe("auth/wrong-code");
  expect((await ask(listed, "POST", "/enter", { code: right })).body.code).toBe("auth/wrong-code");
  const mail = await mailTo(listed.email);
  expect(mail.text).toContain(right);
  expect(mail.text).toContain("operator");
});

test("a call that another site begins finds nothing, though it brings everything", async () => {
  const inside = await operatorInside();
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])
    for (const { method, path } of routes) {
      const { status, body } = await call(method, `/operator${path}`, {
        token: inside.token,
        body: bodyFor(method),
        headers: { cookie: inside.cookie, ...headers },
        peer: inside.peer,
      });
      expect([headers, path, status, body]).toEqual([headers, path, 404, nothing]);
    }
});

test("the cookie is the room's own: not for scripts, other sites or other paths, and over in half an hour", async () => {
  const listed = await listedUser();
  await ask(listed, "POST", "/code", {});
  const entered = await ask(listed, "POST", "/enter", { code: await operatorCode(listed.email) });
  const cookie = entered.headers.get("set-cookie") ?? "";
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/api/operator"]) expect(cookie).toContain(part);
  expect(cookie).not.toMatch(/Domain/i);
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "") - Date.now();
  expect(expires).toBeGreaterThan(28 * 60_000);
  expect(expires).toBeLessThanOrEqual(30 * 60_000);
});

test("a method that a route does not have is no hint, nor is a path below", async () => {
  const listed = await listedUser();
  for (const [method, path] of [
    ["PUT", "/reports"],
    ["DELETE", "/acts"],
    ["OPTIONS", "/enter"],
    ["GET", "/enter"],
    ["GET", ""],
    ["GET", "/reports/1/2/3"],
  ] as const) {
    const { status, body, headers } = await ask({ ...listed, token: "" }, method, path, bodyFor(method));
    expect([path, status, body, headers.get("allow")]).toEqual([path, 404, nothing, null]);
  }
});

test("the page's door opens for the newest cookie of a living session of somebody listed, and for no other", async () => {
  const listed = await listedUser();
  const { token, sessionId } = await refreshTokenOf(listed.id);
  const knock = (value?: string) =>
    operatorDoor()((name) => (name === "bandwise_refresh" ? value : undefined));
  expect(await knock(token)).toBe(true);
  expect(await knock()).toBe(false);
  expect(await knock("something-else")).toBe(false);
  const other = await createUser();
  expect(await knock((await refreshTokenOf(other.id)).token)).toBe(false);
  const { database } = await runtime();
  await database.db
    .update(refreshTokens)
    .set({ usedAt: new Date() })
    .where(eq(refreshTokens.sessionId, sessionId));
  expect(await knock(token)).toBe(false);
  const fresh = await refreshTokenOf(listed.id);
  expect(await knock(fresh.token)).toBe(true);
  await database.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, sessionId));
  expect(await knock(fresh.token)).toBe(false);
});

test("a note with markup stays the text it is, in the answers and in the mail", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, set.id, 0, await wrongAnswer(set.id, 0));
  const note = `<img src=x onerror="alert(1)"> & <script>alert(2)</script>`;
  const made = await report(ana, { setId: set.id, position: 0, kind: "wrong", note });
  const inside = await operatorInside();
  const file = await ask(inside, "GET", `/reports/${made.id}`);
  expect(file.headers.get("content-type")).toContain("application/json");
  expect(file.body.data.report.note).toBe(note);
  const { database } = await runtime();
  const { users } = await import("@/lib/db/schema/identity");
  const [learner] = await database.db.select().from(users).where(eq(users.id, ana.userId));
  const why = `<b onclick="x()">No</b>`;
  await ask(inside, "POST", `/reports/${made.id}/decision`, { accepts: false, why });
  const mail = await mailTo(learner?.email ?? "");
  expect(mail.html).not.toContain("<b onclick");
  expect(mail.text).toContain(why);
});

test("nobody reports a question of somebody else, or puts away a notice of theirs", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const set = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, set.id, 0, await wrongAnswer(set.id, 0));
  const place = { setId: set.id, position: 0, kind: "wrong" as const };
  expect(await report(ben, place)).toMatchObject({ status: 404, code: "practice/unknown-set" });
  const { id } = await report(ana, place);
  await ask(await operatorInside(), "POST", `/reports/${id}/decision`, { accepts: true, why: "Yes." });
  const seen = await call("POST", `/practice/reports/${id}/seen`, {
    token: ben.token,
    body: {},
    peer: ben.address,
  });
  expect(seen.status).toBe(404);
});

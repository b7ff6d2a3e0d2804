import { expect, test } from "vitest";
import { v7 } from "uuid";

import { call, codeFor, createUser, mailTo, password, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const someone = () => `learner-${v7()}@example.com`;

async function signUp(email: string, token?: string) {
  await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
  const code = await codeFor(email);
  return call("POST", "/common/register", { token, body: { email, code, password, type: "pc" } });
}

test("signing up by e-mail code opens a session and answers the contract's shape", async () => {
  const email = someone();
  const { status, body, headers } = await signUp(email);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isNew: true,
    user: { email, temp: false, examNum: 0, correctNum: 0, vipEndTime: null },
  });
  expect(body).not.toHaveProperty("refreshToken");
  expect(headers.get("set-cookie")).toMatch(/bandwise_refresh=.+HttpOnly; SameSite=Lax/);
  const info = await call("GET", "/userInfo", { token: body.token });
  expect(info.body.user.email).toBe(email);
});

test("a guest who signs up keeps the same user, and the guest's token is worth nothing afterwards", async () => {
  const guest = await call("POST", "/common/guest", { body: {} });
  expect(guest.body.user.temp).toBe(true);
  const { body } = await signUp(someone(), guest.body.token);
  expect(body.user).toMatchObject({ id: guest.body.user.id, temp: false });
  const old = await call("GET", "/userInfo", { token: guest.body.token });
  expect([old.status, old.body.code]).toEqual([401, "session/expired"]);
});

test("a code works once", async () => {
  const email = someone();
  await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
  const code = await codeFor(email);
  const first = await call("POST", "/common/register", { body: { email, code, password } });
  const second = await call("POST", "/common/register", { body: { email, code, password } });
  expect([first.status, second.status, second.body.code]).toEqual([200, 400, "auth/wrong-code"]);
});

test("sixty guesses at once get no more than five tries", async () => {
  const email = someone();
  await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
  const code = await codeFor(email);
  const wrong = code === "000000" ? "111111" : "000000";
  const guesses = Array.from({ length: 60 }, () =>
    call("POST", "/common/sesCodeVerify", { body: { email, purpose: "register", code: wrong } }),
  );
  const answers = await Promise.all(guesses);
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
  const right = await call("POST", "/common/sesCodeVerify", { body: { email, purpose: "register", code } });
  expect(right.body.code).toBe("auth/wrong-code");
});

test("known and unknown addresses get the same answer; only the mail differs", async () => {
  const known = await createUser();
  const unknown = someone();
  const body = (email: string) => ({ body: { email, purpose: "register" } });
  const answers = [
    await call("POST", "/common/sesCode", body(known.email)),
    await call("POST", "/common/sesCode", body(unknown)),
  ];
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect((await mailTo(known.email)).text).not.toMatch(/^\d{6}$/m);
  expect((await mailTo(unknown)).text).toMatch(/^\d{6}$/m);
});

test("a wrong password and an unknown address are refused alike", async () => {
  const ana = await createUser();
  const wrong = await call("POST", "/common/login", {
    body: { email: ana.email, password: "not the right one at all", type: "pc" },
  });
  const unknown = await call("POST", "/common/login", { body: { email: someone(), password, type: "pc" } });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong.body.code).toBe("auth/wrong-credentials");
  const right = await call("POST", "/common/login", {
    body: { email: ana.email.toUpperCase(), password, type: "pc" },
  });
  expect(right.body).toMatchObject({ isNew: false, user: { id: ana.id } });
});

test("after ten failures the person has to wait, with the time said", async () => {
  const ana = await createUser();
  const attempt = () =>
    call("POST", "/common/login", { body: { email: ana.email, password: "not the right one at all" } });
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect([refused.status, refused.body.code]).toEqual([429, "request/too-many"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a google login that only claims an address is refused", async () => {
  const { status, body } = await call("POST", "/common/login", {
    body: { email: someone(), avatar: "", nickname: "x", google: true, type: "pc" },
  });
  expect([status, body.code]).toEqual([400, "auth/google-unavailable"]);
});

test("a credential without three parts is named", async () => {
  const { status, body } = await call("POST", "/common/jwtDecode", { body: { credential: "a.b" } });
  expect([status, body.message]).toEqual([400, "Invalid JWT format"]);
});

test("a weak password is refused before the code is spent", async () => {
  const email = someone();
  await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
  const code = await codeFor(email);
  const weak = await call("POST", "/common/register", {
    body: { email, code, password: "passwordpassword" },
  });
  expect(weak.body.code).toBe("auth/weak-password");
  expect((await call("POST", "/common/register", { body: { email, code, password } })).status).toBe(200);
});

test("a new password ends every session", async () => {
  const ana = await createUser();
  await call("POST", "/common/sesCode", { body: { email: ana.email, purpose: "reset" } });
  const code = await codeFor(ana.email);
  const fresh = "seven slow boats pass";
  const reset = await call("POST", "/common/findPassword", {
    body: { email: ana.email, code, password: fresh },
  });
  expect(reset.body).toEqual({ err: null, data: { reset: true } });
  expect((await call("GET", "/userInfo", { token: ana.token })).status).toBe(401);
  expect((await call("POST", "/common/login", { body: { email: ana.email, password: fresh } })).status).toBe(
    200,
  );
});

test("as many people as the database has connections ask for a code at once, and nobody waits for another", async () => {
  const emails = Array.from({ length: 24 }, () => `crowd-${v7()}@example.com`);
  const answers = await Promise.all(
    emails.map((email) =>
      call("POST", "/common/sesCode", { body: { email, purpose: "register" }, peer: email }),
    ),
  );
  // A connection that does not come is given up after 5 seconds, with a 500.
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
});

test("of several calls for one address at once one sends a code, and the others take nothing from the day's", async () => {
  const email = `hasty-${v7()}@example.com`;
  const peer = "203.0.113.9";
  const ask = () => call("POST", "/common/sesCode", { body: { email, purpose: "register" }, peer });
  const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  const { limits } = await runtime();
  const day = `register ${email} ${peer}`;
  for (let others = 0; others < 9; others += 1) await limits.consume("code.person", day);
  await expect(limits.consume("code.person", day)).rejects.toMatchObject({ code: "request/too-many" });
});

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { accessTokens, sessions, users } from "@/lib/db/schema/identity";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { call, createUser, mailTo, password, runtime, withRuntime } from "@/tests/api/harness";
import { v7 } from "uuid";

withRuntime();

type Person = Awaited<ReturnType<typeof createUser>>;

/** A further device of somebody. */
async function device({ id }: Person, userAgent: string) {
  const { database } = await runtime();
  const [token, sessionId] = [newToken(), v7()];
  const soon = new Date(Date.now() + 30 * 60_000);
  await database.db
    .insert(sessions)
    .values({ id: sessionId, userId: id, device: userAgent, expiresAt: soon });
  await database.db.insert(accessTokens).values({ hash: hashToken(token), sessionId, expiresAt: soon });
  return { token, sessionId };
}

const isIn = async (token: string) => (await call("GET", "/userInfo", { token })).status === 200;
const list = async (token: string) => (await call("GET", "/account/sessions", { token })).body.data;

const calls = [
  ["PATCH", "/account", { nickname: "Mina" }],
  ["POST", "/account/password", { current: password, password: "seven slow boats pass" }],
  ["GET", "/account/sessions", undefined],
  ["DELETE", "/account/sessions", undefined],
  ["DELETE", `/account/sessions/${v7()}`, undefined],
  ["GET", "/account/export", undefined],
  ["DELETE", "/account", { email: "a@example.com", password }],
] as const;

test.for(calls)("%s %s is for accounts only", async ([method, path, body]) => {
  const guest = await createUser({ temp: true });
  const asked = (token?: string) => call(method, path, { token, ...(body ? { body } : {}) });
  expect((await asked()).body.code).toBe("session/missing");
  expect((await asked(newToken())).body.code).toBe("session/expired");
  expect((await asked(guest.token)).body.code).toBe("auth/account-needed");
});

test("the first language is said, read, exported and taken back, and is one of the list", async () => {
  const ana = await createUser();
  const say = (firstLanguage: unknown) =>
    call("PATCH", "/account", { token: ana.token, body: { firstLanguage } });
  const known = async () => (await call("GET", "/userInfo", { token: ana.token })).body.user.firstLanguage;
  expect(await known()).toBeNull();
  expect((await say("th")).body.user).toMatchObject({ firstLanguage: "th", nickname: "Test" });
  await call("PATCH", "/account", { token: ana.token, body: { nickname: "Mina" } });
  expect(await known()).toBe("th");
  const { body } = await call("GET", "/account/export", { token: ana.token });
  expect(body.account.firstLanguage).toBe("th");
  for (const wrong of ["xx", "", "TH", 1, ["th"]])
    expect((await say(wrong)).body.code).toBe("request/invalid");
  await say(null);
  expect(await known()).toBeNull();
});

test("name and language can be changed, and nothing else", async () => {
  const ana = await createUser();
  const changed = await call("PATCH", "/account", {
    token: ana.token,
    body: { nickname: "  Ana M. ", locale: "pt" },
  });
  expect(changed.body.user.nickname).toBe("Ana M.");
  const { database } = await runtime();
  const [row] = await database.db.select().from(users).where(eq(users.id, ana.id));
  expect(row?.locale).toBe("pt");
  for (const body of [
    { nickname: " " },
    { nickname: "x".repeat(41) },
    { locale: "xx" },
    { email: "b@example.com" },
  ])
    expect((await call("PATCH", "/account", { token: ana.token, body })).body.code).toBe("request/invalid");
});

test("a new password needs the present one, logs other devices out and is told by mail", async () => {
  const ana = await createUser();
  const other = await device(ana, "pc Firefox/140");
  const fresh = "seven slow boats pass";
  const change = (body: object) => call("POST", "/account/password", { token: ana.token, body });
  expect((await change({ current: "not the right one", password: fresh })).body.code).toBe(
    "account/wrong-password",
  );
  expect((await change({ current: password, password: "passwordpassword" })).body.code).toBe(
    "auth/weak-password",
  );
  expect((await change({ current: password, password: fresh })).status).toBe(200);
  expect([await isIn(ana.token), await isIn(other.token)]).toEqual([true, false]);
  await mailTo(ana.email);
  const login = (word: string) =>
    call("POST", "/common/login", { body: { email: ana.email, password: word } });
  expect([(await login(password)).status, (await login(fresh)).status]).toEqual([401, 200]);
});

test("of two new passwords at once one is set", async () => {
  const ana = await createUser();
  const answers = await Promise.all(
    ["seven slow boats pass", "nine green doors open"].map((word) =>
      call("POST", "/account/password", { token: ana.token, body: { current: password, password: word } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test("after ten wrong passwords one has to wait", async () => {
  const ana = await createUser();
  const body = { current: "not the right one", password: "seven slow boats pass" };
  const attempt = () => call("POST", "/account/password", { token: ana.token, body });
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(403);
  expect((await attempt()).body.code).toBe("request/too-many");
});

test("an account without a password is told so, and is deleted by its address", async () => {
  const ana = await createUser();
  const { database } = await runtime();
  await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, ana.id));
  expect((await call("GET", "/userInfo", { token: ana.token })).body.user.hasPassword).toBe(false);
  const change = await call("POST", "/account/password", {
    token: ana.token,
    body: { current: "x", password: "seven slow boats pass" },
  });
  expect([change.status, change.body.code]).toEqual([409, "account/no-password"]);
  const remove = (email: string) => call("DELETE", "/account", { token: ana.token, body: { email } });
  expect((await remove("somebody@example.com")).body.code).toBe("account/wrong-email");
  expect((await remove(ana.email.toUpperCase())).status).toBe(200);
});

test("devices are listed by class and browser, without addresses, and logged out one by one or all", async () => {
  const [ana, eve] = [await createUser(), await createUser()];
  const phone = await device(
    ana,
    "mobile Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) AppleWebKit Version/26 Safari/605",
  );
  const laptop = await device(ana, "pc Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0");
  const devices = await list(ana.token);
  expect(devices).toHaveLength(3);
  const shown = z
    .array(
      z.strictObject({
        id: z.string(),
        device: z.string(),
        browser: z.string().nullable(),
        isCurrent: z.boolean(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    )
    .parse(devices);
  expect(shown.find(({ id }) => id === phone.sessionId)).toMatchObject({
    device: "mobile",
    browser: "Safari",
  });
  expect(shown.find(({ id }) => id === laptop.sessionId)).toMatchObject({ device: "pc", browser: "Firefox" });
  expect(shown.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const end = (id: string, token: string) => call("DELETE", `/account/sessions/${id}`, { token });
  expect((await end(phone.sessionId, eve.token)).body.code).toBe("session/unknown");
  expect((await end("nonsense", ana.token)).body.code).toBe("request/invalid");
  expect((await end(phone.sessionId, ana.token)).status).toBe(200);
  expect((await end(phone.sessionId, ana.token)).body.code).toBe("session/unknown");
  expect([await isIn(phone.token), await isIn(laptop.token)]).toEqual([false, true]);
  const all = await call("DELETE", "/account/sessions", { token: ana.token });
  expect(all.headers.get("set-cookie")).toContain("bandwise_refresh=;");
  expect([await isIn(laptop.token), await isIn(ana.token), await isIn(eve.token)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("an ended session is not listed", async () => {
  const ana = await createUser();
  const old = await device(ana, "tablet x");
  const { database } = await runtime();
  await database.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(eq(sessions.id, old.sessionId));
  expect(await list(ana.token)).toHaveLength(1);
});

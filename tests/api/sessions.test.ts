import { sql } from "drizzle-orm";
import { NextResponse } from "next/server";
import { expect, test } from "vitest";

import { refreshTokens, sessions, users } from "@/lib/db/schema/identity";
import { sweepIdentity } from "@/lib/services/identity/sweep-identity";
import { call, createUser, password, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const refreshCookie = /bandwise_refresh=[^;]+/;

function cookieOf(headers: Headers) {
  const cookie = refreshCookie.exec(headers.get("set-cookie") ?? "")?.[0];
  if (!cookie) throw new Error("The answer sets no refresh cookie.");
  return cookie;
}

async function logIn() {
  const { email } = await createUser();
  const { body, headers } = await call("POST", "/common/login", { body: { email, password } });
  return { token: String(body.token), cookie: cookieOf(headers) };
}

test("the session is renewed by its cookie, and logging out ends it", async () => {
  const { cookie, token } = await logIn();
  const renewed = await call("POST", "/common/refresh", { headers: { cookie } });
  expect(renewed.status).toBe(200);
  expect(renewed.body.token).not.toBe(token);
  const foreign = await call("POST", "/common/refresh", {
    headers: { cookie, "sec-fetch-site": "cross-site" },
  });
  expect(foreign.body.code).toBe("request/cross-site");
  await call("POST", "/logout", { token: renewed.body.token, body: { domain: "localhost" } });
  expect((await call("GET", "/userInfo", { token: renewed.body.token })).status).toBe(401);
  expect((await call("POST", "/common/refresh", { headers: { cookie } })).status).toBe(401);
});

test("over http the cookies are not Secure: WebKit would drop them", async () => {
  const { email } = await createUser();
  const { headers } = await call("POST", "/common/login", { body: { email, password } });
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["bandwise_refresh", "bandwise_known"]);
  expect(cookies.join()).not.toMatch(/Secure|__Host-/);
});

test("a second cookie tells scripts whether the session is a guest's, also after it was renewed", async () => {
  const guest = await call("POST", "/common/guest", { body: {} });
  const sent = guest.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  expect(sent[1]).toBe("bandwise_known=guest");
  const renewed = await call("POST", "/common/refresh", { headers: { cookie: sent.join("; ") } });
  expect(renewed.headers.getSetCookie()[1]).toMatch(/^bandwise_known=guest; Max-Age=7776000/);
});

test("logging out takes the cookie away, also when Next.js writes the cookies anew to add one", async () => {
  const { cookie, token } = await logIn();
  const out = await call("POST", "/logout", { token, headers: { cookie }, body: {} });
  const answer = new NextResponse(null, { headers: out.headers });
  answer.cookies.set("other", "1");
  for (const headers of [out.headers, answer.headers]) {
    const [left, known] = headers.getSetCookie();
    expect(left).toMatch(/^bandwise_refresh=;.*Path=\/;.*HttpOnly/);
    expect(known).toMatch(/^bandwise_known=;.*Path=\//);
    for (const cookie of [left, known]) expect(cookie).toContain("Expires=Thu, 01 Jan 1970 00:00:00 GMT");
  }
});

test("two tabs that renew at once both stay logged in", async () => {
  const { cookie } = await logIn();
  const both = await Promise.all([1, 2].map(() => call("POST", "/common/refresh", { headers: { cookie } })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const { body } of both)
    expect((await call("GET", "/userInfo", { token: body.token })).status).toBe(200);
});

test("a used refresh token that comes back later ends the whole session", async () => {
  const { cookie } = await logIn();
  const renewed = await call("POST", "/common/refresh", { headers: { cookie } });
  const { database } = await runtime();
  await database.db
    .update(refreshTokens)
    .set({ usedAt: sql`${refreshTokens.usedAt} - interval '11 seconds'` });
  const stolen = await call("POST", "/common/refresh", { headers: { cookie } });
  expect([stolen.status, stolen.body.code]).toEqual([401, "session/no-refresh"]);
  expect((await call("GET", "/userInfo", { token: renewed.body.token })).status).toBe(401);
  const mine = await call("POST", "/common/refresh", { headers: { cookie: cookieOf(renewed.headers) } });
  expect(mine.status).toBe(401);
});

test("guests who did not come back for 90 days are deleted, others stay", async () => {
  const [gone, back, account] = [
    await createUser({ temp: true }),
    await createUser({ temp: true }),
    await createUser(),
  ];
  const current = await runtime();
  const { db } = current.database;
  const age = (id: string, days: number) =>
    db.execute(sql`update ${sessions} set last_used_at = now() - make_interval(days => ${days}),
      created_at = now() - make_interval(days => ${days}), expires_at = now() + make_interval(days => ${90 - days}) where user_id = ${id}`);
  await age(gone.id, 91);
  await age(back.id, 89);
  await age(account.id, 400);
  await db.execute(
    sql`update ${users} set created_at = now() - interval '400 days' where id in (${gone.id}, ${back.id}, ${account.id})`,
  );
  await sweepIdentity(current);
  const left = await db.select({ id: users.id }).from(users);
  const ids = left.map(({ id }) => id);
  expect([gone, back, account].map(({ id }) => ids.includes(id))).toEqual([false, true, true]);
});

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 } from "uuid";

import { refreshTokens, users } from "@/lib/db/schema/identity";
import { practiceSets } from "@/lib/db/schema/practice";
import { signIn } from "@/lib/services/identity/sign-in";
import { call, codeFor, createUser, password, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const cookieOf = (headers: Headers) => /bandwise_refresh=[^;]+/.exec(headers.get("set-cookie") ?? "")?.[0];
const refresh = (cookie = "") => call("POST", "/common/refresh", { headers: { cookie } });

async function logIn() {
  const { email } = await createUser();
  const { headers } = await call("POST", "/common/login", { body: { email, password } });
  return cookieOf(headers);
}

test("of forty uses of a refresh token at once one gets the next one, and all get in", async () => {
  const cookie = await logIn();
  const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(40);
  expect(answers.filter(({ headers }) => cookieOf(headers))).toHaveLength(1);
});

test("a stolen refresh token is worth nothing once the owner used it, and ends both sessions when it is tried", async () => {
  const cookie = await logIn();
  const owner = await refresh(cookie);
  const thief = await refresh(cookie);
  expect([thief.status, cookieOf(thief.headers)]).toEqual([200, undefined]);
  const { database } = await runtime();
  await database.db
    .update(refreshTokens)
    .set({ usedAt: sql`${refreshTokens.usedAt} - interval '11 seconds'` });
  expect((await refresh(cookie)).body.code).toBe("session/no-refresh");
  for (const { body } of [owner, thief])
    expect((await call("GET", "/userInfo", { token: body.token })).status).toBe(401);
  expect((await refresh(cookieOf(owner.headers))).status).toBe(401);
});

async function guestWithSet() {
  const { body: guest } = await call("POST", "/common/guest", { body: {} });
  const body = { type: "read-and-select", size: 5 };
  const set = await call("POST", "/practice/sets", { token: guest.token, body });
  return { id: String(guest.user.id), token: String(guest.token), setId: String(set.body.data.id) };
}

async function ownerOf(setId: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(practiceSets).where(eq(practiceSets.id, setId));
  return row?.userId;
}

/** A call that was let in while its sender was still a guest. */
async function staleCtx(guestId: string) {
  return {
    runtime: await runtime(),
    requestId: v7(),
    locale: "en" as const,
    ip: "198.51.100.70",
    requester: "198.51.100.70",
    device: "pc" as const,
    userAgent: "test",
    actor: { userId: guestId, sessionId: v7(), temp: true },
  };
}

test("a guest who becomes an account while the same device signs in keeps the practice", async () => {
  const guest = await guestWithSet();
  const other = await createUser();
  const { database } = await runtime();
  const [begun, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const upgrade = database.db.transaction(async (tx) => {
    await tx.update(users).set({ temp: false }).where(eq(users.id, guest.id));
    begun.resolve();
    await mayCommit.promise;
  });
  await begun.promise;
  const signing = signIn(await staleCtx(guest.id), { email: other.email, password });
  await new Promise((resolve) => setTimeout(resolve, 400));
  mayCommit.resolve();
  await Promise.all([upgrade, signing]);
  expect(await ownerOf(guest.setId)).toBe(guest.id);
});

test("signing up and signing in at once never fail and never part a set from whoever gets it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [guest, other, email] = [await guestWithSet(), await createUser(), `round-${v7()}@example.com`];
    await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
    const code = await codeFor(email);
    const { token } = guest;
    const [up, into] = await Promise.all([
      call("POST", "/common/register", { token, body: { email, code, password } }),
      call("POST", "/common/login", { token, body: { email: other.email, password } }),
    ]);
    expect([up.status, into.status]).toEqual([200, 200]);
    const owner = await ownerOf(guest.setId);
    const holder = owner === other.id ? into : up;
    const seen = await call("GET", `/practice/sets/${guest.setId}`, { token: holder.body.token });
    expect([round, holder.body.user.id, seen.status]).toEqual([round, owner, 200]);
  }
});

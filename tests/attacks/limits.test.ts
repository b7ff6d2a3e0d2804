import { expect, test } from "vitest";
import { v7 } from "uuid";

import { emailCodes } from "@/lib/db/schema/identity";
import type { LimitName } from "@/lib/services/operation/limits";
import { call, codeFor, createUser, password, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const someone = () => `person-${v7()}@example.com`;
const wrongPassword = "not the right one at all";
type Purpose = "register" | "reset";
const askFor = (email: string, purpose: Purpose, peer: string) =>
  call("POST", "/common/sesCode", { body: { email, purpose }, peer });
const tryCode = (email: string, code: string, peer: string) =>
  call("POST", "/common/sesCodeVerify", { body: { email, purpose: "register", code }, peer });

const logIn = (peer: string, email = someone()) =>
  call("POST", "/common/login", { body: { email, password: wrongPassword }, peer });

/** Calls that use a limit up, and the limit: how often it takes. */
const limited: [LimitName, number, (peer: string) => ReturnType<typeof call>][] = [
  ["guest.address", 300, (peer) => call("POST", "/common/guest", { body: {}, peer })],
  ["code.address", 60, (peer) => askFor(someone(), "register", peer)],
  ["login.address", 100, (peer) => logIn(peer)],
  ["try.address", 100, (peer) => tryCode(someone(), "000000", peer)],
  [
    "refresh.address",
    1_200,
    (peer) => call("POST", "/common/refresh", { headers: { cookie: "bandwise_refresh=unknown" }, peer }),
  ],
  ["search.address", 240, (peer) => call("GET", "/common/search?q=dictation", { peer })],
  ["view.address", 240, (peer) => call("GET", "/common/logPath?path=/pricing&locale=en", { peer })],
];

test.each(limited)(
  "%s counts the addresses of an IPv6 /64 as one, and no others",
  async (name, most, ask) => {
    const { limits } = await runtime();
    await limits.consume(name, "2001:db8:5:5::/64", most);
    expect((await ask("2001:db8:5:5:a:b:c:d")).status).toBe(429);
    expect((await ask("2001:db8:5:6:a:b:c:d")).status).not.toBe(429);
  },
);

test("ten guesses at a password are ten, whichever addresses of a /64 they come from", async () => {
  const { email } = await createUser();
  const guesses = Array.from({ length: 14 }, (_, index) => logIn(`2001:db8:7:7::${index + 1}`, email));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test("an IPv4 address is one requester, however it is written, and its neighbour another", async () => {
  const { limits } = await runtime();
  await limits.consume("login.address", "203.0.113.5", 100);
  for (const peer of ["203.0.113.5", "::ffff:203.0.113.5", "::ffff:cb00:7105"])
    expect((await logIn(peer)).status).toBe(429);
  expect((await logIn("203.0.113.6")).status).toBe(401);
});

test("what turns out well is not counted: a school behind one address signs up on and on", async () => {
  const { limits } = await runtime();
  const peer = "198.51.100.20";
  await limits.consume("try.address", peer, 99);
  await limits.consume("code.address", peer, 59);
  for (let students = 0; students < 3; students += 1) {
    const email = someone();
    expect((await askFor(email, "register", peer)).status).toBe(200);
    const code = await codeFor(email);
    expect((await tryCode(email, code, peer)).status).toBe(200);
    const body = { email, code, password };
    expect((await call("POST", "/common/register", { body, peer })).status).toBe(200);
  }
});

test("a wrong code is counted", async () => {
  const { limits } = await runtime();
  const peer = "198.51.100.21";
  await limits.consume("try.address", peer, 98);
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) statuses.push((await tryCode(someone(), "000000", peer)).status);
  expect(statuses).toEqual([400, 400, 429]);
});

test("ten strangers who ask for codes and guess at them keep the owner from nothing", async () => {
  const owner = someone();
  expect((await askFor(owner, "register", "198.51.100.30")).status).toBe(200);
  const code = await codeFor(owner);
  const wrong = code === "000000" ? "111111" : "000000";
  const strangers = Array.from({ length: 10 }, (_, index) => `2001:db8:a:${index}::1`);
  for (const peer of strangers) {
    expect((await askFor(owner, "register", peer)).status).toBe(200);
    for (let tries = 0; tries < 6; tries += 1)
      expect((await tryCode(owner, wrong, peer)).body.code).toBe("auth/wrong-code");
  }
  for (let tries = 0; tries < 6; tries += 1) await tryCode(owner, wrong, "198.51.100.99");
  expect((await tryCode(owner, code, "198.51.100.30")).status).toBe(200);
  expect((await askFor(owner, "register", "198.51.100.31")).status).toBe(200);
});

test("guesses from wherever they come do not add up: a code takes eight", async () => {
  const owner = someone();
  await askFor(owner, "register", "198.51.100.40");
  const code = await codeFor(owner);
  const wrong = code === "000000" ? "111111" : "000000";
  const peers = Array.from({ length: 30 }, (_, index) => `2001:db8:b:${index}::1`);
  await Promise.all(peers.map((peer) => tryCode(owner, wrong, peer)));
  await Promise.all(peers.map(() => tryCode(owner, wrong, "198.51.100.40")));
  const { database } = await runtime();
  const [row] = (await database.db.select().from(emailCodes)).filter(({ email }) => email === owner);
  expect([row?.attempts, row?.otherAttempts]).toEqual([5, 3]);
  for (const peer of ["198.51.100.40", "198.51.100.41"])
    expect((await tryCode(owner, code, peer)).body.code).toBe("auth/wrong-code");
});

test("a code works from another network than it was asked from: a phone changes networks", async () => {
  const owner = someone();
  await askFor(owner, "register", "198.51.100.50");
  expect((await tryCode(owner, await codeFor(owner), "2001:db8:c:c::1")).status).toBe(200);
});

test("register and reset are counted apart, and a mailbox's own limit is over within the hour", async () => {
  const { limits } = await runtime();
  const { email } = await createUser();
  await limits.consume("code.email", `register ${email}`, 20);
  const refused = await askFor(email, "register", "198.51.100.60");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
  expect((await askFor(email, "reset", "198.51.100.60")).status).toBe(200);
});

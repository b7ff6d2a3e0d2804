import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { v7 } from "uuid";

import { mails } from "@/lib/db/schema/identity";
import { mailsAtOnce } from "@/lib/integrations/mail/mails-at-once";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { call, runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { startMailServer } from "@/tests/attacks/slow-mail-server";

const server = await startMailServer({ millis: 150 });
// Stopped after the runtime, which holds connections to it.
afterAll(server.stop);
withRuntime(server.settings);

/** What is still owed of a flood is owed no longer. */
afterEach(async () => {
  const { db } = (await runtime()).database;
  await db.update(mails).set({ expiresAt: sql`now()` });
});

const someone = (word: string) => `${word}-${v7()}@example.com`;
const ask = (email: string, peer: string) =>
  call("POST", "/common/sesCode", { body: { email, purpose: "register" }, peer });

/** Writes down mails that these requesters asked for, one after the other in turn. */
async function owe(requesters: string[], each: number) {
  const current = await runtime();
  await current.database.db.transaction(async (tx) => {
    for (let turn = 1; turn <= each; turn += 1)
      for (const by of requesters)
        await queueMail(current, tx, {
          to: someone("flood"),
          kind: "register-code",
          locale: "en",
          asked: { by, turn },
        });
  });
}

/** How many mails went out between a stranger's call and the stranger's code. */
async function strangersTurn(peer: string) {
  const email = someone("stranger");
  const before = server.recipients.length;
  expect((await ask(email, peer)).status).toBe(200);
  await waitFor(async () => server.recipients.includes(email));
  return server.recipients.indexOf(email) - before;
}

const allowed = 60;

test("while one address asks for 640 codes, a stranger's does not wait for those it gets", async () => {
  const flood = Promise.all(
    Array.from({ length: 640 }, (_, index) =>
      ask(someone("flood"), `2001:db8:0:1::${(index % 64).toString(16)}`),
    ),
  );
  await waitFor(async () => server.recipients.length > 0);
  expect(await strangersTurn("198.51.100.7")).toBeLessThan(allowed);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(allowed);
  expect(statuses.filter((status) => status === 429)).toHaveLength(640 - allowed);
});

test("a requester to whom 640 mails are owed delays a stranger by none of them", async () => {
  await owe(["one attacker"], 640);
  const sent = server.recipients.length;
  await waitFor(async () => server.recipients.length > sent);
  expect(await strangersTurn("198.51.100.8")).toBeLessThanOrEqual(mailsAtOnce);
});

test("of many requesters with many mails each, everybody's first goes before anybody's second", async () => {
  const attackers = Array.from({ length: 16 }, (_, index) => `attacker ${index}`);
  await owe(attackers, 12);
  const sent = server.recipients.length;
  await waitFor(async () => server.recipients.length >= sent + attackers.length);
  expect(await strangersTurn("198.51.100.9")).toBeLessThanOrEqual(2 * mailsAtOnce);
});

test("withdrawals that nobody has to sign in for are acknowledged by requester, too", async () => {
  const attackers = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index}::1`);
  const sent = server.recipients.length;
  for (const peer of attackers)
    for (let turn = 0; turn < 10; turn += 1)
      await call("POST", "/common/withdrawal", {
        body: { name: "Nobody", email: someone("flood"), order: v7(), locale: "en", website: "" },
        peer,
      });
  await waitFor(async () => server.recipients.length >= sent + attackers.length);
  expect(await strangersTurn("198.51.100.10")).toBeLessThanOrEqual(3 * mailsAtOnce);
});

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { orders } from "@/lib/db/schema/billing";
import { users } from "@/lib/db/schema/identity";
import { withdrawals } from "@/lib/db/schema/receipts";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import { settleWithdrawal } from "@/lib/services/billing/settle-withdrawal";
import { settleOrder } from "@/lib/services/billing/settle-order";
import { order, paidOrder, pay, provider, reaches, withBillingSite } from "@/tests/api/billing-site";
import { fullLife } from "@/tests/api/full-life";
import { call, createUser, password, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

type Person = Awaited<ReturnType<typeof createUser>>;

const remove = (person: Person, change: object = {}) =>
  call("DELETE", "/account", { token: person.token, body: { email: person.email, password, ...change } });

/** Every column of the database that can name a person. */
async function personalColumns() {
  const { database } = await runtime();
  const Rows = z.object({ rows: z.array(z.object({ table_name: z.string(), column_name: z.string() })) });
  const { rows } = Rows.parse(
    await database.db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'email', 'to', 'subject', 'name', 'nickname')`),
  );
  return rows;
}

async function rowsAbout({ id, email }: Person) {
  const { database } = await runtime();
  const found: string[] = [];
  const words = [id, email, `user:${id}`, `other-${id}@example.com`, `ana ${id}`];
  const known = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  for (const { table_name, column_name } of await personalColumns()) {
    const table = sql`${sql.identifier(table_name)}`;
    const Count = z.object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) });
    const { rows } = Count.parse(
      await database.db.execute(
        sql`select count(*) as n from ${table} where lower(${sql.identifier(column_name)}::text) in (${known})`,
      ),
    );
    if (rows[0].n > 0) found.push(table_name);
  }
  return [...new Set(found)].sort();
}

test("the export is about somebody, with nothing of others, and nothing that opens a door", async () => {
  const { person, bought } = await fullLife();
  await fullLife();
  const { status, body, headers } = await call("GET", "/account/export", { token: person.token });
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain("bandwise-export.json");
  expect(body.account.id).toBe(person.id);
  for (const list of ["answers", "outcomes", "practiceItems", "receipts"])
    expect(body[list].length).toBeGreaterThan(0);
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([bought.id]);
  const text = JSON.stringify(body);
  for (const secret of ["passwordHash", "codeHash", "argon2", "lockToken"])
    expect(text).not.toContain(secret);
});

test("deleting leaves no row about the person, keeps the books under a number, and says so by mail", async () => {
  const { person, bought } = await fullLife();
  expect((await rowsAbout(person)).length).toBeGreaterThan(8);
  const gone = await remove(person);
  expect(gone.status).toBe(200);
  expect(gone.headers.get("set-cookie")).toContain("bandwise_refresh=;");
  expect((await call("GET", "/userInfo", { token: person.token })).status).toBe(401);
  const mail = await waitFor(async () => {
    const all = await readOutbox((await runtime()).files("outbox"), 200);
    return all.find(({ to, subject }) => to === person.email && /deleted/.test(subject));
  });
  expect(mail.text).toContain("deleted");
  // The mail itself is the last row, and goes with its delivery.
  await waitFor(async () => (await rowsAbout(person)).length === 0);
  const { database } = await runtime();
  const [kept] = await database.db.select().from(orders).where(eq(orders.id, bought.id));
  const [owner] = await database.db
    .select()
    .from(users)
    .where(eq(users.id, kept?.userId ?? ""));
  expect(owner).toMatchObject({ email: null, nickname: "", passwordHash: null });
  const again = await call("POST", "/common/login", { body: { email: person.email, password } });
  expect(again.body.code).toBe("auth/wrong-credentials");
});

test("the wrong password or address deletes nothing", async () => {
  const person = await createUser();
  expect((await remove(person, { password: "not the right one" })).body.code).toBe("account/wrong-password");
  expect((await remove(person, { password: undefined })).body.code).toBe("account/wrong-password");
  expect((await remove(person, { email: "other@example.com" })).body.code).toBe("account/wrong-email");
  expect((await call("GET", "/userInfo", { token: person.token })).status).toBe(200);
});

test("of many deletions at once one deletes, and none fails", async () => {
  const person = await createUser();
  await paidOrder(person, "premium-3d");
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(person)));
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect(await waitFor(async () => (await rowsAbout(person)).length === 0)).toBe(true);
});

test("a payment that is settled while the account is deleted ends on one side or the other, never in between", async () => {
  for (let round = 0; round < 4; round += 1) {
    const person = await createUser();
    const made = await order(person, "premium-3d");
    await pay(made.url);
    const current = await runtime();
    const [gone] = await Promise.all([
      remove(person),
      settleOrder(current, made.id).catch(() => undefined),
      settleOrder(current, made.id).catch(() => undefined),
    ]);
    expect(gone.status).toBe(200);
    const row = await reaches(made.id, "paid").catch(() => null);
    const [sent] = await current.database.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, made.id));
    if (sent) {
      await settleWithdrawal(current, { withdrawalId: sent.id });
      const { data } = await (
        await provider()
      ).refunds.list({ payment_intent: row?.providerPaymentId ?? "" });
      expect(data.map(({ amount }) => amount)).toEqual([499]);
    }
  }
});

test("nobody can pay any more at the open page of an account that is gone", async () => {
  const person = await createUser();
  const made = await order(person, "premium-3d");
  expect((await remove(person)).status).toBe(200);
  await waitFor(async () => {
    const { data } = await (await provider()).checkout.sessions.list({ status: "expired" });
    return data.some(({ metadata }) => metadata?.order_id === made.id);
  });
  await reaches(made.id, "expired");
});

test("an order that is begun while the account is deleted is refused or belongs to nobody", async () => {
  const person = await createUser();
  const [gone, begun] = await Promise.all([
    remove(person),
    call("GET", "/stripe/payUrl?vipId=premium-3d&path=pricing&isMobile=0", { token: person.token }),
  ]);
  expect(gone.status).toBe(200);
  expect([200, 401]).toContain(begun.status);
  const { database } = await runtime();
  expect(await database.db.select().from(orders).where(eq(orders.userId, person.id))).toEqual([]);
});

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { mails } from "@/lib/db/schema/identity";
import { receipts } from "@/lib/db/schema/receipts";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import { settleOrder } from "@/lib/services/billing/settle-order";
import { taxIn } from "@/lib/services/billing/issue-receipts";
import { enteredOperator } from "@/tests/factories/operator";
import { paidOrder, provider, reaches, withBillingSite } from "@/tests/api/billing-site";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

async function mailsTo(address: string, subject: RegExp) {
  const all = await readOutbox((await runtime()).files("outbox"), 200);
  return all.filter((mail) => mail.to === address && subject.test(mail.subject));
}

const purchases = async (token: string) => (await call("GET", "/account/orders", { token })).body.data;

test("a purchase gives one receipt with its number, by mail and in the account", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  const [mail] = await waitFor(async () => {
    const found = await mailsTo(buyer.email, /^Your receipt \d{4}-\d{6}$/);
    return found.length > 0 && found;
  });
  const [purchase] = await purchases(buyer.token);
  expect(purchase).toMatchObject({ id: made.id, status: "paid", amount: 1990, refundedAmount: 0 });
  const [receipt] = purchase.receipts;
  expect(mail?.subject).toContain(receipt.number);
  for (const part of ["$19.90", made.id, "/withdraw"]) expect(mail?.text).toContain(part);
  const { body } = await call("GET", `/account/receipts/${receipt.id}`, { token: buyer.token });
  expect(body.data).toMatchObject({
    number: receipt.number,
    amount: 1990,
    tax: 0,
    taxRate: null,
    orderId: made.id,
  });
});

test("settling again, however often and at once, gives no second receipt and no second mail", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  const current = await runtime();
  await Promise.allSettled(Array.from({ length: 6 }, () => settleOrder(current, made.id)));
  const rows = await current.database.db.select().from(receipts).where(eq(receipts.orderId, made.id));
  expect(rows).toHaveLength(1);
  const owed = await current.database.db.select().from(mails).where(eq(mails.to, buyer.email));
  expect(owed.filter(({ kind }) => kind === "receipt")).toHaveLength(1);
});

test("purchases at once get numbers without a gap and none twice", async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => createUser()));
  await Promise.all(buyers.map((buyer) => paidOrder(buyer, "premium-3d")));
  const { database } = await runtime();
  const rows = await database.db.select({ year: receipts.year, seq: receipts.seq }).from(receipts);
  const numbers = rows.map(({ seq }) => seq).sort((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test("money that goes back is a credit note, and a refund that fails takes it back", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", "4000 0000 0000 5126");
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 995 });
  const kinds = () =>
    waitFor(async () => {
      const [purchase] = await purchases(buyer.token);
      const found = purchase.receipts.map(({ kind, amount }: { kind: string; amount: number }) => [
        kind,
        amount,
      ]);
      return found.length === 3 && found;
    });
  expect(await kinds()).toEqual([
    ["receipt", 1990],
    ["credit", -995],
    ["reversal", 995],
  ]);
  expect(await mailsTo(buyer.email, /^Credit note /)).toHaveLength(1);
});

test("somebody else's receipt is unknown, and strangers and guests are refused", async () => {
  const [buyer, other, guest] = [await createUser(), await createUser(), await createUser({ temp: true })];
  await paidOrder(buyer, "premium-3d");
  const [purchase] = await purchases(buyer.token);
  const path = `/account/receipts/${purchase.receipts[0].id}`;
  expect((await call("GET", path, { token: other.token })).body.code).toBe("receipt/unknown");
  expect((await call("GET", path)).body.code).toBe("session/missing");
  expect((await call("GET", path, { token: guest.token })).body.code).toBe("auth/account-needed");
  expect((await call("GET", "/account/orders")).body.code).toBe("session/missing");
  expect(await purchases(other.token)).toEqual([]);
});

test("the tax is contained in the price, and there is none before the operator has a number", () => {
  expect(taxIn(enteredOperator, 1990)).toEqual({ taxRate: "19", tax: 318 });
  const facts = { ...enteredOperator.facts, taxNumber: "none", vatId: "none" };
  expect(taxIn({ ...enteredOperator, facts }, 1990)).toEqual({ taxRate: null, tax: 0 });
});

test("a mail server that is down delays a receipt and loses none", async () => {
  const buyer = await createUser();
  const current = await runtime();
  const { mailer } = current;
  let isDown = true;
  current.mailer = {
    ...mailer,
    send: (mail) => (isDown ? Promise.reject(new Error("down")) : mailer.send(mail)),
  };
  const made = await paidOrder(buyer, "premium-3d");
  await reaches(made.id, "paid");
  isDown = false;
  await waitFor(async () => (await mailsTo(buyer.email, /^Your receipt/)).length === 1);
  await current.database.db.execute(sql`select 1`);
});

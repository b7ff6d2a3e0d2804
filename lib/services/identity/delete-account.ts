import "server-only";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { grants, orders, uses } from "@/lib/db/schema/billing";
import { emailCodes, mails, users } from "@/lib/db/schema/identity";
import { practiceQuota } from "@/lib/db/schema/practice";
import { withdrawals } from "@/lib/db/schema/receipts";
import { contactMessages } from "@/lib/db/schema/site";
import { toLocale } from "@/lib/i18n/locales";
import type { Order } from "@/lib/services/billing/order";
import { confirmPassword } from "@/lib/services/identity/confirm-password";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { checkoutExpiry } from "@/lib/services/jobs/expire-checkout";
import { filesSweep } from "@/lib/services/jobs/sweep-files";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/**
 * Deletes an account at once, in one transaction. Orders and their ledger stay under a number that leads to nobody;
 * all else goes. A payment that is still on its way will be sent back when it arrives.
 */
export async function deleteAccount(ctx: UserCtx, input: { password?: string | undefined; email: string }) {
  const { runtime, actor } = ctx;
  await confirmOwner(ctx, input);
  await runtime.database.db.transaction(async (tx) => {
    // Orders before their owner: so does whoever settles a payment.
    const isOwn = eq(orders.userId, actor.userId);
    await tx.select({ id: orders.id }).from(orders).where(isOwn).orderBy(asc(orders.id)).for("update");
    const [person] = await tx.select().from(users).where(eq(users.id, actor.userId)).for("update");
    if (!person?.email) throw new AppError("session/expired");
    const bought = await tx.select().from(orders).where(isOwn).orderBy(asc(orders.id)).for("update");
    await unlinkMoney(tx, person.id);
    for (const order of bought) await endPayment(runtime, tx, order);
    await forgetAddress(tx, person.email);
    await forgetDeclarations(tx, bought);
    await tx.delete(practiceQuota).where(eq(practiceQuota.subject, `user:${person.id}`));
    // Sessions, practice and answers go with the row; files lose their owner, and the sweep takes the bytes.
    await tx.delete(users).where(eq(users.id, person.id));
    await runtime.jobs.enqueue(tx, filesSweep, {});
    await runtime.events.publish(tx, { kind: "writing.deleted", userId: person.id, correctionId: null });
    const locale = toLocale(person.locale);
    await queueMail(runtime, tx, { to: person.email, kind: "account-deleted", locale });
  });
}

/** By the password, or where there is none by the address as it is typed. */
async function confirmOwner(
  ctx: UserCtx,
  { password, email }: { password?: string | undefined; email: string },
) {
  const { runtime, actor } = ctx;
  const [person] = await runtime.database.db.select().from(users).where(eq(users.id, actor.userId));
  if (!person) throw new AppError("session/expired");
  if (person.email !== email.toLowerCase()) throw new AppError("account/wrong-email");
  if (person.passwordHash !== null) await confirmPassword(ctx, password ?? "");
}

/** Orders and ledger get an owner of their own, about whom nothing is known. */
async function unlinkMoney(tx: Transaction, userId: string) {
  const kept = await Promise.all(
    [orders, grants, uses].map((table) =>
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.userId, userId))
        .limit(1),
    ),
  );
  if (kept.every((rows) => rows.length === 0)) return;
  const nobody = v7();
  await tx.insert(users).values({ id: nobody, nickname: "", temp: false });
  for (const table of [orders, grants, uses])
    await tx.update(table).set({ userId: nobody }).where(eq(table.userId, userId));
}

/** Nobody can pay at an open page any more; what was paid before we knew of it goes back in full. */
async function endPayment(runtime: Runtime, tx: Transaction, order: Order) {
  await tx.update(orders).set({ url: null, path: "" }).where(eq(orders.id, order.id));
  if (!["created", "open", "pending"].includes(order.status)) return;
  await tx
    .insert(withdrawals)
    .values({
      id: v7(),
      orderId: order.id,
      source: "deletion",
      name: "",
      email: "",
      named: order.id,
      locale: order.locale,
      state: "waiting",
      refund: null,
    })
    .onConflictDoNothing({ target: withdrawals.orderId });
  const checkoutId = order.providerSessionId;
  if (checkoutId && order.status === "open") await runtime.jobs.enqueue(tx, checkoutExpiry, { checkoutId });
}

/** Who declared a withdrawal may have given another address than the account's. */
async function forgetDeclarations(tx: Transaction, bought: readonly Order[]) {
  if (bought.length === 0) return;
  const ids = bought.map(({ id }) => id);
  const declared = await tx
    .update(withdrawals)
    .set({ name: "", email: "" })
    .where(inArray(withdrawals.orderId, ids))
    .returning({ id: withdrawals.id });
  if (declared.length === 0) return;
  const told = declared.map(({ id }) => id);
  await tx.delete(mails).where(inArray(sql`${mails.params}->>'about'`, told));
}

async function forgetAddress(tx: Transaction, email: string) {
  await tx.delete(mails).where(eq(mails.to, email));
  await tx.delete(emailCodes).where(eq(emailCodes.email, email));
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
  await tx
    .update(withdrawals)
    .set({ name: "", email: "" })
    .where(eq(sql`lower(${withdrawals.email})`, email));
}

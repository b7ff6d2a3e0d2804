import "server-only";
import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { readPlanCopy } from "@/lib/content/cms";
import { publishedPlans } from "@/lib/content/plans";
import type { Plan } from "@/lib/content/plan-table";
import { AppError } from "@/lib/core/errors";
import type { Agreement } from "@/lib/core/withdrawal";
import { orders } from "@/lib/db/schema/billing";
import { users } from "@/lib/db/schema/identity";
import { localePath } from "@/lib/i18n/locales";
import { isFinalRefusal } from "@/lib/integrations/stripe/is-final-refusal";
import { OrderedPlan } from "@/lib/services/billing/ordered-plan";
import type { UserCtx } from "@/lib/services/runtime";

type Order = typeof orders.$inferSelect;
type Input = {
  planId: string;
  device: "mobile" | "desktop";
  path: string;
  /** The wording by which the buyer asked us to begin at once. */
  agreement: Agreement | null;
};

/** Opens the provider's payment page for a plan; an order that is still open is used again. */
export async function startCheckout(ctx: UserCtx, input: Input) {
  const plan = publishedPlans.find(({ vipId }) => vipId === input.planId);
  if (!plan) throw new AppError("plan/unknown");
  await ctx.runtime.limits.consume("checkout.user", ctx.actor.userId);
  const order = await openOrder(ctx, plan, input);
  return { id: order.id, url: order.url ?? (await openPage(ctx, order, plan)) };
}

/** An order that can still be paid, the same promise at the same price in the same language. */
function canBePaid(ctx: UserCtx, plan: Plan) {
  const isFresh = and(eq(orders.status, "created"), gt(orders.createdAt, sql`now() - interval '10 minutes'`));
  return and(
    eq(orders.userId, ctx.actor.userId),
    eq(orders.planId, plan.vipId),
    sql`${orders.plan} = ${JSON.stringify(OrderedPlan.parse(plan))}::jsonb`,
    eq(orders.amount, plan.amount),
    eq(orders.currency, plan.currency),
    eq(orders.locale, ctx.locale),
    inArray(orders.status, ["created", "open"]),
    or(gt(orders.expiresAt, sql`now() + interval '2 minutes'`), isFresh),
  );
}

/** One order for parallel calls: the first writes it, the others find it. */
function openOrder(ctx: UserCtx, plan: Plan, input: Input): Promise<Order> {
  const { userId } = ctx.actor;
  return ctx.runtime.database.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${userId} ${plan.vipId}`}, 0))`,
    );
    // Whoever deletes the account holds its row: an order is written before that, or not at all.
    const [buyer] = await tx.select().from(users).where(eq(users.id, userId)).for("key share");
    if (!buyer) throw new AppError("session/expired");
    const agreed = input.agreement ? { agreedAt: sql`now()`, agreement: input.agreement } : {};
    const [found] = await tx
      .select()
      .from(orders)
      .where(canBePaid(ctx, plan))
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (found) {
      if (input.agreement) await tx.update(orders).set(agreed).where(eq(orders.id, found.id));
      return found;
    }
    const [made] = await tx
      .insert(orders)
      .values({
        id: v7(),
        userId,
        planId: plan.vipId,
        plan: OrderedPlan.parse(plan),
        amount: plan.amount,
        currency: plan.currency,
        status: "created",
        locale: ctx.locale,
        device: input.device,
        path: input.path,
        ...agreed,
      })
      .returning();
    if (!made) throw new Error("The order was not stored.");
    return made;
  });
}

async function openPage(ctx: UserCtx, order: Order, plan: Plan) {
  const { payments, database } = ctx.runtime;
  const isOurs = and(eq(orders.id, order.id), eq(orders.status, "created"));
  const giveUp = () => database.db.update(orders).set({ status: "failed" }).where(isOurs);
  const wanted = await describeOrder(ctx, order, plan);
  const checkout = await payments.createCheckout(wanted).catch(async (cause: unknown) => {
    // Without an answer the page may exist: the next call asks for the same one by the same key.
    if (isFinalRefusal(cause)) await giveUp();
    throw new AppError("checkout/failed", { cause, retryAfter: 5 });
  });
  if (!checkout.url || !payments.isPaymentUrl(checkout.url)) {
    await giveUp();
    throw new AppError("checkout/failed", { cause: new Error("The provider's link leads elsewhere.") });
  }
  await database.db
    .update(orders)
    .set({ status: "open", url: checkout.url, providerSessionId: checkout.id, expiresAt: checkout.expiresAt })
    .where(isOurs);
  return checkout.url;
}

async function describeOrder({ runtime, locale }: UserCtx, order: Order, plan: Plan) {
  const { siteUrl } = runtime.env;
  const [user] = await runtime.database.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, order.userId));
  // The CMS's words are not worth a purchase: without them the page names the plan by its id.
  const copy = await readPlanCopy(locale).then(
    (copies) => copies.get(plan.vipId),
    () => undefined,
  );
  return {
    orderId: order.id,
    planId: plan.vipId,
    idempotencyKey: `co:${order.id}:v1`,
    amount: order.amount,
    currency: order.currency,
    name: copy?.name ?? plan.vipId,
    email: user?.email ?? null,
    locale,
    successUrl: `${siteUrl}${localePath(locale, `/success/${order.id}`)}`,
    cancelUrl: `${siteUrl}${localePath(locale, "/pricing")}?cancelled=${order.id}`,
  };
}

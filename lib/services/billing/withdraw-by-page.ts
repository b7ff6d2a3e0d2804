import "server-only";

import type { Locale } from "@/lib/i18n/locales";
import { storeDeclaration } from "@/lib/services/billing/declare-withdrawal";
import type { Ctx } from "@/lib/services/runtime";

type Input = { name: string; email: string; order: string; locale: Locale };

/**
 * A withdrawal by the page at the foot of the site, without a session. Which order is meant is found by a job: neither
 * the answer nor its time tells whether there is one.
 */
export async function withdrawByPage({ runtime, requester }: Ctx, { order, ...person }: Input) {
  const turn = await runtime.limits.consume("withdraw.address", requester);
  await runtime.limits.consume("withdraw.email", person.email.toLowerCase());
  const declared = await runtime.database.db.transaction((tx) =>
    storeDeclaration(runtime, tx, {
      ...person,
      named: order,
      source: "page",
      orderId: null,
      state: "new",
      refund: null,
      asked: { by: requester, turn },
    }),
  );
  return { declaredAt: declared.declaredAt.toISOString() };
}

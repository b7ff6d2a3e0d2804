import { createMiddleware } from "hono/factory";

import type { ApiEnv, UserApiEnv } from "@/lib/api/api-env";
import { readOperatorCookie } from "@/lib/api/operator-cookie";
import { refuseCrossSite } from "@/lib/api/refuse-cross-site";
import { AppError } from "@/lib/core/errors";
import { findListed } from "@/lib/services/operator/find-listed";
import type { ListedCtx, OperatorCtx } from "@/lib/services/operator/operator-ctx";
import { readOperatorSession } from "@/lib/services/operator/operator-session";

type Bindings = UserApiEnv["Bindings"];
type ListedApiEnv = { Bindings: Bindings; Variables: { ctx: ListedCtx; tokenSent: boolean } };
type OperatorApiEnv = { Bindings: Bindings; Variables: { ctx: OperatorCtx; tokenSent: boolean } };

/** Everybody else, from another site too, learns what every unknown address tells: there is nothing here. */
const nothing = () => new AppError("request/not-found");

type Call = Parameters<typeof refuseCrossSite>[0] & { var: ApiEnv["Variables"] };

async function listedOf(c: Call): Promise<ListedCtx> {
  const { ctx } = c.var;
  const { actor } = ctx;
  try {
    refuseCrossSite(c);
  } catch {
    throw nothing();
  }
  const email = actor ? await findListed(ctx.runtime, actor.userId) : null;
  if (actor === null || email === null) throw nothing();
  return { ...ctx, actor, operator: { email } };
}

/** For somebody signed in whom OPERATOR_EMAILS names. */
export const requireListed = createMiddleware<ListedApiEnv>(async (c, next) => {
  c.set("ctx", await listedOf(c));
  await next();
});

/** The same, behind the code by mail. */
export const requireOperator = createMiddleware<OperatorApiEnv>(async (c, next) => {
  const ctx = await listedOf(c);
  const until = await readOperatorSession(ctx.runtime, ctx.actor, readOperatorCookie(c));
  if (until === null) throw nothing();
  c.set("ctx", { ...ctx, operator: { ...ctx.operator, until } });
  await next();
});

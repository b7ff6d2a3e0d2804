import { createMiddleware } from "hono/factory";

import type { ApiEnv, UserApiEnv } from "@/lib/api/api-env";
import { AppError } from "@/lib/core/errors";

function refuseStranger({ ctx, tokenSent }: ApiEnv["Variables"]) {
  if (!ctx.actor) throw new AppError(tokenSent ? "session/expired" : "session/missing");
  return ctx.actor;
}

/** For routes that need a session; a guest has one, too. */
export const requireUser = createMiddleware<UserApiEnv>(async (c, next) => {
  refuseStranger(c.var);
  await next();
});

/** For routes that need an account: guests are asked to make one. */
export const requireAccount = createMiddleware<UserApiEnv>(async (c, next) => {
  const actor = refuseStranger(c.var);
  if (actor.temp) throw new AppError("auth/account-needed");
  await next();
});

import { createMiddleware } from "hono/factory";

import type { UserApiEnv } from "@/lib/api/api-env";
import { AppError } from "@/lib/core/errors";

/** For routes that need a session; a guest has one, too. */
export const requireUser = createMiddleware<UserApiEnv>(async (c, next) => {
  if (!c.var.ctx.actor) throw new AppError("session/missing");
  await next();
});

/** For routes that need an account: guests are asked to make one. */
export const requireAccount = createMiddleware<UserApiEnv>(async (c, next) => {
  const { actor } = c.var.ctx;
  if (!actor) throw new AppError("session/missing");
  if (actor.temp) throw new AppError("auth/account-needed");
  await next();
});

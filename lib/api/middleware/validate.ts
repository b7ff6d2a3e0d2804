import type { Hook } from "@hono/zod-openapi";

import type { ApiEnv } from "@/lib/api/api-env";
import { AppError } from "@/lib/core/errors";

/** The answer to input that does not fit its schema: one error, whatever the route. */
export const refuseInvalid: Hook<unknown, ApiEnv, string, unknown> = (result) => {
  if (!result.success) throw new AppError("request/invalid", { cause: result.error });
};

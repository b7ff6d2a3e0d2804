import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

import type { ApiEnv } from "@/lib/api/api-env";
import { errorResponse } from "@/lib/api/error-body";
import { routeOf } from "@/lib/api/route-of";
import { errorFacts } from "@/lib/core/error-facts";
import { AppError, isAppError } from "@/lib/core/errors";
import { isDatabaseDown, isRefusedText } from "@/lib/services/operation/database-failures";
import { countRefusal } from "@/lib/services/operation/count-refusal";
import { log } from "@/lib/services/operation/log";

/** Turns whatever was thrown into an error of the table; what is not in it stays in the log. */
function nameFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new AppError("request/invalid", { cause: error });
  if (isRefusedText(error)) return new AppError("request/invalid", { cause: error });
  if (isDatabaseDown(error)) return new AppError("server/unavailable", { cause: error, retryAfter: 2 });
  return new AppError("server/unexpected", { cause: error });
}

/** The answer to a failure; what is ours to mend is logged, with what was asked where that is known. */
export function failureResponse(error: unknown, requestId?: string, asked?: string) {
  const failure = nameFailure(error);
  const { report } = errorFacts[failure.code];
  if (report === "counted") countRefusal(failure.code);
  else if (report) {
    const facts = { id: requestId, asked, code: failure.code, err: failure.cause ?? failure };
    log().error(facts, "request failed");
  }
  const response = errorResponse(failure);
  if (requestId) response.headers.set("x-request-id", requestId);
  return response;
}

export function answerFailure(error: unknown, c: Context<ApiEnv>) {
  // A failure may come before the context exists.
  const ctx: ApiEnv["Variables"]["ctx"] | undefined = c.get("ctx");
  return failureResponse(error, ctx?.requestId, routeOf(c));
}

import { z } from "@hono/zod-openapi";

import { errorFacts } from "@/lib/core/error-facts";
import { type AppError, type ErrorCode } from "@/lib/core/errors";

export const ErrorBody = z
  .object({
    status: z.number().int(),
    message: z.string(),
    code: z.string().openapi({ example: "request/invalid" }),
  })
  .openapi("Error");

export function errorBody(code: ErrorCode) {
  return { status: errorFacts[code].status, message: errorFacts[code].message, code };
}

/** A 401 has to say how one proves who one is; what was sent and is no longer right is named. */
const challenge = (code: ErrorCode) =>
  code === "session/expired" ? 'Bearer realm="bandwise", error="invalid_token"' : 'Bearer realm="bandwise"';

export function errorResponse(error: AppError) {
  const { status } = errorFacts[error.code];
  return Response.json(errorBody(error.code), {
    status,
    headers: {
      "cache-control": "no-store",
      ...(error.retryAfter ? { "retry-after": String(Math.ceil(error.retryAfter)) } : {}),
      ...(error.allow ? { allow: error.allow.join(", ") } : {}),
      ...(status === 401 ? { "www-authenticate": challenge(error.code) } : {}),
      ...(error.code === "request/encoded" ? { "accept-encoding": "identity" } : {}),
    },
  });
}

/** The error answers of a route, for its OpenAPI entry; the client's types see only the success, since errors are thrown. */
export function errorResponses(...codes: ErrorCode[]): Record<never, never> {
  const byStatus = Map.groupBy(codes, (code) => errorFacts[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(", "),
        "x-codes": group,
        content: { "application/json": { schema: ErrorBody } },
      },
    ]),
  );
}

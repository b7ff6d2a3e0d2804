import { z } from "@hono/zod-openapi";

import { errorFacts, type AppError, type ErrorCode } from "@/lib/core/errors";

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

export function errorResponse(error: AppError) {
  return Response.json(errorBody(error.code), {
    status: errorFacts[error.code].status,
    headers: {
      "cache-control": "no-store",
      ...(error.retryAfter ? { "retry-after": String(Math.ceil(error.retryAfter)) } : {}),
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
        content: { "application/json": { schema: ErrorBody } },
      },
    ]),
  );
}

import { z, type OpenAPIHono } from "@hono/zod-openapi";

import type { ApiEnv } from "@/lib/api/api-env";
import { Body } from "@/lib/api/body-of";
import { callers } from "@/lib/api/callable-by";
import { answersOfMiddleware, describeCodes, headersOf } from "@/lib/api/describe-answers";
import { errorFacts } from "@/lib/core/error-facts";
import { isErrorCode, type ErrorCode } from "@/lib/core/errors";

const info = {
  title: "Bandwise API",
  version: "1",
  description:
    "Errors are `{status, message, code}` with the matching HTTP status. `x-caller` says who may call: public, guest (any session), account, or signed. `x-body` says how many bytes a body may have where it is not JSON of up to 64 KB; `x-limits` how often somebody may call in how many seconds. An address has 4,096 characters at most, and no query parameter comes twice. A body arrives within 15 seconds, a stream within 60.",
};

const Limit = z.object({ name: z.string(), points: z.number(), seconds: z.number() });
const Answer = z.looseObject({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).default({}),
  "x-codes": z.array(z.custom<ErrorCode>(isErrorCode)).optional(),
});
const JsonSchema = z.looseObject({ $ref: z.string().optional(), required: z.array(z.string()).default([]) });
const Operation = z.looseObject({
  "x-caller": z.enum(callers),
  "x-body": Body.optional(),
  "x-limits": z.array(Limit).default([]),
  requestBody: z
    .looseObject({
      required: z.boolean().default(false),
      content: z.record(z.string(), z.looseObject({ schema: JsonSchema })),
    })
    .optional(),
  responses: z.record(z.string(), Answer),
});
type Operation = z.infer<typeof Operation>;
const Paths = z.record(z.string(), z.record(z.string(), Operation));

const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** The answers of a route: its own, and those that its middleware gives in front of it. */
function describeAnswers(method: string, operation: Operation) {
  const { responses, "x-limits": limits } = operation;
  const own = Object.values(responses).flatMap((answer) => answer["x-codes"] ?? []);
  const ofMiddleware = answersOfMiddleware({
    method,
    caller: operation["x-caller"],
    body: operation["x-body"],
    isLimited: limits.length > 0,
  });
  const codes = Map.groupBy(new Set([...own, ...ofMiddleware]), (code) => errorFacts[code].status);
  const figures = limits.map(
    ({ name, points, seconds }) => `\n\n\`${name}\`: ${points} in ${seconds} seconds.`,
  );
  const errors = [...codes].map(([status, group]) => [
    status,
    {
      description: describeCodes(group) + (status === 429 ? figures.join("") : ""),
      headers: headersOf(status),
      content: errorContent,
      "x-codes": group,
    },
  ]);
  const others = Object.entries(responses)
    .filter(([, answer]) => !answer["x-codes"])
    .map(([status, answer]) => [
      status,
      { ...answer, headers: { ...headersOf(Number(status)), ...answer.headers } },
    ]);
  return Object.fromEntries([...others, ...errors]);
}

/** A body whose every property may be left out may be left out itself. */
function describeBody({ requestBody }: Operation) {
  const schema = requestBody?.content["application/json"]?.schema;
  if (!schema || schema.$ref) return {};
  const isNeeded = schema.required.length > 0 || Object.keys(schema).length === 1;
  return { requestBody: { ...requestBody, required: isNeeded } };
}

/** The OpenAPI document, generated from the schemas that validate the calls and from what the middleware does. */
export function describeApi(app: Pick<OpenAPIHono<ApiEnv>, "getOpenAPI31Document">) {
  const document = app.getOpenAPI31Document({ openapi: "3.1.0", info, servers: [{ url: "/" }] });
  const paths = Object.entries(Paths.parse(document.paths)).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        { ...operation, ...describeBody(operation), responses: describeAnswers(method, operation) },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

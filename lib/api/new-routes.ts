import { OpenAPIHono, z } from "@hono/zod-openapi";

import type { ApiEnv } from "@/lib/api/api-env";
import { refuseInvalid } from "@/lib/api/middleware/validate";

/** An empty group of routes; input that does not fit its schema is answered with `request/invalid`. */
export function newRoutes() {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
}

/** The `request.body` of a JSON call. */
export function jsonBody<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return { required: true, content: { "application/json": { schema: schema.strict() } } };
}

/** The answer of a call as the bare object. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** The answer `{err: null, data}`. */
export function dataAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return jsonAnswer(description, z.object({ err: z.null(), data: schema }));
}

export function data<Value>(value: Value) {
  return { err: null, data: value };
}

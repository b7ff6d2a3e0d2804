import type { OpenAPIHono } from "@hono/zod-openapi";

import type { ApiEnv } from "@/lib/api/api-env";

/** The OpenAPI document, generated from the schemas that validate the calls. */
export function describeApi(app: Pick<OpenAPIHono<ApiEnv>, "getOpenAPI31Document">) {
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Bandwise API",
      version: "1",
      description:
        "Errors are `{status, message, code}` with the matching HTTP status. `x-caller` says who may call: public, guest (any session), account, or signed.",
    },
    servers: [{ url: "/" }],
  });
}

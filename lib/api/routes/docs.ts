import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { newRoutes } from "@/lib/api/new-routes";

/** What the page of the documentation loads, from our own origin. */
const parts = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
} as const;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Bandwise API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });\n`;

const documentRoute = createRoute({
  ...callableBy.public,
  method: "get",
  path: "/openapi.json",
  tags: ["operation"],
  summary: "This description of the API",
  responses: {
    200: { description: "OpenAPI 3.1", content: { "application/json": { schema: z.looseObject({}) } } },
  },
});

const pageRoute = createRoute({
  ...callableBy.public,
  method: "get",
  path: "/docs",
  tags: ["operation"],
  summary: "The description as a page",
  responses: { 200: { description: "A page", content: { "text/html": { schema: z.string() } } } },
});

const partRoute = createRoute({
  ...callableBy.public,
  method: "get",
  path: "/docs/{part}",
  tags: ["operation"],
  summary: "A part of that page",
  request: { params: z.object({ part: z.enum(["swagger-ui.css", "swagger-ui-bundle.js", "start.js"]) }) },
  responses: {
    200: { description: "Style or script" },
  },
});

export function docsRoutes(describe: () => object) {
  return newRoutes()
    .openapi(documentRoute, (c) => c.json({ ...describe() }, 200))
    .openapi(pageRoute, (c) => c.html(page, 200))
    .openapi(partRoute, async (c) => {
      const { part } = c.req.valid("param");
      const headers = { "cache-control": "public, max-age=86400" };
      if (part === "start.js")
        return c.body(start, 200, { ...headers, "content-type": parts["swagger-ui-bundle.js"] });
      const file = path.join(process.cwd(), "node_modules/swagger-ui-dist", part);
      return c.body(await readFile(file, "utf8"), 200, { ...headers, "content-type": parts[part] });
    });
}

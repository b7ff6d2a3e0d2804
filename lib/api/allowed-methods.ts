import type { Hono } from "hono";

import type { ApiEnv } from "@/lib/api/api-env";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The methods that some route answers on this path; empty for an unknown path. */
export function allowedMethods(app: Pick<Hono<ApiEnv>, "router">, path: string) {
  const known = methods.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return known.includes("GET") ? ["HEAD", ...known] : known;
}

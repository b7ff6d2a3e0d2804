import "server-only";
import { Hono } from "hono";
import type { Context, Handler } from "hono";

import { answerFailure } from "@/lib/api/answer-failure";
import type { ApiEnv } from "@/lib/api/api-env";
import { answerDev, refuseDev } from "@/lib/services/operation/answer-dev";
import { readMetrics } from "@/lib/services/operation/read-metrics";
import { readNotes, readReadiness } from "@/lib/services/operation/read-readiness";

const noStore = { "cache-control": "no-store" };
const callerOf = (c: Context<ApiEnv>) => ({ peer: c.env.peer ?? "", headers: c.req.raw.headers });

/** What runs the process asks, and what stands in for mail and payments: no part of the product's API. */
export const operation = new Hono<ApiEnv>();

/** Answers these methods on a path, and says so to who asks with another. */
function serve(path: string, methods: ("GET" | "POST" | "DELETE")[], handler: Handler<ApiEnv>) {
  operation.on(methods, path, handler);
  const allow = [...methods, "HEAD", "OPTIONS"].sort().join(", ");
  operation.options(path, () => new Response(null, { status: 204, headers: { allow } }));
  operation.all(path, () => new Response(null, { status: 405, headers: { allow } }));
}

serve("/healthz", ["GET"], () => new Response("ok\n", { headers: noStore }));

serve("/readyz", ["GET"], async (c) => {
  const reasons = await readReadiness();
  const notes = await readNotes(callerOf(c)).catch(() => []);
  const status = reasons.length === 0 ? 200 : 503;
  return Response.json({ ready: status === 200, reasons, notes }, { status, headers: noStore });
});

serve("/metrics", ["GET"], async (c) => {
  const figures = await readMetrics(callerOf(c));
  if (!figures) return new Response("Not found\n", { status: 404 });
  return new Response(figures.text, { headers: { ...noStore, "content-type": figures.type } });
});

/** The star takes `/dev` itself, too. */
operation.use("/dev/*", async (c, next) => (await refuseDev(callerOf(c))) ?? (await next()));
serve("/dev/*", ["GET", "POST", "DELETE"], (c) => answerDev(c.req.raw));

operation.onError(answerFailure);

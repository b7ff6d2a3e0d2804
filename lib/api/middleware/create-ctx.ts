import { createMiddleware } from "hono/factory";
import { v4 } from "uuid";

import type { ApiEnv } from "@/lib/api/api-env";
import { readDevice, readIp, readLocale } from "@/lib/api/middleware/client-facts";
import { readActor } from "@/lib/services/identity/read-actor";
import { requesterOf } from "@/lib/services/operation/address-range";
import { getRuntime } from "@/lib/services/operation/start-runtime";

const unknownPeer = "0.0.0.0";
const bearer = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/** Who calls, from where, in which language: what every verb gets first. */
export const createCtx = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = v4();
  c.header("x-request-id", requestId);
  c.header("cache-control", "no-store");
  const runtime = await getRuntime();
  const { headers } = c.req.raw;
  const authorization = headers.get("authorization");
  const token = authorization?.match(bearer)?.[1];
  const userAgent = (headers.get("user-agent") ?? "").slice(0, 300);
  const ip = readIp(headers, {
    peer: c.env?.peer ?? unknownPeer,
    trustedProxies: runtime.env.TRUSTED_PROXIES,
  });
  c.set("tokenSent", authorization !== null);
  c.set("ctx", {
    runtime,
    requestId,
    locale: readLocale(headers),
    ip,
    requester: requesterOf(ip),
    device: readDevice(userAgent),
    userAgent,
    actor: token ? await readActor(runtime, { token }) : null,
  });
  await next();
});

import "server-only";
import type { ServerEnv } from "@/lib/env/server";
import { isSameSecret } from "@/lib/core/signing";

/** `peer`: the address of the socket; empty when nobody can say. */
export type Caller = { peer: string; headers: Headers };

const loopback = /^(::ffff:)?127\.|^::1$/;
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * What proxies, tunnels and CDNs say of whom they speak for, beside all that begins with `x-forwarded`. A request with
 * one of these comes from somewhere else.
 */
const forwarding = new Set([
  "forwarded",
  "via",
  "forwarded-for",
  "front-end-https",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-host",
  "x-original-forwarded-for",
  "x-original-host",
  "x-original-uri",
  "x-original-url",
  "x-proxyuser-ip",
  "x-real-ip",
  "x-real-port",
  "x-remote-addr",
  "x-remote-ip",
  "x-rewrite-url",
  "x-scheme",
  "x-url-scheme",
  "cdn-loop",
  "cf-connecting-ip",
  "cf-connecting-ipv6",
  "cf-ipcountry",
  "cf-ray",
  "cf-visitor",
  "ali-cdn-real-ip",
  "cdn-src-ip",
  "client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "incap-client-ip",
  "true-client-ip",
  "wl-proxy-client-ip",
  "x-akamai-edgescape",
  "x-amz-cf-id",
  "x-amzn-trace-id",
  "x-appengine-user-ip",
  "x-arr-ssl",
  "x-bluecoat-via",
  "x-client-port",
  "x-gateway-host",
  "x-ms-proxy",
  "x-nginx-proxy",
  "x-originating-ip",
  "x-real-host",
  "x-request-start",
  "proxy-client-ip",
  "tailscale-user-login",
  "x-azure-clientip",
  "x-azure-fdid",
  "x-azure-socketip",
  "x-cloud-trace-context",
  "x-envoy-external-address",
  "x-envoy-original-path",
  "x-ms-original-url",
  "x-nf-client-connection-ip",
  "x-sucuri-clientip",
  "x-varnish",
  "x-vercel-forwarded-for",
  "x-waws-unencoded-url",
]);
const speaksForAnother = (name: string) => name.startsWith("x-forwarded") || forwarding.has(name);

/** Whether somebody at this machine asks for this machine: no proxy in between, and no foreign name that leads here. */
export function isThisMachine({ peer, headers }: Caller) {
  const isNear = loopback.test(peer) && thisMachine.test(headers.get("host") ?? "");
  return isNear && ![...headers.keys()].some(speaksForAnother);
}

type Settings = Pick<ServerEnv, "METRICS_TOKEN" | "BANDWISE_PRODUCTION">;

/** Whether a request may see how the process is doing: it holds METRICS_TOKEN; without one, in trying out, who is at this machine. */
export function isOperator(caller: Caller, { METRICS_TOKEN: token, BANDWISE_PRODUCTION: isReal }: Settings) {
  if (!token) return !isReal && isThisMachine(caller);
  return isSameSecret(caller.headers.get("authorization") ?? "", `Bearer ${token}`);
}

import "server-only";
import { isSameSecret } from "@/lib/core/signing";

/** `peer`: the address of the socket; empty when nobody can say. */
export type Caller = { peer: string; headers: Headers };

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Whether a request may see how the process is doing: it holds METRICS_TOKEN, or without one comes from this machine. */
export function isOperator({ peer, headers }: Caller, token: string | undefined) {
  if (!token) return loopback.test(peer) && !headers.has("x-forwarded-for");
  return isSameSecret(headers.get("authorization") ?? "", `Bearer ${token}`);
}

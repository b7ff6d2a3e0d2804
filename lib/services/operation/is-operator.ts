import "server-only";
import { isSameSecret } from "@/lib/core/signing";

const loopback = /^(::ffff:)?127\.|^::1$/;

/** Whether a request may see how the process is doing: it holds METRICS_TOKEN, or without one comes from this machine. */
export function isOperator(headers: Headers, token: string | undefined) {
  if (!token)
    return (
      loopback.test(headers.get("x-bandwise-peer") ?? "") && headers.get("x-bandwise-forwarded") === "no"
    );
  return isSameSecret(headers.get("authorization") ?? "", `Bearer ${token}`);
}

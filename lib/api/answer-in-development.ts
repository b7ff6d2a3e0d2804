import "server-only";
import { answer } from "@/lib/api/server";

/**
 * Answers behind `next dev`, which listens on this machine only (`scripts/dev.mjs`). It writes down itself who asks,
 * unless a proxy in front has done so: then its words stay, and the request comes from somewhere else.
 */
export function answerInDevelopment(request: Request) {
  const headers = new Headers(request.headers);
  const peer = headers.get("x-forwarded-for") ?? "";
  const isOwn = headers.get("x-forwarded-host") === headers.get("host") && !peer.includes(",");
  if (isOwn) for (const part of ["for", "host", "port", "proto"]) headers.delete(`x-forwarded-${part}`);
  return answer(new Request(request, { headers }), { peer });
}

import { type Body, usualBody } from "@/lib/api/body-of";
import type { Caller } from "@/lib/api/callable-by";
import { errorFacts } from "@/lib/core/error-facts";
import { type ErrorCode } from "@/lib/core/errors";

/** What a route says of itself in its OpenAPI entry. */
export type Said = {
  method: string;
  caller: Caller;
  body: Body | undefined;
  isLimited: boolean;
};

const always: ErrorCode[] = ["request/invalid", "request/method", "server/unavailable", "server/unexpected"];

const ofCaller: Record<Caller, ErrorCode[]> = {
  public: [],
  signed: [],
  guest: ["session/missing", "session/expired"],
  account: ["session/missing", "session/expired", "auth/account-needed"],
};

const ofAnyBody: ErrorCode[] = ["request/too-large", "request/too-slow", "request/encoded"];
const ofBody: Record<Body["kind"], ErrorCode[]> = {
  none: ofAnyBody,
  raw: ofAnyBody,
  stream: ofAnyBody,
  json: [...ofAnyBody, "request/not-json", "request/broken-json"],
};

/** The errors that a route's middleware answers with, whatever the route itself does. */
export function answersOfMiddleware({ method, caller, body, isLimited }: Said): ErrorCode[] {
  const hasBody = method !== "get" && method !== "head";
  return [
    ...always,
    ...ofCaller[caller],
    ...(hasBody ? ofBody[(body ?? usualBody).kind] : []),
    ...(isLimited ? (["request/too-many"] as const) : []),
  ];
}

const header = (description: string, schema: object, required = true) => ({ description, schema, required });

/** The headers that go with a status. */
export function headersOf(status: number) {
  const every = { "X-Request-Id": header("Names the call in the log.", { type: "string", format: "uuid" }) };
  const wait = (required: boolean) => ({
    "Retry-After": header("Seconds to wait.", { type: "integer", minimum: 1 }, required),
  });
  if (status === 401)
    return { ...every, "WWW-Authenticate": header("The scheme to sign in by.", { type: "string" }) };
  if (status === 405)
    return { ...every, Allow: header("The methods that this path answers.", { type: "string" }) };
  if (status === 429) return { ...every, ...wait(true) };
  if (status === 503) return { ...every, ...wait(false) };
  return every;
}

/** What an error answer is about: its codes with their words. */
export function describeCodes(codes: readonly ErrorCode[]) {
  return codes.map((code) => `\`${code}\`: ${errorFacts[code].message}`).join("\n\n");
}

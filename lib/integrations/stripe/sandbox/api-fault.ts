import "server-only";
import type { z } from "zod";

type ErrorBody = {
  type: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
};

/** An error answer in Stripe's shape. */
export class ApiFault extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409,
    readonly error: ErrorBody,
  ) {
    super(error.message);
    this.name = "ApiFault";
  }
}

export function missingResource(kind: string, id: string) {
  return new ApiFault(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: "id",
  });
}

/** Parses parameters; the first fault is told as Stripe tells it. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknownKey ? [unknownKey] : [])].map(String);
  const param = path.map((step, index) => (index === 0 ? step : `[${step}]`)).join("");
  const isMissing = issue?.code === "invalid_type" && issue.message.includes("undefined");
  const [code, message] = unknownKey
    ? ["parameter_unknown", `Received unknown parameter: ${param}`]
    : isMissing
      ? ["parameter_missing", `Missing required param: ${param}.`]
      : ["parameter_invalid", `Invalid ${param}: ${issue?.message ?? "not valid"}`];
  throw new ApiFault(400, { type: "invalid_request_error", code, message, param });
}

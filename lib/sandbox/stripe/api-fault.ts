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

type Issue = z.core.$ZodIssue;

function nameParam(steps: readonly PropertyKey[]) {
  return steps.map((step, index) => (index === 0 ? String(step) : `[${String(step)}]`)).join("");
}

function describe(issue: Issue) {
  const param = nameParam(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = nameParam([...issue.path, ...issue.keys.slice(0, 1)]);
    return { code: "parameter_unknown", message: `Received unknown parameter: ${unknown}`, param: unknown };
  }
  if (issue.code === "invalid_type" && issue.message.includes("undefined")) {
    return { code: "parameter_missing", message: `Missing required param: ${param}.`, param };
  }
  return { code: "parameter_invalid", message: `Invalid ${param}: ${issue.message}`, param };
}

/** Parses parameters; the first fault is told as Stripe tells it. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const told = issue ? describe(issue) : { message: "The parameters are not valid." };
  throw new ApiFault(400, { type: "invalid_request_error", ...told });
}

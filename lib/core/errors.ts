import { errorFacts } from "@/lib/core/error-facts";

export type ErrorCode = keyof typeof errorFacts;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorFacts, value);
}

/** True also for an error of another bundle's copy of this class, where `instanceof` says no. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === "AppError" && "code" in value && isErrorCode(value.code);
}

export class AppError extends Error {
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What is allowed instead of what was asked; sent as `Allow`. */
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly code: ErrorCode,
    options: { cause?: unknown; retryAfter?: number; allow?: readonly string[] } = {},
  ) {
    super(errorFacts[code].message, { cause: options.cause });
    this.name = "AppError";
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}

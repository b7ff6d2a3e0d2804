import { isErrorCode, type ErrorCode } from "@/lib/core/errors";

/** `offline` when the call did not reach the server. */
export type ApiErrorCode = ErrorCode | "client/offline";

export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    message: string,
    /** Seconds after which another try makes sense. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** Any failure as an `ApiError`: what a person reads is found by its code. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("server/unexpected", 500, error instanceof Error ? error.message : "");
}

export async function readFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const found = typeof body === "object" && body !== null ? body : {};
  const code = "code" in found && isErrorCode(found.code) ? found.code : "server/unexpected";
  const message =
    "message" in found && typeof found.message === "string" ? found.message : response.statusText;
  const wait = Number(response.headers.get("retry-after"));
  return new ApiError(code, response.status, message, wait > 0 ? wait : null);
}

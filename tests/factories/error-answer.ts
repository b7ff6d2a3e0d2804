import { errorFacts } from "@/lib/core/error-facts";
import { type ErrorCode } from "@/lib/core/errors";

/** What the API says of an error. */
export const bodyOf = (code: ErrorCode) => {
  const { status, message } = errorFacts[code];
  return { status, message, code };
};

import { useTranslations } from "next-intl";

import type { ApiErrorCode } from "@/lib/api/client/api-error";
import { toApiError } from "@/lib/api/client/api-error";

type MessageKey<Code> = Code extends `${infer Area}/${infer Reason}` ? `${Area}.${Reason}` : never;

function messageKey(code: ApiErrorCode) {
  return code.replace("/", ".") as MessageKey<ApiErrorCode>;
}

/** What a failure says to a person, with what to do. */
export function useErrorText() {
  const t = useTranslations("Errors");
  return (error: unknown) => t(messageKey(toApiError(error).code));
}

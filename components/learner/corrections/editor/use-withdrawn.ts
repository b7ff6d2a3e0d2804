import { useSWRConfig } from "swr";

import { named } from "@/components/learner/queries";
import { toApiError } from "@/lib/api/client/api-error";

export const isWithdrawn = (error: unknown) =>
  Boolean(error) && toApiError(error).code === "correction/prompt-withdrawn";

/** A prompt that turns out to be withdrawn is read again: its screen then says what to do with the text. */
export function useWithdrawn() {
  const { mutate } = useSWRConfig();
  return (error: unknown): never => {
    if (isWithdrawn(error)) void mutate(named("correction-prompt"));
    throw error;
  };
}

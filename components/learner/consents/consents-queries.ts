import { useOwn } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";

export const readConsents = async () => (await (await apiClient.consents.$get()).json()).data;

export function useConsents() {
  return useOwn("consents", [], readConsents);
}

export type Consent = Awaited<ReturnType<typeof readConsents>>[number];

type Decision = {
  kind: Consent["kind"];
  version: string;
  isGiven: boolean;
  age?: "of-age" | "with-parent" | "alone";
};
export async function decideConsent({ kind, ...json }: Decision) {
  await (await apiClient.consents[":kind"].$put({ param: { kind }, json })).json();
}

"use client";

import { useLocale } from "next-intl";

import { WithdrawalSteps } from "@/components/learner/withdrawal/withdrawal-steps";
import { apiClient } from "@/lib/api/client/api-client";

/** Withdrawing without a session: the order is named, and the answer is the same whether or not there is one. */
export function WithdrawalByPage() {
  const locale = useLocale();
  return (
    <WithdrawalSteps
      onConfirm={async (statement) => {
        const response = await apiClient.common.withdrawal.$post({
          json: { ...statement, locale, website: "" },
        });
        return (await response.json()).data.declaredAt;
      }}
    />
  );
}

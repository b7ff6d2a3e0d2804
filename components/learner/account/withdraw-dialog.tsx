"use client";

import { useLocale, useTranslations } from "next-intl";
import { mutate } from "swr";

import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { named, type Purchase } from "@/components/learner/queries";
import { WithdrawalSteps } from "@/components/learner/withdrawal/withdrawal-steps";
import { Dialog } from "@/components/ui/dialog";
import { apiClient } from "@/lib/api/client/api-client";
import { formatMoney } from "@/lib/core/money";

type WithdrawDialogProps = { purchase: Purchase; email: string; onEnd: () => void };

const namespaces = ["Withdrawal", "Errors", "Checkout"] as const;

function Steps({ purchase, email, onEnd }: WithdrawDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, currency, offer } = purchase;
  const due = { amount: offer?.refund ?? 0, currency };
  const refund =
    due.amount > 0
      ? t("Withdrawal.refund", { amount: formatMoney(due, locale, [due]) })
      : t("Withdrawal.nothing");

  return (
    <Dialog open onOpenChange={onEnd} title={t("Withdrawal.title")} closeLabel={t("Checkout.close")}>
      <p>{purchase.planName}</p>
      <WithdrawalSteps
        order={id}
        email={email}
        {...(offer ? { refund } : {})}
        onConfirm={async ({ name, email: address }) => {
          const response = await apiClient.account.orders[":id"].withdrawal.$post({
            param: { id },
            json: { name, email: address, locale },
          });
          const { declaredAt } = (await response.json()).data;
          await Promise.all(["orders", "user", "ledger"].map((list) => mutate(named(list))));
          return declaredAt;
        }}
      />
    </Dialog>
  );
}

/** Withdrawing from a purchase of one's own. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={namespaces}>
      <Steps {...props} />
    </MessagesOnDemand>
  );
}

"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Link } from "wouter";

import { SectionCard } from "@/components/learner/account/section-card";
import { Loaded } from "@/components/learner/loaded";
import { useOrders, type Purchase } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/core/money";

const WithdrawDialog = dynamic(() => import("./withdraw-dialog").then((m) => m.WithdrawDialog), {
  ssr: false,
});

function useWords(purchase: Purchase) {
  const t = useTranslations("Learner.purchases");
  const format = useFormatter();
  const locale = useLocale();
  const { currency, amount, refundedAmount, status } = purchase;
  const money = (value: number) => {
    const price = { amount: value, currency };
    return formatMoney(price, locale, [price]);
  };
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const isPartly = status === "paid" && refundedAmount > 0 && refundedAmount < amount;
  const known = ["pending", "paid", "disputed", "refunded", "review"] as const;
  const name = known.find((each) => each === status) ?? "pending";
  return { money, date, state: isPartly ? t("partly", { amount: money(refundedAmount) }) : t(name) };
}

/** What became of a withdrawal. */
function Withdrawn({ purchase }: { purchase: Purchase }) {
  const t = useTranslations("Learner.purchases");
  const { money, date } = useWords(purchase);
  const { withdrawal } = purchase;
  if (!withdrawal) return null;
  const { state, refund } = withdrawal;
  const isOnItsWay = state === "refunding" || state === "refunded";
  const more =
    state === "nothing-due"
      ? t("nothingDue")
      : isOnItsWay && refund !== null
        ? t("refunding", { amount: money(refund) })
        : t("byHand");
  return (
    <p className="text-sm text-ink-soft">
      {t("declared", { date: date(withdrawal.declaredAt) })} {purchase.status === "refunded" ? null : more}
    </p>
  );
}

function PurchaseRow({ purchase, onWithdraw }: { purchase: Purchase; onWithdraw: () => void }) {
  const t = useTranslations("Learner.purchases");
  const { money, date, state } = useWords(purchase);
  const { offer, receipts } = purchase;

  return (
    <li className="grid gap-2 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{purchase.planName}</span>
        <span className="font-semibold tabular">{money(purchase.amount)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        {date(purchase.paidAt ?? purchase.orderedAt)} · {state}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft tabular">{t("order", { id: purchase.id })}</p>
      {receipts.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {receipts.map(({ id, number, kind }) => (
            <li key={id}>
              <Link
                href={`/account/receipts/${id}`}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {t(kind === "credit" ? "credit" : "receipt", { number })}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Withdrawn purchase={purchase} />
      {offer ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" variant="secondary" onClick={onWithdraw}>
            {t("withdraw")}
          </Button>
          {offer.until ? (
            <span className="text-sm text-ink-soft">{t("until", { date: date(offer.until) })}</span>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** What somebody has bought, with its receipts, and for 14 days the way out of it. */
export function PurchasesCard({ email }: { email: string }) {
  const t = useTranslations("Learner.purchases");
  const orders = useOrders();
  const [chosen, setChosen] = useState<Purchase | null>(null);

  return (
    <SectionCard title={t("title")}>
      <Loaded query={orders} lines={2}>
        {(purchases) =>
          purchases.length === 0 ? (
            <p className="text-ink-soft">{t("none")}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line">
              {purchases.map((purchase) => (
                <PurchaseRow key={purchase.id} purchase={purchase} onWithdraw={() => setChosen(purchase)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {chosen ? <WithdrawDialog purchase={chosen} email={email} onEnd={() => setChosen(null)} /> : null}
    </SectionCard>
  );
}

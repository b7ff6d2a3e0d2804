"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Link } from "wouter";

import { Loaded } from "@/components/learner/loaded";
import { useReceipt, type Receipt } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { formatMoney } from "@/lib/core/money";

function useRows({ currency, seller, ...receipt }: Receipt) {
  const t = useTranslations("Learner.purchases");
  const format = useFormatter();
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency }, locale, [{ amount, currency }]);
  const from = [seller.name, seller.address, seller.vatId ?? seller.taxNumber].filter(Boolean).join(", ");
  const rows: (readonly [label: string, value: string])[] = [
    [t("number"), receipt.number],
    [t("date"), format.dateTime(new Date(receipt.issuedAt), { dateStyle: "long" })],
    [t("orderNumber"), receipt.orderId],
    [t("plan"), receipt.planName],
    [t("amount"), money(receipt.amount)],
    ...(receipt.taxRate === null ? [] : [[t("tax", { rate: receipt.taxRate }), money(receipt.tax)] as const]),
    ...(from ? [[t("seller"), from] as const] : []),
  ];
  return rows;
}

function Sheet({ receipt }: { receipt: Receipt }) {
  const t = useTranslations("Learner.purchases");
  const format = useFormatter();
  const rows = useRows(receipt);
  return (
    <article className="grid gap-6 rounded-card border border-line bg-card p-6 sm:p-10 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{t(receipt.kind === "credit" ? "creditTitle" : "receiptTitle")}</h1>
        <Logo />
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 text-sm text-ink-soft">
        {receipt.taxRate === null ? <p>{t("noTax")}</p> : null}
        {receipt.agreedAt && receipt.kind === "receipt" ? (
          <p>
            {t("agreed", {
              date: format.dateTime(new Date(receipt.agreedAt), { dateStyle: "long" }),
            })}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** A receipt or credit note, to be read and printed. */
export function ReceiptScreen({ id }: { id: string }) {
  const t = useTranslations("Learner.purchases");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          href="/account"
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t("back")}
        </Link>
        <Button variant="secondary" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      <Loaded query={useReceipt(id)} lines={5}>
        {(receipt) => <Sheet receipt={receipt} />}
      </Loaded>
    </>
  );
}

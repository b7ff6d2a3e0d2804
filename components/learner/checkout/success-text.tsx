"use client";

import { useTranslations } from "next-intl";

import type { Order } from "@/components/learner/checkout/poll-order";

/** What an order has brought, in the words of the success dialog. */
export function SuccessText({ order }: { order: Order }) {
  const t = useTranslations("Checkout");
  if (order.type === "4") return <p>{t("exams", { count: order.examNum })}</p>;

  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t("premium")}</p>
      {order.vipEndTime ? (
        <p className="tabular">{t("until", { date: order.vipEndTime.slice(0, 10) })}</p>
      ) : null}
      <p>{t("mockExam", { count: order.examNum })}</p>
      <p>{order.tag === "Pro" ? t("unlimited") : t("correction", { count: order.correctNum })}</p>
    </div>
  );
}

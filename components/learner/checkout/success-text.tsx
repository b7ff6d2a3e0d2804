"use client";

import { useTranslations } from "next-intl";

import { isCreditWaiting } from "@/lib/core/products";
import type { Order } from "@/components/learner/checkout/poll-order";

type Brought = Pick<Order, "type" | "tag" | "examNum" | "correctNum" | "vipEndTime">;

/** What an order has brought, in the words of the success dialog. */
export function SuccessText({ order }: { order: Brought }) {
  const t = useTranslations("Checkout");
  const examsWait = isCreditWaiting("exam");
  const isWaiting =
    (order.examNum > 0 && examsWait) ||
    ((order.correctNum > 0 || order.tag === "Pro") && isCreditWaiting("correct"));
  const wait = isWaiting ? <p className="text-sm text-ink-soft">{t("creditsWait")}</p> : null;
  if (order.type === "4") {
    return (
      <div className="grid gap-2">
        <p>{t(examsWait ? "examsAdded" : "exams", { count: order.examNum })}</p>
        {wait}
      </div>
    );
  }

  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t("premium")}</p>
      {order.vipEndTime ? (
        <p className="tabular">{t("until", { date: order.vipEndTime.slice(0, 10) })}</p>
      ) : null}
      <p>{t("mockExam", { count: order.examNum })}</p>
      <p>{order.tag === "Pro" ? t("unlimited") : t("correction", { count: order.correctNum })}</p>
      {wait}
    </div>
  );
}

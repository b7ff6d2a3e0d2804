"use client";

import { useTranslations } from "next-intl";

import { examCreditDays } from "@/lib/core/products";
import type { Order } from "@/components/learner/checkout/poll-order";

type Brought = Pick<Order, "type" | "tag" | "examNum" | "correctNum" | "vipEndTime">;

const hasCorrections = ({ correctNum, tag }: Pick<Brought, "correctNum" | "tag">) =>
  correctNum > 0 || tag === "Pro";

type SuccessTextProps = {
  order: Brought;
  /** Whether a correction credit buys correction of speaking here. */
  isSpeechSold: boolean;
};

/** What an order has brought, in the words of the success dialog. */
export function SuccessText({ order, isSpeechSold }: SuccessTextProps) {
  const t = useTranslations("Checkout");
  if (order.type === "4") {
    return (
      <div className="grid gap-2">
        <p>{t("exams", { count: order.examNum })}</p>
        <p className="text-sm text-ink-soft">{t("examsValid", { days: examCreditDays })}</p>
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
      {hasCorrections(order) && !isSpeechSold ? (
        <p className="text-sm text-ink-soft">{t("writingOnly")}</p>
      ) : null}
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";

import { isCreditWaiting } from "@/lib/core/products";
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
  const examsWait = isCreditWaiting("exam");
  if (order.type === "4") {
    return (
      <div className="grid gap-2">
        <p>{t(examsWait ? "examsAdded" : "exams", { count: order.examNum })}</p>
        <CreditNotes order={order} isSpeechSold={isSpeechSold} />
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
      <CreditNotes order={order} isSpeechSold={isSpeechSold} />
    </div>
  );
}

/** What of it has to wait, and what corrections are for as long as speaking is not sold. */
function CreditNotes({ order, isSpeechSold }: SuccessTextProps) {
  const t = useTranslations("Checkout");
  const brought = [
    ...(order.examNum > 0 ? (["exam"] as const) : []),
    ...(hasCorrections(order) ? (["correct"] as const) : []),
  ];
  const waiting = brought.filter((kind) => isCreditWaiting(kind));
  const isOpen = hasCorrections(order) && !isCreditWaiting("correct");
  const isMixed = isOpen && waiting.length > 0;
  const notes = [
    ...(isOpen && !isSpeechSold ? [t("writingOnly")] : []),
    ...(waiting.length > 0 ? [t(isMixed ? "examsWait" : "creditsWait")] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}

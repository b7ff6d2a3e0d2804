"use client";

import { Check, CircleDashed, CircleSlash, Hourglass, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { classNames } from "@/components/ui/class-names";
import type { Outcome } from "@/lib/questions/outcome";

type Look = { Icon: LucideIcon; tone: string; text: string; more: string | null };

function useLook() {
  const t = useTranslations("Learner.player");
  const format = useFormatter();

  function scored(share: number): Look {
    if (share >= 1) return { Icon: Check, tone: "text-green", text: t("right"), more: null };
    if (share <= 0) return { Icon: X, tone: "text-red", text: t("wrong"), more: null };
    const percent = format.number(share, { style: "percent", maximumFractionDigits: 0 });
    return { Icon: CircleDashed, tone: "text-ochre", text: t("partly", { percent }), more: null };
  }

  /** A scale of its own is said in its own points. */
  function points(earned: number, max: number): Look {
    return { ...scored(earned / max), text: t("points", { earned, max }) };
  }

  return (outcome: Outcome): Look => {
    switch (outcome.state) {
      case "scored":
        return outcome.max === 1 ? scored(outcome.earned) : points(outcome.earned, outcome.max);
      case "pending":
        return { Icon: Hourglass, tone: "text-ink", text: t("pending"), more: t("pendingText") };
      case "unscored":
        return {
          Icon: CircleSlash,
          tone: "text-ink-soft",
          text: t("unscored"),
          more: t(`unscoredText.${outcome.reason}`),
        };
      case "failed":
        return { Icon: TriangleAlert, tone: "text-ochre", text: t("failed"), more: t("failedText") };
    }
  };
}

type VerdictProps = {
  outcome: Outcome;
  /** Whether a screen reader hears it when it comes; of several that come together one is enough. */
  isSaid?: boolean;
};

/** What came of an answer. What is not scored, or not yet, is said and never shown as a 0. */
export function Verdict({ outcome, isSaid = true }: VerdictProps) {
  const { Icon, tone, text, more } = useLook()(outcome);
  return (
    <div role={isSaid ? "status" : undefined} className="grid gap-1">
      <p className={classNames("inline-flex items-center gap-2 font-semibold", tone)}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {text}
      </p>
      <p className="text-ink-soft empty:hidden">{more}</p>
    </div>
  );
}

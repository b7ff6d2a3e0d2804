"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { reviewPath } from "@/components/learner/learner-path";
import { useTypes, useVocabulary } from "@/components/learner/queries";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";

const missedSet = { purpose: "missed", level: "mixed", way: "single" } as const;

/** Words and mistakes that are due now: they come by their own days, not by the week's. */
export function DueToday() {
  const t = useTranslations("Learner");
  const [, navigate] = useLocation();
  const { busy, start } = useStartSet();
  const words = useVocabulary().data?.due ?? 0;
  const mistakes = useTypes().data?.missed.due ?? 0;
  if (words + mistakes === 0) return null;

  return (
    <section data-part="due" className="grid gap-3">
      <h2 className="text-xl">{t("path.today")}</h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
        {words > 0 ? (
          <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <span>{t("words.due", { count: words })}</span>
            <Button variant="secondary" size="sm" onClick={() => navigate(reviewPath)}>
              {t("words.review")}
            </Button>
          </li>
        ) : null}
        {mistakes > 0 ? (
          <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <span>{t("home.mistakesDue", { count: mistakes })}</span>
            <Button variant="secondary" size="sm" busy={busy} onClick={() => void start(() => missedSet)}>
              {t("home.mistakesStart")}
            </Button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

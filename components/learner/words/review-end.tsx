"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

function EndButtons() {
  const t = useTranslations("Learner");
  const [, navigate] = useLocation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="lg" onClick={() => navigate("/home")}>
        {t("summary.home")}
      </Button>
      <Button size="lg" variant="secondary" onClick={() => navigate("/words")}>
        {t("words.toList")}
      </Button>
    </div>
  );
}

/** Nothing is due, and nothing was done. */
export function NothingDue() {
  const t = useTranslations("Learner.words");
  return (
    <div className="grid gap-6 max-md:py-4">
      <EmptyState title={t("nothingDue")} text={t("nothingDueText")} action={<EndButtons />} />
    </div>
  );
}

type ReviewEndProps = { words: number; forgotten: number };

/** The end of a sitting: how many words, and how many of them come back soon. */
export function ReviewEnd({ words, forgotten }: ReviewEndProps) {
  const t = useTranslations("Learner.words");
  const format = useFormatter();
  return (
    <div className="grid gap-6 max-md:py-4">
      <h1 className="text-2xl">{t("endTitle")}</h1>
      <Card className="grid gap-3">
        <p className="text-4xl font-bold tabular">{format.number(words)}</p>
        <p>{t("endText", { count: words })}</p>
        {forgotten > 0 ? <p className="text-ink-soft">{t("endForgotten", { count: forgotten })}</p> : null}
      </Card>
      <EndButtons />
    </div>
  );
}

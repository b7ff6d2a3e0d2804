"use client";

import { useLocale, useTranslations } from "next-intl";

import { durationIn } from "@/components/learner/corrections/duration";
import type { Times } from "@/components/learner/player/run-clock";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type ReadyCardProps = { parts: readonly (Times | null)[]; onStart: () => void };

/** Before the clock: what comes, and how long each part lasts. */
export function ReadyCard({ parts, onStart }: ReadyCardProps) {
  const t = useTranslations("Corrections.write");
  const locale = useLocale();
  return (
    <Card className="grid justify-items-start gap-4" data-part="ready">
      <p className="text-lg font-semibold">{t("ready")}</p>
      <ol className="grid gap-1">
        {parts.flatMap((times, part) => {
          if (!times) return [];
          const steps = [
            ...(times.prepare > 0 ? [t("toRead", { time: durationIn(locale, times.prepare) })] : []),
            t(part === 0 ? "toWrite" : "toFollowUp", { time: durationIn(locale, times.seconds) }),
          ];
          return steps.map((step) => <li key={step}>{step}</li>);
        })}
      </ol>
      <p className="max-w-text text-ink-soft">{t("kept")}</p>
      <Button size="lg" autoFocus data-start onClick={onStart}>
        {t("start")}
      </Button>
    </Card>
  );
}

"use client";

import { useFormatter, useTranslations } from "next-intl";

import { spokenTask } from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { Card } from "@/components/ui/card";
import { Progress, Spinner } from "@/components/ui/progress";

/** What is waited for: a place in the queue, then how far it has come. */
export function WaitingCard({ correction: { task, state, queue, progress } }: { correction: Correction }) {
  const t = useTranslations("Corrections.waiting");
  const format = useFormatter();
  const isScoring = state === "scoring";
  const isSpoken = spokenTask(task) !== null;
  const label = isScoring
    ? t(isSpoken ? "scoringSpoken" : "scoring")
    : t(isSpoken ? "queuedSpoken" : "queued");

  return (
    <Card className="grid gap-4" data-part="waiting">
      <Spinner label={label} />
      {isScoring ? (
        <div className="grid gap-2">
          <Progress value={progress} max={1} label={label} />
          <p className="text-sm text-ink-soft tabular">{format.number(progress, { style: "percent" })}</p>
        </div>
      ) : null}
      {queue && !isScoring ? <p>{t("position", queue)}</p> : null}
      <p className="max-w-text text-ink-soft">{t("text")}</p>
    </Card>
  );
}

"use client";

import { useTranslations } from "next-intl";

import { spokenTask } from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/progress";
import { correctionPatience as patience } from "@/lib/core/correction-costs";

/** What is waited for and how long, and what becomes of the credit when nothing comes. */
export function WaitingCard({
  correction: { task, state, queue, wait, charge },
}: {
  correction: Correction;
}) {
  const t = useTranslations("Corrections.waiting");
  const isScoring = state === "scoring";
  const isSpoken = spokenTask(task) !== null;
  const label = isScoring
    ? t(isSpoken ? "scoringSpoken" : "scoring")
    : t(isSpoken ? "queuedSpoken" : "queued");

  return (
    <Card className="grid gap-4" data-part="waiting">
      <Spinner label={label} />
      {queue && !isScoring ? <p>{t("position", queue)}</p> : null}
      <div className="grid max-w-text gap-2 text-ink-soft">
        <p>{t(`text.${wait}`)}</p>
        {charge.state === "reserved" ? (
          <p>{t(`back.${charge.by === "try" ? "try" : "credit"}`, patience)}</p>
        ) : null}
      </div>
    </Card>
  );
}

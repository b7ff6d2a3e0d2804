"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { DeleteRecordings } from "@/components/learner/corrections/result/delete-correction";
import { OwnRecordings } from "@/components/learner/corrections/speaking/own-recordings";
import { spokenParts, type SpokenMeasures } from "@/components/learner/corrections/speaking/spoken-parts";
import { RateChoice } from "@/components/questions/read-aloud/model-reading";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import { Card } from "@/components/ui/card";

type RecordingsCardProps = { correction: Correction; measures: SpokenMeasures };

/** Every answer as it was recorded, with what was heard where something hears. */
export function RecordingsCard({ correction, measures }: RecordingsCardProps) {
  const t = useTranslations("Corrections.speech");
  const [rate, setRate] = useState<Rate>(1);
  const parts = spokenParts(correction, measures);
  const { transcript } = measures;
  const isHere = parts.some(({ upload }) => upload !== null);
  const id = useId();

  return (
    <Card className="grid gap-5" data-part="recordings">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {t("recording", { count: parts.length })}
        </h2>
        <RateChoice rate={rate} onChange={setRate} />
      </div>
      <p className="max-w-text text-sm text-ink-soft">
        {t("lineText")} {isHere ? t("lineStart") : null}
      </p>
      <OwnRecordings parts={parts} rate={rate} by="words" labelledBy={id} headings="h3" />
      {transcript ? (
        <p className="max-w-text text-sm text-ink-soft">
          {t("tap")} {transcript.timing === "estimated" ? t("estimated") : null}
        </p>
      ) : null}
      {isHere ? <DeleteRecordings id={correction.id} /> : null}
    </Card>
  );
}

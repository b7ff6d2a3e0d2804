"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { DeleteRecordings } from "@/components/learner/corrections/result/delete-correction";
import { RecordingPlayer } from "@/components/learner/corrections/speaking/recording-player";
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

  return (
    <Card className="grid gap-5" data-part="recordings">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("recording", { count: parts.length })}</h2>
        <RateChoice rate={rate} onChange={setRate} />
      </div>
      <p className="max-w-text text-sm text-ink-soft">{t("lineText")}</p>
      <ol className="grid gap-6">
        {parts.map((part, index) => (
          <li key={index} className="grid gap-2">
            {parts.length > 1 ? (
              <h3 lang="en" className="text-base">
                {part.asks}
              </h3>
            ) : null}
            <RecordingPlayer part={part} upload={part.upload} rate={rate} />
          </li>
        ))}
      </ol>
      {transcript ? (
        <p className="max-w-text text-sm text-ink-soft">
          {t("tap")} {transcript.timing === "estimated" ? t("estimated") : null}
        </p>
      ) : null}
      {parts.some(({ upload }) => upload !== null) ? <DeleteRecordings id={correction.id} /> : null}
    </Card>
  );
}

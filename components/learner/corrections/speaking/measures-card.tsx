"use client";

import { useTranslations } from "next-intl";

import { useMeasureLines } from "@/components/learner/corrections/speaking/measure-lines";
import type { SpokenMeasures } from "@/components/learner/corrections/speaking/spoken-parts";
import { MeasureLines } from "@/components/speaking/measure-list";
import { Card } from "@/components/ui/card";

/** Time, pauses and pace: there always, scored or not. */
export function MeasuresCard({ measures }: { measures: SpokenMeasures }) {
  const t = useTranslations("Corrections.speech.measures");
  const lines = useMeasureLines(measures);
  return (
    <Card className="grid content-start gap-4" data-part="measures">
      <h2 className="text-xl">{t("title")}</h2>
      <MeasureLines lines={lines} />
      <p className="text-sm text-ink-soft">{t("note")}</p>
    </Card>
  );
}

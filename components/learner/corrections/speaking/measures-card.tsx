"use client";

import { useFormatter, useTranslations } from "next-intl";

import { pauseFigures, type SpokenMeasures } from "@/components/learner/corrections/speaking/spoken-parts";
import { Card } from "@/components/ui/card";

/** What a recording tells by itself, and by its words where they were heard. */
export function useMeasureLines(measures: SpokenMeasures): (readonly [string, string])[] {
  const t = useTranslations("Corrections.speech.measures");
  const format = useFormatter();
  const one = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const { seconds, speechSeconds, wordsAMinute, syllablesASecond, runSeconds, fillers } = measures;
  const pauses = pauseFigures(measures);
  const rate =
    wordsAMinute !== null
      ? t("words", { count: Math.round(wordsAMinute) })
      : syllablesASecond !== null
        ? t("syllables", { rate: one(syllablesASecond) })
        : null;
  return [
    [t("speech"), t("speechOf", { speech: one(speechSeconds), all: one(seconds) })],
    [
      t("pauses"),
      pauses.count === 0
        ? t("noPauses")
        : t("pauseCount", {
            count: pauses.count,
            seconds: one(pauses.seconds),
            longest: one(pauses.longest),
          }),
    ],
    ...(rate === null ? [] : [[t("rate"), rate] as const]),
    ...(runSeconds === null ? [] : [[t("run"), t("seconds", { seconds: one(runSeconds) })] as const]),
    ...(fillers === null ? [] : [[t("fillers"), format.number(fillers)] as const]),
  ];
}

/** Time, pauses and pace: there always, scored or not. */
export function MeasuresCard({ measures }: { measures: SpokenMeasures }) {
  const t = useTranslations("Corrections.speech.measures");
  const lines = useMeasureLines(measures);
  return (
    <Card className="grid content-start gap-4" data-part="measures">
      <h2 className="text-xl">{t("title")}</h2>
      <dl className="grid">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t("note")}</p>
    </Card>
  );
}

import { useFormatter, useTranslations } from "next-intl";

import { pauseFigures, type SpokenMeasures } from "@/components/learner/corrections/speaking/spoken-parts";

type Measures = Pick<
  SpokenMeasures,
  "seconds" | "speechSeconds" | "pauses" | "wordsAMinute" | "syllablesASecond" | "runSeconds" | "fillers"
>;

/** What a recording tells by itself, and by its words where they were heard. */
export function useMeasureLines(measures: Measures): (readonly [string, string])[] {
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

import { useTranslations } from "next-intl";

import { Card } from "@/components/ui/card";
import { demoLevels, realWords } from "@/components/site/demo/demo-words";
import { type DemoTexts, explanationTexts, plainTexts } from "@/components/site/demo/demo-texts";
import { WordDemo } from "@/components/site/demo/word-demo";
import { scoreTicks } from "@/components/site/score-ticks";
import { textsOf } from "@/components/site/texts-of";
import { taskFormats } from "@/lib/content/task-formats";
import { defaultLocale, type Locale, localePath } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** The example question, ready to play. The words go to the browser as texts, not as messages. */
export function DemoCard({ locale }: { locale: Locale }) {
  const t = useTranslations("Demo");
  const explanation = useTranslations("Explanations");
  const total = demoLevels.length;
  const english = { word: "{word}", gloss: "{gloss}", nearest: "{nearest}" };
  const texts: DemoTexts = {
    ...textsOf(plainTexts, t),
    clock: t("clock", { seconds: taskFormats["read-and-select"].seconds }),
    explanations: {
      ...textsOf(explanationTexts, (key) => explanation(key, english)),
      meaning: explanation(locale === defaultLocale ? "meaning" : "gloss", english),
    },
    glosses: textsOf(realWords, (word) => t(`glosses.${word}`)),
    progress: demoLevels.map((_, index) => t("progress", { current: index + 1, total })),
    count: Array.from({ length: total + 1 }, (_, right) => t("count", { right, total })),
    reading: demoLevels.map((_, index) => t("reading", { answers: index + 1, low: "{low}", high: "{high}" })),
  };

  return (
    <Card className="relative">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          <Phrased>{t("title")}</Phrased>
        </h2>
        <p lang="en" className="text-sm font-medium text-teal">
          Read and Select
        </p>
      </div>
      <WordDemo
        texts={texts}
        practiceHref={`${localePath(locale, "/app")}#/practice`}
        ticks={scoreTicks(locale)}
      />
    </Card>
  );
}
